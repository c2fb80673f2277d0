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
    with pytest.raises(SchemaError, match=r"^5 is not of type 'string' - at `#/title`$"):
        coverage({"title": 5})
