"""The command line, with an oracle in place of the model."""

from __future__ import annotations

import json
import lzma
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from schemafill import CheckpointError, ConstraintError, Field, Filler, Filling, __version__
from schemafill.cli import app
from schemafill.plan.query import Answer, Query
from schemafill.testing import OracleEngine

SCHEMA = {
    "type": "object",
    "properties": {"name": {"type": "string"}, "born": {"type": "integer"}},
    "required": ["name"],
}
ADA = OracleEngine({"name": "Ada", "born": 1815})
DOCUMENT = {"name": "Ada", "born": 1815}
WAYS = (
    "`--missing guess` takes the likeliest value of the text anyway\n`--missing partial` leaves out what is missing\n"
)
FOUND = Field("/name", "extract", "Ada", spans=((7, 10),))


class Texts:
    """An oracle for the texts that "name" and "born" lines make."""

    def read(self, texts: list[str]) -> list[str]:
        return list(texts)

    def answer(self, asked: list[tuple[str, Query]]) -> list[Answer]:
        return [self._one(text, query) for text, query in asked]

    def _one(self, text: str, query: Query) -> Answer:
        found: dict[str, Any] = {}
        spans: dict[str, tuple[int, int]] = {}
        at = 0
        for line in text.splitlines(keepends=True):
            name, colon, value = line.partition(" : ")
            if colon:
                start = at + len(name) + 3
                said = value.rstrip("\n")
                found[name] = int(said) if said.isdigit() else said
                spans[f"/{name}"] = (start, start + len(said))
            at += len(line)
        return OracleEngine(found, text, spans).answer([(None, query)])[0]


@pytest.fixture(autouse=True)
def loads(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, dict[str, Any]]]:
    """`Filler.load` gives the oracle; what it was called with."""
    calls: list[tuple[Any, dict[str, Any]]] = []

    def load(model: Any = "default", **more: Any) -> Filler:
        calls.append((model, more))
        return Filler(Texts())  # type: ignore[arg-type]

    monkeypatch.setattr("schemafill.filler.Filler.load", load)
    return calls


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "schema.json").write_text(json.dumps(SCHEMA), "utf-8")
    (tmp_path / "ada.txt").write_text(ADA.context, "utf-8")
    (tmp_path / "none.txt").write_text("nothing here\n", "utf-8")
    return tmp_path


def call(*args: str, stdin: bytes | None = None) -> Result:
    return CliRunner().invoke(app, args, input=stdin, catch_exceptions=False)


def lines(result: Result) -> list[Any]:
    return [json.loads(line) for line in result.stdout.split("\n") if line]


# ---- fill


def test_version() -> None:
    assert call("--version").stdout == f"schemafill {__version__}\n"


def test_fill(folder: Path, loads: list[Any]) -> None:
    result = call("fill", "schema.json", "ada.txt")
    assert result.exit_code == 0
    assert result.stdout == '{\n  "name": "Ada",\n  "born": 1815\n}\n'
    assert result.stderr == ""
    assert loads == [("default", {"device": "auto", "dtype": "auto", "base": None})]


def test_fill_passes_the_model_on(folder: Path, loads: list[Any]) -> None:
    options = ("--model", "m", "--device", "cpu", "--dtype", "float32", "--base", "b.gguf")
    assert call("fill", "schema.json", "ada.txt", *options).exit_code == 0
    assert loads == [("m", {"device": "cpu", "dtype": "float32", "base": Path("b.gguf")})]


def test_fill_standard_input_in_utf8(folder: Path) -> None:
    result = call("fill", "schema.json", "-", "--compact", stdin="name : Žofia 😀 עדה\n".encode())
    assert result.stdout_bytes == '{"name":"Žofia 😀 עדה"}\n'.encode()


def test_fill_explain(folder: Path) -> None:
    told = json.loads(call("fill", "schema.json", "ada.txt", "--explain").stdout)
    assert told["document"] == DOCUMENT
    assert told["fields"]["/name"]["spans"] == [[7, 10]]


def test_fill_several(folder: Path) -> None:
    (folder / "bytes.txt").write_bytes(b"abc\xff")
    names = ("ada.txt", "none.txt", "bytes.txt", "gone.txt", ".", "ada.txt")
    result = call("fill", "schema.json", *names)
    assert result.exit_code == 1
    assert lines(result) == [
        {"source": "ada.txt", "document": DOCUMENT},
        {"source": "none.txt", "error": "Expected a string, the text holds none - at `/name`"},
        {"source": "bytes.txt", "error": "Expected a text in UTF-8, got byte 0xff - at `bytes.txt` byte 3"},
        {
            "source": "gone.txt",
            "error": "Expected a usable file, got: No such file or directory - at `gone.txt`",
        },
        {"source": ".", "error": "Expected a usable file, got: Is a directory - at `.`"},
        {"source": "ada.txt", "document": DOCUMENT},
    ]
    assert result.stderr == WAYS


def test_fill_several_partial(folder: Path) -> None:
    result = call("fill", "schema.json", "ada.txt", "none.txt", "--missing", "partial")
    assert result.exit_code == 0
    assert lines(result)[1] == {"source": "none.txt", "document": {}}
    assert result.stderr == "note: none.txt: Expected a string, the text holds none - at `/name`\n"


def test_fill_partial_tells_what_lacks(folder: Path) -> None:
    result = call("fill", "schema.json", "none.txt", "--missing", "partial")
    assert (result.exit_code, result.stdout) == (0, "{}\n")
    assert result.stderr == "note: Expected a string, the text holds none - at `/name`\n"


def test_fill_several_explain(folder: Path) -> None:
    result = call("fill", "schema.json", "ada.txt", "ada.txt", "--explain")
    assert [line["document"] for line in lines(result)] == [DOCUMENT] * 2
    assert lines(result)[0]["complete"] is True


@pytest.mark.parametrize("ending", [".jsonl", ".jsonl.xz", ".ndjson", ".ndjson.xz"])
def test_fill_jsonl(folder: Path, ending: str) -> None:
    said = [
        b'\xef\xbb\xbf{"text": "name : A\\n"}',
        b'{"context": "name : B\xe2\x80\xa8C\\n", "id": 1}',
        b"",
        b'"name : D\\n"',
        b"[1]",
        b'{"text": 1}',
        b"{oops",
        b'"\xff"',
        b'"\\ud800"',
        b"[" * 100_000,
        b'{"text": "name : E\\n"}',
    ]
    data = b"\n".join(said)
    path = folder / f"in{ending}"
    path.write_bytes(lzma.compress(data) if ending.endswith("xz") else data)
    result = call("fill", "schema.json", path.name)
    assert result.exit_code == 1
    shape = 'Expected a string, {"text": "…"} or {"context": "…"}'
    got = [(line["source"], line.get("document") or line["error"]) for line in lines(result)]
    assert got == [
        (f"in{ending}:1", {"name": "A"}),
        (f"in{ending}:2", {"name": "B"}),
        (f"in{ending}:4", {"name": "D"}),
        (f"in{ending}:5", shape),
        (f"in{ending}:6", shape),
        (
            f"in{ending}:7",
            f"Expected JSON, got: Expecting property name enclosed in double quotes - at `in{ending}` line 7 column 2",
        ),
        (f"in{ending}:8", f"Expected a text in UTF-8, got byte 0xff - at `in{ending}` line 8 byte 1"),
        (f"in{ending}:9", "Expected Unicode text, got a lone surrogate U+D800 - at code point 0"),
        (f"in{ending}:10", got[8][1]),
        (f"in{ending}:11", {"name": "E"}),
    ]
    assert got[8][1].startswith("Expected JSON, got: maximum recursion depth exceeded")


def test_fill_damaged_xz_does_not_end_the_rest(folder: Path) -> None:
    (folder / "in.jsonl.xz").write_bytes(b"no xz")
    result = call("fill", "schema.json", "in.jsonl.xz", "ada.txt")
    assert result.exit_code == 1
    assert lines(result) == [
        {
            "source": "in.jsonl.xz",
            "error": "Expected a whole .xz file, got: Input format not supported by decoder",
        },
        {"source": "ada.txt", "document": DOCUMENT},
    ]


def test_unfillable(folder: Path) -> None:
    result = call("fill", "schema.json", "none.txt")
    assert result.exit_code == 3
    assert result.stdout == ""
    assert result.stderr == (f"error: Expected a string, the text holds none - at `/name`\n{WAYS}")
    # none of the candidates fits, and so there is nothing to guess either
    (folder / "empty.txt").write_bytes(b"")
    told = call("fill", "schema.json", "empty.txt", "--missing", "guess").stderr
    assert told == (
        "error: Expected a string, the text holds none (the text is empty) - at `/name`\n"
        "`--missing partial` leaves out what is missing\n"
    )


def test_unfillable_tells_every_problem(folder: Path) -> None:
    (folder / "schema.json").write_text(json.dumps(SCHEMA | {"required": ["name", "born"]}))
    told = call("fill", "schema.json", "none.txt").stderr.splitlines()
    assert told[:2] == [
        "error: Expected a string, the text holds none - at `/name`",
        "error: Expected an integer, the text holds none - at `/born`",
    ]


# ---- errors


def fails(*args: str) -> str:
    result = call(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    return result.stderr


@pytest.mark.parametrize("command", ["fill", "explain"])
@pytest.mark.parametrize(
    ("written", "message"),
    [
        (
            b'{\n  "type": object\n}',
            "Expected JSON, got: Expecting value - at `bad.json` line 2 column 11",
        ),
        (b'{"title": "\xff"}', "Expected a text in UTF-8, got byte 0xff - at `bad.json` byte 11"),
        *(
            (written, f"Expected JSON, got {got} - at `bad.json` line {line} column {column}")
            for written, got, line, column in (
                (b"", "an empty file", 1, 1),
                (b"\xef\xbb\xbf \n\n", "an empty file", 3, 1),
                (b"Dear Ada,\nthank you", "plain text", 1, 1),
                (b"name,born\nAda,1815\n", "what looks like CSV", 1, 1),
                (b'"name";"born"\n"Ada";1815\n', "what looks like CSV", 1, 7),
                (b"# a schema\ntype: object\n", "what looks like YAML", 1, 1),
                (b"---\na: b", "what looks like YAML", 1, 1),
                (b"\n<html>", "what looks like HTML or XML", 2, 1),
                (b"// a schema\n{}", "a comment, which JSON does not have", 1, 1),
                (b"{}\n{}", "more than one JSON value", 2, 1),
            )
        ),
        (b"%PDF-1.7", "Expected JSON, got a PDF document (extract its text first) - at `bad.json`"),
    ],
)
def test_schema_is_not_json(folder: Path, command: str, written: bytes, message: str) -> None:
    (folder / "bad.json").write_bytes(written)
    assert fails(command, "bad.json", "ada.txt") == f"error: {message}\n"


def test_schema_and_text_are_swapped(folder: Path) -> None:
    assert fails("fill", "ada.txt", "schema.json") == (
        "error: Expected JSON, got plain text - at `ada.txt` line 1 column 1"
        " (`schema.json` is JSON: the schema comes first)\n"
    )


def test_missing_file_and_folder(folder: Path) -> None:
    gone = "error: Expected a usable file, got: No such file or directory - at `gone`\n"
    assert fails("fill", "gone", "ada.txt") == gone
    assert fails("fill", "schema.json", "gone") == gone
    assert fails("coverage", "gone") == gone
    inside = "error: Expected a usable file, got: Is a directory - at `.`\n"
    assert fails("fill", ".", "ada.txt") == inside
    assert fails("explain", "schema.json", ".") == inside


def test_schema_error_before_the_model_loads(folder: Path, loads: list[Any]) -> None:
    (folder / "schema.json").write_text('{"$ref": "https://example.com/a.json"}')
    assert fails("fill", "schema.json", "ada.txt") == (
        "error: Expected a local reference such as `#/$defs/name`, got `https://example.com/a.json`"
        " (schemafill never fetches schemas) - at `#/$ref`\n"
    )
    assert loads == []


def test_text_is_not_utf8(folder: Path, loads: list[Any]) -> None:
    (folder / "bytes.txt").write_bytes(b"abc\xff")
    assert fails("fill", "schema.json", "bytes.txt") == (
        "error: Expected a text in UTF-8, got byte 0xff - at `bytes.txt` byte 3\n"
    )
    told = call("fill", "schema.json", "-", stdin=b"\xff").stderr
    assert told == "error: Expected a text in UTF-8, got byte 0xff - at standard input byte 0\n"
    assert loads == []


OFFICE = "a zip archive or an office document such as .docx or .xlsx (save it as plain text first)"


@pytest.mark.parametrize(
    ("written", "got", "place"),
    [
        (b"%PDF-1.7 x", "a PDF document (extract its text first)", ""),
        (b"PK\x03\x04 x", OFFICE, ""),
        (b"\xd0\xcf\x11\xe0 x", "an office document such as .doc or .xls (save it as plain text first)", ""),
        (b"{\\rtf1 x", "an RTF document (save it as plain text first)", ""),
        (b"\x89PNG\r\n", "a PNG image", ""),
        (b"\xff\xd8\xff\xe0", "a JPEG image", ""),
        (b"\x1f\x8b\x08", "a gzip archive (unpack it first)", ""),
        ("name : Ada".encode("utf-16"), "text in UTF-16 (save it as UTF-8)", ""),
        (b"name : A\0da", "the control character U+0000 (a binary file?)", " byte 8"),
        (b"name : A\x1bda", "the control character U+001B (a binary file?)", " byte 8"),
    ],
    ids=lambda x: x if isinstance(x, str) else "",
)
def test_text_is_not_plain(folder: Path, loads: list[Any], written: bytes, got: str, place: str) -> None:
    (folder / "odd.txt").write_bytes(written)
    for command in ("fill", "explain"):
        assert (
            fails(command, "schema.json", "odd.txt") == f"error: Expected plain text, got {got} - at `odd.txt`{place}\n"
        )
    told = call("fill", "schema.json", "-", stdin=written).stderr
    assert told == f"error: Expected plain text, got {got} - at standard input{place}\n"
    assert loads == []
    several = call("fill", "schema.json", "odd.txt", "ada.txt")
    assert lines(several)[0] == {
        "source": "odd.txt",
        "error": f"Expected plain text, got {got} - at `odd.txt`{place}",
    }


def test_byte_order_mark_and_white_space_are_no_fault(folder: Path) -> None:
    (folder / "bom.txt").write_bytes(b"\xef\xbb\xbfname : Ada\n\t\v\f\r\n")
    told = json.loads(call("fill", "schema.json", "bom.txt", "--explain").stdout)
    assert told["fields"]["/name"]["spans"] == [[7, 10]]


@pytest.mark.parametrize(
    ("written", "error"),
    [
        (b"name,born\n", "Expected JSON, got what looks like CSV - at `in.jsonl` line 1 column 1"),
        (b"\nthe text", "Expected JSON, got plain text - at `in.jsonl` line 2 column 1"),
        (b"", "Expected lines of JSON, got an empty file - at `in.jsonl`"),
        (b"\n\n", "Expected lines of JSON, got an empty file - at `in.jsonl`"),
        (b"\x1f\x8b\n\0\n", "Expected lines of JSON, got a gzip archive (unpack it first) - at `in.jsonl`"),
    ],
)
def test_lines_are_not_json(folder: Path, written: bytes, error: str) -> None:
    (folder / "in.jsonl").write_bytes(written)
    result = call("fill", "schema.json", "in.jsonl")
    assert result.exit_code == 1
    assert [line["error"] for line in lines(result)] == [error]


def test_misspelt_keyword_is_told(folder: Path) -> None:
    (folder / "schema.json").write_text(json.dumps(SCHEMA | {"requierd": ["born"]}), "utf-8")
    told = 'note: did you mean "required"? - at `#/requierd`\n'
    for command in ("fill", "explain"):
        result = call(command, "schema.json", "ada.txt")
        assert (result.exit_code, result.stderr) == (0, told)


def test_errors_of_the_disk_without_a_file_name(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def load(*args: Any, **more: Any) -> Filler:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("schemafill.filler.Filler.load", load)
    assert fails("fill", "schema.json", "ada.txt") == "error: Expected a usable file, got: No space left on device\n"


def test_no_checkpoint(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def load(*args: Any, **more: Any) -> Filler:
        raise CheckpointError("Expected base weights, got none - at `x\x1b[31m`")

    monkeypatch.setattr("schemafill.filler.Filler.load", load)
    assert fails("fill", "schema.json", "ada.txt") == ("error: Expected base weights, got none - at `x\\u001b[31m`\n")


# ---- explain


def test_explain(folder: Path) -> None:
    result = call("explain", "schema.json", "ada.txt")
    assert result.exit_code == 0
    assert [line.split() for line in result.stdout.splitlines()] == [
        ["pointer", "value", "state", "%", "place", "quote"],
        ["(document)", "2", "keys", "found", "100%", "7-22", r'"Ada\nborn', ":", '1815"'],
        ["/name", '"Ada"', "found", "100%", "7-10", '"Ada"'],
        ["/born", "1815", "found", "100%", "18-22", '"1815"'],
        ["complete,", "every", "value", "right:", "100%"],
    ]


def test_explain_partial(folder: Path) -> None:
    result = call("explain", "schema.json", "none.txt")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-2:] == [
        "note: Expected a string, the text holds none - at `/name`",
        "not complete, nothing found in the text",
    ]
    call("explain", "schema.json", "none.txt", "--html", "page.html")
    page = (folder / "page.html").read_text("utf-8")
    assert "nothing found in the text" in page
    assert "every value right" not in page


def test_explain_json_and_html(folder: Path) -> None:
    result = call("explain", "schema.json", "ada.txt", "--json", "--html", "page.html")
    assert json.loads(result.stdout)["document"] == DOCUMENT
    assert result.stderr == "wrote page.html\n"
    assert (folder / "page.html").read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("html", "message"),
    [
        ("no/page.html", "Expected a folder to write `page.html` into, got none - at `no`"),
        ("ada.txt/page.html", "Expected a folder to write `page.html` into, got none - at `ada.txt`"),
        (".", "Expected a file to write, got a folder - at `.`"),
        *(
            (name, f"Expected another file to write than those that are read, got one of them - at `{name}`")
            for name in ("schema.json", "ada.txt", "link.html")
        ),
    ],
)
def test_explain_html_cannot_be_written(folder: Path, loads: list[Any], html: str, message: str) -> None:
    (folder / "link.html").symlink_to("ada.txt")
    assert fails("explain", "schema.json", "ada.txt", "--html", html) == f"error: {message}\n"
    assert loads == []
    assert (folder / "ada.txt").read_text("utf-8") == ADA.context


def test_explain_does_not_overwrite_a_schema_whose_name_holds_a_hash(folder: Path) -> None:
    Path("a#b.json").write_bytes(Path("schema.json").read_bytes())
    assert fails("explain", "a#b.json", "ada.txt", "--html", "a#b.json") == (
        "error: Expected another file to write than those that are read, got one of them - at `a#b.json`\n"
    )


def test_explain_shows_what_breaks_the_schema(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def explain(self: Filler, *args: Any, **more: Any) -> Any:
        filling = Filling({"name": "Ada"}, {"/name": FOUND}, 1.0, False, (), ADA.context)
        raise ConstraintError((("/name", "Expected a bird"), ("", "Expected more")), filling)

    monkeypatch.setattr(Filler, "explain", explain)
    result = call("explain", "schema.json", "ada.txt")
    assert result.exit_code == 3
    assert '"Ada"' in result.stdout
    assert result.stderr == "error: Expected a bird - at `/name`\nerror: Expected more - at ``\n"


def test_a_part_of_an_openapi_document(folder: Path) -> None:
    person = {**SCHEMA, "properties": {**SCHEMA["properties"], "died": {"type": "string", "nullable": True}}}
    (folder / "openapi.json").write_text(json.dumps({"openapi": "3.0.3", "components": {"schemas": {"P": person}}}))
    result = call("fill", "openapi.json#/components/schemas/P", "ada.txt", "--compact")
    assert (result.exit_code, json.loads(result.stdout)) == (0, {**DOCUMENT, "died": None})
    result = call("fill", "openapi.json#/components/schemas/Q", "ada.txt")
    assert result.exit_code == 2
    assert result.stderr == (
        "error: Expected a reference to a part of this schema, got `#/components/schemas/Q`, which leads nowhere"
        " - at `#`\n"
    )
    # a file of that name is that file
    (folder / "a#/b").parent.mkdir()
    (folder / "a#/b").write_text(json.dumps(SCHEMA))
    assert json.loads(call("fill", "a#/b", "ada.txt").stdout) == DOCUMENT


def test_dialect(folder: Path) -> None:
    (folder / "n.json").write_text(
        json.dumps({"type": "object", "properties": {"n": {"type": "string", "nullable": True}}})
    )
    assert json.loads(call("fill", "n.json", "ada.txt", "--dialect", "openapi-3.0").stdout) == {"n": None}
    assert json.loads(call("fill", "n.json", "ada.txt", "--dialect", "2020-12").stdout) == {}
    assert json.loads(call("explain", "n.json", "ada.txt", "--json", "--dialect", "openapi-3.0").stdout)[
        "document"
    ] == {"n": None}
    rows = call("coverage", "n.json").stdout
    assert 'annotation  nullable is OpenAPI\'s: pass dialect="openapi-3.0"' in rows
    assert "annotation" not in call("coverage", "n.json", "--dialect", "openapi-3.0").stdout
    result = call("fill", "n.json", "ada.txt", "--dialect", "draft3")
    assert result.exit_code == 2
    assert result.stderr == (
        "error: Expected a dialect of draft4, draft6, draft7, 2019-09, 2020-12, openapi-3.0, openapi-3.1,"
        " got `draft3`\n"
    )


# ---- coverage, evaluate, train


def test_coverage(folder: Path, loads: list[Any]) -> None:
    result = call("coverage", "schema.json")
    assert result.exit_code == 0
    head, *rows = [line.strip().split(maxsplit=2) for line in result.stdout.splitlines()]
    assert head == ["pointer", "keyword", "status              note"]
    assert ["#/properties/name/type", "type", "asked"] in rows
    assert loads == []


def test_coverage_tells_what_is_misspelt(folder: Path) -> None:
    (folder / "schema.json").write_text('{"propertys": {}}', "utf-8")
    result = call("coverage", "schema.json")
    assert result.exit_code == 0
    row = result.stdout.splitlines()[1].strip().split(maxsplit=3)
    assert row == ["#/propertys", "propertys", "annotation", 'did you mean "properties"?']


def test_coverage_of_what_fill_refuses(folder: Path) -> None:
    (folder / "schema.json").write_text('{"properties": {"a": {"type": "number", "x-generate": true}}}', "utf-8")
    result = call("coverage", "schema.json")
    assert result.exit_code == 2
    assert "refused" in result.stdout
    assert result.stderr == "error: Unsupported keyword `x-generate` - at `#/properties/a/x-generate`\n"


@pytest.fixture
def data(folder: Path) -> Path:
    place = folder / "data"
    place.mkdir()
    spans = {"/name": [7, 10], "/born": [18, 22]}
    record = {"schema": SCHEMA, "context": ADA.context, "gold": DOCUMENT, "spans": spans}
    for name in ("one.jsonl", "two.jsonl"):
        (place / name).write_text((json.dumps(record) + "\n") * 25, "utf-8")
    return place


def test_evaluate(data: Path) -> None:
    result = call("evaluate", "--data", "data", "--json", "figures.json")
    assert result.exit_code == 0
    figures = json.loads(Path("figures.json").read_text("utf-8"))
    assert list(figures) == ["all", "one", "two"]
    assert figures["one"]["extract"] == figures["all"]["extract"] == 1.0
    assert figures["one"]["n_extract"] == 50
    head, *rows = [line.split() for line in result.stdout.splitlines()]
    assert head[0] == "source"
    assert [row[0] for row in rows] == ["one", "two", "mean"]
    assert rows[0][1:5] == ["-", "-", "1.000", "n=50"]
    assert rows[0][-2:] == ["1.000", "n=50"]


def test_evaluate_some(data: Path) -> None:
    options = ("--limit", "3", "--source", "two", "--no-end-to-end", "--json", "f.json")
    assert call("evaluate", "--data", "data", *options).exit_code == 0
    figures = json.loads(Path("f.json").read_text("utf-8"))
    assert list(figures) == ["all", "two"]
    assert figures["two"]["n_extract"] == 6
    assert "leaf_f1" not in figures["two"]


def test_evaluate_counts_the_records_that_are_in_no_figure(data: Path) -> None:
    record = {"schema": {"type": "strng"}, "context": "a", "gold": "a", "spans": {"": [0, 1]}}
    with Path("data/one.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(record) + "\n")
    result = call("evaluate", "--data", "data", "--no-end-to-end", "--json", "f.json")
    assert result.stderr == "note: in no figure of one: 1 refused (their schema, or too long a text)\n"
    figures = json.loads(Path("f.json").read_text("utf-8"))
    assert (figures["one"]["refused"], figures["two"].get("refused"), figures["all"].get("refused")) == (1, None, None)


def test_evaluate_errors(data: Path, loads: list[Any]) -> None:
    assert fails("evaluate", "--data", "data", "--source", "x") == (
        "error: Expected a source of one, two, got `x` - at `data`\n"
    )
    assert fails("evaluate", "--data", "gone") == (
        "error: Expected a folder or file of records, got nothing - at `gone`\n"
    )
    assert fails("evaluate", "--data", "data", "--json", "data/one.jsonl") == (
        "error: Expected another file to write than those that are read, got one of them - at `data/one.jsonl`\n"
    )
    assert fails("evaluate", "--data", "data", "--json", "no/f.json") == (
        "error: Expected a folder to write `f.json` into, got none - at `no`\n"
    )
    assert loads == []


@pytest.mark.parametrize(
    ("written", "message"),
    [
        (b"", "Expected records, got an empty file - at `data.jsonl`"),
        (b"a,b\n", "Expected JSON, got what looks like CSV - at `data.jsonl` line 1 column 1"),
        (b"7\n", "Expected keys ['schema', 'context', 'gold', 'spans'] in the record - at `data.jsonl` line 1"),
        (
            b'\n{"schema": {}, "gold": 1, "spans": {}}',
            "Expected keys ['context'] in the record - at `data.jsonl` line 2",
        ),
    ],
)
def test_evaluate_of_no_records(folder: Path, written: bytes, message: str) -> None:
    (folder / "data.jsonl").write_bytes(written)
    assert fails("evaluate", "--data", "data.jsonl") == f"error: {message}\n"


def test_evaluate_of_a_damaged_xz(folder: Path) -> None:
    (folder / "data.jsonl.xz").write_bytes(b"no xz")
    assert fails("evaluate", "--data", "data.jsonl.xz") == (
        "error: Expected a whole .xz file, got: Input format not supported by decoder - at `data.jsonl.xz`\n"
    )


def test_train(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = pytest.importorskip("schemafill.train.run")
    asked: list[Any] = []

    def train(options: Any, each: Any) -> bool:
        asked.append(options)
        each(run.Progress(1, options.steps, 0.5, 1000.0, {}))
        return len(asked) > 1

    monkeypatch.setattr(run, "train", train)
    options = (
        "--out",
        "run",
        "--data",
        "data",
        "--steps",
        "5",
        "--held-out",
        "a",
        "--held-out",
        "b",
    )
    assert call("train", *options).stderr == "saved run: call again to go on\n"
    assert call("train", *options).stderr == "wrote run\n"
    assert (asked[0].data, asked[0].steps) == (Path("data"), 5)
    assert asked[0].held_out == ("a", "b")


# ---- the process


def python(code: str, *args: str | bytes, **more: Any) -> subprocess.CompletedProcess[bytes]:
    root = Path(__file__).parents[1]
    code = f"import sys; sys.path.insert(0, {str(root)!r}); {code}"
    more = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **more}
    return subprocess.run([sys.executable, "-c", code, *args], **more)


def test_torch_is_not_imported() -> None:
    done = python("import schemafill.cli; print('torch' in sys.modules)")
    assert done.stdout == b"False\n"


def test_output_is_utf8_in_any_locale(folder: Path) -> None:
    (folder / "schema.json").write_text('{"const": "ž 😀"}', "utf-8")
    (folder / b"\xff.txt".decode("utf-8", "surrogateescape")).write_text("nothing")
    code = "from schemafill.cli import app, Filler; Filler.load = lambda *a, **k: Filler(E()); app()"
    code = f"from schemafill.testing import RandomEngine as E; {code}"
    env = {
        "LC_ALL": "C",
        "PYTHONUTF8": "0",
        "PYTHONCOERCECLOCALE": "0",
        "PYTHONIOENCODING": "ascii",
    }
    done = python(code, "fill", "schema.json", "none.txt", b"\xff.txt", env=env)
    assert done.stderr == b""
    assert [json.loads(line) for line in done.stdout.decode("utf-8").splitlines()] == [
        {"source": "none.txt", "document": "ž 😀"},
        {"source": "\udcff.txt", "document": "ž 😀"},
    ]


@pytest.mark.parametrize("args", [("coverage", "schema.json"), ("fill", "schema.json", "none.txt")])
def test_broken_pipe_is_quiet(folder: Path, args: tuple[str, ...]) -> None:
    code = "from schemafill.cli import app, Filler; Filler.load = lambda *a, **k: Filler(E()); app()"
    code = f"from schemafill.testing import RandomEngine as E; {code}"
    (folder / "schema.json").write_text('{"const": 1}', "utf-8")
    read, write = os.pipe()
    os.close(read)
    done = python(code, *args, stdout=write)
    os.close(write)
    assert (done.returncode, done.stderr) == (1, b"")
