"""From outcomes to what the caller gets: `Field`, `Filling`, the document and its validation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from schemafill._errors import ConstraintError, MissingValue, Unfillable, UnknownField
from schemafill._settings import DEEPEST, VALUES
from schemafill.schema import models
from schemafill.schema.validate import errors, nesting

if TYPE_CHECKING:
    from typing_extensions import TypeForm

    from schemafill.plan.query import Span
    from schemafill.schema.compile import Schema

T = TypeVar("T")
State = Literal["found", "absent", "ambiguous", "unfit"]
Missing = Literal["raise", "guess", "partial"]


class _Nothing:
    """The outcome of a field that the text does not hold; never in a document."""

    def __repr__(self) -> str:
        return "MISSING"

    def __bool__(self) -> bool:
        return False


MISSING: Any = _Nothing()


@dataclass(frozen=True, slots=True)
class Field:
    """What was found for one pointer.

    Attributes:
        pointer: RFC 6901, in the document.
        kind: "extract", "choice", "score", "noul", "generate", "const", "object" or "array".
        value: the typed value; the subtree for containers; None where nothing was found.
        state: found; absent (the text holds none); ambiguous (two values are likely);
            unfit (what the text holds breaks the schema).
        probability: of this value; of absence where it is absent; a product for containers.
        spans: where the text says it, code points, the best first; the extent of the leaves for containers.
        alternatives: other values and their probabilities, most probable first.
        depends_on: pointers that this decision used.
        mean: for ordinals, the mean place on the scale (of the values where they are numbers).
    """

    pointer: str
    kind: str
    value: Any = None
    state: State = "found"
    probability: float = 1.0
    spans: tuple[Span, ...] = ()
    alternatives: tuple[tuple[Any, float], ...] = ()
    depends_on: tuple[str, ...] = ()
    mean: float | None = None

    def to_dict(self) -> dict[str, Any]:
        out: dict[str, Any] = {
            "pointer": self.pointer,
            "kind": self.kind,
            "value": self.value,
            "state": self.state,
            "probability": self.probability,
            "spans": [list(s) for s in self.spans],
            "alternatives": [list(a) for a in self.alternatives],
            "depends_on": list(self.depends_on),
        }
        if self.mean is not None:
            out["mean"] = self.mean
        return out


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a document is not complete.

    `kind`: "missing", the text holds no such value; "unfit", what it holds breaks the schema and was left out;
    "invalid", the document itself breaks the schema.
    """

    pointer: str
    message: str
    kind: Literal["missing", "unfit", "invalid"] = "missing"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a node's plan returns.

    Attributes:
        value: the subtree, or MISSING.
        found: something of it was read from the text (a constant alone is not).
        fields: every asked field, containers included.
        log_probability: the sum over asked leaves.
    """

    value: Any
    found: bool
    fields: tuple[Field, ...] = ()
    problems: tuple[Problem, ...] = ()
    notes: tuple[str, ...] = ()
    log_probability: float = 0.0
    extent: Span | None = None


class Fields(dict[str, Field]):
    """Fields by pointer. One that is not there is an `UnknownField` (a KeyError) that names those that are near."""

    def __missing__(self, key: object) -> Field:
        wanted = f"/{str(key).lstrip('#/')}"
        near = [wanted] if wanted in self else get_close_matches(wanted, self)
        raise UnknownField(key, tuple(near))


@dataclass(frozen=True, slots=True)
class Filling:
    """A filled document with the evidence for every value.

    Attributes:
        document: the JSON document. Valid under the schema where `complete`; otherwise only required values lack.
        fields: by pointer, absent fields and containers too; another pointer is an `UnknownField`, a KeyError.
        probability: that every value is right: the product over the asked leaves, taken as independent.
        complete: nothing that the schema requires is missing.
        notes: what a reader should know: items that the schema forced out, problems of a partial document.
        context: the text that was read, all of it.
    """

    document: Any
    fields: Mapping[str, Field]
    probability: float
    complete: bool
    notes: tuple[str, ...]
    context: str = field(repr=False)

    def to(self, type: TypeForm[T]) -> T:
        """The document as an instance of a type: a pydantic model, a dataclass, a TypedDict, `list[Invoice]`…

        Raises: MissingValue where required values are not there, ConstraintError where the document is not valid or
            the type's own code refuses it; both list every problem and carry this Filling. SchemaError: no such type.
        """
        try:
            if self.document is None and not self.complete:
                raise MissingValue((("", "Expected a document, the text holds none of it"),))
            absent = (pointer for pointer, f in self.fields.items() if f.state == "absent")
            return models.instance(type, self.document, absent)
        except Unfillable as error:
            raise error.__class__(error.problems, self) from error.__cause__

    def to_dict(self) -> dict[str, Any]:
        """Everything but the text, as plain JSON types."""
        return {
            "document": self.document,
            "probability": self.probability,
            "complete": self.complete,
            "notes": list(self.notes),
            "fields": {pointer: f.to_dict() for pointer, f in self.fields.items()},
        }

    def to_html(self) -> str:
        """One self-contained page: the document as a tree beside the text, each value's place highlighted."""
        from schemafill.report import to_html

        return to_html(self)


def rebase(outcome: Outcome, old: str, new: str) -> Outcome:
    """The same outcome under another pointer (an item whose left neighbours were dropped)."""
    if old == new:
        return outcome

    def move(p: str) -> str:
        return new + p[len(old) :] if p == old or p.startswith(old + "/") else p

    return replace(
        outcome,
        fields=tuple(
            replace(f, pointer=move(f.pointer), depends_on=tuple(move(d) for d in f.depends_on)) for f in outcome.fields
        ),
        problems=tuple(replace(p, pointer=move(p.pointer)) for p in outcome.problems),
    )


def finish(outcome: Outcome, schema: Schema, context: str, missing: Missing) -> Filling:
    """The Filling of a whole document.

    Raises: MissingValue, ConstraintError or Unfillable, listing every problem and carrying the Filling, where
    a required
        value is missing (`missing` "raise" and "guess") or the document breaks the schema in another way.
    """
    import math

    document = None if outcome.value is MISSING else outcome.value
    problems = list(outcome.problems)
    if outcome.value is MISSING and not problems:
        problems.append(Problem("", "Expected a document, the text holds none of it"))
    told = {p.pointer for p in problems}
    if outcome.value is not MISSING:
        # what a const or an enum holds may be deeper than a document may be
        nesting(document, DEEPEST, VALUES, root="")
        for place, message, keyword in errors(schema.validator, document):
            if keyword == "required":
                # a leaf that reported itself says it better
                if not any(t == place or t.startswith(place + "/") for t in told):
                    problems.append(Problem(place, message))
            else:
                problems.append(Problem(place, message, "invalid"))
    if not context.strip():
        problems = [replace(p, message=f"{p.message} (the text is empty)") for p in problems]
    filling = Filling(
        document=document,
        fields=Fields((f.pointer, f) for f in outcome.fields),
        probability=math.exp(outcome.log_probability),
        complete=not problems,
        notes=outcome.notes + tuple(f"{p.message} - at `{p.pointer}`" for p in problems),
        context=context,
    )
    if any(p.kind == "invalid" for p in problems) or (problems and missing != "partial"):
        hard = any(p.kind != "missing" for p in problems)
        raised = ConstraintError if hard else MissingValue
        raise raised(tuple((p.pointer, p.message) for p in problems), filling)
    return filling
