"""Span text -> typed value, and the spans of a text that could be one.

One scanner a kind of value (numbers, dates, times) serves parsing, candidates and trimming, so the
three agree on what a value is and where it ends. Nothing is guessed: a date without its year, or a
text with two different numbers, is `Unfit` and says why.
"""

from __future__ import annotations

import ipaddress
import json
import re
import unicodedata
from collections.abc import Callable, Iterator
from decimal import Decimal
from functools import lru_cache
from itertools import islice
from typing import cast

from schemafill.plan.dates import (
    found_date_times,
    found_dates,
    found_times,
    parse_date,
    parse_date_time,
    parse_time,
)
from schemafill.plan.durations import found_durations, parse_duration
from schemafill.plan.hits import Found, Parsed, Unfit, expected
from schemafill.plan.numbers import found_numbers, parse_number
from schemafill.schema import ecma, validate
from schemafill.schema.nodes import Json, Span

__all__ = ["Parsed", "Unfit", "candidates", "fits", "parse", "same", "show"]

MAX_CANDIDATES = 512
# What is kept of a text before the bounds of a node choose.
_MAX_SCANNED = 2048
_FORMATS = {"date": parse_date, "time": parse_time, "date-time": parse_date_time, "duration": parse_duration}
_LOCAL = re.compile(r"[A-Za-z0-9][\w.!#$%&'*+/=?^{|}~-]{0,63}\Z")
_DOMAIN = re.compile(r"(?:[\w](?:[\w-]{0,61}\w)?\.)+[^\W\d_]{2,24}\b")
_HOST = re.compile(r"(?<![\w.@-])(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,24}(?![\w-])")
_URI = re.compile(r"(?:https?|ftps?|mailto|urn|file|ssh|tel|wss?|s3|doi):[^\s<>\"'`“”«»]+", re.IGNORECASE)
_UUID = re.compile(r"\b[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}\b")
_IPV4 = re.compile(r"(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w]|\.\d)")
_IPV6 = re.compile(r"(?<![\w:.])[0-9a-fA-F:]{2,39}(?:(?:\.\d{1,3}){3})?(?![\w:])")


def parse(text: str, node: Span) -> Parsed | Unfit:
    """The typed value of a verbatim span. Never raises.

    number: an int where nothing stands after the decimal point, else the nearest float ("1,250.00"
    is 1250.0). integer: an int. format date, time, date-time, duration: an ISO string; a time has an
    offset only if the text gives one. Any other string: the text itself.
    """
    if node.type in ("number", "integer"):
        return parse_number(text, integer=node.type == "integer")
    reader = _FORMATS.get(node.format)
    return reader(text) if reader else Parsed(text)


def fits(value: Json, node: Span) -> str | None:
    """Why `value` breaks the bounds or lengths of `node`; None: it does not."""
    checks = node.checks
    if isinstance(value, str):
        n = len(value)
        if checks.min_length is not None and n < checks.min_length:
            return expected(f"a text of at least {_characters(checks.min_length)}", value)
        if checks.max_length is not None and n > checks.max_length:
            return expected(f"a text of at most {_characters(checks.max_length)}", value)
        for pattern in checks.patterns:
            if not ecma.compile(pattern).search(value, node.place):
                return expected(f"a text that matches `{pattern}`", value)
        return None
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    number = validate.exact(value)
    bounds: tuple[tuple[Decimal | None, str, Callable[[Decimal, Decimal], bool]], ...] = (
        (checks.minimum, "of at least", Decimal.__ge__),
        (checks.maximum, "of at most", Decimal.__le__),
        (checks.exclusive_minimum, "above", Decimal.__gt__),
        (checks.exclusive_maximum, "below", Decimal.__lt__),
    )
    for bound, words, holds in bounds:
        if bound is not None and not holds(number, bound):
            return expected(f"a number {words} {bound}", show(value))
    for of in checks.multiples:
        if not validate.is_multiple(number, of):
            return expected(f"a multiple of {of}", show(value))
    return None


def candidates(text: str, node: Span) -> tuple[tuple[int, int], ...]:
    """The spans of `text` that hold a value of the node's type, format, pattern and bounds.

    In text order, the first 512; () for plain strings. Scanned once per text, type, format and pattern.
    """
    patterns = node.checks.patterns if node.type == "string" else ()
    found = _scanned(text, node.type, node.format, patterns)
    return tuple(islice(((a, z) for a, z, v in found if fits(v, node) is None), MAX_CANDIDATES))


def misfit(text: str, node: Span) -> str | None:
    """Why the first value of the node's type or format in the text breaks its bounds; None where there is none."""
    found = _scanned(text, node.type, node.format, ())
    return next((reason for _, _, value in found if (reason := fits(value, node)) is not None), None)


def same(a: Json, b: Json) -> bool:
    """Equal typed values: numbers as Decimal, strings after NFC and white-space folding."""
    if isinstance(a, bool) or isinstance(b, bool):
        return a is b
    if isinstance(a, int | float) and isinstance(b, int | float):
        return validate.exact(a) == validate.exact(b)
    if isinstance(a, str) and isinstance(b, str):
        return _folded(a) == _folded(b)
    if isinstance(a, list) and isinstance(b, list):
        left, right = cast("list[Json]", a), cast("list[Json]", b)
        return len(left) == len(right) and all(map(same, left, right))
    if isinstance(a, dict) and isinstance(b, dict):
        one, other = cast("dict[str, Json]", a), cast("dict[str, Json]", b)
        return one.keys() == other.keys() and all(same(v, other[k]) for k, v in one.items())
    return a is None and b is None


def show(value: Json) -> str:
    """JSON text, as KNOWN VALUES and messages print it."""
    return json.dumps(value, ensure_ascii=False)


def _characters(n: int) -> str:
    return f"{n} character" + ("" if n == 1 else "s")


def _folded(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


@lru_cache(maxsize=64)
def _scanned(text: str, type_: str, format_: str, patterns: tuple[str, ...]) -> tuple[Found, ...]:
    """Every (start, end, value) of a text for a type, format and patterns, up to 2,048."""
    if type_ in ("number", "integer"):
        found = found_numbers(text, integer=type_ == "integer")
    elif format_ in _SCANNERS:
        found = _SCANNERS[format_](text)
    elif patterns:
        hits = sorted({place for p in patterns for place in ecma.compile(p).places(text, _MAX_SCANNED)})
        found = ((a, z, text[a:z]) for a, z in hits)
    else:
        return ()
    return tuple(islice(found, _MAX_SCANNED))


def _found_emails(text: str) -> Iterator[Found]:
    at = text.find("@")
    while at >= 0:
        local, domain = _LOCAL.search(text[max(0, at - 64) : at]), _DOMAIN.match(text, at + 1)
        if local and domain:
            start = at - len(local[0])
            yield start, domain.end(), text[start : domain.end()]
        at = text.find("@", at + 1)


def _found_uris(text: str) -> Iterator[Found]:
    for m in _URI.finditer(text):
        uri = m[0].rstrip(".,;:!?*'")
        while uri and uri[-1] in ")]}" and uri.count(uri[-1]) > uri.count("([{"[")]}".index(uri[-1])]):
            uri = uri[:-1].rstrip(".,;:!?*'")
        if len(uri) > uri.find(":") + 1:
            yield m.start(), m.start() + len(uri), uri


def _found_by(pattern: re.Pattern[str], check: Callable[[str], object] = str) -> Callable[[str], Iterator[Found]]:
    def found(text: str) -> Iterator[Found]:
        for m in pattern.finditer(text):
            try:
                check(m[0])
            except ValueError:
                continue
            yield m.start(), m.end(), m[0]

    return found


_SCANNERS: dict[str, Callable[[str], Iterator[Found]]] = {
    "date": found_dates,
    "time": found_times,
    "date-time": found_date_times,
    "duration": found_durations,
    "email": _found_emails,
    "idn-email": _found_emails,
    "uri": _found_uris,
    "iri": _found_uris,
    "uuid": _found_by(_UUID),
    "hostname": _found_by(_HOST),
    "ipv4": _found_by(_IPV4, ipaddress.IPv4Address),
    "ipv6": _found_by(_IPV6, ipaddress.IPv6Address),
}
