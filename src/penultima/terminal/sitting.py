"""A sitting at the table from the first line to the last: set up, play, save."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from rich.console import Console

from penultima.booklets import booklet
from penultima.terminal import saves
from penultima.terminal.cards import Painter
from penultima.terminal.picture import Picture
from penultima.terminal.plain import Plain
from penultima.terminal.play import LeaveTableError, Play
from penultima.terminal.screen import Screen
from penultima.terminal.seating import written_down
from penultima.terminal.table import Table
from penultima.terminal.telling import Teller
from penultima.text.languages import ENGLISH

if TYPE_CHECKING:
    from penultima.terminal.face import Face

PAUSE = 0.6


def interactive(console: Console) -> bool:
    """Can a picture be drawn and redrawn here?"""
    return console.is_terminal and not console.is_dumb_terminal and sys.stdin.isatty()


def sit_down(
    table: Table, console: Console, *, plain: bool, fast: bool, path: Path | None, language: str = ENGLISH
) -> None:
    """Play a match to its end, or save it when the person leaves."""
    teller = Teller(table.match.names, table.me, table.match.rules, language)
    painter = Painter(teller.screen, console.options.ascii_only)
    picture = Picture(teller, painter, booklet(table.match.rules.booklet).edition)
    drawn = interactive(console) and not plain
    face: Face = Screen(console, picture) if drawn else Plain(console, picture)
    pause = PAUSE if console.is_terminal and sys.stdin.isatty() and not fast else 0.0
    try:
        with leaving_on_signals():
            Play(table, face, teller, pause).run()
    except (LeaveTableError, EOFError, KeyboardInterrupt):
        _leave(table, console, path, teller)
    else:
        _finish(table, console, path, teller)
    finally:
        table.close()


@contextmanager
def leaving_on_signals() -> Iterator[None]:
    """A closed window or a polite kill leaves as Ctrl-C does."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = [signal.signal(number, leave) for number in numbers]
    try:
        yield
    finally:
        for number, handler in zip(numbers, before, strict=True):
            signal.signal(number, handler)


def _leave(table: Table, console: Console, path: Path | None, teller: Teller) -> None:
    """Save first, then speak."""
    try:
        kept = saves.keep(written_down(table), path)
    except OSError as error:
        console.print("\n" + teller.say("ui-not-saved", why=str(error.strerror or error)), markup=False)
        return
    again = saves.command("play", "--resume", str(kept))
    console.print(f"\n{teller.say('ui-leaving')}\n  {again}", markup=False, soft_wrap=True)


def _finish(table: Table, console: Console, path: Path | None, teller: Teller) -> None:
    """A match that has a file is kept whole."""
    if path is None:
        return
    try:
        saves.keep(written_down(table), path)
    except OSError as error:
        console.print(teller.say("ui-not-saved", why=str(error.strerror or error)), markup=False)
        return
    told = teller.say("ui-finished", path=str(path))
    console.print(f"{told}\n  {saves.command('replay', str(path))}", markup=False, soft_wrap=True)
