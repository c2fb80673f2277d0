"""How much a schema asks of a text, without a text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from schemafill._errors import pointer
from schemafill.plan.fields import ROUND, rounds
from schemafill.schema import nodes
from schemafill.schema.compile import Schema


@dataclass(frozen=True, slots=True)
class Questions:
    """Attributes:
    once: of a text without any items; of a union, for the form that asks most; of a recursion, its first level.
    each: more for each item or entry, by the pointer of its array or map ("/rows/*/cells").
    """

    once: int
    each: Mapping[str, int]


def questions(schema: Schema) -> Questions:
    """The queries that a fill asks, at most, where nothing recurs."""
    each: dict[str, int] = {}
    once = _count(schema.root, "", schema.defs, frozenset(), each, must=True)
    return Questions(once, each)


def _count(
    node: nodes.Node, at: str, defs: Mapping[str, nodes.Node], seen: frozenset[str], each: dict[str, int], *, must: bool
) -> int:
    def count(inner: nodes.Node, name: str, must: bool) -> int:
        return _count(inner, pointer([name], root=at), defs, seen, each, must=must)

    match node:
        case nodes.Const() | nodes.Never():
            return 0
        case nodes.Choice() if len(groups := rounds(node.options)) > 1:
            return len(groups) + 1
        case nodes.Union():
            return 1 + max((_count(b.node, at, defs, seen, each, must=True) for b in node.branches), default=0)
        case nodes.Object():
            once = sum(count(p.node, p.name, p.required) for p in node.properties)
            for condition in node.conditions:
                forms = [form for form in (condition.then, condition.other) if form]
                once += max(_count(form, at, defs, seen, each, must=True) for form in forms)
            return once
        case nodes.Tuple():
            return sum(count(item, str(i), True) for i, item in enumerate(node.items))
        case nodes.Array(item=nodes.Choice() | nodes.Score() as item) if len(item.options) <= ROUND:
            return len(item.options)
        case nodes.Array():
            each[at] = 0  # before those inside it
            each[at] = count(node.item, "*", True)
            return 1
        case nodes.Map():
            each[at] = 0
            each[at] = 1 + count(node.value, "*", True)
            return 1
        case nodes.Ref():
            if node.name in seen:
                return 1
            target = defs[node.name]
            asked = isinstance(target, nodes.Object) and (node.nullable or target.nullable or not must)
            return asked + _count(target, at, defs, seen | {node.name}, each, must=must)
        case _:
            return 1


def told(found: Questions) -> Iterator[str]:
    """The same in words, a line each."""
    yield f"{found.once:,} {'question' if found.once == 1 else 'questions'} of a text at most"
    for place, n in found.each.items():
        yield f"{n:,} more for each item of {place or 'the document'}"
