"""A checkpoint: schemafill.json, heads.safetensors and adapters.safetensors in one folder."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import torch
from torch import Tensor

from schemafill._errors import CheckpointError
from schemafill.model import adapters as lora
from schemafill.model import heads as readers

FORMAT = 1
MANIFEST = "schemafill.json"


@dataclass(frozen=True, slots=True)
class Manifest:
    """What schemafill.json holds.

    Args:
        family: the architecture, as in config.json.
        base, sha256: the base weights by name and hash.
        layout: the version of the text of trunk and fork.
        width: of the model, that the heads read.
        look: whether the heads hold a look to the right.
        rank, alpha: of the adapters; rank 0: there are none.
        temperatures: per kind of query, 1 where it is missing.
        thresholds: such as {"anchor": 0.5}.
        training: what it was trained on, with licences: free JSON.
    """

    family: str
    base: str
    sha256: str
    layout: int
    width: int
    look: bool = False
    rank: int = 0
    alpha: float = 0.0
    temperatures: dict[str, float] = field(default_factory=dict)
    thresholds: dict[str, float] = field(default_factory=dict)
    training: dict[str, Any] = field(default_factory=dict)
    format: int = FORMAT


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A loaded checkpoint; `heads` and `adapters` are float32."""

    manifest: Manifest
    heads: Mapping[str, Tensor]
    adapters: Mapping[str, Tensor]


def save(
    folder: Path | str,
    manifest: Manifest,
    heads: Mapping[str, Tensor],
    adapters: Mapping[str, Tensor] | None = None,
    *,
    dtype: torch.dtype = torch.bfloat16,
) -> None:
    """Write a checkpoint; each file is written beside its place and renamed, the manifest last.

    Raises: CheckpointError if the heads are not those that the manifest names.
    """
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    adapters = adapters or {}
    _check_heads(folder, manifest, heads)
    if bool(adapters) != bool(manifest.rank):
        got = f"{len(adapters)} tensors"
        raise CheckpointError(f"Expected adapters of rank {manifest.rank}, got {got} - at `{folder}`")
    _save(folder / "heads.safetensors", heads, dtype)
    if adapters:
        _save(folder / "adapters.safetensors", adapters, dtype)
    text = json.dumps(asdict(manifest), indent=2, ensure_ascii=False) + "\n"
    _replace(folder / MANIFEST, text.encode())


def find(model: str | Path) -> Path:
    """The folder of a checkpoint; "default" is the one that comes with the package.

    Raises: CheckpointError where the package has none.
    """
    if model != "default":
        return Path(model)
    folder = Path(str(files("schemafill"))) / "checkpoints" / "default"
    if not (folder / MANIFEST).is_file():
        raise CheckpointError(
            "Expected the default checkpoint in the package, got none: reinstall schemafill, or train one with"
            f" `schemafill train --data DIR --out DIR` and load it by its folder - at `{folder}`"
        )
    return folder


def load(folder: Path | str) -> Checkpoint:
    """Read a checkpoint.

    Raises: CheckpointError if a file is missing or damaged, if its format is not this one, or if
        the heads are not of the shapes that the manifest names.
    """
    folder = Path(folder)
    file = folder / MANIFEST
    try:
        d = json.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        raise CheckpointError(f"Expected a checkpoint, got no {MANIFEST} - at `{folder}`") from None
    except ValueError as e:
        raise CheckpointError(f"Expected JSON, got {e} - at `{file}`") from None
    got = d.get("format") if isinstance(d, dict) else None
    if got != FORMAT:
        raise CheckpointError(f"Expected a checkpoint of format {FORMAT}, got {got} - at `{file}`")
    names = {f.name for f in fields(Manifest)}
    if odd := sorted(d.keys() - names):
        raise CheckpointError(f"Expected the keys of a manifest, got `{odd[0]}` - at `{file}`")
    try:
        manifest = Manifest(**d)
    except TypeError as e:
        raise CheckpointError(f"Expected a whole manifest, got {e} - at `{file}`") from None
    heads = _read(folder / "heads.safetensors")
    _check_heads(folder, manifest, heads)
    adapters = _read(folder / "adapters.safetensors") if manifest.rank else {}
    return Checkpoint(manifest, heads, adapters)


def check(manifest: Manifest, *, family: ModuleType, config: Any, sha256: str, layout: int) -> None:
    """Refuse base weights or a layout that the checkpoint was not trained with.

    Raises: CheckpointError, naming both sides.
    """
    for what, trained, here in (
        ("base weights of SHA-256", manifest.sha256, sha256),
        ("a model of type", manifest.family, family.__name__.rpartition(".")[2]),
        ("a model of width", manifest.width, config.width),
        ("layout", manifest.layout, layout),
    ):
        if trained != here:
            raise CheckpointError(
                f"Expected {what} `{trained}`, with which the checkpoint was trained"
                f" (base `{manifest.base}`), got `{here}`"
            )


def check_adapters(checkpoint: Checkpoint, family: ModuleType, config: Any) -> None:
    """Raises: CheckpointError if the adapters are not of the model's shapes."""
    if checkpoint.manifest.rank:
        expected = lora.shapes(family, config, checkpoint.manifest.rank)
        _check_shapes("adapters", expected, checkpoint.adapters)


def _check_heads(folder: Path, manifest: Manifest, heads: Mapping[str, Tensor]) -> None:
    expected = readers.shapes(manifest.width, look=manifest.look)
    _check_shapes(str(folder / "heads.safetensors"), expected, heads)


def _check_shapes(place: str, expected: Mapping[str, tuple[int, ...]], tensors: Mapping[str, Tensor]) -> None:
    got = {k: tuple(t.shape) for k, t in tensors.items()}
    for k in sorted(expected.keys() | got.keys()):
        if expected.get(k) != got.get(k):
            raise CheckpointError(
                f"Expected `{k}` of shape {expected.get(k, 'none')}, got {got.get(k, 'none')} - at `{place}`"
            )


def _read(file: Path) -> dict[str, Tensor]:
    from safetensors import SafetensorError
    from safetensors.torch import load_file

    if not file.is_file():
        raise CheckpointError(f"Expected a file, got nothing - at `{file}`")
    try:
        return {k: t.float() for k, t in load_file(file).items()}
    except SafetensorError as e:
        raise CheckpointError(f"Expected safetensors, got {e} - at `{file}`") from None


def _save(file: Path, tensors: Mapping[str, Tensor], dtype: torch.dtype) -> None:
    from safetensors.torch import save

    plain = {k: t.detach().to("cpu", dtype).contiguous() for k, t in tensors.items()}
    _replace(file, save(plain, metadata={"format": "pt"}))


def _replace(file: Path, data: bytes) -> None:
    handle, half = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")
    with os.fdopen(handle, "wb") as f:
        f.write(data)
    # mkstemp makes files that only their owner can read; a checkpoint is for everyone.
    Path(half).chmod(0o644)
    Path(half).replace(file)
