"""An engine file that is older than the rules stops `make test` at once, with the command that mends it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from penultima.runtime import engine_file
from scripts.engine.current import STALE

ROOT = Path(__file__).parents[2]


def test_the_engine_file_is_made_from_these_rules() -> None:
    assert engine_file.is_current(), STALE


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package somewhere else, to edit."""
    left_out = shutil.ignore_patterns("__pycache__", "page", "messages")
    shutil.copytree(ROOT / "src" / "penultima", tmp_path / "penultima", ignore=left_out)
    return tmp_path / "penultima"


def ask(package: Path) -> subprocess.CompletedProcess[str]:
    """What `make test` asks first, about that package."""
    paths = os.pathsep.join((str(package.parent), str(ROOT)))
    return subprocess.run(
        [sys.executable, "-m", "scripts.engine.current"],
        check=False, cwd=package.parent, env=os.environ | {"PYTHONPATH": paths}, capture_output=True, text=True,
    )  # fmt: skip


def test_nothing_is_said_as_long_as_the_rules_are_those_it_was_made_from(copy: Path) -> None:
    done = ask(copy)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("path", ["rules/drawing.py", "bots/kernel/decisions.py", "envs/kernel/__init__.py"])
def test_an_edited_rule_is_refused_with_the_command_that_mends_it(copy: Path, path: str) -> None:
    edited = copy / path
    edited.write_text(edited.read_text("utf-8") + "\nANOTHER_RULE = 1\n", "utf-8")
    done = ask(copy)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == STALE
    assert "make engine" in STALE


def test_a_missing_engine_file_is_refused_too(copy: Path) -> None:
    (copy / "runtime" / "engine.wasm").unlink()
    done = ask(copy)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == STALE


def test_make_test_asks_before_everything_else() -> None:
    done = subprocess.run(
        ["make", "--no-print-directory", "-n", "test"], check=True, cwd=ROOT, capture_output=True, text=True
    )
    steps = [line for line in done.stdout.splitlines() if "scripts/setup" not in line]
    assert "scripts.engine.current" in steps[0]
    assert "scripts.whole" in done.stdout
