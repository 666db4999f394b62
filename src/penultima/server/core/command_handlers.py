"""Command handlers: from a person's command to the facts it comes to, or to a refusal. They change nothing themselves.

There is one function for each kind of command, which says with `_handles` for which; `handle` finds it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from penultima import protocol
from penultima.booklets import Rules
from penultima.bots import BOTS
from penultima.errors import NotationError, PenultimaError
from penultima.game import Move
from penultima.game.fair import FairError
from penultima.game.move import SAY_UNO
from penultima.protocol import LONGEST_TEXT
from penultima.rules.reasons import Reason
from penultima.rules.settings import Uno
from penultima.server.core import facts
from penultima.server.core.clean_text import clean
from penultima.server.core.clock import deals_left, grace_until, hold_until
from penultima.server.core.facts import AnyFact
from penultima.server.core.refusals import HeldError, Refusal, RefusedError
from penultima.server.core.seats import Chair
from penultima.server.core.table import Table

MAX_PEOPLE = 60
"""How many may be at a table, watchers with a name included."""

Facts = list[AnyFact]
C = TypeVar("C", bound=protocol.Command)
HANDLERS: dict[type[protocol.Command], Callable[[Table, int, Any], Facts]] = {}
"""The function for each kind of command but `join` and `play`, which need to know more."""


def _handles(kind: type[C]) -> Callable[[Callable[[Table, int, C], Facts]], Callable[[Table, int, C], Facts]]:
    """Marks the function that handles a kind of command."""

    def register(handler: Callable[[Table, int, C], Facts]) -> Callable[[Table, int, C], Facts]:
        HANDLERS[kind] = handler
        return handler

    return register


def handle(table: Table, person: int | None, command: protocol.Command, now: int, token: str = "") -> Facts:
    """The facts that a person's command comes to; RefusedError if it may not be, HeldError if not yet.

    `person` is the number of whoever sent it, none for a connection that has not joined; `token` (hashed) is its key.
    """
    if isinstance(command, protocol.Join):
        return _join(table, person, command, token)
    if person is None:
        raise RefusedError(Refusal.NOT_JOINED)
    if isinstance(command, protocol.Play):
        return _play(table, person, command, now)
    return HANDLERS[type(command)](table, person, command)


def _join(table: Table, person: int | None, command: protocol.Join, token: str) -> Facts:
    if person is not None:
        raise RefusedError(Refusal.NOT_NOW)
    if not token:
        raise RefusedError(Refusal.NO_TOKEN)
    if len(table.people) >= MAX_PEOPLE:
        raise RefusedError(Refusal.TABLE_FULL)
    return [facts.Joined(clean_name(command.name), token)]


def clean_name(name: str) -> str:
    """A name as it will be shown."""
    shown = clean(name)
    if not shown:
        raise RefusedError(Refusal.BAD_NAME)
    return shown


def _only_host(table: Table, person: int) -> None:
    if person != table.host:
        raise RefusedError(Refusal.ONLY_HOST)


def _only(table: Table, *statuses: str) -> None:
    if table.status not in statuses:
        raise RefusedError(Refusal.NOT_NOW)


def _my_seat(table: Table, person: int) -> int:
    seat = table.people[person].seat
    if seat is None:
        raise RefusedError(Refusal.NOT_SEATED)
    return seat


def _free_seat(table: Table, wish: int | None, free: Callable[[Chair], bool]) -> int:
    """The seat wished for, or the first free one."""
    if wish is None:
        wish = next((seat for seat, chair in enumerate(table.chairs) if free(chair)), None)
        if wish is None:
            raise RefusedError(Refusal.TABLE_FULL)
    if wish >= len(table.chairs):
        raise RefusedError(Refusal.NO_SEAT)
    if not free(table.chairs[wish]):
        raise RefusedError(Refusal.SEAT_TAKEN)
    return wish


@_handles(protocol.Sit)
def _sit(table: Table, person: int, command: protocol.Sit) -> Facts:
    """Before the match anywhere that is free; during it only for somebody who left, and who has seen the cards of one
    seat in this round may have no other."""
    if table.status != "waiting":
        known = table.people[person].given_up_seat if table.status == "playing" else None
        if table.people[person].seat is not None or (known is not None and command.seat not in (None, known)):
            raise RefusedError(Refusal.NOT_NOW)
        wish = command.seat if known is None else known
        return [facts.Sat(person, _free_seat(table, wish, lambda chair: chair.vacated))]
    return [facts.Sat(person, _free_seat(table, command.seat, lambda chair: chair.empty))]


@_handles(protocol.Stand)
def _stand(table: Table, person: int, _: protocol.Stand) -> Facts:
    _my_seat(table, person)
    return [facts.Stood(person)]


@_handles(protocol.SeatBot)
def _seat_bot(table: Table, person: int, command: protocol.SeatBot) -> Facts:
    _only_host(table, person)
    _only(table, "waiting")
    if command.level not in BOTS:
        raise RefusedError(Refusal.NO_BOT)
    return [facts.Seated(_free_seat(table, command.seat, lambda chair: chair.empty), command.level)]


@_handles(protocol.Remove)
def _remove(table: Table, person: int, command: protocol.Remove) -> Facts:
    _only_host(table, person)
    _only(table, "waiting")
    if command.seat >= len(table.chairs):
        raise RefusedError(Refusal.NO_SEAT)
    if table.chairs[command.seat].empty:
        raise RefusedError(Refusal.SEAT_EMPTY)
    return [facts.Removed(command.seat)]


@_handles(protocol.Host)
def _host(table: Table, person: int, command: protocol.Host) -> Facts:
    _only_host(table, person)
    if command.person >= len(table.people):
        raise RefusedError(Refusal.NO_PERSON)
    return [facts.Handed(command.person)]


@_handles(protocol.Public)
def _public(table: Table, person: int, command: protocol.Public) -> Facts:
    _only_host(table, person)
    return [facts.Listed(command.public)]


@_handles(protocol.Options)
def _options(table: Table, person: int, command: protocol.Options) -> Facts:
    """Everything as it is, but for what is named; what cannot be played is refused as a whole."""
    _only_host(table, person)
    _only(table, "waiting")
    named = {name: value for name, value in msgspec.structs.asdict(command).items() if name != "cmd"}
    wish = {name: getattr(table.opened, name) if value is None else value for name, value in named.items()}
    if sum(not chair.empty for chair in table.chairs) > wish["seats"]:
        raise RefusedError(Refusal.TOO_MANY)
    return [facts.Changed(**wish | {"rules": str(playable_rules(wish["rules"], wish["seats"]))})]


def playable_rules(text: str, seats: int) -> Rules:
    """Rules for so many players; refused, with the reason, if there are no such rules or too few cards."""
    try:
        rules = Rules.parse(text)
        rules.check_players(seats)
    except PenultimaError as error:
        arguments = {name: str(value) for name, value in error.facts.items()}
        raise RefusedError(Refusal.BAD_RULES, error.code, **arguments) from None
    return rules


@_handles(protocol.Start)
def _start(table: Table, person: int, _: protocol.Start) -> Facts:
    _only_host(table, person)
    _only(table, "waiting")
    if sum(not chair.empty for chair in table.chairs) < 2:
        raise RefusedError(Refusal.TOO_FEW)
    return [facts.Started(deals=_enough_deals(table))]


def _enough_deals(table: Table) -> int:
    """More than any match has: rounds of a few points each, up to what is played for."""
    return 300 * -(-int(table.rules["target"]) // 500)


@_handles(protocol.Next)
def _next(table: Table, person: int, _: protocol.Next) -> Facts:
    _my_seat(table, person)
    _only(table, "between")
    if not deals_left(table):
        raise RefusedError(Refusal.NOT_NOW)
    return [facts.Wanted()]


@_handles(protocol.Rematch)
def _rematch(table: Table, person: int, _: protocol.Rematch) -> Facts:
    if person != table.host:
        _my_seat(table, person)
    _only(table, "over")
    return [facts.Rematched()]


@_handles(protocol.Commit)
def _commit(table: Table, person: int, command: protocol.Commit) -> Facts:
    return [_contribution(table, facts.Committed(_my_seat(table, person), command.value))]


@_handles(protocol.Give)
def _give(table: Table, person: int, command: protocol.Give) -> Facts:
    return [_contribution(table, facts.Given(_my_seat(table, person), command.value))]


def _contribution(table: Table, fact: facts.Committed | facts.Given) -> AnyFact:
    """A contribution to the shuffle, if the shuffle takes it now."""
    _only(table, "dealing")
    try:
        table.after(fact, table.at, "")
    except FairError:
        raise RefusedError(Refusal.NOT_IN_SHUFFLE) from None
    return fact


@_handles(protocol.Say)
def _say(table: Table, person: int, command: protocol.Say) -> Facts:
    if command.phrase:
        return [facts.Said(person, phrase=command.phrase)]
    text = clean(command.text or "", LONGEST_TEXT)
    if not text:
        raise RefusedError(Refusal.NOTHING_SAID)
    if not table.opened.chat:
        raise RefusedError(Refusal.NO_CHAT)
    return [facts.Said(person, text=text)]


@_handles(protocol.Assist)
def _assist(table: Table, person: int, command: protocol.Assist) -> Facts:
    return [facts.Assisted(_my_seat(table, person), command.uno, command.time)]


def _play(table: Table, person: int, command: protocol.Play, now: int) -> Facts:
    seat = _my_seat(table, person)
    move, with_uno = _read_move(command.move)
    with_uno = with_uno or table.chairs[seat].assist_uno
    return move_facts(table, seat, move, by="person", decision=command.decision, now=now, with_uno=with_uno)


def _read_move(text: str) -> tuple[Move, bool]:
    """A move, and whether UNO is said with it."""
    word, _, rest = text.partition(" ")
    try:
        if rest.strip() == SAY_UNO.text and Move(word).card is not None:
            return Move(word), True
        return Move(text), False
    except NotationError:
        raise RefusedError(Refusal.ILLEGAL, Reason.NO_SUCH_MOVE.name) from None


def move_facts(
    table: Table, seat: int, move: Move, *, by: facts.Mover, decision: int, now: int, with_uno: bool = False
) -> Facts:
    """A move of a seat, whoever makes it, checked by the rules and by the times for UNO and catching."""
    if table.status != "playing" or table.match is None:
        raise RefusedError(Refusal.NOT_NOW)
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
