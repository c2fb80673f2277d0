"""Real-world schemas: each compiles or raises one of our errors, and agrees with jsonschema."""

import json
import lzma

import jsonschema
import pytest

from schemafill import Filler
from schemafill._errors import ConstraintError, LimitError, SchemaError, SchemaFillError
from schemafill.schema.compile import compile
from schemafill.schema.coverage import coverage
from schemafill.schema.validate import check, errors, validate
from schemafill.testing import OracleEngine, RandomEngine

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
    """What compiles out of the suites of drafts 2020-12 and 2019-09 validates as they say."""
    tested = 0
    for line in lines(corpora, "json-schema-test-suite", 1):
        # draft 7's schemas do not say that they are of it
        if line["draft"] == "draft7" or "/optional/" in line["id"]:
            continue
        try:
            compiled = compile(line["schema"])
        except SchemaError:
            continue
        for case in line.get("tests", ()):
            if "only an annotation" in case["description"] or "/vocabulary#" in line["id"]:
                # formats that we know are checked; every dialect is read with all vocabularies
                continue
            tested += 1
            found = errors(compiled.validator, case["data"])
            assert (not found) == case["valid"], (line["id"], case)
            try:
                validate(case["data"], compiled)
            except ConstraintError:
                assert not case["valid"]
    assert tested > 2250


TEXT = "Ada Lovelace, 12 May 2021, total 1,250.00 EUR for 3 items; ref AB-1234 at 10:30, a@b.example.\n" * 3


@pytest.mark.parametrize("missing", ["raise", "guess"])
@pytest.mark.parametrize("source", SOURCES)
def test_random_answers_give_a_valid_document_or_one_error(corpora, source, missing):
    for line in lines(corpora, source, 20):
        try:
            schema = compile(line["schema"])
        except (SchemaError, LimitError):
            continue
        for seed in range(3):
            try:
                filling = Filler(RandomEngine(seed)).explain(schema, TEXT, missing=missing)
            except SchemaFillError:
                continue
            assert errors(schema.validator, filling.document) == [], (line["id"], seed)


def test_the_oracle_fills_the_suite(corpora):
    """Every valid instance of the groups that compile, to a document that validates; all but one in a hundred."""
    filled = failed = 0
    for line in lines(corpora, "json-schema-test-suite", 1):
        try:
            schema = compile(line["schema"])
        except (SchemaError, LimitError):
            continue
        for case in line.get("tests", ()):
            if not case["valid"]:
                continue
            engine = OracleEngine(case["data"])
            try:
                document = Filler(engine).fill(schema, engine.context)
            except SchemaFillError:
                failed += 1
                continue
            assert errors(schema.validator, document) == [], line["id"]
            filled += 1
    assert filled > 2800
    assert failed < filled / 100
