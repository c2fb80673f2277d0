"""Logits of all queries of a packed batch, and their negative log-likelihoods: the heads of filling, batched."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

import torch
import torch.nn.functional as F
from torch import Tensor

from schemafill.model import heads as readers
from schemafill.model import spans

Batch: TypeAlias = Mapping[str, Tensor]

# How much one query of a kind counts.
WEIGHTS = {"extract": 1.0, "choice": 2.0, "score": 1.5, "noul": 1.0, "anchor": 1.5, "count": 0.5}
NEVER = spans.NEVER


def by_unit(unit: Tensor, n_units: int) -> tuple[Tensor, Tensor]:
    """unit [N], non-decreasing per appearance -> (slot [N], place [U, Q] of each query or -1): queries side by side."""
    order = torch.argsort(unit, stable=True)
    counts = torch.bincount(unit, minlength=n_units)
    first = counts.cumsum(0) - counts
    slot = torch.empty_like(unit)
    slot[order] = torch.arange(len(unit), device=unit.device) - first[unit[order]]
    place = unit.new_full((n_units, int(counts.max())), -1)
    place[unit, slot] = torch.arange(len(unit), device=unit.device)
    return slot, place


def logits(heads: readers.Heads, hidden: Tensor, batch: Batch) -> dict[str, tuple[Tensor, ...]]:
    """The raw logits of every query, by kind.

    Args:
        hidden: [R, L, D], final-norm states. batch: see `packing.collate`.
    Returns:
        extract: (start [N, T], end [N, T], null [N]); choice, score: ([N, O + 1],), absent last, NEVER where there is
        no option; noul: ([N, 3],), true, false, absent; anchor: ([N, T],); count: ([N, 65],).
        Places that are not of the text are NEVER.
    """
    flat = hidden.flatten(0, 1)
    out: dict[str, tuple[Tensor, ...]] = {}
    context, length = batch["context"], batch["context_length"]
    units, longest = context.shape
    valid = torch.arange(longest, device=context.device) < length[:, None]  # [U, T]
    if "extract_unit" in batch or "anchor_unit" in batch:
        # projected where the tokens stand: units side by side would be padded to the longest
        segments = torch.full(hidden.shape[:2], -1, device=context.device)
        owner = torch.arange(units, device=context.device)[:, None].expand_as(context)
        segments.view(-1)[context[valid]] = owner[valid]
        packed = readers.context_keys(heads, hidden, segments)
        keys = readers.Keys(*(x.flatten(0, 1)[context] for x in (packed.start, packed.end, packed.anchor, packed.bias)))
    for kind in ("extract", "anchor"):
        if f"{kind}_unit" not in batch:
            continue
        unit, answer = batch[f"{kind}_unit"], batch[f"{kind}_answer"]
        slot, place = by_unit(unit, units)
        # written side by side, not gathered: gathering one row for all that is missing makes a slow gradient
        a = flat.new_zeros(*place.shape, flat.shape[-1]).index_put((unit, slot), flat[answer])  # [U, Q, D]
        allowed = valid[unit]
        if kind == "extract":
            item = batch["extract_item"][place.clamp(min=0)]  # [U, Q, 2]
            start, end, null = readers.extract(heads, a, keys, anchor=item[..., 0], end=item[..., 1] + 1)
            start, end = (x[unit, slot].masked_fill(~allowed, NEVER) for x in (start, end))
            out[kind] = (start, end, null[unit, slot])
        else:
            found = readers.anchors(heads, a, keys)[unit, slot]
            t = torch.arange(longest, device=unit.device)
            region = batch["anchor_region"]
            allowed = allowed & (t >= region[:, :1]) & (t <= region[:, 1:])
            out[kind] = (found.masked_fill(~allowed, NEVER),)
    for kind in ("choice", "score"):
        if f"{kind}_unit" not in batch:
            continue
        option = batch[f"{kind}_option"]  # [N, O]
        owner, column = (option >= 0).nonzero(as_tuple=True)
        values, absent = readers.choose(heads, kind, flat[batch[f"{kind}_answer"]], flat[option[owner, column]], owner)
        table = values.new_full((len(option), option.shape[1]), NEVER).index_put((owner, column), values)
        out[kind] = (torch.cat([table, absent[:, None]], 1),)
    if "noul_unit" in batch:
        true, absent = readers.noul(heads, flat[batch["noul_answer"]])
        out["noul"] = (torch.stack([true, torch.zeros_like(true), absent], -1),)
    if "count_unit" in batch:
        out["count"] = (readers.count(heads, flat[batch["count_answer"]]),)
    return out


def nll(kind: str, found: tuple[Tensor, ...], batch: Batch, temperature: float | Tensor = 1.0) -> Tensor:
    """Negative log-likelihood of each query of a kind, [N], in nats.

    anchor: the binary cross-entropy summed over the text, divided by the number of items plus one.
    """
    found = tuple(x / temperature for x in found)
    target = batch.get(f"{kind}_target")
    if kind == "extract":
        assert target is not None
        start, end, null = found
        return -spans.log_prob(start, end, null, target[:, 0], target[:, 1])
    if kind == "anchor":
        (z,) = found
        starts = batch["anchor_starts"]
        right = torch.zeros_like(z)
        row, column = (starts >= 0).nonzero(as_tuple=True)
        right[row, starts[row, column]] = 1.0
        loss = F.binary_cross_entropy_with_logits(z.clamp(min=-60.0), right, reduction="none")
        loss = loss * (z > NEVER / 2)
        return loss.sum(-1) / ((starts >= 0).sum(-1) + 1)
    assert target is not None
    (z,) = found
    if kind in ("choice", "score"):
        target = torch.where(target < 0, z.shape[1] - 1, target)
    return F.cross_entropy(z, target, reduction="none")


def total(found: Mapping[str, tuple[Tensor, ...]], batch: Batch) -> tuple[Tensor, dict[str, Tensor]]:
    """The loss of a batch: the weighted mean over its queries; and the mean of each kind."""
    each = {kind: nll(kind, x, batch) for kind, x in found.items()}
    n = sum(len(x) for x in each.values())
    # a target outside what its query allows (a span that the tokens cannot say) teaches nothing
    sums = [WEIGHTS[kind] * x.masked_fill(x > -NEVER / 2, 0.0).sum() for kind, x in each.items()]
    loss = torch.stack(sums).sum() / n
    return loss, {kind: x.detach().mean() for kind, x in each.items()}


def local_maxima(z: Tensor) -> Tensor:
    """z [..., T] -> True where a logit is larger than its left neighbour's and at least its right one's."""
    left = F.pad(z[..., :-1], (1, 0), value=NEVER * 10)
    right = F.pad(z[..., 1:], (0, 1), value=NEVER * 10)
    return (z > left) & (z >= right)


@torch.no_grad()
def hits(kind: str, found: tuple[Tensor, ...], batch: Batch, threshold: float = 0.0) -> dict[str, Tensor]:
    """Counts of a batch by kind, for progress and fitting: see `evaluate.score` for the real ones."""
    target = batch.get(f"{kind}_target")
    if kind == "anchor":
        (z,) = found
        said = local_maxima(z) & (z > threshold)
        starts = batch["anchor_starts"]
        right = torch.zeros_like(said)
        row, column = (starts >= 0).nonzero(as_tuple=True)
        right[row, starts[row, column]] = True
        return {"anchor_hit": (said & right).sum(), "anchor_said": said.sum(), "anchor_n": right.sum()}
    assert target is not None
    if kind == "extract":
        start, end, null = found
        log_absent = null - spans.log_partition(start, end, null)
        absent = log_absent >= torch.log(torch.tensor(0.5))
        ahead = start.cummax(-1)
        last = (end + ahead.values).argmax(-1)
        first = ahead.indices.gather(-1, last[:, None])[:, 0]
        right = (first == target[:, 0]) & (last == target[:, 1]) & ~absent
        gone = target[:, 0] < 0
        return {
            "extract_hit": (right & ~gone).sum(), "extract_n": (~gone).sum(),
            "null_hit": (absent & gone).sum(), "null_n": gone.sum(),
        }  # fmt: skip
    (z,) = found
    if kind in ("choice", "score"):
        target = torch.where(target < 0, z.shape[1] - 1, target)
    right = z.argmax(-1) == target
    if kind == "count":
        return {"count_hit": right.sum(), "count_n": torch.tensor(len(z))}
    gone = target == z.shape[1] - 1
    return {
        f"{kind}_hit": (right & ~gone).sum(), f"{kind}_n": (~gone).sum(),
        f"{kind}_null_hit": (right & gone).sum(), f"{kind}_null_n": gone.sum(),
    }  # fmt: skip
