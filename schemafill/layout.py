"""Layout 1: the exact text of trunk and fork, as tokens.

    trunk   PREFIX <context> "\\n"
    query   FIELD … TYPE … [ITEM …] [OPTIONS: …] ANSWER:

The context, the header, the item and each option are tokenised separately, as plain text: special-token strings and the
layout's own words inside a schema or text stay text. The version is part of a checkpoint.
"""

from __future__ import annotations

import json
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from schemafill.plan.query import Query, Span

VERSION = 1
DESCRIPTION = 300
SYSTEM = (
    "You fill in the fields of a JSON document. Choose among the options given, copy values word for word from the"
    " context, and write freely only where a field asks for text."
)
CONTEXT = "CONTEXT:\n"


class Tokens(Protocol):
    """A tokenizer that reads everything as plain text."""

    def encode(self, text: str) -> tuple[list[int], list[Span]]: ...

    def id_of(self, token: str) -> int: ...


@dataclass(frozen=True, slots=True)
class Family:
    """How a family opens and closes turns: special tokens by name, between plain text."""

    opening: tuple[str, ...]  # up to the user's words; a string "<…>" listed in `specials` is one token
    closing: tuple[str, ...]  # ends the user's turn and opens the answer, for generated text
    specials: frozenset[str]
    stop: str


CHATML = Family(
    opening=("<|im_start|>", f"system\n{SYSTEM}", "<|im_end|>", "\n", "<|im_start|>", f"user\n{CONTEXT}"),
    closing=("<|im_end|>", "\n", "<|im_start|>", "assistant\n"),
    specials=frozenset({"<|im_start|>", "<|im_end|>"}),
    stop="<|im_end|>",
)
FAMILIES = {"llama": CHATML}


@dataclass(frozen=True, slots=True)
class TrunkTokens:
    """The tokens of a trunk.

    Attributes:
        ids: prefix, context and the closing newline.
        first: index of the context's first token; the context has `len(starts)` tokens.
        starts, ends: code points of each context token, non-decreasing.
        groups: index of each context token's position; tokens of equal offsets share one.
    """

    ids: tuple[int, ...]
    first: int
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    text: str

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Code points -> (first, last) context token: the first that ends after `start`, the last that starts
        before `end`."""
        first = bisect_right(self.ends, start)
        last = bisect_left(self.starts, end) - 1
        n = len(self.starts) - 1
        return min(first, n), max(min(last, n), min(first, n))

    def code_points(self, first: int, last: int) -> Span:
        return self.starts[first], self.ends[last]

    def anchor(self, token: int) -> int:
        """The first code point of a token that is not a space."""
        for char in range(self.starts[token], self.ends[token]):
            if not self.text[char].isspace():
                return char
        return self.starts[token]

    def snap(self, char: int) -> int:
        """Where an item that starts at `char` is anchored."""
        return self.anchor(self.span(char, char + 1)[0]) if self.starts else char


@dataclass(frozen=True, slots=True)
class ForkTokens:
    """The tokens of one query: the answer is read at the last one, each option at its position in `options`."""

    ids: tuple[int, ...]
    options: tuple[int, ...]


class Renderer:
    """Texts and queries -> tokens, for one tokenizer and family."""

    def __init__(self, tokens: Tokens, family: str = "llama") -> None:
        self.tokens = tokens
        self.family = FAMILIES[family]
        self._prefix = self._turn(self.family.opening)
        self._newline = tuple(tokens.encode("\n")[0])
        self._answer = tuple(tokens.encode("ANSWER:")[0])
        self._piece = lru_cache(maxsize=65536)(self._encode)

    def _encode(self, text: str) -> tuple[int, ...]:
        return tuple(self.tokens.encode(text)[0])

    def _turn(self, parts: Sequence[str]) -> tuple[int, ...]:
        ids: list[int] = []
        for part in parts:
            ids += [self.tokens.id_of(part)] if part in self.family.specials else self.tokens.encode(part)[0]
        return tuple(ids)

    def trunk(self, text: str) -> TrunkTokens:
        ids, offsets = self.tokens.encode(text)
        return TrunkTokens(
            ids=(*self._prefix, *ids, *self._newline),
            first=len(self._prefix),
            starts=tuple(a for a, _ in offsets),
            ends=tuple(b for _, b in offsets),
            text=text,
        )

    def fork(self, query: Query) -> ForkTokens:
        if query.kind == "generate":
            return ForkTokens(self._piece(written(query)) + self._turn(self.family.closing), ())
        ids = list(self._piece(header(query)))
        if query.item is not None:
            ids += self._piece(f"ITEM {query.item.quote}\n")
        positions: list[int] = []
        if query.options:
            ids += self._piece("OPTIONS:\n")
            for option in query.options:
                ids += self._piece(f"- {option.text}\n")
                positions.append(len(ids) - 1)
        ids += self._answer
        return ForkTokens(tuple(ids), tuple(positions))


def header(query: Query) -> str:
    """FIELD, the description if there is one, and TYPE, a line each."""
    names = "/".join(p if p == "[]" else json.dumps(p, ensure_ascii=False)[1:-1] for p in query.path)
    told = " ".join(query.description.split("\n"))[:DESCRIPTION]
    type_ = f"{query.type} {query.format}".rstrip()
    return f"FIELD {names}\n" + (f"{told}\n" if told else "") + f"TYPE {type_}\n"


def written(query: Query) -> str:
    """The request of a field that the model writes."""
    known = "".join(f"{pointer} = {value}\n" for pointer, value in query.known)
    told = " ".join(query.description.split("\n"))[:DESCRIPTION]
    return f"KNOWN VALUES:\n{known}WRITE {query.pointer}\n" + (f"{told}\n" if told else "") + "VALUE:\n"
