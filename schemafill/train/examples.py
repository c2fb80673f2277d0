"""Training and evaluation examples, made by the planner itself.

The plan of a schema is driven by an oracle that knows the gold document, and every query is recorded with its right
answer: so the queries, waves, item quotes and regions are the ones used in filling. There is no second schema reader.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from schemafill.plan.fields import Task, fill
from schemafill.plan.query import Answer, Query
from schemafill.plan.waves import drive
from schemafill.schema.compile import Schema, compile
from schemafill.testing import OracleEngine, Target, TextTrunk


def examples(
    schema: Schema | dict[str, Any],
    context: str,
    gold: Any,
    spans: Mapping[str, Sequence[int]],
    *,
    snap: Callable[[int], int] = lambda char: char,
) -> list[tuple[Query, Target]]:
    """Every query that filling this text would ask, at the gold anchors, with its right answer.

    Args:
        gold: the right document. spans: where the text holds each leaf and item, by JSON Pointer.
        snap: moves an anchor to where the tokenizer can put it, so that quotes and regions are those of filling.
    Returns: in the order of the waves. Answers that gold does not tell have `target.known` False.
    """
    compiled = schema if isinstance(schema, Schema) else compile(schema)
    oracle = OracleEngine(gold, context, spans, search=False, snap=snap)
    made: list[tuple[Query, Target]] = []
    trunk = TextTrunk(context)

    def record(queries: list[Query]) -> list[Answer]:
        made.extend((q, oracle.target(q)) for q in queries)
        return oracle.answer([(trunk, q) for q in queries])

    drive(fill(compiled.root, Task(context, compiled.defs)), record)
    return made
