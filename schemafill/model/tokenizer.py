"""Text to tokens with offsets in code points. Text is always plain: no string in it is special."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from schemafill._errors import CheckpointError, ModelError

if TYPE_CHECKING:
    from tokenizers import Tokenizer as Backend


@dataclass(frozen=True, slots=True)
class Tokenizer:
    """A byte-level or other fast tokenizer, read from a `tokenizer.json`.

    Special tokens are not known to the part that reads text: "<|im_start|>" inside a text becomes
    the tokens of those twelve characters. They are looked up by name with `id_of` and `ids_of`.
    """

    backend: Backend
    specials: dict[str, int]

    @classmethod
    def load(cls, path: Path | str) -> Tokenizer:
        """Read `path`, a tokenizer.json or a folder that holds one.

        Raises: CheckpointError if there is none.
        """
        from tokenizers import Tokenizer as Backend

        path = Path(path)
        file = path / "tokenizer.json" if path.is_dir() else path
        if not file.is_file():
            raise CheckpointError(f"Expected a tokenizer.json, got nothing - at `{file}`")
        d = json.loads(file.read_text("utf-8"))
        specials = {t["content"]: t["id"] for t in d["added_tokens"]}
        # A post-processor would add bos or eos to every piece of text.
        d.update(added_tokens=[], post_processor=None, truncation=None, padding=None)
        return cls(Backend.from_str(json.dumps(d, ensure_ascii=False)), specials)

    def encode(self, text: str) -> tuple[list[int], list[tuple[int, int]]]:
        """Token ids and their (start, end) in code points of `text`.

        A code point whose bytes are in several tokens is inside the offsets of each: equal offsets,
        or overlapping ones where the first of them also holds the space before. Every code point is
        inside some token's offsets; a leading space belongs to its word's token.
        """
        e = self.backend.encode(text, add_special_tokens=False)
        return e.ids, e.offsets

    def encode_many(self, texts: Sequence[str]) -> list[tuple[list[int], list[tuple[int, int]]]]:
        """`encode` of each text, in parallel where the backend can."""
        found = self.backend.encode_batch(list(texts), add_special_tokens=False)
        return [(e.ids, e.offsets) for e in found]

    def id_of(self, token: str) -> int:
        """The id of one special token. Raises: ModelError if there is no such token."""
        if token not in self.specials:
            raise ModelError(f"Expected a special token of this tokenizer, got `{token}`")
        return self.specials[token]

    def ids_of(self, *tokens: str) -> list[int]:
        """The ids of special tokens, by name."""
        return [self.id_of(t) for t in tokens]

    def decode(self, ids: Iterable[int]) -> str:
        """The text of `ids`, special tokens left out."""
        special = set(self.specials.values())
        return self.backend.decode([i for i in ids if i not in special], skip_special_tokens=False)
