"""Made-up documents with schemas, gold and exact spans, for training."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import Any

from schemafill.train.synthetic import (
    kinds_business,
    kinds_lists,
    kinds_pages,
    kinds_people,
    kinds_places,
    kinds_prose,
    kinds_roles,
    kinds_stories,
)
from schemafill.train.synthetic.build import build
from schemafill.train.synthetic.kind import F, Group, Items, Kind, V

__all__ = ["KINDS", "MIX", "F", "Group", "Items", "Kind", "V", "build", "generate"]

KINDS: tuple[Kind, ...] = (
    *kinds_business.KINDS,
    *kinds_people.KINDS,
    *kinds_places.KINDS,
    *kinds_places.NUMBERED_KINDS,
    *kinds_lists.KINDS,
    *kinds_stories.KINDS,
    *kinds_pages.KINDS,
    *kinds_roles.KINDS,
    *kinds_prose.KINDS,
)
# kinds written against what a model got wrong
_TELLING = (
    *kinds_lists.KINDS,
    *kinds_stories.KINDS,
    *kinds_pages.KINDS,
    *kinds_roles.KINDS,
    *kinds_prose.KINDS,
)


def _share(kind: Kind) -> int:
    """How often a kind is drawn: business papers more, the many variants of commands and API answers less."""
    if kind in kinds_business.KINDS or kind in _TELLING:
        return 8
    if kind in kinds_people.COMMAND_KINDS or kind in kinds_places.JSON_KINDS:
        return 1
    return 4 if kind in kinds_people.KINDS else 3


MIX: tuple[Kind, ...] = tuple(kind for kind in KINDS for _ in range(_share(kind)))


def generate(
    n: int, seed: int, *, kinds: Sequence[Kind] | None = None, held_out: Collection[str] = ()
) -> Iterator[dict[str, Any]]:
    """`n` records; the i-th depends on `seed`, i and the kinds alone.

    Args:
        n: how many.
        seed: the same seed gives the same records.
        kinds: the kinds to draw from, uniformly; one given twice is drawn twice as often
            (None: `MIX`, all of `KINDS` by their share).
        held_out: names of kinds to leave out.
    Raises: ValueError if no kind is left.
    """
    chosen = [kind for kind in (MIX if kinds is None else kinds) if kind.name not in held_out]
    if not chosen:
        raise ValueError("Expected at least one kind, got none after held_out")
    for i in range(n):
        rng = Random(f"{seed}/{i}")
        kind = chosen[int(rng.random() * len(chosen))]
        record = build(kind, rng)
        record["id"] = f"synthetic-{kind.name}-{seed}-{i}"
        yield record
