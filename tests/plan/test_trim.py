import json
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from schemafill.plan.trim import trim

GOLDEN = json.loads((Path(__file__).parents[1] / "golden" / "trim.json").read_text(encoding="utf-8"))["cases"]
SPICY = st.text(alphabet="ab1 .,;:*\"'`()[]<>“”„«»‘’-$%\u00a0\n", max_size=24)


def test_golden_table_has_100_cases():
    assert len(GOLDEN) == 100
    assert len({(text, start, end, kind) for text, start, end, kind, *_ in GOLDEN}) == 100


@pytest.mark.parametrize(
    ("text", "start", "end", "kind", "left", "right"),
    GOLDEN,
    ids=[f"{i}-{case[0]!a}" for i, case in enumerate(GOLDEN)],
)
def test_trim(text: str, start: int, end: int, kind: str, left: int, right: int):
    got = trim(text, start, end, kind)
    assert text[slice(*got)] == text[left:right]
    assert got == (left, right)


@pytest.mark.parametrize(
    ("text", "span", "value"),
    [
        ('It said "worker exited (137)".', 'worker exited (137)".', "worker exited (137)"),
        ("(see room 4.) Then", "room 4.)", "room 4."),
        ("(as of room 4).", "room 4).", "room 4"),
        ("He asked “why me?”!", "why me?”!", "why me?"),
        ('"Stop." she said.', '"Stop."', "Stop."),
        ('a 15".', 'a 15".', 'a 15".'),
        ("Acme (UK).", "Acme (UK).", "Acme (UK)."),
    ],
)
def test_stop_after_a_quotation_that_began_before(text: str, span: str, value: str):
    start = text.index(span)
    a, z = trim(text, start, start + len(span))
    assert text[a:z] == value


@settings(deadline=None)
@given(SPICY, st.data(), st.sampled_from(["string", "number", "integer"]))
def test_trim_stays_inside_is_a_fixed_point_and_never_empties(text: str, data: st.DataObject, kind: str):
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    a, z = trim(text, start, end, kind)
    assert start <= a <= z <= end
    assert trim(text, a, z, kind) == (a, z)
    assert (a == z) == (not text[start:end].strip())


@pytest.mark.parametrize("sign", ["(", ")", '"', "'", "*", ",", "“", "<"])
def test_trim_of_a_long_run(sign: str):
    text = sign * 20_000 + "a"
    a, z = trim(text, 0, len(text))
    assert 0 <= a < z == len(text)


@pytest.mark.parametrize("sign", ["’", "’ ", "’,", "’)", "“’"])
def test_a_page_of_quotes_takes_no_time(sign: str):
    text = sign * 12_000
    start = time.process_time()
    trim(text, 0, len(text))
    assert time.process_time() - start < 2
