"""Scores of many sources by several processes, each with a model of its own."""

from __future__ import annotations

import multiprocessing
import os
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from schemafill.evaluate import records, score

# records that one process takes at once
SLICE = 32
_ENGINE: list[Any] = []


def evaluate(
    paths: dict[str, Path],
    load: dict[str, Any],
    *,
    jobs: int,
    limit: int | None = None,
    end_to_end: bool = True,
    each: Callable[[str, int], None] = lambda name, n: None,
) -> dict[str, dict[str, float]]:
    """The figures of each source, the same as with one process.

    Args:
        paths: file of each source. load: what `Filler.load` takes. jobs: processes.
        each: called with a source and how many of its records are done.
    """
    slices = []
    for name, path in paths.items():
        n = records.lines(path)
        n = n if limit is None else min(n, limit)
        slices += [(name, path, a, min(a + SLICE, n), end_to_end) for a in range(0, n, SLICE)]
    counts: dict[str, score.Counts] = {name: Counter() for name in paths}
    context = multiprocessing.get_context("spawn")
    threads = max(1, (os.cpu_count() or 1) // jobs)
    with context.Pool(jobs, _prepare, (load, threads)) as pool:
        for name, found, n in pool.imap_unordered(_tally, slices):
            counts[name].update(found)
            each(name, n)
    return {name: score.figures(count) for name, count in counts.items()}


def _prepare(load: dict[str, Any], threads: int) -> None:
    import torch

    from schemafill.engine.forks import ForkEngine

    torch.set_num_threads(threads)
    try:
        _ENGINE[:] = [ForkEngine.load(**load)]
    except Exception as error:  # kept for the first job: a pool starts a process that fails here again and again
        _ENGINE[:] = [error]


def _tally(job: Sequence[Any]) -> tuple[str, score.Counts, int]:
    name, path, start, stop, end_to_end = job
    if isinstance(_ENGINE[0], Exception):
        raise _ENGINE[0]
    found = list(records.read(path, stop, start))
    return name, score.tally(found, _ENGINE[0], end_to_end=end_to_end), len(found)
