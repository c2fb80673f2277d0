"""Regular expressions of JSON Schema (ECMA-262, `u` flag) for the `regex` module, with a limit on time.

What only looks the same is translated: `\\d` and `\\w` are ASCII, `\\s` is ECMA's white space, `$` is the end and not
the end before a last newline, `.` is no line separator, an empty class matches nothing. What ECMA-262 does not have
(possessive quantifiers, atomic groups, comments, `\\A`) is refused.
"""

from __future__ import annotations

import re as _re
from collections.abc import Iterator
from functools import lru_cache
from typing import NoReturn

import regex

from schemafill._errors import PatternTimeout, SchemaError
from schemafill._settings import regex_seconds

_SPACE = r"\t\n\x0b\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
_LINES = r"\n\r\u2028\u2029"
_DIGIT, _WORD = "0-9", "A-Za-z0-9_"
_SETS = {"d": _DIGIT, "w": _WORD, "s": _SPACE}
_CONTROL = {"t": "\t", "n": "\n", "v": "\v", "f": "\f", "r": "\r"}
_ESCAPED = frozenset("^$\\.*+?()[]{}|/-")
_QUANTIFIER = _re.compile(r"\{\d+(?:,\d*)?\}")
_PROPERTY = _re.compile(r"\{([A-Za-z_]+(?:=[A-Za-z0-9_]+)?)\}")
_NAME = _re.compile(r"<([^<>()\s]+)>")
_MODIFIERS = _re.compile(r"\?([ims]*)(?:-([ims]*))?:")


class Pattern:
    """A compiled pattern. It is searched for, not anchored, as JSON Schema has it."""

    def __init__(self, source: str, translated: str) -> None:
        self.source = source
        self._regex = regex.compile(translated, regex.V1)
        self._loose: regex.Pattern[str] | None = None

    def search(self, text: str, place: str = "") -> bool:
        """Whether the text matches.

        Raises: PatternTimeout where that takes longer than the setting SCHEMAFILL_REGEX_SECONDS.
        """
        limit = regex_seconds()
        try:
            return self._regex.search(text, timeout=limit) is not None
        except TimeoutError:
            raise PatternTimeout(self.source, limit, len(text), place) from None

    def places(self, text: str, most: int) -> Iterator[tuple[int, int]]:
        """Where parts of a text may match by themselves, the anchors of the pattern left aside."""
        if self._loose is None:
            self._loose = regex.compile(_unanchored(self._regex.pattern), regex.V1)
        found = 0
        try:
            for match in self._loose.finditer(text, timeout=regex_seconds()):
                if match.end() > match.start():
                    yield match.span()
                    found += 1
                    if found >= most:
                        return
        except TimeoutError:
            return


def _short(text: str) -> str:
    return f"`{text if len(text) <= 60 else text[:59] + '…'}`"


def _unanchored(translated: str) -> str:
    """The translation without a `^` in front and a `$` behind, where the whole pattern has them."""
    start, end = translated.startswith("^"), translated.endswith(r"\Z")
    body = translated[start : len(translated) - 2 * end]
    # of "^a|b$" the anchors belong to one branch each: then they stay
    return body if not _branches(body) else translated


def _branches(translated: str) -> bool:
    """Whether a `|` stands outside all groups and classes."""
    depth = 0
    in_class = False
    i = 0
    while i < len(translated):
        c = translated[i]
        if c == "\\":
            i += 1
        elif in_class:
            in_class = c != "]"
        elif c == "[":
            in_class = True
        elif c in "()":
            depth += 1 if c == "(" else -1
        elif c == "|" and not depth:
            return True
        i += 1
    return False


def compile(source: str, place: str = "#") -> Pattern:
    """Translate and compile a pattern.

    Args: place: the pointer of the keyword, for messages.
    Raises: SchemaError where it is no ECMAScript regular expression, or one that has no translation.
    """
    found = _compiled(source)
    if isinstance(found, str):
        raise SchemaError(f"Expected an ECMAScript regular expression, got {_short(source)}: {found}", place)
    return found


def is_valid(source: str) -> bool:
    """Whether `compile` takes it."""
    return isinstance(_compiled(source), Pattern)


class _Refused(Exception):
    pass


@lru_cache(maxsize=2048)
def _compiled(source: str) -> Pattern | str:
    try:
        return Pattern(source, _Translation(source).run())
    except _Refused as error:
        return str(error)
    except (regex.error, RecursionError, OverflowError, MemoryError) as error:
        return str(error) or "it is too large"


class _Translation:
    """One pass over a pattern."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.groups = 0
        # groups by name, in the order of ECMA-262; Python's names may hold less
        self.names: dict[str, int] = {}
        for match in _re.finditer(r"\\.|\[(?:\\.|[^\]\\])*\]|\((?!\?)|\(\?<(?![=!])([^>]*)>", source, _re.DOTALL):
            if match[0].startswith("("):
                self.groups += 1
                if match[1] is not None:
                    if match[1] in self.names:
                        self.refuse(f"the group `{match[1]}` stands twice")
                    self.names[match[1]] = self.groups

    def refuse(self, why: str) -> NoReturn:
        raise _Refused(f"{why}, at character {self.at + 1}")

    def rest(self, n: int = 1) -> str:
        return self.source[self.at : self.at + n]

    def run(self) -> str:
        out: list[str] = []
        depth = 0
        repeatable = False
        while self.at < len(self.source):
            c = self.source[self.at]
            if c == "\\":
                piece, repeatable = self.escape()
                out.append(piece)
                continue
            if c == "[":
                out.append(self.char_class())
                repeatable = True
                continue
            if c == "(":
                out.append(self.group())
                depth += 1
                repeatable = False
                continue
            if c in "*+?" or (c == "{" and _QUANTIFIER.match(self.source, self.at)):
                if not repeatable:
                    self.refuse(f"nothing to repeat before `{c}`")
                out.append(self.quantifier())
                repeatable = False
                continue
            self.at += 1
            if c == ")":
                depth -= 1
                if depth < 0:
                    self.refuse("a `)` closes nothing")
                out.append(c)
                repeatable = True
            elif c == "$":
                out.append(r"\Z")
                repeatable = False
            elif c in "^|":
                out.append(c)
                repeatable = False
            elif c == ".":
                out.append(f"[^{_LINES}]")
                repeatable = True
            else:
                out.append(regex.escape(c, special_only=True) if c not in "{}]" else "\\" + c)
                repeatable = True
        if depth:
            self.refuse("a `(` is not closed")
        return "".join(out)

    def quantifier(self) -> str:
        found = _QUANTIFIER.match(self.source, self.at)
        text = found[0] if found else self.rest()
        self.at += len(text)
        if found:
            low, _, high = text[1:-1].partition(",")
            if high and int(high) < int(low):
                self.refuse("a quantifier out of order")
        if self.rest() == "?":
            text, self.at = text + "?", self.at + 1
        elif self.rest() and (self.rest() in "*+" or _QUANTIFIER.match(self.source, self.at)):
            self.refuse("nothing to repeat before a quantifier")
        return text

    def group(self) -> str:
        start = self.at
        self.at += 1
        if self.rest() != "?":
            return "("
        for opening in ("?:", "?=", "?!", "?<=", "?<!"):
            if self.source.startswith(opening, self.at):
                self.at += len(opening)
                return "(" + opening
        if self.source.startswith("?<", self.at):
            name = _NAME.match(self.source, self.at + 1)
            if name is None or not _is_name(name[1]):
                self.refuse("a group without a name")
            self.at += 1 + len(name[0])
            return "("
        if modifiers := _MODIFIERS.match(self.source, self.at):
            on, off = modifiers[1], modifiers[2] or ""
            self.at += len(modifiers[0])
            if not on + off or len(set(on + off)) < len(on + off):
                self.refuse("modifiers that say nothing, or one twice")
            if set("ms") & set(on + off):
                self.refuse("the modifiers m and s, which have no translation")
            return "(?" + (on and "i") + ("-i" if off else "") + ":"
        self.at = start
        self.refuse(f"a group that ECMA-262 does not have: `{self.rest(3)}`")

    def escape(self) -> tuple[str, bool]:
        """What an escape outside a class means, and whether it can be repeated."""
        c = self.source[self.at + 1 : self.at + 2]
        if c in ("b", "B"):
            self.at += 2
            # at a border of ASCII words
            side = f"(?<=[{_WORD}])(?![{_WORD}])|(?<![{_WORD}])(?=[{_WORD}])"
            return (f"(?:{side})" if c == "b" else f"(?!{side})"), False
        if c in _SETS or c.lower() in _SETS:
            self.at += 2
            return f"[{'^' if c.isupper() else ''}{_SETS[c.lower()]}]", True
        if c in ("p", "P"):
            return self.property(), True
        if c == "k":
            name = _NAME.match(self.source, self.at + 2)
            if name is None or name[1] not in self.names:
                self.refuse("a reference to a group that is not there")
            self.at += 2 + len(name[0])
            return self.back(self.names[name[1]]), True
        if c.isdecimal() and c != "0":
            number = _re.compile(r"\d+").match(self.source, self.at + 1)
            assert number is not None
            n = int(number[0])
            if n > self.groups:
                self.refuse("a reference to a group that is not there")
            self.at += 1 + len(number[0])
            return self.back(n), True
        return regex.escape(self.character(), special_only=True), True

    @staticmethod
    def back(n: int) -> str:
        """A group that took no part matches the empty text."""
        return f"(?({n})\\{n})"

    def property(self) -> str:
        kind = self.source[self.at + 1]
        found = _PROPERTY.match(self.source, self.at + 2)
        if found is None:
            self.refuse("a property of characters without its name")
        self.at += 2 + len(found[0])
        name = found[1]
        for short, long in (("sc=", "Script="), ("scx=", "Script_Extensions="), ("gc=", "General_Category=")):
            if name.startswith(short):
                name = long + name[len(short) :]
        return f"\\{kind}{{{name}}}"

    def character(self) -> str:
        """The character that an escape stands for."""
        c = self.source[self.at + 1 : self.at + 2]
        after = self.source[self.at + 2 :]
        if c in _CONTROL:
            self.at += 2
            return _CONTROL[c]
        if c == "0" and not after[:1].isdecimal():
            self.at += 2
            return "\0"
        if c == "c" and _re.match(r"[A-Za-z]", after):
            self.at += 3
            return chr(ord(after[0]) % 32)
        if c == "x" and (m := _re.match(r"[0-9A-Fa-f]{2}", after)):
            self.at += 4
            return chr(int(m[0], 16))
        if c == "u":
            return self.unicode(after)
        if c in _ESCAPED and c:
            self.at += 2
            return c
        if c and not c.isascii():
            self.at += 2
            return c
        # without the u flag these stand for themselves, and people write them
        if c and c in "\"'#%&,:;<=>@`~!_ ":
            self.at += 2
            return c
        self.refuse(f"an escape that ECMA-262 does not have: `\\{c}`")

    def unicode(self, after: str) -> str:
        if m := _re.match(r"\{([0-9A-Fa-f]{1,6})\}", after):
            self.at += 2 + len(m[0])
            if int(m[1], 16) > 0x10FFFF:
                self.refuse("a code point beyond Unicode")
            return chr(int(m[1], 16))
        if m := _re.match(r"([dD][89abAB][0-9A-Fa-f]{2})\\u([dD][c-fC-F][0-9A-Fa-f]{2})", after):
            self.at += 2 + len(m[0])
            return chr(0x10000 + ((int(m[1], 16) - 0xD800) << 10) + int(m[2], 16) - 0xDC00)
        if m := _re.match(r"[0-9A-Fa-f]{4}", after):
            self.at += 6
            return chr(int(m[0], 16))
        self.refuse("a `\\u` without its digits")

    def char_class(self) -> str:
        self.at += 1
        negated = self.rest() == "^"
        self.at += negated
        parts: list[str] = []
        # the characters of a possible range: its first, and whether a "-" has followed
        first: str | None = None
        dash = False
        while self.rest() != "]":
            if self.at >= len(self.source):
                self.refuse("a `[` is not closed")
            c = self.source[self.at]
            one: str | None
            if c == "-" and first is not None and not dash and self.source[self.at + 1 : self.at + 2] != "]":
                self.at, dash = self.at + 1, True
                continue
            if c == "\\":
                following = self.source[self.at + 1 : self.at + 2]
                if following.lower() in _SETS:
                    inner = _SETS[following.lower()]
                    parts.append(f"[^{inner}]" if following.isupper() else inner)
                    self.at, one = self.at + 2, None
                elif following in ("p", "P"):
                    parts.append(self.property())
                    one = None
                elif following == "b":
                    self.at, one = self.at + 2, "\b"
                else:
                    one = self.character()
            else:
                self.at, one = self.at + 1, c
            if dash:
                assert first is not None
                if one is None:
                    self.refuse("a range to a class")
                if one < first:
                    self.refuse("a range out of order")
                parts[-1] = f"{_quoted(first)}-{_quoted(one)}"
                first, dash = None, False
            elif one is None:
                first = None
            else:
                parts.append(_quoted(one))
                first = one
        self.at += 1
        if not parts:
            return r"[\s\S]" if negated else "(?:(?!))"
        return f"[{'^' if negated else ''}{''.join(parts)}]"


def _quoted(c: str) -> str:
    """A character in a class; every sign is escaped, since `regex` gives some a meaning there."""
    return c if c.isalnum() and c.isascii() else f"\\U{ord(c):08x}"


def _is_name(text: str) -> bool:
    return text.replace("$", "_").isidentifier()
