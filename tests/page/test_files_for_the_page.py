"""The rulebooks and QR codes that the page's modules are tested with are what the Python side says and draws today."""

from __future__ import annotations

import json

import pytest

from tests.choosing import few
from tests.page import codes_for_the_page, rulebooks_for_the_page


@pytest.mark.parametrize("step", few([7, 1], 7))
def test_the_rulebooks_are_up_to_date(step: int) -> None:
    """All of them, or one of each seven; the page's own tests compare all with what the page writes."""
    committed = json.loads(rulebooks_for_the_page.FILE.read_text("utf-8"))
    tables = rulebooks_for_the_page.tables()
    found = {str(rules): rulebooks_for_the_page.digests(rules) for rules in tables[::step]}
    assert list(committed) == [str(rules) for rules in tables]
    assert found == {name: committed[name] for name in found}, "python -m tests.page.rulebooks_for_the_page"


def test_the_codes_are_up_to_date() -> None:
    assert codes_for_the_page.FILE.read_text("utf-8") == codes_for_the_page.written(), (
        "python -m tests.page.codes_for_the_page"
    )
