"""Running text where lists of one sort stand beside each other, and roles, amounts and times must be told apart."""

# Word lists and sentences: one a line would make thousands of lines of this file.
# fmt: off

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import pairwise
from random import Random

from schemafill.train.synthetic import values as val
from schemafill.train.synthetic._text import spin
from schemafill.train.synthetic.kind import F, Group, Kind, V
from schemafill.train.synthetic.kinds_stories import (
    Held,
    _aside,
    _chain,
    _each,
    _lean,
    _list,
    _mail,
    _mixed,
    _names,
    _rows,
    _s,
    _say,
    _told,
)
from schemafill.train.synthetic.values import chance, maybe, pick

PROSE = ("prose",) * 7 + ("mixed",)
FORMS = ("prose",) * 8 + ("mixed", "mixed", "form", "markdown")
NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
NTH = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth", "twentieth", "twenty-first", "twenty-second", "twenty-third", "twenty-fourth", "twenty-fifth", "twenty-sixth", "twenty-seventh", "twenty-eighth", "twenty-ninth", "thirtieth", "thirty-first")
MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December")
DAY_STYLES = ("d Month y", "d Month y", "Month d, y", "Weekday d Month y", "d Mon y", "dth Month y", "iso", "dd.mm.yyyy", "Month dth, y", "the dth of Month y", "words", "words", "short", "weekday")
HOWS = ("run",) * 9 + ("bullets",) * 5 + ("line", "line", "", "", "", "")
BULLETS = ("- ", "- ", "* ", "• ", "– ", "", "{n}. ", "{n}) ", "  - ", "+ ", "[ ] ", "> ")
BRACKETS = ("see <the photo|below|last year>", "<at last|finally>", "my favourite", "as <always|before|agreed>", "<thank goodness|luckily>", "do not laugh", "yes, really", "sorry", "important", "if you ask me")
NOTHING = ("none", "-", "nothing", "none so far", "(empty)", "n/a", "nothing to report")

# --- tools ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Look:
    """How one document shows its lists: "run" (sentences), "bullets", "line" (after a colon), "" (each in its way)."""

    how: str
    head: str
    bullet: str
    comma: str


def _look(rng: Random, *hows: str) -> _Look:
    return _Look(pick(rng, hows or HOWS), pick(rng, ("{}:", "{}:", "{}", "## {}", "**{}**", "{} -", "*{}*", "== {} ==")), pick(rng, BULLETS), pick(rng, (", ", ", ", "; ", " / ", " · ")))


def _w(rng: Random, *texts: str) -> str:
    return spin(rng, pick(rng, texts))


def _sizes(rng: Random, lists: int, most: int = 9) -> list[int]:
    """How long the lists of a document are; in every fifth document one of them is empty."""
    sizes = [min(most, pick(rng, (1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 7, 9))) for _ in range(lists)]
    if chance(rng, 0.2):
        sizes[rng.randrange(lists)] = 0
    return sizes


def _draw(rng: Random, pool: Sequence[str], *sizes: int) -> list[list[V]]:
    """Lists from one pool: what is in one of them is in no other. The article stands outside the values."""
    texts = [_lean(spin(rng, text)) for text in rng.sample(list(pool), min(len(pool), sum(sizes)))]
    ends = [sum(sizes[: n + 1]) for n in range(len(sizes))]
    return [texts[end - size : end] for end, size in zip(ends, sizes, strict=True)]


def _other(rng: Random, held: Held, pool: Sequence[str], *keys: str) -> str:
    """Something of the pool that is in none of the lists."""
    texts = [v.text for key in keys for row in held[key] for v in (row.values() if isinstance(row, dict) else (row,)) if v is not None]
    said = {word for text in texts for word in text.lower().split() if len(word) > 3}
    free = [text for text in (spin(rng, text) for text in pool) if not said & set(text.lower().split())]
    return pick(rng, free or ("something else",))


def _lay(rng: Random, held: Held, look: _Look, key: str, heads: Sequence[str], first: Sequence[str], more: Sequence[str] = (), none: Sequence[str] = (), near: Sequence[str] = (), each: Sequence[str] = (), clauses: bool = False, early: list[str] | None = None) -> str:
    """A list in sentences (frames `first` and `more`), or set off under a heading: then the text starts with a newline.

    `none` is said of an empty list, `near` stands beside the list and names no item. `each` words the items of a list of objects. Now
    and then the first item is told in `early`, sentences that come before.
    """
    parts = _each(rng, held, key, *each) if each else _names(held, key)
    how, head = look.how or pick(rng, ("run", "run", "bullets", "line")), _w(rng, *heads)
    aside = _w(rng, *near) if near and chance(rng, 0.35) else ""
    if not parts:
        if how != "run" and chance(rng, 0.5):
            return "\n" + look.head.format(head) + pick(rng, (" ", "\n")) + pick(rng, NOTHING)
        return " ".join(x for x in _mixed(rng, _w(rng, *none) if none and chance(rng, 0.6) else "", aside) if x)
    if how == "run":
        if not each:
            parts = [part + (f" ({_w(rng, *BRACKETS)})" if chance(rng, 0.05) else "") for part in parts]
        if early is not None and len(parts) > 2 and chance(rng, 0.2):
            early += _told(rng, parts[:1], first, first, (), clauses)
            parts, first = parts[1:], more or first
        if each and clauses and chance(rng, 0.7):
            told = [_cap(part) + "." for part in parts]
        else:
            told = [_cap(text) for text in _told(rng, parts, first, more or first, near, clauses)]
        return " ".join(dict.fromkeys([aside, *told])).strip()
    if how == "line":
        line = look.comma.join(parts) if chance(rng, 0.7) else _chain(rng, parts, True)
        return "\n" + f"{head}: {line}" + ("." if chance(rng, 0.4) else "") + (f"\n{aside}" if aside else "")
    gap = "\n\n" if chance(rng, 0.1) else "\n"
    bullets = gap.join(look.bullet.format(n=n) + part for n, part in enumerate(parts, 1))
    before, after = (aside + "\n", "") if aside and chance(rng, 0.6) else ("", f"\n{aside}" if aside else "")
    return f"\n{look.head.format(head)}\n{before}{bullets}{after}"


def _page(rng: Random, *blocks: str | Sequence[str]) -> str:
    """Blocks of sentences one after the other; what is set off gets lines of its own."""
    gap = pick(rng, ("\n\n", "\n\n", "\n"))
    out, apart = "", True
    for block in blocks:
        text = block if isinstance(block, str) else " ".join(part for part in block if part)
        if not text.strip():
            continue
        off = text.startswith("\n")
        out += (gap if off or apart or chance(rng, 0.6) else " ") if out else ""
        out, apart = out + text.strip(), off
    return out


def _or(rng: Random, held: Held, told: Sequence[str], near: Sequence[str] = (), without: Sequence[str] = (), beside: float = 0.25) -> str:
    """A sentence with the value, at times with a near miss beside it.

    Where the document lacks the value, the near miss stands alone, or one of the sentences `without`, which would contradict the value.
    """
    text = _say(rng, held, *told)
    other = [_w(rng, *near)] if near and text and chance(rng, beside) else []
    if not text and (near or without) and chance(rng, 0.85):
        other = [_w(rng, *near, *without)]
    return " ".join(_mixed(rng, *([text] if text else []), *other))


def _who(rng: Random, count: int) -> list[str]:
    """Different persons: first and last names."""
    names: dict[str, None] = {}
    while len(names) < count:
        names[" ".join(val.first_last(rng))] = None
    return list(names)


def _home(rng: Random) -> str:
    """An address in one line."""
    place = val.locale(rng)
    return f"{val.street(rng, place)}, {pick(rng, ('', val.postcode(rng, place) + ' '))}{val.city(rng, place)}"


def _days(rng: Random, share: float, first: date, *more: tuple[float, int, int]) -> list[V | None]:
    """Dates written in one way, each some days after the last: (share, from, to)."""
    style, out, day = pick(rng, DAY_STYLES), [], first
    for part, low, high in ((share, 0, 0), *more):
        day += timedelta(rng.randint(low, high))
        if style == "words":
            year = f" {day.year}" if day.month % 2 else ""
            v = V(f"{NTH[day.day - 1]} of {MONTHS[day.month - 1]}{year}", before="the ")
        elif style == "short":
            v = V(f"{day.day} {MONTHS[day.month - 1]}")
        elif style == "weekday":
            v = V(f"{('Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur', 'Sun')[day.weekday()]}day, {day.day} {MONTHS[day.month - 1]}")
        else:
            v = val.show_date(rng, day, style)
        out.append(maybe(rng, part, v))
    return out


def _n(rng: Random, low: int, high: int, share: float = 0.88) -> V | None:
    """A whole number in digits or in words, or nothing."""
    n = rng.randint(low, high)
    return maybe(rng, share, V(NUMBERS[n - 1] if 0 < n <= 12 and chance(rng, 0.6) else str(n), n))


def _long(rng: Random, *units: str, share: float = 0.88) -> V | None:
    """A length of time as one says it: "a month", "two and a half years", "90 minutes"."""
    unit, n = pick(rng, units), rng.randint(2, 9)
    a, many = ("an " if unit == "hour" else "a ") + unit, f"{n * 10 if unit in ('minute', 'day') else n + 10} {unit}s"
    said = (a, a, many, f"{NUMBERS[n - 1]} {unit}s", f"{n} {unit}s", f"half {a}", f"{NUMBERS[n - 1]} and a half {unit}s", f"{a} and a half")
    return maybe(rng, share, V(pick(rng, said)))


def _money(rng: Random, style: val.MoneyStyle, amount: float, share: float = 0.88) -> V | None:
    return maybe(rng, share, val.show_money(rng, amount, style))


def _style(rng: Random) -> val.MoneyStyle:
    """Amounts with their currency, so that prose shows what is money."""
    style = val.money_style(rng)
    return style if style.before or style.after else val.MoneyStyle(style.currency, style.currency + " ", "", style.thousands, style.point, style.decimals)


def _shown(v: V) -> str:
    """A value that nobody asks for, as the text writes it."""
    return v.before + v.text + v.after


def _cash(rng: Random, style: val.MoneyStyle, low: int, high: int) -> str:
    return _shown(val.show_money(rng, rng.randint(low, high), style)).removesuffix(".")


def _g(key: str, names: str, *fields: F, descs: str = "") -> Group:
    """A person or party; names and descriptions are separated by "|"."""
    return Group(key, tuple(names.split("|")), fields, tuple(x for x in descs.split("|") if x))


def _cap(text: str) -> str:
    return text[:1].upper() + text[1:]


NAME = _s("name", "name|full name|who", "name of the person|full name", "Name")
ADDRESS = _s("address", "address|postal address|home address", "where this party lives|street and town", "Address")
PHONE = _s("phone", "phone|telephone|number to call", "telephone number of this party", "Phone|Tel.")

# --- 1: an offer of a trade: what is included, what is not, what the customer does -----------------------------------------

WORKS = {
    "removal": ("packing the <books|china|pictures>", "taking down the <wardrobes|shelves|curtain rails>", "carrying the <piano|safe|freezer>", "protecting the <stair rails|door frames|floors>", "the no-stopping signs", "the lorry with a tail lift", "reassembling the <beds|desks|cupboards>", "cleaning the <old flat|cellar>", "disposal of the <old sofa|boxes|mattresses>", "the outside lift", "insurance up to the full value", "connecting the <lamps|washing machine>", "the <sixty|forty|eighty> boxes", "wardrobe boxes", "night storage", "the parking permit", "tolls and ferry", "the caretaker's fee"),
    "garden": ("cutting the <front|side|back> hedge", "removal of the <cuttings|roots|turf>", "the <bark|gravel|compost>", "felling the <old cherry|dead birch>", "planting the <box|roses|bulbs>", "laying the <path|edging stones>", "watering for the first <week|month>", "the skip", "the rented <chipper|digger>", "new <fence posts|trellis>", "the lawn seed", "repairing the <pond liner|dry wall>", "weeding the <beds|drive>", "the <shed roof|water butt>", "netting for the <berries|cherries>", "the fertiliser", "staking the <young trees|dahlias>", "travel to the site"),
    "cleaning": ("the <inside|outside> of the windows", "shampooing the <carpets|seats>", "the <stairwell|lift cabin>", "descaling the <taps|showers>", "waxing the <parquet|lino>", "the <oven|extractor hood>", "emptying the <bins|gutters>", "all cleaning agents", "the scaffold", "washing the <blinds|curtains>", "the <balcony|terrace> tiles", "removal of <paint|glue> spots", "the <garage|attic>", "dusting the <lamps|books>", "polishing the <brass|handrails>", "a second visit", "the key service", "ironing the table linen"),
    "photo": ("the <church|registry office>", "the <group picture|family portraits>", "retouching of <forty|sixty> pictures", "the <linen|leather> album", "a second photographer", "the drone", "prints in <postcard size|large format>", "the online gallery", "travel within the county", "the <photo booth|red curtain>", "slides for the evening", "all raw files", "the <dancing|cake>", "the preparations in the morning", "thank-you cards", "the storage stick", "overtime after midnight", "framing of one picture"),
}
JOBS = {"move": "removal", "removal": "removal", "work in the garden": "garden", "garden": "garden", "spring clean": "cleaning", "cleaning": "cleaning", "wedding pictures": "photo", "wedding": "photo"}


def _make_offer(rng: Random) -> Held:
    job, money, people = pick(rng, list(JOBS)), _style(rng), _who(rng, 2)
    price = rng.randint(30, 900) * 10
    off = round(price * pick(rng, (0.05, 0.1, 0.12, 0.15)))
    visit, start = _days(rng, 0.75, val.date(rng, 2022, 2027), (0.85, 10, 60))
    included, excluded, own = _draw(rng, WORKS[JOBS[job]], *_sizes(rng, 3, 6))
    return {"firm": {"name": V(val.company(rng)), "phone": maybe(rng, 0.7, V(val.phone(rng))), "contact": maybe(rng, 0.7, V(people[0]))}, "customer": {"name": V(people[1]), "number": maybe(rng, 0.7, V(val.fill_pattern(rng, pick(rng, ("%####", "K-%###", "%##/##", "C%#####"))))), "address": maybe(rng, 0.6, V(_home(rng)))},
            "job": V(job, before="the "), "site": maybe(rng, 0.6, V(_home(rng))), "visit": visit, "start": start, "list": _money(rng, money, price, 0.6), "price": _money(rng, money, price - off, 0.95), "discount": _money(rng, money, off, 0.5), "crew": _n(rng, 2, 6, 0.7), "takes": _long(rng, "day", "day", "week", share=0.7), "open": _long(rng, "month", "week", "day", share=0.75),
            "included": included, "excluded": excluded, "own": own}


def _offer(rng: Random, held: Held) -> str:
    look, pool = _look(rng), WORKS[JOBS.get(held["job"].text.lower(), "cleaning") if held["job"] else "cleaning"]
    what, other = "{job}" if held["job"] else "the job", _other(rng, held, pool, "included", "excluded", "own")
    intro = [_say(rng, held, f"<Thank you|Many thanks> for showing me {what}[[ on {{visit}}]].", f"[[After my visit on {{visit}} ]]<here is|you get> our offer for {what}.", f"<As promised|As agreed> here is what {what} would <cost|come to>.[[ I was with you on {{visit}}.]]", "It was <good|nice> to meet you[[ on {visit}]].", f"You asked us about {what}[[, and on {{visit}} I had a look]]."),
             _or(rng, held, ("<Your|The> <customer|account> number is {customer.number}.", "We keep you as customer {customer.number}.", "Please <quote|mention> {customer.number} when you ring."), (f"Our licence is {val.fill_pattern(rng, '@@-####')}.", f"This is offer <No. |>{val.fill_pattern(rng, '####')} of the year.")),
             _or(rng, held, ("The <work|job> is at {site}.", "<What we are talking about|The place in question> is {site}.", "We would come to {site}."), (f"Our yard at {_home(rng)} is open on Fridays.", "Parking in front of the house is no problem."))]
    blocks = [
        _lay(rng, held, look, "included", ("<Included|In the price|What you get|Our services>",), ("The price <includes|covers> %.", "We <take care of|see to> %.", "<Included is|Included are|You get> %.", "It comes with %.", "Part of the <package|offer>: %."), ("It also <includes|covers> %.", "On top of that we <take on|see to> %.", "The same sum covers %."), ("What the price covers is in our <brochure|terms>.",), (f"People often ask about {other}, <but you did not mention it|which does not arise here>.", "We have done this for twenty years and love it.", "Everything is done by our own people."), early=intro),
        _lay(rng, held, look, "excluded", ("<Not included|Not in the price|At extra cost|Extras>",), ("<Not included is|Not included are|The price leaves out> %.", "What would cost extra: %.", "We <charge extra for|have not counted> %.", "You would pay on top for %."), ("Nor does it cover %.", "Extra, too: %."), ("<There is nothing|Nothing is> charged on top.",), ("Surprises are rare with us.", "VAT is in all our figures.")),
        _lay(rng, held, look, "own", ("<Your part|What you do yourselves|By the customer>",), ("You <said you would see to|look after|take on> % yourselves.", "We leave % to you.", "You <wanted|offered> to do % on your own."), ("The same goes for %.", "You also look after %."), ("You need not lift a finger.",), ("That saves you a little money.",)),
    ]
    if chance(rng, 0.3):
        rng.shuffle(blocks)
    money = [_or(rng, held, ("The price is {price}[[ instead of {list}]].", "We <ask|would take> {price}[[, not the usual {list}]].", "You pay {price}.[[ The list says {list}.]]", "That makes {price}[[; normally it is {list}]].", "For {price} it is yours.[[ (Usual price: {list})]]"), (), ("The price depends on the weather.",)), _or(rng, held, ("You <save|keep> {discount}.", "I have taken off {discount}.", "We give you {discount} off."), ("A tip is up to you.",), ("Discounts are my boss's <business|affair>.",))]
    plan = _mixed(rng, _or(rng, held, ("We <could|can> start on {start}.", "<Work begins|The crew comes> on {start}.", "Our first free date is {start}."), (), ("When we start is up to you.",)), _or(rng, held, ("There will be {crew} of us.", "I send {crew} people.", "We would come with {crew} helpers."), (f"We are a firm of {rng.randint(13, 40)}.",)), _or(rng, held, ("It <takes|will take> {takes}.", "Count on {takes}.", "We need {takes} for it."), ("A neighbour's job took <a month|two days>.",), ("I cannot say how long it takes.",)), _or(rng, held, ("The offer <stands|is good> for {open}.", "You have {open} to think it over.", "We hold the price for {open}."), (f"We have been in this trade for {rng.randint(13, 60)} years.",)))
    sign = "{firm.name}" + pick(rng, ("[[\n{firm.contact}]][[\n{firm.phone}]]", "[[, {firm.contact}]][[, tel. {firm.phone}]]", "[[\nRing {firm.contact}]][[ on {firm.phone}]]"))
    heads = ("[[{customer.name}\n]][[{customer.address}\n]]\n", "[[To: {customer.name}]][[, {customer.address}]]\n\n")
    head = pick(rng, heads if held["customer"]["address"] else ("", "", *heads) if held["customer"]["name"] else ("",))
    return head + _mail(rng, _page(rng, intro, *blocks, [*money, *plan, _aside(rng, 0.1)]), sign, "" if "{customer" in head else "{customer.name}")


OFFER = Kind("prose_offer", ("Offer", "Quotation", "Estimate", "Proposal"), (
    _g("firm", "firm|provider|contractor|company", _s("name", "name|company name", "name of the firm that makes the offer", "Firm"), _s("phone", "phone|telephone", "number of the firm", "Phone"), _s("contact", "contact|contact person|signed by", "who signs for the firm", "Contact"), descs="who makes the offer"),
    _g("customer", "customer|client|recipient", NAME, _s("number", "customer number|account number|reference", "number under which the customer is kept", "Customer no.|Account"), _s("address", "address|billing address", "where the customer lives, not where the work is", "Address"), descs="who gets the offer"),
    _s("job", "job|type of work|service|subject", "what the offer is for, without article", "For"), _s("site", "site|work address|place of work|location", "where the work takes place|not the address of firm or customer", "Site"), _s("visit", "visited on|viewing date|site visit", "when the firm had a look", "Visit", type="date"), _s("start", "start|start date|begins on", "when the work begins", "Start", type="date"),
    _s("list", "list price|usual price|regular price|price before discount", "what it costs normally", "List price", type="number"), _s("price", "price|offer price|total|amount", "what the customer is asked to pay, after any discount", "Price", type="number"), _s("discount", "discount|reduction|amount saved", "sum taken off", "Discount", type="number"),
    _s("crew", "crew|number of workers|people|crew size", "how many people come to work", "Crew", type="integer"), _s("takes", "duration|how long|time needed", "how long the work takes, as written, with its unit|How long does it take?", "Duration"), _s("open", "validity|valid for|offer open for", "how long the offer stands, as written", "Validity"),
    _list("included", "included|services|scope|what is included", "what the price includes, without leading article|not what costs extra or is done by the customer", "Included"), _list("excluded", "excluded|not included|extras|at extra cost", "what is not in the price, without leading article", "Not included"), _list("own", "customer tasks|done by customer|own contribution", "what the customer does without the firm, without leading article", "Your part"),
), _make_offer, (_offer,), FORMS)

# --- 2: instructions for mending and caring ---------------------------------------------------------------------------

OBJECTS = ("brass <lamp|doorknob|bell>", "leather <satchel|armchair|boots>", "<waxed|oilskin> jacket", "canvas <tent|deckchair|rucksack>", "wicker <chair|basket>", "marble <window sill|table top>", "<oak|beech|elm> chopping board", "<cast-iron|enamel> pot", "wool <rug|blanket>", "<stone|terracotta> floor", "silver <cutlery|tray>", "<bicycle|motorcycle> chain", "garden <bench|shears>", "lace curtain", "straw hat", "<felt|suede> slippers", "piano keys", "rubber boots")
MATERIALS = ("<curd|saddle|soft> soap", "beeswax", "<linseed|teak|camellia> oil", "washing soda", "citric acid", "<fine|coarse> steel wool", "chalk powder", "turpentine", "seam sealer", "<white|cider> vinegar", "bone glue", "<contact|silicone> adhesive", "shellac", "talcum", "distilled water", "denatured alcohol", "cornflour", "lanolin", "<waxed|nylon> thread", "filler", "primer", "graphite powder")
MEASURES = ("{n}0 g", "{n}00 ml", "{n} tablespoons", "two handfuls", "a teaspoon", "half a litre", "a pinch", "{n} drops", "one small tin", "{n} sheets", "a capful", "{n}.5 l", "three drops", "a finger's width", "a whole tube", "{n} g")
TOOLS = ("a soft <brush|cloth>", "a <bone|putty|palette> knife", "rubber gloves", "a bucket", "a <toothbrush|nail brush>", "masking tape", "a <curved|blunt> needle", "clamps", "an old <stocking|sheet|towel>", "a hair dryer", "a wooden <spatula|spoon>", "a drying rack", "sandpaper", "a wire brush", "a measuring jug", "a spray bottle", "cotton buds", "a rubber mallet")
HARMFUL = ("bleach", "a steam cleaner", "scouring powder", "hot air", "the dishwasher", "a <metal|stiff> brush", "nail varnish remover", "direct sun", "a tumble dryer", "shoe polish", "furniture spray", "boiling water", "a pressure washer", "baby wipes", "kitchen foil", "sticky tape")


def _make_craft(rng: Random) -> Held:
    money, (parts, tools, harm) = _style(rng), _sizes(rng, 3, 6)
    return {"object": _draw(rng, OBJECTS, 1)[0][0], "writer": maybe(rng, 0.6, V(_who(rng, 1)[0])), "source": maybe(rng, 0.5, _lean(_w(rng, "my <aunt|father|old boss>", f"a <cobbler|joiner|saddler> in {val.city(rng)}", f"{val.first_last(rng)[0]} from the <market|repair café>", "the <museum|theatre> workshop"))),
            "heat": maybe(rng, 0.75, V(str(n := 5 * rng.randint(5, 18)), n, after=pick(rng, ("°C", " °C", " degrees", " degrees Celsius")))), "soak": _long(rng, "minute", "minute", "hour", share=0.8), "rest": _long(rng, "day", "hour", "week", share=0.8), "coats": _n(rng, 2, 5, 0.75), "cost": _money(rng, money, rng.randint(3, 60), 0.6),
            "parts": [{"amount": maybe(rng, 0.85, V(pick(rng, MEASURES).format(n=rng.randint(2, 9)))), "name": v} for v in _draw(rng, MATERIALS, parts)[0]], "tools": _draw(rng, TOOLS, tools)[0], "harmful": _draw(rng, HARMFUL, harm)[0]}


def _craft(rng: Random, held: Held) -> str:
    look, verb = _look(rng), pick(rng, ("care for", "clean", "save", "look after", "revive", "bring back"))
    intro = [_say(rng, held, f"This is how <I|we> {verb} <the|an old|your> {{object}}[[, as {{source}} <taught|showed> me]].", f"You asked how to {verb} the {{object}}.[[ I learned it from {{source}}.]]", f"How to {verb} <a neglected|the> {{object}}[[ (from {{source}})]]:", f"{_cap(verb)} the {{object}} <every spring|once a year> and it will outlive you.[[ That is what {{source}} <says|told me>.]]")]
    cook = [_or(rng, held, ("<Warm|Bring> the <bath|water> to {heat} <and no more|first>.", "The <bath|liquid> should have {heat}.", "At {heat} <the dirt lets go|everything dissolves>, so <use a thermometer|check it>.", "Keep it at about {heat}."), (f"The cellar should not be colder than {rng.randint(3, 15)} degrees.",), ("Lukewarm will do; no thermometer is needed.",)),
            _or(rng, held, ("Leave it in there for {soak}.", "Let it work for {soak}<| and do something else>.", "It <soaks|steeps> for {soak}.", "After {soak} take it out.", "Wait {soak}; then the <grime|grease> comes off by itself."), ("I once forgot it overnight.",), ("Dip it in and take it out at once.",)),
            _or(rng, held, ("<Apply|Give it> {coats} coats<, thin ones|>.", "It <needs|wants> {coats} coats.", "Repeat until there are {coats} coats."), (), ("Do not count the coats, trust your eye.",)),
            _or(rng, held, ("Then it <dries|rests> for {rest}.", "Give it {rest} to dry.", "Wait {rest} before you use it<| again>.", "It must not be touched for {rest}."), (f"Mine has lasted for {rng.randint(11, 40)} years.",), ("It is dry as soon as you are done.",))]
    near = (f"You do not need {_other(rng, held, MATERIALS, 'parts')}, <whatever the shop says|by the way>.", "All of it is sold <in any hardware shop|at the chemist's>.", "Cheap brands are as good.", f"I used to add {_other(rng, held, MATERIALS, 'parts')}, but no longer.")
    lists = [_lay(rng, held, look, "parts", ("<Materials|You need|Ingredients|For the mixture>",), ("You <need|will need> %.", "<Mix|Stir together> %.", "The mixture is made from %.", "<Take|Buy|Start with> %.", "It <takes|wants> %."), ("<Then|Later> add %.", "<Work in|Stir in> % as well.", "For the finish you need %."), ("No <paste|mixture> is needed.",), near, pick(rng, (("@amount of @name", "@name"), ("@amount @name", "@name"), ("@name (@amount)", "@name"), ("@name, @amount", "@name") if look.how == "bullets" else ("@amount of @name", "@name"))), early=intro),
             _lay(rng, held, look, "tools", ("<Tools|Have ready|Equipment>",), ("<Have|Lay out|Get> % ready.", "As tools you <use|want> %.", "For the work itself <take|use> %.", "Work with %."), ("You also <want|need> %.", "Handy, too: %."), ("You need no tools, only your hands.",), ("Old things from the kitchen are fine.", f"Some people swear by {_other(rng, held, TOOLS, 'tools')}; I do not."))]
    harm = _lay(rng, held, look, "harmful", ("<Never use|Keep away|Avoid|Do not use>",), ("<Never use|Keep away from|Stay clear of> %.", "It <cannot stand|hates> %.", "<Ruined by|What ruins it>: %."), ("The same goes for %.", "Worse still: %."), ("There is hardly anything it cannot stand.",), ("I have seen terrible things.",))
    rest = [_or(rng, held, ("It <costs|cost me> {cost} in all.", "All this for {cost}.", "You will spend {cost}."), ("A new one would cost <a fortune|ten times as much>.",)), _aside(rng, 0.15)]
    order = pick(rng, ([*lists, cook, harm], [*lists, cook, harm], [cook[:2], *lists, cook[2:], harm], [harm, *lists, cook], [lists[1], lists[0], cook, harm]))
    return _mail(rng, _page(rng, intro, *order, rest), "{writer}" if held["writer"] else "") if chance(rng, 0.5) else _page(rng, intro, *order, rest) + _say(rng, held, "\n\n<By|Written by|Tip from> {writer}", "\n\n{writer}", "")


CRAFT = Kind("prose_craft", ("Care instructions", "How to", "Repair tip", "Household hint", "Instructions"), (
    _s("object", "object|item|what for|thing", "the thing that is cleaned or mended, without article", "For"), _s("writer", "author|writer|written by", "who wrote it down", "By"), _s("source", "source|origin|learned from|from whom", "from whom the method comes|without article"),
    _s("heat", "bath temperature|temperature of the bath|bath temperature celsius", "degrees of the bath or liquid|temperature in the instruction, number only", "Temperature", type="integer"), _s("soak", "soaking time|soak|time in bath|working time", "how long it stays in the bath, with its unit, as written", "Soaking"), _s("rest", "drying time|resting time|wait before use", "how long it dries or rests afterwards, with its unit, as written", "Drying"), _s("coats", "coats|number of coats|layers", "how many coats are put on", "Coats", type="integer"), _s("cost", "cost|total cost|price", "what it costs in all", "Cost", type="number"),
    _rows("parts", "materials|ingredients|mixture|supplies", "everything that is used up|not tools, not what is advised against", _s("amount", "amount|quantity|how much", "quantity with its unit, as written", "Amount"), _s("name", "name|material|what|item", "the material without its amount", "Material"), labels="Materials"),
    _list("tools", "tools|equipment|have ready", "tools and aids to work with, without leading article", "Tools"), _list("harmful", "avoid|do not use|harmful|never use", "what must not be used or harms it, without leading article", "Avoid"),
), _make_craft, (_craft,), FORMS)

# --- 3: a post: what it takes, what is welcome, what one does, what one gets ------------------------------------------------

DEMANDS = ("a <driving|forklift|boat> licence", "<good|fluent|written> <Danish|German|English|Spanish>", "a head for heights", "<basic|sound> knowledge of <bookkeeping|welding|hydraulics|dyes>", "a <trade certificate|diploma> in <joinery|nursing|logistics|horticulture>", "<steady hands|sharp eyes>", "experience with <horses|lathes|wedding cakes|looms>", "<patience|tact> with <children|guests|beginners>", "the <first-aid|lifeguard> badge", "a clean police record", "<weekend|early-morning> availability", "a <second foreign language|musical ear>", "<your own|a well-kept> set of knives", "a feeling for <colours|wood|machines>", "<some|solid> practice in <pruning|typesetting|stocktaking>", "the <food hygiene|chainsaw> certificate", "<routine|confidence> in front of groups", "a place to live nearby", "<physical|mental> stamina", "skill with <spreadsheets|drawing software|till systems>")
DUTIES = ("<opening|closing> the <shop|hall|workshop>", "<feeding|grooming> the animals", "<ordering|unpacking> the <flour|paint|spare parts>", "<guiding|welcoming> visitors", "<servicing|cleaning> the <pumps|presses|boats>", "<planning|leading> the <workshops|tours>", "<keeping|checking> the <books|stock list>", "<pruning|watering> the <vines|young trees>", "<writing|sending> the newsletter", "<training|looking after> the apprentices", "<answering|sorting> the post", "<measuring|cutting> the glass", "<mixing|testing> the glazes", "<driving|loading> the van", "<mending|dyeing> the sails", "<setting|striking> the stage", "<tasting|filling> the cider", "<drawing|printing> the signs")
PERKS = ("a <room|flat> above the <shop|barn>", "<six|seven> weeks of holiday", "a <company|cargo> bike", "<free|subsidised> lunch", "every <second Friday|Monday> off", "a <travel|rail> pass", "<paid|regular> courses", "a share of the takings", "work clothes", "a <crèche|nursery> place", "discount on <all goods|bread|plants>", "a pension on top", "a <thirteenth month|Christmas bonus>", "a quiet workplace", "your own key", "<sailing|skiing> days with the team")
POSTS = ("<assistant|junior|head|deputy> <gardener|baker|printer|saddler>", "<boat builder|glazier|potter|cooper>", "<museum|theatre|harbour|zoo> <attendant|caretaker|guide>", "<stable|farm|vineyard> hand", "<night|day> porter", "<wardrobe|stage> manager", "<costume|sign> maker", "<youth|swimming> coach", "<bicycle|piano|clock> <mechanic|restorer>", "<cheese|cider|ice-cream> maker")


def _make_post(rng: Random) -> Held:
    money, people, (start, closing) = _style(rng), _who(rng, 2), _days(rng, 0.7, val.date(rng, 2023, 2027), (0.6, -40, -8))
    must, nice, duties, perks = _sizes(rng, 4, 7)
    must_have, nice_to_have = _draw(rng, DEMANDS, must, nice)
    return {"title": V(_w(rng, *POSTS)), "employer": maybe(rng, 0.85, V(val.company(rng))), "place": maybe(rng, 0.7, V(val.city(rng))), "years": _n(rng, 2, 9, 0.75), "hours": maybe(rng, 0.7, V(str(n := rng.randint(10, 40)), n)), "lasts": _long(rng, "year", "month", share=0.6), "trial": _long(rng, "month", "week", share=0.5), "pay": _money(rng, money, rng.randint(1300, 4800), 0.6), "start": start, "closing": closing,
            "contact": {"name": maybe(rng, 0.8, V(people[0])), "phone": maybe(rng, 0.6, V(val.phone(rng)))}, "must": must_have, "nice": nice_to_have, "duties": _draw(rng, DUTIES, duties)[0], "perks": _draw(rng, PERKS, perks)[0]}


def _post(rng: Random, held: Held) -> str:
    look = _look(rng)
    intro = [_say(rng, held, "<Wanted|We are looking for|We need>: {title}[[ for {employer}]][[ in {place}]].", "{employer}[[ in {place}]] <is looking for somebody|needs you|hires> as {title}.", "<Do you want|Would you like> to join us as {title}?[[ {employer} <is waiting|has room> for you]][[ in {place}]].", "<Vacancy|Open post>: {title}[[, {employer}]][[, {place}]].", "Somebody is retiring, and so we need a new face as {title}[[ at {employer}]][[ in {place}]].").replace("?.", "?"),
             _w(rng, "<Nowhere else|Rarely> will you find a <warmer|livelier> team.", "The <building|site> is <old|beautiful>, the mood is good.", "We have been around <since the war|for ages> and still enjoy it.", "", "")]
    years = _or(rng, held, ("You have <worked in the trade|done this> for <at least |>{years} years.", "<At least|No less than> {years} years <of experience are needed|in the trade are expected>.", "You bring {years} years of practice.", "We ask for {years} years of experience."), (f"Our team has been together for {rng.randint(13, 30)} years.",), ("Newcomers are welcome, too.",))
    must = _lay(rng, held, look, "must", ("<You must have|Requirements|Essential|What you need|Must>",), ("You <must have|need|have> %.", "<Essential|Required|A must>: %.", "Without % it will not work.", "We <expect|insist on|require> %.", "What you cannot do without: %."), ("We also <expect|ask for> %.", "Just as necessary: %.", "You need % as well."), ("There are no formal demands.",), (f"We do not mind if you lack {_other(rng, held, DEMANDS, 'must', 'nice')}.", "Your age does not matter.", "Papers matter less than people."), early=intro)
    nice = _lay(rng, held, look, "nice", ("<Nice to have|A plus|Welcome|Desirable|Would help>",), ("<Nice to have|A plus|Welcome>: %.", "We would be <glad|happy> about %.", "It <helps|would help> to have %, but <it is no must|you can learn that here>.", "You <score|shine> with %.", "Ideally you also bring %."), ("<A bonus would be|Lovely, too>: %.", "No must, but <lovely|useful>: %."), ("That is all we ask.",), ("Nobody has everything.", "The rest we teach you."))
    duties = _lay(rng, held, look, "duties", ("<Your tasks|Duties|What you do|The work>",), ("Your <work|day> is %.", "You will spend your time with %.", "<The job means|Your tasks are> %.", "You are in charge of %."), ("<Now and then|On some days> there is also %.", "It further includes %."), (), (f"{_cap(_other(rng, held, DUTIES, 'duties'))} is <done by others|not your business>.",))
    perks = _lay(rng, held, look, "perks", ("<We offer|What you get|Benefits|Our thanks>",), ("We <offer|give> you %.", "You <get|can count on> %.", "<In return there is|Waiting for you>: %.", "What we offer is %."), ("There is also %.", "On top you get %."), ("We have no extras to offer.",), (f"We cannot offer {_other(rng, held, PERKS, 'perks')} (yet).",))
    facts = _mixed(rng, _or(rng, held, ("It is {hours} hours a week.", "You work {hours} hours a week.", "<Weekly hours|Hours per week>: {hours}."), (f"The house is open {rng.randint(50, 90)} hours a week.",)), _or(rng, held, ("The <contract|post> runs for {lasts}.", "It is <limited to|for> {lasts}."), ("The last one <stayed for ages|left in tears>.",)), _or(rng, held, ("There is a trial period of {trial}.", "We try each other out for {trial}.", "Both sides may leave at once during the first {trial}." if not held["trial"] or held["trial"].text[0].isdigit() or held["trial"].text.endswith("s") else "The trial period is {trial}."), ("Holidays are planned in spring.",), ("There is no trial period.",)), _or(rng, held, ("The pay is {pay} a month.", "You earn {pay} a month.", "We pay {pay} each month."), (f"A bus ticket to us costs {_cash(rng, _style(rng), 2, 6)}.",), ("Pay is by agreement.",)), _or(rng, held, ("It <starts|begins> on {start}.", "From {start} we need you.", "Start: {start}."), (), ("You can start any time.",)), _or(rng, held, ("<Apply|Write to us> by {closing}.", "Applications close on {closing}."), (), ("There is no deadline.",)))
    foot = _or(rng, held, ("<Questions? Ask|Ring|Write to> {contact.name}[[, {contact.phone}]].", "{contact.name}[[ ({contact.phone})]] <knows more|answers all questions>.", "<Call|Ring> {contact.phone}[[ and ask for {contact.name}]]."), (f"The canteen can be reached on {val.phone(rng)}.",), ("No telephone calls, please.",), 0.15)
    middle = [p for group in rng.sample([[years, must, nice], [duties], [perks], [" ".join(facts)]], 4) for p in group] if chance(rng, 0.6) else [duties, years, must, nice, perks, " ".join(facts)]
    return _page(rng, intro, *middle, foot)


POST = Kind("prose_post", ("Job ad", "Vacancy", "Help wanted", "Open post"), (
    _s("title", "title|position|job title|role", "the post that is open|Who is wanted?", "Post"), _s("employer", "employer|company|organisation", "who hires", "Employer"), _s("place", "place|location|town", "where the work is", "Place"), _s("years", "years of experience|experience years|minimum experience", "years of experience asked for|How many years are required?", "Experience (years)", type="integer"), _s("hours", "hours per week|weekly hours|hours", "hours a week", "Hours a week", type="integer"),
    _s("lasts", "contract length|duration|term", "how long the contract runs, as written", "Duration"), _s("trial", "trial period|probation", "length of the trial period, as written", "Trial period"), _s("pay", "monthly pay|salary|wage|pay", "pay a month", "Pay", type="number"), _s("start", "start date|start|begins", "when the work begins", "Start", type="date"), _s("closing", "apply by|closing date|deadline", "last day to apply", "Apply by", type="date"),
    _g("contact", "contact|contact person|enquiries", _s("name", "name|person", "who answers questions", "Contact"), _s("phone", "phone|telephone", "number to ring", "Phone")),
    _list("must", "requirements|must have|essential|required skills", "what an applicant must have, without leading article|only what is required, not what is merely welcome", "Requirements"), _list("nice", "nice to have|desirable|preferred|a plus", "what is welcome but not required, without leading article", "Nice to have"), _list("duties", "duties|tasks|responsibilities", "what the person will do", "Tasks"), _list("perks", "benefits|we offer|perks", "what the employer gives besides pay, without leading article", "We offer"),
), _make_post, (_post,), FORMS)

# --- 4: minutes: present, excused, missing; done, to do, dropped ---------------------------------------------------------------

CHORES = ("<paint|sand|oil> the <gate|benches|boat shed>", "<write to|ring> the <council|insurer|water board>", "<repair|replace> the <pump|projector|fuse box>", "<order|fetch> the <trophies|chairs|seedlings>", "<print|hand out> the <leaflets|song sheets>", "<book|measure> the <hall|pitch|marquee>", "<clear|sweep> the <attic|car park|gutters>", "<find|ask> a <caterer|new trainer|plumber>", "<draw up|check> the <rota|key list|accounts>", "<collect|raise> the <dues|entry fee>", "<mend|wash> the <nets|costumes|flags>", "<invite|thank> the <mayor|neighbours|old members>", "<translate|update> the <rules|notice board>", "<test|label> the <alarm|switches|hydrant>", "<sell|store> the <old piano|spare tyres|stage lamps>", "<plan|announce> the <open day|summer trip|cake sale>", "<cut|burn> the <reeds|brambles|hedge>", "<count|sort> the <badges|sheet music|tools>")


def _make_assembly(rng: Random) -> Held:
    sizes, people = _sizes(rng, 3, 6), _who(rng, 24)
    done, todo, dropped = _draw(rng, CHORES, *_sizes(rng, 3, 6))
    present, excused, missing = people[: sizes[0]], people[6 : 6 + min(4, sizes[1])], people[12 : 12 + min(3, sizes[2])]
    day, back, *dues = _days(rng, 0.8, val.date(rng, 2021, 2027), (0.7, 10, 60), *((0.5, 0, 12),) * len(todo))
    return {"body": maybe(rng, 0.7, V(f"{val.city(rng)} {pick(rng, ('Rowing Club', 'Allotment Society', 'Choral Union', 'Village Hall Trust', 'Chess Circle', 'Lifeboat Crew', 'Beekeepers', 'Residents'))}")), "chair": maybe(rng, 0.75, V(pick(rng, present or people[20:21]))), "writer": maybe(rng, 0.75, V(pick(rng, present or people[21:22]))), "guest": maybe(rng, 0.5, V(people[22])), "day": day, "back": back, "place": maybe(rng, 0.6, _lean(_w(rng, "the <back room|canteen|boat house|old school|chapel>", f"the {val.coined(rng)} <Inn|Arms|Hotel>"))), "lasted": _long(rng, "hour", "minute", share=0.6), "votes": _n(rng, 2, 12, 0.65), "against": _n(rng, 2, 9, 0.5),
            "present": [V(p) for p in present], "excused": [V(p) for p in excused], "missing": [V(p) for p in missing], "done": done, "todo": [{"task": t, "owner": maybe(rng, 0.75, V(pick(rng, people[:6] + people[18:20]))), "due": due} for t, due in zip(todo, dues, strict=True)], "dropped": dropped}


def _assembly(rng: Random, held: Held) -> str:
    look, chore = _look(rng), _other(rng, held, CHORES, "done", "todo", "dropped")
    intro = [_say(rng, held, "[[{body}. ]]<The committee|We> met[[ on {day}]][[ in {place}]].", "<Minutes|Notes> of the <meeting|evening>[[ of {day}]][[ in {place}]][[, {body}]].", "On {day} the <committee|board>[[ of {body}]] came together[[ in {place}]].", "[[{body}: ]]<a short account of the last meeting|what we talked about>[[, {day}]][[, in {place}]]."),
             *_mixed(rng, _or(rng, held, ("{chair} <led|chaired> the meeting.", "In the chair <was|sat> {chair}.", "{chair} opened the <meeting|evening>."), (), ("Nobody wanted the chair, so we went without.",)), _or(rng, held, ("<The guest was|As a guest we heard|We had a guest,> {guest}.", "{guest} <visited us|came> as a guest<| and left early>."), (), ("There were no guests.",)), _or(rng, held, ("It <took|lasted> {lasted}.", "We sat for {lasted}."), ("Last time it took <an hour|until midnight>.",), ("We did not look at the clock.",)))]
    intro[0] = _cap(intro[0])
    who = [_lay(rng, held, look, "present", ("<Present|Attending|In attendance|There>",), ("Present <were|was>: %.", "<Around the table|In the room>: %.", "Those who <attended|took part>: %.", "We had % with us."), ("Also there: %.", "% joined us, too."), (), ("The caretaker brought the tea.",), early=intro),
           _lay(rng, held, look, "excused", ("<Excused|Apologies|Sent apologies>",), ("Apologies <came|were received> from %.", "% had <sent apologies|excused themselves>.", "Excused: %."), ("Also excused: %.",), ("There were no apologies.",)),
           _lay(rng, held, look, "missing", ("<Absent|Missing|Not excused|No word from>",), ("There was no word from %.", "% <stayed away|was not there, without a word>.", "<Absent without apology|Not excused>: %.", "Nobody had heard from %."), ("Nor did we hear from %.",))]
    task = ("@owner will @task[[ by @due]]", "@owner is to @task[[ before @due]]", "@owner has promised to @task[[ by @due]]", "we asked @owner to @task", "someone must @task[[ by @due]]", "we still have to @task[[, due @due]]") if look.how != "bullets" else pick(rng, (("@task (@owner, @due)", "@task (@owner)", "@task (by @due)", "@task"), ("@owner: @task[[, by @due]]", "@task[[, by @due]]"), ("@task[[ - @owner]][[ - @due]]",)))
    work = [_lay(rng, held, look, "done", ("<Done|Finished|Completed since last time>",), ("Since last time we were able to %.", "We <managed|took the time> to %.", "It has been possible to %.", "Ticked off the list: %."), ("<We|Some of us> also found the time to %.",), ("Nothing has been finished since last time.",), (f"The idea to {chore} came up, but only in passing.",), clauses=True),
            _lay(rng, held, look, "todo", ("<To do|Open tasks|Actions|Who does what>",), ("What is next: %.", "For the next weeks: %.", "The list: %."), ("<Further|Then>, %.",), ("There is nothing left to do.",), ("The minutes of last time were approved.", "Everyone was tired by then."), task, clauses=True),
            _lay(rng, held, look, "dropped", ("<Dropped|Rejected|Not pursued|Given up>",), ("We will no longer %.", "Nobody wants to % any more.", "The plan to % was <dropped|voted down>.", "We decided not to %."), ("Nor will we %.",), (), ("That saves us money.",), clauses=True)]
    close = _mixed(rng, _or(rng, held, ("The next meeting is on {back}.", "We <meet|sit down> again on {back}.", "Next time: {back}."), (), ("The next date is open.",)), _or(rng, held, ("In favour were {votes}[[, against {against}]].", "There were {votes} votes for it[[ and {against} against]].", "[[For it were {votes}, ]]against it {against}.", "The vote: {votes} for[[, {against} against]]."), ("Some abstained.",), ("There was no vote.",)), _aside(rng, 0.15))
    body = _page(rng, intro, *who, *work, close) if chance(rng, 0.7) else _page(rng, intro, *work, *who, close)
    return body + (_say(rng, held, "\n\n<Minutes|Taken down by|Minutes taken by>: {writer}", "\n\n{writer}<, secretary|>") if held["writer"] else "")


ASSEMBLY = Kind("prose_assembly", ("Minutes", "Minutes of the meeting", "Committee meeting", "Protocol"), (
    _s("body", "organisation|club|committee of|association", "whose meeting it was", "Club"), _s("chair", "chair|chaired by|chairperson", "who led the meeting", "Chair"), _s("writer", "minute taker|secretary|minutes by", "who took the minutes", "Minutes"), _s("guest", "guest|visitor|invited guest", "who came as a guest", "Guest"), _s("day", "date|meeting date|held on", "day of the meeting", "Date", type="date"), _s("back", "next meeting|next date", "day of the next meeting", "Next meeting", type="date"), _s("place", "place|venue|location", "where they met, without article", "Place"), _s("lasted", "duration|length|how long", "how long the meeting took, as written", "Duration"),
    _s("votes", "votes for|in favour|yes votes", "how many voted for it", "For", type="integer"), _s("against", "votes against|no votes", "how many voted against it", "Against", type="integer"),
    _list("present", "present|attendees|participants", "members who took part, not the guest|who was there", "Present"), _list("excused", "excused|apologies|sent apologies", "who sent apologies", "Apologies"), _list("missing", "absent|unexcused|no apology", "who was missing without apology", "Absent"),
    _list("done", "done|completed|finished tasks", "what has been done, as a verb phrase", "Done"), _rows("todo", "to do|action items|open tasks|tasks", "what is still to be done, by whom", _s("task", "task|what|action", "what is to be done, as a verb phrase", "Task"), _s("owner", "owner|who|assigned to", "who does it", "Who"), _s("due", "due|by|deadline", "until when", "Due", type="date"), labels="To do"), _list("dropped", "dropped|rejected|not pursued", "what was given up, as a verb phrase", "Dropped"),
), _make_assembly, (_assembly,), PROSE)

# --- 5: a count of goods: in stock, on order, sold out ------------------------------------------------------------------------

GOODS = ("<oak|beech|pine> boards", "<brass|steel> hinges", "<garden|fruit> netting", "<bread|cake> tins", "<violin|guitar> strings", "<wax|tallow> candles", "<clay|peat> pots", "<wool|mohair> socks", "<enamel|tin> mugs", "<jute|hemp> rope", "<seed|salad> potatoes", "<jam|preserving> jars", "<chalk|poster> paint", "<bicycle|inner> tubes", "<felt|fountain> pens", "<fire|cork> bricks", "<tulip|crocus> bulbs", "<horse|saddle> blankets", "<lamp|picture> wire", "<rubber|leather> boots", "<bath|beach> towels", "<roof|floor> tiles", "<honey|cheese> boxes", "<tea|coffee> filters")
LEADS = ("box", "crate", "pallet", "bundle", "roll", "sack")


def _counted(rng: Random, names: Sequence[V], low: int = 2, high: int = 90, share: float = 0.85) -> list[Held]:
    return [{"name": name, "count": _n(rng, low, high if chance(rng, 0.5) else 12, share)} for name in names]


def _make_stock(rng: Random) -> Held:
    people, (day, due, last) = _who(rng, 3), _days(rng, 0.8, val.date(rng, 2021, 2027), (0.7, 5, 40), (0.6, -300, -60))
    stock, order, out = _draw(rng, GOODS, *_sizes(rng, 3, 8))
    return {"keeper": maybe(rng, 0.75, V(people[0])), "boss": maybe(rng, 0.6, V(people[1])), "supplier": maybe(rng, 0.7, V(val.company(rng))), "store": maybe(rng, 0.65, _lean(_w(rng, "the <back|upper|cold> <store|shed|room>", f"hall {rng.randint(2, 9)}", f"the {val.coined(rng)} <depot|barn>"))), "number": maybe(rng, 0.7, V(val.ident(rng, ("PO", "B", "ORD")))), "day": day, "due": due, "last": last, "value": _money(rng, _style(rng), rng.randint(200, 9000), 0.6), "shelves": _n(rng, 3, 12, 0.5),
            "stock": _counted(rng, stock), "order": _counted(rng, order), "out": out}


def _stock(rng: Random, held: Held) -> str:
    look = _look(rng)
    each = pick(rng, (("@name (@count)", "@name"), ("@name: @count", "@name"), ("@count x @name", "@name"))) if look.how in ("bullets", "line") else pick(rng, (("@count @name", "@name"), ("@name (@count)", "@name"), ("@count <boxes|packs> of @name", "@name")))
    other = _other(rng, held, GOODS, "stock", "order", "out")
    intro = [_or(rng, held, ("<I counted|We took stock of> {store} on {day}.", "<Stock|Count> of {day}[[, {store}]].", "On {day} I went through {store}.", "This is what I found in {store}[[ on {day}]].", "Here is the count[[ of {day}]][[ for {store}]]."), ("Here is what we have and have not.",)), _or(rng, held, ("The <last count|one before> was on {last}.", "Before that we last counted on {last}."), ("We count too rarely.",)), _or(rng, held, ("<It fills|There are> {shelves} shelves <now|in all>.", "We use {shelves} shelves."), ("The shelves want painting.",))]
    blocks = [_lay(rng, held, look, "stock", ("<In stock|On the shelf|There|Available>",), ("We <have|still have> %.", "<In stock|On the shelf|There>: %.", "I <found|counted> %.", "You can <sell|promise> % at once."), ("There <is|was> also plenty of this: %.", "Further back I found %."), ("The shelves are empty.",), (f"Nobody has asked for {other} for a year.", "It is tidier than last time."), each, early=intro),
              _lay(rng, held, look, "order", ("<On order|Ordered|On the way|Coming>",), ("<On order|On the way|Still to come>: %.", "We <are waiting for|have ordered> %.", "The <next van|supplier> will bring %.", "I have <put in an order for|asked for> %."), ("<Later|With the second van> comes this: %.", "I also ordered %."), ("Nothing is on order.",), (f"I did not order {other}.",), each),
              _lay(rng, held, look, "out", ("<Sold out|Out of stock|Gone|Missing>",), ("<Sold out|Gone|All gone>: %.", "We have run out of %.", "There is nothing left of %.", "The last of these went <yesterday|last week>: %."), ("Nor is there any of this: %.",), ("Nothing has run out.",), ("People were cross.",))]
    rng.shuffle(blocks)
    facts = _mixed(rng, _or(rng, held, ("The goods come from {supplier}[[ (order {number})]].", "Our order with {supplier}[[, number {number},]] <stands|is confirmed>.", "Order {number} <went out|was placed>[[ to {supplier}]]."), (f"The reps from {val.company(rng)} called, but we bought nothing.",)), _or(rng, held, ("<Delivery|The van> is <promised|due> for {due}.", "It should arrive on {due}.", "They <deliver|come> on {due}."), (), ("They could not say when they deliver.",)), _or(rng, held, ("What is here is worth {value}.", "The value of the stock is {value}.", "I put the stock at {value}."), (f"A pallet costs {_cash(rng, _style(rng), 5, 90)} to store.",)), _or(rng, held, ("A copy goes to {boss}.", "I have told {boss}, who <runs the shop|pays the bills>.", "{boss} <wants|gets> the list."), ()), _aside(rng, 0.1))
    foot = _say(rng, held, "\n\n<Counted by|Stockkeeper:|> {keeper}", "\n\n{keeper}<, store|>") if held["keeper"] else ""
    return _page(rng, intro, *blocks, facts) + foot.replace("\n\n ", "\n\n")


STOCK = Kind("prose_stock", ("Stock list", "Inventory", "Stock report", "Goods on hand"), (
    _s("keeper", "counted by|storekeeper|author", "who counted and signs", "Counted by"), _s("boss", "copy to|reported to|recipient", "who gets the list", "Copy to"), _s("supplier", "supplier|ordered from|vendor", "firm that the goods are ordered from", "Supplier"), _s("store", "store|warehouse|place|where", "place that was counted, without article", "Store"), _s("number", "order number|purchase order|order reference", "number of the order placed", "Order no."), _s("day", "counted on|date|stock date", "day of this count", "Date", type="date"), _s("due", "delivery date|due|expected on", "when the ordered goods arrive", "Delivery", type="date"), _s("last", "previous count|last counted|last stocktaking", "day of the count before this one", "Last count", type="date"), _s("value", "stock value|value|worth", "what the stock is worth", "Value", type="number"), _s("shelves", "shelves|number of shelves", "how many shelves are used", "Shelves", type="integer"),
    _rows("stock", "in stock|available|on hand|stock", "what is there|not what is only ordered", _s("name", "name|article|item|goods", "the goods without their number", "Article"), _s("count", "count|quantity|number|pieces", "how many", "Number", type="integer"), labels="In stock"), _rows("order", "on order|ordered|incoming", "what has been ordered and is not there yet", _s("name", "name|article|item|goods", "the goods without their number", "Article"), _s("count", "count|quantity|number|pieces", "how many", "Number", type="integer"), labels="On order"), _list("out", "sold out|out of stock|missing", "what is gone and not on order", "Sold out"),
), _make_stock, (_stock,), FORMS)

# --- 6: an order taken down on the telephone --------------------------------------------------------------------------------

WARES = ("<almond|plum|cheese> tart", "<rye|spelt|potato> pretzel", "<poppy|sesame> roll", "<lemon|carrot> cake", "<apple|elderflower> juice", "<goat's|sheep's> cheese", "<smoked|pickled> herring", "<lentil|beetroot> salad", "<venison|mushroom> pie", "<ginger|oat> biscuit", "<cider|pear> vinegar", "<nut|raisin> bun", "<paper|party> napkin", "<folding|bar> table", "<wine|beer> glass", "<bench|chair> cushion", "<garden|paper> lantern", "<rose|lily> bouquet", "<coffee|tea> urn", "<serving|cake> plate")


def _make_phoned(rng: Random) -> Held:
    money, people, (day, due) = _style(rng), _who(rng, 4), _days(rng, 0.5, val.date(rng, 2022, 2027), (0.8, 1, 12))
    wanted, gone = _draw(rng, WARES, *_sizes(rng, 2, 7))
    mass = ("juice", "cheese", "herring", "salad", "vinegar")
    many = lambda v: V(v.text + ("" if v.text.split()[-1] in mass else "es" if v.text.endswith("ss") else "s"))  # noqa: E731
    rows = []
    for name in wanted:
        n, loose = rng.randint(2, 9), name.text.split()[-1] in mass
        said = pick(rng, (str(n), str(n), NUMBERS[n - 1])) + (pick(rng, (" kilos", " tubs", " jars", " boxes")) if loose else pick(rng, ("", "", "", " boxes", " trays", " dozen", " bags")))
        rows.append({"amount": maybe(rng, 0.9, V(said)), "name": many(name), "price": _money(rng, money, rng.randint(10, 90) / 2, 0.35)})
    return {"caller": {"name": maybe(rng, 0.9, V(people[0])), "phone": maybe(rng, 0.75, V(val.phone(rng))), "number": maybe(rng, 0.6, V(val.fill_pattern(rng, pick(rng, ("%####", "KD-%###", "%##-##")))))}, "taker": maybe(rng, 0.65, V(people[1])), "receiver": maybe(rng, 0.6, V(people[2])), "to": maybe(rng, 0.75, V(_home(rng))), "bill": maybe(rng, 0.5, V(_home(rng))), "day": day, "due": due, "hour": maybe(rng, 0.65, val.time_of_day(rng, 7, 19)), "limit": _money(rng, money, rng.randint(40, 600), 0.45), "wanted": rows, "gone": [many(v) for v in gone]}


def _phoned(rng: Random, held: Held) -> str:
    look = _look(rng)
    other = _other(rng, held, WARES, "wanted", "gone")
    of = ("@amount of @name[[ at @price]]", "@amount of @name[[ (@price)]]", "@name") if any(v and v.text.split()[-1] in ("boxes", "trays", "bags", "kilos", "tubs", "jars") for v in [row["amount"] for row in held["wanted"]]) else ()
    near = (f"No {other} this time.", "The last order was praised.", f"{val.first_last(rng)[0]} takes care of the flowers, so we do not.", f"They asked after {other}, but took none.")
    each = pick(rng, (("@amount @name[[ at @price]]", "@name"), ("@name (@amount)", "@name"), ("@name, @amount", "@name"), ("@name: @amount[[, @price each]]", "@name"))) if look.how in ("bullets", "line") else ("@amount @name[[ at @price]]", "@name (@amount)", "@name")
    if of and look.how not in ("bullets", "line"):
        each = ("@name (@amount)", "@name[[ (@amount)]][[ at @price]]", "@name")
    intro = [_or(rng, held, ("{caller.name}[[ (customer {caller.number})]] <rang|called>[[ on {day}]].", "<Call|Order> from {caller.name}[[, customer number {caller.number}]][[, taken on {day}]].", "<I had|There was> {caller.name}[[, account {caller.number},]] on the line[[ on {day}]].", "For {caller.name}[[ (no. {caller.number})]], by telephone[[, {day}]]:"), (), ("A customer rang who <mumbled|hung up before I had the name>.",)), _or(rng, held, ("<Call back on|The number is|To be reached on> {caller.phone}.", "If anything is unclear, ring {caller.phone}.", "Telephone for questions: {caller.phone}."), (f"Our driver has a new mobile: {val.phone(rng)}.",), beside=0.35)]
    blocks = [_lay(rng, held, look, "wanted", ("<Order|Wanted|To deliver|They want>",), ("<Wanted|Ordered|The order>: %.", "They <want|would like|take> %.", "<Please pack|Put aside|We are to bring> %.", "What they need is %."), ("<Then|Besides>: %.", "Then they remembered something else: %.", "They also <want|take> %."), ("They will ring again about what they want.",), near, each),
              _lay(rng, held, look, "gone", ("<Cannot supply|Not available|We are out of>",), ("I had to say no to this: %.", "<Not available|Out of season>: %.", "We <cannot supply|have run out of> %.", "They also asked for this, which we do not have: %."), ("The same for %.",), ("We have all of it.",))]
    if chance(rng, 0.25):
        blocks.reverse()
    facts = _mixed(rng, _or(rng, held, ("<Deliver|Bring it> to {to}[[, hand it to {receiver}]].", "It goes to {to}[[, where {receiver} will be waiting]].", "<Address|Where to>: {to}[[ ({receiver})]].", "{receiver} <takes it in|will open the door>[[ at {to}]]."), (), ("They will pick it up.",) if not (held["to"] or held["receiver"]) else ()), _or(rng, held, ("The bill goes to {bill}.", "Send the invoice to {bill}.", "Billing address: {bill}."), (), ("They pay cash.",)), _or(rng, held, ("It is <needed|wanted> on {due}[[ at {hour}]].", "<Delivery|To be there> on {due}[[, {hour} at the latest]].", "They eat at {hour}[[ on {due}]], so be on time.", "Be there at {hour}[[ on {due}]]."), ("We are closed on Mondays.",)), _or(rng, held, ("It must not cost more than {limit}.", "Their limit is {limit}.", "Stay below {limit} in all."), (f"A tip of {_cash(rng, _style(rng), 2, 9)} was left last time.",)), _aside(rng, 0.1))
    return _page(rng, intro, *blocks, facts) + (_say(rng, held, "\n\n<Taken by|Noted by|> {taker}").replace("\n\n ", "\n\n") if held["taker"] else "")


PHONED = Kind("prose_phoned", ("Telephone order", "Order note", "Order taken by phone", "Message"), (
    _g("caller", "caller|customer|ordered by", NAME, _s("phone", "phone|call back number|telephone", "number to call back, not the driver's", "Call back"), _s("number", "customer number|account|customer no", "number of the customer", "Customer no."), descs="who rang"), _s("taker", "taken by|noted by|clerk", "who took the call", "Taken by"), _s("receiver", "receiver|hand to|received by", "who takes the goods in", "Hand to"), _s("to", "delivery address|deliver to|ship to", "where the goods go", "Deliver to"), _s("bill", "billing address|invoice address|bill to", "where the invoice goes", "Bill to"), _s("day", "ordered on|order date|date of call", "day of the call", "Date", type="date"), _s("due", "delivery date|needed on|wanted for", "day it is needed", "For", type="date"), _s("hour", "delivery time|time|at", "time of day it is needed", "Time", type="time"), _s("limit", "budget|limit|maximum cost", "what it may cost at most", "Limit", type="number"),
    _rows("wanted", "order|items|ordered items|positions", "what was ordered|not what is out of stock or was only asked after", _s("amount", "amount|quantity|how much", "how much, with its unit, as written", "Amount"), _s("name", "name|article|item|what", "the goods without the amount", "Article"), _s("price", "price|unit price|each", "price named for it", "Price", type="number"), labels="Order"), _list("gone", "not available|unavailable|cannot supply", "what the customer wanted but cannot have", "Not available"),
), _make_phoned, (_phoned,), FORMS)

# --- 7: a lease -------------------------------------------------------------------------------------------------------------

FITTINGS = ("the <fitted|galley> kitchen", "a <box|double|bunk> bed", "the <corner|glass> cupboard", "a <washing|sewing> machine", "the <hall|floor> mirror", "curtain <rails|poles>", "a <chest|gas> freezer", "the <reading|ceiling> lamps", "a <coat|shoe> rack", "the <balcony|bathroom> stools", "a <tiled|wood> stove", "the <desk|writing table>", "a <wall|book> shelf", "the <velvet|leather> sofa", "a <fire|smoke> alarm", "the <letter box|door bell>")
UPKEEP = ("<sweeping|scrubbing> the stairs", "<clearing|gritting> the path in winter", "<bleeding|checking> the radiators", "<mowing|watering> the lawn", "<painting|plastering> the walls", "<oiling|repairing> the shutters", "<emptying|cleaning> the gutters", "<replacing|testing> the bulbs in the hall", "<sweeping|lining> the chimney", "<trimming|replanting> the hedge", "<airing|heating> the cellar", "<servicing|insuring> the boiler")


def _make_lease(rng: Random) -> Held:
    money, people, (signed, start) = _style(rng), _who(rng, 6), _days(rng, 0.6, val.date(rng, 2019, 2027), (0.8, 5, 70))
    rent = rng.randint(300, 1900)
    there, brings = _draw(rng, FITTINGS, *_sizes(rng, 2, 7))
    mine, yours = _draw(rng, UPKEEP, *_sizes(rng, 2, 5))
    party = lambda n, share: {"name": maybe(rng, share, V(people[n])), "address": maybe(rng, 0.6, V(_home(rng))), "phone": maybe(rng, 0.35, V(val.phone(rng)))}  # noqa: E731
    return {"landlord": party(0, 0.95), "tenant": party(1, 0.95), "guarantor": party(2, 0.85) if chance(rng, 0.7) else {}, "witness": maybe(rng, 0.5, V(people[3])), "flat": maybe(rng, 0.85, V(_home(rng))), "rooms": _n(rng, 2, 6), "storey": maybe(rng, 0.5, _lean(_w(rng, "the <ground|first|second|third|top> floor"))), "rent": _money(rng, money, rent, 0.95), "before": _money(rng, money, rent - rng.randint(10, 200), 0.5), "deposit": _money(rng, money, rent * rng.randint(2, 3), 0.7), "notice": _long(rng, "month", "month", "week"), "term": _long(rng, "year", "year", "month", share=0.7), "keys": _n(rng, 2, 6, 0.6), "signed": signed, "start": start, "there": there, "brings": brings, "mine": mine, "yours": yours}


def _lease(rng: Random, held: Held) -> str:
    look = _look(rng)
    intro = [_or(rng, held, ("{landlord.name}[[, <of|living at> {landlord.address},]] lets to {tenant.name}[[, <so far|until now> of {tenant.address},]] the flat[[ at {flat}]].", "The flat[[ at {flat}]] is <let to|taken by> {tenant.name}[[ (now {tenant.address})]]; the <owner|landlord> is {landlord.name}[[ ({landlord.address})]].", "{tenant.name}[[, at present {tenant.address},]] <rents|takes> the flat[[ at {flat}]] from {landlord.name}[[, {landlord.address}]].", "Between {landlord.name} as landlord[[ ({landlord.address})]] and {tenant.name} as tenant[[ ({tenant.address})]] the following is agreed[[ for {flat}]].", "What follows <concerns|is about> the flat at {flat}.[[ The owner is {landlord.name}.]][[ It is let to {tenant.name}.]]", "The owner[[ of the flat at {flat}]] is {landlord.name}[[, {landlord.address}]]; the tenant is {tenant.name}[[, {tenant.address}]].")),
             _or(rng, held, ("It has {rooms} rooms[[ on {storey}]].", "<There are|The flat counts> {rooms} rooms[[, all on {storey}]].", "The number of rooms is {rooms}[[; they are on {storey}]].", "You get {rooms} rooms[[ on {storey}]].", "It is on {storey}."), (f"The house was built in {rng.randint(1880, 1999)}.",)),
             _or(rng, held, ("{guarantor.name}[[ ({guarantor.address})]] <stands surety|vouches for the rent|is liable if it is not paid>.", "Should the rent stay unpaid, {guarantor.name}[[, {guarantor.address},]] <answers|pays>.", "The guarantor is {guarantor.name}[[, who lives at {guarantor.address}]]."), (f"The caretaker, {' '.join(val.first_last(rng))}, lives downstairs.",), ("No surety is asked for.",))]
    money = [_or(rng, held, ("The rent is {rent}[[; until now it was {before}]].", "<From now on|Each month> {rent} is due[[ instead of {before}]].", "The tenant pays {rent} a month.[[ The last one paid {before}.]]", "The rent now comes to {rent}.[[ It used to be {before}.]]"), ("Rent is due on the first.",)), _or(rng, held, ("A deposit of {deposit} is <paid|left> <first|on the day of moving in>.", "The landlord keeps {deposit} as security.", "As security there is {deposit}."), (f"A garage would be {_cash(rng, _style(rng), 20, 90)}.",), ("The deposit is still being discussed.",))]
    time = _mixed(rng, _or(rng, held, ("It <starts|begins> on {start}[[ and runs for {term}]].", "From {start} the flat is <free|theirs>.[[ The term is {term}.]]", "The lease runs for {term}[[, starting on {start}]]."), (), ("The beginning is still open.",)), _or(rng, held, ("<Notice is|Either side may end it with a notice of> {notice}.", "Whoever wants to end it says so {notice} before.", "The notice period is {notice}."), (f"Complaints are answered within {rng.randint(2, 9)} days.",)), _or(rng, held, ("On that day {keys} keys <are handed over|change hands>.", "There are {keys} keys.", "The tenant <gets|signs for> {keys} keys."), ("Keys must not be copied.",)))
    blocks = [_lay(rng, held, look, "there", ("<Stays in the flat|Let with the flat|Furnished with>",), ("The flat comes with %.", "<Already there|Let with it>: %.", "The landlord leaves %.", "What stays is %."), ("There is also %.",), ("The flat is empty.",), ("All of it is in good order.",)), _lay(rng, held, look, "brings", ("<Brought by the tenant|The tenant brings|Not there>",), ("The tenant brings %.", "<Missing|Not there>, and to be brought along: %.", "The tenant has to buy %."), ("Also to be brought: %.",), ("The tenant needs to bring nothing.",)),
              _lay(rng, held, look, "mine", ("<Landlord's part|Done by the owner|The landlord sees to>",), ("The landlord sees to %.", "It is the owner's <part|duty>: %.", "At the landlord's cost: %."), ("The owner's part is also %.",), (), ("The house is old.",)), _lay(rng, held, look, "yours", ("<Tenant's part|Done by the tenant|The tenant sees to>",), ("The tenant sees to %.", "It is the tenant's <part|duty>: %.", "At the tenant's cost: %."), ("The tenant also sees to %.",), ("The tenant has no further duties.",))]
    reach = [_say(rng, held, f"The {who} <is reached|can be rung> on {{{who}.phone}}.", f"<Telephone|Phone> of the {who}: {{{who}.phone}}.") for who in rng.sample(("landlord", "tenant", "guarantor"), 3)]
    reach.append(_w(rng, f"The chimney sweep's number is {val.phone(rng)}.", "", "", ""))
    foot = _or(rng, held, ("Signed[[ on {signed}]] <before|in the presence of> {witness}.", "<Witness|Witnessed by>: {witness}.[[ Signed on {signed}.]]", "Signed on {signed}."), ())
    return _page(rng, intro, *rng.sample([" ".join(money), " ".join(time), *blocks], 6), reach, foot)


LEASE = Kind("prose_lease", ("Lease", "Tenancy agreement", "Rental agreement", "Terms of the lease"), (
    _g("landlord", "landlord|lessor|owner", NAME, ADDRESS, PHONE, descs="who lets the flat"), _g("tenant", "tenant|lessee|renter", NAME, ADDRESS, PHONE, descs="who rents the flat"), _g("guarantor", "guarantor|surety|third party liable", NAME, ADDRESS, PHONE, descs="who pays if the tenant does not"), _s("witness", "witness|witnessed by", "who saw the signing", "Witness"),
    _s("flat", "property|flat address|address of the flat|premises", "address of what is let, not of the people", "Flat"), _s("rooms", "rooms|number of rooms|room count", "how many rooms", "Rooms", type="integer"), _s("storey", "floor|storey|level", "which floor, without article", "Floor"), _s("rent", "rent|monthly rent|new rent", "rent to be paid from now on", "Rent", type="number"), _s("before", "previous rent|old rent|rent so far", "rent paid before", "Old rent", type="number"), _s("deposit", "deposit|security|bond", "sum kept as security", "Deposit", type="number"), _s("notice", "notice period|notice|period of notice", "how long before it must be ended, as written", "Notice"), _s("term", "term|duration|length of lease", "how long the lease runs, as written", "Term"), _s("keys", "keys|number of keys", "how many keys", "Keys", type="integer"), _s("signed", "signed on|date signed|date", "day of signing", "Signed", type="date"), _s("start", "start|begins on|move in", "when the lease begins", "Start", type="date"),
    _list("there", "furnishings|let with the flat|inventory|stays", "what the flat comes with, without leading article", "Let with the flat"), _list("brings", "brought by tenant|tenant brings|to be bought", "what the tenant has to bring, without leading article", "Brought by the tenant"), _list("mine", "landlord duties|owner sees to", "what the landlord does", "Landlord"), _list("yours", "tenant duties|tenant sees to|obligations", "what the tenant does", "Tenant"),
), _make_lease, (_lease,), FORMS)

# --- 8: a private sale -------------------------------------------------------------------------------------------------------

THINGS = ("<folding|racing|child's> bicycle", "<sailing|rowing|rubber> dinghy", "<upright|toy> piano", "<potter's|spinning> wheel", "<horse|car> trailer", "<ride-on|hand> mower", "<dolls'|garden> house", "<slide|film> projector", "<cider|printing> press", "<wood|gas> stove", "<camping|caravan> awning", "<snooker|football> table", "<beehive|aquarium>", "<loom|accordion|cello>", "<motor|pedal> scooter")
ADDONS = ("a <spare|second> wheel", "the <wooden|canvas> case", "<covers|locks>", "the <hand|electric> pump", "a <tool|sewing> kit", "the <winter|rain> hood", "a <leather|nylon> strap", "the <original|printed> handbook", "a <tow|bow> rope", "the <foot|music> stand", "a <repair|paint> pot", "the <child|side> seat", "an <oil|grease> can", "the <wall|floor> brackets", "a <battery|mains> lamp")
FAULTS = ("a <scratch|dent> on the <left|back>", "<rust|moss> underneath", "a <worn|loose> <handle|pedal>", "a <cracked|missing> <lid|button>", "<faded|flaking> paint", "a <slow|small> leak", "a <squeaking|bent> hinge", "<moth|mouse> holes", "a <stiff|broken> zip", "a <missing|blunt> screw", "<damp|smoke> stains", "a <chipped|split> edge")


def _make_deed(rng: Random) -> Held:
    money, people, (seen, day, handed) = _style(rng), _who(rng, 6), _days(rng, 0.5, val.date(rng, 2018, 2027), (0.8, 1, 9), (0.6, 1, 20))
    price = rng.randint(40, 4000)
    given, kept = _draw(rng, ADDONS, *_sizes(rng, 2, 6))
    faults, mended = _draw(rng, FAULTS, *_sizes(rng, 2, 4))
    party = lambda n: {"name": maybe(rng, 0.95, V(people[n])), "address": maybe(rng, 0.6, V(_home(rng))), "phone": maybe(rng, 0.4, V(val.phone(rng)))}  # noqa: E731
    return {"seller": party(0), "buyer": party(1), "witness": maybe(rng, 0.55, V(people[2])), "first": maybe(rng, 0.5, V(people[3])), "thing": _draw(rng, THINGS, 1)[0][0], "number": maybe(rng, 0.6, V(val.fill_pattern(rng, pick(rng, ("@@ ####", "%#####", "@%##-##"))))), "asked": _money(rng, money, price + rng.randint(5, 300), 0.7), "price": _money(rng, money, price, 0.95), "paid": _money(rng, money, max(5, price // pick(rng, (3, 4, 5, 10))), 0.6), "age": _n(rng, 2, 12, 0.7), "seen": seen, "day": day, "handed": handed, "where": maybe(rng, 0.5, V(_home(rng))), "given": given, "kept": kept, "faults": faults, "mended": mended}


def _deed(rng: Random, held: Held) -> str:
    look = _look(rng)
    intro = [_say(rng, held, "{seller.name}[[, {seller.address},]] sells {buyer.name}[[, {buyer.address},]] the {thing}[[ (no. {number})]].", "{buyer.name}[[ of {buyer.address}]] <buys|takes over> the {thing}[[, number {number},]] from {seller.name}[[ of {seller.address}]].", "The {thing}[[ with the number {number}]] <goes|passes> from {seller.name}[[ ({seller.address})]] to {buyer.name}[[ ({buyer.address})]].", "I, {seller.name}[[, {seller.address}]], <hand|make> over to {buyer.name}[[, {buyer.address},]] my {thing}[[, no. {number}]].", "I, {buyer.name}[[, {buyer.address}]], have bought the {thing}[[ no. {number}]] from {seller.name}[[, {seller.address}]].") or _say(rng, held, "{seller.name}[[, {seller.address},]] <sells|has sold> the {thing}[[, number {number}]].", "{buyer.name}[[, {buyer.address},]] <buys|has bought> the {thing}[[, number {number}]].") or _say(rng, held, "The {thing}[[, number {number},]] has been sold."),
             _or(rng, held, ("It is {age} years old.", "It has been in use for {age} years.", "Its age is {age} years."), (), ("Nobody knows how old it is.",)), _or(rng, held, ("The first owner was {first}.", "Before that it belonged to {first}.", "It <once|first> belonged to {first}."), (), ("It was never in other hands.",)), _or(rng, held, ("The buyer <saw|tried> it on {seen}.", "It was <looked at|tried out> on {seen}.", "They met on {seen} <to look at it|for a trial>."))]
    money = [_or(rng, held, ("The price is {price}[[; the <advert|notice> said {asked}]].", "It <costs|goes for> {price}[[ instead of the {asked} in the advert]].", "They <agreed on|settled for> {price}.[[ At first {asked} was asked.]]", "The seller wanted {asked}. They <met at|agreed on> {price}."), (), ("Everyone is content with the price.",)), _or(rng, held, ("Of this, {paid} <has been paid|was paid> <already|in cash>[[ on {day}]].", "A first part of {paid} <has changed hands|is paid>.", "The buyer <put|has put> down {paid}[[ on {day}]]."), (), ("How it is paid is up to <them|the two>.",)), _or(rng, held, ("It <changes hands|is fetched> on {handed}[[ at {where}]].", "The buyer <fetches|collects> it on {handed}[[, at {where}]].", "It stands at {where} until <it is fetched|then>."))]
    blocks = [_lay(rng, held, look, "given", ("<Goes with it|Sold with it|Included>",), ("With it <go|goes>: %.", "The buyer also gets %.", "<Sold|Handed over> with it: %.", "The price includes %."), ("Thrown in as well: %.",), ("Nothing else goes with it.",), ("The buyer was pleased.",), early=None), _lay(rng, held, look, "kept", ("<The seller keeps|Not sold|Stays with the seller>",), ("The seller keeps %.", "Not part of the sale: %.", "These stay behind: %."), ("The seller also keeps %.",), ("The seller keeps nothing.",), ("It has family value.",)),
              _lay(rng, held, look, "faults", ("<Known faults|Faults|Defects>",), ("The buyer <knows of|was shown> %.", "It <has|shows> %.", "<To be seen|Known faults>: %."), ("There is also %.",), ("No faults are known.",), ("It runs well all the same.",)), _lay(rng, held, look, "mended", ("<Repaired|Put right|Mended before the sale>",), ("The seller has put this right: %.", "No longer an issue: %.", "<Mended|Repaired> before the sale: %."), ("Also put right: %.",))]
    foot = _say(rng, held, "<Witness|Witnessed by|Seen by, as witness>: {witness}", "{witness} was the witness.", "Signed before {witness}[[, {day}]].") if held["witness"] else _say(rng, held, "Signed on {day}.")
    contact = _or(rng, held, ("The seller can be <rung|reached> on {seller.phone}.", "Questions to the seller: {seller.phone}."), (f"The harbour office has the number {val.phone(rng)}.",), beside=0.2) + " " + _or(rng, held, ("The buyer's number is {buyer.phone}.", "The buyer: {buyer.phone}."))
    return _page(rng, intro, *rng.sample([" ".join(m for m in money if m), blocks[0], blocks[1], blocks[2], blocks[3]], 5), contact, foot)


DEED = Kind("prose_deed", ("Bill of sale", "Sale agreement", "Private sale", "Deed of sale"), (
    _g("seller", "seller|sold by|vendor", NAME, ADDRESS, PHONE, descs="who sells"), _g("buyer", "buyer|purchaser|sold to", NAME, ADDRESS, PHONE, descs="who buys"), _s("witness", "witness|witnessed by", "who was there as a witness", "Witness"), _s("first", "previous owner|first owner|former owner", "who owned it before the seller", "Previous owner"), _s("thing", "item|object|what is sold|thing", "what is sold, without article", "Item"), _s("number", "serial number|frame number|identification", "number on the thing", "Number"),
    _s("asked", "asking price|advertised price|price asked", "what was asked at first", "Asked", type="number"), _s("price", "price|agreed price|sale price", "what it is sold for", "Price", type="number"), _s("paid", "deposit paid|paid so far|down payment", "what has been paid already", "Paid", type="number"), _s("age", "age|age in years|years old", "how old it is, in years", "Age", type="integer"), _s("seen", "viewed on|trial date|seen on", "when the buyer looked at it", "Viewed", type="date"), _s("day", "date|signed on|date of sale", "day of the sale", "Date", type="date"), _s("handed", "handover|collected on|fetched on", "when it changes hands", "Handover", type="date"), _s("where", "handover place|where it stands|collected at", "address where it is fetched, not where the people live", "Place of handover"),
    _list("given", "sold with it|accessories|included", "what goes with it, without leading article", "Goes with it"), _list("kept", "kept by seller|not sold|excluded", "what the seller keeps, without leading article", "Seller keeps"), _list("faults", "known faults|defects|faults", "what is wrong with it now, without leading article", "Faults"), _list("mended", "repaired|mended|put right", "what was wrong but has been put right, without leading article", "Repaired"),
), _make_deed, (_deed,), FORMS)

# --- 9: a slip from the till, with its codes; or the mail that repeats it ----------------------------------------------------

SHELVES = ("<rye|oat> crispbread", "<goat|sheep> cheese", "<salted|sweet> butter", "<lamp|olive> oil", "<tooth|shoe> brush", "<dish|bath> sponge", "<green|black> tea", "<cat|bird> food", "<AA|button> batteries", "<baking|kitchen> paper", "<plum|fig> jam", "<soy|oat> drink", "<pea|leek> soup", "<hand|foot> cream", "<gift|tissue> paper", "<cherry|date> tomatoes", "<pine|hazel> nuts", "<sticking|sticky> plaster", "<garden|work> gloves", "<tulips|roses>", "<post|birthday> card", "<sparkling|still> water")


def _make_slip(rng: Random) -> Held:
    money, count = _style(rng), max(1, _sizes(rng, 1)[0])
    rows, total = [], 0
    for name in _draw(rng, SHELVES, count)[0]:
        n, cents = pick(rng, (1, 1, 1, 1, 2, 3, 4)), rng.randint(45, 1990)
        total += n * cents
        rows.append({"name": V(_cap(name.text)), "count": V(str(n), n) if n > 1 else None, "price": val.show_money(rng, n * cents / 100, val.MoneyStyle(money.currency, "", "", money.thousands, money.point))})
    bare = val.MoneyStyle(money.currency, money.before, money.after, money.thousands, money.point)
    off = round(total * pick(rng, (0.05, 0.1, 0.15, 0.2))) if chance(rng, 0.6) else 0
    minus, due = pick(rng, ("-", "-", "- ", "−")), total - off
    card, given = chance(rng, 0.6), -(-due // 500) * 500
    (day,) = _days(rng, 0.9, val.date(rng, 2020, 2027))
    shown = val.show_money(rng, off / 100, bare)
    return {"shop": V(val.company(rng)), "branch": maybe(rng, 0.6, V(_home(rng))), "phone": maybe(rng, 0.4, V(val.phone(rng))), "day": day, "hour": maybe(rng, 0.8, val.time_of_day(rng, 7, 21)), "number": maybe(rng, 0.85, V(val.fill_pattern(rng, pick(rng, ("######", "%###", "##-####", "R%#####"))))), "till": maybe(rng, 0.6, V(str(n := rng.randint(1, 19)), n)), "clerk": maybe(rng, 0.6, V(val.first_last(rng)[0])),
            "sum": _money(rng, bare, total / 100, 0.8), "off": V(minus + shown.before + shown.text, -off / 100, after=shown.after) if off else None, "due": _money(rng, bare, due / 100, 0.97), "given": _money(rng, bare, given / 100) if not card else None, "back": _money(rng, bare, (given - due) / 100) if not card else None, "last4": V(val.fill_pattern(rng, "####")) if card and chance(rng, 0.9) else None, "approval": maybe(rng, 0.8, V(val.fill_pattern(rng, pick(rng, ("######", "@#####", "##@###"))))) if card else None, "terminal": maybe(rng, 0.7, V(val.fill_pattern(rng, pick(rng, ("########", "T%######", "####-##"))))) if card else None, "points": _n(rng, 2, 60, 0.35), "rows": rows}


def _slip_codes(rng: Random, held: Held) -> list[str]:
    mask, sep = pick(rng, ("****", "xxxx xxxx xxxx ", "**** **** **** ", "************", "XXXX-", "…", "#### #### #### ")), pick(rng, (": ", " ", ":", "  "))
    codes = [_say(rng, held, f"<Card|Card no.|VISA|Debit card|PAN>{sep}{mask}{{last4}}"), _say(rng, held, f"<Auth|Approval|Auth code|Authorisation>{sep}{{approval}}"), _say(rng, held, f"<Terminal|TID|Term. ID>{sep}{{terminal}}"), _w(rng, f"<Trace|AID|Batch>{sep}{val.fill_pattern(rng, '######')}", f"Seq{sep}{val.fill_pattern(rng, '####')}", "", "")]
    return [c for c in _mixed(rng, *codes) if c] if held["last4"] or held["approval"] or held["terminal"] else []


def _slip(rng: Random, held: Held) -> str:
    wide, gap = rng.randint(30, 44), pick(rng, (" ", " ", ".", "  "))
    line = lambda left, right: f"{left} {gap * max(1, (wide - len(left) - 8) // len(gap))} {right}"  # noqa: E731
    form = rng.randrange(3)
    rows = []
    for n, row in enumerate(held["rows"]):
        name, price = f"{{rows.{n}.name}}" if row["name"] else "", f"{{rows.{n}.price}}" if row["price"] else ""
        many = f"{{rows.{n}.count}}" if row["count"] else ""
        rows.append((line(f"{many}{' x ' if many else ''}{name}", price), line(name + (f" x{many}" if many else ""), price), line(name, price) + (f"\n   {many} pcs" if many else ""))[form])
        if chance(rng, 0.06):
            rows.append(f"   {_w(rng, 'EAN', 'Art.', 'PLU')} {val.fill_pattern(rng, '########')}")
    head = [_say(rng, held, "{shop}"), _say(rng, held, "{branch}"), _say(rng, held, "<Tel.|Phone|T> {phone}"), _w(rng, f"VAT <no.|ID> {val.tax_id(rng)}", "<Thank you for your visit|Welcome>", "", "")]
    meta = [_say(rng, held, "<Receipt|Receipt no.|Bon|Slip|Doc.> {number}"), _say(rng, held, "{day}[[ {hour}]]", "<Date|On> {day}[[ <Time|at> {hour}]]"), _say(rng, held, "<Till|Register|POS> {till}"), _say(rng, held, "<You were served by|Cashier|Served by:> {clerk}")]
    sums = [line(_w(rng, "Subtotal", "Sum", "Goods"), "{sum}") if held["sum"] else "", line(_w(rng, "<Discount|Voucher|Staff discount|Club discount|Rebate>"), "{off}") if held["off"] else "", line(_w(rng, "TOTAL", "To pay", "Total due", "Amount due"), "{due}") if held["due"] else "", line(_w(rng, "Cash", "Given", "Cash tendered"), "{given}") if held["given"] else "", line(_w(rng, "Change", "Change due", "Your change"), "{back}") if held["back"] else ""]
    foot = [_say(rng, held, "<Points earned|Bonus points>: {points}"), _w(rng, f"Returns within {rng.randint(13, 40)} days with this slip", "Please keep this slip", "Follow us!", "", f"Store {val.fill_pattern(rng, '####')}")]
    order = [[*head], [*meta], rows, sums, _slip_codes(rng, held), foot] if chance(rng, 0.6) else [[*head], rows, sums, _slip_codes(rng, held), [*meta], foot]
    rule = pick(rng, ("", "", "-" * wide, "=" * wide, "*" * wide))
    return f"\n{rule}\n".join("\n".join(x for x in part if x) for part in order if any(part)).replace("\n\n\n", "\n\n")


def _slip_mail(rng: Random, held: Held) -> str:
    look = _look(rng, "run", "run", "run", "bullets", "line")
    rows = _lay(rng, held, look, "rows", ("<Your purchase|You bought|Items>",), ("You <bought|took home> %.", "On the slip <stand|stands>: %.", "Your basket: %."), ("There was also %.", "Further down the slip: %."), (), (f"The {_other(rng, held, SHELVES, 'rows')} from last week <has been|was> refunded.", "Bags were free."), ("@count x @name (@price)", "@name (@price)", "@name for @price", "@name"))
    pay = [_or(rng, held, ("The <sum|goods> came to {sum}.", "Before the discount that was {sum}."), ()), _say(rng, held, "<Discount|Voucher|Reduction>: {off}.", "The <discount|voucher> stands there as {off}."), _say(rng, held, "You paid {due} <in all|altogether>.", "The total is {due}.", "That makes {due} <to pay|in all>."), _say(rng, held, "You gave {given}[[ and got {back} back]].", "[[From {given} ]]you got {back} back.") if held["given"] or held["back"] else _or(rng, held, ("It was <paid|charged> with the card ending in {last4}[[ (approval {approval}]][[, terminal {terminal})]].", "The card with the last digits {last4} was <used|charged>.[[ Authorisation: {approval}.]]", "The last four digits of your card are {last4}.", "<We charged your card|Your card was read> at terminal {terminal}[[ with code {approval}]]."), (), ("No card was used.",))]
    head = [_say(rng, held, "Thank you for <shopping|your purchase> at {shop}[[ on {day}]][[ at {hour}]].", "This is the slip of your purchase[[ at {shop}]][[ on {day}]][[, {hour}]]."), _or(rng, held, ("The number of the slip is {number}.", "Slip {number}[[, till {till}]].", "Keep the number {number} <for returns|in case you bring something back>."), (f"Our parcel shop has the number {val.fill_pattern(rng, '####')}.",)), _say(rng, held, "<You were served by|At the till was> {clerk}[[ (till {till})]].")]
    return _page(rng, head, rows, " ".join(p for p in pay if p), [_say(rng, held, "<This earned you|You collected> {points} points."), _say(rng, held, "<Questions? Ring|You reach the shop on> {phone}."), _say(rng, held, "The shop is at {branch}.")])


SLIP = Kind("prose_slip", ("Receipt", "Till slip", "Purchase", "Sales slip"), (
    _s("shop", "shop|store|merchant|seller", "name of the shop", "Shop"), _s("branch", "branch address|store address|address", "address of the shop", "Branch"), _s("phone", "phone|telephone", "number of the shop", "Phone"), _s("day", "date|purchase date", "day of the purchase", "Date", type="date"), _s("hour", "time|purchase time", "time of the purchase", "Time", type="time"), _s("number", "receipt number|slip number|document number", "number of this slip, not of the terminal or the card", "Receipt no."), _s("till", "till|register|pos number", "number of the till", "Till", type="integer"), _s("clerk", "cashier|served by|clerk", "who sat at the till", "Cashier"),
    _s("sum", "subtotal|sum before discount|goods total", "sum before any discount", "Subtotal", type="number"), _s("off", "discount|discount amount|voucher|reduction", "what was taken off, with its sign as printed", "Discount", type="number"), _s("due", "total|amount paid|total due", "what was to be paid in the end", "Total", type="number"), _s("given", "cash given|tendered|cash", "what the customer handed over", "Cash", type="number"), _s("back", "change|change given", "what the customer got back", "Change", type="number"), _s("last4", "card last digits|last four|card ending", "last digits of the card|the visible end of the card number", "Card ending"), _s("approval", "approval code|authorisation|auth code", "code of the approval by the bank", "Approval"), _s("terminal", "terminal|terminal id", "number of the card terminal", "Terminal"), _s("points", "points|bonus points|points earned", "points earned", "Points", type="integer"),
    _rows("rows", "items|articles|line items|purchases", "what was bought|the lines of the slip, without discount and totals", _s("name", "name|article|item|description", "the article as printed", "Article"), _s("count", "quantity|count|pieces", "how many, if printed", "Qty", type="integer"), _s("price", "price|amount|line total", "amount of the line", "Price", type="number")),
), _make_slip, (_slip, _slip, _slip_mail), PROSE)

# --- 10: a travel plan ------------------------------------------------------------------------------------------------------

CARRIERS = ("the <night|early|slow> train", "the <post|long-distance> bus", "the <car|mail> ferry", "a <hired|shared> van", "the <rack|branch line> railway", "a <sailing|river> boat", "our <bicycles|mules>", "a <taxi|cable car>")
SIGHTS = ("the <old|upper> <harbour|mill|fort>", "a <glass|salt|paper> works", "the <maritime|clock|toy> museum", "a <walk|ride> along the <dyke|ridge>", "the <Sunday|fish> market", "a <cheese|cider> tasting", "the <botanical|castle> gardens", "a <boat|steam train> ride", "the <bell|water> tower", "a <pottery|bread> workshop", "the <rope|swing> bridge", "a <candle-lit|farewell> dinner", "the <cave|ice> chapel", "a <concert|reading> in the <abbey|barn>")


def _make_trip(rng: Random) -> Held:
    money, people = _style(rng), _who(rng, 8)
    coming, staying = _sizes(rng, 2, 4)
    sights, extra = _draw(rng, SIGHTS, *_sizes(rng, 2, 6))
    towns = list(dict.fromkeys(val.city(rng) for _ in range(rng.randint(2, 6))))
    start, *days, back, book = _days(rng, 0.75, val.date(rng, 2022, 2027), *((0.6, min(n, 1), 3 * n) for n in range(len(towns) - 1)), (0.6, 1, 4), (0.6, -60, -40))
    legs = []
    for n, (a, b) in enumerate(pairwise(towns)):
        hour = rng.randint(5, 18)
        legs.append({"origin": V(a), "to": V(b), "day": days[n] if chance(rng, 0.8) else None, "leaves": maybe(rng, 0.75, val.time_of_day(rng, hour, hour)), "arrives": maybe(rng, 0.5, val.time_of_day(rng, hour + 2, hour + 3)), "by": maybe(rng, 0.6, _lean(_w(rng, *CARRIERS)))})
    return {"leader": maybe(rng, 0.75, V(people[0])), "agency": maybe(rng, 0.6, V(val.company(rng))), "booking": maybe(rng, 0.75, V(val.fill_pattern(rng, pick(rng, ("@@@###", "%#####", "@##@#", "BK-####"))))), "own": maybe(rng, 0.6, V(val.phone(rng))), "desk": maybe(rng, 0.55, V(val.phone(rng))), "start": start, "back": back, "pay": book, "price": _money(rng, money, rng.randint(90, 2400), 0.8), "deposit": _money(rng, money, rng.randint(20, 89), 0.5), "nights": _n(rng, 2, 12, 0.75), "seats": _n(rng, 2, 9, 0.5), "coming": [V(p) for p in people[1 : 1 + coming]], "staying": [V(p) for p in people[5 : 5 + min(staying, 3)]], "legs": legs, "sights": sights, "extra": extra}


def _trip(rng: Random, held: Held) -> str:
    look = _look(rng)
    intro = [_or(rng, held, ("We <leave|set out> on {start}[[ and are back on {back}]].", "The <trip|journey> begins on {start}[[ and ends on {back}]].", "<From|Starting> {start}[[ to {back}]] we are on the road.", "On {back} we are home again.[[ We go on {start}.]]"), ("The days are <long|getting warmer>, a good time to travel.",)), _or(rng, held, ("That is {nights} nights <away|on the way>.", "We sleep {nights} nights away from home.", "There are {nights} nights in between."), ()), _or(rng, held, ("{agency} has booked it[[ under {booking}]].", "The booking[[ with {agency}]] has the <number|reference> {booking}.", "<Quote|Give> {booking} at the desk[[ of {agency}]]."), (f"Our club card is no. {val.fill_pattern(rng, '####')}.",)), _or(rng, held, ("{leader} <leads|is in charge of> the group.", "Our guide is {leader}.", "We follow {leader}."), (f"The driver is called {val.first_last(rng)[0]}.",))]
    legs = ("From @origin we <go|travel> to @to[[ with @by]][[ on @day]][[, leaving at @leaves]][[, arriving at @arrives]].", "[[On @day ]]we take @by from @origin to @to[[, @leaves to @arrives]].", "@origin to @to[[, @day]][[: departure @leaves]][[, arrival @arrives]][[ (@by)]].", "[[At @leaves ]][[on @day ]]we leave @origin <for|in the direction of> @to[[, which we reach at @arrives]].", "Then it is @origin to @to[[ with @by]][[, @leaves]].")
    route = _each(rng, held, "legs", *legs, fixed=0.4)
    route = [_cap(t) for t in route]
    if look.how == "bullets" and route:
        told = "\n" + look.head.format(_w(rng, "Route", "Legs", "The way", "Timetable")) + "\n" + "\n".join(look.bullet.format(n=n) + t.rstrip(".") for n, t in enumerate(route, 1))
    else:
        if len(route) > 1 and chance(rng, 0.3):
            route.insert(rng.randint(1, len(route) - 1), _w(rng, f"We will not stop in {val.city(rng)}.", f"The ticket office in {val.city(rng)} closes early.", "There is time for a coffee."))
        told = " ".join(route)
    blocks = [_lay(rng, held, look, "coming", ("<Travellers|Who comes|On board>",), ("<Coming along|On the list>: %.", "The <party|group> is %.", "% will be on board."), ("% will join us on the way.",), (), ("Everyone pays for themselves.",)), _lay(rng, held, look, "staying", ("<Staying at home|Not coming|Cancelled>",), ("<Staying at home|Not coming this time>: %.", "% will stay at home.", "We will miss %."), ("Also not coming: %.",), ("Everyone comes along.",)),
              _lay(rng, held, look, "sights", ("<Included|On the programme|In the price>",), ("The price <includes|covers> %.", "On the programme: %.", "We will <see|enjoy> %, all of it paid for."), ("Paid for as well: %.",), ("There is no programme.",), ("Bring good shoes.", "Dinner is early.")), _lay(rng, held, look, "extra", ("<Optional|At extra cost|On your own account>",), ("<Optional, and paid on the spot|At extra cost>: %.", "Whoever likes can add %, at <their own|extra> cost.", "Not in the price, but possible: %."), ("Another extra: %.",), ("There are no paid extras.",))]
    facts = _mixed(rng, _or(rng, held, ("It costs {price} each[[; {deposit} of it is due at once]].", "The <fare|price> is {price} a head.[[ A deposit of {deposit} comes first.]]", "Each of us pays {price}[[, with a deposit of {deposit}]]."), (f"A sandwich on board is {_cash(rng, _style(rng), 3, 9)}.",)), _or(rng, held, ("<Pay|The money is due> by {pay}.", "Please pay until {pay}."), ()), _or(rng, held, ("There are {seats} seats left.", "We have room for {seats} more."), ("Seats go fast.",)), _or(rng, held, ("On the way you <reach|get> me on {own}.", "My own number is {own}.", "My mobile: {own}."), (f"The taxi rank answers on {val.phone(rng)}.",), beside=0.3), _or(rng, held, ("The travel desk <is|answers> on {desk}.", "In an emergency ring the travel desk, {desk}.", "The agency's number is {desk}.")))
    return _page(rng, intro, *rng.sample([told, *blocks], 5), facts)


TRIP = Kind("prose_trip", ("Travel plan", "Trip", "Journey", "Tour plan"), (
    _s("leader", "leader|guide|led by", "who leads the group", "Leader"), _s("agency", "agency|booked with|tour operator", "firm that booked it", "Agency"), _s("booking", "booking reference|booking number|reservation", "reference of the booking", "Booking"), _s("own", "writer phone|own number|mobile", "number of the person who writes", "My number"), _s("desk", "travel desk phone|emergency number|agency phone", "number of the agency", "Travel desk"), _s("start", "start|departure date|leaves on", "first day", "Start", type="date"), _s("back", "end|return date|back on", "last day", "Back", type="date"), _s("pay", "payment due|pay by", "until when to pay", "Pay by", type="date"), _s("price", "price|cost per person|fare", "what one person pays in all", "Price", type="number"), _s("deposit", "deposit|down payment", "first part of the price", "Deposit", type="number"), _s("nights", "nights|number of nights", "how many nights", "Nights", type="integer"), _s("seats", "seats left|places left|free places", "how many places are free", "Free places", type="integer"),
    _list("coming", "travellers|participants|who comes", "who comes along besides the leader", "Travellers"), _list("staying", "not coming|cancelled|stays at home", "who does not come", "Not coming"), _rows("legs", "legs|route|stages|itinerary", "the legs of the way, in order", _s("origin", "from|origin|departs from", "where the leg starts", "From"), _s("to", "to|destination|until", "where the leg ends", "To"), _s("day", "date|day|on", "day of the leg", "Date", type="date"), _s("leaves", "departure|leaves at|departure time", "when it leaves", "Departure", type="time"), _s("arrives", "arrival|arrives at|arrival time", "when it arrives", "Arrival", type="time"), _s("by", "transport|means|by", "what they travel with, without article", "By"), labels="Route"),
    _list("sights", "included activities|included|programme", "what the price includes, without leading article", "Included"), _list("extra", "optional|extras|at extra cost", "what costs extra, without leading article", "Optional"),
), _make_trip, (_trip,), PROSE)

# --- 11: the programme of a day ---------------------------------------------------------------------------------------------

ACTS = ("<opening|closing> words", "a <talk|lecture> on <mosses|tides|old maps|bells>", "the <brass|string|steel> band", "a <puppet|shadow> play", "<bread|candle|kite> making", "the <choir|fire brigade|school band>", "a <tug-of-war|sack race|quiz>", "a <tour|walk> of the <vaults|dunes|works>", "<folk|line> dancing", "the <plant|book|cake> sale", "a <magic|dog> show", "the <raffle|prize draw>", "a <reading|film> about the <flood|railway>", "the <lantern|boat> parade", "a <poetry|chess> contest", "<tea|soup> for everyone")


def _make_day(rng: Random) -> Held:
    money, people, (day, book) = _style(rng), _who(rng, 12), _days(rng, 0.85, val.date(rng, 2022, 2027), (0.6, -40, -5))
    acts, off, minute = *_draw(rng, ACTS, *_sizes(rng, 2, 6)), rng.randint(8, 11) * 60
    style, rows = pick(rng, ("24", "24", "12", "12 ", "12.")), []
    for n, act in enumerate(acts):
        minute += pick(rng, (15, 30, 30, 45, 60, 75, 90))
        rows.append({"what": act, "time": maybe(rng, 0.85, val.show_time(rng, minute // 60, minute % 60, style)), "who": maybe(rng, 0.5, V(people[n])), "where": maybe(rng, 0.4, _lean(_w(rng, "the <tent|barn|yard|loft|nave>", "the <small|blue|upper> hall")))})
    return {"host": maybe(rng, 0.8, V(f"{val.city(rng)} {_w(rng, '<Museum|Library|Harbour> Friends', 'Village Society', '<Music|Garden> Club', 'History Group')}")), "patron": maybe(rng, 0.5, V(people[10])), "contact": maybe(rng, 0.6, V(people[11])), "phone": maybe(rng, 0.55, V(val.phone(rng))), "venue": maybe(rng, 0.7, _lean(_w(rng, "the <old|town|corn> <hall|mill|exchange>", "the <market square|boat yard|rectory garden>"))), "day": day, "book": book, "doors": maybe(rng, 0.6, val.show_time(rng, 8, pick(rng, (0, 15, 30)), style)), "price": _money(rng, money, rng.randint(4, 40), 0.75), "child": _money(rng, money, rng.randint(1, 3), 0.55), "places": _n(rng, 9, 300, 0.5), "acts": rows, "off": off}


def _day(rng: Random, held: Held) -> str:
    look = _look(rng)
    intro = [_or(rng, held, ("{host} <invites you|bids you welcome> to {venue} on {day}.", "On {day} {host} <is waiting for|invites> you[[ at {venue}]].", "On {day} everyone <meets|is welcome> at {venue}[[, invited by {host}]].", "<Join|Visit> {host}[[ at {venue}]][[ on {day}]].", "A day with {host}[[, {day}]][[, {venue}]].", "[[On {day} ]]<the whole village|everyone> meets[[ at {venue}]]."), ("It is that time of the year again.",)), _or(rng, held, ("Doors open at {doors}.", "You can come in from {doors} on.", "The gate is open from {doors}."), ("Come early.",)), _or(rng, held, ("The day is under the patronage of {patron}.", "Our patron is {patron}.", "{patron} has kindly taken on the patronage."), (f"Last year's guest, {' '.join(val.first_last(rng))}, is on a ship this time.",))]
    intro[0] = _cap(intro[0])
    each = ("@time @what[[ with @who]][[ (@where)]]", "@what[[ by @who]][[ in @where]]", "@time: @what[[, @who]][[, @where]]", "@what") if look.how in ("bullets", "line") else ("at @time @what[[ with @who]][[ in @where]]", "@what[[ with @who]][[ at @time]][[ in @where]]", "@what (@time)", "@what[[, led by @who]]", "@what")
    blocks = [_lay(rng, held, look, "acts", ("<Programme|What is on|The day|Schedule>",), ("<There will be|You can look forward to|On the programme:> %.", "This is how it goes: %.", "We <offer|have> %.", "The day brings %."), ("<Later on|In the afternoon> there is %.", "After a break comes this: %."), ("There is no fixed programme.",), (f"{_cap(_other(rng, held, ACTS, 'acts', 'off'))} had to go to another day last year.", "Bring chairs and good weather.", "The kitchen is open all day."), each), _lay(rng, held, look, "off", ("<Cancelled|Will not take place|Dropped>",), ("<Cancelled this time|Not taking place>: %.", "We had to drop %.", "You will have to do without %."), ("Also cancelled: %.",), ("Nothing has been cancelled.",), ("We are sorry.",))]
    facts = _mixed(rng, _or(rng, held, ("A ticket costs {price}[[, for children {child}]].", "Grown-ups pay {price}[[ and children {child}]].", "Children pay {child}.[[ The full price is {price}.]]"), (f"Parking is {_cash(rng, _style(rng), 2, 9)}.",)), _or(rng, held, ("<Book|Tell us> by {book}[[, with {contact}]].", "{contact} takes bookings[[ on {phone}]][[ until {book}]].", "<Ring|Call> {phone}[[ and ask for {contact}]]."), (f"Lost things are kept under {val.phone(rng)}.",), beside=0.2), _or(rng, held, ("There is room for {places} people.", "We have {places} places."), (f"Last year {rng.randint(301, 900)} people came.",)), _aside(rng, 0.1))
    return _page(rng, intro, *(blocks if chance(rng, 0.7) else blocks[::-1]), facts)


DAY = Kind("prose_day", ("Programme", "Open day", "Event", "Invitation"), (
    _s("host", "organiser|host|invited by", "who organises it", "Organiser"), _s("patron", "patron|under the patronage of", "who is the patron", "Patron"), _s("contact", "contact|bookings with|contact person", "who takes bookings", "Bookings"), _s("phone", "phone|booking line|telephone", "number for bookings", "Phone"), _s("venue", "venue|place|location", "where it takes place, without article", "Venue"), _s("day", "date|day|event date", "day of the event", "Date", type="date"), _s("book", "book by|booking deadline|register by", "until when to book", "Book by", type="date"), _s("doors", "doors open|admission from|open from", "when the doors open, not when the first item begins", "Doors", type="time"), _s("price", "ticket price|entry|admission", "what a grown-up pays", "Tickets", type="number"), _s("child", "child price|reduced price|children", "what a child pays", "Children", type="number"), _s("places", "capacity|places|seats", "how many people can come", "Places", type="integer"),
    _rows("acts", "programme|items|schedule|sessions", "what takes place, not what is cancelled", _s("what", "what|title|item|activity", "what it is, without leading article", "What"), _s("time", "time|starts|at", "when it begins", "Time", type="time"), _s("who", "who|led by|speaker|by", "who leads or plays", "Who"), _s("where", "where|room|place", "where on the site, without article", "Where"), labels="Programme"), _list("off", "cancelled|dropped|not taking place", "what does not take place this time, without leading article", "Cancelled"),
), _make_day, (_day,), FORMS)

# --- 12: news of a club -----------------------------------------------------------------------------------------------------

PRIZES = ("the <silver|wooden> <spoon|cup>", "a <ham|goose>", "the <walking|challenge> trophy", "a <weekend|boat trip> for two", "the <golden|rusty> <nail|thimble>", "a basket of <cheese|fruit>", "a <signed|framed> picture", "the <junior|veterans'> medal", "a <voucher|book token>", "a crate of <cider|juice>")
PLANS = ("the <spring|autumn> <regatta|hike|fair>", "a <night|winter> <swim|walk|concert>", "the <cellar|roof> <party|repair>", "a <first-aid|knot|baking> course", "the <children's|seniors'> afternoon", "a <bus trip|visit> to the <coast|mine>", "the <harvest|carnival> <dance|supper>", "a <quiz|film|card> night", "the <flea|plant> market", "a <joint|summer> camp", "the <boat|kite> building week", "a <photo|cake> contest")


def _make_club(rng: Random) -> Held:
    money, people, joined, left, long = _style(rng), _who(rng, 24), *_sizes(rng, 3, 5)
    plans, over = _draw(rng, PLANS, *_sizes(rng, 2, 5))
    day, send, *dates = _days(rng, 0.7, val.date(rng, 2022, 2027), (0.6, 3, 9), *((0.75, 10, 30),) * len(plans))
    old = rng.randint(10, 60)
    return {"club": maybe(rng, 0.8, V(f"{val.city(rng)} {_w(rng, '<Sailing|Hiking|Bowls|Camera> Club', '<Choral|Garden> Society', '<Judo|Pigeon> Association')}")), "head": maybe(rng, 0.7, V(people[20])), "former": maybe(rng, 0.6, V(people[21])), "writer": maybe(rng, 0.6, V(people[22])), "day": day, "send": send, "fee": _money(rng, money, old + rng.randint(2, 30), 0.7), "fee_old": _money(rng, money, old, 0.55), "members": maybe(rng, 0.65, V(str(n := rng.randint(40, 600)), n)), "years": _n(rng, 3, 12, 0.5), "joined": [V(p) for p in people[:joined]], "left": [V(p) for p in people[5 : 5 + left]],
            "long": [{"name": V(p), "years": _n(rng, 5, 50, 0.9), "prize": maybe(rng, 0.5, pick(rng, _draw(rng, PRIZES, 4)[0]))} for p in people[10 : 10 + long]], "plans": [{"what": w, "day": d} for w, d in zip(plans, dates, strict=True)], "over": over}


def _club(rng: Random, held: Held) -> str:
    look = _look(rng)
    intro = [_or(rng, held, ("News from {club}[[, {day}]].", "{club} <reports|writes>[[ on {day}]].", "Here is what has happened at {club}[[ (as of {day})]].", "[[As of {day} ]]there is news[[ from {club}]]."), ("Dear members, here is the latest.",)), _or(rng, held, ("We are now {members} members.", "The club counts {members} members.", "With {members} members we are doing well."), (f"Our page had {rng.randint(700, 4000)} visitors.",)), _or(rng, held, ("{head} has taken over the chair[[ from {former}]].", "The new chair is {head}[[; {former} has stepped down]].", "{former} has <handed over|given up> the chair[[ to {head}]].", "{former} leaves the chair.[[ {head} follows.]]"), (f"{' '.join(val.first_last(rng))} from the newspaper paid us a visit.",), ("The chair remains empty.",)), _or(rng, held, ("That was after {years} years in the <post|chair>.", "The last term was {years} years."), (f"The flag is {rng.randint(13, 90)} years old.",)) if held["former"] else ""]
    intro[0] = _cap(intro[0])
    blocks = [_lay(rng, held, look, "joined", ("<New members|Joined|Welcome to>",), ("We welcome %.", "<New|Joined since last time>: %.", "Say hello to %."), ("Also new: %.",), ("Nobody has joined.",), (f"{' '.join(val.first_last(rng))} has only had a look so far.", "Be nice to the new ones."), early=intro), _lay(rng, held, look, "left", ("<Left us|Leavers|Farewell to>",), ("We say goodbye to %.", "<No longer with us|Left since last time>: %.", "The club <was left by|loses> %."), ("Also gone: %.",), ("Nobody has left.",)),
              _lay(rng, held, look, "long", ("<Anniversaries|Honoured|Long service>",), ("We <honoured|thanked> %.", "Honours went to %.", "A round of applause for %."), ("The same thanks go to %.",), ("There were no anniversaries.",), (f"The club itself turns {rng.randint(61, 150)}.",), ("@name for @years years[[ (@prize)]]", "@name (@years years)", "@name, @years years in the club", "@name with @prize", "@name")),
              _lay(rng, held, look, "plans", ("<Coming up|Dates|Planned>",), ("<Coming up|Keep free for>: %.", "We <plan|look forward to> %.", "The next months bring %."), ("After that comes this: %.",), ("Nothing is planned.",), ("Helpers are always welcome.",), ("@what on @day", "@what (@day)", "@what[[, @day]]") if look.how == "run" else ("@what[[: @day]]", "@what[[ (@day)]]")), _lay(rng, held, look, "over", ("<Looking back|What was|Behind us>",), ("We look back on %.", "<Behind us|Over and done>: %.", "It was fun: %."), ("We also had %.",), ("It was a quiet time.",), ("The pictures are in the club room.",))]
    facts = _mixed(rng, _or(rng, held, ("The <fee|yearly fee> is {fee}[[ instead of {fee_old}]].", "From now on the fee is {fee}.[[ It was {fee_old}.]]", "Until now you paid {fee_old} a year.[[ The new fee is {fee}.]]"), (f"A cup of tea in the club room is {_cash(rng, _style(rng), 1, 3)}.",)), _or(rng, held, ("Send your texts for the next issue by {send}.", "The next issue closes on {send}."), ()), _aside(rng, 0.1))
    return _page(rng, intro, *rng.sample(blocks, 5), facts) + (_say(rng, held, "\n\n{writer}", "\n\n<Text|Your editor>: {writer}") if held["writer"] else "")


CLUB = Kind("prose_club", ("Club news", "Newsletter", "News from the club", "Members' letter"), (
    _s("club", "club|association|organisation", "name of the club", "Club"), _s("head", "new chair|chair|chairperson", "who is in the chair now", "Chair"), _s("former", "former chair|previous chair", "who had the chair before", "Former chair"), _s("writer", "author|editor|written by", "who wrote the news", "Text"), _s("day", "date|as of|issue date", "day of the news", "Date", type="date"), _s("send", "next deadline|copy deadline|closes on", "until when texts are due", "Deadline", type="date"), _s("fee", "fee|new fee|yearly fee", "fee from now on", "Fee", type="number"), _s("fee_old", "old fee|previous fee|fee so far", "fee until now", "Old fee", type="number"), _s("members", "members|number of members|membership", "how many members there are", "Members", type="integer"), _s("years", "years in the chair|term of the former chair", "how many years the former chair had the post", type="integer"),
    _list("joined", "new members|joined|joiners", "who has joined", "Joined"), _list("left", "left|leavers|former members", "who has left", "Left"), _rows("long", "anniversaries|honoured|honours", "who was honoured, for how many years, with what", _s("name", "name|member|who", "the member", "Name"), _s("years", "years|membership years|for how long", "number of years", "Years", type="integer"), _s("prize", "prize|gift|award", "what the member got, without article", "Prize"), labels="Honours"), _rows("plans", "coming up|plans|calendar|dates", "what is to come, not what is over", _s("what", "what|event|name", "the event, without article", "What"), _s("day", "date|day|when", "when it is", "Date", type="date"), labels="Coming up"), _list("over", "past events|looking back|held", "what has taken place already, without article", "Looking back"),
), _make_club, (_club,), PROSE)

# --- 13: a note from school ---------------------------------------------------------------------------------------------------

BAGS = ("a <rain|warm> <jacket|hat>", "<gym|walking|rubber> shoes", "a <packed|cold> lunch", "a <glue stick|ruler>", "a <water|thermos> flask", "an old <shirt|towel>", "a <sleeping|swimming> bag", "<felt-tips|crayons>", "a <torch|whistle>", "the <blue|maths> exercise book", "a <library|health> card", "a <recorder|triangle>", "<yoghurt pots|egg boxes>", "a <change of clothes|spare sweater>", "the <signed|yellow> slip", "a <cushion|blanket>", "<marbles|playing cards>", "a <pocket knife|magnifying glass>")
GOINGS = ("<forest|farm|harbour> <morning|day>", "<reading|star> night", "<swimming|cycling> test", "<puppet theatre|planetarium> visit", "<bread-baking|pottery> day", "<class|choir> trip", "<sports|science> afternoon")


def _make_outing(rng: Random) -> Held:
    money, people, (day, slip) = _style(rng), _who(rng, 10), _days(rng, 0.85, val.date(rng, 2022, 2027), (0.65, -12, -3))
    bring, leave, lent = _draw(rng, BAGS, *_sizes(rng, 3, 6))
    helpers = _sizes(rng, 1, 4)[0]
    return {"what": V(_w(rng, *GOINGS), before="the "), "school": maybe(rng, 0.5, V(f"{val.coined(rng)} {pick(rng, ('Primary School', 'Infants', 'Junior School'))}")), "group": maybe(rng, 0.75, V(f"{pick(rng, ('Class', 'Year', 'Group'))} {pick(rng, ('1a', '2b', '3', '4c', '5', '6d'))}")), "teacher": maybe(rng, 0.8, V(people[8])), "nurse": maybe(rng, 0.45, V(people[9])), "day": day, "slip": slip, "leaves": maybe(rng, 0.8, val.time_of_day(rng, 7, 9)), "returns": maybe(rng, 0.75, val.time_of_day(rng, 12, 16)), "cost": _money(rng, money, rng.randint(3, 45), 0.8), "lasts": _long(rng, "hour", share=0.5), "office": maybe(rng, 0.5, V(val.phone(rng))), "emergency": maybe(rng, 0.6, V(val.phone(rng))), "meet": maybe(rng, 0.6, _lean(_w(rng, "the <bus stop|school gate|fountain>", "the <side|back> entrance", "the <bike|coach> park"))), "bring": bring, "leave": leave, "lent": lent, "helpers": [V(p) for p in people[:helpers]]}


def _outing(rng: Random, held: Held) -> str:
    look = _look(rng)
    intro = [_or(rng, held, ("On {day} {group} <has|goes on> {what}.", "{group} <is looking forward to|has> {what}[[ on {day}]].", "<Soon it is time for|We are planning> {what}[[ for {group}]][[: {day}]].", "This is about {what}[[ of {group}]][[ on {day}]].", "We have {what} on {day}."), ("School has begun again.",)), _or(rng, held, ("We <meet|leave> at {leaves}[[ at {meet}]][[ and are back at {returns}]].", "<Be|Please be> at {meet}[[ by {leaves}]].[[ You can fetch the children at {returns}.]]", "The bus goes at {leaves}[[ from {meet}]].[[ We return at {returns}.]]", "We expect to be back at {returns}.[[ Departure is at {leaves}.]][[ Meet us at {meet}.]]"), (f"The shop in front of the school opens at {rng.randint(9, 11)}.",)), _or(rng, held, ("It <takes|lasts> {lasts}.", "In all that is {lasts}."), (f"The bus ride alone takes {rng.randint(13, 55)} minutes.",))]
    extra = _other(rng, held, BAGS, "bring", "leave", "lent")
    blocks = [_lay(rng, held, look, "bring", ("<Please bring|To bring|Packing list|In the bag>",), ("<Please pack|Each child needs|Everyone brings> %.", "In the bag belongs %.", "Do not forget %.", "You need %."), ("<Also needed|Just as useful>: %.", "Please add %."), ("The children need nothing.",), (f"{_cap(extra)} will not be needed this time.", "Write the name on everything."), early=intro), _lay(rng, held, look, "leave", ("<Leave at home|Not allowed|Please do not bring>",), ("<Please leave at home|Not allowed>: %.", "We do not want to see %.", "These stay at home: %."), ("Nor should they bring %.",), ("Nothing is forbidden.",), ("It only gets lost.",)), _lay(rng, held, look, "lent", ("<Provided by us|The school provides|There on the spot>",), ("The school <provides|lends> %.", "We bring this for everyone: %.", "<Already there|Provided>: %."), ("We also have %.",), ("The school provides nothing.",)), _lay(rng, held, look, "helpers", ("<Helpers|Coming along|Parents who help>",), ("<Thanks for helping|Coming along as helpers>: %.", "We are helped by %."), ("% will help, too.",), ("We are still looking for helpers.",))]
    facts = _mixed(rng, _or(rng, held, ("It costs {cost} a child.", "Please <send|put> {cost} in an envelope.", "Each child pays {cost}."), (f"An ice cream there is {_cash(rng, _style(rng), 1, 2)}.",)), _or(rng, held, ("<Return|Hand in> the slip by {slip}.", "We need your answer by {slip}."), ()), _or(rng, held, ("In an emergency <ring|call> {emergency}.", "On the day you reach us on {emergency}."), (f"Lost property has its own number, {val.phone(rng)}.",), beside=0.2), _or(rng, held, ("The office has the number {office}.", "The school office answers on {office}."), ()), _or(rng, held, ("The nurse on duty is {nurse}.", "If a child feels ill, {nurse} is there, our nurse."), ()))
    return _mail(rng, _page(rng, intro, *rng.sample(blocks, 4), facts), _say(rng, held, "{teacher}[[\n{school}]]", "{teacher}[[, {school}]]") or _say(rng, held, "{school}"))


OUTING = Kind("prose_outing", ("School note", "Letter to parents", "Note from the teacher", "Outing"), (
    _s("what", "event|activity|what|outing", "what is planned, without article", "Event"), _s("school", "school|school name", "name of the school", "School"), _s("group", "class|year group|for whom", "which class it is for", "Class"), _s("teacher", "teacher|signed by|from", "who signs the letter", "Teacher"), _s("nurse", "nurse|school nurse", "who is the nurse", "Nurse"), _s("day", "date|day|when", "day of the event, not the day the slip is due", "Date", type="date"), _s("slip", "slip due|answer by|return by", "until when to answer", "Answer by", type="date"), _s("leaves", "departure|meeting time|leaves at", "when they meet or leave", "Departure", type="time"), _s("returns", "return time|back at|ends at", "when they are back", "Back", type="time"), _s("cost", "cost|price per child|contribution", "what each child pays", "Cost", type="number"), _s("lasts", "duration|how long|length", "how long it takes in all, as written", "Duration"), _s("office", "office phone|school phone", "number of the school office", "Office"), _s("emergency", "emergency phone|emergency number|phone on the day", "number for the day itself", "Emergency"), _s("meet", "meeting point|meet at|where", "where they meet, without article", "Meeting point"),
    _list("bring", "bring|packing list|things to bring", "what each child must bring, without leading article|not what stays at home or is provided", "Please bring"), _list("leave", "leave at home|not allowed|forbidden", "what must stay at home, without leading article", "Leave at home"), _list("lent", "provided|school provides|supplied", "what the school provides, without leading article", "Provided"), _list("helpers", "helpers|volunteers|parents helping", "who helps, besides teacher and nurse", "Helpers"),
), _make_outing, (_outing,), FORMS)

# --- 14: a product: praise, points, what is in the box ----------------------------------------------------------------------

POINTS = ("<folding|removable> <handle|legs|shelf>", "<rounded|bevelled> edges", "a <magnetic|brass|child-proof> <lock|clasp>", "<rubber|felt> feet", "a <two-way|hidden> zip", "<hand-sewn|welded> seams", "a <drip|crumb> tray", "<washable|oiled> surfaces", "an <integrated|LED> light", "a <silent|stepless> drive", "<reinforced|padded> corners", "<four|five> heights", "a <scratch-proof|matt> finish", "a <wide|weighted> base", "<ventilation|drainage> holes", "a <memory|timer> button", "a <spare-part|repair> service", "<tool-free|wall> mounting")
BOXED = ("the <user manual|quick guide>", "a <hex|socket> key", "the <mains|charging> cable", "<spare|wall> screws", "a <cleaning|dusting> brush", "the <carry|storage> bag", "a <felt|silicone> mat", "<clips|hooks>", "a <refill|test> pack", "the <lid|cover>", "a <wall|table> bracket", "a <wrist|shoulder> strap")
LACKING = ("the <AA|button> batteries", "a <power|wall> adapter", "the <glass|steel> jug", "a <dust|travel> cover", "<replacement|paper> filters", "a <floor|tripod> stand", "<wall|masonry> plugs", "the <remote|foot> switch", "a <memory|gift> card", "<cleaning|scented> tablets", "an <extension|audio> lead", "the <smoked|second> shade")


def _make_product(rng: Random) -> Held:
    money, brand, (out,) = _style(rng), val.coined(rng), _days(rng, 0.5, val.date(rng, 2022, 2027))
    price, extras = rng.randint(12, 600), _sizes(rng, 2, 5)
    power = pick(rng, (" W", " watts"))
    return {"name": V(_cap(val.product(rng))), "brand": maybe(rng, 0.75, V(brand)), "maker": maybe(rng, 0.4, V(val.company(rng))), "number": maybe(rng, 0.65, V(val.ident(rng, ("ART", "SKU", "M")))), "older": maybe(rng, 0.5, V(f"{brand} {val.fill_pattern(rng, pick(rng, ('@%', '%00', '@%0')))}")), "was": _money(rng, money, price + rng.randint(5, 120), 0.55), "price": _money(rng, money, price, 0.9), "height": maybe(rng, 0.6, V(str(n := rng.randint(8, 190)), n, after=" cm")), "mass": maybe(rng, 0.6, V(f"{rng.randint(1, 40)}.{rng.randint(1, 9)}", None)), "power": maybe(rng, 0.5, V(str(n := 5 * rng.randint(2, 400)), n, after=power)), "guarantee": _long(rng, "year", "month", share=0.7), "ships": _long(rng, "day", "week", share=0.65), "colours": _n(rng, 2, 9, 0.5), "out": out, "points": _draw(rng, POINTS, _sizes(rng, 1)[0])[0], "boxed": _draw(rng, BOXED, extras[0])[0], "lacking": _draw(rng, LACKING, extras[1])[0]}


def _product(rng: Random, held: Held) -> str:
    look = _look(rng, "bullets", "bullets", "bullets", "run", "run", "line", "")
    head = _say(rng, held, "{name}[[ by {brand}]]", "# {name}[[ ({brand})]]", "{name}[[ - {brand}]]", "{name}")
    praise = [_w(rng, "<Morning|Evening> light, a <quiet|full> house, and everything in its place.", "<Some things|Good things> are made to <stay|be used>, not to be admired.", "<Designers|Customers> told us what they <miss|dislike> most: noise, dust and cables.", "You will <wonder|ask yourself> how you managed without it.", "<Simple|Sturdy>, <handsome|honest> and <quiet|quick>: this is how we like things.", "We tested it in <kitchens|workshops|caravans> and on <boats|balconies>."),
              _or(rng, held, ("It <replaces|follows> the <well-known |>{older}.", "Whoever knows the {older} will <feel at home|like it>.", "The {older} was good, this is better."), ("There was nothing like it before.",)), _or(rng, held, ("It comes in {colours} colours.", "There are {colours} colours to choose from."), ("Ask us about <colours|other shades>.",)), _or(rng, held, ("It is made by {maker}.", "{maker} builds it<| by hand>."), (f"Our neighbours at {val.company(rng)} have three of them.",))]
    blocks = [_lay(rng, held, look, "points", ("<Features|Highlights|At a glance|What makes it special|Your advantages>",), ("It has %.", "You get %.", "<What sets it apart|Its strong points>: %.", "We have given it %."), ("It also has %.", "There is also %."), ("It does without frills.",), ("People like it a lot.", "Nobody needs more."), early=praise), _lay(rng, held, look, "boxed", ("<In the box|Scope of delivery|Supplied with>",), ("In the box you find %.", "<Supplied with it|In the box>: %.", "It comes with %."), ("The box also holds %.",), ("Nothing else is in the box.",), ("The box can be recycled.",)), _lay(rng, held, look, "lacking", ("<Not included|Sold separately|Please order with it>",), ("<Not included|Sold separately>: %.", "You have to buy % yourself.", "It comes without %."), ("Also to be bought apart: %.",), ("Nothing has to be bought on top.",))]
    facts = _mixed(rng, _or(rng, held, ("It is {height} <high|tall>[[ and weighs {mass} kg]].", "<Height|Its height>: {height}[[, weight: {mass} kg]].", "It weighs {mass} kg."), (f"The box is {rng.randint(200, 300)} cm long.",)), _or(rng, held, ("It <draws|uses> {power}.", "Power: {power}.", "The motor has {power}."), (f"On standby it is under {rng.randint(1, 4)} W.",)), _or(rng, held, ("It costs {price}[[ instead of {was}]].", "<Now|Price>: {price}[[ (was {was})]].", "You pay {price}.[[ It used to be {was}.]]"), (f"Shipping is {_cash(rng, _style(rng), 3, 9)}.",)), _or(rng, held, ("The guarantee runs for {guarantee}.", "We give {guarantee} of guarantee.", "It is guaranteed for {guarantee}."), (f"We have built such things for {rng.randint(13, 90)} years.",)), _or(rng, held, ("It ships within {ships}.", "Delivery takes {ships}."), (), ("We cannot say yet when it ships.",)), _or(rng, held, ("Order number: {number}.", "The article number is {number}.", "Please order as {number}."), (f"EAN {val.fill_pattern(rng, '#############')}.",)), _or(rng, held, ("It has been <out|on sale> since {out}.", "On sale from {out}."), ()))
    return "\n".join((head, _page(rng, praise, *(blocks if chance(rng, 0.6) else rng.sample(blocks, 3)), facts)))


PRODUCT = Kind("prose_product", ("Product", "Product description", "Article", "Product page"), (
    _s("name", "name|product name|product|title", "name of the product", "Product"), _s("brand", "brand|make", "brand of the product", "Brand"), _s("maker", "manufacturer|made by", "firm that makes it", "Manufacturer"), _s("number", "article number|order number|sku", "number to order it under", "Art. no."), _s("older", "previous model|replaces|predecessor", "model that it replaces", "Replaces"), _s("was", "old price|previous price|was", "price before", "Was", type="number"), _s("price", "price|current price|now", "price now", "Price", type="number"), _s("height", "height|height cm", "height in cm", "Height", type="integer"), _s("mass", "weight|weight kg", "weight in kg", "Weight (kg)", type="number"), _s("power", "power|watts|power consumption", "power in watts", "Power", type="integer"), _s("guarantee", "guarantee|warranty|guarantee period", "how long it is guaranteed, as written", "Guarantee"), _s("ships", "delivery time|ships within|lead time", "how long delivery takes, as written", "Delivery time"), _s("colours", "colours|number of colours|colour count", "how many colours there are", "Colours", type="integer"), _s("out", "on sale since|release date|launched", "since when it is on sale", "On sale", type="date"),
    _list("points", "features|highlights|advantages", "what the product has, without leading article|the listed features, not the praise before them", "Features"), _list("boxed", "in the box|scope of delivery|included", "what comes with it, without leading article", "In the box"), _list("lacking", "not included|sold separately|to be bought", "what does not come with it, without leading article", "Not included"),
), _make_product, (_product,), PROSE)

# --- 15: a hand-over to a colleague ---------------------------------------------------------------------------------------------

JOBS_DONE = ("<sent|printed> the <invoices|badges|menus>", "<booked|paid> the <tent|interpreter|florist>", "<moved|cleaned> the <archive|fridge|van>", "<answered|filed> the <letters|complaints>", "<tuned|collected> the <piano|bikes>", "<renewed|signed> the <permit|lease>", "<watered|repotted> the <palms|herbs>", "<counted|ordered> the <cups|stamps|filters>", "<trained|welcomed> the <interns|night porter>", "<checked|charged> the <radios|tills>", "<measured|swept> the <foyer|loading bay>", "<translated|proofread> the <catalogue|signs>")
JOBS_OPEN = ("<send|print> the <reminders|tickets|labels>", "<book|pay> the <band|coach|notary>", "<move|clean> the <stand|freezer|truck>", "<answer|file> the <survey|claims>", "<tune|collect> the <organ|keys>", "<renew|sign> the <licence|policy form>", "<water|prune> the <lemon trees|ivy>", "<count|order> the <plates|envelopes>", "<train|greet> the <volunteers|day shift>", "<check|charge> the <alarm|scanners>", "<measure|sweep> the <terrace|cellar>", "<translate|proofread> the <leaflet|poster>")


def _make_handover(rng: Random) -> Held:
    people, done, todo, waits = _who(rng, 10), *_sizes(rng, 3, 6)
    first, more = _draw(rng, JOBS_OPEN, todo, min(waits, 4))
    day, back, *dues = _days(rng, 0.7, val.date(rng, 2022, 2027), (0.75, 8, 30), *((0.55, 0, 3),) * len(first))
    return {"writer": maybe(rng, 0.85, V(people[0])), "reader": maybe(rng, 0.85, V(people[1])), "cover": maybe(rng, 0.5, V(people[2])), "boss": maybe(rng, 0.5, V(people[3])), "client": maybe(rng, 0.55, V(val.company(rng))), "file": maybe(rng, 0.6, V(val.ident(rng, ("AZ", "F", "PRJ")))), "day": day, "back": back, "own": maybe(rng, 0.6, V(val.phone(rng))), "desk": maybe(rng, 0.5, V(val.phone(rng))), "away": _long(rng, "week", "day", "month", share=0.7), "keys": _n(rng, 2, 9, 0.5), "done": _draw(rng, JOBS_DONE, done)[0], "todo": [{"task": t, "due": d, "ask": maybe(rng, 0.45, V(pick(rng, people[4:8])))} for t, d in zip(first, dues, strict=True)], "waits": more}


def _handover(rng: Random, held: Held) -> str:
    look = _look(rng)
    intro = [_or(rng, held, ("I am <away|off> from {day}[[ and back on {back}]].", "<From|Starting> {day} I am away[[; on {back} you have me back]].", "I leave on {day}.[[ I return on {back}.]]", "On {back} I am back."), ("It is time to hand over.",)), _or(rng, held, ("That makes {away}.", "I will be gone for {away}.", "You will have {away} without me."), (f"The lift has been out of order for {rng.randint(2, 9)} days.",)), _or(rng, held, ("<If you get stuck|In doubt>, {cover} <helps|knows what to do>.", "My deputy is {cover}.", "{cover} covers for me."), (f"{val.first_last(rng)[0]} from the canteen says hello.",)), _or(rng, held, ("It is <mostly |>about {client}[[ (file {file})]].", "The client is {client}.[[ The file has the number {file}.]]", "You find everything in file {file}."), ("The green folder is empty.",))]
    short = ("@task[[ (@due)]][[ - ask @ask]]", "@task[[, by @due]]", "@task")
    each = {"": ("please @task[[ by @due]]", "please @task (ask @ask)"), "run": ("please @task[[ by @due]]", "someone has to @task[[ by @due]]", "you should @task[[ before @due]][[; @ask can help]]", "it is your job to @task[[, and @ask knows how]]")}.get(look.how, short)
    blocks = [_lay(rng, held, look, "done", ("<Done|Finished|Already done>",), ("I have %.", "<By now|Yesterday> I %.", "I already %."), ("I also %.", "Besides that I %."), ("I finished nothing.",), ("That was fun.", "Do not touch it any more."), clauses=True), _lay(rng, held, look, "todo", ("<To do|For you|Open|Your tasks>",), ("For you: %.", "What is left: %.", "This is what you have to know: %."), ("Then %.",), ("There is nothing for you to do.",), ("The rest runs by itself.",), each, clauses=True), _lay(rng, held, look, "waits", ("<Can wait|Later|After my return>",), ("These can wait until I am back, namely to %.", "I will % myself when I am back.", "Do not %, that can wait."), ("I will also %.",), ("Nothing can wait.",), (), clauses=True)]
    facts = _mixed(rng, _or(rng, held, ("You <reach|get> me on {own}.", "My private number is {own}.", "Ring me on {own} if the roof falls in."), (f"The pizza place answers on {val.phone(rng)}.",), beside=0.2), _or(rng, held, ("The desk telephone is {desk}.", "Calls come in on {desk}."), ()), _or(rng, held, ("You will find {keys} keys in the drawer.", "There are {keys} keys on the ring."), ()), _or(rng, held, ("{boss} knows about it.", "I have told {boss}, who signs for us."), ()), _aside(rng, 0.15))
    return _mail(rng, _page(rng, intro, *rng.sample(blocks, 3), facts), "{writer}" if held["writer"] else "", "{reader}" if held["reader"] else "")


HANDOVER = Kind("prose_handover", ("Hand-over", "Hand-over mail", "Holiday cover", "Notes for my stand-in"), (
    _s("writer", "from|writer|author|handed over by", "who hands over", "From"), _s("reader", "to|recipient|handed over to", "who takes over and gets the mail", "To"), _s("cover", "deputy|helper|ask", "who helps in doubt, not the reader", "Deputy"), _s("boss", "informed|manager|signs", "who has been told", "Informed"), _s("client", "client|customer", "firm that it is about", "Client"), _s("file", "file number|reference|case number", "number of the file", "File"), _s("day", "away from|absent from|leaves on", "first day of the absence", "Away from", type="date"), _s("back", "back on|returns on|return date", "day of the return", "Back on", type="date"), _s("own", "private phone|own number|writer phone", "private number of the writer", "Private"), _s("desk", "desk phone|office number", "number of the desk", "Desk"), _s("away", "length of absence|duration|how long", "how long the absence is, as written", "Duration"), _s("keys", "keys|number of keys", "how many keys", "Keys", type="integer"),
    _list("done", "done|finished|completed", "what has been done, as a clause", "Done"), _rows("todo", "to do|tasks|open", "what the reader has to do, not what can wait", _s("task", "task|what|to do", "what is to be done, as a verb phrase", "Task"), _s("due", "due|by|deadline", "until when", "Due", type="date"), _s("ask", "ask|helper|contact", "who can help with it", "Ask"), labels="To do"), _list("waits", "can wait|later|postponed", "what can wait until the writer is back, as a verb phrase", "Can wait"),
), _make_handover, (_handover,), PROSE)

KINDS: tuple[Kind, ...] = (OFFER, CRAFT, POST, ASSEMBLY, STOCK, PHONED, LEASE, DEED, SLIP, TRIP, DAY, CLUB, OUTING, PRODUCT, HANDOVER)
