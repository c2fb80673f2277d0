"""Records -> encoded documents -> packed rows.

A row holds several units side by side. A unit is a trunk and a sample of its forks: a fork sees its own trunk and
itself, nothing else. Positions are those of filling: a fork's tokens continue its trunk's.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np
import torch

from schemafill._errors import SchemaFillError
from schemafill.layout import Renderer, TrunkTokens
from schemafill.plan.query import Query
from schemafill.testing import Target
from schemafill.train.examples import examples

KINDS = ("extract", "choice", "score", "noul", "anchor", "count")
ABSENT = -1
# options of one training query at most; the right one is always among them
OPTIONS = 40


@dataclass(frozen=True, slots=True)
class Fork:
    """One encoded query with its target, in context tokens.

    Attributes:
        kind: index into KINDS. ids: int32 tokens. options: position of each option in ids.
        target: extract: (first, last) or (-1, -1); choice, score: (option or -1,); noul: (0 true | 1 false | -1,);
            anchor: the tokens where items start; count: (n,).
        region: anchor: (first, last) token that may start an item.
        item: (anchor token, last token of the item's region), or (-1, -1).
    """

    kind: int
    ids: np.ndarray
    options: tuple[int, ...]
    target: tuple[int, ...]
    region: tuple[int, int]
    item: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Unit:
    """One encoded document: its trunk, where its context stands in it, its forks."""

    source: str
    trunk: np.ndarray
    first: int
    length: int
    forks: tuple[Fork, ...]

    @property
    def tokens(self) -> int:
        return len(self.trunk) + sum(len(f.ids) for f in self.forks)


def vary(query: Query, target: Target, rng: Random) -> tuple[Query, Target]:
    """The same question worded with less, or with its options in another order, so that no wording is memorised."""
    chance = rng.random()
    told = query.description
    if chance < 0.12:
        told = ""
    elif chance < 0.24 and ": " in told:
        told = told.split(": ", 1)[rng.randrange(2)]
    query = replace(query, description=told)
    if query.kind == "choice" and query.options:
        right = target.index
        order = [i for i in range(len(query.options)) if i != right]
        rng.shuffle(order)
        most = OPTIONS if rng.random() < 0.5 else rng.randint(4, OPTIONS)
        order = order[: most - 1]
        if right is not None:
            order.insert(rng.randint(0, len(order)), right)
        query = replace(query, options=tuple(query.options[i] for i in order))
        target = replace(target, index=None if right is None else order.index(right))
    return query, target


def encode_fork(query: Query, target: Target, trunk: TrunkTokens, renderer: Renderer) -> Fork:
    tokens = renderer.fork(query)
    region = item = (-1, -1)
    if query.region is not None and trunk.starts:
        region = trunk.span(*query.region)
    elif trunk.starts:
        region = (0, len(trunk.starts) - 1)
    if query.item is not None and query.item.anchor is not None and query.item.end is not None:
        item = trunk.span(query.item.anchor, query.item.end)
    match query.kind:
        case "extract":
            goal = (ABSENT, ABSENT) if target.span is None else trunk.span(*target.span)
        case "anchor":
            goal = tuple(sorted({trunk.span(s, s + 1)[0] for s in target.starts}))
        case _:
            goal = (ABSENT if target.index is None else target.index,)
    ids = np.asarray(tokens.ids, dtype=np.int32)
    return Fork(KINDS.index(query.kind), ids, tokens.options, goal, region, item)


def encode(
    record: dict[str, Any], renderer: Renderer, rng: Random | None, *, forks: int = 16, longest: int = 8192
) -> Unit | None:
    """A record's unit, or None where nothing of it can be learned (no known target, or longer than a row).

    Args:
        rng: samples at most `forks` forks and varies their wording; None keeps all of them as they are.
    """
    trunk = renderer.trunk(record["context"])
    if not trunk.starts or len(trunk.ids) > longest:
        return None
    made = examples(record["schema"], record["context"], record["gold"], record["spans"], snap=trunk.snap)
    usable = [(q, t) for q, t in made if t.known and q.kind != "generate"]
    if rng is not None:
        usable = _sample(usable, forks, rng)
    encoded: list[Fork] = []
    total = len(trunk.ids)
    for query, target in usable:
        if rng is not None:
            query, target = vary(query, target, rng)
        fork = encode_fork(query, target, trunk, renderer)
        if total + len(fork.ids) > longest:
            break
        total += len(fork.ids)
        encoded.append(fork)
    if not encoded:
        return None
    ids = np.asarray(trunk.ids, dtype=np.int32)
    return Unit(record["id"].split("-")[0], ids, trunk.first, len(trunk.starts), tuple(encoded))


def _sample(made: list[tuple[Query, Target]], n: int, rng: Random) -> list[tuple[Query, Target]]:
    """At most `n`: the anchors first, then fields at random; absent fields at most half as many as there are
    others, plus one: with more, a model calls absent what a document of a new kind holds under another name.
    """
    anchors = [e for e in made if e[0].kind == "anchor"]
    rng.shuffle(anchors)
    anchors = anchors[: max(2, n // 3)]
    rest = [e for e in made if e[0].kind != "anchor"]
    rng.shuffle(rest)
    present = [e for e in rest if e[1].span is not None or e[1].index is not None]
    absent = [e for e in rest if e[1].span is None and e[1].index is None]
    absent = absent[: len(present) // 2 + 1]
    fields = present + absent
    rng.shuffle(fields)
    return anchors + fields[: n - len(anchors)]


def encode_all(
    records: Iterable[dict[str, Any]],
    renderer: Renderer,
    seed: int,
    *,
    forks: int | None = 16,
    longest: int = 8192,
) -> Iterator[Unit]:
    """Units of many records; a record that cannot be planned is passed over (its schema is not supported).

    `forks` None keeps every query, unvaried.
    """
    for i, record in enumerate(records):
        rng = None if forks is None else Random(f"{seed}/{i}/{record['id']}")
        try:
            unit = encode(record, renderer, rng, forks=forks or 0, longest=longest)
        except SchemaFillError:
            continue
        if unit is not None:
            yield unit


def pack(units: Sequence[Unit], length: int) -> list[list[Unit]]:
    """Rows of at most `length` tokens: first fit, longest first."""
    rows: list[list[Unit]] = []
    room: list[int] = []
    for unit in sorted(units, key=lambda u: -u.tokens):
        for i, free in enumerate(room):
            if unit.tokens <= free:
                rows[i].append(unit)
                room[i] -= unit.tokens
                break
        else:
            rows.append([unit])
            room.append(length - unit.tokens)
    return rows


def batches(
    groups: Iterable[Sequence[Unit]], *, rows: int, length: int, seed: int, start: tuple[int, int] = (0, 0)
) -> Iterator[tuple[tuple[int, int], list[list[Unit]]]]:
    """Batches of packed rows, ((group, batch of the group), rows): the same for the same seed and groups.

    Args: start: the first to give; `groups` begins with its group. What does not fill a batch is dropped, unless it is
        all that a group has.
    """
    for number, group in enumerate(groups, start[0]):
        packed = pack(group, length)
        Random(f"{seed}/{number}").shuffle(packed)
        whole = len(packed) // rows * rows or len(packed)
        for j in range(0, whole, rows):
            here = (number, j // rows)
            if here >= start:
                yield here, packed[j : j + rows]


def collate(rows: Sequence[Sequence[Unit]], length: int, n_rows: int | None = None) -> dict[str, torch.Tensor]:
    """Tensors of one batch; R rows of L tokens, U units, contexts of at most T tokens.

    ids, position, unit, fork [R, L] int: unit -1 is padding, fork 0 a trunk.
    context [U, T]: flat place of each context token; context_length [U].
    For each kind with N queries: <kind>_unit [N], <kind>_answer [N] (flat place of "ANSWER:"), and
        extract: _target [N, 2] (-1 absent), _item [N, 2]; choice, score: _option [N, O] (-1 padding), _target [N];
        noul: _target [N] (0 true, 1 false, 2 absent); anchor: _region [N, 2], _starts [N, S] (-1 padding);
        count: _target [N].
    """
    n_rows = n_rows or len(rows)
    ids = np.zeros((n_rows, length), np.int64)
    position = np.zeros((n_rows, length), np.int64)
    unit_of = np.full((n_rows, length), -1, np.int64)
    fork_of = np.zeros((n_rows, length), np.int64)
    contexts: list[np.ndarray] = []
    queries: dict[str, list[tuple[Any, ...]]] = {k: [] for k in KINDS}
    for r, row in enumerate(rows):
        at = 0
        n_forks = 0
        for unit in row:
            u = len(contexts)
            n = len(unit.trunk)
            ids[r, at : at + n] = unit.trunk
            position[r, at : at + n] = np.arange(n)
            unit_of[r, at : at + n] = u
            first = r * length + at + unit.first
            contexts.append(np.arange(first, first + unit.length))
            at += n
            for fork in unit.forks:
                m = len(fork.ids)
                n_forks += 1
                ids[r, at : at + m] = fork.ids
                position[r, at : at + m] = np.arange(n, n + m)
                unit_of[r, at : at + m] = u
                fork_of[r, at : at + m] = n_forks
                base = r * length + at
                options = tuple(base + o for o in fork.options)
                queries[KINDS[fork.kind]].append((u, base + m - 1, options, fork))
                at += m
    out: dict[str, np.ndarray] = {"ids": ids, "position": position, "unit": unit_of, "fork": fork_of}
    lengths = np.array([len(c) for c in contexts] or [0])
    # a context is contiguous; past its end the places run on, since gathering one place many times makes its
    # gradient, a sum over all of them, slow
    firsts = np.array([c[0] for c in contexts] or [0])
    places = np.minimum(firsts[:, None] + np.arange(max(1, int(lengths.max()))), ids.size - 1)
    out["context"], out["context_length"] = places, lengths
    for kind, asked in queries.items():
        if not asked:
            continue
        out[f"{kind}_unit"] = np.array([q[0] for q in asked])
        out[f"{kind}_answer"] = np.array([q[1] for q in asked])
        forks = [q[3] for q in asked]
        if kind == "extract":
            out["extract_target"] = np.array([f.target for f in forks])
            out["extract_item"] = np.array([f.item for f in forks])
        elif kind == "anchor":
            out["anchor_region"] = np.array([f.region for f in forks])
            out["anchor_starts"] = _ragged([f.target for f in forks])
        else:
            target = np.array([f.target[0] for f in forks])
            out[f"{kind}_target"] = np.where(target < 0, 2, target) if kind == "noul" else target
            if kind in ("choice", "score"):
                out[f"{kind}_option"] = _ragged([q[2] for q in asked])
    return {k: torch.from_numpy(np.ascontiguousarray(v)) for k, v in out.items()}


def _ragged(rows: Sequence[Sequence[int]]) -> np.ndarray:
    """Rows of unequal length, padded with -1."""
    out = np.full((len(rows), max(1, max(len(r) for r in rows))), -1, np.int64)
    for i, row in enumerate(rows):
        out[i, : len(row)] = row
    return out
