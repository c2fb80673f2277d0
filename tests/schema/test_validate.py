"""Documents: every message, exact numbers, the formats."""

import json
import sys
from decimal import Decimal

import pytest

from schemafill._errors import ConstraintError, LimitError
from schemafill.schema.compile import compile
from schemafill.schema.validate import FORMATS, errors, fits, is_valid, validate

STRING = {"type": "string"}


def problems(document, schema):
    with pytest.raises(ConstraintError) as caught:
        validate(document, schema)
    return caught.value.problems


def test_valid():
    schema = {"properties": {"a": {"type": ["string", "null"]}}, "required": ["a"]}
    assert validate({"a": None}, schema) is None
    assert validate({"a": "x", "b": 1}, compile(schema)) is None


@pytest.mark.parametrize(
    ("schema", "value", "message"),
    [
        (STRING, 5, "Expected `string`, got `integer`"),
        (STRING, 5.5, "Expected `string`, got `number`"),
        (STRING, None, "Expected `string`, got `null`"),
        (STRING, {}, "Expected `string`, got `object`"),
        ({"type": "integer"}, True, "Expected `integer`, got `boolean`"),
        ({"type": "integer"}, "5", "Expected `integer`, got `string`"),
        ({"type": ["number", "null"]}, [], "Expected `number` or `null`, got `array`"),
        ({"type": "number"}, float("nan"), "Expected `number`, got `nan`"),
        ({"type": "number", "minimum": 1}, float("inf"), "Expected `number`, got `inf`"),
        ({"items": STRING, "type": "array"}, ("a",), "Expected `array`, got `tuple`"),
        ({"enum": ["a", "b"]}, "c", 'Expected one of ["a","b"], got "c"'),
        ({"enum": [1]}, True, "Expected one of [1], got true"),
        ({"const": {"a": 1}}, {"a": 2}, 'Expected {"a":1}, got {"a":2}'),
        ({"type": "number", "minimum": 5}, 4, "Expected at least 5, got 4"),
        ({"type": "number", "maximum": 5}, 6, "Expected at most 5, got 6"),
        ({"type": "number", "exclusiveMinimum": 5}, 5, "Expected more than 5, got 5"),
        ({"type": "number", "exclusiveMaximum": 5}, 5.0, "Expected less than 5, got 5.0"),
        ({**STRING, "minLength": 2}, "é", "Expected at least 2 characters, got 1"),
        ({**STRING, "maxLength": 2}, "abc", "Expected at most 2 characters, got 3"),
        ({"items": STRING, "minItems": 2}, ["a"], "Expected at least 2 items, got 1"),
        ({"items": STRING, "maxItems": 0}, ["a"], "Expected at most 0 items, got 1"),
        (
            {"items": STRING, "uniqueItems": True},
            ["a", "a"],
            'Expected items that differ, got ["a","a"]',
        ),
        ({**STRING, "format": "date"}, "3 May", 'Expected format `date`, got "3 May"'),
        ({"anyOf": [{"const": 1}, {"const": 2}]}, 3, "Expected one of 2 forms, got 3"),
        ({"enum": ["a"]}, "x" * 200, 'Expected one of ["a"], got "' + "x" * 78 + "…"),
    ],
)
def test_message(schema, value, message):
    with pytest.raises(ConstraintError) as caught:
        validate({"a": value}, {"properties": {"a": schema}})
    assert str(caught.value) == f"{message} - at `/a`"


def test_all_problems():
    schema = {
        "properties": {"a/b": {"items": {"type": "integer"}}, "c": STRING, "d": STRING},
        "required": ["c", "d"],
        "additionalProperties": False,
    }
    assert problems({"a/b": [1, "x", None], "e": 1}, schema) == (
        ("/a~1b/1", "Expected `integer`, got `string`"),
        ("/a~1b/2", "Expected `integer`, got `null`"),
        ("/c", "Expected a value, got none"),
        ("/d", "Expected a value, got none"),
        ("/e", "Expected no property of this name, got one"),
    )


@pytest.mark.parametrize("keyword", ["anyOf", "oneOf"])
def test_the_branch_that_is_meant(keyword):
    form = {"properties": {"b": {"type": "integer", "minimum": 3}}, "type": "object"}
    schema = {"properties": {"a": {keyword: [form, {"type": "null"}]}}}
    assert problems({"a": {"b": 2}}, schema) == (("/a/b", "Expected at least 3, got 2"),)
    validate({"a": None}, schema)
    expected = "Expected one of 2 forms, got 5"
    if keyword == "oneOf":
        expected = "Expected exactly one of 2 forms, got 5"
    assert problems({"a": 5}, schema) == (("/a", expected),)


def test_errors():
    properties = {"a": {**STRING, "maxLength": 1}, "b": STRING}
    schema = compile({"properties": properties, "required": ["b", "a"]})
    assert errors(schema.validator, {"a": "xy"}) == [
        ("/a", "Expected at most 1 characters, got 2", "maxLength"),
        ("/b", "Expected a value, got none", "required"),
    ]


@pytest.mark.parametrize("dialect", ["http://json-schema.org/draft-07/schema#", "x:y", None])
def test_dialect(dialect):
    """A `$schema` does not make jsonschema change to its own classes at a `$ref` to the root."""
    schema = {"properties": {"a": {"$ref": "#"}, "n": {"type": "number", "maximum": 0.1}}}
    if dialect:
        schema = {"$schema": dialect, **schema}
    validate({"a": {"n": Decimal("0.1")}}, schema)
    assert problems({"a": {"n": Decimal("0.11")}}, schema) == (("/a/n", 'Expected at most 0.1, got "0.11"'),)


@pytest.mark.parametrize(
    ("check", "good", "bad"),
    [
        ({"minimum": 0.1}, [Decimal("0.1"), 0.1, 1], [Decimal("0.0999999999999999999999")]),
        ({"maximum": 2**53}, [2**53, float(2**53)], [2**53 + 1]),
        ({"exclusiveMaximum": 1e300}, [10**299], [10**300, 10**400]),
        ({"type": "integer"}, [1, 1.0, Decimal("2.0"), 10**400], [1.5, Decimal("1.1"), True]),
    ],
)
def test_exact_numbers(check, good, bad):
    schema = compile({"properties": {"a": {"type": "number", **check}}})
    for value in good:
        assert errors(schema.validator, {"a": value}) == []
    for value in bad:
        assert len(errors(schema.validator, {"a": value})) == 1


FORMAT_CASES = {
    "date": (
        ["2024-02-29", "0001-01-01"],
        ["2023-02-29", "2024-1-01", "20240101", "2024-W01-1", "2024-01-01T", "٢٠٢٤-01-01", ""],
    ),
    "time": (
        [
            "10:20:30",
            "10:20:30Z",
            "10:20:30.5+02:00",
            "23:59:60Z",
            "01:29:60+01:30",
            "22:59:60-01:00",
        ],
        [
            "10:20",
            "24:00:00",
            "10:60:00",
            "10:20:61",
            "10:20:30+2",
            "22:59:60Z",
            "10:20:30 Z",
            "1:2:3",
        ],
    ),
    "date-time": (
        ["2024-02-29T10:20:30", "2024-02-29t10:20:30.25z", "1998-12-31T23:59:60Z"],
        ["2024-02-30T10:20:30Z", "2024-02-29 10:20:30Z", "2024-02-29", "2024-02-29T10:20Z"],
    ),
    "email": (
        ["a@b.org", "first.last+tag@sub.example.co.uk", '"a b"@c.de', "é@münchen.de"],
        ["a", "@b.c", "a@", "a@b@c", ".a@b.c", "a..b@c.d", "a@-b.c", "a b@c.d", "a@b..c"],
    ),
    "uuid": (
        ["2EB8AA08-aa98-11ea-b4aa-73b441d16380"],
        ["2eb8aa08aa9811eab4aa73b441d16380", "2eb8aa08-aa98-11ea-b4aa-73b441d1638", "{}"],
    ),
    "ipv4": (["127.0.0.1"], ["127.0.0", "256.0.0.1", "127.0.0.01", "0x7f.1", "127.0.0.1/8"]),
    "ipv6": (["::1", "1:2::192.168.0.1"], ["127.0.0.1", ":::1", "fe80::1%eth0", "::1/64"]),
    "uri": (
        ["https://a.org/b?c=d#e", "mailto:a@b.c", "urn:isbn:1", "http://[::1]:80/", "a:%20"],
        ["a.org", "//a.org", "http://a b", "http://a/%zz", "http://[x", "a:b#c#d", "http://a:x/"],
    ),
    "iri": (["https://a.org/ä?c=ü#é", "urn:x"], ["ä", "https://a b/ä", "a:\u0085"]),
    "duration": (
        ["P1Y2M3DT4H5M6S", "PT0S", "P3W", "P1Y2D", "PT1H30S"],
        ["P", "PT", "P1D2H", "P1Y2W", "PT1.5H", "-P1D", "1D", "P1", "PT1D", "P٣D", "P1DT"],
    ),
    "hostname": (
        ["a.example", "localhost", "xn--4gbwdl.xn--wgbh1c", "a" * 63, "1.2.3.4"],
        ["-a", "a-", "a_b", "a..b", ".a", "a.", "", "ä.org", "a" * 64, ".".join(["a" * 63] * 4)],
    ),
    "json-pointer": (["", "/a~1b/0", "/", "//ä"], ["a", "#/a", "/~2", "/a~"]),
    "regex": (["^a{1,2}$", r"\p{L}", ""], ["a(", r"\A", "a++", "(?#x)"]),
}


def test_formats_are_all_tested():
    assert set(FORMATS) == set(FORMAT_CASES)


@pytest.mark.parametrize("name", FORMATS)
def test_format(name):
    good, bad = FORMAT_CASES[name]
    assert [text for text in good if not fits(name, text)] == []
    assert [text for text in bad if fits(name, text)] == []
    schema = compile({"properties": {"a": {**STRING, "format": name}}})
    assert errors(schema.validator, {"a": good[0]}) == []
    assert [keyword for _, _, keyword in errors(schema.validator, {"a": bad[0]})] == ["format"]


def test_format_unknown():
    assert fits("nothing-known", "x")
    validate({"a": "x"}, {"properties": {"a": {**STRING, "format": "idn-hostname"}}})


def test_document_nesting():
    schema = {"properties": {"a": {"anyOf": [{"$ref": "#"}, {"type": "null"}]}}}
    document = None
    for _ in range(64):
        document = {"a": document}
    validate(document, schema)
    with pytest.raises(LimitError) as caught:
        validate({"a": document}, schema)
    place = "/a" * 64
    assert str(caught.value) == f"Expected at most 64 levels of nesting, got 65 - at `{place}`"


def test_document_key():
    assert problems({"a": {1: 2}}, {"properties": {}}) == (("/a", "Expected a string as key, got `int`"),)


def test_document_from_json():
    validate(json.loads('{"a": 1e2}'), {"properties": {"a": {"type": "integer"}}})


@pytest.mark.parametrize(
    ("value", "of", "valid"),
    [(0.3, 0.1, True), (0.35, 0.1, False), (1e308, 1e-8, True), (7, 2.0, False), (-9, 3, True), (10**30 + 1, 7, False)],
)
def test_multiple_of_is_exact(value, of, valid):
    schema = compile({"properties": {"a": {"type": "number", "multipleOf": of}}})
    found = [(place, keyword) for place, _, keyword in errors(schema.validator, {"a": value})]
    assert found == ([] if valid else [("/a", "multipleOf")])


def test_pattern_is_ecma():
    schema = compile({"properties": {"a": {**STRING, "pattern": r"^\d+$"}}})
    assert errors(schema.validator, {"a": "12"}) == []
    for text in ("12\n", "١٢", "a"):
        ((place, message, keyword),) = errors(schema.validator, {"a": text})
        assert (place, keyword) == ("/a", "pattern")
        assert message.startswith(r"Expected a match of the pattern `^\d+$`, got ")


def test_a_document_of_too_many_frames():
    again = {"$ref": "#"}
    for _ in range(6):
        again = {"allOf": [{"not": {"not": again}}], "minProperties": 0}
    document = {}
    for _ in range(60):
        document = {"a": document}
    with pytest.raises(LimitError) as caught:
        validate(document, compile({"type": "object", "properties": {"b": {}}, "additionalProperties": again}))
    assert str(caught.value) == (
        f"Expected a document that is checked within Python's {sys.getrecursionlimit():,} frames, got a deeper one"
        " (at each of its levels the schema has references, `not`, `if` and the like within one another)"
    )


def test_a_panic_where_python_has_no_frames_left():
    class PanicException(BaseException):
        pass

    class Panics:
        def __init__(self, error):
            self.error = error

        def is_valid(self, _):
            raise self.error

    with pytest.raises(LimitError):
        is_valid(Panics(PanicException()), {})
    with pytest.raises(KeyboardInterrupt):
        is_valid(Panics(KeyboardInterrupt()), {})
