"""What the command line reads and writes: schemas, texts, lines of records. An error names the file, the place in
it, and what the file looks like.
"""

from __future__ import annotations

import json
import lzma
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from schemafill._errors import SchemaFillError
from schemafill.filler import as_text

LINES = (".jsonl", ".jsonl.xz", ".ndjson", ".ndjson.xz")
FAILURES = (SchemaFillError, OSError, lzma.LZMAError, EOFError)
Said: TypeAlias = str | Exception

# how files begin that are no plain text
_BINARY = (
    (b"%PDF-", "a PDF document (extract its text first)"),
    (b"PK\x03\x04", "a zip archive or an office document such as .docx or .xlsx (save it as plain text first)"),
    (b"\xd0\xcf\x11\xe0", "an office document such as .doc or .xls (save it as plain text first)"),
    (b"{\\rtf", "an RTF document (save it as plain text first)"),
    (b"\x89PNG", "a PNG image"),
    (b"\xff\xd8\xff", "a JPEG image"),
    (b"GIF8", "a GIF image"),
    (b"II*\0", "a TIFF image"),
    (b"MM\0*", "a TIFF image"),
    (b"\x1f\x8b", "a gzip archive (unpack it first)"),
    (b"BZh", "a bzip2 archive (unpack it first)"),
    (b"\xfd7zXZ\0", "an xz archive (unpack it first, or name it .jsonl.xz)"),
    (b"\x28\xb5\x2f\xfd", "a zstd archive (unpack it first)"),
    (b"7z\xbc\xaf\x27\x1c", "a 7z archive (unpack it first)"),
    (b"SQLite format 3\0", "an SQLite database"),
    (b"\xff\xfe", "text in UTF-16 (save it as UTF-8)"),
    (b"\xfe\xff", "text in UTF-16 (save it as UTF-8)"),
)
# of plain text only tabs, line ends, form feeds and the like
_CONTROL = re.compile(rb"[\x00-\x08\x0e-\x1f\x7f]")
_YAML = re.compile(r"\A---|^\s*(\$schema|type|properties|openapi)\s*:", re.MULTILINE)
_CSV = re.compile(r"[^,;\t]*(?:[,;\t](?=\S)[^,;\t]*)+")


class InputError(SchemaFillError):
    """A file or an option that the command line cannot use."""


def schema(path: Path, texts: Sequence[str]) -> Any:
    """The JSON of a schema file. `texts` are given beside it; where one of them is the schema, the error says so."""
    try:
        return load(path.read_bytes(), str(path))
    except SchemaFillError as error:
        swapped = next((f" (`{t}` is JSON: the schema comes first)" for t in texts if _is_object(t)), "")
        raise InputError(f"{error}{swapped}") from None


def _is_object(name: str) -> bool:
    try:
        return name != "-" and isinstance(json.loads(Path(name).read_bytes()), dict)
    except (OSError, ValueError, RecursionError):
        return False


def load(data: bytes, name: str, line: int | None = None) -> Any:
    """The JSON that a file, or a line of one, holds.

    Raises: InputError, ContextError.
    """
    if found := _binary(data):
        raise InputError(f"Expected JSON, got {found} - at `{name}`")
    place = f"`{name}`" if line is None else f"`{name}` line {line}"
    said = as_text(data, f"{place} ").removeprefix("\ufeff")
    try:
        return json.loads(said)
    except json.JSONDecodeError as error:
        place = f"`{name}` line {(line or 1) + error.lineno - 1} column {error.colno}"
        looks = _looks(said) or ("more than one JSON value" if error.msg == "Extra data" else None)
        got = f" {looks}" if looks else f": {error.msg}"
    except (ValueError, RecursionError) as error:
        # a number of too many digits, too many brackets
        got = f": {error}"
    raise InputError(f"Expected JSON, got{got} - at {place}") from None


def _binary(data: bytes) -> str | None:
    return next((what for start, what in _BINARY if data.startswith(start)), None)


def _looks(said: str) -> str | None:
    """What a text looks like that is not JSON; None where it is meant to be."""
    said = said.strip()
    if not said:
        return "an empty file"
    if said[0] in "{[":
        return None
    if said[0] == "<":
        return "what looks like HTML or XML"
    if said.startswith(("//", "/*")):
        return "a comment, which JSON does not have"
    if _YAML.search(said):
        return "what looks like YAML"
    if _CSV.fullmatch(said.splitlines()[0]):
        return "what looks like CSV"
    return None if said[0] == '"' else "plain text"


def text(name: str) -> str:
    """A file's text, or that of standard input for "-", without a byte order mark.

    Raises: InputError, ContextError where it is not plain text in UTF-8.
    """
    data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    place = "standard input" if name == "-" else f"`{name}`"
    if found := _binary(data):
        raise InputError(f"Expected plain text, got {found} - at {place}")
    if control := _CONTROL.search(data):
        got = f"the control character U+{control[0][0]:04X} (a binary file?)"
        raise InputError(f"Expected plain text, got {got} - at {place} byte {control.start():,}")
    return as_text(data, f"{place} ").removeprefix("\ufeff")


def _lines(name: str) -> Iterator[tuple[int, bytes]]:
    """The lines that are not blank, by number; they end at "\\n" alone, since texts hold U+2028."""
    empty = True
    with lzma.open(name) if name.endswith(".xz") else Path(name).open("rb") as file:
        for number, line in enumerate(file, 1):
            if empty and (found := _binary(line)):
                raise InputError(f"Expected lines of JSON, got {found} - at `{name}`")
            if line.strip():
                empty = False
                yield number, line
    if empty:
        raise InputError(f"Expected lines of JSON, got an empty file - at `{name}`")


def _record(line: bytes, name: str, number: int) -> Said:
    try:
        record = load(line, name, number)
    except SchemaFillError as error:
        return error
    if isinstance(record, dict):
        record = record.get("text", record.get("context"))
    if isinstance(record, str):
        return record
    return InputError('Expected a string, {"text": "…"} or {"context": "…"}')


def sources(texts: Sequence[str]) -> Iterator[tuple[str, Said]]:
    """(source, text or error), lazily: one that cannot be read does not end the rest."""
    for name in texts:
        try:
            if name.endswith(LINES):
                yield from ((f"{name}:{n}", _record(line, name, n)) for n, line in _lines(name))
            else:
                yield name, text(name)
        except FAILURES as error:
            yield name, error


def total(texts: Sequence[str]) -> int | None:
    """How many texts `sources` gives; None where a file cannot be read."""
    try:
        return sum(sum(1 for _ in _lines(t)) if t.endswith(LINES) else 1 for t in texts)
    except FAILURES:
        return None


def check_output(file: Path | None, inputs: Sequence[str | Path]) -> None:
    """Before any work: a file that is to be written is none of those that are read, and its folder is there.

    Raises: InputError.
    """
    if file is None:
        return
    for one in map(Path, inputs):
        if file.exists() and one.exists() and file.samefile(one):
            raise InputError(f"Expected another file to write than those that are read, got one of them - at `{file}`")
    if not file.parent.is_dir():
        raise InputError(f"Expected a folder to write `{file.name}` into, got none - at `{file.parent}`")
    if file.is_dir():
        raise InputError(f"Expected a file to write, got a folder - at `{file}`")
