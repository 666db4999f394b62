"""The experiments with learned parts of a search: the value is a probability made of whole numbers.

In a process of their own: entry points of the experiments are not in the engine file.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run(program: str) -> str:
    """What a program prints that runs the rules as plain Python."""
    environment = {**os.environ, "PENULTIMA_ENGINE": "interpreted"}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_a_learned_value_shares_one_win_among_the_seats() -> None:
    program = """
import numpy as np
from bench.search_ablations.kernel.values import VALUE_CELLS, learned_value
from penultima import Round
from penultima.runtime import record_at
table = np.random.default_rng(1).integers(-600, 600, VALUE_CELLS)
state = record_at(Round("classic/en", 4, seed=3).states, 0)
shares = [learned_value(state, seat, table) for seat in range(4)]
assert all(0 < share < 1 for share in shares) and len(set(shares)) == 4
print(round(sum(shares), 12))
"""
    assert run(program) == "1.0"


def test_a_value_is_learned_from_who_won() -> None:
    program = """
import numpy as np
from bench.search_ablations.learning import fit_value, log_loss, turns_of, whole
turns = turns_of("classic/en", 2, 5, 400)
assert turns.cells.shape[1:] == (2, 7) and set(turns.winners) == {0, 1}
table = fit_value(turns, 40)
assert whole(table).dtype == np.int64
print(log_loss(turns, table) < np.log(2))
"""
    assert run(program) == "True"
