"""The games that the page's modules are tested with are what the engine plays and the Python texts say today."""

from __future__ import annotations

import pytest

from tests.page.rounds_for_the_page import FOLDER, GAMES, written


@pytest.mark.parametrize("edition", GAMES)
def test_what_the_page_is_tested_with_is_up_to_date(edition: str) -> None:
    committed = (FOLDER / f"{edition}.json").read_text("utf-8")
    assert committed == written(edition), "python -m tests.page.rounds_for_the_page"
