"""`make test` runs checks beside tests, and a failure of either is one of the whole."""

from __future__ import annotations

import sys

import pytest

from scripts.whole import main

GOOD = [sys.executable, "-c", "print('all well')"]
BAD = [sys.executable, "-c", "import sys; print('line 7 is wrong'); sys.exit(1)"]


@pytest.mark.parametrize(
    ("checks", "tests", "status"), [(GOOD, GOOD, 0), (BAD, GOOD, 1), (GOOD, BAD, 1), (BAD, BAD, 1)]
)
def test_all_is_well_when_checks_and_tests_are(checks: list[str], tests: list[str], status: int) -> None:
    assert main([("style", checks), ("types", GOOD)], tests) == status


def test_what_a_check_says_stands_below_the_tests_too(capfd: pytest.CaptureFixture[str]) -> None:
    main([("style", BAD), ("types", BAD)], GOOD)
    told = capfd.readouterr().out
    assert "all well" in told
    for name in ("style", "types"):
        assert told.count(f"{name}: failed\nline 7 is wrong") == 2
    assert told.endswith(" s for all.\n")
    assert "are good" not in told


def test_checks_run_while_tests_do(tmp_path: object) -> None:
    """Each waits for a file that the other writes."""
    wait = "import pathlib, sys, time\nmine, theirs = map(pathlib.Path, sys.argv[1:])\nmine.touch()\n"
    wait += "until = time.monotonic() + 60\nwhile not theirs.exists():\n    assert time.monotonic() < until\n"
    one, other = f"{tmp_path}/one", f"{tmp_path}/other"
    checks = [("style", [sys.executable, "-c", wait, one, other])]
    assert main(checks, [sys.executable, "-c", wait, other, one]) == 0
