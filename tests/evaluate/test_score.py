"""Scores: an oracle is right in everything, known mistakes cost what they should."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from schemafill.evaluate.score import evaluate, figures, judge, judge_document, means
from schemafill.plan.query import AnchorAnswer, ChoiceAnswer, Query, SpanAnswer
from schemafill.testing import OracleEngine, RandomEngine, Target

SCHEMA = {
    "type": "object",
    "properties": {
        "name": {"type": "string"},
        "gone": {"type": ["string", "null"]},
        "kind": {"enum": ["a", "b", None]},
        "ok": {"type": "boolean"},
        "tags": {"type": "array", "items": {"type": "string"}},
    },
    "required": ["name", "gone", "kind", "ok", "tags"],
}
GOLD = {"name": "Ada", "gone": None, "kind": "b", "ok": True, "tags": ["x", "yy"]}


def _record() -> tuple[dict[str, Any], OracleEngine]:
    engine = OracleEngine(GOLD)
    spans = dict(engine._spans)
    return {"schema": SCHEMA, "context": engine.context, "gold": GOLD, "spans": spans}, engine


def test_an_oracle_is_right_in_everything() -> None:
    record, engine = _record()
    got = evaluate([record], engine)
    for name in ("choice", "noul", "extract", "value", "null", "anchor_f1", "leaf_f1", "document", "entity_f1"):
        assert got[name] == pytest.approx(1.0), name
    assert (got["n_extract"], got["n_null"], got["n_anchor_f1"]) == (3, 1, 2)


def test_chance_is_not() -> None:
    record, _ = _record()
    got = evaluate([record] * 8, RandomEngine(1))
    assert got["extract"] < 0.5
    assert got["leaf_f1"] < 0.5


def test_absent_is_wrong_where_gold_holds_a_value() -> None:
    count: Counter[str] = Counter()
    query = Query("extract", "/a", ("a",), type="string")
    judge(query, Target(span=(0, 1)), SpanAnswer(((0, 1, -1.0),), -0.1), "x y", count)
    judge(query, Target(), SpanAnswer(((0, 1, -1.0),), -0.1), "x y", count)
    judge(query, Target(), SpanAnswer(((0, 1, -0.1),), -3.0), "x y", count)
    got = figures(count)
    assert (got["extract"], got["null"], got["null_precision"]) == (0.0, 0.5, 0.5)


def test_anchors_are_micro_and_empty_arrays_apart() -> None:
    count: Counter[str] = Counter()
    query = Query("anchor", "/a", ("a",), type="array")
    judge(query, Target(starts=(0, 4, 8)), AnchorAnswer(((0, 0.9), (5, 0.9))), "", count)
    judge(query, Target(), AnchorAnswer(()), "", count)
    got = figures(count)
    assert got["anchor_f1"] == pytest.approx(2 * 0.5 * (1 / 3) / (0.5 + 1 / 3), abs=1e-4)
    assert (got["empty_array"], got["n_empty_array"]) == (1.0, 1)


def test_absent_boolean_is_not_false() -> None:
    count: Counter[str] = Counter()
    query = Query("noul", "/a", ("a",), type="boolean")
    judge(query, Target(), ChoiceAnswer((-3.0, -0.1), -4.0), "", count)
    assert figures(count) == {"noul_null": 0.0, "n_noul_null": 1}


def test_document_leaves_as_a_bag() -> None:
    count: Counter[str] = Counter()
    judge_document({"rows": [{"n": "b"}, {"n": "c"}]}, {"rows": [{"n": "a"}, {"n": "b"}, {"n": "c"}]}, count)
    got = figures(count)
    assert (got["leaf_precision"], got["leaf_recall"], got["document"]) == (1.0, pytest.approx(2 / 3, abs=1e-4), 0.0)


def test_means_skip_small_sources() -> None:
    got = means({"big": {"choice": 0.5, "n_choice": 20}, "small": {"choice": 1.0, "n_choice": 19}})
    assert got == {"choice": 0.5, "n_choice": 1}
