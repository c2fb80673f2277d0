"""Makers of single values: names, places, money, dates, codes and text, each from one `Random`.

Faker is slow, so each locale fills its pools once (with a fixed seed, lazily) and documents draw
from the pools.
Nothing here keeps state between documents: the same `Random` state gives the same value.
"""

from __future__ import annotations

import datetime as dt
import string
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, TypeVar

from schemafill.train.synthetic import _words as w
from schemafill.train.synthetic.kind import V

T = TypeVar("T")

LOCALES = (
    *("en_US",) * 6, *("en_GB",) * 4, *("de_DE",) * 3, *("fr_FR",) * 2, *("es_ES",) * 2, *("nl_NL",
    ) * 2,
    "it_IT", "pl_PL", "sv_SE", "en_IN", "pt_BR", "en_AU", "en_CA", "da_DK", "fi_FI", "cs_CZ",
    "tr_TR", "ro_RO",
)  # fmt: skip

_POOL = 500


@dataclass(frozen=True, slots=True)
class _Pool:
    first: tuple[str, ...]
    last: tuple[str, ...]
    cities: tuple[str, ...]
    streets: tuple[str, ...]
    postcodes: tuple[str, ...]
    companies: tuple[str, ...]
    jobs: tuple[str, ...]


@lru_cache(maxsize=64)
def _pool(locale: str) -> _Pool:
    """Values of one locale, made once with a fixed seed."""
    from faker import Faker

    fake: Any = Faker(locale)
    fake.seed_instance(f"schemafill-{locale}")

    # it_IT's own cities come out of a set: their order would change from process to process

    def many(method: str, count: int = _POOL) -> tuple[str, ...]:
        make = getattr(fake, method)
        found = {str(make()).strip() for _ in range(count)}
        return tuple(sorted(text for text in found if text and "\n" not in text))

    cities = w.ITALIAN_CITIES if locale == "it_IT" else many("city")
    return _Pool(
        first=many("first_name"), last=many("last_name"), cities=cities,
        streets=many("street_name"),
        postcodes=many("postcode"), companies=many("company", 250), jobs=many("job", 120),
    )  # fmt: skip


def pick(rng: Random, seq: Sequence[T]) -> T:
    """One element, uniformly."""
    return seq[int(rng.random() * len(seq))]


def chance(rng: Random, p: float) -> bool:
    """True with probability `p`."""
    return rng.random() < p


def maybe(rng: Random, share: float, value: Any) -> Any:
    """The value with probability `share`, else None."""
    return value if chance(rng, share) else None


def some(rng: Random, seq: Sequence[T], low: int, high: int) -> list[T]:
    """From `low` to `high` different elements in random order, all of them where there are fewer."""
    return rng.sample(list(seq), min(len(seq), rng.randint(low, high)))


def locale(rng: Random) -> str:
    """A Faker locale, English ones most often; pass it to the makers for a consistent document."""
    return pick(rng, LOCALES)


# --- people, companies, places --------------------------------------------------------------------


def first_last(rng: Random, place: str | None = None) -> tuple[str, str]:
    """A first and a last name of one locale."""
    pool = _pool(place or locale(rng))
    return pick(rng, pool.first), pick(rng, pool.last)


def person(rng: Random, place: str | None = None) -> str:
    """A person: mostly "First Last", at times with an initial, a title or a double name."""
    first, last = first_last(rng, place)
    roll = rng.random()
    if roll < 0.80:
        return f"{first} {last}"
    if roll < 0.86:
        return f"{first} {pick(rng, string.ascii_uppercase)}. {last}"
    if roll < 0.90:
        return f"{pick(rng, ('Dr.', 'Mr.', 'Ms.', 'Mrs.', 'Prof.', 'Mr', 'Ms', 'Dr'))} {first} {last}"
    if roll < 0.93:
        return f"{first[0]}. {last}"
    if roll < 0.96:
        return f"{first} {last}-{first_last(rng, place)[1]}"
    return f"{last}, {first}"


def company(rng: Random, place: str | None = None) -> str:
    """A company name: from Faker, or from a trade, a place, a coined word and a legal form."""
    roll = rng.random()
    if roll < 0.25:
        return pick(rng, _pool(place or locale(rng)).companies)
    form = pick(rng, w.LEGAL_FORMS) if chance(rng, 0.7) else ""
    roll = rng.random()
    if roll < 0.3:
        name = f"{coined(rng)} {pick(rng, w.TRADES)}"
    elif roll < 0.5:
        name = f"{first_last(rng, place)[1]} {pick(rng, w.TRADES)}"
    elif roll < 0.6:
        second = pick(rng, ("Sons", "Partners", "Co.", "Daughters", first_last(rng)[1]))
        name = f"{first_last(rng, place)[1]} & {second}"
    elif roll < 0.7:
        name = f"{city(rng, place)} {pick(rng, w.TRADES)}"
    elif roll < 0.85:
        name = f"{pick(rng, w.COMPANY_ADJECTIVES)} {pick(rng, w.COMPANY_NOUNS)} {pick(rng, w.TRADES)}"
    else:
        name = coined(rng)
    return f"{name} {form}".strip()


def coined(rng: Random) -> str:
    """An invented word such as "Velmora"."""
    parts = [pick(rng, w.SYLLABLES) for _ in range(pick(rng, (2, 2, 3)))]
    name = "".join(parts).capitalize()
    return name.upper() if chance(rng, 0.05) and len(name) < 6 else name


def _ascii(text: str) -> str:
    plain = unicodedata.normalize("NFKD", text.replace("ß", "ss").replace("ø", "o").replace("ł", "l").replace("ı", "i"))
    return "".join(c for c in plain.lower() if c.isascii() and c.isalnum())


def domain(rng: Random, company: str | None = None) -> str:
    """An internet domain that fits the company."""
    if company is None:
        name = _ascii(coined(rng)) + pick(rng, ("", "", "-" + _ascii(pick(rng, w.TRADES))))
    else:
        parts = [p for p in (_ascii(word) for word in company.split()) if p] or ["office"]
        name = pick(rng, ("-", ""))[:1].join(parts[: pick(rng, (1, 2, 2))])
    return name[:28].strip("-") + pick(rng, w.TLDS)


def email_for(rng: Random, name: str, company: str | None = None) -> str:
    """An e-mail address that fits the person's name, at the company or at a mail provider."""
    words = [p for p in (_ascii(x) for x in name.replace("-", " ").split()) if p and p not in w.NAME_TITLES] or ["info"]
    first, last = words[0], words[-1]
    user = first if len(words) == 1 else pick(
        rng,
        (f"{first}.{last}", f"{first}.{last}", f"{first[0]}.{last}", f"{first}{last}",
        f"{first[0]}{last}", first,
         f"{last}.{first}", f"{first}_{last}", f"{first}{last}{rng.randrange(1, 99)}"),
    )  # fmt: skip
    host = domain(rng, company) if company or chance(rng, 0.4) else pick(rng, w.MAIL_HOSTS)
    address = f"{user}@{host}"
    return address.title() if chance(rng, 0.01) else address


def phone(rng: Random) -> str:
    """A telephone number in one of many national notations."""
    pattern = pick(rng, w.PHONE_PATTERNS)
    return fill_pattern(rng, pattern)


def fill_pattern(rng: Random, pattern: str) -> str:
    """`pattern` with "#" as a digit, "%" as 1 to 9, "@" as a capital, "~" as a hex digit."""
    out: list[str] = []
    for c in pattern:
        if c == "#":
            c = pick(rng, string.digits)
        elif c == "%":
            c = pick(rng, "123456789")
        elif c == "@":
            c = pick(rng, string.ascii_uppercase)
        elif c == "~":
            c = pick(rng, "0123456789abcdef")
        out.append(c)
    return "".join(out)


def url(rng: Random, company: str | None = None) -> str:
    """A web address, with or without scheme, "www." and path."""
    host = domain(rng, company)
    path = pick(
        rng,
        (
            "",
            "",
            "",
            "/",
            "/contact",
            f"/{pick(rng, w.THINGS).replace(' ', '-')}",
            f"/p/{rng.randrange(10**5)}",
        ),
    )
    return pick(rng, ("https://www.", "https://", "www.", "http://", "", "www.")) + host + path


def city(rng: Random, place: str | None = None) -> str:
    """A city; in English-speaking places often a real one."""
    place = place or locale(rng)
    if place[:2] == "en" and chance(rng, 0.6):
        return pick(rng, w.CITIES)
    return pick(rng, _pool(place).cities)


def country(rng: Random) -> str:
    """A country's English or own name."""
    return pick(rng, w.COUNTRIES)


def postcode(rng: Random, place: str | None = None) -> str:
    """A postal code."""
    return pick(rng, _pool(place or locale(rng)).postcodes)


def street(rng: Random, place: str | None = None) -> str:
    """Street and house number in the order of the locale."""
    place = place or locale(rng)
    name = pick(rng, _pool(place).streets)
    ending = pick(rng, ("", "", "", "", "a", "B", f"-{rng.randrange(2, 9)}"))
    number = f"{rng.randrange(1, 250)}{ending}"
    if place[:2] in ("en", "fr"):
        extra = pick(rng, ("", "", "", "", f", Suite {rng.randrange(1, 900)}",
            f", Apt. {rng.randrange(1, 60)}",
                           f", Unit {rng.randrange(1, 40)}",
                           f", Floor {rng.randrange(1, 20)}"))  # fmt: skip
        return f"{number} {name}{extra if place != 'fr_FR' else ''}"
    if place in ("es_ES", "it_IT", "pt_BR"):
        return f"{name}, {number}"
    return f"{name} {number}"


def address(rng: Random, multiline: bool = False, place: str | None = None) -> str:
    """A postal address on one line, or on several when `multiline`."""
    place = place or locale(rng)
    town, code = city(rng, place), postcode(rng, place)
    if place in ("en_US", "en_CA", "en_AU"):
        state = pick(rng, w.STATES[place])
        last = f"{town}, {state} {code}"
    elif place in ("en_GB", "en_IN"):
        last = f"{town} {code}" if multiline or chance(rng, 0.5) else f"{town}, {code}"
    else:
        last = f"{code} {town}"
    lines = [street(rng, place), last]
    if chance(rng, 0.25):
        lines.append(w.LOCALE_COUNTRY[place])
    return "\n".join(lines) if multiline else pick(rng, (", ", ", ", ", ", " · ", ", ")).join(lines)


def job_title(rng: Random) -> str:
    """A job title."""
    roll = rng.random()
    if roll < 0.15:
        return pick(rng, _pool("en_GB").jobs)
    level = pick(rng, w.JOB_LEVELS) if chance(rng, 0.6) else ""
    name = f"{pick(rng, w.JOB_FIELDS)} {pick(rng, w.JOB_ROLES)}"
    return f"{level} {name}".strip()


# --- codes ----------------------------------------------------------------------------------------


def ident(rng: Random, prefixes: Sequence[str] = ()) -> str:
    """A document number such as "INV-2026-00417"; mostly with one of `prefixes`."""
    pattern = pick(rng, w.IDENT_PATTERNS).replace("YYYY", str(rng.randrange(2015, 2028)))
    body = fill_pattern(rng, pattern)
    if prefixes and chance(rng, 0.75):
        return pick(rng, prefixes) + pick(rng, ("-", "-", "", "/", " ", "#")) + body
    return body


def iban(rng: Random) -> str:
    """An IBAN-like account number (no valid checksum), grouped or not."""
    code, length = pick(rng, w.IBANS)
    body = fill_pattern(rng, "##" + "#" * (length - 4))
    text = code + body
    if chance(rng, 0.6):
        return " ".join(text[i : i + 4] for i in range(0, len(text), 4))
    return text


def bic(rng: Random) -> str:
    """A BIC-like bank code."""
    return fill_pattern(
        rng,
        pick(rng, ("@@@@DE##", "@@@@FRPP", "@@@@GB2L", "@@@@NL2A", "@@@@ESMM###", "@@@@US33XXX")),
    )


def tax_id(rng: Random) -> str:
    """A VAT or tax number."""
    return fill_pattern(rng, pick(rng, w.TAX_PATTERNS))


# --- dates and times ------------------------------------------------------------------------------


def date(rng: Random, start_year: int = 2015, end_year: int = 2027) -> dt.date:
    """A day between the first of January of `start_year` and the end of `end_year`."""
    first = dt.date(start_year, 1, 1).toordinal()
    last = dt.date(end_year, 12, 31).toordinal()
    return dt.date.fromordinal(rng.randint(first, last))


_DATE_STYLES = (
    *("iso",) * 4, *("d Mon y",) * 3, *("d Month y",) * 5, *("Month d, y",) * 5, *("Mon d, y",) * 3,
    *("Month dth, y",) * 2,
    *("d.m.y",) * 2, *("dd.mm.yyyy",) * 3, *("dd/mm/yyyy",) * 3, *("mm/dd/yyyy",) * 3, "dd.mm.yy",
    "d/m/yy", "dd-mm-yyyy",
    "dd-Mon-yyyy", "ddMonyyyy", "dth Month y", "Weekday d Month y", "Weekday, Month d, y",
    "Wkd, d Mon y", "yyyy/mm/dd",
    "yyyy.mm.dd", "yyyymmdd", "the dth of Month y", "de", "de", "fr", "es", "nl", "it",
)  # fmt: skip


def date_style(rng: Random) -> str:
    """How one document writes its dates; pass it to `show_date`."""
    return pick(rng, _DATE_STYLES)


def _th(n: int) -> str:
    return "th" if 10 <= n % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")


def show_date(rng: Random, d: dt.date, style: str | None = None) -> V:
    """The date as text, with the ISO form as value; a numeric date that could be read two ways has
    no value.

    "03/05/2026" is ambiguous (V.value is None, so its gold is the text); "13/05/2026" and
    "3.5.2026" are not.
    """
    style = style or date_style(rng)
    month, mon = w.MONTHS[d.month - 1], w.MONTHS[d.month - 1][:3]
    y, m = d.year, d.month
    texts = {
        "iso": lambda: d.isoformat(),
        "d Mon y": lambda: f"{d.day} {mon} {y}",
        "d Month y": lambda: f"{d.day} {month} {y}",
        "Month d, y": lambda: f"{month} {d.day}, {y}",
        "Mon d, y": lambda: f"{mon} {d.day}, {y}",
        "Month dth, y": lambda: f"{month} {d.day}{_th(d.day)}, {y}",
        "dth Month y": lambda: f"{d.day}{_th(d.day)} {month} {y}",
        "the dth of Month y": lambda: f"{d.day}{_th(d.day)} of {month} {y}",
        "d.m.y": lambda: f"{d.day}.{m}.{y}",
        "dd.mm.yyyy": lambda: f"{d.day:02}.{m:02}.{y}",
        "dd.mm.yy": lambda: f"{d.day:02}.{m:02}.{y % 100:02}",
        "dd/mm/yyyy": lambda: f"{d.day:02}/{m:02}/{y}",
        "mm/dd/yyyy": lambda: f"{m:02}/{d.day:02}/{y}",
        "d/m/yy": lambda: f"{d.day}/{m}/{y % 100:02}",
        "dd-mm-yyyy": lambda: f"{d.day:02}-{m:02}-{y}",
        "dd-Mon-yyyy": lambda: f"{d.day:02}-{mon}-{y}",
        "ddMonyyyy": lambda: f"{d.day:02}{mon.upper()}{y}",
        "Weekday d Month y": lambda: f"{w.WEEKDAYS[d.weekday()]} {d.day} {month} {y}",
        "Weekday, Month d, y": lambda: f"{w.WEEKDAYS[d.weekday()]}, {month} {d.day}, {y}",
        "Wkd, d Mon y": lambda: f"{w.WEEKDAYS[d.weekday()][:3]}, {d.day} {mon} {y}",
        "yyyy/mm/dd": lambda: f"{y}/{m:02}/{d.day:02}",
        "yyyy.mm.dd": lambda: f"{y}.{m:02}.{d.day:02}",
        "yyyymmdd": lambda: f"{y}{m:02}{d.day:02}",
        "de": lambda: f"{d.day}. {w.MONTHS_DE[m - 1]} {y}",
        "fr": lambda: f"{'1er' if d.day == 1 else d.day} {w.MONTHS_FR[m - 1]} {y}",
        "es": lambda: f"{d.day} de {w.MONTHS_ES[m - 1]} de {y}",
        "nl": lambda: f"{d.day} {w.MONTHS_NL[m - 1]} {y}",
        "it": lambda: f"{d.day} {w.MONTHS_IT[m - 1]} {y}",
    }
    text = texts[style]()
    numeric = style in ("dd/mm/yyyy", "mm/dd/yyyy", "d/m/yy", "dd-mm-yyyy")
    ambiguous = numeric and d.day <= 12 and d.day != m
    old = style in ("dd.mm.yy", "d/m/yy") and y < 1970
    return V(text, None if ambiguous or old else d.isoformat())


def show_time(rng: Random, hour: int, minute: int, style: str | None = None) -> V:
    """A time of day as text, with "HH:MM:SS" as value."""
    h12, half = (hour - 1) % 12 + 1, "am" if hour < 12 else "pm"
    styles = ["24", "24", "24", "12", "12", "12 ", "12.", "AM", "24h"]
    if minute == 0:
        styles += ["9am", "9 AM", "Uhr"]
    style = style or pick(rng, styles)
    if minute and style in ("9am", "9 AM"):
        style = "12"
    text = {
        "24": f"{hour:02}:{minute:02}",
        "24h": f"{hour}:{minute:02}h" if minute else f"{hour}h",
        "12": f"{h12}:{minute:02}{half}",
        "12 ": f"{h12}:{minute:02} {half}",
        "12.": f"{h12}.{minute:02} {half}",
        "AM": f"{h12:02}:{minute:02} {half.upper()}",
        "9am": f"{h12}{half}",
        "9 AM": f"{h12} {half.upper()}",
        "Uhr": f"{hour} Uhr" if minute == 0 else f"{hour}:{minute:02} Uhr",
    }[style]
    return V(text, f"{hour:02}:{minute:02}:00")


def time_of_day(rng: Random, first_hour: int = 6, last_hour: int = 22) -> V:
    """A time between two hours; value "14:30:00"."""
    return show_time(
        rng,
        rng.randint(first_hour, last_hour),
        pick(rng, (0, 0, 0, 30, 30, 15, 45, rng.randrange(60))),
    )


def show_datetime(rng: Random, d: dt.date, hour: int, minute: int, style: str | None = None) -> V:
    """Date and time as one text, with "2026-05-03T14:30:00" as value (no offset: the text has
    none).

    An ambiguous date has no value.
    """
    day = show_date(rng, d, style)
    clock = show_time(rng, hour, minute, "24" if style in ("iso", "yyyymmdd") else None)
    text = day.text + pick(rng, (" ", ", ", " at ", "T" if style == "iso" else " ")) + clock.text
    return V(text, None if day.value is None else f"{d.isoformat()}T{clock.value}")


# --- numbers and money ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MoneyStyle:
    """How one document writes amounts: separators, decimals, currency and where it stands."""

    currency: str
    before: str
    after: str
    thousands: str
    point: str
    decimals: int = 2


def money_style(rng: Random, currency: str | None = None) -> MoneyStyle:
    """How one document writes its amounts; pass it to `money` and `show_money`."""
    code = currency or pick(rng, w.CURRENCY_WEIGHTED)
    symbol, continental, decimals = w.CURRENCIES[code]
    if continental and chance(rng, 0.75):
        thousands, point = pick(rng, ((".", ","), (".", ","), (" ", ","), ("", ","), ("'", "."), ("\u00a0", ",")))
    else:
        thousands, point = pick(rng, ((",", "."), (",", "."), (",", "."), ("", ".")))
    before, after = pick(
        rng,
        (
            (symbol, ""),
            (symbol, ""),
            (symbol + " ", ""),
            (code + " ", ""),
            ("", " " + code),
            ("", ""),
        )
        if not continental
        else (
            ("", " " + symbol),
            ("", " " + symbol),
            (symbol + " ", ""),
            (code + " ", ""),
            ("", " " + code),
            ("", ""),
        ),
    )
    return MoneyStyle(code, before, after, thousands, point, decimals)


def digits(value: float, decimals: int, thousands: str = ",", point: str = ".") -> str:
    """`value` written with separators: digits(1250, 2, ".", ",") is "1.250,00"."""
    text = f"{abs(value):,.{decimals}f}"
    text = text.replace(",", "\0").replace(".", point).replace("\0", thousands)
    return "-" + text if value < 0 else text


def show_money(rng: Random, amount: float, style: MoneyStyle | None = None) -> V:
    """A given amount; the currency is in `before` and `after`, the value is the float."""
    style = style or money_style(rng)
    amount = round(amount, style.decimals)
    return V(
        digits(amount, style.decimals, style.thousands, style.point),
        amount,
        style.before,
        style.after,
    )


def money(rng: Random, lo: float, hi: float, currency: str | None = None, style: MoneyStyle | None = None) -> V:
    """An amount between `lo` and `hi`, small ones more often."""
    style = style or money_style(rng, currency)
    amount = lo + (hi - lo) * rng.random() ** 2
    ending = rng.random()
    if ending < 0.3:
        amount = float(round(amount)) or lo
    elif ending < 0.5:
        amount = int(amount) + pick(rng, (0.99, 0.5, 0.95, 0.9))
    return show_money(rng, min(max(amount, lo), hi), style)


def number(rng: Random, lo: float, hi: float, decimals: int = 0) -> V:
    """A number between `lo` and `hi`; the value is an int when `decimals` is 0."""
    if decimals == 0:
        n = rng.randint(int(lo), int(hi))
        return V(f"{n:,}" if n >= 10_000 and chance(rng, 0.5) else str(n), n)
    x = round(rng.uniform(lo, hi), decimals)
    return V(f"{x:.{decimals}f}", x)


def percent(rng: Random, lo: float = 0, hi: float = 100, decimals: int = 0) -> V:
    """A percentage: the value is the number, "%" stands after it."""
    v = number(rng, lo, hi, decimals)
    return V(v.text, v.value, after=pick(rng, ("%", "%", " %", " percent")))


def quantity(rng: Random, unit: str | None = None, lo: float = 1, hi: float = 500) -> V:
    """A quantity with its unit after it: V("2.5", 2.5, after=" kg")."""
    unit = unit or pick(rng, w.UNITS)
    v = number(rng, lo, hi, pick(rng, (0, 0, 1)))
    return V(v.text, v.value, after=pick(rng, (" ", " ", "")) + unit)


# --- products and text ----------------------------------------------------------------------------


def product(rng: Random) -> str:
    """A product name out of some millions."""
    roll = rng.random()
    thing = pick(rng, w.THINGS)
    if roll < 0.25:
        name = f"{pick(rng, w.ADJECTIVES)} {thing}"
    elif roll < 0.45:
        name = f"{pick(rng, w.MATERIALS)} {thing}"
    elif roll < 0.6:
        name = f"{thing} {pick(rng, w.SIZES)}"
    elif roll < 0.7:
        name = f"{coined(rng)} {thing}"
    elif roll < 0.8:
        name = f"{pick(rng, w.ADJECTIVES)} {pick(rng, w.MATERIALS)} {thing}"
    elif roll < 0.88:
        name = f"{thing}, {pick(rng, w.COLOURS)}"
    elif roll < 0.94:
        model = fill_pattern(rng, pick(rng, ("@#", "@@-###", "%00", "%#", "@%000", "X%")))
        name = f"{coined(rng)} {model} {thing}"
    else:
        name = f"{thing} ({pick(rng, w.COLOURS)}, {pick(rng, w.SIZES)})"
    return name[0].upper() + name[1:] if chance(rng, 0.75) else name


def service(rng: Random) -> str:
    """A service as an invoice names it."""
    roll = rng.random()
    what, act = pick(rng, w.SERVICE_TOPICS), pick(rng, w.SERVICE_ACTS)
    if roll < 0.6:
        name = f"{what} {act}"
    elif roll < 0.8:
        name = f"{act} of {pick(rng, w.THINGS)}"
    else:
        how = (
            "monthly",
            "hourly",
            "flat rate",
            "on site",
            "remote",
            "phase 1",
            "phase 2",
            "annual",
        )
        name = f"{what} {act} ({pick(rng, how)})"
    return name[0].upper() + name[1:]


def words(rng: Random, n: int) -> str:
    """`n` lower-case words of running text."""
    return " ".join(pick(rng, w.COMMON) for _ in range(n))


def sentence(rng: Random) -> str:
    """One plain sentence without names, numbers or dates."""
    template = pick(rng, w.SENTENCES)
    while "{" in template:
        start = template.index("{")
        end = template.index("}", start)
        template = template[:start] + pick(rng, w.SLOTS[template[start + 1 : end]]) + template[end + 1 :]
    return template[0].upper() + template[1:]


def boilerplate(rng: Random, n_sentences: int) -> str:
    """`n_sentences` sentences of terms, notices and small talk."""
    return " ".join(sentence(rng) for _ in range(n_sentences))
