"""The pages of the documentation as the site has them, and the drawings in them."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import click
import pytest

from penultima.cli import main
from scripts.docs.built import faults
from scripts.docs.drawings import CLICK, DRAWINGS, FOLDER, ROUND, drawing
from scripts.docs.made import MADE, layer_rows
from scripts.docs.source import CONFIG, DOCS, ROOT, page_of, page_text, write_source


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs")
    write_source(folder)
    return folder


def named(nav: object) -> list[str]:
    if isinstance(nav, str):
        return [nav]
    inside = list(nav.values()) if isinstance(nav, dict) else nav
    assert isinstance(inside, list)
    return [page for one in inside for page in named(one)]


def test_every_page_has_its_place_and_every_place_a_page(source: Path) -> None:
    order = named(tomllib.loads((source / "zensical.toml").read_text("utf-8"))["project"]["nav"])
    assert len(order) == len(set(order))
    assert [page for page in order if not (source / "pages" / page).is_file()] == []
    there = {path.relative_to(source / "pages").as_posix() for path in (source / "pages").rglob("*.md")}
    assert {page for page in there if not page.startswith("project/")} == set(order)


def test_the_four_parts_are_there() -> None:
    nav = tomllib.loads(CONFIG.read_text("utf-8"))["project"]["nav"]
    assert [next(iter(part)) for part in nav][1:5] == ["Tutorials", "How-to", "Reference", "Explanation"]


def test_nothing_is_fetched_from_elsewhere() -> None:
    theme = tomllib.loads(CONFIG.read_text("utf-8"))["project"]["theme"]
    assert theme["font"] is False, "fonts come from the site itself"
    assert "http" not in CONFIG.with_name("site.css").read_text("utf-8")


def test_links_lead_to_pages_of_the_site() -> None:
    needed: list[Path] = []
    text = page_text(DOCS / "bots.md", needed.append)
    assert "](project/examples/bot.py.md)" in text
    assert ROOT / "examples" / "bot.py" in needed
    assert "](notation.md)" in text
    assert page_of(ROOT / "README.md") == "index.md"
    assert page_of(ROOT / "CONTRIBUTING.md") == "project/CONTRIBUTING.md"


def test_a_bar_in_code_in_a_table_is_a_bar() -> None:
    assert "`|`" in page_text(DOCS / "notation.md")
    assert "`--lang [en|fr|es|it|pt]`" in page_text(DOCS / "reference" / "commands.md")


def test_every_command_is_in_the_reference() -> None:
    text = MADE["commands"]()
    context = click.Context(main, **main.context_settings)
    for name in main.list_commands(context):
        command = main.get_command(context, name)
        assert command is not None
        assert command.hidden or f"## `penultima {name}`" in text
    assert "`penultima lab play`" in text
    assert "--until-clear" in text


def test_marks_are_replaced_by_what_the_code_says(source: Path) -> None:
    page = (source / "pages" / "explanation" / "architecture.md").read_text("utf-8")
    assert all(f"| `{module}` |" in page for row in layer_rows() for module in row)
    assert "made:" not in page


def test_a_notebook_is_a_page(tmp_path: Path) -> None:
    cells = [
        {"cell_type": "markdown", "source": ["# One\n", "First."]},
        {"cell_type": "code", "source": ["1 + 1"], "outputs": [{"data": {"text/plain": ["2"]}}]},
    ]
    file = tmp_path / "one.ipynb"
    file.write_text(json.dumps({"cells": cells}))
    text = page_text(file)
    assert text.startswith("# One\n")
    assert "```python\n1 + 1\n```" in text
    assert "```text\n2\n```" in text


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_is_the_one_that_the_code_gives(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == drawing(name), "python -m scripts.docs.drawings writes it anew"


@pytest.mark.parametrize("step", [*CLICK, *ROUND], ids=lambda step: step.file)
def test_a_step_happens_in_a_file_that_is_there(step: object) -> None:
    file = getattr(step, "file", "")
    assert (ROOT / file).exists()


def test_dead_links_of_the_built_site_are_found(tmp_path: Path) -> None:
    (tmp_path / "one.html").write_text('<h1 id="a">A</h1><a href="two.html#b">x</a><a href="gone.html">y</a>')
    (tmp_path / "two.html").write_text('<a href="one.html#a">z</a><script src="https://example.org/x.js"></script>')
    assert list(faults(tmp_path)) == [
        "one.html links to two.html#b: that page has no such heading",
        "one.html links to gone.html, which is not there",
        "two.html loads https://example.org/x.js from elsewhere",
    ]
