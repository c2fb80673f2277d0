"""What a type checker knows of `fill`: pyright checks this file, nothing runs it."""

# pyright: reportUnnecessaryTypeIgnoreComment=true

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypedDict, assert_type

from pydantic import BaseModel, Field

import schemafill
from schemafill import Filler, Filling, SchemaFillError, coverage, explain, fill, validate
from schemafill.schema.compile import compile


@dataclass
class Order:
    number: str


class Invoice(BaseModel):
    total: float


class Address(TypedDict):
    city: str


def instances(text: str) -> None:
    assert_type(fill(Order, text), Order)
    assert_type(fill(Invoice, text, missing="guess"), Invoice)
    assert_type(fill(Address, text), Address)
    assert_type(fill(int, text), int)
    assert_type(fill(list[Invoice], text), list[Invoice])
    assert_type(fill(dict[str, Order], text), dict[str, Order])
    assert_type(fill(tuple[int, Order], text), tuple[int, Order])
    assert_type(fill(Order | Invoice, text), Order | Invoice)
    assert_type(fill(Order | None, text), Order | None)
    assert_type(fill(Literal["a", "b"], text), Literal["a", "b"])
    assert_type(fill(Annotated[Order | Invoice, Field(description="either")], text), Order | Invoice)
    assert_type(explain(Invoice, text).to(Invoice), Invoice)
    assert_type(explain(list[Order], text).to(list[Order]), list[Order])


def fillers(filler: Filler, text: str) -> None:
    assert_type(filler.fill(Order, text), Order)
    assert_type(filler.fill(Order | Invoice, text), Order | Invoice)
    assert_type(filler.explain(Order, text), Filling)
    assert_type(filler.fill_many(Order, [text]), Iterator[Filling | SchemaFillError])
    assert_type(filler.fill({"type": "string"}, text, missing="partial"), Any)


def schemas(text: str, schema: dict[str, Any]) -> None:
    assert_type(fill(schema, text), Any)
    assert_type(fill({"type": "string"}, text, missing="partial"), Any)
    assert_type(fill(compile(schema), text), Any)
    assert_type(explain(schema, text), Filling)
    validate({"number": "7"}, Order)
    validate({"number": "7"}, Order | Invoice)
    coverage(list[Order])
    coverage(schema)


def mistakes(text: str) -> None:
    # an incomplete document has no instance
    fill(Order, text, missing="partial")  # pyright: ignore[reportCallIssue, reportArgumentType]
    fill(Order("7"), text)  # pyright: ignore[reportCallIssue, reportArgumentType]
    explain([1], text)  # pyright: ignore[reportArgumentType]
    schemafill.fill(Order)  # pyright: ignore[reportCallIssue]
