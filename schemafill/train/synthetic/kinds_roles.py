"""Documents whose values are told apart by role, state or evidence."""

from __future__ import annotations

from schemafill.train.synthetic.kind import Kind

KINDS: tuple[Kind, ...] = ()
