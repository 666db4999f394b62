"""The same in another way to run than this process: a process of its own that measures when it is asked.

`python -m penultima.lab.bench.another_way WHAT` reads seconds, a line each, and prints rounds and moves a second. WHAT
is a number of players, for the probe's rules in compiled rounds, or `game_api`.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from penultima.lab.bench.c_probe import RULES
from penultima.lab.bench.sampling import GAME_API, Rate, RoundSampler, Sampler, play_in_python
from penultima.rules.batch import BatchPolicy
from penultima.runtime import WAY
from penultima.ways import VARIABLE, Way


def other_ways() -> list[Way]:
    """The ways worth measuring beside this one: the engine file, and native code where Numba is installed."""
    there = [Way.WASM] + ([Way.COMPILED] if importlib.util.find_spec("numba") else [])
    return [way for way in there if way is not WAY]


class AnotherWay:
    """Measures rounds in a process that runs the rules in another way."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def __call__(self, seconds: float) -> Rate:
        """The rate on one core: the core of the process that asks."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(seconds, file=self.process.stdin, flush=True)
        rounds, moves = self.process.stdout.readline().split()
        return Rate(float(rounds), float(moves))


@contextmanager
def in_other_ways(what: int | str) -> Iterator[dict[str, Sampler]]:
    """A sampler for each other way: of the probe's rules for so many players, or of `GAME_API`. Their processes end
    with the block."""
    command = [sys.executable, "-m", "penultima.lab.bench.another_way", str(what)]
    with ExitStack() as ending:
        found: dict[str, Sampler] = {}
        for way in other_ways():
            process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=os.environ | {VARIABLE: way}
            )
            ending.enter_context(process)
            found[way] = AnotherWay(process)
        yield found


def main() -> None:
    """Measure as often as asked."""
    what = sys.argv[1]
    sampler = play_in_python if what == GAME_API else RoundSampler(RULES, int(what), BatchPolicy.PLAYABLE)
    for seconds in sys.stdin:
        rate = sampler(float(seconds))
        print(rate.rounds, rate.moves, flush=True)


if __name__ == "__main__":
    main()
