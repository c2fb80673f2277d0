"""The generator's promises: exact spans, gold that fits the schema, determinism."""

from __future__ import annotations

import inspect
import itertools
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from schemafill.train.synthetic import KINDS, F, Kind, V, build, generate, kinds_prose
from schemafill.train.synthetic._text import hard_wrap, parse_template

Json = dict[str, Any]
ALLOWED = {
    "$schema", "$defs", "$ref", "type", "properties", "required", "additionalProperties", "items",
    "enum", "const", "anyOf",
    "title", "description", "format", "x-ordinal", "minimum", "maximum", "minItems",
}  # fmt: skip


@pytest.fixture(scope="module")
def records() -> list[Json]:
    """At least 400 records that cover every kind."""
    found = list(generate(340, seed=7))
    found += [build(kind, Random(f"cover/{kind.name}")) for kind in KINDS]
    return found


def resolved(schema: Json, root: Json) -> Json:
    """The schema behind `$ref` and the non-null side of `anyOf`."""
    while True:
        if "$ref" in schema:
            schema = root["$defs"][schema["$ref"].rsplit("/", 1)[1]]
        elif "anyOf" in schema:
            schema = next(s for s in schema["anyOf"] if s != {"type": "null"})
        else:
            return schema


def escape(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


def walk(schema: Json, gold: Any, root: Json, pointer: str = "") -> Iterator[tuple[str, Json, Any]]:
    """Every leaf and every array of gold with its pointer and schema."""
    schema = resolved(schema, root)
    if gold is None:
        return
    if "properties" in schema:
        for name, value in gold.items():
            yield from walk(schema["properties"][name], value, root, f"{pointer}/{escape(name)}")
    elif "items" in schema:
        yield pointer, schema, gold
        for i, value in enumerate(gold):
            yield from walk(schema["items"], value, root, f"{pointer}/{i}")
    else:
        yield pointer, schema, gold


def keywords(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        for key, value in schema.items():
            yield key
            if key in ("properties", "$defs"):
                for sub in value.values():
                    yield from keywords(sub)
            elif key == "items":
                yield from keywords(value)
            elif key == "anyOf":
                for sub in value:
                    yield from keywords(sub)


def number_of(text: str) -> set[float]:
    """The numbers that the text can mean: either separator may be the decimal point."""
    compact = re.sub(r"[\s'\u00a0’]", "", text)
    found: set[float] = set()
    for thousands, point in ((",", "."), (".", ",")):
        try:
            found.add(float(compact.replace(thousands, "").replace(point, ".")))
        except ValueError:
            continue
    return found


def test_generate_spans(records: list[Json]) -> None:
    for r in records:
        context, spans = r["context"], r["spans"]
        assert context, r["id"]
        for a, b in spans.values():
            assert 0 <= a < b <= len(context), r["id"]
            assert context[a:b] == context[a:b].strip(), (r["id"], context[a:b])
        asked = set()
        for pointer, schema, value in walk(r["schema"], r["gold"], r["schema"]):
            place = (r["id"], pointer)
            if "items" in schema:
                starts = [spans[f"{pointer}/{i}"][0] for i in range(len(value))]
                assert all(a < b for a, b in itertools.pairwise(starts)), place
                asked.update(f"{pointer}/{i}" for i in range(len(value)))
                continue
            types = schema.get("type")
            if "enum" in schema or types == "boolean" or types == ["boolean", "null"]:
                assert pointer not in spans or re.search(r"/\d+\Z", pointer), place
                continue
            asked.add(pointer)
            a, b = spans[pointer]
            item = re.match(r"(.*/\d+)/[^/]+\Z", pointer)
            if item and item[1] in spans:
                assert spans[item[1]][0] <= a, place
                assert b <= spans[item[1]][1], place
            if isinstance(value, str):
                if "format" not in schema:
                    assert context[a:b] == value, place
            elif re.fullmatch(r"[-+\d.,'’\s]+", context[a:b]):
                assert value in number_of(context[a:b]), (*place, context[a:b], value)
        assert set(spans) == asked, r["id"]


def test_generate_schema(records: list[Json]) -> None:
    for r in records:
        Draft202012Validator.check_schema(r["schema"])
        errors = [e.message for e in Draft202012Validator(r["schema"]).iter_errors(r["gold"])]
        assert not errors, (r["id"], errors)
        assert set(keywords(r["schema"])) <= ALLOWED, r["id"]


def test_generate_schema_holds_no_gold(records: list[Json]) -> None:
    for r in records:
        text = re.sub(r'"enum": \[.*?\]', "", json.dumps(r["schema"], ensure_ascii=False))
        for pointer, schema, value in walk(r["schema"], r["gold"], r["schema"]):
            if isinstance(value, str) and "enum" not in schema and len(value) > 12:
                assert value not in text, (r["id"], pointer, value)


def test_generate_variety(records: list[Json]) -> None:
    leaves = [leaf for r in records for leaf in walk(r["schema"], r["gold"], r["schema"])]
    assert {"number", "integer", "date"} <= {s.get("format") or str(s.get("type")) for _, s, _ in leaves}
    nulls = sum(len(resolved(r["schema"], r["schema"]).get("properties",
        {})) > len([g for g in r["gold"].values() if g is not None])
                for r in records)  # fmt: skip
    assert 0.3 < nulls / len(records) < 0.95
    names = {name for r in records for name in r["schema"]["properties"]}
    assert len(names) > 600
    assert max(len(r["context"]) for r in records) > 8_000


def test_generate_is_deterministic() -> None:
    first = list(generate(40, seed=3))
    assert list(generate(40, seed=3)) == first
    assert list(generate(12, seed=3)) == first[:12]
    assert list(generate(12, seed=4)) != first[:12]


def test_generate_is_the_same_in_every_process() -> None:
    """Sets of strings iterate in another order under another hash seed."""
    code = (
        "import json, sys; from schemafill.train.synthetic import generate; "
        "json.dump(list(generate(120, 5)), sys.stdout)"
    )
    root = Path(__file__).parents[2]
    env = {**os.environ, "PYTHONHASHSEED": "1", "PYTHONPATH": str(root)}
    run = [sys.executable, "-c", code]
    out = subprocess.run(run, env=env, capture_output=True, text=True, check=True).stdout
    assert out == json.dumps(list(generate(120, 5)))


def test_generate_held_out() -> None:
    names = [kind.name for kind in KINDS]
    assert len(set(names)) == len(names)
    assert all(names[0] not in r["id"] for r in generate(60, seed=1, held_out=(names[0],)))
    with pytest.raises(ValueError, match="Expected at least one kind, got none after held_out"):
        next(generate(1, seed=1, held_out=names))


def test_build_bad_option() -> None:
    field = F("a", ("a",), ("A",), (), "enum", ("x", "y"))
    kind = Kind("k", ("K",), (field,), lambda _: {"a": V("z")})
    with pytest.raises(ValueError, match=r"Expected one of \('x', 'y'\), got 'z' - at `k\.a`"):
        build(kind, Random(1))


def test_hard_wrap() -> None:
    text = "one two three four five six"
    assert hard_wrap(text, 13, []) == "one two three\nfour five six"
    assert hard_wrap(text, 13, [(8, 18)]) == "one two three four\nfive six"


def test_parse_template() -> None:
    with pytest.raises(ValueError, match=r"Expected `\]\]` after `\[\[` in the template"):
        parse_template("a [[ {b}")
    with pytest.raises(ValueError, match=r"Expected `\}` after `\{` in the template"):
        parse_template("a {b")


def test_templates_name_known_keys() -> None:
    """A prose slot that names no field would silently keep the template from ever being used."""
    from schemafill.train.synthetic._text import slots_of
    from schemafill.train.synthetic.kind import Group, Items

    for kind in KINDS:
        keys: set[tuple[str, ...]] = {(part.key,) for part in kind.fields if not isinstance(part, Group)}
        keys |= {(part.key, f.key) for part in kind.fields if isinstance(part, Group) for f in part.fields}
        arrays = {part.key for part in kind.fields if isinstance(part, Items)}
        for given in kind.prose:
            template = given if isinstance(given, str) else given(Random(1), kind.make(Random(1)))
            named = {s[:1] if s[0] in arrays else s for s in slots_of(template)}
            assert named <= keys, (kind.name, template, named - keys)
        for part in kind.fields:
            if isinstance(part, Items):
                own = {(f.key,) for f in part.fields}
                for line in part.lines:
                    assert set(slots_of(line)) <= own, (kind.name, line)


def test_prose_is_well_formed() -> None:
    """No mark of a template is left over, no article stands twice, and none begins an item."""
    odd = re.compile(r"[{}]|\[\[|\]\]|<[\w ]*\||\b(?:a|an|the) (?:a|an|the)\b|,,")
    for kind in kinds_prose.KINDS:
        told = replace(kind, layouts=("prose",))
        for n in range(25):
            r = build(told, Random(f"well formed/{kind.name}/{n}"))
            assert not odd.search(r["context"]), (r["id"], odd.search(r["context"]))
            for pointer, (a, b) in r["spans"].items():
                if re.search(r"/\d+\Z", pointer) and not any(p.startswith(pointer + "/") for p in r["spans"]):
                    assert not re.match(r"(?:a|an|the) ", r["context"][a:b]), (r["id"], pointer, r["context"][a:b])


EXAMPLES = Path(__file__).parents[2] / "examples"
# what any text on cooking says
COMMON = {"olive oil", "sea salt", "smoked paprika", "a handful"}


def test_examples_are_no_training_data() -> None:
    """The generator holds no value of the examples and no run of six words of their texts."""

    def strings(value: Any) -> Iterator[str]:
        if isinstance(value, dict | list):
            for inner in value.values() if isinstance(value, dict) else value:
                yield from strings(inner)
        elif isinstance(value, str):
            yield value.lower()

    def runs(text: str) -> set[tuple[str, ...]]:
        words = re.findall(r"[\w']+", text.lower())
        return set(zip(*(words[i:] for i in range(6)), strict=False))

    folder = Path(inspect.getfile(build)).parent
    source = "\n".join(file.read_text("utf-8") for file in sorted(folder.glob("*.py"))).lower()
    golds = sorted(EXAMPLES.glob("*/gold_*.json"))
    assert len(golds) == 20
    values = {s for file in golds for s in strings(json.loads(file.read_text("utf-8"))["document"])}
    telling = {v for v in values if " " in v and len(v) > 8} - COMMON
    assert len(telling) > 100
    assert [v for v in sorted(telling) if v in source] == []
    texts = "\n".join(file.read_text("utf-8") for file in sorted(EXAMPLES.glob("*/text_*.txt")))
    assert sorted(runs(source) & runs(texts)) == []
