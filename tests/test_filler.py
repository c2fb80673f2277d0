"""Filler: texts in, fillings out, errors that lose nothing."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections.abc import Iterator, Sequence
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

import schemafill
from schemafill import ContextError, Filler, Filling, LimitError, MissingValue, SchemaError, SchemaFillError, validate
from schemafill.filler import as_text
from schemafill.plan.assemble import Missing
from schemafill.plan.query import Answer, ChoiceAnswer, CountAnswer, Query
from schemafill.schema.compile import compile
from schemafill.testing import OracleEngine, RandomEngine

SCHEMA = {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]}
EXAMPLES = sorted((Path(__file__).parents[1] / "examples").glob("*/schema.json"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"caf\xe9", "Expected a text in UTF-8, got byte 0xe9 - at byte 3"),
        ("ab\ud800c", "Expected Unicode text, got a lone surrogate U+D800 - at code point 2"),
        (7, "Expected a text (str, or UTF-8 bytes), got `int` - at context"),
        (
            Path("a.txt"),
            f"Expected a text (str, or UTF-8 bytes), got `{type(Path()).__name__}`"
            " (pass its `.read_text()`) - at context",
        ),
        (
            StringIO("a"),
            "Expected a text (str, or UTF-8 bytes), got `StringIO` (pass its `.read()`) - at context",
        ),
    ],
)
def test_as_text_refuses(text: Any, message: str) -> None:
    with pytest.raises(ContextError) as caught:
        as_text(text)
    assert str(caught.value) == message


def test_as_text_reads_utf8() -> None:
    assert as_text("é\u2028".encode()) == "é\u2028"
    # a NUL is a code point like others
    assert as_text(b"a\0b") == "a\0b"


@pytest.mark.parametrize(
    ("schema", "context", "got"),
    [("a text", SCHEMA, "str"), (b"a text", compile(SCHEMA), "bytes"), (["one", "two"], SCHEMA, "list")],
)
def test_swapped_arguments(schema: Any, context: Any, got: str) -> None:
    filler = Filler(RandomEngine(0))
    message = f"Expected a JSON Schema object, got `{got}` (the schema comes first, then the text) - at `#`"
    for call in (filler.fill, filler.explain, filler.fill_many):
        with pytest.raises(SchemaError) as caught:
            call(schema, context)
        assert str(caught.value) == message


@pytest.mark.parametrize("texts", ["one string", b"bytes", SCHEMA, Path("a"), None], ids=repr)
def test_fill_many_of_one_text(texts: Any) -> None:
    with pytest.raises(ContextError) as caught:
        Filler(RandomEngine(0)).fill_many(SCHEMA, texts)
    got = type(texts).__name__
    assert str(caught.value) == f"Expected several texts, such as a list, got one `{got}` - at texts"


@pytest.mark.parametrize("text", ["", " \n"], ids=repr)
def test_an_empty_text_is_called_empty(text: str) -> None:
    filler = Filler(RandomEngine(0))
    with pytest.raises(MissingValue) as caught:
        filler.fill(SCHEMA, text)
    assert str(caught.value) == "Expected a string, the text holds none (the text is empty) - at `/name`"
    filling = filler.explain(SCHEMA, text)
    assert filling.notes == ("Expected a string, the text holds none (the text is empty) - at `/name`",)


@pytest.mark.parametrize(
    ("key", "hint"),
    [
        ("order_number", " (did you mean `/order_number`?)"),
        ("#/order_number", " (did you mean `/order_number`?)"),
        ("/ordernumber", " (did you mean `/order_number`?)"),
        ("/zzz", ""),
        (7, ""),
    ],
)
def test_a_field_that_is_not_there(key: Any, hint: str) -> None:
    schema = {"type": "object", "properties": {"order_number": {"type": "string"}}}
    fields = Filler(RandomEngine(0)).explain(schema, "x").fields
    assert fields.get(key) is None
    with pytest.raises(KeyError) as caught:
        fields[key]
    assert isinstance(caught.value, SchemaFillError)
    assert str(caught.value) == f"Expected the pointer of a field, such as `/name`, got `{key}`{hint}"
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_fill_many_is_lazy_ordered_and_loses_nothing() -> None:
    engine = OracleEngine({"name": "Ada"})
    taken: list[int] = []

    def texts() -> Iterator[Any]:
        for i in range(12):
            taken.append(i)
            yield b"\xff" if i == 3 else engine.context

    results = Filler(engine).fill_many(SCHEMA, texts(), in_flight=4)
    first = next(results)
    assert isinstance(first, schemafill.Filling)
    assert len(taken) <= 5
    rest: list[Any] = []
    for result in results:
        rest.append(result)
        # what was given out and what is held: no text is taken before its turn
        assert len(taken) <= 1 + len(rest) + 4
    assert len(taken) == 12
    assert [isinstance(r, SchemaFillError) for r in rest] == [i == 2 for i in range(11)]
    assert str(rest[2]) == "Expected a text in UTF-8, got byte 0xff - at byte 0"
    assert all(r.document == {"name": "Ada"} for r in rest if not isinstance(r, SchemaFillError))


@pytest.mark.parametrize("missing", ["raise", "guess", "partial"])
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda p: p.parent.name)
def test_whatever_a_model_says_the_document_is_valid(path: Path, missing: Missing) -> None:
    schema = json.loads(path.read_text("utf-8"))
    text = (path.parent / "text_1.txt").read_text("utf-8")
    complete = 0
    for seed in range(20):
        try:
            filling = Filler(RandomEngine(seed)).explain(schema, text, missing=missing)
        except SchemaFillError:
            continue
        if filling.complete:
            validate(filling.document, schema)
            complete += 1
        else:
            assert missing == "partial"
    assert missing != "guess" or complete


def test_import_is_without_torch() -> None:
    code = "import schemafill, sys; raise SystemExit('torch' in sys.modules or 'jsonschema' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_all_is_what_there_is() -> None:
    for name in schemafill.__all__:
        assert getattr(schemafill, name) is not None
    # now that the lazy ones are there: everything of ours that is not a module is in __all__
    public = {
        name
        for name, value in vars(schemafill).items()
        if not name.startswith("_") and getattr(value, "__module__", "").startswith("schemafill")
    }
    assert public == set(schemafill.__all__)
    assert sorted(schemafill.__all__) == schemafill.__all__
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = schemafill.nothing


def test_options_that_are_none() -> None:
    filler = Filler(OracleEngine({"a": "x"}))
    schema = {"type": "object", "properties": {"a": {"type": "string"}}}
    with pytest.raises(ValueError, match="got `Guess`"):
        filler.fill(schema, "x", missing="Guess")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="in_flight of at least 1, got 0"):
        filler.fill_many(schema, [], in_flight=0)


class Rows:
    """Says of a text of n words that every array has n items, and of every flag that it is true."""

    def read(self, texts: Sequence[str]) -> list[Any]:
        return [len(text.split()) for text in texts]

    def answer(self, asked: Sequence[tuple[Any, Query]]) -> list[Answer]:
        return [
            CountAnswer(tuple(-abs(float(i - n)) for i in range(65))) if query.kind == "count"
            else ChoiceAnswer((0.0, -60.0), -60.0)
            for n, query in asked
        ]  # fmt: skip


NESTED = {"type": "array", "items": {"type": "array", "items": {"type": "array", "items": {"type": "boolean"}}}}


def test_a_text_of_too_many_questions_is_lost_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    filler = Filler(Rows())
    many, few = "word " * 64, "one two"
    one, lost, other = filler.fill_many(NESTED, [few, many, few])
    assert isinstance(one, Filling)
    assert one.document == [[[True] * 2] * 2] * 2
    assert isinstance(other, Filling)
    assert isinstance(lost, LimitError)
    told = "Expected at most {} questions for one text (the setting SCHEMAFILL_MAX_QUESTIONS), got more - at `{}`"
    # 1 array, 64 in it, 4,096 in these: 247 of which have 64 flags each
    assert str(lost) == told.format("20,000", "/3/55/31")
    monkeypatch.setenv("SCHEMAFILL_MAX_QUESTIONS", "14")
    with pytest.raises(LimitError) as caught:
        filler.fill(NESTED, few)
    assert str(caught.value) == told.format("14", "/1/1/1")
    monkeypatch.setenv("SCHEMAFILL_MAX_QUESTIONS", "15")
    assert filler.fill(NESTED, few) == one.document


@pytest.mark.parametrize("leaf", [{"type": "boolean"}, {"const": 1}, {"enum": ["a", "b"], "minItems": 2}])
def test_what_minitems_forces_is_bounded(leaf: dict[str, Any]) -> None:
    schema: dict[str, Any] = {"type": "array", "minItems": 64, "items": leaf}
    for _ in range(5):
        schema = {"type": "array", "minItems": 64, "items": schema}
    with pytest.raises(LimitError, match=r"^Expected at most 20,000 questions for one text"):
        Filler(RandomEngine(0)).fill(schema, "a b c", missing="guess")
