"""Several processes give the figures of one."""

import json
from pathlib import Path

from typer.testing import CliRunner

from schemafill.cli import app


def test_jobs(tmp_path: Path) -> None:
    schema = {"type": "object", "properties": {"name": {"type": "string"}, "born": {"type": ["integer", "null"]}}}
    lines = []
    for i in range(40):
        text = f"Name: Ada {i}\nBorn in {1900 + i}"
        at = text.index(str(1900 + i))
        spans = {"/name": [6, text.index("\n")], "/born": [at, at + 4]}
        record = {"schema": schema, "context": text, "gold": {"name": f"Ada {i}", "born": 1900 + i}, "spans": spans}
        lines.append(json.dumps(record))
    (tmp_path / "people.jsonl").write_text("\n".join(lines) + "\n", "utf-8")
    figures = []
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.json"
        data = ["--data", str(tmp_path), "--limit", "36", "--jobs", jobs, "--json", str(out)]
        result = CliRunner().invoke(app, ["evaluate", *data])
        assert result.exit_code == 0, result.output
        figures.append(json.loads(out.read_text("utf-8")))
    assert figures[0] == figures[1]
    assert figures[0]["people"]["n_extract"] == 72


def test_a_model_that_does_not_load_ends_the_call(tmp_path: Path) -> None:
    record = {"schema": {"type": "string"}, "context": "a", "gold": "a", "spans": {"": [0, 1]}}
    (tmp_path / "a.jsonl").write_text(json.dumps(record) + "\n", "utf-8")
    lacking = tmp_path / "none"
    result = CliRunner().invoke(app, ["evaluate", "--data", str(tmp_path), "--jobs", "2", "--model", str(lacking)])
    assert result.exit_code == 2
    assert f"at `{lacking}" in result.output
