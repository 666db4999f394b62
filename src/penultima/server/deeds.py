"""What comes to pass by itself, as facts: the same checks hold for the clock and for bots as for people."""

from __future__ import annotations

from penultima.bots import bot
from penultima.bots.skills import TRAINED
from penultima.bots.thinking import searches
from penultima.game import Move, View
from penultima.game.move import SAY_UNO
from penultima.server import facts
from penultima.server.clock import Due, Manner, due, jump_in
from penultima.server.desk import Facts, move_facts
from penultima.server.engine import search_ready, sight_ready
from penultima.server.refused import Refusal, RefusedError
from penultima.server.seats import STAND_IN
from penultima.server.table import Table

_PLAIN: dict[str, Facts] = {
    "seal": [facts.Sealed()],
    "deal": [facts.Dealt()],
    "abort": [facts.Aborted()],
    "next": [facts.Wanted()],
}
UNTIL_THEN = "hard"
"""Who plays for a bot whose search, or sight, is still being compiled: nobody waits for that."""


def due_facts(table: Table, coming: Due, manner: Manner, now: int, choice: Move | None = None) -> Facts:
    """What a due deed comes to; refused if the table has moved on. `choice` is what a bot wants."""
    if coming.deed in _PLAIN or coming.deed == "handover":
        if due(table, manner) != coming:
            raise RefusedError(Refusal.NOT_NOW)
        return _PLAIN.get(coming.deed) or [facts.Handed(coming.seat)]
    if coming.deed == "catch":
        whom = Move(f"catch @{coming.decision % 10}")
        return move_facts(table, coming.seat, whom, by="bot", decision=0, now=now)
    if coming.deed == "uno":
        return move_facts(table, coming.seat, SAY_UNO, by="bot", decision=0, now=now)
    by: facts.Mover = "clock" if coming.deed == "timeout" else "bot"
    if coming.deed == "jump" and table.match is not None and table.turn != coming.seat:
        choice = jump_in(table, coming.seat)
    move = gentlest(table) if coming.deed == "timeout" else choice
    if move is None:
        raise RefusedError(Refusal.NOT_NOW)
    return move_facts(table, coming.seat, move, by=by, decision=coming.decision, now=now)


def gentlest(table: Table) -> Move | None:
    """What the clock does for somebody who takes too long."""
    return table.match.game.gentlest_move() if table.match else None


def bot_choice(table: Table, view: View) -> Move | None:
    """What the bot of a seat, or the one that stands in for a person, would do; asked, it always does something."""
    seat = view.seat or 0
    return bot(level_now(table, seat), f"{table.id}/{seat}").choose(view)


def level_now(table: Table, seat: int) -> str:
    """Who decides on a seat that no person plays."""
    level = table.chairs[seat].bot or STAND_IN
    ready = sight_ready() if level == TRAINED else search_ready() if searches(level) else True
    return level if ready else UNTIL_THEN
