import pytest

from schemafill._errors import SchemaError
from schemafill.schema.compile import compile
from schemafill.schema.coverage import Entry, coverage


def test_coverage():
    schema = {
        "title": "T",
        "properties": {
            "a": {"type": "string", "format": "date", "minLength": 3, "default": ""},
            "b": {"$ref": "#/$defs/x"},
        },
        "required": ["a"],
        "additionalProperties": False,
        "$defs": {"x": {"type": "string", "format": "odd", "x-y": 1}, "unused": {"allOf": [{}]}},
    }
    expected = (
        Entry("#/title", "title", "asked"),
        Entry("#/properties", "properties", "asked"),
        Entry("#/properties/a/type", "type", "asked"),
        Entry("#/properties/a/format", "format", "checked afterwards"),
        Entry("#/properties/a/minLength", "minLength", "used to choose"),
        Entry("#/properties/a/default", "default", "annotation"),
        Entry("#/properties/b/$ref", "$ref", "asked"),
        Entry("#/$defs/x/type", "type", "asked"),
        Entry("#/$defs/x/format", "format", "asked"),
        Entry("#/$defs/x/x-y", "x-y", "annotation"),
        Entry("#/required", "required", "checked afterwards"),
        Entry("#/additionalProperties", "additionalProperties", "checked afterwards"),
        Entry("#/$defs", "$defs", "annotation"),
    )
    assert coverage(schema) == expected
    assert coverage(compile(schema)) == expected


def test_coverage_refused():
    schema = {"properties": {"a": {"type": "integer", "x-generate": True}}, "additionalProperties": True}
    assert coverage(schema) == (
        Entry("#/properties", "properties", "asked"),
        Entry("#/properties/a/type", "type", "asked"),
        Entry("#/properties/a/x-generate", "x-generate", "refused"),
        Entry("#/additionalProperties", "additionalProperties", "annotation"),
    )


def test_coverage_of_dialects():
    schema = {"components": {"schemas": {"a": {"type": "string", "nullable": True, "$schema": "http://x/y"}}}}
    place = "#/components/schemas/a"
    told = 'nullable is OpenAPI\'s: pass dialect="openapi-3.0"'
    expected = (
        Entry(f"{place}/$schema", "$schema", "annotation"),
        Entry(f"{place}/type", "type", "asked"),
        Entry(f"{place}/nullable", "nullable", "annotation", told),
    )
    assert coverage(schema, pointer=place) == coverage(compile(schema, pointer=place)) == expected
    asked = Entry(f"{place}/nullable", "nullable", "asked")
    assert coverage(schema, pointer=place, dialect="openapi-3.0")[-1] == asked
    assert coverage(compile(schema, pointer=place, dialect="openapi-3.0"))[-1] == asked
    assert coverage({"openapi": "3.0.3", **schema}, pointer=place)[-1] == asked


def test_coverage_of_no_schema():
    with pytest.raises(SchemaError, match=r"^Expected `string`, got `integer` - at `#/title`$"):
        coverage({"title": 5})


@pytest.mark.parametrize(
    ("keyword", "meant"),
    [
        ("propertys", "properties"),
        ("requierd", "required"),
        ("minLenght", "minLength"),
        ("min_length", "minLength"),
        ("one_of", "oneOf"),
        ("ref", "$ref"),
        ("item", "items"),
        ("ordinal", "x-ordinal"),
        ("x-ordnal", "x-ordinal"),
        # of no meaning to a document, or another's
        *((word, None) for word in ("x-type", "example", "id", "note", "discriminator", "enumNames", "")),
    ],
)
def test_coverage_of_a_misspelt_keyword(keyword, meant):
    note = f'did you mean "{meant}"?' if meant else ""
    assert coverage({keyword: 1}) == (Entry(f"#/{keyword}", keyword, "annotation", note),)


@pytest.mark.parametrize(
    ("format", "meant"),
    [
        ("emial", "email"),
        ("datetime", "date-time"),
        ("uuid4", "uuid"),
        ("idn-hostname", None),
        ("int32", None),
        ("x", None),
    ],
)
def test_coverage_of_a_misspelt_format(format, meant):
    note = f'did you mean "{meant}"?' if meant else ""
    assert coverage({"format": format}) == (Entry("#/format", "format", "asked", note),)
