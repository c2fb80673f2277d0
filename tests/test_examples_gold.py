"""The examples are an acceptance set: their gold answers must be right without any model."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
NAMES = (
    "cv",
    "incident_report",
    "invoice",
    "job_ad",
    "meeting_invitation",
    "product_page",
    "receipt",
    "recipe",
    "rental_contract",
    "support_email",
)
CASES = [(name, n) for name in NAMES for n in (1, 2)]
IDS = [f"{name}-{n}" for name, n in CASES]
DATES = ("%Y-%m-%d", "%d/%m/%Y", "%d %B %Y", "%B %d, %Y", "%b %d, %Y")
STRING, NUMBER, DATE, TIME, CLOSED = "string", "number", "date", "time", "closed"
Json = Any


def load(path: Path) -> Json:
    return json.loads(path.read_text(encoding="utf-8"))


def text_of(name: str, n: int) -> str:
    # bytes, not text mode: a span counts "\r\n" as two code points
    return (EXAMPLES / name / f"text_{n}.txt").read_bytes().decode("utf-8")


def gold_of(name: str, n: int) -> tuple[Json, Json, dict[str, list[int]]]:
    gold = load(EXAMPLES / name / f"gold_{n}.json")
    assert set(gold) == {"document", "spans"}
    return load(EXAMPLES / name / "schema.json"), gold["document"], gold["spans"]


def resolved(node: Json, root: Json) -> Json:
    """The node that describes a value which is not null: through `$ref` and `anyOf` with null."""
    while True:
        if "$ref" in node:
            node = root["$defs"][node["$ref"].removeprefix("#/$defs/")]
        elif "anyOf" in node:
            (node,) = [branch for branch in node["anyOf"] if branch != {"type": "null"}]
        else:
            return node


def leaf_kind(node: Json, value: Json) -> str:
    if "enum" in node or "const" in node or isinstance(value, bool):
        return CLOSED
    if isinstance(value, int | float):
        return NUMBER
    return {"date": DATE, "time": TIME}.get(node.get("format"), STRING)


def leaves(node: Json, value: Json, root: Json, at: str = "") -> Iterator[tuple[str, str, Json]]:
    """(pointer, kind, value) of every leaf that is not null."""
    if value is None:
        return
    node = resolved(node, root)
    if isinstance(value, dict):
        for key, child in value.items():
            yield from leaves(node["properties"][key], child, root, f"{at}/{key}")
    elif isinstance(value, list):
        for i, child in enumerate(value):
            yield from leaves(node["items"], child, root, f"{at}/{i}")
    else:
        yield at, leaf_kind(node, value), value


def arrays(value: Json, at: str = "") -> Iterator[tuple[str, list[Json]]]:
    children = value.items() if isinstance(value, dict) else enumerate(value)
    if isinstance(value, list):
        yield at, value
    for key, child in children:
        if isinstance(child, dict | list):
            yield from arrays(child, f"{at}/{key}")


def iso_date(text: str) -> str:
    for form in DATES:
        try:
            return datetime.strptime(text, form).date().isoformat()
        except ValueError:
            continue
    raise ValueError(f"Expected a date in one of {DATES}, got {text!r}")


def typed(kind: str, text: str) -> Json:
    if kind == NUMBER:
        return Decimal(text.replace(",", ""))
    if kind == DATE:
        return iso_date(text)
    if kind == TIME:
        return datetime.strptime(text, "%H:%M UTC").strftime("%H:%M:%SZ")
    return text


def test_every_folder_is_listed() -> None:
    assert sorted(p.name for p in EXAMPLES.iterdir() if p.is_dir()) == sorted(NAMES)
    readme = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert [name for name in NAMES if f"`{name}`" not in readme] == []


@pytest.mark.parametrize(
    "path",
    sorted([*EXAMPLES.glob("*/schema.json"), *(ROOT / "schemas").glob("*.json")]),
    ids=lambda p: str(p.relative_to(ROOT)),
)
def test_schema_is_a_valid_schema(path: Path) -> None:
    Draft202012Validator.check_schema(load(path))


@pytest.mark.parametrize(("name", "n"), CASES, ids=IDS)
def test_text_is_utf8_and_ends_with_one_newline(name: str, n: int) -> None:
    text = text_of(name, n)
    assert text.endswith("\n")
    assert not text.endswith("\n\n")
    assert not text.startswith("\ufeff")
    assert 80 <= len(text.split()) <= 400


@pytest.mark.parametrize(("name", "n"), CASES, ids=IDS)
def test_document_is_valid(name: str, n: int) -> None:
    schema, document, _ = gold_of(name, n)
    validator = Draft202012Validator(schema, format_checker=Draft202012Validator.FORMAT_CHECKER)
    assert [e.message for e in validator.iter_errors(document)] == []


@pytest.mark.parametrize(("name", "n"), CASES, ids=IDS)
def test_exactly_the_open_leaves_and_the_items_have_spans(name: str, n: int) -> None:
    schema, document, spans = gold_of(name, n)
    expected = {at for at, kind, _ in leaves(schema, document, schema) if kind != CLOSED}
    for at, items in arrays(document):
        expected |= {f"{at}/{i}" for i, item in enumerate(items) if isinstance(item, dict)}
    assert set(spans) == expected


@pytest.mark.parametrize(("name", "n"), CASES, ids=IDS)
def test_spans_hold_their_values(name: str, n: int) -> None:
    schema, document, spans = gold_of(name, n)
    text = text_of(name, n)
    for at, kind, value in leaves(schema, document, schema):
        if kind == CLOSED:
            continue
        start, end = spans[at]
        assert 0 <= start < end <= len(text), at
        verbatim = text[start:end]
        assert verbatim == verbatim.strip(), at
        assert typed(kind, verbatim) == (Decimal(str(value)) if kind == NUMBER else value), at


@pytest.mark.parametrize(("name", "n"), CASES, ids=IDS)
def test_items_are_the_extent_of_their_leaves_in_text_order(name: str, n: int) -> None:
    _, document, spans = gold_of(name, n)
    for at, items in arrays(document):
        previous = 0
        for i, item in enumerate(items):
            own = f"{at}/{i}"
            if isinstance(item, dict):
                inside = [span for pointer, span in spans.items() if pointer.startswith(f"{own}/")]
                assert spans[own] == [min(a for a, _ in inside), max(b for _, b in inside)], own
            if own in spans:
                assert previous <= spans[own][0], own
                previous = spans[own][1]


def test_invoices_have_three_line_items() -> None:
    assert [len(gold_of("invoice", n)[1]["line_items"]) for n in (1, 2)] == [3, 3]
