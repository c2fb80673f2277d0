"""Reading labelled records: .jsonl and .jsonl.xz, a file or a folder."""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from schemafill._errors import SchemaFillError
from schemafill._inputs import load


class DataError(SchemaFillError):
    """A data file that is not there or not as expected."""


def files(place: str | Path) -> list[Path]:
    """The data files of a folder in the order of their names, or the file itself."""
    place = Path(place)
    if place.is_dir():
        found = sorted([*place.glob("*.jsonl"), *place.glob("*.jsonl.xz")])
        if not found:
            raise DataError(f"Expected .jsonl or .jsonl.xz files, got none - at `{place}`")
        return found
    if not place.exists():
        raise DataError(f"Expected a folder or file of records, got nothing - at `{place}`")
    return [place]


def source(path: Path) -> str:
    """A file's name without its endings."""
    return path.name.removesuffix(".xz").removesuffix(".jsonl")


def lines(path: Path) -> int:
    """How many lines a file has, blank ones too: what `read` counts by. All are checked.

    Raises: as `read`.
    """
    number = 0
    for number, line in _lines(path, 0, None):
        if line.strip():
            _record(path, number, line)
    return number


def read(path: Path, stop: int | None = None, start: int = 0) -> Iterator[dict[str, Any]]:
    """The records in lines [start, stop) of a file, lazily; lines end at "\\n" alone, since texts hold U+2028.

    Raises: DataError, InputError: a line is no record, there is none, or a .xz file is damaged.
    """
    for number, line in _lines(path, start, stop):
        if line.strip():
            yield _record(path, number, line)


def _lines(path: Path, start: int, stop: int | None) -> Iterator[tuple[int, bytes]]:
    number = start
    try:
        with lzma.open(path, "rb") if path.suffix == ".xz" else path.open("rb") as file:
            for number, line in enumerate(islice(file, start, stop), start + 1):
                yield number, line
    except (lzma.LZMAError, EOFError) as error:
        raise DataError(f"Expected a whole .xz file, got: {error} - at `{path}`") from None
    if not number:
        raise DataError(f"Expected records, got an empty file - at `{path}`")


def _record(path: Path, number: int, line: bytes) -> dict[str, Any]:
    record = load(line, str(path), number)
    lacking = [k for k in ("schema", "context", "gold", "spans") if not isinstance(record, dict) or k not in record]
    if lacking:
        raise DataError(f"Expected keys {lacking} in the record - at `{path}` line {number}")
    record.setdefault("id", f"{source(path)}-{number}")
    return record
