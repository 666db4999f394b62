"""What all command handlers share: the list of them, and the conditions that most of them ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import UnsetType

from penultima import protocol
from penultima.booklets import Rules
from penultima.errors import PenultimaError
from penultima.rules.settings import MatchKind
from penultima.server.core import facts
from penultima.server.core.facts import AnyFact
from penultima.server.core.refusals import Refusal, RefusedError
from penultima.server.core.seats import Chair
from penultima.server.core.table import Table

Facts = list[AnyFact]
C = TypeVar("C", bound=protocol.Command)
HANDLERS: dict[type[protocol.Command], Callable[[Table, int, Any], Facts]] = {}
"""The function for each kind of command but `join` and `play`, which need to know more."""


def handles(kind: type[C]) -> Callable[[Callable[[Table, int, C], Facts]], Callable[[Table, int, C], Facts]]:
    """Marks the function that handles a kind of command."""

    def register(handler: Callable[[Table, int, C], Facts]) -> Callable[[Table, int, C], Facts]:
        HANDLERS[kind] = handler
        return handler

    return register


def only_host(table: Table, person: int) -> None:
    """Refuse anybody but the host."""
    if person != table.host:
        raise RefusedError(Refusal.ONLY_HOST)


def only(table: Table, *statuses: str) -> None:
    """Refuse what cannot be done while the table does something else."""
    if table.status not in statuses:
        raise RefusedError(Refusal.NOT_NOW)


def my_seat(table: Table, person: int) -> int:
    """The seat of a person; refused if they have none."""
    seat = table.people[person].seat
    if seat is None:
        raise RefusedError(Refusal.NOT_SEATED)
    return seat


def free_seat(table: Table, wish: int | None, free: Callable[[Chair], bool]) -> int:
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


def heir_of(table: Table, person: int) -> Facts:
    """If the host goes, somebody else is host: of those who are here and sit, who are here, who sit, or anybody."""
    others = [(one, number) for number, one in enumerate(table.people) if number != person and not one.gone]
    if person != table.host or not others:
        return []
    _, heir = max(others, key=lambda pair: (pair[0].here, pair[0].seat is not None, -pair[1]))
    return [facts.Handed(heir)]


def playable_rules(text: str, seats: int) -> Rules:
    """Rules for so many players; refused, with the reason, if there are no such rules or too few cards."""
    try:
        rules = Rules.parse(text)
        rules.check_players(seats)
    except PenultimaError as error:
        arguments = {name: str(value) for name, value in error.facts.items()}
        raise RefusedError(Refusal.BAD_RULES, error.code, **arguments) from None
    return rules


def playable_scores(scores: list[int] | UnsetType, rules: Rules, seats: int) -> list[int]:
    """The scores with which a match goes on, one for each seat; refused if it could not have come so far."""
    if isinstance(scores, UnsetType) or not scores:
        return []
    if len(scores) != seats or max(scores) >= rules["target"] or rules["match"] == MatchKind.ROUND:
        raise RefusedError(Refusal.CARRIED)
    return scores
