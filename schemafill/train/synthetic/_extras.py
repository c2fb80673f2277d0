"""Text around a document's own values: near misses, boilerplate, page furniture, mail threads."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from schemafill.train.synthetic import values as v
from schemafill.train.synthetic.kind import F, Kind
from schemafill.train.synthetic.values import chance, pick

# label, maker of a value that is asked by nobody, words that must not occur in the kind's own
# fields
_NEAR = (
    ("Printed on", "date", ("print",)),
    ("Printed", "datetime", ("print",)),
    ("Last updated", "date", ("updat", "modif", "edit", "revis")),
    ("Archived", "date", ("archiv",)),
    ("Document created", "datetime", ("creat", "generat", "written")),
    ("Valid from", "date", ("valid", "effective", "start")),
    ("Previous {title} no.", "ident", ("previous", "related", "original", "reference", "last")),
    ("Replaces {title}", "ident", ("previous", "related", "original", "reference", "replace")),
    ("See also", "ident", ("reference", "related", "see")),
    ("Form", "ident", ("form", "version", "template")),
    ("Template version", "version", ("version", "form", "template", "revision")),
    ("Page", "page", ("page",)),
    ("Processed by", "person", ("process", "handl", "agent", "clerk", "responsible", "contact",
    "by", "author", "prepared")),
    ("Approved by", "person", ("approv", "manager", "supervis", "author", "sign", "by")),
    ("Typed by", "person", ("typ", "author", "secretar", "clerk", "writ", "by", "prepared")),
    ("Data protection officer", "person", ("protect", "officer", "privacy", "dpo")),
    ("Managing director", "person", ("director", "ceo", "manag")),
    ("Hotline", "phone", ("phone", "telephone", "hotline", "tel", "contact", "mobile")),
    ("Fax", "phone", ("fax", "phone", "tel")),
    ("Support", "email", ("email", "e-mail", "mail", "support", "contact")),
    ("Complaints", "email", ("email", "e-mail", "mail", "complain", "contact")),
    ("Share capital", "money", ("capital", "share")),
    ("Credit limit", "money", ("credit", "limit")),
    ("Last year", "money", ("previous", "last", "year")),
    ("Registered office", "city", ("regist", "city", "town", "office", "place", "location", "seat",
    "address")),
    ("Printed in", "city", ("print", "city", "place", "location")),
    ("Batch", "ident", ("batch", "lot", "charge")),
    ("Barcode", "ident", ("barcode", "ean", "code", "sku", "gtin")),
    ("Checksum", "ident", ("check", "hash")),
    ("Copies", "number", ("cop", "quantity", "count")),
    ("Processing time", "ms", ("process", "duration", "time", "elapsed")),
)  # fmt: skip
_SECTIONS = (
    "Terms and conditions", "General terms", "Privacy notice", "Data protection", "Notes",
    "Important information", "Liability",
    "Returns policy", "Frequently asked questions", "About us", "Disclaimer", "Legal notice",
    "Warranty", "Payment", "Delivery",
    "Confidentiality", "Governing law", "Miscellaneous", "Health and safety", "How to reach us",
    "Complaints", "Cancellation",
    "Cookie notice", "Accessibility", "Definitions", "Scope", "Amendments", "Appendix",
    "Background", "Our promise",
)  # fmt: skip
_NAV = ("Home", "Shop", "About", "Contact", "Log in", "Help", "Cart (0)", "Search", "News",
    "Careers", "FAQ", "Imprint",
        "Privacy", "Services", "Blog", "My account", "Newsletter", "English | Deutsch", "Menu",
        "Sitemap")  # fmt: skip
_FOOT = (
    "Page {n} of {m}", "- {n} -", "{n}/{m}", "This document was created electronically.",
    "Please recycle.",
    "All rights reserved.", "© {y}", "Confidential", "COPY", "ORIGINAL", "Scanned with a phone",
    "*** END ***",
    "E&OE", "Sent from my phone", "Think before you print.", "powered by {co}", "{co} · {city}",
    "Ref. {id}",
)  # fmt: skip


@lru_cache(maxsize=1024)
def _words_of(kind_name: str, texts: tuple[str, ...]) -> frozenset[str]:
    del kind_name
    return frozenset(word for text in texts for word in text.lower().replace("-", " ").replace("_", " ").split())


def field_words(kind: Kind) -> frozenset[str]:
    """All words of the names, keys and labels of a kind's fields."""
    return _field_words(kind.name, id(kind), kind.fields)


@lru_cache(maxsize=256)
def _field_words(name: str, _: int, fields: tuple[object, ...]) -> frozenset[str]:
    texts: list[str] = []
    for part in fields:
        for f in (part,) if isinstance(part, F) else part.fields:  # type: ignore[attr-defined]
            texts += [f.key, *f.names, *f.labels]
        texts += part.names  # type: ignore[attr-defined]
    return _words_of(name, tuple(texts))


@lru_cache(maxsize=8192)
def clashes(kind_words: frozenset[str], stems: tuple[str, ...]) -> bool:
    """True if a word of the kind starts with one of the stems."""
    return any(word.startswith(stem) for word in kind_words for stem in stems)


def near_miss(rng: Random, kind: Kind, date_style: str) -> tuple[str, str] | None:
    """A labelled value like the document's own, for something that no field of the kind means."""
    label, sort, stems = pick(rng, _NEAR)
    if clashes(field_words(kind), stems):
        return None
    return label.format(title=pick(rng, kind.titles).lower()), _near_value(rng, sort, date_style)


def _near_value(rng: Random, sort: str, style: str) -> str:
    if sort == "date":
        return v.show_date(rng, v.date(rng), style).text
    if sort == "datetime":
        return v.show_datetime(rng, v.date(rng), rng.randrange(24), rng.randrange(60), style).text
    if sort == "money":
        m = v.money(rng, 10, 90_000)
        return m.before + m.text + m.after
    if sort == "page":
        return f"{rng.randrange(1, 4)} of {rng.randrange(4, 9)}"
    if sort == "version":
        return f"{rng.randrange(1, 9)}.{rng.randrange(20)}"
    if sort == "number":
        return str(rng.randrange(1, 9))
    if sort == "ms":
        return f"{rng.randrange(5, 900)} ms"
    makers = {
        "ident": v.ident,
        "person": v.person,
        "phone": v.phone,
        "city": v.city,
        "company": v.company,
    }
    if sort == "email":
        user = pick(rng, ("info", "support", "office", "hello", "noreply", "service"))
        return f"{user}@{v.domain(rng)}"
    return makers[sort](rng)


def sentences(rng: Random, n: int) -> str:
    """Boilerplate, now and then with a name, place or number of its own."""
    out: list[str] = []
    for _ in range(n):
        roll = rng.random()
        if roll < 0.93:
            out.append(v.sentence(rng))
        elif roll < 0.95:
            out.append(f"See section {rng.randrange(1, 30)}.{rng.randrange(1, 9)} for details.")
        elif roll < 0.965:
            out.append(f"Our branch in {v.city(rng)} is not affected.")
        elif roll < 0.98:
            out.append(f"Questions about this notice can be sent to {v.person(rng)}.")
        else:
            out.append(f"This text replaces the version of {v.show_date(rng, v.date(rng)).text}.")
    return " ".join(out)


def boilerplate_blocks(rng: Random, total: int) -> list[tuple[str, str]]:
    """About `total` sentences as (heading, text) sections; a heading may be empty."""
    out: list[tuple[str, str]] = []
    numbered = chance(rng, 0.4)
    while total > 0:
        n = min(total, rng.randint(2, 9))
        total -= n
        name = pick(rng, _SECTIONS) if chance(rng, 0.6) or numbered else ""
        if numbered:
            name = f"{len(out) + 1}. {name}" if chance(rng, 0.9) else f"§ {len(out) + 1} {name}"
        out.append((name, sentences(rng, n)))
    return out


def how_long(rng: Random) -> int:
    """How many boilerplate sentences a document gets: mostly none, at times hundreds."""
    roll = rng.random()
    if roll < 0.58:
        return 0
    if roll < 0.85:
        return rng.randint(1, 6)
    if roll < 0.96:
        return rng.randint(7, 30)
    if roll < 0.99:
        return rng.randint(31, 100)
    return rng.randint(100, 300)


def navigation(rng: Random) -> str:
    """The menu of a web page."""
    return pick(rng, (" | ", " · ", "  ", "\n", " > ")).join(rng.sample(_NAV, rng.randint(3, 8)))


def footer(rng: Random) -> str:
    """A page footer."""
    m = rng.randint(1, 5)
    return pick(rng, _FOOT).format(n=rng.randint(1, m), m=m, y=rng.randint(2015, 2027),
        co=v.company(rng), city=v.city(rng),
                                   id=v.ident(rng))  # fmt: skip


def mail_head(rng: Random, kind: Kind) -> list[str]:
    """Mail headers that no field of the kind can mean; empty if one might."""
    stems = (
        "from",
        "sender",
        "subject",
        "sent",
        "recipient",
        "to",
        "date",
        "email",
        "e-mail",
        "author",
        "contact",
        "organ",
    )
    if clashes(field_words(kind), stems):
        return [f"Subject: {pick(rng, kind.titles)}"] if not clashes(field_words(kind), ("subject",)) else []
    name = v.person(rng)
    day = v.show_datetime(rng, v.date(rng), rng.randrange(24), rng.randrange(60)).text
    return [f"From: {name} <{v.email_for(rng, name)}>", f"Sent: {day}",
        f"Subject: {pick(rng, ('Re: ', 'Fwd: ', ''))}"
            f"{pick(rng, kind.titles)}"]  # fmt: skip


def thread(rng: Random) -> list[str]:
    """Older mails below the document, quoted."""
    out: list[str] = []
    for depth in range(rng.randint(1, 3)):
        mark = "> " * depth if chance(rng, 0.6) else ""
        name = v.person(rng)
        day = v.show_datetime(rng, v.date(rng), rng.randrange(24), rng.randrange(60)).text
        out.append(
            mark
            + pick(
                rng,
                (
                    f"On {day}, {name} wrote:",
                    f"Am {day} schrieb {name}:",
                    f"----- {name}, {day} -----",
                ),
            )
        )
        out += [mark + "> " + v.sentence(rng) for _ in range(rng.randint(1, 4))]
    return out
