"""`make check` finds the tests of what changed, nearest first, and keeps to its time."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import Mock

import pytest

from scripts.check import Budget, module_of, nearest_tests

ROOT = Path(__file__).parents[2]


def test_changed_tests_come_first_then_what_imports_then_the_folder_of_the_same_name() -> None:
    found = nearest_tests(["src/penultima/game/shuffles.py", "tests/rules/test_laws.py"], ROOT)
    assert found[0] == "tests/rules/test_laws.py"
    assert found.index("tests/game/test_shuffles.py") < found.index("tests/game/test_errors.py")
    assert len(found) == len(set(found))


def test_a_test_that_uses_a_changed_module_of_tests_is_found() -> None:
    found = nearest_tests(["tests/server/players.py"], ROOT)
    assert "tests/packaging/test_wheel.py" in found
    assert "tests/rules/test_laws.py" not in found


def test_a_text_changes_no_test() -> None:
    assert nearest_tests(["README.md", "web/src/main.ts"], ROOT) == []


@pytest.mark.parametrize(
    ("path", "module"),
    [
        ("src/penultima/rules/turn.py", "penultima.rules.turn"),
        ("src/penultima/rules/__init__.py", "penultima.rules"),
        ("tests/server/players.py", "tests.server.players"),
        ("docs/server.md", None),
    ],
)
def test_files_have_the_names_under_which_they_are_imported(path: str, module: str | None) -> None:
    assert module_of(path) == module


@pytest.mark.parametrize(("seconds", "handled", "begun"), [(1000, None, 1), (0, True, 0)])
def test_no_test_is_begun_when_the_time_is_over(seconds: float, handled: bool | None, begun: int) -> None:
    budget = Budget(seconds)
    item = Mock(pytest.Item)
    assert budget.pytest_runtest_protocol(item) is handled
    assert budget.begun == begun
