"""How fast the environments are, beside their peers, in turns on the same core; prints a row for each measurement.

    python -m bench.envs [--seconds 2] [--rlcard PYTHON] [--pgx PYTHON] [--json]

RLCard and Pgx are run by any Python that has them (`make rlcard` leaves one in .venv-rlcard; for Pgx `pip install jax
pgx` in an environment of its own); where one is missing the row says so. Rates are medians of the turns, per second of
CPU time on one core, except the lines by the clock on the wall: one thread and two, in this process and, if that runs
another way, in one that runs the engine file.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from penultima.envs import SingleEnv, VectorEnv, aec_env
from penultima.lab.bench.sampling import pinned
from penultima.lab.engines import cores_here
from penultima.runtime import WAY
from penultima.ways import VARIABLE, Way

TURNS = 5
NUM_ENVS = 4096
PEERS = Path(__file__).with_name("envs_peers.py")

Turn = Callable[[float], tuple[int, float]]
"""Plays for so many seconds: how many steps, and how many seconds they took."""


def timed(play: Callable[[], int], clock: Callable[[], float] = time.process_time) -> Turn:
    """A turn of something that plays a little and says how many steps it made."""
    for _ in range(3):
        play()

    def turn(seconds: float) -> tuple[int, float]:
        start, steps, now = clock(), 0, 0.0
        while now < seconds:
            steps += play()
            now = clock() - start
        return steps, now

    return turn


def vector(threads: int = 1, players: int = 4, rules: str = "classic/en", **options: Any) -> Callable[[], int]:
    """Steps of 4,096 environments with random legal actions, their choice included."""
    env = VectorEnv(NUM_ENVS, players, rules, seed=0, threads=threads, **options)
    env.reset()

    def play() -> int:
        env.step(env.sample_actions())
        return NUM_ENVS

    for _ in range(200):  # not all of them at the same, short-handed beginning
        play()
    return play


class StepsOnly:
    """The same, but only the steps are on the clock."""

    def __init__(self, **options: Any) -> None:
        self.env = VectorEnv(NUM_ENVS, 4, seed=0, threads=1, **options)
        self.env.reset()
        for _ in range(200):
            self.env.step(self.env.sample_actions())

    def __call__(self, seconds: float) -> tuple[int, float]:
        steps, spent = 0, 0.0
        while spent < seconds:
            actions = self.env.sample_actions()
            start = time.process_time()
            self.env.step(actions)
            spent += time.process_time() - start
            steps += NUM_ENVS
        return steps, spent


def agents(players: int) -> Callable[[], int]:
    """A PettingZoo round: last, a random choice from the mask, step."""
    env, dice = aec_env(players=players), random.Random(0)
    env.reset(seed=0)

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            assert observation is not None
            env.step(dice.choice(observation["action_mask"].nonzero()[0].tolist()))
            steps += 1
        return steps

    return play


def learner() -> Callable[[], int]:
    """A Gymnasium round against three careful bots."""
    env, dice = SingleEnv(opponents="careful"), random.Random(0)
    env.reset(seed=0)

    def play() -> int:
        _, info = env.reset()
        steps, over = 0, False
        while not over:
            _, _, over, cut, info = env.step(dice.choice(info["action_mask"].nonzero()[0].tolist()))
            over, steps = over or cut, steps + 1
        return steps

    return play


class Peer:
    """Another environment, in a process of its own."""

    def __init__(self, name: str, python: str) -> None:
        command = [python, "-P", str(PEERS), name]  # not from this folder, which has an rlcard of its own
        alone = {variable: value for variable, value in os.environ.items() if variable != "PYTHONPATH"}
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=alone)
        if self._answer() != "ready":
            raise OSError(f"{name} does not run with {python}")

    def _answer(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def __call__(self, seconds: float) -> tuple[int, float]:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        steps, spent = self._answer().split()
        return int(steps), float(spent)

    def close(self) -> None:
        """The end of its input is its end."""
        self.process.communicate(timeout=30)


def in_turns(turns: dict[str, Turn], seconds: float) -> dict[str, float]:
    """The median rate of each, all measured in the same minutes."""
    rates: dict[str, list[float]] = {name: [] for name in turns}
    for _ in range(TURNS):
        for name, turn in turns.items():
            steps, spent = turn(seconds / TURNS)
            rates[name].append(steps / spent)
    return {name: median(found) for name, found in rates.items()}


def peer(name: str, python: str | None) -> Peer | str:
    """The other environment, or why it is not here."""
    if python is None and importlib.util.find_spec(name) is None:
        return f"{name} is not installed: --{name} PYTHON names a Python that has it"
    try:
        return Peer(name, python or sys.executable)
    except OSError as error:
        return str(error)


Row = dict[str, Any]


def beside(ours: dict[str, Turn], name: str, there: Peer | str, seconds: float) -> list[Row]:
    """Ours and a peer, in turns; `times` is how many of the peer's steps one of ours is worth."""
    turns = dict(ours)
    if not isinstance(there, str):
        turns[name] = there
    rates = in_turns(turns, seconds)
    rows: list[Row] = [{"name": one, "steps_per_s": round(rate)} for one, rate in rates.items()]
    if isinstance(there, str):
        return [*rows, {"name": name, "note": there}]
    there.close()
    for row in rows[:-1]:
        row[f"times_{name}"] = round(row["steps_per_s"] / rates[name], 2)
    return rows


def two_cores(seconds: float) -> list[Row]:
    """By the clock on the wall: one thread, then two; `cores` is how many the system really gave them."""
    if len(cores_here()) < 2:
        return [{"name": "two_cores", "note": "there is only one core"}]
    given: dict[str, list[float]] = {}

    def watched(name: str, turn: Turn) -> Turn:
        def watch(seconds: float) -> tuple[int, float]:
            worked = time.process_time()
            steps, spent = turn(seconds)
            given.setdefault(name, []).append((time.process_time() - worked) / spent)
            return steps, spent

        return watch

    names = {f"vector_{threads}_threads_wall_{WAY}": threads for threads in (1, 2)}
    turns = {name: watched(name, timed(vector(threads), time.perf_counter)) for name, threads in names.items()}
    rates = in_turns(turns, seconds)
    rows: list[Row] = [
        {"name": name, "steps_per_s": round(rate), "cores": round(median(given[name]), 2)}
        for name, rate in rates.items()
    ]
    one, two = rates.values()
    rows[1]["speedup"] = round(two / one, 2)
    return rows


def two_cores_in_wasm(seconds: float) -> list[Row]:
    """The same with the engine file, in a process of its own."""
    command = [sys.executable, "-m", "bench.envs", "--only-threads", "--json", "--seconds", str(seconds)]
    environment = os.environ | {VARIABLE: Way.WASM}
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def measurements(told: argparse.Namespace) -> list[Row]:
    """All of them."""
    seconds, rows = told.seconds, list[Row]()
    if told.only_threads:
        return two_cores(seconds)
    with pinned():
        ours: dict[str, Turn] = {
            "vector_steps_only_4p": StepsOnly(),
            "vector_4p": timed(vector()),
            "vector_2p": timed(vector(players=2)),
            "vector_10p": timed(vector(players=10)),
            "vector_4p_battle": timed(vector(rules="battle/fr")),
            "vector_4p_careful": timed(vector(opponents="careful")),
        }
        rows += beside(ours, "pgx", peer("pgx", told.pgx), seconds)
        alone: dict[str, Turn] = {"aec_2p": timed(agents(2)), "aec_4p": timed(agents(4)), "single_4p": timed(learner())}
        rows += beside(alone, "rlcard", peer("rlcard", told.rlcard), seconds)
    return rows + two_cores(seconds) + ([] if WAY is Way.WASM else two_cores_in_wasm(seconds))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m bench.envs", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement (2)")
    parser.add_argument("--rlcard", metavar="PYTHON", help="a Python that has RLCard")
    parser.add_argument("--pgx", metavar="PYTHON", help="a Python that has Pgx")
    parser.add_argument("--only-threads", action="store_true", help="one thread and two, nothing else")
    parser.add_argument("--json", action="store_true", help="an object a line")
    told = parser.parse_args()
    load = os.getloadavg()[0]
    about: list[Row] = [] if told.only_threads else [{"name": "load_before", "note": f"{load:.1f}"}]
    for row in [*measurements(told), *about]:
        more = ", ".join(f"{key} {value}" for key, value in row.items() if key not in ("name", "steps_per_s"))
        rate = f"{row['steps_per_s']:>12,}" if "steps_per_s" in row else " " * 12
        print(json.dumps(row) if told.json else f"{row['name']:<34}{rate}  {more}", flush=True)


if __name__ == "__main__":
    main()
