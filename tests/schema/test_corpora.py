"""Real-world schemas: each compiles or raises one of our errors, and agrees with jsonschema."""

import json
import lzma

import jsonschema
import pytest

from schemafill._errors import ConstraintError, LimitError, SchemaError
from schemafill.schema.compile import compile
from schemafill.schema.coverage import coverage
from schemafill.schema.validate import check, errors, validate

SOURCES = [
    "bfcl",
    "json-schema-test-suite",
    "jsonresume",
    "openapi-openai",
    "outlines",
    "pydantic",
    "schemastore",
    "xgrammar",
    "zod",
]


def lines(corpora, source, step):
    with lzma.open(corpora / f"{source}.jsonl.xz", "rt", encoding="utf-8") as file:
        for i, line in enumerate(file):
            if i % step == 0:
                yield json.loads(line)


@pytest.mark.parametrize("source", SOURCES)
def test_corpus(corpora, source):
    for line in lines(corpora, source, 20):
        schema = line["schema"]
        try:
            compiled = compile(schema)
        except (SchemaError, LimitError):
            continue
        assert "refused" not in {entry.status for entry in coverage(compiled)}


@pytest.mark.parametrize("source", SOURCES)
def test_meta_schema_agrees_with_jsonschema(corpora, source):
    """The flat check of each part finds what the recursive check of the whole finds."""
    for line in lines(corpora, source, 20):
        schema = line["schema"]
        whole = jsonschema.Draft202012Validator(jsonschema.Draft202012Validator.META_SCHEMA)
        try:
            check(schema)
        except SchemaError:
            assert not whole.is_valid(schema), line["id"]
        else:
            assert whole.is_valid(schema), line["id"]


def test_suite(corpora):
    """What compiles out of the draft 2020-12 suite validates as the suite says."""
    tested = 0
    for line in lines(corpora, "json-schema-test-suite", 1):
        if line["draft"] != "draft2020-12" or "/optional/" in line["id"]:
            continue
        try:
            compiled = compile(line["schema"])
        except SchemaError:
            continue
        for case in line.get("tests", ()):
            tested += 1
            found = errors(compiled.validator, case["data"])
            assert (not found) == case["valid"], (line["id"], case)
            try:
                validate(case["data"], compiled)
            except ConstraintError:
                assert not case["valid"]
    assert tested > 100
