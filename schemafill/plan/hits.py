"""What a scanner finds in a text, and what parsing makes of it."""

from __future__ import annotations

from dataclasses import dataclass

from schemafill.schema.nodes import Json

# (start, end, value)
Found = tuple[int, int, Json]


@dataclass(frozen=True, slots=True)
class Parsed:
    """`value` is the main reading; `ambiguous` the other ones, most likely first."""

    value: Json
    ambiguous: tuple[Json, ...] = ()


@dataclass(frozen=True, slots=True)
class Unfit:
    """The text is no such value. `why` is "" where there is nothing to add."""

    expected: str
    got: str
    why: str = ""

    @property
    def reason(self) -> str:
        return expected(self.expected, self.got) + (f" ({self.why})" if self.why else "")


@dataclass(frozen=True, slots=True)
class Hit:
    """A value found at [start, end). No `readings`: it has the form of one and is impossible."""

    start: int
    end: int
    readings: tuple[Json, ...]


def expected(what: str, got: str) -> str:
    return f"Expected {what}, got `{got if len(got) <= 80 else got[:79] + '…'}`"


def left_over(text: str, hits: list[Hit]) -> str:
    """The text with what was understood blanked out, places kept."""
    for hit in hits:
        text = text[: hit.start] + " " * (hit.end - hit.start) + text[hit.end :]
    return text
