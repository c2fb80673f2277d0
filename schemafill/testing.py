"""Engines that answer without a model: for our tests, and for yours.

>>> from schemafill import Filler
>>> from schemafill.testing import OracleEngine
>>> engine = OracleEngine({"name": "Ada", "born": 1815})
>>> schema = {"type": "object", "properties": {"name": {"type": "string"}, "born": {"type": "integer"}}}
>>> Filler(engine).fill(schema, engine.context)
{'name': 'Ada', 'born': 1815}
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from schemafill import _errors
from schemafill.plan import values
from schemafill.plan.query import (
    AnchorAnswer,
    Answer,
    ChoiceAnswer,
    CountAnswer,
    Query,
    Span,
    SpanAnswer,
    TextAnswer,
)
from schemafill.schema import nodes
from schemafill.schema.nodes import Branch

SURE = 0.0
NEVER = -60.0
COUNTS = 65


@dataclass(frozen=True, slots=True)
class Target:
    """The right answer to a query, by its kind.

    Attributes:
        span: extract: code points, or None for absent.
        index: choice, score: the option; noul: 0 for true, 1 for false; count: the number; None for absent.
        starts: anchor: code points, in text order.
        text: generate.
        known: False where gold does not tell (a value that stands nowhere in the text): not to be learned from.
    """

    span: Span | None = None
    index: int | None = None
    starts: tuple[int, ...] = ()
    text: str = ""
    known: bool = True


@dataclass(frozen=True, slots=True)
class TextTrunk:
    """A "trunk" of an engine without a model: the text itself."""

    text: str


class OracleEngine:
    """Answers every query rightly, from a known document.

    Args:
        document: the document that a fill should give.
        context, spans: the text and where it holds each leaf and item, by JSON Pointer; without them
            the oracle writes a text of its own (`engine.context`) that holds every leaf.
        search: leaves and names of maps that `spans` leaves out are looked for in the text.
        snap: moves an anchor to where a tokenizer can put it; the identity if not given.
    """

    def __init__(
        self,
        document: Any,
        context: str | None = None,
        spans: Mapping[str, Sequence[int]] | None = None,
        *,
        search: bool = True,
        snap: Callable[[int], int] = lambda char: char,
    ) -> None:
        keys: dict[str, Span] = {}
        if context is None:
            context, spans, keys = _write(document)
        elif search:
            spans, keys = _placed(document, context, spans or {})
        self.context = context
        self._document = document
        self._spans = {p: (int(s[0]), int(s[1])) for p, s in (spans or {}).items()}
        self._keys = keys
        self._snap = snap
        self._orders: dict[str, list[tuple[int, str]]] = {}

    def read(self, texts: Sequence[str]) -> list[TextTrunk]:
        return [TextTrunk(t) for t in texts]

    def answer(self, asked: Sequence[tuple[Any, Query]]) -> list[Answer]:
        return [_say(query, self.target(query)) for _, query in asked]

    def target(self, query: Query) -> Target:
        """The right answer to one query."""
        pointer, of_key = self._gold_pointer(query.pointer, query.path)
        if of_key:
            # the key of a map's entry
            return Target(span=self._keys[pointer]) if pointer in self._keys else Target(known=False)
        value = self._at(pointer)
        match query.kind:
            case "extract":
                if pointer in self._spans:
                    return Target(span=self._spans[pointer])
                return Target(known=value is None)
            case "choice" | "score":
                if value is None:
                    return Target()
                hits = [i for i, o in enumerate(query.options) if _answers(o.value, value)]
                return Target(index=hits[0]) if hits else Target()
            case "noul":
                if query.type == "object":
                    return Target(index=0 if value is not None else 1)
                if query.type == "member":
                    among = isinstance(value, list) and any(_equal(query.options[0].value, v) for v in value)
                    return Target(index=0 if among else 1)
                return Target() if value is None else Target(index=0 if value else 1)
            case "anchor":
                order = self._order(pointer)
                starts = tuple(dict.fromkeys(start for start, _ in order))
                n = len(value) if isinstance(value, list | dict) else 0
                return Target(starts=starts, known=len(starts) == n)
            case "count":
                return Target(index=min(len(value), COUNTS - 1) if isinstance(value, list) else 0)
            case "generate":
                return Target(text=value if isinstance(value, str) else "")

    def _at(self, pointer: str) -> Any:
        value = self._document
        for part in pointer.split("/")[1:]:
            name = part.replace("~1", "/").replace("~0", "~")
            if isinstance(value, dict) and name in value:
                value = value[name]
            elif isinstance(value, list) and name.isdigit() and int(name) < len(value):
                value = value[int(name)]
            else:
                return None
        return value

    def _order(self, pointer: str) -> list[tuple[int, str]]:
        """(start, gold pointer) of an array's items, in text order; an item without a place has no start."""
        if pointer not in self._orders:
            value = self._at(pointer)
            found: list[tuple[int, str]] = []
            names = list(value) if isinstance(value, dict) else range(len(value) if isinstance(value, list) else 0)
            for name in names:
                below = _errors.pointer([name], root=pointer)
                start = self._keys[below][0] if below in self._keys else self._start(below)
                if start is not None:
                    found.append((self._snap(start), below))
            self._orders[pointer] = sorted(found, key=lambda f: f[0])
        return self._orders[pointer]

    def _start(self, pointer: str) -> int | None:
        if pointer in self._spans:
            return self._spans[pointer][0]
        inside = [s[0] for p, s in self._spans.items() if p.startswith(pointer + "/")]
        return min(inside) if inside else None

    def _gold_pointer(self, pointer: str, path: Sequence[str]) -> tuple[str, bool]:
        """Items are asked in text order: the gold pointer of what the plan calls item i, or entry i of a map; and
        whether it is the entry's key that is asked for.
        """
        at = ""
        entry = False
        parts = pointer.split("/")[1:]
        for part, name in zip(parts, path, strict=True):
            if entry:
                # "key" or "value" of an entry, whose gold is at the entry itself
                if part == "key":
                    return at, True
                entry = False
                continue
            below = f"{at}/{part}"
            if name == "[]" and isinstance(self._at(at), list | dict):
                entry = isinstance(self._at(at), dict)
                order = list(dict.fromkeys(self._order(at)))
                seen: dict[int, str] = {}
                for start, gold in order:
                    seen.setdefault(start, gold)
                golds = list(seen.values())
                if int(part) < len(golds):
                    below = golds[int(part)]
            at = below
        return at, False


def _answers(option: Any, value: Any) -> bool:
    """Whether a choice has this option for a value: the form that it has, or the value itself."""
    return option.fits(value) if isinstance(option, Branch) else _equal(option, value)


def _equal(a: Any, b: Any) -> bool:
    """As JSON Schema has it: 1 is 1.0, true is not 1."""
    return _canonical(a) == _canonical(b)


def _canonical(value: Any) -> str:
    def whole(text: str) -> int | float:
        number = float(text)
        return int(number) if number.is_integer() else number

    return json.dumps(json.loads(json.dumps(value), parse_float=whole), sort_keys=True)


def _say(query: Query, target: Target) -> Answer:
    """An answer that is sure of the target."""
    match query.kind:
        case "extract":
            if target.span is None:
                return SpanAnswer((), SURE, tuple(NEVER for _ in query.candidates or ()))
            scored = tuple(SURE if c == target.span else NEVER for c in query.candidates or ())
            return SpanAnswer(((*target.span, SURE),), NEVER, scored)
        case "choice" | "score" | "noul":
            n = 2 if query.kind == "noul" else len(query.options)
            logp = tuple(SURE if i == target.index else NEVER for i in range(n))
            return ChoiceAnswer(logp, SURE if target.index is None else NEVER)
        case "anchor":
            return AnchorAnswer(tuple((s, 1.0) for s in target.starts))
        case "count":
            return CountAnswer(tuple(SURE if i == (target.index or 0) else NEVER for i in range(COUNTS)))
        case "generate":
            return TextAnswer(target.text)


def _write(document: Any) -> tuple[str, dict[str, Span], dict[str, Span]]:
    """A text that holds every leaf of a document, one a line, and where it holds values and names."""
    lines: list[str] = []
    spans: dict[str, Span] = {}
    keys: dict[str, Span] = {}
    at = 0

    def put(line: str) -> None:
        nonlocal at
        lines.append(line)
        at += len(line)

    def walk(value: Any, pointer: str) -> None:
        if isinstance(value, dict) and value:
            for name, inner in value.items():
                below = _errors.pointer([name], root=pointer)
                if name:
                    keys[below] = (at, at + len(name))
                put(f"{name} :" + ("\n" if isinstance(inner, dict | list) or inner is None else " "))
                walk(inner, below)
        elif isinstance(value, list):
            for i, inner in enumerate(value):
                start = at
                put("- ")
                walk(inner, f"{pointer}/{i}")
                spans.setdefault(f"{pointer}/{i}", (start, at))
        elif value is not None:
            said = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
            if said:
                spans[pointer] = (at, at + len(said))
            put(said + "\n")

    walk(document, "")
    return "".join(lines), spans, keys


def _placed(
    document: Any, context: str, known: Mapping[str, Sequence[int]]
) -> tuple[dict[str, Sequence[int]], dict[str, Span]]:
    """Where a text holds the leaves and the names of a document: the first place after the last one, else the first."""
    spans: dict[str, Sequence[int]] = dict(known)
    keys: dict[str, Span] = {}
    at = 0

    def find(said: str) -> Span | None:
        start = context.find(said, at)
        start = context.find(said) if start < 0 else start
        return (start, start + len(said)) if said and start >= 0 else None

    def number(value: float) -> Span | None:
        node = nodes.Span(place="", type="number")
        places = values.candidates(context, node)
        equal = [
            p for p in places if values.same(getattr(values.parse(context[slice(*p)], node), "value", None), value)
        ]
        return next((p for p in equal if p[0] >= at), equal[0] if equal else None)

    def walk(value: Any, pointer: str) -> None:
        nonlocal at
        if isinstance(value, dict | list):
            for name, inner in value.items() if isinstance(value, dict) else enumerate(value):
                below = _errors.pointer([name], root=pointer)
                if isinstance(name, str) and (place := find(name)):
                    keys[below] = place
                walk(inner, below)
            return
        if pointer not in spans and value is not None:
            place = number(value) if isinstance(value, int | float) and not isinstance(value, bool) else None
            place = place or find(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))
            if place is not None:
                spans[pointer] = place
        at = max(at, spans[pointer][1]) if pointer in spans else at

    walk(document, "")
    return spans, keys


class RandomEngine:
    """Answers at random, from a seed: what a fill does must hold whatever a model says."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)

    def read(self, texts: Sequence[str]) -> list[TextTrunk]:
        return [TextTrunk(t) for t in texts]

    def answer(self, asked: Sequence[tuple[TextTrunk, Query]]) -> list[Answer]:
        return [self._one(trunk.text, query) for trunk, query in asked]

    def _one(self, text: str, query: Query) -> Answer:
        rng = self._rng
        match query.kind:
            case "extract":
                spans = [tuple(sorted(rng.choices(range(len(text) + 1), k=2))) for _ in range(query.top)]
                spans += list(query.candidates or ())
                spans = [s for s in dict.fromkeys(spans) if s[1] > s[0]]
                *logp, absent = _normal([rng.gauss(0, 3) for _ in range(len(spans) + 1)])
                by_span = dict(zip(spans, logp, strict=True))
                best = sorted(by_span.items(), key=lambda kv: -kv[1])[: query.top]
                scored = tuple(by_span.get(c, NEVER) for c in query.candidates or ())
                return SpanAnswer(tuple((a, b, p) for (a, b), p in best), absent, scored)
            case "choice" | "score" | "noul":
                n = 2 if query.kind == "noul" else len(query.options)
                *logp, absent = _normal([rng.gauss(0, 2) for _ in range(n + 1)])
                return ChoiceAnswer(tuple(logp), absent)
            case "anchor":
                low, high = query.region or (0, len(text))
                starts = sorted(rng.sample(range(low, high), k=min(rng.randrange(4), high - low)))
                return AnchorAnswer(tuple((s, rng.uniform(0.5, 1.0)) for s in starts))
            case "count":
                return CountAnswer(tuple(_normal([rng.gauss(0, 1) - i for i in range(COUNTS)])))
            case "generate":
                return TextAnswer("word " * rng.randrange(4))


def _normal(logits: list[float]) -> list[float]:
    top = max(logits)
    norm = top + math.log(sum(math.exp(x - top) for x in logits))
    return [x - norm for x in logits]
