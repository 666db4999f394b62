"""Compiling the engine, told while it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from penultima.text import screen
from penultima.text.languages import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Callable


def warm(console: Console, language: str = ENGLISH, bots: str | None = None) -> None:
    """Make engine and bots ready; from a cold cache that takes a while and is shown, else it is done in silence."""
    say = screen(language).say
    with console.status(say("ui-setting-the-table")):
        from penultima.game.game import ENTRIES
        from penultima.rules import record

        minds = needed(bots)
    if record.INTERPRETED:
        return
    names = (*ENTRIES, "chacha", "shuffle_cards", "pick", *minds)
    words = say("ui-warming")
    if record.CACHE is None:
        console.print(say("ui-no-cache"), style="yellow", soft_wrap=True)
        words = say("ui-warming-again")
    elif record.is_compiled(names):
        record.warm_up(names)
        return
    if console.is_terminal:
        _with_a_bar(console, words, names, record.warm_up)
    else:
        console.print(words)
        record.warm_up(names)


def needed(bots: str | None) -> tuple[str, ...]:
    """What these bots need compiled."""
    if bots is None:
        return ()
    from penultima.bots.network import SEEING
    from penultima.bots.skills import TRAINED
    from penultima.bots.thinking import QUICK, SEARCHING, searches

    # Whatever they are, the careful bot plays where they cannot.
    return (*QUICK, *SEEING) if bots == TRAINED else SEARCHING if searches(bots) else QUICK


def _with_a_bar(console: Console, words: str, names: tuple[str, ...], warm_up: Callable[..., None]) -> None:
    columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(words, total=len(names))
        progress.refresh()

        def report(name: str) -> None:
            progress.update(task, description=f"{words} {name.replace('_', ' ')}")
            progress.advance(task)
            progress.refresh()

        warm_up(names, report)
