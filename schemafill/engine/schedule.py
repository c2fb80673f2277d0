"""Running plans on an engine: whatever is pending, of all documents in flight, is asked together."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from schemafill._errors import SchemaFillError
from schemafill.plan.query import Answer, Query
from schemafill.plan.waves import Known, Plan, Running

T = TypeVar("T")


class Engine(Protocol):
    """What answers: a model (`engine.forks.ForkEngine`), or an oracle (`schemafill.testing`)."""

    def read(self, texts: Sequence[str]) -> list[Any]:
        """A trunk a text. Raises ContextTooLong where a text has more tokens than the model has positions."""
        ...

    def answer(self, asked: Sequence[tuple[Any, Query]]) -> list[Answer]:
        """An answer a question, in order. Each depends on its trunk and its query alone.

        Raises: ContextTooLong where a question finds no room after its text.
        """
        ...


@dataclass(slots=True)
class Job:
    """One document to fill: `start` makes its plan, `known` tells written fields what is decided."""

    text: str
    start: Callable[[], Plan[Any]]
    known: Known = tuple
    trunk: Any = None
    running: Running | None = None
    error: SchemaFillError | None = None
    result: Any = field(default=None)

    @property
    def done(self) -> bool:
        return self.error is not None or (self.running is not None and self.running.done)


def run(jobs: Iterable[Job | SchemaFillError], engine: Engine, in_flight: int = 8) -> Iterator[Any]:
    """The result of each job, or its SchemaFillError, in order, lazily; at most `in_flight` documents in memory.

    A job that fails never loses another. An error in place of a job is passed through.
    """
    source = iter(jobs)
    flight: deque[Job] = deque()
    more = True
    while True:
        while more and len(flight) < in_flight:
            job = next(source, None)
            if job is None:
                more = False
            elif isinstance(job, SchemaFillError):
                flight.append(Job("", _never, error=job))
            else:
                _begin(job, engine)
                flight.append(job)
        while flight and flight[0].done:
            job = flight.popleft()
            yield job.error if job.error is not None else job.running.result  # type: ignore[union-attr]
            job.trunk = None
        if not flight:
            if not more:
                return
            continue
        if not flight[0].done and (not more or len(flight) == in_flight):
            _wave([j for j in flight if not j.done], engine)


def _never() -> Plan[Any]:
    raise AssertionError("a failed job has no plan")


def _begin(job: Job, engine: Engine) -> None:
    try:
        (job.trunk,) = engine.read([job.text])
        job.running = Running(job.start(), job.known)
    except SchemaFillError as error:
        job.error = error


def _wave(jobs: list[Job], engine: Engine) -> None:
    asked = [(j.trunk, q) for j in jobs for q in j.running.pending]  # type: ignore[union-attr]
    try:
        answers = engine.answer(asked)
    except SchemaFillError as error:
        # one document's question cannot be asked: the others are asked without it
        if len(jobs) == 1:
            jobs[0].error = error
        else:
            for job in jobs:
                _wave([job], engine)
        return
    at = 0
    for job in jobs:
        n = len(job.running.pending)  # type: ignore[union-attr]
        try:
            job.running.send(answers[at : at + n])  # type: ignore[union-attr]
        except SchemaFillError as error:
            job.error = error
        at += n
