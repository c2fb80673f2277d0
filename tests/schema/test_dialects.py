"""Older drafts mean the same in the words of draft 2020-12."""

import pytest

from schemafill.schema.compile import compile
from schemafill.schema.dialects import modern
from schemafill.schema.nodes import Span, Tuple
from schemafill.schema.validate import errors

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
            {**D7, "properties": {"a": {"$ref": "#/definitions/x", "title": "t"}}},
        ),
        ({"$ref": "#/$defs/x", "minLength": 3}, {"$ref": "#/$defs/x", "minLength": 3}),
        ({**D4, "id": "http://e.org/x"}, {**D4, "$id": "http://e.org/x"}),
        ({"properties": {"id": STRING, "items": STRING}}, {"properties": {"id": STRING, "items": STRING}}),
        ({"enum": [{"items": [1]}], "default": {"items": [1]}}, {"enum": [{"items": [1]}], "default": {"items": [1]}}),
        ({"anyOf": [{"not": {"items": [STRING]}}]}, {"anyOf": [{"not": {"prefixItems": [STRING]}}]}),
    ],
)
def test_modern(old, new):
    assert modern(old) == new


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
