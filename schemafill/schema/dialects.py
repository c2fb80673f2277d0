"""Older drafts in the words of draft 2020-12.

What `$schema` names is read by its draft. What 2020-12 does not have, and so cannot mean otherwise, is read in any
schema, since people leave `$schema` out: a list of schemas as `items`, a boolean as `exclusiveMinimum` or
`exclusiveMaximum`, and `dependencies`.
"""

from __future__ import annotations

import re
from typing import Any, cast

from schemafill.schema.nodes import Json
from schemafill.schema.validate import inside, is_array, is_object

_DRAFT = re.compile(r"^https?://json-schema\.org/draft-0([4-7])/")
# what stands beside a `$ref` to be read: words, and what other references lead to
_BESIDE_REF = frozenset(
    ("$ref", "title", "description", "$schema", "$comment", "default", "examples", "$defs", "definitions")
)


def modern(document: dict[str, Json]) -> dict[str, Json]:
    """The same schema in the words of draft 2020-12; changes the one given."""
    named = _DRAFT.match(str(document.get("$schema", "")))
    draft = int(named[1]) if named else 8
    pending: list[Json] = [document]
    while pending:
        schema = pending.pop()
        if is_object(schema):
            _one(schema, draft)
            pending.extend(inner for _, inner in inside(schema))
    return document


def _one(schema: dict[str, Json], draft: int) -> None:
    if draft <= 7 and isinstance(schema.get("$ref"), str):
        # up to draft 7 a reference is all that counts
        for keyword in [k for k in schema if k not in _BESIDE_REF]:
            del schema[keyword]
    if draft == 4 and isinstance(schema.get("id"), str) and "$id" not in schema:
        schema["$id"] = schema.pop("id")
    rest = schema.pop("additionalItems", None)
    if is_array(schema.get("items")):
        prefix = schema.pop("items")
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
        for name, needs in cast("dict[str, Any]", schema.pop("dependencies")).items():
            keyword = "dependentRequired" if is_array(needs) or isinstance(needs, str) else "dependentSchemas"
            # draft 4 allows one name without its list
            schema.setdefault(keyword, {})[name] = [needs] if isinstance(needs, str) else needs
