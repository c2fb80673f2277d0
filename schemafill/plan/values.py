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
from dataclasses import dataclass
from datetime import date
from decimal import Context, Decimal
from functools import lru_cache
from heapq import merge
from itertools import islice, pairwise
from typing import cast

from schemafill.schema.nodes import Json, Span

MAX_CANDIDATES = 512
# What is kept of a text before the bounds of a node choose.
_MAX_SCANNED = 2048
_MAX_DIGITS = 300


@dataclass(frozen=True, slots=True)
class Parsed:
    """`value` is the main reading; `ambiguous` the other ones, most likely first."""

    value: Json
    ambiguous: tuple[Json, ...] = ()


@dataclass(frozen=True, slots=True)
class Unfit:
    """The text is no such value. `why` is "" where there is nothing to add."""

    expected: str
    got: str
    why: str = ""

    @property
    def reason(self) -> str:
        return _expected(self.expected, self.got) + (f" ({self.why})" if self.why else "")


@dataclass(frozen=True, slots=True)
class _Hit:
    """A value found at [start, end). No `readings`: it has the form of one and is impossible."""

    start: int
    end: int
    readings: tuple[Json, ...]


def parse(text: str, node: Span) -> Parsed | Unfit:
    """The typed value of a verbatim span. Never raises.

    number: an int where nothing stands after the decimal point, else the nearest float ("1,250.00"
    is 1250.0). integer: an int. format date, time, date-time: an ISO string; a time has an offset
    only if the text gives one. Any other string: the text itself.
    """
    if node.type in ("number", "integer"):
        return _parse_number(text, integer=node.type == "integer")
    reader = _FORMATS.get(node.format)
    return reader(text) if reader else Parsed(text)


def fits(value: Json, node: Span) -> str | None:
    """Why `value` breaks the bounds or lengths of `node`; None: it does not."""
    checks = node.checks
    if isinstance(value, str):
        n = len(value)
        if checks.min_length is not None and n < checks.min_length:
            return _expected(f"a text of at least {_characters(checks.min_length)}", value)
        if checks.max_length is not None and n > checks.max_length:
            return _expected(f"a text of at most {_characters(checks.max_length)}", value)
        return None
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    number = _decimal(value)
    bounds: tuple[tuple[Decimal | None, str, Callable[[Decimal, Decimal], bool]], ...] = (
        (checks.minimum, "of at least", Decimal.__ge__),
        (checks.maximum, "of at most", Decimal.__le__),
        (checks.exclusive_minimum, "above", Decimal.__gt__),
        (checks.exclusive_maximum, "below", Decimal.__lt__),
    )
    for bound, words, holds in bounds:
        if bound is not None and not holds(number, bound):
            return _expected(f"a number {words} {bound}", show(value))
    return None


def candidates(text: str, node: Span) -> tuple[tuple[int, int], ...]:
    """The spans of `text` that hold a value of the node's type, format and bounds.

    In text order, the first 512; () for plain strings. Scanned once per text, type and format.
    """
    found = _scanned(text, node.type, node.format)
    return tuple(islice(((a, z) for a, z, v in found if fits(v, node) is None), MAX_CANDIDATES))


def same(a: Json, b: Json) -> bool:
    """Equal typed values: numbers as Decimal, strings after NFC and white-space folding."""
    if isinstance(a, bool) or isinstance(b, bool):
        return a is b
    if isinstance(a, int | float) and isinstance(b, int | float):
        return _decimal(a) == _decimal(b)
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


def number_core(text: str, start: int, end: int) -> tuple[int, int] | None:
    """Where the number of text[start:end] is; None where `parse` would find none or several.

    The text around says only whether a currency stands there: "$30m" is 30 million, "30m" alone
    are metres or minutes.
    """
    before, after = text[max(0, start - 6) : start], text[end : end + 6]
    money = bool(_CURRENCY_BEFORE.search(before) or _CURRENCY_AFTER.match(after))
    hit = _single(text[start:end], money)
    return None if isinstance(hit, str) else (start + hit.start, start + hit.end)


def _expected(what: str, got: str) -> str:
    return f"Expected {what}, got `{got if len(got) <= 80 else got[:79] + '…'}`"


def _characters(n: int) -> str:
    return f"{n} character" + ("" if n == 1 else "s")


def _decimal(value: float) -> Decimal:
    return Decimal(value) if isinstance(value, int) else Decimal(repr(value))


def _folded(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def _left_over(text: str, hits: list[_Hit]) -> str:
    """The text with what was understood blanked out, places kept."""
    for hit in hits:
        text = text[: hit.start] + " " * (hit.end - hit.start) + text[hit.end :]
    return text


# ---- numbers

_SPACES = " \u00a0\u2007\u2009\u202f"
_RUN = re.compile(rf"\d+(?:[.,'’٫٬{_SPACES}]\d+)*")
_GROUPED = re.compile(rf"([1-9]\d{{0,2}})([.,'’٬{_SPACES}])(\d{{3}}(?:\2\d{{3}})*)(?:([.,٫])(\d+))?")
_INDIAN = re.compile(r"[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d+)?")
_PLAIN = re.compile(r"(\d*)(?:[.,٫](\d+))?")
_CURRENCY = (
    r"(?:(?:US|AU|CA|HK|NZ|NT|MX|[ACRS])?[$€£¥₹₽₩₺₪฿₫₴₦₱₡₲₵₸]"
    r"|(?<![A-Za-z])(?:USD|EUR|GBP|CHF|JPY|CNY|RMB|INR|AUD|CAD|NZD|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|TRY"
    r"|RUB|UAH|BRL|MXN|ARS|CLP|COP|ZAR|KRW|SGD|HKD|TWD|THB|IDR|MYR|PHP|VND|ILS|AED|SAR|EGP|NGN|KES"
    r"|Rs\.?|Kr\.?|kr\.?|Fr\.))"
)
_CURRENCY_BEFORE = re.compile(rf"{_CURRENCY}\s?\Z")
_CURRENCY_AFTER = re.compile(rf"\s?{_CURRENCY}")
_BEFORE = re.compile(rf"(?P<sign>[-−–﹣－+])?(?P<gap>\s)?(?P<money>{_CURRENCY}\s?)?(?P<inner>[-−–+])?\Z")
_LETTER_BEFORE = re.compile(r"[A-Za-zÀ-ɏͰ-ӿ]\Z")
_COUNT_BEFORE = re.compile(r"(?<![A-Za-z])[xX]\Z")
# "7f3a", "550e8400": letters and then digits again is a name, unless they are m2 or m3.
_NAME_AFTER = re.compile(r"(?![cdkm]?m[23](?!\w))[A-Za-z_]+\d")
_MINUS_AFTER = re.compile(rf"[-−](?=\s*(?:\Z|[\n|;)\]]|{_CURRENCY}))")
_CLOSE_AFTER = re.compile(rf"\s?(?P<money>{_CURRENCY})?\s?\)")
_EXPONENT = re.compile(r"[eE]([+−-]?\d{1,3})(?!\w)|\s?[×x·*]\s?10\^([+−-]?\d{1,3})(?!\w)")
_FRACTIONS = {"½": 0.5, "¼": 0.25, "¾": 0.75, "⅛": 0.125, "⅜": 0.375, "⅝": 0.625, "⅞": 0.875}
_FRACTION = re.compile(rf"\s?([{''.join(_FRACTIONS)}])")
_SCALES = {
    "hundred": 2, "k": 3, "thousand": 3, "tausend": 3, "tsd": 3, "mille": 3, "mil": 3, "lakh": 5,
    "lakhs": 5, "m": 6, "mn": 6, "million": 6, "millions": 6, "millionen": 6, "mio": 6, "millón": 6,
    "millones": 6, "milioni": 6, "milhão": 6, "milhões": 6, "crore": 7, "crores": 7, "b": 9,
    "bn": 9,
    "billion": 9, "billions": 9, "mrd": 9, "milliarde": 9, "milliarden": 9, "milliard": 9,
    "milliards": 9, "miliardi": 9, "mil millones": 9, "trillion": 12, "trillions": 12,
    "billionen": 12,
}  # fmt: skip
_ATTACHED = re.compile(r"([kKMmBb]|[mM]n|[bB]n)(?!\w)")
_LONG = sorted((s for s in _SCALES if len(s) > 2), key=len)[::-1]
_SPELT = re.compile(rf"[ \u00a0-]?({'|'.join(_LONG)})\b\.?", re.IGNORECASE)
_DOZEN = re.compile(r"[ \u00a0]dozen\b", re.IGNORECASE)
_UNITS = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
]  # fmt: skip
_TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
_WORD_VALUES = {
    **{w: i for i, w in enumerate(_UNITS)},
    **{w: 20 + 10 * i for i, w in enumerate(_TENS)},
    **{f"{t}-{u}": 20 + 10 * i + j for i, t in enumerate(_TENS) for j, u in enumerate(_UNITS[:10]) if j},
    "half-a-dozen": 6,
    "a-dozen": 12,
    "dozen": 12,
    "a-hundred": 100,
    "a-thousand": 1000,
    "a-million": 10**6,
}
_HALVES = "".join(_FRACTIONS)
# The look-ahead fails fast at letters that begin no number.
_WORD = re.compile(
    rf"(?=[adefhnostz{_HALVES}])(?:\b(?:"
    rf"(?:{'|'.join(_TENS)})(?:[- ](?:{'|'.join(_UNITS[1:10])}))?|{'|'.join(_UNITS[::-1])}"
    r"|(?:half )?a dozen|dozen|a (?:hundred|thousand|million))\b"
    rf"|(?<!\d)(?<!\d\s)[{_HALVES}])",
    re.IGNORECASE,
)
# Half of something, or a fraction that no decimal says exactly: not to be dropped silently.
_REST_OF_NUMBER = re.compile(r"\bhalf\b(?! a dozen)|[⅓⅔⅕-⅚⅐⅑⅒]", re.IGNORECASE)
_DIGIT = re.compile(r"\d")
_DIGIT_LEFT = re.compile(r"(?<![A-Za-z\d])\d")
_POINT_BEFORE = re.compile(r"(?<![\w.)])\.\Z")
_MONEY_FORM = re.compile(r"[.,]\d\d\Z|[.,'’]\d{3}")
_BETWEEN = re.compile(r"\s?[:/×x–−-]\s?")
_EXACT = Context(prec=4 * _MAX_DIGITS)


def _parse_number(text: str, *, integer: bool) -> Parsed | Unfit:
    what = "an integer" if integer else "a number"
    hit = _single(text, len(text.split()) == 1)
    if isinstance(hit, str):
        return Unfit(what, text, hit)
    values = _chosen(hit, integer=integer)
    return Parsed(values[0], values[1:]) if values else Unfit(what, text)


def _single(text: str, money: bool) -> _Hit | str:
    """The one number of a text, in digits before words, or why there is not one."""
    if sum(map(str.isdecimal, text)) > _MAX_DIGITS:
        return f"over {_MAX_DIGITS} digits"
    hits = list(_in_digits(text, money)) or list(_in_words(text, money))
    rest = _left_over(text, hits)
    if not hits or _DIGIT_LEFT.search(rest) or _REST_OF_NUMBER.search(rest):
        return ""
    if any(h.readings[0] != hits[0].readings[0] for h in hits) or any(
        _BETWEEN.fullmatch(text, a.end, z.start) for a, z in pairwise(hits)
    ):
        return "several numbers"
    return hits[0]


def _chosen(hit: _Hit, *, integer: bool) -> tuple[Json, ...]:
    """The readings as JSON numbers; for an integer those that are one, as written ones first."""
    readings = cast("tuple[Decimal, ...]", hit.readings)
    if integer:
        readings = tuple(sorted((d for d in readings if d == d.to_integral_value()), key=lambda d: _places(d) > 0))
    numbers = (_json_number(d, integer=integer) for d in readings)
    return tuple(n for n in numbers if n is not None)


def _places(d: Decimal) -> int:
    """Digits written after the decimal point."""
    return max(0, -cast("int", d.as_tuple().exponent))


def _json_number(d: Decimal, *, integer: bool) -> int | float | None:
    """An int that is exact, or the nearest float; None beyond what a float holds."""
    if d.adjusted() > 308:
        return None
    near = float(d)
    if not d or (near == 0):
        return None if d else (0 if integer or not _places(d) else 0.0)
    if integer or (d == d.to_integral_value() and (not _places(d) or _decimal(near) != d)):
        return int(d) if integer or d.adjusted() < 18 or _decimal(near) != d else near
    return near


def _in_digits(text: str, money: bool, *, every: bool = False) -> Iterator[_Hit]:
    """Numbers written in digits, in text order.

    Args:
        text: all of it is scanned.
        money: a currency stands before or after it.
        every: also the parts of "12 345" and of "1,2,3", and what accounting parentheses hold.
    """
    last = 0
    for run in _RUN.finditer(text):
        # the exponent of the number before is no number
        if run.start() < last:
            continue
        for start, end in _pieces(text, run.start(), run.end(), every):
            readings = _readings(text[start:end])
            if readings:
                for hit in _completed(text, start, end, readings, money, every):
                    last = max(last, hit.end)
                    yield hit


def _pieces(text: str, start: int, end: int, every: bool) -> Iterator[tuple[int, int]]:
    """The run itself where it is one number, else what its spaces (and commas) divide."""
    run = text[start:end]
    # "CO2 400 ppm": the 2 is part of a name, not of 2 400
    named = " " in run and _LETTER_BEFORE.search(text[max(0, start - 1) : start])
    whole = not named and bool(_readings(run))
    if whole:
        yield start, end
    if " " in run and (every or not whole):
        for part in re.finditer(rf"[^{_SPACES}]+", run):
            yield start + part.start(), start + part.end()
    elif every and not whole and "," in run and "." not in run:
        for part in re.finditer(r"\d+", run):
            yield start + part.start(), start + part.end()


def _readings(digits: str) -> tuple[Decimal, ...]:
    """What a run of digits and separators can mean, most likely first; () if it is no number.

    One separator before exactly three digits: "1,234" is grouped first, "1.234" a decimal first.
    """
    if len(digits) > 2 * _MAX_DIGITS:
        return ()
    if _INDIAN.fullmatch(digits):
        return (Decimal(digits.replace(",", "")),)
    if (m := _GROUPED.fullmatch(digits)) and m[2] != m[4]:
        whole = m[1] + m[3].replace(m[2], "")
        if m[5]:
            return (Decimal(f"{whole}.{m[5]}"),)
        if m[2] not in ".," or len(m[3]) > 3:
            return (Decimal(whole),)
        both = Decimal(whole), Decimal(f"{m[1]}.{m[3]}")
        return both if m[2] == "," else both[::-1]
    if m := _PLAIN.fullmatch(digits):
        return (Decimal(f"{m[1]}.{m[2]}" if m[2] else m[1]),)
    return ()


def _completed(
    text: str, start: int, end: int, readings: tuple[Decimal, ...], money: bool, every: bool
) -> Iterator[_Hit]:
    """The number with what belongs to it: point, sign, exponent, multiplier, parentheses."""
    body = text[start:end]
    if body.isdecimal() and _POINT_BEFORE.search(text[max(0, start - 2) : start]):
        start, readings = start - 1, (Decimal("0." + body),)
    before = text[max(0, start - 12) : start]
    lead = _BEFORE.search(before)
    assert lead is not None
    paid = lead["money"] is not None
    if not (paid or lead["sign"]) and _LETTER_BEFORE.search(before) and not _COUNT_BEFORE.search(before):
        return
    end, readings = _scaled(text, start, end, readings, paid, money)
    if _NAME_AFTER.match(text, end):
        return
    first = start - len(lead["money"] or "") - len(lead["inner"] or "")
    sign = lead["inner"]
    if sign:
        core = start - len(sign)
    else:
        core, at = start, start - len(lead[0])
        stands = at == 0 or not (text[at - 1].isalnum() or text[at - 1] in ")_%")
        if lead["sign"] and stands and (at == 0 or not lead["gap"]):
            sign, core = lead["sign"], at
    if not sign and _MINUS_AFTER.match(text, end):
        sign, end = "-", end + 1
    if not sign and text[:first].removesuffix(" ").endswith("("):
        close = _CLOSE_AFTER.match(text, end)
        exact = len(body) > 3 and bool(_MONEY_FORM.search(body))
        if close and (exact or paid or close["money"]):
            opening = text.rindex("(", 0, first)
            yield _Hit(opening, close.end(), tuple(d.copy_negate() for d in readings))
            if not every:
                return
    yield _Hit(core, end, tuple(d.copy_negate() for d in readings) if sign and sign != "+" else readings)


def _scaled(
    text: str, start: int, end: int, readings: tuple[Decimal, ...], paid: bool, money: bool
) -> tuple[int, tuple[Decimal, ...]]:
    """The number after its exponent, fraction or multiplier, and where that ends."""
    if m := _EXPONENT.match(text, end):
        n = int((m[1] or m[2]).replace("−", "-"))
        return m.end(), tuple(d.scaleb(n, _EXACT) for d in readings)
    if (m := _FRACTION.match(text, end)) and text[start:end].isdecimal():
        return m.end(), (_EXACT.add(readings[0], Decimal(_FRACTIONS[m[1]])),)
    if m := _ATTACHED.match(text, end):
        near = paid or bool(_CURRENCY_AFTER.match(text, m.end()))
        if m[1] in "mbB" and not (near or money):
            return end, readings
        big = tuple(d.scaleb(_SCALES[m[1].lower()], _EXACT) for d in readings)
        return m.end(), big + readings if m[1] in "mbB" and not near else big
    for _ in range(2):
        if m := _SPELT.match(text, end):
            n = _SCALES[m[1].lower()]
            readings = tuple(d.scaleb(n, _EXACT) for d in readings)
        elif m := _DOZEN.match(text, end):
            readings = tuple(_EXACT.multiply(d, Decimal(12)) for d in readings)
        else:
            break
        # A decimal cannot have been a group of thousands once a multiplier follows it.
        end, readings = m.end(), readings[:1]
    return end, readings


def _in_words(text: str, money: bool) -> Iterator[_Hit]:
    """Numbers written in English words up to ninety-nine, with a multiplier; and ½ by itself."""
    last = 0
    for m in _WORD.finditer(text):
        if m.start() < last:
            continue
        word = re.sub(r"\s+", "-", m[0].lower())
        n = Decimal(_FRACTIONS[word] if word in _FRACTIONS else _WORD_VALUES[word])
        last, readings = _scaled(text, m.start(), m.end(), (n,), False, money)
        yield _Hit(m.start(), last, readings)


# ---- dates and times

_MONTHS = {
    name: number
    for number, names in enumerate(
        (
            "january januar janvier enero gennaio janeiro januari jänner jan janv ene",
            "february februar février fevrier febrero febbraio fevereiro februari feb févr fev fév",
            "march märz maerz mars marzo março maart mar mär mrz",
            "april avril abril aprile apr avr abr",
            "may mai mayo maggio maio mei",
            "june juni juin junio giugno junho jun",
            "july juli juillet julio luglio julho jul juil",
            "august août aout agosto augustus aug ago",
            "september septembre septiembre setiembre settembre setembro sept sep",
            "october oktober octobre octubre ottobre outubro oct okt",
            "november novembre noviembre novembro nov",
            "december dezember décembre decembre diciembre dicembre dezembro dec dez déc dic",
        ),
        start=1,
    )
    for name in names.split()
}
_WEEKDAYS = (
    "monday montag lundi lunes", "tuesday dienstag mardi martes",
    "wednesday mittwoch mercredi miércoles",
    "thursday donnerstag jeudi jueves", "friday freitag vendredi viernes",
    "saturday samstag samedi sábado", "sunday sonntag dimanche domingo",
)  # fmt: skip
_MONTH = rf"(?:{'|'.join(sorted(_MONTHS, key=len, reverse=True))})(?![^\W\d_])\.?"
_NTH = r"(?:st|nd|rd|th|er|º|°|\.)?"
_YEAR = r"(?:\d{4}(?!\d)|['’]\d{2}(?!\d)|\d{2}(?=\s*(?:\Z|[\n,;.|)\]])))"
_DATE = re.compile(
    # the look-aheads fail fast where no date can begin
    r"(?=[\djfmasonde])(?<![^\W_])(?=\D|\d{8}|\d{1,4}(?:\s?[./°º年-]|\s{0,2}[^\W\d_]))(?:"
    rf"(\d{{1,2}}){_NTH}[\s/.-]{{0,2}}(?:day\s)?(?:of\s|de\s|d['’])?({_MONTH})[\s,/.-]{{1,2}}(?:del?\s|of\s)?({_YEAR})"
    rf"|({_MONTH})[\s-]{{1,2}}(?:the\s)?(\d{{1,2}}){_NTH}[\s,-]{{1,2}}({_YEAR})"
    rf"|(\d{{4}})[\s,/.-]{{1,2}}({_MONTH})[\s/.-]{{1,2}}(\d{{1,2}})(?!\d)"
    rf"|(\d{{4}})(\s?[-/.]\s?)(\d{{1,2}})\11(\d{{1,2}})(?!\d)"
    rf"|(\d{{1,2}})(\s?[-/.]\s?)(\d{{1,2}})\15(\d{{4}}|\d{{2}})(?!\d)"
    rf"|(\d{{4}})\s?年\s?(\d{{1,2}})\s?月\s?(\d{{1,2}})\s?日"
    rf"|((?:19|20)\d{{2}})(0[1-9]|1[0-2])([0-3]\d)(?!\d))",
    re.IGNORECASE,
)
_NO_YEAR = re.compile(rf"\b\d{{1,2}}{_NTH}\s?(?:of\s|de\s)?{_MONTH}|{_MONTH}\s\d{{1,2}}\b", re.IGNORECASE)
_TIME = re.compile(
    r"(?<![^\W_tT])(?<!\d[:.,])(?:(\d{1,2})(?:(?::|\s?h\s?)([0-5]\d)(?::([0-5]\d)([.,]\d{1,9})?)?"
    r"|\.([0-5]\d)(?=\s?(?:[ap]\.?m\b|uhr\b)))?(?![\d:])(\s?(?:[ap]m\b|[ap]\.m\b\.?))?(\s?(?:uhr\b|h\b))?"
    r"|(?<=T)([0-2]\d)([0-5]\d)([0-5]\d)(?!\d)|(noon|midnight)\b)",
    re.IGNORECASE,
)
_ZONE = re.compile(r"\s?(Z(?!\w)|UTC|GMT)?(?:\s?([+−-])(\d{1,2})(?::?([0-5]\d))?(?![\d:]))?")
_JOIN = re.compile(r"[T\s,]\s?(?:at\s|um\s|à\s|a las\s|[-–|]\s)?|\s?[-–|@]\s?", re.IGNORECASE)


def _dates(text: str) -> Iterator[_Hit]:
    for m in _DATE.finditer(text):
        if m[14]:
            sep = m[15].strip()
            before, after = text[max(0, m.start() - 2) : m.start()], text[m.end() : m.end() + 2]
            glued = re.search(r"\d[./-]\Z", before) or re.match(re.escape(sep) + r"\d", after)
            if glued:
                continue
            day_first, month_first = (m[17], m[16], m[14]), (m[17], m[14], m[16])
            readings = [month_first, day_first] if sep == "/" else [day_first, month_first]
        else:
            d1, mon1, y1, mon2, d2, y2, y3, mon3, d3, y4, _, mon4, d4 = m.groups()[:13]
            year, month, day = next(
                t
                for t in (
                    (y1, mon1, d1), (y2, mon2, d2), (y3, mon3, d3), (y4, mon4, d4),
                    (m[18], m[19], m[20]), (m[21], m[22], m[23]),
                )
                if t[0]
            )  # fmt: skip
            readings = [(year, month, day)]
        isos = [_iso(*r) for r in readings]
        # German dots are day first wherever they are written: the other order only if that fails.
        possible = tuple(dict.fromkeys(i for i in isos if i))
        dotted = m[14] and m[15].strip() == "."
        yield _Hit(m.start(), m.end(), possible[:1] if dotted else possible)


def _iso(year: str, month: str, day: str) -> str | None:
    y = int(year.lstrip("'’"))
    if y < 100 and len(year) < 4:
        y += 2000 if y <= 68 else 1900
    try:
        number = int(month) if month.isdecimal() else _MONTHS[month.lower().rstrip(".")]
        return date(y, number, int(day)).isoformat()
    except (ValueError, KeyError):
        return None


def _times(text: str) -> Iterator[_Hit]:
    last = 0
    for m in _TIME.finditer(text):
        # what was the offset of the time before is no time
        if m.start() < last:
            continue
        h, minute, second, fraction, dotted, half, clock = m.groups()[:7]
        end, value = m.end(), None
        if m[11]:
            value = "12:00:00" if m[11].lower() == "noon" else "00:00:00"
        elif m[8]:
            value = f"{m[8]}:{m[9]}:{m[10]}" if int(m[8]) < 24 else None
        elif minute or dotted or half or clock:
            hour = int(h)
            morning = bool(half) and "a" in half.lower()
            if half and hour <= 12:
                hour = hour % 12 + (0 if morning else 12)
            if hour < (12 if morning else 24):
                value = f"{hour:02}:{minute or dotted or '00'}:{second or '00'}"
                value += (fraction or "").replace(",", ".")
        else:
            continue
        if value and (zone := _zone(text, m)):
            end, value = zone[0], value + zone[1]
        last = end
        yield _Hit(m.start(), end, (value,) if value else ())


def _zone(text: str, time: re.Match[str]) -> tuple[int, str] | None:
    """Where the offset after a time ends, and how ISO writes it."""
    m = _ZONE.match(text, time.end())
    if not m or not m[0].strip():
        return None
    if not m[2]:
        return m.end(), "Z"
    exact = time[3] or time[8] or text[max(0, time.start() - 1) : time.start()] == "T"
    # "14:30-15:30" is from, to; only after seconds or a T is the second one an offset.
    if int(m[3]) > 14 or (not m[1] and (len(m[3]) < 2 or (m[2] != "+" and not exact))):
        return (m.end(1), "Z") if m[1] else None
    sign = "+" if m[2] == "+" else "-"
    return m.end(), f"{sign}{int(m[3]):02}:{m[4] or '00'}"


def _one(hits: list[_Hit], text: str, what: str) -> Unfit | None:
    """Why the hits do not make one value."""
    if not hits:
        return Unfit(what, text)
    if any(not h.readings for h in hits):
        return Unfit(what, text, f"no such {what.split()[-1]}")
    if any(h.readings != hits[0].readings for h in hits):
        return Unfit(what, text, f"several {what.split()[-1]}s")
    return None


def _parse_date(text: str) -> Parsed | Unfit:
    text = unicodedata.normalize("NFC", text)
    days = list(_dates(text))
    if not days and _NO_YEAR.search(text):
        return Unfit("a date", text, "no year")
    rest = _left_over(text, days)
    if problem := _one(days, text, "a date"):
        return problem
    if _DIGIT.search(_left_over(rest, list(_times(rest)))):
        return Unfit("a date", text, "not only a date")
    readings = _by_weekday(days[0].readings, rest)
    return Parsed(readings[0], readings[1:])


def _by_weekday(readings: tuple[Json, ...], text: str) -> tuple[Json, ...]:
    """The one reading that falls on the weekday which the text names, if there is just one."""
    if len(readings) > 1:
        words = set(re.findall(r"\w+", text.lower()))
        agree = [r for r in readings if words & set(_WEEKDAYS[date.fromisoformat(r).weekday()].split())]
        if len(agree) == 1:
            return (agree[0],)
    return readings


def _parse_time(text: str) -> Parsed | Unfit:
    rest = _left_over(text, list(_dates(text)))
    times = list(_times(rest))
    if problem := _one(times, text, "a time"):
        return problem
    if _DIGIT.search(_left_over(rest, times)):
        return Unfit("a time", text, "not only a time")
    return Parsed(times[0].readings[0])


def _parse_date_time(text: str) -> Parsed | Unfit:
    day = _parse_date(text)
    if isinstance(day, Unfit):
        return Unfit("a date and time", text, day.why)
    time = _parse_time(unicodedata.normalize("NFC", text))
    if isinstance(time, Unfit):
        return Unfit("a date and time", text, time.why or "no time")
    return Parsed(f"{day.value}T{time.value}", tuple(f"{d}T{time.value}" for d in day.ambiguous))


_FORMATS = {"date": _parse_date, "time": _parse_time, "date-time": _parse_date_time}


# ---- candidates

_Found = tuple[int, int, Json]
_LOCAL = re.compile(r"[A-Za-z0-9][\w.!#$%&'*+/=?^{|}~-]{0,63}\Z")
_DOMAIN = re.compile(r"(?:[\w](?:[\w-]{0,61}\w)?\.)+[^\W\d_]{2,24}\b")
_URI = re.compile(r"(?:https?|ftps?|mailto|urn|file|ssh|tel|wss?|s3|doi):[^\s<>\"'`“”«»]+", re.IGNORECASE)
_UUID = re.compile(r"\b[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}\b")
_IPV4 = re.compile(r"(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w]|\.\d)")
_IPV6 = re.compile(r"(?<![\w:.])[0-9a-fA-F:]{2,39}(?:(?:\.\d{1,3}){3})?(?![\w:])")


@lru_cache(maxsize=64)
def _scanned(text: str, type_: str, format_: str) -> tuple[_Found, ...]:
    """Every (start, end, value) of a text for a type and format, up to 2,048."""
    if type_ in ("number", "integer"):
        found = _found_numbers(text, integer=type_ == "integer")
    elif format_ in _SCANNERS:
        found = _SCANNERS[format_](text)
    else:
        return ()
    return tuple(islice(found, _MAX_SCANNED))


def _found_numbers(text: str, *, integer: bool) -> Iterator[_Found]:
    last = 0
    hits = merge(_in_digits(text, False, every=True), _in_words(text, False), key=lambda h: h.start)
    for h in hits:
        worded = text[h.start].isalpha()
        if worded and h.start < last:
            continue
        last = max(last, h.end)
        values = _chosen(h, integer=integer)
        if values:
            yield h.start, h.end, values[0]


def _found_dates(text: str) -> Iterator[_Found]:
    return ((h.start, h.end, h.readings[0]) for h in _dates(text) if h.readings)


def _found_times(text: str) -> Iterator[_Found]:
    return ((h.start, h.end, h.readings[0]) for h in _times(text) if h.readings)


def _found_date_times(text: str) -> Iterator[_Found]:
    """A date and a time that stand together, in either order."""
    times = [h for h in _times(text) if h.readings]
    starts, ends = {h.start: h for h in times}, {h.end: h for h in times}
    for day in _dates(text):
        if not day.readings:
            continue
        m = _JOIN.match(text, day.end)
        late = starts.get(m.end()) if m else None
        early = next((ends[e] for e in range(day.start - 1, day.start - 6, -1) if e in ends), None)
        if late:
            yield day.start, late.end, f"{day.readings[0]}T{late.readings[0]}"
        elif early:
            yield early.start, day.end, f"{day.readings[0]}T{early.readings[0]}"


def _found_emails(text: str) -> Iterator[_Found]:
    at = text.find("@")
    while at >= 0:
        local, domain = _LOCAL.search(text[max(0, at - 64) : at]), _DOMAIN.match(text, at + 1)
        if local and domain:
            start = at - len(local[0])
            yield start, domain.end(), text[start : domain.end()]
        at = text.find("@", at + 1)


def _found_uris(text: str) -> Iterator[_Found]:
    for m in _URI.finditer(text):
        uri = m[0].rstrip(".,;:!?*'")
        while uri and uri[-1] in ")]}" and uri.count(uri[-1]) > uri.count("([{"[")]}".index(uri[-1])]):
            uri = uri[:-1].rstrip(".,;:!?*'")
        if len(uri) > uri.find(":") + 1:
            yield m.start(), m.start() + len(uri), uri


def _found_by(pattern: re.Pattern[str], check: Callable[[str], object] = str) -> Callable[[str], Iterator[_Found]]:
    def found(text: str) -> Iterator[_Found]:
        for m in pattern.finditer(text):
            try:
                check(m[0])
            except ValueError:
                continue
            yield m.start(), m.end(), m[0]

    return found


_SCANNERS: dict[str, Callable[[str], Iterator[_Found]]] = {
    "date": _found_dates,
    "time": _found_times,
    "date-time": _found_date_times,
    "email": _found_emails,
    "idn-email": _found_emails,
    "uri": _found_uris,
    "iri": _found_uris,
    "uuid": _found_by(_UUID),
    "ipv4": _found_by(_IPV4, ipaddress.IPv4Address),
    "ipv6": _found_by(_IPV6, ipaddress.IPv6Address),
}
