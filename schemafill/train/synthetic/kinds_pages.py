"""Documents in sections, whose lists stand beside other lists.

A page is put together from sections; the schema asks for some of them, and every list of one section is a distractor
for those of the others. Wording is drawn by a small grammar (`_say`): ``<a~b>`` is one of the two, ``$skill`` a word of
`_WORDS`, ``$2-9`` a whole number. A slot of a section is written by `_line`, which leaves out what is missing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import Any

from schemafill.train.synthetic import values
from schemafill.train.synthetic._text import spin
from schemafill.train.synthetic.kind import F, Group, Items, Kind, V
from schemafill.train.synthetic.values import chance, maybe, pick

Held = dict[str, Any]
Row = Mapping[str, "V | None"]

_NUMBER = re.compile(r"\$(\d+)-(\d+)")
_WORD = re.compile(r"\$([a-z]+)")
_KEY = re.compile(r"\{(\w+)\}")
_PAGE = ("prose",) * 9 + ("mixed", "kv", "markdown", "html")


# --- tools --------------------------------------------------------------------------------------------------------


def _bar(text: str) -> tuple[str, ...]:
    """The parts between bars."""
    parts = (" ".join(part.split()) for part in text.split("|"))
    return tuple(part for part in parts if part)


def _f(key: str, names: str, labels: str = "", descs: str = "", kind: str = "string", **more: Any) -> F:
    """A field, its lists written with bars between."""
    return F(key, _bar(names), _bar(labels), _bar(descs), kind, **more)


def _say(rng: Random, text: str | Sequence[str]) -> str:
    """One text of the grammar, with all its choices made."""
    text = text if isinstance(text, str) else pick(rng, text)
    text = spin(rng, text, "~")
    while (match := _NUMBER.search(text)) is not None:
        text = text[: match.start()] + str(rng.randint(int(match[1]), int(match[2]))) + text[match.end() :]
    while (match := _WORD.search(text)) is not None:
        word = _say(rng, _WORDS[match[1]])
        text = text[: match.start()] + word + text[match.end() :]
    return text


def _said(rng: Random, texts: Sequence[str], low: int, high: int) -> list[str]:
    """Several different texts of the grammar."""
    n = rng.randint(low, high)
    found: dict[str, None] = {}
    for _ in range(6):
        for text in rng.sample(texts, len(texts)):
            if len(found) >= n:
                return list(found)
            found[_say(rng, text)] = None
    return list(found)


def _up(text: str) -> str:
    return text[:1].upper() + text[1:]


def _count(rng: Random, usual: int = 6, most: int = 15) -> int:
    """The length of a list: mostly 2 to `usual`, now and then none, one or many."""
    roll = rng.random()
    if roll < 0.08:
        return 0
    if roll < 0.14:
        return 1
    return rng.randint(2, usual) if roll < 0.88 else rng.randint(usual, most)


def _vs(texts: Sequence[str]) -> list[V]:
    return [V(text) for text in texts]


def _enum(rng: Random, phrases: Mapping[Any, str]) -> V:
    """A phrase that implies one of the options."""
    value = pick(rng, list(phrases))
    return V(_say(rng, _bar(phrases[value])), value)


def _int(n: int) -> V:
    return V(str(n), n)


def _symbol(rng: Random, codes: Sequence[str] = ("EUR", "USD", "GBP", "EUR", "CHF", "SEK")) -> values.MoneyStyle:
    """A way to write money that shows its currency."""
    while True:
        style = values.money_style(rng, pick(rng, codes))
        if (style.before or style.after) and style.decimals == 2:
            return style


def _cash(rng: Random, lo: float, hi: float, style: values.MoneyStyle, whole: bool = False) -> V:
    if whole:
        style = replace(style, decimals=0)
        step = 500 if hi > 9000 else 50 if hi > 900 else 1
        return values.show_money(rng, float(rng.randrange(int(lo), int(hi) + 1, step)), style)
    return values.money(rng, lo, hi, style=style)


def _shown(v: V) -> str:
    return v.before + v.text + v.after


def _line(prefix: str, row: Row, *parts: str) -> str:
    """The parts whose values the row has, as a template; the first one loses its separator."""
    out = ""
    slot = f"{{{prefix}.\\1}}" if prefix else r"{\1}"
    for part in parts:
        if all(row.get(key) is not None for key in _KEY.findall(part)):
            part = _KEY.sub(slot, part)
            out += part if out else part.lstrip(" ,;:|–—-·•@\t\n")
    return out


class _Page:
    """How one page writes its headings and lists."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.style = pick(
            rng,
            _bar("upper|upper|md2|md3|md1|equals|dash|dash|colon|colon|uppercolon|number|plain|bold|box|rule|roman"),
        )
        marks = ("- ", "- ", "* ", "• ", "– ", "1. ", "a) ", "", "o ", "· ", "+ ", "1) ", "  - ", "\t• ")
        self.mark = pick(rng, marks)
        self.gap = pick(rng, ("\n\n", "\n\n", "\n\n", "\n", "\n\n\n"))
        self.blank = pick(rng, ("\n", "\n", "\n", "\n\n"))
        self.n = 0

    def head(self, text: str) -> str:
        """A heading in the style of the page."""
        self.n += 1
        if self.style == "roman":
            numerals = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
            return f"{numerals[(self.n - 1) % 12]}. {text}"
        return {
            "upper": text.upper(),
            "uppercolon": text.upper() + ":",
            "md1": "# " + text,
            "md2": "## " + text,
            "md3": "### " + text,
            "bold": f"**{text}**",
            "equals": text + "\n" + "=" * len(text),
            "dash": text + "\n" + "-" * len(text),
            "colon": text + ":",
            "number": f"{self.n}. {text}",
            "plain": text,
            "box": f"[ {text} ]",
            "rule": f"--- {text} ---",
        }[self.style]

    def title(self, text: str) -> str:
        """The title line of the whole page."""
        if self.style in ("md1", "md2", "md3", "bold"):
            return "# " + text
        return pick(self.rng, (text, text, text + "\n" + "=" * 12, "*** " + text + " ***"))

    def list(self, lines: Sequence[str], plain: Sequence[str] = (), mark: str | None = None) -> str:
        """The lines as a list below each other, or in one line where no element (as in `plain`) holds a comma."""
        rng = self.rng
        if not lines:
            return ""
        texts = plain or lines
        inline = max(map(len, texts)) < 45 and not any(
            text.endswith((".", "!")) or any(c in text for c in ",;|•·/") for text in texts
        )
        if mark is None and inline and chance(rng, 0.35):
            glue = pick(rng, (", ", ", ", ", ", "; ", " | ", " · ", " / ", " • "))
            if glue == ", " and len(lines) > 1 and chance(rng, 0.3) and not any(" and " in t for t in plain or lines):
                return ", ".join(lines[:-1]) + " and " + lines[-1] + pick(rng, ("", "."))
            return glue.join(lines) + (pick(rng, ("", "", ".")) if glue == ", " else "")
        mark = self.mark if mark is None and chance(rng, 0.85) else mark
        if mark is None:
            mark = pick(rng, ("- ", "* ", "• ", "1. ", ""))
        return "\n".join(self.marked(mark, i) + text for i, text in enumerate(lines))

    def marked(self, mark: str, i: int) -> str:
        """The mark of the i-th element."""
        return mark.replace("a", chr(97 + i % 26)) if mark == "a) " else mark.replace("1", str(i + 1))

    def slots(self, key: str, held: Held, mark: str | None = None) -> str:
        """All elements of an array of strings."""
        texts = [v.text for v in held.get(key) or []]
        return self.list([f"{{{key}.{i}}}" for i in range(len(texts))], texts, mark)

    def other(self, texts: Sequence[str], low: int = 2, high: int = 5) -> str:
        """A list that nobody asks for."""
        return self.list(_said(self.rng, texts, low, high))

    def join(self, sections: Sequence[tuple[str, str]], top: str = "") -> str:
        """The page: the sections that have a body, under their headings."""
        parts = [top] if top else []
        for name, body in sections:
            if body.strip():
                head = self.head(_say(self.rng, _bar(name))) + self.blank if name else ""
                parts.append(head + body)
        return self.gap.join(parts)


def _shuffled(rng: Random, sections: list[tuple[str, str]], share: float = 0.5) -> list[tuple[str, str]]:
    """The sections, at times in another order; some of those nobody asks for are left out."""
    sections = list(sections)
    if chance(rng, share):
        rng.shuffle(sections)
    return sections


def _rows(rng: Random, key: str, held: Held, forms: Sequence[str]) -> list[str]:
    """One template line for each item of an array, all in one form; "^" stands between the parts of a form."""
    form = pick(rng, forms).split("^")
    return [_line(f"{key}.{i}", row, *form) for i, row in enumerate(held.get(key) or [])]


def _columns(
    rng: Random, key: str, held: Held, keys: Sequence[str], heads: Mapping[str, str] | None = None
) -> list[str]:
    """The items of an array in plain text columns; `heads` (with bars between) stand above them."""
    rows = held.get(key) or []
    keys = [k for k in keys if any(row.get(k) is not None for row in rows)]
    wide = {k: max(len(_shown(row[k])) for row in rows if row.get(k) is not None) for k in keys}
    names = {k: _say(rng, _bar(heads.get(k, k))) for k in keys} if heads else {}
    wide = {k: max(wide[k], len(names.get(k, ""))) for k in keys}
    gap = " " * pick(rng, (1, 2, 2, 3, 5, 8))
    numbers = {
        k for k in keys if any(row.get(k) is not None and isinstance(row[k].value, (int, float)) for row in rows)
    }
    out: list[str] = []
    if names and rows:
        out.append(
            gap.join(names[k].rjust(wide[k]) if k in numbers else names[k].ljust(wide[k]) for k in keys).rstrip()
        )
        out += ["-" * min(90, sum(wide.values()) + len(gap) * (len(keys) - 1))] if chance(rng, 0.4) else []
    for i, row in enumerate(rows):
        cells: list[str] = []
        for k in keys:
            v = row.get(k)
            space = " " * (wide[k] - (len(_shown(v)) if v is not None else 0))
            slot = f"{{{key}.{i}.{k}}}" if v is not None else ""
            cells.append(space + slot if v is not None and isinstance(v.value, (int, float)) else slot + space)
        out.append(gap.join(cells).rstrip())
    return out


def _or_columns(
    rng: Random, key: str, held: Held, keys: Sequence[str], forms: Sequence[str], share: float = 0.35
) -> list[str]:
    """The items in columns or in lines."""
    return _columns(rng, key, held, keys) if chance(rng, share) else _rows(rng, key, held, forms)


def _some(rng: Random, share: float, *sections: tuple[str, str]) -> list[tuple[str, str]]:
    return [section for section in sections if chance(rng, share)]


def _facts(rng: Random, held: Held, *facts: tuple[str, str]) -> list[str]:
    """Lines "Label: {key}" for the values that are there, the label one of those between bars."""
    sep = pick(rng, (": ", ": ", ": ", " - ", ":  ", " = ", "  "))
    out = [f"{_say(rng, _bar(label))}{sep}{{{key}}}" for key, label in facts if held.get(key) is not None]
    if chance(rng, 0.4):
        rng.shuffle(out)
    return out


# --- words --------------------------------------------------------------------------------------------------------

_WORDS: dict[str, tuple[str, ...]] = {
    "skill": _bar(
        """Python | SQL | Excel | bookkeeping | welding | forklift driving | first aid | stock control | AutoCAD |
        SAP | customer service | wound care | menu planning | Java | Photoshop | project planning | negotiation
        | technical drawing | TypeScript | Kubernetes | payroll | contract law | lesson planning | data analysis
        | CNC milling | barista skills | social media | copywriting | triage | electrical testing | pattern
        cutting | public speaking | Git | Linux administration | quality audits | food hygiene (HACCP) | C++ |
        PLC programming | video editing | Power BI | cash handling | conflict resolution | MIG/MAG welding | tax
        returns | gardening | ISO 9001 | Scrum | Docker | purchasing | route planning | 3D printing | Microsoft
        365 | R | infection control"""
    ),
    "thing": _bar(
        """orders | deliveries | invoices | the web shop | the night shift | the stock room | training plans |
        patients | the ticket system | monthly reports | the machine park | guests | trade fairs | suppliers |
        the archive | the test bench | the kitchen | apprentices | payment runs | spare parts | the vehicle
        fleet | data pipelines | the customer portal | building sites | safety inspections | price lists | the
        warehouse | lesson material"""
    ),
    "verb": _bar(
        "plan | check | look after | improve | coordinate | document | prepare | test | rebuild | support | organise"
    ),
    "past": _bar(
        "Planned | Checked | Looked after | Improved | Coordinated | Documented | Rebuilt | Set up | Ran | Took over"
    ),
    "trait": _bar(
        """a careful way of working | a sense of humour | patience with customers | an eye for detail | curiosity |
        team spirit | a clear head when it gets busy | reliability | good spoken English | a head for figures"""
    ),
    "perk": _bar(
        """a job ticket | $24-33 days of holiday | free fruit and coffee | a company pension | flexible hours |
        a bicycle on lease | $1-3 days a week from home | a gym membership | $500-2000 a year for training |
        a 13th monthly salary | staff discount of $10-40 % | a crèche place | a quiet office by the river"""
    ),
    "town": values.w.CITIES,
    "colour": values.w.COLOURS,
    "object": values.w.THINGS,
    "material": values.w.MATERIALS,
    "size": values.w.SIZES,
    "month": values.w.MONTHS,
    "day": values.w.WEEKDAYS,
    "filler": _bar(
        """Please read this page carefully. | Questions? Just ask. | Updated from time to time. | Not everything
        fits on one page. | Details on request. | We are happy to help. | This may change without notice. | More
        is on the notice board. | Thank you for your interest. | Please pass this on to your colleagues."""
    ),
}

_JOBS = _bar(
    """Warehouse Clerk | Staff Nurse | Backend Developer | Sous Chef | Site Manager | Office Administrator |
    Electrician | Data Analyst | Primary School Teacher | Accountant | Truck Driver | Quality Inspector | Head
    of Sales | Barista | Marketing Assistant | Lab Technician | Product Owner | Machine Operator | Receptionist
    | Tax Consultant | Carpenter | Freelance Translator | Gardener | Bus Driver | Team Lead Logistics | Graphic
    Designer | Care Assistant | Surveyor | Trainee Buyer | Deputy Store Manager | Process Engineer | Research
    Fellow | Social Worker | Optician | Locksmith"""
)
_DUTIES = _bar(
    """$past $thing <for~together with> <a team of $3-30~$2-9 colleagues~$2-14 branches> | $past $thing | $past
    $thing and $thing | Cut <costs~waste~waiting times> by $5-45 % | Trained $2-20 <new
    starters~apprentices~volunteers> in $skill | Introduced $skill, which saved about $3-40 hours a <week~month>
    | <Managed~Held> a budget of $20-900k | Responsible for $thing in $town | Moved $thing to a new
    <system~site> in 20$10-23 | Won the staff award in 20$12-24 | Wrote the handbook on $thing | <Deputy
    to~Reported to> the <head of department~site manager> | $past $thing <every day~on $20-300 sites~in three
    languages> | Up to $20-400 calls a day"""
)
_PROFILE = _bar(
    """<Reliable~Curious~Hands-on~Calm~Versatile> <professional~colleague~team player> who likes to $verb $thing. |
    <Used to~At ease with> <busy days~changing shifts~demanding customers>. | Looking for <a new challenge~a
    part-time role~work closer to home>. | <Known for~Colleagues value> $trait. | Enjoys $skill and $skill. | I
    like to $verb things rather than talk about them. | Career break in 20$08-23 for <family reasons~a long
    journey>. | Willing to travel up to $10-60 % of the time."""
)
_TASKS = _bar(
    """<You~You will> $verb $thing | $verb $thing <and~as well as> $thing | Work with $2-40 colleagues <in
    $town~across $2-9 sites> | $verb $thing <every day~once a week~for $50-900 customers> | Be the first contact
    for $thing | <Help~Support> us to $verb $thing | Keep our records on $thing up to date | Take part in the
    <weekly~monthly> meeting | Answer about $20-90 calls a <day~shift>"""
)
_MUSTS = _bar(
    """$2-10+ years of experience <in~with> $skill | At least $1-8 years <of~in> $skill | <Solid~Good~Very good>
    knowledge of $skill | A <degree~certificate~completed apprenticeship> in <a related
    field~business~engineering~care> | Driving licence class <B~C~CE~T> | German at level <B1~B2~C1> | Fluent
    English, written and spoken | $skill and $skill | Willingness to work <shifts~weekends~in all weathers> |
    $trait | Lifting loads of up to $10-30 kg | <Hands-on experience with~Confident use of> $skill | <A clean
    criminal record~A valid work permit> | Forklift licence, no older than $2-5 years | Knowledge of $skill
    (version $3-19 or later)"""
)
_NICE = _bar(
    """<Some~First> experience with $skill | $skill <would be~is> a plus | A second language, <ideally~such as>
    <French~Polish~Spanish> | $1-3 years abroad | Basic $skill | Interest in $skill and $skill | Your own
    <car~bicycle~ tools> | A <certificate~course> in $skill | You have trained others in $skill | $trait"""
)
_OFFERS = _bar(
    """$perk | $perk | We offer $perk | <Also:~Plus:> $perk | $perk after $3-12 months | Room to grow | Short ways
    and open doors | A permanent contract after the first $6-24 months | <Summer party~Christmas bonus> |
    Induction of $2-8 weeks with <a mentor~your own buddy>"""
)
_STEPS = _bar(
    """Send us your CV | We reply within $3-20 days | A talk on the phone of about $10-45 minutes | Trial day at
    our site | <Interview~Meet the team> in $town | Offer within $1-3 weeks | Give two references"""
)


# --- a CV ---------------------------------------------------------------------------------------------------------

_DEGREES = _bar(
    """BSc Biology | MSc Data Science | BA History of Art | Diploma in Nursing | Secondary School Certificate | MBA
    | Abitur | Apprenticeship as Electrician | MEng Mechanical Engineering | NVQ Level 3 Catering | PhD in
    Chemistry | Bachelor of Commerce | Certificate in Bookkeeping | Licence de lettres | Staatsexamen Law |
    Foundation Course, Design | HNC Construction | Master of Education | BTEC Animal Care | Laurea in
    Architettura | Technical Baccalaureate"""
)
_SCHOOLS = _bar(
    """University of $town | $town College | Technical School $town | $town School of Nursing | FH $town |
    St. Agnes School, $town | Academy of Arts $town | $town Business School | Open College | Lycée Jean Perrin |
    Berufsschule $town | Institute of Technology, $town | Evening school $town"""
)
_TONGUES = _bar(
    """English | German | French | Spanish | Danish | Polish | Turkish | Arabic | Italian | Portuguese | Dutch |
    Hindi | Russian | Swedish | Mandarin | Ukrainian | Greek | Finnish | Czech | Urdu | Catalan | Sign language"""
)
_LEVELS = _bar(
    """native | B2 | C1 | A2 | fluent | basic | mother tongue | conversational | B1 | business level | beginner |
    good working knowledge | bilingual | C2 | school level | very good | intermediate | advanced"""
)
_HOBBIES = _bar(
    """hill walking | chess | choir | baking | football (youth coach) | photography | restoring old radios |
    sailing | knitting | reading crime novels | cycling 60 km on Sundays | amateur theatre | bee-keeping |
    volunteer fire brigade | board games | pottery | running half marathons | playing the cello | allotment
    gardening | model railways"""
)
_CERTS = _bar(
    """First Aid at Work | Forklift licence | AWS Cloud Practitioner | Food Hygiene Level $2-3 | ISO 9001 Auditor |
    PRINCE2 Foundation | Safety Officer training | Scrum Master I | Welding test EN 287-1 | Excel Expert | ITIL $3-4 |
    Driving instructor | Working at Heights | TEFL 120 hours | Data protection course | Train the trainer"""
)
_LICENCE: dict[Any, str] = {
    True: """full British licence | driver's licence (class B) | clean driving licence | licence class B, own car |
    holds a category B licence | car and licence available | driving licence since age 18""",
    False: """does not drive | no driving licence | currently without a licence | gets around by bicycle only |
    non-driver | has never learnt to drive""",
}


def _when(rng: Random) -> Callable[[int, int], str]:
    """How one CV writes a month of a year."""
    w = values.w
    style = pick(rng, _bar("mon|mon|month|mm/yyyy|mm/yyyy|year|year|year|mm.yyyy|iso|short|dot"))
    return {
        "mon": lambda y, m: f"{w.MONTHS[m - 1][:4] if m == 9 else w.MONTHS[m - 1][:3]} {y}",
        "month": lambda y, m: f"{w.MONTHS[m - 1]} {y}",
        "mm/yyyy": lambda y, m: f"{m:02}/{y}",
        "mm.yyyy": lambda y, m: f"{m:02}.{y}",
        "iso": lambda y, m: f"{y}-{m:02}",
        "year": lambda y, m: str(y),
        "short": lambda y, m: f"{m:02}/{y % 100:02}",
        "dot": lambda y, m: f"{w.MONTHS[m - 1][:3]}. {y}",
    }[style]


def _make_cv(rng: Random) -> dict[str, Any]:
    place = values.locale(rng)
    name = " ".join(values.first_last(rng, place))
    when = _when(rng)
    now = pick(rng, _bar("present|present|today|now|Present|to date|current|heute|ongoing"))
    jobs: list[dict[str, V | None]] = []
    year, month = rng.randint(2019, 2025), rng.randint(1, 12)
    for n in range(_count(rng, 5, 9)):
        end = V(now) if n == 0 and chance(rng, 0.6) else V(when(year, month))
        year, month = year - rng.randint(1, 5), rng.randint(1, 12)
        jobs.append(
            {
                "title": V(values.job_title(rng) if chance(rng, 0.4) else pick(rng, _JOBS)),
                "employer": maybe(rng, 0.93, V(values.company(rng, place))),
                "city": maybe(rng, 0.6, V(values.city(rng, place))),
                "start": maybe(rng, 0.93, V(when(year, month))),
                "end": maybe(rng, 0.9, end),
            }
        )
        year, month = (year, max(1, month - 1)) if chance(rng, 0.7) else (year - 1, rng.randint(1, 12))
    schools: list[dict[str, V | None]] = []
    for _ in range(pick(rng, (0, 1, 1, 2, 2, 3))):
        schools.append(
            {
                "degree": V(pick(rng, _DEGREES)),
                "school": maybe(rng, 0.9, V(_say(rng, _SCHOOLS))),
                "from": maybe(rng, 0.6, V(str(year - 3))),
                "to": maybe(rng, 0.8, V(str(year))),
                "grade": maybe(rng, 0.3, V(pick(rng, _bar("2:1|First|1.7|with distinction|good|14/20|3.6 GPA|2,3")))),
            }
        )
        year -= rng.randint(3, 5)
    tongues = rng.sample(_TONGUES, pick(rng, (0, 1, 2, 2, 3, 3, 4, 5)))
    return {
        "name": V(name),
        "headline": maybe(rng, 0.5, V(pick(rng, _JOBS))),
        "email": maybe(rng, 0.8, V(values.email_for(rng, name).rsplit("@", 1)[0] + "@" + _host(rng))),
        "phone": maybe(rng, 0.7, V(values.phone(rng))),
        "city": maybe(rng, 0.6, V(values.city(rng, place))),
        "born": maybe(rng, 0.35, values.show_date(rng, values.date(rng, 1960, 2003))),
        "years": maybe(rng, 0.4, _int(rng.randint(2, 31))),
        "jobs": jobs,
        "schools": schools,
        "skills": _vs(
            _said(rng, _bar("$skill|$skill|$skill ($2-12 years)|<Basic~Advanced> $skill"), 0, _count(rng, 9, 18))
        ),
        "languages": [{"language": V(t), "level": maybe(rng, 0.85, V(pick(rng, _LEVELS)))} for t in tongues],
        "certificates": [
            {"name": V(t), "year": maybe(rng, 0.7, _int(rng.randint(2006, 2025)))}
            for t in _said(rng, _CERTS, 0, pick(rng, (0, 0, 2, 3, 5)))
        ],
        "hobbies": _vs(rng.sample(_HOBBIES, pick(rng, (0, 0, 2, 3, 4)))),
        "licence": maybe(rng, 0.45, _enum(rng, _LICENCE)),
    }


def _host(rng: Random) -> str:
    """A mail host that does not exist."""
    return values.coined(rng).lower() + ".example"


def _period(rng: Random, row: Row, a: str, b: str) -> str:
    """The period of a row: "{a} - {b}", "since {a}", "until {b}"."""
    if row.get(a) is not None and row.get(b) is not None:
        return f"{{{a}}}{pick(rng, (' - ', ' – ', '-', ' to ', '–', ' — ', ' until '))}{{{b}}}"
    if row.get(a) is not None:
        return pick(rng, ("since ", "from ", "", "since ")) + f"{{{a}}}"
    return pick(rng, ("until ", "to ", "- ", "")) + f"{{{b}}}" if row.get(b) is not None else ""


_JOB_HEADS: tuple[tuple[str, ...], ...] = (
    ("{title}", ", {employer}", ", {city}", "   %"),
    ("{title}", ", {employer}", ", {city}", " (%)"),
    ("%", "  {title}", ", {employer}", ", {city}"),
    ("%: ", "{title}", " at {employer}", " in {city}"),
    ("{employer}", ", {city}", " — {title}", ", %"),
    ("{title}", " | {employer}", " | {city}", " | %"),
    ("{title}", "\n{employer}", " · {city}", "\n%"),
    ("{employer}", " ({city})", "\n{title}", "\t%"),
    ("%", "\n{title}", "\n{employer}", ", {city}"),
    ("**{title}**", " - {employer}", ", {city}", "\n*%*"),
    ("{title}", " @ {employer}", " [%]"),
    ("{title}", " - {employer}", " - {city}", " - %"),
    ("%", " | {employer}", " | {title}", " | {city}"),
    ("Position: {title}", "\nEmployer: {employer}", "\nPlace: {city}", "\nPeriod: %"),
    ("{title}", ", %", "\n{employer}", ", {city}"),
    ("I worked as {title}", " for {employer}", " in {city}", " (%)", "."),
)


_SCHOOL_HEADS = (
    "{degree}^, {school}^ (%)^ - {grade}",
    "%^: {degree}^, {school}^, {grade}",
    "{school}^, %^ - {degree}^ ({grade})",
    "{degree}^\n{school}^, %^\nGrade: {grade}",
    "{degree}^ at {school}^   %^   {grade}",
    "%^  {school}^  {degree}^  [{grade}]",
    "{degree}^ | {school}^ | %^ | {grade}",
)


def _with_period(rng: Random, row: Row, form: Sequence[str], a: str, b: str) -> list[str]:
    """The form with the period in place of "%"; without one where the row has no dates."""
    period = _period(rng, row, a, b)
    return [part.replace("%", period) for part in form if period or "%" not in part]


def _cv(rng: Random, held: Held) -> str:
    p = _Page(rng)
    form = pick(rng, _JOB_HEADS)
    how_many = pick(rng, (0, 2, 3, 5))
    mark = pick(rng, ("- ", "* ", "• ", "– ", "   - ", "  • "))
    lead = p.mark if chance(rng, 0.1) else ""
    jobs: list[str] = []
    for i, row in enumerate(held["jobs"]):
        head = _line(f"jobs.{i}", row, *_with_period(rng, row, form, "start", "end"))
        duties = _said(rng, _DUTIES, 0, how_many) if how_many else []
        if duties and chance(rng, 0.25):
            head += "\n" + ". ".join(duties) + "."
        elif duties:
            head += "\n" + "\n".join(mark + duty for duty in duties)
        jobs.append(p.marked(lead, i) + head)
    study = pick(rng, _SCHOOL_HEADS)
    schools = [
        _line(f"schools.{i}", row, *_with_period(rng, row, study.split("^"), "from", "to"))
        for i, row in enumerate(held["schools"])
    ]
    lang = pick(
        rng,
        (
            ("{language}", " ({level})"),
            ("{language}", " {level}"),
            ("{language}", ": {level}"),
            ("{language}", " - {level}"),
        ),
    )
    tongues = [_line(f"languages.{i}", row, *lang) for i, row in enumerate(held["languages"])]
    year = pick(rng, (("{name}", " ({year})"), ("{name}", ", {year}"), ("{year}", ": {name}"), ("{year}", " - {name}")))
    certs = [_line(f"certificates.{i}", row, *year) for i, row in enumerate(held["certificates"])]
    profile = " ".join(_said(rng, _PROFILE, 0, 4))
    if held.get("years"):
        profile = (
            pick(
                rng,
                (
                    "With {years} years of experience. ",
                    "{years} years in the trade. ",
                    "More than {years} years on the job. ",
                    "After {years} working years I know my strengths. ",
                    "I have {years} years' experience. ",
                ),
            )
            + profile
        )
    top = [
        pick(
            rng,
            (
                "{name}",
                "{name}",
                "CURRICULUM VITAE\n{name}",
                "CV - {name}",
                "# {name}",
                "Résumé of {name}",
                "Name: {name}",
            ),
        )
    ]
    if held["name"] is None:
        top = [pick(rng, ("Curriculum vitae", "CV", "Résumé", "Lebenslauf"))]
    if held.get("headline"):
        top.append(pick(rng, ("{headline}", "Profession: {headline}", "| {headline} |", "{headline} by training")))
    contact = [f"{{{key}}}" for key in ("city", "phone", "email") if held.get(key)]
    if chance(rng, 0.5):
        top.append(pick(rng, (" | ", ", ", " · ", "  ", "\n")).join(contact))
    else:
        top += _facts(
            rng,
            held,
            ("email", "E-mail|Email|Mail"),
            ("phone", "Phone|Mobile|Tel."),
            ("city", "Lives in|Home|Based in|Town"),
        )
    if held.get("born"):
        top.append(
            pick(
                rng,
                (
                    "born {born}",
                    "Date of birth: {born}",
                    "* {born}",
                    "DOB {born}",
                    "Born on {born} in " + values.city(rng),
                ),
            )
        )
    more = "{licence}" if held.get("licence") else ""
    extra = " ".join(
        _said(
            rng,
            _bar(f"Available from {_month(rng)}.|Notice period: $1-6 months.|References on request.|Willing to move."),
            0,
            2,
        )
    )
    sections = [
        ("Profile|About me|Summary|Personal statement|In short", profile),
        (
            "Experience|Work experience|Employment|Professional history|Career|Jobs so far|Berufserfahrung",
            pick(rng, ("\n\n", "\n\n", "\n")).join(jobs),
        ),
        (
            "Education|Education and training|Schools|Studies|Qualifications|Ausbildung",
            p.list(schools, mark=pick(rng, (None, ""))),
        ),
        ("Skills|Key skills|What I can do|Competences|Know-how|Tools and skills", p.slots("skills", held)),
        ("Languages|Spoken languages|Language skills|Sprachen", p.list(tongues)),
        ("Certificates|Licences and certificates|Courses|Further training", p.list(certs)),
        ("Interests|Hobbies|Outside work|Free time", p.slots("hobbies", held)),
        (
            "Other|Further information|Additional|Misc",
            "\n".join(x for x in (_up(more) if not held.get("licence") else more, extra) if x),
        ),
    ]
    sections += _some(
        rng,
        0.3,
        ("Projects|Selected projects|Voluntary work", p.other(_DUTIES)),
        ("Strengths|What drives me", p.other(_bar("$trait|$trait|$verb $thing"), 2, 4)),
        (
            "References|Referees",
            f"{values.person(rng)}, {pick(rng, _JOBS)}, {values.company(rng)}, {values.phone(rng)}",
        ),
        (
            "Publications|Talks",
            p.other(_bar("$skill in practice, $town 20$10-24|How to $verb $thing (20$10-24)"), 1, 3),
        ),
    )
    return p.join(_shuffled(rng, sections, 0.35), "\n".join(line for line in top if line))


def _month(rng: Random) -> str:
    return f"{pick(rng, values.w.MONTHS)} {rng.randint(2023, 2027)}"


_EMAIL = ("email|e-mail|e-mail address|contact email|mail", "E-mail|Email|Mail|de:E-Mail|fr:Courriel")
_PHONE = ("phone|telephone|phone number|tel|call", "Phone|Tel.|Telephone|de:Telefon|fr:Tél.")

CV = Kind(
    "cv_page",
    _bar("Curriculum Vitae|CV|Résumé|Candidate profile"),
    (
        _f("name", "name|full name|candidate|applicant", "Name", "full name of the person|Whose CV is it?"),
        _f(
            "headline",
            "headline|profession|professional title|job title",
            "Profession|Title",
            "what the person calls themself at the top|job under the name",
        ),
        _f("email", *_EMAIL, "e-mail address|How to write to the person"),
        _f("phone", *_PHONE, "telephone number|Number to call, as written"),
        _f(
            "city",
            "city|home town|place of residence|based in",
            "Lives in|Town",
            "where the person lives (not works)|city of residence",
        ),
        _f(
            "born",
            "date of birth|birthday|born|birth date",
            "Date of birth|Born",
            "day of birth|When was the person born?",
            "date",
        ),
        _f(
            "years",
            "years of experience|experience years|total experience",
            "Years of experience",
            "how many years in work, as stated in the profile|stated years of experience, a number",
            "integer",
        ),
        Items(
            "jobs",
            _bar("jobs|work experience|experience|positions|employment history|employers|career stations"),
            (
                _f(
                    "title",
                    "title|position|role|job title|job",
                    "Position|Role",
                    "name of the position|What was the person's job?",
                ),
                _f(
                    "employer",
                    "employer|company|organisation|firm|workplace",
                    "Employer|Company",
                    "who employed the person|organisation worked for",
                ),
                _f("city", "city|place|location|where", "Place|City", "town of the job"),
                _f(
                    "start",
                    "start|from|start date|begin|since",
                    "From|Start",
                    "start of the job as written|When did it begin?",
                ),
                _f(
                    "end",
                    "end|to|end date|until",
                    "To|Until",
                    "end of the job as written, also a word such as 'present'|When did it end?",
                ),
            ),
            _bar("positions held, not the duties|every job with employer and dates|Where has the person worked?"),
            _bar("Experience|Employment|Career"),
            (
                "{title}[[, {employer}]][[, {city}]][[ {start}]][[ - {end}]]",
                "[[{start} - {end}: ]]{title}[[ at {employer}]]",
            ),
        ),
        Items(
            "schools",
            _bar("education|degrees|studies|qualifications|schooling|education entries"),
            (
                _f(
                    "degree",
                    "degree|qualification|certificate|diploma|course",
                    "Degree",
                    "degree or certificate|What was studied?",
                ),
                _f(
                    "school",
                    "school|institution|university|college|where",
                    "School|Institution",
                    "place of study|name of the school",
                ),
                _f("from", "start|from|start year|from year", "From", "first year, as written"),
                _f("to", "end|to|year|end year|graduated", "To|Year", "last year, as written|year of the degree"),
                _f("grade", "grade|result|mark|classification", "Grade", "final mark|grade or honours"),
            ),
            _bar("degrees and schools|What did the person learn, and where?"),
            _bar("Education|Studies"),
            ("{degree}[[, {school}]][[ {from} -]][[ {to}]][[ ({grade})]]",),
        ),
        Items(
            "skills",
            _bar("skills|key skills|competences|abilities|technologies"),
            (_f("s", "skill|competence"),),
            _bar("skills listed|every skill as one string|What can the person do?"),
            _bar("Skills|Key skills"),
            scalar=True,
        ),
        Items(
            "languages",
            _bar("languages|spoken languages|language skills|tongues"),
            (
                _f("language", "language|name|tongue", "Language", "name of the language"),
                _f("level", "level|proficiency|fluency|how well", "Level", "level as written|How well is it spoken?"),
            ),
            _bar("languages with level|Which languages does the person speak?"),
            _bar("Languages"),
            ("{language}[[ ({level})]]", "{language}[[: {level}]]", "{language}[[ {level}]]"),
        ),
        Items(
            "certificates",
            _bar("certificates|certifications|licences|courses|trainings"),
            (
                _f("name", "name|certificate|title|course", "Certificate", "name of the certificate"),
                _f("year", "year|obtained|date|issued", "Year", "year it was obtained|four digits", "integer"),
            ),
            _bar("certificates and courses|further training"),
            _bar("Certificates|Courses"),
            ("{name}[[ ({year})]]", "[[{year}: ]]{name}"),
        ),
        Items(
            "hobbies",
            _bar("hobbies|interests|leisure|free time activities"),
            (_f("h", "hobby|interest"),),
            _bar("what the person does in their free time|private interests"),
            _bar("Interests|Hobbies"),
            scalar=True,
        ),
        _f(
            "licence",
            "driving licence|can drive|has driver's license|drives",
            "Driving licence",
            "whether the person may drive a car|true if a licence is held",
            "boolean",
        ),
    ),
    _make_cv,
    (_cv,),
    _PAGE,
)


# --- a job ad -----------------------------------------------------------------------------------------------------

_CONTRACT: dict[Any, str] = {
    "permanent": """open-ended | permanent contract | unlimited contract | no end date | a post to stay in |
    indefinite employment | unbefristet""",
    "fixed term": """limited to $12-36 months | for $1-3 years | as parental leave cover | until the end of the
    project | befristet auf 2 Jahre | contract ends with the season | temporary, $6-18 months""",
    "freelance": """on a freelance basis | paid per assignment | as an independent contractor | you invoice us
    monthly | for self-employed people | no employment, day rates""",
    "internship": """internship | placement of $3-6 months for students | for students in their final year |
    as a trainee during your studies | work placement | Praktikum""",
    "temporary": """via an agency | casual work, by the day | zero-hours basis | only for the harvest | on call as
    needed | Christmas help""",
}
_WHERE: dict[Any, str] = {
    "on site": """on our premises every day | presence required | all work is done in the workshop | no home office |
    you work at the counter | in person, five days""",
    "hybrid": """two days at home, three in the office | a mix of office and home | $1-3 days a week from your
    kitchen table | partly from home | home office up to 50 % | come in on Tuesdays, the rest is up to you""",
    "remote": """work from anywhere | fully from home | our team has no office | you never have to commute |
    100 % home office | wherever your laptop is""",
}
_PER: dict[Any, str] = {
    "hour": "per hour | an hour | /h | hourly | each hour worked | p.h. | pro Stunde",
    "day": "per day | a day | daily rate | /day | for each day | pro Tag",
    "month": "per month | a month | monthly gross | /month | every month | p.m. | brutto im Monat",
    "year": "per year | a year | p.a. | per annum | annually | yearly gross | /yr",
}
_PAY: dict[Any, tuple[float, float]] = {
    "hour": (11, 60),
    "day": (90, 700),
    "month": (1500, 7000),
    "year": (22000, 95000),
}
_VALUES = _bar(
    """Honest | $2-9 sites in <Europe~the region> | Founded in 19$48-99 | $30-4000 colleagues | Family-owned |
    We $verb $thing for $100-9000 customers | Fair to people and nature | <Market leader~Number $2-9> in $town"""
)


def _make_ad(rng: Random) -> dict[str, Any]:
    style = _symbol(rng)
    per = _enum(rng, _PER)
    low, high = _PAY[per.gold]
    pay = [_cash(rng, low, high, style, per.gold != "hour" or chance(rng, 0.4)) for _ in range(2)]
    pay.sort(key=lambda v: v.gold)
    paid = chance(rng, 0.7)
    company, day = values.company(rng), values.date(rng, 2022, 2027)
    dates = values.date_style(rng)
    person = values.person(rng)
    return {
        "title": V(values.job_title(rng) if chance(rng, 0.5) else pick(rng, _JOBS)),
        "company": maybe(rng, 0.85, V(company)),
        "city": maybe(rng, 0.8, V(values.city(rng))),
        "ref": maybe(rng, 0.5, V(values.ident(rng, ("JOB", "REF", "HR")))),
        "low": pay[0] if paid else None,
        "high": pay[1] if paid and chance(rng, 0.8) and pay[0].gold != pay[1].gold else None,
        "per": per if paid else None,
        "currency": V("", style.currency) if paid else None,
        "contract": maybe(rng, 0.7, _enum(rng, _CONTRACT)),
        "where": maybe(rng, 0.6, _enum(rng, _WHERE)),
        "hours": maybe(rng, 0.6, _int(pick(rng, (10, 15, 20, 24, 30, 35, 37, 38, 39, 40)))),
        "start": maybe(rng, 0.5, values.show_date(rng, day + timedelta(days=60), dates)),
        "deadline": maybe(rng, 0.6, values.show_date(rng, day, dates)),
        "contact": maybe(rng, 0.6, V(person)),
        "email": maybe(rng, 0.6, V(f"{pick(rng, ('jobs', 'hr', 'apply', 'career'))}@{_host(rng)}")),
        "tasks": _vs([_up(t) for t in _said(rng, _TASKS, 0, _count(rng))]),
        "musts": _vs([_up(t) for t in _said(rng, _MUSTS, 0, _count(rng))]),
        "nice": _vs([_up(t) for t in _said(rng, _NICE, 0, _count(rng, 4, 8))]),
        "offers": _vs([_up(t) for t in _said(rng, _OFFERS, 0, _count(rng))]),
    }


def _ad(rng: Random, held: Held) -> str:
    p = _Page(rng)
    who = "{company}" if held.get("company") else pick(rng, ("We", "A family firm", "Our client"))
    top = [
        pick(rng, ("{title}", "We are hiring: {title}", "{title} (m/f/d)", "Job: {title}", "Vacancy - {title}"))
        if held.get("title")
        else "We are hiring",
        _line(
            "",
            held,
            *pick(
                rng,
                (
                    ("{company}", ", {city}"),
                    ("{company}", " | {city}"),
                    ("in {city}", " at {company}"),
                    ("{city}", " - {company}"),
                ),
            ),
        ),
    ]
    about = " ".join(
        _said(
            rng,
            (
                f"<We are~{values.company(rng)} is our parent company, and we are> a team of $8-900 people.",
                "Founded in 19$50-99, we $verb $thing.",
                "Our customers are all over <Europe~the country~$town>.",
                f"In {rng.randint(2005, 2024)} we moved to a new building in $town.",
                "Last year we welcomed $3-90 new colleagues.",
                "Turnover has passed $2-90 million.",
                "$filler",
            ),
            1,
            4,
        )
    )
    if chance(rng, 0.3):
        about += "\n" + p.other(_VALUES)
    pay = ""
    if held.get("low"):
        both = held.get("high") is not None
        amount = (
            pick(
                rng,
                (
                    "{low} - {high}",
                    "{low} to {high}",
                    "between {low} and {high}",
                    "{low}–{high}",
                    "from {low} up to {high}",
                ),
            )
            if both
            else pick(rng, ("{low}", "from {low}"))
        )
        pay = pick(rng, ("Salary: ", "Pay: ", "We pay ", "", "Compensation: ", "Gross: ")) + amount
        if held.get("per"):
            pay += pick(rng, (" ", " ", ", ")) + "{per}"
        pay += pick(rng, ("", "", ", depending on experience", f" plus a bonus of up to {rng.randint(2, 20)} %"))
    facts = _facts(
        rng,
        held,
        ("contract", "Contract|Type of employment|Term"),
        ("hours", "Hours per week|Weekly hours|Working time (h/week)"),
        ("start", "Start|Starting date|From"),
        ("deadline", "Apply by|Closing date|Deadline"),
        ("ref", "Reference|Job no.|Ref."),
        ("where", "Workplace|Where|Place of work"),
    )
    if chance(rng, 0.4):
        sentences = (
            ("contract", "Contract form: {contract}."),
            ("hours", "You work {hours} hours a week."),
            ("start", "We would like you to start on {start}."),
            ("deadline", "Applications are read until {deadline}."),
            ("ref", "Please quote {ref}."),
            ("where", "How we work: {where}."),
        )
        facts = [" ".join(text for key, text in sentences if held.get(key))]
    if pay:
        facts.insert(rng.randint(0, len(facts)), pay)
    steps = p.other(_STEPS) if chance(rng, 0.4) else ""
    contact = _line(
        "",
        held,
        *pick(
            rng,
            (
                ("Contact: {contact}", ", {email}"),
                ("Write to {email}", " ({contact})"),
                ("Your contact is {contact}", " - {email}"),
                ("Questions go to {contact}", "; applications to {email}"),
            ),
        ),
    )
    sections = [
        (
            "About us|Who we are|The company|" + _say(rng, "Why <us~join us~work here>"),
            f"{who}: {about}" if chance(rng, 0.5) else about,
        ),
        ("What you will do|Your tasks|Responsibilities|The job|Your day|Deine Aufgaben", p.slots("tasks", held)),
        ("What you need|Must have|Requirements|Your profile|You bring|Essential|We expect", p.slots("musts", held)),
        ("Nice to have|A plus|Desirable|Not essential, but welcome|Bonus points", p.slots("nice", held)),
        ("What we offer|Benefits|Your perks|What you get|Wir bieten", p.slots("offers", held)),
        ("Facts|At a glance|Details|Conditions|Terms", pick(rng, ("\n", "\n", " | ")).join(facts)),
        ("How to apply|Application|Next steps|Contact", "\n".join(x for x in (steps, contact) if x)),
    ]
    if chance(rng, 0.25):
        sections.append(("Also open|Other vacancies|You may also like", p.list(rng.sample(_JOBS, rng.randint(2, 4)))))
    return p.join(_shuffled(rng, sections, 0.3), "\n".join(line for line in top if line))


AD = Kind(
    "job_ad_page",
    _bar("Job advertisement|Vacancy|Job posting|Open position"),
    (
        _f("title", "job title|position|role|vacancy", "Position|Job", "name of the job advertised|Which job is open?"),
        _f("company", "company|employer|hiring organisation|firm", "Company|Employer", "who is hiring|employer's name"),
        _f("city", "city|location|place of work|town", "Location|Place", "town of the job|Where is it?"),
        _f("ref", "reference|job number|vacancy id|ref", "Reference|Job no.", "number to quote|code of the vacancy"),
        _f(
            "low",
            "salary min|minimum salary|salary from|pay from|lower bound of salary",
            "Salary from",
            "lower end of the pay range, number only|What is the least they pay?",
            "number",
        ),
        _f(
            "high",
            "salary max|maximum salary|salary to|pay up to|upper bound of salary",
            "Salary to",
            "upper end of the pay range|highest pay named",
            "number",
        ),
        _f(
            "currency",
            "currency|salary currency|currency code",
            "",
            "ISO code of the currency of the salary|three letters",
            "enum",
            options=("EUR", "USD", "GBP", "CHF", "SEK", "PLN", "DKK"),
            implied=("low", "high"),
        ),
        _f(
            "per",
            "salary period|pay period|paid per|salary unit",
            "Paid",
            "the time that the salary is for|per hour, day, month or year?",
            "enum",
            options=("hour", "day", "week", "month", "year"),
        ),
        _f(
            "contract",
            "contract type|employment type|type of contract|term",
            "Contract",
            "kind of employment|Is it a permanent job?",
            "enum",
            options=("permanent", "fixed term", "freelance", "internship", "temporary"),
        ),
        _f(
            "where",
            "work mode|remote policy|work arrangement|where to work",
            "Workplace",
            "on site, at home or both|May one work from home?",
            "enum",
            options=("on site", "hybrid", "remote"),
        ),
        _f(
            "hours",
            "hours per week|weekly hours|working hours",
            "Hours per week",
            "hours a week|How long is the working week?",
            "integer",
        ),
        _f(
            "start",
            "start date|starting|begins on|entry date",
            "Start",
            "first day of work|When does the job begin?",
            "date",
        ),
        _f(
            "deadline",
            "deadline|apply by|closing date|application deadline",
            "Apply by|Closing date",
            "last day to apply|until when applications are taken",
            "date",
        ),
        _f(
            "contact",
            "contact|contact person|contact name|recruiter",
            "Contact",
            "person to ask|Who answers questions?",
        ),
        _f("email", *_EMAIL, "where to send applications"),
        Items(
            "musts",
            _bar("requirements|must have|required qualifications|essential criteria|mandatory skills"),
            (_f("x", "requirement"),),
            _bar("what is required, not what is merely welcome|must-haves, each bullet whole"),
            _bar("Requirements|Must have"),
            scalar=True,
        ),
        Items(
            "nice",
            _bar("nice to have|desirable|optional qualifications|preferred skills|pluses"),
            (_f("x", "plus"),),
            _bar("what would be welcome but is not required|optional points"),
            _bar("Nice to have|Desirable"),
            scalar=True,
        ),
        Items(
            "tasks",
            _bar("tasks|responsibilities|duties|what you will do|activities"),
            (_f("x", "task"),),
            _bar("what the person will do|duties of the job"),
            _bar("Tasks|Responsibilities"),
            scalar=True,
        ),
        Items(
            "offers",
            _bar("benefits|perks|what we offer|advantages|extras"),
            (_f("x", "benefit"),),
            _bar("what the employer gives besides pay|benefits, each as written"),
            _bar("Benefits|We offer"),
            scalar=True,
        ),
    ),
    _make_ad,
    (_ad,),
    _PAGE,
)


# --- a shop page --------------------------------------------------------------------------------------------------

_STOCK: dict[Any, str] = {
    "in stock": """In stock | ready to ship | available now | leaves our warehouse today | plenty available |
    on the shelf in all branches | sofort lieferbar""",
    "low stock": """only $2-5 left | nearly gone | last pieces | order soon, $2-4 remaining | selling fast, few left |
    almost sold out""",
    "out of stock": """sold out | currently unavailable | not available at the moment | we will tell you when it is
    back | no longer on our shelves | temporarily gone""",
    "pre-order": """coming in $month | order now, ships when released | reserve yours before it is out | appears in
    $2-6 weeks | not yet released | on sale from $month""",
}
_FREE: dict[Any, str] = {
    True: """free delivery | ships at no charge | postage is on us | we pay the carriage | no shipping costs |
    delivered for nothing | Versand gratis""",
    False: """plus postage | shipping not included | carriage is charged separately | delivery costs extra |
    postage is added at checkout | zzgl. Versand""",
}
_FEATURES = _bar(
    """<Made of~Body of> $material | Holds up to $2-60 <kg~litres> | Runs $4-72 hours on one charge | Folds to
    $5-40 cm | <Machine washable at $30-60 °C~Wipe clean> | $2-12 settings | Includes $2-8 <spare
    bags~screws~adapters> | Quiet: $28-60 dB | Tested for $1000-9000 cycles | No tools needed | Works with <any
    12 V socket~USB-C> | Splash-proof (IP$44-68) | $colour trim | Suitable for <children from $3-12
    years~left-handers~the outdoors> | Non-slip feet, $2-6 pieces | Replaceable battery | Cable $1-3.5 m | Lid
    with lock"""
)
_SPECS = _bar(
    """Power: $20-2200 W | Voltage: 230 V | Noise level: $30-70 dB | Lead length: $1-5 m | Capacity: $1-60 l |
    Material of handle: $material | Country of origin: <Portugal~Poland~Taiwan> | Batteries: $1-4 x AA | EAN:
    40$10000-99999$10000-99999 | Maximum load: $10-150 kg | Frequency: 50/60 Hz | Protection: IP$20-68 | Screen:
    $5-27" | Thread: M$4-12"""
)


def _make_shop(rng: Random) -> dict[str, Any]:
    style = _symbol(rng)
    price = _cash(rng, 4, 900, style)
    sale = chance(rng, 0.45)
    was = values.show_money(rng, round(price.gold * rng.uniform(1.1, 2), 2), style)
    thing = pick(rng, values.w.THINGS)
    dims = [rng.randint(3, 210) for _ in range(3)]
    decimals = chance(rng, 0.3)
    unit = pick(rng, ("cm", "cm", "mm", "in"))
    lengths = [V(f"{n}.{n % 10}", float(f"{n}.{n % 10}")) if decimals else _int(n) for n in dims]
    rating = round(rng.uniform(2.1, 5), 1)
    rating_text = f"{rating:.1f}" if chance(rng, 0.7) else f"{rating:.1f}".replace(".", ",")
    reviews = rng.randint(1, 4200)
    has = chance(rng, 0.7)
    return {
        "name": V(
            values.product(rng) if chance(rng, 0.5) else f"{values.coined(rng)} {_up(thing)} {rng.randint(2, 900)}"
        ),
        "brand": maybe(rng, 0.7, V(values.coined(rng))),
        "sku": maybe(rng, 0.5, V(values.ident(rng, ("SKU", "ART")))),
        "price": price,
        "was": was if sale else None,
        "currency": V("", style.currency),
        "rating": V(rating_text, rating) if has else None,
        "reviews": V(f"{reviews:,}" if chance(rng, 0.5) else str(reviews), reviews)
        if has and chance(rng, 0.9)
        else None,
        "colours": _vs(rng.sample(values.w.COLOURS, pick(rng, (0, 0, 1, 2, 3, 4, 6)))),
        "features": _vs([_up(t) for t in _said(rng, _FEATURES, 0, _count(rng))]),
        "weight": maybe(rng, 0.5, V(f"{rng.randint(1, 900) / 10:g}{pick(rng, (' kg', 'kg', ' g', ' lb'))}")),
        "material": maybe(rng, 0.5, V(pick(rng, values.w.MATERIALS))),
        "height": replace(lengths[0], after=""),
        "width": lengths[1],
        "depth": lengths[2],
        "unit": unit,
        "warranty": maybe(rng, 0.5, _int(rng.randint(1, 10))),
        "returns": maybe(rng, 0.5, _int(pick(rng, (14, 30, 60, 90, 100)))),
        "stock": maybe(rng, 0.7, _enum(rng, _STOCK)),
        "free": maybe(rng, 0.5, _enum(rng, _FREE)),
        "delivery": maybe(
            rng, 0.6, V(_say(rng, _bar("$1-3-$4-6 working days|$1-4 weeks|by $day|within $24-72 hours|$2-5 days")))
        ),
    } | ({} if chance(rng, 0.6) else {"height": None, "width": None, "depth": None})


def _shop(rng: Random, held: Held) -> str:
    p = _Page(rng)
    unit = pick(rng, (" cm", " cm", " mm", " in", ""))
    top = []
    if held.get("brand") and chance(rng, 0.6):
        top.append(pick(rng, ("{brand}", "by {brand}", "Brand: {brand}")))
    name = pick(rng, ("{name}", "{name}", "# {name}", "> Home > Garden > {name}")) if held.get("name") else "Product"
    if held.get("brand") and not top:
        name += pick(rng, (" by {brand}", " | {brand}", " (from the {brand} range)"))
    top.append(name)
    if held.get("rating"):
        top.append(
            _line(
                "",
                held,
                *pick(
                    rng,
                    (
                        ("{rating} out of 5", " ({reviews} reviews)"),
                        ("★ {rating}", " · {reviews} ratings"),
                        ("Rated {rating}/5", " by {reviews} customers"),
                        ("★★★★☆ {rating}", " ({reviews})"),
                        ("{rating} stars", ", {reviews} reviews"),
                    ),
                ),
            )
        )
    price = ""
    if held.get("price"):
        both = held.get("was") is not None
        price = (
            pick(
                rng,
                (
                    "now {price}, was {was}",
                    "{price} (was {was})",
                    "{was}  {price}  You save!",
                    "Old price {was} - today {price}",
                    "was {was} NOW {price}",
                    "RRP {was}, our price {price}",
                ),
            )
            if both
            else pick(rng, ("{price}", "Price: {price}", "{price} incl. VAT", "Only {price}"))
        )
        price = _up(price)
    rate = _shown(_cash(rng, 2, 90, values.money_style(rng)))
    extra = f"{pick(rng, ('or', 'Pay in'))} {rng.randint(3, 12)} instalments of {rate}"
    buy = [price, extra if chance(rng, 0.2) else ""]
    status = [f"{{{key}}}" for key in ("stock", "free") if held.get(key)]
    rng.shuffle(status)
    if held.get("delivery"):
        status.append(
            pick(
                rng,
                ("Delivery: {delivery}", "Arrives {delivery}", "Delivery time {delivery}", "Shipping takes {delivery}"),
            )
        )
    if chance(rng, 0.5):
        buy.append(pick(rng, (" | ", ", ", "\n", " · ")).join(status))
        status = []
    colours = p.slots("colours", held)
    if colours and "\n" not in colours:
        buy.append(pick(rng, ("Colours: ", "Available in ", "Colour: ", "Choose: ")) + colours)
        colours = ""
    size = ""
    if held.get("height") and held.get("width") and held.get("depth"):
        x = pick(rng, (" x ", " × ", "x", f"{unit} x "))
        size = pick(
            rng,
            (
                f"Dimensions (H x W x D): {{height}}{x}{{width}}{x}{{depth}}{unit}",
                f"Size: H {{height}}{unit}, W {{width}}{unit}, D {{depth}}{unit}",
                f"Height: {{height}}{unit}\nWidth: {{width}}{unit}\nDepth: {{depth}}{unit}",
                f"Measurements W x H x D: {{width}}{x}{{height}}{x}{{depth}}{unit}",
                f"{{height}}{unit} high, {{width}}{unit} wide and {{depth}}{unit} deep",
            ),
        )
    specs = _facts(
        rng,
        held,
        ("weight", "Weight|Net weight"),
        ("material", "Material|Made from"),
        ("sku", "Item no.|SKU|Article"),
        ("warranty", "Warranty (years)|Guarantee, years"),
    )
    specs += [size] if size else []
    specs += _said(rng, _SPECS, 0, rng.randint(0, 6))
    rng.shuffle(specs)
    also = [
        _up(values.product(rng))
        + pick(rng, (", ", " - ", "  ", " "))
        + _shown(_cash(rng, 3, 400, values.money_style(rng)))
        for _ in range(rng.randint(2, 5))
    ]
    returns = (
        pick(
            rng,
            (
                "Send it back within {returns} days.",
                "{returns} days to change your mind.",
                "Returns: {returns} days",
                "You may return it for {returns} days.",
            ),
        )
        if held.get("returns")
        else ""
    )
    text = " ".join(
        _said(
            rng,
            _bar(
                "A <handy~sturdy~stylish> <companion~helper> for every day.|You will wonder how you lived "
                "without it.|<Designed~Drawn> in $town.|More than $2-90,000 sold.|Perfect as a gift.|Goes well "
                "with our $object."
            ),
            0,
            3,
        )
    )
    opinions = _bar(
        "Does what it should.|Arrived after $2-9 days.|3 stars, the lid is loose.|Bought $2-4 of them.|Great!"
    )
    voices = [f"{values.person(rng)}: {_say(rng, opinions)}" for _ in range(rng.randint(1, 3))]
    sections = [
        ("Description|About this item|Details", text),
        ("Features|Highlights|Why you will like it|Product features|Good to know", p.slots("features", held)),
        (
            "Specifications|Technical data|Specs|Product details",
            "\n".join(specs) if chance(rng, 0.5) else p.list(specs, mark=pick(rng, ("", "- ", "• "))),
        ),
        ("Colours|Available colours|Choose your colour", colours),
        ("Delivery and returns|Shipping|Service", "\n".join(x for x in (*status, returns) if x)),
    ]
    sections += _some(
        rng,
        0.5,
        ("Customers also bought|You may also like|Often bought together", p.list(also)),
        ("Reviews|What customers say", p.list(voices)),
        (
            "In the box|What you get",
            p.other(_bar("1 x $object|$2-4 x <screw~bag~filter>|Manual|Charger|Carry bag|Spare $object")),
        ),
        (
            "Care|How to look after it",
            p.other(_bar("Wipe with a damp cloth|Hand wash at 30 °C|Oil every $2-12 months|Keep dry|Do not bleach")),
        ),
    )
    return p.join(_shuffled(rng, sections, 0.3), "\n".join(x for x in (*top, *buy) if x))


_CODES = ("EUR", "USD", "GBP", "CHF", "SEK", "PLN", "JPY")


def _currency(*implied: str) -> F:
    return _f(
        "currency",
        "currency|currency code|price currency",
        "",
        "ISO code of the currency|Which currency are the prices in?|three-letter code",
        "enum",
        options=_CODES,
        implied=implied,
    )


def _strings(key: str, names: str, descs: str, labels: str) -> Items:
    """An array of strings, each a whole line of the page."""
    return Items(key, _bar(names), (F("x", (_bar(names)[0],)),), _bar(descs), _bar(labels), scalar=True)


SHOP = Kind(
    "shop_item_page",
    _bar("Product page|Shop page|Item|Product details"),
    (
        _f("name", "name|product name|title|item|product", "Product", "name of the product|What is for sale?"),
        _f("brand", "brand|maker|label|manufacturer", "Brand", "brand name|Who makes it?"),
        _f("sku", "sku|item number|article number|product code", "Item no.|SKU|de:Art.-Nr.", "number of the article"),
        _f(
            "price",
            "price|current price|sale price|price now|amount",
            "Price|Now|de:Preis",
            "price to pay now, number only|What does it cost today?",
            "number",
        ),
        _f(
            "was",
            "old price|original price|price before|was price|list price",
            "Was|RRP|Old price",
            "price before the reduction|struck-through price",
            "number",
        ),
        _currency("price", "was"),
        _f(
            "rating",
            "rating|stars|average rating|score",
            "Rating|Stars",
            "average rating out of 5|How many stars?",
            "number",
        ),
        _f(
            "reviews",
            "review count|number of reviews|ratings count|reviews",
            "Reviews",
            "how many people rated it|number of reviews",
            "integer",
        ),
        _strings(
            "colours",
            "colours|colors|available colours|colour options",
            "colours on offer|Which colours can one choose?",
            "Colours",
        ),
        _strings(
            "features",
            "features|highlights|product features|key points|selling points",
            "feature bullets, whole|what the page praises, one string a bullet",
            "Features|Highlights",
        ),
        _f("weight", "weight|net weight|item weight", "Weight|de:Gewicht", "weight as written, with its unit"),
        _f("material", "material|made of|fabric", "Material", "what it is made of"),
        _f("height", "height|h|how high", "Height|de:Höhe", "height, number only", "number"),
        _f("width", "width|breadth|w", "Width|de:Breite", "width, number only", "number"),
        _f("depth", "depth|length|d", "Depth|de:Tiefe", "depth from front to back, number only", "number"),
        _f(
            "warranty",
            "warranty years|guarantee|warranty",
            "Warranty (years)|Guarantee (years)",
            "years of warranty|How many years is it guaranteed?",
            "integer",
        ),
        _f(
            "returns",
            "return days|return period|days to return",
            "Return period (days)",
            "days within which it can be sent back",
            "integer",
        ),
        _f(
            "stock",
            "availability|stock status|in stock|stock",
            "Availability",
            "whether it can be had|Can it be ordered now?",
            "enum",
            options=("in stock", "low stock", "out of stock", "pre-order"),
        ),
        _f(
            "free",
            "free shipping|free delivery|ships free",
            "Shipping",
            "true if delivery costs nothing|Is postage free?",
            "boolean",
        ),
        _f(
            "delivery",
            "delivery time|shipping time|delivery|arrives",
            "Delivery time|de:Lieferzeit",
            "how long delivery takes, as written|When will it come?",
        ),
    ),
    _make_shop,
    (_shop,),
    _PAGE,
)

# --- package pages, changelogs, release notes ---------------------------------------------------------------------

_LICENCES: dict[Any, str] = {
    "MIT": "MIT | MIT licence | the MIT License | Licensed under MIT | Expat (MIT) | MIT-licensed",
    "Apache-2.0": "Apache 2.0 | Apache License, Version 2.0 | ASL 2.0 | under the Apache licence | Apache-2 | ALv2",
    "GPL-3.0": "GPLv3 | GNU General Public License v3 | GPL 3 or later | copyleft (GPL 3) | GNU GPL version 3 | gpl-3",
    "BSD": "BSD 3-clause | New BSD | simplified BSD | under a BSD-style licence | BSD-2 | the 3-clause licence",
    "proprietary": """closed source | all rights reserved, ask for a licence | commercial licence only | for
    customers with a contract | internal use only | no public licence""",
}
_MAINTAINED: dict[Any, str] = {
    True: """actively developed | a new version every $2-8 weeks | pull requests are welcome | we fix bugs within
    days | <work goes on~development continues> on the main branch | looked after by $2-9 volunteers""",
    False: """no longer developed | this repository is archived | please use another tool instead | frozen, no fixes |
    nobody works on this any more | looking for a new owner | end of life""",
}
_CAN = _bar(
    """Reads <CSV~JSON~YAML~Parquet> files <of any size~up to $2-40 GB> | <No~Only $1-3> dependencies | $2-9x
    faster than version $1-4 | Works offline | Colours on the terminal | <Plug-ins~Hooks> for $skill | Tested on
    $2-6 platforms | Type hints throughout | Retries <up to $2-9 times~with a growing delay> | Dark mode | Undo
    and redo | Streams results line by line | <Import~Export> to <Excel~SQLite~Markdown> | Time zones handled
    properly | Runs $2-64 jobs in parallel | Messages in $3-20 languages | Cache with a limit of $10-900 MB |
    Single binary of $2-30 MB"""
)
_FIX = _bar(
    """<Crash~Hang> when the <file~list~name> is empty | Wrong <total~date~time zone> in <the export~the report>
    (#$100-4999) | Memory leak after $2-48 hours | <Button~Link~Icon> missing on small screens | Search ignored
    <umlauts~quotes> | Slow start with more than $100-9000 <files~rows> | Double <e-mails~entries> after a retry
    | Time-out of $5-90 seconds not kept | Typo in <the help~an error message> | Rounding in column $2-9 | Login
    loop on <tablets~old browsers> (#$100-4999)"""
)
_ISSUE = _bar(
    """Printing is slow with more than $20-300 pages | No <sound~preview> on <some tablets~older phones> | Import
    stops at $2-9 GB | <Fonts~Colours> look wrong in dark mode | The first start takes up to $2-10 minutes |
    Names over $40-250 characters are cut | Undo works for $1-9 steps only | Restart needed after changing the
    language"""
)
_GONE = _bar(
    """Support for <32-bit systems~Python 3.$6-9~the old API v$1-3> | The option --<fast~legacy~quiet> | The
    <XML~FTP> export | Config files in the old format | <Themes~Widgets> from version $1-4 | The <beta~classic>
    view"""
)
_PLAN = _bar(
    "Plug-in store|Version $2-9.0 in $month|Better docs|Faster start (under $1-3 s)|Support for $skill|A web demo"
)
_DEPS = _bar(
    "numpy|requests >= 2.$10-31|click|rich ~= 13.$1-7|pydantic 2|lxml|aiohttp|pyyaml|openssl "
    "3|zlib|jinja2|attrs|libxml2|tqdm|sqlite 3.$30-45"
)


def _version(rng: Random) -> str:
    return (
        pick(rng, ("", "", "", "v"))
        + f"{rng.randint(0, 12)}.{rng.randint(0, 30)}"
        + pick(rng, ("", f".{rng.randint(0, 20)}", f".{rng.randint(0, 20)}", f".0-rc{rng.randint(1, 4)}"))
    )


def _make_readme(rng: Random) -> dict[str, Any]:
    name = values.coined(rng).lower() + pick(rng, ("", "", "-cli", "kit", "-py", ".js", "lib"))
    return {
        "name": V(name),
        "version": maybe(rng, 0.7, V(_version(rng))),
        "released": maybe(rng, 0.4, values.show_date(rng, values.date(rng))),
        "author": maybe(rng, 0.6, V(values.person(rng))),
        "licence": maybe(rng, 0.7, _enum(rng, _LICENCES)),
        "needs": maybe(
            rng,
            0.6,
            V(
                _say(
                    rng,
                    _bar(
                        "Python 3.$8-13+|Node $14-22 or newer|Go 1.$17-23|Java $11-21|Rust "
                        "1.$60-80|gcc $9-14|macOS "
                        "$11-14"
                    ),
                )
            ),
        ),
        "install": maybe(
            rng,
            0.7,
            V(
                _say(rng, _bar("pip install|npm i|cargo add|brew install|go get|apt install|uv add|yarn add"))
                + " "
                + name
            ),
        ),
        "size": maybe(rng, 0.3, V(f"{rng.randint(1, 900)}{pick(rng, (' kB', ' MB', 'MB'))}")),
        "stars": maybe(rng, 0.3, values.number(rng, 3, 40000)),
        "alive": maybe(rng, 0.5, _enum(rng, _MAINTAINED)),
        "features": _vs(_said(rng, _CAN, 0, _count(rng))),
        "deps": _vs(_said(rng, _DEPS, 0, _count(rng, 5, 9))),
        "commands": [
            {
                "command": V(c),
                "text": maybe(
                    rng,
                    0.9,
                    V(
                        _say(
                            rng,
                            _bar(
                                "shows the help|reads all files again|writes a report|deletes the "
                                "cache|checks $thing|starts on "
                                "port $1000-9000|lists the last $5-50 runs"
                            ),
                        )
                    ),
                ),
            }
            for c in rng.sample(
                _bar("run|init|check|build --all|list|clean|serve|export --csv|diff|sync -n|doctor|watch"),
                _count(rng, 5, 9),
            )
        ],
    }


def _readme(rng: Random, held: Held) -> str:
    p = _Page(rng)
    name = "{name}" if held.get("name") else "The library"
    top = [
        p.title(name)
        if chance(rng, 0.5)
        else _line("", held, "{name}", pick(rng, (" {version}", " (version {version})", " - {version}")))
    ]
    if "{version}" not in top[0] and held.get("version"):
        top.append(
            pick(rng, ("Version {version}", "Current release: {version}", "[version: {version}]", "Stable: {version}"))
        )
    top.append(
        " ".join(
            _said(
                rng,
                _bar(
                    "A small tool to $verb $thing.|Makes it easy to $verb $thing.|Born in 20$08-22 out of "
                    "need.|build: passing, coverage $40-99 %|Not related to version $1-3.x."
                ),
                1,
                3,
            )
        )
    )
    if held.get("alive"):
        top.append(pick(rng, ("Status: {alive}.", "Please note: {alive}.", "State of the project: {alive}")))
    facts = _facts(
        rng,
        held,
        ("released", "Released|Date of release"),
        ("author", "Author|Written by|Maintainer"),
        ("licence", "License|Licence|Terms"),
        ("needs", "Requires|Needs|Runs on"),
        ("size", "Size|Download"),
        ("stars", "Stars|Stargazers"),
    )
    fence = pick(
        rng, ("```\n{install}\n```", "    {install}", "{install}", "$ {install}", "> {install}", "Run `{install}`.")
    )
    sections = [
        ("Features|What it can do|Why|Highlights", p.slots("features", held)),
        (
            "Installation|Install|Getting started|Set-up",
            fence + pick(rng, ("", "\nOr build it from source: make all")) if held.get("install") else "",
        ),
        (
            "Usage|Commands|Command line",
            p.list(
                _or_columns(
                    rng,
                    "commands",
                    held,
                    ("command", "text"),
                    ("{command}^ - {text}", "{command}^: {text}", "`{command}`^ {text}", "{command}^\n    {text}"),
                ),
                mark=pick(rng, ("", "- ", "* ")),
            ),
        ),
        ("Dependencies|Depends on|Required packages", p.slots("deps", held)),
        ("About|Project|Package facts|Licence and authors", "\n".join(facts)),
        *_some(
            rng,
            0.45,
            ("Roadmap|To do|Planned", p.other(_PLAN)),
            ("Known problems|Limits", p.other(_ISSUE)),
            ("Thanks|Contributors", p.list([values.person(rng) for _ in range(rng.randint(2, 5))])),
            ("What changed|Latest changes", p.other(_FIX)),
            ("Alternatives|See also", p.list([values.coined(rng).lower() for _ in range(3)])),
        ),
    ]
    return p.join(_shuffled(rng, sections, 0.4), "\n".join(top))


README = Kind(
    "package_page",
    _bar("README|Package page|Project page|Library"),
    (
        _f("name", "package|package name|name|project|library", "Package|Name", "name of the software"),
        _f(
            "version",
            "version|current version|latest version|release",
            "Version",
            "version the page is about|latest version",
        ),
        _f("released", "release date|released|published", "Released", "day of the release", "date"),
        _f(
            "author",
            "author|maintainer|written by|developer",
            "Author|Maintainer",
            "who wrote or maintains it, one name",
        ),
        _f(
            "licence",
            "license|licence|terms of use",
            "License|Licence",
            "licence of the code|Under which terms may it be used?",
            "enum",
            options=("MIT", "Apache-2.0", "GPL-3.0", "BSD", "proprietary", "public domain"),
        ),
        _f(
            "needs",
            "requires|requirement|runtime|minimum runtime|platform",
            "Requires",
            "language or system needed, with version",
        ),
        _f(
            "install",
            "install command|installation|how to install",
            "Install",
            "command that installs it|the whole line to type",
        ),
        _f("size", "size|download size|file size", "Size", "size as written, with unit"),
        _f("stars", "stars|star count|stargazers", "Stars", "number of stars", "integer"),
        _f(
            "alive",
            "maintained|is maintained|active|still developed",
            "Status",
            "whether it is still developed|true if someone still works on it",
            "boolean",
        ),
        _strings(
            "features",
            "features|capabilities|highlights|what it can do",
            "features, not plans or problems|each feature as written",
            "Features",
        ),
        _strings(
            "deps",
            "dependencies|required packages|depends on|libraries",
            "packages it needs|each dependency with its version if given",
            "Dependencies",
        ),
        Items(
            "commands",
            _bar("commands|subcommands|usage|cli commands"),
            (
                _f("command", "command|name|call", "Command", "what to type"),
                _f("text", "description|meaning|what it does|help", "Description", "what the command does"),
            ),
            _bar("commands of the tool|Which commands are there?"),
            _bar("Commands|Usage"),
            ("{command}[[: {text}]]", "{command}[[ - {text}]]"),
        ),
    ),
    _make_readme,
    (_readme,),
    _PAGE,
)


def _make_changelog(rng: Random) -> dict[str, Any]:
    style, day = values.date_style(rng), values.date(rng, 2016, 2026)
    big, small, prefix = rng.randint(0, 9), rng.randint(2, 30), pick(rng, ("", "", "v"))
    rows: list[dict[str, V | None]] = []
    for _ in range(_count(rng, 6, 12)):
        rows.append(
            {
                "version": V(f"{prefix}{big}.{small}.{rng.randint(0, 9)}"),
                "date": maybe(rng, 0.85, values.show_date(rng, day, style)),
                "name": maybe(rng, 0.2, V(values.coined(rng))),
            }
        )
        day -= timedelta(days=rng.randint(3, 200))
        small -= rng.randint(1, 3)
        if small < 0:
            big, small = big - 1, rng.randint(1, 20)
        if big < 0:
            break
    return {
        "project": V(values.coined(rng)),
        "maintainer": maybe(rng, 0.4, V(values.person(rng))),
        "next": maybe(rng, 0.4, V(f"{prefix}{big + 10}.0")),
        "format": maybe(
            rng,
            0.4,
            V(pick(rng, _bar("Keep a Changelog|semantic versioning|calendar versioning|plain text|our own style"))),
        ),
        "releases": rows,
        "supported": _vs(
            _said(
                rng,
                _bar("$1-9.x|$1-9.$1-9 LTS|$1-9.x (security fixes only)|the last $2-4 releases"),
                0,
                pick(rng, (0, 2, 3)),
            )
        ),
    }


def _changelog(rng: Random, held: Held) -> str:
    p = _Page(rng)
    form = pick(
        rng,
        (
            '{version}^ ({date})^ "{name}"',
            "## [{version}]^ - {date}^ - {name}",
            "Version {version}^, {date}^ ({name})",
            "{version}^ / {date}^ / {name}",
            "Release {version}^ of {date}^: {name}",
            "{date}^: {version}^ {name}",
            "{version}^\n{date}^\n{name}",
            "== {version}^ == {date}^ {name}",
        ),
    ).split("^")
    parts = [
        pick(
            rng,
            (
                "Changelog",
                "What is new in {project}",
                "{project}: changes",
                "# Changelog",
                "HISTORY",
                "{project} release history",
            ),
        )
    ]
    if held.get("project") is None:
        parts = ["Changelog"]
    note = [
        f"{label}{{{key}}}."
        for key, label in (("format", "This file follows "), ("maintainer", "Kept by "))
        if held.get(key)
    ]
    if note:
        parts.append(" ".join(note))
    if held.get("next"):
        parts.append(
            pick(rng, ("Unreleased (will be {next})\n", "Coming next: {next}\n", "Work on {next} has begun:\n"))
            + p.other(_PLAN, 1, 3)
        )
    groups = chance(rng, 0.4)
    for i, row in enumerate(held["releases"]):
        text = _line(f"releases.{i}", row, *form) + "\n"
        if groups:
            for name, pool in rng.sample((("Added", _CAN), ("Fixed", _FIX), ("Removed", _GONE)), rng.randint(1, 2)):
                text += f"{pick(rng, ('### ', '', '  '))}{name}\n{p.other(pool, 1, 3)}\n"
        elif chance(rng, 0.9):
            text += p.list(_said(rng, (*_FIX, *_CAN, *_GONE), 1, 4), mark=p.mark)
        parts.append(text.rstrip())
    if held.get("supported"):
        text = (
            pick(rng, ("Supported versions", "Still supported", "We fix bugs in")) + "\n" + p.slots("supported", held)
        )
        parts.insert(rng.choice((1, len(parts))), text)
    return pick(rng, ("\n\n", "\n\n", "\n")).join(parts)


CHANGELOG = Kind(
    "changelog",
    _bar("Changelog|Release history|Version history|Changes"),
    (
        _f("project", "project|software|product|name", "Project", "what the changelog is of"),
        _f("maintainer", "maintainer|kept by|author", "Maintainer", "who keeps the file"),
        _f("next", "next version|upcoming version|unreleased version", "Next", "version that is not out yet"),
        _f("format", "format|convention|versioning scheme", "Format", "convention the file follows"),
        Items(
            "releases",
            _bar("releases|versions|versions released|entries|history"),
            (
                _f("version", "version|release|number|tag", "Version", "version number as written"),
                _f("date", "date|released|release date|day", "Date", "day it came out", "date"),
                _f("name", "code name|name|nickname", "Name", "nickname of the release"),
            ),
            _bar("versions that are out, with dates|every release, not its changes"),
            _bar("Releases|Versions"),
            ("{version}[[ ({date})]][[ {name}]]", "[[{date}: ]]{version}[[ {name}]]"),
        ),
        _strings(
            "supported",
            "supported versions|maintained versions|versions with support",
            "versions that still get fixes",
            "Supported versions",
        ),
    ),
    _make_changelog,
    (_changelog,),
    ("prose",) * 9 + ("kv", "markdown"),
)


def _make_notes(rng: Random) -> dict[str, Any]:
    return {
        "product": V(values.coined(rng)),
        "version": maybe(rng, 0.9, V(_version(rng))),
        "previous": maybe(rng, 0.4, V(_version(rng))),
        "date": maybe(rng, 0.75, values.show_date(rng, values.date(rng))),
        "size": maybe(rng, 0.4, V(f"{rng.randint(2, 900)}{pick(rng, (' MB', 'MB', ' GB'))}")),
        "downtime": maybe(rng, 0.4, _int(rng.randint(2, 240))),
        "restart": maybe(
            rng,
            0.5,
            _enum(
                rng,
                {
                    True: (
                        "please restart after the update | a reboot is needed | devices switch off and on again | log "
                        "out and in again afterwards | services must be started anew | you have to restart the app"
                    ),
                    False: (
                        "no restart needed | you can keep working | takes effect at once, "
                        "nothing to do | applied while "
                        "the app runs | without a reboot | open sessions go on"
                    ),
                },
            ),
        ),
        "new": _vs(_said(rng, _CAN, 0, _count(rng))),
        "fixes": _vs(_said(rng, _FIX, 0, _count(rng))),
        "known": _vs(_said(rng, _ISSUE, 0, _count(rng, 4, 7))),
        "removed": _vs(_said(rng, _GONE, 0, pick(rng, (0, 0, 1, 2, 3)))),
    }


def _notes(rng: Random, held: Held) -> str:
    p = _Page(rng)
    top = [
        p.title(
            _line(
                "",
                held,
                *pick(
                    rng,
                    (
                        ("{product}", " {version}", " release notes"),
                        ("Release notes: ", "{product}", " {version}"),
                        ("{product}", ": what's new in {version}"),
                        ("Update {version}", " of {product}"),
                    ),
                ),
            )
        )
    ]
    facts = _facts(
        rng,
        held,
        ("date", "Date|Released|Available from"),
        ("size", "Download|Size"),
        ("downtime", "Downtime (minutes)|Minutes offline"),
        ("previous", "Replaces|Previous version|Upgrade from"),
    )
    if chance(rng, 0.4):
        said = (
            ("date", "It is available since {date}."),
            ("size", "The package takes {size}."),
            ("downtime", "Plan {downtime} minutes of downtime."),
            ("previous", "It follows {previous}."),
        )
        facts = [" ".join(text for key, text in said if held.get(key))]
    if held.get("restart"):
        facts.append(pick(rng, ("Note: {restart}.", "After installing: {restart}.", "{restart}")))
    sections = [
        ("New|New features|What's new|Added|Highlights", p.slots("new", held)),
        ("Fixed|Bug fixes|Corrections|Resolved issues", p.slots("fixes", held)),
        ("Known issues|Known problems|Still open|Limitations", p.slots("known", held)),
        ("Removed|No longer included|Discontinued", p.slots("removed", held)),
        *_some(
            rng,
            0.4,
            ("Planned|Coming next", p.other(_PLAN)),
            (
                "How to update|Upgrade steps",
                p.other(
                    _bar(
                        "Make a backup|Close all windows|Download the file of $2-900 MB|Run the installer as "
                        "<root~admin>|Wait $2-30 minutes|Check the log"
                    )
                ),
            ),
            ("Thanks|Testers", p.list([values.person(rng) for _ in range(3)])),
            (
                "System requirements|You need",
                p.other(
                    _bar(
                        "$2-16 GB of memory|Windows $8-11|macOS $11-14|$1-40 GB of free "
                        "space|A screen of $1024-1920 "
                        "pixels"
                    )
                ),
            ),
        ),
    ]
    return p.join(_shuffled(rng, sections, 0.3), "\n".join((*top, *facts)))


NOTES = Kind(
    "release_notes_page",
    _bar("Release notes|Update notes|What's new|Version notes"),
    (
        _f("product", "product|software|app|application|program", "Product", "which software was updated"),
        _f("version", "version|new version|release|version number", "Version", "version described here"),
        _f("previous", "previous version|replaces|older version|upgrade from", "Replaces", "version before this one"),
        _f("date", "release date|date|available since|published", "Date|Released", "when it came out", "date"),
        _f("size", "size|download size|package size", "Size", "size of the download, with unit"),
        _f(
            "downtime",
            "downtime minutes|downtime|minutes offline",
            "Downtime (minutes)",
            "minutes without service",
            "integer",
        ),
        _f(
            "restart",
            "restart required|needs restart|reboot needed",
            "Restart",
            "true if one has to restart|Is a restart needed?",
            "boolean",
        ),
        _strings(
            "new",
            "new features|features|additions|what is new|improvements",
            "what was added|every new feature, whole bullet",
            "New features|New",
        ),
        _strings(
            "fixes",
            "fixes|bug fixes|fixed issues|corrections|resolved",
            "what was repaired|errors that are gone now",
            "Fixes|Bug fixes",
        ),
        _strings(
            "known",
            "known issues|known problems|open issues|limitations",
            "problems that remain|what still does not work",
            "Known issues",
        ),
        _strings("removed", "removed|removals|discontinued|dropped features", "what is no longer there", "Removed"),
    ),
    _make_notes,
    (_notes,),
    _PAGE,
)


# --- courses, rooms, programmes -----------------------------------------------------------------------------------

_TOPICS = _bar(
    """Soil and water | Reading balance sheets | Rhetoric | Watercolour | Data ethics | Bread and sourdough |
    Garment repair | Statistics $1-3 | Bicycle repair | Renewable energy | Greek for beginners | Wound care |
    Night photography | Contract law | Graphs and trees | Songwriting | First steps in $skill | $skill for
    everyone | The city after 19$45-89 | Managing change | Wood joints | Insects of the region | Budgets under
    $500-5000 | Choir technique | Robots in class $2-9 | Bees in town | Sleep and shift work | Old maps, new
    uses | Accessible websites | Fermentation | Drones over farmland"""
)
_LEVEL: dict[Any, str] = {
    "beginner": (
        "no previous knowledge needed | for absolute newcomers | start from zero | if you have never "
        "tried it | level $1-1 of 3, entry | first steps"
    ),
    "intermediate": (
        "for those with some practice | you know the basics already | builds on the introductory course "
        "| a year of practice helps | middle level | second course of three"
    ),
    "advanced": (
        "for experienced people | demanding, with much prior knowledge | master class | for those who "
        "do this for a living | third and last level | expect hard problems"
    ),
}
_MODE: dict[Any, str] = {
    "in person": (
        "in our classroom | in room $1-90, ground floor | you come to us | all meetings at the school | "
        "on campus | vor Ort"
    ),
    "online": (
        "by video call | live in your browser | from your sofa | we send you a link | as a webinar | no travel needed"
    ),
    "blended": (
        "half in the classroom, half at home by video | video lessons plus $1-4 days with us | partly "
        "online | first week on campus, then by video | home study and meetings | mix of video and class"
    ),
}
_BRING = _bar(
    "A laptop|Indoor shoes|An apron|Pens in $2-4 colours|Your own $object|A packed lunch|A "
    "calculator|Old clothes|Notebook (A4)|Reading glasses"
)


def _make_course(rng: Random) -> dict[str, Any]:
    style, day, dates = _symbol(rng), values.date(rng, 2022, 2027), values.date_style(rng)
    return {
        "title": V(_say(rng, _TOPICS)),
        "code": maybe(rng, 0.6, V(values.fill_pattern(rng, pick(rng, ("@@###", "@@@ %0%", "%##-@", "@@-%###"))))),
        "school": maybe(rng, 0.6, V(_say(rng, _SCHOOLS))),
        "level": maybe(rng, 0.6, _enum(rng, _LEVEL)),
        "mode": maybe(rng, 0.6, _enum(rng, _MODE)),
        "start": maybe(rng, 0.7, values.show_date(rng, day, dates)),
        "end": maybe(rng, 0.5, values.show_date(rng, day + timedelta(days=rng.randint(2, 200)), dates)),
        "price": maybe(rng, 0.75, _cash(rng, 20, 2500, style)),
        "currency": V("", style.currency),
        "credits": maybe(rng, 0.5, _int(rng.randint(1, 30))),
        "places": maybe(rng, 0.5, _int(rng.randint(4, 60))),
        "hours": maybe(rng, 0.4, _int(rng.randint(6, 240))),
        "contact": maybe(rng, 0.4, V(values.person(rng))),
        "modules": [
            {"title": V(t), "hours": maybe(rng, 0.6, _int(rng.randint(1, 24)))}
            for t in _said(rng, _TOPICS, 0, _count(rng, 6, 14))
        ],
        "teachers": _vs([values.person(rng) for _ in range(pick(rng, (0, 1, 2, 3, 4)))]),
        "before": _vs([_up(t) for t in _said(rng, (*_MUSTS, *_TOPICS[:6]), 0, pick(rng, (0, 1, 2, 3, 5)))]),
        "goals": _vs(
            [
                _up(t)
                for t in _said(
                    rng,
                    _bar(
                        "$verb $thing|Explain $skill to others|Read a plan of $2-20 pages|Use "
                        "$skill safely|Tell $2-9 "
                        "kinds of $material apart|Work with $skill and $skill"
                    ),
                    0,
                    _count(rng, 5, 8),
                )
            ]
        ),
    }


def _course(rng: Random, held: Held) -> str:
    p = _Page(rng)
    top = [
        _line(
            "",
            held,
            *pick(
                rng,
                (
                    ("{code}", " {title}"),
                    ("{title}", " ({code})"),
                    ("Course: ", "{title}", "\nCode: {code}"),
                    ("{title}", "\n{school}"),
                ),
            ),
        )
        or "Course"
    ]
    if held.get("school") and "{school}" not in top[0]:
        top.append(pick(rng, ("{school}", "offered by {school}", "at {school}")))
    facts = _facts(
        rng,
        held,
        ("start", "Starts|First day|Begin"),
        ("end", "Ends|Last day"),
        ("price", "Fee|Price|Cost"),
        ("credits", "Credits|ECTS"),
        ("places", "Places|Maximum group size|Seats"),
        ("hours", "Hours in all|Total hours"),
        ("level", "Level|For whom"),
        ("mode", "Form|How|Where"),
        ("contact", "Contact|Questions to"),
    )
    if chance(rng, 0.35):
        said = [
            ("start", "We begin on {start}."),
            ("end", "The last meeting is on {end}."),
            ("price", "The fee is {price}."),
            ("credits", "You earn {credits} credits."),
            ("places", "There are {places} places."),
            ("hours", "It takes {hours} hours in all."),
            ("level", "Level: {level}."),
            ("mode", "How it works: {mode}."),
            ("contact", "Ask {contact} for details."),
        ]
        rng.shuffle(said)
        facts = [" ".join(text for key, text in said if held.get(key))]
    if chance(rng, 0.4):
        facts.append(
            pick(
                rng,
                (
                    f"Last enrolment for the spring course was {values.show_date(rng, values.date(rng)).text}.",
                    f"Deposit {rng.randint(10, 90)},-",
                    f"Room {rng.randint(1, 300)} is on floor {rng.randint(1, 9)}.",
                ),
            )
        )
    sections = [
        (
            "Modules|Contents|Units|Course plan|Topics",
            p.list(
                _rows(
                    rng,
                    "modules",
                    held,
                    ("{title}^ ({hours} h)", "{title}^: {hours} hours", "{title}^ - {hours} h", "{title}^\t{hours}"),
                )
            ),
        ),
        ("Teachers|Taught by|Lecturers|Your teachers", p.slots("teachers", held)),
        ("Prerequisites|Before you start|You should have|Admission", p.slots("before", held)),
        ("Goals|After the course you can|What you will learn|Outcomes", p.slots("goals", held)),
        ("Facts|Dates and fees|Practical|Overview", "\n".join(facts)),
        *_some(
            rng,
            0.4,
            ("What to bring|Please bring", p.other(_BRING)),
            ("Other courses|Related courses|You might also like", p.other(_TOPICS)),
            (
                "Assessment|Exam",
                p.other(
                    _bar(
                        "Written exam, $60-180 minutes|Essay of $3-20 pages|Oral "
                        "exam|Portfolio ($20-60 %)|Attendance "
                        "of $70-90 %"
                    )
                ),
            ),
        ),
    ]
    return p.join(_shuffled(rng, sections, 0.4), "\n".join(top))


COURSE = Kind(
    "course_page",
    _bar("Course page|Course description|Class|Seminar"),
    (
        _f("title", "title|course|course name|name", "Course|Title", "name of the course"),
        _f("code", "code|course code|number|course number", "Code|No.", "code of the course"),
        _f("school", "school|provider|institution|offered by", "School|Provider", "who offers it"),
        _f(
            "level",
            "level|difficulty|for whom",
            "Level",
            "previous knowledge it is meant for|How hard is it?",
            "enum",
            options=("beginner", "intermediate", "advanced"),
            ordinal=True,
        ),
        _f(
            "mode",
            "mode|format|delivery mode|form",
            "Form",
            "in person, online or both|Where do you learn?",
            "enum",
            options=("in person", "online", "blended"),
        ),
        _f("start", "start date|starts|begins|first day", "Starts|First day", "first day of the course", "date"),
        _f("end", "end date|ends|last day|finish", "Ends|Last day", "last day of the course", "date"),
        _f("price", "fee|price|cost|tuition", "Fee|Price", "what it costs, number only", "number"),
        _currency("price"),
        _f("credits", "credits|ects|credit points", "Credits|ECTS", "credit points earned", "integer"),
        _f("places", "places|capacity|maximum participants|seats", "Places|Seats", "how many can take part", "integer"),
        _f(
            "hours",
            "total hours|hours|duration in hours",
            "Total hours",
            "hours of the whole course, not of a module",
            "integer",
        ),
        _f("contact", "contact|contact person|questions to", "Contact", "person to ask"),
        Items(
            "modules",
            _bar("modules|units|topics|contents|lessons"),
            (
                _f("title", "title|name|topic|module", "Module|Topic", "name of the module"),
                _f("hours", "hours|duration|length", "Hours", "hours of this module", "integer"),
            ),
            _bar("parts of the course with their hours|What is covered?"),
            _bar("Modules|Contents"),
            ("{title}[[ ({hours} h)]]", "{title}[[: {hours} hours]]"),
        ),
        _strings(
            "teachers", "teachers|lecturers|instructors|taught by", "who teaches|names of the teachers", "Teachers"
        ),
        _strings(
            "before",
            "prerequisites|admission requirements|required knowledge",
            "what one needs before the course",
            "Prerequisites",
        ),
        _strings("goals", "learning outcomes|goals|objectives|what you learn", "what one can do afterwards", "Goals"),
    ),
    _make_course,
    (_course,),
    _PAGE,
)

_BREAKFAST: dict[Any, str] = {
    True: (
        "breakfast included | the morning buffet is part of the price | bed and breakfast | rates cover "
        "breakfast | fresh rolls every morning at no charge | inkl. Frühstück"
    ),
    False: (
        "breakfast not included | room only | the morning buffet costs extra | breakfast on request, "
        "charged separately | without meals | we do not serve breakfast"
    ),
}
_PETS: dict[Any, str] = {
    True: (
        "pets welcome | dogs stay for free | bring your four-legged friend | well-behaved dogs are fine "
        "| cats and dogs allowed | we love dogs"
    ),
    False: (
        "no pets | animals have to stay at home | pets are not allowed | sorry, no dogs | we cannot "
        "take animals | a pet-free house"
    ),
}
_CANCEL: dict[Any, str] = {
    "free": (
        "cancel at no cost up to $1-7 days before | free of charge until 6 pm on arrival | change your "
        "mind any time | no fee if you cancel $24-72 hours ahead | full refund until the day before | "
        "kostenlos stornierbar"
    ),
    "partial": (
        "half of the price is kept | we charge the first night | $20-60 % is due on cancellation | a "
        "fee for late changes | you get back a part | one night is charged"
    ),
    "none": (
        "non-refundable | no money back | paid is paid | the full price is due in any case | cannot be "
        "changed or cancelled | no refund after booking"
    ),
}
_AMENITY = _bar(
    """free Wi-Fi | hairdryer | kettle with tea | balcony | air conditioning | minibar | safe | desk | bath tub |
    walk-in shower | flat-screen TV ($32-65") | soundproof windows | coffee maker | iron | bathrobe | sauna |
    indoor pool ($12-25 m) | lift | garden | bicycle hire | $2-40 parking spaces | laundry | e-car charging |
    gym, open 24 hours | children's cot | USB sockets | wheelchair access | bar | rooftop terrace | luggage room"""
)
_NEAR = _bar(
    "Station $100-900 m|$town Museum ($2-30 min on foot)|Beach, $1-9 km|Bakery next door|Old town "
    "$1-5 km|Airport $5-60 km|Bus stop at $50-400 m|Zoo: tram line $1-19"
)
_RULES = _bar(
    "No smoking|Quiet from $21-23:00|No parties|Shoes off, please|Children under $2-12 stay "
    "free|Key deposit $10-50|Pool closes at $19-22:00|No open fire"
)
_ROOMS = _bar(
    "<Small~Large~Quiet> <single~double~twin> room|Suite $1-9|Family room|Dormitory, $4-12 "
    "beds|Double Deluxe|Attic studio|Sea view double|Economy twin|Apartment for $2-6|Room $colour"
)


def _make_room(rng: Random) -> dict[str, Any]:
    style = _symbol(rng)
    clock = pick(rng, ("24", "24", "12", "12 ", "AM"))
    return {
        "hotel": V(
            _say(
                rng,
                _bar(
                    "Hotel $colour $object|Pension Sunrise|$town Inn|Hotel Am See|The $colour House|Guesthouse "
                    "Miller|Villa Verde|Hostel $2-90|Harbour Hotel $town|Hôtel du Pont"
                ),
            )
        ),
        "stars": maybe(rng, 0.5, _int(rng.randint(1, 5))),
        "address": maybe(rng, 0.6, V(values.address(rng))),
        "phone": maybe(rng, 0.5, V(values.phone(rng))),
        "arrive": maybe(rng, 0.75, values.show_time(rng, rng.randint(13, 18), pick(rng, (0, 0, 30)), clock)),
        "leave": maybe(rng, 0.75, values.show_time(rng, rng.randint(9, 12), pick(rng, (0, 0, 30)), clock)),
        "breakfast": maybe(rng, 0.6, _enum(rng, _BREAKFAST)),
        "pets": maybe(rng, 0.5, _enum(rng, _PETS)),
        "cancel": maybe(rng, 0.6, _enum(rng, _CANCEL)),
        "tax": maybe(rng, 0.4, _cash(rng, 1, 9, style)),
        "currency": V("", style.currency),
        "rooms": [
            {
                "name": V(t),
                "price": maybe(rng, 0.9, _cash(rng, 25, 600, style)),
                "guests": maybe(rng, 0.6, _int(rng.randint(1, 6))),
                "size": maybe(rng, 0.5, _int(rng.randint(9, 90))),
            }
            for t in _said(rng, _ROOMS, 0, _count(rng, 5, 9))
        ],
        "amenities": _vs(rng.sample([_say(rng, a) for a in _AMENITY], _count(rng, 8, 15))),
        "near": _vs(_said(rng, _NEAR, 0, pick(rng, (0, 0, 2, 4, 6)))),
    }


def _room(rng: Random, held: Held) -> str:
    p = _Page(rng)
    top = [
        _line(
            "",
            held,
            *pick(
                rng,
                (
                    ("{hotel}", ", {stars} stars"),
                    ("{hotel}", " ({stars}*)"),
                    ("{hotel}", "\nStars: {stars}"),
                    ("Welcome to {hotel}", ", your {stars}-star house"),
                ),
            ),
        )
        or "Our house"
    ]
    top.append(
        _line(
            "",
            held,
            *pick(
                rng,
                (
                    ("{address}", " | {phone}"),
                    ("{address}", "\nTel. {phone}"),
                    ("Find us at {address}", ", call {phone}"),
                ),
            ),
        )
    )
    times = _line(
        "",
        held,
        *pick(
            rng,
            (
                ("Check-in from {arrive}", ", check-out until {leave}"),
                ("Rooms are ready at {arrive}", "; please leave by {leave}"),
                ("Arrival: {arrive}", "\nDeparture: {leave}"),
                ("check-out {leave}", ", check-in {arrive}"),
            ),
        ),
    )
    desk = (
        f"The front desk is open from {rng.randint(6, 8)}:00 to {rng.randint(20, 23)}:30." if chance(rng, 0.5) else ""
    )
    policy = [
        x
        for x in (
            "{breakfast}" if held.get("breakfast") else "",
            "{pets}" if held.get("pets") else "",
            "Cancellation: {cancel}" if held.get("cancel") else "",
        )
        if x
    ]
    rng.shuffle(policy)
    if held.get("tax"):
        policy.append(
            pick(
                rng,
                (
                    "City tax: {tax} per person and night",
                    "Local tax of {tax} is paid on site",
                    "plus visitor's tax {tax}",
                ),
            )
        )
    forms = (
        "{name}^, {guests} guests^, {size} m²^: {price}",
        "{name}^ - {price} per night^ ({guests} persons)^, {size} sqm",
        "{name}^ | max. {guests}^ | {size} m²^ | from {price}",
        "{name}^\n  {size} m²^, sleeps {guests}^\n  {price}",
    )
    if chance(rng, 0.25):
        rooms = "\n".join(
            _columns(
                rng,
                "rooms",
                held,
                ("name", "guests", "size", "price"),
                {
                    "name": "Room|Type|Kind",
                    "guests": "Guests|Persons|Sleeps",
                    "size": "m²|Size (m²)",
                    "price": "Price|Rate|per night",
                },
            )
        )
    else:
        rooms = p.list(_rows(rng, "rooms", held, forms), mark=pick(rng, ("", "- ", "* ")))
    sections = [
        ("Rooms|Rooms and rates|Prices|Our rooms|Zimmer", rooms),
        ("Amenities|In the house|Equipment|What we offer|Facilities", p.slots("amenities", held)),
        ("Check-in and check-out|Arrival and departure|Times", "\n".join(x for x in (times, desk) if x)),
        ("Good to know|Conditions|Policies|Terms", p.list(policy, mark=pick(rng, ("", "- ", "• ")))),
        ("Nearby|In the area|Around us|Distances", p.slots("near", held)),
        *_some(
            rng,
            0.4,
            ("House rules|Please", p.other(_RULES)),
            ("Not available|We do not have", p.other(_AMENITY)),
            (
                "Guests say|Reviews",
                p.other(
                    _bar("Lovely stay of $2-9 nights|Room $2-90 was cold|Great breakfast|$7-10 out of 10|Paid too much")
                ),
            ),
        ),
    ]
    return p.join(_shuffled(rng, sections, 0.4), "\n".join(x for x in top if x))


ROOM = Kind(
    "hotel_page",
    _bar("Hotel page|Accommodation|Guesthouse|Our house"),
    (
        _f("hotel", "hotel|name|hotel name|accommodation|property", "Hotel|Name", "name of the house"),
        _f("stars", "stars|category|star rating", "Stars", "number of stars", "integer"),
        _f("address", "address|location|where", "Address", "postal address"),
        _f("phone", *_PHONE, "number to call"),
        _f(
            "arrive",
            "check in|check-in from|arrival time|check in time",
            "Check-in",
            "time from which rooms are ready",
            "time",
        ),
        _f(
            "leave",
            "check out|check-out until|departure time|check out time",
            "Check-out",
            "time by which to leave",
            "time",
        ),
        _f(
            "breakfast",
            "breakfast included|includes breakfast",
            "Breakfast",
            "true if breakfast is in the price",
            "boolean",
        ),
        _f("pets", "pets allowed|allows animals|dogs welcome", "Pets", "whether animals may come along", "boolean"),
        _f(
            "cancel",
            "cancellation|cancellation policy|refund",
            "Cancellation",
            "what one gets back after cancelling",
            "enum",
            options=("free", "partial", "none"),
        ),
        _f("tax", "city tax|tourist tax|visitor tax", "City tax", "tax per night, number only", "number"),
        _currency("rooms.price", "tax"),
        Items(
            "rooms",
            _bar("rooms|room types|rates|accommodation types"),
            (
                _f("name", "name|room|type|room type", "Room", "kind of room"),
                _f("price", "price|rate|price per night|cost", "Price", "price of a night", "number"),
                _f("guests", "guests|persons|max guests|sleeps", "Guests", "how many people it takes", "integer"),
                _f("size", "size|area|square metres", "m²", "area in square metres", "integer"),
            ),
            _bar("rooms with prices|What rooms are there?"),
            _bar("Rooms|Rates"),
            ("{name}[[, {guests} guests]][[, {size} m²]][[: {price}]]",),
        ),
        _strings(
            "amenities",
            "amenities|facilities|equipment|features",
            "what room and house have|each amenity as written",
            "Amenities|Facilities",
        ),
        _strings(
            "near", "nearby|attractions|surroundings|places nearby", "places around, with distance if given", "Nearby"
        ),
    ),
    _make_room,
    (_room,),
    _PAGE,
)


def _make_programme(rng: Random) -> dict[str, Any]:
    style, dates, day = (
        pick(rng, ("24", "24", "24h", "12", "12 ", "12.")),
        values.date_style(rng),
        values.date(rng, 2022, 2027),
    )
    at, rows, doors = rng.randrange(8 * 60, 15 * 60, 15), [], None
    first = at
    rooms = [
        _say(rng, _bar("Hall $1-9|Room $100-420|Blue Room|Auditorium|Library|Studio $1-4|Main stage|Tent|Foyer|Lab B"))
        for _ in range(4)
    ]
    for title in _said(
        rng,
        (*_TOPICS, *_TOPICS, "Coffee break", "Lunch", "Welcome", "Closing words", "Panel: $skill and $skill"),
        0,
        _count(rng, 8, 15),
    ):
        length = pick(rng, (15, 20, 30, 30, 45, 45, 60, 90))
        if at + length >= 23 * 60:
            break
        plain = title in ("Coffee break", "Lunch")
        rows.append(
            {
                "start": maybe(rng, 0.95, values.show_time(rng, at // 60, at % 60, style)),
                "end": maybe(rng, 0.7, values.show_time(rng, (at + length) // 60, (at + length) % 60, style)),
                "title": V(title),
                "speaker": None if plain else maybe(rng, 0.75, V(values.person(rng))),
                "room": maybe(rng, 0.55, V(pick(rng, rooms))),
            }
        )
        at += length + pick(rng, (0, 0, 0, 5, 15))
    if first > 7 * 60:
        doors = values.show_time(rng, (first - 30) // 60, (first - 30) % 60, style)
    money = _symbol(rng)
    return {
        "event": V(
            _say(
                rng,
                _bar(
                    "$town Garden Days|Open Data Forum 20$22-27|$2-30th Teachers' Meeting|Day of $skill|Night of "
                    "Short Talks|Spring Conference|Makers' Weekend $town|Annual Meeting|Health and Work 20$22-27"
                ),
            )
        ),
        "date": maybe(rng, 0.8, values.show_date(rng, day, dates)),
        "venue": maybe(
            rng,
            0.7,
            V(
                _say(
                    rng,
                    _bar(
                        "Town Hall $town|Old Brewery|Congress Centre, $town|University Library|St. Anna's Church "
                        "Hall|Harbour Shed $2-40"
                    ),
                )
            ),
        ),
        "organiser": maybe(rng, 0.5, V(values.company(rng))),
        "doors": maybe(rng, 0.5, doors),
        "price": maybe(rng, 0.5, _cash(rng, 3, 400, money)),
        "currency": V("", money.currency),
        "deadline": maybe(rng, 0.4, values.show_date(rng, day - timedelta(days=rng.randint(5, 60)), dates)),
        "contact": maybe(rng, 0.4, V(f"{pick(rng, ('info', 'events', 'hello'))}@{_host(rng)}")),
        "sessions": rows,
        "sponsors": _vs([values.company(rng).replace(",", "") for _ in range(pick(rng, (0, 0, 2, 3, 5)))]),
    }


def _programme(rng: Random, held: Held) -> str:
    p = _Page(rng)
    top = [
        _line(
            "",
            held,
            *pick(
                rng,
                (
                    ("{event}", "\n{date}", ", {venue}"),
                    ("{event}", " - {date}", "\nVenue: {venue}"),
                    ("Programme: {event}", " | {venue}", " | {date}"),
                    ("{date}", ": {event}", " at {venue}"),
                ),
            ),
        )
        or "Programme"
    ]
    facts = _facts(
        rng,
        held,
        ("organiser", "Organiser|Organised by|Host"),
        ("doors", "Doors open|Entry from|Registration opens"),
        ("price", "Ticket|Admission|Entry"),
        ("deadline", "Register by|Sign up until"),
        ("contact", "Questions|Contact|Mail"),
    )
    forms = (
        "{start}^ - {end}^  {title}^, {speaker}^ ({room})",
        "{start}^–{end}^ {title}^\n    {speaker}^, {room}",
        "{start}^ {title}^ ({speaker})^ [{room}]",
        "{start}^ | {title}^ | {speaker}^ | {room}",
        "{title}^ with {speaker}^, {room}^, {start}^ to {end}",
        "{start}^ to {end}^: {speaker}^: {title}^ - {room}",
        "{title}^\n{speaker}^\n{start}^-{end}^, {room}^\n",
        "{start}^ {room}^: {title}^ / {speaker}",
    )
    sections = [
        (
            "Programme|Schedule|Sessions|Agenda|The day|Programm",
            p.list(
                _or_columns(rng, "sessions", held, ("start", "end", "title", "speaker", "room"), forms, 0.25),
                mark=pick(rng, ("", "", "", "- ", "• ")),
            ),
        ),
        ("Practical|Information|Good to know", "\n".join(facts)),
        ("Sponsors|With support from|Partners|Thanks to", p.slots("sponsors", held)),
        *_some(
            rng,
            0.4,
            ("Getting there|How to find us", p.other(_NEAR)),
            ("Please bring|What to bring", p.other(_BRING)),
            (
                "Call for talks|Still looking for",
                p.other(
                    _bar("A talk of $5-30 minutes on $skill|$2-9 helpers at the door|A piano|Cakes for $20-90 guests")
                ),
            ),
            (
                "Last year|Looking back",
                " ".join(
                    _said(
                        rng,
                        _bar("$50-900 guests came.|We began at $8-9.30 am.|The best talk was on $skill.|It rained."),
                        1,
                        3,
                    )
                ),
            ),
        ),
    ]
    return p.join(_shuffled(rng, sections, 0.3), "\n".join(top))


PROGRAMME = Kind(
    "event_programme",
    _bar("Programme|Event programme|Schedule|Agenda of the day"),
    (
        _f("event", "event|event name|name|conference", "Event", "name of the event"),
        _f("date", "date|day|event date|when", "Date|Day", "day of the event", "date"),
        _f("venue", "venue|place|location|where", "Venue|Place", "building where it happens"),
        _f("organiser", "organiser|organizer|host|organised by", "Organiser", "who runs it"),
        _f(
            "doors",
            "doors open|entry from|opening time|registration opens",
            "Doors open",
            "time from which one is let in",
            "time",
        ),
        _f("price", "ticket price|admission|entry fee|price", "Ticket", "price of a ticket, number only", "number"),
        _currency("price"),
        _f("deadline", "registration deadline|register by|sign up until", "Register by", "last day to sign up", "date"),
        _f("contact", *_EMAIL, "where to ask"),
        Items(
            "sessions",
            _bar("sessions|programme|schedule|agenda items|slots|talks and breaks"),
            (
                _f("start", "start|begin|start time|from", "Start", "when it begins", "time"),
                _f("end", "end|end time|until", "End", "when it ends", "time"),
                _f("title", "title|topic|session|what", "Title", "what it is called"),
                _f("speaker", "speaker|presenter|by|who", "Speaker", "person who speaks"),
                _f("room", "room|hall|place|where", "Room", "room or stage"),
            ),
            _bar("every entry of the programme, breaks too|What happens when?"),
            _bar("Programme|Schedule"),
            (
                "[[{start}]][[ - {end}]] {title}[[, {speaker}]][[ ({room})]]",
                "[[{start} ]]{title}[[ - {speaker}]][[, {room}]]",
            ),
        ),
        _strings("sponsors", "sponsors|partners|supporters|funded by", "who supports the event", "Sponsors"),
    ),
    _make_programme,
    (_programme,),
    _PAGE,
)

# --- menus and recipes --------------------------------------------------------------------------------------------

_WORDS["food"] = _bar(
    """leek | trout | goat cheese | lentil | beetroot | chicken | mushroom | aubergine | salmon | pumpkin | pork |
    white bean | tomato | potato | duck | spinach | apple | rhubarb | walnut | plum | barley | fennel | prawn |
    chickpea | cauliflower"""
)
_WORDS["way"] = _bar(
    "roast | grilled | braised | smoked | creamed | pan-fried | pickled | stuffed | glazed | crispy "
    "| slow-cooked | warm"
)
_STARTER = _bar(
    "$way $food|$food soup|Salad of $food and $food|$food tartlet|$way $food on toast|$food "
    "terrine|Soup of the day|Three $food fritters|$food dip with flatbread"
)
_MAIN = _bar(
    "$way $food with $food|$food risotto|$food burger 180g|$way $food, $food mash|Lasagne with "
    "$food|$food curry|Pizza no. $1-40 ($food, $food)|$food dumplings, $4-8 pieces|Half $way "
    "$food|Catch of the day"
)
_SWEET = _bar(
    "$food crumble|Two scoops of ice cream|$food tart|Chocolate cake|Cheese board ($3-5 "
    "kinds)|Lemon sorbet|Pancakes with $food|Rice pudding|$food strudel with custard"
)
_DRINK = _bar(
    "House wine 0.2l|Draught beer 0.5l|Apple juice 0,3l|Still water 75cl|Espresso|Pot of tea|Cider "
    "$33-50cl|Ginger lemonade|Cola 0.33l|Riesling 20$18-24|Filter coffee|Fresh mint tea"
)
_ADDED = _bar(
    "with bread|served with a small salad|vegan|hot|for two|gluten free|from the wood oven|with "
    "$food and herbs|our classic since 19$70-99|takes $15-40 minutes|local farm"
)
_COURSES = (("starters", _STARTER), ("mains", _MAIN), ("sweets", _SWEET), ("drinks", _DRINK))


def _make_menu(rng: Random) -> dict[str, Any]:
    style = _symbol(rng)
    if chance(rng, 0.3):
        style = replace(style, before="", after="")
    made: dict[str, Any] = {
        "restaurant": V(
            _say(
                rng,
                _bar(
                    "The $colour $object|Trattoria Lina|Café $town|Zum Krug|Bistro $2-40|Chez Odile|Harbour "
                    "Kitchen|The Old Mill|Taberna Sol|Noodle House $town"
                ),
            )
        ),
        "phone": maybe(rng, 0.5, V(values.phone(rng))),
        "hours": maybe(
            rng,
            0.5,
            V(
                _say(
                    rng,
                    _bar(
                        "$day to $day, $11-12:00-$21-23:00|daily from $5-6 pm|noon to $9-11 pm|Tue-Sat $17-18:30 - "
                        "$22-23:00"
                    ),
                )
            ),
        ),
        "closed": maybe(rng, 0.4, V(_say(rng, "$day"))),
        "lunch": maybe(rng, 0.4, _cash(rng, 8, 30, style)),
        "service": maybe(rng, 0.3, values.percent(rng, 5, 15)),
        "chef": maybe(rng, 0.3, V(values.person(rng))),
        "currency": V("", style.currency) if style.before or style.after else None,
    }
    for key, pool in _COURSES:
        made[key] = [
            {
                "name": V(_up(t)),
                "price": maybe(rng, 0.93, _cash(rng, 2, 38, style)),
                "note": maybe(rng, 0.3, V(_say(rng, _ADDED))),
            }
            for t in _said(rng, pool, 0, _count(rng, 5, 9))
        ]
    return made


def _menu(rng: Random, held: Held) -> str:
    p = _Page(rng)
    top = [
        pick(rng, ("{restaurant}", "{restaurant} - menu", "Menu\n{restaurant}", "~ {restaurant} ~"))
        if held.get("restaurant")
        else "MENU"
    ]
    if held.get("chef") and chance(rng, 0.7):
        top.append(pick(rng, ("Kitchen: {chef}", "{chef} cooks for you", "Chef: {chef}")))
    form = pick(
        rng,
        (
            "{name}^  {price}^\n   {note}",
            "{name}^, {note}^  {price}",
            "{name}^ ({note})^ ... {price}",
            "{price}^  {name}^ - {note}",
            "{name}^\n{note}^\n{price}",
            "{name}^ | {note}^ | {price}",
            "{name}^ {price}^ [{note}]",
        ),
    )
    mark = pick(rng, ("", "", "", "- ", "* ", "1. "))
    heads = {
        "starters": "Starters|To begin|Small plates|Vorspeisen|Antipasti",
        "mains": "Main courses|Mains|From the stove|Hauptgerichte|Plats",
        "sweets": "Desserts|Sweets|To finish|Nachspeisen",
        "drinks": "Drinks|Beverages|From the bar|Getränke",
    }
    sections = []
    for key, _ in _COURSES:
        rows = (
            _columns(rng, key, held, ("name", "note", "price")) if chance(rng, 0.2) else _rows(rng, key, held, (form,))
        )
        sections.append((heads[key], p.list(rows, mark=mark)))
    info = _facts(
        rng,
        held,
        ("hours", "Open|Opening hours"),
        ("closed", "Closed on|Rest day"),
        ("phone", "Tables|Phone|Reservations"),
        ("lunch", "Lunch set|Dish of the day"),
        ("service", "Service charge|Service"),
    )
    sections.append(("Information|Good to know|", "\n".join(info)))
    sections += _some(
        rng,
        0.4,
        ("Allergens|Key", p.other(_bar("A gluten|B milk|C nuts|D fish|$1-9 with colouring|$10-14 with caffeine"))),
        (
            "Events|Save the date",
            p.other(
                _bar(
                    "Quiz night, $day|Brunch on $day, $12-29 per head|Live music from $7-9 "
                    "pm|Closed for repairs in "
                    "$month"
                )
            ),
        ),
        ("Sides|Extras", p.other(_bar("Chips $3-5|Extra sauce 1.$10-90|Bread basket 2.$10-90|Green salad $4-6"))),
    )
    return p.join(_shuffled(rng, sections, 0.15), "\n".join(top))


def _dishes(key: str, names: str, desc: str) -> Items:
    fields = (
        _f("name", "name|dish|item|title", "Dish|Name", "name as on the menu, amounts in it too"),
        _f("price", "price|cost|amount", "Price", "price, number only|What does it cost?", "number"),
        _f("note", "note|description|details|remark", "Note", "what is said about it"),
    )
    return Items(
        key,
        _bar(names),
        fields,
        _bar(desc),
        (_up(_bar(names)[0]),),
        ("{name}[[ ({note})]][[ {price}]]", "{name}[[ - {price}]]"),
    )


MENU = Kind(
    "menu_page",
    _bar("Menu|Restaurant menu|Bill of fare|Speisekarte"),
    (
        _f("restaurant", "restaurant|name|place|house", "Restaurant", "name of the restaurant"),
        _f("phone", *_PHONE, "number for tables"),
        _f("hours", "opening hours|open|hours", "Open", "opening hours as written"),
        _f("closed", "closed on|rest day|day off", "Closed on", "day of the week when it is shut"),
        _f(
            "lunch",
            "lunch price|set lunch|dish of the day price",
            "Lunch set",
            "price of the lunch, number only",
            "number",
        ),
        _f("service", "service charge|service percent|tip included", "Service", "service charge in percent", "number"),
        _f("chef", "chef|cook|head chef", "Chef", "who cooks"),
        _currency("starters.price", "mains.price", "sweets.price", "drinks.price", "lunch"),
        _dishes("starters", "starters|appetizers|small plates|first courses", "dishes to begin with|starters only"),
        _dishes("mains", "mains|main courses|main dishes|large plates", "main dishes|main courses only"),
        _dishes("sweets", "desserts|sweets|puddings", "what is eaten last|desserts only"),
        _dishes("drinks", "drinks|beverages|drink list", "what one can drink"),
    ),
    _make_menu,
    (_menu,),
    ("prose",) * 9 + ("markdown", "html", "kv"),
)

_STUFF = _bar(
    """large white onions, diced | plain flour | olive oil | sea salt | free-range eggs | butter, melted | garlic
    cloves, crushed | fresh coriander, chopped | dark brown sugar | baking powder | double cream | tinned plum
    tomatoes | smoked paprika | lemon, juice and zest | chicken thighs, skin on | basmati rice |
    curly parsley | whole milk, lukewarm | strong white bread flour | vanilla extract | ground almonds | red lentils,
    rinsed | celery stick, finely sliced | black pepper | soy sauce | ripe bananas, mashed | grated Parmesan |
    dry yeast | coconut milk | carrots, peeled | puff pastry, ready rolled | spring onions"""
)
_BY_COUNT = _bar(
    """large white onions, diced | free-range eggs | garlic cloves, crushed | ripe bananas, mashed | carrots, peeled
    | spring onions | chicken thighs, skin on"""
)
_AMOUNT = _bar(
    "1 tsp|2 tbsp|a handful|$50-900 g|$50-900g|1/2 cup|½ tsp|a pinch|$1-3 kg|$100-500 ml|$1-2 1/2 "
    "cups|a knob|$2-4 sprigs|$1-3 tins (400 g)|1 heaped tbsp|a few drops|$2-9 oz|one large bunch|1 "
    "x 400g tin|100-150 g"
)
_COOK = _bar(
    """Heat the oven to $160-230 °C. | Chop the $food and fry it in butter for $2-12 minutes. | Mix <flour, salt
    and sugar~everything but the eggs> in a large bowl. | Add the $food, <stir well and cover~season and stir>.
    | Bring to the boil. Turn down the heat and simmer for $8-60 minutes. | Leave to rest for $1-4 hours<~, or
    overnight in the fridge>. | Knead for $5-12 minutes until smooth. If it sticks, add a little flour. | Pour
    into a tin of $18-28 cm and smooth the top. | Bake for $12-80 minutes. It is done when a skewer comes out
    clean. | Meanwhile, whisk the cream with $1-3 tbsp of sugar. | Taste, season with pepper and serve at once.
    | Let it cool down; then cut it into $4-16 pieces. | Drain, keeping $50-200 ml of the water. | Fold in the
    $food carefully. Do not stir too long! | Peel and slice the $food. | Fry in batches, $2-3 at a time, for
    about $2-6 minutes on each side. | Serve with bread and a green salad."""
)
_TOOLS = _bar(
    "Large bowl|Whisk|Loaf tin ($20-30 cm)|Hand blender|Sieve|Rolling pin|Two baking trays|Kitchen "
    "scales|Sharp knife|Oven dish, $1-3 litres"
)
_TIPS = _bar(
    "Keeps $2-7 days in the fridge.|Freeze it in portions.|Use $food in place of $food.|Double the "
    "amount for $8-12 guests.|Leftovers make a good lunch.|$food works as well."
)
_HARD: dict[Any, str] = {
    "easy": "anyone can do it | child's play | you cannot go wrong | no skill needed | foolproof | quick and simple",
    "medium": (
        "needs a little practice | not for the very first time | some patience required | takes a "
        "steady hand | moderately tricky | for home cooks with experience"
    ),
    "hard": (
        "a real challenge | only for experts | many things can go wrong | for ambitious cooks | takes "
        "years to master | not for the faint-hearted"
    ),
}
_VEGGIE: dict[Any, str] = {
    True: (
        "without meat or fish | suits vegetarians | meat-free | no animal has to die | fine for those "
        "who eat no meat | entirely plant-based"
    ),
    False: (
        "not for vegetarians | contains meat | meat-eaters will love it | with real beef stock | "
        "contains fish sauce | needs bacon, sorry"
    ),
}


def _name(rng: Random, texts: Sequence[str]) -> str:
    """A title of the grammar."""
    return _up(_say(rng, texts))


def _make_recipe(rng: Random) -> dict[str, Any]:
    names = rng.sample(_STUFF, _count(rng, 9, 15))
    parts = [
        {
            "name": V(n),
            "amount": maybe(rng, 0.85, V(_say(rng, "$2-12" if n in _BY_COUNT and chance(rng, 0.7) else _AMOUNT))),
        }
        for n in names
    ]
    return {
        "title": V(
            _name(
                rng,
                _bar(
                    "$way $food with $food|Grandma's $food pie|$food bread|Quick $food stew|$food and $food "
                    "soup|$food cake|Sunday $food|One-pot $food"
                ),
            )
        ),
        "author": maybe(rng, 0.5, V(values.person(rng))),
        "servings": maybe(rng, 0.75, _int(rng.randint(1, 12))),
        "prep": maybe(rng, 0.7, _int(pick(rng, (5, 10, 15, 20, 25, 30, 40, 45)))),
        "cook": maybe(rng, 0.7, _int(pick(rng, (8, 12, 20, 25, 35, 50, 60, 90, 120)))),
        "difficulty": maybe(rng, 0.6, _enum(rng, _HARD)),
        "veggie": maybe(rng, 0.5, _enum(rng, _VEGGIE)),
        "oven": maybe(rng, 0.4, _int(rng.randrange(140, 250, 10))),
        "ingredients": parts,
        "lines": [V((f"{part['amount'].text} " if part["amount"] else "") + part["name"].text) for part in parts],
        "steps": _vs(
            [
                text if text.endswith((".", "!")) else text + "."
                for text in (
                    " ".join(_said(rng, _COOK, 1, pick(rng, (1, 1, 1, 2, 3)))) for _ in range(_count(rng, 7, 12))
                )
            ]
        ),
        "tools": _vs(_said(rng, _TOOLS, 0, pick(rng, (0, 0, 2, 4)))),
        "nutrition": {
            "kcal": _int(rng.randint(90, 950)),
            "protein": maybe(rng, 0.8, _gram(rng, 1, 50)),
            "fat": maybe(rng, 0.8, _gram(rng, 1, 60)),
            "carbs": maybe(rng, 0.8, _gram(rng, 2, 110)),
            "salt": maybe(rng, 0.4, _gram(rng, 0, 4)),
        }
        if chance(rng, 0.6)
        else {},
    }


def _gram(rng: Random, lo: float, hi: float) -> V:
    return values.number(rng, lo, hi, pick(rng, (0, 1)))


def _recipe(rng: Random, held: Held) -> str:
    """A recipe whose ingredients have amounts of their own."""
    forms = (
        "{amount}^ {name}",
        "{amount}^ {name}",
        "{amount}^\t{name}",
        "{name}^: {amount}",
        "{name}^ ({amount})",
        "{name}^ - {amount}",
    )
    p = _Page(rng)
    parts = p.list(
        _or_columns(rng, "ingredients", held, ("amount", "name"), forms), mark=pick(rng, ("", "- ", "* ", "• "))
    )
    return _recipe_page(rng, held, p, parts)


def _recipe_lines(rng: Random, held: Held) -> str:
    """A recipe whose ingredients are whole lines."""
    p = _Page(rng)
    return _recipe_page(rng, held, p, p.slots("lines", held, pick(rng, ("", "- ", "* ", "• ", "[ ] "))))


def _recipe_page(rng: Random, held: Held, p: _Page, parts: str) -> str:
    top = [
        pick(rng, ("{title}", "# {title}", "Recipe: {title}", "{title}\n========")) if held.get("title") else "Recipe"
    ]
    if held.get("author"):
        top.append(
            pick(rng, ("by {author}", "From the kitchen of {author}", "Sent in by {author}", "Recipe: {author}"))
        )
    facts = _facts(
        rng,
        held,
        ("servings", "Serves|Servings|Portions|Makes"),
        ("prep", "Prep (min)|Preparation, minutes|Hands-on minutes"),
        ("cook", "Cooking time in minutes|Cook (min)|Minutes on the heat"),
        ("oven", "Oven °C|Oven temperature (°C)"),
        ("difficulty", "Difficulty|How hard"),
        ("veggie", "Note|Diet"),
    )
    if chance(rng, 0.4):
        said = [
            ("servings", "Serves {servings}."),
            ("prep", "Allow {prep} minutes to prepare."),
            ("cook", "It cooks for {cook} minutes."),
            ("oven", "Oven: {oven} °C."),
            ("difficulty", "Verdict: {difficulty}."),
            ("veggie", "It is {veggie}."),
        ]
        rng.shuffle(said)
        facts = [" ".join(text for key, text in said if held.get(key))]
    if chance(rng, 0.3):
        facts.append(f"Total time about {rng.randint(2, 5)} hours with resting.")
    glue = pick(rng, (" | ", "\n", "\n"))
    steps = p.slots("steps", held, pick(rng, ("1. ", "1. ", "1) ", "- ", "", "Step 1: ", "(1) ", "a) ")))
    if chance(rng, 0.3):
        steps = steps.replace("\n", "\n\n")
    food = held.get("nutrition") or {}
    per = pick(rng, ("per portion", "per serving", "each serving has"))
    nutrition = _line(
        "nutrition",
        food,
        *pick(
            rng,
            (
                (
                    "{kcal} kcal",
                    ", {protein} g protein",
                    ", {fat} g fat",
                    ", {carbs} g carbohydrate",
                    ", {salt} g salt",
                ),
                (
                    "Energy {kcal} kcal",
                    "\nFat {fat} g",
                    "\nCarbs {carbs} g",
                    "\nProtein {protein} g",
                    "\nSalt {salt} g",
                ),
                ("kcal: {kcal}", " | carbs: {carbs}g", " | fat: {fat}g", " | protein: {protein}g"),
            ),
        ),
    )
    sections = [
        ("", glue.join(facts)),
        ("Ingredients|You need|What goes in|Shopping list|Zutaten", parts),
        ("Method|Directions|Steps|How to make it|Preparation|Zubereitung", steps),
        ("Nutrition " + per + "|Nutrition|Values " + per, nutrition),
        ("Equipment|Tools|Utensils", p.slots("tools", held)),
        *_some(
            rng,
            0.35,
            ("Tips|Notes|Good to know", p.other(_TIPS, 1, 3)),
            ("Goes well with|Serve with", p.other((*_SWEET, *_DRINK), 2, 4)),
            (
                "Comments|Readers say",
                p.other(_bar("Made it with $50-100 g more sugar.|Lovely!|Took me $2-3 hours.|I left out the $food.")),
            ),
        ),
    ]
    return p.join(sections if chance(rng, 0.8) else _shuffled(rng, sections, 1), "\n".join(top))


_RECIPE_FIELDS: tuple[F | Group | Items, ...] = (
    _f("title", "title|recipe|dish|name", "Recipe|Dish", "name of the dish"),
    _f("author", "author|cook|from|by", "By|From", "who wrote the recipe"),
    _f("servings", "servings|portions|serves|yield", "Serves|Portions", "for how many people", "integer"),
    _f(
        "prep",
        "prep minutes|preparation time|prep time|hands on minutes",
        "Prep (min)",
        "minutes of preparation",
        "integer",
    ),
    _f("cook", "cook minutes|cooking time|cook time", "Cooking (min)", "minutes on the heat or in the oven", "integer"),
    _f("oven", "oven temperature|oven|temperature", "Oven °C", "temperature of the oven in degrees", "integer"),
    _f(
        "difficulty",
        "difficulty|level|how hard",
        "Difficulty",
        "how hard it is",
        "enum",
        options=("easy", "medium", "hard"),
        ordinal=True,
    ),
    _f("veggie", "vegetarian|is vegetarian|meat free", "Diet", "true if it holds no meat or fish", "boolean"),
    _strings(
        "steps",
        "steps|instructions|method|directions",
        "steps, each whole|every step with all its sentences",
        "Method|Steps",
    ),
    _strings("tools", "equipment|tools|utensils", "things to cook with, not ingredients", "Equipment"),
    Group(
        "nutrition",
        _bar("nutrition|nutrition per serving|nutritional values"),
        (
            _f("kcal", "calories|kcal|energy", "kcal|Energy", "kilocalories of a portion", "integer"),
            _f("protein", "protein|protein g", "Protein", "grams of protein", "number"),
            _f("fat", "fat|fat g", "Fat", "grams of fat", "number"),
            _f("carbs", "carbohydrates|carbs", "Carbohydrates", "grams of carbohydrate", "number"),
            _f("salt", "salt|salt g", "Salt", "grams of salt", "number"),
        ),
        _bar("values of one portion"),
    ),
)
RECIPE = Kind(
    "recipe_card",
    _bar("Recipe|Recipe card|How to cook it"),
    (
        *_RECIPE_FIELDS,
        Items(
            "ingredients",
            _bar("ingredients|components|what you need|shopping list"),
            (
                _f("name", "name|ingredient|item|what", "Ingredient", "what it is, without the amount"),
                _f("amount", "amount|quantity|measure|how much", "Amount", "amount with its unit, as written"),
            ),
            _bar("ingredients with their amounts|What goes in?"),
            _bar("Ingredients"),
            ("[[{amount} ]]{name}", "{name}[[: {amount}]]"),
        ),
    ),
    _make_recipe,
    (_recipe,),
    ("prose",) * 9 + ("markdown", "html", "kv"),
)
RECIPE_LINES = Kind(
    "recipe_lines",
    _bar("Recipe|Home cooking|Kitchen note"),
    (
        *_RECIPE_FIELDS,
        _strings(
            "lines",
            "ingredients|ingredient list|shopping list|what you need",
            "ingredient lines, amount and all|each ingredient as the whole line",
            "Ingredients",
        ),
    ),
    _make_recipe,
    (_recipe_lines,),
    ("prose",) * 9 + ("markdown", "html"),
)


# --- data sheets, companies, questions, contacts ------------------------------------------------------------------

_PARAMS = _bar(
    """Supply voltage ~ V | Operating current ~ mA | Weight ~ g | Flow rate ~ l/min | Max. pressure ~ bar | Output
    power ~ W | Accuracy ~ % | Frequency ~ Hz | Storage temperature ~ °C | Torque ~ Nm | Lead length ~ m |
    Noise level ~ dB(A) | Response time ~ ms | Bore ~ mm | Resistance ~ Ω | Speed ~ rpm | Humidity ~ % RH | Leak
    rate ~ ml/h | Clock ~ MHz | Gain ~ dB | Luminous flux ~ lm | Stroke ~ mm | Tensile strength ~ MPa | Capacity
    ~ mAh"""
)
_USES = _bar(
    "Building automation|Pumps up to $2-40 kW|$skill|Food industry|Ships and harbours|Measuring "
    "$material|Laboratory use|Class $1-3 devices|Lifts|Solar plants of $1-90 kW|Greenhouses|Railway "
    "(EN 50155)"
)


def _make_sheet(rng: Random) -> dict[str, Any]:
    rows: list[dict[str, V | None]] = []
    for spec in rng.sample(_PARAMS, _count(rng, 8, 15)):
        name, unit = spec.split(" ~ ")
        low, decimals = rng.randint(1, 400), pick(rng, (0, 0, 1, 2))
        show = [f"{low * f:.{decimals}f}" for f in (1, 1.5, 2.4)]
        rows.append(
            {
                "name": V(name),
                "value": maybe(rng, 0.95, V(show[1], float(show[1]) if decimals else int(show[1]))),
                "min": maybe(rng, 0.3, V(show[0], float(show[0]))),
                "max": maybe(rng, 0.35, V(show[2], float(show[2]))),
                "unit": maybe(rng, 0.9, V(unit)),
            }
        )
    cold = -rng.randint(5, 60)
    return {
        "product": V(
            _say(
                rng,
                _bar(
                    "Pressure sensor|Gear motor|LED driver|Solenoid valve|Ball "
                    "bearing|Data logger|Flow meter|Relay "
                    "module|Heat pump|Linear drive|Microphone|Step-down converter"
                ),
            )
        ),
        "model": V(values.fill_pattern(rng, pick(rng, ("@@-###", "@##%@", "@@@ %0%0", "%%-@@-##", "@%/###")))),
        "maker": maybe(rng, 0.7, V(values.company(rng))),
        "revision": maybe(rng, 0.5, V(_say(rng, _bar("$1-9|B|C|$1-4.$0-9|2.$0-9b")))),
        "date": maybe(rng, 0.5, values.show_date(rng, values.date(rng))),
        "low": maybe(rng, 0.5, _int(cold)),
        "high": maybe(rng, 0.5, _int(rng.randint(40, 150))),
        "ip": maybe(rng, 0.4, V(f"IP{rng.randint(20, 69)}")),
        "rohs": maybe(
            rng,
            0.4,
            _enum(
                rng,
                {
                    True: (
                        "RoHS compliant | free of lead | meets 2011/65/EU | no restricted "
                        "substances | lead-free finish "
                        "| RoHS: yes"
                    ),
                    False: (
                        "not RoHS compliant | contains lead | does not meet 2011/65/EU | leaded solder | exempt, with "
                        "lead | RoHS: no"
                    ),
                },
            ),
        ),
        "warranty": maybe(rng, 0.4, _int(pick(rng, (12, 24, 36, 60)))),
        "params": rows,
        "features": _vs(_said(rng, _FEATURES, 0, _count(rng))),
        "uses": _vs(_said(rng, _USES, 0, _count(rng, 5, 8))),
    }


def _sheet(rng: Random, held: Held) -> str:
    p = _Page(rng)
    top = [
        _line(
            "",
            held,
            *pick(
                rng,
                (
                    ("{product}", " {model}"),
                    ("{model}", " - {product}"),
                    ("DATA SHEET ", "{model}", "\n{product}"),
                    ("{maker}", "\n{product}", " type {model}"),
                ),
            ),
        )
        or "Data sheet"
    ]
    facts = _facts(
        rng,
        held,
        ("revision", "Rev.|Revision|Issue"),
        ("date", "Issued|Date of issue|As of"),
        ("warranty", "Warranty (months)|Guarantee, months"),
        ("ip", "Protection class|Degree of protection"),
    )
    if held.get("maker") and "{maker}" not in top[0]:
        facts.insert(0, pick(rng, ("Manufacturer: {maker}", "Made by {maker}", "{maker}")))
    if held.get("low") or held.get("high"):
        facts.append(
            _line(
                "",
                held,
                *pick(
                    rng,
                    (
                        ("Operating temperature {low}", " to {high}", " °C"),
                        ("Ambient: ", "{low} °C", "…{high} °C"),
                        ("T min {low} °C", "\nT max {high} °C"),
                    ),
                ),
            )
        )
    if held.get("rohs"):
        facts.append("{rohs}")
    forms = (
        "{name}^: {value}^ {unit}^ (max. {max})",
        "{name}^: min. {min}^, typ. {value}^, max. {max}^ ({unit})",
        "{name}^\t{value}^ {unit}",
        "{name}^ [{unit}]^: {value}^, min {min}^, max {max}",
        "{name}^ = {value}^ {unit}",
        "{name}^ .... {value}^ {unit}",
    )
    if chance(rng, 0.4):
        heads = {
            "name": "Parameter|Quantity|Characteristic",
            "min": "Min.|Min",
            "value": "Typ.|Value|Nominal",
            "max": "Max.|Max",
            "unit": "Unit",
        }
        params = "\n".join(_columns(rng, "params", held, ("name", "min", "value", "max", "unit"), heads))
    else:
        params = p.list(_rows(rng, "params", held, forms), mark=pick(rng, ("", "", "- ")))
    sections = [
        ("Electrical and mechanical data|Technical data|Characteristics|Specifications|Parameters", params),
        ("Features|Highlights|Key benefits", p.slots("features", held)),
        ("Applications|Typical use|Made for", p.slots("uses", held)),
        ("General|Document|Conditions", "\n".join(facts)),
        *_some(
            rng,
            0.4,
            (
                "Accessories|Order separately",
                p.other(
                    _bar("Cable set $1-9 m|Mounting kit MK-$1-90|Spare fuse $1-10 A|Bracket $colour|Adapter G1/$2-4")
                ),
            ),
            (
                "Absolute limits|Warnings",
                p.other(
                    _bar(
                        "Never exceed $300-900 V|Do not open|Keep away from water|Earth the "
                        "case|At most $2-20 starts "
                        "an hour"
                    )
                ),
            ),
            (
                "Ordering|Order codes",
                p.other(_bar("-A: $2-9 m cable|-B: with display|-C$1-9: special colour|-X: for $skill")),
            ),
        ),
    ]
    return p.join(_shuffled(rng, sections, 0.4), "\n".join(top))


SHEET = Kind(
    "data_sheet_page",
    _bar("Data sheet|Technical data sheet|Spec sheet|Datenblatt"),
    (
        _f("product", "product|device|kind of device|part", "Product", "what kind of device it is"),
        _f("model", "model|type|part number|type code", "Model|Type", "type code"),
        _f("maker", "manufacturer|maker|company|made by", "Manufacturer", "who makes it"),
        _f("revision", "revision|issue|rev", "Revision|Rev.", "revision of the sheet"),
        _f("date", "date|issue date|as of", "Issued", "day of issue", "date"),
        _f(
            "low",
            "min temperature|minimum operating temperature|temperature from",
            "T min",
            "lowest operating temperature in °C",
            "integer",
        ),
        _f(
            "high",
            "max temperature|maximum operating temperature|temperature to",
            "T max",
            "highest operating temperature in °C",
            "integer",
        ),
        _f("ip", "protection class|ip rating|ingress protection", "Protection", "IP code"),
        _f("rohs", "rohs compliant|lead free|rohs", "RoHS", "whether it is free of restricted substances", "boolean"),
        _f("warranty", "warranty months|warranty|guarantee", "Warranty (months)", "months of warranty", "integer"),
        Items(
            "params",
            _bar("parameters|specifications|technical data|characteristics|properties"),
            (
                _f("name", "name|parameter|property|label", "Parameter", "what is measured"),
                _f("value", "value|typical|nominal|reading", "Value|Typ.", "typical value, number only", "number"),
                _f("min", "min|minimum", "Min", "lowest value", "number"),
                _f("max", "max|maximum|limit", "Max", "highest value", "number"),
                _f("unit", "unit|units", "Unit", "unit of the value"),
            ),
            _bar("technical values of the device|every line of the data table"),
            _bar("Technical data|Parameters"),
            ("{name}[[: {value}]][[ {unit}]]",),
        ),
        _strings("features", "features|highlights|key benefits", "points of praise, whole", "Features"),
        _strings("uses", "applications|typical uses|fields of use", "what it is used for", "Applications"),
    ),
    _make_sheet,
    (_sheet,),
    _PAGE,
)


def _make_firm(rng: Random) -> dict[str, Any]:
    founded, style = rng.randint(1880, 2018), _symbol(rng)
    name = values.company(rng)
    years = sorted(rng.sample(range(founded, 2026), min(2025 - founded, _count(rng, 5, 10))))
    people = rng.randint(3, 20000)
    return {
        "name": V(name),
        "founded": maybe(rng, 0.75, _int(founded)),
        "founder": maybe(rng, 0.4, V(values.person(rng))),
        "staff": maybe(rng, 0.7, V(f"{people:,}" if chance(rng, 0.6) else str(people), people)),
        "seat": maybe(rng, 0.7, V(values.city(rng))),
        "revenue": maybe(
            rng, 0.5, V(_say(rng, _bar("$2-900 million|$1-90.$1-9 bn|$2-90 m"))[:], None, style.before, style.after)
        ),
        "website": maybe(rng, 0.5, V("www." + _host(rng))),
        "listed": maybe(
            rng,
            0.5,
            _enum(
                rng,
                {
                    True: (
                        "traded on the stock exchange | shares can be bought by anyone | "
                        "publicly listed | quoted since "
                        "the nineties | went public | on the stock market"
                    ),
                    False: (
                        "family-owned | privately held | no shares are traded | owned by its staff | in the hands of "
                        "two sisters | belongs to a foundation"
                    ),
                },
            ),
        ),
        "board": [
            {
                "name": V(values.person(rng)),
                "role": maybe(
                    rng,
                    0.9,
                    V(
                        pick(
                            rng,
                            _bar(
                                "CEO|Chair|Head of Finance|Managing Director|CTO|Member of the "
                                "board|Sales|Legal|Human "
                                "Resources|Operations"
                            ),
                        )
                    ),
                ),
            }
            for _ in range(_count(rng, 4, 8))
        ],
        "products": _vs(list(dict.fromkeys(_up(values.product(rng)) for _ in range(_count(rng, 6, 12))))),
        "places": _vs(rng.sample(values.w.CITIES, _count(rng, 6, 12))),
        "history": [
            {
                "year": _int(y),
                "event": V(
                    _say(
                        rng,
                        _bar(
                            "New factory in $town|First $object sold|Merger with a rival|$100-900 "
                            "employees|Moved to "
                            "$town|ISO 9001|Prize for $material|Second generation takes over|Fire "
                            "in hall $2-9|Export to "
                            "$2-40 countries"
                        ),
                    )
                ),
            }
            for y in years
        ],
    }


def _firm(rng: Random, held: Held) -> str:
    p = _Page(rng)
    who = "{name}" if held.get("name") else "The company"
    said = [
        ("founded", "It was founded in {founded}."),
        ("founder", "{founder} started it."),
        ("staff", "Today it has {staff} employees."),
        ("seat", "Its seat is {seat}."),
        ("revenue", "Last year's revenue was {revenue}."),
        ("listed", "It is {listed}."),
        ("website", "More at {website}"),
    ]
    if chance(rng, 0.5):
        rng.shuffle(said)
        facts = who + _say(rng, " <makes~sells~develops> many things. ") + " ".join(t for k, t in said if held.get(k))
    else:
        facts = "\n".join(
            _facts(
                rng,
                held,
                ("founded", "Founded|Since|Established"),
                ("founder", "Founder|Started by"),
                ("staff", "Employees|Staff|Headcount"),
                ("seat", "Headquarters|Seat|Head office"),
                ("revenue", "Revenue|Turnover|Sales"),
                ("listed", "Ownership|Shares"),
                ("website", "Web|Website"),
            )
        )
    if chance(rng, 0.4):
        facts += pick(rng, ("\n", " ")) + _say(
            rng, "In 20$10-24 <a rival had~the branch in $town had> $100-900 <people~employees>."
        )
    sections = [
        ("About|Profile|Key facts|At a glance|Company", facts),
        (
            "Management|Board|Leadership|Who leads us",
            p.list(
                _or_columns(
                    rng,
                    "board",
                    held,
                    ("name", "role"),
                    ("{name}^, {role}", "{name}^ ({role})", "{role}^: {name}", "{name}^ - {role}"),
                )
            ),
        ),
        ("Products|What we make|Range|Our goods", p.slots("products", held)),
        ("Locations|Branches|Sites|Where we are", p.slots("places", held)),
        (
            "History|Milestones|Timeline|Through the years",
            p.list(
                _rows(
                    rng,
                    "history",
                    held,
                    ("{year}^: {event}", "{year}^ {event}", "{event}^ ({year})", "{year}^ - {event}"),
                ),
                mark=pick(rng, ("", "- ", "• ")),
            ),
        ),
        *_some(
            rng,
            0.4,
            (
                "Customers|They trust us",
                p.list([values.company(rng).replace(",", "") for _ in range(rng.randint(2, 5))]),
            ),
            ("Values|What we stand for", p.other(_VALUES)),
            ("Open positions|Jobs", p.list(rng.sample(_JOBS, 3))),
        ),
    ]
    return p.join(
        _shuffled(rng, sections, 0.4),
        p.title(who if chance(rng, 0.5) else who + pick(rng, (": company profile", " in brief"))),
    )


FIRM = Kind(
    "company_page",
    _bar("Company profile|About the company|Firm portrait|Company page"),
    (
        _f("name", "name|company|company name|organisation", "Company", "name of the company"),
        _f("founded", "founded|year founded|founding year|established", "Founded", "year of foundation", "integer"),
        _f("founder", "founder|founded by|started by", "Founder", "who founded it"),
        _f(
            "staff",
            "employees|staff|headcount|number of employees",
            "Employees",
            "how many people work there",
            "integer",
        ),
        _f("seat", "headquarters|seat|head office|city", "Headquarters", "town of the head office"),
        _f(
            "revenue", "revenue|turnover|sales|annual revenue", "Revenue", "yearly revenue as written, without currency"
        ),
        _f("website", "website|url|web|homepage", "Web", "address on the web"),
        _f("listed", "publicly listed|listed|traded", "Ownership", "whether its shares are traded", "boolean"),
        Items(
            "board",
            _bar("management|board|executives|leadership|managers"),
            (
                _f("name", "name|person|who", "Name", "name of the person"),
                _f("role", "role|position|function|title", "Role", "what the person does"),
            ),
            _bar("people who lead it, with roles"),
            _bar("Management|Board"),
            ("{name}[[, {role}]]", "{name}[[ ({role})]]"),
        ),
        _strings("products", "products|product range|goods|what they make", "what it makes or sells", "Products"),
        _strings("places", "locations|branches|sites|offices", "towns with a site", "Locations"),
        Items(
            "history",
            _bar("milestones|history|timeline|events"),
            (
                _f("year", "year|when|date", "Year", "year of the event", "integer"),
                _f("event", "event|what|milestone|description", "Event", "what happened"),
            ),
            _bar("events by year"),
            _bar("History|Milestones"),
            ("{year}[[: {event}]]", "[[{event}]] ({year})"),
        ),
    ),
    _make_firm,
    (_firm,),
    _PAGE,
)

_QA = _bar(
    """<Can I~May I> return $thing? # Yes, within $7-90 days. <Please keep the receipt.~Write to us first.> | How
    long does delivery take? # Mostly $1-9 working days. | Do you ship abroad? # We ship to $3-40 countries. The
    fee depends on the weight. | What does it cost? # The first month is free. After that it is $2-60 a month. |
    Where are you? # In $town, two minutes from the station. | Is there a discount for students? # Not at the
    moment. | How do I change my password? # Open your account, choose "Security" and follow the steps. You will
    get a mail. | Can I bring my dog? # Small dogs are welcome. | Who may take part? # Anyone over $12-18 years.
    No previous knowledge is needed. | What if I am late? # Please call us. We keep your place for $10-30
    minutes. | Do I need $skill? # It helps, but you can learn it here. | When do you close? # At $5-9 pm, on
    $day at noon. | How many places are there? # $8-90 in all. | Is my data safe? # We keep it on our own
    servers and delete it after $1-12 months. | Can I pay later? # Yes, in $2-12 instalments. | Why was my order
    cancelled? # Perhaps the card was refused, or $thing could not be delivered. | Are there group prices? #
    From $5-20 people, yes. | Do you repair old models? # As long as parts can be had, which is about $5-15
    years."""
)


def _make_faq(rng: Random) -> dict[str, Any]:
    rows: list[dict[str, V | None]] = []
    for text in _said(rng, _QA, 0, _count(rng, 7, 15)):
        question, answer = text.split(" # ")
        rows.append({"question": V(question), "answer": maybe(rng, 0.95, V(answer))})
    return {
        "topic": V(
            _say(
                rng,
                _bar(
                    "Memberships|Orders and delivery|Summer camp|Your account|Visiting us|Courses|The repair "
                    "café|Car sharing|Lending library|Swim club"
                ),
            )
        ),
        "updated": maybe(rng, 0.5, values.show_date(rng, values.date(rng))),
        "email": maybe(rng, 0.5, V(f"help@{_host(rng)}")),
        "phone": maybe(rng, 0.4, V(values.phone(rng))),
        "hours": maybe(
            rng,
            0.4,
            V(
                _say(
                    rng,
                    _bar(
                        "Mon-Fri $8-9 am-$4-6 pm|weekdays until $16-18:00|daily $10-11:00-$15-17:00|$day and $day "
                        "mornings"
                    ),
                )
            ),
        ),
        "reply": maybe(rng, 0.4, V(_say(rng, _bar("$1-3 working days|$12-48 hours|a day|a week")))),
        "faqs": rows,
        "links": _vs(
            _said(
                rng,
                _bar(
                    "Terms of use|Price list 20$22-26|Map of $town|Form $10-90|House rules|Opening hours|Cookie "
                    "settings"
                ),
                0,
                pick(rng, (0, 0, 2, 4)),
            )
        ),
    }


def _faq(rng: Random, held: Held) -> str:
    p = _Page(rng)
    topic = "{topic}" if held.get("topic") else "Our service"
    parts = [
        pick(
            rng,
            (
                f"FAQ: {topic}",
                f"{topic} - frequently asked questions",
                f"Questions and answers\n{topic}",
                f"# {topic}: your questions",
            ),
        )
    ]
    if held.get("updated") and chance(rng, 0.6):
        parts.append(pick(rng, ("Last updated {updated}", "As of {updated}", "(updated: {updated})")))
    form = pick(
        rng,
        (
            "Q: {question}^\nA: {answer}",
            "**{question}**^\n{answer}",
            "{question}^\n{answer}",
            "### {question}^\n\n{answer}",
            "{question}^ {answer}",
            "- {question}^\n  {answer}",
            "% {question}^\n{answer}",
            "Question: {question}^\nAnswer: {answer}",
        ),
    ).split("^")
    cats = chance(rng, 0.3)
    for i, row in enumerate(held["faqs"]):
        head = (
            p.head(_say(rng, _bar("General|Payment|Before you come|Technical|Other"))) + "\n"
            if cats and i % 3 == 0
            else ""
        )
        parts.append(head + _line(f"faqs.{i}", row, *form).replace("%", f"{i + 1}."))
    end = _facts(
        rng,
        held,
        ("email", "Mail|Write to"),
        ("phone", "Call|Hotline"),
        ("hours", "Phone hours|We are there"),
        ("reply", "We answer within|Time to reply"),
    )
    tail = [
        p.head("Still stuck?") + "\n" + "\n".join(end) if end else "",
        p.head(pick(rng, ("Links", "See also", "Downloads"))) + "\n" + p.slots("links", held)
        if held.get("links")
        else "",
        p.head("Our tips") + "\n" + p.other(_TIPS) if chance(rng, 0.2) else "",
    ]
    if chance(rng, 0.2):
        rng.shuffle(tail)
    return pick(rng, ("\n\n", "\n\n", "\n")).join(x for x in (*parts, *tail) if x)


FAQ = Kind(
    "faq_page",
    _bar("FAQ|Frequently asked questions|Help page|Questions and answers"),
    (
        _f("topic", "topic|subject|about|service", "Topic", "what the questions are about"),
        _f("updated", "last updated|updated|as of|page date", "Updated", "day of the last change", "date"),
        _f("email", *_EMAIL, "address for help"),
        _f("phone", *_PHONE, "number for help"),
        _f("hours", "phone hours|service hours|hours", "Phone hours", "when the phone is answered"),
        _f("reply", "reply time|response time|answer within", "We answer within", "how long a reply takes"),
        Items(
            "faqs",
            _bar("faqs|questions|entries|questions and answers|faq items"),
            (
                _f("question", "question|q|title", "Question", "the question as written"),
                _f("answer", "answer|a|reply|text", "Answer", "the whole answer"),
            ),
            _bar("every question with its answer"),
            _bar("Questions"),
            ("{question}[[ {answer}]]",),
        ),
        _strings("links", "links|documents|see also|downloads", "further pages named", "Links"),
    ),
    _make_faq,
    (_faq,),
    ("prose",) * 9 + ("markdown", "html", "mixed"),
)


def _make_directory(rng: Random) -> dict[str, Any]:
    place, host = values.locale(rng), _host(rng)
    rows: list[dict[str, V | None]] = []
    for _ in range(_count(rng, 8, 15)):
        name = values.person(rng, place)
        rows.append(
            {
                "name": V(name),
                "role": maybe(rng, 0.85, V(pick(rng, _JOBS))),
                "phone": maybe(rng, 0.75, V(values.phone(rng) if chance(rng, 0.6) else str(rng.randint(100, 9999)))),
                "email": maybe(rng, 0.5, V(values.email_for(rng, name).rsplit("@", 1)[0] + "@" + host)),
                "room": maybe(rng, 0.4, V(_say(rng, _bar("$1-4.$10-40|B$100-420|Room $1-90|Lodge|$1-3rd floor")))),
            }
        )
    return {
        "organisation": V(values.company(rng)),
        "address": maybe(rng, 0.5, V(values.address(rng, place=place))),
        "main": maybe(rng, 0.5, V(values.phone(rng))),
        "emergency": maybe(rng, 0.5, V(values.phone(rng))),
        "updated": maybe(rng, 0.5, values.show_date(rng, values.date(rng))),
        "hours": maybe(rng, 0.4, V(_say(rng, _bar("Mon-Fri $8-9:00-$16-18:00|$7-9 am to $4-6 pm|mornings only")))),
        "people": rows,
        "services": _vs(
            _said(
                rng,
                _bar(
                    "Parking permits|Copy shop (room $1-90)|First aid|Lost property|Meeting rooms for "
                    "$4-40|Canteen|IT help|Post, twice a day|Key loans"
                ),
                0,
                pick(rng, (0, 0, 3, 5)),
            )
        ),
    }


def _directory(rng: Random, held: Held) -> str:
    p = _Page(rng)
    top = [
        pick(
            rng,
            ("{organisation}", "Contacts at {organisation}", "{organisation}: who is who", "Phone list {organisation}"),
        )
        if held.get("organisation")
        else "Phone list"
    ]
    facts = _facts(
        rng,
        held,
        ("address", "Address|Post to"),
        ("main", "Switchboard|Main number|Front desk"),
        ("emergency", "In an emergency|Emergency|After hours"),
        ("hours", "Office hours|We are open"),
        ("updated", "As of|Updated|Status"),
    )
    forms = (
        "{name}^, {role}^, {phone}^, {email}^, {room}",
        "{name}^ ({role})^\nTel. {phone}^\n{email}^\nRoom: {room}\n",
        "{role}^: {name}^  {phone}^  {email}",
        "{name}^ | {role}^ | {room}^ | {phone}^ | {email}",
        "{phone}^  {name}^ - {role}^ - {room}",
        "{name}^ <{email}>^ {role}^, ext. {phone}",
        "{name}^\n  {role}^\n  {phone}^ / {email}",
    )
    rows = _or_columns(rng, "people", held, ("name", "role", "room", "phone", "email"), forms, 0.3)
    sections = [
        ("Staff|Contacts|People|Team|Ansprechpartner", p.list(rows, mark=pick(rng, ("", "", "- ", "* ")))),
        ("General|Office|Where and when|Reception", "\n".join(facts)),
        ("Services|We also offer|Also here", p.slots("services", held)),
        *_some(
            rng,
            0.35,
            (
                "Away|On leave",
                p.other(_bar("Back on $day|Two colleagues until $month|Nobody this week|One trainee, $2-9 days")),
            ),
            ("Former colleagues|Left us", ", ".join(values.person(rng).replace(",", "") for _ in range(3))),
            ("Other numbers|Outside", f"Taxi {values.phone(rng)}\nPlumber {values.phone(rng)}"),
        ),
    ]
    return p.join(_shuffled(rng, sections, 0.4), top[0])


DIRECTORY = Kind(
    "contact_directory",
    _bar("Contact directory|Phone list|Staff list|Contacts"),
    (
        _f("organisation", "organisation|company|office|institution", "Organisation", "whose directory it is"),
        _f("address", "address|postal address|where", "Address", "postal address"),
        _f("main", "main number|switchboard|front desk phone", "Switchboard", "number of the front desk"),
        _f("emergency", "emergency number|emergency phone|after hours number", "Emergency", "number for emergencies"),
        _f("hours", "office hours|opening hours|open", "Office hours", "when the office is open"),
        _f("updated", "as of|updated|status date|last updated", "As of", "day of the list", "date"),
        Items(
            "people",
            _bar("contacts|people|staff|team members|employees"),
            (
                _f("name", "name|person|full name|who", "Name", "name of the person"),
                _f("role", "role|position|function|job title", "Role", "what the person does"),
                _f("phone", "phone|extension|telephone|number", "Phone", "number of the person"),
                _f("email", "email|mail|e-mail address", "E-mail", "mail address of the person"),
                _f("room", "room|office|where", "Room", "room of the person"),
            ),
            _bar("people with role and phone, not services"),
            _bar("Staff|Contacts"),
            ("{name}[[, {role}]][[, {phone}]][[, {email}]][[ ({room})]]",),
        ),
        _strings("services", "services|facilities|offers", "services named besides the people", "Services"),
    ),
    _make_directory,
    (_directory,),
    _PAGE,
)

# --- tenders and laboratory reports -------------------------------------------------------------------------------

_PROCEDURE: dict[Any, str] = {
    "open": (
        "anyone may submit an offer | all interested firms can bid | open to every bidder | offene "
        "Ausschreibung | no preselection takes place | bids are welcome from all"
    ),
    "restricted": (
        "only invited firms may bid | a first round selects $3-9 bidders | after a request to "
        "participate | in two stages, first apply, then bid | by invitation of the authority | "
        "shortlisted firms receive the papers"
    ),
    "negotiated": (
        "terms are talked over with the bidders | offers may be improved in talks | by negotiation | we "
        "negotiate with $2-5 firms | rounds of talks are planned | after negotiation with suitable firms"
    ),
}
_WORKS = _bar(
    "Roof repair|School meals|$20-400 desks and chairs|Winter road service|Cleaning of $2-30 "
    "buildings|Fire engine, $7-18 t|Bus line $1-90|IT support|Playground in $town|Tree care|LED "
    "street lights|Lift replacement|Waste paper collection|Translation services|Bridge "
    "inspection|Mowing of $2-90 ha|Cooling plant"
)
_PAPERS = _bar(
    "Extract from the trade register, no older than $3-6 months|Proof of insurance (at least $1-5 "
    "million)|$2-5 references from the last $3-5 years|Tax certificate|Price sheet, signed|Annual "
    "accounts 20$20-23 to 20$24-25|<ISO 9001~ISO 14001> certificate|Declaration on minimum "
    "wage|Time schedule|CVs of the team"
)
_FITNESS = _bar(
    "Turnover of at least $1-9 million a year|$5-60 employees or more|Office within $20-200 km of "
    "$town|At least $2-10 years in the trade|No open insolvency|Own vehicles ($2-12)|Staff trained "
    "in $skill"
)
_CRIT = _bar(
    "Price|Quality|Delivery time|Concept|Environment|Service|Experience of the team|Running costs|Accessibility|Design"
)


def _make_tender(rng: Random) -> dict[str, Any]:
    style, dates, day = _symbol(rng), values.date_style(rng), values.date(rng, 2021, 2027)
    weights = rng.sample(range(5, 60, 5), 6)
    lots = [
        {"number": V(str(n + 1)), "title": V(t), "value": maybe(rng, 0.6, _cash(rng, 5000, 900000, style, True))}
        for n, t in enumerate(_said(rng, _WORKS, 0, _count(rng, 5, 9)))
    ]
    return {
        "title": V(_say(rng, _WORKS)),
        "authority": maybe(
            rng,
            0.85,
            V(
                _say(
                    rng,
                    _bar(
                        "City of $town|$town Water Board|District Council $town|University of $town|$town Public "
                        "Transport|Parish of St. Mark|$town Hospital Trust|Ministry of Roads"
                    ),
                )
            ),
        ),
        "ref": maybe(rng, 0.7, V(values.ident(rng, ("T", "VGB", "2024/S")))),
        "published": maybe(rng, 0.5, values.show_date(rng, day, dates)),
        "deadline": maybe(rng, 0.8, values.show_date(rng, day + timedelta(days=rng.randint(14, 60)), dates)),
        "opening": maybe(rng, 0.5, values.show_date(rng, day + timedelta(days=rng.randint(61, 70)), dates)),
        "start": maybe(rng, 0.5, values.show_date(rng, day + timedelta(days=rng.randint(90, 200)), dates)),
        "value": maybe(rng, 0.6, _cash(rng, 20000, 4000000, style, True)),
        "currency": V("", style.currency),
        "months": maybe(rng, 0.5, _int(rng.randint(2, 60))),
        "procedure": maybe(rng, 0.6, _enum(rng, _PROCEDURE)),
        "contact": maybe(rng, 0.5, V(values.person(rng))),
        "email": maybe(rng, 0.5, V(f"tender@{_host(rng)}")),
        "lots": lots,
        "criteria": [
            {"name": V(c), "weight": maybe(rng, 0.85, V(str(w), w, "", pick(rng, ("%", " %"))))}
            for c, w in zip(rng.sample(_CRIT, pick(rng, (0, 1, 2, 3, 4))), weights, strict=False)
        ],
        "papers": _vs(_said(rng, _PAPERS, 0, _count(rng, 6, 9))),
        "fitness": _vs(_said(rng, _FITNESS, 0, _count(rng, 5, 7))),
    }


def _tender(rng: Random, held: Held) -> str:
    p = _Page(rng)
    top = [
        _line(
            "",
            held,
            *pick(
                rng,
                (
                    ("{authority}", "\nCall for tenders: {title}", "\nRef. {ref}"),
                    ("{title}", " ({ref})", "\n{authority}"),
                    ("TENDER NOTICE ", "{ref}", "\n{title}", ", {authority}"),
                    ("{authority}", ": offers wanted for {title}", ". File number {ref}"),
                ),
            ),
        )
        or "Tender"
    ]
    labels = (
        ("published", "Published|Date of notice"),
        ("deadline", "Offers by|Closing date|Submit until"),
        ("opening", "Opening of bids|Bids are opened on"),
        ("start", "Work begins|Start of contract"),
        ("value", "Estimated value|Budget (net)"),
        ("months", "Duration in months|Term (months)"),
        ("procedure", "Procedure|How to bid"),
        ("contact", "Contact|Questions to"),
        ("email", "Mail|Submit to"),
    )
    facts = _facts(rng, held, *labels)
    if chance(rng, 0.4):
        said = [
            ("published", "This notice was published on {published}."),
            ("deadline", "Offers must reach us by {deadline}."),
            ("opening", "They will be opened on {opening}."),
            ("start", "The contract starts on {start}."),
            ("value", "We expect costs of about {value}."),
            ("months", "It runs for {months} months."),
            ("procedure", "Note: {procedure}."),
            ("contact", "{contact} answers questions."),
            ("email", "Write to {email}"),
        ]
        rng.shuffle(said)
        facts = [" ".join(t for k, t in said if held.get(k))]
    if chance(rng, 0.4):
        facts.append(
            _say(rng, "<Questions are taken~The site can be visited> until ")
            + values.show_date(rng, values.date(rng)).text
            + "."
        )
    sections = [
        (
            "Lots|Parts of the contract|Scope|Divided into",
            p.list(
                _rows(
                    rng,
                    "lots",
                    held,
                    (
                        "Lot {number}^: {title}^ ({value})",
                        "Lot {number}^ - {title}^ - {value}",
                        "{number}^ | {title}^ | {value}",
                        "{title}^ (lot {number})^, about {value}",
                    ),
                ),
                mark=pick(rng, ("", "- ", "* ")),
            ),
        ),
        (
            "Award criteria|How we decide|Evaluation|Weighting",
            p.list(
                _rows(
                    rng,
                    "criteria",
                    held,
                    ("{name}^: {weight}", "{name}^ ({weight})", "{weight}^ {name}", "{name}^ - {weight}"),
                )
            ),
        ),
        ("Documents to submit|Papers required|Please enclose|Offer documents", p.slots("papers", held)),
        ("Eligibility|Who may bid|Conditions of participation|Minimum requirements", p.slots("fitness", held)),
        ("Key data|Dates and contact|Overview|Procedure", "\n".join(facts)),
        *_some(
            rng,
            0.35,
            ("Not part of the contract|Excluded", p.other(_WORKS)),
            (
                "Earlier awards|Previous contracts",
                p.list([f"{values.company(rng).replace(',', '')} ({rng.randint(2010, 2023)})" for _ in range(3)]),
            ),
            (
                "Penalties|Contract terms",
                p.other(
                    _bar("$1-5 % for each week of delay|Retention of $2-10 %|Payment within $14-60 days|Court: $town")
                ),
            ),
        ),
    ]
    return p.join(_shuffled(rng, sections, 0.4), top[0])


TENDER = Kind(
    "tender_page",
    _bar("Tender notice|Call for tenders|Invitation to bid|Contract notice"),
    (
        _f("title", "title|subject|contract|object of the contract", "Subject", "what is to be bought or built"),
        _f(
            "authority",
            "authority|buyer|contracting authority|client",
            "Authority|Buyer",
            "public body that calls for offers",
        ),
        _f(
            "ref", "reference|file number|tender number|procedure number", "Ref.|File number", "number of the procedure"
        ),
        _f("published", "published|publication date|notice date", "Published", "day of the notice", "date"),
        _f(
            "deadline",
            "deadline|submission deadline|offers by|closing date",
            "Offers by",
            "last day for offers, not for questions",
            "date",
        ),
        _f("opening", "opening date|bid opening|bids opened on", "Opening", "day the bids are opened", "date"),
        _f("start", "contract start|start date|work begins", "Start", "first day of the contract", "date"),
        _f(
            "value",
            "estimated value|budget|contract value|total value",
            "Estimated value",
            "value of the whole contract, number only",
            "number",
        ),
        _currency("value", "lots.value"),
        _f(
            "months",
            "duration months|term|contract duration",
            "Duration (months)",
            "length of the contract in months",
            "integer",
        ),
        _f(
            "procedure",
            "procedure|procedure type|kind of procedure",
            "Procedure",
            "open to all, restricted or negotiated",
            "enum",
            options=("open", "restricted", "negotiated", "direct award"),
        ),
        _f("contact", "contact|contact person|questions to", "Contact", "who answers questions"),
        _f("email", *_EMAIL, "where to send offers"),
        Items(
            "lots",
            _bar("lots|parts|sections|lot list"),
            (
                _f("number", "number|lot|lot number|no", "Lot", "number of the lot"),
                _f("title", "title|subject|name|description", "Title", "what the lot is about"),
                _f("value", "value|estimate|budget", "Value", "value of the lot", "number"),
            ),
            _bar("parts that can be bid for separately"),
            _bar("Lots"),
            ("Lot {number}: [[{title}]][[ ({value})]]", "[[{title}]][[ ({value})]]"),
        ),
        Items(
            "criteria",
            _bar("award criteria|criteria|evaluation criteria|weights"),
            (
                _f("name", "name|criterion|what", "Criterion", "name of the criterion"),
                _f("weight", "weight|percent|share", "Weight", "weight in percent", "number"),
            ),
            _bar("how offers are judged"),
            _bar("Award criteria"),
            ("{name}[[: {weight}]]",),
        ),
        _strings(
            "papers",
            "documents|required documents|enclosures|papers to submit",
            "what an offer must contain",
            "Documents",
        ),
        _strings(
            "fitness",
            "eligibility|requirements|conditions of participation|who may bid",
            "what a bidder must fulfil",
            "Eligibility",
        ),
    ),
    _make_tender,
    (_tender,),
    _PAGE,
)

_PANELS: dict[str, tuple[str, ...]] = {
    "Blood count|Haematology|Blutbild": _bar(
        "Haemoglobin ~ g/dl ~ 12.0-16.0|Leukocytes ~ /nl ~ 4.0-10.0|Platelets ~ /nl ~ "
        "150-400|Haematocrit ~ % ~ 37-47|MCV ~ fl ~ 80-96|Erythrocytes ~ /pl ~ 4.2-5.4"
    ),
    "Liver|Liver panel|Enzymes": _bar(
        "ALT (GPT) ~ U/l ~ < 35|AST (GOT) ~ U/l ~ < 35|Gamma-GT ~ U/l ~ < 40|Bilirubin, total ~ mg/dl ~ "
        "0.2-1.2|Alk. phosphatase ~ U/l ~ 40-130|Albumin ~ g/l ~ 35-52"
    ),
    "Kidney|Renal function|Kidney values": _bar(
        "Creatinine ~ mg/dl ~ 0.5-1.1|Urea ~ mg/dl ~ 17-43|eGFR ~ ml/min ~ > 60|Uric acid ~ mg/dl ~ "
        "2.4-5.7|Potassium ~ mmol/l ~ 3.5-5.1|Sodium ~ mmol/l ~ 135-145"
    ),
    "Lipids|Lipid panel|Fats": _bar(
        "Cholesterol, total ~ mg/dl ~ < 200|HDL ~ mg/dl ~ > 40|LDL ~ mg/dl ~ < 130|Triglycerides ~ "
        "mg/dl ~ < 150|Lipoprotein (a) ~ mg/l ~ < 300"
    ),
    "Thyroid|Hormones": _bar(
        "TSH ~ mU/l ~ 0.4-4.0|free T3 ~ pg/ml ~ 2.0-4.4|free T4 ~ ng/dl ~ 0.9-1.7|Vitamin D ~ ng/ml ~ "
        "30-60|Vitamin B12 ~ pg/ml ~ 200-900|Ferritin ~ µg/l ~ 15-150"
    ),
}
_FASTED: dict[Any, str] = {
    True: (
        "taken on an empty stomach | no food for $8-14 hours | patient had not eaten | before breakfast "
        "| after a night without food | nüchtern"
    ),
    False: (
        "after a meal | patient had eaten | taken in the afternoon after lunch | not on an empty "
        "stomach | breakfast at $6-8 am | without fasting"
    ),
}


def _make_panels(rng: Random) -> dict[str, Any]:
    day, dates = values.date(rng, 2017, 2027), values.date_style(rng)
    rows: list[dict[str, V | None]] = []
    for panel in rng.sample(list(_PANELS), rng.randint(1, 4)):
        for text in rng.sample(_PANELS[panel], rng.randint(1, 5)):
            name, unit, span = text.split(" ~ ")
            low = float(re.findall(r"[\d.]+", span)[0])
            value = low * rng.uniform(0.6, 1.8)
            shown = f"{value:.1f}" if low < 100 else f"{value:.0f}"
            top = float(re.findall(r"[\d.]+", span)[-1])
            above = float(shown) > top and ">" not in span
            below = float(shown) < low and "<" not in span
            marks = ("H", "high", "+", "↑", "*", "HH") if above else ("L", "low", "-", "↓", "*", "LL")
            rows.append(
                {
                    "test": V(name),
                    "value": maybe(rng, 0.95, V(shown, float(shown) if "." in shown else int(shown))),
                    "unit": maybe(rng, 0.9, V(unit)),
                    "range": maybe(rng, 0.8, V(span)),
                    "flag": maybe(rng, 0.8, V(pick(rng, marks))) if above or below else None,
                    "panel": V(panel),
                }
            )
    return {
        "patient": V(values.person(rng)),
        "born": maybe(rng, 0.7, values.show_date(rng, values.date(rng, 1935, 2015), dates)),
        "number": maybe(rng, 0.7, V(values.ident(rng, ("LAB", "L", "S")))),
        "taken": maybe(rng, 0.7, values.show_date(rng, day, dates)),
        "reported": maybe(rng, 0.6, values.show_date(rng, day + timedelta(days=rng.randint(1, 6)), dates)),
        "doctor": maybe(rng, 0.6, V("Dr. " + " ".join(values.first_last(rng)))),
        "lab": maybe(
            rng,
            0.6,
            V(
                _say(
                    rng,
                    _bar("Labor $town|$town Diagnostics|Central Laboratory|MedLab $2-9|Institute of Pathology $town"),
                )
            ),
        ),
        "material": maybe(
            rng, 0.5, V(pick(rng, _bar("serum|EDTA blood|plasma|venous blood|urine and serum|capillary blood")))
        ),
        "fasting": maybe(rng, 0.5, _enum(rng, _FASTED)),
        "comment": maybe(
            rng,
            0.4,
            V(
                _say(
                    rng,
                    _bar(
                        "Please repeat in $2-12 weeks.|Sample slightly haemolytic.|No further "
                        "action needed.|Values fit "
                        "the known condition.|Iron should be checked as well."
                    ),
                )
            ),
        ),
        "results": rows,
    }


def _panels(rng: Random, held: Held) -> str:
    p = _Page(rng)
    top = [
        "\n".join(
            x
            for x in (
                _line(
                    "",
                    held,
                    *pick(
                        rng,
                        (
                            ("{lab}", "\nReport {number}"),
                            ("Laboratory report ", "{number}", "\n{lab}"),
                            ("{lab}", " | No. {number}"),
                        ),
                    ),
                ),
                _line(
                    "",
                    held,
                    *pick(
                        rng,
                        (
                            ("Patient: {patient}", ", born {born}"),
                            ("{patient}", " (*{born})"),
                            ("Name: {patient}", "\nDate of birth: {born}"),
                        ),
                    ),
                ),
            )
            if x
        )
    ]
    top += _facts(
        rng,
        held,
        ("taken", "Sample taken|Collected|Drawn"),
        ("reported", "Reported|Date of report|Printed"),
        ("doctor", "Requested by|Ordered by|Referring doctor"),
        ("material", "Material|Specimen"),
        ("fasting", "Remark|Sampling"),
    )
    rows = held["results"]
    groups = [name.split("|") for name in _PANELS]
    form = pick(
        rng,
        (
            "{test}^  {value}^ {unit}^  ({range})^  {flag}",
            "{test}^: {value}^ {unit}^ [{range}]^ {flag}",
            "{test}^\t{value}^\t{unit}^\t{range}^\t{flag}",
            "{flag}^ {test}^ {value}^ {unit}^, ref. {range}",
            "{test}^ = {value}^ {unit}^ {flag}^ (normal {range})",
            "{test}^ | {value}^ {flag}^ | {unit}^ | {range}",
        ),
    ).split("^")
    columns = (
        _columns(rng, "results", {"results": rows}, ("test", "value", "flag", "unit", "range"))
        if chance(rng, 0.4)
        else []
    )
    sections: list[tuple[str, str]] = []
    last: list[str] | None = None
    for i, row in enumerate(rows):
        name = row["test"].text.upper() if row.get("test") else ""
        own = next(
            (
                g
                for g, tests in zip(groups, _PANELS.values(), strict=True)
                if any(t.split(" ~ ")[0].upper() == name for t in tests)
            ),
            last or groups[0],
        )
        line = columns[i] if columns else _line(f"results.{i}", row, *form)
        if own is last:
            sections[-1] = (sections[-1][0], sections[-1][1] + "\n" + line)
        else:
            sections.append(("|".join(own), line))
        last = own
    after = [
        ("Comment|Remarks|Assessment", "{comment}" if held.get("comment") else ""),
        *_some(
            rng,
            0.3,
            (
                "Earlier values|History",
                p.other(
                    _bar(
                        "No earlier report from this laboratory|Last sample $2-14 months "
                        "ago|Report of 20$15-22 sent by "
                        "fax|See letter of $month"
                    )
                ),
            ),
            (
                "Legend|Abbreviations",
                p.other(_bar("H above the range|L below the range|* see comment|n.d. not determined")),
            ),
            (
                "Still to come|Pending",
                p.other(_bar("Vitamin K|Borrelia antibodies|Urine culture|Protein electrophoresis|HLA-B$20-50")),
            ),
        ),
    ]
    return p.join([*sections, *after], "\n".join(top))


PANELS = Kind(
    "lab_panels",
    _bar("Laboratory report|Lab report|Laboratory findings|Blood test"),
    (
        _f("patient", "patient|name|patient name", "Patient|Name", "who the sample is from"),
        _f("born", "date of birth|born|birth date", "Date of birth|Born", "patient's day of birth", "date"),
        _f("number", "report number|lab number|sample id|order number", "Report no.|Lab no.", "number of the report"),
        _f(
            "taken",
            "sample date|collected|taken on|date of collection",
            "Collected",
            "when the sample was taken",
            "date",
        ),
        _f("reported", "report date|reported|date of report", "Reported", "when the report was made", "date"),
        _f("doctor", "doctor|requested by|referring doctor|physician", "Requested by", "who ordered the tests"),
        _f("lab", "laboratory|lab|institute", "Laboratory", "laboratory that measured"),
        _f("material", "material|specimen|sample type", "Material", "what was sampled"),
        _f("fasting", "fasting|was fasting|empty stomach", "Sampling", "whether the patient had not eaten", "boolean"),
        _f("comment", "comment|remark|assessment|note", "Comment", "sentence of the laboratory"),
        Items(
            "results",
            _bar("results|tests|values|findings|measurements"),
            (
                _f("test", "test|analyte|name|parameter", "Test|Analyte", "what was measured"),
                _f("value", "value|result|reading", "Result|Value", "measured value", "number"),
                _f("unit", "unit|units", "Unit", "unit of the value"),
                _f("range", "reference range|range|normal range|reference", "Reference", "normal range as written"),
                _f("flag", "flag|marker|abnormal", "Flag", "mark of an abnormal value"),
            ),
            _bar("all values of all panels|every measured value"),
            _bar("Results"),
            ("{test}[[: {value}]][[ {unit}]][[ ({range})]][[ {flag}]]",),
        ),
    ),
    _make_panels,
    (_panels,),
    ("prose",) * 9 + ("markdown", "kv", "table"),
)


# --- receipts, orders, packing lists ------------------------------------------------------------------------------

_GOODS = _bar(
    """Milk 2L | Batteries AA 4-pack | Rye loaf 750g | Eggs L 10 pcs | Toilet paper 8 rolls | Bananas 1kg |
    Coffee 500 g | Still water 6x1.5l | Dishwasher tabs 40 | Printer paper A4 500 sheets | LED bulb E27 9W |
    Screws 4x40 100 pcs | Yoghurt 3.8% 150g | Lemonade zero 0,33l | Nappies size 4 | Tape 50m x 48mm | Pencils
    HB 12 | Chocolate 70% | USB cable 2m | Bin bags 35l | Cat food 12x85g | Tea bags 20 | Butter 250G | Olive
    oil 0.75L | Paint white 2.5 l | Sandpaper P120 | Socks 39-42 | Shower gel 3in1 | Cheese Gouda 48% | Tomatoes
    on the vine | Parsley | Bread rolls | Newspaper | Gift card 25 | Stamps 0.85 | Carrier bag | Apples Elstar |
    Garlic | Vitamin C 1000 | Plasters 20 pcs | Hand soap refill 1l | Pizza no. 7 | Candle 200/70 | Notebook A5
    96p | Frozen peas 1 kg | Plum tomatoes 250g | Sun cream SPF 50 | Espresso beans 1000g | Fuse 10A"""
)
_GOOD = ("$good", "$good", "$good", "$object $size", "$material $object", "$object no. $1-60", "$colour $object")
_WORDS["good"] = _GOODS
_METHOD: dict[Any, str] = {
    "card": "CARD **** $1000-9999 | debit card | contactless | Girocard | chip and PIN | credit card | EC-Karte",
    "cash": "paid in notes and coins | CASH | bar | cash tendered | handed over in notes | Bargeld",
    "voucher": (
        "gift card redeemed | voucher no. $1000-9999 | coupon | paid with a gift token | Gutschein | store credit"
    ),
    "invoice": (
        "on account | pay within $14-30 days | invoice follows | billed to the firm | by bank transfer "
        "after delivery | auf Rechnung"
    ),
    "mobile": "paid by phone | wallet app | scan to pay | smartwatch | QR code payment | app payment",
}


def _basket(rng: Random, style: values.MoneyStyle, n: int, often: float) -> list[dict[str, V | None]]:
    """Articles with quantity, price of one and amount; the quantity is mostly absent when it is one."""
    rows: list[dict[str, V | None]] = []
    for text in _said(rng, _GOOD, n, n):
        count = 1 if chance(rng, 1 - often) else rng.randint(2, 24)
        price = _cash(rng, 0.3, 60, style)
        told = count > 1 or chance(rng, 0.25)
        rows.append(
            {
                "name": V(_up(text)),
                "qty": _int(count) if told else None,
                "price": price if told and (count > 1 or chance(rng, 0.3)) else None,
                "amount": values.show_money(rng, round(price.gold * count, 2), style),
                "sku": maybe(rng, 0.3, V(values.fill_pattern(rng, pick(rng, ("%#####", "@@-###", "%###.##"))))),
            }
        )
    if rows and chance(rng, 0.3):
        for row in rows:
            row["qty"] = row["price"] = None
    return rows


def _total(rows: Sequence[Row]) -> float:
    """The sum of the amounts."""
    return round(sum(v.gold for row in rows if (v := row.get("amount")) is not None), 2)


def _make_till(rng: Random) -> dict[str, Any]:
    style = _symbol(rng)
    if chance(rng, 0.5):
        style = replace(style, before="", after="")
    rows = _basket(rng, style, _count(rng, 9, 15), 0.4)
    total = _total(rows)
    paid = total + pick(rng, (0.0, 0.0, 1.5, 5.0, 10.0))
    day = values.date(rng)
    method = maybe(rng, 0.6, _enum(rng, _METHOD))
    coins = method is None or method.gold == "cash"
    return {
        "store": V(
            _say(
                rng,
                _bar(
                    "$town Market|Corner Shop $2-90|Bakery Huber|FreshBox|Do-it Centre $town|Green Grocer|Pharmacy "
                    "St. Anna|Kiosk $1-40|Mini Mart"
                ),
            )
        ),
        "address": maybe(rng, 0.5, V(values.address(rng))),
        "date": maybe(
            rng, 0.8, values.show_date(rng, day, pick(rng, ("dd.mm.yyyy", "dd.mm.yy", "iso", "dd/mm/yyyy", "d Mon y")))
        ),
        "time": maybe(rng, 0.7, values.show_time(rng, rng.randint(7, 21), rng.randrange(60), "24")),
        "number": maybe(rng, 0.6, V(values.fill_pattern(rng, pick(rng, ("####", "%####/##", "B-######", "%###"))))),
        "cashier": maybe(rng, 0.4, V(values.first_last(rng)[0])),
        "items": rows,
        "total": maybe(rng, 0.92, values.show_money(rng, total, style)),
        "tax": maybe(rng, 0.5, values.show_money(rng, round(total * 0.07, 2), style)),
        "given": maybe(rng, 0.6 * coins, values.show_money(rng, paid, style)),
        "change": maybe(rng, 0.6 * coins, values.show_money(rng, round(paid - total, 2), style)),
        "points": maybe(rng, 0.3, _int(rng.randint(1, 900))),
        "method": method,
        "currency": V("", style.currency) if style.before or style.after else None,
    }


def _basket_lines(rng: Random, key: str, held: Held) -> list[str]:
    """The articles of a receipt, the quantity absent, before, behind or on a line of its own."""
    rows = held.get(key) or []
    way = pick(rng, ("columns", "x", "x", "behind", "below", "at", "above", "plain", "dots"))
    way = way if any(row.get("name") is not None for row in rows) else "columns"
    if way == "columns":
        return _columns(
            rng,
            key,
            held,
            pick(
                rng, (("qty", "name", "amount"), ("name", "qty", "price", "amount"), ("sku", "name", "qty", "amount"))
            ),
        )
    wide = max((len(row["name"].text) for row in rows if row.get("name")), default=0) + 3
    times = pick(rng, (" x ", "x ", " × ", "* "))
    out: list[str] = []
    for i, row in enumerate(rows):
        name = row.get("name")
        pad = ("." if way == "dots" else " ") * max(2, wide - len(name.text) if name else 2)
        parts = {
            "x": (f"{{qty}}{times}", "{name}", pad + "{amount}"),
            "behind": ("{name}", pick(rng, (" x{qty}", " (x{qty})")), pad + "{amount}"),
            "below": ("{name}", pad + "{amount}", "\n    {qty}" + times + "{price}"),
            "at": ("{name}", "\n  {qty} @ {price}", pad + "{amount}"),
            "above": ("{qty} x", " {price} EA\n", "{name}", pad + "{amount}"),
            "plain": ("{name}", pad + "{amount}"),
            "dots": ("{name}", pad + "{amount}", " ({qty} pcs)"),
        }[way]
        if way in ("above", "below", "at") and row.get("price") is None:
            parts = ("{qty} x ", "{name}", pad + "{amount}")
        out.append(_line(f"{key}.{i}", row, *parts))
    return out


def _till(rng: Random, held: Held) -> str:
    rule = pick(rng, ("-" * 32, "=" * 32, "", "* * * * * * * *", "." * 28))
    top = [pick(rng, ("{store}", "      {store}", "*** {store} ***")) if held.get("store") else "RECEIPT"]
    if held.get("address"):
        top.append(pick(rng, ("{address}", "   {address}")))
    when = [
        f"{label}{{{key}}}"
        for key, label in (
            ("date", pick(rng, ("", "Date: ", "Datum "))),
            ("time", pick(rng, ("", "Time ", ""))),
            ("number", pick(rng, ("Receipt ", "Bon-Nr. ", "Ticket #", "Trans. "))),
            ("cashier", pick(rng, ("Served by ", "Cashier: ", "Es bediente Sie "))),
        )
        if held.get(key)
    ]
    head = pick(rng, ("  ", "\n", "   ")).join(when)
    early = chance(rng, 0.5)
    foot = []
    if chance(rng, 0.3):
        foot.append(
            f"SUBTOTAL {rng.randint(2, 90)}.{rng.randint(10, 99)}"
            if chance(rng, 0.3)
            else f"ITEMS SOLD: {rng.randint(20, 60)}"
        )
    for key, label in (
        ("total", "TOTAL|Total to pay|SUMME|To pay|Total|GESAMT"),
        ("tax", "VAT 7% incl.|of which tax|MwSt 7%|Tax"),
        ("given", "Given|Received|Gegeben|Tendered"),
        ("change", "Change|Rückgeld|CHANGE DUE"),
        ("points", "Points earned|Bonus points|Loyalty points"),
    ):
        if held.get(key):
            label = pick(rng, _bar(label))
            foot.append(label + pick(rng, (" ", ": ", " " * max(2, 26 - len(label)))) + f"{{{key}}}")
    if held.get("method"):
        foot.append("{method}")
    foot += _said(
        rng,
        _bar(
            "Thank you!|Open $7-9-$18-22|Returns within $7-30 days with this slip|Balance of points: "
            "$900-9000|Till $1-9|Next time: $5-20% off $good|No exchange of underwear|Tell us how we did"
        ),
        0,
        3,
    )
    lines = _basket_lines(rng, "items", held)
    if lines and chance(rng, 0.2):
        lines.insert(
            rng.randint(1, len(lines)),
            pick(rng, ("-- GROCERY --", "   DISCOUNT          -0.50", "HOUSEHOLD", "VOID LAST ITEM")),
        )
    return "\n".join(x for x in (*top, head if early else "", rule, *lines, rule, *foot, "" if early else head) if x)


def _article_fields(more: tuple[F, ...] = ()) -> tuple[F, ...]:
    return (
        _f(
            "name",
            "name|item|description|article|product",
            "Item|Article|de:Artikel",
            "name as printed, sizes in it too",
        ),
        _f(
            "qty",
            "quantity|qty|count|pieces|number of units",
            "Qty|Pcs|de:Menge",
            "how many; the size in the name does not count|How many were bought?",
            "integer",
        ),
        _f(
            "price",
            "unit price|price each|single price|price",
            "Each|Unit price|de:Einzelpreis",
            "price of one, number only",
            "number",
        ),
        _f("amount", "amount|line total|sum|total", "Amount|Total|de:Betrag", "what is paid for the line", "number"),
        *more,
    )


TILL = Kind(
    "till_columns",
    _bar("Till receipt|Receipt|Sales slip|Kassenbon"),
    (
        _f("store", "store|shop|merchant|name of the shop", "Store", "where it was bought"),
        _f("address", "address|store address|where", "Address", "address of the shop"),
        _f("date", "date|day|purchase date", "Date|de:Datum", "day of the purchase", "date"),
        _f("time", "time|purchase time|at", "Time|de:Zeit", "time of the purchase", "time"),
        _f("number", "receipt number|receipt no|ticket|transaction", "Receipt no.|de:Bon-Nr.", "number of the receipt"),
        _f("cashier", "cashier|served by|clerk", "Cashier", "who served"),
        Items(
            "items",
            _bar("items|articles|line items|purchases|products"),
            _article_fields(),
            _bar("what was bought|every article line"),
            _bar("Items|Articles"),
            ("[[{qty} x ]]{name}[[ {amount}]]", "{name}[[ x{qty}]][[ {amount}]]"),
        ),
        _f("total", "total|grand total|amount due|sum", "Total|de:Summe", "sum to pay, number only", "number"),
        _f("tax", "tax|vat|tax amount", "VAT|de:MwSt", "tax included", "number"),
        _f("given", "amount tendered|given|received", "Given", "money handed over", "number"),
        _f("change", "change|change due|money back", "Change", "money given back", "number"),
        _f("points", "loyalty points|points|bonus points", "Points", "points earned with this purchase", "integer"),
        _f(
            "method",
            "payment method|paid by|means of payment",
            "Paid",
            "how it was paid",
            "enum",
            options=("card", "cash", "voucher", "invoice", "mobile", "cheque"),
        ),
        _currency("items.amount", "items.price", "total"),
    ),
    _make_till,
    (_till,),
    ("prose",) * 9 + ("kv", "table"),
)

_SENT: dict[Any, str] = {
    "shipped": (
        "left our warehouse this morning | handed to the carrier | on its way to you | has been "
        "dispatched | your parcel is rolling | out for delivery soon"
    ),
    "packing": (
        "we are putting it together | being packed | is on the packing table | almost ready to leave | "
        "our team picks your goods | in the warehouse, not yet sealed"
    ),
    "confirmed": (
        "we have accepted your order | thank you, your order is booked | your order has reached us | we "
        "will start on it shortly | is registered | noted with thanks"
    ),
    "on hold": (
        "waiting for your payment | stopped until an article is back | we cannot send it yet | paused "
        "at your request | needs your reply first | held back"
    ),
}


def _make_order(rng: Random) -> dict[str, Any]:
    style, day, dates = _symbol(rng), values.date(rng), values.date_style(rng)
    rows = _basket(rng, style, _count(rng, 8, 15), 0.6)
    total, fee = _total(rows), rng.choice((0, 3.9, 4.95, 6.5))
    place = values.locale(rng)
    return {
        "shop": maybe(rng, 0.7, V(values.company(rng))),
        "number": maybe(rng, 0.85, V(values.ident(rng, ("ORD", "SO", "PO")))),
        "customer": maybe(rng, 0.8, V(values.person(rng, place))),
        "address": maybe(rng, 0.7, V(values.address(rng, place=place))),
        "ordered": maybe(rng, 0.6, values.show_date(rng, day, dates)),
        "due": maybe(rng, 0.6, values.show_date(rng, day + timedelta(days=rng.randint(1, 20)), dates)),
        "carrier": maybe(
            rng,
            0.5,
            V(
                _say(
                    rng,
                    _bar(
                        "Express Parcel|Swift Post|own van|bicycle courier|GreenShip|freight "
                        "forwarder|pick-up at the "
                        "shop"
                    ),
                )
            ),
        ),
        "tracking": maybe(
            rng, 0.4, V(values.fill_pattern(rng, pick(rng, ("@@#########@@", "%###########", "1Z@@@######"))))
        ),
        "parcels": maybe(rng, 0.4, _int(rng.randint(1, 9))),
        "weight": maybe(rng, 0.4, V(f"{rng.randint(2, 400) / 10:g} kg")),
        "status": maybe(rng, 0.6, _enum(rng, _SENT)),
        "items": rows,
        "missing": _vs(_said(rng, _GOODS, 0, pick(rng, (0, 0, 0, 1, 2, 3)))),
        "shipping": maybe(rng, 0.5, values.show_money(rng, fee, style)),
        "total": maybe(rng, 0.7, values.show_money(rng, round(total + fee, 2), style)),
        "currency": V("", style.currency),
    }


def _order(rng: Random, held: Held) -> str:
    p = _Page(rng)
    packing = chance(rng, 0.4)
    title = pick(
        rng,
        ("Packing list", "Delivery note", "PACKING SLIP")
        if packing
        else ("Order confirmation", "Your order", "Thank you for your order", "Auftragsbestätigung"),
    )
    top = [
        _line(
            "",
            held,
            *pick(
                rng,
                (
                    ("{shop}", f"\n{title}", " {number}"),
                    (f"{title} ", "{number}", " - {shop}"),
                    (f"{title}\n", "Order no. {number}", "\n{shop}"),
                ),
            ),
        )
    ]
    if held.get("customer"):
        top.append(pick(rng, ("Dear {customer},", "Ship to: {customer}", "Customer: {customer}", "For {customer}")))
    if held.get("status"):
        top.append(
            pick(rng, ("Status: {status}.", "Good to know: {status}.", "{status}", "State of the order: {status}"))
        )
    heads = {
        "sku": "Art.|No.|SKU",
        "name": "Item|Article|Description|Artikel",
        "qty": "Qty|Pcs|Menge|Quantity",
        "price": "Each|Unit|Price",
        "amount": "Amount|Total|Sum",
    }
    keys = (
        pick(rng, (("sku", "name", "qty"), ("qty", "name"), ("name", "qty")))
        if packing
        else pick(
            rng,
            (
                ("sku", "name", "qty", "price", "amount"),
                ("qty", "name", "price", "amount"),
                ("name", "qty", "amount"),
                ("name", "amount"),
            ),
        )
    )
    roll = rng.random()
    if roll < 0.5:
        body = "\n".join(_columns(rng, "items", held, keys, heads if chance(rng, 0.8) or "price" in keys else None))
    elif packing or roll < 0.7:
        body = p.list(
            _rows(
                rng,
                "items",
                held,
                (
                    "{qty} x ^{name}^ [{sku}]",
                    "{name}^ ({sku})^ - {qty} pcs",
                    "[ ] {name}^ x{qty}",
                    "{sku}^ {name}^ .... {qty}",
                    "{qty}x ^{name}",
                ),
            ),
            mark=pick(rng, ("", "- ", "• ")),
        )
    else:
        body = "\n".join(_basket_lines(rng, "items", held))
    facts = _facts(
        rng,
        held,
        ("address", "Deliver to|Address|Shipping address"),
        ("carrier", "Carrier|Sent by|Shipping method"),
        ("tracking", "Tracking|Follow it with"),
        ("parcels", "Parcels|Number of boxes"),
        ("weight", "Weight|Gross weight"),
        ("ordered", "Ordered on|Order date"),
        ("due", "Arrives on|Expected|Delivery date"),
    )
    money = _facts(rng, held, ("shipping", "Shipping|Postage|Delivery charge"), ("total", "Total|Grand total|To pay"))
    if "name" in keys and held["items"] and chance(rng, 0.3):
        money.append(f"Saved: {rng.randint(1, 9)}.{rng.randint(10, 99)}")
    sections = [
        ("Items|Contents|Articles|Your goods|In this parcel", body),
        ("|Sum|Costs", "\n".join(money) if not packing else ""),
        ("Delivery|Shipping|Details", "\n".join(facts)),
        ("Not in this parcel|Follows later|Back-ordered|Out of stock", p.slots("missing", held)),
        *_some(
            rng,
            0.3,
            ("You may also like|Others bought", p.other(_GOODS)),
            (
                "Returns|If something is wrong",
                " ".join(
                    _said(
                        rng,
                        _bar(
                            "Send it back within $14-60 days.|Keep the box.|Use label no. "
                            "$2-9.|Parcels over $10-30 kg are "
                            "collected."
                        ),
                        1,
                        3,
                    )
                ),
            ),
        ),
    ]
    return p.join(
        [(name or "Sum", text) for name, text in _shuffled(rng, sections, 0.25)], "\n".join(x for x in top if x)
    )


ORDER = Kind(
    "order_columns",
    _bar("Order confirmation|Packing list|Delivery note|Order"),
    (
        _f("shop", "shop|seller|store|company", "Shop|Seller", "who sends the goods"),
        _f("number", "order number|order no|order id|reference", "Order no.|de:Auftragsnr.", "number of the order"),
        _f("customer", "customer|recipient|buyer|ship to name", "Customer", "who ordered"),
        _f("address", "delivery address|address|ship to|shipping address", "Address|Deliver to", "where it is sent"),
        _f("ordered", "order date|ordered on|date of order", "Ordered", "day of the order", "date"),
        _f("due", "delivery date|expected|arrives on|due", "Expected", "day of delivery", "date"),
        _f("carrier", "carrier|shipping method|sent by", "Carrier", "who carries it"),
        _f("tracking", "tracking number|tracking|parcel number", "Tracking", "number to follow the parcel"),
        _f("parcels", "parcels|number of parcels|boxes|packages", "Parcels", "how many parcels", "integer"),
        _f("weight", "weight|gross weight|shipment weight", "Weight", "weight as written, with unit"),
        _f(
            "status",
            "status|order status|state",
            "Status",
            "how far the order is",
            "enum",
            options=("confirmed", "packing", "shipped", "on hold", "delivered"),
        ),
        Items(
            "items",
            _bar("items|articles|line items|positions|contents"),
            _article_fields((_f("sku", "sku|article number|item code|code", "SKU|Art. no.", "code of the article"),)),
            _bar("articles in the order, not those that follow later|every line of goods"),
            _bar("Items|Articles|Contents"),
            ("[[{qty} x ]]{name}[[ ({sku})]][[ {amount}]]", "{name}[[ - {qty}]]"),
        ),
        _strings(
            "missing",
            "missing items|back ordered|follows later|not included",
            "articles that are not sent now",
            "Back-ordered",
        ),
        _f("shipping", "shipping cost|postage|delivery charge", "Shipping", "what delivery costs", "number"),
        _f("total", "total|grand total|to pay", "Total", "sum with shipping", "number"),
        _currency("items.amount", "items.price", "total", "shipping"),
    ),
    _make_order,
    (_order,),
    ("prose",) * 9 + ("kv", "table", "mixed"),
)


# --- long plain lists ---------------------------------------------------------------------------------------------


def _names(rng: Random, n: int) -> list[str]:
    return list(dict.fromkeys(values.person(rng).replace(",", "") for _ in range(n)))


def _phrases(*texts: str) -> Callable[[Random, int], list[str]]:
    return lambda rng, n: [_up(t) for t in _said(rng, texts, n, n)]


def _long_kind(
    name: str,
    titles: str,
    many: Callable[[Random, int], list[str]],
    items: tuple[str, str, str],
    others: tuple[str, str, str],
    other: Callable[[Random, int], list[str]],
    owner: str,
) -> Kind:
    """A kind with one list of up to 60 lines, a short list beside it and a few facts."""

    def make(rng: Random) -> dict[str, Any]:
        n = pick(rng, (rng.randint(4, 14), rng.randint(15, 30), rng.randint(30, 60), rng.randint(30, 60)))
        return {
            "title": V(
                _say(
                    rng,
                    _bar(
                        "Spring 20$20-27|Group $1-9|House $2-40|Team $colour|$town|Class "
                        "$1-9b|Trip to $town|Section "
                        "$1-30|Season 20$20-26"
                    ),
                )
            ),
            "owner": maybe(rng, 0.6, V(values.person(rng))),
            "date": maybe(rng, 0.6, values.show_date(rng, values.date(rng))),
            "place": maybe(
                rng,
                0.5,
                V(
                    _say(
                        rng,
                        _bar("cellar of house $2-90|$town|shelf $1-40|club house|school gym|room $1-300|the old barn"),
                    )
                ),
            ),
            "budget": maybe(rng, 0.3, _cash(rng, 20, 900, _symbol(rng))),
            "entries": _vs(many(rng, n)),
            "rest": _vs(other(rng, pick(rng, (0, 2, 3, 5)))),
        }

    def prose(rng: Random, held: Held) -> str:
        p = _Page(rng)
        head = _say(rng, _bar(titles))
        top = [_line("", held, f"{head}{pick(rng, (': ', ' - ', ' '))}", "{title}") if held.get("title") else head]
        facts = _facts(
            rng,
            held,
            ("owner", owner),
            ("date", "As of|Date|Written on"),
            ("place", "Place|Where"),
            ("budget", "Budget|Money left"),
        )
        if chance(rng, 0.4):
            facts.append(_say(rng, ("Last time there were $3-90.", "Old list: $3-90 lines.")))
        texts = [v.text for v in held["entries"]]
        slots = [f"{{entries.{i}}}" for i in range(len(texts))]
        body = p.list(slots, texts, pick(rng, ("", "", "1. ", "1) ", "- ", "1 ", "[ ] ", "* ", "#1 ", None)))
        if len(slots) > 20 and chance(rng, 0.2) and "\n" in body:
            lines = body.split("\n")
            lines.insert(rng.randint(8, len(lines) - 4), pick(rng, ("", "-- page 2 --", "(continued)", "")))
            body = "\n".join(lines)
        sections = [
            ("|".join(_bar(titles)) if chance(rng, 0.5) else items[2], body),
            (others[2], p.slots("rest", held)),
            ("Notes|Facts|For the record", "\n".join(facts)),
        ]
        sections += _some(
            rng,
            0.4,
            (
                "Please|Remember",
                p.other(
                    _bar(
                        "Bring it back by $day|Tell $2-3 people|Keep dry|Sign on page $2-9|Ask "
                        "before you change the "
                        "list"
                    )
                ),
            ),
            ("Helpers|Thanks to", ", ".join(_names(rng, 3))),
        )
        return p.join(_shuffled(rng, sections, 0.4), top[0])

    fields = (
        _f("title", "title|group|name|heading", "Title", "what the list is for"),
        _f("owner", "responsible|kept by|owner|contact", owner, "who keeps the list"),
        _f("date", "date|as of|written on", "Date", "day of the list", "date"),
        _f("place", "place|where|location", "Place", "where it is"),
        _f("budget", "budget|money|amount left", "Budget", "money, number only", "number"),
        _strings("entries", items[0], items[1], items[2]),
        _strings("rest", others[0], others[1], others[2]),
    )
    return Kind(name, _bar(titles), fields, make, (prose,), ("prose",) * 9 + ("markdown", "html", "kv"))


LONG_KINDS = (
    _long_kind(
        "long_roster",
        "Members|Roster|List of participants|Attendance",
        _names,
        (
            "members|participants|names|people|attendees",
            "everyone on the list, not helpers or absentees|all names",
            "Members",
        ),
        ("absent|excused|waiting list|could not come", "those who are not there", "Excused|Absent|Waiting list"),
        _names,
        "Kept by|Coach|Leader",
    ),
    _long_kind(
        "long_stock",
        "Inventory|Stock list|Shopping list|Things to pack",
        _phrases(*_GOOD),
        ("items|articles|things|inventory|stock", "each line whole, with its numbers|everything on the list", "Items"),
        ("missing|to buy|broken|to replace", "things that are missing or broken", "Missing|To replace|Broken"),
        _phrases("$object", "$good", "$colour $object"),
        "Responsible|Key holder",
    ),
    _long_kind(
        "long_topics",
        "Reading list|Topics|Programme of talks|Exam questions",
        _phrases(
            "$verb $thing",
            "$verb $thing <in winter~in small firms~at home>",
            "The $colour $object",
            "$object and $object, vol. $1-9",
            "$2-90 ways to $verb $thing",
            "History of $material",
            "Why we $verb $thing",
            "$skill, part $1-4",
            "From $town to $town",
            *_TOPICS,
        ),
        ("titles|topics|entries|list", "every title with its numbers", "Titles|List"),
        ("already done|finished|crossed out|not needed", "titles that are already done", "Done|Already covered"),
        _phrases(*_TOPICS),
        "Teacher|Collected by",
    ),
    _long_kind(
        "long_stops",
        "Stops|Route|Places on the way|Branches",
        lambda rng, n: [
            _say(rng, pick(rng, ("$town", "$town, gate $1-40", "$town North", "$town (km $2-900)")))
            if chance(rng, 0.6)
            else values.street(rng).replace(",", "")
            for _ in range(n)
        ],
        ("stops|places|stations|addresses|route", "every stop in order, as written", "Stops"),
        ("skipped|closed stops|not served", "stops that are left out", "Closed|Not served"),
        _phrases("$town", "$town West", "Platform $1-20"),
        "Driver|Guide",
    ),
    _long_kind(
        "long_tasks",
        "To-do list|Checklist|Tasks|Work plan",
        _phrases(
            *_TASKS,
            "$verb $thing",
            "Order $2-90 $good",
            "Call $town <again~about $thing>",
            "Print $2-300 copies",
            "Book room $1-90 for $day",
            "Send form $1-60 to the <bank~landlord>",
            "Clean the $object",
        ),
        ("tasks|to do|checklist|open tasks", "what is still to be done, each line whole", "To do|Open"),
        ("done|finished|completed", "what is done already", "Done|Finished"),
        _phrases("$verb $thing", "Pay bill $10-900", "Clean the $object"),
        "Owner|For",
    ),
)

KINDS: tuple[Kind, ...] = (
    *(CV, AD, SHOP, README, CHANGELOG, NOTES, COURSE, ROOM, PROGRAMME, MENU, RECIPE, RECIPE_LINES, SHEET, FIRM, FAQ),
    *(DIRECTORY, TENDER, PANELS, TILL, ORDER, *LONG_KINDS),
)
