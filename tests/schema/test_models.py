"""Python types in and instances out, without a model."""

from __future__ import annotations

import copy
import dataclasses
import json
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import InitVar, dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from decimal import Decimal
from enum import Enum, IntEnum, StrEnum
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    Literal,
    NewType,
    NotRequired,
    Optional,
    Required,
    TypedDict,
    TypeVar,
)
from uuid import UUID

import annotated_types
import pydantic
import pytest
from pydantic import BaseModel, ConfigDict, Field, RootModel, TypeAdapter, field_validator, model_validator
from typing_extensions import Doc, TypeAliasType

import schemafill
from schemafill import ConstraintError, Filler, Filling, MissingValue, SchemaError, SchemaFillError
from schemafill.schema import models
from schemafill.schema.compile import compile
from schemafill.testing import OracleEngine, RandomEngine

T = TypeVar("T")
Code = NewType("Code", str)
Tree = TypeAliasType("Tree", "dict[str, int | Tree]")


class Colour(StrEnum):
    """What it looks like."""

    RED = "red"
    BLUE = "blue"


class Level(IntEnum):
    LOW = 1
    HIGH = 2


class Mixed(Enum):
    ONE = 1
    YES = True, "yes"
    WORD = "word"
    NONE = None


@dataclass
class Item:
    what: str
    price: Decimal
    count: int = 1


@dataclass
class Order:
    """A purchase.

    More of it.
    """

    number: Annotated[str, "as printed"]
    items: list[Item]
    ordered: date
    colour: Colour | None = None
    note: str | None = "none"
    tags: set[str] = field(default_factory=set)
    kind: Literal["big", "small"] = "small"


@dataclass(frozen=True, slots=True, kw_only=True)
class Everything:
    text: str
    whole: int
    real: float
    yes: bool
    exact: Decimal
    day: date
    moment: datetime
    clock: time
    id: UUID
    colour: Colour
    level: Level
    mixed: Mixed
    one: Literal["one"]
    some: Literal["a", 1, True, None]
    anything: Any
    code: Code
    pair: tuple[int, str]
    many: tuple[float, ...]
    nothing: tuple[()]
    words: Sequence[str]
    unique: frozenset[int]
    by_name: dict[str, date]
    by_short_name: Mapping[Annotated[str, {"maxLength": 9}], int]
    free: dict[str, Any]
    union: date | int | Item | None
    length: timedelta = timedelta(0)


@dataclass
class Node:
    name: str
    children: list[Node] = field(default_factory=list)
    parent: Optional[Node] = None  # noqa: UP045  the other spelling


@dataclass
class Page(Generic[T]):
    items: list[T]
    first: T | None = None


class Address(TypedDict):
    """Where."""

    street: str
    city: Annotated[str, Doc("without its code")]
    since: NotRequired[date]


class Person(TypedDict, total=False):
    name: Required[str]
    home: Address
    likes: list[Colour]


class Line(BaseModel):
    what: str = Field(alias="Description", description="the goods")
    amount: Decimal = Field(gt=0)


class Invoice(BaseModel):
    number: str
    lines: list[Line]
    due: date | None = None
    currency: str | None = "EUR"
    colour: Colour = Colour.RED
    seen: datetime = datetime(2020, 1, 1, tzinfo=UTC)


class Cat(BaseModel):
    kind: Literal["cat"]
    lives: int


class Dog(BaseModel):
    kind: Literal["dog"]
    name: Annotated[str, Field(min_length=2)]


class Owner(BaseModel):
    pet: Annotated[Cat | Dog, Field(discriminator="kind")]
    others: list[Cat | Dog] = []


class Knot(BaseModel):
    name: str
    below: list[Knot] = []


class Box(BaseModel, Generic[T]):
    content: T


class Names(RootModel[list[str]]):
    pass


class Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid")
    day: date
    colour: Colour
    pair: tuple[int, int]


class ByName(BaseModel):
    model_config = ConfigDict(validate_by_alias=False, validate_by_name=True)
    name: str = Field(alias="Name")


@pydantic.dataclasses.dataclass
class Point:
    x: float
    y: Annotated[float, Field(ge=0)] = 0.0


@dataclass
class Both:
    point: Point
    lines: list[Line]
    item: Item


TYPES: list[Any] = [
    *(str, int, float, bool, Decimal, date, datetime, time, UUID, Colour, Level, Mixed),
    *(Literal["a", "b"], list[date], dict[str, Decimal], tuple[int, str], set[int], Item | None, Tree),
    *(Item, Order, Everything, Node, Page[Item], Page[int], Address, Person, Both),
    *(Invoice, Owner, Knot, Box[Line], Names, Strict, ByName, Point, list[Invoice], Cat | Dog),
    *(Annotated[Cat | Dog, Field(discriminator="kind")], Literal[Colour.RED], Annotated[int, annotated_types.Ge(3)]),
]

TEXT = """Order 12 of 2026-03-01, red, big: 3 bolts at 1.50, 2 nuts at 0.25, due 4 May 2026 at 10:30.
one two three cat dog 0b0c8b5c-3f5f-4a3e-9d7c-2f8f5a9d1c11 2026-01-02T03:04:05Z yes word 7 12,5 -3 a b"""


def plain(value: Any) -> Any:
    """An instance as JSON, by rules that are not the library's."""
    if isinstance(value, BaseModel) or hasattr(value, "__pydantic_validator__"):
        return json.loads(TypeAdapter[Any](type(value)).dump_json(value, by_alias=True))
    if dataclasses.is_dataclass(value):
        return {f.name: plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
    match value:
        case Enum():
            return plain(value.value)
        case dict():
            return {name: plain(each) for name, each in value.items()}
        case list() | tuple() | set() | frozenset():
            return [plain(each) for each in value]
        case date() | time():
            return value.isoformat()
        case UUID():
            return str(value)
        case Decimal():
            return float(value)
        case timedelta():
            return f"PT{value.total_seconds():g}S"
        case _:
            return value


def says(document: Any, json_of: Any) -> bool:
    """Whether an instance's JSON is the document, up to defaults and to how a value is written."""
    if isinstance(document, dict) and isinstance(json_of, dict):
        return all(name in json_of and (v is None or says(v, json_of[name])) for name, v in document.items())
    if isinstance(document, list) and isinstance(json_of, list):
        # sets have their own order
        return len(document) == len(json_of) and all(any(says(a, b) for b in json_of) for a in document)
    if isinstance(document, int | float) and not isinstance(document, bool):
        return isinstance(json_of, int | float | str) and float(document) == float(json_of)
    if isinstance(document, str) and document != json_of:
        for kind in (datetime, time, UUID):
            try:
                return TypeAdapter(kind).validate_python(document) == TypeAdapter(kind).validate_python(json_of)
            except ValueError:
                pass
    return type(document) is type(json_of) and document == json_of


@pytest.mark.parametrize("missing", ["guess", "partial"])
@pytest.mark.parametrize("hint", TYPES, ids=str)
def test_any_valid_document_becomes_an_instance_that_says_the_same(hint: Any, missing: Any) -> None:
    made = 0
    for seed in range(12):
        try:
            filling = Filler(RandomEngine(seed)).explain(hint, TEXT, missing=missing)
        except SchemaFillError:
            continue
        before = copy.deepcopy(filling.document)
        if not filling.complete:
            with pytest.raises((MissingValue, ConstraintError)):
                filling.to(hint)
            continue
        schemafill.validate(filling.document, hint)
        instance = filling.to(hint)
        made += 1
        assert says(filling.document, plain(instance)), (filling.document, instance)
        assert filling.document == before
        schemafill.validate(filling.document, hint)
    assert made or missing == "partial"


# ---- the schema ----------------------------------------------------------------------------------

ITEM = {
    "title": "Item",
    "type": "object",
    "properties": {"what": {"type": "string"}, "price": {"type": "number"}, "count": {"type": "integer"}},
    "required": ["what", "price"],
    "additionalProperties": False,
}
COLOUR = {"title": "Colour", "description": "What it looks like.", "enum": ["red", "blue"]}
NULL = {"type": "null"}
DAY = {"type": "string", "format": "date"}


@dataclass
class Odd:
    """Odd(what it says itself)"""

    count: ClassVar[int] = 0
    seed: InitVar[int]
    made: int = field(init=False, default=0)
    bounded: Annotated[int | None, annotated_types.Interval(ge=1, lt=Decimal(9))] = None
    short: Annotated[list[str], annotated_types.Len(1, 3)] = field(default_factory=list)
    code: Annotated[str, annotated_types.MinLen(2), {"pattern": "^A", "x-generate": False}] = "A1"

    def __post_init__(self, seed: int) -> None:
        self.made = seed


@pytest.mark.parametrize(
    ("hint", "schema"),
    [
        (
            Order,
            {
                "title": "Order",
                "description": "A purchase.",
                "type": "object",
                "properties": {
                    "number": {"type": "string", "description": "as printed"},
                    "items": {"type": "array", "items": {"$ref": "#/$defs/Item"}},
                    "ordered": DAY,
                    "colour": {"anyOf": [COLOUR, NULL]},
                    "note": {"anyOf": [{"type": "string"}, NULL]},
                    "tags": {"type": "array", "items": {"type": "string"}, "uniqueItems": True},
                    "kind": {"enum": ["big", "small"]},
                },
                "required": ["number", "items", "ordered"],
                "additionalProperties": False,
                "$defs": {"Item": ITEM},
            },
        ),
        (
            Person,
            {
                "title": "Person",
                "type": "object",
                "properties": {
                    "name": {"type": "string"},
                    "home": {"$ref": "#/$defs/Address"},
                    "likes": {"type": "array", "items": COLOUR},
                },
                "required": ["name"],
                "additionalProperties": False,
                "$defs": {
                    "Address": {
                        "title": "Address",
                        "description": "Where.",
                        "type": "object",
                        "properties": {
                            "street": {"type": "string"},
                            "city": {"type": "string", "description": "without its code"},
                            "since": DAY,
                        },
                        "required": ["street", "city"],
                        "additionalProperties": False,
                    }
                },
            },
        ),
        (
            Odd,
            {
                "title": "Odd",
                "type": "object",
                "properties": {
                    "seed": {"type": "integer"},
                    "bounded": {"anyOf": [{"type": "integer"}, NULL], "minimum": 1, "exclusiveMaximum": 9.0},
                    "short": {"type": "array", "items": {"type": "string"}, "minItems": 1, "maxItems": 3},
                    "code": {"type": "string", "minLength": 2, "pattern": "^A", "x-generate": False},
                },
                "required": ["seed"],
                "additionalProperties": False,
            },
        ),
        (
            Page[Item],
            {
                "title": "Page",
                "type": "object",
                "properties": {
                    "items": {"type": "array", "items": {"$ref": "#/$defs/Item"}},
                    "first": {"anyOf": [{"$ref": "#/$defs/Item"}, NULL]},
                },
                "required": ["items"],
                "additionalProperties": False,
                "$defs": {"Item": ITEM},
            },
        ),
        (
            Node,
            {
                "$ref": "#/$defs/Node",
                "$defs": {
                    "Node": {
                        "title": "Node",
                        "type": "object",
                        "properties": {
                            "name": {"type": "string"},
                            "children": {"type": "array", "items": {"$ref": "#/$defs/Node"}},
                            "parent": {"anyOf": [{"$ref": "#/$defs/Node"}, NULL]},
                        },
                        "required": ["name"],
                        "additionalProperties": False,
                    }
                },
            },
        ),
        (
            Invoice,
            {
                "title": "Invoice",
                "type": "object",
                "properties": {
                    "number": {"type": "string"},
                    "lines": {"type": "array", "items": {"$ref": "#/$defs/Line"}},
                    "due": {"anyOf": [DAY, NULL]},
                    "currency": {"anyOf": [{"type": "string"}, NULL]},
                    "colour": {"$ref": "#/$defs/Colour"},
                    "seen": {"type": "string", "format": "date-time"},
                },
                "required": ["number", "lines"],
                "$defs": {
                    "Colour": {**COLOUR, "type": "string"},
                    "Line": {
                        "title": "Line",
                        "type": "object",
                        "properties": {
                            "Description": {"type": "string", "description": "the goods"},
                            "amount": {"type": "number", "exclusiveMinimum": 0.0},
                        },
                        "required": ["Description", "amount"],
                    },
                },
            },
        ),
        (Annotated[Item, "one of them"], {**ITEM, "description": "one of them"}),
        (
            Tree,
            {
                "$ref": "#/$defs/Tree",
                "$defs": {
                    "Tree": {
                        "type": "object",
                        "additionalProperties": {"anyOf": [{"type": "integer"}, {"$ref": "#/$defs/Tree"}]},
                    }
                },
            },
        ),
        (
            tuple[int, str],
            {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}], "minItems": 2, "maxItems": 2},
        ),
        (tuple[()], {"type": "array", "minItems": 0, "maxItems": 0}),
        (tuple, {"type": "array"}),
        (dict, {"type": "object"}),
        (Literal[Colour.RED], {"const": "red"}),
    ],
    ids=str,
)
def test_schema(hint: Any, schema: dict[str, Any]) -> None:
    assert models.of(hint).schema == schema
    compile(hint)


def test_properties_keep_their_order() -> None:
    assert list(models.of(Order).schema["properties"]) == [f.name for f in dataclasses.fields(Order)]


def test_classes_of_one_name_are_two_definitions() -> None:
    numbers, words = (dataclasses.make_dataclass("Thing", [("value", kind)]) for kind in (int, str))
    schema = models.of(tuple[numbers, words, numbers]).schema
    assert [each["$ref"] for each in schema["prefixItems"]] == ["#/$defs/Thing", "#/$defs/Thing_2", "#/$defs/Thing"]
    assert schema["$defs"]["Thing_2"]["properties"] == {"value": {"type": "string"}}


class Plain:
    pass


@dataclass
class Refused:
    given: Any


class Handler(BaseModel):
    name: str
    call: Callable[[int], str]


class Handlers(BaseModel):
    handlers: list[Handler]


@pytest.mark.parametrize(
    ("hint", "message"),
    [
        (Callable[[int], str], "Expected a type that JSON Schema can say, got `Callable[[int], str]`"),
        (Plain, "Expected a type that JSON Schema can say, got `Plain`"),
        (bytes, "Expected a type that JSON Schema can say, got `bytes`"),
        (list[Plain | None], "Expected a type that JSON Schema can say, got `Plain`"),
        (T, "Expected a type that JSON Schema can say, got `~T`"),
        (dict[int, str], "Expected `str` as the type of keys, got `int`"),
        (dict[date, str], "Expected `str` as the type of keys, got `date`"),
        (Literal[b"x"], "Expected members that JSON can say, got: Object of type bytes is not JSON serializable"),
        (Annotated[date, annotated_types.Ge(date(2020, 1, 1))], "Expected a number as `ge`, got `date`"),
    ],
    ids=str,
)
def test_what_json_schema_cannot_say(hint: Any, message: str) -> None:
    refused = dataclasses.make_dataclass("Refused", [("given", hint)])
    with pytest.raises(SchemaError) as caught:
        compile(refused)
    assert str(caught.value) == f"{message} - at `Refused.given`"
    with pytest.raises(SchemaError) as caught:
        compile(list[refused])
    assert caught.value.place == "Refused.given"


@pytest.mark.parametrize("hint", [Handler, Handlers, list[Handlers]], ids=str)
def test_what_pydantic_has_no_schema_for(hint: Any) -> None:
    with pytest.raises(SchemaError) as caught:
        compile(hint)
    assert str(caught.value) == (
        "Expected a type that JSON Schema can say, got `Callable[[int], str]`"
        " (Cannot generate a JsonSchema for core_schema.CallableSchema) - at `Handler.call`"
    )


def test_hints_that_cannot_be_resolved() -> None:
    lost = dataclasses.make_dataclass("Lost", [("other", "Nowhere")])
    with pytest.raises(SchemaError) as caught:
        compile(lost)
    assert (
        str(caught.value) == "Expected type hints that can be resolved, got: name 'Nowhere' is not defined - at `Lost`"
    )


def test_old_pydantic(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pydantic, "VERSION", "2.9.2")
    with pytest.raises(SchemaError) as caught:
        compile(list[Cat])
    assert str(caught.value) == "Expected pydantic 2.11 or newer, got 2.9.2 - at `list[Cat]`"


def test_an_instance_is_no_type() -> None:
    with pytest.raises(SchemaError) as caught:
        compile(Item("a", Decimal(1)))
    assert (
        str(caught.value) == "Expected a JSON Schema object or a type, got an instance of `Item` (pass `Item`) - at `#`"
    )


# ---- instances -----------------------------------------------------------------------------------


def fill(hint: Any, document: Any, **more: Any) -> Any:
    engine = OracleEngine(document)
    return Filler(engine).fill(hint, engine.context, **more)


def test_dataclass() -> None:
    said = {
        "number": "12",
        "items": [{"what": "bolt", "price": 1.1}, {"what": "nut", "price": 2, "count": 3}],
        "ordered": "2026-03-01",
        "colour": "blue",
        "tags": ["a", "b"],
    }
    items = [Item("bolt", Decimal("1.1")), Item("nut", Decimal(2), 3)]
    order = fill(Order, said)
    # `kind` is not in the text, `note` neither, although null would be allowed
    assert order == Order("12", items, date(2026, 3, 1), Colour.BLUE, "none", {"a", "b"}, "small")
    assert type(order.colour) is Colour


def test_pydantic() -> None:
    line = {"Description": "bolt", "amount": 1.1}
    invoice = fill(Invoice, {"number": "7", "lines": [line], "due": "2026-03-01"})
    lines = [Line(Description="bolt", amount=Decimal("1.1"))]
    assert invoice == Invoice(number="7", lines=lines, due=date(2026, 3, 1), currency="EUR")
    assert invoice.model_fields_set == {"number", "lines", "due"}


@pytest.mark.parametrize(
    ("hint", "document", "instance"),
    [
        (list[Invoice], [{"number": "7", "lines": []}], [Invoice(number="7", lines=[])]),
        (
            Strict,
            {"day": "2026-03-01", "colour": "red", "pair": [1, 2]},
            Strict(day=date(2026, 3, 1), colour=Colour.RED, pair=(1, 2)),
        ),
        (ByName, {"Name": "Ada"}, ByName(name="Ada")),
        (Names, ["a", "b"], Names(["a", "b"])),
        (Owner, {"pet": {"kind": "dog", "name": "Rex"}}, Owner(pet=Dog(kind="dog", name="Rex"))),
        (
            Both,
            {"point": {"x": 1}, "lines": [], "item": {"what": "a", "price": 1}},
            Both(Point(1.0), [], Item("a", Decimal(1))),
        ),
        (
            Person,
            {"name": "Ada", "home": {"street": "A", "city": "B", "since": "2020-01-01"}},
            {"name": "Ada", "home": {"street": "A", "city": "B", "since": date(2020, 1, 1)}},
        ),
        (Node, {"name": "a", "children": [{"name": "b", "children": []}]}, Node("a", [Node("b")])),
        (Page[int], {"items": [1.0, 2], "first": 3}, Page([1, 2], 3)),
        (Odd, {"seed": 4}, Odd(4)),
        (date | str, "2026-03-01", date(2026, 3, 1)),
        (date | str, "March", "March"),
        (Item | Address, {"street": "A", "city": "B"}, {"street": "A", "city": "B"}),
        (Mixed, [True, "yes"], Mixed.YES),
        (Literal[1, True, "1"], True, True),
        (timedelta, "P2DT3H4M5S", timedelta(days=2, hours=3, minutes=4, seconds=5)),
        (timedelta, "P3W", timedelta(weeks=3)),
        (datetime, "2026-03-01t10:00:00z", datetime(2026, 3, 1, 10, tzinfo=UTC)),
        (Decimal, 0.1, Decimal("0.1")),
        (Item | None, None, None),
        (frozenset[Colour], ["red"], frozenset({Colour.RED})),
    ],
    ids=str,
)
def test_instance(hint: Any, document: Any, instance: Any) -> None:
    made = models.instance(hint, document)
    assert made == instance
    assert type(made) is type(instance)


def test_a_null_that_the_text_does_not_hold_leaves_the_default() -> None:
    @dataclass
    class Choice:
        must: str | None
        may: str | None = "default"

    class Model(BaseModel):
        must: str | None
        may: str | None = "default"
        inner: dict[str, str | None] = {}

    for hint in (Choice, Model):
        made = models.instance(hint, {"must": None, "may": None}, ["/must", "/may"])
        assert (made.must, made.may) == (None, "default")
        assert models.instance(hint, {"must": None, "may": None}).may is None
    # an entry of a map is no optional property
    assert models.instance(Model, {"must": "a", "inner": {"b": None}}, ["/inner/b"]).inner == {"b": None}


class Sum(BaseModel):
    parts: list[float]
    total: float
    first: str = ""

    @field_validator("first")
    @classmethod
    def upper(cls, value: str) -> str:
        if not value.isupper():
            raise ValueError("not in capitals")
        return value

    @model_validator(mode="after")
    def adds_up(self) -> Sum:
        if sum(self.parts) != self.total:
            raise ValueError("the parts do not add up")
        return self


@dataclass
class Range:
    low: int
    high: int

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError("low is above high")


@dataclass
class Bare:
    value: int

    def __post_init__(self) -> None:
        raise AssertionError


@dataclass
class Ranges:
    ranges: list[Range]
    named: dict[str, Range]
    sums: Sum | None = None


@pytest.mark.parametrize(
    ("hint", "document", "message"),
    [
        (
            Sum,
            {"parts": [1.0], "total": 2.0},
            'Expected a value that `Sum` allows, got {"parts":[1.0],"total":2.0} (Value error, the parts do not add up)'
            " - at ``",
        ),
        (
            list[Sum],
            [{"parts": [1.0], "total": 1.0, "first": "a"}],
            'Expected a value that `list[Sum]` allows, got "a" (Value error, not in capitals) - at `/0/first`',
        ),
        (
            Ranges,
            {
                "ranges": [{"low": 2, "high": 1}, {"low": 1, "high": 2}],
                "named": {"a/b": {"low": 4, "high": 3}},
                "sums": {"parts": [], "total": 0, "first": "b"},
            },
            'Expected a value that `Range` allows, got {"low":2,"high":1} (low is above high) - at `/ranges/0`;'
            ' Expected a value that `Range` allows, got {"low":4,"high":3} (low is above high) - at `/named/a~1b`;'
            ' Expected a value that `Sum | None` allows, got "b" (Value error, not in capitals) - at `/sums/first`',
        ),
        (
            set[Item],
            [{"what": "a", "price": 1}],
            'Expected a value that `set` allows, got [{"what":"a","price":1}] (unhashable type: \'Item\') - at ``',
        ),
        (
            Bare,
            {"value": 1},
            'Expected a value that `Bare` allows, got {"value":1} (AssertionError) - at ``',
        ),
        (
            datetime,
            "2016-12-31T23:59:60Z",
            'Expected a value that `datetime` allows, got "2016-12-31T23:59:60Z" (second must be in 0..59) - at ``',
        ),
    ],
    ids=str,
)
def test_what_the_type_itself_refuses(hint: Any, document: Any, message: str) -> None:
    with pytest.raises(ConstraintError) as caught:
        models.instance(hint, document)
    assert str(caught.value) == message
    assert caught.value.__cause__ is not None


def test_a_refusal_carries_the_filling() -> None:
    with pytest.raises(ConstraintError) as caught:
        fill(Range, {"low": 2, "high": 1})
    assert caught.value.filling.document == {"low": 2, "high": 1}
    assert caught.value.filling.fields["/low"].state == "found"
    assert str(caught.value) == (
        'Expected a value that `Range` allows, got {"low":2,"high":1} (low is above high) - at ``'
    )


def test_a_document_that_is_not_valid() -> None:
    with pytest.raises(ConstraintError) as caught:
        models.instance(Range, {"low": "2"})
    assert str(caught.value) == (
        "Expected `integer`, got `string` - at `/low`; Expected a value, got none - at `/high`"
    )


def test_partial() -> None:
    engine = OracleEngine({"low": 2})
    filler = Filler(engine)
    filling = filler.explain(Range, engine.context)
    assert (filling.document, filling.complete) == ({"low": 2}, False)
    with pytest.raises(MissingValue) as caught:
        filling.to(Range)
    assert str(caught.value) == "Expected a value, got none - at `/high`"
    assert caught.value.filling is filling
    with pytest.raises(MissingValue) as caught:
        Filler(OracleEngine(None)).explain(int, "nothing").to(int)
    assert str(caught.value) == "Expected a document, the text holds none of it - at ``"
    with pytest.raises(ValueError, match="partial") as refused:
        filler.fill(Range, engine.context, missing="partial")  # type: ignore[call-overload]
    assert str(refused.value) == (
        'Expected missing="raise" or "guess" for a type, got `partial`'
        " (an incomplete document has no instance: `explain` gives the document)"
    )


def test_fill_many_coverage_and_validate_take_a_type() -> None:
    engine = OracleEngine({"low": 1, "high": 2})
    fillings = [*Filler(engine).fill_many(Range, [engine.context] * 2)]
    assert [f.to(Range) for f in fillings if isinstance(f, Filling)] == [Range(1, 2)] * 2
    assert ("#/properties/low/type", "asked") in [(e.pointer, e.status) for e in schemafill.coverage(Range)]
    schemafill.validate({"low": 1, "high": 2}, Range)
    with pytest.raises(ConstraintError):
        schemafill.validate({"low": 1}, Range)


def test_a_filling_may_become_any_type_that_it_fits() -> None:
    engine = OracleEngine({"low": 1, "high": 2})
    filling = Filler(engine).explain(Range, engine.context)
    assert filling.to(dict[str, int]) == {"low": 1, "high": 2}
    with pytest.raises(ConstraintError):
        filling.to(Item)


def test_without_pydantic() -> None:
    code = """
import sys
sys.modules["pydantic"] = None
from dataclasses import dataclass
from datetime import date
from typing import TypedDict
from schemafill import Filler
from schemafill.testing import OracleEngine
class Place(TypedDict):
    city: str
@dataclass
class Visit:
    day: date
    place: Place
engine = OracleEngine({"day": "2026-03-01", "place": {"city": "Rome"}})
assert Filler(engine).fill(Visit, engine.context) == Visit(date(2026, 3, 1), {"city": "Rome"})
"""
    subprocess.run([sys.executable, "-c", code], check=True)
