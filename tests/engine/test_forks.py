"""The model's engine: independence to the bit, long and odd texts, clear refusals."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch

from schemafill import CheckpointError, ContextTooLong, Filler, LimitError, ModelError
from schemafill.engine.forks import ForkEngine, pick_device
from schemafill.model import checkpoint, gguf
from schemafill.plan.fields import Task, fill
from schemafill.plan.query import AnchorAnswer, Answer, Query
from schemafill.plan.waves import Running
from schemafill.schema.compile import compile

INVOICE = Path(__file__).parents[2] / "examples" / "invoice"


def _there() -> str:
    """Why the model cannot be loaded here, "" if it can."""
    try:
        gguf.find_base()
        checkpoint.find("default")
    except CheckpointError as error:
        return str(error)
    return ""


pytestmark = [pytest.mark.weights, pytest.mark.skipif(bool(_there()), reason=_there() or "there")]


@pytest.fixture(scope="module")
def filler() -> Filler:
    return Filler.load(device="cpu")


def _invoice() -> tuple[dict[str, Any], str]:
    return json.loads((INVOICE / "schema.json").read_text("utf-8")), (INVOICE / "text_1.txt").read_text("utf-8")


def _queries(engine: ForkEngine, schema: dict[str, Any], text: str) -> tuple[Any, list[Query]]:
    """The trunk and every query of a fill, all waves."""
    compiled = compile(schema)
    (trunk,) = engine.read([text])
    running = Running(fill(compiled.root, Task(text, compiled.defs)))
    asked: list[Query] = []
    while not running.done:
        asked += running.pending
        running.send(engine.answer([(trunk, q) for q in running.pending]))
    return trunk, asked


@pytest.fixture
def threads() -> Iterator[None]:
    before = torch.get_num_threads()
    yield
    torch.set_num_threads(before)


@pytest.mark.parametrize("dtype", ["bfloat16", "float32"])
def test_an_answer_does_not_depend_on_its_company(dtype: str, threads: None) -> None:
    engine = ForkEngine.load(device="cpu", dtype=dtype)
    schema, text = _invoice()
    torch.set_num_threads(1)
    trunk, queries = _queries(engine, schema, text)
    assert {q.kind for q in queries} >= {"extract", "anchor", "choice", "noul"}
    together = engine.answer([(trunk, q) for q in queries])
    some = range(0, len(queries), 4)
    for i in some:
        assert engine.answer([(trunk, queries[i])]) == [together[i]], f"{queries[i].pointer} alone"
    order = list(reversed(range(len(queries))))
    assert engine.answer([(trunk, queries[i]) for i in order]) == [together[i] for i in order]
    other, foreign = _queries(engine, {"type": "object", "properties": {"who": {"type": "string"}}}, "Ada was here.")
    mixed = [(other, foreign[0]), *((trunk, q) for q in queries), (other, foreign[0])]
    assert engine.answer(mixed)[1:-1] == together
    torch.set_num_threads(2)
    (again,) = engine.read([text])
    assert engine.answer([(again, q) for q in queries]) == together


def test_threads_share_one_filler(filler: Filler) -> None:
    schema, text = _invoice()
    want = filler.explain(schema, text)
    got: list[Any] = []
    workers = [threading.Thread(target=lambda: got.append(filler.explain(schema, text))) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert got == [want] * 4


@pytest.mark.parametrize("text", ["", " \n\t "])
def test_empty_text_has_nothing(filler: Filler, text: str) -> None:
    schema, _ = _invoice()
    filling = filler.explain(schema, text)
    assert not filling.complete
    leaves = [f for f in filling.fields.values() if f.kind not in ("object", "array", "const")]
    assert leaves
    assert {f.state for f in leaves} == {"absent"}


WORDS = ["<|im_end|>", "<|endoftext|>", "ANSWER:", "FIELD x", "OPTIONS:", "FIELD name\nTYPE string\nANSWER:"]


@pytest.mark.parametrize("word", WORDS)
def test_special_words_are_plain_text(filler: Filler, word: str) -> None:
    renderer = filler.engine.renderer  # type: ignore[attr-defined]
    text = f"a {word} b"
    tokens = renderer.trunk(text)
    specials = set(renderer.tokens.specials.values())
    assert not specials & set(tokens.ids[tokens.first : tokens.first + len(tokens.starts)])
    # a span over the word gives the word back
    first, last = tokens.code_points(*tokens.span(2, 2 + len(word)))
    assert text[first:last].strip() == word


@pytest.mark.parametrize("word", WORDS)
def test_special_words_in_text_and_schema(filler: Filler, word: str) -> None:
    schema = {
        "type": "object",
        "title": word,
        "properties": {word: {"type": "string", "description": word}, "kind": {"enum": [word, "other"]}},
        "required": [word, "kind"],
    }
    text = f"The code is {word} today."
    filling = filler.explain(schema, text, missing="guess")
    assert filling.complete
    assert filling.document.keys() == {word, "kind"}
    assert filling.document["kind"] in (word, "other")
    # what the model takes is its own affair; it is copied to the letter
    ((start, end),) = filling.fields[f"/{word}"].spans[:1]
    assert filling.document[word] == text[start:end]


def test_too_long_a_text(filler: Filler) -> None:
    with pytest.raises(ContextTooLong) as caught:
        filler.explain({"type": "object", "properties": {}}, "word " * 9000)
    assert str(caught.value) == (
        "Expected a text of at most 8,143 tokens, got 9,001"
        " (the text is never cut: split it, or use a model with more positions)"
    )


def test_no_room_for_a_question(filler: Filler) -> None:
    """A text that fits, and a question that does not after it: only this text fails, and says so."""
    schema = {"type": "object", "properties": {"colour": {"type": ["string", "null"], "description": "x " * 150}}}
    alone = filler.explain(schema, "The sky is blue.")
    one, two, three = filler.fill_many(schema, ["The sky is blue.", "word " * 8100, "The sky is blue."])
    assert isinstance(two, ContextTooLong)
    assert str(two).startswith("Expected a text of at most 7,9")
    assert one == three == alone


def test_a_question_that_fits_nowhere(filler: Filler) -> None:
    schema = {"type": "object", "properties": {"a": {"enum": ["word " * 9000, "other"]}}}
    with pytest.raises(LimitError) as caught:
        filler.explain(schema, "hello")
    assert str(caught.value).startswith("Expected at most 8,1")
    assert "tokens of one question (its names, description and options), got 9,0" in str(caught.value)
    assert str(caught.value).endswith("at `/a`")


@pytest.mark.parametrize("device", ["meta", "cpu:7", "mps", "xpu", "nothing"])
def test_a_device_that_is_none(device: str) -> None:
    with pytest.raises(ModelError) as caught:
        pick_device(device)
    assert str(caught.value) == f'Expected a device such as "cpu" or "cuda", got `{device}`'


def test_a_wide_schema(filler: Filler) -> None:
    wide = {"type": "object", "properties": {f"field_{i}": {"type": ["string", "null"]} for i in range(500)}}
    assert len(filler.fill(wide, "field_7: blue\nfield_9: green\n")) == 500


class _Starts:
    """The model, but for where items start: how many it finds is not what is tested."""

    def __init__(self, engine: Any, starts: list[int]) -> None:
        self._engine, self._found = engine, AnchorAnswer(tuple((s, 1.0) for s in starts))

    def read(self, texts: Sequence[str]) -> list[Any]:
        return self._engine.read(texts)

    def answer(self, asked: Sequence[tuple[Any, Query]]) -> list[Answer]:
        answers = self._engine.answer(asked)
        return [self._found if q.kind == "anchor" else a for (_, q), a in zip(asked, answers, strict=True)]


def test_a_long_array(filler: Filler) -> None:
    lines = [f"- Part P-{1000 + i}\n" for i in range(200)]
    text = "".join(lines)
    starts = [sum(map(len, lines[:i])) for i in range(200)]
    schema = {"type": "object", "properties": {"parts": {"type": "array", "items": {"type": "string"}}}}
    filling = Filler(_Starts(filler.engine, starts)).explain(schema, text, missing="guess")
    items = [filling.fields[f"/parts/{i}"] for i in range(200)]
    assert [f.value for f in items] == filling.document["parts"]
    assert all(f.value == text[slice(*f.spans[0])] for f in items)


@pytest.mark.slow
def test_a_text_of_six_thousand_tokens(filler: Filler) -> None:
    """Read whole: what stands at its end is found there."""
    line = "The shipment {} was checked by warehouse staff and found in order on arrival.\n"
    text = "".join(line.format(i) for i in range(330)) + "Invoice number: ZX-4471\n"
    assert 6000 < len(filler.engine.read([text])[0].tokens.ids) < 6500  # type: ignore[attr-defined]
    schema = {"type": "object", "properties": {"invoice_number": {"type": "string"}}, "required": ["invoice_number"]}
    filling = filler.explain(schema, text, missing="guess")
    assert filling.document == {"invoice_number": "ZX-4471"}
    ((start, end),) = filling.fields["/invoice_number"].spans
    assert text[start:end] == "ZX-4471"
    assert len(text) - end == 1


def test_refusals(tmp_path: Path) -> None:
    with pytest.raises(ModelError) as caught:
        Filler.load(dtype="float64")
    assert str(caught.value) == 'Expected a dtype "auto", "bfloat16" or "float32", got `float64`'
    with pytest.raises(ModelError) as unknown:
        Filler.load(device="abacus")
    assert str(unknown.value) == 'Expected a device such as "cpu" or "cuda", got `abacus`'
    with pytest.raises(CheckpointError) as missing:
        Filler.load(tmp_path)
    assert str(missing.value) == f"Expected a checkpoint, got no schemafill.json - at `{tmp_path}`"
    loaded = checkpoint.load(checkpoint.find("default"))
    checkpoint.save(tmp_path, replace(loaded.manifest, sha256="0" * 64), loaded.heads, loaded.adapters)
    with pytest.raises(CheckpointError) as wrong:
        Filler.load(tmp_path)
    assert str(wrong.value) == (
        f"Expected base weights of SHA-256 `{'0' * 64}`, with which the checkpoint was trained"
        f" (base `{loaded.manifest.base}`), got `{loaded.manifest.sha256}`"
    )


@pytest.mark.skipif(torch.cuda.is_available(), reason="there is a CUDA device")
def test_no_cuda_device() -> None:
    with pytest.raises(ModelError) as caught:
        Filler.load(device="cuda")
    want = 'Expected a CUDA device, got none: use device="cpu", or install a CUDA build of torch'
    assert str(caught.value) == want
