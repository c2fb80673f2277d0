"""What a schema becomes: frozen nodes that the planner, the layout and the validator read.

A recursive `$ref` is a `Ref` by name beside the table `Schema.defs`, so that nodes stay frozen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, TypeAlias

Json: TypeAlias = Any
# the definition of a schema that says nothing
ANYTHING = "#anything"


@dataclass(frozen=True, slots=True)
class Checks:
    """Constraints that choose among candidates before they reject. None or empty: not given.

    Attributes:
        multiples: `multipleOf`. patterns: `pattern`, ECMA-262; compiled by `ecma.compile`, which remembers them.
    """

    minimum: Decimal | None = None
    maximum: Decimal | None = None
    exclusive_minimum: Decimal | None = None
    exclusive_maximum: Decimal | None = None
    min_length: int | None = None
    max_length: int | None = None
    min_items: int | None = None
    max_items: int | None = None
    multiples: tuple[Decimal, ...] = ()
    patterns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """One answer of a closed question: `text` as the model reads it, `value` as the document holds it."""

    text: str
    value: Json


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """What every node knows.

    Attributes:
        place: where the schema says it, "#/properties/total".
        nullable: null is allowed, and is the value where the text holds none.
        through_ref: reached through a `$ref`: an optional or nullable object is asked for by a presence query.
    """

    place: str
    title: str = ""
    description: str = ""
    nullable: bool = False
    through_ref: bool = False
    checks: Checks = field(default_factory=Checks)


@dataclass(frozen=True, slots=True)
class Property:
    name: str
    node: Node
    required: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Object(Node):
    """`conditions` open properties once the others are known."""

    properties: tuple[Property, ...] = ()
    conditions: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Condition:
    """`if` or a dependent schema.

    Attributes:
        on: names of the properties that it looks at.
        fits: whether a value satisfies it. then, other: what is asked if it does, and if not.
    """

    on: tuple[str, ...]
    fits: Callable[[Json], bool] = field(compare=False)
    then: Object | None = None
    other: Object | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Array(Node):
    item: Node
    unique: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Node):
    """enum, or the members of an anyOf of consts: exactly one of `options`. A null member is `nullable`."""

    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Score(Node):
    """An enum with `x-ordinal: true`, lowest first."""

    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Flag(Node):
    """boolean."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Span(Node):
    """A value that the text holds: `type` "string", "number" or "integer"; `format` as the schema has it (""
    if none).
    """

    type: str
    format: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Const(Node):
    value: Json


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(Node):
    """`x-generate: true`: a string that the model writes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tuple(Node):
    """`prefixItems`: an array whose items have forms of their own, in order. It may end early, but not before
    `checks.min_items`.
    """

    items: tuple[Node, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Never(Node):
    """The schema `false`: no value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Map(Node):
    """An object whose names the text gives: `additionalProperties` without `properties`. Asked as an array of key and
    value; `checks.min_items` and `max_items` are of its entries.
    """

    key: Span
    value: Node


@dataclass(frozen=True, slots=True)
class Branch:
    """One form of a union.

    Attributes:
        text: how the model reads it: its title, its description, or what it is.
        fits: whether a value is valid under it.
    """

    text: str
    node: Node
    fits: Callable[[Json], bool] = field(compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Union(Node):
    """anyOf, oneOf, several types: one of `branches`; of oneOf (`exclusive`) no second one fits. A null branch
    is `nullable`.
    """

    branches: tuple[Branch, ...]
    exclusive: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Ref(Node):
    """A use of `Schema.defs[name]`; title, description and nullable of the use are its own."""

    name: str
