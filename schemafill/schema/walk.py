"""From a JSON Schema to nodes: one function per keyword, all of them in `KEYWORDS`.

A keyword's function returns what it says about the schema object that holds it (`Facts`); `_node`
turns the facts of one object into one node. What is not honoured is noted, not raised, so that one
walk finds every place.
"""

from __future__ import annotations

import functools
import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import partial
from graphlib import CycleError, TopologicalSorter
from types import MappingProxyType
from typing import Any, Literal, TypeAlias, TypedDict, cast

from schemafill._errors import LimitError, SchemaError, pointer
from schemafill.schema import ecma, resolve, validate
from schemafill.schema.dialects import Document
from schemafill.schema.merge import conditions_of, merged
from schemafill.schema.nodes import (
    ANYTHING,
    Array,
    Branch,
    Checks,
    Choice,
    Condition,
    Const,
    Flag,
    Json,
    Map,
    Never,
    Node,
    Object,
    Option,
    Property,
    Ref,
    Score,
    Span,
    Text,
    Tuple,
    Union,
)

REFS = ("$ref", "$dynamicRef")
# what says where a schema is, or is replaced by what it leads to
_APART = frozenset(("allOf", *REFS, "$id", "$anchor", "$dynamicAnchor"))

Status: TypeAlias = Literal["asked", "used to choose", "checked afterwards", "annotation", "refused"]


@dataclass(frozen=True, slots=True)
class At:
    """A schema object during the walk.

    Attributes:
        depth: how many objects and arrays of the document lie around its value.
        refs: what resolves its references.
    """

    schema: dict[str, Json]
    place: str
    depth: int
    refs: resolve.Refs

    def below(self, *parts: str | int) -> str:
        return self.place + pointer(parts)


class Facts(TypedDict, total=False):
    """What the keywords of one schema object say. A node of None was refused."""

    title: str
    description: str
    types: tuple[str, ...]
    properties: dict[str, Node | None]
    required: tuple[str, ...]
    closed: bool
    rest: Node | None
    item: Node | None
    prefix: tuple[Node | None, ...]
    name: Node | None
    min_entries: int
    max_entries: int
    unique: bool
    enum: list[Json]
    const: Json
    format: str
    any_of: tuple[Node | None, ...]
    one_of: tuple[Node | None, ...]
    ref: Node | None
    ordinal: bool
    generate: bool
    minimum: Decimal
    maximum: Decimal
    exclusive_minimum: Decimal
    exclusive_maximum: Decimal
    min_length: int
    max_length: int
    min_items: int
    max_items: int
    multiples: tuple[Decimal, ...]
    patterns: tuple[str, ...]


class Walk:
    """One walk of one document.

    Attributes:
        start: the part that is walked.
        defs: the schemas that a recursion leads back to, by place; the same place in another dynamic scope by both.
        refused: (keyword, pointer), in the order of the walk.
        seen: (pointer, keyword, value) of every keyword met.
    """

    def __init__(self, document: Document, depth: int) -> None:
        self.document = document
        self.depth = depth
        self.defs: dict[str, Node] = {}
        self.refused: list[tuple[str, str]] = []
        # keywords with schemas that are only checked
        self._unread: list[tuple[At, str]] = []
        self.seen: list[tuple[str, str, Json]] = [(f"{at}/$schema", "$schema", said) for at, said in document.said]
        self.checked = set(validate.check(document.schema))
        for each in document.resources.values():
            self._check(each.schema, each.place)
        # how many anyOf and oneOf are around
        self.joining = 0
        self._open: dict[str, int] = {}
        # what is open, by the schemas that were merged into it
        self._merged: dict[frozenset[int | str], str] = {}
        self._done: dict[str, Node | None] = {}
        self._recursive: set[str] = set()
        refs = resolve.root(document)
        self.start = resolve.Target(document.schema, "#", refs)
        if document.start != "#":
            self.start = self._target(document.start, At({}, "#", 0, refs), "")

    def run(self) -> Node | None:
        """The node of the start; None where something was refused."""
        node = self.visit(self.start.schema, self.start.place, 0, self.start.refs)
        self._follow_unread()
        return node

    def refuse(self, keyword: str, place: str) -> None:
        self.refused.append((keyword, place))

    def open(self) -> list[str]:
        """The schemas that are being walked, the outermost first."""
        return list(self._open)

    def _key(self, place: str, refs: resolve.Refs) -> str:
        """A place, and what the `$dynamicRef`s inside it lead to where that depends on the way there."""
        if not self.document.dynamic:
            return place
        bound: dict[str, str] = {}
        for uri, _ in refs.dynamic_scope():
            # the outermost comes last, and counts
            bound |= dict.fromkeys(self.document.dynamic.get(uri, ()), uri)
        return "\n".join([place, *(f"{uri}#{name}" for name, uri in sorted(bound.items()))])

    def visit(self, schema: Json, place: str, depth: int, refs: resolve.Refs) -> Node | None:
        key = self._key(place, refs)
        if key in self._done:
            return self._done[key]
        if isinstance(schema, bool):
            return self.anything(place) if schema else Never(place=place)
        if key in self._open:
            return self._again(key, place, depth)
        # Three to an object: itself, an anyOf with null, a $ref. More nears Python's own limit.
        if len(self._open) >= 3 * self.depth:
            got = len(self._open) + 1
            raise LimitError("schemas within one another", 3 * self.depth, got, place)
        at = At(schema, place, depth, refs)
        self._open[key] = depth
        node = self._merge(at, key) if _expands(schema) else self._read(at, met=False)
        del self._open[key]
        self._done[key] = node
        if node is not None and key in self._recursive:
            self.defs[key] = node
        return node

    def _meet(self, at: At, keyword: str) -> None:
        self.seen.append((at.below(keyword), keyword, at.schema[keyword]))
        if keyword in _UNREAD:
            self._unread.append((at, keyword))

    def _meet_all(self, at: At) -> None:
        for keyword in at.schema:
            self._meet(at, keyword)

    def _follow_unread(self) -> None:
        """Follow every reference in what is only checked, so that none fails, or leads on, when a document is."""
        around: dict[str, set[str]] = {}
        pending = [
            (self._key(at.place, at.refs), At({keyword: at.schema[keyword]}, at.place, 0, at.refs))
            for at, keyword in self._unread
        ]

        def add(schema: Json, place: str, refs: resolve.Refs, key: str, *, same: bool) -> None:
            """`same`: it is of the same value as the schema with that key."""
            inner = self._key(place, refs)
            if same:
                around[key].add(inner)
            if validate.is_object(schema) and inner not in around and (same or inner not in self._done):
                around[inner] = set()
                pending.append((inner, At(schema, place, 0, refs)))

        while pending:
            key, at = pending.pop()
            around.setdefault(key, set())
            for keyword in at.schema.keys() & set(REFS):
                add(*self._target(at.schema[keyword], at, keyword), key, same=True)
            for path, inner in validate.inside(at.schema):
                if path[0] not in _SAYS_NOTHING:
                    add(inner, at.below(*path), resolve.inside(at.refs, inner), key, same=path[0] in _SAME)
        try:
            TopologicalSorter(around).prepare()
        except CycleError as error:
            name = min(error.args[1])
            raise _loop(name, name) from None

    def _read(self, at: At, *, met: bool) -> Node | None:
        facts: Facts = {}
        # nothing is not anything
        never = at.schema.get("not") in ({}, True)
        for keyword, value in at.schema.items():
            if not met:
                self._meet(at, keyword)
            entry = KEYWORDS.get(keyword)
            if entry is not None and entry.read is not None and not never:
                facts.update(entry.read(self, value, at))
        return Never(place=at.place) if never else _node(self, facts, at)

    def _merge(self, at: At, key: str) -> Node | None:
        """The node of a schema together with what its `allOf` and its references beside other keywords say."""
        branches: list[Json] = at.schema.get("allOf", [])
        if _beside(at.schema) == {"allOf"} and len(branches) == 1 and _beside(branches[0]) in _LONE:
            # the usual way of drafts 4 to 7 to give a reference a description
            self._meet_all(at)
            self._meet_all(At(branches[0], at.below("allOf", 0), at.depth, at.refs))
            rest = {key: value for key, value in at.schema.items() if key != "allOf"}
            return self._read(replace(at, schema={**branches[0], **rest}), met=True)
        parts = self._parts(at, frozenset())
        # the same schemas merged again inside themselves are a recursion
        said = [{k: v for k, v in one.schema.items() if k not in _APART} for one in parts]
        same = frozenset(
            id(one.schema) if id(one.schema) in self.document.places else json.dumps(rest, sort_keys=True)
            for one, rest in zip(parts, said, strict=True)
            if rest
        )
        if same in self._merged:
            return self._again(self._merged[same], at.place, at.depth)
        self._merged[same] = key
        whole = merged(said)
        node = Never(place=at.place) if whole is None else self._read(replace(at, schema=whole), met=True)
        del self._merged[same]
        return node

    def _parts(self, at: At, inside: frozenset[str]) -> list[At]:
        """The schema, the branches of its allOf and the targets of its references, with theirs."""
        self._meet_all(at)
        found = [at]

        def add(schema: Json, place: str, refs: resolve.Refs, inside: frozenset[str]) -> None:
            if validate.is_object(schema):
                found.extend(self._parts(At(schema, place, at.depth, refs), inside))
            elif not schema:
                found.append(At({"enum": []}, place, at.depth, refs))

        for i, branch in enumerate(at.schema.get("allOf", ())):
            add(branch, at.below("allOf", i), resolve.inside(at.refs, branch), inside)
        for keyword in REFS:
            if keyword in at.schema:
                target = self._target(at.schema[keyword], at, keyword)
                key = self._key(target.place, target.refs)
                if key in inside or self._open.get(key) == at.depth:
                    raise _loop(key, at.below(keyword))
                if len(inside) >= 3 * self.depth:
                    raise LimitError("schemas within one another", 3 * self.depth, len(inside) + 1, at.place)
                add(target.schema, target.place, target.refs, inside | {key})
        return found

    def child(self, schema: Json, at: At, *parts: str | int, deeper: int = 0) -> Node | None:
        """The node of a schema inside another."""
        # of an expanded schema the parts come from other places
        place = self.document.places.get(id(schema), at.below(*parts))
        if at.depth + deeper > self.depth:
            raise LimitError("levels of nesting", self.depth, at.depth + deeper, at.place)
        return self.visit(schema, place, at.depth + deeper, resolve.inside(at.refs, schema))

    def follow(self, ref: str, at: At, keyword: str) -> Node | None:
        """The node of a reference: the target's own, or a `Ref` where it leads back to itself."""
        target = self._target(ref, at, keyword)
        name = self._key(target.place, target.refs)
        if isinstance(target.schema, bool):
            return self.visit(target.schema, target.place, at.depth, target.refs)
        if name in self._open:
            return self._again(name, at.below(keyword), at.depth)
        node = self.visit(target.schema, target.place, at.depth, target.refs)
        if node is None:
            return None
        if name in self._recursive:
            return Ref(place=at.place, name=name, nullable=node.nullable, through_ref=True)
        return replace(node, through_ref=True)

    def _check(self, schema: Json, place: str) -> None:
        if place not in self.checked:
            self.checked |= set(validate.check(schema, place))

    def _target(self, ref: str, at: At, keyword: str) -> resolve.Target:
        target = resolve.resolve(ref, at.refs, self.document.places, at.below(keyword) if keyword else at.place)
        self._check(target.schema, target.place)
        return target

    def anything(self, place: str) -> Node:
        """A value of any type, by reference, since its items and values may be anything again."""
        if ANYTHING not in self.defs:
            leaf = Span(place=place, type="string")
            again = Ref(place=place, name=ANYTHING, nullable=True)
            forms = (
                leaf,
                Span(place=place, type="number"),
                Flag(place=place),
                Map(place=place, key=leaf, value=again),
                Array(place=place, item=again),
            )
            names = ("string", "number", "boolean", "object", "array")
            branches = [Branch(name, n, partial(_is, name)) for name, n in zip(names, forms, strict=True)]
            self.defs[ANYTHING] = Union(place=place, nullable=True, branches=tuple(branches))
        return Ref(place=place, name=ANYTHING, nullable=True)

    def _again(self, name: str, place: str, depth: int) -> Node:
        """A schema that is being walked, met once more inside itself."""
        if self._open[name] == depth:
            raise _loop(name, place)
        self._recursive.add(name)
        return Ref(place=place.removesuffix("/$ref").removesuffix("/$dynamicRef"), name=name, through_ref=True)


def _loop(name: str, place: str) -> SchemaError:
    got, place = name.partition("\n")[0], place.partition("\n")[0]
    return SchemaError(f"Expected a reference to a schema, got `{got}`, which leads back to itself", place)


def _expands(schema: dict[str, Json]) -> bool:
    """Whether a schema is read together with others: its `allOf`, references beside other keywords."""
    beside = _beside(schema)
    return bool(schema.get("allOf")) or (bool(beside & set(REFS)) and beside not in _LONE)


# ---- keywords ------------------------------------------------------------------------------------


def _type(_: Walk, value: str | list[str], __: At) -> Facts:
    return {"types": (value,) if isinstance(value, str) else tuple(value)}


def _properties(walk: Walk, value: dict[str, Json], at: At) -> Facts:
    return {
        "properties": {name: walk.child(schema, at, "properties", name, deeper=1) for name, schema in value.items()}
    }


def _required(_: Walk, value: list[str], __: At) -> Facts:
    return {"required": tuple(value)}


def _additional_properties(walk: Walk, value: Json, at: At) -> Facts:
    if value is False:
        return {"closed": True}
    if at.schema.get("properties") or value is True or value == {}:
        # beside declared properties no others are asked for
        return {"closed": False}
    return {"closed": False, "rest": walk.child(value, at, "additionalProperties", deeper=1)}


def _items(walk: Walk, value: Json, at: At) -> Facts:
    return {"item": walk.child(value, at, "items", deeper=1)}


def _prefix_items(walk: Walk, value: list[Json], at: At) -> Facts:
    return {"prefix": tuple(walk.child(each, at, "prefixItems", i, deeper=1) for i, each in enumerate(value))}


def _property_names(walk: Walk, value: Json, at: At) -> Facts:
    if not isinstance(value, dict):
        return {}
    # names are strings, whether it says so or not
    return {"name": walk.child({"type": "string", **value}, at, "propertyNames", deeper=1)}


def _branches(walk: Walk, value: list[Json], at: At, keyword: str) -> tuple[Node | None, ...]:
    def form(i: int, branch: Json) -> Node | None:
        if not beside:
            return walk.child(branch, at, keyword, i)
        # together with what stands beside all branches
        node = walk.child({"allOf": [base, branch]}, at, keyword, i, "with what is beside it")
        return node and replace(node, place=at.below(keyword, i))

    beside = _beside(at.schema) - {keyword, "x-ordinal", "x-generate"}
    base = {key: each for key, each in at.schema.items() if key != keyword}
    # a form that nothing satisfies leaves the others
    walk.joining += 1
    found = tuple(form(i, branch) for i, branch in enumerate(value))
    walk.joining -= 1
    return found


def _any_of(walk: Walk, value: list[Json], at: At) -> Facts:
    return {"any_of": _branches(walk, value, at, "anyOf")}


def _one_of(walk: Walk, value: list[Json], at: At) -> Facts:
    return {"one_of": _branches(walk, value, at, "oneOf")}


def _ref(walk: Walk, value: str, at: At) -> Facts:
    return {"ref": walk.follow(value, at, "$ref")}


def _dynamic_ref(walk: Walk, value: str, at: At) -> Facts:
    return {"ref": walk.follow(value, at, "$dynamicRef")}


def _multiple(_: Walk, value: int | float, __: At) -> Facts:
    return {"multiples": (validate.exact(value),)}


def _pattern(_: Walk, value: str, at: At) -> Facts:
    ecma.compile(value, at.below("pattern"))
    return {"patterns": (value,)}


def _ordinal(_: Walk, value: Json, at: At) -> Facts:
    return {"ordinal": _switch(value, at.below("x-ordinal"))}


def _generate(_: Walk, value: Json, at: At) -> Facts:
    return {"generate": _switch(value, at.below("x-generate"))}


def _switch(value: Json, place: str) -> bool:
    if not isinstance(value, bool):
        raise SchemaError(f"Expected `true` or `false`, got `{type(value).__name__}`", place)
    return value


Read: TypeAlias = Callable[[Walk, Any, At], Facts]


def _as_is(fact: str) -> Read:
    return lambda _, value, __: cast(Facts, {fact: value})


def _number(fact: str) -> Read:
    return lambda _, value, __: cast(Facts, {fact: validate.exact(value)})


def _count(fact: str) -> Read:
    return lambda _, value, __: cast(Facts, {fact: int(value)})


@dataclass(frozen=True, slots=True)
class Keyword:
    """What becomes of a keyword, and the function that reads it, if it says anything of a node."""

    status: Status
    read: Read | None = None


# Nothing is asked for their sake: a document that breaks them is an error that says so.
_CHECKED = (
    *("not", "contains", "minContains", "maxContains", "unevaluatedItems"),
    *("unevaluatedProperties", "dependencies", "dependentRequired"),
)
# what they open is asked too
_OPENING = ("if", "then", "else", "dependentSchemas", "patternProperties")

_UNREAD = frozenset((*_CHECKED, *_OPENING, "additionalProperties"))
# what these hold is of the same value as the schema around them
_SAME = frozenset(("allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas"))

# Any keyword that is not in the table is an annotation too, as JSON Schema has it: `x-` keys.
_ANNOTATIONS = (
    *("$schema", "$id", "$anchor", "$dynamicAnchor", "$comment", "$defs", "definitions", "$vocabulary"),
    *("default", "examples", "example", "deprecated", "readOnly", "writeOnly", "nullable"),
    *("contentEncoding", "contentMediaType", "contentSchema"),
)

KEYWORDS: Mapping[str, Keyword] = MappingProxyType(
    {
        "title": Keyword("asked", _as_is("title")),
        "description": Keyword("asked", _as_is("description")),
        "type": Keyword("asked", _type),
        "properties": Keyword("asked", _properties),
        "required": Keyword("checked afterwards", _required),
        "additionalProperties": Keyword("checked afterwards", _additional_properties),
        "items": Keyword("asked", _items),
        "uniqueItems": Keyword("used to choose", _as_is("unique")),
        "enum": Keyword("asked", _as_is("enum")),
        "const": Keyword("asked", _as_is("const")),
        "format": Keyword("asked", _as_is("format")),
        "anyOf": Keyword("asked", _any_of),
        "oneOf": Keyword("asked", _one_of),
        "allOf": Keyword("asked"),
        "$ref": Keyword("asked", _ref),
        "$dynamicRef": Keyword("asked", _dynamic_ref),
        "x-ordinal": Keyword("asked", _ordinal),
        "x-generate": Keyword("asked", _generate),
        "minimum": Keyword("used to choose", _number("minimum")),
        "maximum": Keyword("used to choose", _number("maximum")),
        "exclusiveMinimum": Keyword("used to choose", _number("exclusive_minimum")),
        "exclusiveMaximum": Keyword("used to choose", _number("exclusive_maximum")),
        "minLength": Keyword("used to choose", _count("min_length")),
        "maxLength": Keyword("used to choose", _count("max_length")),
        "multipleOf": Keyword("used to choose", _multiple),
        "pattern": Keyword("used to choose", _pattern),
        "prefixItems": Keyword("asked", _prefix_items),
        "propertyNames": Keyword("used to choose", _property_names),
        "minProperties": Keyword("checked afterwards", _count("min_entries")),
        "maxProperties": Keyword("used to choose", _count("max_entries")),
        "minItems": Keyword("used to choose", _count("min_items")),
        "maxItems": Keyword("used to choose", _count("max_items")),
        **{name: Keyword("annotation") for name in _ANNOTATIONS},
        **{name: Keyword("checked afterwards") for name in _CHECKED},
        **{name: Keyword("asked") for name in _OPENING},
    }
)

_SAYS_NOTHING = frozenset(
    {"title", "description"} | {name for name, entry in KEYWORDS.items() if entry.status == "annotation"}
)


_LONE = tuple({name} for name in REFS)


def _beside(schema: Json) -> set[str]:
    """The keywords of an object that ask or check something."""
    return {name for name in schema if name in KEYWORDS} - _SAYS_NOTHING if validate.is_object(schema) else set()


# ---- from facts to a node ------------------------------------------------------------------------

_CHECKS = {
    "string": ("min_length", "max_length", "patterns"),
    "number": ("minimum", "maximum", "exclusive_minimum", "exclusive_maximum", "multiples"),
    "integer": ("minimum", "maximum", "exclusive_minimum", "exclusive_maximum", "multiples"),
    "array": ("min_items", "max_items"),
}


def _checks(facts: Facts, kind: str) -> Checks:
    said = cast(dict[str, Any], facts)
    return Checks(**{name: said[name] for name in _CHECKS[kind] if name in said})


def _node(walk: Walk, facts: Facts, at: At) -> Node | None:
    closed = "enum" in facts and "const" not in facts and "ref" not in facts
    if facts.get("ordinal") and not closed:
        walk.refuse("x-ordinal", at.below("x-ordinal"))
    words: dict[str, Any] = {}
    for name, word in (("title", facts.get("title")), ("description", facts.get("description"))):
        if word:
            words[name] = word
    if "ref" in facts:
        ref = facts["ref"]
        return None if ref is None else replace(ref, **words)
    if "any_of" in facts or "one_of" in facts:
        node = _union(walk, facts, at)
        return None if node is None else replace(node, **words)
    node = (_closed if "enum" in facts or "const" in facts else _typed)(walk, facts, at)
    return None if node is None else replace(node, **words)


def _typed(walk: Walk, facts: Facts, at: At) -> Node | None:
    types = facts.get("types")
    if types is None:
        types = ("object",) if "properties" in facts else ("array",) if {"item", "prefix"} & facts.keys() else ()
    nullable = "null" in types
    kinds = [kind for kind in types if kind != "null"]
    if set(kinds) == {"integer", "number"}:
        kinds = ["number"]
    if not kinds and nullable:
        return Const(place=at.place, nullable=True, value=None)
    if not kinds:
        if not facts.keys() - {"title", "description"}:
            return walk.anything(at.place)
        # what is said of one type leaves the others free
        kinds, nullable = ["string", "number", "boolean", "object", "array"], True
    if facts.get("generate") and kinds != ["string"]:
        return walk.refuse("x-generate", at.below("x-generate"))
    if len(kinds) > 1:
        found = [(_kind(walk, facts, at, kind, False), {**at.schema, "type": kind}) for kind in kinds]
        return _forms(found, at, nullable=nullable, exclusive=False)
    return _kind(walk, facts, at, kinds[0], nullable)


def _kind(walk: Walk, facts: Facts, at: At, kind: str, nullable: bool) -> Node | None:
    """The node of one type."""
    if kind == "object":
        return _object(walk, facts, at, nullable)
    if kind == "array":
        return _array(walk, facts, at, nullable)
    if kind == "boolean":
        return Flag(place=at.place, nullable=nullable)
    checks = _checks(facts, kind)
    if facts.get("generate"):
        return Text(place=at.place, nullable=nullable, checks=checks)
    format = facts.get("format", "")
    return Span(place=at.place, nullable=nullable, checks=checks, type=kind, format=format)


def _object(walk: Walk, facts: Facts, at: At, nullable: bool) -> Node | None:
    required = set(facts.get("required", ()))
    properties = facts.get("properties")
    patterned = not properties and len(at.schema.get("patternProperties", ())) == 1
    open_ = not properties and (properties is None or "rest" in facts) and not facts.get("closed", False)
    conditions = _conditions(walk, at)
    name = facts.get("name")
    if open_ and isinstance(name, Choice):
        # the names that there may be
        rest = facts["rest"] if "rest" in facts else walk.anything(at.place)
        properties = {option.value: rest for option in name.options if isinstance(option.value, str)}
    elif (open_ or patterned) and not required and not conditions:
        return _map(walk, facts, at, nullable)
    properties = dict(properties or {})
    # what is required and not declared may be anything, or what the other properties are
    for name in facts.get("required", ()):
        if name not in properties:
            properties[name] = facts["rest"] if "rest" in facts else walk.anything(at.place)
    found: list[Property] = []
    for name, node in properties.items():
        if node is None:
            return None
        found.append(Property(name, node, name in required))
    return Object(place=at.place, nullable=nullable, properties=tuple(found), conditions=conditions)


def _conditions(walk: Walk, at: At) -> tuple[Condition, ...]:
    """What `if` and dependent schemas open; what they only check is left to the check of the document."""

    def opened(schema: Json, *parts: str) -> Object | None:
        if not validate.is_object(schema):
            return None
        place = walk.document.places.get(id(schema), at.below(*parts))
        walk.joining += 1
        node = walk.visit({"type": "object", **schema}, place, at.depth, resolve.inside(at.refs, schema))
        walk.joining -= 1
        return node if isinstance(node, Object) else None

    found: list[Condition] = []
    for condition in conditions_of(at.schema):
        then, other = (opened(condition.get(keyword), keyword) for keyword in ("then", "else"))
        said = condition["if"]
        on = tuple(said.get("properties", said.get("required", ()))) if validate.is_object(said) else ()
        if then or other:
            found.append(Condition(on, _fits(said, at.refs), then, other))
    for name, schema in at.schema.get("dependentSchemas", {}).items():
        if then := opened(schema, "dependentSchemas", name):
            found.append(Condition((name,), functools.partial(_holds, name), then))
    return tuple(found)


def _holds(name: str, value: Json) -> bool:
    return name in value


def _map(walk: Walk, facts: Facts, at: At, nullable: bool) -> Node | None:
    """An object of names that the text gives; values of which nothing is said may be anything."""
    name = facts.get("name")
    checks = name.checks if isinstance(name, Span) and name.type == "string" else Checks()
    patterns = at.schema.get("patternProperties", {})
    if "rest" in facts:
        value = facts["rest"]
    elif len(patterns) == 1:
        # names of this form are those that it speaks of
        (pattern,) = patterns
        value = walk.child(patterns[pattern], at, "patternProperties", pattern, deeper=1)
        checks = replace(checks, patterns=(*checks.patterns, pattern))
    else:
        value = walk.anything(at.place)
    if value is None:
        return None
    key = Span(place=at.place, type="string", checks=checks)
    said = Checks(min_items=facts.get("min_entries"), max_items=facts.get("max_entries"))
    return Map(place=at.place, nullable=nullable, checks=said, key=key, value=value)


def _array(walk: Walk, facts: Facts, at: At, nullable: bool) -> Node | None:
    checks = _checks(facts, "array")
    if "prefix" in facts:
        known = [node for node in facts["prefix"] if node is not None]
        if len(known) < len(facts["prefix"]):
            return None
        most = len(known) if checks.max_items is None else checks.max_items
        return Tuple(place=at.place, nullable=nullable, checks=checks, items=tuple(known[:most]))
    item = facts["item"] if "item" in facts else walk.anything(at.place)
    if item is None:
        return None
    most = _most(item, unique=facts.get("unique", False))
    if most is not None and (checks.min_items or 0) > most:
        return Const(place=at.place, nullable=True, value=None) if nullable else Never(place=at.place)
    if isinstance(item, Never):
        # only the empty array
        item, checks = walk.anything(at.place), replace(checks, max_items=0)
    return Array(
        place=at.place,
        nullable=nullable,
        checks=checks,
        item=item,
        unique=facts.get("unique", False),
    )


def _most(item: Node, *, unique: bool) -> int | None:
    """How many items there can be, where their schema says it."""
    members = _members(item) if unique else None
    return 0 if isinstance(item, Never) else None if members is None else len(members)


# ---- enum and const ------------------------------------------------------------------------------


def _key(value: Json) -> str:
    """The same for values that JSON Schema calls equal: for 1 and 1.0, in any order of keys."""
    if isinstance(value, str) or value is None or isinstance(value, bool):
        return json.dumps(value)
    parsed = json.loads(json.dumps(value), parse_float=_whole)
    return json.dumps(parsed, sort_keys=True)


def _whole(text: str) -> int | float:
    number = float(text)
    return int(number) if number.is_integer() else number


def _options(values: list[Json]) -> tuple[Option, ...]:
    """Strings as they are, other values as compact JSON.

    JSON for strings too where two options would read the same, and for strings of white space.
    """
    as_json = [json.dumps(value, ensure_ascii=False, separators=(",", ":")) for value in values]
    texts = [
        value if isinstance(value, str) and value.strip() else form for value, form in zip(values, as_json, strict=True)
    ]
    while len(set(texts)) < len(texts):
        same = {text for text, count in Counter(texts).items() if count > 1}
        texts = [form if text in same else text for text, form in zip(texts, as_json, strict=True)]
    return tuple(Option(text, value) for text, value in zip(texts, values, strict=True))


def _is(kind: str, value: Json) -> bool:
    return validate.Validator.TYPE_CHECKER.is_type(value, kind)


# What an enum's or a const's members are tested against beside `type`.
_TESTS = frozenset(
    (
        *("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength"),
        *("minItems", "maxItems", "uniqueItems", "format", "required", "pattern", "multipleOf"),
        *("properties", "patternProperties", "additionalProperties", "items", "prefixItems"),
    )
)


def _closed(walk: Walk, facts: Facts, at: At) -> Node | None:
    """enum and const: the members that the other keywords allow."""
    members = facts.get("enum", [facts.get("const")])
    if "const" in facts:
        members = [value for value in members if _key(value) == _key(facts["const"])]
    if "types" in facts:
        members = [v for v in members if any(_is(kind, v) for kind in facts["types"])]
    tests = {key: value for key, value in at.schema.items() if key in _TESTS}
    if tests:
        allowed = _fits(tests, at.refs)
        members = [value for value in members if allowed(value)]
    if not members and walk.joining:
        return Never(place=at.place)
    if not members:
        keyword = "enum" if "enum" in facts else "const"
        raise SchemaError(
            f"Expected `{keyword}` to hold a value that the schema allows, got none",
            at.below(keyword),
        )
    if "const" in facts:
        return Const(place=at.place, nullable=members[0] is None, value=members[0])
    return _set(members, at.place, ordinal=facts.get("ordinal", False))


def _set(members: list[Json], place: str, *, ordinal: bool = False) -> Node:
    unique: dict[str, Json] = {}
    for value in members:
        unique.setdefault(_key(value), value)
    values = [value for value in unique.values() if value is not None]
    nullable = len(values) < len(unique)
    if not values:
        return Const(place=place, nullable=True, value=None)
    if ordinal:
        return Score(place=place, nullable=nullable, options=_options(values))
    if len(values) == 2 and all(isinstance(value, bool) for value in values):
        return Flag(place=place, nullable=nullable)
    return Choice(place=place, nullable=nullable, options=_options(values))


# ---- anyOf and oneOf -----------------------------------------------------------------------------


def _members(node: Node) -> list[Json] | None:
    """The values of an enum, a const or a boolean; None for any other node."""
    if isinstance(node, Const):
        return [node.value]
    if isinstance(node, Choice):
        return [option.value for option in node.options] + [None] * node.nullable
    if isinstance(node, Flag):
        return [True, False] + [None] * node.nullable
    return None


def impossible(node: Node) -> str | None:
    """The place of what nothing satisfies, where a value of the node needs it; None for the others."""
    if isinstance(node, Never):
        return node.place
    if isinstance(node, Object) and not node.nullable:
        for prop in node.properties:
            if prop.required and (place := impossible(prop.node)) is not None:
                return place
    return None


def _union(walk: Walk, facts: Facts, at: At) -> Node | None:
    """One form beside null, or several closed sets as one."""
    if facts.get("generate"):
        walk.refuse("x-generate", at.below("x-generate"))
    exclusive = "one_of" in facts
    keyword = "oneOf" if exclusive else "anyOf"
    standing: list[tuple[int, Node]] = []
    for i, branch in enumerate(facts.get("one_of", facts.get("any_of", ()))):
        if branch is None:
            return None
        if impossible(branch) is None:
            standing.append((i, branch))
    branches = [branch for _, branch in standing]
    nulls = sum(branch.nullable for branch in branches)
    nullable = nulls == 1 if exclusive else nulls > 0
    forms = [branch for branch in branches if not _is_null(branch)]
    if len(forms) == 1 and not isinstance(forms[0], Const):
        return replace(forms[0], nullable=nullable)
    members: list[Json] = []
    for branch in branches:
        values = _members(branch)
        if values is None:
            found = [(branch, at.schema[keyword][i]) for i, branch in standing]
            return _forms(found, at, nullable=nullable, exclusive=exclusive)
        members += values
    if exclusive:
        counts = Counter(map(_key, members))
        members = [value for value in members if counts[_key(value)] == 1]
    if not members:
        message = f"Expected `{keyword}` to allow a value, got none"
        raise SchemaError(message, at.below(keyword))
    return _set(members, at.place)


def _forms(found: Sequence[tuple[Node | None, Json]], at: At, *, nullable: bool, exclusive: bool) -> Node | None:
    """A union of nodes with the schemas that they are of; the null among them is `nullable`."""
    branches: list[Branch] = []
    texts: Counter[str] = Counter()
    for node, schema in found:
        if node is None:
            return None
        if not _is_null(node):
            text = _discriminated(node, schema, at.schema.get("discriminator")) or _called(node)
            texts[text] += 1
            if texts[text] > 1:
                text = f"{text} ({texts[text]})"
            branches.append(Branch(text, node, _fits(schema, at.refs)))
    return Union(place=at.place, nullable=nullable, branches=tuple(branches), exclusive=exclusive)


def _fits(schema: Json, refs: resolve.Refs) -> Callable[[Json], bool]:
    """Whether a value is valid under a part of the document."""
    validator = functools.cache(lambda: validate.validator(schema, resolve.inside(refs, schema)))
    return lambda value: validate.is_valid(validator(), value)


def _discriminated(node: Node, schema: Json, discriminator: Json) -> str:
    """What OpenAPI's `discriminator` calls a form: what its property may hold, or the name of its `mapping`."""
    if not validate.is_object(discriminator):
        return ""
    for prop in node.properties if isinstance(node, Object) else ():
        if prop.name == discriminator.get("propertyName") and (values := _members(prop.node)):
            return " or ".join(option.text for option in _options(values[:6]))
    mapping = discriminator.get("mapping")
    if not validate.is_object(mapping) or not validate.is_object(schema) or "$ref" not in schema:
        return ""
    target = schema["$ref"].rpartition("/")[2]
    return " or ".join(name for name, to in mapping.items() if str(to).rpartition("/")[2] == target)


def _called(node: Node) -> str:
    """What a form of a union is called, in words that the model reads."""
    if node.title or node.description:
        return " ".join((node.title or node.description).split())[:80]
    match node:
        case Span():
            return f"{node.type} ({node.format})" if node.format else node.type
        case Object():
            names = ", ".join(prop.name for prop in node.properties[:6])
            return f"object with {names}" if names else "object"
        case Tuple():
            return "array of " + ", ".join(_called(item) for item in node.items[:6])
        case Map():
            return f"map to {_called(node.value)}"
        case Array():
            return f"array of {_called(node.item)}"
        case Flag():
            return "boolean"
        case Choice() | Score():
            return " or ".join(option.text for option in node.options[:6])
        case Const():
            return json.dumps(node.value, ensure_ascii=False)
        case Ref():
            return node.name.partition("\n")[0].rsplit("/", 1)[-1]
        case Union():
            return " or ".join(branch.text for branch in node.branches[:6])
        case _:
            return "string"


def _is_null(node: Node) -> bool:
    return isinstance(node, Const) and node.value is None
