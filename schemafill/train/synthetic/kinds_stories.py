"""Documents told in running text: lists and objects in sentences."""

from __future__ import annotations

from schemafill.train.synthetic.kind import Kind

KINDS: tuple[Kind, ...] = ()
