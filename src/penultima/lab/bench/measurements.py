"""What `penultima bench` measures and prints, one line for each measurement."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from json import dumps
from pathlib import Path
from statistics import median

from rich.console import Console

from penultima.booklets import EDITIONS, booklet_for
from penultima.lab.bench.another_way import in_other_ways, other_ways
from penultima.lab.bench.c_probe import RULES, NoProbeError, Probe, compare, compile_probe
from penultima.lab.bench.sampling import (
    GAME_API,
    TURNS,
    CarefulRoundSampler,
    Rate,
    RoundSampler,
    Sampler,
    in_turns,
    pinned,
    play_in_python,
)
from penultima.lab.engines import cores_here
from penultima.rules.batch import BatchPolicy, copy_state
from penultima.rules.state import STATE_BYTES, new_states
from penultima.runtime import NATIVE, WAY
from penultima.ways import VARIABLE, Way

Line = dict[str, object]
"""A measurement: its name, two rates and a ratio, null where they mean nothing, and whatever else was measured."""
Say = Callable[[str], None]
"""Shows what is being measured."""

SIZES = (4, 2, 10)
BOOKLET_OF_EACH_EDITION = tuple(booklet_for(edition, "en").id for edition in EDITIONS)
BOOKLETS = ("-m", "penultima", "booklets")
FIRST_ROUND = ("-c", "from penultima import Round; print(Round('classic/en', 4, seed=1).position)")
COMPILE_ALL = (
    "-c",
    "from penultima.rules import batch, engine; from penultima import runtime; runtime.build_entries(report=print)",
)


def line(name: str, rate: Rate | None = None, ratio: float | None = None, /, **more: object) -> Line:
    """A measurement as it is printed."""
    return {
        "name": name,
        "moves_per_s": round(rate.moves) if rate else None,
        "rounds_per_s": round(rate.rounds, 1) if rate else None,
        "ratio_to_c_probe": round(ratio, 3) if ratio else None,
        "way": str(WAY),
        **more,
    }


def against_c(seconds: float, say: Say) -> Iterator[Line]:
    """The probe's rules, ours and the probe's in turns on one core; then whether both play alike."""
    with tempfile.TemporaryDirectory() as folder, pinned():
        say("compiling the C probe")
        try:
            program = compile_probe(Path(folder))
        except NoProbeError as reason:
            yield line("c_probe_4p", note=f"{reason}: no ratios to C")
            yield from without_c(seconds, say)
            return
        for players in SIZES:
            yield from beside_c(Probe(program, players), seconds, say)


def without_c(seconds: float, say: Say) -> Iterator[Line]:
    """The probe's rules, with nothing to compare them to."""
    for players in SIZES:
        name = f"probe_rules_{players}p"
        say(name)
        yield line(
            name, in_turns({name: RoundSampler(RULES, players, BatchPolicy.PLAYABLE)}, seconds)[name], players=players
        )


def beside_c(probe: Probe, seconds: float, say: Say) -> Iterator[Line]:
    """Lines for a number of players: the probe, we in this way to run and in others, and whether we agree."""
    players = probe.players
    say(f"{players} players, C and ours in turns")
    samplers: dict[str, Sampler] = {"c": probe, "ours": RoundSampler(RULES, players, BatchPolicy.PLAYABLE)}
    samplers["careful"] = CarefulRoundSampler("classic/en", players)
    with in_other_ways(players) as others:
        rates = in_turns(samplers | others, seconds)
    yield line(f"c_probe_{players}p", rates["c"], players=players)
    ratio = rates["ours"].rounds / rates["c"].rounds
    yield line(f"probe_rules_{players}p", rates["ours"], ratio, players=players)
    for way in others:
        ratio = rates[way].rounds / rates["c"].rounds
        ours = round(rates[way].rounds / rates["ours"].rounds, 3)
        yield line(f"probe_rules_{players}p_{way}", rates[way], ratio, players=players, way=way, **{f"of_{WAY}": ours})
    ratio = rates["careful"].rounds / rates["c"].rounds
    yield line(f"careful_bots_{players}p", rates["careful"], ratio, players=players)
    say(f"{players} players, comparing round lengths and winners")
    yield line(f"agreement_{players}p", players=players, **compare(probe))


def full_rules(seconds: float, say: Say) -> Iterator[Line]:
    """Every edition with all its rules, any legal move as likely."""
    say("full rules, all editions in turns")
    samplers = {rules: RoundSampler(rules, 4, BatchPolicy.UNIFORM) for rules in BOOKLET_OF_EACH_EDITION}
    with pinned():
        rates = in_turns(samplers, seconds)
    for rules, rate in rates.items():
        ratio = rate.moves / rates[BOOKLET_OF_EACH_EDITION[0]].moves
        yield line(f"full_rules {rules}", rate, players=4, ratio_to_classic=round(ratio, 3))


def wall_clock(rounds: RoundSampler, cores: int) -> tuple[Rate, float]:
    """One piece on so many cores: its rate by the clock on the wall, and how many cores the system gave."""
    start, worked = time.perf_counter(), time.process_time()
    played = rounds.piece(cores)
    spent, worked = time.perf_counter() - start, time.process_time() - worked
    return Rate(played.size / spent, int(played.sum()) / spent), worked / spent


def two_cores(seconds: float, say: Say, load: float) -> Iterator[Line]:
    """Two cores against one."""
    if len(cores_here()) < 2:
        yield line("two_cores", note="there is only one core")
        return
    say("two cores against one")
    rounds = RoundSampler("classic/en", 4, BatchPolicy.UNIFORM)
    rounds.fit(seconds / TURNS / 1.5)
    turns = [(wall_clock(rounds, 1), wall_clock(rounds, 2)) for _ in range(TURNS)]
    one, two = (Rate(*map(median, zip(*(turn[n][0] for turn in turns), strict=True))) for n in (0, 1))
    more: Line = {"speedup": round(two.moves / one.moves, 2), "cores": round(median(turn[1][1] for turn in turns), 2)}
    if load > 0.5:
        more["note"] = f"the machine was busy before: load {load:.1f}"
    yield line("one_core_wall", one, players=4)
    yield line("two_cores_wall", two, players=4, **more)


def round_api(seconds: float, say: Say) -> Iterator[Line]:
    """The rate of rounds played through `Round`, from Python."""
    say("through Round, from Python")
    with pinned(), in_other_ways(GAME_API) as others:
        rates = in_turns({WAY: play_in_python} | others, seconds)
    for way, rate in rates.items():
        yield line(GAME_API if way == WAY else f"{GAME_API}_{way}", rate, players=4, way=way)


def state_size() -> Iterator[Line]:
    """How big a state is, and how long it takes compiled code to copy one."""
    times = 1_000_000
    here, there = new_states(), new_states()
    start = time.process_time()
    copy_state(here, there, times)
    yield line("state", bytes=STATE_BYTES, ns=round((time.process_time() - start) / times * 1e9, 1))


def run(command: tuple[str, ...], say: Say, **environment: str) -> tuple[float, float, int]:
    """Run Python: seconds to the first line it prints, seconds to the end, lines; it must not fail."""
    start = time.perf_counter()
    first, lines, text = 0.0, 0, ""
    with subprocess.Popen(
        [sys.executable, "-u", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        env=os.environ | environment,
    ) as process:
        for text in process.stdout or ():
            first = first or time.perf_counter() - start
            lines += 1
            say(text.strip())
    if process.returncode:
        raise OSError(f"python {' '.join(command)} failed: {text.strip()}")
    return first, time.perf_counter() - start, lines


def first_rounds(say: Say, cold: bool) -> Iterator[Line]:
    """From the start of a process to a dealt round, in every way to run: with all machine code made before and, where
    that takes no minute or is asked for, with none."""
    for way in (WAY, *other_ways()):
        name = "first_round" if way == WAY else f"first_round_{way}"
        say(name)
        run(FIRST_ROUND, say, **{VARIABLE: way})
        seconds = median(run(FIRST_ROUND, say, **{VARIABLE: way})[1] for _ in range(5))
        found: Line = {"seconds": round(seconds, 3)}
        if cold or way == Way.WASM:
            with tempfile.TemporaryDirectory() as empty:
                nothing = run(FIRST_ROUND, say, PENULTIMA_CACHE=empty, **{VARIABLE: way})[1]
            found["nothing_cached"] = round(nothing, 3)
        yield line(name, way=way, **found)


def startup_warm(say: Say) -> Line:
    """A small command with everything compiled before."""
    return line("startup_warm", seconds=round(median(run(BOOKLETS, say)[1] for _ in range(5)), 3))


def startup_cold(say: Say) -> Line:
    """A small command with nothing compiled before."""
    with tempfile.TemporaryDirectory() as empty:
        first, end, _ = run(BOOKLETS, say, PENULTIMA_CACHE=empty)
    return line("startup_cold", seconds=round(end, 3), first_line=round(first, 3))


def compile_cold(say: Say) -> Line:
    """Everything compiled, from nothing."""
    with tempfile.TemporaryDirectory() as empty:
        first, end, entries = run(COMPILE_ALL, say, PENULTIMA_CACHE=empty)
    return line("compile_cold", seconds=round(end, 1), first_line=round(first, 3), entries=entries)


def startup(say: Say, cold: bool) -> Iterator[Line]:
    """How long one waits: with everything compiled before and, if asked, with nothing."""
    yield from first_rounds(say, cold)
    measures = (startup_warm, startup_cold, compile_cold) if NATIVE else (startup_warm, startup_cold)
    for measure in measures if cold else (startup_warm,):
        say(measure.__name__)
        try:
            yield measure(say)
        except OSError as reason:
            yield line(measure.__name__, note=str(reason))


def measurements(seconds: float, cold: bool, say: Say) -> Iterator[Line]:
    """All of them, each as soon as it is known."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    yield from against_c(seconds, say)
    yield from full_rules(seconds, say)
    yield from two_cores(seconds, say, load)
    yield from round_api(seconds, say)
    yield from state_size()
    yield from startup(say, cold)


def show(measured: Line) -> str:
    """A measurement as a row of the table."""
    rest = ", ".join(f"{key} {value}" for key, value in measured.items() if key not in COLUMNS)
    cells = (("" if measured[key] is None else form.format(measured[key])) for key, form in COLUMNS.items())
    name, *numbers = (cell.rjust(12) for cell in cells)
    return f"{name.strip():<24}{''.join(numbers)}  {rest}"


COLUMNS = {"name": "{}", "moves_per_s": "{:,}", "rounds_per_s": "{:,.0f}", "ratio_to_c_probe": "{:.2f}"}
HEADING = f"{'':<24}{'moves/s':>12}{'rounds/s':>12}{'of C':>12}"


def print_measurements(json: bool = False, seconds: float = 3.0, cold: bool = False) -> None:
    """Measure everything, about so many seconds each, and print a row, or a JSON object, for each."""
    console = Console(highlight=False, soft_wrap=True, markup=False, emoji=False)
    if not json:
        console.print(HEADING, style="bold")
    with (console if console.is_terminal else Console(stderr=True)).status("…") as status:
        for measured in measurements(seconds, cold, status.update):
            console.print(dumps(measured) if json else show(measured))
