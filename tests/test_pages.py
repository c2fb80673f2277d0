"""Pages that are written from the code."""

from pathlib import Path

from scripts.keywords_page import page


def test_the_page_of_keywords_is_that_of_the_table() -> None:
    assert Path(__file__).parents[1].joinpath("docs/keywords.md").read_text("utf-8") == page()
