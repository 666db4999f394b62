"""Other worlds that look the same to an audience, what is sent in them, and what nobody is ever sent."""

from __future__ import annotations

from copy import copy
from random import Random

import numpy as np

from penultima.protocol import News, Welcome, write
from penultima.server import scene
from penultima.server.facts import Row
from penultima.server.table import Table
from tests.server.knowledge import Audience


def news(table: Table, rows: list[Row], seat: Audience) -> bytes:
    """What an audience is told after these rows."""
    room = scene.room(table) if scene.changes_room(rows) else None
    told = [scene.told(row, seat) for row in rows]
    return write(News(seq=table.seq, told=told, room=room, look=scene.look(table, seat)))


def welcome(table: Table, seat: Audience, since: int) -> bytes:
    """What somebody is told who comes just now."""
    missed, story = scene.missed(table, seat, since), scene.story(table, seat)
    look = scene.look(table, seat)
    return write(Welcome(now=0, seq=table.seq, room=scene.room(table), look=look, missed=missed, story=story))


def another_world(table: Table, seat: Audience, chance: Random) -> Table:
    """The same table with all cards that this audience cannot see dealt otherwise."""
    assert table.match is not None
    match = table.match.copy()
    state = match.game.table
    others = [other for other in range(match.players) if other != seat]
    cards = [kind for other in others for kind in np.repeat(np.arange(55), state["hands"][0, other])]
    cards += state["draw"][0, : int(state["draw_size"][0])].tolist()
    chance.shuffle(cards)
    for other in others:
        size = int(state["hands"][0, other].sum())
        mine, cards = cards[:size], cards[size:]
        state["hands"][0, other] = np.bincount(mine, minlength=55)
        state["held"][0, other] = sum(1 << int(kind) for kind in set(mine))
    state["draw"][0, : len(cards)] = cards
    state["key"] = 7
    state["guilty"] = chance.randrange(2)
    if seat != int(state["asked"][0]) and int(state["drawn"][0]) >= 0:
        state["drawn"] = chance.randrange(55)
        state["must"] = chance.randrange(2)
    if seat != int(state["layer"][0]) and int(state["hidden"][0]) >= 0:
        state["hidden"] = chance.randrange(55)
    twin = copy(table)
    twin.match = match
    return twin


def secrets_of(table: Table) -> list[bytes]:
    """What nobody may be sent: keys, roots, secrets still needed, tokens."""
    assert table.match is not None
    assert table.shuffler is not None
    found = [table.opened.root, table.shuffler.root.hex(), table.shuffler.secret(table.shuffler.number + 1).hex()]
    if not table.match.game.over:
        found += [table.shuffler.secret(table.shuffler.number).hex(), table.match.game.key.hex()]
    return [text.encode() for text in found] + [person.token.encode() for person in table.people]
