"""Patterns: what ECMA-262 means by them, what it does not have, and how long they may take."""

import time

import pytest

from schemafill._errors import PatternTimeout, SchemaError
from schemafill.plan.values import candidates, fits
from schemafill.schema import ecma
from schemafill.schema.compile import compile
from schemafill.schema.nodes import Checks, Span


@pytest.mark.parametrize(
    ("pattern", "text", "matches"),
    [
        (r"^\d+$", "12", True),
        (r"^\d+$", "١٢", False),
        (r"^\D$", "١", True),
        (r"^\w$", "é", False),
        (r"^\W$", "é", True),
        (r"\s", "\ufeff", True),
        (r"^\S$", "\ufeff", False),
        (r"^[^\D]$", "5", True),
        (r"^[\W_]$", "é", True),
        (r"\bé", "é", False),
        (r"\bfoo\b", "a foo b", True),
        (r"foo\B", "foo", False),
        ("^a$", "a\n", False),
        ("a.c", "a\u2028c", False),
        ("^.$", "😀", True),
        ("[]", "a", False),
        ("^[]*$", "", True),
        ("^[^]$", "\n", True),
        (r"^\p{L}+$", "Jürgen", True),
        (r"^\p{Script=Greek}+$", "αβ", True),
        (r"^\P{Lu}$", "A", False),
        (r"^\u{1F600}$", "😀", True),
        (r"^\uD83D\uDE00$", "😀", True),
        ("^😀{2}$", "😀😀", True),
        (r"(?<year>\d\d)-\k<year>", "12-12", True),
        (r"(?<$x>\d)\1", "12", False),
        (r"^(a)?\1b$", "b", True),
        (r"^(?:(a)|b)\1$", "ab", False),
        ("x{", "x{", True),
        ("^a]}$", "a]}", True),
        ("^[a-z&&b]$", "&", True),
        ("^[[]$", "[", True),
        ("^[a||b~~c]$", "|", True),
        (r"^[\w-]+$", "a-b", True),
        (r"^[\b]$", "\b", True),
        (r"^\cC\0\x41$", "\x03\0A", True),
        (r"^\/a\/$", "/a/", True),
        ("^[--/]$", ".", True),
        ("^(?i:ab)c$", "ABc", True),
        ("^(?i:ab)c$", "ABC", False),
        ("^a{2,3}?$", "aaa", True),
        ("(?<=a)b", "ab", True),
        ("(?<!a)b", "ab", False),
    ],
)
def test_means_what_ecma_means(pattern, text, matches):
    assert ecma.compile(pattern).search(text) is matches


@pytest.mark.parametrize(
    ("pattern", "why"),
    [
        ("a++", "nothing to repeat before a quantifier, at character 3"),
        ("*a", "nothing to repeat before `*`, at character 1"),
        ("a{3,2}", "a quantifier out of order, at character 7"),
        ("(", "a `(` is not closed, at character 2"),
        ("a)", "a `)` closes nothing, at character 3"),
        ("[a", "a `[` is not closed, at character 3"),
        ("[z-a]", "a range out of order, at character 5"),
        (r"[a-\d]", "a range to a class, at character 6"),
        ("(?>a)", "a group that ECMA-262 does not have: `(?>`, at character 1"),
        ("(?P<a>b)", "a group that ECMA-262 does not have: `(?P`, at character 1"),
        ("(?m:a)", "the modifiers m and s, which have no translation, at character 5"),
        (r"\A", r"an escape that ECMA-262 does not have: `\A`, at character 1"),
        (r"(a)\2", "a reference to a group that is not there, at character 4"),
        (r"\k<a>", "a reference to a group that is not there, at character 1"),
        ("(?<a>x)(?<a>y)", "the group `a` stands twice, at character 1"),
        (r"\u12", r"a `\u` without its digits, at character 1"),
        (r"\p", "a property of characters without its name, at character 1"),
    ],
)
def test_what_ecma_does_not_have(pattern, why):
    with pytest.raises(SchemaError) as caught:
        compile({"properties": {"a": {"type": "string", "pattern": pattern}}})
    assert str(caught.value) == (
        f"Expected an ECMAScript regular expression, got `{pattern}`: {why} - at `#/properties/a/pattern`"
    )


def test_a_pattern_has_its_time(monkeypatch):
    monkeypatch.setenv("SCHEMAFILL_REGEX_SECONDS", "0.2")
    start = time.perf_counter()
    with pytest.raises(PatternTimeout) as caught:
        ecma.compile("^(a|a)*$").search("a" * 60 + "!", "#/x")
    assert time.perf_counter() - start < 2
    assert str(caught.value) == (
        "Expected the pattern `^(a|a)*$` to be matched within 0.2 s, got no answer for a text of 61 characters"
        " (write it without repetitions inside repetitions) - at `#/x`"
    )


def test_a_pattern_chooses():
    """Candidates are what matches by itself, anchors left aside; a value is searched, not anchored."""
    text = "Ref AB-1234, was CD-99; also XY-0000 (AB-12345)."
    node = Span(place="#", type="string", checks=Checks(patterns=(r"^[A-Z]{2}-\d{4}$",)))
    assert [text[a:z] for a, z in candidates(text, node)] == ["AB-1234", "XY-0000", "AB-1234"]
    assert fits("AB-12345", node) == r"Expected a text that matches `^[A-Z]{2}-\d{4}$`, got `AB-12345`"
    loose = Span(place="#", type="string", checks=Checks(patterns=("^A|9$",)))
    assert fits("AB", loose) is None
    assert fits("9", loose) is None
    assert fits("B9B", loose) is not None
