"""What several families share: norms, rotations, activations, and the rows of a product."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

# Products on a CPU see a multiple of this many rows; activations of this many numbers.
ROWS = 32
LANES = 64
# Numbers below which torch gives an elementwise operation to one thread.
GRAIN = 32_768


def up(n: int, multiple: int) -> int:
    """`n` rounded up to a multiple."""
    return -(-n // multiple) * multiple


def rms_norm(x: Tensor, weight: Tensor, eps: float) -> Tensor:
    """x / sqrt(mean(x²) + eps) · weight; the mean in float32, the result in x.dtype."""
    h = x.float()
    h = h * torch.rsqrt(h.square().mean(-1, keepdim=True) + eps)
    return weight.to(x.dtype) * h.to(x.dtype)


@lru_cache(maxsize=16)
@torch.inference_mode(mode=False)
def rope_table(
    theta: float, dim: int, positions: int, device: torch.device, dtype: torch.dtype
) -> tuple[Tensor, Tensor]:
    """cos and sin of every position, [positions, dim].

    The angles are float32 products, as transformers makes them. Their cosines come from float64
    numpy: torch's vector and scalar cosines differ in the last bit, so a value would depend on
    where in a tensor it stands. Ordinary tensors even where a trunk is read: training shares them.
    """
    inv = 1.0 / theta ** (torch.arange(0, dim, 2, dtype=torch.float32) / dim)
    angles = torch.arange(positions, dtype=torch.float32)[:, None] * inv  # [positions, dim / 2]
    wide = np.concatenate([angles.numpy()] * 2, axis=1).astype(np.float64)
    cos, sin = torch.from_numpy(np.cos(wide)), torch.from_numpy(np.sin(wide))
    return cos.float().to(device, dtype), sin.float().to(device, dtype)


def rotate(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    """x [B, H, T, Dh]; cos, sin [T, Dh] or [B, 1, T, Dh]."""
    a, b = x.chunk(2, dim=-1)
    return x * cos + torch.cat((-b, a), dim=-1) * sin


def evenly(f: Callable[[Tensor], Tensor], x: Tensor) -> Tensor:
    """f(x) for an elementwise f, x contiguous [M, N] with N a multiple of `LANES`.

    Each thread works through a range of x, with vector instructions and a scalar tail, and the two
    round differently. Here no range has a tail, at any number of threads.
    """
    threads = min(torch.get_num_threads(), -(-x.numel() // GRAIN))
    if x.device.type != "cpu" or threads <= 1 or x.numel() % (threads * LANES) == 0:
        return f(x)
    threads = torch.get_num_threads()
    rows, width = x.shape
    even = threads * -(-GRAIN // width)
    at = rows // even * even
    out = torch.empty_like(x)
    if at:
        out[:at] = f(x[:at])
    step = max(1, (GRAIN - 1) // width)
    for i in range(at, rows, step):
        out[i : i + step] = f(x[i : i + step])
    return out


def silu(x: Tensor) -> Tensor:
    """x · sigmoid(x), the same bits for a row wherever it stands; any shape [..., N]."""
    if torch.compiler.is_compiling() or x.device.type != "cpu" or x.requires_grad:
        return F.silu(x)
    return evenly(F.silu, x.reshape(-1, x.shape[-1]).contiguous()).view(x.shape)
