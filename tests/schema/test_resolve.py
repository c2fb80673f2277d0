"""References: every form that stays inside the document, and every way to fail."""

from dataclasses import replace

import pytest

from schemafill import Filler
from schemafill._errors import RemoteRefError, SchemaError
from schemafill.schema.compile import compile
from schemafill.schema.nodes import Array, Checks, Flag, Never, Ref, Span
from schemafill.schema.validate import errors
from schemafill.testing import OracleEngine

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


@pytest.mark.parametrize("place", ["", "/not", "/if/items"])
def test_reference_that_is_no_uri(field, place):
    """Nor where it is only followed to check."""
    schema = {"$ref": "http://[bad"}
    for part in place.split("/")[:0:-1]:
        schema = {part: schema}
    with pytest.raises(SchemaError) as caught:
        field(schema, **{"$id": "http://e.org/"})
    assert str(caught.value) == f"Expected a URI reference, got `http://[bad` - at `{A}{place}/$ref`"


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


@pytest.mark.parametrize(
    ("schema", "defs"),
    [
        ({"$ref": "#x"}, {"x": {"$anchor": "x", **STRING}}),
        # a recursion can change neither, outside any other resource
        ({"$dynamicRef": "#x"}, {"x": {"$anchor": "x", **STRING}}),
        ({"$dynamicRef": "#x"}, {"x": {"$dynamicAnchor": "x", **STRING}}),
        ({"$ref": "#x"}, {"x": {"$dynamicAnchor": "x", **STRING}}),
        ({"$dynamicRef": "#/$defs/x"}, {"x": STRING}),
        ({"$ref": "urn:e:x#y"}, {"x": {**STRING, "$anchor": "y", "$id": "urn:e:x"}}),
        # drafts 6 and 7
        ({"$ref": "#x"}, {"x": {"$id": "#x", **STRING}}),
    ],
)
def test_anchor(field, schema, defs):
    assert field(schema, **{"$defs": defs}) == string("#/$defs/x")


def test_references_of_a_resource_that_is_merged():
    """They lead where they led in their own resource."""
    other = {"$id": "http://e.org/b", "properties": {"y": {"$ref": "#/$defs/s"}}, "$defs": {"s": {"type": "integer"}}}
    schema = {"$ref": "http://e.org/b", "required": ["y"], "$defs": {"b": other, "s": STRING}}
    (prop,) = compile(schema).root.properties
    assert (prop.node.place, prop.node.type, prop.required) == ("#/$defs/b/$defs/s", "integer", True)
    fill(schema, {"y": 3})


def test_a_resource_under_a_name_of_no_meaning(field):
    parts = {"x": {"$id": "http://e.org/x", "$ref": "#name", "$defs": {"n": {"$anchor": "name", **STRING}}}}
    assert field({"$ref": "#/parts/x"}, parts=parts) == string("#/parts/x/$defs/n")


LISTS = {
    "$id": "http://e.org/list",
    "type": "array",
    "items": {"$dynamicRef": "#item"},
    "$defs": {"any": {"$dynamicAnchor": "item", "type": "boolean"}},
}


def of(name, type):
    return {"$id": f"http://e.org/{name}", "$ref": "list", "$defs": {"i": {"$dynamicAnchor": "item", "type": type}}}


def test_a_dynamic_reference_depends_on_the_way():
    """The same place is two nodes."""
    lists = {"lists": LISTS, "words": of("words", "string"), "numbers": of("numbers", "number")}
    uses = {name: {"$ref": f"http://e.org/{name}"} for name in ("words", "numbers", "list")}
    schema = {"properties": uses, "$defs": lists}
    words, numbers, plain = (prop.node for prop in compile(schema).root.properties)
    assert (words.item.type, numbers.item.type, type(plain.item)) == ("string", "number", Flag)
    fill(schema, {"words": ["a", "b"], "numbers": [1, 2], "list": [True, False]})


@pytest.mark.parametrize("draft", ["2019-09", "2020-12"])
def test_a_tree_that_another_extends(draft):
    old = draft == "2019-09"
    anchor = {"$recursiveAnchor": True} if old else {"$dynamicAnchor": "node"}
    again = {"$recursiveRef": "#"} if old else {"$dynamicRef": "#node"}
    tree = {
        "$id": "http://e.org/tree", **anchor, "type": "object",
        "properties": {"name": {"type": "string"}, "kids": {"type": "array", "items": again}},
    }  # fmt: skip
    schema = {
        "$schema": f"https://json-schema.org/draft/{draft}/schema", "$id": "http://e.org/strict", **anchor,
        "$ref": "tree", "required": ["name"], "unevaluatedProperties": False, "$defs": {"tree": tree},
    }  # fmt: skip
    fill(schema, {"name": "a", "kids": [{"name": "b", "kids": [{"name": "c"}]}]})
    found = errors(compile(schema).validator, {"name": "a", "kids": [{"kids": []}]})
    assert [(place, keyword) for place, _, keyword in found] == [("/kids/0/name", "required")]


def test_recursive_reference_without_an_anchor():
    schema = {"$ref": "#/$defs/t", "$defs": {"t": {"properties": {"a": {"$recursiveRef": "#"}, "b": STRING}}}}
    assert set(compile(schema).defs) == {"#"}
    both = {"properties": {"a": {"$recursiveRef": "#", "$ref": "#/$defs/x"}}, "$defs": {"x": {"required": ["n"]}}}
    with pytest.raises(SchemaError, match=r"^Expected `array`, got `integer` - at `#/allOf`$"):
        compile({"$recursiveRef": "#", "$ref": "#/$defs/x", "allOf": 5})
    (prop,) = compile(both).root.properties
    assert [p.name for p in prop.node.properties] == ["a", "n"]


# ---- keywords beside a recursion


def fill(schema, document):
    engine = OracleEngine(document)
    assert Filler(engine).fill(schema, engine.context) == document


@pytest.mark.parametrize(
    ("schema", "document"),
    [
        # merged, with a name of its own in each level
        (
            {"properties": {"v": STRING, "next": {"$ref": "#", "required": ["v"], "description": "D"}}},
            {"next": {"v": "a", "next": {"v": "b"}}},
        ),
        # asks more the deeper it is, until nothing is new
        (
            {"properties": {"v": STRING, "kid": {"$ref": "#", "properties": {"kid": {"required": ["v"]}}}}},
            {"kid": {"kid": {"v": "a", "kid": {"v": "b", "kid": {"v": "c"}}}}},
        ),
        (
            {
                "$ref": "#/$defs/a",
                "$defs": {
                    "a": {"properties": {"x": STRING, "b": {"allOf": [{"$ref": "#/$defs/b"}, {"required": ["y"]}]}}},
                    "b": {"properties": {"y": STRING, "a": {"allOf": [{"$ref": "#/$defs/a"}, {"required": ["x"]}]}}},
                },
            },
            {"x": "1", "b": {"y": "2", "a": {"x": "3", "b": {"y": "4"}}}},
        ),
        # in a form of a union that is read together with what is beside it
        (
            {
                "properties": {"v": STRING, "more": {"anyOf": [{"$ref": "#"}, {"type": "null"}], "minProperties": 1}},
                "required": ["v"],
            },
            {"v": "a", "more": {"v": "b", "more": None}},
        ),
        # of the names of an object
        ({"propertyNames": {"$ref": "#", "minLength": 2}, "type": ["object", "string"]}, {"ab": "x"}),
    ],
)
def test_keywords_beside_a_recursion(schema, document):
    fill(schema, document)


def test_a_recursion_that_a_recursion_is_merged_into():
    """What was merged already is named, not written out again."""
    schema = {"properties": {"v": STRING, "next": {"$ref": "#", "required": ["v"]}}}
    next_ = compile(schema).root.properties[1].node
    assert [(p.name, p.required) for p in next_.properties] == [("v", True), ("next", False)]
    assert next_.properties[1].node == Ref(place="#/properties/next", name="#/properties/next", through_ref=True)


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
        ({"$ref": "#", "type": "object"}, "#", "#/$ref"),
        # where it is only checked
        ({"type": "object", "not": {"$ref": "#"}}, "#", "#"),
        (
            {
                "type": "object",
                "if": {"not": {"$ref": "#/$defs/a"}},
                "$defs": {"a": {"dependentSchemas": {"x": {"$ref": "#"}}}},
            },
            "#",
            "#",
        ),
        (
            {"contains": {"$ref": "#/$defs/a"}, "$defs": {"a": {"oneOf": [{}, {"$ref": "#/$defs/a"}]}}},
            "#/$defs/a",
            "#/$defs/a",
        ),
        (
            {"$ref": "#/$defs/a", "$defs": {"a": {"allOf": [{"$ref": "#/$defs/a"}, {}]}}},
            "#/$defs/a",
            "#/$defs/a/allOf/0/$ref",
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


# ---- what is only checked


@pytest.mark.parametrize(
    ("part", "place"),
    [
        ({"not": {"$ref": "#/nope"}}, "/not"),
        ({"if": {"properties": {"a": {"$ref": "#nope"}}}}, "/if/properties/a"),
        ({"patternProperties": {"^a/": {"anyOf": [{}, {"$dynamicRef": "#nope"}]}}}, "/patternProperties/^a~1/anyOf/1"),
        ({"properties": {"a": {}}, "additionalProperties": {"$ref": "#/$defs/nope"}}, "/additionalProperties"),
    ],
)
def test_dangling_where_it_is_only_checked(field, part, place):
    ref = part_of(part, place).popitem()[1]
    with pytest.raises(SchemaError) as caught:
        field(part)
    assert str(caught.value).startswith(
        f"Expected a reference to a part of this schema, got `{ref}`, which leads nowhere - at `{A}{place}/$"
    )


def part_of(schema, place):
    value = schema
    for name in place.split("/")[1:]:
        value = value[int(name) if isinstance(value, list) else name.replace("~1", "/")]
    return dict(value)


def test_remote_where_it_is_only_checked(field):
    away = {"away": {"$ref": "http://e.org/x"}, "near": {"contains": {"$ref": "#/$defs/away"}}}
    with pytest.raises(RemoteRefError) as caught:
        field({"not": {"$ref": "#/$defs/near"}}, **{"$defs": away})
    assert str(caught.value).endswith("- at `#/$defs/away/$ref`")
    # what nothing leads to may lead anywhere
    assert field({"not": {"$defs": away, "type": "string"}, "type": "integer"}, **{"$defs": away}).type == "integer"
    # and what leads back ends
    assert field({"type": "object", "not": {"properties": {"a": {"$ref": "#"}}, "required": ["a"]}}).place == A
