"""Every schema of a folder compiled and filled without a model; the JSON-Schema-Test-Suite and retold bug reports too.

    python benchmarks/bench_schemas.py --schemas DIR --cases FILE --json OUT [--every N]

DIR holds .jsonl.xz files with `schema` on each line (the suite's with `draft` and `tests`; where a `root` is named, the
`#/components/schemas/ID` of the other lines with that root are at hand). FILE is cases.jsonl beside its
load_cases.py. Random answers: any document that comes out must be valid. The oracle: every valid instance of the suite,
and every case's document, must come out. A few recursive schemas ask as much as they may: SCHEMAFILL_MAX_QUESTIONS=2000
makes the whole of it some times faster.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import lzma
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from schemafill import Filler
from schemafill._errors import SchemaFillError
from schemafill.plan import values
from schemafill.schema.compile import Schema, _compiled, compile
from schemafill.schema.validate import errors
from schemafill.testing import OracleEngine, RandomEngine

TEXT = "Ada Lovelace, 12 May 2021, total 1,250.00 EUR for 3 items; ref AB-1234 at 10:30, a@b.example.\n" * 3
FILLS = 20
SUITE = "json-schema-test-suite"
# errors that a case's `why` allows beside its `error`
ALSO = {
    "num-nan-infinity": "MissingValue",  # "MissingValue/ConstraintError"
    "str-redos": "MissingValue",  # "answer or clear error within a second": the oracle knows no answer
    "text-lone-surrogate-nul": "ContextError",  # "a clean error about invalid Unicode"
}


def lines(path: Path) -> Iterator[dict[str, Any]]:
    with lzma.open(path, "rb") as file:
        for line in file:
            if line.strip():
                yield json.loads(line)


def known(path: Path) -> dict[str, dict[str, Any]]:
    """What the lines of a file tell of the root documents that they are from."""
    roots: dict[str, dict[str, Any]] = {}
    for line in lines(path):
        if "root" in line:
            document = roots.setdefault(line["root"], {"components": {"schemas": {}}})
            document["components"]["schemas"][line["id"]] = line["schema"]
    return roots


def given(line: dict[str, Any], roots: dict[str, dict[str, Any]]) -> tuple[Any, dict[str, Any]]:
    """What `compile` is given for a line."""
    if "root" in line:
        return roots[line["root"]], {"pointer": "#/components/schemas/" + line["id"]}
    draft = line.get("draft")
    return line["schema"], {"dialect": draft if draft == "draft7" else draft.removeprefix("draft")} if draft else {}


def timed(schema: Any, more: dict[str, Any]) -> tuple[Schema | Exception, float]:
    """The compiled schema or its error, and the milliseconds."""
    _compiled.cache_clear()
    start = time.perf_counter()
    found: Schema | Exception
    try:
        found = compile(schema, **more)
    except Exception as error:
        found = error
    return found, 1000 * (time.perf_counter() - start)


def at_random(schema: Schema, count: Counter[str]) -> None:
    for seed in range(FILLS):
        count["fills"] += 1
        try:
            filling = Filler(RandomEngine(seed)).explain(schema, TEXT, missing="guess" if seed % 2 else "raise")
        except SchemaFillError:
            count["clear_errors"] += 1
        except Exception:
            count["other_exceptions"] += 1
        else:
            count["invalid_documents" if errors(schema.validator, filling.document) else "valid_documents"] += 1


def suite_group(schema: Schema | Exception, tests: list[dict[str, Any]], count: Counter[str]) -> None:
    """One group of the suite: all its valid instances under the oracle."""
    valid = [test["data"] for test in tests if test["valid"]]
    if not valid:
        return
    count["suite_groups"] += 1
    if not isinstance(schema, Schema):
        count["suite_skipped"] += 1
        return
    for instance in valid:
        engine = OracleEngine(instance)
        try:
            document = Filler(engine).fill(schema, engine.context)
        except Exception:
            count["suite_failed"] += 1
            return
        if errors(schema.validator, document):
            count["suite_failed"] += 1
            return


def case_passes(case: dict[str, Any]) -> bool:
    expected = case["expected"]
    document = expected.get("document")
    engine = OracleEngine(document, case["context"], expected.get("spans"))
    try:
        got = Filler(engine).fill(case["schema"], case["context"])
    except SchemaFillError as error:
        names = {kind.__name__ for kind in type(error).__mro__}
        allowed = {expected.get("error", "SchemaFillError"), ALSO.get(case["id"])}
        return expected["outcome"] != "document" and not names.isdisjoint(allowed)
    except Exception:
        return False
    if expected["outcome"] == "error":
        return False
    # as JSON, since 0 is false in Python
    said = json.dumps(got, sort_keys=True)
    wrong = {json.dumps(each, sort_keys=True) for each in expected.get("must_not", ())}
    return values.same(got, document) and said not in wrong


def cases(path: Path) -> list[dict[str, Any]]:
    spec = importlib.util.spec_from_file_location("load_cases", path.with_name("load_cases.py"))
    if spec is None or spec.loader is None:
        raise SystemExit(f"Expected load_cases.py beside `{path}`")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.load_cases(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--schemas", type=Path, required=True)
    parser.add_argument("--cases", type=Path)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--every", type=int, default=1, help="only every so-manieth schema of a file")
    options = parser.parse_args()
    count: Counter[str] = Counter()
    by_file: dict[str, tuple[int, int]] = {}
    took: list[float] = []
    for path in sorted(options.schemas.glob("*.jsonl.xz")):
        total = accepted = 0
        roots = known(path)
        for i, line in enumerate(lines(path)):
            if i % options.every:
                continue
            schema, ms = timed(*given(line, roots))
            took.append(ms)
            total += 1
            if isinstance(schema, Schema):
                accepted += 1
                at_random(schema, count)
            elif not isinstance(schema, SchemaFillError):
                count["crashes"] += 1
                print(f"crash: {path.name} {line.get('id')}: {schema!r}"[:300], file=sys.stderr)
            if path.name.startswith(SUITE):
                suite_group(schema, line["tests"], count)
        by_file[path.name.removesuffix(".jsonl.xz")] = (accepted, total)
        print(f"{path.name}: {accepted} of {total} accepted", file=sys.stderr, flush=True)
    schemas = sum(total for _, total in by_file.values())
    accepted = sum(n for n, _ in by_file.values())
    figures: dict[str, Any] = {
        "schemas": schemas,
        "accepted": accepted,
        "refused": schemas - accepted - count["crashes"],
        "crashes": count["crashes"],
        "walk_ms_p50": round(statistics.median(took), 3),
        "walk_ms_p99": round(sorted(took)[min(len(took) - 1, int(0.99 * len(took)))], 3),
    }
    for key in ("fills", "valid_documents", "clear_errors", "invalid_documents", "other_exceptions"):
        figures[key] = count[key]
    for key in ("suite_groups", "suite_skipped", "suite_failed"):
        figures[key] = count[key]
    if options.cases:
        all_cases = cases(options.cases)
        failed = [case["id"] for case in all_cases if not case_passes(case)]
        figures |= {"cases": len(all_cases), "cases_passed": len(all_cases) - len(failed), "failed_cases": failed}
    print(json.dumps(figures, indent=1))
    if options.json:
        options.json.write_text(json.dumps(figures) + "\n", "utf-8")


if __name__ == "__main__":
    main()
