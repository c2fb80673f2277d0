"""Durations in words and digits, as ISO 8601."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from schemafill.plan.durations import found_durations, parse_duration
from schemafill.plan.hits import Parsed, Unfit
from schemafill.schema.validate import fits


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1 hour 30 minutes", "PT1H30M"),
        ("90 min.", "PT90M"),
        ("1h 30m", "PT1H30M"),
        ("1h30", "PT1H30M"),
        ("1.5 hours", "PT1H30M"),
        ("1,5 Stunden", "PT1H30M"),
        ("an hour and a half", "PT1H30M"),
        ("half an hour", "PT30M"),
        ("1:30 h", "PT1H30M"),
        ("12:30:15 hrs", "PT12H30M15S"),
        ("1 hour and 30 seconds", "PT1H0M30S"),
        ("2 weeks", "P2W"),
        ("1 week and 2 days", "P9D"),
        ("two years", "P2Y"),
        ("1.5 years", "P1Y6M"),
        ("1 year, 6 months", "P1Y6M"),
        ("2-day", "P2D"),
        ("3 Tage", "P3D"),
        ("5m 30s", "PT5M30S"),
        ("0 days", "PT0S"),
        ("PT1H30M", "PT1H30M"),
        ("P1Y2D", "P1Y2D"),
    ],
)
def test_durations(text: str, value: str) -> None:
    assert parse_duration(text) == Parsed(value)
    assert fits("duration", value)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("soon", ""),
        ("4 m", ""),
        ("P3X", ""),
        ("P2W3D", "no whole number of units"),
        ("0.5 month", "no whole number of units"),
        ("10 to 12 minutes", "not only a duration"),
        ("2 days or 5 hours", "several durations"),
    ],
)
def test_what_is_no_duration(text: str, why: str) -> None:
    got = parse_duration(text)
    assert isinstance(got, Unfit)
    assert got.why == why


def test_durations_of_a_text() -> None:
    text = "Bake for 25 minutes, rest 1 h, then 2 days in the fridge. A shelf of 5 m, room M 5."
    assert [(text[a:z], value) for a, z, value in found_durations(text)] == [
        ("25 minutes", "PT25M"),
        ("1 h", "PT1H"),
        ("2 days", "P2D"),
    ]


@given(st.text("0123456789 .,:-hmsdwyPT½and half aweekmonths", max_size=40))
def test_whatever_is_found_is_valid_and_parses(text: str) -> None:
    for a, z, value in found_durations(text):
        assert isinstance(value, str)
        assert fits("duration", value)
        assert parse_duration(text[a:z]) == Parsed(value)
