"""Weights and trunk states: values, never modified; forks share their storage."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType
from typing import Any

import torch
from torch import Tensor

from schemafill._errors import CheckpointError, ModelError
from schemafill.model.families import family


@dataclass(frozen=True, slots=True)
class Weights:
    """A backbone.

    Args:
        family: the module of its architecture.
        config: that family's Config.
        embed: [vocab, D].
        norm: [D].
        head: [vocab, D], the same tensor as embed where tied.
        layers: one mapping of named tensors per layer. Where `join` was used, "q+k+v" and "gate+up"
            are there too, and the single names are views of them.
        tile: CPU only. 0: products run over all rows at once. Else: in tiles of that many rows,
            where the machine's products were found to depend on the number of rows.
    """

    family: ModuleType
    config: Any
    embed: Tensor
    norm: Tensor
    head: Tensor
    layers: tuple[Mapping[str, Tensor], ...]
    tile: int = 0

    @property
    def dtype(self) -> torch.dtype:
        return self.embed.dtype

    @property
    def device(self) -> torch.device:
        return self.embed.device

    def to(self, device: torch.device | str, dtype: torch.dtype | None = None) -> Weights:
        """A copy there."""

        def move(t: Tensor) -> Tensor:
            return t.to(device=device, dtype=dtype)

        embed = move(self.embed)
        head = embed if self.head is self.embed else move(self.head)
        layers = tuple({k: move(v) for k, v in p.items() if "+" not in k} for p in self.layers)
        return replace(self, embed=embed, head=head, norm=move(self.norm), layers=layers)


@dataclass(frozen=True, slots=True)
class KV:
    """Keys (rotated) and values of one attention layer, [Hkv, P, Dh]; zeros past the length."""

    k: Tensor
    v: Tensor


@dataclass(frozen=True, slots=True)
class Trunk:
    """A text that was read.

    Args:
        length: tokens, T.
        layers: one state per layer, its P = T rounded up to a multiple of 64.
        hidden: final-norm states of the tokens, [T, D].
    """

    length: int
    layers: tuple[KV, ...]
    hidden: Tensor

    @property
    def nbytes(self) -> int:
        tensors = [self.hidden, *(t for s in self.layers for t in (s.k, s.v))]
        return sum(t.numel() * t.element_size() for t in tensors)


def load(
    folder: Path | str,
    *,
    dtype: torch.dtype = torch.bfloat16,
    device: torch.device | str = "cpu",
) -> Weights:
    """Weights from a folder with config.json and *.safetensors.

    Raises: CheckpointError if a file or a tensor is missing; ModelError if the model is of a kind
        that is not here.
    """
    from safetensors.torch import load_file

    folder = Path(folder)
    file = folder / "config.json"
    files = sorted(folder.glob("*.safetensors"))
    if not file.is_file() or not files:
        raise CheckpointError(f"Expected config.json and *.safetensors, got neither - at `{folder}`")
    d = json.loads(file.read_text("utf-8"))
    module = family(d.get("model_type", ""))
    config = module.Config.from_hf(d)
    tensors = {k: v for f in files for k, v in load_file(f, device=str(device)).items()}
    named = module.rename({k: v.to(dtype) for k, v in tensors.items()}, config)
    return Weights(module, config, **{**named, "layers": tuple(named["layers"])})


def join(weights: Weights) -> Weights:
    """The same weights, projections of one input in one tensor: fewer and larger products."""
    layers = []
    for p in weights.layers:
        q = dict(p)
        for names in weights.family.JOINED:
            name = "+".join(names)
            if name in q:
                continue
            q[name] = torch.cat([p[n] for n in names])
            sizes = [len(p[n]) for n in names]
            q.update(zip(names, q[name].split(sizes), strict=True))
        layers.append(q)
    return replace(weights, layers=tuple(layers))


def pick_device(name: str) -> torch.device:
    """Raises: ModelError where CUDA is asked for and there is none."""
    if name == "auto":
        name = "cuda" if torch.cuda.is_available() else "cpu"
    if name.startswith("cuda") and not torch.cuda.is_available():
        raise ModelError('Expected a CUDA device, got none: use device="cpu", or install a CUDA build of torch')
    try:
        device = torch.device(name)
    except RuntimeError:
        device = None
    if device is None or not (device.type == "cuda" or name == "cpu"):
        raise ModelError(f'Expected a device such as "cpu" or "cuda", got `{name}`')
    if (device.index or 0) >= torch.cuda.device_count() > 0:
        raise ModelError(f"Expected a CUDA device below {torch.cuda.device_count()}, got `{name}`")
    return device


DTYPES = {"bfloat16": torch.bfloat16, "float32": torch.float32}


def pick_dtype(name: str, device: torch.device) -> torch.dtype:
    """`auto`: bf16 only where the processor multiplies it natively. Raises: ModelError for another name."""
    if name == "auto":
        name = "bfloat16" if _native_bf16(device) else "float32"
    if name not in DTYPES:
        raise ModelError(f'Expected a dtype "auto", "bfloat16" or "float32", got `{name}`')
    return DTYPES[name]


def _native_bf16(device: torch.device) -> bool:
    if device.type == "cuda":
        return torch.cuda.get_device_capability(device) >= (8, 0)
    found = getattr(torch.backends.cpu, "get_cpu_capability", str)()
    flags = Path("/proc/cpuinfo")
    native = flags.is_file() and any(f in flags.read_text("utf-8") for f in ("avx512_bf16", "amx_bf16", " bf16"))
    return native and (found.startswith("AVX512") or "SVE" in found)
