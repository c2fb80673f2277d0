"""The joint distribution over spans and null.

P(i, j) = exp(start_i + end_j) / Z for i <= j in the allowed positions, P(null) = exp(null) / Z.
Z takes O(T) by a running log-sum-exp from the right, the best k spans O(T + k²) by running maxima.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

from schemafill.model.families._common import LANES, evenly, up

# Stands for −inf where gradients must stay finite.
NEVER = -1e30


@dataclass(frozen=True, slots=True)
class Spans:
    """The best spans (first and last position) of one query, most probable first, in nats.

    Args:
        log_total: log Z, so that log P(i, j) = start_i + end_j − log_total.
    """

    spans: tuple[tuple[int, int], ...]
    logp: tuple[float, ...]
    logp_absent: float
    log_total: float


def log_partition(start: Tensor, end: Tensor, null: Tensor, allow: Tensor | None = None) -> Tensor:
    """log Z, for training: differentiable.

    Args:
        start: [..., T].
        end: [..., T].
        null: [...].
        allow: [..., T], True where a span may start or end; a span may cross what is not allowed.

    Returns: [...].
    """
    if allow is not None:
        start, end = start.masked_fill(~allow, NEVER), end.masked_fill(~allow, NEVER)
    right = end.flip(-1).logcumsumexp(-1).flip(-1)  # log Σ_{j >= i} exp(end_j)
    return torch.logaddexp((start + right).logsumexp(-1), null)


def log_prob(start: Tensor, end: Tensor, null: Tensor, i: Tensor, j: Tensor, allow: Tensor | None = None) -> Tensor:
    """log P of the span (i, j), or of null where i is −1; i, j [...]. Differentiable."""
    first = start.gather(-1, i.clamp(min=0)[..., None])[..., 0]
    last = end.gather(-1, j.clamp(min=0)[..., None])[..., 0]
    return torch.where(i < 0, null, first + last) - log_partition(start, end, null, allow)


def decode(
    start: Tensor,
    end: Tensor,
    null: float,
    k: int,
    region: tuple[int, int] | None = None,
    mask: Tensor | None = None,
) -> tuple[list[tuple[int, int]], list[float], float]:
    """The best k spans of one query, their log-probabilities, and that of absent.

    Args:
        start: [T].
        end: [T].
        null: its one logit.
        k: how many spans at most.
        region: spans lie inside [lo, hi).
        mask: [T], True where a span may start or end.
    """
    regions = None if region is None else [region]
    masks = None if mask is None else mask[None]
    one = decode_many(start[None], end[None], torch.tensor([float(null)]), k, regions, masks)[0]
    return list(one.spans), list(one.logp), one.logp_absent


@torch.no_grad()
def decode_many(
    start: Tensor,
    end: Tensor,
    null: Tensor,
    k: int,
    regions: Sequence[tuple[int, int] | None] | None = None,
    mask: Tensor | None = None,
) -> list[Spans]:
    """`decode` of R queries of one text: start, end [R, T], null [R], mask [R, T] or [T].

    A query's result does not depend on the others, nor on their number.
    """
    rows, length = start.shape
    if not rows:
        return []
    device, size = start.device, up(max(length, 1), LANES)
    allow = torch.zeros(rows, size, dtype=torch.bool, device=device)
    allow[:, :length] = True if mask is None else mask
    if regions is not None:
        whole = [(0, length) if r is None else r for r in regions]
        lo, hi = torch.tensor(whole, device=device).T[..., None]  # [R, 1]
        t = torch.arange(size, device=device)
        allow &= (t >= lo) & (t < hi)
    s, e = (x.new_full((rows, size), -math.inf, dtype=torch.float64) for x in (start, end))
    s[:, :length], e[:, :length] = start, end
    s.masked_fill_(~allow, -math.inf)
    e.masked_fill_(~allow, -math.inf)

    top_s, top_e = s.amax(-1, keepdim=True), e.amax(-1, keepdim=True)
    # A query with no allowed position: everything is null.
    ps = evenly(torch.exp, s - top_s.nan_to_num(neginf=0.0))
    pe = evenly(torch.exp, e - top_e.nan_to_num(neginf=0.0))
    mass = (ps * pe.flip(-1).cumsum(-1).flip(-1)).sum(-1)
    null = null.to(device, torch.float64)
    shift = (top_s + top_e)[:, 0]
    totals = [
        _log_add(math.log(m) + t if m > 0 else -math.inf, n)
        for m, t, n in zip(mass.tolist(), shift.tolist(), null.tolist(), strict=True)
    ]

    # Among the best k, a start has one of the k best values of start_i + max_{j >= i} end_j: were
    # it not so, k better spans would exist. The same holds for ends. So k × k pairs are enough.
    n = min(k, size)
    i = (s + e.flip(-1).cummax(-1).values.flip(-1)).topk(n, -1).indices  # [R, n]
    j = (e + s.cummax(-1).values).topk(n, -1).indices
    pair = s.gather(-1, i)[:, :, None] + e.gather(-1, j)[:, None]  # [R, n, n]
    pair = pair.masked_fill(i[:, :, None] > j[:, None], -math.inf).flatten(1)
    best = pair.topk(min(k, n * n), -1)
    values, at = best.values.tolist(), best.indices.tolist()
    firsts, lasts = i.tolist(), j.tolist()
    out = []
    for r in range(rows):
        found = [(firsts[r][x // n], lasts[r][x % n], v) for x, v in zip(at[r], values[r], strict=True)]
        found = [f for f in found if f[2] > -math.inf]
        out.append(
            Spans(
                tuple((a, b) for a, b, _ in found),
                tuple(v - totals[r] for _, _, v in found),
                float(null[r]) - totals[r],
                totals[r],
            )
        )
    return out


def score(start: Tensor, end: Tensor, log_total: float, i: int, j: int) -> float:
    """log P(i, j) of one query whose `decode_many` gave `log_total`; −inf where i > j."""
    return float(start[i].double() + end[j].double()) - log_total if i <= j else -math.inf


def _log_add(a: float, b: float) -> float:
    hi, lo = max(a, b), min(a, b)
    return hi if lo == -math.inf else hi + math.log1p(math.exp(lo - hi))
