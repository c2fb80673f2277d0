"""The engine of filling: a trunk a text, a fork a query, heads that read the answers.

For one checkpoint, machine and build, what a query is answered depends on its text and itself alone, to the bit.
"""

from __future__ import annotations

import math
import threading
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from schemafill._errors import ContextTooLong, LimitError
from schemafill._settings import settings
from schemafill.layout import VERSION, Renderer, TrunkTokens
from schemafill.model import adapters, backbone, checkpoint, gguf
from schemafill.model import heads as readers
from schemafill.model import spans as joint
from schemafill.model.state import Trunk as State
from schemafill.model.state import Weights, load, pick_device, pick_dtype
from schemafill.model.tokenizer import Tokenizer
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

# the strongest starts left out that count in an array's probability
LEFT_OUT = 64
# tokens that one written field may have
WRITTEN = 256
IMPOSSIBLE = -1e9


@dataclass(frozen=True, slots=True)
class Trunk:
    """A text that was read: its tokens, its state, and its tokens' projections for the heads; None for an
    empty text.
    """

    tokens: TrunkTokens
    state: State | None
    keys: readers.Keys | None

    def snap(self, char: int) -> int:
        return self.tokens.snap(char)


class ForkEngine:
    """A loaded checkpoint that answers queries. Serves several threads.

    Args:
        weights: the backbone with the adapters merged in.
        bare: gives the backbone without them, for written text; loaded at the first use.
    """

    def __init__(
        self,
        weights: Weights,
        heads: readers.Heads,
        renderer: Renderer,
        manifest: checkpoint.Manifest,
        bare: Callable[[], Weights] | None = None,
    ) -> None:
        self.weights = weights
        self.renderer = renderer
        self.manifest = manifest
        self._heads = {k: t.to(weights.device) for k, t in heads.items()}
        self._bare = bare
        self._written: Weights | None = None
        # memory is bounded for one pass at a time
        self._lock = threading.Lock()

    @classmethod
    def load(
        cls,
        model: str | Path = "default",
        *,
        device: str = "auto",
        dtype: str = "auto",
        base: str | Path | None = None,
    ) -> ForkEngine:
        """See `Filler.load`."""
        loaded = checkpoint.load(checkpoint.find(model))
        on = pick_device(device)
        kind = pick_dtype(dtype, on)
        place, digest = gguf.prepare(gguf.find_base(base), settings().cache)

        def bare() -> Weights:
            return load(place, dtype=kind, device=on)

        weights = load(place, dtype=torch.bfloat16, device=on)
        checkpoint.check(loaded.manifest, family=weights.family, config=weights.config, sha256=digest, layout=VERSION)
        checkpoint.check_adapters(loaded, weights.family, weights.config)
        m = loaded.manifest
        if m.rank:
            weights = adapters.merge(weights, loaded.adapters, alpha=m.alpha, rank=m.rank, dtype=kind)
        else:
            weights = weights.to(on, kind)
        weights = backbone.probe(weights)
        return cls(weights, loaded.heads, Renderer(Tokenizer.load(place), m.family), m, bare)

    def read(self, texts: Sequence[str]) -> list[Trunk]:
        """Raises: ContextTooLong where a text's tokens pass the model's positions."""
        return [self._read(text) for text in texts]

    def _read(self, text: str) -> Trunk:
        tokens = self.renderer.trunk(text)
        if not text.strip() or not tokens.starts:
            return Trunk(tokens, None, None)
        self._fit(tokens)
        with self._lock, torch.inference_mode():
            state = backbone.read(self.weights, tokens.ids)
            context = state.hidden[tokens.first : tokens.first + len(tokens.starts)]
            return Trunk(tokens, state, readers.context_keys(self._heads, context))

    def _fit(self, tokens: TrunkTokens, room: int = 0, place: str = "") -> None:
        """Raises: ContextTooLong where a text and a question of `room` tokens pass the model's positions; LimitError
        where the question alone does.
        """
        extra = len(tokens.ids) - len(tokens.starts) + room
        limit = self.weights.config.positions - extra
        if limit <= 0:
            most = self.weights.config.positions - (extra - room)
            raise LimitError("tokens of one question (its names, description and options)", most, room, place)
        if len(tokens.starts) > limit:
            raise ContextTooLong(limit, len(tokens.starts))

    def answer(self, asked: Sequence[tuple[Trunk, Query]]) -> list[Answer]:
        answers: list[Answer | None] = [None] * len(asked)
        rows: list[int] = []
        for i, (trunk, query) in enumerate(asked):
            if query.kind == "generate":
                answers[i] = self._write(trunk, query)
            elif trunk.state is None:
                answers[i] = _nothing(query)
            else:
                rows.append(i)
        if rows:
            with self._lock, torch.inference_mode():
                found = self._answer([asked[i] for i in rows])
            for i, answer in zip(rows, found, strict=True):
                answers[i] = answer
        return [a for a in answers if a is not None]

    def _answer(self, asked: Sequence[tuple[Trunk, Query]]) -> list[Answer]:
        trunks: list[Trunk] = []
        places: dict[int, int] = {}
        for trunk, _ in asked:
            if id(trunk) not in places:
                places[id(trunk)] = len(trunks)
                trunks.append(trunk)
        forks = [self.renderer.fork(q) for _, q in asked]
        for (trunk, query), fork in zip(asked, forks, strict=True):
            self._fit(trunk.tokens, len(fork.ids), query.pointer)
        states = backbone.fork(
            self.weights,
            [t.state for t in trunks if t.state is not None],
            [f.ids for f in forks],
            [places[id(t)] for t, _ in asked],
            [[*f.options, len(f.ids) - 1] for f in forks],
        )
        groups: dict[tuple[int, str], list[int]] = defaultdict(list)
        for i, (trunk, query) in enumerate(asked):
            groups[places[id(trunk)], query.kind].append(i)
        answers: list[Answer | None] = [None] * len(asked)
        for (at, kind), members in groups.items():
            queries = [asked[i][1] for i in members]
            kept = [states[i] for i in members]
            for i, one in zip(members, self._read_heads(trunks[at], kind, queries, kept), strict=True):
                answers[i] = one
        return [a for a in answers if a is not None]

    def _read_heads(self, trunk: Trunk, kind: str, queries: Sequence[Query], kept: Sequence[Tensor]) -> list[Answer]:
        """Answers of one kind about one text. kept: per query [O + 1, D], its options and the answer."""
        a = torch.stack([k[-1] for k in kept])
        match kind:
            case "extract":
                return self._spans(trunk, queries, a)
            case "anchor":
                return self._anchors(trunk, queries, a)
            case "choice" | "score":
                return self._choices(kind, queries, kept, a)
            case "noul":
                true, absent = readers.noul(self._heads, a)
                z = torch.stack([true, torch.zeros_like(true), absent], -1)
                rows = self._normal(z / self._temperature("noul"))
                return [ChoiceAnswer((t, f), n) for t, f, n in rows]
            case _:
                z = readers.count(self._heads, a)
                return [CountAnswer(tuple(r)) for r in self._normal(z / self._temperature("count"))]

    def _temperature(self, kind: str) -> float:
        return self.manifest.temperatures.get(kind, 1.0)

    @staticmethod
    def _normal(z: Tensor) -> list[list[float]]:
        """Log-probabilities of each row, row by row in float64, so that no row depends on another."""
        return [_log_softmax(row) for row in z.double().cpu().tolist()]

    def _choices(self, kind: Any, queries: Sequence[Query], kept: Sequence[Tensor], a: Tensor) -> list[Answer]:
        counts = [len(q.options) for q in queries]
        o = torch.cat([k[:-1] for k in kept])
        owner = torch.repeat_interleave(torch.arange(len(queries)), torch.tensor(counts)).to(a.device)
        values, absent = readers.choose(self._heads, kind, a, o, owner)
        t = self._temperature(kind)
        out: list[Answer] = []
        for z, n in zip(values.split(counts), absent, strict=True):
            *logp, gone = self._normal(torch.cat([z, n[None]])[None] / t)[0]
            out.append(ChoiceAnswer(tuple(logp), gone))
        return out

    def _spans(self, trunk: Trunk, queries: Sequence[Query], a: Tensor) -> list[Answer]:
        assert trunk.keys is not None
        tokens = trunk.tokens
        items = [_item(tokens, q) for q in queries]
        anchor, end = (torch.tensor(x, device=a.device) for x in zip(*items, strict=True))
        start, last, null = readers.extract(self._heads, a, trunk.keys, anchor=anchor, end=end)
        t = self._temperature("extract")
        start, last, null = start / t, last / t, null / t
        decoded = joint.decode_many(start, last, null, max(q.top for q in queries))
        out: list[Answer] = []
        for i, (query, one) in enumerate(zip(queries, decoded, strict=True)):
            best: dict[Span, float] = {}
            for (x, y), logp in list(zip(one.spans, one.logp, strict=True))[: query.top]:
                place = tokens.code_points(x, y)
                # tokens that are parts of one code point are one position
                best[place] = _log_add(best[place], logp) if place in best else logp
            scored: tuple[float, ...] = ()
            if query.candidates:
                s, e = start[i].double().cpu(), last[i].double().cpu()
                pairs = [tokens.span(*c) for c in query.candidates]
                scored = tuple(joint.score(s, e, one.log_total, x, y) for x, y in pairs)
            out.append(SpanAnswer(tuple((*k, p) for k, p in best.items()), one.logp_absent, scored))
        return out

    def _anchors(self, trunk: Trunk, queries: Sequence[Query], a: Tensor) -> list[Answer]:
        assert trunk.keys is not None
        z = readers.anchors(self._heads, a, trunk.keys) / self._temperature("anchor")
        threshold = self.manifest.thresholds.get("anchor", 0.5)
        out: list[Answer] = []
        for query, row in zip(queries, z.double().cpu().tolist(), strict=True):
            first, last = 0, len(row) - 1
            if query.region is not None:
                first, last = trunk.tokens.span(*query.region)
            starts: dict[int, float] = {}
            rest: dict[int, float] = {}
            for t in range(first, last + 1):
                left = row[t - 1] if t > first else -math.inf
                right = row[t + 1] if t < last else -math.inf
                if not (row[t] > left and row[t] >= right):
                    continue
                p = 1.0 / (1.0 + math.exp(-max(row[t], -60.0)))
                char, kept = trunk.tokens.anchor(t), starts if p >= threshold else rest
                kept[char] = max(p, kept.get(char, 0.0))
            left = sorted(((c, p) for c, p in rest.items() if c not in starts), key=lambda one: (-one[1], one[0]))
            out.append(AnchorAnswer(tuple(sorted(starts.items())), tuple(left[:LEFT_OUT])))
        return out

    def _write(self, trunk: Trunk, query: Query) -> Answer:
        """A written field: the base weights, without adapters, in the family's own chat layout."""
        if trunk.state is None or self._bare is None:
            return TextAnswer("", 0.0, True)
        with self._lock, torch.inference_mode():
            if self._written is None:
                self._written = self._bare()
            weights: Weights = self._written
            state = backbone.read(weights, trunk.tokens.ids)
            stop = self.renderer.tokens.id_of(self.renderer.family.stop)
            ids = backbone.decode(weights, state, self.renderer.fork(query).ids, [stop], WRITTEN)
        decode: Any = self.renderer.tokens
        text = decode.decode(ids).strip()
        finished = len(ids) < WRITTEN
        if query.max_length is not None and len(text) > query.max_length:
            text, finished = text[: query.max_length].rstrip(), False
        return TextAnswer(text, 0.0, finished)


def _item(tokens: TrunkTokens, query: Query) -> tuple[int, int]:
    """(anchor token, end token) of the query's item, or (-1, -1)."""
    if query.item is None or query.item.anchor is None or query.item.end is None:
        return -1, -1
    first, last = tokens.span(query.item.anchor, query.item.end)
    return first, last + 1


def _nothing(query: Query) -> Answer:
    """What an empty text answers: every field is absent."""
    match query.kind:
        case "extract":
            return SpanAnswer((), 0.0, tuple(IMPOSSIBLE for _ in query.candidates or ()))
        case "anchor":
            return AnchorAnswer(())
        case "count":
            return CountAnswer((0.0, *(IMPOSSIBLE for _ in range(readers.COUNTS - 1))))
        case "noul" if query.type != "boolean":
            return ChoiceAnswer((IMPOSSIBLE, 0.0), IMPOSSIBLE)
        case _:
            n = 2 if query.kind == "noul" else len(query.options)
            return ChoiceAnswer((IMPOSSIBLE,) * n, 0.0)


def _log_softmax(row: Sequence[float]) -> list[float]:
    top = max(row)
    norm = top + math.log(math.fsum(math.exp(x - top) for x in row))
    return [x - norm for x in row]


def _log_add(a: float, b: float) -> float:
    high, low = max(a, b), min(a, b)
    return high + math.log1p(math.exp(low - high))
