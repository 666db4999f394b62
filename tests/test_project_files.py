"""The files around the code agree with it and with each other: versions, Python versions, hooks, templates."""

from __future__ import annotations

import re
import shlex
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from penultima import __version__

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
HEADINGS = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
KINDS_OF_CHANGE = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
"""The only headings that Keep a Changelog knows inside a version."""
FIELDS_OF_FORMS = {"markdown", "input", "textarea", "dropdown", "checkboxes"}
"""What GitHub's issue forms are made of."""


def read_yaml(path: str) -> Any:
    """A YAML file of the project, by its path below the root."""
    return yaml.safe_load((ROOT / path).read_text("utf-8"))


def test_the_changelog_begins_with_what_is_unreleased_and_then_this_version() -> None:
    assert HEADINGS[0] == "Unreleased"
    assert re.fullmatch(re.escape(__version__) + r" - \d{4}-\d\d-\d\d", HEADINGS[1])


def test_the_changelog_has_the_headings_of_keep_a_changelog() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    inside = re.findall(r"^### (.+)$", text, re.MULTILINE)
    assert inside
    assert set(inside) <= KINDS_OF_CHANGE


def test_a_citation_names_this_version_and_license() -> None:
    citation = read_yaml("CITATION.cff")
    assert citation["cff-version"] == "1.2.0"
    assert f"{citation['version']} - {citation['date-released']}" == HEADINGS[1]
    assert citation["license"] == PROJECT["license"]
    assert citation["title"].lower() == PROJECT["name"]
    assert [author["name"] for author in citation["authors"]] == [author["name"] for author in PROJECT["authors"]]


def test_the_workflow_runs_every_python_that_the_package_names() -> None:
    prefix = "Programming Language :: Python :: 3."
    named = [one.rpartition(" ")[2] for one in PROJECT["classifiers"] if one.startswith(prefix)]
    job = read_yaml(".github/workflows/ci.yml")["jobs"]["test"]
    assert job["strategy"]["matrix"]["python"] == named
    assert PROJECT["requires-python"] == f">={named[0]}"


def test_the_workflow_runs_what_everybody_runs_in_bounded_time() -> None:
    workflow = read_yaml(".github/workflows/ci.yml")
    job = workflow["jobs"]["test"]
    runs = [step["run"] for step in job["steps"] if "run" in step]
    assert runs[-1] == "bash .ci/run"
    assert job["timeout-minutes"] <= 90
    assert workflow["concurrency"]["cancel-in-progress"] is True
    assert workflow["permissions"] == {"contents": "read"}


def test_the_workflow_caches_by_files_that_exist() -> None:
    steps = read_yaml(".github/workflows/ci.yml")["jobs"]["test"]["steps"]
    paths = [path for step in steps for path in step.get("with", {}).get("cache-dependency-path", "").split()]
    assert len(paths) == 3
    assert [path for path in paths if not (ROOT / path).is_file()] == []


def pins(path: str) -> dict[str, str]:
    """The versions that a file of requirements fixes."""
    lines = (ROOT / path).read_text("utf-8").splitlines()
    return dict(line.split("==", 1) for line in lines if line and not line.startswith("#"))


def test_the_tools_of_the_engine_file_are_pinned_and_agree_with_what_is_developed_with() -> None:
    tools, all_pins = pins("scripts/engine/requirements.txt"), pins("constraints.txt")
    assert {"llvmlite", "numba", "numpy", "ziglang"} == set(tools)
    assert {name: version for name, version in tools.items() if all_pins.get(name, version) != version} == {}


def test_players_install_no_compiler_and_developers_do() -> None:
    names = {re.split(r"[<>=;]", one)[0] for one in PROJECT["dependencies"]}
    extras = PROJECT["optional-dependencies"]
    assert {"numpy", "wasmtime"} <= names
    assert names.isdisjoint({"numba", "pyarrow", "ray", "gymnasium", "pettingzoo", "asyncpg", "redis"})
    assert [one.partition(">")[0] for one in extras["fast"]] == ["numba"]
    assert "fast" in extras["dev"][0]


HOOKS = [hook for repo in read_yaml(".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]]


def test_hooks_come_from_nowhere_else() -> None:
    assert {repo["repo"] for repo in read_yaml(".pre-commit-config.yaml")["repos"]} == {"local"}
    assert {hook["language"] for hook in HOOKS} == {"system", "pygrep"}
    assert len({hook["id"] for hook in HOOKS}) == len(HOOKS)


@pytest.mark.parametrize("hook", [hook for hook in HOOKS if hook["language"] == "system"], ids=lambda hook: hook["id"])
def test_hooks_call_tools_that_setup_installs(hook: dict[str, Any]) -> None:
    tool = shlex.split(hook["entry"])[0]
    if tool != "bash":
        folder, name = tool.rsplit("/", 1)
        assert folder == ".venv/bin"
        assert (Path(sys.executable).parent / name).exists()
        return
    assert "node_modules/.bin/prettier" in hook["entry"], "the one tool that Python does not bring"


@pytest.mark.parametrize(
    ("name", "refused", "accepted"),
    [
        ("conflict-markers", "<<<<<<< HEAD", "a << 7"),
        ("conflict-markers", ">>>>>>> main", ">>> print(1)"),
        ("trailing-whitespace", "x = 1 ", "x = 1"),
        ("final-newline", "the end", "the end\n"),
    ],
)
def test_patterns_of_hooks_find_what_they_are_named_after(name: str, refused: str, accepted: str) -> None:
    hook = next(hook for hook in HOOKS if hook["id"] == name)
    whole = re.MULTILINE | re.DOTALL if "--multiline" in hook.get("args", []) else 0
    assert re.search(hook["entry"], refused, whole)
    assert not re.search(hook["entry"], accepted, whole)


FORMS = sorted(path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml")


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_issue_forms_are_what_github_accepts(path: Path) -> None:
    form = read_yaml(str(path.relative_to(ROOT)))
    asked = [field for field in form["body"] if field["type"] != "markdown"]
    assert form["name"]
    assert form["description"]
    assert {field["type"] for field in form["body"]} <= FIELDS_OF_FORMS
    assert len({field["id"] for field in asked}) == len(asked) > 0
    assert all(field["attributes"]["label"] for field in asked)
    assert all(field["attributes"]["options"] for field in asked if field["type"] == "dropdown")
    assert any(field.get("validations", {}).get("required") for field in asked)


def test_there_is_a_form_for_bugs_rules_and_wishes() -> None:
    assert [path.stem for path in FORMS] == ["bug", "feature", "rule-question"]
