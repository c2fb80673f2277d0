"""Read a trunk, fork it, extend it: generic over families, on explicit state.

On a CPU every result here is a function of its own row and trunk alone, to the bit: products see a
multiple of 32 rows, softmax a width that the row's own length fixes, activations no scalar tails.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import torch
import torch.nn.functional as F
from torch import Tensor

from schemafill._errors import ContextTooLong
from schemafill.model.families._common import ROWS, rms_norm, up
from schemafill.model.state import KV, Trunk, Weights

# Tokens of a trunk that are read at once; a multiple of WIDTH.
CHUNK = 4_096
# Queries of a trunk that attend at once.
BLOCK = 256
# Keys are padded to a multiple of this.
WIDTH = 64
# Bounds of one pass of forks: tokens, and scores (query heads × tokens × keys).
FORK_TOKENS = 4_096
FORK_SCORES = 48_000_000


@torch.inference_mode()
def read(weights: Weights, ids: Sequence[int], *, room: int = 0) -> Trunk:
    """Read one text.

    Args:
        weights: the backbone.
        ids: the text's tokens, at least one.
        room: positions that forks will want after it.

    Raises: ContextTooLong if the text and the room pass the model's positions.
    """
    if len(ids) + room > weights.config.positions:
        raise ContextTooLong(weights.config.positions - room, len(ids))
    return extend(weights, empty(weights), ids)


def empty(weights: Weights) -> Trunk:
    """The state before the first token."""
    c = weights.config
    k = weights.embed.new_zeros(c.kv_heads, 0, c.head_dim)
    return Trunk(0, (KV(k, k),) * c.layers, weights.embed.new_zeros(0, c.width))


@torch.inference_mode()
def extend(weights: Weights, trunk: Trunk, ids: Sequence[int]) -> Trunk:
    """The state after more tokens; the old one stays as it is."""
    buffer = _room(weights, trunk, len(ids))
    hidden = _advance_(weights, buffer, trunk.length, ids)
    return Trunk(trunk.length + len(ids), buffer, torch.cat([trunk.hidden, hidden]))


@torch.inference_mode()
def decode(weights: Weights, trunk: Trunk, ids: Sequence[int], stop: Sequence[int], max_new: int) -> list[int]:
    """Greedy: the most probable token after `ids`, again and again, without the stop token."""
    buffer = _room(weights, trunk, len(ids) + max_new)
    at, new, out = trunk.length, list(ids), []
    while len(out) < max_new:
        h = _advance_(weights, buffer, at, new)[-1:]
        at += len(new)
        logits = _product(weights, F.pad(h, (0, 0, 0, ROWS - 1)), weights.head)[0]
        token = int(logits.argmax())
        if token in stop:
            break
        out.append(token)
        new = [token]
    return out


@torch.inference_mode()
def probe(weights: Weights) -> Weights:
    """The weights as this machine needs them for results that do not depend on the batch.

    A CPU's products are tried with several numbers of rows. Where a row's bits depend on the
    number, the weights come back with `tile` set, and every product runs in tiles of 32 rows.
    """
    if weights.device.type != "cpu":
        return weights
    g = torch.Generator().manual_seed(0)
    for name in ("q+k+v", "o", "gate+up", "down"):
        w = weights.layers[0].get(name)
        if w is None:
            continue
        x = torch.randn(1056, w.shape[1], generator=g).to(weights.dtype)
        whole = F.linear(x, w)
        if not all(torch.equal(F.linear(x[:m], w), whole[:m]) for m in (32, 64, 96, 352)):
            return replace(weights, tile=ROWS)
    return weights


@dataclass(frozen=True, slots=True)
class _Group:
    """Rows of one trunk whose own keys are padded to one width; tokens [start, start + size)."""

    trunk: Trunk
    width: int
    start: int
    size: int  # a multiple of ROWS
    pad: Tensor  # [R · W] token (in the group) at each place of the padded rows
    place: Tensor  # [size] place in the padded rows of each token
    hide: Tensor  # [size, W] True where an own key is not seen


@torch.inference_mode()
def fork(
    weights: Weights,
    trunks: Sequence[Trunk],
    rows: Sequence[Sequence[int]],
    trunk_of_row: Sequence[int],
    keep: Sequence[Sequence[int]],
) -> list[Tensor]:
    """Continue trunks by rows of tokens, each row by itself.

    Args:
        weights: the backbone.
        trunks: texts that were read.
        rows: token ids, at least one each.
        trunk_of_row: the trunk that each row continues.
        keep: per row, the tokens of it whose states are wanted.

    Returns: per row, final-norm states [len(keep), D].
    Raises: ContextTooLong if a row ends past the model's positions.
    """
    for row, t in zip(rows, trunk_of_row, strict=True):
        if trunks[t].length + len(row) > weights.config.positions:
            raise ContextTooLong(weights.config.positions - len(row), trunks[t].length)
    out: list[Tensor | None] = [None] * len(rows)
    for batch in _batches(weights, trunks, rows, trunk_of_row):
        for i, states in zip(batch, _fork(weights, trunks, rows, trunk_of_row, keep, batch), strict=True):
            out[i] = states
    return [t for t in out if t is not None]


def _batches(
    weights: Weights,
    trunks: Sequence[Trunk],
    rows: Sequence[Sequence[int]],
    trunk_of_row: Sequence[int],
) -> list[list[int]]:
    """Row numbers, by trunk and width, in passes of bounded memory."""

    def key(i: int) -> tuple[int, int]:
        return trunk_of_row[i], up(len(rows[i]), WIDTH)

    batches: list[list[int]] = []
    tokens = scores = 0
    for i in sorted(range(len(rows)), key=key):
        t, width = key(i)
        n = len(rows[i])
        s = weights.config.heads * n * (up(trunks[t].length, WIDTH) + width)
        full = tokens + n > FORK_TOKENS or scores + s > FORK_SCORES
        if not batches or full:
            batches.append([])
            tokens = scores = 0
        batches[-1].append(i)
        tokens, scores = tokens + n, scores + s
    return batches


def _fork(
    weights: Weights,
    trunks: Sequence[Trunk],
    rows: Sequence[Sequence[int]],
    trunk_of_row: Sequence[int],
    keep: Sequence[Sequence[int]],
    batch: list[int],
) -> list[Tensor]:
    device = weights.device
    ids: list[int] = []
    positions: list[int] = []
    kept: list[int] = []
    groups: list[_Group] = []
    members: dict[tuple[int, int], list[int]] = {}
    for i in batch:
        members.setdefault((trunk_of_row[i], up(len(rows[i]), WIDTH)), []).append(i)
    counts: dict[int, tuple[int, int]] = {}
    for (t, width), group in members.items():
        start = len(ids)
        lengths = [len(rows[i]) for i in group]
        for i, n in zip(group, lengths, strict=True):
            counts[i] = (len(kept), len(keep[i]))
            kept += [len(ids) + j for j in keep[i]]
            ids += rows[i]
            positions += range(trunks[t].length, trunks[t].length + n)
        size = up(len(ids) - start, ROWS)
        filler = size - (len(ids) - start)
        ids += [0] * filler
        positions += [0] * filler
        groups.append(_group(trunks[t], width, start, size, lengths, device))
    n_kept = len(kept)
    kept += [0] * (up(n_kept, ROWS) - n_kept)
    index = torch.tensor(kept, dtype=torch.long, device=device)
    h = _layers(
        weights,
        torch.tensor(ids, device=device),
        torch.tensor(positions, device=device),
        lambda i: partial(_attend_forks, groups, i, weights.config.scale),
        index,
    )
    # Copies, so that a kept state does not hold on to the states of its batch.
    return [h[a : a + n].clone() for a, n in (counts[i] for i in batch)]


def _group(trunk: Trunk, width: int, start: int, size: int, lengths: list[int], device: torch.device) -> _Group:
    n = torch.tensor(lengths)
    first = n.cumsum(0) - n
    row = torch.repeat_interleave(torch.arange(len(lengths)), n)
    at = torch.arange(int(n.sum())) - first[row]
    # Places past a row's length hold its last token: real numbers, never read.
    pad = (first[:, None] + torch.arange(width)).minimum((first + n - 1)[:, None]).flatten()
    filler = size - len(row)
    place = F.pad(row * width + at, (0, filler))
    hide = torch.arange(width) > F.pad(at, (0, filler))[:, None]
    return _Group(trunk, width, start, size, *(x.to(device) for x in (pad, place, hide)))


def _attend_forks(groups: list[_Group], i: int, scale: float, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    """q [1, H, M, Dh], k, v [1, Hkv, M, Dh]: one softmax over the trunk's and the row's keys."""
    outs = []
    kv_heads, dim = k.shape[1], k.shape[-1]
    q = (q[0] * scale).unflatten(0, (kv_heads, -1))  # [Hkv, G, M, Dh]
    for g in groups:
        end = g.start + g.size
        state, w = g.trunk.layers[i], g.width
        qg = q[:, :, g.start : end].contiguous()  # [Hkv, G, m, Dh]
        heads, m = qg.shape[1], g.size
        # One product per key head of all queries against the trunk's keys, which are not copied.
        past = torch.bmm(qg.view(kv_heads, heads * m, dim), state.k.transpose(1, 2))
        rows = len(g.pad) // w

        def padded(x: Tensor, g: _Group = g, end: int = end, rows: int = rows) -> Tensor:
            """[Hkv, *, M, N] -> [Hkv · R, * · W, N]"""
            x = x[:, :, g.pad].unflatten(2, (rows, g.width))  # [Hkv, *, R, W, N]
            return x.transpose(1, 2).flatten(0, 1).flatten(1, 2)

        def packed(x: Tensor, g: _Group = g, rows: int = rows, heads: int = heads) -> Tensor:
            """[Hkv · R, G · W, N] -> [Hkv, G, m, N]"""
            x = x.view(kv_heads, rows, heads, g.width, -1).transpose(1, 2).flatten(2, 3)
            return x[:, :, g.place]

        kg = padded(k[0, :, None, g.start : end])  # [Hkv · R, W, Dh]
        vg = padded(v[0, :, None, g.start : end])
        own = packed(torch.bmm(padded(qg), kg.transpose(1, 2)))  # [Hkv, G, m, W]
        own = own.masked_fill(g.hide, float("-inf"))
        past = past.view(kv_heads, heads, m, -1)
        past[..., g.trunk.length :] = float("-inf")
        p = torch.cat([past, own], -1).softmax(-1)  # softmax of bf16 sums in float32
        split = past.shape[-1]
        seen = torch.bmm(p[..., :split].reshape(kv_heads, heads * m, split), state.v)
        mine = packed(torch.bmm(padded(p[..., split:]), vg))  # [Hkv, G, m, Dh]
        outs.append(seen.view(kv_heads, heads, m, dim) + mine)
    return torch.cat(outs, 2).flatten(0, 1).unsqueeze(0)  # [1, H, M, Dh]


def _room(weights: Weights, trunk: Trunk, tokens: int) -> tuple[KV, ...]:
    """Buffers that hold the trunk's keys and values and have room for more."""
    c = weights.config
    if trunk.length + tokens > c.positions:
        raise ContextTooLong(c.positions, trunk.length + tokens)
    size = up(trunk.length + tokens, WIDTH)

    def grown(old: Tensor) -> Tensor:
        new = old.new_zeros(c.kv_heads, size, c.head_dim)
        new[:, : trunk.length] = old[:, : trunk.length]
        return new

    return tuple(KV(grown(s.k), grown(s.v)) for s in trunk.layers)


def _advance_(weights: Weights, buffer: tuple[KV, ...], length: int, ids: Sequence[int]) -> Tensor:
    """Read `ids` after the first `length` positions of `buffer`, and write their keys and values
    into it. Returns their final-norm states [len(ids), D]."""
    device, out = weights.device, []
    for a in range(0, len(ids), CHUNK):
        chunk = ids[a : a + CHUNK]
        n, at = len(chunk), length + a
        padded = torch.zeros(up(n, ROWS), dtype=torch.long)
        padded[:n] = torch.tensor(chunk)
        positions = torch.zeros_like(padded)
        positions[:n] = torch.arange(at, at + n)
        h = _layers(
            weights,
            padded.to(device),
            positions.to(device),
            lambda i, at=at, n=n: partial(_attend_trunk_, buffer[i], at, n, weights.config.scale),
        )
        out.append(h[:n])
    return torch.cat(out) if out else weights.embed.new_zeros(0, weights.config.width)


def _attend_trunk_(state: KV, at: int, n: int, scale: float, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    """Write the n new keys and values into `state`, then attend to all before, block by block."""
    state.k[:, at : at + n] = k[0, :, :n]
    state.v[:, at : at + n] = v[0, :, :n]
    kv_heads, m, dim = k.shape[1:]
    q = (q[0] * scale).unflatten(0, (kv_heads, -1))  # [Hkv, G, M, Dh]
    outs = []
    for a in range(0, m, BLOCK):
        qb = q[:, :, a : a + BLOCK]
        b = qb.shape[2]
        keys = min(up(at + a + b, WIDTH), state.k.shape[1])
        s = torch.bmm(qb.reshape(kv_heads, -1, dim), state.k[:, :keys].transpose(1, 2))
        s = s.view(kv_heads, -1, b, keys)
        here = torch.arange(at + a, at + a + b, device=q.device)
        seen = (at + a) // WIDTH * WIDTH
        hide = torch.arange(seen, keys, device=q.device) > here[:, None]
        s[..., seen:].masked_fill_(hide, float("-inf"))
        p = s.softmax(-1).view(kv_heads, -1, keys)
        outs.append(torch.bmm(p, state.v[:, :keys]).view(kv_heads, -1, b, dim))
    return torch.cat(outs, 2).flatten(0, 1).unsqueeze(0)


def _layers(
    weights: Weights,
    ids: Tensor,
    positions: Tensor,
    attention: Callable[[int], Callable[[Tensor, Tensor, Tensor], Tensor]],
    keep: Tensor | None = None,
) -> Tensor:
    """Final-norm states of the tokens `ids` [M], or of those at `keep` [N]: [N, D]."""
    f, c = weights.family, weights.config
    cos, sin = f.rope(positions, c, weights.dtype)
    project = partial(_project, weights)
    x = F.embedding(ids, weights.embed)[None]  # [1, M, D]
    for i, p in enumerate(weights.layers):
        last = keep if i == c.layers - 1 else None
        x = f.layer(p, x, cos, sin, attention(i), c, project, last)
    return rms_norm(x[0], weights.norm, c.eps)


def _project(weights: Weights, p: dict[str, Tensor], names: tuple[str, ...], x: Tensor) -> tuple[Tensor, ...]:
    joined = p.get("+".join(names))
    if joined is None:
        return tuple(_product(weights, x, p[n]) for n in names)
    return _product(weights, x, joined).split([len(p[n]) for n in names], -1)


def _product(weights: Weights, x: Tensor, w: Tensor) -> Tensor:
    """x Wᵀ; in tiles of rows where the machine asks for that."""
    if not weights.tile:
        return F.linear(x, w)
    # The number of rows is a multiple of ROWS, so no tile is smaller than the others.
    return torch.cat([F.linear(part, w) for part in x.split(weights.tile, -2)], -2)
