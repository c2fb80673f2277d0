"""Text under construction: lines of literal pieces and values, written once with the offsets of
every value.

A `Mention` is a value at its place; everything else in a line is a plain string. Spans come from
writing, never from searching.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from schemafill.train.synthetic.kind import V
from schemafill.train.synthetic.values import pick

Path = tuple[str | int, ...]


class Mention(NamedTuple):
    """A value where it is written; `mark` is False for a repetition whose place does not count."""

    path: Path
    v: V
    mark: bool = True


Piece = str | Mention
Line = list[Piece]
Block = list[Line]


def width(line: Iterable[Piece]) -> int:
    """Number of code points that the line takes."""
    total = 0
    for piece in line:
        total += len(piece) if isinstance(piece, str) else len(piece.v.before) + len(piece.v.text) + len(piece.v.after)
    return total


class Writer:
    """Writes pieces one after the other and keeps where each marked value stands."""

    def __init__(self, literal: Callable[[str], str] | None = None) -> None:
        self.parts: list[str] = []
        self.at = 0
        self.spans: dict[Path, tuple[int, int]] = {}
        self.extents: dict[Path, tuple[int, int]] = {}
        self.values: list[tuple[int, int, bool]] = []
        self._literal = literal

    def text(self, text: str) -> None:
        """Writes literal text, changed by the document's noise."""
        if self._literal is not None:
            text = self._literal(text)
        self.parts.append(text)
        self.at += len(text)

    def piece(self, piece: Piece) -> None:
        """Writes one piece; a marked value is noted at its first place only."""
        if isinstance(piece, str):
            self.text(piece)
            return
        v = piece.v
        if v.before:
            self.text(v.before)
        start, end = self.at, self.at + len(v.text)
        self.parts.append(v.text)
        self.at = end
        if v.text:
            self.values.append((start, end, v.value is not None))
            if piece.mark and piece.path not in self.spans:
                self.spans[piece.path] = (start, end)
                if len(piece.path) > 1 and isinstance(piece.path[1], int):
                    first, last = self.extents.get(piece.path[:2], (start, end))
                    self.extents[piece.path[:2]] = (min(first, start), max(last, end))
        if v.after:
            self.text(v.after)

    def line(self, line: Line) -> None:
        """Writes a line and its newline."""
        for piece in line:
            self.piece(piece)
        self.text("\n")

    def done(self) -> str:
        """The text."""
        return "".join(self.parts)


# --- prose templates ------------------------------------------------------------------------------


class Slot(NamedTuple):
    """A place for a value in a template: ("vendor", "name")."""

    keys: tuple[str, ...]
    own_line: bool


class Optional(NamedTuple):
    """A part that is left out when one of its values is missing."""

    parts: tuple[str | Slot, ...]


@lru_cache(maxsize=20_000)
def parse_template(template: str) -> tuple[str | Slot | Optional, ...]:
    """The template as text, slots and optional parts.

    Raises: ValueError if a bracket or brace is not closed.
    """
    out: list[str | Slot | Optional] = []
    at = 0
    while at < len(template):
        start = template.find("[[", at)
        if start < 0:
            out.extend(_slots(template[at:]))
            break
        end = template.find("]]", start)
        if end < 0:
            raise ValueError(f"Expected `]]` after `[[` in the template {template!r}")
        out.extend(_slots(template[at:start]))
        out.append(Optional(tuple(_slots(template[start + 2 : end]))))
        at = end + 2
    return tuple(out)


def _slots(text: str) -> list[str | Slot]:
    out: list[str | Slot] = []
    at = 0
    while True:
        start = text.find("{", at)
        if start < 0:
            break
        end = text.find("}", start)
        if end < 0:
            raise ValueError(f"Expected `}}` after `{{` in the template {text!r}")
        if start > at:
            out.append(text[at:start])
        alone = text[:start].endswith("\n") or start == 0
        out.append(
            Slot(
                tuple(text[start + 1 : end].split(".")),
                alone and text[end + 1 : end + 2] in ("", "\n"),
            )
        )
        at = end + 1
    if at < len(text):
        out.append(text[at:])
    return out


def slots_of(template: str, optional: bool = True) -> list[tuple[str, ...]]:
    """The keys that a template mentions; `optional`: also those in optional parts."""
    found: list[tuple[str, ...]] = []
    for part in parse_template(template):
        if isinstance(part, Slot):
            found.append(part.keys)
        elif isinstance(part, Optional) and optional:
            found.extend(p.keys for p in part.parts if isinstance(p, Slot))
    return found


def render(template: str, get: Callable[[Slot], Line | None]) -> Line:
    """The template filled by `get`; an optional part with a missing value is left out."""
    line: Line = []
    for part in parse_template(template):
        if isinstance(part, str):
            line.append(part)
        elif isinstance(part, Slot):
            line.extend(get(part) or [])
        else:
            inner: Line = []
            for sub in part.parts:
                if isinstance(sub, str):
                    inner.append(sub)
                    continue
                value = get(sub)
                if value is None:
                    break
                inner.extend(value)
            else:
                line.extend(inner)
    return line


def spin(rng: Random, text: str, mark: str = "|") -> str:
    """`text` with one of the alternatives of every ``<one|two>``, the innermost first."""
    choices = re.compile(rf"<([^<>]*{re.escape(mark)}[^<>]*)>")
    while (match := choices.search(text)) is not None:
        text = text[: match.start()] + pick(rng, match[1].split(mark)) + text[match.end() :]
    return text


def value_of(held: Mapping[str, Any], keys: Sequence[str]) -> Any:
    """What a document holds under the keys of a slot ("items", "0", "name"), or None."""
    value: Any = held.get(keys[0])
    for key in keys[1:]:
        if isinstance(value, list):
            value = value[int(key)] if int(key) < len(value) else None
        else:
            value = value.get(key) if isinstance(value, dict) else None
    return value


def holds(held: Mapping[str, Any], keys: Sequence[str]) -> bool:
    """Whether there is something to write for a slot."""
    value = value_of(held, keys)
    return bool(value.text) if isinstance(value, V) else bool(value)


# --- noise ----------------------------------------------------------------------------------------

_OCR = {"O": "0", "0": "O", "l": "1", "1": "l", "I": "l", "S": "5", "5": "S", "B": "8", "8": "B",
    "m": "rn", "rn": "m",
        "e": "c", "a": "o", "u": "v", ".": ",", "g": "q", "t": "f", "Z": "2", "n": "h"}  # fmt: skip


def ocr(rng: Random, text: str, rate: float) -> str:
    """`text` with reading errors: changed letters, lost and extra spaces. The newline stays."""
    out: list[str] = []
    for c in text:
        if rng.random() >= rate:
            out.append(c)
        elif c == " ":
            out.append(pick(rng, ("", "  ", " ")))
        else:
            out.append(_OCR.get(c, c))
    return "".join(out)


def typos(rng: Random, text: str, rate: float) -> str:
    """`text` as typed in a hurry: swapped and dropped letters."""
    chars = list(text)
    for i in range(len(chars) - 1):
        if rng.random() < rate and chars[i].isalpha() and chars[i + 1].isalpha():
            if rng.random() < 0.5:
                chars[i], chars[i + 1] = chars[i + 1], chars[i]
            else:
                chars[i] = ""
    return "".join(chars)


def hard_wrap(text: str, columns: int, keep: Iterable[tuple[int, int]]) -> str:
    """`text` with spaces turned into newlines: no offset moves, no span in `keep` is broken."""
    chars = list(text)
    blocked = set[int]()
    for a, b in keep:
        blocked.update(range(a, b))
    line_start = last_space = 0
    for i, c in enumerate(chars):
        if c == "\n":
            line_start = i + 1
            last_space = 0
        elif c == " " and i not in blocked and i > line_start + 8:
            last_space = i
        if i - line_start >= columns and last_space > line_start:
            chars[last_space] = "\n"
            line_start, last_space = last_space + 1, 0
    return "".join(chars)
