"""Every keyword: what it becomes, and what is refused."""

from decimal import Decimal

import pytest

from schemafill._errors import SchemaError, UnsupportedKeyword
from schemafill.schema.compile import compile
from schemafill.schema.nodes import (
    Array,
    Checks,
    Choice,
    Const,
    Flag,
    Map,
    Never,
    Object,
    Option,
    Property,
    Ref,
    Score,
    Span,
    Text,
    Tuple,
    Union,
)
from schemafill.schema.walk import KEYWORDS

NUMBER, STRING = {"type": "number"}, {"type": "string"}

A = "#/properties/a"


def options(*pairs):
    return tuple(Option(*pair) for pair in pairs)


AB = options(("a", "a"), ("b", "b"))
EMPTY_OBJECT = {"type": "object", "additionalProperties": False}


@pytest.mark.parametrize(
    ("schema", "node"),
    [
        ({"type": "string"}, Span(place=A, type="string")),
        ({"type": "number"}, Span(place=A, type="number")),
        ({"type": "integer"}, Span(place=A, type="integer")),
        ({"type": ["integer", "number"]}, Span(place=A, type="number")),
        ({"type": ["null", "string"]}, Span(place=A, type="string", nullable=True)),
        ({"type": ["string"]}, Span(place=A, type="string")),
        ({"type": "boolean"}, Flag(place=A)),
        ({"type": ["boolean", "null"]}, Flag(place=A, nullable=True)),
        ({"type": "null"}, Const(place=A, nullable=True, value=None)),
        (
            {"type": "string", "title": "T", "description": "D"},
            Span(place=A, type="string", title="T", description="D"),
        ),
        ({"type": "string", "format": "date"}, Span(place=A, type="string", format="date")),
        ({"type": "string", "format": "odd"}, Span(place=A, type="string", format="odd")),
        (
            {"type": "string", "minLength": 1, "maxLength": 9.0, "minimum": 3, "minItems": 2},
            Span(place=A, type="string", checks=Checks(min_length=1, max_length=9)),
        ),
        (
            {"type": "number", "minimum": 0.1, "exclusiveMaximum": 10**30, "minLength": 3},
            Span(
                place=A,
                type="number",
                checks=Checks(minimum=Decimal("0.1"), exclusive_maximum=Decimal(10**30)),
            ),
        ),
        (
            {"type": "integer", "maximum": 5, "exclusiveMinimum": -1e300},
            Span(
                place=A,
                type="integer",
                checks=Checks(maximum=Decimal(5), exclusive_minimum=Decimal("-1e300")),
            ),
        ),
        ({"type": "string", "x-generate": True}, Text(place=A)),
        (
            {"type": ["string", "null"], "x-generate": True, "maxLength": 80},
            Text(place=A, nullable=True, checks=Checks(max_length=80)),
        ),
        ({"type": "string", "x-generate": False}, Span(place=A, type="string")),
    ],
)
def test_scalar(field, schema, node):
    assert field(schema) == node


@pytest.mark.parametrize(
    ("schema", "node"),
    [
        ({"enum": ["a", "b"]}, Choice(place=A, options=AB)),
        ({"enum": ["a"]}, Choice(place=A, options=AB[:1])),
        ({"enum": ["a", "b", "a"]}, Choice(place=A, options=AB)),
        ({"enum": ["a", None, "b"]}, Choice(place=A, nullable=True, options=AB)),
        ({"type": "string", "enum": ["a", None, 3, "b"]}, Choice(place=A, options=AB)),
        ({"type": ["string", "null"], "enum": ["a", "b"]}, Choice(place=A, options=AB)),
        (
            {"type": "integer", "enum": [1, 2.0, 2.5, True]},
            Choice(place=A, options=options(("1", 1), ("2.0", 2.0))),
        ),
        ({"enum": [1, 1.0]}, Choice(place=A, options=options(("1", 1)))),
        ({"enum": [1, True]}, Choice(place=A, options=options(("1", 1), ("true", True)))),
        (
            {"enum": ["1", 1, "2", '"1"']},
            Choice(
                place=A,
                options=options(('"1"', "1"), ("1", 1), ("2", "2"), ('"\\"1\\""', '"1"')),
            ),
        ),
        (
            {"enum": [{"é": [1, None]}, "", " "]},
            Choice(
                place=A,
                options=options(('{"é":[1,null]}', {"é": [1, None]}), ('""', ""), ('" "', " ")),
            ),
        ),
        ({"enum": [None]}, Const(place=A, nullable=True, value=None)),
        ({"enum": [True, False]}, Flag(place=A)),
        ({"type": "boolean", "enum": [True, False, "no"]}, Flag(place=A)),
        ({"type": "boolean", "enum": [True]}, Choice(place=A, options=options(("true", True)))),
        ({"enum": ["abc", "b"], "maxLength": 1}, Choice(place=A, options=AB[1:])),
        ({"enum": ["a", "b"], "x-ordinal": True}, Score(place=A, options=AB)),
        ({"enum": ["a", "b", None], "x-ordinal": True}, Score(place=A, nullable=True, options=AB)),
        ({"enum": ["a", "b"], "x-ordinal": False}, Choice(place=A, options=AB)),
        ({"const": "a"}, Const(place=A, value="a")),
        ({"const": "a", "enum": ["a", "b"], "type": "string"}, Const(place=A, value="a")),
        ({"const": {"k": 1}}, Const(place=A, value={"k": 1})),
        ({"const": None}, Const(place=A, nullable=True, value=None)),
    ],
)
def test_enum_and_const(field, schema, node):
    assert field(schema) == node


@pytest.mark.parametrize("keyword", ["anyOf", "oneOf"])
@pytest.mark.parametrize(
    ("branches", "beside", "node"),
    [
        ([{"type": "string"}], {}, Span(place="0", type="string")),
        ([{"type": "string"}, {"type": "null"}], {}, Span(place="0", type="string", nullable=True)),
        ([{"const": None}, {"type": "boolean"}], {}, Flag(place="1", nullable=True)),
        (
            [{"type": "string", "title": "in", "description": "in"}, {"type": "null"}],
            {"title": "out", "description": ""},
            Span(place="0", type="string", nullable=True, title="out", description="in"),
        ),
        (
            [{"type": "string"}, {"type": "null"}],
            {"type": ["string", "integer"]},
            Span(place="0", type="string"),
        ),
        ([{"const": "a"}, {"const": "b"}], {}, Choice(place=A, options=AB)),
        ([{"const": "a"}, {"enum": ["b", None]}], {}, Choice(place=A, nullable=True, options=AB)),
        ([{"const": "a"}, {"type": "null"}], {}, Choice(place=A, nullable=True, options=AB[:1])),
        (
            [{"const": "a", "title": "T"}, {"const": "b"}, {"const": 1}],
            {"type": "string", "title": "out"},
            Choice(place=A, options=AB, title="out"),
        ),
        (
            [{"type": "boolean"}, {"const": "a"}],
            {},
            Choice(place=A, options=options(("true", True), ("false", False), ("a", "a"))),
        ),
        (
            [{"enum": ["a", "b"], "x-ordinal": True}, {"type": "null"}],
            {},
            Score(place="0", nullable=True, options=AB),
        ),
    ],
)
def test_any_of_and_one_of(field, keyword, branches, beside, node):
    found = field({keyword: branches, **beside})
    if node.place != A:
        node = type(node)(**{**fields(node), "place": f"{A}/{keyword}/{node.place}"})
    assert found == node


def fields(node):
    return {name: getattr(node, name) for name in node.__dataclass_fields__}


def test_one_of_excludes_what_two_branches_allow(field):
    branches = [{"enum": ["a", "c"]}, {"enum": ["b", "c"]}]
    assert field({"oneOf": branches}) == Choice(place=A, options=AB)
    assert len(field({"anyOf": branches}).options) == 3
    two_nulls = [{"type": ["string", "null"]}, {"type": "null"}]
    assert not field({"oneOf": two_nulls}).nullable
    assert field({"anyOf": two_nulls}).nullable


def test_object():
    schema = {
        "properties": {"b": {"type": "string"}, "a": {"type": "boolean"}},
        "required": ["a"],
        "additionalProperties": {},
    }
    b = Property("b", Span(place="#/properties/b", type="string"), required=False)
    a = Property("a", Flag(place="#/properties/a"), required=True)
    assert compile(schema).root == Object(place="#", properties=(b, a))


@pytest.mark.parametrize(
    "schema",
    [EMPTY_OBJECT, {"type": "object", "properties": {}}, {"type": ["object"], "properties": {}}],
)
def test_object_without_properties(schema):
    assert compile(schema).root == Object(place="#")


@pytest.mark.parametrize("more", [{}, {"properties": {}}])
def test_map(field, more):
    value = Span(place=f"{A}/additionalProperties", type="number")
    schema = {"type": ["object", "null"], "additionalProperties": {"type": "number"}, **more}
    assert field(schema) == Map(place=A, nullable=True, key=Span(place=A, type="string"), value=value)


@pytest.mark.parametrize("more", [{}, {"additionalProperties": True}, {"additionalProperties": {}}])
def test_map_of_a_free_object(field, more):
    node = field({"type": "object", **more})
    assert isinstance(node, Map)
    assert isinstance(node.value, Ref)
    assert (node.value.name, node.value.nullable) == ("#anything", True)


def test_map_with_names_and_sizes(field):
    node = field({"type": "object", "propertyNames": {"pattern": "^x"}, "minProperties": 1, "maxProperties": 3})
    assert node.key.checks == Checks(patterns=("^x",))
    assert node.checks == Checks(min_items=1, max_items=3)


@pytest.mark.parametrize("schema", [True, {}, {"title": "t", "default": 1}])
def test_anything(schema):
    compiled = compile({"properties": {"a": schema}})
    (prop,) = compiled.root.properties
    assert isinstance(prop.node, Ref)
    union = compiled.defs[prop.node.name]
    assert isinstance(union, Union)
    assert [b.text for b in union.branches] == ["string", "number", "boolean", "object", "array"]
    assert [b.fits({"x": 1}) for b in union.branches] == [False, False, False, True, False]


def test_untyped_keywords_say_something_of_their_type_alone(field):
    node = field({"minLength": 2, "minimum": 5})
    assert isinstance(node, Union)
    assert node.nullable
    assert [b.node.checks for b in node.branches[:3]] == [Checks(min_length=2), Checks(minimum=Decimal(5)), Checks()]
    assert [[b.fits(value) for b in node.branches[:2]] for value in ("a", "ab", 4, 5)] == [
        [False, False], [True, False], [False, False], [False, True],
    ]  # fmt: skip


def test_never(field):
    assert field(False) == Never(place=A)
    node = field({"items": False})
    assert isinstance(node, Array)
    assert node.checks.max_items == 0


def test_tuple(field):
    node = field({"prefixItems": [STRING, NUMBER], "items": False, "minItems": 1})
    parts = tuple(Span(place=f"{A}/prefixItems/{i}", type=t) for i, t in enumerate(("string", "number")))
    assert node == Tuple(place=A, items=parts, checks=Checks(min_items=1))


def test_required_names_that_are_not_declared(field):
    node = field({"properties": {"a": STRING}, "required": ["b"], "additionalProperties": {"type": "number"}})
    assert [(p.name, p.required) for p in node.properties] == [("a", False), ("b", True)]
    assert isinstance(node.properties[1].node, Ref)
    node = field({"type": "object", "required": ["b"], "additionalProperties": NUMBER})
    assert node.properties[0].node == Span(place=f"{A}/additionalProperties", type="number")


def test_additional_properties_beside_declared_ones_are_not_asked(field):
    schema = {"properties": {"b": STRING}, "additionalProperties": {"type": "number"}}
    assert field(schema) == Object(
        place=A, properties=(Property("b", Span(place=f"{A}/properties/b", type="string"), False),)
    )


def test_union_of_types(field):
    node = field({"type": ["string", "integer", "null"], "minLength": 2, "minimum": 3})
    assert isinstance(node, Union)
    assert node.nullable
    assert not node.exclusive
    assert [branch.text for branch in node.branches] == ["string", "integer"]
    assert [branch.node.checks for branch in node.branches] == [Checks(min_length=2), Checks(minimum=Decimal(3))]
    assert [[branch.fits(value) for branch in node.branches] for value in ("ab", "a", 3, 2)] == [
        [True, False], [False, False], [False, True], [False, False],
    ]  # fmt: skip


def test_union_of_forms(field):
    circle = {"title": "circle", "properties": {"r": NUMBER}, "required": ["r"]}
    square = {"properties": {"side": NUMBER}, "required": ["side"]}
    node = field({"oneOf": [circle, square, STRING, STRING, {"type": "null"}]})
    assert isinstance(node, Union)
    assert node.nullable
    assert node.exclusive
    assert [branch.text for branch in node.branches] == ["circle", "object with side", "string", "string (2)"]
    assert [branch.fits({"side": 1}) for branch in node.branches] == [False, True, False, False]


def test_object_nullable(field):
    schema = {**EMPTY_OBJECT, "type": ["object", "null"]}
    assert field(schema) == Object(place=A, nullable=True)


def test_array(field):
    item = Span(place=f"{A}/items", type="string")
    assert field({"items": {"type": "string"}}) == Array(place=A, item=item)
    assert field(
        {
            "type": ["array", "null"],
            "items": {"type": "string"},
            "minItems": 1,
            "maxItems": 4,
            "uniqueItems": True,
            "minLength": 7,
        }
    ) == Array(place=A, nullable=True, item=item, unique=True, checks=Checks(min_items=1, max_items=4))


KEYWORD_NAMES = [*KEYWORDS, "a/b", "c~d", "", "é %25"]


def test_properties_named_like_keywords():
    properties = {name: {"type": "string"} for name in KEYWORD_NAMES}
    schema = {"type": "object", "properties": properties, "required": KEYWORD_NAMES}
    root = compile(schema).root
    assert [prop.name for prop in root.properties] == KEYWORD_NAMES
    places = [prop.node.place.removeprefix("#/properties/") for prop in root.properties]
    assert places[-4:] == ["a~1b", "c~0d", "", "é %25"]


ANNOTATIONS = {
    "$schema": "http://x/y",
    "$id": "https://example.com/a",
    "$anchor": "x",
    "$dynamicAnchor": "x",
    "$comment": "c",
    "$defs": {"unused": {"allOf": [{}]}},
    "definitions": {"unused": {"not": {}}},
    "$vocabulary": {},
    "default": 1,
    "examples": [{"$ref": "http://x"}],
    "deprecated": True,
    "readOnly": True,
    "writeOnly": True,
    "contentEncoding": "base64",
    "contentMediaType": "text/plain",
    "contentSchema": {},
    "x-other": {"pattern": "a"},
    "nullable": True,
    "example": "e",
}


@pytest.mark.parametrize("keyword", ANNOTATIONS)
def test_annotation(field, keyword):
    assert field({"type": "string", keyword: ANNOTATIONS[keyword]}) == Span(place=A, type="string")


def test_annotations_are_all_tested():
    annotations = {name for name, entry in KEYWORDS.items() if entry.status == "annotation"}
    assert annotations <= set(ANNOTATIONS)


@pytest.mark.parametrize(
    ("schema", "keyword", "place"),
    [
        ({"anyOf": [STRING], "x-generate": True}, "x-generate", "/x-generate"),
        ({"anyOf": [{"const": 1}], "x-ordinal": True}, "x-ordinal", "/x-ordinal"),
        ({"type": "integer", "x-ordinal": True}, "x-ordinal", "/x-ordinal"),
        ({"const": 1, "x-ordinal": True}, "x-ordinal", "/x-ordinal"),
        ({"type": "integer", "x-generate": True}, "x-generate", "/x-generate"),
    ],
)
def test_refused_where(field, schema, keyword, place):
    with pytest.raises(UnsupportedKeyword) as caught:
        field(schema)
    assert caught.value.places == ((keyword, A + place),)


@pytest.mark.parametrize(
    ("schema", "options"),
    [
        ({"enum": ["a", "b"], "x-generate": True}, ["a", "b"]),
        ({"enum": [{}, {"a": 1}, {"a": "b"}, 2], "properties": {"a": STRING}}, [{}, {"a": "b"}, 2]),
        ({"enum": [[], [1], ["a"]], "items": {"$ref": "#/$defs/s"}}, [[], ["a"]]),
        ({"enum": [{"a": 1}, {}, {"b": 1}], "additionalProperties": False, "properties": {"b": {}}}, [{}, {"b": 1}]),
    ],
)
def test_members_are_what_the_other_keywords_allow(schema, options):
    root = compile({"$defs": {"s": STRING}, **schema}).root
    assert [option.value for option in root.options] == options


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "array", "items": {"enum": ["r", "g"]}, "uniqueItems": True, "minItems": 3},
        {"type": "array", "items": {"type": "boolean"}, "uniqueItems": True, "minItems": 3},
        {"type": "array", "items": False, "minItems": 1},
        {"properties": {}, "additionalProperties": False, "allOf": [{"required": ["a"], "properties": {"a": STRING}}]},
    ],
)
def test_what_cannot_be(schema):
    with pytest.raises(SchemaError, match=r"^Expected a schema that allows a value here, got one that allows none"):
        compile({"properties": {"x": schema}, "required": ["x"]})
    # where it may be left out, it is
    assert isinstance(compile({"properties": {"x": schema, "y": STRING}}).root, Object)
    nullable = {"anyOf": [schema, {"type": "null"}]}
    assert compile({"properties": {"x": nullable}, "required": ["x"]}).root.properties[0].node.nullable


def test_forms_that_the_outside_closes():
    forms = [{"properties": {"kind": {"const": kind}, "x": STRING}, "required": ["kind"]} for kind in ("cat", "dog")]
    with pytest.raises(SchemaError, match=r"^Expected `oneOf` to allow a value, got none - at `#/oneOf`$"):
        compile({"type": "object", "oneOf": forms, "properties": {}, "additionalProperties": False})
    opened = {"patternProperties": {"^k": True}, "additionalProperties": False}
    root = compile({"type": "object", "oneOf": forms, **opened}).root
    assert [[p.name for p in branch.node.properties] for branch in root.branches] == [["kind", "x"], ["kind", "x"]]
    assert all(isinstance(branch.node.properties[1].node, Never) for branch in root.branches)


def test_a_form_that_cannot_be_leaves_the_others(field):
    node = field({"anyOf": [{"type": "string"}, {"type": "boolean", "enum": ["yes"]}, {"enum": []}]})
    assert node == Span(place=A + "/anyOf/0", type="string")


@pytest.mark.parametrize("more", [{}, {"additionalProperties": False}])
def test_names_of_a_form(field, more):
    node = field({"type": "object", "patternProperties": {"^x-": NUMBER}, **more})
    place = A + "/patternProperties/^x-"
    assert node == Map(
        place=A,
        key=Span(place=A, type="string", checks=Checks(patterns=("^x-",))),
        value=Span(place=place, type="number"),
    )


def test_names_of_a_list(field):
    node = field({"type": "object", "propertyNames": {"enum": ["eur", "usd"]}, "additionalProperties": NUMBER})
    value = Span(place=A + "/additionalProperties", type="number")
    assert node == Object(place=A, properties=(Property("eur", value, False), Property("usd", value, False)))


def test_refused_all_at_once():
    schema = {
        "properties": {
            "a": {"type": "integer", "x-generate": True},
            "b": {"items": {"anyOf": [{"const": 1, "x-ordinal": True}, STRING]}},
        },
        "required": ["z"],
    }
    with pytest.raises(UnsupportedKeyword) as caught:
        compile(schema)
    assert str(caught.value) == (
        "Unsupported keyword `x-generate` - at `#/properties/a/x-generate`; "
        "Unsupported keyword `x-ordinal` - at `#/properties/b/items/anyOf/0/x-ordinal`"
    )


@pytest.mark.parametrize(
    ("schema", "message"),
    [
        (
            {"enum": ["a"], "type": "number"},
            f"Expected `enum` to hold a value that the schema allows, got none - at `{A}/enum`",
        ),
        (
            {"enum": []},
            f"Expected `enum` to hold a value that the schema allows, got none - at `{A}/enum`",
        ),
        (
            {"const": "ab", "maxLength": 1},
            f"Expected `const` to hold a value that the schema allows, got none - at `{A}/const`",
        ),
        (
            {"oneOf": [{"const": 1}, {"const": 1.0}]},
            f"Expected `oneOf` to allow a value, got none - at `{A}/oneOf`",
        ),
        (
            {"enum": ["a"], "x-ordinal": "yes"},
            f"Expected `true` or `false`, got `str` - at `{A}/x-ordinal`",
        ),
        (
            {"type": "string", "x-generate": None},
            f"Expected `true` or `false`, got `NoneType` - at `{A}/x-generate`",
        ),
    ],
)
def test_schema_error(field, schema, message):
    with pytest.raises(SchemaError) as caught:
        field(schema)
    assert type(caught.value) is SchemaError
    assert str(caught.value) == message


def test_recursion():
    tree = {
        "title": "Tree",
        "properties": {"kids": {"items": {"$ref": "#/$defs/tree"}}, "name": STRING},
    }
    schema = compile({"$ref": "#/$defs/tree", "$defs": {"tree": tree}, "description": "D"})
    name = "#/$defs/tree"
    kids = Array(
        place=f"{name}/properties/kids",
        item=Ref(place=f"{name}/properties/kids/items", name=name, through_ref=True),
    )
    spelled = Span(place=f"{name}/properties/name", type="string")
    assert schema.root == Ref(place="#", name=name, title="", description="D", through_ref=True)
    assert dict(schema.defs) == {
        name: Object(
            place=name,
            title="Tree",
            properties=(Property("kids", kids, False), Property("name", spelled, False)),
        )
    }


def test_recursion_to_the_root():
    schema = compile({"properties": {"a": {"anyOf": [{"$ref": "#"}, {"type": "null"}]}}})
    ref = Ref(place=f"{A}/anyOf/0", name="#", nullable=True, through_ref=True)
    assert schema.root == Object(place="#", properties=(Property("a", ref, False),))
    assert dict(schema.defs) == {"#": schema.root}


def test_recursion_into_a_place_that_is_walked_from_two_sides():
    inner = {"properties": {"back": {"$ref": "#/$defs/x"}}}
    schema = compile({"$ref": "#/$defs/x/properties/p", "$defs": {"x": {"properties": {"p": inner}}}})
    assert set(schema.defs) == {"#/$defs/x/properties/p"}


# ---- allOf, and keywords beside anyOf and $ref


def test_all_of_is_one_schema(field):
    node = field(
        {
            "description": "own",
            "allOf": [
                {"properties": {"a": STRING}, "required": ["a"], "description": "theirs"},
                {"properties": {"a": {"minLength": 2}, "b": {**NUMBER, "minimum": 1}}, "required": ["b"]},
                {"properties": {"b": {"minimum": 4, "maximum": 9}}},
            ],
        }
    )
    assert node.description == "own"
    assert [(p.name, p.required) for p in node.properties] == [("a", True), ("b", True)]
    a, b = (p.node for p in node.properties)
    assert (a.type, a.checks) == ("string", Checks(min_length=2))
    assert (b.type, b.checks) == ("number", Checks(minimum=Decimal(4), maximum=Decimal(9)))


@pytest.mark.parametrize(
    ("parts", "node"),
    [
        ([{"type": ["string", "number"]}, {"type": ["integer", "null"]}], Span(place=A, type="integer")),
        ([{"enum": ["a", "b", "c"]}, {"enum": ["c", "b"]}],
         Choice(place=A, options=(Option("b", "b"), Option("c", "c")))),
        ([True, STRING], Span(place=A, type="string")),
        ([STRING, NUMBER], Never(place=A)),
        ([{"const": 1}, {"const": 2}], Never(place=A)),
        ([{"prefixItems": [STRING]}, {"prefixItems": [{"minLength": 2}, NUMBER]}],
         Tuple(place=A, items=(Span(place=f"{A}/prefixItems/0", type="string", checks=Checks(min_length=2)),
                               Span(place=f"{A}/allOf/1/prefixItems/1", type="number")))),
        ([{"items": STRING}, {"minItems": 2}],
         Array(place=A, item=Span(place=f"{A}/allOf/0/items", type="string"), checks=Checks(min_items=2))),
        ([{"type": "object", "properties": {"x": False}}, {"properties": {"x": STRING}}],
         Object(place=A, properties=(Property("x", Never(place=f"{A}/properties/x"), False),))),
    ],
)  # fmt: skip
def test_all_of(field, parts, node):
    assert field({"allOf": parts}) == node


def test_all_of_one_reference_is_that_reference():
    tree = {"properties": {"next": {"allOf": [{"$ref": "#"}], "description": "the next one"}}}
    (prop,) = compile(tree).root.properties
    assert isinstance(prop.node, Ref)
    assert (prop.node.name, prop.node.description) == ("#", "the next one")


def test_all_of_with_references():
    base = {"properties": {"id": {"type": "integer"}}, "required": ["id"]}
    schema = {"$defs": {"base": base}, "allOf": [{"$ref": "#/$defs/base"}, {"properties": {"name": STRING}}]}
    root = compile(schema).root
    assert [(p.name, p.required) for p in root.properties] == [("id", True), ("name", False)]
    assert root.properties[0].node.place == "#/$defs/base/properties/id"


def test_keywords_beside_any_of_hold_in_every_branch(field):
    circle, square = ({"properties": {name: NUMBER}, "required": [name]} for name in ("radius", "side"))
    node = field({"type": "object", "properties": {"name": STRING}, "required": ["name"], "anyOf": [circle, square]})
    assert isinstance(node, Union)
    assert [[p.name for p in b.node.properties] for b in node.branches] == [["name", "radius"], ["name", "side"]]
    assert field({"type": "number", "anyOf": [STRING, {"minimum": 2}, {"const": "x"}]}) == Span(
        place=f"{A}/anyOf/1", type="number", checks=Checks(minimum=Decimal(2))
    )


# ---- OpenAPI's discriminator


def test_discriminator(field):
    pet = {"type": "object", "properties": {"kind": STRING, "name": STRING}, "title": "A pet"}
    cat, dog = ({"properties": {"kind": kind, "x": STRING}} for kind in ({"const": "cat"}, {"enum": ["dog", "puppy"]}))
    refs = [{"$ref": f"#/$defs/{name}"} for name in ("cat", "dog", "pet", "other")]
    mapping = {"bird": "#/$defs/pet", "budgie": "pet", "cat": "#/$defs/cat"}
    union = {"oneOf": refs, "discriminator": {"propertyName": "kind", "mapping": mapping}}
    defs = {"cat": cat, "dog": dog, "pet": pet, "other": {**pet, "title": "Other"}}
    node = field(union, **{"$defs": defs})
    assert [branch.text for branch in node.branches] == ["cat", "dog or puppy", "bird or budgie", "Other"]
    # of no use, and no harm
    for odd in ({}, 5, {"mapping": 5}, {"propertyName": "none", "mapping": {"a": 5}}):
        node = field({"oneOf": refs, "discriminator": odd}, **{"$defs": defs})
        assert [branch.text for branch in node.branches][2:] == ["A pet", "Other"]
