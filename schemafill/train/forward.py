"""The backbone over packed rows: one definition of the layer, with LoRA on all its projections and a fork mask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import torch
import torch.nn.functional as F
from torch import Tensor

from schemafill.model.families._common import rms_norm
from schemafill.model.state import Weights

# forward(ids [R, L], position [R, L], unit [R, L], fork [R, L], adapters) -> final-norm states [R, L, D]
Forward: TypeAlias = Callable[[Tensor, Tensor, Tensor, Tensor, Mapping[str, Tensor]], Tensor]


def project(p: Mapping[str, Tensor], names: tuple[str, ...], x: Tensor) -> tuple[Tensor, ...]:
    """x Wᵀ + (x Aᵀ) Bᵀ for each name; B is already scaled."""
    return tuple(F.linear(x, p[n]) + F.linear(F.linear(x, p[n + ".a"]), p[n + ".b"]) for n in names)


def make_forward(weights: Weights, scale: float) -> Forward:
    """The forward pass of training.

    A query token sees the earlier tokens of its own unit that belong to the trunk or to its own fork. On CUDA by
    FlexAttention with one compiled layer; on the CPU with an explicit mask.

    Args: scale: alpha / rank of the adapters.
    """
    config, family = weights.config, weights.family
    cuda = weights.device.type == "cuda"

    def one(p: Mapping[str, Tensor], x: Tensor, cos: Tensor, sin: Tensor, mask: Any) -> Tensor:
        def attention(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
            if cuda:
                from torch.nn.attention.flex_attention import flex_attention

                out = flex_attention(q, k, v, block_mask=mask, scale=config.scale, enable_gqa=True)
                assert isinstance(out, Tensor)
                return out
            return F.scaled_dot_product_attention(q, k, v, attn_mask=mask, scale=config.scale, enable_gqa=True)

        return family.layer(p, x, cos, sin, attention, config, project)

    step: Any = torch.compile(one, dynamic=False) if cuda else one
    masked: Any = _block_mask() if cuda else explicit_mask

    def forward(ids: Tensor, position: Tensor, unit: Tensor, fork: Tensor, adapters: Mapping[str, Tensor]) -> Tensor:
        mask = masked(unit, fork)
        cos, sin = family.rope(position, config, weights.dtype)
        x = F.embedding(ids, weights.embed)
        for i, p in enumerate(weights.layers):
            layer = {n: p[n] for n in (*family.PROJECTIONS, "ln1", "ln2")}
            for n in family.PROJECTIONS:
                layer[n + ".a"] = adapters[f"layers.{i}.{n}.a"].to(weights.dtype)
                layer[n + ".b"] = (adapters[f"layers.{i}.{n}.b"] * scale).to(weights.dtype)
            x = step(layer, x, cos, sin, mask)
        return rms_norm(x, weights.norm, config.eps)

    return forward


def explicit_mask(unit: Tensor, fork: Tensor) -> Tensor:
    """unit, fork [R, L] -> [R, 1, L, L] bool: what each token sees. Padding sees itself alone."""
    n = unit.shape[1]
    before = torch.ones(n, n, dtype=torch.bool, device=unit.device).tril()
    same = unit[:, :, None] == unit[:, None, :]
    seen = (fork[:, None, :] == 0) | (fork[:, None, :] == fork[:, :, None])
    padding = torch.eye(n, dtype=torch.bool, device=unit.device) & (unit[:, :, None] < 0)
    return ((before & same & seen & (unit[:, :, None] >= 0)) | padding)[:, None]


def _block_mask() -> Callable[[Tensor, Tensor], Any]:
    from torch.nn.attention.flex_attention import create_block_mask

    compiled = torch.compile(create_block_mask, dynamic=False)

    def make(unit: Tensor, fork: Tensor) -> Any:
        def sees(b: Tensor, h: Tensor, q: Tensor, k: Tensor) -> Tensor:
            same = unit[b, q] == unit[b, k]
            return (q >= k) & same & ((fork[b, k] == 0) | (fork[b, k] == fork[b, q]))

        rows, n = unit.shape
        return compiled(sees, rows, None, n, n, device=unit.device)

    return make
