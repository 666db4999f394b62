"""From the command line to a table: the rules wished for, the menu, or the match that was left last."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from penultima.booklets import Rules, booklet, booklet_for
from penultima.errors import RecordError
from penultima.terminal import saves
from penultima.terminal.house import choose_house_rules
from penultima.terminal.menu import agree, choose_booklet
from penultima.terminal.warming import warm
from penultima.text import screen
from penultima.text.languages import ENGLISH

if TYPE_CHECKING:
    from penultima.game import Record
    from penultima.terminal.table import Table


def parse_rules(written: str, lang: str | None = None) -> Rules:
    """Rules as text; without an edition classic, without a language the screen's."""
    words = written.split()
    first, *changes = words if words and not words[0].startswith("+") else ["classic", *words]
    printed = booklet(first)
    if lang and "/" not in first:
        printed = booklet_for(printed.edition, lang)
    return Rules.parse(" ".join([printed.id, *changes]))


def go_on(path: Path, aside: Console, language: str = ENGLISH) -> Table:
    """The table of a saved match."""
    warm(aside, language)
    from penultima.game import Record

    return _resume(Record.load(path), path)


def _resume(record: Record, path: Path) -> Table:
    if record.winners:
        again = saves.command("replay", str(path))
        raise RecordError(f"this match is over; {again} shows it again", "match-over", command=again)
    from penultima.terminal.seating import resumed

    return resumed(record)


def arrive(console: Console, aside: Console, written: str, wishes: dict[str, Any]) -> tuple[Table, Path | None]:
    """A new table, or the last one that was left and the file it is in."""
    language = wishes["lang"]
    asks = not written and console.is_terminal and sys.stdin.isatty()
    if asks and (found := _offer_the_last(console, aside, language)):
        return found
    rules = _choose(console, language) if asks else parse_rules(written, language)
    rules.check_players(wishes["players"])
    from penultima.bots import check_bot

    check_bot(wishes["bots"])
    warm(aside, language, wishes["bots"])
    from penultima.terminal.seating import new_table

    named = {name: wishes[name] for name in ("players", "name", "bots", "seed", "assist", "lang")}
    return new_table(rules, **named), None


def _choose(console: Console, language: str) -> Rules:
    """A booklet, and what the table plays otherwise."""
    return choose_house_rules(console, choose_booklet(console, language).rules, language)


def _offer_the_last(console: Console, aside: Console, language: str) -> tuple[Table, Path] | None:
    """The match that was left last, if the person wants it."""
    if not saves.any_saved():
        return None
    warm(aside, language)
    found = saves.last_unfinished()
    if not found:
        return None
    path, record = found
    scores = ", ".join(f"{name} {score}" for name, score in zip(record.names, record.scores, strict=False))
    words = screen(language)
    question = words.say("ui-resume", booklet=record.rules, n=len(record.rounds), scores=scores)
    return (_resume(record, path), path) if agree(console, question, words) else None
