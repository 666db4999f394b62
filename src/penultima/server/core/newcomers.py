"""Who may join a table, under which name, and who is forgotten to make room.

One address must not be able to fill a table: it has so many names and no more, and people who never sat make room for
newcomers. Whoever sat keeps the number for good, since the seat can be come back to.
"""

from __future__ import annotations

from collections import Counter

from penultima.server.core import facts
from penultima.server.core.clean_text import clean_name, distinct_name
from penultima.server.core.handlers import Facts
from penultima.server.core.refusals import Refusal, RefusedError
from penultima.server.core.table import Table

MAX_PEOPLE = 60
"""How many may be at a table, watchers with a name included."""
MAX_PER_ORIGIN = 20
"""How many of them may have come from one address."""
FORGET_AFTER = 600_000
"""Milliseconds after which somebody who never sat and left may be forgotten."""


def join_facts(table: Table, name: str, token: str, origin: str, now: int) -> Facts:
    """The facts that make somebody a person at the table. Where the host has left for good, they are the host."""
    if not token:
        raise RefusedError(Refusal.NO_TOKEN)
    if is_banned(table, token, origin):
        raise RefusedError(Refusal.BANNED)
    forgotten = _who_makes_room(table, origin, now)
    # Not the number of somebody who is forgotten only now: whose client it is could not be told apart.
    number = next((number for number, one in enumerate(table.people) if one.gone and number != table.host), None)
    shown = clean_name(name)
    if not shown:
        raise RefusedError(Refusal.BAD_NAME)
    shown = distinct_name(shown, [one.name for one in table.people if not one.gone])
    found: Facts = [facts.Forgotten(one, table.people[one].name) for one in forgotten]
    found.append(facts.Joined(shown, token, number, origin))
    if table.people[table.host].gone:
        found.append(facts.Handed(len(table.people) if number is None else number))
    return found


def is_banned(table: Table, token: str, origin: str) -> bool:
    """Has the host banned this key, or whoever came from this address? Who is at the table already stays."""
    return any(one.token == token or (origin and one.origin == origin) for one in table.banned)


def _who_makes_room(table: Table, origin: str, now: int) -> list[int]:
    """Who is forgotten when somebody joins: all who never sat and left long ago. If the table is full, or the
    newcomer's address has all its names, one more who never sat and left. Of a full table that nobody left, the last
    one of the address with most names, if it has more than the newcomer's."""
    people = table.people
    never_sat = [number for number, one in enumerate(people) if not (one.gone or one.ever_sat or number == table.host)]
    away = sorted((people[number].left_at, number) for number in never_sat if not people[number].here)
    forgotten = [number for left_at, number in away if left_at + FORGET_AFTER <= now]
    names = Counter(one.origin for number, one in enumerate(people) if one.origin and number not in forgotten)
    if origin and names[origin] >= MAX_PER_ORIGIN:
        return [*forgotten, _first([number for _, number in away if people[number].origin == origin])]
    if sum(not one.gone for one in people) - len(forgotten) < MAX_PEOPLE:
        return forgotten
    crowd = [number for number in reversed(never_sat) if names[people[number].origin] > names[origin] + 1]
    crowd.sort(key=lambda number: -names[people[number].origin])
    return [_first([*(number for _, number in away), *crowd])]


def _first(numbers: list[int]) -> int:
    if not numbers:
        raise RefusedError(Refusal.TABLE_FULL)
    return numbers[0]
