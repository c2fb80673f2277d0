"""Heads: float32 readings of final-norm states, the same functions in training and in use.

a is the state of an answer's position, o of an option's, c of a token of the text; width d = 256.
All heads live in one flat dict of named tensors. Matrices are [out, in].

    choice, score   q(a)·k(o)/√d + u·o        absent n·a + m
    noul            w·a + b for true          absent likewise; false is 0
    extract         q(a)·k(c)/√d for start and for end; null: two logits of a, summed
    anchor          q(a)·k(c)/√d + u·c + b
    count           w·a + b for 0 … 64
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import torch
import torch.nn.functional as F
from torch import Tensor

from schemafill.model.families._common import ROWS, evenly, up

Heads: TypeAlias = Mapping[str, Tensor]

DIM = 256
COUNTS = 65
# Buckets of t − anchor: (−inf, −256), [−256, −64), … [256, inf).
EDGES = (-256, -64, -16, -4, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256)
# A token looks at t + LOOK[0] … t + LOOK[1].
LOOK = (-4, 8)
LOOK_BLOCKS = 2
PAD = 64


@dataclass(frozen=True, slots=True)
class Keys:
    """A text, projected once: start, end, anchor [..., T, d] and bias [..., T], float32."""

    start: Tensor
    end: Tensor
    anchor: Tensor
    bias: Tensor

    def __len__(self) -> int:
        return self.start.shape[-2]


def shapes(width: int, *, look: bool = False) -> dict[str, tuple[int, ...]]:
    """Name and shape of every tensor of the heads of a model of this width."""
    out: dict[str, tuple[int, ...]] = {}
    for kind in ("choice", "score"):
        out |= {f"{kind}.q.w": (DIM, width), f"{kind}.q.b": (DIM,), f"{kind}.k.w": (DIM, width)}
        out |= {f"{kind}.u": (width,), f"{kind}.absent.w": (width,), f"{kind}.absent.b": (1,)}
    out |= {"noul.w": (2, width), "noul.b": (2,)}
    for end in ("start", "end"):
        out |= {f"extract.{end}.q.w": (DIM, width), f"extract.{end}.q.b": (DIM,)}
        out |= {f"extract.{end}.k.w": (DIM, width)}
    out |= {"extract.null.w": (2, width), "extract.null.b": (2,)}
    # [start or end, outside or inside the item, bucket]
    out |= {"extract.item": (2, 2, len(EDGES) + 1)}
    out |= {"anchor.q.w": (DIM, width), "anchor.q.b": (DIM,), "anchor.k.w": (DIM, width)}
    out |= {"anchor.u": (width,), "anchor.b": (1,)}
    out |= {"count.w": (COUNTS, width), "count.b": (COUNTS,)}
    if look:
        for i in range(LOOK_BLOCKS):
            out |= {f"look.{i}.in.w": (DIM, width), f"look.{i}.conv.b": (DIM,)}
            out |= {f"look.{i}.conv.w": (LOOK[1] - LOOK[0] + 1, DIM)}
            out |= {f"look.{i}.out.w": (width, DIM)}
    return out


def init(width: int, seed: int, *, look: bool = False) -> dict[str, Tensor]:
    """Fresh heads: matrices of variance 1/(3 in), the rest 0, the anchor's bias −6.

    `look.*.out.w` is 0, so a fresh look changes nothing.
    """
    g = torch.Generator().manual_seed(seed)
    out = {}
    for name, shape in shapes(width, look=look).items():
        out[name] = torch.zeros(shape)
        if name.endswith(("conv.w", "q.w", "k.w", "in.w")) or name in ("noul.w", "count.w"):
            fan = shape[0] if name.endswith("conv.w") else shape[1]
            out[name].normal_(std=(3 * fan) ** -0.5, generator=g)
    out["anchor.b"].fill_(-6.0)
    return out


def choose(
    heads: Heads, kind: Literal["choice", "score"], a: Tensor, o: Tensor, owner: Tensor
) -> tuple[Tensor, Tensor]:
    """Logits of options, and of absent.

    Args:
        heads: the tensors.
        kind: which of the two heads.
        a: [R, D], answers.
        o: [N, D], the options of all of them.
        owner: [N], the row of `a` that each option belongs to.

    Returns: option logits [N], absent logits [R].
    """
    a, o = a.float(), o.float()
    q = _linear(a, heads[f"{kind}.q.w"], heads[f"{kind}.q.b"])
    k = _linear(o, heads[f"{kind}.k.w"])
    logits = (q[owner] * k).sum(-1) * DIM**-0.5 + (o * heads[f"{kind}.u"]).sum(-1)
    absent = (a * heads[f"{kind}.absent.w"]).sum(-1) + heads[f"{kind}.absent.b"]
    return logits, absent


def noul(heads: Heads, a: Tensor) -> tuple[Tensor, Tensor]:
    """a [R, D] -> logits of true [R] and of absent [R]; the distribution is the softmax of
    [true, 0, absent]."""
    out = _linear(a.float(), heads["noul.w"], heads["noul.b"])
    return out[..., 0], out[..., 1]


def count(heads: Heads, a: Tensor) -> Tensor:
    """a [R, D] -> logits of 0 … 64 items, [R, 65]."""
    return _linear(a.float(), heads["count.w"], heads["count.b"])


def context_keys(heads: Heads, c: Tensor, segment_ids: Tensor | None = None) -> Keys:
    """Project a text once, after `look` where the heads hold one.

    Args:
        heads: the tensors.
        c: [..., T, D], final-norm states.
        segment_ids: [..., T], for packed rows: a token looks only at tokens of its own segment.
    """
    c = look(heads, c, segment_ids)
    start, end, anchor = (_linear(c, heads[f"{n}.k.w"]) for n in ("extract.start", "extract.end", "anchor"))
    return Keys(start, end, anchor, (c * heads["anchor.u"]).sum(-1) + heads["anchor.b"])


def extract(
    heads: Heads,
    a: Tensor,
    keys: Keys,
    *,
    anchor: Tensor | None = None,
    end: Tensor | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """Logits of where a span starts and where it ends (inclusive), and of null.

    P(i, j) ∝ exp(start_i + end_j) for i <= j, and null ∝ exp(null): see `spans`.

    Args:
        heads: the tensors.
        a: [..., R, D].
        keys: of the text.
        anchor: [..., R], tokens of `keys` at which items start; −1: a query that is not about one.
        end: [..., R], where those items' regions [anchor, end) end.

    Returns: start [..., R, T], end [..., R, T], null [..., R], the sum of its two logits.
    """
    a = a.float()
    out = []
    for name, k in (("extract.start", keys.start), ("extract.end", keys.end)):
        q = _linear(a, heads[f"{name}.q.w"], heads[f"{name}.q.b"])
        out.append(_dot(q, k))
    if anchor is not None and end is not None:
        bias = item_bias(heads, anchor, end, len(keys))
        out = [x + b for x, b in zip(out, bias, strict=True)]
    null = _linear(a, heads["extract.null.w"], heads["extract.null.b"]).sum(-1)
    return out[0], out[1], null


def item_bias(heads: Heads, anchor: Tensor, end: Tensor, length: int) -> tuple[Tensor, Tensor]:
    """anchor, end [..., R] -> biases of start and end, [..., R, length]; 0 where anchor is −1."""
    table = heads["extract.item"].flatten(1)  # [2, 2 · buckets]
    if torch.is_grad_enabled() and table.requires_grad:
        start, last = _ItemBias.apply(table, anchor, end, length)
    else:
        start, last = _item_bias(table, anchor, end, length)
    return start, last


def _item_bias(table: Tensor, anchor: Tensor, end: Tensor, length: int) -> Tensor:
    t = torch.arange(length, device=anchor.device)
    away = t - anchor[..., None]  # [..., R, T]
    inside = (away >= 0) & (t < end[..., None])
    bucket = torch.bucketize(away, torch.tensor(EDGES, device=t.device), right=True)
    both = table[:, inside * (len(EDGES) + 1) + bucket]  # [2, ..., R, T]
    return both * (anchor >= 0)[..., None]


class _ItemBias(torch.autograd.Function):
    """`_item_bias` whose gradient adds runs of tokens, not one token after the other: the table has few entries, and a
    GPU sums what falls on one entry serially.
    """

    @staticmethod
    def forward(ctx: Any, table: Tensor, anchor: Tensor, end: Tensor, length: int) -> Tensor:
        ctx.save_for_backward(anchor, end)
        return _item_bias(table, anchor, end, length)

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> tuple[Tensor, None, None, None]:
        anchor, end = ctx.saved_tensors
        grad = grads[0] * (anchor >= 0)[..., None]
        sums = F.pad(grad.cumsum(-1, dtype=torch.float64), (1, 0))  # [2, ..., R, T + 1]
        length = grad.shape[-1]
        far = torch.tensor([-(1 << 30), *EDGES, 1 << 30], device=grad.device)
        first, stop = anchor[..., None] + far[:-1], anchor[..., None] + far[1:]  # [..., R, buckets]
        low, high = anchor[..., None], torch.maximum(end, anchor)[..., None]

        def run(a: Tensor, b: Tensor) -> Tensor:
            """Σ over tokens [a, b) -> [2, buckets]"""
            a, b = a.clamp(0, length), b.clamp(0, length)
            found = sums.gather(-1, b.expand(2, *b.shape)) - sums.gather(-1, a.expand(2, *a.shape))
            return found.masked_fill(b <= a, 0.0).flatten(1, -2).sum(1)

        inside = run(torch.maximum(first, low), torch.minimum(stop, high))
        outside = run(first, torch.minimum(stop, low)) + run(torch.maximum(first, high), stop)
        return torch.cat([outside, inside], -1).to(grad.dtype), None, None, None


def anchors(heads: Heads, a: Tensor, keys: Keys) -> Tensor:
    """a [..., R, D] -> logits that an item starts at each token, [..., R, T]; each is a sigmoid."""
    q = _linear(a.float(), heads["anchor.q.w"], heads["anchor.q.b"])
    return _dot(q, keys.anchor) + keys.bias.unsqueeze(-2)


def look(heads: Heads, c: Tensor, segment_ids: Tensor | None = None) -> Tensor:
    """Right context: two blocks c + out(gelu(conv(in(c)))), a depthwise convolution over
    t − 4 … t + 8 that sees no other segment. Float32 c as it is where the heads hold no look.

    Args:
        heads: the tensors.
        c: [..., T, D].
        segment_ids: [..., T]; None: one segment.

    Returns: [..., T, D] float32.
    """
    c = c.float()
    if "look.0.in.w" not in heads:
        return c
    length = c.shape[-2]
    if segment_ids is None:
        segment_ids = torch.zeros(c.shape[:-1], dtype=torch.long, device=c.device)
    size = up(length, PAD)
    c = F.pad(c, (0, 0, 0, size - length))
    left, right = -LOOK[0], LOOK[1]
    # Before, after and in the padding: a segment that no token is of.
    s = F.pad(segment_ids, (left, size - length + right), value=-(1 << 30))
    own = s[..., left : left + size]
    for i in range(LOOK_BLOCKS):
        h = F.pad(_linear(c, heads[f"look.{i}.in.w"]), (0, 0, left, right))
        w, y = heads[f"look.{i}.conv.w"], heads[f"look.{i}.conv.b"]
        for j in range(left + right + 1):
            seen = (s[..., j : j + size] == own)[..., None]
            y = y + h[..., j : j + size, :] * seen * w[j]
        c = c + _linear(_gelu(y), heads[f"look.{i}.out.w"])
    return c[..., :length, :]


def _trains(x: Tensor, w: Tensor) -> bool:
    """Whether a CPU's care for equal bits is not wanted."""
    return (
        torch.compiler.is_compiling()
        or x.device.type != "cpu"
        or (torch.is_grad_enabled() and (x.requires_grad or w.requires_grad))
    )


def _gelu(x: Tensor) -> Tensor:
    if _trains(x, x):
        return F.gelu(x)
    return evenly(F.gelu, x.reshape(-1, x.shape[-1]).contiguous()).view(x.shape)


def _linear(x: Tensor, w: Tensor, b: Tensor | None = None) -> Tensor:
    """x Wᵀ + b for x [..., N, in]. On a CPU, outside training: over a multiple of 32 rows."""
    if _trains(x, w):
        y = F.linear(x, w)
    else:
        flat = x.reshape(-1, x.shape[-1])
        padded = F.pad(flat, (0, 0, 0, up(max(len(flat), 1), ROWS) - len(flat)))
        y = F.linear(padded, w)[: len(flat)].view(*x.shape[:-1], len(w))
    return y if b is None else y + b


def _dot(q: Tensor, k: Tensor) -> Tensor:
    """q [..., R, d] · k [..., T, d] / √d -> [..., R, T]."""
    r = q.shape[-2]
    if not _trains(q, k):
        q = F.pad(q, (0, 0, 0, up(max(r, 1), ROWS) - r))
    return (q @ k.transpose(-1, -2))[..., :r, :] * DIM**-0.5
