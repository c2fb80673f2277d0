"""The settings that the environment gives. The only reader of `os.environ`.

| variable                 | default             | what                                               |
|--------------------------|---------------------|----------------------------------------------------|
| SCHEMAFILL_BASE          | none                | a file or folder of base weights                   |
| SCHEMAFILL_CACHE         | ~/.cache/schemafill | the folder of converted weights                    |
| SCHEMAFILL_MAX_DEPTH     | 64                  | how many objects and arrays may lie in one another |
| SCHEMAFILL_MAX_QUESTIONS | 20000               | how much a schema may ask of one text              |
| SCHEMAFILL_REGEX_SECONDS | 1                   | how long one match of a `pattern` may take         |
"""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from schemafill._errors import SchemaFillError

# The walk of a schema and the validation of a document recurse once or more a level: deeper than
# this, they would meet Python's own recursion limit of 1,000 frames.
DEEPEST = 64
# JSON values of a schema or a document.
VALUES = 1_000_000
# of one text; a constant counts as one
QUESTIONS = 20_000


class SettingError(SchemaFillError, ValueError):
    """A variable of the environment that cannot be used."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the environment says, but for `regex_seconds`; see the table of the module."""

    base: Path | None
    cache: Path
    max_depth: int
    max_questions: int


def settings(environ: Mapping[str, str] | None = None) -> Settings:
    """Read the settings now. An empty variable counts as not given.

    Args:
        environ: instead of the process's environment.

    Raises:
        SettingError: SCHEMAFILL_MAX_DEPTH is not a whole number from 1 to 64, or SCHEMAFILL_MAX_QUESTIONS not one
            above 0.
    """
    env = os.environ if environ is None else environ
    base = env.get("SCHEMAFILL_BASE")
    return Settings(
        base=Path(base).expanduser() if base else None,
        cache=Path(env.get("SCHEMAFILL_CACHE") or "~/.cache/schemafill").expanduser(),
        max_depth=_depth(env.get("SCHEMAFILL_MAX_DEPTH") or str(DEEPEST)),
        max_questions=max_questions(env),
    )


def _whole(text: str) -> int:
    """A whole number of up to 8 digits; 0 for any other text."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else 0


def _depth(text: str) -> int:
    if 1 <= _whole(text) <= DEEPEST:
        return int(text)
    raise SettingError(f"Expected SCHEMAFILL_MAX_DEPTH to be a whole number from 1 to {DEEPEST}, got `{text}`")


def max_questions(environ: Mapping[str, str] | None = None) -> int:
    """How much a schema may ask of one text.

    Raises: SettingError: SCHEMAFILL_MAX_QUESTIONS is not a whole number above 0, of at most 8 digits.
    """
    text = (os.environ if environ is None else environ).get("SCHEMAFILL_MAX_QUESTIONS") or str(QUESTIONS)
    if number := _whole(text):
        return number
    raise SettingError(f"Expected SCHEMAFILL_MAX_QUESTIONS to be a whole number from 1 to 99,999,999, got `{text}`")


def regex_seconds(environ: Mapping[str, str] | None = None) -> float:
    """How long one match of a pattern may take. By itself: it is read at every match, and `settings` takes ten times
    as long.

    Raises: SettingError: SCHEMAFILL_REGEX_SECONDS is not a number above 0.
    """
    text = (os.environ if environ is None else environ).get("SCHEMAFILL_REGEX_SECONDS") or "1"
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < math.inf:
        raise SettingError(f"Expected SCHEMAFILL_REGEX_SECONDS to be a number of seconds above 0, got `{text}`")
    return seconds


def calm_threads() -> None:
    """Let OpenMP's threads sleep soon after they have nothing to do; call it before torch loads.

    They spin by default, and take the cores from threads that work: with both cores of two taken, a fill took 8 s, with
    this 2.5 s. Sleeping at once costs an idle machine half as much again, this nothing (docs/log.md). Where the
    environment says how they wait, it is left alone.
    """
    if "OMP_WAIT_POLICY" not in os.environ:
        os.environ.setdefault("GOMP_SPINCOUNT", "10000")
