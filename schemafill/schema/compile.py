"""A JSON Schema, checked and turned into nodes, once per schema."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, is_dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from schemafill._errors import LimitError, SchemaError, UnsupportedKeyword
from schemafill._settings import DEEPEST, VALUES, settings
from schemafill.schema import dialects, models, validate
from schemafill.schema.nodes import Array, Json, Map, Never, Node, Object, Ref, Tuple, Union
from schemafill.schema.walk import Walk, impossible


@dataclass(frozen=True, slots=True)
class Limits:
    """How large a schema may be.

    Args:
        depth: objects and arrays of the document within one another.
        values: JSON values of the schema.
        fields: nodes, each `$ref` written out.
    """

    depth: int = DEEPEST
    values: int = VALUES
    fields: int = 100_000

    def __post_init__(self) -> None:
        if not 1 <= self.depth <= DEEPEST:
            raise ValueError(f"Expected a depth from 1 to {DEEPEST}, got {self.depth}")

    @classmethod
    def default(cls) -> Limits:
        """With the depth of the setting SCHEMAFILL_MAX_DEPTH."""
        return cls(depth=settings().max_depth)


@dataclass(frozen=True, slots=True, eq=False)
class Schema:
    """A compiled schema; the same object for the same schema, while the cache holds it.

    Attributes:
        root: what to fill.
        defs: the schemas that `Ref` nodes name, by their place in the document.
        document: the schema as it was given; not to be modified.
        validator: a jsonschema validator, for `validate.errors`.
        dialect, pointer: as they were given.
    """

    root: Node
    defs: Mapping[str, Node]
    document: dict[str, Json]
    validator: Any
    dialect: str | None = None
    pointer: str = "#"


def compile(schema: Json, *, dialect: str | None = None, pointer: str = "#", limits: Limits | None = None) -> Schema:
    """Check a schema and turn it into nodes.

    Args:
        schema: a JSON Schema, or a whole OpenAPI document; or a type, see `models`. Not modified, and not referred to
            afterwards.
        dialect: one of `dialects.DIALECTS`, where neither a `$schema` nor the version of an OpenAPI document says it;
            draft 2020-12 if nobody does.
        pointer: the part of `schema` to fill, "#/components/schemas/Order"; its references are resolved in the whole.
        limits: of its size; the default's depth is a setting.

    Raises:
        UnsupportedKeyword: with every keyword that is not honoured, where it matters to a document.
        RemoteRefError: a `$ref` to another document.
        LimitError: a limit is passed.
        SchemaError: it is no JSON Schema, a `$ref` leads nowhere, or no document satisfies it; a type has a part
            that JSON Schema cannot say.
        DialectError: an unknown dialect.
    """
    limits = limits or Limits.default()
    return _compiled(canonical(schema, limits), limits, dialects.checked(dialect), pointer)


def compiled(
    schema: Json | Schema, dialect: str | None = None, pointer: str = "#", limits: Limits | None = None
) -> Schema:
    """`compile`, of what may be compiled already.

    Raises: ValueError: a dialect or a pointer beside a compiled schema, which has its own.
    """
    if not isinstance(schema, Schema):
        return compile(schema, dialect=dialect, pointer=pointer, limits=limits)
    if dialect is not None or pointer != "#":
        raise ValueError("Expected no dialect and no pointer beside a compiled schema, got one")
    return schema


def canonical(schema: Json, limits: Limits) -> bytes:
    """A schema as compact JSON in its own order of keys, which is the order of the document.

    Raises:
        SchemaError, LimitError: it is neither an object of JSON values nor a type, or it is too large.
    """
    if isinstance(schema, bool):
        # as objects they mean the same
        schema = {} if schema else {"not": {}}
    if models.is_hint(schema):
        schema = models.of(schema).schema
    if not isinstance(schema, dict):
        raise SchemaError(f"Expected a JSON Schema object or a type, got {_got(schema)}")
    # Four levels of a schema to a level of the document: properties, a name, anyOf, a branch.
    validate.nesting(schema, 4 * limits.depth, limits.values)
    try:
        text = json.dumps(schema, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
        return text.encode()
    except (TypeError, ValueError) as error:
        raise SchemaError(f"Expected JSON values only, got: {error}") from None


def _got(schema: Json) -> str:
    """What came in place of a schema, and how to make one of it."""
    name = type(schema).__name__
    if is_dataclass(schema) or hasattr(schema, "model_json_schema"):
        return f"an instance of `{name}` (pass `{name}`)"
    if hasattr(schema, "read_text"):
        return f"`{name}` (pass `json.loads(path.read_text())`)"
    if hasattr(schema, "read"):
        return f"`{name}` (pass `json.load(file)`)"
    if isinstance(schema, str | bytes | bytearray):
        if schema.lstrip()[:1] in ("{", b"{"):
            return f"`{name}` (pass `json.loads(schema)`)"
        if isinstance(schema, str) and schema.endswith(".json"):
            return f"`{name}` (pass `json.loads(Path(schema).read_text())`)"
    return f"`{name}`"


@lru_cache(maxsize=256)
def _compiled(text: bytes, limits: Limits, dialect: str | None, pointer: str) -> Schema:
    # A copy of its own: a tree without shared parts, which nobody else can modify.
    walk, root = walked(text, limits, dialect, pointer)
    if walk.refused or root is None:
        raise UnsupportedKeyword(tuple(dict.fromkeys(walk.refused)))
    _measure(root, walk.defs, limits.depth, limits.fields)
    _check_ends(root, walk.defs)
    return Schema(
        root=root,
        defs=MappingProxyType(walk.defs),
        document=json.loads(text),
        validator=validate.validator(walk.start.schema, walk.start.refs),
        dialect=dialect,
        pointer=pointer,
    )


def walked(text: bytes, limits: Limits, dialect: str | None, pointer: str) -> tuple[Walk, Node | None]:
    """The walk of a canonical schema, and its root; what was refused is in the walk."""
    walk = Walk(dialects.modern(json.loads(text), dialect, pointer), limits.depth)
    try:
        return walk, walk.run()
    except BaseException as error:
        if not validate.out_of_frames(error):
            raise
        around = walk.open()
        raise LimitError("schemas within one another", len(around) - 1, len(around), around[-1]) from None


# ---- what a finished walk must satisfy -----------------------------------------------------------


def _children(node: Node) -> Iterator[Node]:
    """The nodes directly inside a node; a `Ref` holds none."""
    if isinstance(node, Object):
        yield from (prop.node for prop in node.properties)
        yield from (each for one in node.conditions for each in (one.then, one.other) if each)
    elif isinstance(node, Array):
        yield node.item
    elif isinstance(node, Tuple):
        yield from node.items
    elif isinstance(node, Map):
        yield node.value
    elif isinstance(node, Union):
        yield from (branch.node for branch in node.branches)


def _measure(root: Node, defs: Mapping[str, Node], depth: int, limit: int) -> None:
    """Check the nodes with each `$ref` written out: a shared definition counts each time.

    Raises:
        LimitError: objects and arrays lie more than `depth` within one another, or there are more
            than `limit` nodes.
    """
    sizes: dict[int, tuple[int, int]] = {}
    for top in (root, *defs.values()):
        pending = [top]
        while pending:
            node = pending[-1]
            inner = list(_children(node))
            unknown = [child for child in inner if id(child) not in sizes]
            if unknown:
                pending.extend(unknown)
                continue
            pending.pop()
            found = [sizes[id(child)] for child in inner]
            size = 1 + sum(size for size, _ in found)
            height = max((height for _, height in found), default=0)
            height += isinstance(node, Object | Array | Tuple | Map)
            if height > depth:
                raise LimitError("levels of nesting", depth, height, node.place)
            if size > limit:
                raise LimitError("fields", limit, size, node.place)
            sizes[id(node)] = (size, height)


def _check_ends(root: Node, defs: Mapping[str, Node]) -> None:
    """Refuse what no finite document satisfies.

    Raises:
        SchemaError: a definition always requires itself, or a value is required where none is allowed.
    """
    ends: set[str] = set()
    while True:
        more = {name for name, node in defs.items() if name not in ends and _ends(node, ends)}
        if not more:
            break
        ends |= more
    for name in defs:
        if name not in ends:
            if (never := impossible(defs[name])) is not None:
                raise SchemaError("Expected a schema that allows a value here, got one that allows none", never)
            message = "Expected a recursion that can end, got one that requires itself"
            raise SchemaError(message, defs[name].place)
    if not _ends(root, ends):
        place = impossible(root) or root.place
        raise SchemaError("Expected a schema that allows a value here, got one that allows none", place)


def _ends(node: Node, ends: set[str]) -> bool:
    if node.nullable:
        return True
    if isinstance(node, Never):
        return False
    if isinstance(node, Ref):
        return node.name in ends
    if isinstance(node, Array):
        return not node.checks.min_items or _ends(node.item, ends)
    if isinstance(node, Map):
        return not node.checks.min_items or _ends(node.value, ends)
    if isinstance(node, Tuple):
        return all(_ends(item, ends) for item in node.items[: node.checks.min_items or 0])
    if isinstance(node, Object):
        return all(_ends(prop.node, ends) for prop in node.properties if prop.required)
    if isinstance(node, Union):
        return any(_ends(branch.node, ends) for branch in node.branches)
    return True
