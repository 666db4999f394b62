"""Every command and example in the README works."""

import doctest
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = [
    line.strip()
    for block in re.findall(r"^ *```sh\n(.*?)^ *```$", README, re.MULTILINE | re.DOTALL)
    for line in re.findall(r"^ *((?:penultima|make) [^#\n]+)", block, re.MULTILINE)
]
FIGURES = re.findall(r"\| `((?:penultima|make|pytest) [^`]+)` \|$", README, re.MULTILINE)
"""The commands that make the figures."""
TARGETS = {name for line in (ROOT / "Makefile").read_text().splitlines() if (name := line.partition(":")[0])}


def test_examples() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


@pytest.mark.parametrize("line", [line for line in COMMANDS if line.startswith("penultima")])
def test_commands(line: str, tmp_path: Path) -> None:
    """As they are printed."""
    done = penultima(shlex.split(line)[1:], tmp_path)
    assert done.returncode == 0, done.stderr


def penultima(words: list[str], home: Path) -> subprocess.CompletedProcess[str]:
    """Run a command with a data folder of its own; whoever is asked anything leaves the table."""
    command = [sys.executable, "-m", "penultima", *words]
    environment = {"XDG_DATA_HOME": str(home), "LANG": "C.UTF-8"}
    told = {"input": "quit\n", "capture_output": True, "text": True, "timeout": 300}
    return subprocess.run(command, check=False, cwd=home, env=inherited() | environment, **told)  # type: ignore[call-overload, no-any-return]


def inherited() -> dict[str, str]:
    """The environment without what would change how the screen looks."""
    import os

    return {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}


@pytest.mark.parametrize("line", [line for line in (*COMMANDS, *FIGURES) if line.startswith("make")])
def test_make_targets_exist(line: str) -> None:
    assert shlex.split(line)[1] in TARGETS


@pytest.mark.parametrize("line", [line for line in FIGURES if not line.startswith("make")])
def test_commands_that_make_the_figures_exist(line: str, tmp_path: Path) -> None:
    """They take minutes, and are run where their figures are told: here only what they name is looked for."""
    words = shlex.split(line)
    if words[0] == "pytest":
        assert (ROOT / words[1]).exists()
        return
    told = penultima([*words[1:3], "--help"], tmp_path)
    assert told.returncode == 0
    assert all(word in told.stdout for word in words if word.startswith("--"))


def test_the_figures_that_can_be_counted_are_right() -> None:
    scenarios = sum(
        file.read_text("utf-8").count("[[scenario]]") for file in (ROOT / "tests" / "rules").rglob("*.toml")
    )
    rulebook = tomllib.loads((ROOT / "src" / "penultima" / "booklets" / "rulebook.toml").read_text("utf-8"))
    assert sum(len(rulebook[kind]) for kind in ("rule", "question", "ruling")) > 290
    assert scenarios > 700
    assert "| Penultima 0.1.0 | 177 | 177 |" in (ROOT / "docs" / "errata.md").read_text("utf-8")
    assert "25,404,192" in (ROOT / "docs" / "study.html").read_text("utf-8")


def test_play_installs_what_the_game_needs_and_tests_add_the_rest() -> None:
    """By what make would do in a bare clone, which has no .venv: here it is asked for with another Python."""
    for target, developers in (("play", False), ("terminal", False), ("check", True), ("test", True)):
        command = ["make", "-n", target, "PYTHON=python3"]
        told = subprocess.run(command, check=True, cwd=ROOT, capture_output=True, text=True).stdout
        assert "scripts/setup player" in told
        assert ("scripts/setup developer" in told) is developers
        assert ("scripts/setup player page" in told) is (target == "play")


def test_make_play_opens_tables_in_the_browser_and_the_terminal_stays() -> None:
    """Nobody presses a button for hours in a test: make says what it would do."""
    for target, words in (("play", "serve --lan"), ("terminal", "play battle/fr --lan")):
        done = subprocess.run(
            ["make", "-n", target, "ARGS=--lan", "BOOKLET=battle/fr"],
            check=True, cwd=ROOT, capture_output=True, text=True,
        )  # fmt: skip
        assert f"penultima {words}" in done.stdout


def test_examples_for_programs() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "library.md"), module_relative=False)
    assert result.attempted > 15
    assert result.failed == 0
