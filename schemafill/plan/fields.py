"""One generator per node kind: what to ask, in which wave, and what to make of the answers.

A generator yields lists of queries, receives their answers, and returns an `Outcome`. Whatever depends on an answer
(items on anchors, an object on its presence) stands in the node's own generator and nowhere else.
"""

from __future__ import annotations

import itertools
import math
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from typing import Any

from schemafill._errors import LimitError, TooManyQuestions, pointer
from schemafill._settings import max_questions
from schemafill.plan import values
from schemafill.plan.assemble import MISSING, Field, Outcome, Problem, State, rebase
from schemafill.plan.query import (
    AnchorAnswer,
    ChoiceAnswer,
    CountAnswer,
    Item,
    Query,
    Span,
    SpanAnswer,
    TextAnswer,
)
from schemafill.plan.trim import trim
from schemafill.plan.waves import Later, Plan, together
from schemafill.schema import nodes, validate

# p(absent) from which a field counts as absent, and the probability from which a second value makes it ambiguous
ABSENT = 0.5
AMBIGUOUS = 0.3
# the least probability at which a value that the schema allows is taken although a likelier one breaks it
FITTING = 0.01
# options in one choice query, and the code points of all of them; a longer list is asked in rounds, the best KEEP of
# each meet in a final
ROUND = 64
ROOM = 6000
KEEP = 4
# forms of a union that are tried
FORMS = 3
# levels of one definition within itself
RECURSION = 8
QUOTE = 24
DEPTH = 64


@dataclass(frozen=True, slots=True)
class Task:
    """What all generators of one document share.

    `known` collects the JSON text of decided leaves for the fields that are written at the end. `limit`: of questions.
    """

    text: str
    defs: Mapping[str, nodes.Node]
    guess: bool = False
    known: dict[str, str] = field(default_factory=lambda: dict[str, str]())
    limit: int = field(default_factory=max_questions)
    asked: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def spend(self, where: Where) -> None:
        """Count one question. Raises: TooManyQuestions: the text has had `limit` of them."""
        if next(self.asked) > self.limit:
            raise TooManyQuestions(self.limit, where.pointer)


@dataclass(frozen=True, slots=True)
class Where:
    """Where a node stands: `region` bounds its items (None: the whole text); `must`: null or leaving it out is
    no way out; `refs`: the definitions around it, a recursion once a level.
    """

    pointer: str = ""
    path: tuple[str, ...] = ()
    item: Item | None = None
    region: Span | None = None
    must: bool = True
    depth: int = 0
    refs: tuple[str, ...] = ()

    def down(self, name: str, must: bool) -> Where:
        return replace(
            self,
            pointer=pointer([name], root=self.pointer),
            path=(*self.path, name),
            must=must,
            depth=self.depth + 1,
        )


def fill(node: nodes.Node, task: Task, where: Where = Where()) -> Plan[Outcome]:
    """The plan of any node: dispatch by its type."""
    return _PLANS[type(node)](node, task, where)


# ---- leaves


def _query(kind: Any, node: nodes.Node, task: Task, where: Where, **more: Any) -> Query:
    task.spend(where)
    told = ": ".join(t for t in (node.title, node.description) if t)
    more.setdefault("item", where.item)
    return Query(kind=kind, pointer=where.pointer, path=where.path, description=told, **more)


def _nothing(node: nodes.Node, where: Where, entry: Field, expected: str) -> Outcome:
    """The outcome of a leaf without a value: null where the schema allows it, a problem where it must be there."""
    unfit = entry.state == "unfit"
    problems: tuple[Problem, ...] = ()
    if where.must and not node.nullable:
        got = f"the text holds only {values.show(entry.alternatives[0][0])}" if unfit else "the text holds none"
        problems = (Problem(where.pointer, f"Expected {expected}, {got}", "unfit" if unfit else "missing"),)
    value = None if node.nullable else MISSING
    return Outcome(value, False, (entry,), problems, log_probability=_log(entry.probability))


def _log(p: float) -> float:
    return math.log(max(p, 1e-300))


def _extract(node: nodes.Span, task: Task, where: Where) -> Plan[Outcome]:
    candidates = values.candidates(task.text, node)
    query = _query("extract", node, task, where, type=node.type, format=node.format, candidates=candidates or None)
    (answer,) = yield [query]
    assert isinstance(answer, SpanAnswer)
    absent = math.exp(answer.logp_absent)
    groups, unfit = readings(answer, candidates, node, task.text)
    ranked = sorted(groups, key=lambda g: -g.mass)
    allowed = f"a {node.type}" if node.type != "integer" else "an integer"
    if node.format:
        allowed += f" ({node.format})"
    take = bool(ranked) and (
        (absent < ABSENT and ranked[0].mass >= FITTING) or (task.guess and where.must and not node.nullable)
    )
    if not take:
        state: State = "absent"
        others = tuple((g.value, g.mass) for g in ranked[:3])
        probability = absent
        if absent < ABSENT and unfit:
            state, probability = "unfit", unfit[0][1]
            others = tuple(unfit[:3])
        entry = Field(where.pointer, "extract", None, state, probability, (), others)
        nothing = _nothing(node, where, entry, allowed)
        reason = None if candidates or state == "unfit" else values.misfit(task.text, node)
        if reason and nothing.problems:
            # of what the text holds of this type nothing is allowed
            return replace(nothing, problems=(Problem(where.pointer, reason, "unfit"),))
        return nothing
    best = ranked[0]
    rivals = tuple((g.value, g.mass) for g in ranked[1:4])
    ambiguous = best.ambiguous or (best.mass >= AMBIGUOUS and len(ranked) > 1 and ranked[1].mass >= AMBIGUOUS)
    alternatives = tuple((v, best.mass) for v in best.ambiguous) + rivals
    state = "absent" if absent >= ABSENT else "ambiguous" if ambiguous else "found"
    entry = Field(where.pointer, "extract", best.value, state, best.mass, best.spans(), alternatives)
    task.known[where.pointer] = values.show(best.value)
    return Outcome(best.value, True, (entry,), log_probability=_log(best.mass), extent=best.places[0][0])


@dataclass(slots=True)
class Reading:
    """All spans that read as one typed value."""

    value: Any
    mass: float
    places: list[tuple[Span, float]]
    ambiguous: tuple[Any, ...] = ()

    def spans(self) -> tuple[Span, ...]:
        """The best place, and others of at least a twentieth that do not overlap a better one."""
        kept: list[Span] = []
        for (a, b), p in self.places:
            if (not kept or p >= 0.05) and all(b <= c or d <= a for c, d in kept):
                kept.append((a, b))
        return tuple(kept)


def readings(
    answer: SpanAnswer, candidates: tuple[Span, ...], node: nodes.Span, text: str
) -> tuple[list[Reading], list[tuple[str, float]]]:
    """Spans -> typed values the schema allows with their summed mass; and the texts that it does
    not, likeliest first."""
    masses: dict[Span, float] = {}
    for start, end, logp in answer.best:
        masses[start, end] = math.exp(logp)
    for (start, end), logp in zip(candidates, answer.scored, strict=False):
        masses[start, end] = math.exp(logp)
    places: dict[Span, float] = {}
    # spans that differ by what trimming removes are one place; listed twice, by tokens and by code points,
    # it counts once
    for (start, end), p in masses.items():
        core = trim(text, start, end, node.type)
        if node.checks.patterns and not _allowed(text[slice(*core)], node) and _allowed(text[start:end], node):
            # the pattern asks for what trimming takes away
            core = (start, end)
        if core[1] > core[0]:
            places[core] = places.get(core, 0.0) + p if (start, end) != core else max(places.get(core, 0.0), p)
    groups: list[Reading] = []
    by_key: dict[Any, Reading] = {}
    unfit: list[tuple[str, float]] = []
    for (start, end), p in sorted(places.items(), key=lambda kv: (-kv[1], kv[0])):
        said = text[start:end]
        parsed = values.parse(said, node)
        if isinstance(parsed, values.Unfit) or not _allowed(parsed.value, node):
            unfit.append((said, p))
            continue
        same = key(parsed.value)
        group = by_key.get(same)
        if group is None:
            group = by_key[same] = Reading(parsed.value, 0.0, [], parsed.ambiguous)
            groups.append(group)
        group.mass += p
        group.places.append(((start, end), p))
    for group in groups:
        group.mass = min(group.mass, 1.0)
    return groups, unfit


def _allowed(value: Any, node: nodes.Span) -> bool:
    return values.fits(value, node) is None and (not isinstance(value, str) or validate.fits(node.format, value))


def key(value: Any) -> Any:
    """A hashable that is equal for equal typed values (`values.same`)."""
    if isinstance(value, str):
        return " ".join(unicodedata.normalize("NFC", value).split())
    if isinstance(value, bool) or not isinstance(value, int | float):
        return repr(value)
    return Decimal(repr(value)).normalize()


def _closed(kind: str, node: nodes.Choice | nodes.Score, task: Task, where: Where) -> Plan[Outcome]:
    options = node.options
    type_ = "enum" if kind == "choice" else "scale"
    groups = rounds(options) if kind == "choice" else ()
    while len(groups) > 1:
        answers = yield [_query(kind, node, task, where, type=type_, options=group) for group in groups]
        kept: list[nodes.Option] = []
        for asked, one in zip(groups, answers, strict=True):
            assert isinstance(one, ChoiceAnswer)
            logp = one.logp
            order = sorted(range(len(asked)), key=logp.__getitem__, reverse=True)[: min(KEEP, -(-len(asked) // 2))]
            kept += [asked[i] for i in sorted(order)]
        # of options that fill a round each, none goes out: they are asked together
        groups = rounds(tuple(kept), most=len(kept)) if len(kept) < len(options) else ()
        options = tuple(kept)
    (answer,) = yield [_query(kind, node, task, where, type=type_, options=options)]
    assert isinstance(answer, ChoiceAnswer)
    ranked = sorted(zip(options, answer.logp, strict=True), key=lambda o: -o[1])
    absent = math.exp(answer.logp_absent)
    spread = tuple((o.value, math.exp(p)) for o, p in ranked)
    if absent >= ABSENT and not (task.guess and where.must and not node.nullable):
        entry = Field(where.pointer, kind, None, "absent", absent, (), spread[:4])
        return _nothing(node, where, entry, f"one of {len(node.options)} options")
    (value, probability), rest = spread[0], spread[1:]
    ambiguous = probability >= AMBIGUOUS and bool(rest) and rest[0][1] >= AMBIGUOUS
    state: State = "absent" if absent >= ABSENT else "ambiguous" if ambiguous else "found"
    evidence = (answer.evidence,) if answer.evidence else ()
    mean = _mean(options, answer.logp) if kind == "score" else None
    entry = Field(where.pointer, kind, value, state, probability, evidence, rest[:4], mean=mean)
    task.known[where.pointer] = values.show(value)
    return Outcome(value, True, (entry,), log_probability=_log(probability))


def rounds(options: tuple[nodes.Option, ...], most: int = ROUND) -> list[tuple[nodes.Option, ...]]:
    """Options in their order, at most so many to a round, and as many as there is room for."""
    groups: list[list[nodes.Option]] = []
    room = 0
    for option in options:
        if not groups or len(groups[-1]) == most or len(option.text) > room:
            groups.append([])
            room = ROOM
        groups[-1].append(option)
        room -= len(option.text)
    return [tuple(group) for group in groups]


def _mean(options: tuple[nodes.Option, ...], logp: tuple[float, ...]) -> float:
    """The mean place on the scale, absent left aside; of the values themselves where all are numbers."""
    weights = [math.exp(p) for p in logp]
    numbers = all(
        isinstance(o.value, int | float) and not isinstance(o.value, bool) and abs(o.value) < 1e300 for o in options
    )
    places = [float(o.value) if numbers else float(i) for i, o in enumerate(options)]
    return sum(w * x for w, x in zip(weights, places, strict=True)) / max(sum(weights), 1e-300)


def _choice(node: nodes.Choice, task: Task, where: Where) -> Plan[Outcome]:
    return _closed("choice", node, task, where)


def _score(node: nodes.Score, task: Task, where: Where) -> Plan[Outcome]:
    return _closed("score", node, task, where)


def _flag(node: nodes.Flag, task: Task, where: Where) -> Plan[Outcome]:
    (answer,) = yield [_query("noul", node, task, where, type="boolean")]
    assert isinstance(answer, ChoiceAnswer)
    absent = math.exp(answer.logp_absent)
    value = answer.logp[0] >= answer.logp[1]
    probability, other = (math.exp(p) for p in sorted(answer.logp, reverse=True))
    if absent >= ABSENT and not (task.guess and where.must and not node.nullable):
        entry = Field(where.pointer, "noul", None, "absent", absent, (), ((value, probability),))
        return _nothing(node, where, entry, "a boolean")
    state: State = "absent" if absent >= ABSENT else "ambiguous" if other >= AMBIGUOUS else "found"
    evidence = (answer.evidence,) if answer.evidence else ()
    entry = Field(where.pointer, "noul", value, state, probability, evidence, ((not value, other),))
    task.known[where.pointer] = values.show(value)
    return Outcome(value, True, (entry,), log_probability=_log(probability))


def _const(node: nodes.Const, task: Task, where: Where) -> Plan[Outcome]:
    yield from ()
    # nothing is asked, but this too is made as often as there are items
    task.spend(where)
    task.known[where.pointer] = values.show(node.value)
    return Outcome(node.value, False, (Field(where.pointer, "const", node.value),))


def _text(node: nodes.Text, task: Task, where: Where) -> Plan[Outcome]:
    query = _query("generate", node, task, where, type="string", max_length=node.checks.max_length)
    (answer,) = yield [Later(query)]
    assert isinstance(answer, TextAnswer)
    text = answer.text
    reason = values.fits(text, nodes.Span(place=node.place, type="string", checks=node.checks))
    if reason or not text:
        state: State = "unfit" if reason else "absent"
        entry = Field(where.pointer, "generate", None, state, 1.0, (), ((text, 0.0),))
        return _nothing(node, where, entry, "a written text")
    entry = Field(where.pointer, "generate", text, "found", min(1.0, math.exp(answer.logp)))
    task.known[where.pointer] = values.show(text)
    return Outcome(text, True, (entry,), log_probability=_log(entry.probability))


def _union(node: nodes.Union, task: Task, where: Where) -> Plan[Outcome]:
    """Which form, then that form; where it cannot be filled, the next likely one."""
    options = tuple(nodes.Option(branch.text, branch) for branch in node.branches)
    (answer,) = yield [_query("choice", node, task, where, type="enum", options=options)]
    assert isinstance(answer, ChoiceAnswer)
    absent = math.exp(answer.logp_absent)
    must = where.must and not node.nullable
    if absent >= ABSENT and not (task.guess and must):
        return _nothing(node, where, Field(where.pointer, "union", None, "absent", absent), "one of its forms")
    ranked = sorted(zip(node.branches, answer.logp, strict=True), key=lambda b: -b[1])
    first: Outcome | None = None
    for branch, logp in ranked[:FORMS]:
        inner = replace(branch.node, title=branch.node.title or node.title,
                        description=branch.node.description or node.description)  # fmt: skip
        outcome = yield from fill(inner, task, replace(where, must=must))
        outcome = replace(outcome, log_probability=outcome.log_probability + logp)
        whole = outcome.value is not MISSING and not outcome.problems
        if whole and node.exclusive:
            # where no form holds alone, the check of the document says so
            whole = sum(b.fits(outcome.value) for b in node.branches) == 1
        if whole:
            return outcome
        first = first or outcome
    assert first is not None
    if node.nullable:
        return replace(first, value=None, problems=(), found=False)
    return first


# ---- containers


def _object(node: nodes.Object, task: Task, where: Where) -> Plan[Outcome]:
    optional = node.nullable or not where.must
    log_presence = 0.0
    if node.through_ref and optional:
        (answer,) = yield [_query("noul", node, task, where, type="object")]
        assert isinstance(answer, ChoiceAnswer)
        present = math.exp(answer.logp[0])
        if present < 0.5:
            entry = Field(where.pointer, "object", None, "absent", 1.0 - present)
            gone = None if node.nullable else MISSING
            return Outcome(gone, False, (entry,), log_probability=_log(1.0 - present))
        log_presence = _log(present)
    value: dict[str, Any] = {}
    outcomes = yield from _properties(node.properties, task, where, value)
    found = any(o.found for o in outcomes)
    if found or not optional:
        outcomes += yield from _opened(node, task, where, value)
    problems = tuple(p for o in outcomes for p in o.problems)
    log_probability = log_presence + sum(o.log_probability for o in outcomes)
    result: Any = value
    state: State = "found"
    if optional and not found and node.properties:
        # all its leaves are absent: so is it, and what it lacks is no problem
        result, problems, state = None if node.nullable else MISSING, (), "absent"
    return _container("object", where, result, state, outcomes, problems, log_probability, found=found)


def _properties(
    properties: Sequence[nodes.Property], task: Task, where: Where, value: dict[str, Any]
) -> Plan[list[Outcome]]:
    """Ask all at once, and put what is there into `value`."""
    outcomes = yield from together([fill(p.node, task, where.down(p.name, p.required)) for p in properties])
    for prop, one in zip(properties, outcomes, strict=True):
        # of anything, null would be a value like others
        free = isinstance(prop.node, nodes.Ref) and prop.node.name == nodes.ANYTHING and not prop.required
        if one.value is not MISSING and (one.found or not free):
            value[prop.name] = one.value
    return outcomes


def _opened(node: nodes.Object, task: Task, where: Where, value: dict[str, Any]) -> Plan[list[Outcome]]:
    """The properties that conditions open, wave by wave, as what they look at becomes known."""
    outcomes: list[Outcome] = []
    asked = {p.name for p in node.properties}
    pending = list(node.conditions)
    while pending:
        opened: dict[str, tuple[nodes.Property, tuple[str, ...]]] = {}
        inner: list[nodes.Condition] = []
        for condition in pending:
            branch = condition.then if condition.fits(value) else condition.other
            if branch is not None:
                inner += branch.conditions
                for prop in branch.properties:
                    if prop.name not in asked:
                        opened.setdefault(prop.name, (prop, condition.on))
        more = yield from _properties([prop for prop, _ in opened.values()], task, where, value)
        for (_, on), one in zip(opened.values(), more, strict=True):
            used = tuple(pointer([name], root=where.pointer) for name in on)
            first = (replace(f, depends_on=used) for f in one.fields[:1])
            outcomes.append(replace(one, fields=(*first, *one.fields[1:])))
        asked |= opened.keys()
        pending = inner
    return outcomes


def _container(
    kind: str, where: Where, result: Any, state: State, parts: Sequence[Outcome], problems: tuple[Problem, ...],
    log_probability: float, *, found: bool, notes: tuple[str, ...] = (),
) -> Outcome:  # fmt: skip
    """The outcome of an object, an array or a map, with the fields, the notes and the extent of its parts."""
    extent = _cover([one.extent for one in parts])
    shown = None if result is MISSING else result
    entry = Field(where.pointer, kind, shown, state, math.exp(log_probability), (extent,) if extent else ())
    fields = (entry, *(f for one in parts for f in one.fields))
    notes += tuple(n for one in parts for n in one.notes)
    return Outcome(result, found, fields, problems, notes, log_probability, extent)


def _cover(spans: list[Span | None]) -> Span | None:
    known = [s for s in spans if s]
    return (min(a for a, _ in known), max(b for _, b in known)) if known else None


def _array(node: nodes.Array, task: Task, where: Where) -> Plan[Outcome]:
    item = node.item
    if isinstance(item, nodes.Choice | nodes.Score) and len(item.options) <= ROUND:
        return (yield from _members(node, item, task, where))
    if _extracts(item, task.defs, frozenset()):
        items, log_probability = yield from _anchored(node, task, where)
    else:
        items, log_probability = yield from _counted(node, task, where)
    inner = [
        fill(item, task, replace(where, pointer=f"{where.pointer}/{i}", path=(*where.path, "[]"), item=it,
                                 region=(it.anchor, it.end) if it.anchor is not None and it.end is not None
                                 else where.region, must=True, depth=where.depth + 1))
        for i, it in enumerate(items)
    ]  # fmt: skip
    outcomes = yield from together(inner)
    return _collect(node, task, where, outcomes, log_probability)


def _collect(node: nodes.Array, task: Task, where: Where, outcomes: list[Outcome], log_probability: float) -> Outcome:
    """Items in text order; items of which nothing was found, duplicates of unique ones and those over maxItems go."""
    kept: list[Outcome] = []
    notes: list[str] = []
    empty = double = over = 0
    for one in outcomes:
        if one.value is MISSING or not (one.found or _const_like(node.item)):
            empty += 1
        elif node.unique and any(values.same(one.value, k.value) for k in kept):
            double += 1
        elif node.checks.max_items is not None and len(kept) >= node.checks.max_items:
            over += 1
        else:
            kept.append(one)
    if empty:
        notes.append(f"{_items(empty)} left out: nothing of it was found - at `{where.pointer}`")
    if double:
        notes.append(f"{_items(double)} left out by uniqueItems - at `{where.pointer}`")
    if over:
        notes.append(f"{_items(over)} left out by maxItems, the last in text order - at `{where.pointer}`")
    moved: list[Outcome] = []
    for new, one in enumerate(kept):
        # a container's fields begin with itself, so the first pointer is the item's own
        old = one.fields[0].pointer if one.fields else f"{where.pointer}/{new}"
        moved.append(rebase(one, old, f"{where.pointer}/{new}"))
    return _array_outcome(node, where, moved, tuple(notes), log_probability)


def _items(n: int) -> str:
    return "1 item" if n == 1 else f"{n} items"


def _const_like(node: nodes.Node) -> bool:
    return isinstance(node, nodes.Const)


def _array_outcome(
    node: nodes.Array, where: Where, outcomes: list[Outcome], notes: tuple[str, ...], log_probability: float
) -> Outcome:
    log_probability += sum(o.log_probability for o in outcomes)
    problems = tuple(p for o in outcomes for p in o.problems)
    result: Any = [o.value for o in outcomes]
    state: State = "found"
    least = node.checks.min_items or 0
    if not result and (node.nullable or (not where.must)):
        result, state = (None if node.nullable else MISSING), "absent"
    elif len(result) < least:
        if where.must and not node.nullable:
            got = f"the text holds {len(result)}"
            message = f"Expected at least {_items(least)}, {got}"
            problems += (Problem(where.pointer, message, "unfit"),)
            result, state = MISSING, "unfit" if result else "absent"
        else:
            # it is left out, or null: what its items lack is no problem
            result, problems, state = (None if node.nullable else MISSING), (), "unfit" if result else "absent"
    found = bool(outcomes)
    return _container("array", where, result, state, outcomes, problems, log_probability, found=found, notes=notes)


def _anchored(node: nodes.Array, task: Task, where: Where) -> Plan[tuple[list[Item], float]]:
    (answer,) = yield [_query("anchor", node, task, where, type="array", region=where.region)]
    assert isinstance(answer, AnchorAnswer)
    found, left_out = dict(answer.starts), dict(answer.left_out)
    if found or where.must:
        # what the schema requires is met from the next likely ones
        for char, p in answer.left_out:
            if len(found) < (node.checks.min_items or 0) and (p >= FITTING or task.guess):
                found[char] = left_out.pop(char)
    starts = sorted(found)
    last = where.region[1] if where.region else len(task.text)
    # the next start ends an item; the last one ends with the region
    ends = [*starts, last][1:]
    items = [Item(a, b, quote(task.text, a)) for a, b in zip(starts, ends, strict=True)]
    log_probability = sum(map(_log, found.values())) + sum(_log(1.0 - p) for p in left_out.values())
    return items, log_probability


def _tuple(node: nodes.Tuple, task: Task, where: Where) -> Plan[Outcome]:
    """Every place by itself; the array ends before the first that the text does not hold."""
    least = node.checks.min_items or 0
    inner = [
        fill(item, task, replace(where.down(str(i), i < least), item=where.item or Item(None, None, str(i + 1))))
        for i, item in enumerate(node.items)
    ]
    outcomes = yield from together(inner)
    kept: list[Outcome] = []
    for i, one in enumerate(outcomes):
        if one.value is MISSING and i >= least:
            break
        kept.append(one)
    while len(kept) > least and not kept[-1].found and not _const_like(node.items[len(kept) - 1]):
        kept.pop()
    problems = tuple(p for one in kept for p in one.problems)
    gone = any(one.value is MISSING for one in kept) or (not kept and (node.nullable or not where.must))
    state: State = "absent" if gone else "found"
    result: Any = (None if node.nullable else MISSING) if gone else [one.value for one in kept]
    if gone and (node.nullable or not where.must):
        problems = ()
    log_probability = sum(one.log_probability for one in outcomes)
    found = any(one.found for one in kept)
    return _container("array", where, result, state, kept, problems, log_probability, found=found)


def _never(node: nodes.Never, task: Task, where: Where) -> Plan[Outcome]:
    yield from ()
    problems: tuple[Problem, ...] = ()
    if where.must:
        problems = (
            Problem(where.pointer, "Expected no value, as the schema `false` says, got a place for one", "unfit"),
        )
    return Outcome(MISSING, False, (Field(where.pointer, "never", None, "absent"),), problems)


def _map(node: nodes.Map, task: Task, where: Where) -> Plan[Outcome]:
    """Where entries start, then the key and the value of each, as of an array of objects with these two names."""
    array = nodes.Array(
        place=node.place, title=node.title, description=node.description, item=node.key,
        checks=nodes.Checks(min_items=node.checks.min_items),
    )  # fmt: skip
    items, log_probability = yield from _anchored(array, task, where)
    entries = [
        replace(where, pointer=f"{where.pointer}/{i}", path=(*where.path, "[]"), item=it,
                region=(it.anchor, it.end), must=True, depth=where.depth + 1)
        for i, it in enumerate(items)
        if it.anchor is not None and it.end is not None
    ]  # fmt: skip
    asked = [fill(part, task, entry.down(name, True))
             for entry in entries for part, name in ((node.key, "key"), (node.value, "value"))]  # fmt: skip
    outcomes = yield from together(asked)
    found: dict[str, Outcome] = {}
    lost = double = over = 0
    for entry, key_, value in zip(entries, outcomes[::2], outcomes[1::2], strict=True):
        for said in (f"{entry.pointer}/key", f"{entry.pointer}/value"):
            task.known.pop(said, None)
        if not isinstance(key_.value, str) or not key_.found or value.value is MISSING:
            lost += 1
        elif key_.value in found:
            double += 1
        elif node.checks.max_items is not None and len(found) >= node.checks.max_items:
            over += 1
        else:
            pointer = where.down(key_.value, True).pointer
            log = value.log_probability + key_.log_probability
            moved = rebase(value, f"{entry.pointer}/value", pointer)
            extent = _cover([key_.extent, value.extent])
            found[key_.value] = replace(moved, log_probability=log, extent=extent)
    notes: list[str] = []
    for n, why in ((lost, "its key or value was not found"), (double, "its key stands twice"), (over, "maxProperties")):
        if n:
            notes.append(f"{'1 entry' if n == 1 else f'{n} entries'} left out: {why} - at `{where.pointer}`")
    return _map_outcome(node, where, found, tuple(notes), log_probability)


def _map_outcome(
    node: nodes.Map, where: Where, found: dict[str, Outcome], notes: tuple[str, ...], log_probability: float
) -> Outcome:
    result: Any = {key_: one.value for key_, one in found.items()}
    problems = tuple(p for one in found.values() for p in one.problems)
    state: State = "found"
    least = node.checks.min_items or 0
    if len(result) < least and where.must and not node.nullable:
        message = f"Expected at least {least} entries, the text holds {len(result)}"
        problems += (Problem(where.pointer, message, "unfit"),)
    if len(result) < least or (not result and (node.nullable or not where.must)):
        result, state = (None if node.nullable else MISSING), "unfit" if found else "absent"
    parts = tuple(found.values())
    log_probability += sum(one.log_probability for one in parts)
    return _container("map", where, result, state, parts, problems, log_probability, found=bool(found), notes=notes)


def quote(text: str, anchor: int) -> str:
    """What the layout prints of an item: from its anchor, 24 code points, up to a line's end."""
    said = text[anchor : anchor + QUOTE].splitlines()
    return said[0].rstrip() if said else ""


def _counted(node: nodes.Array, task: Task, where: Where) -> Plan[tuple[list[Item], float]]:
    (answer,) = yield [_query("count", node, task, where, type="count")]
    assert isinstance(answer, CountAnswer)
    low = min(node.checks.min_items or 0, len(answer.logp) - 1)
    high = len(answer.logp) - 1 if node.checks.max_items is None else node.checks.max_items
    high = max(low, min(high, len(answer.logp) - 1))
    n = max(range(low, high + 1), key=lambda i: answer.logp[i])
    return [Item(None, None, str(i + 1)) for i in range(n)], answer.logp[n]


def _members(node: nodes.Array, item: nodes.Choice | nodes.Score, task: Task, where: Where) -> Plan[Outcome]:
    """An array of enum values: one yes-or-no question per option, in the options' order."""
    options = item.options
    told = replace(node, description=node.description or item.description)
    answers = yield [_query("noul", told, task, where, type="member", options=(o,)) for o in options]
    outcomes: list[Outcome] = []
    log_rest = 0.0
    for option, answer in zip(options, answers, strict=True):
        assert isinstance(answer, ChoiceAnswer)
        yes = math.exp(answer.logp[0])
        if yes < 0.5:
            log_rest += _log(1.0 - yes)
            continue
        evidence = (answer.evidence,) if answer.evidence else ()
        entry = Field(f"{where.pointer}/{len(outcomes)}", "noul", option.value, "found", yes, evidence)
        outcomes.append(Outcome(option.value, True, (entry,), log_probability=_log(yes)))
    return _collect(node, task, where, outcomes, log_rest)


def _extracts(node: nodes.Node, defs: Mapping[str, nodes.Node], seen: frozenset[str]) -> bool:
    """Does an item of this node hold something that the text says word for word?"""
    match node:
        case nodes.Span() | nodes.Map():
            return True
        case nodes.Tuple():
            return any(_extracts(each, defs, seen) for each in node.items)
        case nodes.Object():
            opened = (each for one in node.conditions for each in (one.then, one.other) if each)
            return any(_extracts(inner, defs, seen) for inner in (*(p.node for p in node.properties), *opened))
        case nodes.Array():
            return _extracts(node.item, defs, seen)
        case nodes.Union():
            return any(_extracts(branch.node, defs, seen) for branch in node.branches)
        case nodes.Ref():
            return node.name not in seen and _extracts(defs[node.name], defs, seen | {node.name})
        case nodes.Choice() | nodes.Score():
            return len(node.options) > ROUND
        case _:
            return False


def _ref(node: nodes.Ref, task: Task, where: Where) -> Plan[Outcome]:
    if where.depth > DEPTH:
        raise LimitError("levels of nesting in the document", DEPTH, where.depth, where.pointer)
    target = task.defs[node.name]
    target = replace(
        target,
        title=node.title or target.title,
        description=node.description or target.description,
        nullable=node.nullable or target.nullable,
        through_ref=True,
    )
    if where.refs.count(node.name) >= RECURSION:
        yield from ()
        note = f"a recursion was not followed deeper than {RECURSION} levels - at `{where.pointer}`"
        entry = Field(where.pointer, "object", None, "absent", 1.0)
        return replace(_nothing(target, where, entry, "a value"), notes=(note,))
    return (yield from fill(target, task, replace(where, refs=(*where.refs, node.name))))


_PLANS: dict[type, Any] = {
    nodes.Object: _object,
    nodes.Array: _array,
    nodes.Choice: _choice,
    nodes.Score: _score,
    nodes.Flag: _flag,
    nodes.Span: _extract,
    nodes.Const: _const,
    nodes.Text: _text,
    nodes.Map: _map,
    nodes.Tuple: _tuple,
    nodes.Never: _never,
    nodes.Union: _union,
    nodes.Ref: _ref,
}
