"""LoRA: W' = W + (alpha / rank) · B A on every projection; a flat dict of named tensors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import ModuleType
from typing import Any, TypeAlias

import torch
from torch import Tensor

from schemafill._errors import CheckpointError
from schemafill.model.state import Weights, join

Adapters: TypeAlias = Mapping[str, Tensor]


def name(layer: int, projection: str, part: str) -> str:
    """The tensor's name: part "a" is [rank, in], part "b" is [out, rank]."""
    return f"layers.{layer}.{projection}.{part}"


def shapes(family: ModuleType, config: Any, rank: int) -> dict[str, tuple[int, ...]]:
    """Name and shape of every tensor of adapters of this rank."""
    out: dict[str, tuple[int, ...]] = {}
    whole = family.shapes(config)
    for i in range(config.layers):
        for p in family.PROJECTIONS:
            rows, columns = whole[p]
            out[name(i, p, "a")] = (rank, columns)
            out[name(i, p, "b")] = (rows, rank)
    return out


def init(family: ModuleType, config: Any, rank: int, seed: int) -> dict[str, Tensor]:
    """Fresh float32 adapters that change nothing: A of variance 1/(3 in), B = 0."""
    g = torch.Generator().manual_seed(seed)
    out = {}
    for key, shape in shapes(family, config, rank).items():
        out[key] = torch.zeros(shape)
        if key.endswith(".a"):
            out[key].normal_(std=(3 * shape[1]) ** -0.5, generator=g)
    return out


def merge(
    weights: Weights,
    adapters: Adapters,
    *,
    alpha: float,
    rank: int,
    dtype: torch.dtype | None = None,
) -> Weights:
    """New weights with the adapters in them, projections joined: added in float32, then cast.

    Args:
        weights: the base.
        adapters: the tensors.
        alpha: their strength.
        rank: theirs.
        dtype: of the result; None: as the weights are.

    Raises: CheckpointError if the adapters are not of this model and rank.
    """
    dtype = dtype or weights.dtype
    expected = shapes(weights.family, weights.config, rank)
    got = {k: tuple(t.shape) for k, t in adapters.items()}
    if expected != got:
        odd = min(k for k in expected.keys() | got if expected.get(k) != got.get(k))
        raise CheckpointError(f"Expected the adapter `{odd}` of shape {expected.get(odd)}, got {got.get(odd)}")
    layers = []
    for i, p in enumerate(weights.layers):
        q = {k: t.to(dtype) for k, t in p.items() if "+" not in k}
        for n in weights.family.PROJECTIONS:
            a, b = (adapters[name(i, n, part)].to(weights.device).float() for part in "ab")
            q[n] = (p[n].float() + (b @ a) * (alpha / rank)).to(dtype)
        layers.append(q)
    embed = weights.embed.to(dtype)
    head = embed if weights.head is weights.embed else weights.head.to(dtype)
    norm = weights.norm.to(dtype)
    return join(replace(weights, embed=embed, head=head, norm=norm, layers=tuple(layers)))
