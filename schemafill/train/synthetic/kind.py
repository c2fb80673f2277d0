"""What a document kind is made of: semantic fields, coherent values and prose.

A kind says *what* a document holds; `build` decides how it is written (key-value lines, prose,
tables, Markdown, HTML,
OCR-like noise…) and how the schema that asks for it is named, described and nested. So one kind
gives thousands of
different layouts and schemas, and no label or wording can be memorised.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias


@dataclass(frozen=True, slots=True)
class V:
    """One value: `text` exactly as the document writes it, and the typed gold `value` (None: the
    same as the text).

    The span of the field is where `text` is written. Money written "€ 1.250,00" is
    ``V("1.250,00", 1250.0, before="€ ")``: what stands around the value and does not belong to its
    span
    is in `before` and `after`. A date is ``V("3 May 2026", "2026-05-03")`` with the ISO form as
    value.
    An enum or boolean that the document shows without a phrase of its own (a currency by its
    symbol) is ``V("", "EUR")``:
    nothing is written for it, and it counts as present where one of `F.implied` is written.
    """

    text: str
    value: Any = None
    before: str = ""
    after: str = ""

    @property
    def gold(self) -> Any:
        return self.text if self.value is None else self.value


@dataclass(frozen=True, slots=True)
class F:
    """One leaf that a schema may ask for.

    Args:
        key: the key of `Kind.make`'s dict that holds the value (a `V`, or None when this document
        has none).
        names: property names as lower-case words ("invoice number", "document no"); several, really
        different.
        labels: what the text prints before the value ("Invoice No.", "Our ref."); several; () if
        never labelled.
            "de:Rechnungsnummer" is used in German documents only (any two-letter language before
            the colon).
        descs: descriptions a schema author may write (terse, a question, a paraphrase); () if none.
        type: "string", "number", "integer", "date", "time", "datetime", "enum", "boolean".
        options: for enum, the option texts (more than the document can show: distractors);
            for boolean, () . The value of an enum is one of them.
        evidence: for enum and boolean, `V.text` is the phrase that implies the answer; it need not
        hold the option's name.
        ordinal: the options are a scale, lowest first.
        implied: keys (or "group.key") of which one must be written for a silent V("", value) to
        count; () always counts.
    """

    key: str
    names: tuple[str, ...]
    labels: tuple[str, ...] = ()
    descs: tuple[str, ...] = ()
    type: str = "string"
    options: tuple[str, ...] = ()
    ordinal: bool = False
    implied: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Group:
    """A nested object ("vendor": {name, address}). `key` holds a dict.

    A builder may also flatten it ("vendor_name").
    """

    key: str
    names: tuple[str, ...]
    fields: tuple[F, ...]
    descs: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Items:
    """An array. `key` holds a list of dicts (objects) or, when `fields` has one field and `scalar`
    is set, of one value each.

    `lines` are prose templates for one item, such as "{qty} x {name} at {price} each"; they name
    the item's keys.
    """

    key: str
    names: tuple[str, ...]
    fields: tuple[F, ...]
    descs: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()  # the heading above the list or table
    lines: tuple[str, ...] = ()
    scalar: bool = False  # an array of strings


Prose: TypeAlias = Callable[[Random, dict[str, Any]], str]


@dataclass(frozen=True, slots=True)
class Kind:
    """A document kind.

    Args:
        name: unique, snake case.
        titles: what the document or the schema may be called ("Invoice", "Tax invoice", "Bill").
        fields: everything a schema may ask for.
        make: `make(rng)` -> {key: V | None | dict | list}: coherent values of one document
            (totals add up, the e-mail fits the name, the due date follows the date).
        prose: whole-document templates. "{key}" and "{group.key}" write that value, "{items_key}"
        the items (through one of
            their `lines`, one a line or joined as a sentence), "{people.0}" and "{items.2.name}" a
            single item. A template need not mention every key: what it does not
            mention is absent in that text. Text between "[[" and "]]" is left out when a key inside
            it is None.
            Or a function of a random state and the values that this document holds (as `make` gives them), which
            returns such a template: for texts that follow their values, or tell a list in running sentences.
        layouts: which generic layouts suit it, out of "kv", "table", "markdown", "html", "prose",
        "form", "mixed".
    """

    name: str
    titles: tuple[str, ...]
    fields: tuple[F | Group | Items, ...]
    make: Callable[[Random], dict[str, Any]]
    prose: tuple[str | Prose, ...] = ()
    layouts: tuple[str, ...] = ("kv", "table", "markdown", "html", "form", "mixed", "prose")
    openings: tuple[str, ...] = ()  # header lines and boilerplate put before the content
    closings: tuple[str, ...] = ()  # footers, legal notes, signatures
