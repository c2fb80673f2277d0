"""Waves: what is asked together, and what waits."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from schemafill.plan.query import Query, TextAnswer
from schemafill.plan.waves import Later, Running, drive, together
from scripts.golden_waves import CASES, trace

GOLDEN = json.loads((Path(__file__).parents[1] / "golden" / "waves.json").read_text("utf-8"))


@pytest.mark.parametrize("name", CASES)
def test_golden_waves(name: str) -> None:
    schema, document = CASES[name]
    got = trace(schema, document)
    assert got["document"] == document
    assert got == GOLDEN["traces"][name]


def test_golden_has_no_other_case() -> None:
    assert set(GOLDEN["traces"]) == set(CASES)


def _ask(*names: str, later: bool = False):
    got = []
    for name in names:
        query = Query("extract", name, ())
        (answer,) = yield [Later(query)] if later else [query]
        got.append(answer.text)
    return got


def _echo(queries: list[Query]) -> list[TextAnswer]:
    return [TextAnswer(q.pointer) for q in queries]


def test_together_asks_side_by_side() -> None:
    waves = []

    def answer(queries: list[Query]) -> list[TextAnswer]:
        waves.append([q.pointer for q in queries])
        return _echo(queries)

    result = drive(together([_ask("a", "b"), _ask("c"), _ask()]), answer)
    assert result == [["a", "b"], ["c"], []]
    assert waves == [["a", "c"], ["b"]]


def test_later_waits_for_all_others() -> None:
    waves = []

    def answer(queries: list[Query]) -> list[TextAnswer]:
        waves.append([q.pointer for q in queries])
        return _echo(queries)

    inner = together([_ask("l", later=True), _ask("a", "b")])
    outer = together([inner, _ask("c", "d", "e")])
    assert drive(outer, answer) == [[["l"], ["a", "b"]], ["c", "d", "e"]]
    assert waves == [["a", "c"], ["b", "d"], ["e"], ["l"]]


def test_later_is_told_what_is_known() -> None:
    running = Running(_ask("l", later=True), lambda: (("/a", "1"),))
    assert running.pending[0].known == (("/a", "1"),)


def test_wrong_number_of_answers() -> None:
    running = Running(_ask("a"))
    with pytest.raises(ValueError, match=r"^Expected 1 answers, got 2$"):
        running.send([TextAnswer("x"), TextAnswer("y")])
