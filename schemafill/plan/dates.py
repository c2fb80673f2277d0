"""Dates and times in a text, as ISO 8601 writes them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from datetime import date

from schemafill.plan.hits import Found, Hit, Parsed, Unfit, left_over
from schemafill.schema.nodes import Json

_DIGIT = re.compile(r"\d")
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
    rf"(\d{{1,2}}){_NTH}[\s/.-]{{0,2}}(?:day\s)?(?:of\s|de\s|d['’])?({_MONTH})[\s,/.-]{{0,2}}(?:del?\s|of\s)?"
    rf"(?:(?<=[\s,/.-])|(?=\d{{4}}(?!\d)))({_YEAR})"
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
# a time where nothing else can be meant
_POINTED = re.compile(r"([01]?\d|2[0-3])[.h]([0-5]\d)")
_ZONE = re.compile(r"\s?(Z(?!\w)|UTC|GMT)?(?:\s?([+−-])(\d{1,2})(?::?([0-5]\d))?(?![\d:]))?")
_JOIN = re.compile(r"[T\s,]\s?(?:at\s|um\s|à\s|a las\s|[-–|]\s)?|\s?[-–|@]\s?", re.IGNORECASE)


def _dates(text: str) -> Iterator[Hit]:
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
        yield Hit(m.start(), m.end(), possible[:1] if dotted else possible)


def _iso(year: str, month: str, day: str) -> str | None:
    y = int(year.lstrip("'’"))
    if y < 100 and len(year) < 4:
        y += 2000 if y <= 68 else 1900
    try:
        number = int(month) if month.isdecimal() else _MONTHS[month.lower().rstrip(".")]
        return date(y, number, int(day)).isoformat()
    except (ValueError, KeyError):
        return None


def _times(text: str) -> Iterator[Hit]:
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
        yield Hit(m.start(), end, (value,) if value else ())


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


def _one(hits: list[Hit], text: str, what: str) -> Unfit | None:
    """Why the hits do not make one value."""
    if not hits:
        return Unfit(what, text)
    if any(not h.readings for h in hits):
        return Unfit(what, text, f"no such {what.split()[-1]}")
    if any(h.readings != hits[0].readings for h in hits):
        return Unfit(what, text, f"several {what.split()[-1]}s")
    return None


def parse_date(text: str) -> Parsed | Unfit:
    text = unicodedata.normalize("NFC", text)
    days = list(_dates(text))
    if not days and _NO_YEAR.search(text):
        return Unfit("a date", text, "no year")
    rest = left_over(text, days)
    if problem := _one(days, text, "a date"):
        return problem
    if _DIGIT.search(left_over(rest, list(_times(rest)))):
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


def parse_time(text: str) -> Parsed | Unfit:
    if m := _POINTED.fullmatch(text.strip()):
        text = f"{m[1]}:{m[2]}"
    rest = left_over(text, list(_dates(text)))
    times = list(_times(rest))
    if problem := _one(times, text, "a time"):
        return problem
    if _DIGIT.search(left_over(rest, times)):
        return Unfit("a time", text, "not only a time")
    return Parsed(times[0].readings[0])


def parse_date_time(text: str) -> Parsed | Unfit:
    day = parse_date(text)
    if isinstance(day, Unfit):
        return Unfit("a date and time", text, day.why)
    time = parse_time(unicodedata.normalize("NFC", text))
    if isinstance(time, Unfit):
        return Unfit("a date and time", text, time.why or "no time")
    return Parsed(f"{day.value}T{time.value}", tuple(f"{d}T{time.value}" for d in day.ambiguous))


def found_dates(text: str) -> Iterator[Found]:
    return ((h.start, h.end, h.readings[0]) for h in _dates(text) if h.readings)


def found_times(text: str) -> Iterator[Found]:
    return ((h.start, h.end, h.readings[0]) for h in _times(text) if h.readings)


def found_date_times(text: str) -> Iterator[Found]:
    """A date and a time that stand together, in either order."""
    times = [h for h in _times(text) if h.readings]
    starts, ends = {h.start: h for h in times}, {h.end: h for h in times}
    for day in _dates(text):
        if not day.readings:
            continue
        m = _JOIN.match(text, day.end)
        late = starts.get(m.end()) if m else None
        early = next((ends[e] for e in range(day.start - 1, day.start - 6, -1) if e in ends), None)
        if early and _DIGIT.search(text, early.end, day.start):
            early = None
        if late:
            yield day.start, late.end, f"{day.readings[0]}T{late.readings[0]}"
        elif early:
            yield early.start, day.end, f"{day.readings[0]}T{early.readings[0]}"
