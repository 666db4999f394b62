"""What only the host of a table may do: seats and people, pause, options, who is host."""

from __future__ import annotations

import msgspec

from penultima import protocol
from penultima.bots import BOTS
from penultima.server.core import facts
from penultima.server.core.handlers import Facts, free_seat, handles, only, only_host, playable_rules, playable_scores
from penultima.server.core.refusals import Refusal, RefusedError
from penultima.server.core.seats import Person
from penultima.server.core.table import Table


@handles(protocol.SeatBot)
def _seat_bot(table: Table, person: int, command: protocol.SeatBot) -> Facts:
    """Before a match on an empty chair; during it in place of whoever has the seat named."""
    only_host(table, person)
    if command.level not in BOTS:
        raise RefusedError(Refusal.NO_BOT)
    if table.status == "waiting":
        return [facts.Seated(free_seat(table, command.seat, lambda chair: chair.empty), command.level)]
    if command.seat is None:
        raise RefusedError(Refusal.TABLE_FULL)
    return [facts.Replaced(free_seat(table, command.seat, lambda chair: True), command.level)]


@handles(protocol.Remove)
def _remove(table: Table, person: int, command: protocol.Remove) -> Facts:
    """Before a match the chair is empty then; during it a bot plays on, in whose place anybody may sit down."""
    only_host(table, person)
    seat = free_seat(table, command.seat, lambda chair: True)
    if table.chairs[seat].empty:
        raise RefusedError(Refusal.SEAT_EMPTY)
    if table.status == "waiting":
        return [facts.Removed(seat)]
    if table.chairs[seat].person is None:
        raise RefusedError(Refusal.NOT_NOW)
    return [facts.Replaced(seat)]


def _somebody(table: Table, number: int) -> Person:
    """A person at the table; refused if nobody has that number."""
    if number >= len(table.people) or table.people[number].gone:
        raise RefusedError(Refusal.NO_PERSON)
    return table.people[number]


@handles(protocol.Dismiss)
def _dismiss(table: Table, person: int, command: protocol.Dismiss) -> Facts:
    only_host(table, person)
    somebody = _somebody(table, command.person)
    if command.person == person:
        raise RefusedError(Refusal.NOT_NOW)
    return [facts.Dismissed(command.person, somebody.name, command.ban)]


@handles(protocol.Unban)
def _unban(table: Table, person: int, command: protocol.Unban) -> Facts:
    only_host(table, person)
    if command.ban >= len(table.banned):
        raise RefusedError(Refusal.NO_PERSON)
    ban = table.banned[command.ban]
    if not (ban.origin or (command.key and ban.token)):
        raise RefusedError(Refusal.NOT_NOW)
    return [facts.Unbanned(command.ban, command.key)]


@handles(protocol.Mute)
def _mute(table: Table, person: int, command: protocol.Mute) -> Facts:
    only_host(table, person)
    if _somebody(table, command.person).muted == command.muted or command.person == person:
        raise RefusedError(Refusal.NOT_NOW)
    return [facts.Muted(command.person) if command.muted else facts.Unmuted(command.person)]


@handles(protocol.Pause)
def _pause(table: Table, person: int, _: protocol.Pause) -> Facts:
    only_host(table, person)
    only(table, "dealing", "playing", "between")
    if table.paused_at:
        raise RefusedError(Refusal.NOT_NOW)
    return [facts.Paused()]


@handles(protocol.Resume)
def _resume(table: Table, person: int, _: protocol.Resume) -> Facts:
    only_host(table, person)
    if not table.paused_at:
        raise RefusedError(Refusal.NOT_NOW)
    return [facts.Resumed()]


@handles(protocol.Host)
def _host(table: Table, person: int, command: protocol.Host) -> Facts:
    only_host(table, person)
    _somebody(table, command.person)
    return [facts.Handed(command.person)]


@handles(protocol.Public)
def _public(table: Table, person: int, command: protocol.Public) -> Facts:
    only_host(table, person)
    return [facts.Listed(command.public)]


@handles(protocol.Options)
def _options(table: Table, person: int, command: protocol.Options) -> Facts:
    """Everything as it is, but for what is named; what cannot be played is refused as a whole."""
    only_host(table, person)
    named = {name: value for name, value in msgspec.structs.asdict(command).items() if name not in ("cmd", "bot_pace")}
    pace: Facts = [] if command.bot_pace is msgspec.UNSET else [facts.Paced(command.bot_pace)]
    if pace and not any(value is not None for value in named.values()):
        return pace
    only(table, "waiting")
    wish = {name: getattr(table.opened, name) if value is None else value for name, value in named.items()}
    if sum(not chair.empty for chair in table.chairs) > wish["seats"]:
        raise RefusedError(Refusal.TOO_MANY)
    rules = playable_rules(wish["rules"], wish["seats"])
    if not table.matches:  # scores from elsewhere are for the first match only
        playable_scores(list(table.carried), rules, len(table.carried))
    return [facts.Changed(**wish | {"rules": str(rules)}), *pace]
