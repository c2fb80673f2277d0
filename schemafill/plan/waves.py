"""Waves: plans are generators that yield queries and receive answers; merged, they ask together.

A plan yields either a list of `Query` or a list of `Later`, receives as many answers, and returns its result.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, TypeVar

from schemafill.plan.query import Answer, Query

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Later:
    """A query that waits until nothing else is pending, and is then told what is known."""

    query: Query


Asked: TypeAlias = "list[Query] | list[Later]"
Plan: TypeAlias = Generator[Asked, Sequence[Answer], T]
Known: TypeAlias = "Callable[[], tuple[tuple[str, str], ...]]"


def _waits(asked: Asked) -> bool:
    return bool(asked) and isinstance(asked[0], Later)


def together(plans: Sequence[Plan[T]]) -> Plan[list[T]]:
    """Run plans side by side: each round asks what all of them ask; those that wait, wait for the others."""
    results: dict[int, T] = {}
    asking: dict[int, Asked] = {}

    def step(i: int, answers: Sequence[Answer] | None) -> None:
        try:
            asking[i] = next(plans[i]) if answers is None else plans[i].send(answers)
        except StopIteration as stop:
            asking.pop(i, None)
            results[i] = stop.value

    for i in range(len(plans)):
        step(i, None)
    while asking:
        round_ = [i for i, asked in asking.items() if not _waits(asked)] or list(asking)
        answers = yield [q for i in round_ for q in asking[i]]  # type: ignore[misc]
        at = 0
        for i in round_:
            n = len(asking[i])
            step(i, answers[at : at + n])
            at += n
    return [results[i] for i in range(len(plans))]


class Running:
    """A plan being driven from outside: `pending` queries, `send` their answers, `result` when `done`.

    Args:
        plan: the generator.
        known: what is known of the document when a `Later` is asked at last.
    """

    def __init__(self, plan: Plan[T], known: Known = tuple) -> None:
        self._plan = plan
        self._known = known
        self.done = False
        self.result: Any = None
        self.pending: list[Query] = []
        self._step(None)

    def send(self, answers: Sequence[Answer]) -> None:
        if len(answers) != len(self.pending):
            raise ValueError(f"Expected {len(self.pending)} answers, got {len(answers)}")
        self._step(answers)

    def _step(self, answers: Sequence[Answer] | None) -> None:
        while True:
            try:
                asked = next(self._plan) if answers is None else self._plan.send(answers)
            except StopIteration as stop:
                self.done, self.result, self.pending = True, stop.value, []
                return
            if asked:
                break
            answers = []
        if _waits(asked):
            known = self._known()
            self.pending = [replace(one.query, known=known) for one in asked]  # type: ignore[union-attr]
        else:
            self.pending = list(asked)  # type: ignore[arg-type]


def drive(plan: Plan[T], answer: Callable[[list[Query]], Sequence[Answer]], known: Known = tuple) -> T:
    """Run one plan to its end: `answer` is called once a wave."""
    running = Running(plan, known)
    while not running.done:
        running.send(answer(running.pending))
    return running.result
