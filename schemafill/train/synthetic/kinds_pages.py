"""Documents in sections, whose lists stand beside other lists."""

from __future__ import annotations

from schemafill.train.synthetic.kind import Kind

KINDS: tuple[Kind, ...] = ()
