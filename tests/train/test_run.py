"""A run's folder and its options, without a model."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch

from schemafill._errors import CheckpointError, ModelError, SchemaFillError
from schemafill.model import checkpoint
from schemafill.train import data, run
from schemafill.train.run import Options, train

KEYS = "['schema', 'context', 'gold', 'spans']"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of broken data; no base weights are looked for."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(run.gguf, "find_base", lambda base: Path("base"))
    monkeypatch.setattr(run.gguf, "prepare", lambda path, cache: (path, "digest"))
    monkeypatch.setattr(run, "load", lambda *args, **more: None)
    monkeypatch.setattr(run, "make_forward", lambda *args: None)
    monkeypatch.setattr(run, "_state", lambda *args: run._State({}, {}, None, 0, (0, 0)))  # type: ignore[arg-type]
    monkeypatch.setattr(data, "_prepare", lambda *args: None)
    Path("empty").mkdir()
    Path("broken/train").mkdir(parents=True)
    Path("broken/train/a.jsonl").write_text("{}\n", "utf-8")
    return tmp_path


def test_what_belongs_to_a_run(folder: Path) -> None:
    Path("out").mkdir()
    options = Options(out=Path("out"), synthetic=5, steps=7)
    Path("out/run.json").write_text(json.dumps(run._asked(options)), "utf-8")
    changed: dict[str, Any] = {"out": Path("out"), "synthetic": 5, "steps": 8}
    # nothing was saved: there is nothing to go on with
    run._check_options(Path("out"), Options(**changed))
    Path("out/state.pt").write_bytes(b"")
    run._check_options(Path("out"), Options(out=Path("out"), synthetic=5, steps=7, minutes=3.0))
    with pytest.raises(CheckpointError) as caught:
        train(Options(**changed))
    assert str(caught.value) == "Expected `steps` 7, with which this run began, got 8 - at `out/run.json`"


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        (
            {},
            SchemaFillError,
            "Expected documents to train on, got neither a folder (--data) nor a number (--synthetic)",
        ),
        (
            {"data": Path("empty")},
            SchemaFillError,
            "Expected a folder with train/ in it (--data), got none - at `empty/train`",
        ),
        (
            {"data": Path("broken")},
            SchemaFillError,
            f"Expected keys {KEYS} in the record - at `broken/train/a.jsonl` line 1",
        ),
        (
            {"synthetic": 9, "held_out": ("invoic",)},
            SchemaFillError,
            "Expected a kind of the generator (--held-out) such as {near}, got `invoic`",
        ),
        ({"synthetic": 9, "device": "tpu"}, ModelError, 'Expected a device such as "cpu" or "cuda", got `tpu`'),
        (
            {"synthetic": 9, "device": "cpu", "dtype": "float16"},
            ModelError,
            'Expected a dtype "auto", "bfloat16" or "float32", got `float16`',
        ),
    ],
    ids=lambda x: "",
)
def test_a_run_that_cannot_start_leaves_its_folder_free(
    folder: Path, options: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error) as caught:
        train(Options(**{"out": Path("out"), "workers": 1, **options}))
    start, _, end = message.partition("{near}")
    assert str(caught.value).startswith(start)
    assert str(caught.value).endswith(end)
    assert not Path("out/run.json").exists()


def _records(place: Path, n: int, words: str = "") -> None:
    """A file of `n` records of a name."""
    place.parent.mkdir(parents=True, exist_ok=True)
    lines = []
    for i in range(n):
        record = {"schema": {"properties": {"name": {"type": "string"}}}, "context": f"Name: Ada {i}{words}"}
        lines.append(json.dumps(record | {"gold": {"name": f"Ada {i}"}, "spans": {"/name": [6, 11]}}))
    place.write_text("\n".join(lines) + "\n", "utf-8")


@pytest.mark.weights
def test_a_run_that_begins_from_a_checkpoint(tmp_path: Path) -> None:
    _records(tmp_path / "data/train/names.jsonl", 4)
    small: dict[str, Any] = {
        "data": tmp_path / "data", "rows": 1, "length": 256, "device": "cpu", "dtype": "float32", "workers": 1
    }  # fmt: skip
    assert train(Options(out=tmp_path / "first", steps=2, rank=4, alpha=8.0, look=False, **small))
    first = checkpoint.load(tmp_path / "first/checkpoint")
    assert first.manifest.training["steps"] == 2
    # nothing is learned at a rate of 0: the weights are those of the start
    seen: list[run.Progress] = []
    begun = Options(out=tmp_path / "second", start=tmp_path / "first/checkpoint", budget=0.001, rate=0.0, **small)
    # a call that stops at once, and the next, which goes on
    assert not train(replace(begun, budget=30.0, minutes=0.0, out=tmp_path / "third"))
    assert not train(replace(begun, budget=30.0, minutes=0.0, out=tmp_path / "third"))
    assert train(begun, seen.append)
    second = checkpoint.load(tmp_path / "second/checkpoint")
    assert (second.manifest.rank, second.manifest.alpha, second.manifest.look) == (4, 8.0, False)
    assert second.manifest.training["start"] == first.manifest.training
    assert second.manifest.training["steps"] == seen[-1].step == seen[-1].steps == 1
    for mine, theirs in ((second.heads, first.heads), (second.adapters, first.adapters)):
        assert mine.keys() == theirs.keys()
        assert all(torch.equal(mine[k], theirs[k]) for k in mine)


def test_documents_that_never_fit_end_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _records(tmp_path / "a.jsonl", 3)
    monkeypatch.setattr(data, "_prepare", lambda *args: None)
    monkeypatch.setattr(data, "_encode", lambda job: [])
    found = data.groups(tmp_path / "a.jsonl", tmp_path, synthetic=900, seed=0, longest=8, forks=4, workers=1)
    assert list(found) == []
