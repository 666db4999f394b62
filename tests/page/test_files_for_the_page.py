"""The rulebooks and QR codes that the page's modules are tested with are what the Python side says and draws today."""

from __future__ import annotations

from tests.page import codes_for_the_page, rulebooks_for_the_page


def test_the_rulebooks_are_up_to_date() -> None:
    committed = rulebooks_for_the_page.FILE.read_text("utf-8")
    assert committed == rulebooks_for_the_page.written(), "python -m tests.page.rulebooks_for_the_page"


def test_the_codes_are_up_to_date() -> None:
    assert codes_for_the_page.FILE.read_text("utf-8") == codes_for_the_page.written(), (
        "python -m tests.page.codes_for_the_page"
    )
