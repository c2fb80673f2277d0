"""A filling for people: an HTML page, and a table for a terminal.

The page shows the document as a tree beside the text, each value tied to its place. It holds its
style and script, asks no host for anything, and has no data in its script: rows and marks carry
numbers only. Offsets are code points and a browser counts UTF-16, so the text is cut here.
"""

from __future__ import annotations

import heapq
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from schemafill._errors import pointer as join

if TYPE_CHECKING:
    from schemafill.plan.assemble import Field, Filling
    from schemafill.plan.query import Span

CONTAINERS = ("object", "array")
# code points of a place that a row quotes
QUOTE = 120
# and a line of the table for a terminal
CUT = 60
STYLES = {"absent": "dim", "ambiguous": "yellow", "unfit": "red"}
HINTS = {
    "absent": "the text holds none",
    "ambiguous": "two values are likely",
    "unfit": "what the text holds breaks the schema",
}
NOTHING = "nothing found in the text"
# a page cannot hold NUL, turns a bare CR into LF, and UTF-8 has no lone surrogates
_UNSAFE = {0: "\u2400", 13: "&#13;", **dict.fromkeys(range(0xD800, 0xE000), "\ufffd")}


def to_html(filling: Filling) -> str:
    """One self-contained page: tree, text, notes, probabilities. What is not ours is escaped."""
    places = _Places.of(filling.fields.values(), len(filling.context))
    parts = [
        _HEAD.format(style=_STYLE),
        _summary(filling),
        '<main><section class="pane" id="tree" aria-label="Document">',
        *_tree(filling, places),
        '<p class="keys">↑ ↓ move, Enter opens, t goes to the text and Enter back.</p></section>'
        '<section class="pane" aria-label="Text"><div id="text" data-ranges="',
        ",".join(f"{first}-{last}" for first, last in places.ranges),
        '">',
        *_text(filling.context, places),
        f"</div></section></main><script>{_SCRIPT}</script></body></html>\n",
    ]
    return "".join(parts)


# ---- the text, cut where a span starts or ends


@dataclass(frozen=True, slots=True)
class Segment:
    """text[start:end] of a text cut at every edge of a span.

    `span`: the number of the innermost span over it, None outside all. `depth`: how many values
    (not containers) lie over it.
    """

    start: int
    end: int
    span: int | None
    depth: int = 0


def segments(length: int, spans: Sequence[Span], outer: Sequence[bool]) -> Iterator[Segment]:
    """Cut a text of `length` code points at every edge of `spans`, in O(n log n).

    The innermost span is the shortest, and one of a value before one of a container (`outer`).

    >>> [(s.start, s.end, s.span) for s in segments(9, [(1, 7), (3, 5)], [False, False])]
    [(0, 1, None), (1, 3, 0), (3, 5, 1), (5, 7, 0), (7, 9, None)]
    """
    starts: dict[int, list[int]] = defaultdict(list)
    ends: dict[int, list[int]] = defaultdict(list)
    for number, (start, end) in enumerate(spans):
        starts[start].append(number)
        ends[end].append(number)
    edges = sorted({0, length, *starts, *ends})
    over: list[tuple[bool, int, int]] = []
    depth = 0
    for start, end in pairwise(edges):
        depth -= sum(not outer[n] for n in ends[start])
        for n in starts[start]:
            heapq.heappush(over, (outer[n], spans[n][1] - spans[n][0], n))
            depth += not outer[n]
        # spans that ended are dropped when they come to the top
        while over and spans[over[0][2]][1] <= start:
            heapq.heappop(over)
        yield Segment(start, end, over[0][2] if over else None, depth)


@dataclass(frozen=True, slots=True)
class _Places:
    """Every different span of a filling, numbered; fields that share a span share its number.

    Attributes:
        look: per span, the classes of its mark. cuts: the segments of the text.
        ranges: per span, its first and last marked segment.
    """

    number: Mapping[Span, int]
    look: Sequence[str]
    cuts: Sequence[Segment]
    ranges: Sequence[tuple[int, int]]
    length: int

    @classmethod
    def of(cls, fields: Iterable[Field], length: int) -> _Places:
        number: dict[Span, int] = {}
        look: list[str] = []
        rank: list[int] = []
        for one in fields:
            kind, order = ("box", 2) if one.kind in CONTAINERS else (_hue(one), 0)
            kind = "root" if kind == "box" and not one.pointer else kind
            for nth, span in enumerate(_valid(one.spans, length)):
                now = order if order or not nth else 1
                known = number.setdefault(span, len(number))
                shown = f"{kind} also" if now == 1 else kind
                if known == len(look):
                    look.append(shown)
                    rank.append(now)
                elif now < rank[known]:
                    look[known], rank[known] = shown, now
        cuts = list(segments(length, list(number), [r == 2 for r in rank]))
        marked = [c for c in cuts if c.span is not None]
        first = {c.start: i for i, c in enumerate(marked)}
        last = {c.end: i for i, c in enumerate(marked)}
        ranges = [(first[start], last[end]) for start, end in number]
        return cls(number, look, cuts, ranges, length)

    def numbers(self, one: Field) -> str:
        return " ".join(str(self.number[s]) for s in _valid(one.spans, self.length))


def _valid(spans: Iterable[Span], length: int) -> list[Span]:
    cut = ((max(0, start), min(length, end)) for start, end in spans)
    return [s for s in cut if s[0] < s[1]]


def _hue(one: Field) -> str:
    if one.state in ("ambiguous", "unfit"):
        return "doubt"
    return "copied" if one.kind == "extract" else "decided"


def _text(text: str, places: _Places) -> Iterator[str]:
    for cut in places.cuts:
        said = _safe(text[cut.start : cut.end])
        if cut.span is None:
            yield said
        else:
            deep = " deep" if cut.depth > 1 else ""
            yield f'<span class="m {places.look[cut.span]}{deep}" data-s="{cut.span}">{said}</span>'


# ---- the document, with the fields that it lacks


class _Lacking:
    """The value of a field that the document does not hold."""


_LACKING = _Lacking()


def _tree(filling: Filling, places: _Places) -> Iterator[str]:
    below: dict[str, dict[str, None]] = defaultdict(dict)
    for at in filling.fields:
        while at:
            above, _, name = at.rpartition("/")
            if name in below[above]:
                break
            below[above][name] = None
            at = above
    yield from _node("", "document", filling.document, -1, filling, below, places)


def _node(
    at: str,
    name: str,
    value: Any,
    depth: int,
    filling: Filling,
    below: Mapping[str, Mapping[str, None]],
    places: _Places,
) -> Iterator[str]:
    one = filling.fields.get(at)
    held: dict[str, tuple[str, Any]] = {}
    if isinstance(value, dict):
        held = {join([key])[1:]: (str(key), inner) for key, inner in value.items()}
    elif isinstance(value, list):
        held = {str(i): (str(i), inner) for i, inner in enumerate(value)}
    # the fields stand in the order of the schema, absent ones too; what was not asked comes last
    names = {**below.get(at, {}), **dict.fromkeys(held)}
    opened = " open" if names and (held or not at) else ""
    spans = f' data-s="{places.numbers(one)}"' if one and one.spans else ""
    depth_style = f' style="--d:{max(depth, 0)}"'
    yield f'<details{opened} class="{"box" if names else "leaf"}"{depth_style}><summary{spans}>'
    yield f'<span class="key" dir="auto">{_safe(name)}</span>'
    yield f"{_value(value)}{_badge(one)}{_bar(one)}</summary>"
    if names:
        yield '<div class="kids">' if at else '<div class="kids top">'
        for escaped in names:
            plain = escaped.replace("~1", "/").replace("~0", "~")
            said, inner = held.get(escaped, (plain, _LACKING))
            yield from _node(f"{at}/{escaped}", said, inner, depth + 1, filling, below, places)
        yield "</div>"
    elif one:
        yield from _facts(one, filling)
    yield "</details>"


def _value(value: Any) -> str:
    match value:
        case _Lacking():
            return '<span class="val none">not in the document</span>'
        case None:
            return '<span class="val none code">null</span>'
        case bool():
            return f'<span class="val code flag">{json.dumps(value)}</span>'
        case str():
            return f'<span class="val str"><bdi>{_safe(value)}</bdi></span>'
        case dict() | list():
            return f'<span class="val size">{_size(value)}</span>'
        case _:
            return f'<span class="val code num">{_safe(_json(value))}</span>'


def _badge(one: Field | None) -> str:
    if one is None or one.state == "found":
        return ""
    state = escape(one.state)
    return f'<span class="badge {state}" title="{HINTS.get(one.state, "")}">{state}</span>'


def _bar(one: Field | None) -> str:
    if one is None or one.kind == "const":
        return ""
    return _meter(one.probability)


def _meter(p: float) -> str:
    p = min(1.0, max(0.0, p))
    low = " low" if p < 0.5 else ""
    return (
        f'<span class="p{low}"><i aria-hidden="true"><b style="width:{100 * p:.4g}%"></b></i>'
        f"<span>{percent(p)}</span></span>"
    )


def _facts(one: Field, filling: Filling) -> Iterator[str]:
    """What a leaf's row opens to."""
    yield '<dl class="facts">'
    yield f"<dt>pointer</dt><dd><code>{_safe(one.pointer) or '(root)'}</code></dd>"
    state = HINTS.get(one.state)
    told = f"{one.kind}, {one.state}: {state}" if state else f"{one.kind}, {one.state}"
    yield f"<dt>kind</dt><dd>{_safe(told)}</dd>"
    if one.alternatives:
        yield "<dt>others</dt>"
        for value, p in one.alternatives:
            yield f'<dd class="other"><bdi>{_safe(_json(value))}</bdi>{_meter(p)}</dd>'
    for start, end in _valid(one.spans, len(filling.context)):
        said = filling.context[start:end]
        more = "…" if len(said) > QUOTE else ""
        yield f"<dt>{start:,}–{end:,}</dt><dd><q dir='auto'>{_safe(said[:QUOTE])}{more}</q></dd>"
    if one.mean is not None:
        yield f"<dt>mean</dt><dd>{one.mean:.4g}</dd>"
    if one.depends_on:
        yield f"<dt>used</dt><dd><code>{_safe(', '.join(one.depends_on))}</code></dd>"
    yield "</dl>"


def _summary(filling: Filling) -> str:
    leaves = [f for f in filling.fields.values() if f.kind not in CONTAINERS]
    counts = {state: sum(f.state == state for f in leaves) for state in ("found", *HINTS)}
    done = ("ok", "complete") if filling.complete else ("part", "not complete")
    told = "".join(f"<span><b>{n:,}</b> {state}</span>" for state, n in counts.items() if n)
    notes = ""
    if filling.notes:
        lines = "".join(f"<li dir='auto'>{_safe(n)}</li>" for n in filling.notes)
        count = _count(len(filling.notes), "note")
        notes = f'<details class="notes" open><summary>{count}</summary><ul tabindex="0">{lines}</ul></details>'
    right = f'<span class="label">every value right</span>{_meter(filling.probability)}'
    return (
        '<header><div class="line"><h1>schemafill</h1>'
        f'<span class="state {done[0]}">{done[1]}</span>'
        f'<span class="whole">{right if holds(filling) else NOTHING}</span><span class="counts">{told}</span>'
        '<span class="legend"><span class="m copied">copied</span>'
        '<span class="m decided">decided on</span><span class="m doubt">in doubt</span></span>'
        f"</div>{notes}</header>"
    )


# ---- the terminal


def to_table(filling: Filling) -> Table:
    """Every field with its state, probability, first place and quote, for a terminal."""
    shown = table("pointer", "value", "state", "%", "place", "quote")
    for one in filling.fields.values():
        spans = _valid(one.spans, len(filling.context))
        said = filling.context[slice(*spans[0])] if spans else ""
        quote = plain(_json(said[:CUT])) + ("…" if len(said) > CUT else "") if said else ""
        shown.add_row(
            Text(plain(one.pointer) or "(document)"),
            Text(_size(one.value) or plain(_json(one.value))),
            Text(one.state, STYLES.get(one.state, "")),
            Text(percent(one.probability), justify="right"),
            Text("{}-{}".format(*spans[0]) if spans else ""),
            Text(quote, "dim"),
        )
    return shown


def table(*names: str) -> Table:
    """An empty table without lines; long cells are folded, never cut."""
    made = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    for name in names:
        made.add_column(name, overflow="fold")
    return made


def plain(text: str) -> str:
    """What a terminal would obey or hide, as JSON escapes.

    >>> print(plain("a\\x1b[31m"))
    a\\u001b[31m
    """
    return "".join(c if c.isprintable() else json.dumps(c)[1:-1] for c in text)


# ---- small things


def holds(filling: Filling) -> bool:
    """Whether any value was found: of none it says nothing that every value is right."""
    return any(f.state != "absent" for f in filling.fields.values() if f.kind not in CONTAINERS)


def percent(p: float) -> str:
    """A probability as people read it: never "100%" or "0%" of what is not certain.

    >>> percent(0.973), percent(0.9991), percent(1.0), percent(0.0001)
    ('97%', '>99%', '100%', '<1%')
    """
    if 0.99 < p < 0.99995:
        return ">99%"
    if 0.0 < p < 0.01:
        return "<1%"
    return f"{p:.0%}"


def _size(value: Any) -> str:
    if isinstance(value, dict | list):
        return _count(len(value), "key" if isinstance(value, dict) else "item")
    return ""


def _count(n: int, what: str) -> str:
    return f"{n:,} {what}" + ("" if n == 1 else "s")


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


def _safe(text: str) -> str:
    return escape(text).translate(_UNSAFE)


_HEAD = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>schemafill</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
script-src 'unsafe-inline'; img-src data:"><link rel="icon" href="data:,">
<style>{style}</style></head><body>
"""

_STYLE = """
:root { --bg: #fbfaf8; --pane: #fff; --ink: #22252b; --soft: #696f7a; --line: #e4e1dc; --hover:
  #f3f1ed; --blue: #2f6f9f; --blue-bg: #e2eef6; --blue-deep: #cfe2ef; --green: #3b7a57;
  --green-bg: #e2f0e7; --amber: #96600a; --amber-bg: #fbeccb; --red: #a8402f; --red-bg: #fae3de;
  --box: #f8f6f2; --on: #ffd97a; --track: #e9e6e1; }
@media (prefers-color-scheme: dark) {
  :root { --bg: #16181c; --pane: #1c1f24; --ink: #dfe2e7; --soft: #9299a5; --line: #30343c;
    --hover: #262a31; --blue: #86bbe0; --blue-bg: #1f3a4e; --blue-deep: #2a5068; --green: #8cc9a5;
    --green-bg: #20392c; --amber: #e6b761; --amber-bg: #433413; --red: #ec9a8b; --red-bg: #472721;
    --box: #21252b; --on: #8a6a1c; --track: #343942; }
}
* { box-sizing: border-box; }
body { margin: 0; height: 100vh; height: 100dvh; display: flex; flex-direction: column;
  background: var(--bg); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI",
  "Noto Sans", "DejaVu Sans", sans-serif; }
header { padding: .7rem 1.2rem; border-bottom: 1px solid var(--line); }
.line { display: flex; flex-wrap: wrap; gap: .3rem 1.4rem; align-items: center; }
h1 { font-size: 1rem; font-weight: 650; margin: 0; }
.state { font-size: .82rem; font-weight: 600; padding: .1rem .6rem; border-radius: 1rem; }
.ok { color: var(--green); background: var(--green-bg); }
.part { color: var(--amber); background: var(--amber-bg); }
.whole { display: flex; gap: .6rem; align-items: center; }
.label, .counts, .legend, .notes { color: var(--soft); font-size: .82rem; }
.counts { display: flex; gap: .9rem; } .counts b { color: var(--ink); font-weight: 600; }
.legend { display: flex; gap: .4rem; margin-left: auto; } .legend .m { padding: 0 .4rem; }
.notes { margin-top: .5rem; } .notes summary { cursor: pointer; width: max-content; }
.notes ul { margin: .2rem 0 0; padding-left: 1.2rem; max-height: 6.5rem; overflow: auto;
  overflow-wrap: anywhere; }
main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(0, 1fr) minmax(0,
  1fr); }
.pane { overflow: auto; padding: .8rem 1rem 2rem; position: relative; background: var(--pane); }
.pane + .pane { border-left: 1px solid var(--line); padding: 1.1rem 1.4rem 2rem; }
#text { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; max-width: 88ch;
  font: .88rem/1.75 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
.m { border-radius: 3px; cursor: pointer; padding: .1em 0; } .m.root { cursor: auto; }
.legend .m { cursor: default; } .copied { background: var(--blue-bg); }
.copied.deep { background: var(--blue-deep); } .decided { background: var(--green-bg); }
.doubt { background: var(--amber-bg); }
.also { background: none; border-bottom: 2px dotted var(--blue); }
.box.m { background: var(--box); } .m.on { background: var(--on); }
.m:focus-visible { outline: 2px solid var(--blue); outline-offset: 1px; }
#tree summary { --key: calc(11rem - var(--d) * 1rem); display: grid; list-style: none; cursor:
  pointer; grid-template-columns: .9rem minmax(4rem, var(--key)) minmax(0, 1fr) auto 6.2rem; gap:
  0 .5rem; align-items: baseline; padding: .2rem .4rem; border-radius: 5px; scroll-margin: 3rem; }
#tree summary::-webkit-details-marker { display: none; }
#tree summary::before { content: ""; width: .38rem; height: .38rem; align-self: center;
  justify-self: center; border: solid var(--soft); border-width: 0 1.5px 1.5px 0; transform:
  rotate(-45deg); opacity: .7; }
#tree details[open] > summary::before { transform: rotate(45deg) translate(-1px, -1px); }
#tree .leaf > summary::before { opacity: 0; }
#tree .leaf > summary:hover::before, #tree .leaf > summary:focus-visible::before, #tree
  .leaf[open] > summary::before { opacity: .7; }
#tree summary:hover { background: var(--hover); }
#tree summary.on { background: var(--hover); box-shadow: inset 3px 0 var(--on); }
#tree summary:focus-visible { outline: 2px solid var(--blue); outline-offset: -2px; }
.kids { margin-left: calc(.75rem - 1px); padding-left: .25rem; border-left: 1px solid var(--line);
  }
.kids.top { margin-left: 0; padding-left: 0; border: 0; }
#tree > details > summary { border-bottom: 1px solid var(--line); border-radius: 0; margin-bottom:
  .3rem; padding-bottom: .4rem; }
.key { grid-column: 2; color: var(--soft); overflow-wrap: anywhere; }
.box > summary > .key { color: var(--ink); font-weight: 550; }
.val { grid-column: 3; overflow-wrap: anywhere; min-width: 0; }
.str bdi { white-space: pre-wrap; display: -webkit-box; -webkit-box-orient: vertical;
  -webkit-line-clamp: 3; overflow: hidden; }
details[open] > summary > .str bdi { display: inline; }
.code { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: .92em; }
.num { color: var(--blue); } .flag { color: var(--green); } .size, .none { color: var(--soft); }
.size { font-size: .85em; } .none { font-style: italic; }
.badge { grid-column: 4; font-size: .72rem; line-height: 1.45; padding: 0 .45rem; border-radius:
  1rem; background: var(--track); color: var(--soft); }
.badge.ambiguous { background: var(--amber-bg); color: var(--amber); }
.badge.unfit { background: var(--red-bg); color: var(--red); }
.p { display: inline-grid; grid-template-columns: 3.2rem 2.6rem; gap: .4rem; align-items: center;
  font-size: .8rem; color: var(--soft); font-variant-numeric: tabular-nums; }
.p > span { text-align: right; } summary > .p { grid-column: 5; }
.p i { height: 5px; border-radius: 3px; background: var(--track); overflow: hidden; }
.p b { display: block; height: 100%; background: var(--blue); opacity: .75; }
.p.low b { background: var(--amber); }
.facts { margin: .1rem .4rem .6rem 1.8rem; display: grid; grid-template-columns: max-content
  minmax(0, 1fr); gap: .1rem .9rem; font-size: .85rem; }
.facts dt { color: var(--soft); grid-column: 1; }
.facts dd { margin: 0; grid-column: 2; overflow-wrap: anywhere; }
.keys { margin: 1.2rem .4rem 0; color: var(--soft); font-size: .8rem; }
.facts q { white-space: pre-wrap; }
.facts .other { display: flex; justify-content: space-between; gap: .5rem; }
@media (max-width: 56rem) {
  main { grid-template-columns: minmax(0, 1fr); grid-template-rows: minmax(0, 3fr) minmax(0, 2fr);
    }
  .pane + .pane { border-left: 0; border-top: 1px solid var(--line); }
  header { padding: .6rem .9rem; } .legend { margin-left: 0; }
  .pane, .pane + .pane { padding: .6rem .7rem 1.5rem; }
}
@media (max-width: 32rem) {
  #tree summary { grid-template-columns: .9rem minmax(0, 1fr) auto 6.2rem; }
  .key { grid-column: 2; } .val { grid-column: 2 / -1; grid-row: 2; } .badge { grid-column: 3; }
  summary > .p { grid-column: 4; }
}
@media (prefers-reduced-motion: no-preference) {
  .m, #tree summary { transition: background-color .12s; }
}
@media print {
  body { height: auto; } .pane { overflow: visible; }
}
"""

_SCRIPT = """
(() => {
  const all = (q, e) => Array.from(e.querySelectorAll(q));
  const tree = document.getElementById("tree"), text = document.getElementById("text");
  const marks = all(".m", text), rows = all("summary", tree);
  const ranges = text.dataset.ranges.split(",").filter(Boolean)
    .map((r) => r.split("-").map(Number));
  const spansOf = (row) => (row.dataset.s || "").split(" ").filter(Boolean).map(Number);
  const owners = ranges.map(() => []);
  rows.forEach((row) => spansOf(row).forEach((s) => owners[s].push(row)));
  // the root's extent is a mark for its own row only: hovering plain text says nothing
  const stops = marks.filter((m) => !m.matches(".root"));
  const isMark = (e) => e.matches(".m");
  const rowsOf = (mark) => owners[Number(mark.dataset.s)];
  const marksOf = (s) => marks.slice(ranges[s][0], ranges[s][1] + 1);
  const first = (row) => { const spans = spansOf(row);
    return spans.length ? marksOf(spans[0]).find((m) => stops.includes(m)) : null; };
  const above = (row) => { const found = [];
    for (let d = row.parentElement.parentElement.closest("#tree details"); d;
      d = d.parentElement.closest("#tree details")) found.push(d);
    return found; };
  const shown = (row) => above(row).reduce((e, d) => d.open ? e : d.firstElementChild, row);
  const reveal = (row) => above(row).forEach((d) => { d.open = true; });
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const bring = (e) => {
    const pane = e.closest(".pane"), p = pane.getBoundingClientRect();
    const r = e.getBoundingClientRect();
    if (r.top < p.top + 20 || r.bottom > p.bottom - 20)
      pane.scrollTo({ top: pane.scrollTop + r.top - p.top - p.height / 3,
        behavior: calm ? "auto" : "smooth" });
  };
  let lit = [], held = null;
  const light = (found) => {
    lit.forEach((e) => e.classList.remove("on"));
    lit = found;
    lit.forEach((e) => e.classList.add("on"));
  };
  const show = (e) => {
    const spans = isMark(e) ? [Number(e.dataset.s)] : spansOf(e);
    const to = isMark(e) ? rowsOf(e).map(shown) : [e];
    light(to.concat(...spans.map(marksOf)));
    const other = isMark(e) ? to[0] : first(e);
    if (other) bring(other);
  };
  // one stop of the Tab key a pane: the arrows move inside it
  const stop = (list, at) => list.forEach((e) => { e.tabIndex = e === at ? 0 : -1; });
  stop(rows, rows[0]);
  stop(stops, stops[0]);
  const go = (e) => { stop(isMark(e) ? stops : rows, e); e.focus({ preventScroll: true });
    bring(e); };
  const at = (event) => event.target.closest("#tree summary, #text .m:not(.root)");
  document.addEventListener("mouseover", (event) => {
    const e = at(event) || held;
    if (e) show(e); else light([]);
  });
  document.addEventListener("focusin", (event) => { held = at(event); if (held) show(held); });
  document.addEventListener("focusout", () => { held = null; light([]); });
  document.addEventListener("click", (event) => {
    const e = at(event);
    if (!e) return;
    if (isMark(e)) rowsOf(e).forEach(reveal);
    go(e);
    show(e);
  });
  const within = {
    ArrowDown: (list, i) => list[i + 1], ArrowUp: (list, i) => list[i - 1],
    Home: (list) => list[0], End: (list) => list[list.length - 1],
  };
  document.addEventListener("keydown", (event) => {
    const e = at(event), key = event.key;
    if (!e || event.ctrlKey || event.metaKey || event.altKey) return;
    const mark = isMark(e), list = mark ? stops : rows.filter((r) => shown(r) === r);
    let next = null;
    if (key in within) next = within[key](list, list.indexOf(e));
    else if (key === "Escape") e.blur();
    else if (mark && (key === "ArrowRight" || key === "ArrowLeft"))
      next = list[list.indexOf(e) + (key === "ArrowRight" ? 1 : -1)];
    else if (mark && key === "Enter") { rowsOf(e).forEach(reveal); next = rowsOf(e)[0]; }
    else if (!mark && key === "ArrowRight") e.parentElement.open = true;
    else if (!mark && key === "ArrowLeft") e.parentElement.open = false;
    else if (!mark && key === "t") next = first(e);
    else return;
    event.preventDefault();
    if (next) go(next);
  });
})();
"""
