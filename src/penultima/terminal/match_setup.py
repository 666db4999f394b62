"""From the command line to a table: by the rules that were typed, by a menu, or by taking up a saved match."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console

from penultima.booklets import Rules, booklet, booklet_for
from penultima.errors import RecordError
from penultima.terminal import saved_matches
from penultima.terminal.menu import agree, choose_booklet, choose_house_rules
from penultima.text import translator
from penultima.text.bot_names import with_bot_names
from penultima.text.languages import ENGLISH

if TYPE_CHECKING:
    from penultima.game import Record
    from penultima.terminal.local_table import LocalTable


def parse_rules(written: str, lang: str | None = None) -> Rules:
    """Rules as typed on the command line: classic if no edition is named, in `lang` if no language is."""
    words = written.split()
    first, *changes = words if words and not words[0].startswith("+") else ["classic", *words]
    printed = booklet(first)
    if lang and "/" not in first:
        printed = booklet_for(printed.edition, lang)
    return Rules.parse(" ".join([printed.id, *changes]))


def resume_match(path: Path, aside: Console, language: str = ENGLISH) -> LocalTable:
    """The table of a saved match."""
    from penultima.game import Record

    return _resume(Record.load(path), path, aside, language)


def _resume(record: Record, path: Path, aside: Console, language: str) -> LocalTable:
    if record.winners:
        again = saved_matches.shell_command("replay", str(path))
        raise RecordError(f"this match is over; {again} shows it again", "match-over", command=again)
    from penultima.terminal.local_table import resumed_table

    table = resumed_table(record)
    if table.rule_changed:
        words = translator(language)
        aside.print(words.error(table.rule_changed), words.say("ui-resumed-earlier"), style="yellow")
    return table


def set_up(console: Console, aside: Console, written: str, wishes: dict[str, Any]) -> tuple[LocalTable, Path | None]:
    """A new table; or, if the person agrees, the match that was left last and the file it is in."""
    language = wishes["lang"]
    asks = not written and console.is_terminal and sys.stdin.isatty()
    if asks and (found := _offer_last_match(console, aside, language)):
        return found
    rules = _choose(console, language) if asks else parse_rules(written, language)
    rules.check_players(wishes["players"])
    from penultima.bots import check_bot

    check_bot(wishes["bots"])
    from penultima.terminal.local_table import new_table

    named = {name: wishes[name] for name in ("players", "name", "bots", "seed", "assist", "lang")}
    return new_table(rules, **named), None


def _choose(console: Console, language: str) -> Rules:
    """Let the person choose a booklet and house rules from menus."""
    return choose_house_rules(console, choose_booklet(console, language).rules, language)


def _offer_last_match(console: Console, aside: Console, language: str) -> tuple[LocalTable, Path] | None:
    """Ask whether to go on with the match that was left last; its table and file if so."""
    found = saved_matches.last_unfinished()
    if not found:
        return None
    path, record = found
    from penultima.terminal.replay import bot_seats

    names = with_bot_names(record.names, bot_seats(record), language)
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, record.scores, strict=False))
    words = translator(language)
    question = words.say("ui-resume", booklet=record.rules, n=len(record.rounds), scores=scores)
    return (_resume(record, path, aside, language), path) if agree(console, question, words) else None
