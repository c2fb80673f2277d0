"""Print docs/keywords.md: what becomes of each keyword, from the table that the walker uses.

python scripts/keywords_page.py > docs/keywords.md
"""

from __future__ import annotations

import sys
from typing import get_args

from schemafill.schema import dialects, validate
from schemafill.schema.walk import KEYWORDS, Status

MEANING = {
    "asked": "the model reads it, or answers it",
    "used to choose": "among what the text holds; what is left is checked",
    "checked afterwards": "a document that breaks it is an error that says so",
    "annotation": "no effect",
}
HEAD = """# Keywords

Written by `scripts/keywords_page.py` from the table that compiles schemas. `schemafill coverage SCHEMA` shows the same
for every keyword of one schema, with its place, and how many questions it asks.
"""


def page() -> str:
    lines = [HEAD, "| what becomes of it | keywords |", "|---|---|"]
    for status in get_args(Status):
        names = sorted((name for name, entry in KEYWORDS.items() if entry.status == status), key=str.lower)
        if names:
            lines.append(f"| **{status}**: {MEANING[status]} | {', '.join(f'`{name}`' for name in names)} |")
    known = ", ".join(f"`{name}`" for name in sorted(validate.FORMATS))
    named = ", ".join(f"`{name}`" for name in dialects.DIALECTS)
    lines += [
        "\nEvery other keyword is an annotation too."
        ' `nullable` counts with `dialect="openapi-3.0"`, or in an OpenAPI 3.0 document.',
        f"\nFormats that are checked: {known}. Others are annotations. `date`, `time` and `date-time` give ISO values.",
        f"\nDialects: {named}. The keywords of older ones are read as those of draft 2020-12 that mean the same.",
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(page())
