"""The pages about environments say what is so, and their examples run."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from penultima.envs.space_tables import action_table, observation_table, state_table, token_table, version_1_table

PAGES = sorted((Path(__file__).parents[2] / "docs" / "envs").glob("*.md"))
ENVIRONMENTS = [page for page in PAGES if page.stem not in ("index", "learning", "plugs", "baselines")]
HEADINGS = ["Import", "Spaces", "Rewards", "Starting state", "Arguments", "Version history"]


def test_the_tables_are_those_of_the_kernel() -> None:
    index = next(page for page in PAGES if page.stem == "index").read_text("utf-8")
    for table in (action_table, observation_table, version_1_table, state_table, token_table):
        assert table() in index


@pytest.mark.parametrize("page", ENVIRONMENTS, ids=lambda page: page.stem)
def test_every_page_has_the_same_headings(page: Path) -> None:
    assert re.findall(r"^## (.+)", page.read_text("utf-8"), re.MULTILINE) == HEADINGS


@pytest.mark.parametrize("page", [page for page in PAGES if page.stem != "index"], ids=lambda page: page.stem)
def test_examples_run(page: Path) -> None:
    """One after another, as somebody would type them."""
    names: dict[str, object] = {}
    snippets = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL)
    for snippet in snippets:
        exec(compile(snippet, str(page), "exec"), names)
    assert names, "there is an example"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    headings = {
        one.stem: {re.sub(r"[^a-z0-9]+", "-", head.lower()) for head in re.findall(r"^#+ (.+)", one.read_text(), re.M)}
        for one in PAGES
    }
    for target in re.findall(r"\]\(([a-z]+\.md(?:#[a-z-]+)?)\)", page.read_text("utf-8")):
        name, _, part = target.partition("#")
        assert name.removesuffix(".md") in headings, target
        assert not part or part in headings[name.removesuffix(".md")], target
