"""Documents whose lists are told in sentences, or stand under headings beside other lists."""

# Word lists and sentences: one a line would make thousands of lines of this file.
# fmt: off

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from schemafill.train.synthetic import values as val
from schemafill.train.synthetic.kind import F, Items, Kind, V
from schemafill.train.synthetic.values import chance, pick

MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December")


def _some(rng: Random, pool: Sequence[str], low: int, high: int) -> list[str]:
    return rng.sample(list(pool), rng.randint(low, min(high, len(pool))))


def _maybe(rng: Random, share: float, text: str) -> V | None:
    return V(text) if chance(rng, share) else None


def _chain(rng: Random, parts: Sequence[str]) -> str:
    """Parts as one run of text: commas and a last "and", semicolons, "then"."""
    if len(parts) < 2:
        return "".join(parts)
    comma, last = pick(rng, ((", ", " and "), (", ", ", and "), ("; ", "; and "), (", then ", " and finally "), (", ", " plus "), (" and ", " and "), (", ", " as well as ")))
    return comma.join(parts[:-1]) + last + parts[-1]


def _bullets(rng: Random, parts: Sequence[str]) -> str:
    mark = pick(rng, ("- ", "* ", "• ", "– ", "", "  - ", "+ ", "{n}. ", "{n}) ", "[{n}] ", "> "))
    gap = pick(rng, ("\n", "\n", "\n", "\n\n"))
    return gap.join(mark.replace("{n}", str(n)) + part for n, part in enumerate(parts, 1))


def _head(rng: Random, text: str, level: int = 2) -> str:
    how = rng.randrange(8)
    if how == 0:
        return "#" * level + " " + text + "\n"
    if how == 1:
        return text.upper() + "\n"
    if how == 2:
        return f"{text}\n{'-=~'[rng.randrange(3)] * len(text)}\n"
    if how == 3:
        return f"**{text}**\n"
    if how == 4:
        return f"--- {text} ---\n"
    return text + pick(rng, (":", "", ":\n")) + "\n"


def _sections(rng: Random, parts: list[str], fixed: int = 0) -> str:
    """Sections with a free line between them; all but the first `fixed` in any order."""
    rest = [p for p in parts[fixed:] if p]
    if chance(rng, 0.6):
        rng.shuffle(rest)
    return pick(rng, ("\n\n", "\n\n", "\n")).join([p for p in parts[:fixed] if p] + rest)


# --- a career, in a letter and on a page ------------------------------------------------------------------------------

DUTIES = ("ran the night shift", "planned the move to a new hall", "trained two apprentices", "cut waste by a fifth", "looked after forty accounts", "wrote the test plans", "kept the books", "led a team of six",
          "introduced weekly reviews", "built the first web shop", "answered some ninety calls a day", "negotiated with suppliers", "designed the packaging", "checked all drawings before release",
          "reported to the board", "set up the stock system", "won a regional prize", "covered for the site manager", "organised open days", "maintained three production lines", "repaired pumps and valves")
SKILLS = ("AutoCAD", "Excel", "welding", "first aid", "public speaking", "Python", "SQL", "bookkeeping", "forklift licence", "copywriting", "Photoshop", "negotiation", "Kubernetes", "barista training", "event planning",
          "data analysis", "quality control", "SAP", "sign language", "budgeting", "crop planning", "CNC milling", "patient care", "food hygiene level 2", "load calculation", "sewing", "React", "risk assessment", "sales forecasting", "stage lighting")
TONGUES = ("English", "German", "French", "Spanish", "Polish", "Turkish", "Arabic", "Italian", "Portuguese", "Dutch", "Danish", "Greek", "Romanian", "Hindi", "Mandarin", "Japanese", "Ukrainian", "Finnish")
LEVELS = {
    "native": ("native", "mother tongue", "native speaker", "grew up with it", "first language", "my parents' language"),
    "fluent": ("fluent", "C1", "C2", "business fluent", "full professional proficiency", "nearly perfect", "fluent in speech and writing"),
    "intermediate": ("B1", "B2", "conversational", "good working knowledge", "enough for meetings", "intermediate"),
    "basic": ("A1", "A2", "beginner", "basic", "a few phrases", "some school lessons", "enough to order a coffee"),
}
DEGREES = ("BSc Chemistry", "MA History", "Diploma in Catering", "BEng Mechanical Engineering", "Certificate in Bookkeeping", "MSc Data Science", "apprenticeship as a carpenter", "Bachelor of Nursing", "PhD Geology",
           "Higher National Certificate in Building", "master craftsman's certificate", "BA Design", "LLB", "Diploma in Horticulture", "Level 3 Award in Education")
SCHOOLS = ("{} University", "University of {}", "{} Technical College", "{} School of Art", "Institute of Technology, {}", "{} Polytechnic", "{} Vocational School", "{} Business School")


def _when(rng: Random, year: int) -> str:
    return pick(rng, (f"{pick(rng, MONTHS)} {year}", str(year), f"{pick(rng, MONTHS)[:3]} {year}", f"{rng.randint(1, 12):02}/{year}"))


def _make_career(rng: Random) -> dict[str, Any]:
    name, year = val.person(rng), rng.randint(2019, 2026)
    jobs: list[dict[str, Any]] = []
    for n in range(rng.randint(1, 5)):
        start = year - rng.randint(1, 5)
        open_end = not n and chance(rng, 0.6)
        end = V(pick(rng, ("present", "today", "now", "to date"))) if open_end else V(_when(rng, year))
        jobs.append({"title": V(val.job_title(rng)), "employer": _maybe(rng, 0.9, val.company(rng)), "place": _maybe(rng, 0.3, val.city(rng)),
                     "start": V(_when(rng, start)) if chance(rng, 0.9) else None, "end": end if chance(rng, 0.85) else None})
        year = start
    study = [{"degree": V(d), "school": _maybe(rng, 0.9, pick(rng, SCHOOLS).format(val.city(rng))),
              "year": V(str(y), y) if chance(rng, 0.8) else None} for d in _some(rng, DEGREES, 0, 3) for y in [year - rng.randint(0, 6)]]
    spoken = []
    for tongue in _some(rng, TONGUES, 0, 4):
        level = pick(rng, list(LEVELS))
        spoken.append({"language": V(tongue), "level": V(pick(rng, LEVELS[level]), level) if chance(rng, 0.9) else None})
    years = rng.randint(2, 25)
    return {"name": V(name), "email": _maybe(rng, 0.7, val.email_for(rng, name)), "phone": _maybe(rng, 0.6, val.phone(rng)), "city": _maybe(rng, 0.6, val.city(rng)),
            "years": V(str(years), years) if chance(rng, 0.35) else None, "jobs": jobs, "study": study, "spoken": spoken,
            "skills": [V(s) for s in _some(rng, SKILLS, 0, 9)]}


def _career_letter(rng: Random, held: dict[str, Any]) -> str:
    out: list[str] = []
    jobs = held["jobs"]
    for n, job in enumerate(jobs):
        p = f"{{jobs.{n}."
        title = f"{p}title}}"
        at = f" {pick(rng, ('at', 'with', 'for'))} {p}employer}}" if job["employer"] else ""
        place = f" in {p}place}}" if job["place"] else ""
        start = f"{p}start}}" if job["start"] else ""
        end = f"{p}end}}" if job["end"] and any(c.isdigit() for c in job["end"].text) else ""
        span = (f" from {start} to {end}" if chance(rng, 0.5) else f" between {start} and {end}") if start and end else f" since {start}" if start and not n and job["end"] is None else f", starting in {start}" if start else f" until {end}" if end else ""
        duty = pick(rng, ("", "", f", where I {pick(rng, DUTIES)}", f"; there I {pick(rng, DUTIES)} and {pick(rng, DUTIES)}"))
        first = ("I work as {}{}{}{}{}.", "At the moment I am {}{}{}{}{}.", "My present post is {}{}{}{}{}.", "Since then I have been {}{}{}{}{}.")
        later = ("Before that I was {}{}{}{}{}.", "Earlier I spent some time as {}{}{}{}{}.", "I came there after a spell as {}{}{}{}{}.", "Previously: {}{}{}{}{}.", "My way there led through a job as {}{}{}{}{}.", "It began when I joined as {}{}{}{}{}.", "For a while I was {}{}{}{}{}.")
        out.append(pick(rng, later if n else first).format(title, at, place, span, duty))
    order = list(range(len(held["study"])))
    for n in order:
        s = held["study"][n]
        school, year = (f" {pick(rng, ('from', 'at'))} {{study.{n}.school}}" if s["school"] else ""), (f" {pick(rng, ('in', 'in the year'))} {{study.{n}.year}}" if s["year"] else "")
        out.append(pick(rng, ("I hold a {}{}{}.", "I finished my {}{}{}.", "My training: {}{}{}.", "There is also a {}{}{}.")).format(f"{{study.{n}.degree}}", school, year))
    spoken = [f"{{spoken.{n}.language}}" + (pick(rng, (" ({})", ", {}", " - {}", ": {}")).format(f"{{spoken.{n}.level}}") if s["level"] else "") for n, s in enumerate(held["spoken"])]
    if spoken:
        out.append(pick(rng, ("I speak {}.", "Languages: {}.", "As for languages: {}.")).format(_chain(rng, spoken)))
    if held["skills"]:
        out.append(pick(rng, ("I am good at {}.", "You can count on me for {}.", "What I bring along: {}.", "Also useful to you may be {}.")).format(_chain(rng, [f"{{skills.{n}}}" for n in range(len(held["skills"]))])))
    if held["years"]:
        out.append(pick(rng, ("That makes {years} years in the trade.", "All in all I look back on {years} years of work.", "With {years} years of experience I feel ready.")))
    company, contact = val.company(rng), val.email_for(rng, val.person(rng))
    opening = pick(rng, (f"To {company}, {contact}\n\nDear hiring team,\n\n", "Hello,\n\n", f"Dear {val.person(rng)},\n\nyour notice of {_when(rng, 2026)} caught my eye. ", f"Application to {company}\n\n", ""))
    reach = pick(rng, ("[[\n\nReach me at {email}]][[, {phone}]]", "[[\n\nMail: {email}]][[\nPhone: {phone}]]", "[[\n{phone}]][[\n{email}]]"))
    sign = pick(rng, ("\n\nBest regards,\n{name}", "\n\n{name}", "\n\nYours\n{name}"))
    town = pick(rng, ("[[ I live in {city}.]]", "[[ My home is {city}.]]", ""))
    return opening + pick(rng, (" ", " ", "\n\n")).join(out) + town + sign + reach


def _career_page(rng: Random, held: dict[str, Any]) -> str:
    form = rng.randrange(6)
    jobs: list[str] = []
    mark = pick(rng, ("- ", "• ", "* ", "  - ", "– "))
    for n, job in enumerate(held["jobs"]):
        p = f"{{jobs.{n}."
        bits = {k: f"{p}{k}}}" if job[k] else "" for k in ("title", "employer", "place", "start", "end")}
        dates = pick(rng, (" - ", " – ", " to ", "–")).join(x for x in (bits["start"], bits["end"]) if x)
        where = ", ".join(x for x in (bits["employer"], bits["place"]) if x)
        line = (f"{bits['title']}" + (f", {where}" if where else "") + (f"   {dates}" if dates else ""), f"{dates}  {bits['title']}" + (f" at {where}" if where else ""), f"{where or bits['title']}" + (f"\n{bits['title']}" if where else "") + (f" ({dates})" if dates else ""),
                f"{bits['title']} | {where} | {dates}", f"**{bits['title']}**" + (f" - {where}" if where else "") + (f"\n_{dates}_" if dates else ""), f"{bits['title']}\n{where}\n{dates}")[form].strip()
        duties = [mark + d[0].upper() + d[1:] for d in _some(rng, DUTIES, 0, 4)]
        jobs.append("\n".join([line, *duties]))
    study = []
    form = rng.randrange(4)
    for n, s in enumerate(held["study"]):
        d, school, year = f"{{study.{n}.degree}}", f"{{study.{n}.school}}" if s["school"] else "", f"{{study.{n}.year}}" if s["year"] else ""
        study.append((", ".join(x for x in (d, school, year) if x), (f"{year}  " if year else "") + d + (f", {school}" if school else ""), d + (f" ({school}" + (f", {year}" if year else "") + ")" if school else f" {year}"), (f"{school}: " if school else "") + d + (f", {year}" if year else ""))[form].strip())
    form = rng.randrange(4)
    spoken = [(f"{{spoken.{n}.language}}" + ((" (", " ", ": ", " - ")[form] + f"{{spoken.{n}.level}}" + (")" if form == 0 else "") if s["level"] else "")) for n, s in enumerate(held["spoken"])]
    skills = [f"{{skills.{n}}}" for n in range(len(held["skills"]))]
    sep = pick(rng, (", ", " · ", "; ", " | ", " / "))
    head = pick(rng, ("{name}\n", "# {name}\n", "CURRICULUM VITAE\n{name}\n", "CV - {name}\n", "Résumé\n\n{name}\n")) + pick(rng, ("[[{city}]][[ | {email}]][[ | {phone}]]", "[[{city}\n]][[{phone}\n]][[{email}]]", "[[Tel. {phone}, ]][[{email}, ]][[{city}]]"))
    profile = pick(rng, ("", "", _head(rng, pick(rng, ("Profile", "About me", "Summary"))) + f"Someone who {pick(rng, DUTIES)}, {pick(rng, DUTIES)} and likes {pick(rng, SKILLS)}." + ("[[ {years} years of experience.]]" if chance(rng, 0.7) else "")))
    hobby = pick(rng, ("", "", _head(rng, pick(rng, ("Interests", "Hobbies", "Other"))) + pick(rng, ("hiking, chess, pottery", "choir and sailing", "member of the fire brigade since 2011", "keeps bees"))))
    return _sections(rng, [head, profile,
        _head(rng, pick(rng, ("Experience", "Work history", "Employment", "Career", "Professional experience"))) + pick(rng, ("\n\n", "\n")).join(jobs),
        _head(rng, pick(rng, ("Education", "Training", "Studies", "Qualifications"))) + (_bullets(rng, study) if chance(rng, 0.4) else "\n".join(study)) if study else "",
        _head(rng, pick(rng, ("Skills", "What I can do", "Key skills", "Tools"))) + (_bullets(rng, skills) if chance(rng, 0.3) else sep.join(skills)) if skills else "",
        _head(rng, pick(rng, ("Languages", "Language skills"))) + (_bullets(rng, spoken) if chance(rng, 0.4) else sep.join(spoken)) if spoken else "", hobby], 1)


_CAREER_FIELDS = (
    F("name", ("name", "full name", "applicant", "candidate"), (), ("who applies", "name of the person", "Whose CV is this?")),
    F("email", ("email", "e-mail address", "mail", "contact email"), (), ("e-mail address of the applicant",)),
    F("phone", ("phone", "telephone", "mobile", "phone number"), (), ("number to call",)),
    F("city", ("city", "town", "place of residence", "location"), (), ("where the person lives", "town only")),
    F("years", ("years of experience", "experience years", "years in the job"), (), ("years of work experience, as the text says", "How many years of experience are stated?"), type="integer"),
    Items("jobs", ("jobs", "employment", "positions", "work history", "experience", "career"), (
        F("title", ("title", "position", "role", "job title"), (), ("what the person was", "job title")),
        F("employer", ("employer", "company", "organisation", "where"), (), ("who employed the person", "name of the company")),
        F("place", ("place", "city", "location"), (), ("where the job was",)),
        F("start", ("start", "from", "since", "begin"), (), ("when it began, as written",)),
        F("end", ("end", "until", "to", "left"), (), ("when it ended, as written", "end of the job, or present")),
    ), ("every job held", "the jobs, in the order of the text")),
    Items("study", ("education", "degrees", "studies", "training", "qualifications"), (
        F("degree", ("degree", "qualification", "title", "course"), (), ("what was awarded",)),
        F("school", ("school", "institution", "university", "awarded by"), (), ("where",)),
        F("year", ("year", "graduated", "finished in"), (), ("year of completion",), type="integer"),
    ), ("schools and degrees",)),
    Items("spoken", ("languages", "language skills", "tongues"), (
        F("language", ("language", "name", "tongue"), (), ("the language",)),
        F("level", ("level", "proficiency", "how well"), (), ("how well it is spoken",), type="enum", options=("basic", "intermediate", "fluent", "native"), ordinal=True),
    ), ("languages and how well",)),
    Items("skills", ("skills", "abilities", "strengths", "tools"), (F("skill", ("skill",)),), ("what the person can do, one each", "skills listed"), scalar=True),
)

# --- cooking ----------------------------------------------------------------------------------------------------------

FOODS = ("strong white flour", "spelt flour", "unsalted butter", "demerara sugar", "egg yolks", "leeks", "parsnips", "ground cumin", "coarse salt", "sunflower oil", "buttermilk", "tomato purée", "long-grain rice", "turkey escalopes", "bay leaves", "orange zest", "garlic", "sour cream",
         "white chocolate", "ground hazelnuts", "kale", "goat's cheese", "brown lentils", "peanut butter", "chives", "lukewarm water", "chicken stock", "waxy potatoes", "white pepper", "fresh yeast", "maple syrup", "pecans", "soy yoghurt", "fennel bulbs", "pearl barley")
AMOUNTS = ("{n}0 g", "{n}00 g", "{n}", "{n} tbsp", "{n} tsp", "a bunch", "two fingers", "a knob", "{n} cloves", "half a cup", "{n}00 ml", "a good splash", "{n} sprigs", "{n}5 g", "1/2 tsp", "{n} cups", "two", "three", "a dozen", "{n} oz", "one small tin", "a few", "some", "plenty")
PREP = ("finely chopped", "at room temperature", "sifted", "peeled and diced", "drained", "lightly beaten", "to serve", "grated", "optional")
STEPS = ("Set the oven to {t} degrees", "Mix everything in a large bowl", "Knead for ten minutes and let it rest under a cloth", "Sweat the leeks without letting them colour, then tip in the barley", "Add the liquid bit by bit", "Put the lid on and let it bubble gently for {m} minutes",
         "Check the seasoning", "Pour into a greased tin", "Bake for {m} minutes until golden", "Leave to cool on a rack before slicing", "Whisk the yolks with the sugar until pale", "Fold in the rest with a metal spoon", "Cut into thick slices and arrange on a plate",
         "Strew the nuts on it and serve at once", "Glaze with egg", "Roll it out as thin as a coin and cut circles with a glass", "Bring to the boil, turn the heat down and wait until the rice has taken up all the water", "Taste it, add salt if it needs some, and keep it warm", "Drain well", "Toss with the dressing")
DISHES = ("barley soup", "oat biscuits", "lemon cake", "bean pot", "cheese straws", "leek pie", "rice pudding", "potato bake", "carrot loaf", "flatbread", "onion tart", "turkey pot", "apple crumble", "kale dumplings", "walnut bread")


def _make_cooking(rng: Random) -> dict[str, Any]:
    dish = pick(rng, DISHES)
    parts = []
    for food in _some(rng, FOODS, 2, 9):
        n = rng.randint(1, 9)
        parts.append({"amount": _maybe(rng, 0.85, pick(rng, AMOUNTS).format(n=n)), "food": V(food), "prep": _maybe(rng, 0.2, pick(rng, PREP))})
    t, m = rng.choice((160, 180, 200, 220, 350, 400)), rng.choice((8, 10, 12, 15, 20, 25, 35, 40, 45))
    steps = []
    for s in _some(rng, STEPS, 2, 7):
        text = s.format(t=t, m=rng.choice((5, 8, 10, 12, 20, 30)))
        steps.append(V(text + pick(rng, (".", ".", ".", ""))))
    serves = rng.randint(2, 12)
    return {"dish": V(dish), "serves": V(str(serves), serves) if chance(rng, 0.7) else None, "minutes": V(str(m), m) if chance(rng, 0.6) else None, "oven": V(str(t), t) if chance(rng, 0.5) else None, "by": _maybe(rng, 0.4, val.person(rng)), "parts": parts, "steps": steps}


def _part(rng: Random, n: int, part: dict[str, Any], of: bool) -> str:
    amount = f"{{parts.{n}.amount}} " if part["amount"] else ""
    return amount + ("of " if of and amount and chance(rng, 0.7) else "") + f"{{parts.{n}.food}}" + (f", {{parts.{n}.prep}}" if part["prep"] and not of else f" ({{parts.{n}.prep}})" if part["prep"] else "")


def _cooking_note(rng: Random, held: dict[str, Any]) -> str:
    parts = _chain(rng, [_part(rng, n, p, True) for n, p in enumerate(held["parts"])])
    steps = []
    for n, step in enumerate(held["steps"]):
        first = f"{{steps.{n}}}" + ("" if step.text.endswith(".") else ".")
        steps.append(first)
    how = (" ", "\n", "\n\n")[rng.randrange(3)]
    head = pick(rng, ("[[{by}'s ]]{dish}\n\n", "How I make {dish}\n", "You asked for the {dish}. ", "Hi love, here is the {dish}[[ as {by} makes it]]. ", "{dish}[[ (from {by})]]\n\n", "Saturday is {dish} day! "))
    need = pick(rng, ("You need {}. ", "Get out {}. ", "In it go {}. ", "Take {}. ", "It wants {}. ", "From the shop: {}. ", "The list is short: {}. ")).format(parts)
    rest = pick(rng, ("[[It feeds {serves}]][[ and takes about {minutes} minutes]].", "[[Enough for {serves}. ]][[Hands on: {minutes} minutes. ]]", "[[Serves {serves}. ]][[Ready in {minutes} min.]]", "")) + pick(rng, ("", "[[ Oven at {oven} degrees, mind you.]]", "[[ Set the oven to {oven}°C first.]]"))
    tail = pick(rng, ("", "", "\n\nLove, Gran", " Good luck!", f" We had it on the {rng.randint(2, 30)}th and there were {rng.randint(3, 14)} of us.", " Mine weighed 640 g in the end."))
    body = [need.strip(), how.join(steps)]
    return head + (pick(rng, (" ", "\n\n", "\n")).join([*body, rest] if chance(rng, 0.6) else [rest, *body])) + tail


def _cooking_card(rng: Random, held: dict[str, Any]) -> str:
    parts = [_part(rng, n, p, False) for n, p in enumerate(held["parts"])]
    steps = [f"{{steps.{n}}}" for n in range(len(held["steps"]))]
    head = pick(rng, ("{dish}\n", "# {dish}\n", "RECIPE: {dish}\n", "{dish}[[ by {by}]]\n")) + pick(rng, ("[[Serves {serves}]][[ | {minutes} min]][[ | Oven {oven}°C]]", "[[For {serves} people\n]][[Time: {minutes} minutes\n]][[Oven: {oven} °C\n]]", "[[Portions: {serves}\n]][[Ready in {minutes} minutes\n]]"))
    facts = pick(rng, ("", "", _head(rng, "Nutrition per portion") + f"Energy {rng.randint(180, 700)} kcal, fat {rng.randint(4, 40)} g, protein {rng.randint(3, 40)} g", _head(rng, "Tips") + _bullets(rng, ["Freeze what is left", "Works with oil instead of butter"])))
    return _sections(rng, [head, _head(rng, pick(rng, ("Ingredients", "You need", "What goes in", "Shopping list"))) + _bullets(rng, parts), _head(rng, pick(rng, ("Method", "Directions", "How to make it", "Steps", "Preparation"))) + _bullets(rng, steps), facts], 1 if chance(rng, 0.3) else 3)


_COOKING_FIELDS = (
    F("dish", ("dish", "name", "title", "recipe name"), (), ("what is cooked", "name of the dish")),
    F("serves", ("serves", "servings", "portions", "people"), (), ("how many people it feeds",), type="integer"),
    F("minutes", ("minutes", "total time", "cooking time", "time minutes"), (), ("minutes it takes",), type="integer"),
    F("oven", ("oven temperature", "temperature", "oven"), (), ("degrees of the oven",), type="integer"),
    F("by", ("author", "by", "cook", "source"), (), ("whose recipe it is",)),
    Items("parts", ("ingredients", "parts", "what is needed", "shopping list"), (
        F("amount", ("amount", "quantity", "how much", "measure"), (), ("quantity with its unit, as written", "how much of it, as written")),
        F("food", ("food", "name", "ingredient", "item"), (), ("what it is", "the ingredient without its amount")),
        F("prep", ("preparation", "state", "note"), (), ("how it is prepared",)),
    ), ("all ingredients", "what goes in")),
    Items("steps", ("steps", "instructions", "method", "directions"), (F("step", ("step",)),), ("the steps, each a whole sentence", "what to do, in order"), scalar=True),
)

# --- what happened, when, and what is to be done -----------------------------------------------------------------------

EVENTS = ("the first alarms came in", "checkout stopped working", "the memory ran out", "the night watch was called", "the old version was put back", "the queue started to drain", "customers could log in again", "a second database failed", "the cable was found cut", "the lights went on again",
          "the smell of gas was reported", "the pump was switched off", "water reached the cellar", "traffic was moved to the other site", "all shops were open again", "we understood what was wrong", "the error rate fell below one percent", "a new key was installed", "someone pulled the wrong plug", "the fire brigade left")
TASKS = ("measure the pressure every hour", "buy a second line", "write down how to switch over", "replace the valve", "test the spare generator every month", "ask the supplier for a spare", "shorten the start-up script", "paint the emergency stops", "label the cables", "train the night shift", "raise the limit on connections", "order a second pump", "review the firewall rules", "update the contact list")
SERVICES = ("the booking page", "mail delivery", "the photo archive", "payroll", "the mobile app", "gift vouchers", "the lift in block B", "video calls", "the stock system", "the ticket machine", "the heating", "the print server", "guest wifi", "the map view")


def _make_happened(rng: Random) -> dict[str, Any]:
    hour, minute = rng.randint(0, 18), rng.randint(0, 59)
    events = []
    for e in _some(rng, EVENTS, 2, 6):
        minute += rng.randint(3, 50)
        hour, minute = hour + minute // 60, minute % 60
        events.append({"time": _maybe(rng, 0.9, f"{hour:02}:{minute:02}"), "event": V(e)})
    people = [val.person(rng) for _ in range(3)]
    tasks = [{"task": V(t), "owner": _maybe(rng, 0.6, pick(rng, people)), "due": val.show_date(rng, val.date(rng, 2025, 2027)) if chance(rng, 0.4) else None} for t in _some(rng, TASKS, 0, 4)]
    return {"hit": [V(s) for s in _some(rng, SERVICES, 0, 4)], "events": events, "tasks": tasks, "day": val.show_date(rng, val.date(rng, 2024, 2027)) if chance(rng, 0.6) else None, "writer": _maybe(rng, 0.5, pick(rng, people))}


def _happened_mail(rng: Random, held: dict[str, Any]) -> str:
    out = []
    for n, e in enumerate(held["events"]):
        event, time = f"{{events.{n}.event}}", f"{{events.{n}.time}}"
        out.append(pick(rng, ("At {t} {e}.", "By {t} {e}.", "Around {t} {e}.", "It was {t} when {e}.", "{t}: {e}.", "Then, at {t}, {e}.", "{t} - {e}.")).format(t=time, e=event) if e["time"] else pick(rng, ("Then {e}.", "After that {e}.", "Soon {e}.")).format(e=event))
    hit = _chain(rng, [f"{{hit.{n}}}" for n in range(len(held["hit"]))])
    tasks = []
    for n, t in enumerate(held["tasks"]):
        task, owner, due = f"{{tasks.{n}.task}}", f"{{tasks.{n}.owner}}", f"{{tasks.{n}.due}}"
        by = pick(rng, (" by {}", " until {}", ", due {}")).format(due) if t["due"] else ""
        tasks.append(pick(rng, ("{o} will {t}{d}", "{o} is going to {t}{d}", "we want to {t}{d}, which {o} takes on", "{t}{d} ({o})", "{o}: {t}{d}")).format(o=owner, t=task, d=by) if t["owner"] else pick(rng, ("we want to {t}{d}", "somebody has to {t}{d}", "{t}{d}", "we should {t}{d}")).format(t=task, d=by))
    intro = pick(rng, ("Hi all,\n\nhere is what happened[[ on {day}]]. ", "Short note about[[ {day} and]] the outage. ", "[[{day}\n\n]]Sorry for the trouble. ", "[[Date: {day}\n]]Report\n\n"))
    touched = pick(rng, ("{} went down. ", "We lost {}. ", "Not working: {}. ", "Hit were {}. ", "It concerned {}. ")).format(hit) if hit else ""
    calm = pick(rng, ("", f"{pick(rng, SERVICES).capitalize()} was fine all the time. ", "Nothing else was touched. ")) if not hit or chance(rng, 0.4) else ""
    after = (pick(rng, ("\n\nNext: ", "\n\nWhat we do now: ", " To stop this from happening again, ", "\n\nFollow-ups: ", " ")) + (pick(rng, ("; ", ". ")).join(tasks) if chance(rng, 0.5) else _chain(rng, tasks)) + ".") if tasks else ""
    return intro + touched + calm + pick(rng, (" ", " ", "\n")).join(out) + after + pick(rng, ("[[\n\n{writer}]]", "[[\n\nWritten by {writer}]]", ""))


def _happened_page(rng: Random, held: dict[str, Any]) -> str:
    form = rng.randrange(4)
    events = [(f"{{events.{n}.time}}" + (" ", "  ", " - ", ": ")[form] if e["time"] else "") + f"{{events.{n}.event}}" for n, e in enumerate(held["events"])]
    form = rng.randrange(3)
    tasks = []
    for n, t in enumerate(held["tasks"]):
        owner, due = f"{{tasks.{n}.owner}}" if t["owner"] else "", f"{{tasks.{n}.due}}" if t["due"] else ""
        more = ", ".join(x for x in (owner, due) if x)
        tasks.append(f"{{tasks.{n}.task}}" + ((f" ({more})", f" - {more}", f", {more}")[form] if more else ""))
    hit = [f"{{hit.{n}}}" for n in range(len(held["hit"]))]
    fine = _some(rng, [s for s in SERVICES if s not in {v.text for v in held["hit"]}], 1, 3)
    return _sections(rng, [
        pick(rng, ("Incident report", "# Post-mortem", "Outage", "What happened")) + "[[\n{day}]]" + pick(rng, ("", "[[\nAuthor: {writer}]]")),
        _head(rng, pick(rng, ("Affected", "Impact", "What was down"))) + (_bullets(rng, hit) if chance(rng, 0.5) else ", ".join(hit)) if hit else "",
        _head(rng, pick(rng, ("Not affected", "Unaffected", "Kept running"))) + _bullets(rng, fine) if chance(rng, 0.4) else "",
        _head(rng, pick(rng, ("Timeline", "Course of events", "Log"))) + _bullets(rng, events),
        _head(rng, pick(rng, ("Action items", "Follow-up", "To do"))) + _bullets(rng, tasks) if tasks else "",
        _head(rng, pick(rng, ("Lessons", "What went well"))) + _bullets(rng, ["Good teamwork", "The pager worked", "We talked to customers early"][: rng.randint(1, 3)]) if chance(rng, 0.4) else ""], 1)


_HAPPENED_FIELDS = (
    F("day", ("date", "day", "on"), (), ("day of the incident",), type="date"),
    F("writer", ("author", "writer", "reported by"), (), ("who wrote it",)),
    Items("hit", ("affected services", "affected", "impact", "what was down"), (F("service", ("service",)),), ("services that did not work", "what was hit, one each"), scalar=True),
    Items("events", ("timeline", "events", "log", "course of events"), (
        F("time", ("time", "at", "clock"), (), ("time as written",)),
        F("event", ("event", "what", "description", "happened"), (), ("what happened then",)),
    ), ("what happened when, in order",)),
    Items("tasks", ("action items", "tasks", "follow ups", "todos"), (
        F("task", ("task", "action", "what"), (), ("what is to be done",)),
        F("owner", ("owner", "who", "assignee"), (), ("who does it",)),
        F("due", ("due", "deadline", "until"), (), ("by when",), type="date"),
    ), ("what will be done", "follow-up tasks")),
)

# --- help wanted -------------------------------------------------------------------------------------------------------

TRIED = ("restarted the router", "unplugged it overnight", "tried another browser", "deleted the app and put it back", "checked the cables", "changed my password", "borrowed a charger from a neighbour", "asked in the shop", "read the manual twice", "ran the repair tool", "turned off the firewall", "used a different card",
         "updated the driver", "called your hotline", "waited a whole day", "cleaned the filter", "replaced the batteries", "logged in on my phone", "removed the SIM card", "measured the voltage", "swapped the hoses", "tried it with an admin account")
WISHES = ("a refund", "a new device", "somebody to call me", "an explanation", "a working link", "my money back", "a spare part", "a technician on site", "the invoice once more", "a discount on the next order", "access to the old account", "a written answer")
TROUBLE = ("the screen stays black", "the coupon is refused", "printing stops half-way", "no mail arrives", "the door does not close", "it makes a grinding noise", "the app crashes at start", "water leaks from below", "the scale shows nonsense", "the parcel never came", "the battery is empty after an hour")


def _make_help(rng: Random) -> dict[str, Any]:
    name = val.person(rng)
    return {"name": V(name), "thing": V(val.product(rng)), "trouble": V(pick(rng, TROUBLE)), "order": _maybe(rng, 0.6, val.ident(rng)), "tried": [V(t) for t in _some(rng, TRIED, 0, 5)], "wishes": [V(w) for w in _some(rng, WISHES, 0, 3)]}


def _help_mail(rng: Random, held: dict[str, Any]) -> str:
    tried, wishes = [f"{{tried.{n}}}" for n in range(len(held["tried"]))], [f"{{wishes.{n}}}" for n in range(len(held["wishes"]))]
    other = pick(rng, [t for t in TRIED if t not in {v.text for v in held["tried"]}])
    if chance(rng, 0.3) and tried:
        told = pick(rng, ("Tried so far:\n", "What I did:\n", "Steps:\n")) + _bullets(rng, tried)
    else:
        told = pick(rng, ("I have {}.", "So far I {}.", "I already {}.", "Before writing to you I {}.", "Yesterday I {}, without luck.", "We {} - no change.", "My son {}.")).format(_chain(rng, tried)) if tried else pick(rng, ("", "I have not tried anything yet."))
    decoy = pick(rng, ("", "", f"I have not {other}, as I do not know how.", f"Your page says that I should have {other}, but that makes no sense.", f"A friend {other} and it helped him."))
    want = pick(rng, ("I would like {}.", "What I need is {}.", "Please send {}.", "I expect {}.", "Could I get {}?", "My wish: {}.")).format(_chain(rng, wishes)) if wishes else ""
    start = pick(rng, ("with my {thing} {trouble}[[ (order {order})]].", "{trouble}. It is the {thing}[[ from order {order}]].", "I bought the {thing} last month[[, order no. {order}]], and now {trouble}.", "my {thing}: {trouble}."))
    middle = [told, decoy, want]
    if chance(rng, 0.4):
        rng.shuffle(middle)
    return pick(rng, ("Hello,\n\n", "Dear support,\n", "Hi,\n", "", f"Subject: Re: case {val.ident(rng)}\n\n")) + pick(rng, (" ", "\n\n", "\n")).join([start, *(m for m in middle if m)]) + pick(rng, ("\n\n{name}", "\n\nRegards\n{name}", "\n-- \n{name}"))


_HELP_FIELDS = (
    F("name", ("name", "customer", "sender", "written by"), (), ("who writes",)),
    F("thing", ("product", "item", "device", "what"), (), ("which product it is about",)),
    F("trouble", ("problem", "issue", "complaint", "fault"), (), ("what does not work",)),
    F("order", ("order number", "reference", "order", "purchase no"), (), ("number of the order",)),
    Items("tried", ("steps tried", "tried", "already done", "attempts"), (F("step", ("step",)),), ("what the customer already did", "each thing that was tried"), scalar=True),
    Items("wishes", ("wishes", "wanted", "requests", "asks for"), (F("wish", ("wish",)),), ("what the customer wants",), scalar=True),
)

# --- a shop's page and a slip ------------------------------------------------------------------------------------------

FEATURES = ("Ready within two minutes", "Folds flat", "Washable cover", "Two speeds", "Zip with a lock", "Non-slip feet", "Runs on batteries or mains", "Strap for the shoulder", "Quiet enough for a bedroom", "Made from old fishing nets", "Dishwasher safe", "Timer with alarm", "Lid that clicks shut",
            "Fits any standard rail", "Auto switch-off after 30 minutes", "Loop for hanging it up", "Tempered glass door", "Soft grip handle", "Works with left and right hands", "Comes with a five-year guarantee", "Reflective strips")
SPECS = (("Weight", "{n} kg"), ("Rated output", "{n}50 W"), ("Lead", "1{n}0 cm"), ("Capacity", "{n}.5 l"), ("Material", "beech wood"), ("Material", "100 % cotton"), ("Voltage", "230 V"), ("Battery life", "{n} hours"), ("Noise level", "4{n} dB"), ("Drum", "1{n} l"), ("Torque", "1{n} Nm"), ("Load", "up to {n}0 kg"), ("Filling", "goose down"), ("Connection", "USB-C"), ("Display", "{n}.3 inch"), ("Range", "{n}0 m"))
COLOURS = ("white", "red", "forest green", "navy", "light grey", "yellow", "light blue", "mustard", "rose", "brushed steel", "turquoise", "lilac", "walnut")


def _make_shop(rng: Random) -> dict[str, Any]:
    style = val.money_style(rng)
    price = rng.randint(8, 900)
    stars, n = rng.randint(20, 50) / 10, rng.randint(3, 4000)
    specs: list[dict[str, Any]] = []
    for pair in rng.sample(list(SPECS), rng.randint(0, 7)):
        specs.append({"label": V(pair[0]), "value": V(pair[1].format(n=rng.randint(1, 9)))})
    return {"name": V(val.product(rng)), "brand": _maybe(rng, 0.6, val.company(rng)), "price": val.show_money(rng, price, style), "was": val.show_money(rng, price + rng.randint(5, 200), style) if chance(rng, 0.4) else None,
            "stars": V(f"{stars:.1f}", stars) if chance(rng, 0.5) else None, "reviews": V(f"{n:,}" if chance(rng, 0.5) else str(n), n) if chance(rng, 0.5) else None,
            "colours": [V(c) for c in _some(rng, COLOURS, 0, 4)], "features": [V(f) for f in _some(rng, FEATURES, 0, 7)], "specs": specs}


def _shop_page(rng: Random, held: dict[str, Any]) -> str:
    features = [f"{{features.{n}}}" for n in range(len(held["features"]))]
    colon = pick(rng, (": ", ": ", " - ", "\t", " | ", " .... ", "  "))
    specs = [f"{{specs.{n}.label}}{colon}{{specs.{n}.value}}" for n in range(len(held["specs"]))]
    colours = [f"{{colours.{n}}}" for n in range(len(held["colours"]))]
    also = [val.product(rng) for _ in range(rng.randint(1, 3))]
    cost = pick(rng, ("{price}[[ (was {was})]]", "[[Was {was}. ]]Now {price}", "Our price: {price}[[\nList price: {was}]]", "{price}[[ instead of {was}]]"))
    stars = pick(rng, ("[[{stars} out of 5]][[ ({reviews} reviews)]]", "[[Rated {stars}/5]][[ by {reviews} customers]]", "[[★ {stars}]][[ | {reviews} ratings]]"))
    head = pick(rng, ("[[{brand} ]]{name}\n", "# {name}\n[[by {brand}\n]]", "{name}[[ - {brand}]]\n")) + pick(rng, (f"{cost}\n{stars}", f"{stars}\n{cost}", cost))
    return _sections(rng, [head,
        pick(rng, ("Colours: ", "Available in ", "Comes in ", "Choose: ")) + _chain(rng, colours) if colours else "",
        (_head(rng, pick(rng, ("Features", "Highlights", "Why you will like it", "At a glance"))) if chance(rng, 0.8) else "") + _bullets(rng, features) if features else "",
        (_head(rng, pick(rng, ("Specifications", "Technical data", "Details", "Data"))) if chance(rng, 0.8) else "") + (_bullets(rng, specs) if chance(rng, 0.3) else "\n".join(specs)) if specs else "",
        _head(rng, pick(rng, ("Customers also bought", "In the box", "You may also like", "Goes well with"))) + _bullets(rng, also) if chance(rng, 0.5) else "",
        pick(rng, ("Free returns within 30 days", f"Delivery in {rng.randint(2, 6)} days", "Only 3 left", "Pick up in store")) if chance(rng, 0.5) else ""], 1)


def _shop_talk(rng: Random, held: dict[str, Any]) -> str:
    features = [f"{{features.{n}}}" for n in range(len(held["features"]))]
    colours = [f"{{colours.{n}}}" for n in range(len(held["colours"]))]
    out = [pick(rng, ("Selling the {name}[[ by {brand}]]. Asking {price}[[, I paid {was}]].", "This is {name}[[, made by {brand}]]. It costs {price}[[; last week it was {was}]].", "We put {name} to the test[[ ({brand})]]. The price of {price} is fair[[, down from {was}]]."))]
    if features:
        out.append(pick(rng, ("What we like: {}.", "Good to know - {}.", "Among its strengths: {}.", "It offers: {}.")).format(_chain(rng, features)))
    if colours:
        out.append(pick(rng, ("You get it in {}.", "It comes in {}.", "Shops have it in {}.")).format(_chain(rng, colours)))
    out += [f"{{specs.{n}.label}}{pick(rng, (' is ', ': ', ' of '))}{{specs.{n}.value}}." for n in range(len(held["specs"]))]
    out.append(pick(rng, ("[[{reviews} buyers rated it]][[ {stars}]].", "[[Buyers give {stars} of 5]][[ in {reviews} reviews]].", "")))
    return pick(rng, (" ", " ", "\n")).join(out)


_SHOP_FIELDS = (
    F("name", ("name", "product", "title", "article"), (), ("name of the product",)),
    F("brand", ("brand", "maker", "manufacturer", "label"), (), ("who makes it",)),
    F("price", ("price", "current price", "cost", "amount"), (), ("price to pay now", "What does it cost?"), type="number"),
    F("was", ("original price", "old price", "list price", "was"), (), ("price before the reduction",), type="number"),
    F("stars", ("rating", "stars", "score"), (), ("mean rating",), type="number"),
    F("reviews", ("review count", "number of reviews", "ratings count"), (), ("how many reviews",), type="integer"),
    Items("colours", ("colours", "colors", "available colours"), (F("colour", ("colour",)),), ("colours it comes in",), scalar=True),
    Items("features", ("features", "highlights", "benefits"), (F("feature", ("feature",)),), ("features, one each", "what it can do, as listed"), scalar=True),
    Items("specs", ("specifications", "specs", "technical data", "properties"), (
        F("label", ("label", "name", "property", "key"), (), ("what is specified",)),
        F("value", ("value", "data", "reading"), (), ("the value with its unit",)),
    ), ("technical data, line by line",)),
)

GOODS = ("Soya drink 1.5L", "Rye bread 500g", "Eggs 12 pack", "Batteries AAA 4pk", "Brake pads V-type 70mm", "Cola 330ml", "Kitchen roll 3ply", "Tea bags 80", "Butter 250g", "Bananas", "Pears 6", "Screws 4x40", "Bin liners 30L", "Rapeseed oil 0.5l", "Nails 65mm", "Rice 5kg", "Yoghurt 4x125g", "Pens blue 10", "Toothpaste", "Coffee beans 1kg", "Tape 19mm", "Bulb E27 60W", "Apples", "Paint 2.5L white")


def _make_slip(rng: Random) -> dict[str, Any]:
    style = val.money_style(rng)
    rows, total = [], 0.0
    counted = chance(rng, 0.5)
    for g in _some(rng, GOODS, 1, 9):
        q, p = (rng.randint(2, 9) if counted and chance(rng, 0.4) else 1), rng.randint(40, 3000) / 100
        total += q * p
        rows.append({"name": V(g), "quantity": V(str(q), q) if q > 1 or (counted and chance(rng, 0.2)) else None, "price": val.show_money(rng, round(q * p, 2), style)})
    return {"shop": V(val.company(rng)), "goods": rows, "total": val.show_money(rng, round(total, 2), style), "day": val.show_date(rng, val.date(rng)) if chance(rng, 0.8) else None,
            "cashier": _maybe(rng, 0.4, val.person(rng).split()[0]), "phone": _maybe(rng, 0.4, val.phone(rng)), "number": _maybe(rng, 0.5, val.fill_pattern(rng, "########"))}


def _slip(rng: Random, held: dict[str, Any]) -> str:
    form, wide = rng.randrange(5), rng.randint(20, 34)
    lines = []
    for n, row in enumerate(held["goods"]):
        name, price, q = f"{{goods.{n}.name}}", f"{{goods.{n}.price}}", f"{{goods.{n}.quantity}}"
        gap = " " * max(2, wide - (len(row["name"].text) if row["name"] else 0))
        if row["quantity"] is None:
            lines.append(name + gap + price)
        else:
            lines.append((f"{q} x {name}{gap}{price}", f"{name} x{q}{gap}{price}", f"{q} {name}{gap}{price}", f"{name}\n  {q} @ {rng.randint(40, 900) / 100:.2f}{gap}{price}", f"{name}{gap}{q}  {price}")[form])
    head = pick(rng, ("{shop}\n", "   {shop}\n", "*** {shop} ***\n", "Welcome to {shop}\n")) + pick(rng, ("", f"{val.street(rng)}\n")) + "[[Tel {phone}\n]]" + pick(rng, ("[[{day}\n]]", "[[Date {day}\n]]")) + pick(rng, ("[[Receipt {number}\n]]", "[[No. {number}\n]]", "[[Bon {number}\n]]")) + pick(rng, ("[[Served by {cashier}\n]]", "[[Cashier: {cashier}\n]]"))
    rule = pick(rng, ("", "-" * wide, "=" * wide)) + "\n"
    return head + rule + "\n".join(lines) + "\n" + rule + pick(rng, ("TOTAL", "Total", "Sum", "To pay")) + " " * rng.randint(2, 16) + "{total}\n" + pick(rng, ("Thank you!", f"Card ****{rng.randint(1000, 9999)}", "Change 0.00", f"Member {val.person(rng)}, {rng.randint(20, 900)} points", "VAT included"))


_SLIP_FIELDS = (
    F("shop", ("shop", "merchant", "store", "seller name"), (), ("name of the shop",)),
    F("day", ("date", "day", "bought on"), (), ("day of the purchase",), type="date"),
    F("cashier", ("cashier", "served by", "clerk"), (), ("who served",)),
    F("phone", ("phone", "telephone", "tel"), (), ("number of the shop",)),
    F("number", ("receipt number", "number", "slip no"), (), ("number of the receipt",)),
    F("total", ("total", "sum", "amount paid", "to pay"), (), ("sum of all lines",), type="number"),
    Items("goods", ("items", "goods", "articles", "lines"), (
        F("name", ("name", "article", "description", "product"), (), ("name as printed, with its size",)),
        F("quantity", ("quantity", "count", "pieces", "units"), (), ("how many, where the line says so",), type="integer"),
        F("price", ("price", "amount", "line total"), (), ("price of the line",), type="number"),
    ), ("what was bought, line by line",)),
)

# --- jobs on offer ------------------------------------------------------------------------------------------------------

NEEDS = ("{n} years or more in a similar post", "A driving licence for vans", "Good written Spanish", "Sound knowledge of spreadsheets, pivot tables included", "Experience with PLCs in production", "A degree in biology or chemistry", "A head for heights", "Steady hands", "Registration as a nurse",
         "Fluent English", "Confident use of version control and code review", "A valid food hygiene certificate", "At least {n} years behind a bar", "Knowledge of building law", "Patience with children", "Forklift permit", "Experience leading a team of {n} or more", "Solid Linux skills", "Basic first aid", "Willingness to work on Sundays",
         "Some bookkeeping", "Spoken Italian", "An eye for colour", "Practice with laser cutters", "Familiarity with Terraform or Ansible", "A clean criminal record", "Interest in old cars", "Typing at {n}0 words a minute")
DOINGS = ("Run the morning shift", "Draw the network plans and explain them", "Answer calls and mails", "Keep the workshop tidy", "Write monthly reports for the board", "Plan routes for {n} drivers", "Look after our regular guests", "Test new features before they go out", "Prepare the samples", "Order parts and check deliveries",
          "Work with the design team in Lisbon", "Take part in the on-call rota", "Teach two evening classes", "Maintain {n} greenhouses", "Draw up offers")
OFFERS = ("{n} days of holiday", "A pension plan", "Free lunch on Fridays", "A travel card", "Budget for courses", "Discount in our shops", "Flexible hours", "Company bicycle", "Gym membership", "A laptop of your choice", "Two volunteering days a year")
PLACES = {
    "on site": ("you work in our workshop", "at our shop in town", "all five days at the plant", "the work is done at the clinic", "on our premises", "presence at the counter is needed"),
    "hybrid": ("two days a week in the office, the rest wherever you like", "Mondays and Thursdays at the office, otherwise from home", "home office up to three days a week", "part office, part kitchen table", "we meet in person every other week"),
    "remote": ("work from anywhere", "no office, we all work from home", "fully distributed team", "you can live where you want", "from your own desk at home", "we have no office to come to"),
}
TERMS = {
    "permanent": ("open-ended contract", "a post for the long run", "unlimited", "no end date", "we want you to stay"),
    "fixed term": ("until the end of next year", "to cover a parental leave", "limited to 18 months", "12-month contract", "for the summer season"),
    "internship": ("for students who want to look behind the scenes", "a six-month placement during your studies", "trainee place", "a placement with a certificate at the end"),
    "freelance": ("billed by the day", "as a contractor", "you invoice us monthly", "on a self-employed basis"),
}
PERIODS = {"hour": ("an hour", "per hour", "/h", "hourly", "for every hour"), "month": ("a month", "per month", "/month", "monthly", "every month"), "year": ("a year", "per year", "per annum", "p.a.", "yearly", "annually")}


def _make_offer(rng: Random) -> dict[str, Any]:
    period, style = pick(rng, list(PERIODS)), val.money_style(rng)
    low = {"hour": rng.randint(11, 60), "month": rng.randint(14, 70) * 100, "year": rng.randint(24, 150) * 1000}[period]
    both = chance(rng, 0.6)
    n = rng.randint(2, 9)
    needs = [x.format(n=n) for x in _some(rng, NEEDS, 2, 10)]
    cut = rng.randint(1, len(needs))
    place, term = pick(rng, list(PLACES)), pick(rng, list(TERMS))
    return {"title": V(val.job_title(rng)), "employer": V(val.company(rng)), "town": _maybe(rng, 0.7, val.city(rng)), "low": val.show_money(rng, low, style) if chance(rng, 0.7) else None, "high": val.show_money(rng, round(low * (1 + rng.randint(1, 4) / 10)), style) if both else None,
            "period": V(pick(rng, PERIODS[period]), period), "place": V(pick(rng, PLACES[place]), place) if chance(rng, 0.7) else None, "term": V(pick(rng, TERMS[term]), term) if chance(rng, 0.6) else None,
            "must": [V(x) for x in needs[:cut]], "nice": [V(x) for x in needs[cut:]], "mail": _maybe(rng, 0.6, val.email_for(rng, val.person(rng))), "until": val.show_date(rng, val.date(rng, 2025, 2027)) if chance(rng, 0.5) else None}


def _pay(rng: Random, held: dict[str, Any]) -> str:
    if not held["low"]:
        return ""
    per = " {period}" if held["period"] and not held["period"].text.startswith("/") else "{period}" if held["period"] else ""
    if held["high"]:
        return pick(rng, ("{low} to {high}", "{low} - {high}", "between {low} and {high}", "{low}–{high}", "from {low} up to {high}")) + per
    return pick(rng, ("{low}", "from {low}", "starting at {low}", "{low} or more")) + per


def _offer_page(rng: Random, held: dict[str, Any]) -> str:
    must, nice = [f"{{must.{n}}}" for n in range(len(held["must"]))], [f"{{nice.{n}}}" for n in range(len(held["nice"]))]
    n, pay = rng.randint(2, 9), _pay(rng, held)
    head = pick(rng, ("{title}\n{employer}[[, {town}]]", "# {title}\n[[{town} | ]]{employer}", "{employer} is hiring: {title}[[ ({town})]]", "Vacancy: {title}\n[[Place of work: {town}\n]]Company: {employer}"))
    about = pick(rng, ("", "", f"We have been making {val.product(rng).lower()}s since {rng.randint(1890, 2020)}. ", f"We are {rng.randint(4, 900)} people in {rng.randint(2, 9)} towns. ")) + pick(rng, ("[[{place}. ]]", "[[How we work: {place}. ]]")) + pick(rng, ("[[{term}.]]", "[[Contract: {term}.]]", "[[This is a job {term}.]]"))
    return _sections(rng, [head, about.strip(),
        _head(rng, pick(rng, ("What you will do", "Your tasks", "The job", "Responsibilities", "Day to day"))) + _bullets(rng, [x.format(n=n) for x in _some(rng, DOINGS, 2, 5)]) if chance(rng, 0.8) else "",
        _head(rng, pick(rng, ("Requirements", "What you bring", "Must have", "You have", "We need", "What we are looking for"))) + _bullets(rng, must) if must else "",
        _head(rng, pick(rng, ("Nice to have", "Bonus", "It helps if you have", "Not a must, but welcome", "Preferred"))) + _bullets(rng, nice) if nice else "",
        _head(rng, pick(rng, ("What we offer", "Benefits", "Perks", "In return"))) + _bullets(rng, [x.format(n=20 + n) for x in _some(rng, OFFERS, 1, 5)]) if chance(rng, 0.7) else "",
        pick(rng, ("Salary: {}", "We pay {}.", "Pay: {}", "Compensation range: {}")).replace("{}", pay) if pay else "",
        pick(rng, ("[[Apply by {until}]][[ to {mail}]]", "[[Send your CV to {mail}]][[ before {until}]].", "[[Closing date: {until}\n]][[Contact: {mail}]]"))], 1)


def _offer_talk(rng: Random, held: dict[str, Any]) -> str:
    must, nice = [f"{{must.{n}}}" for n in range(len(held["must"]))], [f"{{nice.{n}}}" for n in range(len(held["nice"]))]
    n, pay = rng.randint(2, 9), _pay(rng, held)
    out = [pick(rng, ("{employer}[[ in {town}]] looks for a {title}.", "Do you want to be our next {title}? We are {employer}[[ from {town}]].", "At {employer} a place as {title} is free[[; we are in {town}]].")),
           pick(rng, ("You would {}.", "Your day: {}.", "The work: {}.")).format(_chain(rng, [x.format(n=n).lower() for x in _some(rng, DOINGS, 1, 3)])) if chance(rng, 0.7) else "",
           pick(rng, ("You need: {}.", "We ask for {}.", "What we cannot do without: {}.", "You must have {}.")).format(_chain(rng, must)) if must else "",
           pick(rng, ("We would be glad of {}, but we can teach you.", "A plus: {}.", "Nice, not needed: {}.", "Even better with {}.")).format(_chain(rng, nice)) if nice else "",
           pick(rng, ("We pay {}.", "The pay is {}.", "It brings you {}.")).replace("{}", pay) if pay else "",
           pick(rng, ("[[{place}.]][[ {term}.]]", "[[It is a job {term}.]][[ And {place}.]]", "[[{term}; ]][[{place}.]]")),
           f"You get {_chain(rng, [x.format(n=20 + n).lower() for x in _some(rng, OFFERS, 1, 3)])}." if chance(rng, 0.5) else ""]
    head = [o for o in out if o][:1]
    rest = [o for o in out[1:] if o]
    if chance(rng, 0.4):
        rng.shuffle(rest)
    return pick(rng, (" ", "\n\n", "\n")).join(head + rest) + pick(rng, ("[[ Write to {mail}]][[ until {until}]].", "[[\n\n{mail}]]", "[[ Deadline {until}.]]"))


_OFFER_FIELDS = (
    F("title", ("title", "position", "job title", "role"), (), ("the job on offer", "What is the job called?")),
    F("employer", ("company", "employer", "organisation"), (), ("who offers it",)),
    F("town", ("city", "location", "place of work"), (), ("where the work is",)),
    F("low", ("salary minimum", "pay from", "minimum pay", "salary"), (), ("lowest pay named",), type="number"),
    F("high", ("salary maximum", "pay up to", "maximum pay"), (), ("highest pay named",), type="number"),
    F("period", ("pay period", "per", "salary unit"), (), ("what time the pay is for",), type="enum", options=tuple(PERIODS), implied=("low",)),
    F("place", ("workplace", "work mode", "where to work"), (), ("where the work is done",), type="enum", options=tuple(PLACES)),
    F("term", ("contract", "employment type", "kind of contract"), (), ("kind of contract",), type="enum", options=tuple(TERMS)),
    F("mail", ("contact", "apply to", "email"), (), ("where to apply",)),
    F("until", ("deadline", "apply by", "closing date"), (), ("last day to apply",), type="date"),
    Items("must", ("requirements", "required skills", "must have", "needed"), (F("need", ("need",)),), ("what an applicant must bring, one each", "only what is required"), scalar=True),
    Items("nice", ("nice to have", "preferred skills", "bonus", "desired"), (F("wish", ("wish",)),), ("what is welcome but not needed",), scalar=True),
)

# --- a bill and an invitation, told in a mail ---------------------------------------------------------------------------


def _make_bill(rng: Random) -> dict[str, Any]:
    style, rows, total = val.money_style(rng), [], 0.0
    for _ in range(rng.randint(1, 6)):
        q, p = rng.choice((1, 1, 2, 3, 4, 6, 8, 12, 2.5, 6.5)), rng.randint(200, 120_000) / 100
        total += q * p
        what = val.product(rng) + "s" if chance(rng, 0.5) else val.service(rng)
        rows.append({"what": V(what), "quantity": V(f"{q:g}", q) if chance(rng, 0.85) else None, "each": val.show_money(rng, p, style) if chance(rng, 0.75) else None, "sum": val.show_money(rng, round(q * p, 2), style) if chance(rng, 0.75) else None})
    rate = rng.choice((5, 7, 10, 19, 20, 21, 23, 25))
    name = val.person(rng)
    return {"seller": V(val.company(rng) if chance(rng, 0.7) else name), "buyer": V(val.company(rng)), "number": V(val.ident(rng)), "day": val.show_date(rng, val.date(rng)) if chance(rng, 0.8) else None, "rows": rows,
            "net": val.show_money(rng, round(total, 2), style) if chance(rng, 0.8) else None, "tax": val.show_money(rng, round(total * rate / 100, 2), style) if chance(rng, 0.6) else None, "total": val.show_money(rng, round(total * (1 + rate / 100), 2), style), "by": V(name)}


def _bill_mail(rng: Random, held: dict[str, Any]) -> str:
    parts = []
    form = rng.randrange(5)
    for n, row in enumerate(held["rows"]):
        q, what = (f"{{rows.{n}.quantity}} " if row["quantity"] else ""), f"{{rows.{n}.what}}"
        q = q + pick(rng, ("", "", "x ", "pieces of ", "hours of ")) if q else ""
        each = pick(rng, (f" at {{rows.{n}.each}} each", f" at {{rows.{n}.each}}", f" for {{rows.{n}.each}} apiece", f" ({{rows.{n}.each}} per unit)")) if row["each"] else ""
        total = (f" ({{rows.{n}.sum}})", f", so {{rows.{n}.sum}}", f", which is {{rows.{n}.sum}}", f" = {{rows.{n}.sum}}", f", {{rows.{n}.sum}} in all")[form if chance(rng, 0.6) else rng.randrange(5)] if row["sum"] else ""
        lead = "" if chance(rng, 0.6) else pick(rng, ("then ", "also ", "plus ")) if n else pick(rng, ("to begin with ", "for one thing "))
        parts.append(f"{lead}{q}{what}{each}{total}")
    listed = pick(rng, ("This is about {}.", "That is for {}.", "In it: {}.", "You had {}.", "We put down {}.", "Delivered were {}.")).format(_chain(rng, parts)) if chance(rng, 0.7) else pick(rng, ("Here is what it is for:\n", "The lines:\n", "As agreed:\n")) + "\n".join(parts)
    sums = pick(rng, ("[[All this sums up to {net} without tax]][[, and VAT adds {tax}]]: {total} altogether.", "[[Net {net}]][[, VAT {tax}]], in all {total}.", "[[Without tax {net}. ]][[The tax is {tax}. ]]To pay: {total}.", "Please transfer {total}[[ (tax {tax} included)]][[, or {net} if you are exempt]]."))
    intro = pick(rng, ("Number {number}[[, written on {day}]], in the name of {buyer}.", "Invoice {number}[[ of {day}]] for {buyer} is below.", "here is bill {number}[[ from {day}]]. Recipient: {buyer}.", "for {buyer}, no. {number}[[, {day}]]."))
    paid = pick(rng, ("", "", "We saw your transfer, thank you!", "Our account is the same as last time.", "No hurry with the money.", f"By the way, quote {val.ident(rng)} comes next week."))
    rest = [intro, listed, sums, paid]
    return pick(rng, (f"Hi {val.person(rng).split()[0]},\n\n", "Hello,\n", "Dear customer,\n\n", f"From: {val.email_for(rng, val.person(rng))}\nSubject: Invoice\n\n")) + pick(rng, (" ", "\n\n", "\n")).join(r for r in rest if r) + pick(rng, ("\n\n{by}\n{seller}", "\n\nAll the best\n{by}\n\n-- \n{seller}, " + val.city(rng), "\n\n{seller}"))


_BILL_FIELDS = (
    F("seller", ("seller", "supplier", "vendor", "from company"), (), ("who sends the bill", "firm or person that is to be paid")),
    F("buyer", ("buyer", "customer", "bill to", "client"), (), ("who is billed",)),
    F("number", ("invoice number", "number", "bill no"), (), ("number of the bill",)),
    F("day", ("date", "invoice date", "issued"), (), ("date of the bill",), type="date"),
    F("net", ("net", "subtotal", "total before tax"), (), ("sum before tax",), type="number"),
    F("tax", ("tax", "vat", "vat amount"), (), ("the tax in money",), type="number"),
    F("total", ("total", "amount due", "gross", "to pay"), (), ("sum with tax",), type="number"),
    F("by", ("contact", "signed by", "written by"), (), ("who wrote the mail",)),
    Items("rows", ("line items", "items", "positions", "lines"), (
        F("what", ("description", "item", "what", "name"), (), ("what was sold",)),
        F("quantity", ("quantity", "qty", "units"), (), ("how many",), type="number"),
        F("each", ("unit price", "price each", "rate"), (), ("price of one",), type="number"),
        F("sum", ("amount", "line total", "total"), (), ("price of the line",), type="number"),
    ), ("what is billed, one each",)),
)

POSTS = ("cashier", "keeper of the minutes", "chair", "head of sales", "controlling", "site manager", "deputy chair", "webmaster", "kitchen", "from the council", "architect", "parents' delegate", "shipping", "guest", "auditor")
TOPICS = ("electricity bill", "opening hours in winter", "mending the fence", "budget", "What else there is", "last year's accounts", "switching the bank: pros and cons", "who runs the stall in June", "election of the board", "the broken heating", "quarterly figures", "hiring plan",
          "summer party", "choice of a new printer", "report from the kitchen", "parking", "launch date", "noise after ten", "when to meet next", "key cards", "insurance")
ROOMS = ("front bar of the Crown & Anchor", "Room 2.14", "village hall", "the library, first floor", "Meeting room Oslo", "my kitchen", "clubhouse", "canteen", "upstairs at Bruno's", "Hall B", "the old school", "court 3")


def _make_invite(rng: Random) -> dict[str, Any]:
    people = [{"who": V(val.person(rng)), "post": _maybe(rng, 0.6, pick(rng, POSTS))} for _ in range(rng.randint(0, 5))]
    return {"room": _maybe(rng, 0.8, pick(rng, ROOMS)), "day": val.show_date(rng, val.date(rng, 2025, 2027)), "begin": V(f"{rng.randint(8, 20)}:{rng.choice(('00', '15', '30', '45'))}") if chance(rng, 0.9) else None, "host": _maybe(rng, 0.7, val.person(rng)), "people": people, "topics": [V(t) for t in _some(rng, TOPICS, 1, 7)]}


def _invite_mail(rng: Random, held: dict[str, Any]) -> str:
    who = []
    form = rng.randrange(4)
    for n, p in enumerate(held["people"]):
        name, post = f"{{people.{n}.who}}", f"{{people.{n}.post}}"
        who.append((f"{name} ({post})", f"{name}, {post},", f"our {post} {name}", f"{name} as {post}")[form] if p["post"] else name)
    topics = [f"{{topics.{n}}}" for n in range(len(held["topics"]))]
    if chance(rng, 0.5):
        agenda = pick(rng, ("We want to talk about {}.", "On the list: {}.", "Topics are {}.", "The agenda has {}.", "There is {} to settle.")).format(_chain(rng, topics))
    else:
        agenda = _head(rng, pick(rng, ("Agenda", "Topics", "Points", "On the table"))) + _bullets(rng, topics)
    coming = pick(rng, ("{} will be there.", "Coming: {}.", "I have asked {} to come.", "With us are {}.", "So far {} said yes.")).format(_chain(rng, who).replace(",,", ",")) if who else ""
    away = pick(rng, ("", "", f"{val.person(rng)} cannot make it.", f"Regards from {val.person(rng)}, who is on holiday.", f"The last time we met in {pick(rng, ROOMS)}."))
    intro = pick(rng, ("Dear all,\n\nwe meet on {day}[[ at {begin}]][[ in {room}]].", "Meeting\nWhen: {day}[[, {begin}]]\n[[Where: {room}]]", "Hi, next get-together: {day}[[, {begin} sharp]][[, {room}]].", "You are invited for {day}[[ ({begin})]][[ to {room}]]."))
    rest = [coming, agenda, away]
    if chance(rng, 0.4):
        rng.shuffle(rest)
    return pick(rng, (" ", "\n\n", "\n")).join([intro, *(r for r in rest if r)]) + pick(rng, ("[[\n\n{host}]]", "[[\n\nSee you there\n{host}]]", "[[\nOrganiser: {host}]]"))


_INVITE_FIELDS = (
    F("day", ("date", "day", "when"), (), ("day of the meeting",), type="date"),
    F("begin", ("start", "begins at", "time"), (), ("when it starts, as written",)),
    F("room", ("location", "place", "room", "where"), (), ("where it is held", "where people meet")),
    F("host", ("organizer", "host", "invited by"), (), ("who invites",)),
    Items("people", ("participants", "attendees", "people", "who comes"), (
        F("who", ("name", "person", "who"), (), ("name of the person",)),
        F("post", ("role", "function", "post"), (), ("what the person does",)),
    ), ("who takes part, not who is away",)),
    Items("topics", ("agenda", "topics", "points"), (F("topic", ("topic",)),), ("the points to talk about, one each",), scalar=True),
)

_PLAIN = ("prose",)
KINDS: tuple[Kind, ...] = (
    Kind("career_letter", ("Application", "Letter of application", "Candidate"), _CAREER_FIELDS, _make_career, (_career_letter,), _PLAIN),
    Kind("career_page", ("CV", "Résumé", "Profile", "Candidate"), _CAREER_FIELDS, _make_career, (_career_page,), _PLAIN),
    Kind("cooking_note", ("Recipe", "Dish", "Cooking note"), _COOKING_FIELDS, _make_cooking, (_cooking_note,), _PLAIN),
    Kind("cooking_card", ("Recipe", "Recipe card", "Dish"), _COOKING_FIELDS, _make_cooking, (_cooking_card,), _PLAIN),
    Kind("happened_mail", ("Incident", "Outage note", "Report"), _HAPPENED_FIELDS, _make_happened, (_happened_mail,), _PLAIN),
    Kind("happened_page", ("Incident", "Post-mortem", "Report"), _HAPPENED_FIELDS, _make_happened, (_happened_page,), _PLAIN),
    Kind("help_mail", ("Support request", "Complaint", "E-mail"), _HELP_FIELDS, _make_help, (_help_mail,), _PLAIN),
    Kind("shop_page", ("Product", "Article", "Listing"), _SHOP_FIELDS, _make_shop, (_shop_page, _shop_page, _shop_talk), _PLAIN),
    Kind("offer_page", ("Job ad", "Vacancy", "Job offer"), _OFFER_FIELDS, _make_offer, (_offer_page,), _PLAIN),
    Kind("offer_talk", ("Job ad", "Vacancy", "Job posting"), _OFFER_FIELDS, _make_offer, (_offer_talk,), _PLAIN),
    Kind("bill_mail", ("Invoice", "Bill", "Invoice mail"), _BILL_FIELDS, _make_bill, (_bill_mail,), _PLAIN),
    Kind("invite_mail", ("Invitation", "Meeting", "Get-together"), _INVITE_FIELDS, _make_invite, (_invite_mail,), _PLAIN),
    Kind("slip_columns", ("Receipt", "Till slip", "Purchase"), _SLIP_FIELDS, _make_slip, (_slip,), _PLAIN),
)
