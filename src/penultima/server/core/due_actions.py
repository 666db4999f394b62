"""Due actions: what happens at a table by itself, and when. Deals, bots, catches, and decisions that took too long.

`next_due` says what is next, `due_facts` what it comes to once its time has come; the same checks hold for the clock
and for bots as for people. Everything follows from the log: any process can tell what is due, only the one with the
lease does it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from penultima.bots.kernel.attention import NOTHING, Attention, reaction
from penultima.bots.registry import find_bot
from penultima.game import Move
from penultima.game.fair.hashing import digest
from penultima.game.fair.transcript import ATTEMPTS
from penultima.game.move import SAY_UNO
from penultima.rules.asking import Stage
from penultima.server.core import facts
from penultima.server.core.clock import (
    bot_since,
    deals_left,
    decide_until,
    grace_until,
    hold_until,
    missing_contributors,
)
from penultima.server.core.command_handlers import Facts, move_facts
from penultima.server.core.refusals import Refusal, RefusedError
from penultima.server.core.seats import STAND_IN
from penultima.server.core.table import Table

THINKING = {"slow": 2.5, "normal": 1.0, "fast": 0.35}
"""How much of a bot's usual time it takes at each pace; at the fourth, `tap`, it waits for somebody instead."""
MOST_DEALS = 1_000_000
"""More than the deals of any match, so that no two deals of a table have one number."""

Speakers = Sequence[tuple[Stage, int]]
"""Who may speak now and why, as `Round.speakers` says."""
ActionKind = Literal["seal", "deal", "abort", "next", "handover", "move", "jump", "uno", "catch", "timeout"]


@dataclass(frozen=True, slots=True)
class Timing:
    """How long bots take and how long a table waits, in milliseconds."""

    think: int = 900
    """A bot's time for a move."""
    shout: int = 500
    """A bot's time to say UNO."""
    notice: int = 300
    """The least time a bot needs to notice that somebody can be caught, or that it can jump in."""
    contribute: int = 5_000
    """How long a deal waits for contributions."""
    between: int = 20_000
    """The pause between the rounds of a timed table."""


@dataclass(frozen=True, slots=True)
class DueAction:
    """Something that happens by itself: its moment, its kind, and the seat (of a handover: the person) it is for. The
    decision and the number of moves so far make its command id."""

    at: int
    kind: ActionKind
    seat: int = -1
    decision: int = 0
    step: int = 0

    @property
    def cmd(self) -> str:
        """The same action has the same id in whichever process does it, so that the log takes it once."""
        return f"auto/{self.kind}/{self.seat}/{self.decision}/{self.step}"


def next_due(table: Table, timing: Timing) -> DueAction | None:
    """What comes next by itself; nothing while nobody is here: the table waits."""
    if not table.anybody_here:
        return None
    if table.paused_at:
        return _handover(table)
    if table.status == "dealing":
        return _deal(table, timing)
    if table.status == "between":
        timed = table.opened.pace != "untimed" and deals_left(table)
        return DueAction(table.status_since + timing.between, "next", decision=table.deals) if timed else None
    if table.status != "playing":
        return _handover(table)
    found = _decisions(table, timing)
    if table.match is not None and (table.uno_owed or any(chair.bot for chair in table.chairs)):
        speakers = table.match.round.speakers()
        found = [
            *_uno_calls(table, timing, speakers),
            *_catches(table, timing, speakers),
            *_jump_ins(table, timing, speakers),
            *found,
        ]
    return min(found, key=lambda one: one.at, default=None)


def _handover(table: Table) -> DueAction | None:
    """A table that only its host can start, or that is paused, does not wait for one who left: somebody who sits there
    becomes the host."""
    host = table.people[table.host]
    heir = next((number for number, one in enumerate(table.people) if one.here and one.seat is not None), None)
    if host.here or heir is None:
        return None
    # By the row: the heir may have given it back to the same absent host, and that is another handover.
    return DueAction(host.left_at + table.opened.leaving, "handover", heir, decision=table.seq)


def _deal(table: Table, timing: Timing) -> DueAction:
    """First all commit, then all give; nobody waits longer than a moment for the others. If everybody who committed is
    gone, nothing of theirs is in the cards: the deal is broken off, and whoever is there is asked again."""
    assert table.shuffler is not None
    kind: ActionKind = (
        "seal" if table.shuffler.deal.stage == "open" else "abort" if contributions_lost(table) else "deal"
    )
    wait = timing.contribute if missing_contributors(table) else 0
    return DueAction(table.status_since + wait, kind, decision=table.shuffler.number + MOST_DEALS * table.matches)


def contributions_lost(table: Table) -> bool:
    """Has somebody committed to a part in this deal and nobody given one, and may it be dealt again?"""
    assert table.shuffler is not None
    deal = table.shuffler.deal
    marks = {part.mark for part in deal.parts}
    return deal.attempt < ATTEMPTS and deals_left(table) and "committed" in marks and "given" not in marks


def deal_luck(table: Table) -> str:
    """The seed of all that bots do by chance in this round: from the secret of its deal, so nobody can foresee it, and
    everybody can check it once the round is over and the secret is revealed (docs/fairness.md)."""
    shuffler = table.shuffler
    assert shuffler is not None
    return digest("luck", shuffler.transcript.match, shuffler.number, shuffler.secret(shuffler.number)).hex()


def luck_key(table: Table) -> NDArray[np.uint32]:
    """The same as a key for `reaction`."""
    return np.frombuffer(bytes.fromhex(deal_luck(table)), "<u4").astype(np.uint32)


def reaction_time(
    table: Table, attention: Attention, seat: int, *, whom: int = 0, moment: int, most: int = 0
) -> int | None:
    """How long the bot on this seat takes to react, below `most` milliseconds; nothing if it forgets, or does not
    notice. Levels say how often they do."""
    entry = find_bot(table.chairs[seat].bot or STAND_IN)
    chance = 1000 - entry.forgets if attention is Attention.UNO else entry.notices
    found = int(reaction(luck_key(table), attention, seat, whom, moment, chance, most))
    return None if found == NOTHING else found


def moves_made(table: Table) -> int:
    """Moves made in this round. UNO is a move that leaves the decision as it is, so that ids need both."""
    return len(table.match.round.moves) if table.match else 0


def moves_before_question(table: Table) -> int:
    """Moves made in this round when the question that is open now was asked: all but the calls since."""
    moves = table.match.round.moves if table.match else []
    asked = len(moves)
    while asked and moves[asked - 1][1].is_call:
        asked -= 1
    return asked


def _uno_calls(table: Table, timing: Timing, speakers: Speakers) -> list[DueAction]:
    """Bots that owe UNO and remember it."""
    found, owed_after = [], dict(table.uno_owed_after)
    for seat, since in table.uno_owed:
        if (Stage.OWING, seat) not in speakers:
            continue
        bot = bot_since(table, seat)
        wait = reaction_time(table, Attention.UNO, seat, whom=seat, moment=owed_after.get(seat, 0))
        if bot is not None and bot <= since and wait is not None:
            at = since + min(timing.shout, table.opened.grace // 2)
            found.append(DueAction(at, "uno", seat, table.decision, moves_made(table)))
    return found


def _catches(table: Table, timing: Timing, speakers: Speakers) -> list[DueAction]:
    """Each bot notices each seat that owes UNO, or does not; it waits as a person would. A bot that only stands in for
    somebody who is away catches nobody."""
    found, owed_after, catching = [], dict(table.uno_owed_after), table.opened.catching
    for whom, _ in table.uno_owed:
        for seat in _bot_seats(table, speakers, Stage.OWING, Stage.NOTICING):
            if seat == whom:
                continue
            moment, most = owed_after.get(whom, 0), catching * 7 // 10
            wait = reaction_time(table, Attention.CATCH, seat, whom=whom, moment=moment, most=most)
            if wait is not None:
                at = grace_until(table, whom) + min(timing.notice + wait, catching)
                found.append(DueAction(at, "catch", seat, whom + 10 * table.decision, moves_made(table)))
    return found


def _bot_seats(table: Table, speakers: Speakers, *stages: Stage) -> list[int]:
    """The seats of bots that may speak now for one of these reasons."""
    return sorted(seat for stage, seat in speakers if stage in stages and table.chairs[seat].bot)


def _jump_ins(table: Table, timing: Timing, speakers: Speakers) -> list[DueAction]:
    """Where the house allows it, bots that notice that they hold the very card jump in, after a human time."""
    found = []
    for seat in _bot_seats(table, speakers, Stage.JUMPING):
        moment = moves_before_question(table)
        wait = reaction_time(table, Attention.JUMP, seat, moment=moment, most=timing.think)
        if wait is not None:
            at = max(table.asked_at, hold_until(table)) + timing.notice + wait
            found.append(DueAction(at, "jump", seat, table.decision, moves_made(table)))
    return found


def jump_in(table: Table, seat: int) -> Move | None:
    """The card that a seat may lay out of turn."""
    assert table.match is not None
    return next((move for move in table.match.round.legal_moves(seat) if move.card is not None), None)


def _decisions(table: Table, timing: Timing) -> list[DueAction]:
    """The bot that is asked, or the clock of the person who is."""
    turn = table.turn
    if turn is None:
        return []
    found = []
    if until := decide_until(table):
        found.append(DueAction(until, "timeout", turn, table.decision, moves_made(table)))
    bot = bot_since(table, turn)
    tapped = table.bot_pace == "tap"
    if bot is not None and (not tapped or table.tapped == table.decision):
        think = 0 if tapped else int(timing.think * THINKING[table.bot_pace])
        at = max(table.asked_at + think, hold_until(table), bot)
        found.append(DueAction(at, "move", turn, table.decision, moves_made(table)))
    return found


_FIXED: dict[str, Facts] = {
    "seal": [facts.Sealed()],
    "deal": [facts.Dealt()],
    "abort": [facts.Aborted()],
    "next": [facts.Wanted()],
}
"""Actions that always come to the same fact."""


def due_facts(table: Table, action: DueAction, timing: Timing, now: int, choice: Move | None = None) -> Facts:
    """What a due action comes to; refused if the table has moved on. `choice` is the move that a bot wants."""
    if action.kind in _FIXED or action.kind == "handover":
        if next_due(table, timing) != action:
            raise RefusedError(Refusal.NOT_NOW)
        return _FIXED.get(action.kind) or [facts.Handed(action.seat)]
    if action.kind == "catch":
        whom = Move(f"catch @{action.decision % 10}")
        return move_facts(table, action.seat, whom, by="bot", decision=0, now=now)
    if action.kind == "uno":
        return move_facts(table, action.seat, SAY_UNO, by="bot", decision=0, now=now)
    by: facts.Mover = "clock" if action.kind == "timeout" else "bot"
    if action.kind == "jump" and table.match is not None and table.turn != action.seat:
        choice = jump_in(table, action.seat)
    move = timeout_move(table) if action.kind == "timeout" else choice
    if move is None:
        raise RefusedError(Refusal.NOT_NOW)
    return move_facts(table, action.seat, move, by=by, decision=action.decision, now=now)


def timeout_move(table: Table) -> Move | None:
    """What the clock does for somebody who takes too long: the gentlest legal move."""
    return table.match.round.gentlest_move() if table.match else None
