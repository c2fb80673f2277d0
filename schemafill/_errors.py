"""Every exception that schemafill raises.

SchemaFillError
├── SchemaError               the schema cannot be used
│   ├── UnsupportedKeyword    keywords that are not honoured, every place at once
│   ├── RemoteRefError        a reference that would need the network
│   └── DialectError          a dialect that is not known
├── ContextError              the text is not text (not UTF-8, a lone surrogate, not a str)
├── LimitError                a limit was passed
│   ├── ContextTooLong        the text is longer than the model's positions
│   ├── PatternTimeout        a pattern takes too long on a text
│   ├── TooManyFrames         a document is too deep to be checked
│   └── TooManyQuestions      a schema asks more of one text than the setting allows
├── Unfillable                the text does not hold what the schema requires
│   ├── MissingValue          every problem is a value that is not there
│   └── ConstraintError       at least one value is there and breaks the schema or its type
├── UnknownField              a pointer that is no field of a Filling (a KeyError too)
└── ModelError                the model cannot be used
    └── CheckpointError       a checkpoint or base weights are missing or do not match

Messages say what was expected, what came and where; places are RFC 6901 pointers made by `pointer`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from schemafill.plan.assemble import Filling


def pointer(parts: Iterable[str | int], *, root: str = "") -> str:
    """An RFC 6901 pointer: ``pointer(["a/b", 0])`` is ``/a~1b/0``; `root` "#" gives a schema's place."""
    return root + "".join("/" + str(p).replace("~", "~0").replace("/", "~1") for p in parts)


class SchemaFillError(Exception):
    """The base of every error that schemafill raises on purpose."""


class SchemaError(SchemaFillError):
    """A schema that cannot be used: what was expected, what came, where in the schema."""

    def __init__(self, message: str, place: str = "#") -> None:
        super().__init__(message, place)
        self.message = message
        self.place = place

    def __str__(self) -> str:
        return f"{self.message} - at `{self.place}`"


class UnsupportedKeyword(SchemaError):
    """Keywords that this version does not honour; `places` lists (keyword, pointer), every one."""

    def __init__(self, places: tuple[tuple[str, str], ...]) -> None:
        SchemaFillError.__init__(self, places)
        self.places = places
        self.place = places[0][1]

    def __str__(self) -> str:
        return "; ".join(f"Unsupported keyword `{k}` - at `{p}`" for k, p in self.places)


class RemoteRefError(SchemaError):
    """A `$ref` to another document. schemafill never fetches one."""

    def __init__(self, ref: str, place: str) -> None:
        SchemaFillError.__init__(self, ref, place)
        self.ref = ref
        self.place = place

    def __str__(self) -> str:
        return (
            f"Expected a local reference such as `#/$defs/name`, got `{self.ref}`"
            f" (schemafill never fetches schemas) - at `{self.place}`"
        )


class DialectError(SchemaError, ValueError):
    """A dialect that is not known."""

    def __init__(self, dialect: str, known: tuple[str, ...]) -> None:
        SchemaFillError.__init__(self, dialect, known)
        self.dialect, self.known, self.place = dialect, known, "#"

    def __str__(self) -> str:
        return f"Expected a dialect of {', '.join(self.known)}, got `{self.dialect}`"


class ContextError(SchemaFillError):
    """A text that is not text."""


class LimitError(SchemaFillError):
    """A limit was passed: which one, what came, where."""

    def __init__(self, what: str, limit: int, got: int, place: str) -> None:
        super().__init__(what, limit, got, place)
        self.what, self.limit, self.got, self.place = what, limit, got, place

    def __str__(self) -> str:
        return f"Expected at most {self.limit:,} {self.what}, got {self.got:,} - at `{self.place}`"


class PatternTimeout(LimitError):
    """A pattern takes too long on a text: the setting SCHEMAFILL_REGEX_SECONDS."""

    def __init__(self, pattern: str, seconds: float, got: int, place: str) -> None:
        SchemaFillError.__init__(self, pattern, seconds, got, place)
        self.what, self.limit, self.got, self.place = "seconds", int(seconds), got, place
        self.pattern, self.seconds = pattern, seconds

    def __str__(self) -> str:
        at = f" - at `{self.place}`" if self.place else ""
        return (
            f"Expected the pattern `{self.pattern}` to be matched within {self.seconds:g} s, got no answer"
            f" for a text of {self.got:,} characters (write it without repetitions inside repetitions){at}"
        )


class TooManyFrames(LimitError):
    """A document cannot be checked: the schemas at each of its levels pass Python's limit of frames together."""

    def __init__(self, limit: int) -> None:
        SchemaFillError.__init__(self, limit)
        self.what, self.limit, self.got, self.place = "frames of Python", limit, limit + 1, ""

    def __str__(self) -> str:
        return (
            f"Expected a document that is checked within Python's {self.limit:,} frames, got a deeper one"
            " (at each of its levels the schema has references, `not`, `if` and the like within one another)"
        )


class TooManyQuestions(LimitError):
    """A schema asks more of one text than the setting SCHEMAFILL_MAX_QUESTIONS allows."""

    def __init__(self, limit: int, place: str) -> None:
        SchemaFillError.__init__(self, limit, place)
        self.what, self.limit, self.got, self.place = "questions", limit, limit + 1, place

    def __str__(self) -> str:
        return (
            f"Expected at most {self.limit:,} questions for one text (the setting SCHEMAFILL_MAX_QUESTIONS),"
            f" got more - at `{self.place}`"
        )


class ContextTooLong(LimitError):
    """The text has more tokens than the model has positions for. The text is never cut."""

    def __init__(self, limit: int, got: int) -> None:
        SchemaFillError.__init__(self, limit, got)
        self.what, self.limit, self.got, self.place = "tokens of text", limit, got, "context"

    def __str__(self) -> str:
        return (
            f"Expected a text of at most {self.limit:,} tokens, got {self.got:,}"
            " (the text is never cut: split it, or use a model with more positions)"
        )


class Unfillable(SchemaFillError):
    """The text does not hold a document that the schema allows.

    Attributes:
        problems: (pointer, message), every one.
        filling: the `Filling` with everything that was found; nothing is lost.
    """

    def __init__(self, problems: tuple[tuple[str, str], ...], filling: Filling | None = None) -> None:
        super().__init__(problems, filling)
        self.problems = problems
        self.filling: Any = filling

    def __str__(self) -> str:
        return "; ".join(f"{message} - at `{place}`" for place, message in self.problems)


class MissingValue(Unfillable):
    """Every problem is a required value that the text does not hold."""


class ConstraintError(Unfillable):
    """At least one value that the text holds breaks the schema, or is refused by the type that was asked for."""


class UnknownField(SchemaFillError, KeyError):
    """A pointer that is no field of a Filling; `near` are those that may be meant."""

    def __init__(self, got: object, near: tuple[str, ...]) -> None:
        super().__init__(got, near)
        self.got, self.near = got, near

    def __str__(self) -> str:
        hint = f" (did you mean {' or '.join(f'`{p}`' for p in self.near)}?)" if self.near else ""
        return f"Expected the pointer of a field, such as `/name`, got `{self.got}`{hint}"


class ModelError(SchemaFillError):
    """The model cannot be used."""


class CheckpointError(ModelError):
    """A checkpoint or base weights are missing, damaged, or do not belong together."""
