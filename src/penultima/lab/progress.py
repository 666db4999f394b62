"""Progress of a run or a study: a bar in a terminal, elsewhere a line now and then."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import (
    BarColumn,
    Progress,
    ProgressColumn,
    SpinnerColumn,
    Task,
    TaskProgressColumn,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from penultima.lab.bot_round import NEEDED
from penultima.lab.players import invited
from penultima.lab.runs import Run, is_compiled
from penultima.runtime import NATIVE, build_entries
from penultima.text.translator import Translator

PAUSE = 10.0
"""Seconds between two lines."""

Advance = Callable[[int], None]
"""Called with the number of rounds, or the amount of work, that was just finished."""


def prepare_engine(console: Console, translator: Translator, run: Run, *, move_by_move: bool = False) -> None:
    """Compile what this run needs, which takes a while the first time, and start every bot once: an unknown one is
    refused. `move_by_move`: all rounds are played in Python, however many they are."""
    words = translator.say("ui-warming-again")
    if NATIVE and not console.is_terminal:
        console.print(words, soft_wrap=True)
    with console.status(words):
        whole_rounds = not move_by_move and is_compiled(run, run.rounds - 1)
        build_entries(("play_bots",) if whole_rounds else NEEDED)
        with invited(run.players, run.seed):
            pass


class RateColumn(ProgressColumn):
    """How many rounds are played in a second."""

    def __init__(self, translator: Translator) -> None:
        super().__init__()
        self.translator = translator

    def render(self, task: Task) -> Text:
        """Nothing before the first rounds are played."""
        speed = task.finished_speed or task.speed
        return Text(self.translator.say("ui-lab-rate", n=round(speed)) if speed else "")


class ProgressReporter:
    """Reports how far a run is, in the language of the command."""

    def __init__(self, console: Console, translator: Translator, total: int) -> None:
        self.console = console
        self.translator = translator
        self.total = total

    def say(self, id_: str, **facts: object) -> None:
        """Print a sentence beside the bar."""
        self.console.print(self.translator.say(id_, **facts), soft_wrap=True, markup=False)

    @contextmanager
    def counting(self, done: int) -> Iterator[Advance]:
        """Report progress from `done` rounds on."""
        with self._bar(done) if self.console.is_terminal else self._lines(done) as advance:
            yield advance

    @contextmanager
    def _bar(self, done: int) -> Iterator[Advance]:
        words = TextColumn("{task.description}")
        columns = (SpinnerColumn(), words, BarColumn(), TaskProgressColumn(), RateColumn(self.translator))
        with Progress(*columns, TimeRemainingColumn(), console=self.console, transient=True) as progress:
            label = self.translator.say("ui-lab-rounds", n=self.total)
            task = progress.add_task(label, total=self.total, completed=done)
            yield lambda rounds: progress.advance(task, rounds)

    @contextmanager
    def _lines(self, done: int) -> Iterator[Advance]:
        began = reported = time.monotonic()
        before = done

        def advance(rounds: int) -> None:
            nonlocal done, reported
            done += rounds
            if time.monotonic() - reported >= PAUSE:
                reported = time.monotonic()
                rate = (done - before) / (reported - began)
                left = (self.total - done) / rate
                self.say("ui-lab-line", done=done, total=self.total, rate=round(rate), seconds=round(left))

        yield advance


@contextmanager
def percent_reporter(console: Console, label: str, total: int) -> Iterator[Advance]:
    """A bar with the time left; where there is no terminal, a line with the percentage now and then."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, speed_estimate_period=120) as progress:
        task = progress.add_task(label, total=total)
        reported = time.monotonic()

        def advance(work: int) -> None:
            nonlocal reported
            progress.advance(task, work)
            if not console.is_terminal and time.monotonic() - reported > PAUSE:
                reported = time.monotonic()
                console.print(f"{label}: {progress.tasks[0].percentage:.0f} %")

        yield advance
