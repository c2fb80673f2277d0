"""One module per architecture, named as `model_type` in its config.json."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from schemafill._errors import ModelError

FAMILIES = ("llama",)


def family(name: str) -> ModuleType:
    """The module of an architecture. Raises: ModelError if there is none of that name."""
    if name not in FAMILIES:
        known = ", ".join(f"`{f}`" for f in FAMILIES)
        raise ModelError(f"Expected a model of type {known}, got `{name}`")
    return import_module(f"schemafill.model.families.{name}")
