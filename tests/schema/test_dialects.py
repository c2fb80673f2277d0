"""Older drafts mean the same in the words of draft 2020-12."""

import pytest

from schemafill import Filler, SchemaError
from schemafill.schema.compile import compile, compiled
from schemafill.schema.dialects import DIALECTS, modern
from schemafill.schema.nodes import Flag, Span, Tuple
from schemafill.schema.validate import errors, validate
from schemafill.testing import OracleEngine

D4, D7 = ({"$schema": f"http://json-schema.org/draft-0{n}/schema#"} for n in (4, 7))
STRING = {"type": "string"}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ({"items": [STRING, {}]}, {"prefixItems": [STRING, {}]}),
        ({"items": [STRING], "additionalItems": False}, {"prefixItems": [STRING], "items": False}),
        ({"items": [], "additionalItems": STRING}, {"items": STRING}),
        ({"items": STRING, "additionalItems": False}, {"items": STRING}),
        ({"minimum": 3, "exclusiveMinimum": True}, {"exclusiveMinimum": 3}),
        ({"maximum": 3, "exclusiveMaximum": False}, {"maximum": 3}),
        ({"exclusiveMaximum": True}, {}),
        ({"exclusiveMaximum": 4}, {"exclusiveMaximum": 4}),
        (
            {"dependencies": {"a": ["b"], "c": {"required": ["d"]}, "e": "f"}},
            {"dependentRequired": {"a": ["b"], "e": ["f"]}, "dependentSchemas": {"c": {"required": ["d"]}}},
        ),
        (
            {**D7, "properties": {"a": {"$ref": "#/definitions/x", "minLength": 3, "title": "t"}}},
            {"properties": {"a": {"$ref": "#/definitions/x", "title": "t"}}},
        ),
        # what a reference may lead to stays
        ({**D7, "$ref": "#/parts/x", "$id": "a", "type": "string", "parts": {"x": {"items": [{}]}}},
         {"$ref": "#/parts/x", "$id": "a", "parts": {"x": {"prefixItems": [{}]}}}),
        ({"$ref": "#/$defs/x", "minLength": 3}, {"$ref": "#/$defs/x", "minLength": 3}),
        ({**D4, "id": "http://e.org/x"}, {"$id": "http://e.org/x"}),
        ({**D4, "properties": {"a": {"id": "#b"}}}, {"properties": {"a": {"$anchor": "b"}}}),
        # written by generators, and of no meaning
        ({**D7, "properties": {"a": {"$id": "#/properties/a"}}}, {"properties": {"a": {}}}),
        # a resource of another dialect
        ({"$defs": {"a": {**D7, "$id": "u:a", "$defs": {"b": {"$ref": "u:a", "type": "string"}}}}},
         {"$defs": {"a": {"$id": "u:a", "$defs": {"b": {"$ref": "u:a#"}}}}}),
        # what moved is found where it is now
        ({"items": [STRING, {"$ref": "#/items/0"}], "additionalItems": {"$ref": "#/items/1"}},
         {"prefixItems": [STRING, {"$ref": "#/prefixItems/0"}], "items": {"$ref": "#/prefixItems/1"}}),
        ({"dependencies": {"a/b": {"$ref": "#/dependencies/a~1b%25"}, "a/b%": {}}},
         {"dependentSchemas": {"a/b": {"$ref": "#/dependentSchemas/a~1b%25"}, "a/b%": {}}}),
        ({"properties": {"id": STRING, "items": STRING}}, {"properties": {"id": STRING, "items": STRING}}),
        ({"enum": [{"items": [1]}], "default": {"items": [1]}}, {"enum": [{"items": [1]}], "default": {"items": [1]}}),
        ({"anyOf": [{"not": {"items": [STRING]}}]}, {"anyOf": [{"not": {"prefixItems": [STRING]}}]}),
    ],
)  # fmt: skip
def test_modern(old, new):
    assert modern(old).schema == new


def test_an_old_schema_is_kept_as_it_was_given():
    old = {**D7, "type": "array", "items": [STRING, {"type": "number"}], "additionalItems": False}
    schema = compile(old)
    assert schema.document == old
    assert schema.root == Tuple(
        place="#",
        items=(Span(place="#/prefixItems/0", type="string"), Span(place="#/prefixItems/1", type="number")),
    )
    assert errors(schema.validator, ["a", 1]) == []
    assert [keyword for _, _, keyword in errors(schema.validator, ["a", 1, 2])] == ["items"]


# ---- an argument instead of `$schema`


@pytest.mark.parametrize("dialect", DIALECTS)
def test_dialect(dialect):
    """Beside a reference counts what its dialect says, and `$schema` before the argument."""
    schema = {"$ref": "#/$defs/x", "minLength": 3, "$defs": {"x": STRING}}
    alone = dialect in ("draft4", "draft6", "draft7", "openapi-3.0")
    assert compile(schema, dialect=dialect).validator.is_valid("a") is alone
    new = {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}
    assert not compile(new, dialect=dialect).validator.is_valid("a")
    assert compile({**D7, **schema}, dialect=dialect).validator.is_valid("a")


def test_dialect_that_is_none():
    for kind in (SchemaError, ValueError):
        with pytest.raises(kind) as caught:
            compile({}, dialect="draft3")
        assert str(caught.value) == (
            "Expected a dialect of draft4, draft6, draft7, 2019-09, 2020-12, openapi-3.0, openapi-3.1, got `draft3`"
        )


def test_a_compiled_schema_has_a_dialect():
    schema = compile({}, dialect="draft4")
    assert compiled(schema) is schema
    for more in ({"dialect": "draft4"}, {"pointer": "#/a"}):
        with pytest.raises(ValueError, match=r"^Expected no dialect and no pointer beside a compiled schema, got one$"):
            compiled(schema, **more)


# ---- OpenAPI


@pytest.mark.parametrize(
    ("schema", "new"),
    [
        ({"type": "string", "nullable": True}, {"type": ["string", "null"], "nullable": True}),
        ({"type": ["string"], "nullable": True}, {"type": ["string", "null"], "nullable": True}),
        ({"type": ["string", "null"], "nullable": True}, {"type": ["string", "null"], "nullable": True}),
        ({"type": "string", "nullable": False}, {"type": "string", "nullable": False}),
        ({"enum": ["a"], "nullable": True}, {"enum": ["a", None], "nullable": True}),
        ({"nullable": True, "title": "t"}, {"nullable": True, "title": "t"}),
        ({"nullable": True, "title": "t", "allOf": [{"type": "object"}]},
         {"nullable": True, "title": "t", "anyOf": [{"allOf": [{"type": "object"}]}, {"type": "null"}]}),
        ({"nullable": True, "$ref": "#/x", "minLength": 1},
         {"nullable": True, "anyOf": [{"$ref": "#/x"}, {"type": "null"}]}),
        ({"nullable": True, "properties": {"a": {"items": [{}]}, "b": {"$ref": "#/properties/a/items/0"}}},
         {"nullable": True, "anyOf": [{"properties": {"a": {"prefixItems": [{}]},
                                                      "b": {"$ref": "#/anyOf/0/properties/a/prefixItems/0"}}},
                                      {"type": "null"}]}),
        ({"minimum": 1, "exclusiveMinimum": True}, {"exclusiveMinimum": 1}),
    ],
)  # fmt: skip
def test_openapi_3_0(schema, new):
    assert modern(schema, "openapi-3.0").schema == new


SCHEMAS = {
    "Order": {
        "type": "object",
        "properties": {
            "note": {"type": "string", "nullable": True},
            "to": {"$ref": "#/components/schemas/Address", "nullable": True},
            "from": {"nullable": True, "allOf": [{"$ref": "#/components/schemas/Address"}]},
            "state": {"type": "string", "enum": ["open", "paid"], "nullable": True},
        },
        "required": ["note", "to", "from", "state"],
    },
    "Address": {"type": "object", "properties": {"street": {"type": "string"}}, "required": ["street"]},
}
OPENAPI = {"openapi": "3.0.3", "info": {"title": "Shop", "version": "1"}, "components": {"schemas": SCHEMAS}}
ORDER = "#/components/schemas/Order"


@pytest.mark.parametrize(
    "document",
    [
        {"note": None, "to": None, "from": None, "state": None},
        {"note": "soon", "to": {"street": "High St"}, "from": {"street": "Low St"}, "state": "paid"},
    ],
)
def test_a_part_of_an_openapi_document(document):
    engine = OracleEngine(document)
    filler = Filler(engine)
    assert filler.fill(OPENAPI, engine.context, pointer=ORDER) == document
    assert filler.fill(OPENAPI, engine.context, pointer=ORDER[1:]) == document
    assert filler.fill({"$ref": ORDER, **OPENAPI}, engine.context) == document
    bare = {"$ref": ORDER, "components": OPENAPI["components"]}
    assert filler.fill(bare, engine.context, dialect="openapi-3.0") == document
    (filling,) = filler.fill_many(OPENAPI, [engine.context], pointer=ORDER)
    assert filling.document == document
    validate(document, OPENAPI, pointer=ORDER)
    assert compile(bare).validator.is_valid(document) is (document["note"] is not None)


@pytest.mark.parametrize(
    ("more", "dialect"),
    [
        ({"openapi": "3.0.0"}, "openapi-3.0"),
        ({"openapi": "3.1.1"}, "openapi-3.1"),
        ({"openapi": "3.2.0"}, "openapi-3.1"),
        ({"openapi": "3.1.0", "jsonSchemaDialect": "http://json-schema.org/draft-07/schema#"}, "draft7"),
        ({"$schema": "https://spec.openapis.org/oas/3.1/dialect/base"}, "openapi-3.1"),
        ({"$schema": "http://json-schema.org/draft-05/schema#"}, "draft4"),
        ({"$schema": "http://e.org/own"}, "2020-12"),
        ({"openapi": 3.0}, "2020-12"),
        ({}, "2020-12"),
    ],
)
def test_declared_dialect(more, dialect):
    assert modern(more, "2020-12").dialect == dialect


def test_pointer_of_a_schema():
    schema = {"type": "object", "required": ["b"], "$defs": {"a/b": {"type": "boolean"}}}
    assert compile(schema, pointer="#/$defs/a~1b").root == Flag(place="#/$defs/a~1b")
    for pointer in ("#/$defs/c", "#nope"):
        with pytest.raises(SchemaError) as caught:
            compile({"type": "object"}, pointer=pointer)
        assert str(caught.value) == (
            f"Expected a reference to a part of this schema, got `{pointer}`, which leads nowhere - at `#`"
        )
