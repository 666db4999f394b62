"""Whatever a page of the project links to, or the README names as a place in the tree, is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/*.md")])
LINK = re.compile(r"\]\(([^()\s]+)\)|(?:src|href)=\"([^\"]+)\"")
CODE = re.compile(r"^```.*?^```$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
"""Fenced blocks and words in backticks: a link in them is an example."""


def links(page: Path) -> Iterator[str]:
    """Where a page links to, addresses on the web left out."""
    text = re.sub(r"\[`[^`\n]+`\]", "[code]", page.read_text("utf-8"))
    for one, other in LINK.findall(CODE.sub("", text)):
        target = one or other
        if not re.match(r"[a-z]+:", target):
            yield unquote(target)


def anchors(page: Path) -> set[str]:
    """The names that GitHub gives to the headings of a page: small letters, no punctuation, hyphens for blanks."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def dead(page: Path) -> list[str]:
    """The links of a page that lead nowhere."""
    found = []
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and target.suffix == ".md" and anchor not in anchors(target)):
            found.append(link)
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_link_is_dead(page: Path) -> None:
    assert dead(page) == []


def test_links_are_found_at_all() -> None:
    assert len(PAGES) > 15
    assert {"docs/notation.md", "docs/screens/table-scary.webp", "LICENSE"} <= set(links(ROOT / "README.md"))


def test_a_dead_link_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# One thing\n[a](gone.md) [b](#one-thing) [c](#another) [`d`](page.md) `[e](no.md)` [f](https://example.org)\n"
    )
    assert dead(page) == ["gone.md", "#another"]


def test_places_that_the_readme_and_the_tutorials_name_exist() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs" / "tutorials").glob("*.md")]
    named = [
        place
        for page in pages
        for place in re.findall(r"`((?:src|tests|docs|web|examples)/[^`*<>\s]*)`", page.read_text("utf-8"))
    ]
    made = {"tests/rules/house/triple.toml", "examples/learning/weights.npz"}  # by whoever follows the tutorial
    assert "src/penultima/rules/settings.py" in named
    assert [place for place in named if place not in made and not (ROOT / place).exists()] == []
