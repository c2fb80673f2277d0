"""References: every form that stays inside the document, and every way to fail."""

from dataclasses import replace

import pytest

from schemafill._errors import RemoteRefError, SchemaError, UnsupportedKeyword
from schemafill.schema.compile import compile
from schemafill.schema.nodes import Array, Checks, Never, Span

A = "#/properties/a"
STRING = {"type": "string", "title": "T", "description": "D"}


def string(place, **other):
    words = {"title": "T", "description": "D", **other}
    return Span(place=place, type="string", through_ref=True, **words)


@pytest.mark.parametrize(
    ("ref", "root", "place"),
    [
        ("#/$defs/x", {"$defs": {"x": STRING}}, "#/$defs/x"),
        ("#/definitions/x", {"definitions": {"x": STRING}}, "#/definitions/x"),
        ("#/parts/schemas/x", {"parts": {"schemas": {"x": STRING}}}, "#/parts/schemas/x"),
        ("#/$defs/a~1b~0c", {"$defs": {"a/b~c": STRING}}, "#/$defs/a~1b~0c"),
        ("#/$defs/a%25%20%C3%A9", {"$defs": {"a% é": STRING}}, "#/$defs/a% é"),
        ("#/$defs/", {"$defs": {"": STRING}}, "#/$defs/"),
        ("#/$defs/x/anyOf/1", {"$defs": {"x": {"anyOf": [{}, STRING]}}}, "#/$defs/x/anyOf/1"),
        ("#/$defs/$ref", {"$defs": {"$ref": STRING}}, "#/$defs/$ref"),
        ("#/$defs/y", {"$defs": {"x": STRING, "y": {"$ref": "#/$defs/x"}}}, "#/$defs/x"),
        ("http://e.org/s#/$defs/x", {"$id": "http://e.org/s", "$defs": {"x": STRING}}, "#/$defs/x"),
        ("s#/$defs/x", {"$id": "http://e.org/s", "$defs": {"x": STRING}}, "#/$defs/x"),
        ("o", {"$id": "http://e.org/s", "$defs": {"x": {"$id": "o", **STRING}}}, "#/$defs/x"),
    ],
)
def test_ref(field, ref, root, place):
    assert field({"$ref": ref}, **root) == string(place)


def test_ref_inside_an_embedded_resource(field):
    inner = {"$id": "http://e.org/x", "$ref": "#/$defs/y", "$defs": {"y": STRING}}
    place = "#/$defs/x/$defs/y"
    assert field({"$ref": "#/$defs/x"}, **{"$defs": {"x": inner}}) == string(place)
    assert field(inner) == string(f"{A}/$defs/y")


def test_ref_siblings(field):
    root = {"$defs": {"x": STRING}}
    found = field({"$ref": "#/$defs/x", "title": "own", "default": 1}, **root)
    assert found == string("#/$defs/x", title="own")
    # other keywords hold as well
    found = field({"$ref": "#/$defs/x", "minLength": 1, "type": ["string", "null"]}, **root)
    assert found == replace(string(A, checks=Checks(min_length=1)), through_ref=False)


def test_ref_beside_null(field):
    schema = {"anyOf": [{"$ref": "#/$defs/x"}, {"type": "null"}]}
    assert field(schema, **{"$defs": {"x": STRING}}) == string("#/$defs/x", nullable=True)


def test_ref_used_twice(field):
    pair = {"properties": {"a": {"$ref": "#/$defs/x"}, "b": {"$ref": "#/$defs/x"}}}
    root = compile({**pair, "$defs": {"x": {"items": STRING}}}).root
    assert root.properties[0].node == root.properties[1].node
    assert isinstance(root.properties[0].node, Array)


@pytest.mark.parametrize(
    "ref",
    [
        "http://example.com/s.json",
        "other.json",
        "other.json#/$defs/x",
        "urn:a:b",
        "/x",
        "file:///x",
        "http://[bad",
    ],
)
def test_remote(field, ref):
    with pytest.raises(RemoteRefError) as caught:
        field({"$ref": ref})
    assert str(caught.value) == (
        f"Expected a local reference such as `#/$defs/name`, got `{ref}`"
        f" (schemafill never fetches schemas) - at `{A}/$ref`"
    )


@pytest.mark.parametrize(
    "ref",
    [
        "#/$defs/nope",
        "#/properties/a/nope",
        "#/required/x",
        "#/required/9",
        "#/title/deep",
        "#/number/deep",
        "#anchor",
        "#a/b",
        "#/",
    ],
)
def test_dangling(field, ref):
    with pytest.raises(SchemaError) as caught:
        field({"$ref": ref}, required=["a"], title="T", number=5)
    assert type(caught.value) is SchemaError
    assert str(caught.value) == (
        f"Expected a reference to a part of this schema, got `{ref}`, which leads nowhere - at `{A}/$ref`"
    )


def test_reference_that_is_no_uri(field):
    with pytest.raises(SchemaError) as caught:
        field({"$ref": "http://[bad"}, **{"$id": "http://e.org/"})
    assert str(caught.value) == (
        f"Expected a reference to a part of this schema, got `http://[bad`, which leads nowhere - at `{A}/$ref`"
    )


@pytest.mark.parametrize(("ref", "kind"), [("#/required", "list"), ("#/title", "str"), ("#/nothing", "NoneType")])
def test_not_a_schema(field, ref, kind):
    with pytest.raises(SchemaError) as caught:
        field({"$ref": ref}, required=["a"], title="T", nothing=None)
    assert str(caught.value) == (
        f"Expected a reference to a schema, got `{ref}`, which leads to `{kind}` - at `{A}/$ref`"
    )


def test_target_outside_the_known_places_is_checked(field):
    with pytest.raises(SchemaError) as caught:
        field({"$ref": "#/parts/x"}, parts={"x": {"properties": 5}})
    assert str(caught.value) == "Expected `object`, got `integer` - at `#/parts/x/properties`"


def test_target_boolean(field):
    node = field({"$ref": "#/$defs/x"}, **{"$defs": {"x": True}})
    assert (node.name, node.nullable) == ("#anything", True)
    assert field({"$ref": "#/$defs/x"}, **{"$defs": {"x": False}}) == Never(place="#/$defs/x")


def test_anchor(field):
    with pytest.raises(UnsupportedKeyword) as caught:
        field({"$ref": "#x"}, **{"$defs": {"x": {"$anchor": "x", **STRING}}})
    assert caught.value.places == (("$anchor", f"{A}/$ref"),)


@pytest.mark.parametrize("bad", ["http://[", "http://[x"])
def test_bad_id(field, bad):
    with pytest.raises(SchemaError) as caught:
        field({"$id": bad, "type": "string"}, **{"$id": "http://e.org/"})
    assert str(caught.value) == f"Expected a URI reference, got `{bad}` - at `{A}/$id`"


LOOP = "Expected a reference to a schema, got `{}`, which leads back to itself - at `{}`"


@pytest.mark.parametrize(
    ("schema", "name", "place"),
    [
        ({"$ref": "#"}, "#", "#/$ref"),
        ({"anyOf": [{"$ref": "#"}, {"type": "null"}]}, "#", "#/anyOf/0/$ref"),
        (
            {
                "$ref": "#/$defs/a",
                "$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}},
            },
            "#/$defs/a",
            "#/$defs/b/$ref",
        ),
    ],
)
def test_loop(schema, name, place):
    with pytest.raises(SchemaError) as caught:
        compile(schema)
    assert str(caught.value) == LOOP.format(name, place)


@pytest.mark.parametrize(
    ("schema", "place"),
    [
        ({"properties": {"a": {"$ref": "#"}}, "required": ["a"]}, "#"),
        ({"items": {"$ref": "#"}, "minItems": 1}, "#"),
        (
            {
                "properties": {"x": {"$ref": "#/$defs/x"}},
                "$defs": {
                    "x": {"properties": {"y": {"$ref": "#/$defs/y"}}, "required": ["y"]},
                    "y": {"properties": {"x": {"$ref": "#/$defs/x"}}, "required": ["x"]},
                },
            },
            "#/$defs/x",
        ),
    ],
)
def test_recursion_without_end(schema, place):
    with pytest.raises(SchemaError) as caught:
        compile(schema)
    assert str(caught.value) == (f"Expected a recursion that can end, got one that requires itself - at `{place}`")


@pytest.mark.parametrize(
    "schema",
    [
        {"properties": {"a": {"$ref": "#"}}},
        {"properties": {"a": {"items": {"$ref": "#"}}}, "required": ["a"]},
        {
            "properties": {"a": {"anyOf": [{"$ref": "#"}, {"type": "null"}]}},
            "required": ["a"],
        },
        {
            "type": ["object", "null"],
            "properties": {"a": {"$ref": "#"}},
            "required": ["a"],
        },
    ],
)
def test_recursion_with_an_end(schema):
    assert set(compile(schema).defs) == {"#"}
