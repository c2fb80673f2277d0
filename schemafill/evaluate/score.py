"""Scores by kind of query, by the definitions of docs/evaluate.md.

Fields of items are asked at the gold anchors, so that each kind stands by itself; the end-to-end scores beside
come from
whole fillings.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from schemafill import _errors
from schemafill._errors import SchemaFillError
from schemafill.engine.schedule import Engine
from schemafill.filler import Filler
from schemafill.plan import values
from schemafill.plan.fields import ABSENT, key, readings
from schemafill.plan.query import AnchorAnswer, Answer, ChoiceAnswer, CountAnswer, Query, SpanAnswer
from schemafill.plan.trim import trim
from schemafill.schema import nodes
from schemafill.schema.compile import compile
from schemafill.testing import Target
from schemafill.train.examples import examples

Counts = Counter[str]
# a source with fewer queries of a kind does not enter the mean of that kind
LEAST = 20


def judge(query: Query, target: Target, answer: Answer, text: str, count: Counts) -> None:
    """Add one answered query to the counts: `<what>_n` asked, `<what>_hit` right."""
    match answer:
        case SpanAnswer():
            _judge_span(query, target, answer, text, count)
        case ChoiceAnswer():
            absent = math.exp(answer.logp_absent) >= ABSENT
            best = max(range(len(answer.logp)), key=lambda i: answer.logp[i])
            kind = "noul" if query.kind == "noul" else query.kind
            if target.index is None:
                count[f"{kind}_null_n"] += 1
                count[f"{kind}_null_hit"] += absent
            else:
                count[f"{kind}_n"] += 1
                count[f"{kind}_hit"] += not absent and best == target.index
                count[f"{kind}_called_null_wrongly"] += absent
        case AnchorAnswer():
            said = {start for start, _ in answer.starts}
            right = set(target.starts)
            count["array_n"] += 1
            if not right:
                count["empty_array_n"] += 1
                count["empty_array_hit"] += not said
            count["anchor_n"] += len(right)
            count["anchor_said"] += len(said)
            count["anchor_hit"] += len(said & right)
        case CountAnswer():
            best = max(range(len(answer.logp)), key=lambda i: answer.logp[i])
            count["count_n"] += 1
            count["count_hit"] += best == target.index
        case _:
            pass


def _judge_span(query: Query, target: Target, answer: SpanAnswer, text: str, count: Counts) -> None:
    node = nodes.Span(place=query.pointer, type=query.type, format=query.format)
    absent = math.exp(answer.logp_absent) >= ABSENT
    if target.span is None:
        count["null_n"] += 1
        count["null_hit"] += absent
        return
    count["extract_n"] += 1
    count["extract_called_null_wrongly"] += absent
    if absent:
        return
    groups, _ = readings(answer, query.candidates or (), node, text)
    best = max(groups, key=lambda g: g.mass, default=None)
    if best is None:
        return
    want = trim(text, *target.span, query.type)
    count["extract_hit"] += best.places[0][0] == want
    parsed = values.parse(text[want[0] : want[1]], node)
    if not isinstance(parsed, values.Unfit):
        count["value_hit"] += values.same(best.value, parsed.value)


def leaves(value: Any, pointer: str = "", *, nulls: bool = False) -> Iterator[tuple[str, Any]]:
    """(pointer, value) of every leaf, those that are null only with `nulls`."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from leaves(inner, _errors.pointer([name], root=pointer), nulls=nulls)
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from leaves(inner, f"{pointer}/{i}", nulls=nulls)
    elif nulls or value is not None:
        yield pointer, value


def judge_document(document: Any, gold: Any, count: Counts) -> None:
    """End to end: leaves as a bag by their pointer without item numbers, so that a lost item costs
    its own leaves only."""

    def bag(doc: Any) -> Counter[tuple[str, str]]:
        out: Counter[tuple[str, str]] = Counter()
        for pointer, value in leaves(doc):
            path = "/".join("[]" if p.isdigit() else p for p in pointer.split("/"))
            out[path, repr(key(value))] += 1
        return out

    said, right = bag(document), bag(gold)
    count["leaf_n"] += right.total()
    count["leaf_said"] += said.total()
    count["leaf_hit"] += (said & right).total()
    count["document_n"] += 1
    count["document_hit"] += said == right


def figures(count: Counts) -> dict[str, float]:
    """Counts -> scores in 0…1 with the number of queries behind each."""
    out: dict[str, float] = {}

    def rate(name: str, hit: str, n: str) -> None:
        if count[n]:
            out[name] = round(count[hit] / count[n], 4)
            out[f"n_{name}"] = count[n]

    for kind in ("choice", "score", "noul", "extract", "count"):
        rate(kind, f"{kind}_hit", f"{kind}_n")
    rate("value", "value_hit", "extract_n")
    rate("null", "null_hit", "null_n")
    for kind in ("choice", "score", "noul"):
        rate(f"{kind}_null", f"{kind}_null_hit", f"{kind}_null_n")
    called = count["null_hit"] + count["extract_called_null_wrongly"]
    if called:
        out["null_precision"] = round(count["null_hit"] / called, 4)
    for name, what in (("anchor", "anchor"), ("leaf", "leaf"), ("entity", "entity")):
        if count[f"{what}_n"]:
            recall = count[f"{what}_hit"] / count[f"{what}_n"]
            precision = count[f"{what}_hit"] / max(1, count[f"{what}_said"])
            out[f"{name}_precision"], out[f"{name}_recall"] = round(precision, 4), round(recall, 4)
            out[f"{name}_f1"] = round(2 * precision * recall / max(1e-9, precision + recall), 4)
            out[f"n_{name}_f1"] = count[f"{what}_n"]
    rate("empty_array", "empty_array_hit", "empty_array_n")
    rate("document", "document_hit", "document_n")
    if count["refused"]:
        # records in no figure: their schema is refused, or their text too long
        out["refused"] = count["refused"]
    return out


def means(by_source: dict[str, dict[str, float]]) -> dict[str, float]:
    """Means over sources, each source once; `n_…` the number of sources that entered."""
    names = sorted({k for f in by_source.values() for k in f if not k.startswith("n_")})
    out: dict[str, float] = {}
    for name in names:
        base = name.replace("_precision", "_f1").replace("_recall", "_f1") if "null" not in name else "null"
        counted = f"n_{name}" if any(f"n_{name}" in f for f in by_source.values()) else f"n_{base}"
        scores = [f[name] for f in by_source.values() if name in f and f.get(counted, 0) >= LEAST]
        if scores:
            out[name] = round(sum(scores) / len(scores), 4)
            out[f"n_{name}"] = len(scores)
    return out


def evaluate(
    records: Iterable[dict[str, Any]],
    engine: Engine,
    *,
    end_to_end: bool = True,
    batch: int = 8,
    each: Callable[[int], None] = lambda n: None,
) -> dict[str, float]:
    """The figures of one source.

    Args:
        end_to_end: also fill each whole document, for the leaf, entity and document scores.
        batch: records whose queries are asked together. each: called with the number of records done.
    """
    return figures(tally(records, engine, end_to_end=end_to_end, batch=batch, each=each))


def tally(
    records: Iterable[dict[str, Any]],
    engine: Engine,
    *,
    end_to_end: bool = True,
    batch: int = 8,
    each: Callable[[int], None] = lambda n: None,
) -> Counts:
    """The counts behind `evaluate`; those of parts of a source add up."""
    count: Counts = Counter()
    waiting: list[dict[str, Any]] = []
    for record in records:
        waiting.append(record)
        if len(waiting) == batch:
            _batch(waiting, engine, end_to_end, count)
            each(len(waiting))
            waiting = []
    if waiting:
        _batch(waiting, engine, end_to_end, count)
        each(len(waiting))
    return count


def _batch(records: Sequence[dict[str, Any]], engine: Engine, end_to_end: bool, count: Counts) -> None:
    asked: list[tuple[Any, Query]] = []
    rest: list[tuple[Target, str]] = []
    readable: list[dict[str, Any]] = []
    for record in records:
        text = record["context"]
        try:
            (trunk,) = engine.read([text])
            snap = getattr(trunk, "snap", lambda char: char)
            made = examples(record["schema"], text, record["gold"], record["spans"], snap=snap)
        except SchemaFillError:
            count["refused"] += 1
            continue
        readable.append(record)
        for query, target in made:
            if target.known and query.kind != "generate":
                asked.append((trunk, query))
                rest.append((target, text))
    answers = engine.answer(asked)
    for (_, query), (target, text), answer in zip(asked, rest, answers, strict=True):
        judge(query, target, answer, text, count)
    if end_to_end:
        _whole(readable, engine, count)


def _whole(records: Sequence[dict[str, Any]], engine: Engine, count: Counts) -> None:
    by_schema: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for record in records:
        by_schema[id(compile(record["schema"]))].append(record)
    filler = Filler(engine)
    for same in by_schema.values():
        results = filler.fill_many(same[0]["schema"], [r["context"] for r in same])
        for record, result in zip(same, results, strict=True):
            filling = getattr(result, "filling", None) if isinstance(result, SchemaFillError) else result
            document = filling.document if filling is not None else None
            judge_document(document, record["gold"], count)
            _judge_entities(filling, record, count)


def _judge_entities(filling: Any, record: dict[str, Any], count: Counts) -> None:
    """Arrays of strings, and {text, type} items: right where the span and the array (or the type) are right."""
    right = set(_entities(record["gold"], {p: tuple(s) for p, s in record["spans"].items()}))
    spans = {p: f.spans[0] for p, f in filling.fields.items() if f.spans} if filling is not None else {}
    said = set(_entities(filling.document if filling is not None else None, spans))
    count["entity_n"] += len(right)
    count["entity_said"] += len(said)
    count["entity_hit"] += len(right & said)


def _entities(document: Any, spans: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    if not isinstance(document, dict):
        return
    for name, value in document.items():
        if not isinstance(value, list):
            continue
        for i, item in enumerate(value):
            if isinstance(item, str) and f"/{name}/{i}" in spans:
                yield name, spans[f"/{name}/{i}"]
            elif isinstance(item, dict) and set(item) == {"text", "type"} and f"/{name}/{i}/text" in spans:
                yield f"{name}/{item['type']}", spans[f"/{name}/{i}/text"]
