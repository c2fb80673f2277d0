"""A training run: data in, checkpoint out, resumable at any step.

The run's folder holds the encoded data, `state.pt` (adapters, heads, optimiser, step) and, at the end, the checkpoint.
"""

from __future__ import annotations

import json
import math
import os
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from schemafill._errors import CheckpointError
from schemafill.evaluate.records import DataError, files
from schemafill.layout import VERSION
from schemafill.model import adapters as lora
from schemafill.model import checkpoint, gguf
from schemafill.model import heads as readers
from schemafill.model.checkpoint import Checkpoint
from schemafill.model.state import Weights, load, pick_device, pick_dtype
from schemafill.train import data, losses, packing
from schemafill.train.forward import Forward, make_forward
from schemafill.train.packing import Unit

# seconds between two saves of a run's state
SAVE = 180
# what a run began with, in its folder
OPTIONS = "run.json"
# and where it goes on
STATE = "state.pt"


@dataclass(frozen=True, slots=True)
class Options:
    """A run. `data` is a folder with train/ and dev/ (or None: synthetic documents alone).

    Args:
        synthetic: documents from the generator in one epoch, beside each real one once; others in the next.
        held_out: kinds it leaves out.
        start: a checkpoint to begin from, "default" or a folder; rank, alpha and look are its own then.
        steps: of the whole schedule. budget: minutes of the whole schedule instead, over all calls.
        minutes: this call stops after so many, saved; it resumes in the next.
        rows, length: packed rows a step, tokens a row. forks: of one document in one epoch.
        rank, alpha: of the adapters. look: the heads look to the right of a token.
        device: "auto", "cpu", "cuda".
    """

    out: Path
    data: Path | None = None
    base: Path | None = None
    synthetic: int = 0
    held_out: tuple[str, ...] = ()
    start: str | Path | None = None
    steps: int = 1000
    budget: float | None = None
    minutes: float | None = None
    rows: int = 8
    length: int = 8192
    forks: int = 16
    rank: int = 32
    alpha: float = 64.0
    look: bool = True
    rate: float = 1e-3
    warmup: int = 50
    clip: float = 1.0
    seed: int = 0
    workers: int = 0
    limit: int | None = None
    device: str = "auto"
    dtype: str = "auto"


@dataclass(slots=True)
class Progress:
    """What `each` is told; of a schedule by the clock `steps` is what it may come to."""

    step: int
    steps: int
    loss: float
    tokens_per_second: float
    kinds: dict[str, float]


def train(options: Options, each: Callable[[Progress], None] = lambda p: None) -> bool:
    """Run, or go on with, a training. Returns True when the whole schedule is done and the checkpoint written.

    Raises: CheckpointError where the folder holds a run with other options; DataError where there is no data.
    """
    out = Path(options.out)
    start = None
    if options.start is not None:
        start = checkpoint.load(checkpoint.find(options.start))
        m = start.manifest
        options = replace(options, rank=m.rank, alpha=m.alpha, look=m.look)
    _check_options(out, options)
    _check_data(options)
    out.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    device = pick_device(options.device)
    workers = options.workers or max(1, (os.cpu_count() or 2) - 1)
    path = gguf.find_base(options.base)
    folder, digest = gguf.prepare(path, _cache())
    auto = "bfloat16" if device.type == "cuda" else "float32"
    dtype = pick_dtype(auto if options.dtype == "auto" else options.dtype, device)
    weights = load(folder, dtype=dtype, device=device)
    if start is not None:
        _check_start(start, options, weights, digest)
    state = _state(out / STATE, weights, options, device, start)
    groups = data.groups(
        None if options.data is None else Path(options.data) / "train",
        folder,
        synthetic=options.synthetic,
        seed=options.seed,
        held_out=options.held_out,
        limit=options.limit,
        longest=options.length,
        forks=options.forks,
        workers=workers,
        start=state.place[0],
    )
    forward = make_forward(weights, options.alpha / options.rank)
    done = _steps(options, groups, state, forward, device, began, each)
    if not done:
        return False
    _finish(options, state, forward, weights, folder, path, digest, workers, device, start)
    return True


def _asked(options: Options) -> dict[str, Any]:
    """What belongs to a run; only how long a call lasts, and on what machine, may change."""
    free = {"minutes", "out", "data", "base", "start", "workers", "device", "dtype"}
    return {k: v for k, v in asdict(options).items() if k not in free} | {"held_out": list(options.held_out)}


def _check_options(out: Path, options: Options) -> None:
    """A folder belongs to one run, once that has saved its state."""
    file = out / OPTIONS
    if not (file.exists() and (out / STATE).exists()):
        return
    before = json.loads(file.read_text("utf-8"))
    for name, value in _asked(options).items():
        if before.get(name) != value:
            raise CheckpointError(
                f"Expected `{name}` {before.get(name)!r}, with which this run began, got {value!r} - at `{file}`"
            )


def _check_data(options: Options) -> None:
    if options.data is None and not options.synthetic:
        raise DataError("Expected documents to train on, got neither a folder (--data) nor a number (--synthetic)")
    if options.data is not None:
        folder = Path(options.data) / "train"
        if not folder.is_dir():
            raise DataError(f"Expected a folder with train/ in it (--data), got none - at `{folder}`")
        files(folder)
    if options.held_out:
        from schemafill.train.synthetic import KINDS

        known = [kind.name for kind in KINDS]
        for name in options.held_out:
            if name not in known:
                near = ", ".join(get_close_matches(name, known) or known[:3])
                raise DataError(f"Expected a kind of the generator (--held-out) such as {near}, got `{name}`")


def _cache() -> Path:
    from schemafill._settings import settings

    return settings().cache


def _check_start(start: Checkpoint, options: Options, weights: Weights, digest: str) -> None:
    checkpoint.check(start.manifest, family=weights.family, config=weights.config, sha256=digest, layout=VERSION)
    checkpoint.check_adapters(start, weights.family, weights.config)
    if not start.manifest.rank:
        raise CheckpointError(
            f"Expected a checkpoint with adapters to begin from, got one of heads alone - at `{options.start}`"
        )


@dataclass(slots=True)
class _State:
    adapters: dict[str, Tensor]
    heads: dict[str, Tensor]
    optimizer: torch.optim.AdamW
    step: int
    # the next batch: group, and batch of the group
    place: tuple[int, int]
    # seconds of the steps so far
    spent: float = 0.0

    def parameters(self) -> list[Tensor]:
        return [*self.adapters.values(), *self.heads.values()]


def _state(
    file: Path, weights: Weights, options: Options, device: torch.device, start: Checkpoint | None = None
) -> _State:
    config = weights.config
    adapters = lora.init(weights.family, config, options.rank, options.seed)
    heads = readers.init(config.width, options.seed, look=options.look)
    if start is not None:
        adapters, heads = dict(start.adapters), dict(start.heads)
    adapters = {k: t.to(device).requires_grad_() for k, t in adapters.items()}
    heads = {k: t.to(device).requires_grad_() for k, t in heads.items()}
    matrices = [t for t in heads.values() if t.dim() > 1]
    rest = [t for t in heads.values() if t.dim() <= 1]
    groups = [
        {"params": list(adapters.values()), "weight_decay": 0.0},
        {"params": matrices, "weight_decay": 0.01},
        {"params": rest, "weight_decay": 0.0},
    ]
    optimizer = torch.optim.AdamW(groups, lr=options.rate, betas=(0.9, 0.98))
    state = _State(adapters, heads, optimizer, 0, (0, 0))
    if file.exists():
        saved = torch.load(file, map_location=device, weights_only=True)
        with torch.no_grad():
            for mine, theirs in ((adapters, saved["adapters"]), (heads, saved["heads"])):
                for k, t in mine.items():
                    t.copy_(theirs[k])
        optimizer.load_state_dict(saved["optimizer"])
        state.step = saved["step"]
        state.place = tuple(saved["place"])
        state.spent = saved.get("spent", 0.0)
    return state


def _save(file: Path, state: _State) -> None:
    half = file.with_suffix(".part")
    torch.save(
        {
            "adapters": {k: t.detach() for k, t in state.adapters.items()},
            "heads": {k: t.detach() for k, t in state.heads.items()},
            "optimizer": state.optimizer.state_dict(),
            "step": state.step,
            "place": state.place,
            "spent": state.spent,
        },
        half,
    )
    half.rename(file)


def _along(options: Options, state: _State) -> float:
    """How much of the schedule is done, from 0 to 1."""
    done = state.step / options.steps if options.budget is None else state.spent / (60 * options.budget)
    return min(1.0, done)


def _rate(options: Options, step: int, along: float) -> float:
    """Linear warm-up, then a cosine to a twentieth."""
    warm = min(1.0, (step + 1) / max(1, options.warmup))
    return options.rate * warm * (0.05 + 0.95 * 0.5 * (1 + math.cos(math.pi * along)))


def _steps(
    options: Options,
    groups: Iterator[list[Unit]],
    state: _State,
    forward: Forward,
    device: torch.device,
    began: float,
    each: Callable[[Progress], None],
) -> bool:
    torch.backends.cuda.matmul.allow_tf32 = True
    limit = None if options.minutes is None else began + 60 * options.minutes
    source = packing.batches(groups, rows=options.rows, length=options.length, seed=options.seed, start=state.place)
    tokens = 0
    since = saved = tick = time.monotonic()
    file = Path(options.out) / STATE
    ahead = _ahead(source, options)
    # the threads that unpack and collate must not keep the one that feeds the device waiting for the interpreter
    sys.setswitchinterval(1e-4)
    while (along := _along(options, state)) < 1:
        place, rows = next(ahead, (None, None))
        if place is None or rows is None:
            place = f" - at `{options.data}`" if options.data else ""
            raise DataError(f"Expected documents to train on (--data, --synthetic), got none that fits{place}")
        if state.step == 0:
            (Path(options.out) / OPTIONS).write_text(json.dumps(_asked(options), indent=2) + "\n", "utf-8")
        batch = {k: t.to(device, non_blocking=True) for k, t in rows.items()}
        for group in state.optimizer.param_groups:
            group["lr"] = _rate(options, state.step, along)
        hidden = forward(batch["ids"], batch["position"], batch["unit"], batch["fork"], state.adapters)
        loss, kinds = losses.total(losses.logits(state.heads, hidden, batch), batch)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(state.parameters(), options.clip)
        state.optimizer.step()
        state.optimizer.zero_grad(set_to_none=True)
        state.step += 1
        state.place = (place[0], place[1] + 1)
        tokens += int((rows["unit"] >= 0).sum())
        now = time.monotonic()
        state.spent, tick = state.spent + now - tick, now
        along = _along(options, state)
        if state.step % 10 == 0 or along == 1:
            speed = tokens / (now - since)
            shown = {k: float(v) for k, v in kinds.items()}
            each(Progress(state.step, round(state.step / along), float(loss.detach()), speed, shown))
        if limit is not None and time.monotonic() > limit:
            break
        if time.monotonic() > saved + SAVE:
            _save(file, state)
            saved = time.monotonic()
    _save(file, state)
    return _along(options, state) == 1


def _ahead(
    source: Iterator[tuple[tuple[int, int], list[list[Unit]]]], options: Options
) -> Iterator[tuple[tuple[int, int], dict[str, Tensor]]]:
    """Collated batches, made in a thread while the device works."""

    def make() -> tuple[tuple[int, int], dict[str, Tensor]] | None:
        found = next(source, None)
        return found and (found[0], packing.collate(found[1], options.length, options.rows))

    # one worker: the source is a generator, and batches come in its order
    with ThreadPoolExecutor(1) as pool:
        waiting = [pool.submit(make) for _ in range(4)]
        while (one := waiting.pop(0).result()) is not None:
            waiting.append(pool.submit(make))
            yield one


def _finish(
    options: Options,
    state: _State,
    forward: Forward,
    weights: Weights,
    tokenizer: Path,
    base: Path,
    digest: str,
    workers: int,
    device: torch.device,
    start: Checkpoint | None,
) -> None:
    """Fit temperatures and the anchor threshold on dev (else they are those of the start), and write the checkpoint."""
    temperatures = dict(start.manifest.temperatures) if start else {}
    thresholds = dict(start.manifest.thresholds) if start else {}
    figures: dict[str, float] = {}
    if options.data is not None and (Path(options.data) / "dev").is_dir():
        todo = data.parts(Path(options.data) / "dev", 0, options.seed)
        if options.limit is not None:
            todo = todo[: options.limit]
        units = data.encode_parts(todo, tokenizer, longest=options.length, forks=None, workers=workers)
        temperatures, thresholds, figures = fit(units, state, forward, options, device)
    manifest = checkpoint.Manifest(
        family="llama",
        base=base.name,
        sha256=digest,
        layout=VERSION,
        width=weights.config.width,
        look=options.look,
        rank=options.rank,
        alpha=options.alpha,
        temperatures=temperatures,
        thresholds=thresholds,
        training={
            "steps": state.step,
            "rows": options.rows,
            "length": options.length,
            "rate": options.rate,
            "seed": options.seed,
            "forks": options.forks,
            "synthetic": options.synthetic,
            "held_out": list(options.held_out),
            "dev": figures,
            **({"start": start.manifest.training} if start else {}),
        },
    )
    checkpoint.save(Path(options.out) / "checkpoint", manifest, state.heads, state.adapters)


GRID = tuple(round(0.5 * 1.06**i, 4) for i in range(36))


@torch.no_grad()
def fit(
    units: Sequence[Unit], state: _State, forward: Forward, options: Options, device: torch.device
) -> tuple[dict[str, float], dict[str, float], dict[str, float]]:
    """One temperature per kind of query by likelihood, and the anchor probability of the best F1, over dev units.

    Returns: temperatures, thresholds, and the raw figures by kind.
    """
    lost: dict[str, Tensor] = {}
    counts: dict[str, float] = defaultdict(float)
    grid = torch.tensor([math.log(p / (1 - p)) for p in [x / 40 for x in range(4, 32)]])
    curve = torch.zeros(len(grid), 2)
    right = 0.0
    rows = packing.pack(units, options.length)
    for at in range(0, len(rows), options.rows):
        batch = packing.collate(rows[at : at + options.rows], options.length, options.rows)
        batch = {k: t.to(device) for k, t in batch.items()}
        hidden = forward(batch["ids"], batch["position"], batch["unit"], batch["fork"], state.adapters)
        found = losses.logits(state.heads, hidden, batch)
        for kind, z in found.items():
            here = torch.stack([losses.nll(kind, z, batch, t).sum() for t in GRID]).cpu()
            lost[kind] = lost.get(kind, torch.zeros(len(GRID))) + here
            for name, value in losses.hits(kind, z, batch).items():
                counts[name] += float(value)
        if "anchor" in found:
            for i, threshold in enumerate(grid.tolist()):
                h = losses.hits("anchor", found["anchor"], batch, threshold)
                curve[i] += torch.tensor([float(h["anchor_hit"]), float(h["anchor_said"])])
            right = counts["anchor_n"]
    temperatures = {kind: GRID[int(x.argmin())] for kind, x in lost.items()}
    thresholds = {}
    if right:
        # the anchors' temperature scales their logits, so the threshold moves with it
        f1 = 2 * curve[:, 0] / (curve[:, 1] + right).clamp(min=1)
        z = float(grid[int(f1.argmax())]) / temperatures["anchor"]
        thresholds = {"anchor": round(1 / (1 + math.exp(-z)), 4)}
    figures = {k.removesuffix("_hit"): round(v / max(1.0, counts[k.removesuffix("_hit") + "_n"]), 4)
               for k, v in counts.items() if k.endswith("_hit")}  # fmt: skip
    return temperatures, thresholds, figures
