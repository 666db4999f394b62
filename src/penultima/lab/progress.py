"""How a run is told while it happens: a bar in a terminal, else a line now and then."""

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

from penultima.lab.players import invited
from penultima.lab.playing import NEEDED
from penultima.lab.runs import Run, compiled
from penultima.rules import record
from penultima.text.screen import Screen

PAUSE = 10.0
"""Seconds between two lines."""

Advance = Callable[[int], None]
"""So many rounds more are played."""


def warm(console: Console, screen: Screen, run: Run) -> None:
    """Make the engine and the bots ready, which takes a while the first time; a bot that does not exist is refused."""
    words = screen.say("ui-warming-again")
    if not console.is_terminal:
        console.print(words, soft_wrap=True)
    with console.status(words):
        record.warm_up(("play_bots",) if compiled(run, run.rounds - 1) else NEEDED)
        with invited(run.players, run.seed):
            pass


class RateColumn(ProgressColumn):
    """How many rounds are played in a second."""

    def __init__(self, screen: Screen) -> None:
        super().__init__()
        self.screen = screen

    def render(self, task: Task) -> Text:
        """Nothing before the first rounds are played."""
        speed = task.finished_speed or task.speed
        return Text(self.screen.say("ui-lab-rate", n=round(speed)) if speed else "")


class Teller:
    """Tells how far a run has come."""

    def __init__(self, console: Console, screen: Screen, total: int) -> None:
        self.console = console
        self.screen = screen
        self.total = total

    def say(self, id_: str, **facts: object) -> None:
        """A sentence beside the bar."""
        self.console.print(self.screen.say(id_, **facts), soft_wrap=True, markup=False)

    @contextmanager
    def counting(self, done: int) -> Iterator[Advance]:
        """Count rounds from here on."""
        with self._bar(done) if self.console.is_terminal else self._lines(done) as advance:
            yield advance

    @contextmanager
    def _bar(self, done: int) -> Iterator[Advance]:
        words = TextColumn("{task.description}")
        columns = (SpinnerColumn(), words, BarColumn(), TaskProgressColumn(), RateColumn(self.screen))
        with Progress(*columns, TimeRemainingColumn(), console=self.console, transient=True) as progress:
            task = progress.add_task(self.screen.say("ui-lab-rounds", n=self.total), total=self.total, completed=done)
            yield lambda rounds: progress.advance(task, rounds)

    @contextmanager
    def _lines(self, done: int) -> Iterator[Advance]:
        began = told = time.monotonic()
        before = done

        def advance(rounds: int) -> None:
            nonlocal done, told
            done += rounds
            if time.monotonic() - told >= PAUSE:
                told = time.monotonic()
                rate = (done - before) / (told - began)
                left = (self.total - done) / rate
                self.say("ui-lab-line", done=done, total=self.total, rate=round(rate), seconds=round(left))

        yield advance
