"""Other dialects in the words of draft 2020-12, and references that mean the same wherever they stand.

A schema's dialect is what its `$schema` says, else the version of the OpenAPI document around it, else the argument.
What 2020-12 does not have, and so cannot mean otherwise, is read in any schema, since people leave `$schema` out: a
list of schemas as `items`, a boolean as `exclusiveMinimum` or `exclusiveMaximum`, `dependencies`, `$recursiveRef`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast
from urllib.parse import quote, unquote, urldefrag, urljoin

from schemafill._errors import DialectError, SchemaError, pointer
from schemafill.schema.nodes import Json
from schemafill.schema.validate import inside, is_array, is_object, vocabulary

DIALECTS = ("draft4", "draft6", "draft7", "2019-09", "2020-12", "openapi-3.0", "openapi-3.1")
# the URI of a document that has none
ROOT = "urn:schemafill:document"

_SCHEMA = re.compile(
    r"https?://(?:json-schema\.org/draft[-/]0?|spec\.openapis\.org/oas/)(2019-09|2020-12|3\.\d|[4-7])\b"
)
_NAMES: Mapping[str, str] = {
    "4": "draft4", "5": "draft4", "6": "draft6", "7": "draft7", "2019-09": "2019-09", "2020-12": "2020-12",
    "3.0": "openapi-3.0", "3.1": "openapi-3.1", "3.2": "openapi-3.1",
}  # fmt: skip
# where a reference is all that counts, and what stands beside it to be read: words, and what other references lead to
_REF_ALONE = frozenset(("draft4", "draft6", "draft7", "openapi-3.0"))
_BESIDE_REF = frozenset(
    ("$ref", "title", "description", "$comment", "default", "examples", "$defs", "definitions", "nullable")
)
_ANCHOR = re.compile(r"[A-Za-z_][-A-Za-z0-9._]*")
_RECURSIVE = "_recursive"
# no value is null under what stands in these, whatever stands beside them
_FORMS = frozenset(("$ref", "allOf", "anyOf", "oneOf", "not"))
_OUTSIDE = frozenset(
    ("title", "description", "nullable", "default", "example", "$id", "$anchor", "$defs", "definitions")
)


@dataclass(frozen=True, slots=True)
class Resource:
    """A schema with a URI of its own, and what holds inside it. `recursive`: it has `$recursiveAnchor: true`."""

    uri: str
    schema: dict[str, Json]
    place: str
    dialect: str | None
    recursive: bool = False


@dataclass(frozen=True, slots=True)
class Document:
    """A schema in the words of draft 2020-12, for `resolve` and the walk.

    Attributes:
        start: the reference to the part that is meant, "#" for all of it.
        dialect: of the whole; None where nobody said.
        resources: by URI, the whole first. With more than one, every reference is absolute.
        places: the pointer of every schema that is reached, by `id`.
        anchors: some schema has an anchor.
        dynamic: the `$dynamicAnchor`s that stand in several resources, by URI.
        said: (place, value) of every `$schema`; they are taken out.
    """

    schema: dict[str, Json]
    start: str
    dialect: str | None
    resources: Mapping[str, Resource]
    places: Mapping[int, str]
    anchors: bool
    dynamic: Mapping[str, tuple[str, ...]]
    said: tuple[tuple[str, str], ...]


def checked(dialect: str | None) -> str | None:
    """Raises: DialectError: it is none of `DIALECTS`."""
    if dialect is not None and dialect not in DIALECTS:
        raise DialectError(dialect, DIALECTS)
    return dialect


def modern(schema: dict[str, Json], dialect: str | None = None, start: str = "#") -> Document:
    """The same schema in the words of draft 2020-12; changes the one given.

    Raises:
        SchemaError: an `$id` or a reference is no URI reference.
    """
    return _Reader().document(schema, dialect, start)


def _declared(schema: dict[str, Json]) -> str | None:
    for said in (schema.get("$schema"), schema.get("jsonSchemaDialect")):
        if isinstance(said, str) and (found := _SCHEMA.match(said)):
            return _NAMES.get(found[1])
    version = schema.get("openapi")
    return _NAMES.get(version[:3]) if isinstance(version, str) else None


class _Reader:
    def __init__(self) -> None:
        # of visited schemas, by id; they are kept, so that no id is used again
        self.places: dict[int, str] = {}
        self.met: list[Json] = []
        self.resources: dict[str, Resource] = {}
        # by the id of its schema
        self.owner: dict[int, Resource] = {}
        self.refs: list[tuple[dict[str, Json], str, Resource]] = []
        # of a schema whose keywords moved: the new path of each
        self.moved: dict[int, dict[str, tuple[str, ...]]] = {}
        self.anchors = False
        # (URI, name) -> pointer within the resource
        self.dynamic: dict[tuple[str, str], str] = {}
        self.said: list[tuple[str, str]] = []

    def document(self, schema: dict[str, Json], dialect: str | None, start: str) -> Document:
        whole = Resource(ROOT, schema, "#", _declared(schema) or dialect)
        entry: dict[str, Json] = {"$ref": "#" + start if start.startswith("/") else start}
        self.visit(schema, "#", whole)
        whole = next(iter(self.resources.values()))
        self.refs.append((entry, "$ref", whole))
        # grows on the way: what a reference leads to may stand under any name, such as `components`
        for holder, keyword, base in self.refs:
            try:
                uri, fragment = _split(holder[keyword], base)
            except ValueError:
                message = f"Expected a URI reference, got `{holder[keyword]}`"
                raise SchemaError(message, f"{self.places.get(id(holder), '#')}/{keyword}") from None
            if fragment.startswith("/") and (found := self.follow(uri, fragment)):
                self.visit(*found)
        for holder, keyword, base in self.refs:
            holder[keyword] = self.settled(holder[keyword], keyword, base)
        times = Counter(name for _, name in self.dynamic)
        dynamic: dict[str, tuple[str, ...]] = {}
        for uri, name in self.dynamic:
            if times[name] > 1:
                dynamic[uri] = (*dynamic.get(uri, ()), name)
        return Document(
            schema, entry["$ref"], whole.dialect, self.resources, self.places, self.anchors, dynamic, tuple(self.said)
        )  # fmt: skip

    def visit(self, schema: Json, place: str, base: Resource) -> None:
        pending = [(schema, place, base)]
        while pending:
            schema, place, base = pending.pop()
            if is_object(schema) and id(schema) not in self.places:
                self.places[id(schema)] = place
                self.met.append(schema)
                base = self.one(schema, place, base)
                pending.extend((inner, place + pointer(path), base) for path, inner in inside(schema))

    def one(self, schema: dict[str, Json], place: str, base: Resource) -> Resource:
        dialect = base.dialect
        if isinstance(schema.get("$schema"), str):
            dialect = _declared(schema) or dialect
            self.said.append((place, schema.pop("$schema")))
        if dialect in _REF_ALONE and isinstance(schema.get("$ref"), str):
            _ref_alone(schema, whole=place == "#")
        base = self.identified(schema, place, base, dialect)
        _renamed(schema, self.moved)
        if base.dialect == "openapi-3.0" and schema.get("nullable") is True:
            _nullable(schema, self.moved)
        for keyword in ("$anchor", "$dynamicAnchor"):
            self.anchors |= keyword in schema
        if isinstance(schema.get("$dynamicAnchor"), str):
            self.dynamic.setdefault((base.uri, schema["$dynamicAnchor"]), place.removeprefix(base.place))
        self.refs += [(schema, k, base) for k in ("$ref", "$dynamicRef") if isinstance(schema.get(k), str)]
        return base

    def identified(self, schema: dict[str, Json], place: str, base: Resource, dialect: str | None) -> Resource:
        """The resource that a schema is in; its `id` becomes an `$id`, a fragment of it an `$anchor`."""
        if dialect == "draft4" and isinstance(schema.get("id"), str) and "$id" not in schema:
            schema["$id"] = schema.pop("id")
        said: Json = schema.get("$id")
        if isinstance(said, str) and "#" in said and dialect not in ("2019-09", "2020-12"):
            said, _, name = schema.pop("$id").partition("#")
            if _ANCHOR.fullmatch(name):
                schema.setdefault("$anchor", name)
            if said:
                schema["$id"] = said
        recursive = schema.pop("$recursiveAnchor", None) is True
        said = said if isinstance(said, str) else ""
        if said or not self.resources:
            try:
                uri = urldefrag(urljoin(base.uri, said)).url
            except ValueError:
                raise SchemaError(f"Expected a URI reference, got `{said}`", f"{place}/$id") from None
            base = self.owner[id(schema)] = Resource(uri, schema, place, dialect, recursive)
            self.resources.setdefault(uri, base)
        elif dialect != base.dialect:
            base = Resource(base.uri, base.schema, base.place, dialect, base.recursive)
        if recursive:
            schema.setdefault("$dynamicAnchor", _RECURSIVE)
        if schema.get("$recursiveRef") == "#":
            del schema["$recursiveRef"]
            again = {"$dynamicRef": f"#{_RECURSIVE}"} if base.recursive else {"$ref": "#"}
            if not again.keys() & schema.keys():
                schema.update(again)
            elif is_array(schema.setdefault("allOf", [])):
                schema["allOf"] = [*schema["allOf"], again]
        return base

    def follow(self, uri: str, fragment: str) -> tuple[Json, str, Resource] | None:
        """What a pointer leads to, and where that is now."""
        base = self.resources.get(uri)
        if base is None:
            return None
        value, place = base.schema, base.place
        for said in unquote(fragment[1:]).split("/"):
            name = said.replace("~1", "/").replace("~0", "~")
            for part in self.moved.get(id(value), {}).get(name, (name,)):
                try:
                    value = value[int(part)] if is_array(value) else value[part]
                except (LookupError, ValueError, TypeError):
                    return None
                place += pointer([part])
            base = self.owner.get(id(value), base)
        return value, place, base

    def settled(self, ref: str, keyword: str, base: Resource) -> str:
        """A reference that leads there from anywhere in the document."""
        uri, fragment = _split(ref, base)
        known = self.resources.get(uri)
        embedded = len(self.resources) > 1
        if known is None:
            return f"{uri}#{fragment}".removesuffix("#") if embedded else ref
        if keyword == "$ref" and (uri, fragment) in self.dynamic:
            # only `$dynamicRef` looks around
            fragment = quote(self.dynamic[uri, fragment], safe=_SAFE)
        elif fragment.startswith("/") and self.moved and (found := self.follow(uri, fragment)):
            fragment = quote(found[1].removeprefix(known.place), safe=_SAFE)
        return f"{uri if embedded else ''}#{fragment}"


def _split(ref: str, base: Resource) -> tuple[str, str]:
    """The URI and the fragment of a reference, as `referencing` has them."""
    if ref.startswith("#"):
        return base.uri, ref[1:]
    split = urldefrag(urljoin(base.uri, ref))
    return split.url, split.fragment


_SAFE = "/~!$&'()*+,;=:@"


def _ref_alone(schema: dict[str, Json], *, whole: bool) -> None:
    kept = _BESIDE_REF | ({"$id", "id"} if whole else set[str]())
    for keyword in [k for k in schema if k in vocabulary() and k not in kept]:
        del schema[keyword]


def _renamed(schema: dict[str, Json], moved: dict[int, dict[str, tuple[str, ...]]]) -> None:
    """What has another name in 2020-12."""
    paths: dict[str, tuple[str, ...]] = {}
    rest = schema.pop("additionalItems", None)
    if is_array(schema.get("items")):
        prefix = schema.pop("items")
        paths = {"items": ("prefixItems",), "additionalItems": ("items",)}
        if prefix:
            schema["prefixItems"] = prefix
        if rest is not None:
            schema["items"] = rest
    for bound, exclusive in (("minimum", "exclusiveMinimum"), ("maximum", "exclusiveMaximum")):
        flag = schema.get(exclusive)
        if isinstance(flag, bool):
            del schema[exclusive]
            if flag and bound in schema:
                schema[exclusive] = schema.pop(bound)
    if is_object(schema.get("dependencies")):
        paths["dependencies"] = ("dependentSchemas",)
        for name, needs in cast("dict[str, Any]", schema.pop("dependencies")).items():
            keyword = "dependentRequired" if is_array(needs) or isinstance(needs, str) else "dependentSchemas"
            # draft 4 allows one name without its list
            schema.setdefault(keyword, {})[name] = [needs] if isinstance(needs, str) else needs
    if paths:
        moved[id(schema)] = paths


def _nullable(schema: dict[str, Json], moved: dict[int, dict[str, tuple[str, ...]]]) -> None:
    """OpenAPI 3.0's `nullable`, which people also write where the specification gives it no effect."""
    if type_ := schema.get("type"):
        types: list[Json] = type_ if is_array(type_) else [type_]
        schema["type"] = [*types, *(["null"] if "null" not in types else [])]
    if is_array(schema.get("enum")) and None not in schema["enum"]:
        schema["enum"] = [*schema["enum"], None]
    inner = {key: value for key, value in schema.items() if key not in _OUTSIDE and not key.startswith("x-")}
    if _FORMS & inner.keys() or (inner and not {"type", "enum"} & inner.keys()):
        for key in inner:
            del schema[key]
        schema["anyOf"] = [inner, {"type": "null"}]
        moved[id(schema)] = {key: ("anyOf", "0", *moved.get(id(schema), {}).get(key, (key,))) for key in inner} | {
            old: ("anyOf", "0", *path) for old, path in moved.get(id(schema), {}).items()
        }
