"""The boundary between the planner and whatever answers it: a model, or an oracle in tests.

Code points only; no tensors, no tokens, no logits. Everything here is frozen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from schemafill.schema.nodes import Option

Kind: TypeAlias = Literal["choice", "score", "noul", "extract", "count", "anchor", "generate"]
Span: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Item:
    """Which item of an array a query belongs to.

    Args:
        anchor, end: code points; the item's region is [anchor, end). None for a counted array.
        quote: what the layout prints after ITEM: the context from the anchor, 24 code points, up to a
            newline; or the item's number, from 1, in a counted array.
    """

    anchor: int | None
    end: int | None
    quote: str


@dataclass(frozen=True, slots=True)
class Query:
    """One question about a text.

    Args:
        pointer: where the answer goes in the document, "/items/0/price".
        path: names from the root, "[]" for an item: ("items", "[]", "price").
        description: "title: description" of the schema, "" if neither.
        type: what the layout prints after TYPE: "string", "number", "integer", "enum", "scale", "boolean",
            "object" (presence), "member" (one option of an array of enums), "array", "count".
        format: the schema's format, "" if none.
        options: choice and score: what to choose from; noul "member": the one option asked about.
        item: the array item that this query is about, if any.
        region: anchor queries: the code points in which items may start; None: the whole text.
        candidates: extract: spans to score exactly beside the model's own best ones.
        top: how many spans an extract answer lists at most.
        known: generate: (pointer, JSON text) of values already known.
        max_length: generate: the most code points.
    """

    kind: Kind
    pointer: str
    path: tuple[str, ...]
    description: str = ""
    type: str = ""
    format: str = ""
    options: tuple[Option, ...] = ()
    item: Item | None = None
    region: Span | None = None
    candidates: tuple[Span, ...] | None = None
    top: int = 16
    known: tuple[tuple[str, str], ...] = ()
    max_length: int | None = None


@dataclass(frozen=True, slots=True)
class SpanAnswer:
    """extract. Log-probabilities in nats, of one distribution over all spans and absent.

    Args:
        best: (start, end, logp), most probable first; code points, not trimmed.
        scored: logp of each of the query's candidates, in their order.
    """

    best: tuple[tuple[int, int, float], ...]
    logp_absent: float
    scored: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class ChoiceAnswer:
    """choice, score, noul. `logp` per option (noul: true, false), one distribution with absent."""

    logp: tuple[float, ...]
    logp_absent: float
    evidence: Span | None = None


@dataclass(frozen=True, slots=True)
class AnchorAnswer:
    """anchor. (code point, probability) of every start found, in text order.

    Attributes: left_out: of the likeliest others, the best first.
    """

    starts: tuple[tuple[int, float], ...]
    left_out: tuple[tuple[int, float], ...] = ()


@dataclass(frozen=True, slots=True)
class CountAnswer:
    """count. logp of 0, 1, 2, … items."""

    logp: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class TextAnswer:
    """generate. `finished` is False where the length limit ended the text."""

    text: str
    logp: float = 0.0
    finished: bool = True


Answer: TypeAlias = SpanAnswer | ChoiceAnswer | AnchorAnswer | CountAnswer | TextAnswer
