"""Where training documents come from, and encoding them on all cores."""

from __future__ import annotations

import multiprocessing
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

from schemafill.evaluate.records import files, lines, read
from schemafill.layout import Renderer
from schemafill.model.tokenizer import Tokenizer
from schemafill.train.packing import Unit, encode_all

CHUNK = 200
# a source of fewer records stands twice in an epoch
SMALL = 2500
# parts that are shuffled together
GROUP = 24


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of the data that one worker encodes: records of a file, or of the generator."""

    path: str  # "" for synthetic documents
    start: int
    stop: int
    seed: int
    held_out: tuple[str, ...] = ()


def parts(folder: Path | None, synthetic: int, seed: int, held_out: Sequence[str] = ()) -> list[Part]:
    """All the data, in pieces of `CHUNK` records."""
    out: list[Part] = []
    for path in files(folder) if folder else ():
        n = lines(path)
        out += [Part(str(path), a, min(a + CHUNK, n), seed) for a in range(0, n, CHUNK)]
    for a in range(0, synthetic, CHUNK):
        out.append(Part("", a, min(a + CHUNK, synthetic), seed, tuple(held_out)))
    return out


def _balanced(real: Sequence[Part]) -> list[Part]:
    """The parts of small sources twice, the second time with a seed of its own."""
    sizes: Counter[str] = Counter()
    for part in real:
        sizes[part.path] += part.stop - part.start
    return [*real, *(replace(p, seed=500) for p in real if sizes[p.path] < SMALL)]


def records(part: Part) -> Iterator[dict[str, Any]]:
    if part.path:
        yield from read(Path(part.path), part.stop, part.start)
    else:
        from schemafill.train.synthetic import generate

        yield from generate(part.stop - part.start, part.seed + part.start, held_out=part.held_out)


_RENDERER: list[Renderer] = []


def _prepare(tokenizer: str, family: str) -> None:
    _RENDERER[:] = [Renderer(Tokenizer.load(tokenizer), family)]


def _encode(job: tuple[Part, int, int | None]) -> list[Unit]:
    part, longest, forks = job
    return list(encode_all(records(part), _RENDERER[0], part.seed + 1, forks=forks, longest=longest))


def encode_parts(
    todo: Sequence[Part],
    tokenizer: Path,
    *,
    longest: int,
    forks: int | None,
    workers: int,
    family: str = "llama",
    each: Callable[[int], None] = lambda n: None,
) -> list[Unit]:
    """The units of all parts, in order. `forks` None keeps every query as it is (for evaluation)."""
    jobs = [(part, longest, forks) for part in todo]
    units: list[Unit] = []
    if workers <= 1:
        _prepare(str(tokenizer), family)
        for job in jobs:
            units += _encode(job)
            each(1)
        return units
    context = multiprocessing.get_context("spawn")
    with context.Pool(workers, _prepare, (str(tokenizer), family)) as pool:
        for found in pool.imap(_encode, jobs):
            units += found
            each(1)
    return units


def groups(
    folder: Path | None,
    tokenizer: Path,
    *,
    synthetic: int,
    seed: int,
    held_out: Sequence[str] = (),
    limit: int | None = None,
    longest: int,
    forks: int,
    workers: int,
    start: int = 0,
    family: str = "llama",
) -> Iterator[list[Unit]]:
    """Endless groups of `GROUP` parts, encoded ahead by `workers` processes; the same for the same seed.

    An epoch is every real record once (twice for a source of fewer than `SMALL`) and `synthetic` generated documents,
    in shuffled parts. Each epoch samples other forks and wordings of the real records, and makes new documents.
    `start` passes over so many groups. They end where a whole epoch gave nothing that can be encoded.
    """
    real = _balanced(parts(folder, 0, 0)[:limit])
    made = parts(None, synthetic, 0, held_out)[:limit]

    def epochs() -> Iterator[Part]:
        for epoch in count() if real or made else ():
            todo = [replace(p, seed=p.seed + seed + 1000 * epoch) for p in real]
            # a generated record depends on its seed and number: another seed range an epoch
            todo += [replace(p, seed=seed + 10_000_000 * (epoch + 1)) for p in made]
            Random(f"{seed}/{epoch}").shuffle(todo)
            yield from todo

    def encoded() -> Iterator[list[Unit]]:
        jobs = ((part, longest, forks) for part in islice(epochs(), start * GROUP, None))
        if workers <= 1:
            _prepare(str(tokenizer), family)
            yield from map(_encode, jobs)
            return
        context = multiprocessing.get_context("spawn")
        with context.Pool(workers, _prepare, (str(tokenizer), family)) as pool:
            pending = deque(pool.apply_async(_encode, (job,)) for job in islice(jobs, GROUP + 2 * workers))
            while pending:
                yield pending.popleft().get()
                pending.extend(pool.apply_async(_encode, (job,)) for job in islice(jobs, 1))

    found = encoded()
    empty = 0
    while group := list(islice(found, GROUP)):
        units = [unit for part in group for unit in part]
        empty = 0 if units else empty + len(group)
        if empty >= len(real) + len(made):
            return
        yield units
