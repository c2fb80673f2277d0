"""What becomes of each keyword of a schema, from the table that compiles it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
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
        note: what the writer of the schema should know, such as what an unknown keyword may be a misspelling of.
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
        Entry(
            place,
            keyword,
            "refused"
            if (place, keyword) in refused
            else "annotation"
            if _idle(place, keyword, met)
            else _status(keyword, value, read),
            _note(keyword, value, read),
        )
        for (place, keyword), value in met.items()
    ]
    lacking = (each for each in refused if each not in met)
    return (*entries, *(Entry(place, keyword, "refused") for place, keyword in lacking))


def _idle(place: str, keyword: str, met: Iterable[tuple[str, str]]) -> bool:
    """x-generate beside an enum or a const, which is chosen all the same."""
    base = place.rpartition("/")[0]
    return keyword == "x-generate" and any((f"{base}/{word}", word) in met for word in ("enum", "const"))


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


# known elsewhere: OpenAPI and draft 4, and what people write beside
_FOREIGN = frozenset(("example", "id", "note"))
_MORE_FORMATS = (
    *("idn-email", "idn-hostname", "iri-reference"),
    *("relative-json-pointer", "uri-reference", "uri-template"),
    *("binary", "byte", "double", "float", "int32", "int64", "password"),
)


def _note(keyword: str, value: Json, dialect: str | None) -> str:
    if keyword == "nullable":
        return "" if dialect == "openapi-3.0" else 'nullable is OpenAPI\'s: pass dialect="openapi-3.0"'
    meant = None
    if keyword == "format" and isinstance(value, str):
        meant = _near(value, (*validate.FORMATS, *_MORE_FORMATS))
    elif keyword not in KEYWORDS and keyword not in _FOREIGN:
        ours = keyword.startswith("x-")
        meant = _near(keyword, (known for known in KEYWORDS if known.startswith("x-") or not ours))
    return "" if meant is None else f'did you mean "{meant}"?'


def _near(word: str, known: Iterable[str]) -> str | None:
    """The known word of nearly the same letters; None where it is known itself or none is near."""
    by_letters = {_letters(name): name for name in known}
    found = get_close_matches(_letters(word), by_letters, 1, 0.8)
    return by_letters[found[0]] if found and by_letters[found[0]] != word else None


def _letters(word: str) -> str:
    return "".join(c for c in word.lower() if c.isalnum())
