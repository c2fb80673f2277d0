"""How one document is written: labelled values, forms, tables, lists and headings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from schemafill.train.synthetic._text import (
    Block,
    Line,
    Mention,
    Path,
    Slot,
    render,
    slots_of,
    width,
)
from schemafill.train.synthetic.kind import F, Group, Items, Kind, V
from schemafill.train.synthetic.values import chance, pick

Row = dict[str, V | None]
# Keys whose values show by themselves what they are, so that they can stand without a label.
_BARE = ("name", "street", "address", "city", "town", "postcode", "zip", "email", "phone", "web",
    "url", "country",
         "company", "title", "role")  # fmt: skip
_NUMERIC = ("number", "integer")
_BLANKS = ("", "-", "n/a", "N/A", "none", "—", "________", "not stated", "tbd", "TBC", "?", "...")


@dataclass(slots=True)
class Leaf:
    """One value of the document outside the arrays."""

    path: Path
    f: F
    v: V | None
    group: Group | None = None


@dataclass(slots=True)
class Style:
    """The choices that hold for one whole document."""

    markup: str  # "text", "markdown", "html"
    lang: str
    kv: str
    heading: str
    bullet: str
    table: str
    case: str
    blanks: bool
    labels: dict[tuple[int, int], str] = field(default_factory=dict[tuple[int, int], str])


def make_style(rng: Random, kind: Kind, layout: str) -> Style:
    """The style of one document in the given layout."""
    markup = layout if layout in ("markdown", "html") else "text"
    if markup == "text":
        kv = pick(rng, ("colon",) * 7 + ("aligned",) * 4 + ("below", "dash", "space", "tab",
            "equals", "pipe", "right",
                        "wide", "after", "bracket", "nospace", "sentence", "plainalign",
                        "plainalign", "json", "xml"))  # fmt: skip
        if layout == "form":
            kv = pick(
                rng,
                (
                    "leader",
                    "under",
                    "leader",
                    "under",
                    "boxed",
                    "below",
                    "afterline",
                    "colon",
                    "numbered",
                ),
            )
        if layout == "table":
            kv = pick(rng, ("aligned", "plainalign", "pipe", "wide", "grid", "tab", "csv"))
    elif markup == "markdown":
        kv = pick(
            rng,
            (
                "mdbold",
                "mdbold",
                "mdlist",
                "mdlist",
                "mdstar",
                "mdtable",
                "mdhead",
                "colon",
                "mdital",
            ),
        )
    else:
        kv = pick(rng, ("tr", "tr", "dl", "p", "li", "div", "span", "br"))
    if markup == "markdown":
        heading = pick(rng, ("## ", "### ", "**", "# "))
    elif markup == "html":
        heading = pick(rng, ("h2", "h3", "strong", "th"))
    else:
        heading = pick(
            rng,
            (
                "plain",
                "colon",
                "upper",
                "upper",
                "under",
                "equals",
                "stars",
                "number",
                "brackets",
                "dashes",
            ),
        )
    tables = {"markdown": ("md", "md", "md", "lines"), "html": ("html", "html", "html", "ul")}.get(
        markup,
        ("aligned",) * 6 + ("lines",) * 5 + ("pipes", "csv", "csv", "records", "records", "tabs", "grid", "jammed"),
    )
    if layout == "table":
        tables = ("aligned", "aligned", "aligned", "pipes", "csv", "tabs", "grid") if markup == "text" else tables
    return Style(
        markup=markup, lang=pick(rng, languages(kind)), kv=kv, heading=heading,
        bullet=pick(rng, ("- ", "- ", "* ", "• ", "", "1. ", "1) ", "– ", "o ", "> ", "(1) ",
        "#1 ")),
        table=pick(rng, tables), case=pick(rng, ("",) * 8 + ("upper", "lower", "title")),
        blanks=chance(rng, 0.3),
    )  # fmt: skip


_LANGS: dict[str, tuple[str, ...]] = {}


def languages(kind: Kind) -> tuple[str, ...]:
    """The languages a document of this kind may be in, repeated by weight; English most often."""
    if kind.name not in _LANGS:
        found: set[str] = set()
        for part in kind.fields:
            for f in (part,) if isinstance(part, F) else part.fields:
                found.update(label[:2] for label in f.labels if _tagged(label))
        _LANGS[kind.name] = ("en",) * (2 * len(found) + 1) + tuple(sorted(found))
    return _LANGS[kind.name]


def _tagged(label: str) -> bool:
    return len(label) > 3 and label[2] == ":" and label[:2].isalpha() and label[:2].islower() and label[3] != " "


def in_language(labels: Sequence[str], lang: str) -> list[str]:
    """The labels of a language; untagged ones when there is none."""
    if lang != "en":
        own = [label[3:] for label in labels if _tagged(label) and label[:2] == lang]
        if own:
            return own
    return [label for label in labels if not _tagged(label)] or [label[3:] for label in labels]


def label_of(rng: Random, f: F, style: Style, group: Group | None = None) -> str:
    """The label that this document uses for the field; the same one each time."""
    key = (id(f), id(group))
    if key not in style.labels:
        own = in_language(f.labels, style.lang)
        text = (pick(rng, own) if own else pick(rng, f.names).capitalize()).strip().rstrip(":").strip()
        if style.case == "upper":
            text = text.upper()
        elif style.case == "lower":
            text = text.lower()
        elif style.case == "title":
            text = " ".join(word[:1].upper() + word[1:] for word in text.split(" "))
        style.labels[key] = text
    return style.labels[key]


# --- headings and paragraphs ----------------------------------------------------------------------


def heading(rng: Random, text: str, style: Style) -> Block:
    """A section heading."""
    text = text.rstrip(":")
    if style.markup == "markdown":
        return [[f"**{text}**" if style.heading == "**" else style.heading + text]]
    if style.markup == "html":
        tag = style.heading
        return [[f"<{tag}>{text}</{tag}>"]] if tag != "th" else [[f'<div class="head">{text}</div>']]
    plain: dict[str, Block] = {
        "plain": [[text]],
        "colon": [[text + ":"]],
        "upper": [[text.upper()]],
        "under": [[text], ["-" * len(text)]],
        "equals": [[f"== {text} =="]],
        "stars": [[f"*** {text} ***"]],
        "number": [[f"{rng.randrange(1, 9)}. {text}"]],
        "brackets": [[f"[{text}]"]],
        "dashes": [[f"--- {text} ---"]],
    }
    return plain[style.heading]


def title(rng: Random, text: str, style: Style, after: Line) -> Block:
    """The title of the document, at times with a value (its number) in the same line."""
    if style.markup == "markdown":
        return [["# " + text, *after]]
    if style.markup == "html":
        return [["<h1>" + text, *after, "</h1>"]]
    roll = rng.random()
    if roll < 0.35:
        return [[text.upper(), *after]]
    if roll < 0.45:
        return [[" " * rng.randrange(8, 50), text, *after]]
    if roll < 0.55:
        return [[text, *after], ["=" * max(len(text), 8)]]
    if roll < 0.6:
        return [[" ".join(text.upper()), *after]]
    return [[text, *after]]


def paragraph(text: str, style: Style) -> Block:
    """Running text."""
    return [[f"<p>{text}</p>"]] if style.markup == "html" else [[text]]


# --- key-value blocks -----------------------------------------------------------------------------


def _value(rng: Random, leaf: Leaf) -> Line:
    if leaf.v is None:
        return [pick(rng, _BLANKS)]
    return [Mention(leaf.path, leaf.v)]


def _boxes(rng: Random, leaf: Leaf, label: str) -> Line | None:
    """A tick box for a boolean, one for each option of an enum."""
    on, off = pick(rng, (("[x]", "[ ]"), ("[X]", "[ ]"), ("☒", "☐"), ("(x)", "( )"), ("☑", "☐")))
    if leaf.v is None:
        return None
    tick = Mention(leaf.path, V(on, leaf.v.gold))
    if leaf.f.type == "boolean":
        if leaf.v.gold is True:
            return [tick, " " + label]
        no = Mention(leaf.path, V(off, leaf.v.gold))
        return [no, " " + label] if chance(rng, 0.5) else [label + ": " + off + " yes  ", tick, " no"]
    options = list(leaf.f.options)
    if len(options) > 7:
        return None
    line: Line = [label + ": "]
    for option in options:
        line += [tick if option == leaf.v.gold else off, f" {option}  "]
    return line


def kv_block(rng: Random, leaves: Sequence[Leaf], style: Style, kv: str | None = None, *, pairs: float = 0.3) -> Block:
    """The leaves as labelled values; at times two on a line, with probability `pairs`."""
    kv = kv or style.kv
    labels = [label_of(rng, leaf.f, style, leaf.group) for leaf in leaves]
    values = [_value(rng, leaf) for leaf in leaves]
    block: Block = []
    line: Line
    widest = max((len(label) for label in labels), default=0) + pick(rng, (1, 2, 3, 6))
    right_edge = widest + max((width(v) for v in values), default=0) + 4
    opener = {"tr": "<table>", "dl": "<dl>", "li": "<ul>", "xml": "<data>", "json": "{"}.get(kv)
    if opener:
        block.append([opener])
    if kv == "mdtable":
        block.extend([["| Field | Value |"], ["|---|---|"]])
    sentence: Line = []
    noun = pick(rng, ("The {} is ", "{}: ", "Our {} is ", "{} = ", "The {}: "))
    number = rng.randrange(1, 5)
    pair = kv in ("colon", "space", "nospace") and chance(rng, pairs)
    sep = pick(rng, (",", ";", "\t"))
    for n, (leaf, label, value) in enumerate(zip(leaves, labels, values, strict=True)):
        silent = leaf.v is not None and not leaf.v.text
        if silent:
            continue
        if kv in ("leader", "under", "boxed", "numbered") and leaf.f.type in ("boolean", "enum") and chance(rng, 0.7):
            boxes = _boxes(rng, leaf, label)
            if boxes is not None:
                block.append(boxes)
                continue
        if kv == "colon":
            line = [label + ": ", *value]
        elif kv == "nospace":
            line = [label + ":", *value]
        elif kv == "below":
            block.extend([[label + pick(rng, (":", ""))], value])
            continue
        elif kv == "afterline":
            block.extend([value, [f"({label})"]])
            continue
        elif kv == "after":
            line = [*value, f" ({label})"]
        elif kv == "dash":
            line = [label + " - ", *value]
        elif kv == "space":
            line = [label + " ", *value]
        elif kv == "tab":
            line = [label + ":\t", *value]
        elif kv == "equals":
            line = [label.replace(" ", "_").lower() + "=", *value]
        elif kv == "pipe":
            line = [label + " | ", *value]
        elif kv == "grid":
            line = [
                "| " + label.ljust(widest) + "| ",
                *value,
                " " * (right_edge - widest - width(value)) + "|",
            ]
        elif kv == "csv":
            line = [label + sep, *value]
        elif kv == "bracket":
            line = [f"[{label}] ", *value]
        elif kv == "aligned":
            line = [(label + ":").ljust(widest + 1), *value]
        elif kv == "plainalign":
            line = [label.ljust(widest + 1), *value]
        elif kv == "right":
            line = [label.rjust(widest) + ": ", *value]
        elif kv == "wide":
            line = [label, " " * max(2, right_edge - len(label) - width(value)), *value]
        elif kv == "leader":
            line = [label + " " + "." * max(3, 36 - len(label)) + " ", *value]
        elif kv == "under":
            line = [label + ": __", *value, "_" * max(2, 24 - width(value))]
        elif kv == "boxed":
            line = [label + " [ ", *value, " ]"]
        elif kv == "numbered":
            line = [f"{number + n}. {label}: ", *value]
        elif kv == "sentence":
            head = noun.format(label[:1].lower() + label[1:] if "The" in noun or "Our" in noun else label)
            sentence += [head, *value, ". " if n % 4 < 3 else ".\n"]
            continue
        elif kv == "json":
            line = [f'  "{label}": "', *value, '"' if n == len(leaves) - 1 else '",']
        elif kv == "xml":
            tag = "".join(c for c in label.title() if c.isalnum())
            line = [f"  <{tag}>", *value, f"</{tag}>"]
        elif kv == "mdbold":
            line = [f"**{label}:** ", *value, "  "]
        elif kv == "mdital":
            line = [f"*{label}* — ", *value, "  "]
        elif kv == "mdlist":
            line = [f"- **{label}**: ", *value]
        elif kv == "mdstar":
            line = [f"* {label}: ", *value]
        elif kv == "mdtable":
            line = [f"| {label} | ", *value, " |"]
        elif kv == "mdhead":
            block.extend([["#### " + label], value, [""]])
            continue
        elif kv == "tr":
            line = [f"<tr><th>{label}</th><td>", *value, "</td></tr>"]
        elif kv == "dl":
            line = [f"<dt>{label}</dt><dd>", *value, "</dd>"]
        elif kv == "p":
            line = [f"<p><b>{label}:</b> ", *value, "</p>"]
        elif kv == "li":
            line = [f"<li>{label}: ", *value, "</li>"]
        elif kv == "div":
            line = [
                f'<div class="row"><div class="k">{label}</div><div class="v">',
                *value,
                "</div></div>",
            ]
        elif kv == "span":
            line = [f"<span>{label}</span> <span>", *value, "</span><br>"]
        else:
            line = [f"{label}: ", *value, "<br>"]
        if pair and n % 2 and block and _one_line(block[-1]) and _one_line(line):
            block[-1] = [*block[-1], " " * pick(rng, (2, 4, 8, 12)), *line]
        else:
            block.append(line)
    if sentence:
        block.append(sentence)
    if opener:
        block.append(["}" if opener == "{" else opener.replace("<", "</")])
    return block


def _one_line(line: Line) -> bool:
    return not any("\n" in (piece if isinstance(piece, str) else piece.v.text) for piece in line)


def group_block(rng: Random, group: Group, leaves: Sequence[Leaf], style: Style, *, lead: bool = False) -> Block:
    """One nested object: under a heading with labels, as bare lines, or on one line.

    `lead`: the first group of the document, which may stand without a heading.
    """
    present = [leaf for leaf in leaves if leaf.v is not None and leaf.v.text]
    head = pick(rng, group.names)
    bare = all(leaf.f.type == "string" and any(b in leaf.f.key for b in _BARE) for leaf in present[:1]) and present
    roll = rng.random()
    if not bare or roll < 0.45 or (style.markup == "markdown" and roll < 0.7):
        return heading(rng, head.capitalize(), style) + kv_block(rng, leaves, style)
    lines: list[Line] = []
    for leaf in present:
        by_itself = leaf.f.type == "string" and any(b in leaf.f.key for b in _BARE)
        if (by_itself and (leaf is present[0] or chance(rng, 0.75))) or not leaf.f.labels:
            lines.append([Mention(leaf.path, leaf.v)])  # type: ignore[arg-type]
        else:
            label = label_of(rng, leaf.f, style, group)
            lines.append([label + pick(rng, (": ", " ", ": ")), Mention(leaf.path, leaf.v)])  # type: ignore[arg-type]
    if roll > 0.85:
        joined: Line = [head.capitalize() + ": "]
        glue = pick(rng, (", ", " · ", " | ", "; "))
        for n, line in enumerate(lines):
            joined += [glue, *line] if n else line
        return [[*joined, "<br>"]] if style.markup == "html" else [joined]
    if style.markup == "html":
        lines = [[*line, "<br>"] for line in lines]
    bare_lead = lead and len(lines) > 1 and roll < 0.6
    return lines if bare_lead else heading(rng, head.capitalize(), style) + lines


def side_by_side(rng: Random, left: Block, right: Block) -> Block:
    """Two blocks beside each other; one below the other when a value spans lines."""
    if not all(_one_line(line) for line in left + right):
        return [*left, [""], *right]
    edge = max((width(line) for line in left), default=0) + pick(rng, (3, 6, 10))
    out: Block = []
    for n in range(max(len(left), len(right))):
        a: Line = left[n] if n < len(left) else []
        b: Line = right[n] if n < len(right) else []
        out.append([*a, " " * (edge - width(a)), *b] if b else a)
    return out


# --- arrays ---------------------------------------------------------------------------------------


def _cell(path: Path, v: V | None, empty: str) -> Line:
    return [empty] if v is None or not v.text else [Mention(path, v)]


def items_block(rng: Random, items: Items, rows: Sequence[Row], style: Style, *, lines_only: bool = False) -> Block:
    """All items of an array, one after the other."""
    if items.scalar:
        return _scalar_block(rng, items, rows, style)
    how = style.table
    if lines_only or (how in ("lines", "ul") and items.lines):
        return _line_block(rng, items, rows, style)
    if how == "records" or (how == "lines" and len(items.fields) > 3):
        return _record_block(rng, items, rows, style)
    how = "html" if how == "ul" else how
    shown = [f for f in items.fields if any(_has(row, (f.key,)) for row in rows)]
    if chance(rng, 0.25):
        rng.shuffle(shown)
    heads = [label_of(rng, f, style) for f in shown]
    empty = pick(rng, ("", "", "-", "—", "n/a", "/"))
    table: list[list[Line]] = [
        [_cell((items.key, n, f.key), row.get(f.key), empty) for f in shown] for n, row in enumerate(rows)
    ]
    right = [f.type in _NUMERIC for f in shown]
    if how == "aligned" and chance(rng, 0.25):
        heads = ["#", *heads]
        right = [True, *right]
        table = [[[str(n + 1)], *cells] for n, cells in enumerate(table)]
    return _table(rng, heads, table, right, how, style)


def _table(
    rng: Random,
    heads: list[str],
    table: list[list[Line]],
    right: list[bool],
    how: str,
    style: Style,
) -> Block:
    def joined(cells: Sequence[Line], glue: str, start: str = "", end: str = "") -> Line:
        line: Line = [start] if start else []
        for n, cell in enumerate(cells):
            if n:
                line.append(glue)
            line += cell
        return [*line, end] if end else line

    header: list[Line] = [[h] for h in heads]
    if how == "md":
        bar = pick(rng, ("|---", "| --- ", "|:---", "|-----"))
        return [joined(header, " | ", "| ", " |"), [bar * len(heads) + "|"],
                *(joined(cells, " | ", "| ", " |") for cells in table)]  # fmt: skip
    if how == "html":
        tag = pick(rng, ("th", "td"))
        rows: Block = [joined(header, f"</{tag}><{tag}>", f"<tr><{tag}>", f"</{tag}></tr>")]
        td = pick(rng, ("</td><td>", "</td>\n    <td>", '</td><td class="c">'))
        rows += [joined(cells, td, "  <tr><td>" if "\n" in td else "<tr><td>", "</td></tr>") for cells in table]
        return [
            [pick(rng, ("<table>", '<table class="items">', '<table border="1">'))],
            *rows,
            ["</table>"],
        ]
    if how == "pipes":
        glue = pick(rng, (" | ", "|", " ¦ "))
        return [joined(header, glue), *(joined(cells, glue) for cells in table)]
    if how == "csv":
        glue = pick(rng, (",", ";", ","))
        quote = chance(rng, 0.3)

        def quoted(cell: Line) -> Line:
            inner = "".join(p if isinstance(p, str) else p.v.before + p.v.text + p.v.after for p in cell)
            return ['"', *cell, '"'] if quote or glue in inner else cell

        return [
            joined(header, glue),
            *(joined([quoted(cell) for cell in cells], glue) for cells in table),
        ]
    if how == "tabs":
        return [joined(header, "\t"), *(joined(cells, "\t") for cells in table)]
    gap = " " * pick(rng, (2, 2, 3, 4, 1 if how == "jammed" else 5))
    if how == "jammed":
        return [joined(header, " "), *(joined(cells, " ") for cells in table)]
    widths = [max([len(h), *(width(cells[c]) for cells in table)]) for c, h in enumerate(heads)]
    flush = chance(rng, 0.65)

    def fit(cells: Sequence[Line]) -> Line:
        line: Line = ["| "] if how == "grid" else []
        for c, cell in enumerate(cells):
            pad = " " * (widths[c] - width(cell))
            if c:
                line.append(" | " if how == "grid" else gap)
            line += (
                [pad, *cell] if right[c] and flush else [*cell, pad] if c < len(cells) - 1 or how == "grid" else cell
            )
        return [*line, " |"] if how == "grid" else line

    total = sum(widths) + len(gap) * (len(widths) - 1)
    rule: Block = [] if chance(rng, 0.4) else [[pick(rng, "-=_-") * min(total, 110)]]
    if how == "grid":
        rule = [["+" + "+".join("-" * (x + 2) for x in widths) + "+"]]
        return [*rule, fit(header), *rule, *(fit(cells) for cells in table), *rule]
    body = [fit(cells) for cells in table]
    if len(body) > 14 and chance(rng, 0.5):
        cut = rng.randrange(8, len(body) - 3)
        page = pick(
            rng,
            ("Page 1 of 2", "- 1 -", "continued on next page", "Carried over", "Page 2", "Seite 2"),
        )
        body = [
            *body[:cut],
            [""],
            [page],
            [""],
            *([fit(header)] if chance(rng, 0.6) else []),
            *body[cut:],
        ]
    start: Block = [] if chance(rng, 0.07) else [fit(header)]
    return [*start, *rule, *body, *(rule if chance(rng, 0.5) else [])]


def _bullet(style: Style, n: int, bullet: str) -> str:
    if style.markup == "html":
        return "<li>"
    return bullet.replace("1", str(n + 1))


def _line_block(rng: Random, items: Items, rows: Sequence[Row], style: Style) -> Block:
    """One line for each item, from the item templates."""
    favourite = pick(rng, items.lines) if items.lines else ""
    bullet = style.bullet if style.markup == "text" else pick(rng, ("- ", "* ", "1. "))
    block: Block = [["<ul>"]] if style.markup == "html" else []
    for n, row in enumerate(rows):
        line = item_line(rng, items, n, row, favourite if chance(rng, 0.9) else None)
        block.append([_bullet(style, n, bullet), *line, "</li>" if style.markup == "html" else ""])
    return [*block, ["</ul>"]] if style.markup == "html" else block


def item_line(rng: Random, items: Items, n: int, row: Row, template: str | None) -> Line:
    """One item through a line template that fits its values; else its values joined by commas."""
    ok = [t for t in items.lines if all(_has(row, k) for k in slots_of(t, optional=False))]
    if template not in ok:
        template = pick(rng, ok) if ok else None
    if template is None:
        line: Line = []
        for f in items.fields:
            v = row.get(f.key)
            if v is not None and v.text:
                line += [", ", Mention((items.key, n, f.key), v)] if line else [Mention((items.key, n, f.key), v)]
        return line

    def get(slot: Slot) -> Line | None:
        v = row.get(slot.keys[-1])
        return None if v is None or not v.text else [Mention((items.key, n, slot.keys[-1]), v)]

    return render(template, get)


def _has(row: Row, keys: tuple[str, ...]) -> bool:
    v = row.get(keys[-1])
    return v is not None and bool(v.text)


def _record_block(rng: Random, items: Items, rows: Sequence[Row], style: Style) -> Block:
    """Each item as a small block of labelled values."""
    word = pick(rng, ("Item", "No.", "#", "Entry", "Position", items.names[0].rstrip("s").capitalize()))
    numbered, blank = chance(rng, 0.5), chance(rng, 0.7)
    kv = pick(rng, ("colon", "colon", "aligned", "dash", "below")) if style.markup == "text" else style.kv
    if kv == "mdtable":
        kv = "mdlist"
    pairs = 1.0 if chance(rng, 0.2) else 0.0
    block: Block = []
    for n, row in enumerate(rows):
        leaves = [Leaf((items.key, n, f.key), f, row.get(f.key)) for f in items.fields if row.get(f.key) is not None]
        if numbered:
            name = f"{word} {n + 1}"
            block.append([f"<h4>{name}</h4>" if style.markup == "html" else name])
        block += kv_block(rng, leaves, style, kv, pairs=pairs)
        if blank:
            block.append([""])
    return block


def _scalar_block(rng: Random, items: Items, rows: Sequence[Row], style: Style) -> Block:
    key = items.fields[0].key
    mentions: list[Line] = [[Mention((items.key, n), v)] for n, row in enumerate(rows) if (v := row[key]) is not None]
    if style.markup == "html" and chance(rng, 0.6):
        return [["<ul>"], *(["<li>", *m, "</li>"] for m in mentions), ["</ul>"]]
    if chance(rng, 0.45) and style.markup != "html":
        bullet = pick(rng, ("- ", "* ", "• ", "", "1. ", "– ", "1) ", "· ")) if style.markup == "text" else "- "
        return [[bullet.replace("1", str(n + 1)), *m] for n, m in enumerate(mentions)]
    return [
        join_items(rng, mentions, pick(rng, (", ", ", ", "; ", " / ", " | ", " • ", " · ", ","))),
        [],
    ]


def join_items(rng: Random, lines: Sequence[Line], glue: str | None = None) -> Line:
    """Items in one running line: "a, b and c", or with `glue` between all."""
    last = glue or pick(rng, (" and ", " and ", ", and ", ", ", " as well as ", " & "))
    glue = glue or pick(rng, (", ", ", ", "; "))
    out: Line = []
    for n, line in enumerate(lines):
        out += [] if n == 0 else [last if n == len(lines) - 1 else glue]
        out += line
    return out
