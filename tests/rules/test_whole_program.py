"""Native code of an entry point is made of all that it calls at once; of nothing else machine code is made."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from penultima.runtime import NATIVE
from tests.runtime.running import environment, run_python

pytestmark = pytest.mark.skipif(not NATIVE, reason="nothing is compiled")

CODE_OF = """
import numba, numpy as np
from penultima.rules import engine, matching
from penultima.rules.state import new_states
from penultima.runtime.whole_program import WholeProgramLibrary

def library_of(function):
    (found,) = function.overloads.values()
    return found.library

states, sets = new_states(), np.ones(2, np.uint64)
engine.clear(states)
engine.legal(states, 5, sets)
entry, below = library_of(engine.legal), library_of(matching.playable) if matching.playable.overloads else None
print(int(states["draw_size"][0]), sets.tolist())
print(engine.legal.stats.cache_hits[next(iter(engine.legal.overloads))])
print(type(entry) is WholeProgramLibrary and entry._finalized, below is None or not below._finalized)

@numba.njit
def of_others(numbers):
    return numbers.sum() + len(numbers[1:])

print(of_others(np.arange(4)), type(library_of(of_others)).__name__)
"""
"""Prints what two entry points do, whether they came from the cache, what became machine code, and what a function of
somebody else is."""

WITHOUT = """
from penultima.runtime import whole_program
from penultima.runtime.whole_program import library_class
whole_program.NEEDED[library_class] = ("no_such_method",)
"""


def test_only_entry_points_become_machine_code_and_the_cache_keeps_it(tmp_path: Path) -> None:
    there = {"PENULTIMA_CACHE": str(tmp_path), "PENULTIMA_ENGINE": "compiled"}
    made = run_python("-c", CODE_OF, **there).splitlines()
    assert made == ["108 [0, 0]", "0", "True True", "9 JITCodeLibrary"]
    loaded = run_python("-c", CODE_OF, **there).splitlines()
    assert loaded == ["108 [0, 0]", "1", "True True", "9 JITCodeLibrary"]


def test_with_another_numba_rules_are_compiled_in_its_own_way(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT + CODE_OF],
        env=environment(PENULTIMA_CACHE=str(tmp_path), PENULTIMA_ENGINE="compiled"),
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert done.stdout.splitlines() == ["108 [0, 0]", "0", "False False", "9 JITCodeLibrary"]
    assert done.stderr.splitlines() == [
        "This Numba has no JITCodeLibrary.no_such_method: rules are compiled in its own way, which is slower."
    ]


CALLS_AN_ENTRY = """
from penultima.rules.engine import points
from penultima.runtime import build_entries, entry
from penultima.rules.record import States

@entry
def twice(states: States, out: States) -> None:
    points(states, out)

build_entries(["twice"])
"""


def test_no_rule_calls_an_entry_point(tmp_path: Path) -> None:
    """Its machine code cannot become part of others."""
    program = tmp_path / "twice.py"
    program.write_text(CALLS_AN_ENTRY, "utf-8")
    done = subprocess.run(
        [sys.executable, str(program)],
        env=environment(PENULTIMA_CACHE=str(tmp_path), PENULTIMA_ENGINE="compiled"),
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "points is called by Python only" in done.stderr
