"""Every command and example in the README works."""

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = re.findall(r"^(?:penultima|make) [^#\n]+", README, re.MULTILINE)
TARGETS = {name for line in (ROOT / "Makefile").read_text().splitlines() if (name := line.partition(":")[0])}


def test_examples() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


def is_long(line: str) -> bool:
    """Does it play for a minute?"""
    return "search:400" in line or "study" in line


@pytest.mark.long
@pytest.mark.parametrize("line", [line for line in COMMANDS if is_long(line)])
def test_long_commands(line: str, tmp_path: Path) -> None:
    """As they are printed; but a study of a few rounds."""
    words = shlex.split(line)[1:]
    if "study" in words:
        words += ["--rounds", "100", "--work", str(tmp_path / "cells")]
    done = penultima(words, tmp_path)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("line", [line for line in COMMANDS if line.startswith("penultima")])
def test_commands(line: str, tmp_path: Path) -> None:
    """As they are printed, but searches are short; those that wait for people or take a minute tell their help."""
    words = [word.replace("search:400", "search:20") for word in shlex.split(line)[1:]]
    if words[0] in ("serve", "join"):
        told = penultima([words[0], "--help"], tmp_path).stdout
        assert all(word in told for word in words), "these wait for people: their help must know the words"
        return
    if "study" in words:
        told = penultima([*words[:2], "--help"], tmp_path).stdout
        assert all(word in told for word in words if word.startswith("-") or word in words[:3])
        return
    if "FILE" in words:
        words = ["replay", str(saved(tmp_path))]
    done = penultima(words, tmp_path)
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


def saved(folder: Path) -> Path:
    """A match that was left."""
    path = folder / "match.json"
    done = penultima(["play", "classic", "--seed", "1", "--save", str(path)], folder)
    assert done.returncode == 0, done.stderr
    assert path.exists()
    return path


@pytest.mark.parametrize("line", [line for line in COMMANDS if line.startswith("make")])
def test_make_targets_exist(line: str) -> None:
    assert shlex.split(line)[1] in TARGETS


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
