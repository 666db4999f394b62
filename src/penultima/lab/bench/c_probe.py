"""The C probe: rounds of the classic edition written by hand in C, compiled here and compared with ours."""

from __future__ import annotations

import random
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from penultima.game import Move, Round
from penultima.lab.bench.sampling import Rate, new_round
from penultima.rules import batch
from penultima.rules.batch import BatchPolicy
from penultima.rules.cards import WILD
from penultima.rules.moves import DRAW
from penultima.rules.state import Phase

SOURCE = Path(__file__).parents[4] / "bench" / "uno_probe.c"
RULES = "classic/en +bluff=refused +uno=automatic"
"""The rules the probe plays by."""
ROUNDS = 300_000
"""Rounds whose lengths and winners are compared."""
COUNTED = 2_000
"""Rounds in which moves are counted as the probe counts them."""
TOO_FAR = 4.0
"""Standard errors between two numbers that should be the same."""


class NoProbeError(Exception):
    """The C probe cannot be compiled here; the text says why."""


def compile_probe(folder: Path) -> Path:
    """Compile the probe into a folder."""
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    if not SOURCE.is_file():
        raise NoProbeError("bench/uno_probe.c is not here (it comes with the source, not with the package)")
    if compiler is None:
        raise NoProbeError("there is no C compiler")
    program = folder / "uno_probe"
    flags = ("-O3", "-march=native", "-DFULLSHUFFLE")
    done = subprocess.run([compiler, *flags, "-o", program, SOURCE, "-lm"], capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoProbeError(f"{compiler} does not compile bench/uno_probe.c: {(done.stderr.splitlines() or ['?'])[0]}")
    return program


@dataclass
class ProbeStatistics:
    """Statistics of the rounds that the probe has played: number, mean length and its variance, each seat's wins."""

    rounds: float = 0.0
    length: float = 0.0
    variance: float = 0.0
    wins: list[float] = field(default_factory=list)


@dataclass
class Probe:
    """The compiled probe for a number of players, with statistics of all rounds it has played."""

    program: Path
    players: int
    seed: int = 0
    statistics: ProbeStatistics = field(default_factory=ProbeStatistics)

    def __call__(self, seconds: float) -> Rate:
        """Play for so many CPU seconds, with a new seed each time."""
        self.seed += 1
        command = [str(self.program), str(self.players), f"{seconds:.4f}", "0", str(self.seed)]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        _, rounds, moves = done.stdout.split()
        self._remember(float(rounds) * seconds, done.stderr)
        return Rate(float(rounds), float(moves))

    def _remember(self, rounds: float, report: str) -> None:
        """Read `# moves/game 69.588 sd 40.39 stuck 0 seat win% 25.77 25.26 …`; it has played a few more rounds."""
        words = report.split()
        stats, share = self.statistics, rounds / (self.statistics.rounds + rounds)
        wins = [float(word) / 100 for word in words[words.index("win%") + 1 :]]
        stats.length += share * (float(words[2]) - stats.length)
        stats.variance += share * (float(words[4]) ** 2 - stats.variance)
        stats.wins = [old + share * (new - old) for old, new in zip(stats.wins or wins, wins, strict=True)]
        stats.rounds += rounds


def choose_as_probe(round: Round, chance: random.Random) -> Move:
    """As the probe plays: a wild counts once for each color, no draw with a card to lay, a drawn card half the time."""
    moves = round.legal_moves()
    if moves[-1].code == DRAW and len(moves) > 1:
        moves = [move for move in moves[:-1] for _ in range(1 if move.code < WILD else 4)]
    return chance.choice(moves)


def count_as_probe(round: Round, move: Move) -> int:
    """What the probe counts for the move just made: naming a color is none, a draw that ends the turn is two."""
    if move.color is not None:
        return 0
    return 2 if move.code == DRAW and round.phase != Phase.DRAWN else 1


def both_counts(players: int, chance: random.Random) -> tuple[int, int]:
    """A round's length as we count it and as the probe does."""
    round = Round(RULES, players, key=chance.randbytes(32), dealer=players - 1)
    theirs = 0
    while not round.over:
        move = choose_as_probe(round, chance)
        round.play(move)
        theirs += count_as_probe(round, move)
    return len(round.moves), theirs


def length_as_probe(players: int, mean: float, error: float) -> tuple[float, float]:
    """Our mean length, and its standard error, as the probe counts: by a line through rounds counted both ways."""
    chance = random.Random(players)
    ours, theirs = np.array([both_counts(players, chance) for _ in range(COUNTED)], np.float64).T
    slope, start = np.polyfit(ours, theirs, 1)
    spread = float((theirs - start - slope * ours).std(ddof=2))
    return float(start + slope * mean), float(np.hypot(spread / COUNTED**0.5, slope * error))


def our_rounds(players: int) -> tuple[float, float, list[float]]:
    """Our rounds under the probe's rules: mean length as the probe counts, its standard error, each seat's wins."""
    moves, winners = batch.rounds(new_round(RULES, players), ROUNDS, BatchPolicy.PLAYABLE)
    length, error = length_as_probe(players, float(moves.mean()), float(moves.std(ddof=1)) / ROUNDS**0.5)
    return length, error, (np.bincount(winners + 1, minlength=players + 1)[1:] / ROUNDS).tolist()


def compare(probe: Probe) -> dict[str, object]:
    """Do round lengths and seat win rates agree with those of the rounds the probe has played?"""
    stats = probe.statistics
    length, our_error, wins = our_rounds(probe.players)
    error = float(np.hypot(our_error, (stats.variance / stats.rounds) ** 0.5))
    rates, theirs = np.array(wins), np.array(stats.wins)
    errors = np.sqrt(rates * (1 - rates) * (1 / ROUNDS + 1 / stats.rounds))
    farthest = max(abs(length - stats.length) / error, float((abs(rates - theirs) / errors).max()))
    return {
        "length": round(length, 3),
        "length_c": round(stats.length, 3),
        "length_error": round(error, 3),
        "wins": [round(rate, 4) for rate in wins],
        "wins_c": [round(rate, 4) for rate in stats.wins],
        "wins_error": round(float(errors.max()), 4),
        "farthest": round(farthest, 2),
        "agrees": farthest < TOO_FAR,
    }
