"""One schema that asks for what several ask together: `allOf`, keywords beside `$ref` or `anyOf`.

The result is for asking. Where a conjunction cannot be said in one schema (two patterns, two `not`), the first stands,
and the document is checked under the schema as it was given.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any, cast

from schemafill.schema import ecma
from schemafill.schema.nodes import Json

_HIGHEST = frozenset(("minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"))
_LOWEST = frozenset(("maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"))
# an `if` belongs to its own `then` and `else`: those of several parts stand side by side, under a name of ours
CONDITIONS = "#if"
_CONDITION = ("if", "then", "else", CONDITIONS)
_TYPES = ("null", "boolean", "object", "array", "number", "integer", "string")


def merged(parts: Sequence[Mapping[str, Json]]) -> dict[str, Json] | None:
    """The parts as one schema, the first's words before the others'; None where they exclude one another."""
    out: dict[str, Json] = {}
    conditions = [condition for part in parts for condition in conditions_of(part)]
    if conditions:
        out[CONDITIONS] = conditions
    for part in parts:
        for keyword, value in part.items():
            if keyword in _CONDITION:
                continue
            if keyword not in out:
                out[keyword] = value
                continue
            both = _both(keyword, out[keyword], value)
            if both is None:
                return None
            out[keyword] = both
    for part in parts:
        rest = part.get("additionalProperties", True)
        if rest in (True, {}) or "properties" not in out:
            continue
        patterns = [ecma.compile(pattern) for pattern in part.get("patternProperties", ())]
        # a part speaks for the names that only others declare
        out["properties"] = {
            name: inner
            if name in part.get("properties", ()) or any(pattern.search(name) for pattern in patterns)
            else _all(inner, rest)
            for name, inner in out["properties"].items()
        }
    return out


def conditions_of(schema: Mapping[str, Json]) -> list[dict[str, Json]]:
    """Each `if` of a schema with its `then` and its `else`; a merged one may have several."""
    own = [{keyword: schema[keyword] for keyword in _CONDITION if keyword in schema}] if "if" in schema else []
    return [*schema.get(CONDITIONS, ()), *own]


def _both(keyword: str, a: Json, b: Json) -> Json:
    if a == b and isinstance(a, bool) == isinstance(b, bool):
        return a
    if keyword in _HIGHEST:
        return max(a, b)
    if keyword in _LOWEST:
        return min(a, b)
    match keyword:
        case "type":
            return _types(a, b)
        case "enum":
            return _members(a, b)
        case "const":
            # two constants that differ
            return None
        case "required":
            return list(dict.fromkeys([*a, *b]))
        case "properties" | "$defs" | "definitions" | "dependentSchemas":
            return {**a, **{name: _all(a[name], each) if name in a else each for name, each in b.items()}}
        case "items" | "additionalProperties" | "propertyNames":
            return _all(a, b)
        case "prefixItems":
            return [_all(x, y) for x, y in zip_longest(a, b, fillvalue=True)]
        case "uniqueItems":
            return a or b
        case _:
            return a


def _all(a: Json, b: Json) -> Json:
    if a is False or b is False:
        return False
    if a is True or a == {}:
        return b
    if b is True or b == {}:
        return a
    return {"allOf": [a, b]}


def _types(a: Json, b: Json) -> Json:
    def names(value: Json) -> set[str]:
        said = {value} if isinstance(value, str) else set(cast("list[str]", value))
        # a number may be an integer
        return said | ({"integer"} if "number" in said else set[str]())

    common = names(a) & names(b)
    if "number" in common:
        common.discard("integer")
    kept = [name for name in _TYPES if name in common]
    return (kept[0] if len(kept) == 1 else kept) or None


def _members(a: Json, b: Json) -> Json:
    def key(value: Json) -> str:
        return json.dumps(value, sort_keys=True)

    known = {key(value) for value in b}
    kept: list[Any] = [value for value in a if key(value) in known]
    return kept or None
