import os
from pathlib import Path

import pytest

from schemafill._settings import Settings, calm_threads, regex_seconds, settings


def test_settings():
    cache = Path.home() / ".cache/schemafill"
    assert settings({}) == Settings(base=None, cache=cache, max_depth=64, max_questions=20_000)
    assert regex_seconds({}) == 1.0
    given = {
        "SCHEMAFILL_BASE": "~/b",
        "SCHEMAFILL_CACHE": "/c",
        "SCHEMAFILL_MAX_DEPTH": "9",
        "SCHEMAFILL_MAX_QUESTIONS": "5",
        "SCHEMAFILL_REGEX_SECONDS": "0.25",
    }
    assert settings(given) == Settings(base=Path.home() / "b", cache=Path("/c"), max_depth=9, max_questions=5)
    assert regex_seconds(given) == 0.25
    assert settings(dict.fromkeys(given, "")) == settings({})
    assert regex_seconds(dict.fromkeys(given, "")) == 1.0


@pytest.mark.parametrize("value", ["x", "0", "65", "-1", "1.5", "٥", "9" * 5000])
def test_settings_depth(value):
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the full text is compared
        settings({"SCHEMAFILL_MAX_DEPTH": value})
    assert str(caught.value) == (f"Expected SCHEMAFILL_MAX_DEPTH to be a whole number from 1 to 64, got `{value}`")


@pytest.mark.parametrize("value", ["x", "0", "-1", "1.5", "٥", "9" * 9])
def test_settings_questions(value):
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the full text is compared
        settings({"SCHEMAFILL_MAX_QUESTIONS": value})
    assert str(caught.value) == (
        f"Expected SCHEMAFILL_MAX_QUESTIONS to be a whole number from 1 to 99,999,999, got `{value}`"
    )


@pytest.mark.parametrize("value", ["x", "0", "-1", "inf", "nan"])
def test_settings_regex_seconds(value):
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the full text is compared
        regex_seconds({"SCHEMAFILL_REGEX_SECONDS": value})
    assert str(caught.value) == f"Expected SCHEMAFILL_REGEX_SECONDS to be a number of seconds above 0, got `{value}`"


def test_settings_are_read_now(monkeypatch):
    monkeypatch.setenv("SCHEMAFILL_MAX_DEPTH", "7")
    assert settings().max_depth == 7
    monkeypatch.setenv("SCHEMAFILL_REGEX_SECONDS", "7")
    assert regex_seconds() == 7


@pytest.mark.parametrize(
    ("given", "count"),
    [({}, "10000"), ({"GOMP_SPINCOUNT": "7"}, "7"), ({"OMP_WAIT_POLICY": "ACTIVE"}, None)],
    ids=["nothing", "a count", "a policy"],
)
def test_threads_wait_as_the_environment_says(given, count, monkeypatch):
    for name in ("GOMP_SPINCOUNT", "OMP_WAIT_POLICY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    calm_threads()
    assert os.environ.get("GOMP_SPINCOUNT") == count
