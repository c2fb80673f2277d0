"""schemafill: a text and a JSON Schema in, a validated JSON document out, with a probability and a place for
each value.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal, TypeVar, overload

from schemafill._errors import (
    CheckpointError,
    ConstraintError,
    ContextError,
    ContextTooLong,
    LimitError,
    MissingValue,
    ModelError,
    RemoteRefError,
    SchemaError,
    SchemaFillError,
    Unfillable,
    UnsupportedKeyword,
)

if TYPE_CHECKING:
    from typing_extensions import TypeForm

    from schemafill.filler import Filler
    from schemafill.plan.assemble import Field, Filling, Missing
    from schemafill.schema.compile import Schema
    from schemafill.schema.coverage import coverage
    from schemafill.schema.validate import validate

_T = TypeVar("_T")

__version__ = "0.1.0"

__all__ = [
    "CheckpointError",
    "ConstraintError",
    "ContextError",
    "ContextTooLong",
    "Field",
    "Filler",
    "Filling",
    "LimitError",
    "MissingValue",
    "ModelError",
    "RemoteRefError",
    "SchemaError",
    "SchemaFillError",
    "Unfillable",
    "UnsupportedKeyword",
    "coverage",
    "explain",
    "fill",
    "validate",
]

_LAZY = {
    "Filler": "schemafill.filler",
    "Field": "schemafill.plan.assemble",
    "Filling": "schemafill.plan.assemble",
    "coverage": "schemafill.schema.coverage",
    "validate": "schemafill.schema.validate",
}


def __getattr__(name: str) -> Any:
    # keeps `import schemafill` fast: nothing is imported before it is used
    if name in _LAZY:
        from importlib import import_module

        value = getattr(import_module(_LAZY[name]), name)
        globals()[name] = value
        return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@overload
def fill(schema: TypeForm[_T], context: str | bytes, *, missing: Literal["raise", "guess"] = "raise") -> _T: ...
@overload
def fill(
    schema: Mapping[str, Any] | Schema,
    context: str | bytes,
    *,
    missing: Missing = "raise",
    dialect: str | None = None,
    pointer: str = "#",
) -> Any: ...
def fill(
    schema: Any,
    context: str | bytes,
    *,
    missing: Missing = "raise",
    dialect: str | None = None,
    pointer: str = "#",
) -> Any:
    """The JSON document that a text holds, valid under the schema, by the default model; of a type, its instance.

    See `Filler.fill`. Raises: SchemaError, ContextError, ContextTooLong, LimitError, Unfillable, CheckpointError.
    """
    from schemafill.filler import default

    return default().fill(schema, context, missing=missing, dialect=dialect, pointer=pointer)


def explain(
    schema: Mapping[str, Any] | Schema | TypeForm[Any],
    context: str | bytes,
    *,
    missing: Missing = "partial",
    dialect: str | None = None,
    pointer: str = "#",
) -> Filling:
    """The filled document with the probability and the place of every value, by the default model."""
    from schemafill.filler import default

    return default().explain(schema, context, missing=missing, dialect=dialect, pointer=pointer)
