"""What becomes of each keyword of a schema, from the table that compiles it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from schemafill.schema import validate
from schemafill.schema.compile import Limits, Schema, canonical, walked
from schemafill.schema.dialects import checked
from schemafill.schema.nodes import Json
from schemafill.schema.walk import KEYWORDS, Status

if TYPE_CHECKING:
    from typing_extensions import TypeForm


@dataclass(frozen=True, slots=True)
class Entry:
    """One keyword at one place.

    Args:
        pointer: of the keyword, "#/properties/total/minimum"; of the schema that lacks a keyword.
        status: asked (the model reads it or answers it), used to choose (among the answers),
            checked afterwards, annotation (no effect), refused (`compile` raises).
        note: what the writer of the schema should know.
    """

    pointer: str
    keyword: str
    status: Status
    note: str = ""


def coverage(
    schema: Schema | dict[str, Json] | TypeForm[Any],
    *,
    dialect: str | None = None,
    pointer: str = "#",
    limits: Limits | None = None,
) -> tuple[Entry, ...]:
    """Every keyword that a document depends on, in the order of the walk.

    Of a type, those of its JSON Schema. Definitions that nothing refers to are left out. A refused keyword is an
    entry, not an error.

    Args: dialect, pointer: as of `compile`; a compiled schema has its own.
    Raises:
        SchemaError, LimitError, ValueError: as `compile`, but for UnsupportedKeyword.
    """
    limits = limits or Limits.default()
    document = schema
    if isinstance(schema, Schema):
        document, dialect, pointer = schema.document, schema.dialect, schema.pointer
    walk, _ = walked(canonical(document, limits), limits, checked(dialect), pointer)
    read = walk.document.dialect
    refused = {(place, keyword): None for keyword, place in walk.refused}
    met = {(place, keyword): value for place, keyword, value in walk.seen}
    entries = [
        Entry(place, keyword, "refused" if (place, keyword) in refused else _status(keyword, value, read),
              _NULLABLE if keyword == "nullable" and read != "openapi-3.0" else "")
        for (place, keyword), value in met.items()
    ]  # fmt: skip
    lacking = (each for each in refused if each not in met)
    return (*entries, *(Entry(place, keyword, "refused") for place, keyword in lacking))


_NULLABLE = 'nullable is OpenAPI\'s: pass dialect="openapi-3.0"'


def _status(keyword: str, value: Json, dialect: str | None) -> Status:
    if keyword == "nullable" and dialect == "openapi-3.0":
        return "asked"
    if keyword not in KEYWORDS:
        return "annotation"
    if keyword == "format" and value in validate.FORMATS:
        return "checked afterwards"
    if keyword == "additionalProperties" and value is not False:
        return "annotation"
    return KEYWORDS[keyword].status
