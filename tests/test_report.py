"""The page: what a browser would read of it, with the standard library's parser in its place."""

from __future__ import annotations

import re
import time
from html.parser import HTMLParser
from random import Random
from typing import Any

import pytest

from schemafill import Filler
from schemafill.plan.assemble import Field, Filling
from schemafill.report import Segment, percent, plain, segments, to_html, to_table
from schemafill.testing import OracleEngine, RandomEngine

NASTY = (
    "<script>alert(1)</script> </ScRiPt> \"quoted\" 'single' & &lt; \u2028 \u2029 "
    "שלום \u202e backwards \U0001f600 tabs\t end\r\nof line\ralone ]]> --> \x0b"
)


class Page(HTMLParser):
    """The text pane (whole, and by mark), the rows, and the tags of a page."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.said: list[str] = []
        self.marks: list[tuple[str, int, str]] = []
        self.rows: list[tuple[str, list[int]]] = []
        self.ranges: list[tuple[int, int]] = []
        self._stack: list[tuple[str, dict[str, str | None]]] = []
        self._row: list[str] | None = None
        # a browser reads a bare CR as a line feed
        self.feed(re.sub("\r\n?", "\n", html))
        self.close()
        assert not self._stack, "tags are closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        self.tags.append((tag, named))
        if tag in ("meta", "link"):
            return
        self._stack.append((tag, named))
        if named.get("id") == "text":
            both = [r.split("-") for r in (named["data-ranges"] or "").split(",") if r]
            self.ranges = [(int(a), int(b)) for a, b in both]
        if "m" in (named.get("class") or "").split() and self._inside("text"):
            self.marks.append(("", int(named["data-s"] or ""), named["class"] or ""))
        if tag == "summary" and self._inside("tree"):
            spans = [int(s) for s in (named.get("data-s") or "").split()]
            self.rows.append(("", spans))

    def handle_endtag(self, tag: str) -> None:
        assert self._stack.pop()[0] == tag
        if tag == "span" and self._in_row():
            text, spans = self.rows[-1]
            self.rows[-1] = (text.rstrip("|") + "|", spans)

    def handle_data(self, data: str) -> None:
        if self._inside("text"):
            self.said.append(data)
            if self._stack[-1][0] == "span":
                text, span, look = self.marks[-1]
                self.marks[-1] = (text + data, span, look)
        elif self._in_row():
            text, spans = self.rows[-1]
            self.rows[-1] = (text + data, spans)

    def _in_row(self) -> bool:
        return any(tag == "summary" for tag, _ in self._stack) and self._inside("tree")

    def _inside(self, name: str) -> bool:
        return any(named.get("id") == name for _, named in self._stack)

    def place(self, span: int) -> str:
        """The text of a span: its marks side by side."""
        first, last = self.ranges[span]
        return "".join(text for text, _, _ in self.marks[first : last + 1])


def filling(context: str, *fields: Field, document: Any = None, **more: Any) -> Filling:
    if document is None:
        document = {f.pointer[1:]: f.value for f in fields if f.pointer and f.value is not None}
    told = {"probability": 0.5, "complete": True, "notes": (), **more}
    return Filling(document, {f.pointer: f for f in fields}, context=context, **told)


@pytest.mark.parametrize("seed", range(20))
def test_segments(seed: int) -> None:
    rng = Random(seed)
    length = rng.randrange(60)
    spans = [tuple(sorted(rng.choices(range(length + 1), k=2))) for _ in range(rng.randrange(12))]
    spans = [s for s in dict.fromkeys(spans) if s[0] < s[1]]
    outer = [rng.random() < 0.3 for _ in spans]
    cut = list(segments(length, spans, outer))
    assert [c.start for c in cut] + [length] == [0] + [c.end for c in cut] or not length
    for at in range(length):
        (one,) = [c for c in cut if c.start <= at < c.end]
        over = [(outer[n], b - a, n) for n, (a, b) in enumerate(spans) if a <= at < b]
        assert one.span == (min(over)[2] if over else None)
        assert one.depth == sum(not out for out, _, _ in over)


def test_segments_of_nothing() -> None:
    assert list(segments(0, [], [])) == []
    assert list(segments(3, [], [])) == [Segment(0, 3, None)]


def test_text_is_reproduced() -> None:
    inner = NASTY.index("שלום")
    fields = (
        Field("/a", "extract", "x", spans=((0, 20), (30, 40))),
        Field("/b", "extract", "y", spans=((5, 60),)),
        Field("/c", "choice", "z", spans=((inner, inner + 4),)),
    )
    page = Page(to_html(filling(NASTY, *fields)))
    assert "".join(page.said) == NASTY
    for row, field in zip(page.rows[1:], fields, strict=True):
        assert [page.place(s) for s in row[1]] == [NASTY[a:b] for a, b in field.spans]


def test_nul_and_lone_surrogates_are_replaced() -> None:
    page = to_html(filling("a\0b", Field("/k\ud800", "extract", "v\udfff")))
    assert "\0" not in page
    assert "a\u2400b" in page
    page.encode("utf-8")


def test_everything_is_escaped() -> None:
    nasty = Field(
        f"/{NASTY.replace('/', '~1')}",
        "extract",
        NASTY,
        "ambiguous",
        0.4,
        ((0, 8),),
        ((NASTY, 0.3), ({"<b>": NASTY}, 0.1)),
        (f"/{NASTY}",),
    )
    html = to_html(filling(NASTY, nasty, document={NASTY: NASTY}, notes=(NASTY,), complete=False))
    page = Page(html)
    assert [tag for tag, _ in page.tags].count("script") == 1
    assert html.count("</script>") == 1
    assert not any(name.startswith("on") for _, named in page.tags for name in named)
    assert NASTY.split("\r")[0] in page.rows[1][0]


def test_no_foreign_host() -> None:
    html = to_html(filling("a text", Field("/a", "extract", "text", spans=((2, 6),))))
    assert not re.search(r"https?:|//[a-z]|url\(|@import", html)
    names = {name for _, named in Page(html).tags for name in named}
    assert "src" not in names
    links = [named["href"] for _, named in Page(html).tags if "href" in named]
    assert links == ["data:,"]
    assert "prefers-color-scheme: dark" in html


def test_rows() -> None:
    fields = (
        Field("", "object", {}, spans=((0, 9),)),
        Field("/name", "extract", "Ada", probability=0.973, spans=((0, 3),)),
        Field("/born", "extract", None, "absent", 0.9),
        Field("/list", "array", ["x", 1.5], spans=((4, 9),)),
        Field("/list/0", "extract", "x", spans=((4, 5),)),
        Field("/list/1", "extract", 1.5, "ambiguous", 0.4, ((6, 9),), ((2, 0.35),)),
        Field("/died", "extract", None, "unfit", 0.8, (), (("never", 0.8),)),
        Field("/a~1b", "noul", False, probability=0.002),
    )
    document = {"name": "Ada", "list": ["x", 1.5], "died": None, "a/b": False, "extra": {"deep": 1}}
    html = to_html(filling("Ada x 1.5", *fields, document=document, complete=False, notes=("n",)))
    assert [text.rstrip("|").split("|") for text, _ in Page(html).rows] == [
        ["document", "5 keys", "100%"],
        ["name", "Ada", "97%"],
        ["born", "not in the document", "absent", "90%"],
        ["list", "2 items", "100%"],
        ["0", "x", "100%"],
        ["1", "1.5", "ambiguous", "40%"],
        ["died", "null", "unfit", "80%"],
        ["a/b", "false", "<1%"],
        ["extra", "1 key"],
        ["deep", "1"],
    ]
    assert "not complete" in html
    assert "<dt>others</dt>" in html


def test_looks() -> None:
    fields = (
        Field("", "object", {}, spans=((0, 10),)),
        Field("/a", "extract", "x", spans=((0, 2), (4, 6))),
        Field("/b", "choice", "y", spans=((4, 6),)),
        Field("/c", "extract", "z", "ambiguous", spans=((7, 8),)),
        Field("/d", "array", [], spans=((6, 9),)),
    )
    marks = Page(to_html(filling("0123456789", *fields))).marks
    assert [(text, look) for text, _, look in marks] == [
        ("01", "m copied"),
        ("23", "m root"),
        ("45", "m decided"),
        ("6", "m box"),
        ("7", "m doubt"),
        ("8", "m box"),
        ("9", "m root"),
    ]


@pytest.mark.parametrize("document", [None, "text", 3, True, [], [1, [2, [3]]], {}, {"": {"": 1}}])
def test_any_document(document: Any) -> None:
    page = Page(to_html(Filling(document, {}, 0.0, False, (), "")))
    assert page.said == []
    assert page.rows[0][0].startswith("document|")


@pytest.mark.parametrize("seed", range(5))
def test_every_span_is_highlighted(seed: int) -> None:
    schema = {
        "type": "object",
        "properties": {
            "name": {"type": "string"},
            "total": {"type": ["number", "null"]},
            "tags": {"type": "array", "items": {"type": "string"}},
            "kind": {"enum": ["a", "b", None]},
        },
    }
    context = "An invoice of 12.50 and 13 for Ada 😀 and Grace, שלום, 2026."
    one = Filler(RandomEngine(seed)).explain(schema, context)
    page = Page(one.to_html())
    assert "".join(page.said) == context
    asked = [f for f in one.fields.values() if f.spans]
    rows = [spans for _, spans in page.rows if spans]
    assert sorted(page.place(s) for spans in rows for s in spans) == sorted(
        context[a:b] for f in asked for a, b in f.spans
    )


def test_fields_of_one_place_share_it() -> None:
    fields = [Field(f"/k{i}", "extract", "x", spans=((0, 1),)) for i in range(3)]
    page = Page(to_html(filling("x", *fields)))
    assert [spans for _, spans in page.rows[1:]] == [[0], [0], [0]]
    assert len(page.marks) == 1


def test_large_text_is_fast() -> None:
    rng = Random(0)
    context = "word " * 20_000
    nested = [(i, len(context) - i) for i in range(500)]
    spans = nested + [(a, a + 40) for a in rng.choices(range(99_000), k=500)]
    fields = [Field(f"/k{i}", "extract", "x", spans=(s,)) for i, s in enumerate(spans)]
    began = time.perf_counter()
    html = to_html(filling(context, *fields))
    # 0.02 s on one core
    assert time.perf_counter() - began < 2
    assert len(html) < 2_000_000


def test_oracle_page() -> None:
    engine = OracleEngine({"name": "Ada", "items": [{"n": 1}, {"n": 2}]})
    item = {"type": "object", "properties": {"n": {"type": "integer"}}}
    schema = {
        "type": "object",
        "properties": {"name": {"type": "string"}, "items": {"type": "array", "items": item}},
    }
    page = Page(Filler(engine).explain(schema, engine.context).to_html())
    assert "".join(page.said) == engine.context
    assert [t.split("|")[0] for t, _ in page.rows] == [
        "document",
        "name",
        "items",
        "0",
        "n",
        "1",
        "n",
    ]


def test_table() -> None:
    fields = (
        Field("/a", "extract", "x\x1b[31m", spans=((0, 3),)),
        Field("/b", "noul", None, "absent"),
    )
    shown = to_table(filling("x\x1b[rest", *fields))
    cells = [[str(c) for c in column.cells] for column in shown.columns]
    assert cells == [
        ["/a", "/b"],
        ['"x\\u001b[31m"', "null"],
        ["found", "absent"],
        ["100%", "100%"],
        ["0-3", ""],
        ['"x\\u001b["', ""],
    ]


@pytest.mark.parametrize(
    ("p", "text"),
    [
        (0, "0%"),
        (1e-9, "<1%"),
        (0.01, "1%"),
        (0.5, "50%"),
        (0.99, "99%"),
        (0.9999, ">99%"),
        (1, "100%"),
    ],
)
def test_percent(p: float, text: str) -> None:
    assert percent(p) == text


def test_plain() -> None:
    assert plain("a\u202eb\nc é 😀") == "a\\u202eb\\nc é 😀"
