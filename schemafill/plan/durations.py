"""Durations in a text, as RFC 3339 (appendix A) writes them: `P1Y6M`, `P3W`, `PT1H0M30S`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal

from schemafill.plan.hits import Found, Hit, Parsed, Unfit, left_over
from schemafill.plan.numbers import parse_number
from schemafill.schema.validate import DURATION

# the units from the largest: letter, words, how many of the next one it has (months have no fixed number of days)
_UNITS = (
    ("Y", "years? yrs? yr y jahre?n? jahr ans? années? años? año anni anno", 12),
    ("M", "months? mos? monate?n? monat mois meses mes mesi mese", None),
    ("W", "weeks? wks? wk w wochen? woche semaines? semanas? settimane?", 7),
    ("D", "days? d tage?n? tag jours? jour días? día dias? giorni giorno", 24),
    ("H", "hours? hrs? hr h stunden? stunde std heures? heure horas? hora ore ora", 60),
    ("m", "minutes? mins? min m minuten? minutos? minuto minuti", 60),
    ("S", "seconds? secs? sec s sekunden? sekunde sek secondes? segundos? segundo secondi", None),
)
_WORDS = {word: i for i, (_, words, _) in enumerate(_UNITS) for word in words.split()}
_UNIT = "|".join(
    f"(?P<u{i}>{'|'.join(sorted(words.split(), key=len, reverse=True))})" for i, (_, words, _) in enumerate(_UNITS)
)
_NUMBER = (
    r"\d+(?:[.,]\d+)?|half\s(?:an?|of\san?)|an?|"
    r"one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|"
    r"forty-five|fifty|sixty|ninety"
)
_PART = re.compile(
    rf"(?<![\w.,])(?P<n>{_NUMBER})[\s\u00a0-]?(?:{_UNIT})(?!\w)(?P<half>\s+and\s+a\s+half)?\.?", re.IGNORECASE
)
# what stands between the parts of one duration
_JOIN = re.compile(r"\s*(?:,|and|und|et|y)?\s*", re.IGNORECASE)
_GLUED = re.compile(r"(?<![\w.,])(\d+)\s?h(?:rs?)?\s?([0-5]?\d)\s?(?:m(?:in)?)?(?!\w)", re.IGNORECASE)
_CLOCK = re.compile(r"(?<![\w:.,])(\d{1,3}):([0-5]\d)(?::([0-5]\d))?\s?(?:h|hrs?|hours?|std|stunden)\b", re.IGNORECASE)
_ISO = re.compile(r"(?<!\w)P(?=[\dT])[\dYMWDTHS]+(?!\w)")


def parse_duration(text: str) -> Parsed | Unfit:
    hits = list(_durations(text))
    if not hits:
        return Unfit("a duration", text)
    if len(hits) > 1:
        return Unfit("a duration", text, "several durations")
    if not hits[0].readings:
        return Unfit("a duration", text, "no whole number of units")
    if re.search(r"\d", left_over(text, hits)):
        return Unfit("a duration", text, "not only a duration")
    return Parsed(hits[0].readings[0])


def found_durations(text: str) -> Iterator[Found]:
    return ((h.start, h.end, h.readings[0]) for h in _durations(text) if h.readings)


def _durations(text: str) -> Iterator[Hit]:
    last = 0
    starts = sorted(m.start() for p in (_ISO, _CLOCK, _GLUED, _PART) for m in p.finditer(text))
    for start in dict.fromkeys(starts):
        hit = _at(text, start) if start >= last else None
        if hit is not None:
            last = hit.end
            yield hit


def _at(text: str, start: int) -> Hit | None:
    """The duration that begins here: in ISO's form, as a clock, or as parts from the largest unit down."""
    if m := _ISO.match(text, start):
        return Hit(start, m.end(), (m[0],) if DURATION.fullmatch(m[0]) else ())
    if m := _CLOCK.match(text, start) or _GLUED.match(text, start):
        amounts: dict[int, Decimal] = {4: Decimal(m[1]), 5: Decimal(m[2])}
        if m.re is _CLOCK and m[3]:
            amounts[6] = Decimal(m[3])
        return _hit(start, m.end(), amounts)
    amounts = {}
    at = end = start
    while (m := _PART.match(text, at)) and (unit := _unit(m)) > max(amounts, default=-1):
        amounts[unit] = _amount(m["n"]) + (Decimal("0.5") if m["half"] else 0)
        end = m.end() - m[0].endswith(".")
        join = _JOIN.match(text, end)
        at = join.end() if join and join.end() > end else end
    return _hit(start, end, amounts) if amounts else None


def _unit(m: re.Match[str]) -> int:
    """Its place among the units; -1 for a letter that stands apart and may be metres, or a name."""
    unit, word = next((i, m[f"u{i}"]) for i in range(len(_UNITS)) if m[f"u{i}"])
    return -1 if len(word) == 1 and word not in "hH" and m["n"][-1:] + word not in m[0] else unit


def _amount(said: str) -> Decimal:
    word = said.lower()
    if word.startswith("half"):
        return Decimal("0.5")
    if word in ("a", "an"):
        return Decimal(1)
    if word[0].isdigit():
        return Decimal(word.replace(",", "."))
    number = parse_number(word, integer=True)
    assert isinstance(number, Parsed)
    return Decimal(number.value)


def _hit(start: int, end: int, amounts: dict[int, Decimal]) -> Hit:
    """In whole numbers: a part of a unit goes to the next one; weeks beside other units are days."""
    whole = [amounts.get(i, Decimal(0)) for i in range(len(_UNITS))]
    if any(whole[:2] + whole[3:]) or whole[2] % 1:
        whole[3], whole[2] = whole[3] + 7 * whole[2], Decimal(0)
    for i, (_, _, many) in enumerate(_UNITS):
        rest = whole[i] % 1
        if rest and many is None:
            return Hit(start, end, ())
        whole[i] -= rest
        if rest:
            whole[i + 1] += rest * (many or 0)
    return Hit(start, end, (_iso([int(n) for n in whole]),))


def _iso(amounts: list[int]) -> str:
    years, months, weeks, *rest = amounts
    if weeks:
        return f"P{weeks}W"
    days, clock = _between([years, months, rest[0]], "YMD"), _between(rest[1:], "HMS")
    return f"P{days}{f'T{clock}' if clock else ''}" if days or clock else "PT0S"


def _between(amounts: list[int], letters: str) -> str:
    """From the first that is not 0 to the last."""
    there = [i for i, n in enumerate(amounts) if n]
    return "".join(f"{amounts[i]}{letters[i]}" for i in range(there[0], there[-1] + 1)) if there else ""
