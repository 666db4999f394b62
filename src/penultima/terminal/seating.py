"""Who sits where: a new table, one that was left, and what is written down about it."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from penultima.bots import is_bot
from penultima.errors import RecordError
from penultima.game import Match, Record
from penultima.terminal.table import Table
from penultima.text import screen
from penultima.text.languages import ENGLISH

if TYPE_CHECKING:
    from penultima.booklets import Rules


def names_for(name: str, players: int, language: str = ENGLISH) -> list[str]:
    """The person's name and animals that are called otherwise."""
    names = screen(language).say("ui-animals").split()
    animals = [animal for animal in names if animal.casefold() != name.casefold()]
    return [name, *animals[: players - 1]]


def new_table(
    rules: Rules, *, players: int, name: str, bots: str, seed: int | None, assist: bool, lang: str = ENGLISH
) -> Table:
    """A new match; the person sits at seat 0, the animals follow to the left."""
    seed = secrets.randbits(63) if seed is None else seed
    match = Match(rules, players, seed=seed, names=names_for(name, players, lang))
    return Table(match, bots=bots, seed=seed, assist=assist)


def written_down(table: Table) -> Record:
    """The match as it stands, and who sits where."""
    assist = "yes" if table.assist else "no"
    return Record.of(table.match, me=str(table.me), bots=table.kind, seed=str(table.seed), assist=assist)


def resumed(record: Record) -> Table:
    """The table of a record, at the very point where it was left."""
    extra = record.extra
    bots, seed, me = extra.get("bots", "random"), extra.get("seed", "0"), extra.get("me", "0")
    numbers = seed.removeprefix("-").isdecimal() and me.isdecimal() and len(seed) + len(me) < 100
    if not numbers or not is_bot(bots) or int(me) >= record.players:
        raise RecordError("this record was not left at a table that can be resumed", "not-resumable")
    return Table(record.replay(), me=int(me), bots=bots, seed=int(seed), assist=extra.get("assist") == "yes")
