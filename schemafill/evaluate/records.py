"""Reading labelled records: .jsonl and .jsonl.xz, a file or a folder."""

from __future__ import annotations

import lzma
from collections.abc import Iterator
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


def read(path: Path, limit: int | None = None) -> Iterator[dict[str, Any]]:
    """The records of one file, lazily; lines end at "\\n" alone, since texts hold U+2028 and the like.

    Raises: DataError, InputError: a line is no record, there is none, or a .xz file is damaged.
    """
    number = 0
    try:
        with lzma.open(path, "rb") if path.suffix == ".xz" else path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if limit is not None and number > limit:
                    return
                if line.strip():
                    yield _record(path, number, line)
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
