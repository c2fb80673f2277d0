"""Reading labelled records: .jsonl and .jsonl.xz, a file or a folder."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO, cast

from schemafill._errors import SchemaFillError


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
    """How many lines a file has, blank ones too: what `read` counts by."""
    with _open(path) as file:
        return sum(1 for _ in file)


def read(path: Path, stop: int | None = None, start: int = 0) -> Iterator[dict[str, Any]]:
    """The records in lines [start, stop) of a file, lazily; lines end at "\n" alone, since texts hold U+2028."""
    with _open(path) as file:
        for number, line in enumerate(islice(file, start, stop), start + 1):
            if not line.strip():
                continue
            try:
                record = json.loads(line)
            except ValueError as error:
                raise DataError(f"Expected a JSON record, got {error} - at `{path.name}` line {number}") from None
            lacking = [k for k in ("schema", "context", "gold", "spans") if k not in record]
            if lacking:
                raise DataError(f"Expected keys {lacking} in the record - at `{path.name}` line {number}")
            record.setdefault("id", f"{source(path)}-{number}")
            yield record


def _open(path: Path) -> BinaryIO:
    return cast(BinaryIO, lzma.open(path, "rb")) if path.suffix == ".xz" else path.open("rb")
