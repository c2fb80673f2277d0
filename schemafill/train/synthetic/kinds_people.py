"""Documents that people write about people: CVs, letters, e-mails, meetings, reports, reviews, chats, voice commands.

Most of what varies here is wording. Two small tools keep that wording compositional:

- `_spin` writes one of the alternatives of every ``<one|two|three>`` in a text;
- `_mix` joins one alternative of each slot to a whole-document template, so that a few dozen paragraphs give many
  really different documents.

Evidence of enums and booleans is written as a sentence or phrase without final punctuation (`_evidence`); a phrase
such as ``"Honestly, [I want my money back] now"`` marks the part that is the span, the rest stands around it.
"""

# Word lists and templates: one a line would make 11,000 lines of this file.
# fmt: off

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from random import Random
from typing import Any

from . import values
from .kind import F, Group, Items, Kind, V
from .values import maybe, some

Slot = tuple[str, ...] | list[tuple[str, ...]]
Phrases = Mapping[Any, Sequence[str]]

_SPIN = re.compile(r"<([^<>]*\|[^<>]*)>")
_PART = re.compile(r"^(.*?)\[(.+)\](.*)$", re.DOTALL)


# --- tools ----------------------------------------------------------------------------------------------------------


def _spin(rng: Random, text: str) -> str:
    while (match := _SPIN.search(text)) is not None:
        text = text[: match.start()] + rng.choice(match[1].split("|")) + text[match.end() :]
    return text


def _mix(seed: int, count: int, *slots: Slot, seps: tuple[str, ...] = ("\n\n",)) -> tuple[str, ...]:
    """Up to `count` templates out of one alternative of each slot; a slot that is a list holds slots in any order."""
    rng = Random(seed)
    texts: dict[str, None] = {}
    for _ in range(count * 4):
        parts: list[str] = []
        for slot in slots:
            group = list(slot) if isinstance(slot, list) else [slot]
            rng.shuffle(group)
            parts += [_filled(rng, _spin(rng, rng.choice(alternatives))) for alternatives in group]
        texts[rng.choice(seps).join(part for part in parts if part)] = None
        if len(texts) == count:
            break
    return tuple(texts)


def _filled(rng: Random, text: str) -> str:
    """`text` with small talk in place of ``{chatter}`` and ``{opener}``, which are no values of a document."""
    while "{chatter}" in text:
        text = text.replace("{chatter}", _spin(rng, rng.choice(CHATTER)), 1)
    while "{opener}" in text:
        text = text.replace("{opener}", _spin(rng, rng.choice(OPENERS)), 1)
    return text


def _spun(seed: int, count: int, *templates: str) -> tuple[str, ...]:
    """`count` spins of each of `templates`, without repetition."""
    rng = Random(seed)
    return tuple(dict.fromkeys(_spin(rng, template) for template in templates for _ in range(count)))


def _v(value: V | str) -> V:
    return value if isinstance(value, V) else V(value)


def _say(rng: Random, choices: Sequence[str]) -> str:
    return _spin(rng, rng.choice(choices))


def _text(rng: Random, choices: Sequence[str]) -> V:
    return V(_say(rng, choices))


def _evidence(rng: Random, phrases: Phrases, value: Any = None) -> V:
    """A phrase that implies `value`, or one value of `phrases` at random."""
    if value is None:
        value = rng.choice(list(phrases))
    text = _say(rng, phrases[value])
    match = _PART.match(text)
    return V(text, value) if match is None else V(match[2], value, before=match[1], after=match[3])


def _texts(rng: Random, choices: Sequence[str], low: int, high: int) -> list[V]:
    return [V(_spin(rng, text)) for text in some(rng, choices, low, high)]


def _people(rng: Random, count: int) -> list[str]:
    names: dict[str, None] = {}
    while len(names) < count:
        names[values.person(rng)] = None
    return list(names)


_ONES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"]
_TENS = ["-", "-", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]


def _in_words(number: int) -> str:
    if number < 20:
        return _ONES[number]
    tens, ones = divmod(number, 10)
    return _TENS[tens] + (f"-{_ONES[ones]}" if ones else "")


def _count(rng: Random, number: int, words: float = 0.35) -> V:
    """A whole number in digits, or in words when it is small."""
    if number < 100 and rng.random() < words:
        return V(_in_words(number), number)
    return V(f"{number:,}" if number >= 1000 and rng.random() < 0.5 else str(number), number)


def _year(rng: Random, low: int, high: int) -> V:
    year = rng.randint(low, high)
    return V(str(year), year)


def _day(rng: Random, low: int = 2012, high: int = 2026) -> date:
    return values.date(rng, low, high)


def _days(rng: Random, day: date, low: int, high: int) -> date:
    return day + timedelta(days=rng.randint(low, high))


def _clock(rng: Random, minutes: int, style: str | None = None) -> V:
    """A time of day, `minutes` after midnight."""
    hour, minute = divmod(minutes % 1440, 60)
    return values.show_time(rng, hour, minute, style)


def _clock_style(rng: Random) -> str:
    return rng.choice(("24", "24", "24", "12", "12 ", "12.", "AM", "24h", "9am"))


def _renamed(kind: Kind, name: str, options: Mapping[str, Mapping[str, str]], titles: tuple[str, ...] = ()) -> Kind:
    """`kind` with other option texts for the enums named in `options` (key -> old option -> new option)."""
    fields = tuple(
        replace(field, options=tuple(dict.fromkeys(options[field.key].values())))
        if isinstance(field, F) and field.key in options else field
        for field in kind.fields
    )

    def make(rng: Random) -> dict[str, Any]:
        made = kind.make(rng)
        for key, mapping in options.items():
            if isinstance(made.get(key), V):
                made[key] = replace(made[key], value=mapping[made[key].gold])
        return made

    return replace(kind, name=name, fields=fields, make=make, titles=titles or kind.titles)


OPENERS = (
    "I hope you are well.", "Sorry to bother you.", "This is my second message.", "I am a long-standing customer.",
    "I have never had trouble with you before.", "First of all: nice shop.", "I could not reach anyone by phone.",
    "I do not usually complain.", "My <neighbour|sister|boss> recommended you.", "Let me get straight to the point.",
    "You <may|might> remember me.", "I am new here, so please bear with me.", "Thank you for the quick delivery last time.",
)
CHATTER = (
    "The <weather|traffic|coffee> was <better|worse> than expected.", "We will <see|find out> how this <goes|turns out>.", "Details <follow|are below|are in the file>.",
    "Let me know if anything is unclear.", "There was <some|little|a lot of> discussion about this.", "Nothing else was <mentioned|raised>.", "As always, thank you for your patience.",
    "The rest can wait <until later|for now>.", "Some of this was already known.", "Not everybody agreed at first.", "I have attached what I have.", "It took longer than <planned|we thought>.",
    "The figures are still <provisional|being checked>.", "<Please|Kindly> handle this with care.", "That is all for the moment.", "The lift was out of order again.", "We are still learning.",
    "The background is well known to everyone here.", "It is a matter of <trust|habit|money>.", "A copy is kept on file.", "This may change.", "More on that <soon|another time>.",
    "The old way <worked|did the job> for years.", "Several points had come up before.", "Our own notes differ slightly.", "<Somebody|One of us> will look into the rest.", "It all began with a small thing.",
    "The matter has a longer history.", "Everything else went <smoothly|according to plan>.", "The kitchen is being painted, sorry for the smell.", "There is no reason to worry.", "The list is not complete.",
    "I kept the packaging, of course.", "No one likes to write such <mails|letters>.", "<Feel free|Do not hesitate> to forward this.", "The holidays got in the way.", "Let us keep it simple.",
    "Opinions differ on that.", "It was a long day for everyone.", "For completeness, the earlier notes are attached.", "The wording was changed slightly.", "It is the usual procedure.",
)

# --- shared fields --------------------------------------------------------------------------------------------------


def _email(key: str = "email", who: str = "person") -> F:
    return F(
        key,
        ("email", "e-mail address", f"{who} email", "mail", "contact email"),
        ("E-mail", "Email", "Mail", "Email address", "de:E-Mail-Adresse", "fr:Courriel", "es:Correo"),
        (f"e-mail address of the {who}", f"Where can the {who} be reached by e-mail?", "Electronic mail address.",
         f"The address the {who} writes from or can be mailed at"),
    )


def _phone(key: str = "phone", who: str = "person") -> F:
    return F(
        key,
        ("phone", "telephone", "phone number", "mobile", f"{who} phone", "tel"),
        ("Phone", "Tel.", "Telephone", "Mobile", "T", "de:Telefon", "fr:Tél.", "es:Teléfono"),
        (f"telephone number of the {who}", f"Which number reaches the {who}?", "Phone, as written, with prefix.",
         "number to call"),
    )


def _date_f(key: str, *names: str, labels: tuple[str, ...] = ("Date", "When", "de:Datum", "Day"), descs: tuple[str, ...] = ()) -> F:
    return F(key, names, labels, descs, type="date")


# --- people and work: word lists ------------------------------------------------------------------------------------

# domain -> (job titles, skills, degree subjects, duties, areas)
WORK: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    "software": (
        ("Software Engineer", "Backend Developer", "Frontend Developer", "Full-Stack Developer", "DevOps Engineer",
         "Site Reliability Engineer", "Mobile Developer", "Embedded Software Engineer", "QA Engineer", "Tech Lead"),
        ("Python", "Java", "Go", "Rust", "C++", "C#", "TypeScript", "React", "Vue.js", "Node.js", "Docker",
         "Kubernetes", "PostgreSQL", "Redis", "GraphQL", "Terraform", "AWS", "Azure", "CI/CD", "Linux", "Git",
         "microservices", "unit testing", "Kotlin", "Swift", "gRPC", "Kafka"),
        ("Computer Science", "Software Engineering", "Informatics", "Electrical Engineering"),
        ("migrated a monolith to small services", "built the payment back end", "kept the release pipeline green",
         "cut page load times by half", "mentored junior developers", "ran the on-call rota",
         "rewrote the mobile checkout"),
        ("web platforms", "distributed systems", "embedded devices", "mobile apps", "cloud infrastructure"),
    ),
    "data": (
        ("Data Scientist", "Data Analyst", "Machine Learning Engineer", "BI Developer", "Data Engineer",
         "Statistician", "Research Analyst"),
        ("SQL", "R", "pandas", "scikit-learn", "Power BI", "Tableau", "Spark", "dbt", "Airflow", "time series",
         "A/B testing", "Bayesian statistics", "Snowflake", "Excel", "data modelling", "Looker", "NLP"),
        ("Statistics", "Mathematics", "Data Science", "Econometrics", "Physics"),
        ("built the churn model", "moved reporting to a warehouse", "designed experiments for the pricing team",
         "automated the weekly KPI report", "trained colleagues in SQL"),
        ("retail analytics", "credit risk", "forecasting", "customer insight", "clinical data"),
    ),
    "marketing": (
        ("Marketing Manager", "Content Strategist", "SEO Specialist", "Brand Manager", "Social Media Manager",
         "Copywriter", "Performance Marketing Lead", "Communications Officer"),
        ("Google Ads", "SEO", "copywriting", "HubSpot", "e-mail campaigns", "brand strategy", "Google Analytics",
         "event planning", "press relations", "Canva", "CRM", "market research", "storytelling", "WordPress"),
        ("Marketing", "Communication Studies", "Journalism", "Business Administration", "Media Studies"),
        ("doubled newsletter subscribers", "relaunched the brand website", "managed a seven-figure ad budget",
         "planned trade fair appearances", "led a team of four writers"),
        ("consumer goods", "B2B software", "tourism", "fashion", "non-profit campaigns"),
    ),
    "health": (
        ("Registered Nurse", "Physiotherapist", "Paramedic", "Medical Assistant", "Midwife", "Pharmacist",
         "Occupational Therapist", "Care Home Manager", "Radiographer"),
        ("wound care", "triage", "patient education", "medication management", "ECG interpretation", "CPR",
         "infection control", "palliative care", "manual therapy", "phlebotomy", "care planning", "first aid",
         "paediatric care", "electronic health records"),
        ("Nursing", "Physiotherapy", "Health Sciences", "Pharmacy", "Public Health"),
        ("cared for up to twelve patients a shift", "introduced a new handover routine", "supervised trainees",
         "coordinated discharge planning", "ran vaccination clinics"),
        ("intensive care", "emergency medicine", "geriatrics", "rehabilitation", "community care"),
    ),
    "finance": (
        ("Accountant", "Financial Controller", "Auditor", "Tax Adviser", "Payroll Specialist", "Credit Analyst",
         "Bookkeeper", "Treasury Manager", "Investment Analyst"),
        ("IFRS", "US GAAP", "SAP FI", "DATEV", "cash-flow planning", "month-end closing", "budgeting", "VAT returns",
         "internal controls", "payroll accounting", "financial modelling", "Xero", "audit", "cost accounting"),
        ("Accounting", "Finance", "Economics", "Business Administration"),
        ("closed the books for three entities", "shortened month-end by two days", "prepared the annual accounts",
         "led the ERP roll-out", "answered tax audits"),
        ("group accounting", "small-business tax", "corporate banking", "internal audit", "treasury"),
    ),
    "logistics": (
        ("Warehouse Supervisor", "Forklift Operator", "Supply Chain Planner", "Truck Driver", "Dispatcher",
         "Procurement Officer", "Logistics Coordinator", "Fleet Manager"),
        ("forklift licence", "SAP MM", "inventory control", "route planning", "customs clearance", "lean warehousing",
         "Incoterms", "order picking", "supplier negotiation", "demand planning", "ADR certificate", "5S"),
        ("Logistics", "Supply Chain Management", "Industrial Engineering", "Transport Management"),
        ("cut picking errors by a third", "planned routes for 40 vehicles", "negotiated freight contracts",
         "led the night shift", "moved the warehouse to a new site"),
        ("cold-chain transport", "e-commerce fulfilment", "automotive supply", "import and export"),
    ),
    "trades": (
        ("Electrician", "Plumber", "Carpenter", "Welder", "HVAC Technician", "CNC Machinist", "Site Manager",
         "Maintenance Technician", "Roofer", "Painter and Decorator"),
        ("wiring", "TIG welding", "blueprint reading", "pipe fitting", "PLC programming", "CNC milling", "tiling",
         "hydraulics", "fault finding", "scaffolding", "joinery", "heat pumps", "health and safety", "AutoCAD"),
        ("Electrical Installation", "Mechanical Engineering", "Construction Management", "Mechatronics"),
        ("rewired a listed building", "maintained 30 production machines", "trained four apprentices",
         "delivered a school extension on time", "serviced heating systems"),
        ("residential renovation", "industrial maintenance", "renewable energy", "new-build projects"),
    ),
    "teaching": (
        ("Primary School Teacher", "Mathematics Teacher", "Lecturer", "Language Trainer", "Kindergarten Teacher",
         "Special Needs Teacher", "School Counsellor", "Librarian"),
        ("curriculum design", "classroom management", "Moodle", "differentiated instruction", "exam preparation",
         "parent communication", "e-learning", "assessment", "team teaching", "conflict mediation", "cataloguing"),
        ("Education", "English Literature", "Mathematics", "History", "Linguistics"),
        ("taught classes of up to 28", "started a robotics club", "wrote a new reading curriculum",
         "organised exchange trips", "mentored student teachers"),
        ("secondary education", "adult learning", "early childhood education", "inclusive schooling"),
    ),
    "hospitality": (
        ("Head Chef", "Restaurant Manager", "Hotel Receptionist", "Sous Chef", "Barista", "Event Manager",
         "Housekeeping Supervisor", "Sommelier", "Sauce Cook"),
        ("menu planning", "HACCP", "food costing", "Opera PMS", "front-desk service", "wine pairing", "banqueting",
         "rota planning", "upselling", "latte art", "guest relations", "stock control", "pastry"),
        ("Hotel Management", "Culinary Arts", "Tourism", "Hospitality"),
        ("ran a 90-seat kitchen", "kept food cost under 28 percent", "hosted weddings of 200 guests",
         "raised the guest rating to 4.7", "trained new waiting staff"),
        ("fine dining", "business hotels", "event catering", "coffee culture"),
    ),
    "design": (
        ("UX Designer", "Graphic Designer", "Architect", "Interior Designer", "Product Designer", "Illustrator",
         "Motion Designer", "Photographer"),
        ("Figma", "Adobe Illustrator", "Photoshop", "InDesign", "prototyping", "user research", "typography",
         "Blender", "Revit", "After Effects", "design systems", "3D rendering", "accessibility", "SketchUp"),
        ("Graphic Design", "Architecture", "Industrial Design", "Visual Communication", "Fine Arts"),
        ("redesigned the booking flow", "built a design system from scratch", "drew the plans for a library",
         "art-directed photo shoots", "interviewed more than 60 users"),
        ("mobile products", "packaging", "public buildings", "editorial design"),
    ),
    "office": (
        ("HR Manager", "Recruiter", "Executive Assistant", "Office Manager", "Legal Secretary", "Paralegal",
         "Project Manager", "Sales Representative", "Key Account Manager", "Customer Service Agent", "Translator",
         "Business Analyst", "Product Owner"),
        ("MS Office", "calendar management", "interviewing", "onboarding", "labour law", "Scrum", "Jira", "negotiation",
         "Salesforce", "minute taking", "contract drafting", "stakeholder management", "travel booking", "PRINCE2",
         "cold calling", "complaint handling", "proofreading", "change management", "presentation skills"),
        ("Business Administration", "Law", "Psychology", "Languages", "Human Resource Management"),
        ("hired more than 80 people", "organised the move of the head office", "won three key accounts",
         "answered 50 customer calls a day", "led projects of up to 1.2 million euros", "kept the board's diary"),
        ("human resources", "client service", "project delivery", "field sales", "legal administration"),
    ),
    "science": (
        ("Research Assistant", "Laboratory Technician", "Chemist", "Biologist", "Environmental Consultant",
         "Process Engineer", "Quality Manager", "Postdoctoral Researcher"),
        ("HPLC", "PCR", "cell culture", "GMP", "ISO 9001", "mass spectrometry", "MATLAB", "LabVIEW", "Six Sigma",
         "environmental sampling", "microscopy", "technical writing", "GIS", "LaTeX", "statistical analysis"),
        ("Chemistry", "Biology", "Chemical Engineering", "Environmental Science", "Biochemistry"),
        ("validated analytical methods", "ran field campaigns in wetlands", "published six papers",
         "managed laboratory safety", "scaled a process from bench to pilot plant"),
        ("drug development", "water quality", "materials testing", "food safety"),
    ),
}
DOMAINS = tuple(WORK)
LEVELS = ("", "", "", "", "Senior ", "Junior ", "Lead ", "Deputy ", "Assistant ", "Trainee ")
STRENGTHS = (
    "calm under pressure", "a good eye for detail", "clear communication", "getting things done on time",
    "bringing people together", "solving problems others give up on", "honest feedback", "tidy documentation",
    "a hands-on attitude", "patience with difficult customers", "careful planning", "learning fast",
    "quality at reasonable cost", "working across cultures", "leading by example",
)
SCHOOL_FORMS = (
    "University of {0}", "{0} Technical University", "{0} College", "{0} School of Business", "Université de {0}",
    "Hochschule {0}", "TU {0}", "{0} Polytechnic", "Universidad de {0}", "{0} State University",
    "{0} University of Applied Sciences", "{0} Vocational School",
)
DEGREES = (
    "BSc {0}", "MSc {0}", "BA {0}", "MA {0}", "Bachelor of {0}", "Master of {0}", "Diploma in {0}", "PhD in {0}",
    "Certificate in {0}", "B.Eng. {0}", "Apprenticeship, {0}", "Higher National Diploma ({0})", "M.Sc. in {0}",
    "Licence de {0}", "Dipl.-Ing. {0}",
)
TONGUES = (
    "English", "German", "French", "Spanish", "Italian", "Portuguese", "Dutch", "Polish", "Turkish", "Arabic",
    "Russian", "Ukrainian", "Mandarin", "Japanese", "Korean", "Hindi", "Swedish", "Danish", "Greek", "Romanian",
    "Hungarian", "Czech", "Hebrew", "Urdu", "Vietnamese", "Catalan", "Finnish", "Norwegian", "Bengali", "Swahili",
)
TONGUE_LEVELS: Phrases = {
    "basic": ("basic", "beginner", "A1", "A2", "school level", "elementary", "a few words", "still learning",
              "Grundkenntnisse", "notions", "survival level"),
    "intermediate": ("intermediate", "B1", "B2", "conversational", "good working knowledge", "limited working proficiency",
                     "gute Kenntnisse", "independent user", "can follow meetings"),
    "fluent": ("fluent", "C1", "C2", "business fluent", "full professional proficiency", "verhandlungssicher",
               "very good, written and spoken", "courant", "lived there for years, fluent"),
    "native": ("native", "mother tongue", "native speaker", "Muttersprache", "first language", "langue maternelle",
               "raised with it", "bilingual from birth"),
}
MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
          "November", "December")


def _title(rng: Random, domain: str) -> str:
    return rng.choice(LEVELS) + rng.choice(WORK[domain][0])


def _school(rng: Random) -> str:
    return rng.choice(SCHOOL_FORMS).format(values.city(rng))


def _degree(rng: Random, domain: str) -> str:
    return rng.choice(DEGREES).format(rng.choice(WORK[domain][2]))


def _skill_list(rng: Random, domain: str, low: int, high: int) -> list[V]:
    own = list(WORK[domain][1])
    other = list(WORK[rng.choice(DOMAINS)][1])
    count = rng.randint(low, high)
    chosen = rng.sample(own, min(len(own), max(1, count - 1)))
    chosen += [skill for skill in rng.sample(other, 2) if skill not in chosen][: max(0, count - len(chosen))]
    return [V(skill) for skill in chosen]


def _month(year: int, month: int, style: int) -> str:
    return (
        f"{month:02d}/{year}", f"{MONTHS[month - 1][:3]} {year}", f"{MONTHS[month - 1]} {year}", str(year),
        f"{year}-{month:02d}", f"{month:02d}.{year}",
    )[style]


# --- CV -------------------------------------------------------------------------------------------------------------

NOW_WORDS = ("present", "now", "today", "current", "Present", "heute", "ongoing", "to date")
SUMMARIES = (
    "<Reliable|Hands-on|Curious|Experienced|Pragmatic|Versatile|Dedicated> {title} with {n} years in {area}, <known for|strong in|valued for> {strength}.",
    "I <have spent|spent> the last {n} years in {area} and <enjoy|care about|believe in> {strength}.",
    "{n}+ years of {area}. <Looking for|Ready for|Seeking> a role where {strength} <counts|matters|is needed>.",
    "<Specialist|Generalist|Team player> in {area}; most recently {duty}.",
    "After {n} years in {area} I am looking for <a new challenge|a smaller team|more responsibility>.",
    "{title} <focused on|with a passion for> {area} and {strength}",
    "In my last role I {duty}; colleagues mention {strength}.",
)


def _summary(rng: Random, domain: str, title: str, years: int) -> str:
    _, _, _, duties, areas = WORK[domain]
    return _say(rng, SUMMARIES).format(
        title=title.lower() if rng.random() < 0.5 else title, n=years, area=rng.choice(areas),
        strength=rng.choice(STRENGTHS), duty=rng.choice(duties),
    )


def _make_cv(rng: Random) -> dict[str, Any]:
    domain = rng.choice(DOMAINS)
    name = values.person(rng)
    style = rng.randrange(6)
    jobs: list[dict[str, V | None]] = []
    year, month = rng.randint(2016, 2026), rng.randint(1, 12)
    first_end = rng.choice(NOW_WORDS) if rng.random() < 0.65 else _month(year, month, style)
    for index in range(rng.randint(1, 4)):
        end = first_end if index == 0 else _month(year, month, style)
        length = rng.randint(8, 70)
        total = year * 12 + month - 1 - length
        start_year, start_month = total // 12, total % 12 + 1
        jobs.append({
            "employer": V(values.company(rng)), "role": V(_title(rng, domain)),
            "start": V(_month(start_year, start_month, style)), "end": V(end), "place": V(values.city(rng)),
            "duty": V(rng.choice(WORK[domain][3])),
        })
        total -= rng.randint(1, 5)
        year, month = total // 12, total % 12 + 1
    schools: list[dict[str, V | None]] = []
    for _ in range(rng.randint(1, 3)):
        schools.append({"degree": V(_degree(rng, domain)), "school": V(_school(rng)),
                        "year": V(str(year), year), "grade": V(rng.choice(("1.3", "1.7", "2.1", "first class", "A", "with distinction", "cum laude", "3.7 GPA", "merit", "2:1")))})
        year -= rng.randint(2, 4)
    tongues = [{"language": V(tongue), "level": _evidence(rng, TONGUE_LEVELS)} for tongue in some(rng, TONGUES, 1, 4)]
    title = jobs[0]["role"]
    assert title is not None
    return {
        "name": V(name), "title": title, "email": V(values.email_for(rng, name)), "phone": V(values.phone(rng)),
        "location": V(values.city(rng)), "summary": V(_summary(rng, domain, title.text, rng.randint(2, 25))),
        "experience": jobs, "education": schools, "skills": _skill_list(rng, domain, 3, 9), "languages": tongues,
        "licence": maybe(rng, 0.7, _evidence(rng, LICENCE)),
        "referee": V(values.person(rng)), "hobbies": _texts(rng, HOBBIES, 1, 4),
    }


LICENCE: Phrases = {
    True: ("<Full|Clean|Valid> driving licence", "Driving licence class B", "Führerschein Klasse B", "Holds a car licence and owns a car",
           "Permis B", "Licensed to drive cars and vans"),
    False: ("No driving licence", "Does not drive", "Currently without a driving licence", "No car licence (yet)",
            "Kein Führerschein", "Non-driver"),
}
HOBBIES = (
    "trail running", "chess", "choir singing", "bouldering", "amateur radio", "baking bread", "cycling", "gardening",
    "board games", "volunteering at the fire brigade", "photography", "sailing", "reading crime novels", "football",
    "coaching a youth team", "playing the cello", "woodwork", "urban sketching", "hiking", "yoga",
)

CV = Kind(
    name="cv",
    titles=("CV", "Resume", "Curriculum vitae", "Lebenslauf", "Candidate profile", "Applicant", "Currículum"),
    fields=(
        F("name", ("name", "full name", "candidate name", "applicant", "person name"),
          ("Name", "Full name", "Candidate", "fr:Nom et prénom", "es:Nombre", "Applicant"),
          ("name of the candidate", "Whose CV is it?", "First and last name of the applicant, as written.")),
        F("title", ("title", "current position", "job title", "headline", "profession"),
          ("Position", "Job title", "Profession", "Current role", "de:Beruf"),
          ("the candidate's professional title", "What does this person work as?", "Headline under the name, or the most recent role")),
        _email(who="candidate"), _phone(who="candidate"),
        F("location", ("location", "city", "residence", "based in", "place of residence"),
          ("Location", "Based in", "City", "de:Wohnort", "Lives in"),
          ("where the candidate lives", "Town of residence.", "In which city is the applicant based?")),
        F("summary", ("summary", "profile", "about", "professional summary", "introduction"),
          ("Profile", "Summary", "About me", "Personal statement", "de:Kurzprofil"),
          ("short self-description", "The profile sentence the candidate writes about themselves", "How does the candidate sum themselves up?")),
        Items("experience", ("experience", "work history", "jobs", "positions", "employment"), (
            F("employer", ("employer", "company", "organisation", "firm"), ("Employer", "Company", "de:Firma", "fr:Entreprise"),
              ("who employed the person", "Company worked for.", "Name of the organisation")),
            F("role", ("role", "job title", "position", "function"), ("Role", "Position", "Job title", "fr:Poste"),
              ("what the person did there", "Title held in this job", "position held")),
            F("start", ("start", "from", "start date", "since", "began"), ("From", "Start", "Since", "de:von"),
              ("when the job began", "Start as written.", "beginning of the employment")),
            F("end", ("end", "to", "end date", "until"), ("To", "End", "Until", "de:bis"),
              ("when the job ended, or that it still runs", "End as written", "Until when?")),
            F("place", ("place", "city", "location", "work location"), ("Place", "Location", "de:Ort"),
              ("where the job was", "City of the job.", "work place")),
            F("duty", ("task", "achievement", "responsibility", "what they did"), ("Task", "Highlights", "Duties"),
              ("what was done or achieved", "Main achievement in this role", "Responsibility, as written.")),
        ), ("previous and current jobs", "Work experience, latest first", "Every position listed in the CV."),
            ("Experience", "Work history", "Employment", "Professional experience", "de:Berufserfahrung", "Career to date"),
            ("{start} - {end}: {role}, {employer}, {place}", "{role} at {employer} ({start} – {end}), {place}. I {duty}.",
             "{employer}, {place}\n{role}, {start} to {end}\n- {duty}", "{start}–{end}  {employer} ({place}), {role}: {duty}",
             "{role} | {employer} | {start} - {end}", "From {start} to {end} I worked for {employer} in {place} as {role}",
             "{employer} / {role} / {start}-{end}")),
        Items("education", ("education", "degrees", "studies", "qualifications", "schooling"), (
            F("degree", ("degree", "qualification", "programme", "diploma"), ("Degree", "Qualification", "de:Abschluss"),
              ("degree or diploma obtained", "What was studied?", "Name of the qualification.")),
            F("school", ("school", "university", "institution", "college"), ("School", "University", "Institution"),
              ("where it was obtained", "Name of the school or university", "Educational institution.")),
            F("year", ("year", "graduation year", "completed", "finished"), ("Year", "Graduated", "de:Jahr"),
              ("year of completion", "When was it finished?", "graduation year"), type="integer"),
            F("grade", ("grade", "result", "mark", "final grade"), ("Grade", "Result", "de:Note"),
              ("final grade, as written", "How well was it passed?", "result")),
        ), ("schools and degrees", "Educational background.", "What did the person study, where and until when?"),
            ("Education", "Studies", "Academic background", "de:Ausbildung", "fr:Formation", "Education and training"),
            ("{year}  {degree}, {school} ({grade})", "{degree} - {school}, {year}", "{school}: {degree}, graduated {year}, {grade}",
             "{degree} from {school} in {year}", "{degree}\n{school}, {year}", "{year}: {school}, {degree}")),
        Items("skills", ("skills", "competences", "key skills", "technologies", "abilities"), (
            F("skill", ("skill", "competence", "ability"), ("Skill", "Competence", "de:Kenntnis")),
        ), ("list of skills", "What can the candidate do?", "Skills and tools named in the CV, one each."),
            ("Skills", "Core competencies", "Tools", "Key skills", "de:Kenntnisse", "fr:Compétences"), ("{skill}",), scalar=True),
        Items("languages", ("languages", "language skills", "spoken languages", "tongues"), (
            F("language", ("language", "name", "tongue"), ("Language", "de:Sprache", "fr:Langue"),
              ("which language", "Name of the language.", "language spoken")),
            F("level", ("level", "proficiency", "fluency", "command"), ("Level", "Proficiency", "Niveau"),
              ("how well it is spoken", "Proficiency on the scale given", "Level; CEFR A is basic, B intermediate, C fluent."),
              type="enum", options=("basic", "intermediate", "fluent", "native"), ordinal=True),
        ), ("languages the person speaks", "Languages and how well.", "Which languages does the applicant know?"),
            ("Languages", "Language skills", "de:Sprachen", "fr:Langues", "es:Idiomas"),
            ("{language} ({level})", "{language}: {level}", "{language} - {level}", "{language}, {level}")),
        F("licence", ("driving licence", "can drive", "has drivers license", "licensed driver"),
          ("Driving", "Licence", "Mobility"),
          ("whether the candidate may drive a car", "Does the applicant hold a driving licence?", "true if a driving licence is stated"),
          type="boolean"),
        Items("hobbies", ("hobbies", "interests", "pastimes", "free time"), (F("hobby", ("hobby", "interest"), ("Hobby",)),),
              ("what the person does in their free time", "Hobbies named.", "Which interests does the candidate list?"), ("Hobbies", "Interests", "Free time", "de:Hobbys"), ("{hobby}",), scalar=True),
        F("referee", ("referee", "reference person", "recommended by"), ("Referee", "Reference", "de:Referenz"), ("person who can be asked about the candidate", "Who gives a reference?", "Name of the referee.")),
    ),
    make=_make_cv,
    prose=(*_mix(
        11, 70,
        ("{name}\n{title}\n{location} | {phone} | {email}", "CURRICULUM VITAE\n\n{name}\n{email}\n{phone}\n{location}",
         "{name} - {title}", "Resume of {name}\n{title}, {location}\nContact: {email}, {phone}", "{name} · {location} · {email}",
         "{title}\n{name}\n{phone}\n{email}", "<Lebenslauf|CV|Profile>: {name} ({location})"),
        ("{summary}", "<PROFILE|About me|Summary|Who I am>\n{summary}", ""),
        [
            ("<EXPERIENCE|Work experience|Career|Jobs so far|Professional background>\n{experience}", "{experience}", "<Experience|Employment>\n\n{experience}"),
            ("<EDUCATION|Studies|Education|Qualifications>\n{education}", "<Education|Training>:\n{education}", ""),
            ("<Skills|Tools|Strengths|I know my way around>: {skills}", "<SKILLS|Key skills>\n{skills}", "<I work with|Day to day I use> {skills}.", ""),
            ("<Languages|Language skills>: {languages}", "<LANGUAGES|Sprachen>\n{languages}", ""),
        ],
        ("[[{licence}.]] <Interests|Hobbies>: {hobbies}", "[[<Other|Misc|Further information>: {licence}]]",
         "References available on request.", "Referee: {referee}", "<Hobbies|Free time>: {hobbies}.", "", ""),
    ),
        "My name is {name}, I live in {location} and work as {title}. {summary}\nYou can reach me at {email} or {phone}.",
        "{name} is based in {location}. {experience}. Studies: {education}. Speaks {languages}.",
        "Candidate sheet\n\nWe are pleased to introduce {name}, {title}, living in {location}.\n{summary}\n\nStations:\n{experience}\n\nKnow-how: {skills}\n[[Mobility: {licence}]]",
    ),
)

# --- cover letter ---------------------------------------------------------------------------------------------------

SOURCES = ("your website", "LinkedIn", "the local newspaper", "StepStone", "Indeed", "a former colleague", "the job fair",
           "the employment agency", "a post on Mastodon", "the university notice board", "Glassdoor", "a friend in your sales team")
AVAILABLE = ("immediately", "at one month's notice", "after a notice period of three months", "from next month", "by arrangement",
             "at the end of the quarter", "as soon as my current contract ends", "within two weeks")


def _make_cover(rng: Random) -> dict[str, Any]:
    domain = rng.choice(DOMAINS)
    name, company = values.person(rng), values.company(rng)
    recipient = values.person(rng)
    day = _day(rng, 2015, 2026)
    style = values.date_style(rng)
    years = rng.randint(1, 28)
    title = _title(rng, domain)
    return {
        "name": V(name), "email": V(values.email_for(rng, name)), "phone": V(values.phone(rng)),
        "address": V(values.address(rng)), "position": V(title), "company": V(company), "recipient": V(recipient),
        "date": values.show_date(rng, day, style), "source": V(rng.choice(SOURCES)),
        "reference": maybe(rng, 0.7, V(values.ident(rng))),
        "current_employer": V(values.company(rng)), "years": _count(rng, years, 0.5),
        "start": values.show_date(rng, _days(rng, day, 14, 150), style),
        "salary": _salary(rng, rng.randrange(24, 140) * 1000, _salary_style(rng)),
        "relocate": _evidence(rng, RELOCATE), "skills": _skill_list(rng, domain, 2, 4),
        "duty": V(rng.choice(WORK[domain][3])), "strength": V(rng.choice(STRENGTHS)), "area": V(rng.choice(WORK[domain][4])),
        "home": V(values.city(rng)),
    }


def _salary_style(rng: Random) -> tuple[str, str, str]:
    """(before, after, form) of a salary."""
    before, after = rng.choice((("€", ""), ("€ ", ""), ("", " €"), ("$", ""), ("£", ""), ("EUR ", ""), ("", " EUR"), ("CHF ", ""),
                                ("USD ", ""), ("", " euros"), ("", " PLN"), ("", "")))
    return before, after, rng.choice(("comma", "comma", "dot", "plain", "k", "K", "space"))


def _salary(rng: Random, amount: int, style: tuple[str, str, str]) -> V:
    before, after, form = style
    text = {
        "comma": f"{amount:,}", "dot": f"{amount:,}".replace(",", "."), "plain": str(amount),
        "space": f"{amount:,}".replace(",", " "),
    }.get(form) or (f"{amount // 1000}{form}" if amount % 1000 == 0 else f"{amount / 1000:.1f}{form}")
    return V(text, float(amount), before=before, after=after)


RELOCATE: Phrases = {
    True: ("I am <happy|willing|ready> to <move|relocate>", "Moving to your city is no problem for me", "I would relocate for this position",
           "My family and I are prepared to move", "I am flexible about the place and would change my home town"),
    False: ("I <cannot|am not able to> relocate", "Moving house is not an option for me at present", "I would like to stay where I live",
            "For family reasons I will not move", "Relocation is out of the question for me"),
}

COVER = Kind(
    name="cover_letter",
    titles=("Cover letter", "Application letter", "Letter of application", "Job application", "Bewerbung", "Motivation letter"),
    fields=(
        F("name", ("applicant", "name", "applicant name", "sender", "candidate"), ("Applicant", "From", "Name", "de:Absender"),
          ("who applies", "Name of the person applying for the job.", "Who wrote the letter?")),
        _email(who="applicant"), _phone(who="applicant"),
        F("address", ("address", "applicant address", "home address", "sender address"), ("Address", "Home address", "Adresse"),
          ("the applicant's postal address", "Where does the applicant live?", "Street and town of the sender")),
        F("position", ("position", "job applied for", "role", "vacancy", "applied position"), ("Position", "Re", "Application for", "de:Stelle", "Vacancy"),
          ("the job applied for", "Which vacancy is this about?", "Title of the advertised post.")),
        F("company", ("company", "employer", "addressee company", "hiring company", "firm"), ("Company", "To", "Employer"),
          ("company the application goes to", "Where does the person apply?", "Name of the potential employer")),
        F("recipient", ("recipient", "contact person", "addressee", "hiring manager"), ("Attn.", "Attention", "Contact", "de:z. Hd."),
          ("person addressed", "To whom is the letter addressed?", "Name of the hiring contact.")),
        F("date", ("date", "letter date", "written on", "date of letter"), ("Date", "de:Datum", "Date of letter"),
          ("date of the letter", "When was it written?", "Day on which the application was written"), type="date"),
        F("reference", ("reference", "job reference", "ad number", "vacancy code"), ("Ref.", "Reference", "Job ID", "de:Kennziffer"),
          ("reference number of the advertisement", "Job code, if any.", "Which reference does the ad have?")),
        F("source", ("source", "found via", "heard about job from", "channel"), ("Found via", "Source"),
          ("where the job was seen", "How did the applicant learn of the vacancy?", "channel of the advertisement")),
        F("current_employer", ("current employer", "present company", "works at", "current company"), ("Current employer", "Presently with"),
          ("where the applicant works now", "Present employer.", "Which company employs the applicant at the moment?")),
        F("years", ("years of experience", "experience years", "experience", "years in the field"), ("Years of experience", "Experience (years)"),
          ("number of years of professional experience", "How many years has the applicant worked in the field?", "Experience in whole years"), type="integer"),
        F("start", ("available from", "earliest start", "start date", "possible start"), ("Available from", "Earliest start", "de:Eintrittstermin"),
          ("earliest date of joining", "When could the applicant begin?", "First possible working day"), type="date"),
        F("salary", ("salary expectation", "expected salary", "desired pay", "salary"), ("Salary expectation", "Expected salary", "de:Gehaltsvorstellung"),
          ("yearly gross pay asked for", "How much does the applicant want to earn?", "Desired annual salary, number only"), type="number"),
        F("relocate", ("willing to relocate", "relocation", "would move", "relocates"), ("Relocation",),
          ("whether the applicant would move", "Is the person ready to relocate?", "true if moving is possible"), type="boolean"),
        Items("skills", ("skills", "strengths", "competences", "knowledge"), (F("skill", ("skill", "strength"), ("Skill",)),),
              ("skills mentioned", "What does the applicant claim to master?", "Skills, one per entry."),
              ("Skills", "Strengths"), ("{skill}",), scalar=True),
        F("duty", ("achievement", "accomplishment", "past task", "track record"), ("Achievement", "Track record"), ("something the applicant did", "Which achievement is mentioned?", "Result in the present job, as written.")),
        F("strength", ("main strength", "personal strength", "soft skill"), ("Strength", "Personal strength"), ("a personal strength named", "What is the applicant good at as a person?", "soft skill")),
        F("area", ("field", "industry", "area of experience", "sector"), ("Field", "Sector"), ("field of work", "In which area is the experience?", "Sector or speciality.")),
        F("home", ("home town", "current city", "lives in"), ("Lives in", "City"), ("town the applicant lives in", "Where does the applicant live now?", "current place of residence")),
    ),
    make=_make_cover,
    prose=_mix(
        12, 80,
        ("{name}\n{address}\n{email}\n\n{company}\n{recipient}\n\n{date}", "{date}\n\n{company}\nAttn. {recipient}", "From: {name} <{email}>\nDate: {date}",
         "{name} · {phone} · {email}\n\n{date}", "{address}\n\n{date}\n\nTo {recipient}, {company}", ""),
        ("<Application|Your vacancy|Job application>: {position}[[ (<Ref.|reference|job no.> {reference})]]", "<Re|Subject>: {position}[[, {reference}]]", "", ""),
        ("Dear {recipient},", "Dear Sir or Madam,", "Dear hiring team,", "Hello {recipient},", "To whom it may concern,", "Good morning {recipient},"),
        ("<I saw|I came across|I read> your advertisement for {position} <on|through|via> {source} and would like to apply.",
         "I am writing to apply for the position of {position} at {company}[[, reference {reference}]].",
         "{company} is looking for a {position} - and I <believe|think|am sure> you should look no further.",
         "Through {source} I learned that {company} <needs|is hiring|is searching for> a {position}.",
         "Please accept my application as {position}[[ ({reference})]]."),
        [
            ("At present I work for {current_employer}, where I {duty}. I bring {years} years of experience in {area}.",
             "For {years} years I have worked in {area}, <currently|now|most recently> at {current_employer}.",
             "I have been with {current_employer} for a while now and {duty}.",
             "My experience? {years} years, most of them in {area}."),
            ("<I am skilled in|My strengths are|I feel at home with> {skills}.", "You would get someone with {skills} and {strength}.", ""),
            ("I could <start|begin|join you> on {start}. My salary expectation is {salary} <a year|gross per year|per annum>.",
             "I am available from {start}.", "<Salary-wise|As for pay|Regarding salary>, I have {salary} per year in mind.",
             "My earliest start is {start}; I expect {salary} annually.", ""),
            ("{relocate}.", "I live in {home} now. {relocate}.", "{relocate}, in case you wondered.", "", ""),
        ],
        ("I look forward to <hearing from you|an interview|meeting you>.", "You can reach me <at|on> {phone}.", "I would be glad to talk in person; my number is {phone} and my mail {email}.", ""),
        ("<Yours sincerely|Kind regards|Best regards|Yours faithfully|Regards>\n{name}", "<Sincerely|Best>,\n\n{name}\n{phone}", "{name}"),
        seps=("\n\n", "\n\n", "\n", " "),
    ),
    layouts=("prose", "prose", "kv", "form", "mixed"),
)

# --- support --------------------------------------------------------------------------------------------------------

# category -> sentences about {p} (the product)
PROBLEMS: Phrases = {
    "defect": (
        "It <stopped working|died|gave up> after <two|three|five> <days|weeks>", "It will not <turn on|start|charge> any more",
        "The <display|screen|lamp> <flickers|stays black|goes dark> all the time", "It makes a <loud grinding|strange buzzing|high-pitched> noise",
        "The <motor|fan|battery> <overheats|smells burnt|is dead>", "One of the <hinges|handles|buttons> <broke off|is loose|came apart>",
        "The seam <split|came undone> the first time I used it", "Water leaks out <at the bottom|of the lid>",
        "It switches itself off <at random|every few minutes>",
    ),
    "damaged in transit": (
        "The <box|parcel|carton> was <crushed|soaked|torn open> when it <arrived|got here>", "It <arrived|came> with a <big dent|crack|deep scratch>",
        "The courier <must have dropped|threw> it, the corner is smashed", "When I opened the package everything inside was in pieces",
        "The packaging was far too thin and the glass is broken",
    ),
    "late delivery": (
        "I have been waiting for <two|three|four> weeks and nothing has come", "The tracking page has not <moved|changed> for <days|a week>",
        "It was promised for last <Monday|Friday> and still is not here", "Where is my parcel", "Nobody has delivered anything so far",
        "The carrier says it is lost somewhere on the way",
    ),
    "wrong item": (
        "You sent me <a completely different article|the wrong colour|the wrong size>", "This is not what I ordered",
        "I ordered the <blue|large|left-hand> one and got <a red|a small|a right-hand> one", "Somebody mixed up the orders, I have another customer's goods",
        "The label on the box does not match my order",
    ),
    "missing parts": (
        "The <screws|cable|manual|remote control|adapter> <was|were> not in the box", "Half of the <set|order|pieces> is missing",
        "I only received <one of two|four of six> boxes", "There is no <power supply|lid|key> with it", "The parcel was incomplete",
    ),
    "billing": (
        "I was charged <twice|double|two times>", "The amount on <my card|the statement|the bill> is higher than what I agreed to",
        "You took money from my account although I had cancelled", "The discount <code|voucher> was not <applied|taken off>",
        "I need a corrected bill with our VAT number", "The invoice still shows the old price",
    ),
    "account access": (
        "I <cannot|can't> log in any more", "The password reset mail never <arrives|shows up>", "My account has been <locked|blocked|suspended>",
        "The app keeps asking for a code that I do not get", "I no longer have the phone number that you send the codes to",
    ),
    "question": (
        "Could you tell me whether it <works with 110 volts|fits the older model|can go in the dishwasher>", "How do I <reset|clean|descale> it",
        "Is there a manual in <French|Polish|Dutch>", "I would like to know how long the guarantee runs", "Which spare battery do I need",
    ),
}
URGENCY: Phrases = {
    "low": ("There is no <rush|hurry>", "Take your time", "Whenever you get round to it", "It is not urgent at all",
            "No need to answer this week", "[it can wait], I am on holiday anyway"),
    "medium": ("Please get back to me <in the next few days|sometime this week>", "I would appreciate an answer by the end of the week",
               "It would be nice to hear from you soon", "I hope we can settle this within a week or so"),
    "high": ("Please <answer|reply> <today|by tomorrow|as soon as you can>", "I need <this solved|a solution> before the weekend",
             "This is <urgent|pressing>", "We depend on it for <work|our shop>, so please hurry", "I cannot wait much longer"),
    "critical": ("Our <whole production|entire office|shop> is at a standstill because of this", "<Every hour|Each minute> costs us money, act NOW",
                 "This is an emergency", "It is a danger to my children, drop everything else", "Nobody here can work until this is fixed"),
}
REFUND: Phrases = {
    True: ("I <want|would like|demand> my money back", "Please <refund|reimburse> me <in full|the full amount>", "Kindly return the amount to my <card|account>",
           "I expect a refund", "Just cancel the purchase and give me back what I paid", "Please credit the purchase price", "I am returning it for a refund"),
    False: ("I do not want my money back, just <a working one|the right article>", "A replacement would be <fine|enough>, no refund needed",
            "Please do not refund me, send <a new one|another one> instead", "I would rather keep it and have it repaired than get a refund",
            "This is not about money, I simply want it to work"),
}
ACTIONS = (
    "send a replacement", "arrange for a collection", "send a technician", "call me back", "provide a return label", "ship the missing parts",
    "repair it under warranty", "correct the invoice", "unlock my account", "confirm the new delivery date", "tell me how to proceed",
    "pass this on to your manager", "cancel the order", "exchange it for the right size", "check with the carrier", "explain the charge to me",
    "open an investigation", "send me the manual by mail", "extend the guarantee", "send the goods again by express",
)
CHANNELS = ("your web shop", "the store in town", "your app", "a dealer", "the phone line")


def _make_support(rng: Random) -> dict[str, Any]:
    place = values.locale(rng)
    name = values.person(rng, place)
    shop = values.company(rng)
    bought = _day(rng, 2018, 2026)
    style = values.date_style(rng)
    category = rng.choice(list(PROBLEMS))
    refund = None if category in ("question", "account access") else _evidence(rng, REFUND)
    action = rng.choice(ACTIONS)
    if refund is not None and refund.gold is True:
        action = rng.choice(("arrange for a collection", "provide a return label", "call me back", "tell me how to proceed"))
    return {
        "name": V(name), "email": V(values.email_for(rng, name)), "phone": V(values.phone(rng)),
        "order": V(values.ident(rng, ("ORD", "SO", "A", "WEB", "PO"))), "product": V(values.product(rng)),
        "category": _evidence(rng, PROBLEMS, category), "urgency": _evidence(rng, URGENCY), "refund": refund,
        "serial": maybe(rng, 0.6, V(values.ident(rng, ("SN", "S/N", "X")))),
        "bought": values.show_date(rng, bought, style), "action": V(action), "shop": V(shop),
        "received": values.show_date(rng, _days(rng, bought, 2, 12), style), "agent": V(values.person(rng)),
        "price": values.money(rng, 8, 900), "channel": V(rng.choice(CHANNELS)),

    }


def _support_fields() -> tuple[F | Group | Items, ...]:
    return (
        F("name", ("customer name", "customer", "sender", "client", "name"), ("Name", "Customer", "From", "Client", "de:Kunde", "fr:Nom"),
          ("who writes", "Name of the customer.", "Which customer has the problem?")),
        _email(who="customer"), _phone(who="customer"),
        F("order", ("order number", "order id", "order", "purchase reference", "order no"), ("Order no.", "Order", "Order ID", "de:Bestellnummer", "fr:N° de commande", "es:Pedido"),
          ("number of the order concerned", "Which order is it about?", "Order reference as written.")),
        F("product", ("product", "item", "article", "affected product", "goods"), ("Product", "Item", "Article", "de:Artikel", "fr:Produit"),
          ("product the message is about", "What did the customer buy?", "Name of the article.")),
        F("category", ("category", "problem type", "issue type", "reason for contact", "topic", "complaint type"), (),
          ("kind of problem", "What is the message mainly about?", "Classify the complaint.", "reason why the customer got in touch"),
          type="enum", options=tuple(PROBLEMS)),
        F("urgency", ("urgency", "priority", "how urgent", "severity"), (),
          ("how pressing it is for the customer", "How soon does the customer need an answer?", "Urgency implied by the wording."),
          type="enum", options=tuple(URGENCY), ordinal=True),
        F("refund", ("wants refund", "refund requested", "asks for money back", "refund"), (),
          ("whether the customer wants the money back", "Does the writer ask for a refund?", "true if reimbursement is demanded, false if declined"), type="boolean"),
        F("serial", ("serial number", "serial no", "device serial", "sn"), ("Serial no.", "S/N", "Serial number", "de:Seriennummer"),
          ("serial number of the device", "Serial number, if given.", "Which serial is printed on the item?")),
        F("bought", ("purchase date", "date of purchase", "bought on", "order date"), ("Purchased", "Date of purchase", "Ordered on", "de:Kaufdatum"),
          ("when it was bought", "Day of the purchase.", "When did the customer buy the product?"), type="date"),
        F("action", ("requested action", "request", "desired resolution", "what the customer wants", "wish"), ("Request", "Requested action", "Wish"),
          ("what the customer asks the company to do", "What should be done?", "Resolution asked for, as written.")),
        F("price", ("price", "amount paid", "purchase price", "cost"), ("Price", "Paid", "Amount"),
          ("price paid", "How much was paid?", "amount of the purchase, number only"), type="number"),
        F("shop", ("company", "shop", "seller", "merchant"), ("Shop", "Seller", "To", "de:Händler"),
          ("company that is written to", "Name of the shop.", "Who sold the item?")),
        _date_f("received", "received on", "delivery date", "arrived on", labels=("Received", "Delivered on", "de:Geliefert am"), descs=("when the goods came", "Date of delivery.", "When did the customer receive the item?")),
        F("agent", ("agent", "employee spoken to", "previous contact", "support agent"), ("Agent", "Spoke to"), ("member of staff the customer already talked to", "With whom did the customer speak?", "Name of the agent.")),
        F("channel", ("sales channel", "bought through", "purchase channel"), ("Channel", "Bought via"), ("how it was bought", "Where was the order placed?", "Channel of the purchase.")),
    )


SUPPORT = Kind(
    name="support_email",
    titles=("Support e-mail", "Customer e-mail", "Complaint", "Customer message", "Support request", "Reklamation", "Inquiry"),
    fields=_support_fields(),
    make=_make_support,
    prose=_mix(
        21, 160,
        ("From: {name} <{email}>\nTo: {shop}\nSubject: <Order|my order|Purchase> {order}", "Subject: {product}", "From: {email}\nSubject: <Problem with|About|Question on|Complaint:> {product}",
         "{name}\n{email}\n{phone}", "", "", ""),
        ("<Hello|Hi|Dear Sir or Madam|Good morning|Good evening|Hey|To whom it may concern|Dear team|Dear {shop} team>,", "<Hi|Hello> there,", ""),
        ("{opener}", "{chatter}", "", "", ""),
        ("<On|on> {bought} I <bought|ordered|purchased> a {product} from {shop} (order {order}).", "I <ordered|bought> {product} <through|via> {channel}, order <number|no.> {order}.",
         "<This is about|I am writing about|My message concerns> order {order}, {product}.", "My {product}, bought {bought} for {price}, <gives me grief|is a disappointment>.",
         "<Regarding|Re> {order}:", "I'm writing because of the {product} <I got|you delivered> on {received}. The order from {bought} had the number {order}."),
        ("{category}[[ (serial <no.|number> {serial})]].", "{category}.", "{category}!! [[Serial: {serial}.]]", "<Unfortunately|Sadly|Well>, there is a problem. {category}.", "{category}. {chatter}"),
        [
            ("[[{refund}.]]", "[[{refund}!]]", "[[<Frankly|To be clear>: {refund}.]]", ""),
            ("{urgency}.", "{urgency}!", "", ""),
            ("<Please|Could you please|I ask you to|Would you kindly> {action}.", "<What I want you to do|My request>: {action}.", "", ""),
        ],
        ("<You can call me|I can be reached|Reach me> on {phone}.", "I already spoke to {agent} <on the phone|in the chat>, without result.", "", "", ""),
        ("<Regards|Best|Kind regards|Thanks|Yours|Thank you in advance|Cheers>,\n{name}", "{name}", "<Sincerely|Best wishes>\n{name}\n{phone}", "<Thanks|Greetings>, {name}", "Sent from my phone"),
        seps=("\n\n", "\n", " ", "\n\n"),
    ),
    layouts=("prose", "prose", "mixed", "prose", "kv"),
)
SUPPORT_DESK = _renamed(
    SUPPORT, "support_email_desk",
    {
        "category": {"defect": "product fault", "damaged in transit": "shipping damage", "late delivery": "where is my order", "wrong item": "mis-shipment",
                     "missing parts": "incomplete delivery", "billing": "payment and invoices", "account access": "login trouble", "question": "general enquiry"},
        "urgency": {"low": "can wait", "medium": "normal", "high": "urgent", "critical": "emergency"},
    },
    ("Helpdesk mail", "Customer service message", "Incoming mail", "Contact form message"),
)

# --- support ticket -------------------------------------------------------------------------------------------------

SYSTEMS = ("the e-mail server", "VPN", "SAP", "printer on floor 3", "the intranet", "CRM", "the payroll system", "Wi-Fi", "the file share", "Teams",
           "badge reader", "SharePoint", "the web shop", "Outlook", "the time clock", "the label printer", "backup server", "meeting room display",
           "the customer portal", "the ERP client", "mobile app", "phone system", "docking station", "the test environment")
FAULTS = ("does not respond", "asks for a password again and again", "is extremely slow since the update", "shows error {0}", "crashes on start",
          "loses its connection every few minutes", "prints blank pages", "cannot be reached from home", "sends duplicates", "rejects valid logins",
          "shows outdated figures", "runs out of disk space", "cannot open attachments", "freezes when saving", "has no sound", "displays wrong names",
          "does not sync calendars", "was not restored after the outage", "needs a new licence", "refuses the certificate")
TICKET_STATUS: Phrases = {
    "new": ("new", "just opened", "unassigned", "not yet looked at", "received"),
    "in progress": ("in progress", "being worked on", "under investigation", "assigned, work started", "in Bearbeitung"),
    "waiting": ("waiting for customer", "on hold", "pending reply", "awaiting parts", "paused until the vendor answers"),
    "resolved": ("resolved", "fixed", "solved, to be confirmed", "done", "workaround accepted"),
    "closed": ("closed", "archived", "closed without action", "confirmed and closed", "geschlossen"),
}
TICKET_PRIORITY: Phrases = {
    "low": ("low", "P4", "minor", "cosmetic", "when time permits"),
    "normal": ("normal", "P3", "medium", "standard", "regular queue"),
    "high": ("high", "P2", "urgent", "several users affected", "handle today"),
    "critical": ("critical", "P1", "outage", "blocker, all users down", "highest"),
}
ESCALATED: Phrases = {
    True: ("yes", "escalated to second level", "escalated", "handed to the vendor", "Yes - manager informed", "raised to tier 2"),
    False: ("no", "not escalated", "stays at first level", "No", "no escalation needed", "none so far"),
}
TEAMS = ("Network", "Service desk", "Applications", "Field service", "Database team", "Workplace IT", "Facilities", "Security", "Billing", "Tier 2", "DevOps", "HR systems")


def _make_ticket(rng: Random) -> dict[str, Any]:
    opened = _day(rng, 2018, 2026)
    style = values.date_style(rng)
    system = rng.choice(SYSTEMS)
    fault = rng.choice(FAULTS).format(rng.choice(("0x80070005", "E-404", "503", "ORA-01017", "code 17", "1603", "timeout")))
    company = values.company(rng)
    reporter, assignee = _people(rng, 2)
    status = rng.choice(list(TICKET_STATUS))
    return {
        "id": V(values.ident(rng, ("TCK", "INC", "HD", "SR", "CASE", "REQ"))),
        "reporter": {"name": V(reporter), "email": V(values.email_for(rng, reporter, company)), "department": V(rng.choice(DEPARTMENTS))},
        "assignee": V(assignee), "team": V(rng.choice(TEAMS)), "system": V(system),
        "summary": V(_spin(rng, rng.choice((f"{system} {fault}", f"{fault} after login", f"Problem: {fault}", f"{fault} for <all|some|new> users"))).capitalize()),
        "opened": values.show_date(rng, opened, style),
        "due": values.show_date(rng, _days(rng, opened, 1, 20), style),
        "resolved": values.show_date(rng, _days(rng, opened, 0, 15), style) if status in ("resolved", "closed") else None,
        "status": _evidence(rng, TICKET_STATUS, status), "priority": _evidence(rng, TICKET_PRIORITY),
        "escalated": _evidence(rng, ESCALATED), "users": _count(rng, rng.randint(1, 250), 0.2), "device": V(values.ident(rng, ("PC", "NB", "LT", "WS"))),
        "company": V(company), "time": values.time_of_day(rng),
    }


DEPARTMENTS = ("Finance", "Human Resources", "Sales", "Purchasing", "Production", "Legal", "Marketing", "Logistics", "Research", "Front office", "Quality",
               "IT", "Customer care", "Facilities", "Accounts payable", "Planning", "Nursing", "Dispatch", "Warehouse", "Editorial")

TICKET = Kind(
    name="support_ticket",
    titles=("Ticket", "Support ticket", "Service request", "Incident ticket", "Helpdesk case", "Störungsmeldung"),
    fields=(
        F("id", ("ticket number", "ticket id", "case number", "ticket", "request id"), ("Ticket", "Ticket no.", "Case", "ID", "de:Ticketnummer", "Incident"),
          ("number of the ticket", "Which ticket is it?", "Identifier of the case.")),
        Group("reporter", ("reporter", "requester", "reported by", "caller"), (
            F("name", ("name", "full name", "person"), ("Reporter", "Requested by", "Caller", "de:Gemeldet von"), ("who reported it", "Name of the requester.", "Which user called?")),
            F("email", ("email", "e-mail", "mail"), ("Reporter e-mail", "E-mail", "Contact"), ("the reporter's mail address", "E-mail of the caller.", "how to reach the user")),
            F("department", ("department", "unit", "division"), ("Department", "Dept.", "de:Abteilung"), ("department of the reporter", "Where does the user work?", "organisational unit")),
        ), ("the person who opened the ticket", "Who has the problem?", "Requester details.")),
        F("assignee", ("assignee", "assigned to", "agent", "owner", "handled by"), ("Assignee", "Assigned to", "Agent", "de:Bearbeiter"),
          ("who works on it", "Person responsible for the ticket.", "Which agent handles this?")),
        F("team", ("team", "queue", "support group", "resolver group"), ("Queue", "Team", "Group"), ("team in charge", "In which queue is it?", "Support group.")),
        F("system", ("affected system", "system", "service affected", "application", "component"), ("System", "Affected service", "Component", "de:Betroffenes System"),
          ("what does not work", "System or device affected.", "Which service is concerned?")),
        F("summary", ("summary", "subject", "short description", "issue", "problem"), ("Summary", "Subject", "Short description", "de:Betreff", "Issue"),
          ("one-line description", "What is the problem in one line?", "Subject of the ticket.")),
        F("opened", ("opened", "created", "date opened", "reported on"), ("Opened", "Created", "Reported", "Date", "de:Erstellt am"),
          ("day the ticket was opened", "When was it reported?", "creation date"), type="date"),
        F("due", ("due date", "sla deadline", "due", "target date"), ("Due", "SLA", "Target date", "de:Fällig"), ("when it has to be solved", "Deadline of the ticket.", "resolve by"), type="date"),
        F("resolved", ("resolved on", "solved on", "resolution date", "fixed date"), ("Resolved", "Solved on", "Fixed"), ("when it was solved", "Date of the solution, if any.", "When was the problem fixed?"), type="date"),
        F("status", ("status", "state", "ticket status", "stage"), ("Status", "State", "de:Stand"), ("state of the ticket", "How far is it?", "Current status."), type="enum", options=tuple(TICKET_STATUS)),
        F("priority", ("priority", "urgency", "severity", "prio"), ("Priority", "Prio", "Urgency", "Severity", "de:Priorität"), ("how important it is", "Priority level; P1 is the highest.", "With which priority is it handled?"),
          type="enum", options=tuple(TICKET_PRIORITY), ordinal=True),
        F("escalated", ("escalated", "is escalated", "escalation", "passed on"), ("Escalated", "Escalation", "de:Eskaliert"), ("whether it was escalated", "Has the ticket been passed to a higher level?", "true after an escalation"), type="boolean"),
        F("users", ("affected users", "number of users", "users impacted", "user count"), ("Users affected", "Affected users", "Impact (users)"), ("how many users are affected", "Number of people concerned.", "users impacted"), type="integer"),
        F("device", ("device", "asset tag", "computer name", "asset"), ("Device", "Asset tag", "Asset", "Hostname"), ("inventory number of the device", "Which machine?", "Asset identifier.")),
        F("time", ("time", "time opened", "reported at"), ("Time", "At", "de:Uhrzeit"), ("time the ticket was opened", "At what time was it reported?", "clock time"), type="time"),
    ),
    make=_make_ticket,
    prose=_mix(
        22, 60,
        ("Ticket {id} <was opened|came in> on {opened} at {time}.", "[{id}] {summary}", "{id}: {summary} (<status|state>: {status})", "<New entry|Update> in queue {team}: {id}", "#{id} | {team} | opened {opened}"),
        ("{reporter.name} <from|of> {reporter.department} reports: {summary}.", "Caller: {reporter.name}, {reporter.department}, {reporter.email}.", "User {reporter.name} ({reporter.email}) <called|wrote> about {system}.",
         "<The complaint|Description>: {summary}. About {users} users are affected.", "{users} <people|users> at {reporter.department} cannot work: {system}."),
        [
            ("Priority: {priority}; escalation: {escalated}.", "Prio {priority}.", ""),
            ("{assignee} ({team}) <is handling it|took the case|is in charge>.", "Assigned to {assignee}.", ""),
            ("<Target|Fix due by|SLA date> {due}.[[ Solved {resolved}.]]", "[[It was fixed on {resolved}.]]", ""),
            ("Machine: {device}.", "The device concerned is {device}.", ""),
        ],
        ("Status: {status}.", "Status now: {status}. Escalation: {escalated}.", "", ""),
        seps=(" ", "\n", "\n\n"),
    ),
    layouts=("kv", "kv", "form", "table", "html", "markdown", "mixed", "prose"),
)

# --- job advertisement ----------------------------------------------------------------------------------------------

EMPLOYMENT: Phrases = {
    "full-time": ("full-time", "40 hours a week", "38.5 hours per week", "Vollzeit", "a full working week", "100 % position"),
    "part-time": ("part-time", "20 hours a week", "two and a half days a week", "Teilzeit", "60 %", "mornings only"),
    "contract": ("fixed term of <12|18|24> months", "temporary, until the end of the year", "maternity cover", "freelance contract", "six-month contract"),
    "internship": ("internship", "paid placement of <three|six> months", "Praktikum", "student placement", "stage de fin d'études"),
    "apprenticeship": ("apprenticeship", "three-year vocational training", "Ausbildung", "dual training with vocational school"),
    "temporary": ("seasonal job", "summer job", "help needed for the Christmas season", "harvest season only"),
}
REMOTE: Phrases = {
    True: ("<fully remote|100 % remote>", "work from anywhere", "home office possible every day", "you may work from home", "remote within the country", "no office attendance required",
           "télétravail possible"),
    False: ("on site only", "no remote work", "presence at our office is required", "home office is not possible for this job", "work takes place at our premises"),
}
BENEFITS = (
    "30 days of holiday", "company pension", "free fruit and coffee", "job ticket", "company bike", "flexible hours", "subsidised gym", "training budget", "health insurance",
    "company car, also for private use", "meal vouchers", "bonus of up to 15 percent", "free parking", "childcare allowance", "stock options", "a permanent contract",
    "13th month's salary", "sabbatical option", "staff discount", "language courses", "modern equipment", "life insurance", "paid overtime", "relocation help", "dog-friendly office",
    "team events", "wellness days", "free shift meals", "uniform provided", "employee referral bonus", "dental plan", "free tickets to home games", "birthday off", "a quiet room",
)


def _make_job(rng: Random) -> dict[str, Any]:
    domain = rng.choice(DOMAINS)
    company = values.company(rng)
    contact = values.person(rng)
    low = rng.randrange(22, 130) * 1000
    high = low + rng.randrange(3, 30) * 1000
    style = _salary_style(rng)
    low_v, high_v = _salary(rng, low, style), _salary(rng, high, style)
    if rng.random() < 0.5:                       # "€ 45,000 - 55,000": one sign for both
        low_v, high_v = replace(low_v, after=""), replace(high_v, before="")
    years = rng.randint(1, 12)
    day = _day(rng, 2018, 2026)
    return {
        "title": V(_title(rng, domain)), "company": V(company), "location": V(values.city(rng)),
        "salary_min": low_v, "salary_max": high_v,
        "employment": _evidence(rng, EMPLOYMENT), "remote": _evidence(rng, REMOTE),
        "skills": _skill_list(rng, domain, 2, 7), "benefits": _texts(rng, BENEFITS, 1, 6), "years": _count(rng, years, 0.4),
        "deadline": values.show_date(rng, day), "contact": {"name": V(contact), "email": V(values.email_for(rng, contact, company)), "phone": V(values.phone(rng))},
        "reference": maybe(rng, 0.6, V(values.ident(rng, ("JOB", "REQ", "R", "VAC")))), "department": V(rng.choice(DEPARTMENTS)),
        "degree": V(_degree(rng, domain)), "area": V(rng.choice(WORK[domain][4])),
        "staff": _count(rng, rng.randrange(5, 900) * 10, 0), "founded": _year(rng, 1850, 2022), "openings": _count(rng, rng.randint(1, 9), 0.6),
    }


JOB = Kind(
    name="job_ad",
    titles=("Job advertisement", "Job posting", "Vacancy", "Stellenanzeige", "Position", "Offre d'emploi", "Job offer"),
    fields=(
        F("title", ("title", "job title", "position", "role", "vacancy"), ("Position", "Job title", "Role", "de:Stelle", "fr:Poste", "We are hiring"),
          ("title of the advertised job", "Which job is offered?", "Name of the position.")),
        F("company", ("company", "employer", "hiring company", "organisation"), ("Company", "Employer", "de:Unternehmen", "fr:Entreprise", "es:Empresa"),
          ("who is hiring", "Name of the employer.", "Which company placed the ad?")),
        F("location", ("location", "city", "place of work", "where"), ("Location", "Place of work", "Where", "de:Standort", "fr:Lieu"),
          ("where the work is done", "City of the job.", "In which town is the position?")),
        F("department", ("department", "team", "unit"), ("Department", "Team", "de:Abteilung"), ("department that hires", "Which unit is it in?", "team of the new colleague")),
        F("salary_min", ("salary min", "minimum salary", "salary from", "lower salary bound"), ("Salary from", "Minimum pay", "Pay (min)"),
          ("lower end of the pay range", "What is the least one would earn a year?", "Minimum annual salary as a number"), type="number"),
        F("salary_max", ("salary max", "maximum salary", "salary up to", "upper salary bound"), ("Salary up to", "Maximum pay", "Pay (max)"),
          ("upper end of the pay range", "What is the most one could earn a year?", "Maximum annual salary as a number"), type="number"),
        F("employment", ("employment type", "contract type", "type of employment", "working time"), ("Employment", "Contract", "Type", "de:Umfang", "Hours"),
          ("kind of employment", "Full-time, part-time or something else?", "Type of contract implied by the ad."), type="enum", options=tuple(EMPLOYMENT)),
        F("remote", ("remote", "remote work", "work from home", "home office possible"), ("Remote", "Home office", "Workplace"),
          ("whether one may work from home", "Is remote work possible?", "true if home office is offered"), type="boolean"),
        Items("skills", ("required skills", "requirements", "skills", "must have"), (F("skill", ("skill", "requirement"), ("Skill",)),),
              ("skills asked for", "What must candidates be able to do?", "Required skills, one each."),
              ("Requirements", "You bring", "Must have", "de:Ihr Profil", "Your skills", "What we expect"), ("{skill}",), scalar=True),
        Items("benefits", ("benefits", "perks", "we offer", "advantages"), (F("benefit", ("benefit", "perk"), ("Benefit",)),),
              ("what the employer offers on top", "Perks named in the ad.", "Which benefits come with the job?"),
              ("Benefits", "We offer", "Perks", "de:Wir bieten", "fr:Nous offrons", "What's in it for you"), ("{benefit}",), scalar=True),
        F("years", ("years of experience", "experience years", "min experience", "experience required"), ("Experience (years)", "Years of experience", "Minimum experience in years"),
          ("years of experience required", "How many years of practice are needed?", "Minimum experience, whole years"), type="integer"),
        F("degree", ("degree", "education", "required qualification", "qualification"), ("Education", "Qualification", "Degree"), ("degree asked for", "Which qualification is expected?", "education needed")),
        F("openings", ("openings", "number of positions", "vacancies", "headcount"), ("Openings", "Positions available", "Number of posts"), ("how many people are sought", "Number of open positions.", "headcount"), type="integer"),
        F("deadline", ("apply deadline", "application deadline", "closing date", "apply by"), ("Apply by", "Closing date", "Deadline", "de:Bewerbungsfrist", "fr:Date limite"),
          ("last day to apply", "Until when can one apply?", "Closing date for applications."), type="date"),
        Group("contact", ("contact", "contact person", "recruiter", "hr contact"), (
            F("name", ("name", "person", "full name"), ("Contact", "Your contact", "de:Ansprechpartner"), ("whom to contact", "Name of the recruiter.", "Who answers questions?")),
            F("email", ("email", "e-mail", "apply to"), ("E-mail", "Apply to", "Send applications to"), ("where to send the application", "Mail of the contact.", "application address")),
            F("phone", ("phone", "telephone", "tel"), ("Phone", "Tel."), ("number for questions", "Telephone of the contact.", "phone for applicants")),
        ), ("person to contact", "Who handles applications?", "Contact details for applicants.")),
        F("reference", ("reference", "job id", "requisition number", "ad number"), ("Job ID", "Reference", "Ref.", "de:Kennziffer"), ("reference of the ad", "Job number, if any.", "Which code should applicants quote?")),
        F("area", ("industry", "field", "sector", "line of business"), ("Industry", "Sector", "de:Branche"), ("field of activity", "In which industry is it?", "Line of business.")),
        F("staff", ("number of employees", "company size", "headcount of company", "staff"), ("Employees", "Company size", "de:Mitarbeiter"), ("how many people work there", "Size of the company.", "number of staff"), type="integer"),
        F("founded", ("founded", "founding year", "company since", "established"), ("Founded", "Established", "de:Gegründet"), ("year of foundation", "When was the company founded?", "founding year"), type="integer"),
    ),
    make=_make_job,
    prose=_mix(
        31, 120,
        ("{title} <(m/f/d)|(all genders)|wanted|>\n{company}, {location}", "{company} is <looking for|hiring|searching for> a {title}", "<JOIN US|We are growing|Become part of our team>: {title} in {location}",
         "{title} - {employment} - {location}", "Vacancy[[ {reference}]]: {title}", "Wanted: {title}!", "<Our|The> {department} team in {location} needs a {title}."),
        ("{company} was founded in {founded} and employs {staff} people in {area}.", "About us: {company} <stands for|is a leader in> {area}, with {staff} colleagues.", "We at {company} <believe in|care about> <honest feedback|good tools|short paths|fair pay|quality>.", "", ""),
        [
            ("<Contract|Hours|Employment>: {employment}.", "<The job is|This position is>: {employment}; {remote}.", "{employment}, {remote}", ""),
            ("<What you bring|Requirements|You have|We expect|Your profile>: {skills}.", "<REQUIREMENTS|Your profile|Must-haves>\n{skills}", "You know your way around {skills} and have at least {years} years of practice."),
            ("<At least|A minimum of|Ideally> {years} years of experience in {area}.", "{years}+ years in {area} and {degree}.", "{degree} <preferred|required|or similar>.", ""),
            ("<What we offer|Benefits|You get|Perks>: {benefits}.", "<WE OFFER|Benefits|Why us>\n{benefits}", ""),
            ("<Salary|Pay|Compensation>: {salary_min} - {salary_max} <per year|a year|gross p.a.|annually|per annum|yearly>.", "<The pay range is|You will earn between|We pay> {salary_min} <to|and> {salary_max} <per year|a year|gross p.a.|annually|per annum|yearly>.", "Up to {salary_max} <per year|a year|gross p.a.|annually|per annum|yearly>", "We pay from {salary_min} <per year|a year|gross p.a.|annually|per annum|yearly>, depending on experience.", "", ""),
            ("<Good to know|Note>: {remote}.", "", "", "We have {openings} <openings|posts to fill>.", ""),
        ],
        ("<Apply|Send your application|Please apply> by {deadline} to {contact.email}[[, quoting {reference}]].", "<Questions? Ask|Your contact is|Call> {contact.name}, {contact.phone}.", "Closing date: {deadline}. <Contact|Info>: {contact.name} ({contact.email}).",
         "We look forward to hearing from you until {deadline}. {contact.name}, {contact.email}, {contact.phone}", "Applications to {contact.name}, {contact.email}."),
        seps=("\n\n", "\n", "\n\n", " "),
    ),
)

# --- meetings -------------------------------------------------------------------------------------------------------

TOPICS = (
    "budget <2024|2025|2026|for next year>", "hiring plan", "office move", "release <2.0|planning|schedule>", "customer feedback", "safety walk-through", "quarterly figures", "website relaunch",
    "holiday cover", "data protection training", "new supplier contract", "roadmap", "trade fair <preparation|review>", "summer party", "parking spaces", "IT migration", "audit findings",
    "pricing", "team structure", "onboarding", "open invoices", "warehouse layout", "brand guidelines", "incident review", "travel policy", "training needs", "energy costs",
    "works council update", "sales pipeline", "product photos", "quality complaints", "machine maintenance", "shift plan", "press enquiry", "lessons learned", "school trip", "roof repair",
    "election of the board", "membership fees", "annual accounts", "grant application", "donations", "playground equipment", "canteen menu", "key handover", "recycling", "fire drill",
    "video equipment", "new logo", "customer visit from <Japan|Spain|Canada>", "lease renewal", "retrospective", "risk register", "procurement of laptops", "bike racks",
)
MEETING_NAMES = ("Weekly <team meeting|sync|stand-up>", "Kick-off: {0}", "Steering committee", "Project review {0}", "1:1", "Board meeting", "Planning session {0}", "Town hall",
                 "Parents' evening", "Workshop: {0}", "Design review", "Budget round", "Jour fixe", "Call about {0}", "All hands", "Interview debrief", "Tenants' meeting",
                 "Sprint planning", "{0} - status", "Discussion of {0}", "Annual general meeting", "Quick catch-up on {0}")
ROOMS = ("Room {0}", "Meeting room {0}", "Conference room {1}", "the {1} lounge", "Floor {2}, kitchen", "Building {3}, room {0}", "Auditorium", "Town hall, small chamber", "Cafeteria",
         "Library, {2}nd floor", "Boardroom", "Besprechungsraum {1}", "Salle {1}", "my office", "Hotel {1}, Salon {3}", "Hall {2}", "the workshop", "Church hall", "Studio {3}", "Lab {2}")
ROOM_NAMES = ("Everest", "Berlin", "Jupiter", "Oak", "Lighthouse", "Kyoto", "Newton", "Amazonas", "Curie", "Panorama", "Harbour", "Maple", "Turing", "Lisboa", "Sunrise")
ONLINE: Phrases = {
    True: ("We meet <online|by video>", "The call takes place on <Teams|Zoom|Google Meet|Webex>", "Please <dial in|join via the link>", "This is a video call, no need to travel",
           "The session is virtual", "Remote only, the link follows"),
    False: ("We meet in person", "Please come to the office, there is no dial-in", "On site, no video link this time", "Face to face only", "Attendance in the room is required",
            "The meeting is not streamed"),
}


def _topic(rng: Random) -> str:
    return _say(rng, TOPICS)


def _room(rng: Random) -> str:
    return rng.choice(ROOMS).format(f"{rng.randint(1, 9)}.{rng.randint(1, 30):02d}" if rng.random() < 0.5 else rng.randint(1, 430),
                                    rng.choice(ROOM_NAMES), rng.choice((2, 2, 2)), rng.choice("ABCDEFG"))


def _meeting_name(rng: Random) -> str:
    return _say(rng, MEETING_NAMES).format(_topic(rng))


def _make_meeting(rng: Random) -> dict[str, Any]:
    company = values.company(rng)
    names = _people(rng, rng.randint(3, 8))
    organiser, others = names[0], names[1:]
    day = _day(rng, 2018, 2027)
    start = rng.randint(7 * 4, 19 * 4) * 15
    clock = _clock_style(rng)
    online = rng.random() < 0.4
    length = rng.choice((15, 30, 45, 60, 60, 90, 120, 180))
    minute = start
    agenda = []
    for _ in range(rng.randint(1, 5)):
        agenda.append({"topic": V(_topic(rng).capitalize() if rng.random() < 0.5 else _topic(rng)), "speaker": V(rng.choice(names)),
                       "minutes": V(str(length := rng.choice((5, 10, 15, 20, 30))), length), "at": _clock(rng, minute, clock)})
        minute += length
    end = max(minute, start + 15)
    return {
        "subject": V(_meeting_name(rng)), "organiser": {"name": V(organiser), "email": V(values.email_for(rng, organiser, company))},
        "date": values.show_date(rng, day), "start": _clock(rng, start, clock), "end": _clock(rng, end, clock),
        "place": None if online else V(_room(rng)), "online": _evidence(rng, ONLINE, online),
        "attendees": [V(name) for name in others], "agenda": agenda,
        "link": V(values.url(rng)) if online else None, "rsvp": values.show_date(rng, _days(rng, day, -10, -1)),
        "company": V(company), "duration": V(str(end - start), end - start),
    }

MEETING = Kind(
    name="meeting_invitation",
    titles=("Meeting invitation", "Invitation", "Meeting", "Calendar entry", "Einladung", "Appointment", "Convocation"),
    fields=(
        F("subject", ("subject", "title", "meeting name", "topic", "event"), ("Subject", "Meeting", "Re", "de:Betreff", "fr:Objet", "What"),
          ("what the meeting is called", "Title of the meeting.", "What is the invitation about?")),
        Group("organiser", ("organiser", "organizer", "host", "invited by", "chair"), (
            F("name", ("name", "full name", "person"), ("Organiser", "Organizer", "Host", "Invited by", "de:Von"), ("who invites", "Name of the host.", "Who called the meeting?")),
            F("email", ("email", "e-mail", "mail"), ("Organiser e-mail", "Reply to"), ("mail of the host", "Where to reply.", "organiser's address")),
        ), ("person who calls the meeting", "Who organises it?", "Host.")),
        _date_f("date", "date", "meeting date", "day", "on", descs=("day of the meeting", "When does it take place?", "Date of the appointment.")),
        F("start", ("start time", "begins at", "start", "from", "time"), ("Start", "Time", "From", "Begins", "de:Uhrzeit"), ("when it begins", "Start time of the meeting.", "At what time should people be there?"), type="time"),
        F("end", ("end time", "ends at", "until", "end"), ("End", "Until", "To", "Ends"), ("when it is over", "End time.", "Until what time does it last?"), type="time"),
        F("place", ("place", "location", "room", "venue", "where"), ("Location", "Where", "Room", "de:Ort", "fr:Lieu", "Place"), ("where people meet", "Room or venue.", "In which room is it?")),
        F("online", ("online", "is virtual", "video call", "remote meeting"), (), ("whether it is a video meeting", "Does the meeting take place online?", "true for a call, false for a meeting in person"), type="boolean"),
        F("link", ("link", "meeting url", "join link", "dial in"), ("Link", "Join", "Dial-in"), ("address of the video call", "URL to join.", "Where does one click to take part?")),
        F("duration", ("duration", "length in minutes", "minutes", "length"), ("Duration (min)", "Length in minutes"), ("how many minutes it lasts", "Length of the meeting in minutes.", "duration"), type="integer"),
        Items("attendees", ("attendees", "participants", "invitees", "people invited", "guests"), (F("person", ("person", "name"), ("Name",)),),
              ("who is invited", "Names of the participants, without the host.", "Everybody asked to come."),
              ("Attendees", "Participants", "Invited", "de:Teilnehmer", "To", "fr:Participants invités"), ("{person}",), scalar=True),
        Items("agenda", ("agenda", "agenda items", "topics", "programme", "points"), (
            F("topic", ("topic", "item", "subject", "point"), ("Topic", "Item", "de:Thema"), ("what is discussed", "Agenda point.", "subject of the item")),
            F("speaker", ("speaker", "presenter", "led by", "owner"), ("Speaker", "Who", "Led by"), ("who presents it", "Name of the presenter.", "person in charge of the item")),
            F("minutes", ("minutes", "duration", "time allotted", "length"), ("Minutes", "Min", "Duration"), ("minutes planned", "How long does it take?", "time allotted in minutes"), type="integer"),
            F("at", ("time", "starts at", "at"), ("Time", "At", "Start"), ("when the item begins", "Start of the item.", "clock time"), type="time"),
        ), ("points of the agenda", "What will be discussed?", "Agenda in order."),
            ("Agenda", "Topics", "Programme", "de:Tagesordnung", "fr:Ordre du jour", "On the table"),
            ("{topic} ({speaker}, {minutes} min)", "{at} {topic}, {speaker}", "{topic} - {speaker}", "{speaker}: {topic} ({minutes} minutes)", "{at}: {topic}", "{topic}, {minutes} min")),
        _date_f("rsvp", "rsvp date", "reply by", "answer until", labels=("RSVP", "Reply by", "de:Rückmeldung bis"), descs=("until when to answer", "Deadline for replies.", "By which date should one accept?")),
        F("company", ("company", "organisation", "firm"), ("Company", "de:Firma"), ("company of the organiser", "Which organisation is it?", "firm of the host")),
    ),
    make=_make_meeting,
    prose=_mix(
        41, 110,
        ("Subject: <Invitation|Meeting|>: {subject}\nFrom: {organiser.name} <{organiser.email}>\nTo: {attendees}", "To: {attendees}\nFrom: {organiser.name}\nSubject: {subject}", "<Invitation|INVITATION>\n{subject}", "{subject}", ""),
        ("<Hi all|Dear all|Hello everybody|Dear colleagues|Team|Folks>,", "", "Hello {attendees},"),
        ("<I would like to invite you to|You are invited to|Please join us for|Please block your calendar for> {subject} on {date} <at|from> {start}.", "{subject} will take place on {date}, {start} <to|-|until> {end}[[, {place}]].",
         "<Let us|Let's> <meet|get together> on {date} at {start}[[ in {place}]].", "When: {date}, {start} - {end}[[\nWhere: {place}]]", "Our next {subject} is on {date}. We start at {start} <sharp|> and finish by {end}."),
        ("{online}[[: {link}]].", "{online}.", "", ""),
        [
            ("<Agenda|Topics|We will talk about|On the agenda>:\n{agenda}", "<The points are|Programme>: {agenda}", "", ""),
            ("<Also invited|Participants|With>: {attendees}.", "", ""),
            ("{chatter}", "Please let me know by {rsvp} whether you can come.", "It will take {duration} minutes <at most|or so>.", ""),
        ],
        ("<Best|Regards|Thanks|See you there|Best regards>,\n{organiser.name}", "{organiser.name}\n{organiser.email}", "", "{organiser.name}, {company}"),
        seps=("\n\n", "\n", " "),
    ),
)

VERBS_OBJECTS = (
    ("send", ("the contract to {0}", "the slides to everyone", "a reminder to late payers", "samples to {0}", "the invitation")),
    ("prepare", ("the quarterly report", "a cost estimate", "the training room", "a list of open points", "the demo for {0}")),
    ("call", ("{0}", "the landlord", "the insurance", "the printer", "three suppliers")),
    ("order", ("new chairs", "spare parts", "a second monitor", "toner", "first-aid kits")),
    ("update", ("the risk list", "the website", "the price list", "the emergency contacts", "the handbook")),
    ("check", ("the lease", "the backup", "the fire extinguishers", "whether the grant covers it", "last year's figures")),
    ("book", ("a room for the workshop", "flights to {1}", "the caterer", "a photographer", "the stand in {1}")),
    ("write", ("the minutes", "a press release", "the job advertisement", "a test plan", "a short guide for new staff")),
    ("ask", ("{0} for an offer", "legal about the clause", "the council for a permit", "the team for volunteers", "IT about the old server")),
    ("review", ("the draft", "all open tickets", "the access rights", "the design", "the budget line for travel")),
    ("find", ("a new venue", "a replacement for the van", "two more volunteers", "a date in May", "out who has the keys")),
    ("move", ("the archive to the basement", "the launch by a week", "the data to the new system", "the plants")),
    ("finish", ("the mock-ups", "the inventory", "the translation", "the stability tests", "the floor plan")),
)
DECISIONS = (
    "the budget is <approved|frozen|cut by 10 percent>", "the contract with {0} will <be extended|not be renewed>", "we <hire|look for> a second developer", "the launch moves to {2}",
    "the office stays <open|closed> on bridge days", "membership fees remain unchanged", "the old server is switched off in {2}", "the roof will be repaired <before winter|this year>",
    "from {2} on, meetings are held every two weeks", "{0} becomes the preferred supplier", "no new features until the release", "travel needs approval from now on", "the logo is changed",
    "the summer party takes place in {1}", "everyone gets a second screen", "the pilot is extended by <one|two|three> months", "the price goes up by <3|5|8> percent", "the post is advertised internally first",
    "we drop the paper version", "the complaint is rejected", "the committee recommends the second offer", "the playground is closed for repairs", "home office is limited to two days",
)


def _task(rng: Random) -> str:
    verb, objects = rng.choice(VERBS_OBJECTS)
    return f"{verb} {rng.choice(objects)}".format(values.company(rng), values.city(rng))


def _decision(rng: Random) -> str:
    return _say(rng, DECISIONS).format(values.company(rng), values.city(rng), rng.choice(MONTHS))


ACTION_DONE: Phrases = {
    "open": ("open", "to do", "not started", "new", "offen"),
    "in progress": ("in progress", "ongoing", "started", "half done", "läuft"),
    "done": ("done", "completed", "finished", "closed", "erledigt"),
}


def _make_minutes(rng: Random) -> dict[str, Any]:
    names = _people(rng, rng.randint(3, 8))
    day = _day(rng, 2016, 2026)
    style = values.date_style(rng)
    clock = _clock_style(rng)
    start = rng.randint(8 * 4, 19 * 4) * 15
    absent = _people(rng, rng.randint(0, 2))
    return {
        "title": V(_meeting_name(rng)), "date": values.show_date(rng, day, style), "start": _clock(rng, start, clock),
        "end": _clock(rng, start + rng.randint(2, 12) * 15, clock), "place": V(_room(rng)), "chair": V(names[0]), "secretary": V(names[1]),
        "attendees": [V(name) for name in names], "absent": [V(name) for name in absent if name not in names],
        "decisions": [V(_decision(rng)) for _ in range(rng.randint(1, 4))],
        "actions": [{"task": V(_task(rng)), "owner": V(rng.choice(names)), "due": values.show_date(rng, _days(rng, day, 3, 60), style),
                     "status": _evidence(rng, ACTION_DONE)} for _ in range(rng.randint(1, 5))],
        "next": values.show_date(rng, _days(rng, day, 7, 60), style),
        "topics": [V(topic) for topic in {_topic(rng): None for _ in range(rng.randint(1, 5))}],
    }


MINUTES = Kind(
    name="meeting_minutes",
    titles=("Minutes", "Meeting minutes", "Protocol", "Notes of the meeting", "Protokoll", "Compte rendu", "Meeting notes"),
    fields=(
        F("title", ("meeting", "title", "name of the meeting", "subject"), ("Meeting", "Subject", "de:Sitzung", "Title"), ("which meeting it was", "Name of the meeting.", "What are these the minutes of?")),
        _date_f("date", "date", "meeting date", "held on", "day", descs=("day of the meeting", "When was it held?", "Date.")),
        F("start", ("start time", "began at", "opened", "start"), ("Start", "Opened at", "de:Beginn"), ("when it began", "Opening time.", "At what time did it start?"), type="time"),
        F("end", ("end time", "closed at", "finished", "end"), ("End", "Closed at", "de:Ende"), ("when it ended", "Closing time.", "At what time was it over?"), type="time"),
        F("place", ("place", "location", "room", "venue"), ("Place", "Location", "de:Ort", "Room"), ("where it was held", "Room.", "Where did people meet?")),
        F("chair", ("chair", "chaired by", "moderator", "led by"), ("Chair", "Moderator", "de:Leitung", "Led by"), ("who led the meeting", "Name of the chair.", "Who presided?")),
        F("secretary", ("secretary", "minutes by", "note taker", "recorded by"), ("Minutes", "Secretary", "de:Protokollführer", "Note-taker"), ("who wrote the minutes", "Name of the note taker.", "Who kept the record?")),
        Items("attendees", ("attendees", "present", "participants", "people present"), (F("person", ("person", "name"), ("Name",)),), ("who was there", "Everyone present.", "Names of the participants."),
              ("Present", "Attendees", "Participants", "de:Anwesend", "fr:Présents"), ("{person}",), scalar=True),
        Items("absent", ("absent", "apologies", "excused", "not present"), (F("person", ("person", "name"), ("Name",)),), ("who was missing", "People who sent apologies.", "Who was excused?"),
              ("Apologies", "Absent", "de:Entschuldigt", "Excused"), ("{person}",), scalar=True),
        Items("decisions", ("decisions", "resolutions", "decided", "outcomes"), (F("decision", ("decision", "resolution"), ("Decision",)),), ("what was decided", "Decisions taken in the meeting.", "List of resolutions, as written."),
              ("Decisions", "Resolutions", "Decided", "de:Beschlüsse", "Outcomes"), ("{decision}",), scalar=True),
        Items("actions", ("action items", "actions", "tasks", "to dos", "follow ups"), (
            F("task", ("task", "action", "what", "to do"), ("Task", "Action", "What", "de:Aufgabe"), ("what has to be done", "The task.", "action agreed")),
            F("owner", ("owner", "responsible", "who", "assignee"), ("Owner", "Who", "Responsible", "de:Wer"), ("who does it", "Person responsible.", "assigned to")),
            F("due", ("due date", "due", "deadline", "by when"), ("Due", "By", "Deadline", "de:Bis"), ("when it has to be done", "Deadline of the task.", "due on"), type="date"),
            F("status", ("status", "state", "progress"), ("Status", "State"), ("how far it is", "State of the task.", "progress"), type="enum", options=("open", "in progress", "done")),
        ), ("tasks agreed on", "Who does what until when?", "Follow-up actions."),
            ("Action items", "Actions", "To do", "Tasks", "de:Aufgaben", "Next steps"),
            ("{owner} will {task} by {due}", "{task} - {owner}, {due}", "{owner}: {task} (due {due})", "[{status}] {task} ({owner})", "{due}: {owner} to {task}", "{owner} was asked to {task}", "{task} | {owner} | {due} | {status}")),
        _date_f("next", "next meeting", "next date", "follow up meeting", labels=("Next meeting", "Next date", "de:Nächster Termin"), descs=("date of the next meeting", "When do they meet again?", "Following meeting.")),
        Items("topics", ("topics", "subjects discussed", "points", "agenda"), (F("topic", ("topic", "subject"), ("Topic",)),), ("what was discussed", "Topics of the meeting.", "Which points came up?"),
              ("Topics", "Agenda", "Discussed", "de:Themen", "fr:Ordre du jour"), ("{topic}",), scalar=True),
    ),
    make=_make_minutes,
    prose=_mix(
        42, 110,
        ("<MINUTES|Minutes|Notes|Protocol>: {title}\n{date}, {place}", "{title}, {date}", "Minutes of {title} held on {date} <in|at> {place}", "<Summary of our meeting|What we agreed> on {date}", "{title}\n{place} | {date} | {start} - {end}"),
        ("Present: {attendees}[[\nApologies: {absent}]]", "<In attendance|Participants|Attendees>: {attendees}.", "{chair} <welcomed everybody|opened the meeting> at {start}.", "Chair: {chair}. <Minutes|Notes>: {secretary}.", ""),
        ("<Topics|Points discussed>\n{topics}\n{chatter}", "<First|To begin with>, {topics} <was on the list|came up>. {chatter}", "{topics}", "", ""),
        [
            ("<Decisions|Resolved|It was decided>:\n{decisions}", "<We decided|The group agreed|Resolution>: {decisions}.", "", ""),
            ("<Action items|To do|Actions|Next steps>:\n{actions}", "{actions}.", "<Tasks|Who does what>: {actions}", ""),
        ],
        ("The meeting <closed|ended> at {end}. Next meeting: {next}.", "<We meet again on|Next date:> {next}.", "Minutes taken by {secretary}", "", "End: {end}"),
        seps=("\n\n", "\n", " "),
    ),
)

# --- e-mail thread --------------------------------------------------------------------------------------------------

THREAD_STATES: Phrases = {
    True: ("<Yes|Sure|Fine by me>, <go ahead|let us do it>", "Approved", "You have my <OK|blessing|go>", "Agreed, please proceed", "Looks good, sign it"),
    False: ("<Sorry|I'm afraid>, we <can't|cannot> do that", "Not approved", "No, let us wait", "I would rather not", "Please hold off, this is too expensive", "I have to decline"),
}


def _make_thread(rng: Random) -> dict[str, Any]:
    company = values.company(rng)
    first, second, third = _people(rng, 3)
    day = _day(rng, 2016, 2026)
    style = values.date_style(rng)
    money = values.money_style(rng)
    amount = rng.randrange(200, 90000)
    return {
        "subject": V(rng.choice((_topic(rng), "Offer from " + values.company(rng), f"{_topic(rng)} - next steps", "Quick question", "Purchase of " + values.product(rng))).capitalize()),
        "sender": V(first), "sender_email": V(values.email_for(rng, first, company)), "recipient": V(second), "recipient_email": V(values.email_for(rng, second, company)),
        "cc": V(third), "date": values.show_date(rng, day, style), "reply_date": values.show_date(rng, _days(rng, day, 0, 5), style),
        "time": values.time_of_day(rng), "reply_time": values.time_of_day(rng),
        "task": V(_task(rng)), "deadline": values.show_date(rng, _days(rng, day, 6, 60), style), "supplier": V(values.company(rng)), "amount": values.show_money(rng, amount, money),
        "old_amount": values.show_money(rng, amount * rng.choice((0.8, 0.9, 1.15, 1.3)), money), "approved": _evidence(rng, THREAD_STATES),
        "attachment": V(rng.choice(("offer", "draft", "scan", "plan", "minutes", "contract", "budget", "photos")) + rng.choice(("_v2", "_final", "-2026", "", "_signed")) + rng.choice((".pdf", ".docx", ".xlsx", ".zip"))),

    }


THREAD = Kind(
    name="email_thread",
    titles=("E-mail thread", "Mail conversation", "Internal mail", "E-mail", "Correspondence", "Message"),
    fields=(
        F("subject", ("subject", "subject line", "topic", "regarding"), ("Subject", "Re", "de:Betreff", "fr:Objet"), ("subject of the thread", "What is the mail about?", "Subject line without Re:.")),
        F("sender", ("sender", "from", "author", "first writer"), ("From", "de:Von", "fr:De", "Sender"), ("who wrote the first mail", "Who started the thread?", "Name of the person asking.")),
        F("sender_email", ("sender email", "from address", "email of sender"), ("Reply-To", "From (e-mail)"), ("address of the first writer", "Mail address of the sender.", "from which address was it sent?")),
        F("recipient", ("recipient", "to", "addressee", "replier"), ("To", "de:An", "fr:À"), ("who was written to and answers", "Recipient of the first mail.", "To whom is it addressed?")),
        F("cc", ("cc", "copied", "in copy", "also sent to"), ("Cc", "Copy", "de:Kopie"), ("who is in copy", "Person copied.", "cc recipient")),
        _date_f("date", "date", "sent", "date sent", labels=("Date", "Sent", "de:Gesendet"), descs=("when the first mail was sent", "Date of the request.", "sent on")),
        F("task", ("request", "task", "what is asked", "action requested"), ("Request", "To do"), ("what the recipient is asked to do", "The task in the mail.", "What should be done?")),
        _date_f("deadline", "deadline", "due date", "needed by", labels=("Deadline", "Needed by", "Due"), descs=("until when it is needed", "Deadline of the request.", "by when?")),
        F("supplier", ("supplier", "vendor", "other company", "bidder"), ("Supplier", "Vendor"), ("company whose offer is discussed", "Name of the supplier.", "Which vendor?")),
        F("amount", ("amount", "price", "offer amount", "cost"), ("Amount", "Price", "Total"), ("price under discussion, the new one", "How much would it cost?", "Amount of the current offer"), type="number"),
        F("approved", ("approved", "was approved", "go ahead", "accepted"), (), ("whether the request was approved", "Did the second person agree?", "true when accepted, false when refused"), type="boolean"),
        F("attachment", ("attachment", "attached file", "file", "file name"), ("Attachment", "Attachments", "de:Anlage"), ("name of the attached file", "Which file is attached?", "file name")),
        _date_f("reply_date", "reply date", "answered on", "date of answer", labels=("Answered", "Reply date"), descs=("when the answer was sent", "Date of the reply.", "answered on")),
        F("time", ("time sent", "time", "sent at"), ("Time", "Sent at"), ("time of the first mail", "At what time was it sent?", "clock time of the request"), type="time"),
        F("reply_time", ("reply time", "answered at", "time of answer"), ("Answered at",), ("time of the answer", "At what time did the reply come?", "clock time of the reply"), type="time"),
        F("old_amount", ("previous amount", "old price", "former offer", "earlier price"), ("Previously", "Old price"), ("the price before", "What was the earlier amount?", "former price, number only"), type="number"),
    ),
    make=_make_thread,
    prose=_mix(
        43, 100,
        ("From: {recipient}\nTo: {sender}\nDate: {reply_date}\nSubject: RE: {subject}\n\n{approved}. {chatter}\n\n<Best|Thanks|Cheers|BR|Regards|VG|Cordialement>, {recipient}\n\n<-----Original Message-----|--- Forwarded ---|________________>\nFrom: {sender} <{sender_email}>\nSent: {date}\nTo: {recipient}",
         "Subject: {subject}\n\nOn {date}, {sender} wrote:", "From: {sender}\nTo: {recipient}\nCc: {cc}\nSent: {date} {time}\nSubject: <|FW: |Fwd: >{subject}", "{sender} to {recipient}, {date}:", "{date} {time}  {sender}:"),
        ("<Hi|Hello|Dear> {recipient},", "{recipient},", "Hi,", ""),
        ("<could you please|can you|would you> {task} <by|until|before> {deadline}?", "please {task}. {chatter}", "one more thing: we need to {task}, <latest|no later than> {deadline}.", "<I was wondering if you could|it would be great if you could> {task} <by|before> {deadline}."),
        ("{supplier} <offered|quoted|wants> {amount} now, <down from|instead of> {old_amount}.", "The <offer|quote> from {supplier} is {amount}.", "Attached is {attachment}: {amount} from {supplier}.", "See {attachment}.", "", "The price would be {amount}, {supplier} says."),
        ("{chatter}", "I put {cc} in copy.", "", ""),
        ("<Best|Thanks|Cheers|BR|Regards|VG|Cordialement>\n{sender}", "<Best|Thanks|Cheers|BR|Regards|VG|Cordialement>, {sender}\n{sender_email}", "{sender}"),
        ("> {recipient} replied {reply_date} {reply_time}:\n> {approved}.", "<{recipient}: |Answer from {recipient}: >{approved}!", "On {reply_date} {recipient} answered: {approved}.", "", ""),
        seps=("\n\n", "\n"),
    ),
    layouts=("prose", "prose", "prose", "mixed", "kv"),
)

# --- incident / police report ---------------------------------------------------------------------------------------

INCIDENTS: Phrases = {
    "traffic accident": ("<two cars|a van and a bicycle|a lorry and a car> collided <at the junction|at low speed|at the traffic lights>", "the driver <failed to give way|skidded on the wet road> and hit a <parked car|lamp post>",
                         "a <cyclist|pedestrian> was struck by a <car|delivery van>", "a car left the road and <overturned|came to rest in a ditch>", "rear-end crash in slow traffic"),
    "burglary": ("unknown persons <forced|pried open> the <back door|cellar window> and searched the rooms", "the <lock|patio door> had been drilled open while the owners were away", "a ground-floor window was smashed and <jewellery|electronics|cash> taken from the flat"),
    "theft": ("a <bicycle|handbag|mobile phone|wallet> was taken <from the luggage rack|from an unlocked car|in the crowd>", "a pickpocket removed the purse unnoticed", "goods were <carried out of|taken from> the shop without payment",
              "the owner returned to find the bicycle lock cut"),
    "assault": ("an argument <escalated|got out of hand> and one man <punched|kicked> the other", "the <guest|passenger> was hit in the face", "a <bouncer|bus driver> was attacked with a bottle"),
    "fraud": ("a caller <posed as a bank employee|claimed to be a grandson> and obtained the <card details|savings>", "fake tickets were sold <online|at the entrance>", "the victim transferred money for a flat that did not exist"),
    "vandalism": ("the <facade|bus shelter|school wall> was <sprayed with graffiti|daubed with paint>", "<several car mirrors|tyres of six cars> were <broken off|slashed> overnight", "benches in the park were torn out"),
    "fire": ("a <kitchen|dustbin|garden shed> caught fire", "smoke was seen coming from the <attic|engine bay>", "flames spread from a <candle|battery charger> to the curtains"),
    "noise complaint": ("loud music <was heard|went on> until late", "neighbours complained about a <party|barking dog>", "a car alarm kept the street awake"),
    "missing person": ("an elderly resident <did not return from|went missing on> a walk", "a teenager had not come home <from school|after a party>", "the patient left the ward and could not be found"),
    "workplace accident": ("a worker <slipped on|fell from> <a ladder|the scaffold|wet tiles>", "an employee caught a hand in the <press|conveyor>", "a forklift tipped over in the yard"),
}
INJURIES: Phrases = {
    True: ("<One person was|Two people were> injured", "The <driver|victim|worker> was taken to hospital", "A <rib fracture|concussion|cut on the forehead> was treated by paramedics", "An ambulance attended and <one|two> patients were carried away",
           "The <rider|woman|man> complained of <neck|back> pain and saw a doctor"),
    False: ("No one was <hurt|injured>", "There were no injuries", "Everybody <walked away|got away> unharmed", "Medical help was not <needed|required>", "Persons: uninjured", "It remained at material damage"),
}
SEVERITY: Phrases = {
    "minor": ("a trifle", "minor matter", "of little consequence", "low level", "no follow-up needed", "slight"),
    "moderate": ("moderate", "of medium weight", "a routine case", "to be followed up locally", "noticeable, but under control"),
    "serious": ("serious", "a grave offence", "considerable harm done", "criminal investigation department informed", "major"),
    "critical": ("life-threatening", "critical", "the most severe category", "public prosecutor called at once", "extreme, special unit deployed"),
}
ROLES = ("driver", "witness", "victim", "suspect", "passenger", "caller", "owner of the vehicle", "neighbour", "shop assistant", "passer-by", "security guard", "cyclist", "pedestrian", "tenant", "foreman", "paramedic")
VEHICLES = ("VW Golf", "Ford Transit", "Toyota Yaris", "Renault Clio", "Skoda Octavia", "BMW 320d", "Fiat Panda", "Mercedes Sprinter", "Honda Civic", "Tesla Model 3", "Opel Astra", "Volvo XC60", "Peugeot 208", "Dacia Duster",
            "Yamaha MT-07", "MAN TGX lorry", "Nissan Leaf", "Seat Ibiza", "Kia Ceed", "Ford F-150", "Chevrolet Malibu", "Hyundai i20", "Audi A4 Avant", "e-bike (Cube)")
CAR_COLOURS = ("black", "white", "silver", "grey", "blue", "dark red", "green", "yellow", "beige", "orange")
RANKS = ("PC", "Sgt.", "Officer", "Inspector", "Constable", "Det.", "Deputy", "POM", "PHK", "Brigadier", "Ofc.", "Lieutenant")
STEPS = (
    "the scene was photographed", "traffic was diverted for an hour", "statements were taken", "a breath test was carried out", "the fire brigade was called", "fingerprints were secured", "the area was searched with a dog",
    "the road was cleaned by the maintenance team", "video footage was requested from the shop", "a report was filed", "the vehicle was towed", "the parties exchanged details", "the suspect was released after questioning",
    "the premises were sealed", "next of kin were informed", "a fine was issued", "the machine was shut down", "the insurance companies were informed", "a patrol remained on site", "the lock was replaced",
)


def _plate(rng: Random) -> str:
    return values.fill_pattern(rng, rng.choice(("@@ @@ ###", "@-@@ ####", "@@## @@@", "@@@-####", "#@@@###", "@@-###-@@", "#### @@@", "@ ####@")))


def _make_police(rng: Random) -> dict[str, Any]:
    day = _day(rng, 2012, 2026)
    style = values.date_style(rng)
    minutes = rng.randint(0, 1439)
    clock = _clock_style(rng)
    count = rng.randint(2, 6)
    names = _people(rng, count + 2)
    kind = rng.choice(list(INCIDENTS))
    persons = [{"name": V(name), "role": V(rng.choice(ROLES)), "age": _count(rng, rng.randint(16, 88), 0)} for name in names[: rng.randint(1, count)]]
    officer = names[-1]
    car = kind in ("traffic accident", "theft", "vandalism") and rng.random() < 0.8
    damaged = kind not in ("noise complaint", "missing person", "assault")
    return {
        "number": V(values.ident(rng, ("CR", "INC", "R", "VG", "PD", "Az"))), "kind": _evidence(rng, INCIDENTS, kind),
        "date": values.show_date(rng, day, style), "time": _clock(rng, minutes, clock), "reported": _clock(rng, minutes + rng.randint(5, 90), clock),
        "place": V(values.street(rng)), "city": V(values.city(rng)), "officer": V(officer if rng.random() < 0.3 else f"{rng.choice(RANKS)} {officer.split('. ')[-1]}"),
        "badge": V(str(rng.randint(100, 99999))), "persons": persons, "injuries": _evidence(rng, INJURIES),
        "damage": values.money(rng, 50, 40000) if damaged else None, "severity": _evidence(rng, SEVERITY), "witnesses": [V(name) for name in _people(rng, rng.randint(0, 3))],
        "vehicle": {"model": V(rng.choice(VEHICLES)), "plate": V(_plate(rng)), "colour": V(rng.choice(CAR_COLOURS))} if car else None,
        "actions": V((lambda s: s[0].upper() + s[1:])("; ".join(rng.sample(STEPS, rng.randint(1, 3))))), "station": V(values.city(rng)),
        "filed": values.show_date(rng, _days(rng, day, 0, 3), style), "weather": V(rng.choice(("dry", "raining", "icy", "foggy", "clear", "dusk"))),
    }


POLICE = Kind(
    name="incident_report",
    titles=("Incident report", "Police report", "Accident report", "Occurrence log", "Polizeibericht", "Report of an incident", "Security report"),
    fields=(
        F("number", ("report number", "case number", "file reference", "incident id"), ("Report no.", "Case no.", "File", "de:Aktenzeichen", "fr:N° de dossier"), ("number of the report", "Which file is it?", "Case reference.")),
        F("kind", ("incident type", "type of incident", "offence", "category", "what happened"), (), ("kind of incident", "What sort of event is described?", "Classify the event.", "offence or occurrence"), type="enum", options=tuple(INCIDENTS)),
        _date_f("date", "date", "incident date", "date of occurrence", "happened on", descs=("when it happened", "Date of the incident, not of the report.", "Which day was it?")),
        F("time", ("time", "time of incident", "happened at", "hour"), ("Time", "Time of incident", "de:Uhrzeit", "At"), ("clock time of the incident", "At what time did it happen?", "Time of the event itself."), type="time"),
        F("place", ("place", "street", "scene", "where"), ("Place", "Location", "Scene", "de:Tatort", "fr:Lieu"), ("street where it happened", "Where did it take place?", "Scene of the incident.")),
        F("city", ("city", "town", "municipality"), ("City", "Town", "de:Ort"), ("town of the incident", "In which city?", "municipality")),
        F("officer", ("reporting officer", "officer", "recorded by", "author"), ("Reporting officer", "Officer", "Recorded by", "de:Aufgenommen von"), ("who wrote the report", "Officer in charge.", "Which officer recorded it?")),
        F("badge", ("badge number", "officer number", "service number"), ("Badge", "Badge no.", "Service no."), ("badge number of the officer", "Officer's number.", "service number")),
        Items("persons", ("persons involved", "people", "parties", "persons"), (
            F("name", ("name", "person", "full name"), ("Name", "Person"), ("name of the person", "Who?", "full name")),
            F("role", ("role", "involved as", "capacity", "function"), ("Role", "Involved as", "de:Rolle"), ("part the person played", "As what was the person involved?", "role in the incident")),
            F("age", ("age", "years old", "age in years"), ("Age", "de:Alter"), ("age of the person", "How old?", "age in years"), type="integer"),
        ), ("everybody involved", "Who took part and how?", "Parties of the incident."), ("Persons involved", "Parties", "People", "de:Beteiligte", "Involved"),
            ("{name} ({role}, {age})", "{role}: {name}", "{name}, {age}, {role}", "{name} - {role}", "{role} {name}, aged {age}", "{name} was the {role}")),
        F("injuries", ("injuries", "anyone hurt", "personal injury", "people injured"), (), ("whether somebody was injured", "Was anyone hurt?", "true if there were injuries, false if denied"), type="boolean"),
        F("damage", ("damage estimate", "damage", "estimated loss", "property damage"), ("Estimated damage", "Damage", "Loss", "de:Schaden"), ("estimated material damage", "How high is the damage?", "Loss as a number"), type="number"),
        F("severity", ("severity", "seriousness", "gravity", "level"), ("Severity", "Assessment", "Level", "de:Einstufung"), ("how serious it is", "Seriousness on the scale given.", "How grave was the incident?"), type="enum", options=tuple(SEVERITY), ordinal=True),
        Items("witnesses", ("witnesses", "people who saw it", "eyewitnesses"), (F("person", ("person", "name"), ("Name",)),), ("names of witnesses", "Who saw it?", "Witnesses, one each."), ("Witnesses", "Witness statements by", "de:Zeugen"), ("{person}",), scalar=True),
        Group("vehicle", ("vehicle", "car", "automobile"), (
            F("model", ("model", "make and model", "type"), ("Vehicle", "Make/model", "de:Fahrzeug"), ("make and model", "Which car?", "type of vehicle")),
            F("plate", ("plate", "registration", "licence plate", "number plate"), ("Reg. no.", "Plate", "de:Kennzeichen", "fr:Immatriculation"), ("number plate", "Registration of the vehicle.", "licence number")),
            F("colour", ("colour", "color", "paint"), ("Colour", "Color", "de:Farbe"), ("colour of the vehicle", "Which colour?", "paint")),
        ), ("vehicle concerned", "Which vehicle was involved?", "car data")),
        F("actions", ("actions taken", "measures", "summary of actions", "police response"), ("Actions taken", "Measures", "de:Maßnahmen", "Response"), ("what was done afterwards", "Measures, as written.", "Which steps were taken?")),
        F("reported", ("reported at", "time of call", "informed at", "call received"), ("Call received", "Reported at"), ("when the police were informed", "At what time did the call come in?", "Time of the report, not of the incident."), type="time"),
        F("station", ("station", "police station", "office", "unit"), ("de:Station", "Precinct", "de:Dienststelle"), ("station that wrote the report", "Which station?", "office in charge")),
        _date_f("filed", "filed on", "report date", "recorded on", "date of report", labels=("Filed", "Report date", "de:Erstellt am"), descs=("when the report was written", "Date of the report, not of the incident.", "recorded on")),
        F("weather", ("weather", "conditions", "road conditions"), ("Weather", "Conditions", "de:Witterung"), ("weather at the scene", "What were the conditions?", "weather")),
    ),
    make=_make_police,
    prose=_mix(
        51, 130,
        ("<REPORT|Incident report|Occurrence> {number}\nStation {station}, {filed}", "Police {station} / {number}", "{city}, {date}.", "Press release {station} police - {filed}", "Incident log entry {number}", "", "{officer}, badge {badge}"),
        ("On {date} <at about|around|at> {time}, in {place}, {city}: {kind}.", "<The control room|Dispatch> was informed at {reported} on {date}. <According to the caller|On arrival it was found that>, {kind}. Place: {place}.",
         "What happened: {kind} ({place}, {date}, {time}).", "<It was|At> {time} on {date} when {kind}, {place}, {city}.", "<Facts|Course of events>: {kind}. Scene: {place} in {city}, {time}."),
        [
            ("{injuries}.", "{injuries}. <Damage|Loss> was <put at|estimated at> around [[{damage}]].", "", "{injuries}[[; damage amounts to {damage}]]."),
            ("<Persons involved|Parties|Involved>: {persons}.", "<Involved|People>:\n{persons}", "{persons}.", ""),
            ("[[<Witnesses|Statements were given by>: {witnesses}.]]", "", ""),
            ("[[Vehicle: {vehicle.colour} {vehicle.model}, {vehicle.plate}.]]", "[[A {vehicle.colour} {vehicle.model} ({vehicle.plate}) was involved.]]", "[[The car, a {vehicle.model}, carries the plate {vehicle.plate}.]]", ""),
            ("<Classification|Assessment>: {severity}.", "The matter was rated: {severity}.", "", ""),
        ],
        ("<Measures|Follow-up>: {actions}.", "{actions}. It was {weather}.", "{actions}.", ""),
        ("<Reported by|Signed|Recorded by> {officer} ({badge})", "{officer}", "<Inquiries to|Further information:> {officer}.", "", "{chatter}"),
        seps=("\n\n", " ", "\n"),
    ),
)

# --- IT post-mortem -------------------------------------------------------------------------------------------------

SERVICES = ("checkout API", "login service", "payment gateway", "search cluster", "mail relay", "image CDN", "booking engine", "customer portal", "billing jobs", "main database", "message queue", "mobile back end", "DNS",
            "reporting warehouse", "VPN gateway", "chat service", "object storage", "notification service", "Kubernetes control plane", "public website", "partner API", "telephony", "file sync", "map tiles")
CAUSES: Phrases = {
    "configuration error": ("a <wrong|mistyped> value in the <load balancer|firewall> settings", "an expired <feature flag|allow list> entry", "the time-out had been set to <zero|3 ms>", "someone edited the production settings by hand"),
    "software bug": ("a <race condition|memory leak|null pointer> in release 4.{0}", "an off-by-one mistake in the pagination", "a query without an index introduced by the new feature", "the parser choked on an empty file"),
    "hardware failure": ("a <disk|power supply|network card> that died", "two broken fans in rack {0}", "a faulty memory module", "the UPS did not hold"),
    "capacity": ("<traffic|load> four times above forecast", "the disk filled up with logs", "connection pools running dry under the sale traffic", "too few <workers|nodes> for the Monday peak"),
    "third-party outage": ("our <cloud|payment|SMS> provider went down", "an upstream carrier lost a fibre", "the <identity|mail> vendor had an outage of its own"),
    "human error": ("an engineer <deleted the wrong volume|ran the script on production>", "the wrong cable was pulled during maintenance", "a colleague revoked the certificate by mistake"),
    "security attack": ("a <flood of bogus requests|DDoS> from a botnet", "a stolen <token|password> used from abroad", "ransomware on a jump host", "credential stuffing against the login page"),
    "expired certificate": ("the TLS certificate had run out at midnight", "nobody had renewed the signing certificate", "a certificate past its end date"),
}
SEV: Phrases = {
    "sev4": ("SEV4", "hardly noticeable", "cosmetic impact", "S4 - negligible"),
    "sev3": ("SEV3", "minor, a few users noticed", "S3", "degraded, with a workaround"),
    "sev2": ("SEV2", "major, many customers affected", "S2", "partial outage"),
    "sev1": ("SEV1", "S1 - everything down", "total outage", "the highest level, all hands"),
}
LOSS: Phrases = {
    True: ("Some <data|orders|messages> could not be <recovered|restored>", "We lost about <ten|forty> minutes of writes", "Data written in that window is gone", "A number of uploads were lost for good"),
    False: ("No data was lost", "All records could be restored from the <backup|log>", "Data stayed intact throughout", "Integrity checks found nothing missing"),
}


def _make_postmortem(rng: Random) -> dict[str, Any]:
    day = _day(rng, 2017, 2026)
    style, clock = values.date_style(rng), rng.choice(("24", "24", "12", "24h"))
    start = rng.randint(0, 1200)
    detect = start + rng.randint(1, 40)
    end = detect + rng.randint(5, 190)
    names = _people(rng, 4)
    cause = rng.choice(list(CAUSES))
    cause_v = _evidence(rng, CAUSES, cause)
    cause_v = replace(cause_v, text=cause_v.text.format(rng.randint(1, 40)))
    return {
        "id": V(values.ident(rng, ("INC", "PM", "OUT", "IR"))), "service": V(rng.choice(SERVICES)), "date": values.show_date(rng, day, style),
        "start": _clock(rng, start, clock), "detected": _clock(rng, detect, clock), "end": _clock(rng, end, clock), "duration": V(str(end - start), end - start),
        "cause": cause_v, "severity": _evidence(rng, SEV), "loss": _evidence(rng, LOSS), "users": _count(rng, rng.choice((rng.randint(20, 999), rng.randint(1000, 90000))), 0),
        "commander": V(names[0]), "author": V(names[1]), "actions": [{"task": V(rng.choice(FIXES)), "owner": V(rng.choice(names)), "due": values.show_date(rng, _days(rng, day, 5, 60), style)} for _ in range(rng.randint(1, 4))],
        "timeline": [{"at": _clock(rng, minute, clock), "event": V(rng.choice(EVENTS))} for minute in sorted(rng.sample(range(start, end + 1), 4))],
        "company": V(values.company(rng)), "errors": values.percent(rng, 1, 99),
    }


FIXES = ("add an alert on disk usage", "automate certificate renewal", "write a runbook", "require two reviews for firewall changes", "raise the connection limit", "add a regression test", "replace the switch", "rehearse the fail-over",
         "split the batch job", "rate-limit anonymous calls", "document the restore procedure", "remove the old feature flag", "train the on-call team", "move backups off site", "shorten the DNS TTL", "add a canary stage",
         "block direct access to production", "tune the garbage collector", "review all time-outs", "enable multi-factor login")
EVENTS = ("first alert fires", "on-call acknowledges", "rollback started", "traffic moved to the second region", "customers report errors on social media", "status page updated", "error rate back to normal", "vendor opens a ticket",
          "database restarted", "cache warmed up again", "incident channel opened", "fix deployed", "load drops", "monitoring goes green", "second spike of errors", "management informed")

POSTMORTEM = Kind(
    name="it_postmortem",
    titles=("Post-mortem", "Incident review", "IT incident report", "Outage report", "Root cause analysis", "Service disruption report"),
    fields=(
        F("id", ("incident id", "incident number", "reference", "outage id"), ("Incident", "ID", "Reference", "Incident no."), ("number of the incident", "Which incident?", "Identifier.")),
        F("service", ("affected service", "service", "system", "component"), ("Service", "Affected service", "System", "Component"), ("service that failed", "What was down?", "Name of the system concerned.")),
        _date_f("date", "date", "incident date", "day of outage", descs=("day of the outage", "When was it?", "Date of the incident.")),
        F("start", ("start time", "began", "impact start", "outage start"), ("Start", "Impact start", "Began"), ("when the impact began", "First failure at.", "Start of the disruption"), type="time"),
        F("detected", ("detected at", "noticed at", "detection time"), ("Detected", "Noticed"), ("when it was noticed", "Time of detection.", "When did the team become aware?"), type="time"),
        F("end", ("end time", "resolved at", "recovered", "impact end"), ("End", "Resolved", "Recovered"), ("when service was back", "Time of recovery.", "End of the disruption"), type="time"),
        F("duration", ("duration minutes", "downtime", "minutes down", "length"), ("Duration (min)", "Downtime in minutes"), ("length in minutes", "How many minutes did it last?", "Downtime, whole minutes"), type="integer"),
        F("cause", ("root cause", "cause category", "cause type", "reason"), (), ("kind of root cause", "Why did it happen? Choose a category.", "Classify the cause."), type="enum", options=tuple(CAUSES)),
        F("severity", ("severity", "level", "impact level", "sev"), ("Severity", "Level", "Impact"), ("severity; sev1 is worst", "How bad was it?", "Severity level."), type="enum", options=tuple(SEV), ordinal=True),
        F("loss", ("data loss", "data lost", "lost data"), (), ("whether data was lost", "Was any data lost for good?", "true if data could not be recovered"), type="boolean"),
        F("users", ("affected users", "users impacted", "customers affected", "number of users"), ("Users affected", "Customers impacted"), ("how many users were hit", "Number of affected users.", "customers concerned, a count"), type="integer"),
        F("commander", ("incident commander", "lead", "incident manager"), ("Incident commander", "Lead", "IC"), ("who led the response", "Incident lead.", "Who was in command?")),
        F("author", ("author", "written by", "report author"), ("Author", "Written by"), ("who wrote the report", "Author.", "Name of the writer")),
        Items("timeline", ("timeline", "events", "chronology", "log"), (
            F("at", ("time", "at", "clock"), ("Time", "At"), ("time of the event", "When?", "clock time"), type="time"), F("event", ("event", "what happened", "entry"), ("Event", "What"), ("what happened", "Event.", "description of the step"))),
            ("course of events", "What happened when?", "Chronology."), ("Timeline", "Chronology", "Events"), ("{at} {event}", "{at} - {event}", "{at}: {event}", "[{at}] {event}", "at {at}, {event}")),
        Items("actions", ("action items", "follow ups", "corrective actions", "improvements"), (
            F("task", ("task", "action", "measure"), ("Action", "Task"), ("what will be done", "The measure.", "action")), F("owner", ("owner", "responsible", "assignee"), ("Owner", "Who"), ("who does it", "Owner.", "person responsible")),
            F("due", ("due", "due date", "deadline"), ("Due", "By"), ("until when", "Deadline.", "due date"), type="date")),
            ("measures agreed on", "What will be changed?", "Corrective actions."), ("Action items", "Follow-up", "Corrective actions"), ("{task} ({owner}, {due})", "{owner}: {task} by {due}", "{task} - {owner}", "{task} | {owner} | {due}")),
        F("company", ("company", "organisation", "provider"), ("Company",), ("company that runs the service", "Whose outage was it?", "Name of the provider.")),
        F("errors", ("error rate", "failed requests percent", "share of errors"), ("Error rate",), ("share of failed requests", "How many percent of requests failed?", "error rate in percent"), type="number"),
    ),
    make=_make_postmortem,
    prose=_mix(
        52, 90,
        ("# Post-mortem {id}: {service}", "<Incident|Outage> report {id}\nAuthor: {author}", "{company} - <service disruption|outage> on {date}", "What happened to {service} on {date}?", ""),
        ("On {date}, {service} was <unavailable|degraded|failing> from {start} to {end} ({duration} minutes).", "<Summary|TL;DR>: {service} failed at {start}; service was back at {end}. {users} users noticed.", "At {start} error rates on {service} rose to {errors}. We noticed at {detected} and recovered at {end}.",
         "Between {start} and {end} on {date} about {users} customers could not use {service}."),
        ("<Root cause|Cause|Why>: {cause}.", "The <trigger|reason> was {cause}. {chatter}", "It came down to {cause}.", "We traced it to {cause}."),
        [
            ("{loss}.", "{loss}.", ""),
            ("<Severity|Rated>: {severity}.", "We class this as: {severity}.", ""),
            ("<Timeline|Chronology>\n{timeline}", "{timeline}.", ""),
            ("<Action items|What we will do|Follow-ups>\n{actions}", "<Next|To prevent this>: {actions}.", ""),
        ],
        ("Incident commander: {commander}. <Written by|Author> {author}.", "{commander} led the response.", "", "— {author}"),
        seps=("\n\n", "\n", " "),
    ),
)

# --- medical --------------------------------------------------------------------------------------------------------

DRUGS = (
    "Metoprolol", "Ramipril", "Amlodipine", "Bisoprolol", "Atorvastatin", "Simvastatin", "Metformin", "Insulin glargine", "Aspirin", "Clopidogrel", "Apixaban", "Rivaroxaban", "Warfarin", "Furosemide", "Torasemide",
    "Spironolactone", "Pantoprazole", "Omeprazole", "Ibuprofen", "Paracetamol", "Tramadol", "Metamizole", "Amoxicillin", "Cefuroxime", "Doxycycline", "Ciprofloxacin", "Prednisolone", "Salbutamol", "Budesonide", "Montelukast",
    "Levothyroxine", "Sertraline", "Citalopram", "Mirtazapine", "Gabapentin", "Levetiracetam", "Enoxaparin", "Allopurinol", "Vitamin D3", "Iron sulphate", "Lisinopril", "Losartan", "Hydrochlorothiazide", "Folic acid", "Tamsulosin",
)
DOSES = ("{0} mg", "{0}mg", "{0} mg tablets", "{1} drops", "{1} ml", "{1} puffs", "{2} IU", "{3} µg", "1 tablet", "half a tablet", "{0} mg retard")
FREQUENCIES = ("once daily", "twice a day", "three times daily", "1-0-0", "1-0-1", "1-1-1", "0-0-1", "at bedtime", "every 8 hours", "as needed", "before meals", "once a week", "in the morning", "every other day", "with food, bid", "q6h prn",
               "for five more days", "only when in pain")
DIAGNOSES = (
    "community-acquired pneumonia", "acute appendicitis", "atrial fibrillation", "fracture of the left radius", "type 2 diabetes", "urinary tract infection", "exacerbated COPD", "iron-deficiency anaemia", "NSTEMI", "acute gastroenteritis",
    "deep vein thrombosis of the right leg", "hypertensive crisis", "cholecystitis", "migraine with aura", "concussion", "kidney stones", "decompensated heart failure", "hip osteoarthritis", "pyelonephritis", "asthma attack",
    "transient ischaemic attack", "cellulitis of the lower leg", "gastric ulcer", "lumbar disc herniation", "inguinal hernia", "sepsis of unknown focus", "hypothyroidism", "tonsillitis", "syncope", "anterior cruciate ligament tear",
)
ALLERGIES = ("penicillin", "latex", "nuts", "iodine contrast", "pollen", "sulfonamides", "ibuprofen", "bee venom", "cow's milk", "house dust mites", "nickel", "cephalosporins", "shellfish", "aspirin", "soy", "plasters")
SEX_NOUN: Phrases = {"male": ("man", "gentleman", "male patient", "male"), "female": ("woman", "lady", "female patient", "female")}
SMOKER: Phrases = {
    True: ("smokes <a pack|ten cigarettes> a day", "active smoker", "current smoker", "<20|30> pack-years, still smoking", "regular tobacco use"),
    False: ("non-smoker", "never smoked", "does not smoke", "denies smoking", "no tobacco use", "gave up smoking years ago"),
}
OUTCOMES: Phrases = {
    "recovered": ("symptom-free at discharge", "full recovery", "went home without complaints", "completely restored"),
    "improved": ("improved general condition", "markedly better", "stable and on the mend", "discharged in better condition"),
    "unchanged": ("no change compared with admission", "condition unchanged", "symptoms persist", "as on admission"),
    "worse": ("deteriorated during the stay", "transferred to intensive care", "in worse condition than before", "progressive despite therapy"),
}
WARDS = ("Internal Medicine", "Cardiology", "Surgery", "Neurology", "Ward 3B", "Orthopaedics", "Emergency Department", "Geriatrics", "Pulmonology", "Urology", "Station 12", "Paediatrics", "Day clinic")
HOSPITALS = ("{0} General Hospital", "St. Mary's Hospital {0}", "Klinikum {0}", "{0} Medical Center", "Universitätsklinikum {0}", "Hôpital de {0}", "{0} Infirmary", "Hospital de {0}", "{0} Community Clinic", "Royal {0} Hospital")


def _drug(rng: Random) -> dict[str, V]:
    dose = rng.choice(DOSES).format(rng.choice((2.5, 5, 10, 20, 25, 40, 50, 75, 80, 100, 250, 400, 500, 850)), rng.choice((1, 2, 5, 10, 20)), rng.choice((8, 12, 20, 1000, 5000)), rng.choice((25, 50, 75, 100)))
    return {"drug": V(rng.choice(DRUGS)), "dose": V(dose), "frequency": V(rng.choice(FREQUENCIES))}


def _doctor(rng: Random) -> str:
    first, last = values.first_last(rng)
    return rng.choice((f"Dr. {last}", f"Dr. {first} {last}", f"Prof. {first} {last}", f"{first} {last}, MD", f"Dr. med. {first} {last}", f"{first[0]}. {last}"))


def _make_discharge(rng: Random) -> dict[str, Any]:
    out = _day(rng, 2014, 2026)
    stay = rng.randint(1, 21)
    style = values.date_style(rng)
    age = rng.randint(18, 95)
    born = out - timedelta(days=age * 365 + age // 4 + rng.randint(5, 350))
    age = out.year - born.year - ((out.month, out.day) < (born.month, born.day))
    sex = rng.choice(("male", "female"))
    town = values.city(rng)
    drugs = {str(d["drug"].text): d for d in (_drug(rng) for _ in range(rng.randint(1, 6)))}
    first, last = values.first_last(rng)
    return {
        "patient": {"name": V(rng.choice((f"{first} {last}", f"{first} {last}", f"{last}, {first}"))), "age": V(str(age), age), "sex": _evidence(rng, SEX_NOUN, sex),
                    "born": values.show_date(rng, born, style), "id": V(values.ident(rng, ("MRN", "P", "PID")))},
        "hospital": V(rng.choice(HOSPITALS).format(town)), "ward": V(rng.choice(WARDS)), "doctor": V(_doctor(rng)), "gp": V(_doctor(rng)),
        "admitted": values.show_date(rng, out - timedelta(days=stay), style), "discharged": values.show_date(rng, out, style), "diagnosis": V(rng.choice(DIAGNOSES)), "secondary": V(rng.choice(DIAGNOSES)),
        "medications": list(drugs.values()), "follow_up": values.show_date(rng, _days(rng, out, 3, 90), style), "allergies": _texts(rng, ALLERGIES, 0, 3), "smoker": _evidence(rng, SMOKER),
        "outcome": _evidence(rng, OUTCOMES), "bp": V(f"{rng.randint(118, 185)}/{rng.randint(55, 95)}"), "pulse": _count(rng, rng.randint(48, 130), 0), "temperature": values.number(rng, 35.5, 40.2, 1),
        "advice": _text(rng, ADVICE), "days": V(str(stay), stay),
    }


ADVICE = ("avoid heavy lifting for <two|four|six> weeks", "drink at least two litres a day", "check blood pressure daily", "return at once if fever or <shortness of breath|chest pain> occurs", "physiotherapy twice a week", "low-salt diet",
          "wound check by the family doctor", "no driving for <one week|three months>", "keep the leg raised", "blood test in ten days", "stop smoking", "gradual return to sport")

DISCHARGE = Kind(
    name="discharge_note",
    titles=("Discharge note", "Discharge summary", "Medical report", "Arztbrief", "Doctor's letter", "Hospital letter", "Patient summary"),
    fields=(
        Group("patient", ("patient", "person", "case"), (
            F("name", ("name", "patient name", "full name"), ("Patient", "Name", "Patient name", "fr:Nom du patient"), ("name of the patient", "Who was treated?", "Patient's name as written.")),
            F("age", ("age", "age in years", "years old"), ("Age", "de:Alter", "fr:Âge"), ("age of the patient", "How old is the patient?", "Age in whole years."), type="integer"),
            F("sex", ("sex", "gender", "patient sex"), ("Sex", "Gender", "de:Geschlecht", "fr:Sexe"), ("sex of the patient", "Male or female?", "gender as implied by the text"), type="enum", options=("male", "female", "unknown")),
            F("born", ("date of birth", "birth date", "born", "dob"), ("DOB", "Date of birth", "Born", "de:geb."), ("date of birth", "When was the patient born?", "birthday"), type="date"),
            F("id", ("patient id", "mrn", "record number"), ("MRN", "Patient ID", "de:Fallnummer"), ("record number", "Patient identifier.", "Which number has the case?")),
        ), ("the patient", "Who is the patient?", "Personal data of the patient.")),
        F("hospital", ("hospital", "clinic", "facility"), ("Hospital", "Clinic", "de:Klinik"), ("where the patient stayed", "Name of the hospital.", "Which clinic wrote this?")),
        F("ward", ("ward", "department", "unit"), ("Ward", "Department", "de:Station"), ("ward of the stay", "Department.", "On which ward?")),
        F("doctor", ("doctor", "attending physician", "signed by", "physician"), ("Physician", "Attending", "Doctor", "de:Arzt"), ("who signs", "Treating doctor.", "Which physician was responsible?")),
        F("gp", ("family doctor", "general practitioner", "gp", "referring doctor"), ("GP", "Family doctor", "de:Hausarzt"), ("the family doctor", "Who takes over the care?", "general practitioner")),
        _date_f("admitted", "admission date", "admitted", "admitted on", labels=("Admitted", "Admission", "de:Aufnahme"), descs=("day of admission", "When did the stay begin?", "admission")),
        _date_f("discharged", "discharge date", "discharged", "released on", labels=("Discharged", "Discharge", "de:Entlassung"), descs=("day of discharge", "When did the patient go home?", "discharge")),
        F("days", ("length of stay", "days in hospital", "stay days"), ("Length of stay (days)",), ("number of days in hospital", "How long was the stay?", "stay in days"), type="integer"),
        F("diagnosis", ("diagnosis", "main diagnosis", "primary diagnosis", "reason for admission"), ("Diagnosis", "Main diagnosis", "Dx", "de:Diagnose"), ("main diagnosis", "What did the patient have?", "Primary diagnosis as written.")),
        F("secondary", ("secondary diagnosis", "comorbidity", "other condition"), ("Secondary diagnosis", "PMH", "de:Nebendiagnose"), ("further condition", "What else does the patient suffer from?", "comorbidity")),
        Items("medications", ("medications", "discharge medication", "drugs", "prescriptions"), (
            F("drug", ("drug", "name", "medication", "substance"), ("Drug", "Medication", "de:Medikament"), ("name of the drug", "Which medicine?", "substance")),
            F("dose", ("dose", "strength", "amount", "dosage"), ("Dose", "Strength", "de:Dosis"), ("dose with unit", "How much?", "strength as written")),
            F("frequency", ("frequency", "schedule", "how often", "intake"), ("Frequency", "Schedule", "de:Einnahme"), ("how often it is taken", "When is it taken?", "dosing schedule")),
        ), ("drugs to be taken", "What does the patient take from now on?", "Medication at discharge."), ("Medication", "Discharge medication", "Rx", "de:Medikation", "Drugs on discharge"),
            ("{drug} {dose} {frequency}", "{drug}, {dose}, {frequency}", "{drug} ({dose}) {frequency}", "{drug} {dose}", "{drug}: {dose} - {frequency}", "{dose} of {drug} {frequency}")),
        Items("allergies", ("allergies", "known allergies", "intolerances"), (F("allergy", ("allergy", "substance"), ("Allergy",)),), ("known allergies", "What is the patient allergic to?", "Allergies, one each."), ("Allergies", "Known allergies", "de:Allergien", "CAVE"), ("{allergy}",), scalar=True),
        F("smoker", ("smoker", "smokes", "tobacco use"), ("Tobacco", "Smoking"), ("whether the patient smokes", "Is the patient a smoker?", "true for active smokers"), type="boolean"),
        F("outcome", ("outcome", "condition at discharge", "course", "result"), ("Condition", "Outcome", "Course"), ("how the patient is at discharge", "Did the patient get better?", "Condition on leaving."), type="enum", options=("worse", "unchanged", "improved", "recovered"), ordinal=True),
        F("bp", ("blood pressure", "bp", "rr"), ("BP", "Blood pressure", "RR"), ("blood pressure", "BP in mmHg as written", "pressure reading")),
        F("pulse", ("pulse", "heart rate", "hr"), ("Pulse", "HR", "Heart rate"), ("heart rate", "Pulse per minute.", "beats per minute"), type="integer"),
        F("temperature", ("temperature", "body temperature", "temp"), ("Temp.", "Temperature"), ("body temperature", "Temperature in degrees.", "fever reading"), type="number"),
        _date_f("follow_up", "follow up date", "next appointment", "control visit", labels=("Follow-up", "Next visit", "de:Kontrolle"), descs=("date of the check-up", "When should the patient come back?", "follow-up appointment")),
        F("advice", ("advice", "recommendation", "instructions"), ("Advice", "Recommendations", "de:Procedere"), ("what the patient should do", "Recommendation, as written.", "Instructions given at discharge")),
    ),
    make=_make_discharge,
    prose=_mix(
        53, 110,
        ("{hospital}\n{ward}\n{discharged}", "<DISCHARGE SUMMARY|Discharge note>\n{hospital} - {ward}", "Dear {gp},", "Dear colleague,\n<we report on|thank you for referring> {patient.name}, born {patient.born}.", "{patient.name}, DOB {patient.born}, MRN {patient.id}", ""),
        ("{patient.name}, a {patient.age}-year-old {patient.sex}, was admitted on {admitted} with {diagnosis}.", "We treated your patient {patient.name} ({patient.age}) from {admitted} to {discharged} for {diagnosis}.", "The {patient.age} year old {patient.sex} {patient.name} <stayed with us|was an inpatient> for {days} days (<diagnosis|Dx>: {diagnosis}).",
         "Pt {patient.name}, {patient.age} yo {patient.sex}. Dx: {diagnosis}. PMH: {secondary}.", "<Diagnosis|Reason for admission>: {diagnosis}\nPatient: {patient.name}, {patient.sex}, {patient.age}"),
        [
            ("On admission BP {bp}, pulse {pulse}, temperature {temperature} °C.", "<Vitals|Findings>: RR {bp}, HR {pulse}.", "", ""),
            ("<Medication|Discharge medication|Rx>:\n{medications}", "<The patient takes|Meds>: {medications}.", "", "<Continue|Start>: {medications}"),
            ("[[<Known allergies|Allergies|CAVE>: {allergies}.]]", "[[Allergic to {allergies}.]]", "", ""),
            ("Social history: {smoker}.", "{patient.name} {smoker}.", "", "", "Tobacco: {smoker}."),
            ("<Condition at discharge|Course>: {outcome}.", "Discharged {discharged}, {outcome}.", ""),
        ],
        ("<Follow-up|Control|Next appointment> on {follow_up}. Advice: {advice}.", "We recommend: {advice}. <Please see|Check-up by> {gp} on {follow_up}.", "Advice given: {advice}.", "", "f/u {follow_up}"),
        ("{doctor}", "<Kind regards|Yours sincerely>\n{doctor}, {ward}", "Signed: {doctor}", ""),
        seps=("\n\n", "\n", " "),
    ),
)

ANALYTES = (
    ("Haemoglobin", "g/dl", 12.0, 16.0, 1), ("Leukocytes", "10^9/l", 4.0, 10.0, 1), ("Platelets", "10^9/l", 150, 400, 0), ("Haematocrit", "%", 36, 48, 0), ("Sodium", "mmol/l", 135, 145, 0), ("Potassium", "mmol/l", 3.5, 5.1, 1),
    ("Calcium", "mmol/l", 2.15, 2.55, 2), ("Creatinine", "mg/dl", 0.6, 1.2, 2), ("Urea", "mg/dl", 17, 43, 0), ("Glucose", "mg/dl", 70, 100, 0), ("HbA1c", "%", 4.0, 5.9, 1), ("CRP", "mg/l", 0, 5, 1), ("ALT (GPT)", "U/l", 0, 45, 0),
    ("AST", "U/l", 0, 40, 0), ("GGT", "U/l", 0, 60, 0), ("Bilirubin, total", "mg/dl", 0.2, 1.1, 1), ("TSH", "mU/l", 0.4, 4.0, 2), ("fT4", "pmol/l", 12, 22, 1), ("Cholesterol", "mg/dl", 120, 200, 0), ("LDL", "mg/dl", 50, 130, 0),
    ("HDL", "mg/dl", 40, 80, 0), ("Triglycerides", "mg/dl", 50, 150, 0), ("Ferritin", "ng/ml", 30, 300, 0), ("Vitamin B12", "pg/ml", 200, 900, 0), ("25-OH Vitamin D", "ng/ml", 30, 70, 0), ("INR", "-", 0.9, 1.2, 1), ("Uric acid", "mg/dl", 2.5, 6.5, 1),
    ("Albumin", "g/l", 35, 52, 0), ("LDH", "U/l", 120, 240, 0), ("Troponin T", "ng/l", 0, 14, 0), ("D-dimer", "mg/l", 0.0, 0.5, 2), ("PSA", "ng/ml", 0.0, 4.0, 2), ("Lead", "µg/l", 0, 10, 1), ("Nitrate", "mg/l", 0, 50, 0), ("pH", "-", 6.5, 9.5, 1),
)
FLAGS: Phrases = {"low": ("L", "low", "-", "↓", "below range"), "normal": ("N", "normal", "within range", "ok", "unremarkable"), "high": ("H", "high", "+", "↑", "above range", "HH")}


def _make_lab(rng: Random) -> dict[str, Any]:
    day = _day(rng, 2014, 2026)
    style = values.date_style(rng)
    point = rng.choice((".", ".", ","))
    plain = rng.randrange(1)
    tests = []
    for name, unit, low, high, decimals in rng.sample(ANALYTES, rng.randint(2, 9)):
        flag = rng.choices(("low", "normal", "high"), (2, 5, 2) if low else (0, 5, 3))[0]
        width = high - low
        value = {"low": rng.uniform(low * 0.5, low * 0.97), "normal": rng.uniform(low + width * 0.05, high - width * 0.05), "high": rng.uniform(high * 1.05, high * 2.2)}[flag]
        value = round(value, decimals)
        flag = "low" if value < low else "high" if value > high else "normal"
        text = f"{value:.{decimals}f}"
        numbers = rng.choice((f"{low:.{decimals}f} - {high:.{decimals}f}", f"{low:.{decimals}f}-{high:.{decimals}f}")) if low else f"< {high:.{decimals}f}"
        tests.append({"test": V(name), "value": V(text.replace(".", point), float(text)), "unit": V(unit), "reference": V(numbers.replace(".", point)), "flag": V(FLAGS[flag][plain] if rng.random() < 0.5 else rng.choice(FLAGS[flag]), flag)})
    first, last = values.first_last(rng)
    return {
        "lab": V(rng.choice(("{0} Diagnostics", "Labor {0}", "MVZ {0}", "{0} Central Laboratory", "BioLab {0}", "{0} Pathology", "Laboratoire {0}")).format(rng.choice((values.city(rng), values.coined(rng))))),
        "number": V(values.ident(rng, ("LAB", "L", "S", "ACC"))), "patient": V(f"{first} {last}" if rng.random() < 0.7 else f"{last}, {first}"), "born": values.show_date(rng, _day(rng, 1932, 2008), style),
        "collected": values.show_date(rng, day, style), "reported": values.show_date(rng, _days(rng, day, 0, 4), style), "time": values.time_of_day(rng), "doctor": V(_doctor(rng)), "validated": V(_doctor(rng)),
        "material": V(rng.choice(("serum", "EDTA blood", "urine", "plasma", "tap water", "whole blood", "saliva", "soil sample", "capillary blood", "stool"))), "tests": tests, "fasting": _evidence(rng, FASTING),
    }


FASTING: Phrases = {
    True: ("patient fasting", "taken after an overnight fast", "fasting for 12 hours", "nüchtern", "sober", "nothing eaten before the draw"),
    False: ("not fasting", "drawn after breakfast", "non-fasting sample", "patient had eaten", "nicht nüchtern", "postprandial"),
}

LAB = Kind(
    name="lab_report",
    titles=("Lab report", "Laboratory results", "Blood test", "Laborbefund", "Test report", "Analysis certificate", "Findings"),
    fields=(
        F("lab", ("laboratory", "lab", "issuer"), ("Laboratory", "Lab", "de:Labor"), ("who did the analysis", "Name of the laboratory.", "Which lab?")),
        F("number", ("sample number", "lab number", "report number", "accession number"), ("Sample no.", "Lab no.", "Accession", "de:Auftragsnr."), ("number of the sample or report", "Which sample?", "identifier")),
        F("patient", ("patient", "patient name", "name"), ("Patient", "Name", "Patient name"), ("whose sample it is", "Name of the patient.", "Who was tested?")),
        _date_f("born", "date of birth", "birth date", "dob", labels=("DOB", "Date of birth", "de:geb. am"), descs=("birthday of the patient", "When was the patient born?", "date of birth")),
        _date_f("collected", "collected on", "collection date", "sample date", "drawn on", labels=("Collected", "Sample taken", "de:Entnahme"), descs=("when the sample was taken", "Date of the draw.", "collection")),
        _date_f("reported", "reported on", "report date", "issued", labels=("Reported", "Report date", "de:Befunddatum"), descs=("when the result was issued", "Date of the report.", "reported")),
        F("doctor", ("ordering doctor", "requested by", "physician", "sender"), ("Ordered by", "Requested by", "de:Einsender"), ("who ordered the test", "Ordering physician.", "Which doctor asked for it?")),
        F("validated", ("validated by", "approved by", "released by"), ("Validated by", "Released by", "de:Validiert"), ("who released the result", "Name of the validating doctor.", "signed off by")),
        F("material", ("material", "specimen", "sample type"), ("Material", "Specimen", "Sample"), ("what was examined", "Type of sample.", "specimen")),
        F("fasting", ("fasting", "was fasting", "sober"), ("Conditions", "de:Note"), ("whether the patient was fasting", "Was the sample taken on an empty stomach?", "true when fasting"), type="boolean"),
        Items("tests", ("tests", "results", "parameters", "values", "analytes"), (
            F("test", ("test", "name", "analyte", "parameter"), ("Test", "Parameter", "Analyte", "fr:Analyse"), ("what was measured", "Name of the analyte.", "parameter")),
            F("value", ("value", "result", "measured value", "reading"), ("Result", "Value", "de:Wert"), ("measured value", "Result as a number.", "How much was measured?"), type="number"),
            F("unit", ("unit", "units", "unit of measure"), ("Unit", "de:Einheit"), ("unit of the value", "Unit.", "in which unit")),
            F("reference", ("reference range", "normal range", "reference", "limits"), ("Reference", "Ref. range", "Normal", "de:Referenzbereich"), ("normal range", "Reference interval as written.", "expected limits")),
            F("flag", ("flag", "assessment", "status", "interpretation"), ("Flag", "Assessment", "de:Abw."), ("whether the value is low, normal or high", "How does it compare with the reference?", "abnormal flag"), type="enum", options=("low", "normal", "high"), ordinal=True),
        ), ("measured parameters", "All results with units.", "What was measured?"), ("Results", "Parameters", "Tests", "de:Ergebnisse", "Findings"),
            ("{test} {value} {unit} ({reference}) {flag}", "{test}: {value} {unit}, reference {reference}", "{test} {value} {unit}", "{test} | {value} | {unit} | {reference} | {flag}", "{test} was {value} {unit}, {flag}", "{test} = {value} {unit} [{reference}]")),
        F("time", ("time taken", "collection time", "time"), ("Time", "Collected at", "de:Uhrzeit"), ("time of the draw", "At what time was the sample taken?", "clock time of sampling"), type="time"),
    ),
    make=_make_lab,
    prose=_mix(
        54, 50,
        ("{lab}\nReport {number}", "<LABORATORY REPORT|Findings|RESULTS>\n{lab}", "{lab}: results for {patient}", "To {doctor}\nfrom {lab}", "", "{number} / {reported}"),
        ("Patient: {patient}, born {born}\nMaterial: {material}, collected {collected}", "<We examined|Thank you for sending> {material} of {patient} ({born}), taken on {collected} at {time}.", "{patient}\n{born}\n{material}", "Sample from {patient} <received|collected> {collected}, <ordered|requested> by {doctor}."),
        ("{tests}", "<Results|Values>:\n{tests}", "<We found|The results are>: {tests}.", "{tests}"),
        ("Note: {fasting}.", "{chatter}", "<Sampling|Conditions>: {fasting}", "", ""),
        ("Validated by {validated}, {reported}", "<Released|Reported> {reported}", "{validated}", "", "Ordered by {doctor}; <approved|signed> by {validated}."),
        seps=("\n\n", "\n"),
    ),
    layouts=("table", "kv", "html", "markdown", "form", "mixed", "prose"),
)

# --- news -----------------------------------------------------------------------------------------------------------

NEWS: Phrases = {
    "accident": ("a <tram|school bus|coach> collided with a <lorry|delivery van>", "a <crane|scaffold> collapsed on a building site", "two trains <touched|grazed each other> near the station", "a <light aircraft|hot-air balloon> came down in a field"),
    "crime": ("masked men robbed a <jeweller's|bank branch|petrol station>", "police broke up a <gang of car thieves|counterfeit ring>", "a former treasurer was <charged with|convicted of> embezzlement", "hackers stole the data of a <clinic|utility>"),
    "politics": ("the council <voted for|rejected> a new <bypass|tram line>", "the mayor announced <her|his> resignation", "the ruling coalition agreed on a <budget|pension bill>", "voters <approved|turned down> the referendum"),
    "business": ("the <car supplier|dairy|software firm> is to <cut|create> hundreds of jobs", "two regional banks announced a merger", "the brewery <reported record profits|filed for insolvency>", "the airline will open a new base"),
    "natural disaster": ("<heavy rain|a burst river> flooded the old town", "an earthquake shook the region", "a storm <tore roofs off|uprooted trees>", "a forest fire forced people out of their homes", "a landslide cut off the valley"),
    "sports": ("the women's team <won the cup|reached the final>", "the marathon drew a record field", "the club <sacked its coach|signed a new striker>", "the stadium was sold out for the derby"),
    "culture": ("the <museum|opera house> reopened after renovation", "a long-lost <painting|manuscript> was shown for the first time", "the film festival ended with a surprise winner", "thousands came to the open-air concert"),
    "science": ("researchers <unveiled|presented> a cheaper solar cell", "astronomers spotted a new comet", "a vaccine trial showed <promising|mixed> results", "divers mapped a sunken harbour"),
    "protest": ("<farmers|students|nurses> took to the streets", "thousands demonstrated against rising rents", "activists blocked the motorway", "dockers walked off the job"),
    "health": ("the hospital restricted visits after an outbreak of <norovirus|flu>", "the clinic opened a new emergency wing", "authorities warned of contaminated <cheese|salad>", "doctors called for more beds"),
}
QUOTES = (
    "We were lucky", "Nobody expected this", "It is a bitter day for the town", "We will not give up", "The figures speak for themselves", "That is simply not enough", "I am proud of everyone who helped",
    "There was a loud bang", "The investigation has only begun", "We need answers", "This decision comes too late", "Our doors remain open", "People are angry", "It was worth the wait", "We are checking every detail",
)
ORGS = ("{0} Fire Brigade", "the {0} city council", "{0} Police", "Red Cross {0}", "University of {0}", "the Ministry of Transport", "{0} Chamber of Commerce", "the Green Party", "trade union UNI-{0}", "{0} Tourist Board",
        "the public prosecutor's office in {0}", "Friends of {0} Museum", "{0} FC", "the Farmers' Association", "the weather service", "St. Anna Hospital", "the Consumer Protection Agency", "the European Commission")
NEWS_ROLES = ("mayor", "spokesperson", "eyewitness", "fire chief", "opposition leader", "chief executive", "resident", "police spokeswoman", "trade unionist", "professor of economics", "head of the clinic", "curator", "trainer", "farmer", "shop owner")
OUTLETS = ("{0} Gazette", "{0} Herald", "The {0} Post", "{0} Tageblatt", "Radio {0}", "{0} Morning News", "Le Courrier de {0}", "{0} Online", "The {0} Observer", "{0} Today")


def _make_news(rng: Random) -> dict[str, Any]:
    place = values.city(rng)
    day = _day(rng, 2005, 2027)
    topic = rng.choice(list(NEWS))
    names = _people(rng, 5)
    hurt = topic in ("accident", "natural disaster", "crime", "protest", "health")
    style = values.date_style(rng)
    return {
        "topic": _evidence(rng, NEWS, topic), "place": V(place), "date": values.show_date(rng, day, style), "published": values.show_date(rng, _days(rng, day, 0, 2), style),
        "outlet": V(rng.choice(OUTLETS).format(values.city(rng))), "author": V(names[0]),
        "quoted": [{"name": V(name), "role": V(rng.choice(NEWS_ROLES)), "quote": V(quote)} for name, quote in zip(names[1 : rng.randint(2, 4)], rng.sample(QUOTES, 3), strict=False)],
        "organisations": [V(name) for name in dict.fromkeys(rng.choice(ORGS).format(place) for _ in range(rng.randint(1, 3)))],
        "casualties": _count(rng, rng.randint(1, 30), 0.6) if hurt else None, "deaths": _count(rng, rng.randint(1, 9), 0.6) if hurt and rng.random() < 0.6 else None,
        "cost": maybe(rng, 0.5, values.money(rng, 20_000, 9_000_000)), "people": _count(rng, rng.choice((rng.randint(20, 900), rng.randrange(1000, 60_000, 500))), 0.1),
        "confirmed": _evidence(rng, CONFIRMED),
    }


CONFIRMED: Phrases = {
    True: ("Officials have confirmed the reports", "The authorities confirmed this <on request|late in the evening>", "It is now official", "A spokesperson verified the account"),
    False: ("There was no official confirmation", "So far the reports are unconfirmed", "Nobody in charge wanted to confirm this", "The claim could not be verified independently", "Officially, no one is commenting"),
}

NEWS_ARTICLE = Kind(
    name="news_article",
    titles=("News article", "News item", "Press report", "Article", "Wire story", "Meldung", "News"),
    fields=(
        F("topic", ("topic", "section", "category", "event type", "subject area"), (), ("what kind of event it is", "Which section does the story belong to?", "Classify the article."), type="enum", options=tuple(NEWS)),
        F("place", ("place", "location", "city", "where", "scene"), ("Place", "Location", "de:Ort", "fr:Lieu"), ("where it happened", "Place of the event.", "Which town is the story about?")),
        _date_f("date", "date", "event date", "when", "day of event", descs=("when it happened", "Date of the event, not of publication.", "On which day did it take place?")),
        _date_f("published", "published", "publication date", "date of article", labels=("Published", "Updated", "de:Veröffentlicht"), descs=("when the article appeared", "Publication date.", "Day of the edition")),
        F("outlet", ("outlet", "newspaper", "source", "publisher"), ("Source", "Newspaper", "de:Quelle"), ("who published it", "Name of the paper or station.", "Which outlet is it from?")),
        F("author", ("author", "reporter", "byline", "written by"), ("By", "Author", "de:Von", "fr:Par"), ("who wrote it", "Name in the byline.", "Which journalist?")),
        Items("quoted", ("people quoted", "quotes", "speakers", "statements"), (
            F("name", ("name", "person", "speaker"), ("Name", "Person"), ("who is quoted", "Name of the speaker.", "Who said it?")),
            F("role", ("role", "function", "position"), ("Role", "Function"), ("function of the person", "As what does the person speak?", "role")),
            F("quote", ("quote", "statement", "what was said"), ("Quote", "Statement"), ("words quoted", "What did the person say?", "quotation without marks")),
        ), ("persons quoted in the article", "Who says what?", "Quotations with speaker."), ("Voices", "Quotes", "Reactions", "de:Stimmen"),
            ('"{quote}", said {name}, {role}', '{role} {name}: "{quote}"', '"{quote}" ({name}, {role})', '{name} told reporters: "{quote}"', "{name}, {role}, was quoted as saying “{quote}”", '{role} {name} commented: "{quote}"')),
        Items("organisations", ("organisations", "organizations", "bodies involved", "institutions"), (F("organisation", ("organisation", "name"), ("Organisation",)),), ("organisations named", "Institutions mentioned, one each.", "Which bodies are involved?"),
              ("Involved", "Organisations", "Mentioned"), ("{organisation}",), scalar=True),
        F("casualties", ("injured", "number of injured", "people hurt", "casualties"), ("Injured", "Casualties", "de:Verletzte"), ("how many were injured", "Number of injured people.", "persons hurt"), type="integer"),
        F("deaths", ("deaths", "fatalities", "number of dead", "killed"), ("Dead", "Fatalities", "de:Tote"), ("how many died", "Number of deaths.", "people killed"), type="integer"),
        F("cost", ("cost", "damage", "sum of money", "amount"), ("Cost", "Damage", "Amount"), ("sum of money mentioned", "How much money is involved?", "amount, number only"), type="number"),
        F("people", ("people affected", "number of people", "participants", "crowd size"), ("People affected", "People"), ("how many people were affected or took part", "Number of people concerned.", "crowd"), type="integer"),
        F("confirmed", ("confirmed", "officially confirmed", "is verified"), (), ("whether it was confirmed officially", "Has an official source confirmed it?", "true if confirmed, false if expressly not"), type="boolean"),
    ),
    make=_make_news,
    prose=_mix(
        61, 140,
        ("{outlet}, {published}\nBy {author}", "{outlet} - {published}", "<By|Text:> {author}", "", ""),
        ("In {place}, {topic} on {date}.", "{place} - On {date}, {topic}.", "{place} ({outlet}) - It was {date} when {topic}.", "{place} <was shaken|woke up to surprising news>: {topic}, as <became known|was reported> on {date}.", "What happened in {place}? On {date} {topic}.", "Residents of {place} <will remember|are talking about> {date}: {topic}."),
        [
            ("{casualties} <people were injured|persons were hurt>.", "<Emergency services|Paramedics> treated {casualties} <people|patients>; {deaths} died.", "At least {deaths} people lost their lives.", "", "", "{casualties} injured people were <brought to|taken to> hospital."),
            ("{quoted}.", "{quoted}.", ""),
            ("<Also involved|On the scene|Behind it> <was|were|:> {organisations}.", "According to {organisations}, <the situation is under control|there is more to come>.", ""),
            ("<Around|About|Some> {people} people <were affected|came|are concerned>.", "<The cost is put at|Insiders speak of> {cost}.", "", ""),
            ("{confirmed}.", "", "{chatter}"),
        ],
        ("({author})", "{outlet}", "", "", "<More|A full report> tomorrow."),
        seps=("\n\n", " ", "\n"),
    ),
    layouts=("prose", "prose", "prose", "mixed", "kv", "html"),
)

# --- reviews and surveys --------------------------------------------------------------------------------------------

RATING: Phrases = {
    "very bad": ("<Worst|Poorest> <purchase|buy> of the year", "Complete <rubbish|junk|waste of money>", "Stay away from this", "It went straight into the bin", "I have never been so <disappointed|angry>", "Zero stars if I could"),
    "bad": ("Not worth the price", "I expected <more|better>", "<Rather|Quite> disappointing", "It does the job badly", "Below average at best", "I regret buying it"),
    "okay": ("It is <all right|okay>, nothing more", "Average", "Does what it should, no more and no less", "Mixed feelings", "Neither good nor bad", "<So-so|Middling>"),
    "good": ("A <solid|good|decent> choice", "I am <pleased|content> with it", "Works well", "Happy with the purchase", "Good value", "Nearly everything is right"),
    "excellent": ("<Best|Finest> thing I have bought in years", "<Absolutely|Simply> <brilliant|fantastic|superb>", "I <love|adore> it", "Exceeded all expectations", "Perfect, full marks", "Cannot praise it enough"),
}
PROS = ("light", "easy to clean", "looks good on the shelf", "quiet", "quick delivery", "sturdy handle", "long battery life", "clear instructions", "fair price", "bright display", "fits in a small bag", "no smell", "soft fabric", "helpful support",
        "simple set-up", "strong motor", "nice packaging", "good sound", "waterproof", "spare parts available", "easy to assemble", "precise", "comfortable to hold", "made of recycled material", "keeps drinks hot", "three years of guarantee", "stable on uneven floor", "crisp picture")
CONS = ("too heavy", "noisy", "battery does not last", "thin cable", "manual only in Chinese", "smells of plastic", "scratches easily", "no case included", "slow app", "lid does not close", "colour differs from the photo", "expensive refills", "too small for adults",
        "wobbles", "buttons are stiff", "needs an account", "poor customer service", "gets hot", "short power cord", "leaks a little", "hard to assemble", "missing screws", "dim light", "hard to read in sunlight", "weak suction", "rust after a month")
RECOMMEND: Phrases = {
    True: ("I would <buy it again|recommend it to anyone>", "<Clear|Full> recommendation", "My friends should get one as well", "Go for it", "I already ordered a second one for my <mother|brother>"),
    False: ("I would not buy it again", "I cannot recommend it", "Look for something else", "Save your money", "<No|Not a> recommendation from me", "Don't get one"),
}
USES = ("every day", "twice a week", "since Christmas", "on a camping trip", "in the office", "for my daughter", "on long drives", "for three months", "in a small flat", "at work on site")


def _make_review(rng: Random) -> dict[str, Any]:
    rating = rng.choice(list(RATING))
    good = list(RATING).index(rating)
    recommend = rng.random() < (0.02, 0.1, 0.5, 0.95, 0.99)[good]
    name = values.person(rng)
    first = name.split()[0]
    return {
        "product": V(values.product(rng)), "brand": V(rng.choice((values.coined(rng), values.company(rng)))), "rating": _evidence(rng, RATING, rating),
        "pros": _texts(rng, PROS, 0 if good == 0 else 1, 1 + good), "cons": _texts(rng, CONS, 0 if good == 4 else 1, 5 - good), "recommend": _evidence(rng, RECOMMEND, recommend),
        "reviewer": V(rng.choice((name, first, f"{first}{rng.randint(1, 99)}", f"{first.lower()}_{rng.choice(('fan', 'home', 'garden', 'reads', 'cooks'))}"))),
        "date": values.show_date(rng, _day(rng, 2012, 2026)), "price": values.money(rng, 4, 900), "use": V(rng.choice(USES)), "helpful": _count(rng, rng.randint(1, 300), 0.1), "shop": V(values.company(rng)),
        "verified": _evidence(rng, VERIFIED),
    }


VERIFIED: Phrases = {
    True: ("Verified purchase", "bought and paid for by myself", "Confirmed buyer", "Achat vérifié", "I paid the full price for it"),
    False: ("I received the product free of charge", "Unverified purchase", "Sample provided by the maker", "not bought here", "Got it as a tester"),
}

REVIEW = Kind(
    name="customer_review",
    titles=("Review", "Customer review", "Product review", "Rating", "Kundenbewertung", "Testimonial", "Opinion"),
    fields=(
        F("product", ("product", "item", "reviewed product", "article"), ("Product", "Item", "de:Produkt", "fr:Produit"), ("what is reviewed", "Which product is it about?", "Name of the article.")),
        F("brand", ("brand", "manufacturer", "maker"), ("Brand", "Made by", "de:Marke"), ("brand of the product", "Who makes it?", "manufacturer")),
        F("rating", ("rating", "overall rating", "verdict", "satisfaction", "score"), (), ("how good the writer finds it", "How satisfied is the reviewer?", "Overall verdict implied by the text."), type="enum", options=tuple(RATING), ordinal=True),
        Items("pros", ("pros", "advantages", "positives", "strengths", "liked"), (F("pro", ("pro", "advantage"), ("Pro",)),), ("good points", "What does the writer like?", "Advantages named."), ("Pros", "Good", "+", "I like", "de:Vorteile", "fr:Points forts"), ("{pro}",), scalar=True),
        Items("cons", ("cons", "disadvantages", "negatives", "weaknesses", "disliked"), (F("con", ("con", "drawback"), ("Con",)),), ("bad points", "What does the writer dislike?", "Drawbacks named."), ("Cons", "Bad", "-", "I don't like", "de:Nachteile", "fr:Points faibles"), ("{con}",), scalar=True),
        F("recommend", ("would recommend", "recommends", "recommendation", "recommended"), (), ("whether the writer recommends it", "Would the reviewer buy it again?", "true if recommended"), type="boolean"),
        F("reviewer", ("reviewer", "author", "user", "customer", "posted by"), ("By", "Reviewer", "User", "de:Von"), ("who wrote it", "Name of the reviewer.", "user name")),
        _date_f("date", "date", "review date", "posted on", descs=("when it was posted", "Date of the review.", "written on")),
        F("price", ("price", "price paid", "cost"), ("Price", "Paid"), ("price paid", "How much did it cost?", "price, number only"), type="number"),
        F("use", ("use", "usage", "used how", "context of use"), ("Use", "Used"), ("how or how long it is used", "When and where does the writer use it?", "usage as written")),
        F("helpful", ("helpful votes", "found helpful", "likes"), ("Helpful", "Likes"), ("number of people who found it helpful", "How many readers liked the review?", "helpful count"), type="integer"),
        F("shop", ("shop", "seller", "bought at"), ("Seller", "Shop"), ("where it was bought", "Name of the seller.", "shop")),
        F("verified", ("verified purchase", "is verified", "really bought"), ("Purchase", "Status"), ("whether the purchase is verified", "Did the writer buy it?", "false for free samples"), type="boolean"),
    ),
    make=_make_review,
    prose=_mix(
        62, 160,
        ("{product}\n{date} by {reviewer}", "{reviewer} on {product}", "Review of the {product} <by|from> {brand}", "{product} ({brand})", "{reviewer}, {date}", "", ""),
        ("{rating}.", "{rating}!", "{rating}. I use the {product} {use}.", "I have been using the {product} {use}. {rating}.", "{rating}, <if you ask me|to be honest|that is my verdict>.", "Bought the {product} at {shop} for {price}. {rating}.", "{chatter} {rating}."),
        [
            ("<Pros|Plus|What I like|The good>: {pros}.", "{pros} - <that is nice|I like that>.", "+ {pros}", "", "PROS\n{pros}"),
            ("<Cons|Minus|What I don't like|The bad>: {cons}.", "But: {cons}.", "- {cons}", "", "CONS\n{cons}"),
            ("{verified}.", "", "", "{chatter}"),
        ],
        ("{recommend}.", "{recommend}!", "<Conclusion|Bottom line|In short>: {recommend}.", "", "{helpful} people found this helpful"),
        seps=("\n", " ", "\n\n", " "),
    ),
    layouts=("prose", "prose", "prose", "mixed", "kv", "html"),
)
REVIEW_STARS = _renamed(REVIEW, "review_stars", {"rating": {"very bad": "1 star", "bad": "2 stars", "okay": "3 stars", "good": "4 stars", "excellent": "5 stars"}}, ("Star rating", "User review", "Shop review", "Feedback"))
REVIEW_SENTIMENT = _renamed(REVIEW, "review_sentiment", {"rating": {"very bad": "negative", "bad": "negative", "okay": "neutral", "good": "positive", "excellent": "positive"}}, ("Comment", "Post", "Review", "Feedback"))

SATISFACTION: Phrases = {
    "very dissatisfied": ("I am <fed up|furious>", "<Terrible|Awful> experience from start to finish", "Nothing worked", "I want to leave as soon as I can"),
    "dissatisfied": ("I am not happy with it", "It <falls|fell> short of what was promised", "There is <much|a lot> to complain about", "Not really satisfied"),
    "neutral": ("It is fine, I suppose", "No strong feelings either way", "Neither pleased nor annoyed", "Can't say I care much"),
    "satisfied": ("I am <quite|rather> happy", "On the whole it works for me", "Good, with small reservations", "I can't complain"),
    "very satisfied": ("I <couldn't be happier|am delighted>", "Everything is <great|wonderful>", "Full marks from me", "You do an outstanding job"),
}
OFTEN: Phrases = {
    "never": ("I have not used it once", "never, to be honest", "not at all so far"),
    "rarely": ("once or twice a year", "hardly ever", "only at Christmas", "very seldom"),
    "monthly": ("about once a month", "every four weeks or so", "twelve times a year"),
    "weekly": ("every Saturday", "once a week", "two or three times a week", "most weekends"),
    "daily": ("every day", "each morning", "several times a day", "all the time, day in, day out"),
}
ASPECTS = ("the canteen", "parking", "opening hours", "the app", "the waiting time", "staff at the desk", "the trainers", "the bus connection", "the newsletter", "prices", "the course book", "cleanliness", "the hotline", "the website", "Wi-Fi", "heating", "the swimming pool",
           "the library", "communication", "the lunch menu", "lighting in the car park", "lockers", "the booking system", "the teachers", "my supervisor", "the tools we get", "working hours")
SUGGESTIONS = ("open earlier on Saturdays", "answer the phone", "offer a vegetarian menu", "lower the fees for families", "add more bike racks", "send fewer mails", "repair the lift", "train new staff better", "put up clearer signs", "let us book online",
               "extend the loan period", "hire a second instructor", "allow payment by card", "renew the changing rooms", "publish the timetable sooner", "ask us before changing things", "offer evening courses", "provide a quiet room", "improve the search")


def _make_survey(rng: Random) -> dict[str, Any]:
    liked, disliked = rng.sample(ASPECTS, 2)
    age = rng.randint(16, 85)
    mood = rng.choice(list(SATISFACTION))
    happy = list(SATISFACTION).index(mood)
    return {
        "id": V(values.ident(rng, ("R", "RESP", "Q", "ID"))), "organisation": V(values.company(rng)), "date": values.show_date(rng, _day(rng, 2015, 2026)), "age": _count(rng, age, 0.15),
        "satisfaction": _evidence(rng, SATISFACTION, mood), "frequency": _evidence(rng, OFTEN), "liked": V(liked), "disliked": V(disliked), "suggestion": V(rng.choice(SUGGESTIONS)),
        "recommend": _evidence(rng, SURVEY_RECOMMEND, rng.random() < (0.02, 0.15, 0.5, 0.9, 0.98)[happy]), "score": _count(rng, max(0, min(10, happy * 2 + rng.randint(0, 2))), 0.3),
        "job": V(values.job_title(rng)), "city": V(values.city(rng)), "years": _count(rng, rng.randint(1, 30), 0.5), "callback": _evidence(rng, CALLBACK),
    }


SURVEY_RECOMMEND: Phrases = {
    True: ("I tell everyone to <join|come>", "I would recommend you to friends", "yes, I have already sent my cousin", "my colleagues should try it too"),
    False: ("I would not recommend it", "I warn my friends", "no, I would advise against it", "nobody I know should bother"),
}
CALLBACK: Phrases = {
    True: ("you may contact me about this", "please call me back", "I am happy to answer further questions"),
    False: ("please do not contact me", "no follow-up please", "I want to stay anonymous", "no calls"),
}

SURVEY = Kind(
    name="survey_answer",
    titles=("Survey answer", "Questionnaire", "Feedback form", "Survey response", "Umfrage", "Member survey", "Interview notes"),
    fields=(
        F("id", ("response id", "questionnaire number", "respondent id", "id"), ("Response", "ID", "Questionnaire no."), ("number of the answer", "Which respondent?", "Identifier of the response.")),
        F("organisation", ("organisation", "company", "surveyed by", "provider"), ("Organisation", "Survey by", "About"), ("organisation rated", "Whom is the survey about?", "Name of the provider.")),
        _date_f("date", "date", "filled in on", "submitted", descs=("when it was filled in", "Date of the answer.", "submission date")),
        F("age", ("age", "age of respondent", "years old"), ("Age", "Your age", "de:Alter"), ("age of the respondent", "How old is the person?", "age in years"), type="integer"),
        F("satisfaction", ("satisfaction", "overall satisfaction", "mood", "contentment"), ("How satisfied are you?", "Overall"), ("how satisfied the person is", "Satisfaction implied by the answer.", "Level of contentment"), type="enum", options=tuple(SATISFACTION), ordinal=True),
        F("frequency", ("frequency of use", "how often", "usage", "visits"), ("How often do you use it?", "Use", "Frequency"), ("how often it is used", "How frequently does the person come?", "Frequency on the scale"), type="enum", options=tuple(OFTEN), ordinal=True),
        F("liked", ("liked most", "best aspect", "positive", "favourite"), ("What do you like best?", "Best", "+"), ("what the person likes best", "Best aspect.", "What pleases the respondent?")),
        F("disliked", ("liked least", "worst aspect", "negative", "main complaint"), ("What annoys you?", "Worst", "-"), ("what the person likes least", "Worst aspect.", "What bothers the respondent?")),
        F("suggestion", ("suggestion", "improvement", "wish", "proposal"), ("Suggestions", "What should we change?", "de:Vorschlag"), ("what should be improved", "Suggestion, as written.", "What does the person propose?")),
        F("recommend", ("would recommend", "recommends", "recommendation"), ("Would you recommend us?",), ("whether the person would recommend it", "Does the respondent recommend the organisation?", "true if yes"), type="boolean"),
        F("score", ("score", "nps", "points", "grade"), ("Score (0-10)", "Points", "NPS"), ("points from 0 to 10", "How many points were given?", "score out of ten"), type="integer"),
        F("job", ("occupation", "job", "profession"), ("Occupation", "Your job", "de:Beruf"), ("what the person works as", "Profession of the respondent.", "occupation")),
        F("city", ("city", "home town", "residence"), ("City", "Where do you live?", "de:Wohnort"), ("where the person lives", "Town of residence.", "city")),
        F("years", ("years as customer", "member for years", "customer since years"), ("Years as a member", "Customer for (years)"), ("years of membership", "For how many years has the person been a customer?", "length in years"), type="integer"),
        F("callback", ("may be contacted", "contact allowed", "wants callback"), ("May we contact you?",), ("whether the person may be contacted", "Does the respondent allow a follow-up?", "true if contact is welcome"), type="boolean"),
    ),
    make=_make_survey,
    prose=_mix(
        63, 90,
        ("Response {id}, {date}", "Survey {organisation}\nRespondent {id}", "{organisation}: what our members say", "<Q1|1.> How old are you?\n{age}", ""),
        ("{satisfaction}.", "<All in all|Overall>: {satisfaction}.", "Q: How do you feel about {organisation}?\nA: {satisfaction}.", "{satisfaction}, {score} points out of ten."),
        [
            ("<I come|I use it> {frequency}.", "Q: How often do you visit us?\nA: {frequency}", "Use: {frequency}. <Member|Customer> for {years} years.", ""),
            ("<What I like is|Best:> {liked}. <What I don't like|Worst>: {disliked}.", "<Praise for|Thumbs up for> {liked}, <but|though> {disliked} <is a disgrace|needs work>.", "Q: What annoys you?\nA: {disliked}", ""),
            ("<You should|Please|My advice:> {suggestion}.", "Suggestions: {suggestion}", ""),
            ("{recommend}.", "Q: Would you recommend us?\nA: {recommend}", ""),
        ],
        ("I am {age} and live in {city}.", "({job}, {age}, {city})", "Follow-up: {callback}.", "{callback}.", ""),
        seps=("\n", "\n\n", " "),
    ),
    layouts=("prose", "kv", "form", "form", "mixed", "html"),
)

# --- reference letter, leave request --------------------------------------------------------------------------------

PERFORMANCE: Phrases = {
    "poor": ("<made an effort|tried> to meet our requirements", "rarely met <our standards|the deadlines>", "needed constant supervision", "was often late and careless"),
    "adequate": ("met our <requirements|expectations> on the whole", "worked to our satisfaction", "did what was asked", "delivered work of average quality"),
    "good": ("always worked to our full satisfaction", "was a reliable and careful colleague", "regularly did more than was asked", "delivered good results"),
    "outstanding": ("always exceeded our expectations", "was <quite simply|without doubt> the best in the team", "achieved exceptional results", "worked to our fullest satisfaction at all times"),
}
LEAVING: Phrases = {
    "resigned": ("at <his|her|their> own request", "of their own accord", "to take up a new challenge elsewhere", "after handing in notice"),
    "dismissed": ("as the employment was terminated by us", "after we gave notice", "because the contract was ended by the company for conduct reasons"),
    "redundancy": ("because the site was closed", "due to restructuring", "as the post was abolished", "when the department was dissolved"),
    "contract ended": ("upon expiry of the fixed term", "as the contract ran out", "at the end of the agreed period"),
    "retirement": ("to retire", "on reaching retirement age", "to enjoy a well-earned retirement"),
}
REHIRE: Phrases = {
    True: ("We would gladly employ <him|her|them> again", "The door is always open for a return", "I would rehire without hesitation", "We regret the departure very much and hope for a comeback"),
    False: ("We would not offer another contract", "A return is not planned on our side", "I would not hire this person again", "Re-employment is ruled out"),
}


def _make_reference(rng: Random) -> dict[str, Any]:
    domain = rng.choice(DOMAINS)
    start = _day(rng, 2000, 2021)
    end = _days(rng, start, 200, 2500)
    style = values.date_style(rng)
    level = rng.choice(list(PERFORMANCE))
    company = values.company(rng)
    author = values.person(rng)
    return {
        "employee": V(values.person(rng)), "position": V(_title(rng, domain)), "company": V(company), "start": values.show_date(rng, start, style), "end": values.show_date(rng, end, style), "issued": values.show_date(rng, _days(rng, end, 0, 40), style),
        "duties": [V(d) for d in rng.sample(WORK[domain][3], rng.randint(1, 4))], "performance": _evidence(rng, PERFORMANCE, level), "leaving": _evidence(rng, LEAVING), "rehire": _evidence(rng, REHIRE, level in ("good", "outstanding")),
        "author": V(author), "author_title": V(values.job_title(rng)), "author_email": V(values.email_for(rng, author, company)), "department": V(rng.choice(DEPARTMENTS)), "quality": V(rng.choice(STRENGTHS)), "place": V(values.city(rng)),
    }


REFERENCE = Kind(
    name="reference_letter",
    titles=("Reference letter", "Letter of recommendation", "Employment reference", "Arbeitszeugnis", "Certificate of employment", "Reference"),
    fields=(
        F("employee", ("employee", "name", "person recommended", "candidate", "former employee"), ("Employee", "Name", "Re", "de:Mitarbeiter"), ("who the letter is about", "Name of the former employee.", "Who is recommended?")),
        F("position", ("position", "job title", "role held", "employed as"), ("Position", "Employed as", "de:Tätigkeit"), ("job the person had", "As what was the person employed?", "Position held.")),
        F("company", ("company", "employer", "issuer", "organisation"), ("Company", "Employer", "de:Arbeitgeber"), ("the employer", "Who issues the letter?", "Former company.")),
        F("department", ("department", "team", "unit"), ("Department", "Team", "de:Abteilung"), ("department of the person", "In which unit?", "team")),
        _date_f("start", "start date", "employed from", "joined", "from", labels=("From", "Employed from", "Joined", "de:Von"), descs=("first day of employment", "When did the person start?", "employed since")),
        _date_f("end", "end date", "employed until", "left on", "to", labels=("Until", "To", "Left on", "de:Bis"), descs=("last day of employment", "When did the person leave?", "employed until")),
        _date_f("issued", "issue date", "date of letter", "issued on", labels=("Date", "Issued", "de:Datum"), descs=("date of the letter", "When was the letter written?", "issued on")),
        Items("duties", ("duties", "achievements", "tasks", "responsibilities"), (F("duty", ("duty", "task"), ("Duty",)),), ("what the person did", "Achievements and duties named.", "Tasks, one each."), ("Duties", "Main tasks", "Achievements", "de:Aufgaben"), ("{duty}",), scalar=True),
        F("performance", ("performance", "assessment", "quality of work", "rating"), (), ("how good the work was", "Performance implied by the wording.", "How does the employer rate the person?"), type="enum", options=tuple(PERFORMANCE), ordinal=True),
        F("leaving", ("reason for leaving", "termination reason", "why left", "end of employment"), (), ("why the employment ended", "Who or what ended it?", "Reason for leaving"), type="enum", options=tuple(LEAVING)),
        F("rehire", ("would rehire", "rehire", "eligible for rehire"), (), ("whether the employer would take the person back", "Would they hire the person again?", "true if re-employment is welcome"), type="boolean"),
        F("author", ("author", "signed by", "referee", "writer"), ("Signed", "Author", "de:Unterzeichnet"), ("who wrote the letter", "Name of the signatory.", "Who signs?")),
        F("author_title", ("author position", "signatory title", "function of the author"), ("Title", "Function"), ("position of the writer", "What is the author's job?", "signatory's function")),
        F("author_email", ("author email", "contact email", "email"), ("E-mail", "Contact"), ("address of the writer", "Where can one ask back?", "mail")),
        F("quality", ("special quality", "strength", "praised for"), ("Praised for", "Strength"), ("quality that is praised", "What is the person praised for?", "personal strength")),
        F("place", ("place", "city", "place of issue"), ("Place", "de:Ort"), ("place of issue", "Where was it written?", "city")),
    ),
    make=_make_reference,
    prose=_mix(
        64, 90,
        ("{company}\n{place}, {issued}", "{issued}", "<REFERENCE|To whom it may concern|Letter of recommendation>", "<Reference for|Re:> {employee}", "{company}"),
        ("{employee} was employed <by us|at {company}> as {position} from {start} to {end}.", "I am <pleased|happy> to recommend {employee}, who worked for {company} as {position} between {start} and {end}.", "We confirm that {employee} worked in our {department} department from {start} until {end}, as {position}.",
         "From {start} to {end}, {employee} was a member of my team ({department}).", "{employee}, {position}, left {company} on {end}."),
        [
            ("Among other things, {employee} {duties}.", "<Main tasks|Achievements>:\n{duties}", ""),
            ("{employee} {performance}.", "During this time our colleague {performance}.", "As to the work: {employee} {performance}. What stood out was {quality}."),
            ("The employment ended {leaving}.", "{employee} left us {leaving}.", "The contract ended on {end}, {leaving}.", ""),
            ("{rehire}.", "{rehire}. {chatter}", "", ""),
        ],
        ("{author}\n{author_title}", "<Signed|Yours faithfully|Sincerely>,\n{author}, {author_title}\n{author_email}", "{place}, {issued}\n{author}", "For questions: {author_email}"),
        seps=("\n\n", "\n", " "),
    ),
    layouts=("prose", "prose", "prose", "mixed", "kv"),
)

LEAVE: Phrases = {
    "annual leave": ("I would like to take <some holiday|a vacation>", "We are going to the seaside with the children", "I want to use up my remaining holiday days", "a trip to <Italy|Japan|the mountains> is planned"),
    "sick leave": ("my doctor has signed me off", "I am down with <the flu|a fever>", "I have to undergo <surgery|an operation>", "I have a sick note"),
    "parental leave": ("our baby is due", "I want to stay at home with our newborn", "my wife has just given birth and I want to look after the child"),
    "unpaid leave": ("I need time off without pay", "I know my holiday is used up, so I would go without salary", "no pay for that time is fine with me"),
    "compassionate leave": ("my grandmother has died", "there was a death in the family", "I have to attend the funeral of a close relative", "my father is in his last days"),
    "training": ("I have been accepted for a <course|seminar>", "the exam takes place then", "I am registered for a conference"),
    "time off in lieu": ("I have <20|30|many> hours of overtime to use up", "I would like to take back the extra hours from the trade fair", "my flexitime account is overfull"),
}
APPROVAL: Phrases = {
    True: ("approved", "granted", "fine with me, enjoy", "OK, signed", "genehmigt"),
    False: ("declined", "not possible in that week", "refused, too many absences", "rejected", "abgelehnt"),
}


def _make_leave(rng: Random) -> dict[str, Any]:
    start = _day(rng, 2016, 2027)
    days = rng.choice((1, 2, 3, 5, 5, 10, 10, 15, rng.randint(1, 30)))
    end = start + timedelta(days=days - 1 + days // 5 * 2)
    style = values.date_style(rng)
    company = values.company(rng)
    employee, manager, substitute = _people(rng, 3)
    return {
        "employee": V(employee), "email": V(values.email_for(rng, employee, company)), "manager": V(manager), "department": V(rng.choice(DEPARTMENTS)), "number": V(values.ident(rng, ("E", "EMP", "P", "PN"))),
        "kind": _evidence(rng, LEAVE), "start": values.show_date(rng, start, style), "end": values.show_date(rng, end, style), "days": _count(rng, days, 0.35), "substitute": V(substitute),
        "requested": values.show_date(rng, _days(rng, start, -90, -2), style), "phone": V(values.phone(rng)), "approved": _evidence(rng, APPROVAL), "reachable": _evidence(rng, REACHABLE), "left": _count(rng, rng.randint(0, 30), 0.2), "task": V(_task(rng)),
    }


REACHABLE: Phrases = {
    True: ("I <will be|am> reachable by phone", "I will check my mail in the evenings", "you can call me in an emergency"),
    False: ("I <cannot|will not> be reached", "I will be offline", "no phone, no mail during that time", "please do not call me"),
}

LEAVE_REQUEST = Kind(
    name="leave_request",
    titles=("Leave request", "Holiday request", "Absence request", "Urlaubsantrag", "Time-off request", "Demande de congé", "Application for leave"),
    fields=(
        F("employee", ("employee", "name", "applicant", "requested by"), ("Employee", "Name", "Applicant", "de:Mitarbeiter", "fr:Nom"), ("who wants leave", "Name of the employee.", "Who asks?")),
        _email(who="employee"), _phone(who="employee"),
        F("manager", ("manager", "supervisor", "approver", "addressed to"), ("Manager", "Supervisor", "To", "de:Vorgesetzter"), ("who decides", "Name of the manager.", "To whom is the request addressed?")),
        F("department", ("department", "team", "unit"), ("Department", "Team", "de:Abteilung"), ("department of the employee", "Which unit?", "team")),
        F("number", ("personnel number", "employee id", "staff number"), ("Personnel no.", "Employee ID", "de:Personalnummer"), ("personnel number", "Employee's number.", "staff id")),
        F("kind", ("leave type", "type of leave", "reason", "absence type"), (), ("kind of leave", "Why is the person absent?", "Type of absence implied by the wording."), type="enum", options=tuple(LEAVE)),
        _date_f("start", "start date", "first day", "from", "leave from", labels=("From", "First day", "Start", "de:Von", "fr:Du"), descs=("first day of leave", "When does it start?", "absent from")),
        _date_f("end", "end date", "last day", "to", "leave until", labels=("To", "Last day", "Until", "de:Bis", "fr:Au"), descs=("last day of leave", "When does it end?", "absent until")),
        F("days", ("days", "number of days", "working days", "duration"), ("Days", "Working days", "de:Tage"), ("number of working days", "How many days?", "length in days"), type="integer"),
        F("left", ("days left", "remaining days", "balance"), ("Remaining days", "Balance", "de:Resturlaub"), ("days left afterwards", "How many days remain?", "leave balance"), type="integer"),
        F("substitute", ("substitute", "stand in", "deputy", "covered by"), ("Substitute", "Covered by", "Deputy", "de:Vertretung"), ("who takes over", "Name of the stand-in.", "Who covers for the employee?")),
        _date_f("requested", "request date", "date of request", "submitted on", labels=("Date", "Submitted", "de:Datum"), descs=("when the request was made", "Date of the request.", "submitted on")),
        F("approved", ("approved", "granted", "decision", "is approved"), ("Decision", "Approval", "de:Entscheidung"), ("whether it was approved", "Did the manager agree?", "true if granted"), type="boolean"),
        F("reachable", ("reachable", "available during leave", "can be contacted"), (), ("whether the person can be reached", "May one call during the absence?", "true if reachable"), type="boolean"),
        F("task", ("open task", "handover", "task left"), ("Handover", "Open task"), ("what has to be done meanwhile", "Task that is handed over.", "What should the stand-in do?")),
    ),
    make=_make_leave,
    prose=_mix(
        65, 110,
        ("To: {manager}\nFrom: {employee} <{email}>", "{employee}, {department}\n{requested}", "Dear {manager},", "<Hi|Hello> {manager},", "Personnel no. {number}\n{employee}"),
        ("I would like to be off from {start} to {end}: {kind}.", "<As you may know|As discussed>, {kind}. I would therefore be away from {start} until {end}, {days} working days.", "{kind} - may I take leave from {start} to {end}?", "<Request|Application> for absence {start} - {end} ({days} days). Reason: {kind}.", "Can I have {days} days from {start}? The reason: {kind}."),
        [
            ("{substitute} will <cover for me|take over|look after my accounts>.", "<Stand-in|Cover>: {substitute}, who will also {task}.", "Before that I will {task}; {substitute} does the rest.", "", ""),
            ("{reachable}.", "{reachable}[[, {phone}]].", "", ""),
            ("After that I have {left} days left.", "", ""),
        ],
        ("<Thanks|Regards|Best>,\n{employee}", "{employee}\n{department}", "Decision ({manager}): {approved}", "> {approved}\n> {manager}", ""),
        seps=("\n\n", "\n", " "),
    ),
    layouts=("prose", "prose", "form", "kv", "mixed", "html"),
)

# --- lives ----------------------------------------------------------------------------------------------------------

CRAFTS = ("teacher", "carpenter", "nurse", "farmer", "painter", "engineer", "pilot", "baker", "violinist", "physicist", "midwife", "novelist", "architect", "sailor", "judge", "botanist", "cabinet maker", "football coach", "chemist", "photographer", "mountain guide",
          "journalist", "composer", "bus driver", "mathematician", "sculptor", "politician", "veterinarian", "actress", "entrepreneur", "priest", "historian", "beekeeper", "translator")
FAME = ("founded the village library", "designed the harbour bridge", "discovered three species of moss", "wrote eleven novels", "ran the first women's marathon in the region", "restored old clocks", "led the miners' choir for thirty years", "invented a folding ladder",
        "built the first school in the valley", "photographed the strike", "fought for clean rivers", "taught half the town to swim", "translated the poems of Sappho", "opened the first vegetarian restaurant", "mapped the northern coast", "coached two Olympic rowers",
        "recorded four albums", "set up a refuge for injured birds", "grew prize-winning dahlias", "served on the council for twenty years")
RELATIONS = ("wife", "husband", "daughter", "son", "brother", "sister", "granddaughter", "grandson", "niece", "nephew", "partner", "mother", "godchild", "cousin", "daughter-in-law")
CHURCHES = ("St. Peter's Church", "the chapel of rest", "Holy Trinity", "the woodland cemetery", "the crematorium", "All Saints", "the Friends' meeting house", "the main cemetery", "St. Joseph's", "the village church")
CHARITIES = ("the hospice", "Cancer Research", "the lifeboat crew", "the animal shelter", "Doctors Without Borders", "the local food bank", "the children's ward", "the Alzheimer Society", "the choir", "the mountain rescue")
AWARDS = ("Order of Merit", "Golden Quill", "Nobel Prize in Chemistry", "Citizen's Medal", "Grand Prix", "Fields Medal", "Honorary doctorate", "Silver Lion", "Best Newcomer Award", "National Book Award", "Architecture Prize", "Olympic gold", "Carl Zuckmayer Medal", "Pioneer Award")
NATIONS = ("Austrian", "French", "Kenyan", "Indian", "Canadian", "Polish", "Brazilian", "Irish", "Japanese", "Dutch", "Finnish", "Greek", "Mexican", "Korean", "Welsh", "Turkish", "American", "German", "Italian", "Nigerian", "Australian", "Czech")
CEREMONY: Phrases = {
    "funeral service": ("the funeral service will be held", "the burial takes place", "we lay {0} to rest"), "memorial": ("friends will gather to remember", "a memorial is planned", "we celebrate this life"),
    "private ceremony": ("the ceremony will be private", "the family says goodbye among themselves", "burial within the closest circle"),
}


def _make_obituary(rng: Random) -> dict[str, Any]:
    died = _day(rng, 1995, 2026)
    born = died - timedelta(days=rng.randint(24 * 365, 99 * 365))
    age = died.year - born.year - ((died.month, died.day) < (born.month, born.day))
    style = values.date_style(rng)
    first, last = values.first_last(rng)
    name = f"{first} {last}"
    kin = _people(rng, rng.randint(1, 5))
    ceremony = _evidence(rng, CEREMONY)
    ceremony = replace(ceremony, text=ceremony.text.format(first))
    return {
        "name": V(name), "age": V(str(age), age), "born": values.show_date(rng, born, style), "died": values.show_date(rng, died, style), "birthplace": V(values.city(rng)), "home": V(values.city(rng)),
        "occupation": V(rng.choice(CRAFTS)), "known_for": V(rng.choice(FAME)), "survivors": [{"name": V(k), "relation": V(rng.choice(RELATIONS))} for k in kin],
        "ceremony": ceremony, "service_date": values.show_date(rng, _days(rng, died, 3, 14), style), "service_time": values.time_of_day(rng, 9, 16), "service_place": V(rng.choice(CHURCHES)), "donations": V(rng.choice(CHARITIES)),
        "flowers": _evidence(rng, FLOWERS), "hobbies": _texts(rng, HOBBIES, 1, 3),
    }


FLOWERS: Phrases = {True: ("flowers are welcome", "please bring a flower", "wreaths may be sent to the chapel"), False: ("no flowers, please", "the family asks for donations instead of flowers", "in lieu of flowers, please give to a good cause")}

OBITUARY = Kind(
    name="obituary",
    titles=("Obituary", "Death notice", "In memoriam", "Todesanzeige", "Notice of death", "Memorial page"),
    fields=(
        F("name", ("name", "deceased", "full name", "person"), ("Name", "In memory of", "Deceased"), ("who died", "Name of the deceased.", "Whom is it about?")),
        F("age", ("age", "age at death", "years"), ("Age", "Aged"), ("age reached", "How old did the person become?", "age in years"), type="integer"),
        _date_f("born", "date of birth", "born", "birth date", labels=("Born", "*", "de:Geboren", "fr:Né le"), descs=("when the person was born", "Birthday.", "birth date")),
        _date_f("died", "date of death", "died", "death date", labels=("Died", "†", "Passed away", "de:Gestorben"), descs=("when the person died", "Day of death.", "died on")),
        F("birthplace", ("birthplace", "born in", "place of birth"), ("Born in", "Birthplace"), ("where the person was born", "Place of birth.", "native town")),
        F("home", ("home town", "lived in", "residence"), ("Lived in", "Of"), ("where the person lived", "Last residence.", "home")),
        F("occupation", ("occupation", "profession", "worked as"), ("Occupation", "Profession"), ("profession", "What did the person do?", "job")),
        F("known_for", ("known for", "achievement", "life's work", "remembered for"), ("Remembered for", "Life's work"), ("what the person is remembered for", "Main achievement, as written.", "What did the person do that is mentioned?")),
        Items("survivors", ("survivors", "survived by", "bereaved", "family"), (F("name", ("name", "person", "relative"), ("Name",), ("name of the relative", "Who?", "bereaved person")), F("relation", ("relation", "relationship", "kinship"), ("Relation",), ("how related", "Relationship to the deceased.", "kinship"))),
              ("relatives left behind", "By whom is the person survived?", "Bereaved family."), ("Survived by", "Family", "In mourning", "de:In stiller Trauer"), ("{relation} {name}", "{name} ({relation})", "{name}, {relation}", "{relation}: {name}")),
        F("ceremony", ("ceremony", "type of service", "farewell"), (), ("kind of farewell", "What sort of service is held?", "ceremony"), type="enum", options=tuple(CEREMONY)),
        _date_f("service_date", "service date", "funeral date", "date of the service", labels=("Service", "Funeral", "de:Beisetzung"), descs=("when the service is held", "Date of the funeral.", "day of the farewell")),
        F("service_time", ("service time", "funeral time", "begins at"), ("Time", "At"), ("when the service begins", "Time of the funeral.", "clock time"), type="time"),
        F("service_place", ("service place", "church", "cemetery", "venue"), ("Place", "Church", "At"), ("where the service is held", "Church or cemetery.", "venue of the funeral")),
        F("donations", ("donations to", "charity", "beneficiary"), ("Donations", "Gifts to"), ("who should get donations", "To which cause may people give?", "charity")),
        F("flowers", ("flowers welcome", "flowers", "accepts flowers"), (), ("whether flowers are wanted", "May one send flowers?", "false if donations are preferred"), type="boolean"),
        Items("hobbies", ("hobbies", "interests", "loved"), (F("hobby", ("hobby", "interest"), ("Hobby",)),), ("what the person loved doing", "Interests.", "pastimes"), ("Loved", "Interests"), ("{hobby}",), scalar=True),
    ),
    make=_make_obituary,
    prose=_mix(
        71, 80,
        ("{name}\n* {born}   † {died}", "{name}, {age}", "In loving memory of {name}", "<OBITUARY|Remembering> {name} ({born} - {died})", ""),
        ("{name}, {occupation}, <died|passed away|fell asleep> on {died} at the age of {age}.", "It is with <sadness|heavy hearts> that we announce the death of {name} of {home}, aged {age}, on {died}.", "On {died} we lost {name}.", "{name} was born in {birthplace} on {born} and died {died} in {home}."),
        [("A <passionate|lifelong> {occupation}, {name} {known_for}.", "Born in {birthplace}, {name} loved {hobbies}.", "{name} {known_for} and enjoyed {hobbies}.", ""), ("<Survived by|Left behind are> {survivors}.", "<In mourning|In sorrow>:\n{survivors}", "")],
        ("{ceremony} on {service_date} at {service_time}, {service_place}.", "{ceremony}. {flowers}.", "{service_place}, {service_date}, {service_time}; {ceremony}.", "{flowers}; donations to {donations}.", ""),
        seps=("\n\n", "\n", " "),
    ),
    layouts=("prose", "prose", "mixed", "kv"),
)

def _make_biography(rng: Random) -> dict[str, Any]:
    born = _day(rng, 1880, 2000)
    style = values.date_style(rng)
    alive = born.year > 1940 and rng.random() < 0.7
    died = min(born + timedelta(days=rng.randint(30 * 365, 90 * 365)), date(2024, 6, 1))
    awards = [{"award": V(rng.choice(AWARDS)), "year": _year(rng, born.year + 24, min(died.year, born.year + 70) if not alive else 2025)} for _ in range(rng.randint(0, 4))]
    children = rng.randint(1, 7)
    return {
        "name": V(values.person(rng)), "born": values.show_date(rng, born, style), "birthplace": V(values.city(rng)), "nationality": V(rng.choice(NATIONS)), "occupation": V(rng.choice(CRAFTS)), "known_for": V(rng.choice(FAME)),
        "education": V(_school(rng)), "awards": awards, "died": None if alive else values.show_date(rng, died, style), "children": _count(rng, children, 0.7), "alive": _evidence(rng, ALIVE, alive), "employer": V(values.company(rng)),
        "debut": _year(rng, born.year + 17, born.year + 29), "home": V(values.city(rng)), "teacher": V(values.person(rng)),
    }


ALIVE: Phrases = {
    True: ("still works every morning", "lives near the coast today", "continues to give lectures", "enjoys retirement in good health", "is now preparing a new project"),
    False: ("did not live to see the success", "died after a short illness", "was buried with full honours", "the estate is kept in a small museum", "passed away at home"),
}

BIOGRAPHY = Kind(
    name="biography",
    titles=("Biography", "Profile", "Portrait", "Encyclopedia entry", "About the author", "Life", "Speaker bio"),
    fields=(
        F("name", ("name", "person", "full name", "subject"), ("Name", "Full name"), ("who it is about", "Name of the person.", "Whose life is described?")),
        _date_f("born", "date of birth", "born", "birth date", labels=("Born", "Date of birth", "de:Geboren"), descs=("when the person was born", "Birth date.", "birthday")),
        F("birthplace", ("birthplace", "place of birth", "born in"), ("Birthplace", "Born in", "de:Geburtsort"), ("where the person was born", "Place of birth.", "native town")),
        F("nationality", ("nationality", "citizenship", "origin"), ("Nationality", "Citizenship"), ("nationality as an adjective", "Which nationality?", "citizen of")),
        F("occupation", ("occupation", "profession", "field", "career"), ("Occupation", "Profession", "de:Beruf"), ("profession", "What is the person?", "occupation")),
        F("known_for", ("known for", "main achievement", "famous for"), ("Known for", "Achievement"), ("what made the person known", "Achievement, as written.", "For what is the person known?")),
        F("education", ("education", "studied at", "alma mater", "university"), ("Education", "Alma mater"), ("where the person studied", "University or school.", "place of study")),
        F("teacher", ("teacher", "mentor", "studied under"), ("Teacher", "Studied under"), ("important teacher", "Who was the mentor?", "teacher")),
        F("employer", ("employer", "worked for", "company"), ("Worked for", "Employer"), ("company the person worked for", "Employer.", "for whom did the person work?")),
        Items("awards", ("awards", "honours", "prizes"), (F("award", ("award", "prize", "honour"), ("Award", "Prize"), ("name of the award", "Which prize?", "honour")), F("year", ("year", "awarded in", "when"), ("Year",), ("year of the award", "When?", "year received"), type="integer")),
              ("prizes received", "Which awards did the person win?", "Honours with year."), ("Awards", "Honours", "Prizes", "de:Auszeichnungen"), ("{award} ({year})", "{year}: {award}", "{award}, {year}", "the {award} in {year}")),
        _date_f("died", "date of death", "died", "death date", labels=("Died", "de:Gestorben"), descs=("when the person died", "Date of death; null when alive.", "died on")),
        F("children", ("children", "number of children", "kids"), ("Children",), ("number of children", "How many children?", "count of children"), type="integer"),
        F("alive", ("alive", "is alive", "still living"), (), ("whether the person is alive", "Is the person still living?", "false if dead according to the text"), type="boolean"),
        F("debut", ("debut year", "first work", "career start", "active since"), ("Active since", "Debut"), ("year the career began", "When did the career start?", "year of the first work"), type="integer"),
        F("home", ("residence", "lives in", "home"), ("Lives in", "Residence"), ("where the person lives or lived", "Place of residence.", "home town")),
    ),
    make=_make_biography,
    prose=_mix(
        72, 90,
        ("{name}", "{name} (born {born} in {birthplace}) is a {nationality} {occupation}.", "<About the author|Profile|Portrait>: {name}", ""),
        ("{name}, born on {born}, {known_for}.", "Born in {birthplace} on {born}, {name} studied at {education}.", "{name} grew up in {birthplace} and became a {occupation}.", "The {nationality} {occupation} {name} {known_for}."),
        [
            ("After studies at {education} under {teacher}, the career began in {debut}.", "{name} studied at {education} and worked for {employer}.", "From {debut} on, {name} worked for {employer}.", ""),
            ("[[Awards include {awards}.]]", "[[<Honours|Prizes>:\n{awards}]]", ""),
            ("{name} has {children} <children|sons and daughters>.", "{name} {alive}.", "{name} {alive}.", ""),
            ("{name} lives in {home}.", "", ""),
        ],
        ("[[{name} died on {died}.]]", "", "The {occupation} {alive}.", "{chatter}"),
        seps=(" ", "\n", "\n\n"),
    ),
    layouts=("prose", "prose", "prose", "mixed", "kv", "html"),
)

# --- scientific abstract --------------------------------------------------------------------------------------------

DESIGNS: Phrases = {
    "randomised trial": ("<participants|patients> were randomly assigned to one of two arms", "a double-blind, placebo-controlled study", "allocation was by computer-generated random numbers", "RCT"),
    "cohort study": ("we followed <a birth cohort|employees> for <five|ten> years", "participants were observed prospectively", "data from a longitudinal registry were used"),
    "cross-sectional survey": ("a questionnaire was sent out once", "data were collected at a single point in time", "respondents filled in an online form"),
    "meta-analysis": ("we pooled the effect sizes of earlier studies", "results of published trials were combined", "a random-effects model across studies"),
    "case study": ("we describe a single <case|patient|school> in depth", "one site was examined in detail"),
    "laboratory experiment": ("samples were <heated|exposed to light> under controlled conditions", "cultured cells were treated for 48 hours", "measurements were made on the test bench"),
    "simulation": ("we ran a numerical model", "an agent-based computer model was used", "Monte Carlo runs were carried out"),
    "qualitative interviews": ("semi-structured interviews were analysed thematically", "focus groups were transcribed and coded"),
}
SIGNIFICANT: Phrases = {
    True: ("The <difference|effect> was statistically significant", "The <null hypothesis|assumption of no effect> could be rejected", "The effect is unlikely to be due to chance", "The confidence interval excluded zero"),
    False: ("The <difference|effect> did not reach significance", "No significant effect was <found|observed>", "The null hypothesis could not be rejected", "The groups did not differ beyond chance", "The confidence interval included zero"),
}
EXPOSURES = ("daily walking", "caffeine intake", "a reading app", "night shifts", "mindfulness training", "biochar", "traffic noise", "vitamin D", "smaller classes", "green roofs", "a sugar tax", "peer tutoring", "blue light", "probiotic yoghurt", "remote work", "wetland restoration", "flipped classrooms", "bilingual upbringing")
EFFECTS = ("sleep quality", "exam grades", "blood pressure", "crop yield", "staff turnover", "reaction time", "water retention", "symptom duration", "vocabulary size", "bone density", "error rate", "air quality", "bird diversity", "self-reported stress", "energy use", "grip strength", "waiting times")
SAMPLES = ("adults", "pupils", "nurses", "plots", "patients with asthma", "households", "mice", "firms", "students", "older drivers", "samples", "farms", "schools", "shift workers", "children aged 6-8", "lakes")


def _make_abstract(rng: Random) -> dict[str, Any]:
    exposure, effect, sample = rng.choice(EXPOSURES), rng.choice(EFFECTS), rng.choice(SAMPLES)
    significant = rng.random() < 0.6
    p = rng.choice((0.001, 0.002, 0.01, 0.03, 0.04)) if significant else rng.choice((0.06, 0.11, 0.24, 0.38, 0.52, 0.81))
    verb = rng.choice(("improved", "reduced", "increased", "was linked to lower", "predicted")) if significant else rng.choice(("did not change", "had no measurable influence on", "left unchanged", "was unrelated to"))
    return {
        "title": V(rng.choice((f"Effects of {exposure} on {effect}", f"Does {exposure} affect {effect}?", f"{exposure} and {effect} in {sample}", f"{effect} after {exposure}")).capitalize()), "authors": [V(n) for n in _people(rng, rng.randint(1, 5))],
        "journal": V(rng.choice(("Journal of {0}", "{0} Letters", "Annals of {0}", "{0} Review", "Advances in {0}", "International {0} Quarterly")).format(rng.choice(("Applied Ecology", "Public Health", "Education", "Sleep Medicine", "Soil Science", "Labour Economics", "Nutrition", "Urban Studies", "Cognition", "Hydrology")))),
        "year": _year(rng, 1990, 2026), "method": _evidence(rng, DESIGNS), "sample_size": _count(rng, rng.choice((rng.randint(12, 400), rng.randint(400, 20_000))), 0.1), "population": V(sample), "finding": V(f"{exposure} {verb} {effect}"),
        "significant": _evidence(rng, SIGNIFICANT, significant), "p": V(str(p) if rng.random() < 0.7 else str(p)[1:], p), "country": V(values.country(rng)), "funder": V(values.company(rng)), "limitation": _text(rng, LIMITS), "doi": V(f"10.{rng.randint(1000, 9999)}/{values.fill_pattern(rng, '@@.####.###').lower()}"),
        "keywords": [V(exposure), V(effect)] + [V(sample)] * rng.randint(0, 1), "duration": _count(rng, rng.randint(2, 48), 0.4), "excluded": _count(rng, rng.randint(1, 60), 0.3),
    }


LIMITS = ("the short follow-up", "self-reported data", "a high drop-out rate", "the lack of a control group", "recruitment at a single site", "possible <selection|recall> bias", "unmeasured confounders", "the small sample", "missing baseline values")

ABSTRACT = Kind(
    name="scientific_abstract",
    titles=("Abstract", "Scientific abstract", "Study summary", "Paper", "Journal article", "Study"),
    fields=(
        F("title", ("title", "paper title", "study title"), ("Title",), ("title of the paper", "What is the study called?", "Title as printed.")),
        Items("authors", ("authors", "written by", "researchers"), (F("author", ("author", "name"), ("Author",)),), ("authors of the paper", "Who wrote it?", "Names of all authors."), ("Authors", "By"), ("{author}",), scalar=True),
        F("journal", ("journal", "published in", "periodical"), ("Journal", "Published in"), ("journal of the paper", "Where was it published?", "Name of the journal.")),
        F("year", ("year", "publication year", "published"), ("Year",), ("year of publication", "When was it published?", "year"), type="integer"),
        F("method", ("method", "study design", "design", "type of study"), ("Design", "Method"), ("study design", "How was the study done?", "Classify the method."), type="enum", options=tuple(DESIGNS)),
        F("sample_size", ("sample size", "n", "number of participants", "observations"), ("N", "Sample size", "Participants"), ("number of subjects analysed", "How many were studied?", "Sample size as an integer, without exclusions"), type="integer"),
        F("population", ("population", "participants", "subjects", "who was studied"), ("Population", "Subjects"), ("who or what was studied", "Which population?", "kind of subjects")),
        F("finding", ("main finding", "result", "conclusion", "key finding"), ("Finding", "Conclusion", "Result"), ("main result", "What was found?", "Key finding, as written.")),
        F("significant", ("significant", "statistically significant", "is significant"), (), ("whether the effect was significant", "Was a significant effect found?", "true if the result is statistically significant"), type="boolean"),
        F("p", ("p value", "p", "probability value"), ("p", "p-value"), ("p value", "How large is p?", "p as a number"), type="number"),
        F("country", ("country", "study country", "where conducted"), ("Country",), ("country of the study", "Where was it done?", "country")),
        F("funder", ("funder", "funded by", "sponsor", "funding source"), ("Funding", "Funded by"), ("who paid for it", "Which body funded the study?", "sponsor")),
        F("limitation", ("limitation", "main limitation", "weakness"), ("Limitations",), ("limitation named by the authors", "What weakens the study?", "limitation as written")),
        F("doi", ("doi", "identifier", "digital object identifier"), ("DOI", "doi"), ("DOI of the paper", "Which DOI?", "identifier")),
        Items("keywords", ("keywords", "key terms", "tags"), (F("keyword", ("keyword", "term"), ("Keyword",)),), ("keywords", "Which keywords are given?", "Key terms, one each."), ("Keywords", "Key words"), ("{keyword}",), scalar=True),
        F("duration", ("duration months", "follow up months", "months observed"), ("Duration (months)",), ("length of the study in months", "For how many months did it run?", "months of follow-up"), type="integer"),
        F("excluded", ("excluded", "number excluded", "drop outs"), ("Excluded",), ("how many were excluded", "Number of exclusions or drop-outs.", "excluded cases"), type="integer"),
    ),
    make=_make_abstract,
    prose=_mix(
        73, 110,
        ("{title}\n{authors}\n{journal}, {year}", "{title}", "{authors} ({year}). {title}. {journal}. doi:{doi}", "{title}\n{authors}", "ABSTRACT", ""),
        ("<Background|Context>: Little is known about this topic. <Methods|Design>: {method} ({sample_size} {population}, {country}).", "We studied {sample_size} {population} in {country}: {method}.", "<Method|Methods>. {method}. The sample comprised {sample_size} {population}; {excluded} were excluded.",
         "In this study, {method}. A total of {sample_size} {population} were included over {duration} months.", "{method}; n = {sample_size}."),
        ("<Results|Findings>: {finding} (p = {p}). {significant}.", "{significant}; {finding}.", "{finding}. {significant} (p={p}).", "{significant} (p = {p})."),
        [("<Limitations include|The main weakness is|We note> {limitation}.", "", ""), ("Funding: {funder}.", "This work was <supported|funded> by {funder}.", "", ""), ("<Keywords|Key words>: {keywords}", "", "")],
        ("<Conclusion|Interpretation>: {finding}.", "doi: {doi}", "", "{chatter}"),
        seps=(" ", "\n", "\n\n"),
    ),
    layouts=("prose", "prose", "prose", "mixed", "kv"),
)

# --- insurance claim ------------------------------------------------------------------------------------------------

CLAIMS: Phrases = {
    "water damage": ("a pipe burst <behind the wall|under the sink>", "the washing machine <leaked|overflowed>", "rain came in through the roof", "the neighbour's bathtub flooded our ceiling"),
    "fire": ("the <tumble dryer|advent wreath> caught fire", "a pan of oil ignited", "smoke blackened the whole kitchen"),
    "burglary": ("someone broke in through the <terrace door|cellar>", "thieves emptied the flat while we were away", "the shed was broken open"),
    "car accident": ("another driver ran into my rear", "I skidded into a <crash barrier|parked car>", "a lorry scraped my door while overtaking", "somebody dented my car in the car park"),
    "storm": ("hail <dented the roof|smashed the greenhouse>", "the gale blew tiles off", "a tree fell on the garage"),
    "liability": ("my <son|dog> knocked over the neighbour's <vase|television>", "I spilled coffee on a colleague's laptop", "a flowerpot fell from my balcony onto a scooter"),
    "travel": ("we had to cancel the trip because of <illness|a strike>", "the suitcase never arrived", "the flight was missed owing to a breakdown"),
    "glass": ("a stone chipped the windscreen", "the shower screen shattered", "the shop window cracked from top to bottom"),
    "medical": ("I broke my <ankle|wrist> abroad and paid the clinic", "a crown had to be replaced", "the physiotherapy bill was not settled"),
}
INFORMED: Phrases = {True: ("The police were <called|informed>", "I reported it to the police", "An officer took down the details"), False: ("The police were not involved", "No police report was made", "I did not call the police", "Police: not notified")}
BELONGINGS = ("laptop", "bicycle", "sofa", "television", "gold necklace", "parquet floor", "washing machine", "camera", "carpet", "wardrobe", "bumper", "headlight", "suitcase", "tablet", "curtains", "violin", "winter coat", "window pane", "garden furniture", "games console", "wristwatch", "oven", "ski equipment")
CLAIM_STATUS: Phrases = {"received": ("received", "in our inbox", "registered"), "under review": ("being checked", "under review", "with the assessor", "in Prüfung"), "more information needed": ("please send further documents", "invoice missing", "waiting for your photos"),
                         "approved": ("accepted, payment follows", "approved", "we will pay"), "rejected": ("not covered", "declined", "we cannot pay for this", "abgelehnt")}


def _make_claim(rng: Random) -> dict[str, Any]:
    day = _day(rng, 2014, 2026)
    style = values.date_style(rng)
    money = values.money_style(rng)
    amounts = [round(rng.uniform(20, 2500), rng.choice((0, 0, 2))) for _ in range(rng.randint(1, 4))]
    name = values.person(rng)
    return {
        "number": V(values.ident(rng, ("CL", "CLM", "S", "SCH"))), "policy": V(values.ident(rng, ("P", "POL", "VS", "HV"))), "insurer": V(rng.choice((values.company(rng), f"{values.coined(rng)} Insurance", f"{values.coined(rng)} Versicherung AG", f"{values.city(rng)} Mutual"))),
        "claimant": {"name": V(name), "address": V(values.address(rng)), "phone": V(values.phone(rng)), "email": V(values.email_for(rng, name))}, "kind": _evidence(rng, CLAIMS), "date": values.show_date(rng, day, style), "time": values.time_of_day(rng, 0, 23),
        "place": V(values.street(rng)), "reported": values.show_date(rng, _days(rng, day, 0, 30), style), "items": [{"item": V(item), "amount": values.show_money(rng, amount, money), "bought": _year(rng, 2005, day.year)} for item, amount in zip(rng.sample(BELONGINGS, len(amounts)), amounts, strict=True)],
        "total": values.show_money(rng, round(sum(amounts), 2), money), "excess": values.show_money(rng, rng.choice((100, 150, 250, 300, 500)), money), "police": _evidence(rng, INFORMED), "iban": V(values.iban(rng)), "status": _evidence(rng, CLAIM_STATUS), "handler": V(values.person(rng)),
        "witness": V(values.person(rng)),
    }


CLAIM = Kind(
    name="insurance_claim",
    titles=("Insurance claim", "Claim form", "Notice of loss", "Schadensmeldung", "Claim", "Déclaration de sinistre", "Damage report"),
    fields=(
        F("number", ("claim number", "claim id", "case number", "reference"), ("Claim no.", "Claim number", "Reference", "de:Schadennummer", "fr:N° de sinistre"), ("number of the claim", "Which claim is it?", "Reference of the insurer.")),
        F("policy", ("policy number", "policy no", "contract number", "insurance number"), ("Policy no.", "Policy", "de:Versicherungsnummer", "fr:N° de contrat"), ("number of the policy", "Under which policy?", "Contract number.")),
        F("insurer", ("insurer", "insurance company", "company"), ("Insurer", "To", "de:Versicherer"), ("the insurance company", "Who is the insurer?", "Company the claim goes to.")),
        Group("claimant", ("claimant", "policyholder", "insured", "customer"), (
            F("name", ("name", "full name", "person"), ("Claimant", "Policyholder", "Name", "de:Versicherungsnehmer"), ("who claims", "Name of the policyholder.", "Who suffered the loss?")),
            F("address", ("address", "postal address", "residence"), ("Address",), ("address of the claimant", "Where does the claimant live?", "street and town")),
            F("phone", ("phone", "telephone", "contact number"), ("Phone", "Tel."), ("number to call", "Telephone.", "phone of the claimant")),
            F("email", ("email", "e-mail", "mail"), ("E-mail",), ("mail address", "Where to write?", "e-mail of the claimant"))),
            ("the person who claims", "Who is the policyholder?", "Insured person.")),
        F("kind", ("type of loss", "claim type", "cause", "peril", "category"), (), ("kind of damage", "What caused the loss?", "Classify the claim."), type="enum", options=tuple(CLAIMS)),
        _date_f("date", "date of loss", "damage date", "happened on", labels=("Date of loss", "Date of damage", "de:Schadentag"), descs=("when the damage happened", "Date of the loss.", "day of the event")),
        F("time", ("time of loss", "time", "happened at"), ("Time", "de:Uhrzeit"), ("time of the loss", "At what time?", "clock time of the event"), type="time"),
        F("place", ("place of loss", "location", "scene"), ("Place of loss", "Location", "de:Schadenort"), ("where it happened", "Place of the damage.", "street")),
        _date_f("reported", "reported on", "date of notice", "claim date", labels=("Reported", "Date of notice", "de:Gemeldet am"), descs=("when it was reported", "Date of the claim form.", "notified on")),
        Items("items", ("damaged items", "items", "belongings", "losses"), (
            F("item", ("item", "object", "article"), ("Item", "Object", "de:Gegenstand"), ("what was damaged or lost", "Object.", "item")), F("amount", ("amount", "value", "cost"), ("Amount", "Value", "de:Wert"), ("value of the item", "How much is claimed for it?", "amount"), type="number"),
            F("bought", ("year bought", "purchase year", "age"), ("Year bought", "Bought"), ("year of purchase", "When was it bought?", "year"), type="integer")),
            ("things damaged or lost", "What is claimed?", "List of losses."), ("Items", "Losses", "Damaged objects", "de:Beschädigte Sachen"), ("{item}: {amount}", "{item} ({bought}), {amount}", "{amount} for the {item}", "{item}, bought {bought}, {amount}", "{item} - {amount}")),
        F("total", ("total claimed", "claim amount", "total", "sum"), ("Total", "Amount claimed", "de:Schadenhöhe"), ("total amount claimed", "How much is claimed altogether?", "sum of all losses"), type="number"),
        F("excess", ("excess", "deductible", "own share"), ("Excess", "Deductible", "de:Selbstbehalt"), ("part borne by the policyholder", "How high is the deductible?", "excess, number only"), type="number"),
        F("police", ("police informed", "police report", "reported to police"), (), ("whether the police were informed", "Was the police called?", "true if a report exists"), type="boolean"),
        F("iban", ("iban", "bank account", "account for payment"), ("IBAN", "Account"), ("account for the payment", "Where should the money go?", "IBAN as written")),
        F("status", ("status", "claim status", "state", "decision"), ("Status", "State", "Decision"), ("state of the claim", "How far is it?", "Decision of the insurer."), type="enum", options=tuple(CLAIM_STATUS)),
        F("handler", ("handler", "claims handler", "adjuster"), ("Handler", "Adjuster", "de:Sachbearbeiter"), ("who handles it at the insurer", "Name of the adjuster.", "clerk in charge")),
        F("witness", ("witness", "person who saw it", "witness name"), ("Witness", "de:Zeuge"), ("witness of the event", "Who saw it?", "name of the witness")),
    ),
    make=_make_claim,
    prose=_mix(
        74, 110,
        ("To {insurer}\n<Claim|Notice of loss>, policy {policy}", "{claimant.name}\n{claimant.address}\n\n{insurer}\nPolicy {policy}\n{reported}", "<Re|Subject>: claim {number}", "Policy {policy} / claim {number}", ""),
        ("<Dear Sir or Madam|Hello|Dear claims team>,", "Dear {handler},", ""),
        ("On {date} at {time}, {kind}. It happened at {place}.", "I <want|would like> to report a loss: {kind} ({date}, {place}).", "What happened on {date}? {kind}.", "{kind}. Date: {date}, about {time}.", "I am insured with you under {policy}. On {date} {kind}."),
        [("<Damaged|Lost>: {items}.", "<List of losses|My losses>:\n{items}", ""), ("The total comes to {total}[[, less an excess of {excess}]].", "I claim {total}.", "Total: {total}", ""), ("{police}.", "{police}. {witness} saw it.", "", ""), ("Please <pay|transfer> to {iban}.", "", "")],
        ("<Regards|Yours faithfully|Thank you>,\n{claimant.name}\n{claimant.phone}", "{claimant.name}, {claimant.email}", "Answer of the insurer: {status}. {handler}", "File note: {status} ({handler})", ""),
        seps=("\n\n", "\n", " "),
    ),
    layouts=("prose", "prose", "form", "kv", "mixed", "html"),
)

# --- chats ----------------------------------------------------------------------------------------------------------

PLANS = ("<pizza|pasta|sushi> at my place", "the cinema", "a hike up the <hill|mountain>", "<Lena|Tom|Ayse>'s birthday", "five-a-side football", "the flea market", "a board game night", "brunch", "moving my sofa", "the concert", "swimming", "a barbecue", "the school play", "karaoke", "a bike ride round the lake", "the match", "coffee", "the museum", "climbing", "dinner with the parents")
DAYS = ("tomorrow", "tonight", "on <Friday|Saturday|Sunday|Monday>", "next <Tuesday|Thursday|weekend>", "this <Wednesday|Friday|evening>", "the day after tomorrow", "Sat", "on the <3rd|14th|21st>", "in two weeks", "today")
SPOTS = ("<the|my> <flat|garden|office>", "the <station|old bridge|town hall|bus stop>", "<Luigi's|Café Central|the Red Lion|Joe's Diner>", "the <north|main> gate", "my mum's", "platform <3|7>", "the pool", "the usual place", "<Market Street|Elm Road|Hauptstraße> 12", "the <gym|library|car park>")
BRINGS = ("<a|some> salad", "drinks", "your guitar", "a cake", "swimming gear", "the tickets", "cash", "a warm jacket", "the charger", "chips and dip", "your sister", "plates", "a bottle of red", "my book back", "ice", "sun cream")
COMING: Phrases = {
    True: ("count me in", "i'm in", "sure, see you there", "yes!! can't wait", "ok will be there", "wouldn't miss it", "deal", "yep, works for me", "👍 coming"),
    False: ("sorry can't make it", "no chance, got to work", "not this time", "i'm out, feeling sick", "have to pass", "nope, visiting my gran", "😢 can't", "rain check?"),
}
MOODS: Phrases = {
    "happy": ("best day ever", "so excited 😍", "yay!!!", "i could dance"), "sad": ("feeling down today", "i miss him so much", "cried all morning", "😭 it's over"), "angry": ("this makes me furious", "i've had enough of him", "grrr, again!!", "so annoyed right now"),
    "worried": ("hope nothing happened", "i'm a bit scared of the exam", "can't sleep thinking about it", "what if it goes wrong"), "neutral": ("just the usual here", "not much going on", "same as ever", "nothing new"),
}


def _make_chat(rng: Random) -> dict[str, Any]:
    first, second = values.first_last(rng), values.first_last(rng)
    a, b = (first[0], second[0]) if rng.random() < 0.7 else (" ".join(first), " ".join(second))
    c = values.first_last(rng)[0]
    minutes = rng.randint(7 * 60, 23 * 60)
    day = _day(rng, 2018, 2026)
    return {
        "sender": V(a), "friend": V(b if b != a else b + " B."), "third": V(c), "plan": _text(rng, PLANS), "day": _text(rng, DAYS), "time": _clock(rng, rng.randint(10 * 4, 21 * 4) * 15, rng.choice(("24", "12", "12 ", "9am", "12."))), "place": _text(rng, SPOTS), "bring": _text(rng, BRINGS),
        "coming": _evidence(rng, COMING), "mood": _evidence(rng, MOODS), "sent": _clock(rng, minutes, "24"), "answered": _clock(rng, minutes + rng.randint(1, 40), "24"), "date": values.show_date(rng, day, rng.choice(("dd/mm/yyyy", "dd.mm.yy", "iso", "d Mon y", "dd.mm.yyyy"))),
        "people": _count(rng, rng.randint(3, 12), 0.6), "price": values.money(rng, 3, 60), "old_time": _clock(rng, rng.randint(10 * 4, 21 * 4) * 15, "24"),
    }


CHAT = Kind(
    name="chat",
    titles=("Chat", "Chat log", "Conversation", "WhatsApp chat", "Messages", "Text messages", "Dialogue"),
    fields=(
        F("sender", ("sender", "first person", "who asks", "invites", "author"), ("From", "Asked by"), ("who starts the chat", "Who proposes it?", "Name of the person asking.")),
        F("friend", ("friend", "second person", "who answers", "recipient"), ("To", "Friend"), ("who answers", "Name of the other person.", "With whom does the sender chat?")),
        F("third", ("third person", "also invited", "other person mentioned"), ("Also invited", "Plus"), ("another person mentioned", "Who else is named?", "third person")),
        F("plan", ("activity", "plan", "event", "what"), ("What", "Plan"), ("what they plan to do", "What is it about?", "Activity, as written.")),
        F("day", ("day", "when", "date of the plan"), ("When", "Day"), ("day of the plan, as written", "On which day do they meet?", "relative day")),
        F("time", ("time", "meeting time", "at what time"), ("Time", "At"), ("time of the meeting", "At what time do they meet?", "Agreed time."), type="time"),
        F("place", ("place", "where", "meeting point", "location"), ("Where", "Place"), ("where they meet", "Meeting place, as written.", "location")),
        F("bring", ("bring", "what to bring", "to take along"), ("Bring",), ("what should be brought along", "What should the friend bring?", "thing to bring")),
        F("coming", ("is coming", "accepted", "attending", "joins"), (), ("whether the other person comes", "Does the friend accept?", "true if accepted, false if declined"), type="boolean"),
        F("mood", ("mood", "feeling", "emotion", "tone"), (), ("mood of the writer", "How does the sender feel?", "Emotion expressed."), type="enum", options=tuple(MOODS)),
        _date_f("date", "chat date", "date sent", "message date", labels=("Date",), descs=("date of the messages", "When was it written?", "day of the chat")),
        F("sent", ("sent at", "time sent", "first message time"), ("Sent", "First message"), ("time of the first message", "When was the first message sent?", "clock time"), type="time"),
        F("answered", ("answered at", "reply time", "time of reply"), ("Answered", "Reply at"), ("time of the reply", "When did the friend answer?", "clock time of the answer"), type="time"),
        F("people", ("number of people", "group size", "how many"), ("People",), ("how many people come", "Group size.", "number of persons"), type="integer"),
        F("price", ("price", "cost per person", "contribution"), ("Price",), ("what it costs each", "How much does it cost?", "price, number only"), type="number"),
        F("old_time", ("original time", "earlier time", "old time"), ("First plan", "Original time"), ("time planned before", "What was the first plan?", "time that no longer holds"), type="time"),
    ),
    make=_make_chat,
    prose=_mix(
        75, 120,
        ("[{date}, {sent}] {sender}: <hey|hi|yo> {friend}!", "{sent} - {sender}: <hi|heyy|guess what>", "{sender}: <hi|hello|hey there> {friend} :)", "{sender} ({sent})\n<Hi|Hey> {friend}", "{date}", ""),
        ("{sender}: <are you up for|how about|fancy> {plan} {day}?", "{sender}: {plan} {day}, {time}, {place}?", "{sender}: we do {plan} {day}. <starts|be there> at {time}", "{sender}: {day} {plan}!! meet at {place}", "[{date}, {sent}] {sender}: {plan} {day}, you in?"),
        ("{friend}: what time?\n{sender}: {time}, {place}", "{friend}: where?\n{sender}: {place}", "{sender}: {mood}", "{friend}: <who else|just us>?\n{sender}: {third} too, we are {people}", "{sender}: not {old_time}, {time} <now|is better>", "{sender}: costs about {price} each", ""),
        ("{friend}: {coming}", "[{date}, {answered}] {friend}: {coming}", "{answered} - {friend}: {coming}", "{friend}: {coming}\n{sender}: <ok|great|pity|fine>", "{friend} ({answered})\n{coming}"),
        ("{sender}: <bring|don't forget> {bring} <pls|please|ok?|>", "{sender}: {mood}", "{friend}: should i bring {bring}?\n{sender}: yes", "", ""),
        seps=("\n", "\n", "\n\n"),
    ),
    layouts=("prose",),
)

READY: Phrases = {
    True: ("tests are green, we can ship", "LGTM :ship:", "go ahead and deploy", "all good, merging now", ":+1: release it"),
    False: ("please don't deploy yet", "hold the release", "two tests still fail, not ready", ":no_entry: no go", "let's postpone the rollout"),
}


def _make_slack(rng: Random) -> dict[str, Any]:
    names = _people(rng, 3)
    minutes = rng.randint(8 * 60, 18 * 60)
    day = _day(rng, 2018, 2026)
    return {
        "channel": V("#" + rng.choice(("dev", "release", "ops", "support", "general", "payments", "frontend", "random", "incidents", "data-team", "mobile", "qa"))), "asker": V(names[0]), "owner": V(names[1]), "reviewer": V(names[2]), "task": V(_task(rng)), "service": V(rng.choice(SERVICES)), "fault": V(rng.choice(FAULTS).format("E-504")),
        "ticket": V(values.fill_pattern(rng, rng.choice(("@@@-####", "@@-###", "#####", "@@@@-##")))), "deadline": values.show_date(rng, _days(rng, day, 1, 20)), "time": _clock(rng, minutes, "24"), "reply_time": _clock(rng, minutes + rng.randint(1, 50), "24"),
        "ready": _evidence(rng, READY), "estimate": _count(rng, rng.randint(1, 16), 0.4), "version": V(f"{rng.randint(0, 9)}.{rng.randint(0, 30)}.{rng.randint(0, 15)}"), "blocker": _evidence(rng, BLOCKERS), "link": V(values.url(rng)),
    }


BLOCKERS: Phrases = {
    "waiting for people": ("still need an answer from legal", "nobody has reviewed it", "the client hasn't replied"), "technical problem": ("the build keeps failing", "the staging box is down", "weird timeouts in the tests"), "missing access": ("i have no rights for the bucket", "my VPN account expired", "can't log in to prod"),
    "missing information": ("the spec doesn't say what happens on cancel", "no idea which currency they want", "requirements are unclear"), "none": ("nothing in my way", "no blockers", "smooth sailing"),
}

SLACK = Kind(
    name="work_chat",
    titles=("Slack thread", "Team chat", "Work chat", "Channel messages", "Stand-up notes", "Chat transcript"),
    fields=(
        F("channel", ("channel", "room", "chat room"), ("Channel",), ("channel of the chat", "Where was it posted?", "channel name")),
        F("asker", ("asker", "author", "reported by", "first writer"), ("From", "Asked by"), ("who writes first", "Who asks?", "author of the first message")),
        F("owner", ("owner", "assignee", "who does it", "answered by"), ("Owner",), ("who takes the task", "Who will do it?", "person responsible")),
        F("reviewer", ("reviewer", "approver", "second pair of eyes"), ("Reviewer",), ("who reviews", "Name of the reviewer.", "Who checks it?")),
        F("task", ("task", "to do", "work item", "what"), ("Task",), ("what has to be done", "The task, as written.", "What will the owner do?")),
        F("service", ("service", "affected system", "component"), ("Service",), ("system they talk about", "Which service?", "component")),
        F("fault", ("fault", "symptom", "problem"), ("Problem",), ("what is wrong", "Symptom, as written.", "What does the service do?")),
        F("ticket", ("ticket", "issue key", "ticket number"), ("Ticket", "Issue"), ("ticket number", "Which ticket?", "issue key")),
        _date_f("deadline", "deadline", "due date", "by when", labels=("Due", "Deadline"), descs=("until when", "Deadline.", "due on")),
        F("time", ("time", "posted at", "first message time"), ("Posted", "Time"), ("time of the first message", "When was it posted?", "clock time"), type="time"),
        F("reply_time", ("reply time", "answered at", "time of answer"), ("Answered", "Reply at"), ("time of the answer", "When was it answered?", "clock time"), type="time"),
        F("ready", ("ready to release", "can deploy", "release approved", "go"), (), ("whether the release may go out", "Is it ready?", "true if the release is cleared"), type="boolean"),
        F("estimate", ("estimate hours", "hours", "effort"), ("Estimate (h)",), ("effort in hours", "How many hours will it take?", "estimate"), type="integer"),
        F("version", ("version", "release", "build"), ("Version",), ("version concerned", "Which release?", "version number")),
        F("blocker", ("blocker", "obstacle", "impediment", "blocked by"), (), ("kind of obstacle", "What holds them up?", "Classify the blocker."), type="enum", options=tuple(BLOCKERS)),
        F("link", ("link", "url", "posted link"), ("Link",), ("link posted", "Which URL was shared?", "web address")),
    ),
    make=_make_slack,
    prose=_mix(
        76, 90,
        ("{channel}", "{channel} | {asker} | {time}", ""),
        ("{asker} {time}\nheads up: {service} {fault}", "{asker}: {service} {fault} - <anyone|who can look>? <ticket|see> {ticket}", "{asker}  {time}\n{ticket}: someone has to {task} <by|before> {deadline}", "{asker} [{time}]: version {version} <out today|tonight|>? {link}", "{asker}: <standup|status>: {blocker}"),
        ("{owner}: on it, I'll {task}, <takes|~> {estimate} hours", "{owner} {reply_time}\nmine. will {task} by {deadline}", "{owner}: {blocker}", "{owner} [{reply_time}]: I can {task}", "{owner}: looking"),
        ("{reviewer}: {ready}", "{reviewer}: {ready} ({version})", "{asker}: thx. @{reviewer} please check", "{owner}: {blocker}", ""),
        seps=("\n", "\n\n"),
    ),
    layouts=("prose", "prose", "mixed"),
)

# --- sports, weather ------------------------------------------------------------------------------------------------

CLUB_FORMS = ("FC {0}", "{0} United", "SV {0}", "{0} City", "Real {0}", "{0} Rovers", "TSV {0}", "AC {0}", "{0} Wanderers", "Sporting {0}", "{0} Athletic", "VfL {0}", "{0} Lions", "Olympique {0}", "{0} Bears", "Dynamo {0}", "{0} Harlequins")
COMPETITIONS = ("league match", "cup semi-final", "Premier Division", "Bundesliga", "Regional League North", "friendly", "Champions Cup", "women's league", "U19 championship", "play-off", "second round of the cup", "Serie B", "City derby", "qualifier", "La Liga", "district league")
OUTCOME: Phrases = {
    "home win": ("the hosts <deserved their victory|took all the points>", "joy for the home fans", "a home victory that was never in doubt", "three points stay at home"),
    "draw": ("the teams shared the points", "neither side could claim the win", "honours even at the final whistle", "it ended all square"),
    "away win": ("the visitors <travelled home with the points|left as winners>", "the away side silenced the stadium", "a happy bus ride home for the guests", "the hosts were left empty-handed"),
}
RED: Phrases = {True: ("the referee showed a red card <after the break|late on>", "one player was sent off", "the match ended ten against eleven"), False: ("no one was sent off", "it was a fair match without dismissals", "the referee left the red card in his pocket")}


def _make_sports(rng: Random) -> dict[str, Any]:
    towns = [values.city(rng), values.city(rng)]
    home, away = (rng.choice(CLUB_FORMS).format(town) for town in towns)
    if home == away:
        away += " II"
    goals_home, goals_away = rng.choices(range(6), (4, 5, 4, 3, 2, 1), k=2)
    outcome = "draw" if goals_home == goals_away else "home win" if goals_home > goals_away else "away win"
    minutes = sorted(rng.sample(range(1, 91), goals_home + goals_away))
    scorers = [{"player": V(values.first_last(rng)[1] if rng.random() < 0.6 else values.person(rng)), "minute": V(str(m), m, after="" if rng.random() < 0.5 else "'"), "team": V(t)} for m, t in zip(minutes, rng.sample([home] * goals_home + [away] * goals_away, len(minutes)), strict=True)]
    return {
        "home": V(home), "away": V(away), "home_goals": _count(rng, goals_home, 0), "away_goals": _count(rng, goals_away, 0), "outcome": _evidence(rng, OUTCOME, outcome), "competition": V(rng.choice(COMPETITIONS)), "date": values.show_date(rng, _day(rng, 2005, 2026)), "kickoff": values.time_of_day(rng, 12, 21),
        "venue": V(rng.choice(("{0} Stadium", "Stadion {0}", "{0} Arena", "the Park Ground", "Estadio {0}", "Mill Lane", "{0} Sports Centre", "Waldstadion")).format(towns[0])), "attendance": _count(rng, rng.choice((rng.randint(40, 900), rng.randint(1000, 60_000))), 0), "referee": V(values.person(rng)),
        "scorers": scorers, "red": _evidence(rng, RED), "coach": V(values.person(rng)), "star": V(values.person(rng)), "points": _count(rng, rng.randint(3, 80), 0.2), "next": V(rng.choice(CLUB_FORMS).format(values.city(rng))),
    }


SPORTS = Kind(
    name="sports_report",
    titles=("Match report", "Sports report", "Game summary", "Spielbericht", "Match", "Result"),
    fields=(
        F("home", ("home team", "hosts", "home side", "team 1"), ("Home", "Hosts", "de:Heim"), ("team playing at home", "Who was the host?", "Home side.")),
        F("away", ("away team", "visitors", "guests", "team 2"), ("Away", "Visitors", "de:Gast"), ("visiting team", "Who travelled?", "Away side.")),
        F("home_goals", ("home score", "goals home", "home goals"), ("Home goals", "Goals (home)"), ("goals of the home team", "How many goals did the hosts score?", "home score"), type="integer"),
        F("away_goals", ("away score", "goals away", "away goals"), ("Away goals", "Goals (away)"), ("goals of the visitors", "How many goals did the guests score?", "away score"), type="integer"),
        F("outcome", ("outcome", "result", "who won", "winner side"), (), ("how the match ended", "Did the hosts win, lose or draw?", "Result implied by the text."), type="enum", options=tuple(OUTCOME)),
        F("competition", ("competition", "league", "tournament", "event"), ("Competition", "League", "de:Wettbewerb"), ("competition of the match", "Which league or cup?", "event")),
        _date_f("date", "date", "match date", "played on", descs=("when it was played", "Date of the match.", "match day")),
        F("kickoff", ("kick off", "start time", "time"), ("Kick-off", "Start", "de:Anstoß"), ("when it began", "Kick-off time.", "clock time"), type="time"),
        F("venue", ("venue", "stadium", "ground", "place"), ("Venue", "Stadium", "Ground"), ("where it was played", "Name of the stadium.", "venue")),
        F("attendance", ("attendance", "spectators", "crowd", "visitors in the stadium"), ("Attendance", "Spectators", "de:Zuschauer"), ("number of spectators", "How many people watched?", "attendance"), type="integer"),
        F("referee", ("referee", "umpire", "official"), ("Referee", "de:Schiedsrichter"), ("who refereed", "Name of the referee.", "official")),
        Items("scorers", ("scorers", "goals", "goal scorers"), (F("player", ("player", "name", "scorer"), ("Player", "Scorer"), ("who scored", "Name of the scorer.", "player")), F("minute", ("minute", "min", "time of goal"), ("Min.", "Minute"), ("minute of the goal", "When?", "minute of play"), type="integer"), F("team", ("team", "side", "club"), ("Team",), ("team of the scorer", "For which side?", "club"))),
              ("goals with scorer and minute", "Who scored when?", "All goals."), ("Goals", "Scorers", "de:Tore", "fr:Buts"), ("{player} ({minute})", "{minute} {player}", "{player} ({team}, {minute})", "{minute}: {player} for {team}", "{player} {minute}", "{player} scored for {team} in minute {minute}")),
        F("red", ("red card", "sending off", "player dismissed"), (), ("whether somebody was sent off", "Was there a red card?", "true if a player was dismissed"), type="boolean"),
        F("coach", ("coach", "manager", "trainer"), ("Coach", "Manager"), ("coach named", "Name of the coach.", "trainer")),
        F("star", ("player of the match", "best player", "star"), ("Player of the match",), ("best player", "Who was player of the match?", "outstanding player")),
        F("points", ("points", "points in the table", "league points"), ("Points",), ("points in the table", "How many points does the team have now?", "points"), type="integer"),
        F("next", ("next opponent", "next match against", "upcoming opponent"), ("Next opponent",), ("next opponent", "Whom do they play next?", "team to come")),
    ),
    make=_make_sports,
    prose=_mix(
        81, 100,
        ("{home} - {away} {home_goals}:{away_goals}", "{competition}, {date}", "{home} v {away}", "{competition}: {home} {home_goals}, {away} {away_goals}", ""),
        ("In front of {attendance} spectators at {venue}, {home} and {away} <parted|finished> {home_goals}-{away_goals}.", "{outcome}: {home} v {away} ended {home_goals}:{away_goals}.", "{home} <hosted|met|faced> {away} in the {competition} on {date}; {outcome}.", "{attendance} fans saw {home} play {away} ({home_goals}-{away_goals}). Afterwards {outcome}."),
        [("[[<Goals|Scorers>: {scorers}.]]", "[[{scorers}.]]", ""), ("{red}.", "Referee {referee} had an easy evening: {red}.", "", ""), ("Coach {coach} praised {star}.", "Player of the match: {star}.", "", ""), ("Kick-off was at {kickoff} at {venue}.", "", "")],
        ("The side now has {points} points and meets {next} next.", "Next up: {next}.", "{chatter}", ""),
        seps=("\n", " ", "\n\n"),
    ),
    layouts=("prose", "prose", "mixed", "kv", "table", "html"),
)

SKIES: Phrases = {
    "sunny": ("not a cloud in the sky", "sunshine from morning till evening", "clear and bright", "wall-to-wall sun"), "cloudy": ("grey skies all day", "thick cloud cover", "the sun hides behind clouds", "overcast"), "rain": ("take an umbrella", "showers spread from the west", "it will pour", "wet from noon on"),
    "snow": ("flakes down to the valleys", "up to 20 cm of fresh powder", "winter white by evening", "snowploughs will be busy"), "fog": ("poor visibility in the valleys", "thick mist until noon", "drivers should use their fog lights"), "thunderstorm": ("lightning and hail are possible", "heavy thunderstorms build up", "it will rumble in the afternoon"),
    "windy": ("gusts shake the trees", "a stiff breeze from the sea", "hold on to your hat"), "heat": ("sweltering", "the hottest day so far", "tropical temperatures, drink plenty of water"), "frost": ("black ice on the roads in the morning", "frozen ground", "scrape your windscreens"),
}
WARNED: Phrases = {True: ("a severe weather warning is in force", "the weather service has issued an alert", "level orange for the coast"), False: ("no warnings have been issued", "there are no alerts at present", "nothing severe is expected")}
WINDS = ("north", "south-west", "west", "east", "north-easterly", "SW", "NNE", "variable", "southerly", "NW")


def _make_weather(rng: Random) -> dict[str, Any]:
    sky = rng.choice(list(SKIES))
    low, high = {"snow": (-12, 1), "frost": (-15, 2), "heat": (20, 40)}.get(sky, (2, 27))
    minimum = rng.randint(low, high - 1)
    maximum = rng.randint(minimum + 1, min(high + 2, minimum + 14))
    unit = rng.choice(("°C", " °C", "°", " degrees", "C"))
    return {
        "place": V(values.city(rng)), "date": values.show_date(rng, _day(rng, 2015, 2027)), "condition": _evidence(rng, SKIES, sky), "high": V(str(maximum), maximum, after=unit), "low": V(str(minimum), minimum, after=unit), "wind": V(str(w := rng.randint(3, 110)), w, after=rng.choice((" km/h", " kph", " mph"))), "direction": V(rng.choice(WINDS)),
        "rain_chance": V(str(c := rng.randrange(0, 101, 5)), c, after=rng.choice(("%", " %", " percent"))), "humidity": V(str(h := rng.randint(20, 100)), h, after=rng.choice(("%", " %"))), "warning": _evidence(rng, WARNED, None if sky in ("thunderstorm", "snow", "windy", "heat") else False), "sunrise": values.show_time(rng, rng.randint(4, 8), rng.randrange(60), "24"), "sunset": values.show_time(rng, rng.randint(16, 21), rng.randrange(60), "24"),
        "station": V(rng.choice(("{0} weather station", "{0} Observatory", "Airport {0}", "Meteo {0}")).format(values.city(rng))), "yesterday": V(str(y := rng.randint(-10, 35)), y, after=unit), "tomorrow": _text(rng, ("drier", "a little warmer", "more of the same", "colder", "brighter spells", "storms moving in", "calm", "unsettled")), "pollen": V(rng.choice(("birch", "grass", "hazel", "mugwort", "alder"))),
    }


def _int_f(key: str, names: tuple[str, ...], labels: tuple[str, ...], descs: tuple[str, ...]) -> F:
    return F(key, names, labels, descs, type="integer")


WEATHER = Kind(
    name="weather_report",
    titles=("Weather report", "Forecast", "Weather", "Wetterbericht", "Météo", "Weather forecast"),
    fields=(
        F("place", ("place", "location", "city", "region"), ("Location", "Place", "de:Ort"), ("place of the forecast", "For which town is it?", "location")),
        _date_f("date", "date", "forecast date", "day", "valid for", descs=("day of the forecast", "Which day is described?", "valid on")),
        F("condition", ("condition", "weather", "sky", "forecast", "outlook"), (), ("main weather", "What will the weather be like?", "Condition implied by the text."), type="enum", options=tuple(SKIES)),
        _int_f("high", ("high", "maximum temperature", "day temperature", "max temp"), ("High", "Max.", "de:Höchstwert"), ("highest temperature", "How warm will it get?", "maximum in degrees")),
        _int_f("low", ("low", "minimum temperature", "night temperature", "min temp"), ("Low", "Min.", "de:Tiefstwert"), ("lowest temperature", "How cold will it get?", "minimum in degrees")),
        _int_f("wind", ("wind speed", "wind", "gusts"), ("Wind", "Wind speed"), ("speed of the wind", "How strong is the wind?", "wind speed, number only")),
        F("direction", ("wind direction", "direction", "wind from"), ("Direction", "Wind from"), ("where the wind comes from", "Wind direction as written.", "direction")),
        _int_f("rain_chance", ("chance of rain", "precipitation probability", "rain probability"), ("Chance of rain", "Precip.", "de:Regenrisiko"), ("probability of rain in percent", "How likely is rain?", "percent")),
        _int_f("humidity", ("humidity", "relative humidity", "air humidity"), ("Humidity", "de:Luftfeuchte"), ("relative humidity", "How humid is it?", "humidity in percent")),
        F("warning", ("warning", "alert active", "severe weather warning"), (), ("whether a warning is in force", "Is there a weather warning?", "true if an alert was issued"), type="boolean"),
        F("sunrise", ("sunrise", "sun up", "dawn"), ("Sunrise", "de:Sonnenaufgang"), ("time of sunrise", "When does the sun rise?", "sunrise"), type="time"),
        F("sunset", ("sunset", "sun down", "dusk"), ("Sunset", "de:Sonnenuntergang"), ("time of sunset", "When does the sun set?", "sunset"), type="time"),
        F("station", ("station", "source", "measured at"), ("Station", "Source"), ("weather station", "Where was it measured?", "source of the data")),
        _int_f("yesterday", ("yesterday's temperature", "temperature the day before", "previous day"), ("Yesterday",), ("temperature of the day before", "How warm was it yesterday?", "yesterday's value")),
        F("tomorrow", ("tomorrow", "next day", "trend"), ("Tomorrow", "Outlook"), ("outlook for the next day", "What comes next?", "trend as written")),
        F("pollen", ("pollen", "pollen type", "allergens in the air"), ("Pollen",), ("pollen in the air", "Which pollen is active?", "plant")),
    ),
    make=_make_weather,
    prose=_mix(
        82, 90,
        ("Weather for {place}, {date}", "{place} - {date}", "<Good morning|Hello> {place}!", "{station}", ""),
        ("{condition} with highs of {high}.", "In {place}: {condition}. Between {low} and {high}.", "On {date} expect this in {place}: {condition}. <Maximum|Top temperature> {high}, <minimum|at night> {low}.", "{condition}; {high} after {yesterday} yesterday."),
        [("Wind {direction}, up to {wind}.", "<Gusts reach|It blows at> {wind} from {direction}.", "", ""), ("<Chance|Probability> of rain: {rain_chance}.", "Humidity {humidity}.", "", ""), ("{warning}.", "Note: {warning}.", "", ""), ("Sunrise {sunrise}, sunset {sunset}.", "The sun sets at {sunset}.", "", "")],
        ("Tomorrow: {tomorrow}.", "<Outlook|The day after>: {tomorrow}.", "Allergy sufferers beware of {pollen}.", "Data: {station}", ""),
        seps=("\n", " ", "\n\n"),
    ),
    layouts=("prose", "prose", "kv", "table", "mixed", "html"),
)

# --- one-line commands ----------------------------------------------------------------------------------------------

SONG_A = ("midnight", "golden", "broken", "summer", "paper", "electric", "lonely", "silver", "dancing", "burning", "little", "crystal", "yesterday's", "blue", "last", "wild", "velvet", "sleepless", "neon", "honey")
SONG_B = ("heart", "river", "lights", "train", "eyes", "rain", "love", "road", "moon", "city", "letter", "garden", "fire", "shadow", "wings", "hotel", "stranger", "radio", "morning", "thunder")
GENRES = ("jazz", "techno", "reggae", "country", "k-pop", "classical", "punk", "soul", "lo-fi", "salsa", "metal", "hip hop", "folk", "afrobeat", "ambient")
ROOMS_HOME = ("kitchen", "living room", "bedroom", "garage", "bathroom", "hallway", "kids' room", "office", "basement", "terrace", "guest room", "attic")
DEVICES = ("lights", "heating", "fan", "blinds", "coffee machine", "tv", "floor lamp", "air conditioner", "dishwasher", "robot vacuum", "radio", "humidifier", "garden sprinkler", "projector")
GROCERIES = ("milk", "oat milk", "eggs", "toilet paper", "bananas", "batteries", "cat food", "flour", "coffee filters", "tomatoes", "washing powder", "bread", "olive oil", "dog biscuits", "tea bags", "light bulbs", "yoghurt", "nappies")
CUISINES = ("italian", "thai", "vegan", "sushi", "indian", "mexican", "greek", "ethiopian", "french", "steak", "lebanese", "vietnamese", "georgian", "tapas")
SPOKEN_DAYS = ("tomorrow", "today", "tonight", "on friday", "next monday", "this weekend", "on the <second|fifth|tenth> of <may|june|october>", "on december <24th|31st>", "in two weeks", "the day after tomorrow", "on sunday", "next <tuesday|thursday>", "on <march|july> <3|12|28>", "easter monday")
SPOKEN_TIMES = ("<six|seven|nine> <am|pm|in the morning>", "half past <six|eight|two>", "noon", "midnight", "quarter to <nine|five>", "<7|8|10|11> o'clock", "<6:30|7.15|18:45|21:00>", "<5|9|10> <am|pm>", "ten to four", "<eight|ten> in the evening")
CITIES_SAID = ("london", "paris", "berlin", "new york", "tokyo", "madrid", "vienna", "cairo", "oslo", "lima", "rome", "chicago", "seoul", "dublin", "prague", "lisbon", "athens", "boston", "zurich", "mumbai")
SPOKEN_TONGUES = ("spanish", "german", "japanese", "italian", "polish", "turkish", "french", "portuguese", "korean", "dutch")
SAID = ("where is the station", "i am allergic to nuts", "good luck", "two beers please", "how much is this", "see you soon", "i lost my passport", "happy birthday", "thank you very much", "the bill please", "i love you", "can you help me")
MESSAGES = ("i'm running late", "dinner is ready", "call me back", "happy birthday", "i landed safely", "can you pick up the kids", "the meeting moved to three", "don't forget the keys", "on my way", "see you at the station", "we need more paint", "i got the job")
CHORES = ("water the plants", "call the dentist", "take out the bins", "pay the rent", "pick up the parcel", "feed the cat", "renew my passport", "move the car", "buy flowers", "take my pills", "send the invoice", "check the oven", "book the vet")
EVENT_NAMES = ("dentist appointment", "parents evening", "yoga class", "lunch with sam", "team call", "haircut", "piano lesson", "car inspection", "job interview", "book club")
PODCASTS = ("the daily crumb", "science for breakfast", "true crime corner", "history bites", "the money hour", "two blokes and a bike", "quiet garden", "tech tonight")
NEWS_TOPICS = ("sports", "the election", "technology", "the stock market", "football transfers", "climate", "celebrity", "local politics", "space", "the strike")
CURRENCIES_SAID = ("dollars", "euros", "pounds", "yen", "swiss francs", "rupees", "zloty", "kronor", "pesos")
DISHES = ("lasagne", "pancakes", "pad thai", "lentil soup", "apple pie", "paella", "goulash", "falafel", "risotto", "banana bread", "ramen", "shakshuka")

COMMAND_SLOTS: dict[str, tuple[F, Callable[[Random], V]]] = {
    "song": (F("song", ("song", "song title", "track", "title"), (), ("song to play", "Which song?", "Name of the track.")), lambda r: V(f"{r.choice(SONG_A)} {r.choice(SONG_B)}")),
    "artist": (F("artist", ("artist", "singer", "band", "musician"), (), ("artist or band", "Who performs it?", "Name of the musician.")), lambda r: V(r.choice((values.person(r), f"the {r.choice(SONG_A)} {r.choice(SONG_B)}s", values.coined(r), " ".join(values.first_last(r)))))),
    "playlist": (F("playlist", ("playlist", "list name", "playlist name"), (), ("name of the playlist", "Which playlist?", "playlist")), lambda r: V(r.choice((f"{r.choice(GENRES)} {r.choice(('mix', 'classics', 'favourites', 'workout', 'for cooking'))}", f"{r.choice(SONG_A)} {r.choice(('vibes', 'drive', 'sundays', 'chill'))}")))),
    "genre": (F("genre", ("genre", "music style", "kind of music"), (), ("kind of music", "Which genre?", "style")), lambda r: V(r.choice(GENRES))),
    "movie": (F("movie", ("movie title", "film", "movie", "film title"), (), ("film", "Which movie?", "Title of the film.")), lambda r: V(f"{r.choice(('the', 'a', 'return of the', 'beyond the', 'my'))} {r.choice(SONG_A)} {r.choice(SONG_B)}")),
    "city": (F("city", ("city", "town", "place", "location"), (), ("town meant", "Which city?", "Place named in the command.")), lambda r: V(r.choice((r.choice(CITIES_SAID), values.city(r))))),
    "origin": (F("origin", ("origin", "from", "departure city", "starting point"), (), ("where the trip starts", "From where?", "place of departure")), lambda r: V(r.choice((r.choice(CITIES_SAID), values.city(r))))),
    "date": (F("date", ("date", "day", "when", "date phrase"), (), ("day as spoken", "When? As said.", "Date words, not normalised.")), lambda r: (lambda t: V(t[3:], before="on ") if t.startswith("on ") else V(t))(_say(r, SPOKEN_DAYS))),
    "time": (F("time", ("time", "clock time", "at what time", "time phrase"), (), ("time as spoken", "At what time? As said.", "Time words, not normalised.")), lambda r: V(_say(r, SPOKEN_TIMES))),
    "number": (F("number", ("number", "count", "how many", "party size"), (), ("number said", "How many?", "count"), type="integer"), lambda r: _count(r, r.randint(2, 12), 0.6)),
    "minutes": (F("minutes", ("minutes", "duration", "length in minutes"), (), ("duration in minutes", "For how many minutes?", "length of time, in minutes"), type="integer"), lambda r: _count(r, r.choice((2, 3, 5, 8, 10, 12, 15, 20, 25, 30, 40, 45, 60, 90)), 0.5)),
    "percent": (F("percent", ("percent", "level", "brightness", "target level"), (), ("level in percent", "To how many percent?", "level"), type="integer"), lambda r: _count(r, r.randrange(5, 100, 5), 0.4)),
    "degrees": (F("degrees", ("temperature", "degrees", "target temperature"), (), ("temperature wanted", "To how many degrees?", "degrees"), type="integer"), lambda r: _count(r, r.randint(16, 26), 0.4)),
    "stars": (F("stars", ("stars", "rating", "points given"), (), ("stars given", "How many stars?", "rating value"), type="integer"), lambda r: _count(r, r.randint(1, 5), 0.5)),
    "amount": (F("amount", ("amount", "sum", "money"), (), ("sum of money", "How much?", "amount, number only"), type="integer"), lambda r: _count(r, r.choice((5, 10, 20, 50, 75, 120, 250, 400, 999, 1500)), 0.3)),
    "currency": (F("currency", ("currency", "unit of money", "from currency"), (), ("currency as spoken", "Which currency?", "currency word")), lambda r: V(r.choice(CURRENCIES_SAID[:5]))),
    "currency_to": (F("currency_to", ("target currency", "to currency", "converted into"), (), ("currency to convert into", "Into which currency?", "target currency word")), lambda r: V(r.choice(CURRENCIES_SAID[5:]))),
    "person": (F("person", ("contact", "person", "recipient", "name"), (), ("person meant", "Who?", "Name of the contact.")), lambda r: V(r.choice((values.first_last(r)[0], " ".join(values.first_last(r)), r.choice(("mum", "dad", "grandma", "my boss", "my sister", "the plumber")))))),
    "message": (F("message", ("message", "text", "message body", "what to say"), (), ("text of the message", "What should be sent?", "words of the message")), lambda r: V(r.choice(MESSAGES))),
    "room": (F("room", ("room", "area", "where"), (), ("room of the home", "Which room?", "part of the house")), lambda r: V(r.choice(ROOMS_HOME))),
    "device": (F("device", ("device", "appliance", "thing to switch"), (), ("device meant", "What should be switched?", "appliance")), lambda r: V(r.choice(DEVICES))),
    "item": (F("item", ("item", "thing to buy", "list item"), (), ("thing for the list", "What should be bought?", "article")), lambda r: V(r.choice(GROCERIES))),
    "chore": (F("chore", ("task", "reminder", "to do", "what to remember"), (), ("what to be reminded of", "Remind of what?", "task as said")), lambda r: V(r.choice(CHORES))),
    "event": (F("event", ("event", "appointment", "calendar entry"), (), ("appointment", "Which event?", "name of the entry")), lambda r: V(r.choice(EVENT_NAMES))),
    "cuisine": (F("cuisine", ("cuisine", "food type", "kind of restaurant"), (), ("kind of food", "Which cuisine?", "type of restaurant")), lambda r: V(r.choice(CUISINES))),
    "podcast": (F("podcast", ("podcast", "show", "programme"), (), ("podcast meant", "Which podcast?", "show")), lambda r: V(r.choice(PODCASTS))),
    "topic": (F("topic", ("topic", "news topic", "subject"), (), ("topic of the news", "About what?", "subject")), lambda r: V(r.choice(NEWS_TOPICS))),
    "language": (F("language", ("language", "target language", "into language"), (), ("language to translate into", "Into which language?", "tongue")), lambda r: V(r.choice(SPOKEN_TONGUES))),
    "phrase": (F("phrase", ("phrase", "sentence", "text to translate"), (), ("words to translate", "What should be translated?", "phrase")), lambda r: V(r.choice(SAID))),
    "book": (F("book", ("book", "book title", "work"), (), ("book meant", "Which book?", "title")), lambda r: V(f"the {r.choice(SONG_A)} {r.choice(('house', 'daughter', 'detective', 'island', 'war', 'notebook'))}")),
    "dish": (F("dish", ("dish", "recipe", "meal"), (), ("dish meant", "Which recipe?", "meal")), lambda r: V(r.choice(DISHES))),
}

# intent -> (phrases that imply it, templates); a template mentions only slots that the intent always has
COMMANDS: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    "play music": (("play", "put on", "start playing", "i want to hear", "let me listen to", "i'm in the mood for", "can you play", "blast"), ("song", "artist", "genre"), (
        "{intent} {song}", "{intent} {song} by {artist}", "{intent} something by {artist}", "{intent} some {genre}", "<hey|ok|computer|please>, {intent} {artist}", "{intent} {genre} by {artist} <please|now|>", "{intent} the <song|track> {song}", "{artist}, {intent} {song}", "<after dinner|now> {intent} {song} from {artist}", "{intent} a bit of {genre}")),
    "add to playlist": (("add", "put", "save", "stick", "i'd like to add", "include"), ("song", "artist", "playlist"), (
        "{intent} {song} to my {playlist} playlist", "{intent} this track by {artist} to {playlist}", "{intent} {artist} <to|on> the playlist {playlist}", "{intent} {song} by {artist} in {playlist}", "<please|hey> {intent} the song {song} to {playlist}", "{intent} another {artist} tune onto {playlist}", "{intent} {song} on {playlist}", "can you {intent} {song} to the {playlist} list")),
    "play podcast": (("play the latest episode of", "start the podcast", "resume", "continue with", "let's hear the new episode of", "next episode of"), ("podcast", "room"), (
        "{intent} {podcast}", "{intent} {podcast} in the {room}", "<hey|ok> {intent} {podcast}", "{intent} {podcast} please", "{intent} {podcast} on the {room} speaker", "in the {room}, {intent} {podcast}", "could you {intent} {podcast}", "{intent} {podcast} where i left off")),
    "get weather": (("what's the weather like", "how is the weather", "will it rain", "weather forecast", "is it going to be cold", "do i need an umbrella", "how hot will it be", "tell me the forecast"), ("city", "date", "time"), (
        "{intent} in {city}", "{intent} in {city} {date}", "{intent} {date} in {city}", "{intent} {date} at {time}", "<hey|ok> {intent} in {city} <please|>", "{date} in {city}: {intent}", "{intent} for {city} {date} around {time}", "i'm flying to {city}, {intent} there {date}", "{intent} near {city}")),
    "set alarm": (("wake me", "set an alarm", "i need an alarm", "get me up", "alarm", "make sure i'm awake", "ring"), ("date", "time"), (
        "{intent} at {time}", "{intent} {date} at {time}", "{intent} at {time} {date}", "<please|hey|ok> {intent} at {time}", "{intent} for {time} <please|>", "{date}, {intent} at {time}", "{intent} by {time}", "i have a train to catch, {intent} at {time} {date}")),
    "set timer": (("set a timer", "start a countdown", "count down", "timer", "tell me when time is up", "begin a countdown"), ("minutes", "dish"), (
        "{intent} for {minutes} minutes", "{intent}, {minutes} minutes", "{minutes} minutes, {intent}", "{intent} of {minutes} minutes for the {dish}", "<hey|ok> {intent} {minutes} min", "the {dish} needs {minutes} minutes, {intent}", "{intent} for {dish}: {minutes} minutes", "please {intent} for {minutes} minutes <thanks|>")),
    "create reminder": (("remind me to", "don't let me forget to", "i must remember to", "note that i have to", "ping me to", "make sure i"), ("chore", "date", "time"), (
        "{intent} {chore}", "{intent} {chore} {date}", "{intent} {chore} at {time}", "{date} at {time} {intent} {chore}", "{intent} {chore} {date} at {time}", "<hey|ok> {intent} {chore}", "at {time}, {intent} {chore}", "{intent} {chore} before {time}")),
    "create calendar event": (("schedule", "put in my calendar", "add to the calendar", "book me a slot for", "enter", "create an event"), ("event", "date", "time", "person"), (
        "{intent} {event} {date}", "{intent} {event} {date} at {time}", "{intent} {event} with {person} {date}", "{date} at {time}: {intent} {event}", "<please|ok> {intent} {event} at {time}", "{intent} {event} {date}, invite {person}", "{intent}: {event}, {date}, {time}", "can you {intent} {event} {date}")),
    "book restaurant": (("book a table", "reserve a table", "i need a reservation", "find us a table", "get me a table", "we want to eat out", "make a dinner reservation"), ("cuisine", "city", "number", "date", "time"), (
        "{intent} for {number} {date}", "{intent} for {number} people at {time}", "{intent} at a {cuisine} place in {city}", "{intent} in {city} {date} for {number}", "{intent} {date} at {time}, {cuisine} food", "<hey|please> {intent} for {number} at {time} in {city}", "{cuisine} in {city}, {intent} for {number}", "{intent} for me and friends, {number} in total, {date}", "a party of {number} {date}, {intent}")),
    "book flight": (("book a flight", "i need to fly", "find me a flight", "get me a plane ticket", "search flights", "i want to fly"), ("origin", "city", "date", "number"), (
        "{intent} to {city}", "{intent} from {origin} to {city}", "{intent} from {origin} to {city} {date}", "{intent} to {city} {date} for {number} people", "{date} {intent} to {city}", "<hey|ok> {intent} from {origin}", "{intent}, {origin} to {city}, {number} seats", "i'm in {origin}, {intent} to {city} {date}")),
    "search movie": (("find showtimes for", "is there a screening of", "where can i watch", "when is the next showing of", "get tickets for", "which cinema shows", "look for the film"), ("movie", "city", "date", "time"), (
        "{intent} {movie}", "{intent} {movie} in {city}", "{intent} {movie} {date}", "{intent} {movie} at {time}", "{intent} {movie} near {city} {date}", "<hey|ok> {intent} {movie} {date} after {time}", "in {city}, {intent} {movie}", "{intent} {movie} around {time} {date}")),
    "rate book": (("rate", "give", "i'd give", "my rating for", "mark"), ("book", "stars"), (
        "{intent} {book} {stars} stars", "{intent} the book {book} {stars} out of five", "{intent} {book}: {stars} points", "{intent} this novel, {book}, {stars} stars", "<ok|hey> {intent} {book} {stars}", "{intent} {book} a {stars}", "{book} - {intent} it {stars} stars", "{intent} {book} only {stars} stars")),
    "send message": (("text", "send a message to", "write to", "message", "let", "drop a line to", "whatsapp"), ("person", "message"), (
        "{intent} {person}: {message}", "{intent} {person} that {message}", "{intent} {person} saying {message}", "<hey|please> {intent} {person} {message}", "{intent} {person} and say {message}", "{intent} {person} the following: {message}", "{intent} {person}, {message}", "can you {intent} {person} {message}")),
    "make call": (("call", "ring", "phone", "dial", "get me on the line with", "start a call with", "facetime"), ("person", "time"), (
        "{intent} {person}", "{intent} {person} <please|now>", "<hey|ok> {intent} {person}", "{intent} {person} on the mobile", "at {time} {intent} {person}", "{intent} {person} at {time}", "could you {intent} {person} for me", "{intent} {person} on speaker")),
    "switch device on": (("turn on", "switch on", "start", "power up", "activate", "fire up"), ("device", "room", "time"), (
        "{intent} the {device}", "{intent} the {device} in the {room}", "{intent} the {room} {device}", "<hey|please> {intent} the {device}", "{intent} the {device} at {time}", "in the {room} {intent} the {device}", "at {time} {intent} the {room} {device}", "can you {intent} the {device} in my {room}")),
    "switch device off": (("turn off", "switch off", "shut down", "kill", "power down", "deactivate", "stop"), ("device", "room", "time"), (
        "{intent} the {device}", "{intent} the {device} in the {room}", "{intent} the {room} {device}", "<hey|please> {intent} the {device}", "{intent} the {device} at {time}", "in the {room} {intent} the {device}", "nobody is in the {room}, {intent} the {device}", "i'm leaving, {intent} the {device}")),
    "dim lights": (("dim the lights", "lower the lights", "make it darker", "set the brightness", "turn the lights down", "less light"), ("percent", "room"), (
        "{intent} to {percent} percent", "{intent} in the {room}", "{intent} in the {room} to {percent} percent", "<hey|please> {intent} to {percent}", "{room}: {intent} to {percent} percent", "{intent} to {percent}% in the {room}", "movie time, {intent} to {percent} percent", "{intent} a bit in the {room}")),
    "set temperature": (("set the heating", "make it", "set the thermostat", "heat the house", "i want it", "change the temperature"), ("degrees", "room", "time"), (
        "{intent} to {degrees} degrees", "{intent} to {degrees} in the {room}", "{intent} to {degrees} degrees at {time}", "in the {room}, {intent} to {degrees} degrees", "<hey|ok> {intent} to {degrees}", "it's cold, {intent} to {degrees} degrees", "from {time} on {intent} to {degrees}", "{room}: {intent} to {degrees} degrees")),
    "add to shopping list": (("add", "we need", "put", "we're out of", "buy", "note down", "get"), ("item", "number"), (
        "{intent} {item} <on|to> the shopping list", "{intent} {number} {item}", "{intent} {item} for the weekend shop", "<hey|ok> {intent} {item} on the list", "groceries: {intent} {item}", "{intent} {number} packs of {item}", "{intent} more {item}", "shopping list: {intent} {item}")),
    "get directions": (("how do i get", "navigate", "take me", "show me the way", "what's the fastest route", "directions", "how far is it"), ("city", "origin", "time"), (
        "{intent} to {city}", "{intent} from {origin} to {city}", "<hey|ok> {intent} to {city}", "{intent} to {city} by {time}", "{intent} to {city} without tolls", "from {origin}, {intent} to {city}", "{intent} to {city} if i leave at {time}", "i'm in {origin}, {intent} to {city}")),
    "translate": (("translate", "how do you say", "what is", "tell me how to say", "say"), ("phrase", "language"), (
        "{intent} {phrase} in {language}", "{intent} '{phrase}' in {language}", "<hey|ok> {intent} {phrase} in {language}", "in {language}, {intent} {phrase}", "{intent} {phrase} in {language} please", "my {language} is rusty, {intent} {phrase}", "{intent} the sentence {phrase} in {language}", "{language}: {intent} {phrase}")),
    "read news": (("what's new in", "give me the headlines on", "read the news about", "any updates on", "what happened in", "latest on", "brief me on"), ("topic", "date"), (
        "{intent} {topic}", "{intent} {topic} {date}", "<hey|ok> {intent} {topic}", "{intent} {topic} please", "{intent} {topic} from {date}", "{intent} {topic} in two minutes", "over breakfast, {intent} {topic}", "{intent} {topic} and nothing else")),
    "convert currency": (("convert", "exchange", "how much is", "what's", "change", "calculate"), ("amount", "currency", "currency_to"), (
        "{intent} {amount} {currency} in {currency_to}", "{intent} {amount} {currency} to {currency_to}", "<hey|ok> {intent} {amount} {currency} into {currency_to}", "in {currency_to}, {intent} {amount} {currency}", "{intent} {amount} {currency} worth in {currency_to}", "i have {amount} {currency}, {intent} that to {currency_to}", "{intent} {amount} {currency} as {currency_to}", "{currency_to} please: {intent} {amount} {currency}")),
    "transfer money": (("send", "transfer", "pay", "wire", "i owe", "move"), ("amount", "currency", "person", "date"), (
        "{intent} {amount} {currency} to {person}", "{intent} {person} {amount} {currency}", "{intent} {amount} {currency} to {person} {date}", "<hey|please> {intent} {amount} {currency} to {person}", "{intent} {amount} to {person}", "{date} {intent} {person} {amount} {currency}", "for the pizza, {intent} {person} {amount} {currency}", "{intent} my share of {amount} {currency} to {person}")),
    "find recipe": (("how do i make", "find a recipe for", "i want to cook", "show me how to prepare", "what do i need for", "let's make"), ("dish", "number", "minutes"), (
        "{intent} {dish}", "{intent} {dish} for {number} people", "{intent} {dish} in under {minutes} minutes", "<hey|ok> {intent} {dish}", "{number} guests are coming, {intent} {dish}", "{intent} vegan {dish}", "{intent} {dish} without eggs", "i have {minutes} minutes, {intent} {dish}")),
}
INTENTS = tuple(COMMANDS)
INTENT_FIELD = F(
    "intent", ("intent", "command", "action", "user intent", "request type", "skill"), (),
    ("what the user wants the assistant to do", "Which command is it?", "Intent of the utterance.", "Choose the skill that should handle the request"), type="enum", options=INTENTS,
)


# slots that a reader could mistake for each other: those of another intent are not asked for beside their like
_ALIKE = (
    ("number", "minutes", "percent", "degrees", "stars", "amount"), ("song", "movie", "book", "playlist", "podcast", "genre"), ("city", "origin", "room"),
    ("device", "item", "room", "dish"), ("message", "phrase", "chore", "event", "topic"), ("artist", "person"), ("cuisine", "dish"), ("currency", "currency_to"),
)


def _command(intent: str, seed: int) -> Kind:
    phrases, slots, templates = COMMANDS[intent]
    rng = Random(seed)
    alike = {other for slot in slots for group in _ALIKE if slot in group for other in group}
    near = [slot for slot in COMMAND_SLOTS if slot not in slots and slot not in alike]
    asked = [COMMAND_SLOTS[slot][0] for slot in (*slots, *rng.sample(near, 5))]
    fields = (INTENT_FIELD, *(replace(field, labels=tuple(name.capitalize() for name in field.names[:2])) for field in asked))

    def make(rng: Random) -> dict[str, Any]:
        made: dict[str, Any] = {slot: COMMAND_SLOTS[slot][1](rng) for slot in slots}
        made["intent"] = V(rng.choice(phrases), intent)
        made |= {field.key: None for field in fields if field.key not in made}
        if rng.random() < 0.6:
            made = {key: v and replace(v, text=v.text.lower(), before=v.before.lower()) for key, v in made.items()}
        return made

    return Kind(
        name="command_" + intent.replace(" ", "_"), titles=("Utterance", "Command", "Voice command", "Request", "User input", "Query"), fields=fields, make=make, prose=_spun(seed, 4, *templates), layouts=("prose",),
    )


COMMAND_KINDS = tuple(_command(intent, 900 + n) for n, intent in enumerate(INTENTS))

# --- customer queries to classify -----------------------------------------------------------------------------------

QUERIES: Phrases = {
    "card not arrived": ("my new card still isn't here", "how long until the card <comes|gets here>?", "I ordered a card two weeks ago and the letter box is empty", "can I track the card you sent?"),
    "card lost or stolen": ("I <lost|can't find> my card", "someone took my wallet", "I left the card in a taxi", "my purse was stolen, what about the card?"),
    "card blocked": ("the machine swallowed my card", "my card is declined everywhere", "I typed the wrong PIN three times", "the terminal says the card is locked"),
    "forgot pin": ("I can't remember my four digits", "what was my PIN again?", "how can I see the secret number?", "need a new PIN"),
    "top up failed": ("loading money onto the account didn't work", "the top-up was rejected", "I tried to add funds and got an error"),
    "transfer pending": ("the money I sent hasn't reached my friend", "why is my transfer still processing?", "how long does a transfer to <France|the US> take?", "it says pending since Monday"),
    "unknown charge": ("there is a payment I don't recognise", "who is this merchant on my statement?", "I never bought that", "strange debit of last night"),
    "exchange rate": ("what rate do you use abroad?", "I got fewer euros than expected", "is the conversion at market price?"),
    "cash withdrawal fee": ("why did the ATM cost me extra?", "do you charge for taking out cash?", "I was charged for getting money from the machine"),
    "refund not received": ("the shop says they paid me back but I see nothing", "where is my reimbursement?", "I returned the shoes and the money isn't back"),
    "change address": ("I've moved house", "please update where I live", "how do I tell you my new street?"),
    "close account": ("I want to leave the bank", "please delete my profile", "how do I get rid of this account?", "I'm cancelling, goodbye"),
    "open account": ("how can I become a customer?", "what documents do I need to join?", "can my daughter have an account?"),
    "app problem": ("the app crashes when I open it", "fingerprint login stopped working after the update", "the screen stays white"),
    "loan request": ("I would like to borrow money for a car", "what would a mortgage cost?", "can I get credit of ten thousand?"),
    "direct debit cancel": ("stop the gym from taking money every month", "I want to end a standing order", "please block that subscription"),
    "speak to human": ("I want to talk to a real person", "give me an agent", "no robots please", "is anybody there?"),
    "opening hours": ("when is the branch open?", "are you open on Saturday?", "until what time can I come by?"),
    "interest rate": ("what do I earn on savings?", "how much interest is there at the moment?", "do you pay anything on deposits?"),
    "verify identity": ("why do you need a photo of my passport?", "the video check failed", "my ID was refused"),
}
TONES: Phrases = {
    "polite": ("thank you so much in advance", "would you be so kind", "many thanks and a nice day", "I really appreciate your help"), "neutral": ("awaiting your answer", "for your information", "regards", "please reply by mail"),
    "impatient": ("I've been asking for days", "how much longer?", "hurry up please", "this can't take that long"), "rude": ("you are useless", "what a joke of a company", "get your act together", "idiots"),
}


def _make_query(rng: Random) -> dict[str, Any]:
    name = values.person(rng)
    return {
        "intent": _evidence(rng, QUERIES), "tone": _evidence(rng, TONES), "name": V(name), "phone": V(values.phone(rng)), "email": V(values.email_for(rng, name)), "account": V(values.fill_pattern(rng, rng.choice(("########", "####-####", "**** ####", "@@######")))),
        "amount": values.money(rng, 3, 2500), "date": values.show_date(rng, _day(rng, 2018, 2026)), "card": V(values.fill_pattern(rng, "####")), "channel": V(rng.choice(("app", "web form", "e-mail", "hotline", "chat", "branch"))), "repeated": _evidence(rng, REPEATED),
    }


REPEATED: Phrases = {True: ("this is the third time I ask", "as I already wrote last week", "I contacted you before about this"), False: ("this is the first time I contact you", "I haven't asked anyone else yet", "new question from me")}

QUERY = Kind(
    name="customer_query",
    titles=("Customer query", "Customer message", "Chat message", "Bank enquiry", "Question", "Contact request"),
    fields=(
        F("intent", ("intent", "topic", "reason", "category", "issue"), (), ("what the customer wants", "What is the question about?", "Classify the message.", "reason for the contact"), type="enum", options=tuple(QUERIES)),
        F("tone", ("tone", "mood", "politeness", "attitude"), (), ("tone of the customer", "How does the customer come across?", "Tone implied by the wording."), type="enum", options=tuple(TONES)),
        F("name", ("customer name", "name", "sender"), ("Name", "Customer"), ("who writes", "Name of the customer.", "Who is asking?")), _phone(who="customer"), _email(who="customer"),
        F("account", ("account number", "customer number", "account"), ("Account", "Customer no."), ("number of the account", "Which account?", "account number as written")),
        F("amount", ("amount", "sum", "payment amount"), ("Amount",), ("amount concerned", "How much money is it about?", "amount, number only"), type="number"),
        _date_f("date", "date", "transaction date", "date of payment", descs=("day concerned", "When did it happen?", "date named by the customer")),
        F("card", ("card digits", "last four digits", "card ending"), ("Card ending",), ("last digits of the card", "Which card?", "four digits")),
        F("channel", ("channel", "received via", "contact channel"), ("Channel", "Via"), ("how the message came in", "Through which channel?", "channel")),
        F("repeated", ("repeated contact", "asked before", "is follow up"), (), ("whether the customer asked before", "Is this a repeated enquiry?", "true for a follow-up"), type="boolean"),
    ),
    make=_make_query,
    prose=_mix(
        91, 100,
        ("", "", "<Hi|Hello|Good morning|Hey>,", "{name} ({channel}):", "Account {account}", "Via {channel}, {date}", "<Hi|Hello>, {name} here."),
        ("{intent}", "{intent}", "<Question|Problem>: {intent}", "{intent} <It's about the card ending in|My card ends with> {card}.", "{intent} It was {amount} on {date}.", "<So|Well|OK>, {intent}"),
        ("{tone}", "{repeated}.", "<Call me on|My number:> {phone}", "Account {account}.", "Please answer to {email}.", "", "", ""),
        ("{name}", "{tone}", "", ""),
        seps=(" ", "\n", "\n\n", " "),
    ),
    layouts=("prose", "prose", "prose", "mixed"),
)

KINDS: tuple[Kind, ...] = (
    CV, COVER, SUPPORT, SUPPORT_DESK, TICKET, JOB, MEETING, MINUTES, THREAD, POLICE, POSTMORTEM, DISCHARGE, LAB, NEWS_ARTICLE, REVIEW,
    REVIEW_STARS, REVIEW_SENTIMENT, SURVEY, REFERENCE, LEAVE_REQUEST, OBITUARY, BIOGRAPHY, ABSTRACT, CLAIM, CHAT, SLACK, SPORTS, WEATHER,
    QUERY, *COMMAND_KINDS,
)
