"""Every tutorial and recipe is followed, block by block, in an empty folder."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.docs.following import ROOT, Block, Reader, blocks

DOCS = ROOT / "docs"
PAGES = [
    page for part in ("tutorials", "how-to", "reference", "explanation") for page in sorted((DOCS / part).rglob("*.md"))
]
BESIDE = ("bots", "dataset", "distribution", "lab", "ladder", "library", "server", "study")
"""Older pages with commands in them, which lie beside those four folders."""
PAGES += [DOCS / f"{page}.md" for page in BESIDE]
CHANGING = [page for page in PAGES if any(block.note("insert") for block in blocks(page))]
"""Pages that change the source code: they are followed in a copy of it."""
COPIED = ("src", "tests", "docs", "web/src", "pyproject.toml")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "page", "screens", "*.npz", "*.wasm")


def to_do(page: Path) -> list[Block]:
    """The blocks of a page that `make test` runs."""
    return [block for block in blocks(page) if block.is_run and not block.long]


def name(page: Path) -> str:
    return str(page.relative_to(ROOT / "docs").with_suffix(""))


@pytest.mark.parametrize("page", [one for one in PAGES if one not in CHANGING and to_do(one)], ids=name)
def test_a_page_is_followed(page: Path, tmp_path: Path) -> None:
    """What takes long is left out; a page without anything to do has nothing to follow."""
    Reader(tmp_path).follow(page, long=False)


@pytest.mark.long
@pytest.mark.parametrize(
    "page", [page for page in PAGES if any(one.long for one in blocks(page)) and page not in CHANGING], ids=name
)
def test_a_page_is_followed_to_its_end(page: Path, tmp_path: Path) -> None:
    Reader(tmp_path).follow(page, long=True)


@pytest.mark.long
@pytest.mark.parametrize("page", CHANGING, ids=name)
def test_a_page_that_changes_the_code_is_followed_in_a_copy(page: Path, tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    for one in COPIED:
        if (ROOT / one).is_dir():
            shutil.copytree(ROOT / one, tree / one, ignore=NOT_COPIED)
        else:
            shutil.copyfile(ROOT / one, tree / one)
    assert Reader(tree, tree).follow(page, long=True) > 3


def test_what_is_tried_elsewhere_names_a_test_that_is_there() -> None:
    named = [block.note("elsewhere") for page in PAGES for block in blocks(page)]
    elsewhere = [one for one in named if one is not None]
    assert elsewhere
    assert [one for one in elsewhere if not one.startswith("tests/") or not (ROOT / one).is_file()] == []


def test_buttons_that_the_first_tutorial_names_are_on_the_page() -> None:
    """Nobody finds a button that has another name."""
    named = set(re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", (DOCS / "tutorials" / "family.md").read_text("utf-8")))
    messages = "".join(file.read_text("utf-8") for file in (ROOT / "src/penultima/text/messages/en").glob("*.ftl"))
    shown = set(re.findall(r"^[\w-]+ = (.+)$", messages, re.MULTILINE))
    assert len(named) > 8
    assert named - shown == set()


@pytest.mark.parametrize("page", sorted((DOCS / "tutorials").glob("*.md")), ids=name)
def test_a_tutorial_names_every_extra_that_it_needs(page: Path) -> None:
    """Who has installed only what it says gets to its end."""
    text = page.read_text("utf-8")
    assert "penultima lab " not in text or "penultima[lab]" in text


def test_a_function_is_defined_again(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "<!-- test: file one.py -->\n```python\ndef one():\n    return 1\n\n\nprint(one())\n```\n\n"
        "<!-- test: redefine one in one.py -->\n```python\nimport math\n\n\ndef one():\n    return math.pi\n```\n\n"
        "```sh\npython3 one.py\n```\n\n<!-- test: prints -->\n```text\n3.141592653589793\n```\n"
    )
    assert Reader(tmp_path).follow(page, long=False) == 4


def test_a_command_that_fails_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```sh\npenultima rules no-such-booklet\n```\n")
    with pytest.raises(AssertionError, match="no-such-booklet"):
        Reader(tmp_path).follow(page, long=False)


def test_what_a_page_says_is_printed_is_compared(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```sh\necho one\n```\n\n<!-- test: prints -->\n```text\ntwo\n```\n")
    with pytest.raises(AssertionError, match="it printed\none"):
        Reader(tmp_path).follow(page, long=False)
