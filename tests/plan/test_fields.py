"""Decisions: what is made of the answers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import pytest

from schemafill import ConstraintError, Filler, LimitError, MissingValue
from schemafill.plan.assemble import finish
from schemafill.plan.fields import Task, fill, readings, rounds
from schemafill.plan.query import AnchorAnswer, Answer, ChoiceAnswer, CountAnswer, Query, SpanAnswer
from schemafill.plan.waves import drive
from schemafill.schema import nodes
from schemafill.schema.compile import compile
from schemafill.testing import OracleEngine


def run(schema: dict[str, Any], text: str, answers: dict[str, Answer], missing: Any = "partial", **more: Any):
    """Fill with fixed answers by pointer."""
    compiled = compile(schema)
    task = Task(text, compiled.defs, guess=missing == "guess")

    def answer(queries: list[Query]) -> list[Answer]:
        return [answers[q.pointer] for q in queries]

    return finish(drive(fill(compiled.root, task), answer), compiled, text, missing)


def one(**node: Any) -> dict[str, Any]:
    return {"type": "object", "properties": {"a": node}, "required": ["a"]}


def spans(*best: tuple[int, int, float], absent: float = 0.0, scored: tuple[float, ...] = ()) -> SpanAnswer:
    log = [(a, b, math.log(p)) for a, b, p in best]
    return SpanAnswer(tuple(log), math.log(absent) if absent else -60.0, tuple(math.log(p) for p in scored))


def test_span_is_trimmed_and_its_place_kept() -> None:
    got = run(one(type="string"), 'name: "Ada", born', {"/a": spans((5, 12, 0.9))})
    assert got.document == {"a": "Ada"}
    assert got.fields["/a"].spans == ((7, 10),)
    assert got.complete


def test_mass_of_all_spans_with_the_value() -> None:
    text = "Total 12.50 … total: 12.50 … 99"
    got = run(one(type="string"), text, {"/a": spans((29, 31, 0.4), (6, 11, 0.3), (21, 26, 0.25))})
    assert got.document == {"a": "12.50"}
    assert got.fields["/a"].probability == pytest.approx(0.55)
    assert got.fields["/a"].spans == ((6, 11), (21, 26))
    assert got.fields["/a"].state == "ambiguous"


def test_constraint_chooses_before_it_rejects() -> None:
    text = "Order 7 of 250 pieces"
    answer = spans((6, 7, 0.7), (11, 14, 0.2), scored=(0.2,))
    got = run(one(type="integer", minimum=100), text, {"/a": answer})
    assert got.document == {"a": 250}
    assert got.fields["/a"].probability == pytest.approx(0.2)


def test_absent_is_null_where_null_is_allowed() -> None:
    got = run(one(type=["string", "null"]), "x", {"/a": spans((0, 1, 0.2), absent=0.8)})
    assert got.document == {"a": None}
    assert got.fields["/a"].state == "absent"
    assert got.fields["/a"].probability == pytest.approx(0.8)
    assert got.complete


def test_missing_raises_with_the_filling() -> None:
    answers: dict[str, Answer] = {"/a": spans((0, 1, 0.2), absent=0.8)}
    with pytest.raises(MissingValue) as caught:
        run(one(type="string"), "x", answers, "raise")
    assert str(caught.value) == "Expected a string, the text holds none - at `/a`"
    assert caught.value.filling.fields["/a"].alternatives == (("x", pytest.approx(0.2)),)
    assert run(one(type="string"), "x", answers, "guess").document == {"a": "x"}
    partial = run(one(type="string"), "x", answers)
    assert (partial.document, partial.complete) == ({}, False)


def test_unfit_value_is_named() -> None:
    answers: dict[str, Answer] = {"/a": spans((0, 5, 0.9))}
    with pytest.raises(ConstraintError) as caught:
        run(one(type="integer"), "apple pie", answers, "raise")
    assert str(caught.value) == 'Expected an integer, the text holds only "apple" - at `/a`'
    partial = run(one(type="integer"), "apple pie", answers)
    assert (partial.document, partial.fields["/a"].state) == ({}, "unfit")


def test_ambiguous_date_lists_the_other_reading() -> None:
    got = run(one(type="string", format="date"), "due 03/05/2026", {"/a": spans((4, 14, 0.9), scored=(0.9,))})
    assert got.fields["/a"].state == "ambiguous"
    others = [got.document["a"], *(v for v, _ in got.fields["/a"].alternatives)]
    assert sorted(others) == ["2026-03-05", "2026-05-03"]


def test_choice_probability_and_mean() -> None:
    answer = ChoiceAnswer((math.log(0.5), math.log(0.3), math.log(0.1)), math.log(0.1))
    got = run(one(enum=[1, 3, 9], **{"x-ordinal": True}), "x", {"/a": answer})
    assert got.document == {"a": 1}
    assert got.fields["/a"].mean == pytest.approx((0.5 * 1 + 0.3 * 3 + 0.1 * 9) / 0.9)
    assert got.fields["/a"].state == "ambiguous"


def test_absent_boolean_is_not_false() -> None:
    answer = ChoiceAnswer((math.log(0.1), math.log(0.2)), math.log(0.7))
    optional = {"type": "object", "properties": {"a": {"type": "boolean"}}}
    assert run(optional, "x", {"/a": answer}).document == {}


def test_optional_object_is_absent_with_all_its_leaves() -> None:
    inner = {"type": "object", "properties": {"b": {"type": "string"}}, "required": ["b"]}
    schema = {"type": "object", "properties": {"a": inner, "c": {"type": "string"}}}
    got = run(schema, "x", {"/a/b": spans((0, 1, 0.1), absent=0.9), "/c": spans((0, 1, 0.9))})
    assert got.document == {"c": "x"}
    assert got.complete
    assert got.fields["/a"].state == "absent"


def test_items_go_by_their_order_and_reasons() -> None:
    schema = one(type="array", items={"type": "string"}, maxItems=2, uniqueItems=True)
    answers: dict[str, Answer] = {
        "/a": AnchorAnswer(((0, 0.9), (2, 0.9), (4, 0.9), (6, 0.9), (8, 0.8))),
        "/a/0": spans((0, 1, 0.9)),
        "/a/1": spans((0, 1, 0.1), absent=0.9),
        "/a/2": spans((0, 1, 0.9)),
        "/a/3": spans((6, 7, 0.9)),
        "/a/4": spans((8, 9, 0.9)),
    }
    got = run(schema, "x y x z w", answers)
    assert got.document == {"a": ["x", "z"]}
    assert got.fields["/a/1"].spans == ((6, 7),)
    assert "/a/2" not in got.fields
    assert got.notes == (
        "1 item left out: nothing of it was found - at `/a`",
        "1 item left out by uniqueItems - at `/a`",
        "1 item left out by maxItems, the last in text order - at `/a`",
    )


def test_what_the_text_holds_and_the_schema_does_not_allow() -> None:
    answers: dict[str, Answer] = {"/a": spans((0, 1, 0.1), absent=0.9)}
    with pytest.raises(ConstraintError) as caught:
        run(one(type="integer", maximum=120), "Age: 430 (a typo)", answers, "raise")
    assert str(caught.value) == "Expected a number of at most 120, got `430` - at `/a`"
    assert caught.value.filling.fields["/a"].state == "absent"
    # one that is allowed may be there under another name
    answers = {"/a": spans((0, 1, 0.1), absent=0.9, scored=(0.01,))}
    with pytest.raises(MissingValue):
        run(one(type="integer", maximum=120), "Age: 430, house 12", answers, "raise")


def test_anything_that_is_absent_is_left_out() -> None:
    schema = {"type": "object", "properties": {"a": True, "b": {"type": ["string", "null"]}}}
    answers: dict[str, Answer] = {"/a": ChoiceAnswer((-9.0,) * 5, 0.0), "/b": spans((0, 1, 0.1), absent=0.9)}
    assert run({**schema, "required": ["b"]}, "x", answers).document == {"b": None}


def test_too_few_items_are_made_up_by_the_next_likely_starts() -> None:
    schema = one(type="array", items={"type": "string"}, minItems=2)
    anchors = AnchorAnswer(((4, 0.9),), ((8, 0.2), (0, 0.1), (12, 0.05)))
    answers: dict[str, Answer] = {"/a": anchors, "/a/0": spans((4, 7, 0.9)), "/a/1": spans((8, 11, 0.8))}
    got = run(schema, "red tan sky oak", answers, "raise")
    assert got.document == {"a": ["tan", "sky"]}
    assert got.fields["/a"].probability == pytest.approx(0.9 * 0.2 * 0.9 * 0.95 * 0.9 * 0.8)
    # what is hardly likely is taken only as a guess
    answers |= {"/a": AnchorAnswer(((4, 0.9),), ((8, 0.001),)), "/a/0": spans((4, 7, 0.9))}
    with pytest.raises(ConstraintError):
        run(schema, "red tan sky oak", answers, "raise")
    assert run(schema, "red tan sky oak", answers, "guess").document == {"a": ["tan", "sky"]}
    optional = {**schema, "required": []}
    nothing: dict[str, Answer] = {"/a": AnchorAnswer((), ((8, 0.2), (0, 0.1)))}
    assert run(optional, "red tan sky oak", nothing).document == {}


def test_no_items_where_some_must_be() -> None:
    with pytest.raises(ConstraintError) as caught:
        run(one(type="array", items={"type": "string"}, minItems=2), "x", {"/a": AnchorAnswer(())}, "raise")
    assert str(caught.value) == "Expected at least 2 items, the text holds 0 - at `/a`"


def test_too_few_items() -> None:
    schema = one(type="array", items={"type": "string"}, minItems=2)
    answers: dict[str, Answer] = {"/a": AnchorAnswer(((0, 0.9),)), "/a/0": spans((0, 1, 0.9))}
    with pytest.raises(ConstraintError) as caught:
        run(schema, "x", answers, "raise")
    assert str(caught.value) == "Expected at least 2 items, the text holds 1 - at `/a`"
    partial = run(schema, "x", answers)
    assert (partial.document, partial.fields["/a/0"].value) == ({}, "x")


def test_count_stays_within_bounds() -> None:
    schema = one(type="array", items={"type": "boolean"}, minItems=1, maxItems=2)
    yes = ChoiceAnswer((-0.1, -3.0), -5.0)
    answers: dict[str, Answer] = {"/a": CountAnswer((-0.1, -5.0, -4.0, -1.0)), "/a/0": yes, "/a/1": yes}
    assert run(schema, "x", answers).document == {"a": [True, True]}


def test_document_probability_is_the_product_of_leaves() -> None:
    schema = {"type": "object", "properties": {"a": {"type": "string"}, "b": {"type": "string"}}}
    got = run(schema, "x y", {"/a": spans((0, 1, 0.9)), "/b": spans((2, 3, 0.5), absent=0.1)})
    assert got.probability == pytest.approx(0.45)
    assert got.fields[""].probability == pytest.approx(0.45)


def test_candidate_and_best_count_once() -> None:
    answer = spans((0, 3, 0.6), scored=(0.6,))
    groups, unfit = readings(answer, ((0, 3),), nodes.Span(place="#", type="integer"), "250 x")
    assert [(g.value, g.mass) for g in groups] == [(250, pytest.approx(0.6))]
    assert not unfit


SHAPES = {
    "oneOf": [
        {"title": "circle", "type": "object", "properties": {"radius": {"type": "integer"}}, "required": ["radius"]},
        {"title": "square", "type": "object", "properties": {"side": {"type": "integer"}}, "required": ["side"]},
    ]
}


def choice(*logp: float, absent: float = -60.0) -> ChoiceAnswer:
    return ChoiceAnswer(logp, absent)


def test_union_asks_for_the_form_first() -> None:
    text = "side 4, radius 7"
    answers = {"/a": choice(-2.0, -0.1), "/a/side": spans((5, 6, 0.9)), "/a/radius": spans((15, 16, 0.9))}
    got = run(one(**SHAPES), text, answers)
    assert got.document == {"a": {"side": 4}}
    assert got.fields["/a"].value == {"side": 4}
    assert math.log(got.probability) == pytest.approx(-0.1 + math.log(0.9))


def test_union_takes_the_next_form_where_the_first_cannot_be_filled() -> None:
    answers = {"/a": choice(-2.0, -0.1), "/a/side": spans(absent=1.0), "/a/radius": spans((15, 16, 0.9))}
    got = run(one(**SHAPES), "side 4, radius 7", answers)
    assert got.document == {"a": {"radius": 7}}
    assert got.complete


def test_union_without_any_form() -> None:
    with pytest.raises(MissingValue) as caught:
        run(one(**SHAPES), "nothing", {"/a": choice(-9.0, -9.0, absent=-0.001)}, "raise")
    assert str(caught.value) == "Expected one of its forms, the text holds none - at `/a`"
    nullable = {"anyOf": [*SHAPES["oneOf"], {"type": "null"}]}
    got = run(one(**nullable), "nothing", {"/a": choice(-9.0, -9.0, absent=-0.001)}, "raise")
    assert got.document == {"a": None}


def test_one_of_holds_of_one_form_only() -> None:
    """Both forms allow 7: the model's choice of one does not make it valid."""
    both = {"oneOf": [{"type": "integer", "minimum": 0}, {"type": "integer", "maximum": 9}]}
    compiled = compile(one(**both))
    said = {"choice": choice(-0.1, -2.0), "extract": spans((9, 10, 0.9))}
    plan = fill(compiled.root, Task("seven is 7", compiled.defs))
    outcome = drive(plan, lambda queries: [said[q.kind] for q in queries])
    with pytest.raises(ConstraintError) as caught:
        finish(outcome, compiled, "seven is 7", "raise")
    assert str(caught.value) == "Expected exactly one of 2 forms, got 7 - at `/a`"


def test_map_entries_that_lack_something_go() -> None:
    """Entries without a key or a value, and with a key that was there, go; what is left keeps its place."""
    text = "a 1; 2; a 3; b 4"
    schema = one(type="object", additionalProperties={"type": "integer"})
    anchors = AnchorAnswer(tuple((start, 0.9) for start in (0, 5, 8, 13)))
    answers = {"/a": anchors, "/a/1/key": spans(absent=1.0)}
    for i, (key_, value) in {0: (0, 2), 2: (8, 10), 3: (13, 15)}.items():
        answers[f"/a/{i}/key"] = spans((key_, key_ + 1, 0.9))
        answers[f"/a/{i}/value"] = spans((value, value + 1, 0.8))
    answers["/a/1/value"] = spans((5, 6, 0.9))
    got = run(schema, text, answers, "raise")
    assert got.document == {"a": {"a": 1, "b": 4}}
    assert got.fields["/a/b"].spans == ((15, 16),)
    assert got.fields["/a"].spans == ((0, 16),)
    assert not [pointer for pointer in got.fields if "/key" in pointer or "/value" in pointer]
    assert got.notes == (
        "1 entry left out: its key or value was not found - at `/a`",
        "1 entry left out: its key stands twice - at `/a`",
    )


TUPLE = {"prefixItems": [{"type": "string"}, {"type": "integer"}, {"type": "string"}]}


@pytest.mark.parametrize(
    ("found", "least", "value"),
    [
        ("012", 0, ["a", 1, "b"]),
        ("01", 0, ["a", 1]),
        ("0", 0, ["a"]),
        # what stands after a gap cannot be said without it
        ("02", 0, ["a"]),
    ],
)
def test_tuple_ends_before_its_first_gap(found: str, least: int, value: list[Any]) -> None:
    text = "a 1 b"
    answers: dict[str, Answer] = {
        f"/a/{i}": spans((2 * i, 2 * i + 1, 0.9)) if str(i) in found else spans(absent=1.0) for i in range(3)
    }
    got = run(one(**TUPLE, minItems=least), text, answers, "raise")
    assert got.document == {"a": value}


def test_tuple_that_is_too_short() -> None:
    answers: dict[str, Answer] = {"/a/0": spans((0, 1, 0.9)), "/a/1": spans(absent=1.0), "/a/2": spans((4, 5, 0.9))}
    with pytest.raises(MissingValue) as caught:
        run(one(**TUPLE, minItems=2), "a 1 b", answers, "raise")
    assert "Expected an integer, the text holds none - at `/a/1`" in str(caught.value)


def test_never_is_left_out() -> None:
    schema = {"type": "object", "properties": {"a": False}}
    assert run(schema, "a", {}, "raise").document == {}


def test_scale_of_huge_numbers() -> None:
    got = run(one(**{"enum": [1, 10**400], "x-ordinal": True}), "x", {"/a": ChoiceAnswer((-0.7, -0.7), -60.0)})
    assert got.fields["/a"].mean == pytest.approx(0.5)


@pytest.mark.parametrize("nullable", [True, False])
def test_what_the_items_of_a_dropped_array_lack_is_no_problem(nullable: bool) -> None:
    item = {"type": "object", "properties": {"x": {"type": "string"}, "y": {"type": "string"}}, "required": ["x", "y"]}
    array = {"type": ["array", "null"] if nullable else "array", "minItems": 2, "items": item}
    schema = {"type": "object", "properties": {"a": array}}
    answers = {"/a": AnchorAnswer(((0, 0.9),)), "/a/0/x": spans((0, 1, 0.9)), "/a/0/y": spans(absent=1.0)}
    got = run(schema, "x", answers, "raise")
    assert got.document == ({"a": None} if nullable else {})
    assert got.complete


def test_a_recursion_ends_with_a_note() -> None:
    """A model that finds a child in every child."""
    tree = {"type": "object", "properties": {"name": {"type": "string"}, "next": {"$ref": "#"}}, "required": ["name"]}
    compiled = compile(tree)
    asked: list[Query] = []

    def answer(queries: list[Query]) -> list[Answer]:
        asked.extend(queries)
        return [spans((0, 3, 0.9)) if q.kind == "extract" else ChoiceAnswer((-0.1, -3.0), -9.0) for q in queries]

    got = finish(drive(fill(compiled.root, Task("Ada", compiled.defs)), answer), compiled, "Ada", "raise")
    depth, node = 0, got.document
    while "next" in node:
        depth, node = depth + 1, node["next"]
    assert depth == 8
    assert len(asked) < 20
    (note,) = got.notes
    assert note.startswith("a recursion was not followed deeper than 8 levels - at `/next/next/")


def test_a_document_that_is_too_deep() -> None:
    deep: Any = 1
    for _ in range(100):
        deep = [deep]
    with pytest.raises(LimitError, match="Expected at most 64 levels of nesting, got 65"):
        run(one(const=deep), "x", {}, "raise")


CARD = {
    "type": "object",
    "properties": {"kind": {"enum": ["card", "bank"]}, "n": {"type": "integer"}},
    "required": ["kind"],
    "allOf": [
        {
            "if": {"properties": {"kind": {"const": "card"}}},
            "then": {"properties": {"number": {"type": "string"}}, "required": ["number"]},
            "else": {"properties": {"iban": {"type": "string"}}, "required": ["iban"]},
        },
        {"if": {"required": ["n"]}, "then": {"properties": {"note": {"type": "string"}}}},
    ],
    "dependentSchemas": {"n": {"properties": {"unit": {"type": "string"}}, "required": ["unit"]}},
}


@pytest.mark.parametrize(
    ("document", "used"),
    [
        ({"kind": "card", "number": "4111"}, {"/number": ("/kind",)}),
        (
            {"kind": "bank", "n": 3, "iban": "DE1", "note": "x y", "unit": "kg"},
            {"/iban": ("/kind",), "/note": ("/n",), "/unit": ("/n",)},
        ),
    ],
)
def test_conditions_open_a_second_wave(document: dict[str, Any], used: dict[str, tuple[str, ...]]) -> None:
    engine = OracleEngine(document)
    filling = Filler(engine).explain(CARD, engine.context, missing="raise")
    assert filling.document == document
    assert {p: f.depends_on for p, f in filling.fields.items() if f.depends_on} == used


def test_conditions_within_conditions() -> None:
    inner = {"if": {"properties": {"b": {"const": "y"}}}, "then": {"properties": {"c": {"type": "string"}}}}
    opened = {"properties": {"b": {"enum": ["x", "y"]}}, "required": ["b"], **inner}
    schema = {
        "type": "object",
        "properties": {"a": {"type": "boolean"}},
        "if": {"properties": {"a": {"const": True}}, "required": ["a"]},
        "then": opened,
    }
    for document in ({"a": True, "b": "y", "c": "z"}, {"a": True, "b": "x"}, {"a": False}):
        engine = OracleEngine(document)
        assert Filler(engine).fill(schema, engine.context) == document


def test_long_options_are_asked_in_rounds_that_have_room() -> None:
    sizes: list[int] = []
    texts = [f"option {i} " + "x" * 2000 for i in range(9)]

    class Counting(OracleEngine):
        def answer(self, asked: Sequence[tuple[Any, Query]]) -> list[Answer]:
            sizes.extend(len(query.options) for _, query in asked)
            return super().answer(asked)

    engine = Counting({"a": texts[7]})
    assert Filler(engine).fill(one(enum=texts), engine.context) == {"a": texts[7]}
    # nine in rounds of two, one of each goes on, until they fit into one round
    assert sizes == [2, 2, 2, 2, 1, 2, 2, 1, 2, 1, 2]
    assert [len(r) for r in rounds(tuple(nodes.Option(str(i), i) for i in range(130)))] == [64, 64, 2]
