"""What is checked before a schema is walked, the limits and the cache."""

import contextlib
import threading
import time
from decimal import Decimal
from io import StringIO
from pathlib import Path

import pytest

from schemafill._errors import LimitError, SchemaError, SchemaFillError
from schemafill.schema.compile import Limits, compile
from schemafill.schema.nodes import Object

STRING = {"type": "string"}
TYPES = "a type of array, boolean, integer, null, number, object, string"


class Model:
    """What a model of pydantic looks like from here."""

    model_json_schema = None


def objects(n, inner=STRING):
    for _ in range(n):
        inner = {"type": "object", "properties": {"a": inner}}
    return inner


@pytest.mark.parametrize(
    ("schema", "got"),
    [
        ([], "`list`"),
        (None, "`NoneType`"),
        (3, "`int`"),
        ("a text", "`str`"),
        ('\n{"type": "string"}', "`str` (pass `json.loads(schema)`)"),
        (b"{}", "`bytes` (pass `json.loads(schema)`)"),
        ("a/schema.json", "`str` (pass `json.loads(Path(schema).read_text())`)"),
        (Path("a"), f"`{type(Path()).__name__}` (pass `json.loads(path.read_text())`)"),
        (StringIO("{}"), "`StringIO` (pass `json.load(file)`)"),
        (Model(), "an instance of `Model` (pass `Model`)"),
    ],
    ids=lambda x: x if isinstance(x, str) else "",
)
def test_not_an_object(schema, got):
    with pytest.raises(SchemaError) as caught:
        compile(schema)
    assert str(caught.value) == f"Expected a JSON Schema object or a type, got {got} - at `#`"


def test_boolean():
    assert compile(True).validator.is_valid([1])
    for nothing in (False, {"not": {}}, {"not": True}, {"allOf": [{"type": "string"}, {"type": "integer"}]}):
        with pytest.raises(SchemaError) as caught:
            compile(nothing)
        assert str(caught.value) == "Expected a schema that allows a value here, got one that allows none - at `#`"
    nested = {"properties": {"a": {"properties": {"b": False}, "required": ["b"]}}, "required": ["a"]}
    with pytest.raises(SchemaError) as caught:
        compile(nested)
    assert str(caught.value).endswith("- at `#/properties/a/properties/b`")
    # what nobody has to give may be impossible
    assert compile({"properties": {"a": False}}).validator.is_valid({})


@pytest.mark.parametrize(
    ("schema", "message"),
    [
        (
            {"default": {1, 2}},
            "Expected JSON values only, got: Object of type set is not JSON serializable - at `#`",
        ),
        (
            {"const": Decimal(1)},
            "Expected JSON values only, got: Object of type Decimal is not JSON serializable - at `#`",
        ),
        (
            {"minimum": float("nan")},
            "Expected JSON values only, got: Out of range float values are not JSON compliant - at `#`",
        ),
        (
            {"title": "\ud800"},
            "Expected JSON values only, got: 'utf-8' codec can't encode character '\\ud800'"
            " in position 10: surrogates not allowed - at `#`",
        ),
        (
            {"properties": {"a/b": {"properties": {1: STRING}}}},
            "Expected a string as key, got `int` - at `#/properties/a~1b/properties`",
        ),
    ],
)
def test_not_json(schema, message):
    with pytest.raises(SchemaError) as caught:
        compile(schema)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("schema", "message"),
    [
        ({"properties": []}, "Expected `object`, got `array` - at `#/properties`"),
        ({"properties": {"a": 5}}, "Expected `object` or `boolean`, got `integer` - at `#/properties/a`"),
        ({"required": ["a", "a"]}, 'Expected items that differ, got ["a","a"] - at `#/required`'),
        ({"minLength": -1}, "Expected at least 0, got -1 - at `#/minLength`"),
        ({"multipleOf": 0}, "Expected more than 0, got 0 - at `#/multipleOf`"),
        ({"$ref": 5}, "Expected `string`, got `integer` - at `#/$ref`"),
        (
            {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "a#b"},
            'Expected a match of the pattern `^[^#]*#?$`, got "a#b" - at `#/$id`',
        ),
        ({"anyOf": []}, "Expected at least 1 items, got 0 - at `#/anyOf`"),
        (
            {"properties": {"$ref": {"items": {"type": "strin"}}}},
            f'Expected {TYPES}, got "strin" - at `#/properties/$ref/items/type`',
        ),
        ({"type": ["string", "nul"]}, f'Expected {TYPES}, got "nul" - at `#/type/1`'),
        ({"type": 5}, f"Expected {TYPES}, got 5 - at `#/type`"),
        (
            {"$defs": {"unused": {"type": []}}},
            "Expected at least 1 items, got 0 - at `#/$defs/unused/type`",
        ),
        # the outermost place first
        ({"items": {"items": 5}, "title": 5}, "Expected `string`, got `integer` - at `#/title`"),
    ],
)
def test_meta_schema(schema, message):
    with pytest.raises(SchemaError) as caught:
        compile(schema)
    assert str(caught.value) == message


def test_meta_schema_long_value():
    with pytest.raises(SchemaError) as caught:
        compile({"required": ["x" * 10_000] * 2})
    assert len(str(caught.value)) < 140


def test_nesting():
    assert isinstance(compile(objects(64)).root, Object)
    with pytest.raises(LimitError) as caught:
        compile(objects(65))
    place = "#" + "/properties/a" * 64
    assert str(caught.value) == f"Expected at most 64 levels of nesting, got 65 - at `{place}`"
    with pytest.raises(LimitError) as caught:
        compile(objects(3), limits=Limits(depth=2))
    assert str(caught.value) == ("Expected at most 2 levels of nesting, got 3 - at `#/properties/a/properties/a`")


def test_nesting_of_the_schema_itself():
    for deep in (objects(100_000), cycle()):
        with pytest.raises(LimitError) as caught:
            compile(deep)
        assert str(caught.value).startswith("Expected at most 256 levels of nesting, got 257 - at")


def cycle():
    schema = {"type": "array"}
    schema["items"] = schema
    return schema


def test_nesting_by_references():
    # Each walk is short: the nodes alone are deep.
    defs = {"0": STRING}
    for i in range(1, 100):
        defs[str(i)] = {"items": {"$ref": f"#/$defs/{i - 1}"}}
    uses = {str(i): {"$ref": f"#/$defs/{i}"} for i in range(0, 100, 20)}
    with pytest.raises(LimitError) as caught:
        compile({"properties": uses, "$defs": defs})
    assert str(caught.value) == ("Expected at most 64 levels of nesting, got 65 - at `#/$defs/65`")


def test_references_within_one_another():
    defs = {str(i): {"$ref": f"#/$defs/{i + 1}"} for i in range(1000)}
    with pytest.raises(LimitError) as caught:
        compile({"$ref": "#/$defs/0", "$defs": {**defs, "1000": STRING}})
    assert str(caught.value) == ("Expected at most 192 schemas within one another, got 193 - at `#/$defs/191`")


def test_references_beside_keywords_within_one_another():
    """What is merged may be as long a chain; where Python's frames end earlier, so does the walk."""
    defs = {str(i): {"$ref": f"#/$defs/{i + 1}", "minLength": i} for i in range(1000)}
    with pytest.raises(LimitError) as caught:
        compile({"$ref": "#/$defs/0", "$defs": {**defs, "1000": STRING}})
    assert str(caught.value) == ("Expected at most 192 schemas within one another, got 193 - at `#/$defs/192`")
    deep = STRING
    for _ in range(62):
        deep = {"anyOf": [{"type": "null"}, {"allOf": [{"properties": {"a": deep}}], "minProperties": 1}]}
    with contextlib.suppress(LimitError):
        assert isinstance(compile(deep).root, Object)


def test_doubling_by_references():
    defs = {"0": STRING}
    for i in range(1, 40):
        ref = {"$ref": f"#/$defs/{i - 1}"}
        defs[str(i)] = {"properties": {"a": ref, "b": ref}}
    with pytest.raises(LimitError) as caught:
        compile({"$ref": "#/$defs/39", "$defs": defs})
    assert str(caught.value) == "Expected at most 100,000 fields, got 131,071 - at `#/$defs/16`"


def test_doubling_by_sharing():
    shared = [1]
    for _ in range(60):
        shared = [shared, shared]
    with pytest.raises(LimitError) as caught:
        compile({"default": shared}, limits=Limits(values=1000))
    assert str(caught.value).startswith("Expected at most 1,000 values, got 1,002 - at `#/default/")


@pytest.mark.parametrize("depth", [0, 65])
def test_limits(depth):
    with pytest.raises(ValueError, match=f"^Expected a depth from 1 to 64, got {depth}$"):
        Limits(depth=depth)


def test_cache():
    schema = {"type": "object", "properties": {"a": {"enum": [1]}, "b": STRING}}
    first = compile(schema)
    assert compile({**schema}) is first
    assert first.document == schema
    # The order of properties is the order of the document; 1, 1.0 and true are three values.
    turned = {"type": "object", "properties": {"b": STRING, "a": {"enum": [1]}}}
    assert compile(turned) is not first
    assert [p.name for p in compile(turned).root.properties] == ["b", "a"]
    schema["properties"]["a"]["enum"][0] = True
    assert compile(schema).root.properties[0].node.options[0].value is True
    assert first.root.properties[0].node.options[0].value == 1
    assert compile(turned, limits=Limits(depth=5)) is not compile(turned)


def test_cache_threads():
    found, schema = [], objects(20, {"enum": list(range(200))})
    threads = [threading.Thread(target=lambda: found.append(compile(schema))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({repr(each.root) for each in found}) == 1
    assert len(found) == 8


def test_time():
    times = []
    for i in range(50):
        names = [f"name{j}" for j in range(10)]
        schema = {
            "type": "object",
            "title": f"T{i}",
            "properties": {name: {"type": "string", "description": name} for name in names},
            "required": names,
        }
        start = time.perf_counter()
        compile(schema)
        times.append(time.perf_counter() - start)
    assert sorted(times)[25] < 0.003


@pytest.mark.parametrize("junk", [None, True, 5, 1.5, "x", [], [[]], [5], {}, {"a": 5}, {"$ref": 1}])
def test_junk(junk):
    """Any value under any keyword compiles or raises one of our errors."""
    from schemafill.schema.walk import KEYWORDS

    for keyword in KEYWORDS:
        for schema in ({keyword: junk}, {"items": {keyword: junk}}, {"x": junk, "$ref": "#/x"}):
            with contextlib.suppress(SchemaFillError):
                compile(schema)
