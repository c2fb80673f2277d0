"""Fill the twenty example texts with the default model, beside what is right.

    python scripts/golden_examples.py            # writes examples/<name>/filled_<i>.json, prints the score
    python scripts/golden_examples.py --check    # compares instead; exit 1 where a file differs

Filled with `missing="guess"`, so that every document is whole: what a schema requires and the model calls absent holds
the likeliest value. The bits of a fill are those of one kind of processor and build of torch, so values are compared,
not probabilities.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from schemafill import Filler, Filling
from schemafill.evaluate.score import leaves
from schemafill.plan import values

EXAMPLES = Path(__file__).parents[1] / "examples"


def score(document: Any, gold: Any) -> tuple[list[str], int, list[str]]:
    """(pointers that are wrong, fields in all, pointers invented). Null and absent are the same."""
    said, right = dict(leaves(document, nulls=True)), dict(leaves(gold, nulls=True))

    def good(pointer: str) -> bool:
        a, b = said.get(pointer), right[pointer]
        return values.same(a, b) if a is not None and b is not None else a is b

    wrong = [p for p in right if not good(p)]
    return wrong, len(right), [p for p, v in said.items() if v is not None and p not in right]


def golden(filling: Filling) -> dict[str, Any]:
    spans = {p: list(f.spans[0]) for p, f in filling.fields.items() if f.spans and f.state != "absent"}
    return {"made_by": "scripts/golden_examples.py", "document": filling.document, "spans": spans}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare with the files instead of writing them")
    parser.add_argument("--model", default="default")
    parser.add_argument("--verbose", action="store_true", help="list the wrong fields")
    options = parser.parse_args()
    filler = Filler.load(options.model)
    total = right = whole = texts = 0
    differ: list[str] = []
    for file in sorted(EXAMPLES.glob("*/gold_*.json")):
        number = file.stem.removeprefix("gold_")
        schema = json.loads((file.parent / "schema.json").read_text("utf-8"))
        text = (file.parent / f"text_{number}.txt").read_text("utf-8")
        made = golden(filler.explain(schema, text, missing="guess"))
        place = file.parent / f"filled_{number}.json"
        if options.check:
            if not place.exists() or json.loads(place.read_text("utf-8")) != made:
                differ.append(str(place.relative_to(EXAMPLES)))
        else:
            place.write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", "utf-8")
        wrong, n, invented = score(made["document"], json.loads(file.read_text("utf-8"))["document"])
        total, right, texts = total + n, right + n - len(wrong), texts + 1
        whole += not wrong and not invented
        print(f"{file.parent.name} {number}: {n - len(wrong)} of {n} fields right, {len(invented)} invented")
        if options.verbose:
            print(*(f"    wrong {p}" for p in wrong), *(f"    invented {p}" for p in invented), sep="\n")
    print(f"fields right: {right} of {total} ({right / total:.1%}); texts right: {whole} of {texts}")
    if differ:
        print("differ from the golden files:", *differ)
        raise SystemExit(1)


if __name__ == "__main__":
    main()
