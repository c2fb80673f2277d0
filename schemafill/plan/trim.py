"""From the span that a pointer hit to the span of the value.

Tokens carry white space, brackets, quotes and emphasis in with them; both sides of every comparison
and every value go through `trim` first.
"""

from __future__ import annotations

import re

from schemafill.plan.numbers import number_core

_BRACKETS = {
    "(": ")", "[": "]", "{": "}", "<": ">", "（": "）", "【": "】", "「": "」", "『": "』",
    "《": "》",
}  # fmt: skip
_CLOSING = {close: open_ for open_, close in _BRACKETS.items()}
# Which quotes close which: German and French use each other's signs the other way round.
_QUOTES = {
    '"': '"', "'": "'", "`": "`", "“": "”", "„": "“”", "”": "”", "«": "»", "»": "«", "‘": "’",
    "‚": "‘’", "‹": "›", "›": "‹",
}  # fmt: skip
_QUOTE_SIGNS = frozenset("\"'`“”„«»‘’‚‹›")
_APOSTROPHES = frozenset("'’")
# what is taken away of a span at most: a page of quotes is no value
STEPS = 512
_TRAILING = frozenset(",;:，；：、")
_STOPS = frozenset(".!?。")
# Signs of no width that `str.isspace` does not count.
_INVISIBLE = frozenset("\u200b\u2060\ufeff")
_APOSTROPHE_IN_WORD = re.compile(r"(?<=\w)['’](?=\w)")
# "<5 mg" and "> 90 %" are comparisons, not halves of a bracket.
_COMPARISON = re.compile(r"[<>]\s?[=\d.$€£+\-−]")


def trim(text: str, start: int, end: int, kind: str = "string") -> tuple[int, int]:
    """The span of the value inside text[start:end], to a fixed point.

    White space; symmetric `*` runs, also where the other run stands just outside; a matching pair
    of quotes or brackets round the whole; unbalanced brackets and quotes at the edges; trailing
    , ; and :. A full stop stays, but not after a quote or bracket that goes. Kinds "number" and
    "integer" trim to the number: its sign, accounting parentheses and multiplier inside, currency,
    % and units outside.

    Args:
        text: what the span is of.
        start: code point.
        end: code point, exclusive.
        kind: the `type` of the node that the span answers.

    Returns: (start, end); never empty where the span holds more than white space: then only the
        white space goes. (start, start) where it holds nothing else.
    """
    lo, hi = _white(text, start, end)
    if lo >= hi:
        return start, start
    if kind in ("number", "integer"):
        core = number_core(text, lo, hi)
        if core is not None:
            return core
    partner = _partners(text, lo, hi)
    a, z = lo, hi
    for _ in range(STEPS):
        b, y = _step(text, a, z, partner)
        b, y = _white(text, b, y)
        if b >= y:
            return lo, hi
        if (b, y) == (a, z):
            return a, z
        a, z = b, y
    return a, z


def _white(text: str, start: int, end: int) -> tuple[int, int]:
    while start < end and (text[start].isspace() or text[start] in _INVISIBLE):
        start += 1
    while end > start and (text[end - 1].isspace() or text[end - 1] in _INVISIBLE):
        end -= 1
    return start, end


def _partners(text: str, start: int, end: int) -> dict[int, int]:
    """Where each bracket that has a partner has it, each kind for itself.

    Computed once: what `_step` takes away is unmatched or encloses the rest.
    """
    open_at: dict[str, list[int]] = {}
    partner: dict[int, int] = {}
    for i in range(start, end):
        c = text[i]
        if c in _BRACKETS:
            open_at.setdefault(c, []).append(i)
        elif c in _CLOSING and open_at.get(_CLOSING[c]):
            j = open_at[_CLOSING[c]].pop()
            partner[i], partner[j] = j, i
    return partner


def _step(text: str, start: int, end: int, partner: dict[int, int]) -> tuple[int, int]:
    """One thing less at the edges, or the same span."""
    a, z = text[start], text[end - 1]
    if "*" in (a, z):
        narrower = _emphasis(text, start, end)
        if narrower != (start, end):
            return narrower
    if partner.get(start) == end - 1:
        return start + 1, end - 1
    if a in _QUOTES and z in _QUOTES[a]:
        width = _quoted(text, start, end)
        if width:
            return start + width, end - width
    if _opens_nothing(text, start, end, partner):
        return start + 1, end
    if z in _TRAILING or _closes_nothing(text, start, end, partner):
        return start, end - 1
    # the sentence ends after a quotation that began before the span
    if z in _STOPS and end - start > 1 and _closes_nothing(text, start, end - 1, partner):
        return start, end - 1
    return start, end


def _run(text: str, at: int, step: int, lo: int, hi: int) -> int:
    """How often text[at] is repeated from `at` on, inside [lo, hi)."""
    n, c = 0, text[at]
    while lo <= at < hi and text[at] == c:
        n, at = n + 1, at + step
    return n


def _emphasis(text: str, start: int, end: int) -> tuple[int, int]:
    """Without a `*` run of one length before and after; a run on one side is part of the value."""
    lead = _run(text, start, 1, start, end) if text[start] == "*" else 0
    trail = _run(text, end - 1, -1, start, end) if text[end - 1] == "*" else 0
    if lead == end - start:
        return start, end
    before = _run(text, start - 1, -1, 0, start) if start and text[start - 1] == "*" else 0
    after = _run(text, end, 1, end, len(text)) if end < len(text) and text[end] == "*" else 0
    n = lead or trail
    if not (lead == trail or (lead and not trail and after == n) or (not lead and before == n)):
        return start, end
    inner = text[start + lead : end - trail]
    # "*a* and *b*" is two of them, not one.
    if any(len(run) == n for run in re.findall(r"\*+", inner)):
        return start, end
    return start + lead, end - trail


def _quoted(text: str, start: int, end: int) -> int:
    """How many quotes on each side enclose the whole; 0: none do."""
    width = 1
    a, z = text[start], text[end - 1]
    if a == z:
        width = _run(text, start, 1, start, end)
        if 2 * width >= end - start or _run(text, end - 1, -1, start, end) != width:
            return 0
    inner = text[start + width : end - width]
    if a in "'‘‚":
        inner = _APOSTROPHE_IN_WORD.sub("", inner)
    return 0 if a in inner or z in inner else width


def _opens_nothing(text: str, start: int, end: int, partner: dict[int, int]) -> bool:
    a = text[start]
    if a in _BRACKETS or a in _CLOSING:
        return start not in partner and not _COMPARISON.match(text, start, end)
    # A leading apostrophe belongs to the word: '90s, 's-Hertogenbosch.
    if a not in _QUOTE_SIGNS or a in _APOSTROPHES:
        return False
    return not any(text.find(c, start + 1, end) >= 0 for c in _QUOTES[a])


def _closes_nothing(text: str, start: int, end: int, partner: dict[int, int]) -> bool:
    z = text[end - 1]
    if z in _BRACKETS or z in _CLOSING:
        return end - 1 not in partner
    if z not in _QUOTE_SIGNS:
        return False
    openers = [c for c, closers in _QUOTES.items() if z in closers]
    # 15" and 6' are inches and feet, unless the quotation began just before the span.
    if z in "\"'" and end - start > 1 and text[end - 2].isdecimal():
        return start > 0 and text[start - 1] == z
    inner = text[start : end - 1]
    if z in _APOSTROPHES:
        inner = _APOSTROPHE_IN_WORD.sub("", inner)
    return not any(c in inner for c in openers)
