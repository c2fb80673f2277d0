"""The schema that asks for part of a written document, with its gold and spans.

Names, descriptions, types, nesting and nullability are drawn anew for every record; what is asked
does not depend on how it
was laid out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from schemafill.train.synthetic._extras import clashes, field_words
from schemafill.train.synthetic._layout import Leaf, Row
from schemafill.train.synthetic._text import Path
from schemafill.train.synthetic.kind import F, Group, Items, Kind, V
from schemafill.train.synthetic.values import chance, pick

Json = dict[str, Any]
Spans = dict[str, tuple[int, int]]
_MISSING: Any = object()
_ISO_DATE = re.compile(r"\d{4}-\d\d-\d\d\Z")
_ISO_TIME = re.compile(r"\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?\Z")
_ISO_BOTH = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?\Z")
_ZONE = re.compile(r"Z|UTC|GMT|[+-]\d\d:?\d\d\Z")
_FORMATS = {
    "date": ("date", _ISO_DATE),
    "time": ("time", _ISO_TIME),
    "datetime": ("date-time", _ISO_BOTH),
}

_SHORT = {
    "number": ("no", "num", "nr"), "invoice": ("inv",), "quantity": ("qty",), "amount": ("amt",),
    "address": ("addr",),
    "date": ("dt",), "customer": ("cust",), "description": ("desc", "descr"), "reference": ("ref",),
    "telephone": ("tel",),
    "phone": ("tel", "ph"), "company": ("co",), "account": ("acct",), "department": ("dept",),
    "organisation": ("org",),
    "organization": ("org",), "identifier": ("id",), "document": ("doc",), "order": ("ord",),
    "purchase": ("po",),
    "total": ("tot",), "percentage": ("pct",), "percent": ("pct",), "minimum": ("min",),
    "maximum": ("max",),
    "price": ("prc",), "currency": ("cur", "ccy"), "employee": ("emp",), "manager": ("mgr",),
    "country": ("ctry",),
    "location": ("loc",), "position": ("pos",), "message": ("msg",), "average": ("avg",),
    "temperature": ("temp",),
    "information": ("info",), "delivery": ("dlv",), "payment": ("pmt",), "name": ("nm",),
    "street": ("str",),
    "registration": ("reg",), "received": ("recd",), "appointment": ("appt",), "vehicle": ("veh",),
    "patient": ("pat",),
}  # fmt: skip

# fields that hardly any kind has: asked in vain
_FOREIGN = (
    F("passport", ("passport number", "passport no"), (), ("number of the passport",)),
    F("blood", ("blood type", "blood group"), (), ("the patient's blood group",)),
    F("flight", ("flight number", "flight no"), (), ("flight as carrier code and digits",
    "Which flight?")),
    F("vin", ("chassis number", "vin"), (), ("vehicle identification number",)),
    F("isbn", ("isbn", "book number"), (), ("ISBN of the book",)),
    F("gdpr", ("consent given", "has consented"), (),
    ("whether consent to data processing was given",), "boolean"),
    F("coordinates", ("latitude", "geo latitude"), (), ("latitude in degrees",), "number"),
    F("doi", ("doi", "digital object identifier"), (), ("DOI of the publication",)),
    F("nickname", ("nickname", "alias"), (), ("nickname, if any",)),
    F("birthplace", ("place of birth", "birthplace"), (), ("where the person was born",)),
    F("maiden", ("maiden name",), (), ("name before marriage",)),
    F("court", ("court", "competent court"), (), ("court that has jurisdiction",
    "Which court is competent?")),
    F("policy", ("insurance policy number", "policy no"), (), ("number of the insurance policy",)),
    F("engine", ("engine power", "horsepower"), (), ("engine power in kW",), "number"),
    F("gate", ("gate", "boarding gate"), (), ("gate at the airport",)),
    F("allergens", ("allergens",), (), ("allergens declared",)),
    F("twitter", ("twitter handle", "social media handle"), (), ("account name on a social network",
    )),
    F("floor", ("floor area", "living space"), (), ("area in square metres",), "number"),
    F("pets", ("pets allowed", "allows pets"), (), ("true if pets are allowed",), "boolean"),
    F("delayed", ("is delayed", "delayed"), (), ("whether there is a delay",), "boolean"),
    F("witness", ("witness", "name of witness"), (), ("person who saw it", "Who witnessed it?")),
    F("expiry", ("expiry date", "expires on"), (), ("when it expires",), "date"),
    F("urgency", ("urgency",), (), ("how urgent it is",), "enum", ("low", "medium", "high",
    "critical"), True),
    F("gender", ("gender",), (), (), "enum", ("female", "male", "other")),
    F("weight", ("net weight", "weight"), (), ("weight in kg",), "number"),
    F("password", ("access code", "door code"), (), ("code to enter the building",)),
    F("colour", ("colour", "color"), (), ("main colour",)),
    F("sponsor", ("sponsor", "sponsored by"), (), ("organisation that pays for it",)),
    F("warranty", ("warranty months", "guarantee months"), (), ("length of the warranty in months",
    ), "integer"),
    F("meter", ("meter reading",), (), ("counter reading at the end of the period",), "number"),
)  # fmt: skip


@dataclass(slots=True)
class Written:
    """What a document shows: its text, the offsets of its values, and the values themselves."""

    kind: Kind
    context: str
    spans: dict[Path, tuple[int, int]]
    extents: dict[Path, tuple[int, int]]
    leaves: list[Leaf]
    arrays: list[tuple[Items, list[Row]]]
    shown: set[Path]


@dataclass(slots=True)
class _Manner:
    """How one schema is written."""

    rng: Random
    style: str
    short: float
    describe: str
    null: str
    titles: bool
    typed: float
    refs: float
    option_style: str
    defs: Json = field(default_factory=dict[str, Any])


@dataclass(slots=True)
class _Entry:
    """A property: its schema, its value (or _MISSING), and its spans below the property."""

    name: str
    schema: Json
    gold: Any
    required: bool
    spans: Spans


def ask(rng: Random, doc: Written) -> tuple[Json, Any, dict[str, list[int]]]:
    """A schema for part of the document.

    Returns: schema, gold, spans by JSON Pointer.
    """
    m = _Manner(
        rng=rng,
        style=pick(rng, ("snake",) * 8 + ("camel",) * 5 + ("pascal", "kebab", "spaced", "titled",
        "upper", "joined", "dotted")),
        short=pick(rng, (0.0, 0.0, 0.0, 0.0, 0.3, 0.8)),
        describe=pick(rng, ("none",) * 4 + ("all",) * 4 + ("some",) * 3 + ("long",)),
        null=pick(rng, ("list",) * 4 + ("anyof", "anyof", "optional", "optional", "mixed")),
        titles=chance(rng, 0.12), typed=pick(rng, (0.0, 0.5, 0.5, 1.0, 0.7)), refs=pick(rng, (0.0,
        0.0, 0.5, 1.0)),
        option_style=pick(rng, ("",) * 6 + ("snake", "snake", "upper", "upper_snake", "title",
        "lower", "kebab")),
    )  # fmt: skip
    entries = _entries(m, doc)
    if chance(rng, 0.6):
        rng.shuffle(entries)
    if len(entries) > 5 and chance(rng, 0.1):
        entries = _bundle(m, entries)
    schema, gold, spans = _object(m, entries)
    if chance(rng, 0.05):
        name = _case(m, re.findall(r"[^\W_]+", pick(rng, doc.kind.titles).lower()))
        spans = {f"/{_escape(name)}{pointer}": span for pointer, span in spans.items()}
        schema, gold, spans = _object(m, [_Entry(name, schema, gold, True, spans)])
    head: Json = {}
    if chance(rng, 0.3):
        head["$schema"] = "https://json-schema.org/draft/2020-12/schema"
    if chance(rng, 0.6):
        title = pick(rng, doc.kind.titles)
        head["title"] = pick(rng, (title, title.lower(), "".join(w.capitalize() for w in re.findall(r"\w+", title))))
    if m.describe != "none" and chance(rng, 0.4):
        name = pick(rng, doc.kind.titles).lower()
        form = (
            "Data of one {}",
            "Fields to read from the {}",
            "A {}",
            "{}",
            "Extract the following from the {}.",
        )
        head["description"] = pick(rng, form).format(name)
    # a kind's title may be what the document says in a field of its own
    said = [text.lower() for text in _strings(gold) if len(text) > 3]
    head = {k: v for k, v in head.items() if k == "$schema" or not any(text in v.lower() for text in said)}
    schema = {**head, **schema}
    if m.defs:
        schema["$defs"] = m.defs
    return schema, gold, {pointer: [a, b] for pointer, (a, b) in spans.items()}


# --- which fields ---------------------------------------------------------------------------------


def _entries(m: _Manner, doc: Written) -> list[_Entry]:
    """The root's properties: part of what the kind has, and at times a field that it never has."""
    rng = m.rng
    keep, vain = pick(rng, ((1.0, 0.5), (0.8, 0.25), (0.55, 0.15), (0.3, 0.1), (0.9, 0.9)))
    groups: dict[str, list[Leaf]] = {}
    chosen: dict[str, Leaf] = {}
    for leaf in doc.leaves:
        if not chance(rng, keep if leaf.path in doc.shown else vain):
            continue
        if leaf.group is None:
            chosen[leaf.f.key] = leaf
        else:
            groups.setdefault(leaf.group.key, []).append(leaf)
    wanted: list[Items] = [items for items, rows in doc.arrays if chance(rng, max(keep, 0.6) if rows else vain)]
    if not chosen and not groups and not wanted:
        shown = [leaf for leaf in doc.leaves if leaf.path in doc.shown] or doc.leaves
        if shown:
            leaf = pick(rng, shown)
            if leaf.group is None:
                chosen[leaf.f.key] = leaf
            else:
                groups[leaf.group.key] = [leaf]
        else:
            wanted = [items for items, _ in doc.arrays][:1]
    used: set[str] = set()
    out: list[_Entry] = []
    for part in doc.kind.fields:
        if isinstance(part, F):
            if part.key in chosen:
                leaf = chosen[part.key]
                out.append(_leaf(m, doc, leaf.f, [(leaf.path, leaf.v)], used).one())
        elif isinstance(part, Group):
            if part.key in groups:
                out += _group(m, doc, part, groups[part.key], used)
        elif part in wanted:
            rows = next(rows for items, rows in doc.arrays if items is part)
            out.append(_array(m, doc, part, rows, used))
    if chance(rng, 0.25):
        for f in rng.sample(_FOREIGN, pick(rng, (1, 1, 2, 3))):
            stems = (*tuple(word[:5] for word in f.names[0].split() if len(word) > 2), f.key[:5])
            if not clashes(field_words(doc.kind), stems):
                out.append(_leaf(m, doc, f, [((f.key,), None)], used).one())
    return out


def _strings(value: Any) -> Iterator[str]:
    """The strings of a document."""
    if isinstance(value, str):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _strings(inner)


def _bundle(m: _Manner, entries: list[_Entry]) -> list[_Entry]:
    """Some of the properties moved into an object of their own."""
    n = m.rng.randint(2, len(entries) - 2)
    schema, gold, spans = _object(m, entries[:n])
    used = {e.name for e in entries[n:]}
    name = _name(m, ("details", "header", "meta data", "info", "summary", "general", "data", "basics"), used)
    spans = {f"/{_escape(name)}{pointer}": span for pointer, span in spans.items()}
    return [_Entry(name, schema, gold, True, spans), *entries[n:]]


def _object(m: _Manner, entries: Sequence[_Entry]) -> tuple[Json, Json, Spans]:
    """An object schema, its value, and the spans below it (pointers start with the property)."""
    schema: Json = {"type": "object", "properties": {e.name: e.schema for e in entries}}
    required = [e.name for e in entries if e.required]
    if required:
        schema["required"] = required
    if chance(m.rng, 0.5):
        schema["additionalProperties"] = False
    gold = {e.name: e.gold for e in entries if e.gold is not _MISSING}
    spans: Spans = {}
    for e in entries:
        spans.update(e.spans)
    return schema, gold, spans


# --- groups and arrays ----------------------------------------------------------------------------


def _group(m: _Manner, doc: Written, group: Group, leaves: Sequence[Leaf], used: set[str]) -> list[_Entry]:
    """A nested object, or its fields with the group's name before theirs."""
    rng = m.rng
    if chance(rng, 0.3):
        head = pick(rng, group.names)
        out: list[_Entry] = []
        for leaf in leaves:
            own = tuple(n if set(head.split()) & set(n.split()) else f"{head} {n}" for n in leaf.f.names)
            out.append(_leaf(m, doc, leaf.f, [(leaf.path, leaf.v)], used, names=own, within=head).one())
        return out
    name = _name(m, group.names, used)
    inner: set[str] = set()
    entries = [_leaf(m, doc, leaf.f, [(leaf.path, leaf.v)], inner).one() for leaf in leaves]
    schema, gold, spans = _object(m, entries)
    schema = _described(m, schema, group.names, group.descs, name)
    schema = _hoist(m, schema, group.names)
    shown = any(leaf.path in doc.shown for leaf in leaves)
    required = True
    if chance(rng, 0.15):
        schema = {"anyOf": [schema, {"type": "null"}]}
        gold = gold if shown else None
    elif (not shown and chance(rng, 0.4)) or (shown and chance(rng, 0.15)):
        required = False
        gold = gold if shown else _MISSING
    prefix = f"/{_escape(name)}"
    return [_Entry(name, schema, gold, required, {prefix + p: s for p, s in spans.items()})]


def _array(m: _Manner, doc: Written, items: Items, rows: Sequence[Row], used: set[str]) -> _Entry:
    """An array of objects or of plain values, with the extent of every item."""
    rng = m.rng
    name = _name(m, items.names, used)
    prefix = f"/{_escape(name)}"
    # items in text order; those that the layout left out are not asked
    present = sorted(
        (n for n in range(len(rows)) if (items.key, n) in doc.extents),
        key=lambda n: doc.extents[items.key, n],
    )
    spans: Spans = {f"{prefix}/{i}": doc.extents[items.key, n] for i, n in enumerate(present)}
    if items.scalar:
        f = items.fields[0]
        leaf = _leaf(m, doc, f, [((items.key, n), rows[n][f.key]) for n in present], set(), always=True)
        item_schema, gold = leaf.schema, list(leaf.golds)
        item_schema.pop("title", None)
        if chance(rng, 0.6):
            item_schema.pop("description", None)
    else:
        asked = [f for f in items.fields if chance(rng, 0.8)] or [pick(rng, items.fields)]
        if chance(rng, 0.4):
            rng.shuffle(asked)
        inner: set[str] = set()
        columns = [
            _leaf(m, doc, f, [((items.key, n, f.key), rows[n].get(f.key)) for n in present], inner) for f in asked
        ]
        item_schema, _, _ = _object(m, [c.entry(0) for c in columns])
        gold = []
        for i in range(len(present)):
            entries = [c.entry(i) for c in columns]
            gold.append({e.name: e.gold for e in entries if e.gold is not _MISSING})
            for e in entries:
                spans.update({f"{prefix}/{i}{p}": s for p, s in e.spans.items()})
        word = singular(items.names[0])
        if m.describe != "none" and chance(rng, 0.4):
            item_schema["description"] = pick(rng, ("One {}", "one {}", "A single {}", "{}")).format(word)
        item_schema = _hoist(m, item_schema, (word,))
    schema: Json = {"type": "array", "items": item_schema}
    if gold and chance(rng, 0.03):
        schema["minItems"] = 1
    schema = _described(m, schema, items.names, items.descs, name)
    return _Entry(name, schema, gold, chance(rng, 0.85), spans)


def singular(noun: str) -> str:
    """One of the things that an array's name means: "line items" -> "line item"."""
    if noun.endswith("ies"):
        return noun[:-3] + "y"
    if noun.endswith(("ches", "shes", "xes", "sses")):
        return noun[:-2]
    return noun[:-1] if noun.endswith("s") and not noun.endswith("ss") else noun + " entry"


def _hoist(m: _Manner, schema: Json, names: Sequence[str]) -> Json:
    """The schema moved to `$defs`, or as it is."""
    if not chance(m.rng, m.refs):
        return schema
    name = "".join(word.capitalize() for word in re.findall(r"\w+", pick(m.rng, names)))
    while name in m.defs:
        name += "2"
    m.defs[name] = schema
    return {"$ref": f"#/$defs/{name}"}


# --- leaves ---------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Column:
    """One leaf of the schema with its values: one outside arrays, one for each item inside."""

    name: str
    schema: Json
    required: bool
    golds: list[Any]
    spans: list[tuple[int, int] | None]

    def entry(self, i: int) -> _Entry:
        """The property for the i-th item."""
        if i >= len(self.golds):
            return _Entry(self.name, self.schema, _MISSING, self.required, {})
        span = self.spans[i]
        spans = {f"/{_escape(self.name)}": span} if span is not None else {}
        return _Entry(self.name, self.schema, self.golds[i], self.required, spans)

    def one(self) -> _Entry:
        return self.entry(0)


def _leaf(
    m: _Manner,
    doc: Written,
    f: F,
    values: Sequence[tuple[Path, V | None]],
    used: set[str],
    *,
    names: Sequence[str] = (),
    within: str = "",
    always: bool = False,
) -> _Column:
    """The schema of one field and what each of its values becomes."""
    rng = m.rng
    shown = [v if path in doc.shown else None for path, v in values]
    present = [v for v in shown if v is not None]
    spoken = pick(rng, names or f.names)
    name = _name(m, (spoken, *(names or f.names)), used)
    schema, convert = _type(m, f, present)
    golds: list[Any] = []
    spans: list[tuple[int, int] | None] = []
    for (path, _), v in zip(values, shown, strict=True):
        if v is None:
            golds.append(_MISSING)
            spans.append(None)
        else:
            span = doc.spans.get(path)
            golds.append(convert(v, doc.context[span[0] : span[1]] if span else v.text))
            spans.append(None if f.type in ("enum", "boolean") else span)
    if always:
        return _Column(name, _annotated(m, schema, f, spoken, within), True, golds, spans)
    complete = bool(values) and len(present) == len(values)
    null = pick(rng, ("list", "anyof", "optional")) if m.null == "mixed" else m.null
    required = True
    if complete and chance(rng, 0.25):
        required = chance(rng, 0.8)
    elif null == "optional":
        required = False
    else:
        schema = _nullable(schema, null)
        golds = [None if g is _MISSING else g for g in golds]
        required = chance(rng, 0.9)
    return _Column(name, _annotated(m, schema, f, spoken, within), required, golds, spans)


def _nullable(schema: Json, null: str) -> Json:
    if null == "anyof":
        return {"anyOf": [schema, {"type": "null"}]}
    out = dict(schema)
    if "type" in out:
        out["type"] = [out["type"], "null"]
    if "enum" in out:
        out["enum"] = [*out["enum"], None]
    return out


def _type(m: _Manner, f: F, present: Sequence[V]) -> tuple[Json, Callable[[V, str], Any]]:
    """The type of a leaf and how a value becomes gold: `convert(v, verbatim text)`."""
    rng = m.rng
    if f.type == "boolean":
        return {"type": "boolean"}, lambda v, _: bool(v.gold)
    if f.type == "enum":
        options = _options(m, f, present)
        schema: Json = {"enum": list(options.values())}
        if chance(rng, 0.5):
            schema = {"type": "string", **schema}
        if f.ordinal:
            schema["x-ordinal"] = True
        return schema, lambda v, _: options[str(v.gold)]
    if (
        f.type in ("number", "integer")
        and chance(rng, m.typed)
        and all(isinstance(v.value, (int, float)) and not isinstance(v.value, bool) for v in present)
    ):
        whole = f.type == "integer" and all(float(v.value).is_integer() for v in present)
        schema = {"type": "integer" if whole and chance(rng, 0.8) else "number"}
        if chance(rng, 0.05) and all(v.value >= 0 for v in present):
            schema["minimum"] = 0
        if schema["type"] == "integer":
            return schema, lambda v, _: int(v.value)
        return schema, lambda v, _: v.value
    if f.type in _FORMATS and chance(rng, max(m.typed, 0.3)):
        name, iso = _FORMATS[f.type]
        if all(isinstance(v.value, str) and iso.match(v.value) for v in present):
            return {"type": "string", "format": name}, lambda v, _: _without_zone(v)
    return {"type": "string"}, lambda _, text: text


def _without_zone(v: V) -> str:
    """The ISO value, without "Z" where the text names no zone."""
    return v.value.removesuffix("Z") if not _ZONE.search(v.text) else v.value


def _options(m: _Manner, f: F, present: Sequence[V]) -> dict[str, str]:
    """The options offered, in the schema's spelling, by the kind's spelling."""
    rng = m.rng
    needed = {str(v.gold) for v in present}
    options = list(f.options)
    if not f.ordinal and len(options) > 3 and chance(rng, 0.35):
        extra = [o for o in options if o not in needed]
        kept = set(rng.sample(extra, rng.randint(min(len(extra), max(0, 2 - len(needed))), len(extra))))
        options = [o for o in options if o in needed or o in kept]
    if not f.ordinal and chance(rng, 0.7):
        rng.shuffle(options)
    styled = {o: _option(o, m.option_style) for o in options}
    return styled if len(set(styled.values())) == len(styled) else {o: o for o in options}


def _option(text: str, style: str) -> str:
    if style == "snake":
        return re.sub(r"\W+", "_", text.lower()).strip("_") or text
    if style == "upper_snake":
        return re.sub(r"\W+", "_", text.upper()).strip("_") or text
    if style == "kebab":
        return re.sub(r"\W+", "-", text.lower()).strip("-") or text
    if style == "upper":
        return text.upper()
    if style == "lower":
        return text.lower()
    if style == "title":
        return " ".join(w[:1].upper() + w[1:] for w in text.split(" "))
    return text


# --- words ----------------------------------------------------------------------------------------


def _annotated(m: _Manner, schema: Json, f: F, spoken: str, within: str) -> Json:
    """The schema with a description and a title, or without."""
    rng = m.rng
    schema = _described(m, schema, f.names, f.descs, spoken, f)
    text = schema.get("description")
    if (
        within
        and text
        and within not in text
        and not any(w in text.lower() for w in within.split())
        and chance(rng, 0.7)
    ):
        schema["description"] = f"{text} ({within})"
    if "format" in schema and text and chance(rng, 0.2):
        schema["description"] += pick(rng, (" (ISO 8601)", ", as YYYY-MM-DD" if f.type == "date" else ", ISO 8601"))
    return schema


def _described(
    m: _Manner,
    schema: Json,
    names: Sequence[str],
    descs: Sequence[str],
    spoken: str,
    f: F | None = None,
) -> Json:
    rng = m.rng
    out: Json = {}
    if m.titles and chance(rng, 0.8):
        title = pick(rng, names)
        out["title"] = title.title() if chance(rng, 0.5) else title[:1].upper() + title[1:]
    p = {"none": 0.0, "some": 0.5, "all": 0.95, "long": 1.0}[m.describe]
    if chance(rng, p):
        out["description"] = _description(m, names, descs, spoken, f)
    if not out:
        return schema
    if chance(rng, 0.5):
        return {**out, **schema}
    return {**schema, **out}


def _description(m: _Manner, names: Sequence[str], descs: Sequence[str], spoken: str, f: F | None) -> str:
    rng = m.rng
    other = pick(rng, names)
    flag = f is not None and f.type == "boolean"
    if descs and chance(rng, 0.75):
        text = pick(rng, descs)
    elif flag:
        text = pick(rng, ("true if {}", "Whether {}", "{}?", "Is it the case: {}")).format(other)
    else:
        text = pick(rng, ("The {}", "{}", "What is the {}?", "{} as stated",
            "the {} given in the document", "{} of the document",
                          "Find the {}")).format(other)  # fmt: skip
    roll = rng.random()
    if roll < 0.15:
        text = text[:1].upper() + text[1:]
    elif roll < 0.3 and not text.endswith(("?", ".")):
        text = text[:1].upper() + text[1:] + "."
    elif roll < 0.36:
        others = [n for n in names if n != spoken and n not in text.lower()]
        text += f" (also called {pick(rng, others)})" if others else ""
    if m.describe == "long" and f is not None:
        more = ("Leave it empty if the document does not say.", "Copy it word for word.",
            "Use null when it is not mentioned.",
                "Do not guess.", "If there are several, take the one that belongs to this "
                                 "document.", "As printed.",
                "It usually stands near the top.",
                "Needed for the import into our system.")  # fmt: skip
        text = text.rstrip(".") + ("" if text.endswith("?") else ".") + " " + pick(rng, more)
    return text


def _name(m: _Manner, names: Sequence[str], used: set[str]) -> str:
    """A property name not in `used`, in the schema's style; added to `used`."""
    rng = m.rng
    for n, spoken in enumerate((pick(rng, names) if len(names) > 1 else names[0], *names)):
        words = re.findall(r"[^\W_]+", spoken.lower().replace("e-mail", "email")) or ["value"]
        if m.short and n == 0:
            words = [pick(rng, _SHORT[w]) if w in _SHORT and chance(rng, m.short) else w for w in words]
        name = _case(m, words)
        if name not in used:
            used.add(name)
            return name
    base, n = name, 2
    while name in used:
        name = f"{base}{n}"
        n += 1
    used.add(name)
    return name


def _case(m: _Manner, words: Sequence[str]) -> str:
    style = m.style
    if style == "camel":
        return words[0] + "".join(w.capitalize() for w in words[1:])
    if style == "pascal":
        return "".join(w.capitalize() for w in words)
    if style == "kebab":
        return "-".join(words)
    if style == "spaced":
        return " ".join(words)
    if style == "titled":
        return " ".join(w.capitalize() for w in words)
    if style == "upper":
        return "_".join(words).upper()
    if style == "joined":
        return "".join(words)
    if style == "dotted":
        return ".".join(words)
    return "_".join(words)


def _escape(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")
