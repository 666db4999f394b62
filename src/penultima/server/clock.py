"""What is due at a table, and when: deals, bots, catches, and decisions that took too long.

Everything follows from the log: any process can tell what is due, only the one with the lease does it.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Literal

from penultima.bots.skills import ATTENTION
from penultima.game import Move
from penultima.rules.settings import OffOn
from penultima.server.seats import STAND_IN
from penultima.server.table import Table

DECIDE = {"untimed": 0, "relaxed": 60_000, "fast": 15_000}
"""Milliseconds for a decision; none for never."""
ATTEMPTS = 3
"""How often a round is dealt before it is played with nobody's part in it."""

Deed = Literal["seal", "deal", "abort", "next", "handover", "move", "jump", "uno", "catch", "timeout"]


@dataclass(frozen=True, slots=True)
class Manner:
    """How long bots take, and how long a table waits between rounds; tests have no patience."""

    think: int = 900
    shout: int = 500
    notice: int = 300
    contribute: int = 5_000
    between: int = 20_000


@dataclass(frozen=True, slots=True)
class Due:
    """A deed, its moment, and the seat (of a handover: the person) it is for; the decision and the moves made so far
    make its command id."""

    at: int
    deed: Deed
    seat: int = -1
    decision: int = 0
    step: int = 0

    @property
    def cmd(self) -> str:
        """The same deed has the same id in whichever process does it."""
        return f"auto/{self.deed}/{self.seat}/{self.decision}/{self.step}"


def grace_until(table: Table, seat: int) -> int:
    """Until when a seat that owes UNO cannot be caught."""
    since = dict(table.duties).get(seat)
    return 0 if since is None else since + _grace(table, seat)


def _grace(table: Table, seat: int) -> int:
    return table.opened.grace * (2 if table.chairs[seat].time else 1)


def hold_until(table: Table) -> int:
    """Until when the next turn's move waits: all grace and all catching time are over."""
    if not table.duties or not table.calls_open:
        return 0
    return max(since + _grace(table, seat) + table.opened.catching for seat, since in table.duties)


def decide_until(table: Table) -> int:
    """When the clock decides for the seat that is asked; 0 for never."""
    turn, time = table.turn, DECIDE[table.opened.pace]
    if turn is None or not time or table.chairs[turn].person is None:
        return 0
    return max(table.asked_at, hold_until(table)) + time * (2 if table.chairs[turn].time else 1)


def bot_since(table: Table, seat: int) -> int | None:
    """Since when (or from when on) a bot plays this seat; nothing if its person is here."""
    chair = table.chairs[seat]
    if chair.person is None:
        return 0
    person = table.people[chair.person]
    return None if person.here else person.left_at + table.opened.leaving


def due(table: Table, manner: Manner) -> Due | None:
    """What comes next by itself; nothing while nobody is here: the table waits."""
    if not table.anybody_here:
        return None
    if table.status == "dealing":
        return _deal(table, manner)
    if table.status == "between":
        timed = table.opened.pace != "untimed" and deals_left(table)
        return Due(table.since + manner.between, "next", decision=table.deals) if timed else None
    if table.status != "playing":
        return _handover(table)
    found = [*_shouts(table, manner), *_catches(table, manner), *_jumps(table, manner), *_decisions(table, manner)]
    return min(found, key=lambda one: one.at, default=None)


def _handover(table: Table) -> Due | None:
    """A table that only its host can start does not wait for one who left: somebody who sits there becomes the host."""
    host = table.people[table.host]
    heir = next((number for number, one in enumerate(table.people) if one.here and one.seat is not None), None)
    if host.here or heir is None:
        return None
    return Due(host.left_at + table.opened.leaving, "handover", heir, decision=host.left_at)


def wanted(table: Table) -> list[int]:
    """Seats whose person is here and has yet to do a part in the shuffle."""
    assert table.shuffler is not None
    return [seat for seat in table.shuffler.waiting if bot_since(table, seat) is None]


def steps(table: Table) -> int:
    """Moves made in this round; UNO may be one that leaves the question as it is."""
    return len(table.match.game.moves) if table.match else 0


def _deal(table: Table, manner: Manner) -> Due:
    """First all commit, then all give; nobody waits longer than a moment for the others. If everybody who committed is
    gone, nothing of theirs is in the cards: the deal is broken off, and whoever is there is asked again."""
    assert table.shuffler is not None
    deed: Deed = "seal" if table.shuffler.deal.stage == "open" else "abort" if in_vain(table) else "deal"
    patience = manner.contribute if wanted(table) else 0
    return Due(table.since + patience, deed, decision=table.shuffler.number + 1000 * table.matches)


def deals_left(table: Table) -> bool:
    """Is there a secret left for another deal?"""
    return table.shuffler is not None and table.shuffler.number < table.shuffler.transcript.length


def in_vain(table: Table) -> bool:
    """Has somebody committed to a part in this deal and nobody given one, and may it be dealt again?"""
    assert table.shuffler is not None
    deal = table.shuffler.deal
    marks = {part.mark for part in deal.parts}
    return deal.attempt < ATTEMPTS and deals_left(table) and "committed" in marks and "given" not in marks


def happens(table: Table, chance: Random, seat: int, trait: Literal["forgets", "notices"]) -> bool:
    """Is the bot on this seat as inattentive, or attentive, as its level now and then is?"""
    return chance.random() * 1000 < ATTENTION[table.chairs[seat].bot or STAND_IN].get(trait, 0)


def luck(table: Table, what: str, *about: int) -> Random:
    """The same chance in every process that reads the log."""
    return Random(f"penultima {what} {table.id} {table.matches} {table.deals} {about}")


def _shouts(table: Table, manner: Manner) -> list[Due]:
    """Bots that owe UNO and remember it."""
    if not table.calls_open:
        return []
    found = []
    for seat, since in table.duties:
        bot = bot_since(table, seat)
        forgets = happens(table, luck(table, "forget", seat, since), seat, "forgets")
        if bot is not None and bot <= since and not forgets:
            found.append(
                Due(since + min(manner.shout, table.opened.grace // 2), "uno", seat, table.decision, steps(table))
            )
    return found


def _catches(table: Table, manner: Manner) -> list[Due]:
    """For each duty each bot notices or it does not; it waits as a person would, and never plays for somebody away."""
    if not table.calls_open:
        return []
    found = []
    for whom, since in table.duties:
        for seat in _bots(table, but=whom):
            chance = luck(table, "catch", seat, whom, since)
            if happens(table, chance, seat, "notices"):
                wait = int(manner.notice + chance.random() * table.opened.catching * 0.7)
                at = grace_until(table, whom) + min(wait, table.opened.catching)
                found.append(Due(at, "catch", seat, whom + 10 * table.decision, steps(table)))
    return found


def _bots(table: Table, but: int | None) -> list[int]:
    """The seats of bots, one seat left out."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.bot and seat != but]


def _jumps(table: Table, manner: Manner) -> list[Due]:
    """Where the house allows it, bots that see that they hold the very card jump in, after a human time."""
    if table.match is None or table.turn is None or table.rules["jump_in"] == OffOn.OFF:
        return []
    found = []
    for seat in _bots(table, but=table.turn):
        chance = luck(table, "jump", seat, table.decision)
        if happens(table, chance, seat, "notices") and jump_in(table, seat) is not None:
            wait = int(manner.notice + chance.random() * manner.think)
            at = max(table.asked_at, hold_until(table)) + wait
            found.append(Due(at, "jump", seat, table.decision, steps(table)))
    return found


def jump_in(table: Table, seat: int) -> Move | None:
    """The card that a seat may lay out of turn."""
    assert table.match is not None
    return next((move for move in table.match.game.legal_moves(seat) if move.card is not None), None)


def _decisions(table: Table, manner: Manner) -> list[Due]:
    """The bot that is asked, or the clock of the person who is."""
    turn = table.turn
    if turn is None:
        return []
    found = []
    if until := decide_until(table):
        found.append(Due(until, "timeout", turn, table.decision, steps(table)))
    bot = bot_since(table, turn)
    if bot is not None:
        at = max(table.asked_at + manner.think, hold_until(table), bot)
        found.append(Due(at, "move", turn, table.decision, steps(table)))
    return found
