"""The probe's rules in another way to run than this process: a process of its own that measures when it is asked.

`python -m penultima.lab.bench.another_way PLAYERS` reads seconds, a line each, and prints rounds and moves a second.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from penultima.lab.bench.c_probe import RULES
from penultima.lab.bench.sampling import Rate, RoundSampler, Sampler
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
def in_other_ways(players: int) -> Iterator[dict[str, Sampler]]:
    """A sampler for each other way; their processes end with the block."""
    command = [sys.executable, "-m", "penultima.lab.bench.another_way", str(players)]
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
    sampler = RoundSampler(RULES, int(sys.argv[1]), BatchPolicy.PLAYABLE)
    for seconds in sys.stdin:
        rate = sampler(float(seconds))
        print(rate.rounds, rate.moves, flush=True)


if __name__ == "__main__":
    main()
