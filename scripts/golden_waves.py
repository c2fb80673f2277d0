"""Print tests/golden/waves.json: what each node kind asks, wave by wave, under the oracle.

python scripts/golden_waves.py > tests/golden/waves.json
"""

from __future__ import annotations

import json
import sys
from typing import Any

from schemafill.plan.fields import Task, fill
from schemafill.plan.query import Answer, Query
from schemafill.plan.waves import drive
from schemafill.schema.compile import compile
from schemafill.testing import OracleEngine

STRING = {"type": "string"}


def _object(**properties: Any) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(properties)}


TREE = {
    "$ref": "#/$defs/node",
    "$defs": {
        "node": {
            "type": "object",
            "properties": {
                "name": STRING,
                "child": {"anyOf": [{"$ref": "#/$defs/node"}, {"type": "null"}]},
            },
            "required": ["name", "child"],
        }
    },
}

# name -> (schema, document)
CASES: dict[str, tuple[dict[str, Any], Any]] = {
    "span": (_object(a=STRING, n={"type": "integer"}, d={"type": "string", "format": "date"}),
             {"a": "x", "n": 3, "d": "2026-05-03"}),
    "choice": (_object(c={"enum": ["red", 5, True, {"a": 1}]}), {"c": {"a": 1}}),
    "choice of many": (_object(c={"enum": [f"v{i}" for i in range(150)]}), {"c": "v140"}),
    "score": (_object(s={"enum": ["low", "high"], "x-ordinal": True}), {"s": "high"}),
    "flag": (_object(f={"type": "boolean"}), {"f": False}),
    "const": (_object(k={"const": "invoice"}, a=STRING), {"k": "invoice", "a": "x"}),
    "text": (_object(t={"type": "string", "x-generate": True}, rows={"type": "array", "items": STRING}),
             {"t": "written", "rows": ["x", "y"]}),
    "null": (_object(a={"type": ["string", "null"]}, z={"type": "null"}), {"a": None, "z": None}),
    "array of spans": (_object(a={"type": "array", "items": STRING}), {"a": ["x", "y", "z"]}),
    "array of objects": (_object(rows={"type": "array", "items": _object(n=STRING, p={"type": "number"})}),
                         {"rows": [{"n": "a", "p": 1.5}, {"n": "b", "p": 2}]}),
    "array of arrays": (_object(m={"type": "array", "items": {"type": "array", "items": {"type": "integer"}}}),
                        {"m": [[1, 2], [3]]}),
    "array of enums": (_object(e={"type": "array", "items": {"enum": ["a", "b", "c"]}}), {"e": ["a", "c"]}),
    "array of booleans": (_object(b={"type": "array", "items": {"type": "boolean"}}), {"b": [True, False]}),
    "object": (_object(o=_object(x=STRING, y=_object(z=STRING))), {"o": {"x": "1", "y": {"z": "2"}}}),
    "union of types": (_object(u={"type": ["string", "number", "null"]}, w={"type": ["string", "number", "null"]}),
                       {"u": 12.5, "w": None}),
    "union of objects": (_object(s={"oneOf": [
        {"title": "circle", **_object(kind={"const": "circle"}, radius={"type": "number"})},
        {"title": "square", **_object(kind={"const": "square"}, side={"type": "number"})},
    ]}), {"s": {"kind": "square", "side": 3}}),
    "array of unions": (_object(a={"type": "array", "items": {"anyOf": [{"type": "integer"}, _object(x=STRING)]}}),
                        {"a": [1, {"x": "b"}]}),
    "map": (_object(m={"type": "object", "additionalProperties": {"type": "number"}},
                    o={"type": "object", "additionalProperties": _object(x=STRING)}),
            {"m": {"EUR": 1.5, "US/D": 2}, "o": {"first": {"x": "a"}, "second": {"x": "b"}}}),
    "tuple": (_object(t={"prefixItems": [STRING, {"type": "number"}, STRING], "minItems": 1}), {"t": ["x", 2.5]}),
    "anything": (_object(x=True, y={}), {"x": [1, {"k": "v"}], "y": "word"}),
    "never": ({"type": "object", "properties": {"a": STRING, "gone": False}}, {"a": "x"}),
    "ref": (TREE, {"name": "a", "child": {"name": "b", "child": None}}),
}  # fmt: skip


def trace(schema: dict[str, Any], document: Any) -> dict[str, Any]:
    """The waves of one fill, and the document it gives."""
    engine = OracleEngine(document)
    compiled = compile(schema)
    waves: list[list[str]] = []
    task = Task(engine.context, compiled.defs)

    def answer(queries: list[Query]) -> list[Answer]:
        waves.append([show(q) for q in queries])
        return engine.answer([(None, q) for q in queries])

    outcome = drive(fill(compiled.root, task), answer, lambda: tuple(task.known.items()))
    return {"waves": waves, "document": outcome.value}


def show(query: Query) -> str:
    line = f"{query.kind} {query.pointer} {query.type}{' ' + query.format if query.format else ''}"
    if query.options:
        line += f" of {len(query.options)}"
    if query.item:
        line += f" in {query.item.anchor}:{query.item.end} {query.item.quote!r}"
    if query.region:
        line += f" within {query.region}"
    if query.known:
        line += f" knowing {query.known}"
    return line


def main() -> None:
    made = {name: trace(*case) for name, case in CASES.items()}
    golden = {"made_by": "scripts/golden_waves.py", "traces": made}
    sys.stdout.write(json.dumps(golden, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
