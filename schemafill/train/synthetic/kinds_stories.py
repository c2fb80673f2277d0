"""Documents told in running text: lists and objects in sentences."""

# Word lists and sentences: one a line would make thousands of lines of this file.
# fmt: off

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import timedelta
from random import Random
from typing import Any

from schemafill.train.synthetic import values as val
from schemafill.train.synthetic._text import holds, slots_of, spin, value_of
from schemafill.train.synthetic.kind import F, Items, Kind, V
from schemafill.train.synthetic.values import chance, pick, some

Held = dict[str, Any]
Phrases = dict[Any, tuple[str, ...]]

_KEY = re.compile(r"@(\w+)")
_OPTION = re.compile(r"\[\[(.*?)\]\]")
_POINT = re.compile(r"(\{([\w.]+)\})\.")
# what is left of a sentence when too many of its values are missing
_TORN = re.compile(r"[.!?]\s*(?:[.,;)]|and\b)|\(\s*[,)]|^\s*[,.;]")
LAYOUTS = ("prose",) * 6 + ("mixed",)
WIDE = ("prose",) * 5 + ("mixed", "kv", "markdown")

# --- telling ----------------------------------------------------------------------------------------------------------

ASIDES = (
    "The rest is as you know it.", "It was <raining|windy|hot> <all day|again>, by the way.", "More on that <another time|when we meet>.", "I am writing this <in a hurry|on the train|late at night>.",
    "You know how it is.", "<Sorry|Forgive me> for the long text.", "That took longer than <planned|expected>.", "<Nobody|No one> was surprised.", "I will spare you the details.", "All in all it was fine.",
    "My phone died halfway through.", "Opinions differ, of course.", "It reminded me of <last year|the old days>.", "We had coffee <afterwards|first>.", "Do not ask me why.", "I may have forgotten something.",
    "The photos are <still on my camera|in the usual folder>.", "<Honestly|Frankly>, it could have been worse.", "So much for that.", "You get the picture.",
)
HELLOS = ("Hi <all|everyone|there|folks>,", "Hello,", "Hi,", "Good <morning|evening>,", "Hey <you|team>,", "Dear all,", "Hello again,", "")
BYES = ("<Best|Kind|Warm> regards", "Cheers", "<See you|Talk> soon", "Thanks", "All the best", "Yours", "Until then", "Bye for now", "Many thanks")


def _ends(value: Any) -> bool:
    """Whether a value brings its own point ("Corp.", "kr.")."""
    return isinstance(value, V) and (value.text + value.after).endswith(".")


def _say(rng: Random, held: Held, *alternatives: str) -> str:
    """One of the alternatives whose values (outside "[[ ]]") this document has; "" if there is none."""
    for text in rng.sample(alternatives, len(alternatives)):
        spun = spin(rng, text)
        if not all(holds(held, keys) for keys in slots_of(spun, optional=False)):
            continue
        told = _OPTION.sub(lambda m: m[1] if all(holds(held, keys) for keys in slots_of(m[1])) else "", spun)
        if told.count("(") == told.count(")") and not _TORN.search(told):
            told = _POINT.sub(lambda m: m[1] if _ends(value_of(held, m[2].split("."))) else m[0], told)
            return told[:1].upper() + told[1:] if spun.startswith("[[") else told
    return ""


def _one(rng: Random, held: Held, key: str, n: int, *alternatives: str) -> str:
    """As `_say`, of the n-th item of a list: "@name" is its field."""
    return _say(rng, held, *(_KEY.sub(lambda m: f"{{{key}.{n}.{m[1]}}}", text) for text in alternatives))


def _each(rng: Random, held: Held, key: str, *alternatives: str, fixed: float = 0.25) -> list[str]:
    """Every item of a list in words of its own; at times all in the same."""
    chosen = alternatives if not chance(rng, fixed) else (pick(rng, alternatives), *alternatives[-1:])
    told = [_one(rng, held, key, n, *chosen) or _one(rng, held, key, n, *alternatives) for n in range(len(held[key]))]
    return [text for text in told if text]


def _names(held: Held, key: str) -> list[str]:
    """The slots of a list of plain values."""
    return [f"{{{key}.{n}}}" for n in range(len(held[key]))]


def _chain(rng: Random, parts: Sequence[str], clauses: bool = False) -> str:
    """Parts as one run of text; clauses take no "both" or "as well as"."""
    if len(parts) < 2:
        return "".join(parts)
    if clauses:
        comma, last = pick(rng, ((", ", " and "), (", ", ", and "), ("; ", "; and "), ("; ", "; "), (", ", " and also "), (" and ", " and ")))
        return comma.join(parts[:-1]) + last + parts[-1]
    if len(parts) == 2 and chance(rng, 0.2):
        return pick(rng, ("both {} and {}", "not only {} but also {}", "first {} and then {}")).format(*parts)
    comma, last = pick(rng, ((", ", " and "), (", ", " and "), (", ", ", and "), ("; ", "; and "), (", then ", " and finally "), (", ", " and even "), (", ", " as well as "), (" and ", " and "), (", ", ", "), (", ", " and, last but not least, "), (" plus ", " plus ")))
    return comma.join(parts[:-1]) + last + parts[-1]


def _told(rng: Random, parts: Sequence[str], first: Sequence[str], more: Sequence[str], between: Sequence[str] = (), clauses: bool = False) -> list[str]:
    """Sentences that name the parts in their order: `first` frames the first run, `more` the others; others stand between."""
    out: list[str] = []
    at = 0
    while at < len(parts):
        size = len(parts) - at if chance(rng, 0.5) else rng.randint(1, len(parts) - at)
        frame = spin(rng, pick(rng, more if at else first))
        out.append(frame.replace("%", _chain(rng, parts[at : at + size], clauses)))
        if between and chance(rng, 0.3):
            out.append(spin(rng, pick(rng, between)))
        at += size
    return out


def _aside(rng: Random, share: float = 0.3) -> str:
    return spin(rng, pick(rng, ASIDES)) if chance(rng, share) else ""


def _text(rng: Random, *paragraphs: Sequence[str]) -> str:
    """Paragraphs of sentences; "" is left out, and some paragraphs run on."""
    out = ""
    for paragraph in paragraphs:
        text = " ".join(part for part in paragraph if part)
        if text:
            out += (pick(rng, ("\n\n", "\n\n", "\n", " ")) if out else "") + text
    return out


def _mixed(rng: Random, *parts: str) -> list[str]:
    """Sentences in any order."""
    return rng.sample(parts, len(parts))


def _mail(rng: Random, body: str, writer: str = "", reader: str = "") -> str:
    """`body` with a greeting and a name below it (templates), or bare."""
    hello = spin(rng, pick(rng, HELLOS))
    if reader:
        hello = pick(rng, ("Dear {},", "Hi {},", "Hello {},", "{},", "Hey {}!", "Good morning {},")).format(reader)
    head = hello + pick(rng, ("\n\n", "\n", " ")) if hello else ""
    bye = spin(rng, pick(rng, BYES)) if chance(rng, 0.7) else ""
    foot = ("\n\n" + bye + pick(rng, (",\n", "\n", ", ")) + writer if writer and bye else f"\n\n{bye or writer}") if bye or writer else ""
    return head + body + foot


def _maybe(rng: Random, share: float, value: Any) -> Any:
    return (V(value) if isinstance(value, str) else value) if chance(rng, share) else None


def _strings(rng: Random, pool: Sequence[str], low: int, high: int) -> list[V]:
    return [V(spin(rng, text)) for text in some(rng, pool, low, high)]


def _lean(text: str) -> V:
    """The text with its article outside the value."""
    article = re.match(r"(?:an?|the) ", text)
    return V(text) if article is None else V(text[article.end() :], before=article[0])


def _fact(rng: Random, share: float, phrases: Phrases) -> V | None:
    """A phrase that implies one of the options, or nothing."""
    value = pick(rng, list(phrases))
    return V(spin(rng, pick(rng, phrases[value])), value) if chance(rng, share) else None


def _int(rng: Random, share: float, low: int, high: int) -> V | None:
    n = rng.randint(low, high)
    return V(str(n), n) if chance(rng, share) else None


def _people(rng: Random, count: int) -> list[str]:
    """Different persons, now and then by their first names alone."""
    names: dict[str, None] = {}
    first = chance(rng, 0.35)
    while len(names) < count:
        names[val.first_last(rng)[0] if first else val.person(rng)] = None
    return list(names)


def _email(rng: Random) -> str:
    return f"{val.coined(rng).lower()}{pick(rng, ('.', '_', ''))}{val.coined(rng).lower()}@{val.coined(rng).lower()}.example"


def _s(key: str, names: str, descs: str = "", labels: str = "", **more: Any) -> F:
    """A field; names, descriptions and labels are separated by "|"."""
    called, printed, told = (tuple(x for x in text.split("|") if x) for text in (names, labels, descs))
    return F(key, called, printed, told, **more)


def _list(key: str, names: str, descs: str = "", labels: str = "") -> Items:
    """A list of plain strings."""
    split = [tuple(x for x in text.split("|") if x) for text in (names, descs, labels)]
    return Items(key, split[0], (F("item", ("item",), (), split[1][:1]),), split[1], split[2], scalar=True)


def _rows(key: str, names: str, descs: str, *fields: F, labels: str = "") -> Items:
    """A list of objects."""
    return Items(key, tuple(names.split("|")), fields, tuple(x for x in descs.split("|") if x), tuple(x for x in labels.split("|") if x))


# --- 1: a career in a letter ------------------------------------------------------------------------------------------

DEEDS = ("looked after the spare parts", "ran the Saturday desk", "trained the newcomers", "wrote most of the quotes", "kept the machines going", "planned the shifts", "answered the difficult calls", "helped to open a second branch")
COURSES = ("a degree in marine biology", "a diploma in bookkeeping", "an apprenticeship as a joiner", "a master's in transport planning", "evening classes in web design", "a certificate in first aid", "a bachelor's in nursing", "teacher training for primary schools", "a course in restoration")
SCHOOLS = ("{} University", "{} Technical College", "{} Night School", "the College of {}", "{} Academy", "{} Polytechnic")
TONGUES = ("English", "German", "French", "Spanish", "Polish", "Turkish", "Arabic", "Italian", "Dutch", "Danish", "Greek", "Hindi", "Japanese", "Finnish", "Welsh", "Croatian")
TONGUE_LEVELS = ("fluently", "at C1 level", "well enough for the phone", "as my mother tongue", "with an accent but without fear", "at school level", "a little", "like a native", "on level B2", "passably")
STARTS = ("at once", "after a month's notice", "from the summer on", "as soon as the school year ends", "in six weeks")
DRIVES: Phrases = {
    True: ("I have held a clean licence since I was eighteen", "I drive vans of up to 3.5 tonnes", "A car is at my disposal and I like being on the road", "Driving to clients is no problem, I do it every day", "I passed my driving test years ago", "My licence covers trailers, too"),
    False: ("I never learned to drive", "I come by bus since I have no licence", "I am afraid I do not drive", "I cannot take the wheel myself", "Behind the wheel you will not see me, I never took the test", "I get about by bicycle because I hold no licence"),
}


def _month(rng: Random, year: int) -> str:
    month = pick(rng, ("January", "March", "April", "May", "June", "August", "September", "October", "November"))
    return pick(rng, (str(year), f"{month} {year}", f"{month} {year}", f"the <spring|summer|autumn|end> of {year}"))


def _make_application(rng: Random) -> Held:
    year = rng.randint(2005, 2014)
    jobs: list[Held] = []
    for _ in range(pick(rng, (1, 2, 2, 3, 3, 4, 5))):
        start, length = year, rng.randint(1, 4)
        year += length
        words = ("a year", "two years", "three years", "four years")[length - 1]
        told = pick(rng, ("dates", "dates", "length", "none"))
        title = val.job_title(rng)
        jobs.append({"title": V(title[0].lower() + title[1:] if chance(rng, 0.4) and not title[:2].isupper() else title), "employer": _maybe(rng, 0.85, val.company(rng)), "place": _maybe(rng, 0.35, val.city(rng)),
                     "start": V(spin(rng, _month(rng, start))) if told == "dates" and chance(rng, 0.85) else None,
                     "end": V(spin(rng, _month(rng, year))) if told == "dates" and chance(rng, 0.75) else None,
                     "length": V(words if chance(rng, 0.7) else f"{length * 12 - rng.randint(0, 5)} months") if told == "length" else None})
    if chance(rng, 0.6):
        jobs.reverse()
    name = val.person(rng)
    return {"name": V(name), "post": _maybe(rng, 0.75, val.job_title(rng)), "company": _maybe(rng, 0.7, val.company(rng)), "reader": _maybe(rng, 0.5, val.person(rng)), "email": _maybe(rng, 0.6, _email(rng)),
            "begin": _maybe(rng, 0.55, pick(rng, STARTS)), "salary": val.money(rng, 24000, 90000) if chance(rng, 0.4) else None, "drives": _fact(rng, 0.5, DRIVES), "jobs": jobs,
            "study": [{"course": _lean(c), "school": _maybe(rng, 0.75, _lean(pick(rng, SCHOOLS).format(val.city(rng)))), "year": _int(rng, 0.6, 1994, 2012)} for c in some(rng, COURSES, 0, 3)],
            "spoken": [{"language": V(t), "level": _maybe(rng, 0.8, pick(rng, TONGUE_LEVELS))} for t in some(rng, TONGUES, 0, 4)]}


def _application(rng: Random, held: Held) -> str:
    deed = f"I {pick(rng, DEEDS)}"
    first = ("I <am|work as> @title[[ <at|with|for> @employer]][[ in @place]][[, since @start]].", "I spent @length as @title[[ at @employer]][[ in @place]].", "From @start <to|until> @end I was @title[[ at @employer]][[ in @place]].",
             "[[Since @start ]]I have <been|worked as> @title[[ for @employer]][[ in @place]].", "My <latest|present> post is @title[[ at @employer]][[ (@place)]][[, which I <took up|began> in @start]].", "I worked as @title[[ for @employer]][[, @place,]][[ from @start]][[ until @end]].")
    back = ("Before that I spent @length as @title[[ at @employer]][[ in @place]].", "<Before|Prior to> that I was @title[[ at @employer]][[ in @place]][[ from @start]][[ to @end]].", "I <came|moved> there from @employer, where I had been @title[[ since @start]][[ until @end]].", "<Earlier|Previously> I worked as @title[[ with @employer]][[ in @place]][[, starting in @start]][[ and leaving in @end]].",
            "The years before, [[from @start ]][[to @end ]]to be exact, I was @title[[ for @employer]].", "Before that came @length <at|with> @employer[[ in @place]] as @title.", "My time as @title[[ at @employer]] <before that|preceding this>[[ began in @start]][[, ended in @end]] <and taught me a lot|and was a good school>.")
    on = ("<Then|After that> I spent @length as @title[[ at @employer]][[ in @place]].", "<Then|Afterwards|Next> I <joined|moved to> @employer[[ in @place]] as @title[[ in @start]][[ and stayed until @end]].", "In @start I became @title[[ at @employer]][[ in @place]][[ and left in @end]].", "<Later|From there> I went on to work as @title[[ for @employer]][[ from @start]][[ to @end]].",
          "@employer[[ in @place]] then took me on as @title[[ in @start]][[, until @end]].", "<What followed was|There followed> @length as @title[[ with @employer]].", "There followed a job as @title[[ at @employer]][[ in @place]][[ from @start]][[ until @end]].")
    rest = pick(rng, (back, on))
    jobs: list[str] = []
    for n in range(len(held["jobs"])):
        jobs.append(_one(rng, held, "jobs", n, *(rest if n else first)))
        if chance(rng, 0.35):
            jobs.append(spin(rng, pick(rng, (f"There {deed}.", f"{deed} <and enjoyed it|from day one>.", f"Among other things {deed}.", f"In those days {deed}, mostly alone."))))
    study = _each(rng, held, "study", "I <completed|finished> @course[[ at @school]][[ in @year]].", "My training <was|is> @course[[, taken at @school]][[, finished in @year]].", "[[In @year ]]I <was awarded|ended> @course[[ at @school]].", "There is also @course[[ from @school]][[ (@year)]].")
    spoken = _told(rng, _each(rng, held, "spoken", "@language @level", "@language (@level)", "@language, @level", "@language"), ("I speak %.", "As for languages, I <offer|bring> %.", "You can <talk|write> to me in %."), ("<Besides|On top of that>, I know %.", "I also get by in %."))
    other = _mixed(rng, _say(rng, held, "{drives}.", ""), _say(rng, held, "I could start {begin}.", "You could have me {begin}.", "I am free {begin}.", "My notice period is three months."), _say(rng, held, "I <imagine|have in mind> {salary} a year.", "As for pay, {salary} a year would suit me.", "My expectation is {salary}.", f"At present I earn about {rng.randint(20, 60)},500 a year."))
    intro = _say(rng, held, "I <am writing|write> to apply for the post of {post}[[ at {company}]].", "<Your|The> notice <about|for> the post of {post} caught my eye.", "I would <love|like> to work for {company}[[ as {post}]].", "May I <introduce|present> myself?", f"{val.person(rng)} mentioned your search for new people.")
    parts = [jobs, study, spoken]
    if chance(rng, 0.35):
        rng.shuffle(parts)
    foot = "{name}" + pick(rng, ("[[\n{email}]]", "[[, {email}]]", "[[ ({email})]]"))
    return _mail(rng, _text(rng, [intro], *parts, [*other, _aside(rng, 0.2)]), foot, "{reader}" if held["reader"] else "")


APPLICATION = Kind("story_application", ("Application letter", "Cover letter", "Letter of application", "Candidate"), (
    _s("name", "name|applicant|candidate name|full name", "who applies|name of the person who wrote the letter|Who is applying?"),
    _s("post", "position|applied for|vacancy|desired role", "the post applied for|Which job is wanted?|not one of the jobs already held"),
    _s("company", "company|addressee company|applied to|prospective employer", "firm that receives the application|Where does the person apply?"),
    _s("reader", "recipient|contact person|addressed to", "who the letter is addressed to|Who reads it?"),
    _s("email", "email|e-mail address|contact email", "e-mail address of the applicant"),
    _s("begin", "available from|earliest start|availability", "when the person could start|from when the applicant is free"),
    _s("salary", "salary expectation|desired salary|expected pay", "what the applicant wants to earn in a year, not what is earned now|pay wished for", type="number"),
    _s("drives", "drives|is driver|has licence|can drive", "whether the person can drive|true if the applicant may drive", type="boolean"),
    _rows("jobs", "jobs|employment|career|work history|positions held|experience", "all jobs, in the order of the letter|what the person has worked as|every position told of", _s("title", "title|role|position|job title|worked as", "what the person was"), _s("employer", "employer|company|firm|at", "where it was|who employed the person"),
          _s("place", "place|town|city|location", "town of the job"), _s("start", "start|from|began|since", "when it began, as written"), _s("end", "end|until|left|to", "when it ended, as written"), _s("length", "duration|how long|length", "time spent there, as written|how long it lasted"), labels="Experience|Career"),
    _rows("study", "education|training|studies|schooling", "what was learned and where|courses and degrees", _s("course", "course|qualification|degree|subject", "what was studied or awarded"), _s("school", "school|institution|at|college", "where"), _s("year", "year|finished|completed in", "year it ended", type="integer"), labels="Education"),
    _rows("spoken", "languages|language skills|tongues", "languages and how well", _s("language", "language|name|tongue", "the language"), _s("level", "level|how well|proficiency", "how well it is spoken, as written"), labels="Languages"),
), _make_application, (_application,), LAYOUTS)

# --- 2: a cooking note ------------------------------------------------------------------------------------------------

FOODS = ("rye flour", "soft butter", "icing sugar", "eggs", "celeriac", "carrots", "caraway", "flaky salt", "rapeseed oil", "yoghurt", "passata", "short-grain rice", "pork belly", "lime juice", "shallots", "crème fraîche", "dark chocolate", "ground almonds", "savoy cabbage", "feta", "chickpeas", "parsley", "veal stock", "semolina", "vanilla sugar", "rhubarb", "quark", "poppy seeds", "anchovies", "red wine")
AMOUNTS = ("{n}50 g", "{n}00 g", "{n}25 g", "{n}", "{n} tbsp", "{n} teaspoons", "a pinch", "a generous handful", "half a litre", "{n} dl", "{n} slices", "two cups", "a whole tin", "{n}.5 kg", "three-quarters of a pound", "{n} lb", "a glug", "{n} heaped spoons", "one small jar", "a walnut-sized piece", "{n}/4 l")
STEPS = ("Rub the fat into the dry things until it looks like sand", "Let it stand in the cold for {m} minutes", "Stir now and then so that nothing sticks", "Line a tin with paper", "Cover and simmer for {m} minutes", "When the top is brown, take it out", "Beat the whites until they hold", "Spread it on a tray, not too thick",
         "Turn everything once after {m} minutes", "Fry the onions slowly, and do not rush this", "Season at the very end", "Press it through a sieve if you care for looks", "Wait until the steam has gone before you cut it", "Pour the hot liquid over it", "Work in the soft things one after the other", "Put a plate on top and weigh it down overnight",
         "Roll the dough on a floured cloth", "Brush with milk", "Serve it lukewarm")
DISHES = ("cabbage rolls", "plum cake", "gingerbread", "fish soup", "rice balls", "rhubarb tart", "meat loaf", "potato salad", "semolina pudding", "poppy seed roll", "chickpea stew", "onion bread", "nut crescents", "stuffed marrow", "cheese pie")
EFFORT: Phrases = {"easy": ("a child could do it", "you cannot go wrong with it", "it almost makes itself", "nothing about it is tricky", "even my brother manages it", "simple weekday food"), "medium": ("it needs a bit of practice", "not for your very first time at the stove", "you should have made dough before", "some care is called for", "it is middling work", "with a little experience you will manage"), "hard": ("it took me five attempts to get it right", "only for people with steady nerves", "a real test of skill", "the most demanding thing I make", "do not try it with guests in the house", "professionals curse at it")}
MEATLESS: Phrases = {True: ("no animal had to die for it", "there is no meat or fish in it", "my niece who eats no meat loves it", "it does without any meat", "fit for those who leave out meat", "purely from the field and the cow"), False: ("not for those who shun meat", "the bacon fat makes it", "your meat-free friends must look the other way", "it lives from the good beef bones", "there is lard in the crust", "without the ham it is nothing")}


def _make_kitchen(rng: Random) -> Held:
    m = rng.choice((10, 15, 20, 30, 40))
    return {"dish": V(pick(rng, DISHES)), "writer": _maybe(rng, 0.6, val.first_last(rng)[0]), "reader": _maybe(rng, 0.5, val.first_last(rng)[0]), "origin": _maybe(rng, 0.5, _lean(pick(rng, ("my grandmother", "a neighbour in {}", "the baker at {}", "an old calendar", "Aunt {}")).format(val.first_last(rng)[0]))),
            "serves": _int(rng, 0.6, 2, 12), "minutes": _int(rng, 0.55, 25, 180), "oven": _int(rng, 0.5, 140, 240), "effort": _fact(rng, 0.55, EFFORT), "meatless": _fact(rng, 0.45, MEATLESS),
            "parts": [{"amount": _maybe(rng, 0.85, pick(rng, AMOUNTS).format(n=rng.randint(1, 9))), "food": V(f)} for f in some(rng, FOODS, 2, 9)],
            "steps": [V(s.format(m=m + rng.randint(-4, 9)), after=".") for s in some(rng, STEPS, 1, 7)]}


def _kitchen(rng: Random, held: Held) -> str:
    of = pick(rng, ("@amount of @food", "@amount @food"))
    parts = _told(rng, _each(rng, held, "parts", of, of, "@amount of @food", "@amount @food", "@food (@amount)", "@food", "some @food", fixed=0.5), ("You <need|will need|want> %.", "<Take|Get out|Start with> %.", "Into the bowl go %.", "I use %.", "For it I buy %."),
                  ("<Then|Further> there is %.", "You also want %.", "To this add %.", "Later on you will <need|reach for> %."), ("<Margarine|Oil> will not do.", "My mother used a kilo of everything.", "The shop on the corner sells it by the 100 g.", "I never put in any <garlic|sugar>, whatever people say."))
    steps: list[str] = []
    for step in _names(held, "steps"):
        steps.append(step)
        if chance(rng, 0.2):
            steps.append(spin(rng, pick(rng, ("My neighbour swears by <more butter|a wooden spoon>.", "The kitchen smells <wonderful|of Sunday> by then.", "(I burned it once, in 1998.)", "Time for a <coffee|little rest>.", "This is where the children come running."))))
    facts = _mixed(rng, _say(rng, held, "It <feeds|is enough for> {serves}.", "There will be {serves} portions.", f"We were {rng.randint(3, 15)} last Sunday and nothing was left."), _say(rng, held, "All in all <it takes|count on> {minutes} minutes.", "After {minutes} minutes dinner is ready.", ""), _say(rng, held, "<Heat|Set> the oven to {oven} degrees.", "It goes in at {oven} °C.", ""),
                    _say(rng, held, "Just so you know: {effort}.", "I must say, {effort}.", "Mind: {effort}.", ""), _say(rng, held, "And {meatless}.", "By the way, {meatless}.", ""))
    intro = _say(rng, held, "Here is how I make {dish}[[, the way I had it from {origin}]].", "You asked for the {dish}.[[ It comes from {origin}.]]", "{dish}[[ (from {origin})]]:", "On Sundays we have {dish}.[[ I got it from {origin}.]]")
    body = _text(rng, [intro, *(facts[:2])], parts, steps, [*facts[2:], _aside(rng, 0.2)]) if chance(rng, 0.5) else _text(rng, [intro], parts, facts, steps)
    return _mail(rng, body, "{writer}" if held["writer"] else "", "{reader}" if held["reader"] else "")


KITCHEN = Kind("story_kitchen", ("Recipe", "Cooking note", "Dish", "Kitchen letter"), (
    _s("dish", "dish|name|recipe name|title", "what is cooked|name of the dish", "Dish"), _s("writer", "writer|author|written by|cook", "who wrote the note|Who signs?"), _s("reader", "recipient|written to|reader", "who gets the note"), _s("origin", "origin|source|from whom|handed down by", "who or what the recipe comes from|Where is it from?"),
    _s("serves", "serves|portions|people|yield", "how many people it feeds", "Serves|Portions", type="integer"), _s("minutes", "minutes|total time|duration minutes", "time it takes in all, in minutes|How long does the whole dish take?", "Minutes|Time", type="integer"), _s("oven", "oven temperature|temperature|oven", "degrees of the oven", "Oven", type="integer"),
    _s("effort", "difficulty|effort|level", "how hard it is to make", type="enum", options=("easy", "medium", "hard"), ordinal=True), _s("meatless", "vegetarian|meat free|without meat", "whether it is vegetarian|true if there is neither meat nor fish in it", type="boolean"),
    _rows("parts", "ingredients|what goes in|shopping list|components", "everything that goes in|ingredients with their quantities", _s("amount", "amount|quantity|how much|measure", "quantity with its unit, as written", "Amount"), _s("food", "food|name|ingredient|item", "the ingredient without its amount", "What"), labels="Ingredients|You need"),
    _list("steps", "steps|instructions|method|directions|procedure", "what to do, one whole sentence each|the steps in order", "Method|Steps"),
), _make_kitchen, (_kitchen,), WIDE)

# --- 3: an outage, told in a chat or a mail ---------------------------------------------------------------------------

EVENTS = ("the <pager|alarm> went off", "the first customers <rang|complained>", "we found the <full disk|broken cable|expired certificate>", "the old release was back", "the queue was empty again", "someone restarted the wrong machine", "the dashboard turned red", "the second site took over", "all orders went through again", "the supplier picked up the phone", "the fuse blew", "we switched to paper", "the lights came back", "the backup had been read in")
TASKS = ("write a <short|proper> runbook", "order spare <disks|fuses>", "renew the certificates by script", "add an alarm for <full disks|slow queries>", "call the supplier about the contract", "move the database to new hardware", "tell the shops how to work on paper", "test the standby line", "clean up the cron jobs", "draw a map of the cabling", "raise the memory limit", "talk to the insurer")
SERVICES = ("the web shop", "e-mail", "the till system", "card payments", "the intranet", "the parking barrier", "search", "the label printer", "invoicing", "the customer app", "remote access", "the telephone system", "stock counting", "the ticket desk")
GRAVITY: Phrases = {"low": ("hardly anyone noticed", "a nuisance at most", "a small hiccup", "nothing to lose sleep over", "it touched a handful of people", "annoying, no more"), "medium": ("quite a few people were held up", "it cost us an afternoon but no data", "unpleasant, though we could work around it", "half of the staff had to wait", "some orders were late", "it was felt in two departments"), "high": ("the whole company stood still", "we lost data for good", "the worst day since I came here", "nobody could buy anything for hours", "it hit every single customer", "the press was calling")}
OVER: Phrases = {True: ("everything is back to normal", "all is well again", "the trouble is behind us", "it has run smoothly ever since", "we could close the ticket", "it works as before"), False: ("we are not out of the woods yet", "it still fails every few minutes", "we are still looking for a cure", "people are still locked out", "we have no fix so far", "it may take until tomorrow before it works again")}
CAUSES = ("a full disk", "an expired certificate", "a loose cable", "a typing error in the settings", "water in the cellar", "a bad update", "a power cut", "a worn-out fan", "too many connections at once")


def _make_outage(rng: Random) -> Held:
    minute, style, people = rng.randint(5 * 60, 17 * 60), pick(rng, ("24", "24", "12", "12 ", "12.")), _people(rng, 4)
    events = []
    for e in _strings(rng, EVENTS, 2, 7):
        minute += rng.randint(2, 45)
        events.append({"time": val.show_time(rng, minute // 60 % 24, minute % 60, style) if chance(rng, 0.85) else None, "event": e})
    day, dates = val.date(rng, 2023, 2027), val.date_style(rng)
    return {"day": val.show_date(rng, day, dates) if chance(rng, 0.6) else None, "writer": _maybe(rng, 0.6, people[3]), "cause": _maybe(rng, 0.6, _lean(pick(rng, CAUSES))), "gravity": _fact(rng, 0.6, GRAVITY), "over": _fact(rng, 0.6, OVER), "people": _int(rng, 0.45, 12, 900), "events": events, "hit": [_lean(s) for s in some(rng, SERVICES, 0, 4)],
            "tasks": [{"task": t, "owner": _maybe(rng, 0.6, pick(rng, people[:3])), "due": val.show_date(rng, day + timedelta(rng.randint(1, 30)), dates) if chance(rng, 0.4) else None} for t in _strings(rng, TASKS, 0, 4)]}


def _outage(rng: Random, held: Held) -> str:
    taken = [v.text.lower() for v in held["hit"]]
    fine = [s for s in SERVICES if s.removeprefix("the ") not in taken]
    first = ("<At|Around|By> @time @event.", "It <was|must have been> @time when @event.", "It <began|started> at @time, when @event.", "It all began when @event.")
    more = ("At @time @event.", "<Around|By|Towards> @time @event.", "@time: @event.", "<Then, at|Later, at> @time @event.", "<Then|Soon afterwards|A little later|Meanwhile> @event.", "By the time it was @time, @event.", "We waited, and at @time @event.")
    events: list[str] = []
    for n in range(len(held["events"])):
        events.append(_one(rng, held, "events", n, *(more if n else first)))
        if chance(rng, 0.2):
            events.append(spin(rng, pick(rng, ("I had just <gone home|sat down>.", "Nobody <answered|knew why>.", f"{pick(rng, fine).capitalize()} <was fine|kept running> <throughout|all the time>.", "The <manual|wiki> was no help.", f"The night shift ends at {rng.randint(5, 7)}:00."))))
    hit = _told(rng, _names(held, "hit"), ("We <lost|had to do without> %.", "We could no longer use %.", "It <took down|affected|knocked out> %.", "What no longer worked: %."), ("<Later|Then> % went, too.", "It also reached %."), (f"Luckily {pick(rng, fine)} was spared.", f"Not so {pick(rng, fine)}, which held out."))
    plan = _each(rng, held, "tasks", "@owner will @task[[ by @due]]", "@owner has <promised|agreed> to @task[[ until @due]]", "I asked @owner to @task[[ <by|before> @due]]", "we <want|have> to @task[[ by @due]]", "someone should @task[[ before @due]]", "it is high time to @task")
    tasks = [t[0].upper() + t[1:] + "." if not t.startswith("{") else t + "." for t in plan] if chance(rng, 0.6) else [pick(rng, ("What next: ", "So that it stays the last time, ", "We agreed on this: ", "For the future: ")) + _chain(rng, plan, True) + "."] if plan else []
    if tasks and chance(rng, 0.3):
        tasks.append(spin(rng, "<The idea to buy a new building was dropped|Nobody wants to change supplier|We decided against a new tool>."))
    facts = _mixed(rng, _say(rng, held, "The <cause|culprit> was {cause}.", "It <came from|was down to> {cause}.", f"At first we suspected {pick(rng, ('the weather', 'the router', 'a virus'))}."), _say(rng, held, "In short, {gravity}.", "I would say {gravity}.", ""), _say(rng, held, "<Some|About> {people} people were <affected|cut off>.", "{people} users could not <work|log in>.", f"There are {rng.randint(1000, 4000)} accounts in all."))
    intro = _say(rng, held, "Here is what <happened|went on>[[ on {day}]].", "<Sorry|My apologies> for the trouble on {day}.", "You asked about <the outage|the other day>.[[ It was {day}.]]", "A short <note|report> on the outage.", "")
    close = _say(rng, held, "By now {over}.", "As I write, {over}.", "In the end I can only say that {over}.", "")
    blocks = [hit, events] if chance(rng, 0.6) else [events, hit]
    return _mail(rng, _text(rng, [intro, *(facts[:1])], *blocks, [*facts[1:], close], tasks), "{writer}" if held["writer"] else "")


OUTAGE = Kind("story_outage", ("Incident", "Outage report", "Post-mortem", "What went wrong"), (
    _s("day", "date|day|incident date", "day of the outage, not a due date|When did it happen?", "Date", type="date"), _s("writer", "author|writer|reported by|from", "who tells it|Who wrote the mail?"), _s("cause", "cause|root cause|reason|trigger", "what brought it about|Why did it happen?"),
    _s("gravity", "severity|gravity|impact level", "how bad it was", type="enum", options=("low", "medium", "high"), ordinal=True), _s("over", "resolved|fixed|is over", "whether it works again|true if the trouble is over", type="boolean"), _s("people", "people affected|users affected|number affected", "how many people were hit", type="integer"),
    _rows("events", "timeline|events|course of events|log", "what happened when, in order|events with their times", _s("time", "time|at|clock|when", "time of day of the event", type="time"), _s("event", "event|what|description|happened", "what happened then, as a clause"), labels="Timeline"),
    _list("hit", "affected services|what was down|affected|out of order", "what stopped working, not what was spared|services that were hit", "Affected"),
    _rows("tasks", "follow ups|action items|tasks|to do|next steps", "what is to be done now|who does what by when", _s("task", "task|what|action|description", "what is to be done"), _s("owner", "owner|who|assignee|responsible", "person who does it"), _s("due", "due|deadline|by|due date", "until when", type="date"), labels="Follow-up|To do"),
), _make_outage, (_outage,), LAYOUTS)

# --- 4: minutes as prose ----------------------------------------------------------------------------------------------

TOPICS = ("the leaking roof", "next year's budget", "the summer fair", "new chairs", "the website", "parking", "membership fees", "the noise at night", "the insurance", "the open post of treasurer", "heating costs", "the youth team", "the archive", "a second key for the shed")
DECISIONS = ("to <ask for|get> three quotes for the roof", "to raise the fee by <two|five> euros", "to hold the fair in <May|September>", "that the website stays as it is", "to buy forty used chairs", "that dogs must be kept on a lead", "to change the insurer", "to close the hall on Mondays", "to paint the stairs before winter", "that the youth team gets its own budget", "to scan the archive", "to cancel the newspaper", "that the key is kept at the bakery")
POSTS = ("treasurer", "chair of the works council", "caretaker", "youth leader", "for the tenants", "architect", "deputy chair", "representing the town", "auditor", "trainee", "head of the kitchen", "from the insurance")


def _make_meeting(rng: Random) -> Held:
    people, day, dates = list(dict.fromkeys(val.person(rng) for _ in range(16))), val.date(rng, 2022, 2027), val.date_style(rng)
    n = rng.randint(2, 6)
    return {"day": val.show_date(rng, day, dates) if chance(rng, 0.75) else None, "place": _maybe(rng, 0.6, _lean(pick(rng, ("the back room of the inn", "room 204", "the parish hall", "the canteen", "the boat house", "the library", "the old fire station")))), "start": val.time_of_day(rng, 8, 20) if chance(rng, 0.5) else None,
            "chair": _maybe(rng, 0.65, people[-1]), "writer": _maybe(rng, 0.6, people[-2]), "next": val.show_date(rng, day + timedelta(rng.randint(7, 90)), dates) if chance(rng, 0.6) else None, "votes": _int(rng, 0.35, 3, 40),
            "present": [{"name": V(p), "role": _maybe(rng, 0.65, pick(rng, POSTS))} for p in people[:n]], "absent": [V(p) for p in people[n : n + rng.randint(0, 3)]], "topics": [_lean(t) for t in some(rng, TOPICS, 0, 5)], "decisions": _strings(rng, DECISIONS, 0, 4)}


def _meeting(rng: Random, held: Held) -> str:
    intro = _say(rng, held, "We met on {day}[[ in {place}]][[ at {start}]].", "The <meeting|session> of {day}[[ took place in {place}]][[ and began at {start}]].", "[[At {start} ]]we <came together|met>[[ in {place}]].", "A short account of our <meeting|evening>[[ in {place}]].")
    lead = _say(rng, held, "{chair} <led through the meeting|was in the chair|welcomed everyone>.", "In the chair: {chair}.", "")
    present = _told(rng, _each(rng, held, "present", "@name (@role)", "@name, @role,", "@name as @role", "@name", fixed=0.5), ("Present were %.", "<Around the table|There> sat %.", "% <had come|were there|took part>.", "We were joined by %."), ("% came <later|after the break>.", "Also there: %."), ("The chair by the window stayed empty.",))
    present = [p.replace(",,", ",").replace(",.", ".").replace(", and", " and") for p in present]
    absent = _told(rng, _names(held, "absent"), ("% <sent apologies|could not come>.", "Missing: %.", "We <missed|had to do without> %."), ("% fell ill.",))
    topics = _told(rng, _names(held, "topics"), ("We <talked|spoke> about %.", "The agenda named %.", "The <evening|talk> turned to %.", "First came %."), ("<Then|Later> we came to %.", "More time went into %.", "There was also a word on %."), (f"Nobody wanted to talk about {pick(rng, ('the lift', 'the flag', 'last year'))}.", f"{pick(rng, ('The lift', 'The bike shed', 'The choir'))} was put off until the next time."))
    decided = _told(rng, _names(held, "decisions"), ("We <decided|agreed|resolved> %.", "It was <decided|agreed> %.", "After some back and forth the group <settled on it|voted>: %."), ("<Further|Then> it was agreed %.", "A majority also voted %."), ("A motion to move to another town failed.", "The proposal to dissolve the club was withdrawn."), clauses=True)
    close = _mixed(rng, _say(rng, held, "We <meet|see each other> again on {next}.", "Next <date|time>: {next}.", "The next meeting is on {next}.", "The next date is still open."), _say(rng, held, "There were {votes} votes in favour.", "{votes} hands went up.", ""), _aside(rng, 0.2))
    middle = [topics, decided] if chance(rng, 0.7) else [decided, topics]
    foot = _say(rng, held, "\n\n<Minutes|Notes|Written down by>: {writer}", "\n\n{writer}") if held["writer"] else ""
    return _text(rng, [intro, lead], [*present, *absent] if chance(rng, 0.8) else [*absent, *present], *middle, close) + foot


MEETING = Kind("story_meeting", ("Minutes", "Meeting notes", "Protocol of the meeting", "Report of the evening"), (
    _s("day", "date|meeting date|held on", "day of the meeting, not of the next one", "Date", type="date"), _s("place", "place|venue|location|room", "where it took place", "Place"), _s("start", "start|start time|began at", "time it began", "Start", type="time"), _s("chair", "chair|led by|chairperson|moderator", "who led the meeting", "Chair"), _s("writer", "secretary|minutes by|writer|note taker", "who wrote the minutes", "Minutes"),
    _s("next", "next meeting|next date|follow up date", "when they meet again", "Next meeting", type="date"), _s("votes", "votes in favour|votes|yes votes", "how many voted for it", type="integer"),
    _rows("present", "participants|attendees|present|who was there", "everyone who took part, with their role|people present", _s("name", "name|person|who", "the person"), _s("role", "role|function|capacity|as", "in which role the person came"), labels="Present"),
    _list("absent", "absent|apologies|excused|missing", "who could not come|names of those missing", "Apologies"), _list("topics", "topics|agenda|subjects|discussed", "what was talked about, not what was put off|points discussed", "Topics"), _list("decisions", "decisions|resolutions|agreed|outcomes", "what was decided, each as a clause|the resolutions", "Decisions"),
), _make_meeting, (_meeting,), WIDE)

# --- 5: a mail to the support desk ------------------------------------------------------------------------------------

TRIED = ("checked the <plug|fuse|water hose>", "switched it off and on again", "read the manual from cover to cover", "cleaned the <filter|contacts|sieve>", "pressed the reset button for ten seconds", "replaced the batteries", "tried another socket", "called your hotline <twice|three times>", "removed the cover and looked for <dust|crumbs>", "updated the software", "borrowed my neighbour's <cable|charger>", "left it unplugged overnight", "tightened all screws", "asked at the shop where I bought it")
NOT_YET = ("opened the motor", "tried it at a friend's house", "drilled any holes", "thrown away the box", "asked a lawyer", "used it near water", "posted about it anywhere")
WISHES = ("send me a new <one|pump|lid>", "collect the old one <at my door|from my office>", "give me my money back", "tell me which part is broken", "extend the warranty", "pay for the <parcel|repair>", "call me after <five|six>", "answer within a week", "put somebody on the phone who knows the machine", "send the <missing screws|manual> by post")
FAULTS = ("it hums but does not start", "the display stays dark", "it leaks at the bottom", "there is a smell of burning", "the lid no longer closes", "it stops after a minute", "the <red|left> light keeps blinking", "it is far too loud", "the handle has come off", "it will not charge")
MOODS: Phrases = {"angry": ("I have never been treated like this", "this is an outrage", "I am at the end of my tether", "what a cheek", "I am fed up to the back teeth", "you should be ashamed"), "disappointed": ("I had expected better from you", "what a pity, I used to recommend you", "I am rather let down", "it leaves a bad taste", "I had hoped for more", "that saddens me after all these years"), "friendly": ("no hard feelings, such things happen", "I am sure you will find a way", "your people have always been kind", "thanks in advance, you are stars", "keep up the good work otherwise", "I like it a lot when it runs")}
BOX: Phrases = {True: ("The carton is in the cellar", "I have kept everything it came in", "It is still wrapped as it arrived", "I could send it back in its own box", "All the packing is here", "The box stands ready in the hall"), False: ("The box went into the bin long ago", "The packing is gone", "I no longer have what it came in", "I threw the carton out", "It would have to travel without its box", "The children made a castle of the carton")}


def _make_support(rng: Random) -> Held:
    dates, name, day = val.date_style(rng), val.person(rng), val.date(rng, 2022, 2027)
    return {"name": V(name), "email": _maybe(rng, 0.5, _email(rng)), "reader": _maybe(rng, 0.4, val.person(rng)), "product": V(val.product(rng)), "order": _maybe(rng, 0.6, val.ident(rng, ("ORD", "A", "SO"))), "bought": val.show_date(rng, day, dates) if chance(rng, 0.6) else None, "price": val.money(rng, 15, 900) if chance(rng, 0.45) else None, "deadline": val.show_date(rng, day + timedelta(rng.randint(30, 200)), dates) if chance(rng, 0.4) else None,
            "mood": _fact(rng, 0.5, MOODS), "box": _fact(rng, 0.4, BOX), "faults": _strings(rng, FAULTS, 1, 3), "tried": _strings(rng, TRIED, 0, 6), "wishes": _strings(rng, WISHES, 0, 4)}


def _support(rng: Random, held: Held) -> str:
    intro = _say(rng, held, "I <bought|ordered> the {product} <from you|in your shop>[[ on {bought}]][[ for {price}]][[ (order {order})]].", "<This is|I write> about the {product}[[, order {order}]][[, bought on {bought}]].[[ I paid {price}.]]", "[[On {bought} ]]the {product} <came to our house|arrived>.[[ The number of the order is {order}.]][[ It cost {price}.]]", "[[Order {order}: ]]your {product} <gives me grief|does not work>.[[ I have had it since {bought}.]]")
    faults = _told(rng, _names(held, "faults"), ("<The trouble is|The thing is|What happens>: %.", "<Now|Since Tuesday> %.", "As you can see in the film, %."), ("<And|Besides,> %.", "On top of that %."), ("At first all was well.",), clauses=True)
    tried = _told(rng, _names(held, "tried"), ("I have %.", "<So far|Already> I have %.", "We %.", "My <husband|wife|daughter> has %.", "Before writing I %.", "Of course I %."), ("Then I %.", "<On the next day|After that> we %.", "I have also %."), (f"I have not {pick(rng, NOT_YET)}.", f"We never {pick(rng, NOT_YET)}.", "Nothing <helped|changed>."), clauses=True)
    wishes = _told(rng, _names(held, "wishes"), ("<Please|Would you please|Kindly> %.", "I <ask|would like> you to %.", "Could you %?", "You would make me happy if you could %."), ("<Also,|And> please %.", "It would help, too, if you could %."), ("I do not <want|need> a voucher.", "There is no need to send anyone."), clauses=True)
    extra = _mixed(rng, _say(rng, held, "{box}.", ""), _say(rng, held, "I must say: {mood}.", "Well, {mood}.", ""), _say(rng, held, "I expect to hear from you by {deadline}.", "Let us say {deadline} at the latest.", "Please settle this before {deadline}.", f"I am away from the {rng.randint(4, 20)}th on."), _aside(rng, 0.2))
    parts = [faults, tried, wishes]
    if chance(rng, 0.2):
        rng.shuffle(parts)
    foot = "{name}" + pick(rng, ("[[\n{email}]]", "[[, {email}]]", "[[ - {email}]]"))
    return _mail(rng, _text(rng, [intro], *parts, extra), foot, "{reader}" if held["reader"] else "")


SUPPORT = Kind("story_support", ("Support request", "Complaint", "Customer mail", "Ticket"), (
    _s("name", "customer|name|sender|customer name", "who complains|name of the writer"), _s("email", "email|reply to|e-mail", "e-mail address of the customer"), _s("reader", "recipient|addressed to|agent", "who the mail is addressed to"), _s("product", "product|item|device|article", "what the complaint is about", "Product"), _s("order", "order number|order no|order id", "number of the order", "Order"),
    _s("bought", "purchase date|bought on|date of purchase", "when it was bought", "Bought", type="date"), _s("price", "price|paid|amount paid", "what was paid", "Price", type="number"), _s("deadline", "deadline|answer by|reply until", "until when the customer wants an answer", type="date"), _s("mood", "mood|tone|sentiment", "how the customer sounds", type="enum", options=("angry", "disappointed", "friendly")),
    _s("box", "has packaging|packaging kept|box kept", "whether the packaging is still there", type="boolean"), _list("faults", "faults|symptoms|problems|defects", "what is wrong with it, one clause each", "Problem"), _list("tried", "steps tried|already tried|attempts|troubleshooting done", "what the customer has already done, not what has not been done|What was tried before writing?", "Tried"),
    _list("wishes", "wishes|requests|demands|what is wanted", "what the customer asks for, as verb phrases|What should be done?", "Wishes"),
), _make_support, (_support,), LAYOUTS)

# --- 6: a travel diary ------------------------------------------------------------------------------------------------

SIGHTS = ("climbed the old tower", "got lost in the market", "swam before breakfast", "rented bicycles", "sat in the rain under a bridge", "ate far too many dumplings", "saw the cathedral by night", "took the cable car", "missed the last ferry", "bought a rug we did not need", "slept until noon", "walked along the city wall")
HOTELS = ("Hotel {}", "the {} Inn", "Pension {}", "a guest house called {}", "Casa {}", "the {} hostel", "{} Lodge")
SKY: Phrases = {"sunny": ("not a cloud for days", "we all got burnt noses", "blue from morning to night", "we lived in hats and shades", "we needed sun cream even at six", "every evening ended in short sleeves"), "rainy": ("our shoes never dried", "it poured from start to end", "the umbrella was the best thing we packed", "puddles everywhere", "we know every museum now, it was too wet for more", "I have never been soaked so often"), "mixed": ("one day coats, the next day shirts", "now a shower, now bright spells", "we had a bit of everything from above", "every hour another sky", "half the days by the pool, half under the awning", "as changeable as in April")}


def _make_diary(rng: Random) -> Held:
    people, day, dates = _people(rng, 4), val.date(rng, 2017, 2027), val.date_style(rng)
    stops, at = [], day
    for town in dict.fromkeys(val.city(rng) for _ in range(rng.randint(2, 7))):
        nights = rng.randint(2, 6)
        hotel = pick(rng, HOTELS).format(val.coined(rng)).removeprefix("a guest house called ")
        stops.append({"town": V(town), "arrived": val.show_date(rng, at, dates) if chance(rng, 0.5) else None, "nights": V(*pick(rng, ((str(nights), nights), (("one", "two", "three", "four", "five", "six")[nights - 1], nights)))) if chance(rng, 0.6) else None, "hotel": _maybe(rng, 0.6, _lean(hotel)), "deed": _maybe(rng, 0.6, pick(rng, SIGHTS))})
        at += timedelta(nights)
    return {"writer": _maybe(rng, 0.6, people[0]), "with": [V(p) for p in people[1 : rng.randint(1, 4)]], "home": val.show_date(rng, at, dates) if chance(rng, 0.4) else None, "cost": val.money(rng, 300, 6000) if chance(rng, 0.45) else None, "km": _int(rng, 0.4, 120, 4800), "sky": _fact(rng, 0.55, SKY), "stops": stops}


def _diary(rng: Random, held: Held) -> str:
    first = ("[[On @arrived ]]we <set out for|flew to|began in> @town[[ and stayed @nights nights]][[ at @hotel]].[[ There we @deed.]]", "Our first stop was @town[[ (@arrived)]][[, where we @deed]].[[ We slept at @hotel]][[ for @nights nights]].")
    more = ("[[On @arrived ]]the train took us <on|north|south> to @town[[, @nights nights at @hotel]].[[ We @deed.]]", "<Next|Then> came @town[[, reached on @arrived]].[[ We spent @nights nights there]].[[ Our beds were at @hotel]].[[ In town we @deed.]]", "From there it was not far to @town[[ (@hotel)]][[, where we @deed]][[ and stayed for @nights nights]].",
            "@town! [[We arrived on @arrived]][[, put our bags down at @hotel]][[ and @deed]].", "In @town we @deed[[, after a good sleep at @hotel]].[[ @nights nights were not enough.]]")
    stops: list[str] = []
    for n in range(len(held["stops"])):
        text = _one(rng, held, "stops", n, *(more if n else first))
        stops.append(text)
        if chance(rng, 0.25):
            stops.append(spin(rng, pick(rng, (f"We did not make it to {val.city(rng)}.", f"The bus to {val.city(rng)} was full.", f"Somebody in the queue came from {val.city(rng)}.", "<Everyone|Nobody> was hungry.", f"The beds at Hotel {val.coined(rng)} were all taken."))))
    company = _told(rng, _names(held, "with"), ("I travelled with %.", "% came along.", "With me: %."), ("Later % joined us.",), (f"{val.first_last(rng)[0]} had to stay at home.",))
    facts = _mixed(rng, _say(rng, held, "The weather: {sky}.", "As for the sky, {sky}.", ""), _say(rng, held, "<All in all|Altogether> we spent {cost}.", "The whole trip came to {cost}.", f"A coffee was {rng.randint(2, 9)}.50."), _say(rng, held, "We covered {km} kilometres.", "{km} km are behind us.", ""), _say(rng, held, "On {home} we were back home.", "We got home on {home}.", ""), _aside(rng, 0.3))
    sign = _say(rng, held, "\n\n{writer}", "\n\n<Love|Kisses>, {writer}", "")
    return _text(rng, [pick(rng, ("Dear diary,", "What a trip!", "Back at my desk.", ""))], company, stops, facts) + sign


DIARY = Kind("story_diary", ("Travel diary", "Trip report", "Journey", "Holiday blog"), (
    _s("writer", "author|writer|traveller|written by", "who wrote it"), _list("with", "companions|travelled with|fellow travellers", "who came along, not who stayed at home"), _s("home", "returned|back home|end date", "day they got home", type="date"), _s("cost", "total cost|spent|expenses", "what the trip cost in all", type="number"), _s("km", "distance|kilometres|distance km", "how far they went", type="integer"),
    _s("sky", "weather|sky", "what the weather was like", type="enum", options=("sunny", "rainy", "mixed")),
    _rows("stops", "stops|stations|places visited|itinerary|legs", "the places they stopped at, in order|not places they did not reach", _s("town", "town|place|city|where", "the place"), _s("arrived", "arrived|arrival|date|since", "day of arrival", type="date"), _s("nights", "nights|nights stayed|how long", "number of nights", type="integer"), _s("hotel", "hotel|accommodation|lodging|slept at", "where they slept"), _s("deed", "activity|did|what they did|experience", "what they did there, as a clause")),
), _make_diary, (_diary,), LAYOUTS)

# --- 7: a landlord's letter -------------------------------------------------------------------------------------------

BILLS = ("water", "heating", "the internet", "electricity", "rubbish collection", "the caretaker", "the lift", "gas", "street cleaning", "the garden", "chimney sweeping", "television")
RULES = ("take off your shoes on the stairs", "keep the back door locked", "put the bins out on <Mondays|Thursdays>", "leave no bicycles in the hall", "air the rooms twice a day", "keep quiet between one and three", "ask me before you drill", "clean the stairs every second week", "smoke only on the balcony", "water the plants in the yard", "tell me at once if something leaks")
PETS: Phrases = {True: ("a cat would be no trouble", "your dog is welcome", "I like animals in the house", "bring the hamster along", "four-legged friends may move in", "nobody minds a budgie"), False: ("please leave the dog with your parents", "animals have to stay outside", "no cats, I am allergic", "I cannot allow anything with fur", "not even a goldfish, sorry", "the last dog ruined the floor, so never again")}


def _make_landlord(rng: Random) -> Held:
    money, dates, names, day = val.money_style(rng), val.date_style(rng), list(dict.fromkeys(val.person(rng) for _ in range(9))), val.date(rng, 2020, 2027)
    return {"landlord": _maybe(rng, 0.75, names[-1]), "address": _maybe(rng, 0.7, val.address(rng)), "rent": val.money(rng, 300, 2400, style=money), "deposit": val.money(rng, 500, 5000, style=money) if chance(rng, 0.5) else None, "start": val.show_date(rng, day, dates) if chance(rng, 0.65) else None, "viewing": val.show_date(rng, day - timedelta(rng.randint(5, 40)), dates) if chance(rng, 0.35) else None, "pets": _fact(rng, 0.55, PETS), "keys": _int(rng, 0.4, 2, 6),
            "tenants": [V(n) for n in names[: rng.randint(1, 3)]], "bills": [_lean(b) for b in some(rng, BILLS, 0, 6)], "rules": _strings(rng, RULES, 0, 6)}


def _landlord(rng: Random, held: Held) -> str:
    other = [b for b in BILLS if b.removeprefix("the ") not in [v.text.lower() for v in held["bills"]]]
    hello = pick(rng, ("Dear ", "Hello ", "")) + " and ".join(_names(held, "tenants")) + ",\n\n"
    intro = _say(rng, held, "<I am glad that|So> you will move <in|into the flat>[[ at {address}]][[ on {start}]].", "[[From {start} on ]]the flat[[ at {address}]] is yours.", "<thank you|thanks> for coming[[ on {viewing}]]; the flat[[ at {address}]] is yours[[ from {start}]].", "here is what we agreed on[[ for {address}]].[[ You move in on {start}.]]")
    intro = intro[0].upper() + intro[1:]
    rent = _mixed(rng, _say(rng, held, "The rent is {rent}.", "Each month I <get|expect> {rent}.", "You pay {rent} a month.") or "The rent stays the same.", _say(rng, held, "The deposit is {deposit}.", "Please <leave|transfer> {deposit} as security.", f"The last people paid {rng.randint(200, 290)}, but that was long ago."))
    bills = _told(rng, _names(held, "bills"), ("This <includes|covers> %.", "In that sum you have %.", "I pay for % myself.", "Nothing extra is due for %."), ("It also takes care of %.", "% comes with it, too."), (f"{pick(rng, other).capitalize()} you pay <yourselves|on top>.", f"Not so {pick(rng, other)}, which you order yourselves."))
    rules = _told(rng, _names(held, "rules"), ("Please %.", "I ask you to %.", "In this house we have a few customs: %.", "What matters to me is that you %."), ("<Also|And please>, %.", "One more thing: %."), ("You need not tell me when friends visit.", "Whether you paint the walls is up to you."), clauses=True)
    more = _mixed(rng, _say(rng, held, "As for animals: {pets}.", "And {pets}.", ""), _say(rng, held, "You get {keys} keys.", "There are {keys} keys, please sign for them.", ""), _aside(rng, 0.2))
    return hello + _text(rng, [intro], [*rent, *bills], rules, more) + _say(rng, held, "\n\n<Best regards|Yours|Kind regards>\n{landlord}", "\n\n{landlord}", "")


LANDLORD = Kind("story_landlord", ("Letter from the landlord", "Rental terms", "Tenancy letter", "Flat"), (
    _s("landlord", "landlord|owner|lessor|letter from", "who lets the flat|Who signs the letter?"), _s("address", "address|property|location", "address of the flat", "Address"), _s("rent", "rent|monthly rent|rent per month", "rent a month, not the deposit", "Rent", type="number"), _s("deposit", "deposit|security|bond", "security paid once", "Deposit", type="number"), _s("start", "start|move in|rented from", "when the tenancy begins", type="date"), _s("viewing", "viewing|viewed on", "when they saw the flat", type="date"),
    _s("pets", "pets allowed|animals allowed|pets", "whether animals may live there", type="boolean"), _s("keys", "keys|number of keys", "how many keys are handed over", type="integer"), _list("tenants", "tenants|renters|lodgers|addressees", "who rents|names of the people who move in"),
    _list("bills", "bills included|included|covered by rent|inclusive of", "what the rent includes, not what is paid on top|costs that are included"), _list("rules", "house rules|rules|obligations|requests", "what the tenants are asked to do, as verb phrases"),
), _make_landlord, (_landlord,), LAYOUTS)

# --- 8: a used item ---------------------------------------------------------------------------------------------------

FEATURES = ("folds flat", "weighs next to nothing", "runs on one battery for a week", "has a built-in light", "comes in its own bag", "fits through any door", "can be locked", "is quiet enough for the bedroom", "holds up to twelve bottles", "has three speeds", "can be hung on the wall", "needs no tools")
FLAWS = ("a scratch on the <left|back> side", "a missing screw", "a worn handle", "a small dent", "faded colour", "a loose hinge", "a chip in the glass", "some rust underneath", "a torn label", "a coffee stain", "a cracked cover")
EXTRAS = ("the charger", "a spare wheel", "two covers", "the original bag", "a set of keys", "the manual", "a cleaning brush", "an extension lead", "the receipt", "four cushions", "a lid", "the remote control")
STATE: Phrases = {"new": ("never taken out of its wrapping", "unused, an unwanted present", "it still has the tag on", "nobody has ever touched it", "straight from the shop, seal and all", "it never left its box"), "good": ("it has served us well and still does", "hardly any marks", "looked after all its life", "a few years old but you would not know", "no complaints, it does what it should", "only a trace of use here and there"), "worn": ("it has seen better days", "you can tell that children used it", "well used, to be honest", "it shows its age all over", "no beauty any more, but it does its duty", "ten years of daily life have left their marks"), "broken": ("for tinkerers, it does not run", "only good for spare parts", "it gave up last week", "dead as a doornail", "it needs a repair that I cannot do", "no sign of life when you press the button")}


def _make_used(rng: Random) -> Held:
    money = val.money_style(rng)
    paid = rng.uniform(40, 1500)
    return {"thing": V(val.product(rng)), "brand": _maybe(rng, 0.5, val.coined(rng)), "asked": val.show_money(rng, round(paid * rng.uniform(0.2, 0.7)), money), "paid": val.show_money(rng, round(paid), money) if chance(rng, 0.5) else None, "year": _int(rng, 0.5, 2005, 2026), "seller": _maybe(rng, 0.5, val.first_last(rng)[0]), "town": _maybe(rng, 0.55, val.city(rng)), "phone": _maybe(rng, 0.4, val.phone(rng)), "state": _fact(rng, 0.6, STATE),
            "features": _strings(rng, FEATURES, 0, 5), "flaws": [_lean(v.text) for v in _strings(rng, FLAWS, 0, 4)], "extras": [_lean(e) for e in some(rng, EXTRAS, 0, 5)], "offers": [{"who": V(p), "sum": val.show_money(rng, round(paid * rng.uniform(0.1, 0.6)), money) if chance(rng, 0.8) else None} for p in _people(rng, rng.randint(0, 3))]}


def _used(rng: Random, held: Held) -> str:
    gone = [e for e in EXTRAS if re.sub("^(the|an?) ", "", e) not in [v.text.lower() for v in held["extras"]]]
    intro = _say(rng, held, "<For sale|I am selling|To a good home>: {thing}[[ by {brand}]][[, bought in {year}]].", "My {thing}[[ from {brand}]] has to go.[[ I have had it since {year}.]]", "We are moving and part with our {thing}[[ ({brand}]][[, {year})]].") or "Something has to go."
    price = _mixed(rng, _say(rng, held, "I <want|ask|would like> {asked} for it.", "It is yours for {asked}.", "{asked} and it is yours.") or "Make me an offer.", _say(rng, held, "When it was new it cost {paid}.", "I paid {paid} <myself|back then>.", f"In the shops such things go for about {rng.randint(2000, 3000)}."))
    features = _told(rng, _names(held, "features"), ("It %.", "What I like: it %.", "You will be glad that it %."), ("It also %.", "On top of that it %."), ("It does not fly.", "Mind you, it cannot be used outdoors."), clauses=True)
    flaws = _told(rng, _names(held, "flaws"), ("<To be fair|To be honest>, there is %.", "It has %.", "You should know about %."), ("Look closely and you find %.", "Then there is %."), ("The lock is fine.", "No cracks in the frame."))
    extras = _told(rng, _names(held, "extras"), ("I <add|throw in> %.", "With it comes %.", "You also get %.", "% goes with it for free."), ("I will put % in the box, too.",), (f"I keep {pick(rng, gone)} for myself.", f"{pick(rng, gone).capitalize()} got lost."))
    offers = _each(rng, held, "offers", "@who <offered|has offered> @sum", "@who bid @sum", "from @who I had an offer of @sum", "@who wanted it as a gift")
    told = ["So far " + _chain(rng, offers, True) + "."] if offers else []
    close = _mixed(rng, _say(rng, held, "In a word, {state}.", "Condition: {state}.", ""), _say(rng, held, "Pick it up in {town}.", "I live in {town}.", f"I could bring it to {val.city(rng)}.", ""), _say(rng, held, "Ring {phone}[[ and ask for {seller}]].", "Telephone: {phone}.", "Ask for {seller}.", ""))
    return _text(rng, [intro], *rng.sample([features, flaws, extras, price, told], 5), close)


USED = Kind("story_used", ("Classified ad", "For sale", "Small ad", "Second-hand offer"), (
    _s("thing", "item|article|what|product", "what is sold", "Item"), _s("brand", "brand|make|manufacturer", "who made it", "Brand"), _s("asked", "price|asking price|wanted", "what the seller wants for it, not what it once cost", "Price", type="number"), _s("paid", "original price|price when new|paid", "what the seller paid for it|price when it was new", "New", type="number"), _s("year", "year|bought in|year of purchase", "year it was bought", type="integer"), _s("seller", "seller|contact|contact name", "who sells it"), _s("town", "town|location|pick up", "where it can be picked up"), _s("phone", "phone|telephone|call", "number to ring"),
    _s("state", "condition|state", "what condition it is in", type="enum", options=("new", "good", "worn", "broken")), _list("features", "features|advantages|what it can do", "good points, each as a verb phrase"), _list("flaws", "defects|flaws|damage|faults", "what is wrong with it"), _list("extras", "accessories|included|extras|comes with", "what the buyer gets along with it, not what the seller keeps"),
    _rows("offers", "offers|bids|bidders", "who has offered how much", _s("who", "who|bidder|name|from", "the person who offered"), _s("sum", "sum|amount|offer|bid", "how much was offered", type="number")),
), _make_used, (_used,), LAYOUTS)

# --- 9: a doctor's letter ---------------------------------------------------------------------------------------------

COMPLAINTS = ("headaches", "a dry cough", "shortness of breath on the stairs", "pain in the left knee", "dizziness when getting up", "trouble sleeping", "itching of both hands", "a burning feeling after meals", "night sweats", "blurred vision", "swollen ankles", "ringing in the ears", "loss of appetite", "numb fingertips", "fever", "nausea", "weight loss", "chest pain", "palpitations", "stiffness in the morning")
DRUGS = ("ramipril", "metformin", "ibuprofen", "pantoprazole", "bisoprolol", "amlodipine", "levothyroxine", "paracetamol", "simvastatin", "salbutamol", "sertraline", "torasemide", "prednisolone", "amoxicillin")
TAKEN = ("once a day", "in the morning", "twice daily", "at night", "every eight hours", "with meals", "only when needed", "on alternate days", "before breakfast", "three times a day")
FINDINGS = ("high blood pressure", "chronic bronchitis", "gastritis", "osteoarthritis of the knee", "an underactive thyroid", "contact eczema", "migraine", "iron deficiency", "a sprained ankle", "type 2 diabetes")
SMOKES: Phrases = {True: ("gets through a packet a day", "cannot do without cigarettes", "lights up after every meal", "rolls ten a day", "has a pipe every evening", "still goes out for a cigarette"), False: ("has never touched a cigarette", "gave up tobacco years ago", "keeps away from tobacco", "lives without cigarettes", "has not lit one since 2009", "does not use tobacco in any form")}


def _make_doctor(rng: Random) -> Held:
    dates, day, pool = val.date_style(rng), val.date(rng, 2019, 2027), rng.sample(COMPLAINTS, len(COMPLAINTS))
    n, m = rng.randint(1, 5), rng.randint(0, 4)
    return {"patient": V(val.person(rng)), "born": val.show_date(rng, val.date(rng, 1935, 2010), dates) if chance(rng, 0.55) else None, "seen": val.show_date(rng, day, dates) if chance(rng, 0.65) else None, "doctor": _maybe(rng, 0.6, val.person(rng)), "reader": _maybe(rng, 0.4, val.person(rng)), "finding": _maybe(rng, 0.65, _lean(pick(rng, FINDINGS))), "pressure": _maybe(rng, 0.5, f"{rng.randint(100, 175)}/{rng.randint(60, 105)}"), "again": val.show_date(rng, day + timedelta(rng.randint(7, 120)), dates) if chance(rng, 0.45) else None, "smokes": _fact(rng, 0.5, SMOKES),
            "complaints": [_lean(c) for c in pool[:n]], "denied": [_lean(c) for c in pool[n : n + m]], "drugs": [{"drug": V(d), "dose": _maybe(rng, 0.75, f"{pick(rng, (2.5, 5, 10, 20, 25, 50, 100, 400, 500, 850)):g} {pick(rng, ('mg', 'mg', 'mg', 'µg'))}"), "taken": _maybe(rng, 0.7, pick(rng, TAKEN))} for d in some(rng, DRUGS, 0, 5)]}


def _doctor(rng: Random, held: Held) -> str:
    they = pick(rng, ("He", "She", "The patient"))
    intro = _say(rng, held, "I saw {patient}[[ (born {born})]] <today|in my surgery>[[, on {seen},]] <as agreed|for a check>.", "Thank you for sending {patient}[[, born {born}]][[, who came to us on {seen}]].", "[[On {seen} ]]{patient}[[, born on {born},]] <presented|was seen> here.") or "Thank you for the referral."
    complaints = _told(rng, _names(held, "complaints"), (f"{they} <complains of|reports|speaks of> %.", f"For two weeks {they.lower()} has had %.", "The complaint was of %."), ("There <is|was> also mention of %.", f"In addition {they.lower()} notices %."))
    denied = _told(rng, _names(held, "denied"), (f"{they} denies %.", "There was no %.", f"{they} has not noticed any %.", "Asked about %, the answer was no."), ("Nor was there any %.",))
    drugs = _told(rng, _each(rng, held, "drugs", "@drug[[ @dose]][[ @taken]]", "@dose of @drug[[, @taken]]", "@drug[[ (@dose]][[, @taken)]]", "@drug[[ at a dose of @dose]][[, to be taken @taken]]", "@drug"), (f"{they} takes %.", "Current medication is %.", "I have prescribed %.", "We <started|continue with> %."), ("I have added %.", f"{they} is also on %."), (f"{pick(rng, ('Codeine', 'Aspirin', 'Warfarin'))} <was stopped|is not tolerated>.", f"We decided against {pick(rng, ('cortisone', 'tramadol', 'diazepam'))}."))
    facts = _mixed(rng, _say(rng, held, "Blood pressure was {pressure}.", "I measured {pressure} mmHg.", f"The pulse was {rng.randint(55, 98)}."), _say(rng, held, f"{they} {{smokes}}.", ""), _say(rng, held, "My diagnosis is {finding}.", "This <fits|points to|is> {finding}.", "We found no sign of heart disease."))
    close = _say(rng, held, "I will see {patient} again on {again}.", "<The next|A further> appointment is on {again}.", "Please come back if it gets worse.")
    blocks = [complaints + denied, facts, drugs]
    if chance(rng, 0.3):
        blocks[0] = denied + complaints
    return _mail(rng, _text(rng, [intro], *blocks, [close]), "{doctor}" if held["doctor"] else "", "{reader}" if held["reader"] else "")


DOCTOR = Kind("story_doctor", ("Doctor's letter", "Consultation note", "Medical report", "Letter to the practice"), (
    _s("patient", "patient|patient name|name", "who was seen|name of the patient"), _s("born", "date of birth|born|birth date", "when the patient was born", type="date"), _s("seen", "seen on|visit date|consultation date", "day of the visit", type="date"), _s("doctor", "doctor|physician|signed by|author", "who writes the letter"), _s("reader", "recipient|addressed to|colleague", "who the letter goes to"), _s("finding", "diagnosis|finding|assessment", "what the doctor found"), _s("pressure", "blood pressure|bp|pressure", "blood pressure, as written"), _s("again", "next appointment|follow up|review date", "when the patient comes again", type="date"),
    _s("smokes", "smoker|smokes|tobacco use", "whether the patient smokes", type="boolean"), _list("complaints", "complaints|symptoms|presenting complaints", "what the patient suffers from, not what is denied"), _list("denied", "denied symptoms|symptoms absent|negatives", "complaints that the patient does not have"),
    _rows("drugs", "medication|drugs|prescriptions|medicines", "what the patient takes or was prescribed, not what was stopped", _s("drug", "drug|name|substance|medicine", "name of the drug"), _s("dose", "dose|strength|amount", "dose with its unit, as written"), _s("taken", "frequency|when|how often|schedule", "when or how often it is taken")),
), _make_doctor, (_doctor,), LAYOUTS)

# --- 10: a family message ---------------------------------------------------------------------------------------------

DISHES_BROUGHT = ("potato salad", "two bottles of cider", "the big tent", "cheese straws", "a guitar", "folding chairs", "paper lanterns", "lemonade", "the cake", "a cool box", "marinated peppers", "badminton rackets", "an apple tart", "napkins", "sausages", "a pot of chilli")
FEASTS = ("Grandpa's eightieth", "the housewarming", "our silver wedding", "the christening", "the summer picnic", "Mia's first day at school", "the garden party", "New Year's Eve", "the family reunion")
DIETS = ("vegan", "no nuts", "vegetarian", "lactose intolerant", "gluten free", "no pork", "allergic to shellfish", "diabetic")


def _make_family(rng: Random) -> Held:
    dates, day, people = val.date_style(rng), val.date(rng, 2023, 2027), _people(rng, 14)
    n, m = rng.randint(1, 6), rng.randint(0, 3)
    goods = rng.sample(DISHES_BROUGHT, 6)
    return {"feast": _lean(pick(rng, FEASTS)), "day": val.show_date(rng, day, dates) if chance(rng, 0.75) else None, "time": val.time_of_day(rng, 9, 20) if chance(rng, 0.6) else None, "place": _maybe(rng, 0.6, _lean(pick(rng, ("the lake hut", "our garden", "the scout house", "number 14", "the old mill", "Uncle Ben's barn")))), "writer": _maybe(rng, 0.7, people[-1]), "answer": val.show_date(rng, day - timedelta(rng.randint(3, 25)), dates) if chance(rng, 0.4) else None, "share": val.money(rng, 5, 60) if chance(rng, 0.35) else None,
            "bring": [{"who": V(p), "what": _lean(g)} for p, g in zip(people[:n], goods, strict=False)], "diets": [{"who": V(p), "diet": V(pick(rng, DIETS))} for p in people[7 : 7 + m]], "away": [V(p) for p in people[10 : 10 + rng.randint(0, 3)]]}


def _family(rng: Random, held: Held) -> str:
    intro = _say(rng, held, "<It is about|Soon it is> {feast}[[ on {day}]][[, from {time}]][[ at {place}]].", "<Good news:|Soon:> {feast}![[ We meet on {day}]][[ at {time}]][[, {place}]].", "[[On {day} ]]we celebrate {feast}[[ in {place}]][[, starting at {time}]].") or "Soon we all meet."
    bring = _each(rng, held, "bring", "@who <brings|will bring|is bringing> @what", "@who <takes care of|looks after> @what", "@what will come from @who", "@who has @what on the list", "I asked @who for @what", "@who has promised @what", "I count on @who")
    told = [t + "." for t in bring] if chance(rng, 0.4) else _told(rng, bring, ("So far %.", "Here is the plan: %.", "To sum up: %."), ("<Then|Besides>, %."), clauses=True) if bring else []
    if told and chance(rng, 0.4):
        told.insert(rng.randint(0, len(told)), spin(rng, pick(rng, (f"Nobody needs to bring {pick(rng, ('plates', 'beer', 'blankets'))}.", f"Last year {val.first_last(rng)[0]} brought fireworks, please not again.", "<The dog|The neighbours> may come."))))
    diets = _told(rng, _each(rng, held, "diets", "@who is on the <list|card> as @diet", "@who (@diet)", "@who: @diet", "@who"), ("Cooks, please note: %.", "Mind when cooking: %."), ("Then %.",), clauses=True)
    away = _told(rng, _names(held, "away"), ("% cannot come.", "We will miss %.", "% sent regrets."), ("% is away, too.",))
    facts = _mixed(rng, _say(rng, held, "Tell me by {answer} whether you come.", "Answers until {answer}, please.", ""), _say(rng, held, "Everybody <chips in|gives> {share}.", "The share is {share} each.", f"Last time it was {rng.randint(3, 70)} each."), _aside(rng, 0.3))
    return _mail(rng, _text(rng, [intro], *rng.sample([told, diets, away], 3), facts), "{writer}" if held["writer"] else "")


FAMILY = Kind("story_family", ("Family message", "Party plan", "Who brings what", "Invitation"), (
    _s("feast", "occasion|event|what for|celebration", "what is celebrated"), _s("day", "date|day|when", "day of the party, not the day to answer by", type="date"), _s("time", "time|starts at|start time", "when it begins", type="time"), _s("place", "place|venue|where", "where they meet"), _s("writer", "organiser|writer|host|from", "who wrote the message"), _s("answer", "answer by|rsvp|reply until", "until when to answer", type="date"), _s("share", "share|contribution|cost per person", "what everyone pays", type="number"),
    _rows("bring", "contributions|who brings what|bring list|potluck", "who brings what", _s("who", "who|person|name|by", "the person who brings it"), _s("what", "what|item|thing|brings", "what is brought")), _rows("diets", "diets|dietary needs|special diets", "who eats what", _s("who", "who|guest|name", "the guest"), _s("diet", "diet|need|restriction", "what to mind")), _list("away", "not coming|absent|regrets|declined", "who cannot come"),
), _make_family, (_family,), LAYOUTS)

# --- 11: a project update ---------------------------------------------------------------------------------------------

DONE = ("moved the first <two|three> branches over", "signed the contract with the printer", "interviewed twelve users", "tested the new pump for a week", "closed the hole in the fence", "agreed on the colours", "hired a second tester", "translated the help pages", "painted the entrance", "cleared out the old stock")
NEXT = ("train the evening shift", "order the last parts", "invite the neighbours to a tour", "fix the slow search", "write the handbook", "measure the noise again", "hang up the signs", "switch off the old machine", "ask the council for the permit", "plan the opening day")
HURDLES = ("the missing permit", "two people on sick leave", "late parts from the supplier", "a leaking pipe in the hall", "the frozen budget", "an open legal question", "slow answers from the town", "bad weather on the site")
GOALS = ("the pilot", "the hand-over", "the roof", "the first delivery", "the test run", "the opening", "the audit", "phase two", "the training")
LIGHTS: Phrases = {"on track": ("we are where we want to be", "no reason for anyone to worry", "everything runs to plan", "we are even a little ahead", "the dates hold", "I am calm and so can you be"), "at risk": ("it is getting tight", "I have a bad feeling about the date", "we can still make it if nothing else goes wrong", "we need some luck now", "I would not bet on the date", "one more setback and we miss it"), "late": ("we have slipped by a month", "the date cannot be held", "we are behind and will stay behind for now", "we missed the goal, plain and simple", "it will take weeks longer than promised", "the end has moved to next quarter")}


def _make_project(rng: Random) -> Held:
    dates, day, people = val.date_style(rng), val.date(rng, 2023, 2027), _people(rng, 6)
    goals = []
    for g in some(rng, GOALS, 0, 4):
        day += timedelta(rng.randint(5, 60))
        goals.append({"goal": _lean(g), "date": val.show_date(rng, day, dates) if chance(rng, 0.8) else None, "who": _maybe(rng, 0.4, pick(rng, people[:4]))})
    return {"project": V(val.coined(rng)), "writer": _maybe(rng, 0.6, people[5]), "reader": _maybe(rng, 0.4, people[4]), "light": _fact(rng, 0.65, LIGHTS), "spent": val.money(rng, 2000, 400000) if chance(rng, 0.45) else None, "share": V(str(n := rng.randint(5, 98)), n, after=pick(rng, ("%", " percent", " per cent"))) if chance(rng, 0.45) else None,
            "done": _strings(rng, DONE, 0, 5), "next": _strings(rng, NEXT, 0, 5), "hurdles": [_lean(h) for h in some(rng, HURDLES, 0, 3)], "goals": goals}


def _project(rng: Random, held: Held) -> str:
    intro = _say(rng, held, "<A short|Here is a> <note|word> on {project}.", "{project} in a few lines.", "You asked how {project} is going.", "This week in {project}:")
    done = _told(rng, _names(held, "done"), ("We %.", "<This week|Since my last mail> we %.", "The team %."), ("We also %.", "<Then|Besides that> we %."), (f"We have not yet {pick(rng, ('built the ramp', 'met the mayor', 'found a name'))}.", "The rest was routine."), clauses=True)
    ahead = _told(rng, _names(held, "next"), ("Next we <want to|will> %.", "In the coming weeks we are going to %.", "The plan is to %."), ("After that we will %.", "We also have to %."), ("We will not touch the cellar.", "Nobody intends to move the wall any more."), clauses=True)
    hurdles = _told(rng, _names(held, "hurdles"), ("What holds us up is %.", "My worries: %.", "We are slowed down by %.", "In our way: %."), ("We also struggle with %.",), ("The noise is no longer a problem.", "The crane is repaired, by the way."))
    goals = [t + "." for t in _each(rng, held, "goals", "<For|As for> @goal we have @date in mind[[ (@who)]]", "We have <set|planned> @goal for @date[[, in the hands of @who]]", "On @date comes @goal[[, led by @who]]", "@who is in charge of @goal[[, due on @date]]", "Nobody has taken on @goal[[, due on @date]]", "There is no date for @goal")]
    facts = _mixed(rng, _say(rng, held, "All in all, {light}.", "My view: {light}.", ""), _say(rng, held, "So far we have spent {spent}.", "{spent} is gone.", f"A day on site costs about {rng.randint(3, 9)}00."), _say(rng, held, "We are {share} done.", "I would say {share} of the work is behind us.", ""), _aside(rng, 0.2))
    return _mail(rng, _text(rng, [intro, *facts[:1]], *rng.sample([done, ahead, hurdles, goals], 4), facts[1:]), "{writer}" if held["writer"] else "", "{reader}" if held["reader"] else "")


PROJECT = Kind("story_project", ("Project update", "Status mail", "Progress report", "Weekly note"), (
    _s("project", "project|project name|about", "name of the project"), _s("writer", "author|writer|from|reported by", "who wrote it"), _s("reader", "recipient|to|addressee", "who gets the update"), _s("light", "status|state|traffic light", "how the project stands", type="enum", options=("on track", "at risk", "late")), _s("spent", "spent|budget used|costs so far", "money used so far", type="number"), _s("share", "progress|percent done|completion", "how much is done, in percent", type="integer"),
    _list("done", "done|achievements|completed|accomplished", "what was done, as verb phrases|not what is only planned"), _list("next", "next steps|planned|upcoming|to do", "what will be done next, as verb phrases"), _list("hurdles", "blockers|risks|problems|obstacles", "what is in the way, not what has been solved"),
    _rows("goals", "milestones|goals|dates|deliverables", "milestones with their dates", _s("goal", "milestone|goal|name|what", "what is to be reached"), _s("date", "date|due|planned for", "when", type="date"), _s("who", "who|owner|led by|responsible", "who is in charge")),
), _make_project, (_project,), LAYOUTS)

# --- 12: a garden log -------------------------------------------------------------------------------------------------

PLANTS = ("broad beans", "runner beans", "kohlrabi", "leeks", "beetroot", "sweet peas", "garlic", "tomatoes", "courgettes", "strawberries", "dahlias", "spinach", "chard", "potatoes", "lettuce", "pumpkins", "radishes", "sunflowers")
CHORES = ("mended the fence", "turned the compost", "cut back the elder", "weeded between the rows", "cleaned the greenhouse", "sharpened the hoe", "filled the water butt", "spread straw under the berries", "tied up the raspberries", "washed the pots")
PESTS = ("slugs", "blackfly", "mildew", "pigeons", "voles", "whitefly", "rust", "cabbage caterpillars", "leaf miners", "ants")
BEDS = ("the long bed", "the raised bed", "bed 3", "the greenhouse", "the plot by the wall", "the old bathtub", "row 7", "the sunny corner")


def _make_garden(rng: Random) -> Held:
    dates, plants = val.date_style(rng), rng.sample(PLANTS, len(PLANTS))
    n, m = rng.randint(0, 5), rng.randint(0, 4)
    return {"day": val.show_date(rng, val.date(rng, 2018, 2027), dates) if chance(rng, 0.75) else None, "writer": _maybe(rng, 0.4, val.first_last(rng)[0]), "rain": _int(rng, 0.4, 1, 60), "low": _int(rng, 0.45, -9, 14), "chores": _strings(rng, CHORES, 1, 5), "pests": _strings(rng, PESTS, 0, 3), "helpers": [V(p) for p in _people(rng, rng.randint(0, 3))],
            "sown": [{"plant": V(p), "bed": _maybe(rng, 0.6, _lean(pick(rng, BEDS))), "count": V(str(c := rng.randint(6, 90)), c) if chance(rng, 0.4) else None} for p in plants[:n]],
            "picked": [{"crop": V(p), "weight": _maybe(rng, 0.8, pick(rng, (f"{rng.randint(1, 9)}.5 kg", f"{rng.randint(2, 9)}00 g", "two baskets", "half a bucket", "a handful", f"{rng.randint(2, 12)} lb", f"{rng.randint(2, 30)} pieces")))} for p in plants[n : n + m]]}


def _garden(rng: Random, held: Held) -> str:
    intro = _say(rng, held, "{day}.", "On {day} <we went out early|I was out at seven>.", "Entry of {day}.") or "An hour in the garden."
    chores = _told(rng, _names(held, "chores"), ("I %.", "We %.", "First I %.", "Before lunch we %."), ("Later I %.", "In the afternoon we %."), ("I should have mown the lawn, too.", "The shed must wait until the autumn.", "I had meant to prune the plum."), clauses=True)
    sown = _told(rng, _each(rng, held, "sown", "@count @plant[[ in @bed]]", "@plant in @bed", "@plant (@count)", "@plant (@bed)", "@plant", fixed=0.4), ("I <sowed|planted> %.", "Into the ground went %.", "We put in %."), ("After that I planted %.",), (f"No {pick(rng, ('celery', 'peppers', 'maize'))} this year.", f"There was no room for {pick(rng, ('melons', 'fennel'))}."))
    picked = _told(rng, _each(rng, held, "picked", "@weight of @crop", "@crop (@weight)", "@crop", "@crop, @weight in all", fixed=0.4), ("We <picked|harvested|brought in> %.", "The basket holds %.", "For the kitchen there was %."), ("There was also %.",), ("The cherries are not ripe yet.",))
    pests = _told(rng, _names(held, "pests"), ("I <found|fought> %.", "Trouble with %.", "We are plagued by %."), ("Then there is %, too.",), (f"No sign of {pick(rng, ('wasps', 'moles', 'blight'))} so far.",))
    helpers = _told(rng, _names(held, "helpers"), ("% helped.", "With the help of % it went quickly.", "% lent a hand."), ("Later % joined us.",), (f"{val.first_last(rng)[0]} only watched.",))
    facts = _mixed(rng, _say(rng, held, "The gauge <shows|showed> {rain} mm.", "It rained {rain} mm overnight.", f"Last June there were {rng.randint(61, 99)} mm."), _say(rng, held, "The night went down to {low} degrees.", "At dawn it was {low} °C.", ""), _aside(rng, 0.2))
    return _text(rng, [intro, *facts[:1]], *rng.sample([chores, sown, picked, pests, helpers], 5), facts[1:]) + _say(rng, held, "\n\n{writer}", "\n{writer}", "")


GARDEN = Kind("story_garden", ("Garden log", "Allotment diary", "Garden notes", "Plot journal"), (
    _s("day", "date|day|entry date", "day of the entry", type="date"), _s("writer", "gardener|author|writer", "who keeps the log"), _s("rain", "rain|rainfall|rain mm", "rain in millimetres", type="integer"), _s("low", "lowest temperature|minimum temperature|night temperature", "lowest temperature of the night", type="integer"),
    _list("chores", "work done|chores|tasks done|jobs", "what was done, as verb phrases|not what is still to do"), _list("pests", "pests|problems|pests and diseases", "pests and diseases that were found"), _list("helpers", "helpers|helped by|assistants", "who helped, not who watched"),
    _rows("sown", "sown|planted|plantings", "what was planted and where", _s("plant", "plant|what|crop|name", "the plant"), _s("bed", "bed|where|place|location", "where it was planted"), _s("count", "count|number|how many", "number of plants", type="integer")), _rows("picked", "harvest|picked|yield|harvested", "what was harvested", _s("crop", "crop|what|name", "what was picked"), _s("weight", "amount|weight|quantity|how much", "how much of it, as written")),
), _make_garden, (_garden,), LAYOUTS)

# --- 13: a school newsletter ------------------------------------------------------------------------------------------

PACK = ("a rain jacket", "indoor shoes", "a packed lunch", "swimming things", "a pencil case", "two euros for the bus", "a water bottle", "an old shirt for painting", "sun cream", "a library card", "a torch", "wellingtons")
DATES_AT = ("the trip to the zoo", "the reading night", "the sports day", "the parents' evening", "the cake sale", "the visit of the dentist", "the choir concert", "the photo day", "the forest morning", "the bicycle test")
SUBJECTS = ("music", "sports", "maths", "art", "English", "gardening", "computing", "swimming")


def _make_school(rng: Random) -> Held:
    dates, day, people = val.date_style(rng), val.date(rng, 2021, 2027), _people(rng, 5)
    plans = []
    for p in some(rng, DATES_AT, 1, 5):
        day += timedelta(rng.randint(2, 20))
        plans.append({"what": _lean(p), "date": val.show_date(rng, day, dates) if chance(rng, 0.8) else None, "time": val.time_of_day(rng, 8, 19) if chance(rng, 0.45) else None, "year": _maybe(rng, 0.45, f"{pick(rng, ('Year', 'Class'))} {rng.randint(1, 6)}")})
    return {"school": _maybe(rng, 0.6, f"{val.coined(rng)} {pick(rng, ('Primary School', 'School', 'Academy', 'Infants'))}"), "writer": _maybe(rng, 0.6, people[4]), "fee": val.money(rng, 2, 60) if chance(rng, 0.45) else None, "pupils": _int(rng, 0.4, 40, 600), "plans": plans, "pack": [_lean(x) for x in some(rng, PACK, 0, 5)],
            "staff": [{"name": V(p), "subject": _maybe(rng, 0.7, pick(rng, SUBJECTS))} for p in people[: rng.randint(0, 3)]]}


def _school(rng: Random, held: Held) -> str:
    intro = _say(rng, held, "<News|Greetings> from {school}!", "A new term has begun at {school}[[ with {pupils} children]].", "[[{pupils} children are back, and ]]much is <ahead|coming up>.") or "Dear parents,"
    plans: list[str] = []
    for n in range(len(held["plans"])):
        plans.append(_one(rng, held, "plans", n, "On @date <there is|we have> the @what[[ for @year]][[, from @time]].", "@year can look forward to the @what[[ on @date]][[ at @time]].", "<Then comes|Next is> the @what[[ (@date)]][[ for @year]][[, starting at @time]].", "Please <note|keep free> @date[[, @time,]] for the @what[[ of @year]].", "We <also plan|are looking forward to> the @what[[ with @year]].").replace("the {", "{"))
        if chance(rng, 0.2):
            plans.append(spin(rng, pick(rng, ("The disco has been <cancelled|put off>.", "The science fair is over, thank you for the cakes.", f"The office is closed on the {rng.randint(4, 20)}th."))))
    pack = _told(rng, _names(held, "pack"), ("Each child needs %.", "Please pack %.", "Do not forget %.", "In the bag belong %."), ("You should also send %.",), ("Telephones stay at home.", "No sweets, please."))
    staff = _told(rng, _each(rng, held, "staff", "@name for @subject", "@name (@subject)", "@name, who teaches @subject", "@name"), ("We welcome %.", "New on our staff: %.", "The team is joined by %."), ("Also new: %.",), (f"{val.person(rng)} has retired.", f"{val.person(rng)} is back next spring."))
    facts = _mixed(rng, _say(rng, held, "The <trip costs|fee is> {fee} a child.", "Please send {fee} in an envelope.", f"The tuck shop took {rng.randint(70, 190)} in all."), _aside(rng, 0.2))
    return _text(rng, [intro], *rng.sample([plans, pack, staff], 3), facts) + _say(rng, held, "\n\n<Yours|Regards>, {writer}", "\n\n{writer}", "")


SCHOOL = Kind("story_school", ("School newsletter", "Letter to parents", "Class news", "News from school"), (
    _s("school", "school|school name|from", "name of the school"), _s("writer", "writer|head|signed by|author", "who signs the letter"), _s("fee", "fee|cost|price per child|contribution", "what each child pays", type="number"), _s("pupils", "pupils|number of pupils|children", "how many children there are", type="integer"),
    _rows("plans", "events|dates|calendar|coming up", "what is coming up, not what is over or cancelled", _s("what", "event|what|name|title", "what takes place"), _s("date", "date|day|when", "day of the event", type="date"), _s("time", "time|starts at|from", "time of day", type="time"), _s("year", "class|year group|for whom", "which class it is for")),
    _list("pack", "things to bring|packing list|needed|equipment", "what each child should bring, not what is forbidden"), _rows("staff", "new staff|new teachers|joiners", "who is new at the school, not who leaves", _s("name", "name|teacher|who", "the new colleague"), _s("subject", "subject|teaches|field", "what is taught")),
), _make_school, (_school,), LAYOUTS)

KINDS: tuple[Kind, ...] = (APPLICATION, KITCHEN, OUTAGE, MEETING, SUPPORT, DIARY, LANDLORD, USED, DOCTOR, FAMILY, PROJECT, GARDEN, SCHOOL)
