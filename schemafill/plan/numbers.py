"""Numbers in a text: in digits with the separators of many locales, in words, with multipliers and signs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Context, Decimal
from functools import lru_cache
from heapq import merge
from itertools import pairwise
from typing import cast

from schemafill.plan.hits import Found, Hit, Parsed, Unfit, left_over
from schemafill.schema.nodes import Json
from schemafill.schema.validate import exact

_MAX_DIGITS = 300

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
_DIGIT_LEFT = re.compile(r"(?<![A-Za-z\d])\d")
_POINT_BEFORE = re.compile(r"(?<![\w.)])\.\Z")
_MONEY_FORM = re.compile(r"[.,]\d\d\Z|[.,'’]\d{3}")
_BETWEEN = re.compile(r"\s?[:/×x–−-]\s?")
_EXACT = Context(prec=4 * _MAX_DIGITS)


def parse_number(text: str, *, integer: bool) -> Parsed | Unfit:
    what = "an integer" if integer else "a number"
    hit = _single(text, len(text.split()) == 1)
    if isinstance(hit, str):
        return Unfit(what, text, hit)
    values = _chosen(hit, integer=integer)
    return Parsed(values[0], values[1:]) if values else Unfit(what, text)


def _single(text: str, money: bool) -> Hit | str:
    """The one number of a text, in digits before words, or why there is not one."""
    # every number of a text is read for every number of a schema: twice, for its place and for its value
    return (_remembered if len(text) <= 64 else _read)(text, money)


def _read(text: str, money: bool) -> Hit | str:
    if sum(map(str.isdecimal, text)) > _MAX_DIGITS:
        return f"over {_MAX_DIGITS} digits"
    hits = list(_in_digits(text, money)) or list(_in_words(text, money))
    rest = left_over(text, hits)
    if not hits or _DIGIT_LEFT.search(rest) or _REST_OF_NUMBER.search(rest):
        return ""
    if any(h.readings[0] != hits[0].readings[0] for h in hits) or any(
        _BETWEEN.fullmatch(text, a.end, z.start) for a, z in pairwise(hits)
    ):
        return "several numbers"
    return hits[0]


_remembered = lru_cache(maxsize=4096)(_read)


def _chosen(hit: Hit, *, integer: bool) -> tuple[Json, ...]:
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
    if integer or (d == d.to_integral_value() and (not _places(d) or exact(near) != d)):
        return int(d) if integer or d.adjusted() < 18 or exact(near) != d else near
    return near


def _in_digits(text: str, money: bool, *, every: bool = False) -> Iterator[Hit]:
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
) -> Iterator[Hit]:
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
            yield Hit(opening, close.end(), tuple(d.copy_negate() for d in readings))
            if not every:
                return
    yield Hit(core, end, tuple(d.copy_negate() for d in readings) if sign and sign != "+" else readings)


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
        if (m := _SPELT.match(text, end)) and (n := _SCALES.get(m[1].lower())):
            readings = tuple(d.scaleb(n, _EXACT) for d in readings)
        elif m := _DOZEN.match(text, end):
            readings = tuple(_EXACT.multiply(d, Decimal(12)) for d in readings)
        else:
            break
        # A decimal cannot have been a group of thousands once a multiplier follows it.
        end, readings = m.end(), readings[:1]
    return end, readings


def _in_words(text: str, money: bool) -> Iterator[Hit]:
    """Numbers written in English words up to ninety-nine, with a multiplier; and ½ by itself."""
    last = 0
    for m in _WORD.finditer(text):
        if m.start() < last:
            continue
        word = re.sub(r"\s+", "-", m[0].lower())
        number = _FRACTIONS.get(word, _WORD_VALUES.get(word))
        if number is None:
            # the long s and the dotless i, which match without regard to case, are not s and i
            continue
        n = Decimal(number)
        last, readings = _scaled(text, m.start(), m.end(), (n,), False, money)
        yield Hit(m.start(), last, readings)


def found_numbers(text: str, *, integer: bool) -> Iterator[Found]:
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


def number_core(text: str, start: int, end: int) -> tuple[int, int] | None:
    """Where the number of text[start:end] is; None where `parse` would find none or several.

    The text around says only whether a currency stands there: "$30m" is 30 million, "30m" alone
    are metres or minutes.
    """
    before, after = text[max(0, start - 6) : start], text[end : end + 6]
    money = bool(_CURRENCY_BEFORE.search(before) or _CURRENCY_AFTER.match(after))
    hit = _single(text[start:end], money)
    return None if isinstance(hit, str) else (start + hit.start, start + hit.end)
