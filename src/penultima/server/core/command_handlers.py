"""Command handlers: from a person's command to the facts it comes to, or to a refusal. They change nothing themselves.

There is one function for each kind of command, which says with `handles` for which; `handle` finds it. What only the
host may do is in `host_commands.py`.
"""

from __future__ import annotations

from penultima import protocol
from penultima.errors import NotationError
from penultima.game.fair import FairError
from penultima.game.move import SAY_UNO, Move, read_breath
from penultima.protocol import LONGEST_TEXT
from penultima.rules.reasons import Reason
from penultima.rules.settings import Uno
from penultima.server.core import facts, host_commands
from penultima.server.core.clean_text import clean
from penultima.server.core.clock import deals_left, grace_until, hold_until
from penultima.server.core.facts import AnyFact
from penultima.server.core.handlers import HANDLERS, Facts, free_seat, handles, heir_of, my_seat, only, only_host
from penultima.server.core.newcomers import join_facts
from penultima.server.core.refusals import HeldError, Refusal, RefusedError
from penultima.server.core.table import Table

__all__ = ["HANDLERS", "Facts", "handle", "host_commands", "move_facts"]


def handle(
    table: Table, person: int | None, command: protocol.Command, now: int, token: str = "", *, origin: str = ""
) -> Facts:
    """The facts that a person's command comes to; RefusedError if it may not be, HeldError if not yet.

    `person` is the number of whoever sent it, none for a connection that has not joined; `token` (hashed) is its key,
    `origin` a digest of its address.
    """
    if isinstance(command, protocol.Join):
        if person is not None:
            raise RefusedError(Refusal.NOT_NOW)
        return join_facts(table, command.name, token, origin, now)
    if person is None:
        raise RefusedError(Refusal.NOT_JOINED)
    if isinstance(command, protocol.Play):
        return _play(table, person, command, now)
    return HANDLERS[type(command)](table, person, command)


@handles(protocol.Sit)
def _sit(table: Table, person: int, command: protocol.Sit) -> Facts:
    """Before the match anywhere that is free; during it also in place of a bot, first of one that stands in for who
    left. Who has seen the cards of one seat in this round may have no other."""
    if table.status == "waiting":
        return [facts.Sat(person, free_seat(table, command.seat, lambda chair: chair.empty))]
    known = table.seat_seen(person) if table.status == "playing" else None
    if table.people[person].seat is not None or (known is not None and command.seat not in (None, known)):
        raise RefusedError(Refusal.NOT_NOW)
    wish = command.seat if known is None else known
    if wish is None:
        wish = next((seat for seat, chair in enumerate(table.chairs) if chair.vacated), None)
    return [facts.Sat(person, free_seat(table, wish, lambda chair: bool(chair.bot)))]


@handles(protocol.Stand)
def _stand(table: Table, person: int, _: protocol.Stand) -> Facts:
    my_seat(table, person)
    return [facts.Stood(person)]


@handles(protocol.Start)
def _start(table: Table, person: int, _: protocol.Start) -> Facts:
    only_host(table, person)
    only(table, "waiting")
    if sum(not chair.empty for chair in table.chairs) < 2:
        raise RefusedError(Refusal.TOO_FEW)
    return [facts.Started(deals=_enough_deals(table))]


def _enough_deals(table: Table) -> int:
    """More than any match has: rounds of a few points each, up to what is played for."""
    return 300 * -(-int(table.rules["target"]) // 500)


@handles(protocol.Next)
def _next(table: Table, person: int, _: protocol.Next) -> Facts:
    my_seat(table, person)
    only(table, "between")
    if table.paused_at:
        raise RefusedError(Refusal.PAUSED)
    if not deals_left(table):
        raise RefusedError(Refusal.NOT_NOW)
    return [facts.Wanted()]


@handles(protocol.Rematch)
def _rematch(table: Table, person: int, command: protocol.Rematch) -> Facts:
    if person != table.host:
        my_seat(table, person)
    only(table, "over")
    if command.start is not True:
        return [facts.Rematched()]
    only_host(table, person)
    waiting, _ = table.after(facts.Rematched(), table.at, "")
    return [facts.Rematched(), *_start(waiting, person, protocol.Start(cmd=command.cmd))]


@handles(protocol.Commit)
def _commit(table: Table, person: int, command: protocol.Commit) -> Facts:
    return [_contribution(table, facts.Committed(my_seat(table, person), command.value))]


@handles(protocol.Give)
def _give(table: Table, person: int, command: protocol.Give) -> Facts:
    return [_contribution(table, facts.Given(my_seat(table, person), command.value))]


def _contribution(table: Table, fact: facts.Committed | facts.Given) -> AnyFact:
    """A contribution to the shuffle, if the shuffle takes it now."""
    only(table, "dealing")
    try:
        table.after(fact, table.at, "")
    except FairError:
        raise RefusedError(Refusal.NOT_IN_SHUFFLE) from None
    return fact


@handles(protocol.Leave)
def _leave(table: Table, person: int, _: protocol.Leave) -> Facts:
    """A host who leaves for good is followed by somebody else, if anybody is left."""
    return [*heir_of(table, person), facts.Forgotten(person, table.people[person].name)]


@handles(protocol.Tap)
def _tap(table: Table, person: int, command: protocol.Tap) -> Facts:
    my_seat(table, person)
    only(table, "playing")
    if table.bot_pace != "tap" or table.tapped == table.decision:
        raise RefusedError(Refusal.NOT_NOW)
    if command.decision != table.decision:
        raise RefusedError(Refusal.LATE)
    return [facts.Tapped(person, command.decision)]


@handles(protocol.Say)
def _say(table: Table, person: int, command: protocol.Say) -> Facts:
    if table.people[person].muted:
        raise RefusedError(Refusal.MUTED)
    if command.phrase:
        return [facts.Said(person, phrase=command.phrase)]
    text = clean(command.text or "", LONGEST_TEXT)
    if not text:
        raise RefusedError(Refusal.NOTHING_SAID)
    if not table.opened.chat:
        raise RefusedError(Refusal.NO_CHAT)
    return [facts.Said(person, text=text)]


@handles(protocol.Assist)
def _assist(table: Table, person: int, command: protocol.Assist) -> Facts:
    return [facts.Assisted(my_seat(table, person), command.uno, command.time)]


def _play(table: Table, person: int, command: protocol.Play, now: int) -> Facts:
    seat = my_seat(table, person)
    try:
        move, with_uno = read_breath(command.move)
    except NotationError:
        raise RefusedError(Refusal.ILLEGAL, Reason.NO_SUCH_MOVE.name) from None
    with_uno = with_uno or table.chairs[seat].assist_uno
    return move_facts(table, seat, move, by="person", decision=command.decision, now=now, with_uno=with_uno)


def move_facts(
    table: Table, seat: int, move: Move, *, by: facts.Mover, decision: int, now: int, with_uno: bool = False
) -> Facts:
    """A move of a seat, whoever makes it, checked by the rules and by the times for UNO and catching."""
    if table.status != "playing" or table.match is None:
        raise RefusedError(Refusal.NOT_NOW)
    if table.paused_at:
        raise RefusedError(Refusal.PAUSED)
    call = move.is_call
    if not call and decision != table.decision:
        raise RefusedError(Refusal.LATE)
    reason = table.match.round.why_not(move, seat)
    if reason is not None:
        raise RefusedError(Refusal.ILLEGAL, reason.name)
    _check_timing(table, move, call, now)
    moved: Facts = [facts.Moved(seat, move.text, by)]
    if with_uno and move.card is not None and _uno_follows(table, seat, move):
        moved.append(facts.Moved(seat, SAY_UNO.text, by))
    return moved


def _check_timing(table: Table, move: Move, call: bool, now: int) -> None:
    """Who forgot UNO has a moment to remember it, then everybody a moment to notice; the next turn waits."""
    if call and move.seat is not None and now < grace_until(table, move.seat):
        raise RefusedError(Refusal.GRACE)
    if not call and now < (until := hold_until(table)):
        raise HeldError(until)


def _uno_follows(table: Table, seat: int, move: Move) -> bool:
    """Would UNO mean something right after this lay?"""
    assert table.match is not None
    if table.rules["uno"] == Uno.AUTOMATIC:
        return False
    trial = table.match.round.copy()
    trial.play(move, seat)
    return not trial.over and trial.why_not(SAY_UNO, seat) is None
