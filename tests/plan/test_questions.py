"""What is counted before a fill is what a fill asks."""

from __future__ import annotations

from typing import Any

import pytest

from schemafill.plan.fields import Task, fill
from schemafill.plan.query import Answer, Query
from schemafill.plan.questions import questions, told
from schemafill.plan.waves import drive
from schemafill.schema.compile import compile
from schemafill.testing import OracleEngine

STRING = {"type": "string"}
AB = {"a": STRING, "b": STRING}
NODE = {"properties": {"name": STRING, "child": {"anyOf": [{"$ref": "#/$defs/node"}, {"type": "null"}]}}}


def asked(schema: dict[str, Any], document: Any) -> int:
    compiled, oracle = compile(schema), OracleEngine(document)
    n = 0

    def answer(queries: list[Query]) -> list[Answer]:
        nonlocal n
        n += len(queries)
        return oracle.answer([(None, query) for query in queries])

    drive(fill(compiled.root, Task(oracle.context, compiled.defs)), answer)
    return n


ROWS = {"type": "array", "items": {"properties": {"a": STRING, "b": {"type": "array", "items": STRING}}}}


@pytest.mark.parametrize(
    ("schema", "document", "once", "each", "items"),
    [
        (STRING, "x", 1, {}, {}),
        ({"const": 3}, 3, 0, {}, {}),
        ({"properties": {"a": STRING, "b": {"enum": ["x", "y"]}, "c": {"const": 1}}}, {"a": "p", "b": "x"}, 2, {}, {}),
        ({"enum": [f"o{i}" for i in range(130)]}, "o7", 4, {}, {}),
        ({"type": "array", "items": {"enum": ["x", "y", "z"]}}, ["x"], 3, {}, {}),
        (
            {"properties": {"rows": ROWS}},
            {"rows": [{"a": "p", "b": ["q", "r"]}, {"a": "s", "b": []}]},
            1,
            {"/rows": 2, "/rows/*/b": 1},
            {"/rows": 2, "/rows/*/b": 2},
        ),
        ({"type": "object", "additionalProperties": {"type": "number"}}, {"eur": 1.5, "usd": 2.5}, 1, {"": 2}, {"": 2}),
        ({"anyOf": [STRING, {"properties": AB, "type": "object"}]}, {"a": "x", "b": "y"}, 3, {}, {}),
        ({"$ref": "#/$defs/node", "$defs": {"node": NODE}}, {"name": "x", "child": None}, 2, {}, {}),
    ],
    ids=["string", "const", "object", "rounds", "members", "arrays", "map", "union", "recursion"],
)  # fmt: skip
def test_questions(schema: Any, document: Any, once: int, each: dict[str, int], items: dict[str, int]) -> None:
    found = questions(compile(schema))
    assert (found.once, dict(found.each)) == (once, each)
    assert asked(schema, document) == once + sum(each[place] * n for place, n in items.items())


def test_told() -> None:
    assert list(told(questions(compile({"properties": {"rows": ROWS}})))) == [
        "1 question of a text at most",
        "2 more for each item of /rows",
        "1 more for each item of /rows/*/b",
    ]
