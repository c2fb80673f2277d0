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
    schema = {"properties": {"a": {"$dynamicRef": "#"}}, "additionalProperties": True}
    assert coverage(schema) == (
        Entry("#/properties", "properties", "asked"),
        Entry("#/properties/a/$dynamicRef", "$dynamicRef", "refused"),
        Entry("#/additionalProperties", "additionalProperties", "annotation"),
    )


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
        *((word, None) for word in ("x-type", "example", "nullable", "id", "note", "discriminator", "enumNames", "")),
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
        ("hostname", None),
        ("int32", None),
        ("x", None),
    ],
)
def test_coverage_of_a_misspelt_format(format, meant):
    note = f'did you mean "{meant}"?' if meant else ""
    assert coverage({"format": format}) == (Entry("#/format", "format", "asked", note),)
