"""Tables that differ only in cards an audience cannot see, what is sent from them, and what nobody is ever sent."""

from __future__ import annotations

from copy import copy
from random import Random

import numpy as np

from penultima.protocol import News, Welcome, write
from penultima.server.core import projections
from penultima.server.core.facts import Row
from penultima.server.core.table import Table
from penultima.server.core.view_reader import ViewReader
from tests.server.knowledge import Audience

READER = ViewReader()


def news(table: Table, rows: list[Row], seat: Audience) -> bytes:
    """The message that an audience is sent after these rows."""
    info = projections.table_info(table) if projections.changes_table_info(rows) else None
    items = [projections.news_item(row, seat) for row in rows]
    return write(News(seq=table.seq, items=items, info=info, view=projections.seat_view(table, seat, READER)))


def welcome(table: Table, seat: Audience, since: int) -> bytes:
    """The message that somebody is sent who comes just now."""
    missed, story = projections.missed(table, seat, since), projections.round_so_far(table, seat)
    view = projections.seat_view(table, seat, READER)
    return write(
        Welcome(now=0, seq=table.seq, info=projections.table_info(table), view=view, missed=missed, story=story)
    )


def other_hidden_cards(table: Table, seat: Audience, chance: Random) -> Table:
    """The same table with all cards that this audience cannot see dealt otherwise."""
    assert table.match is not None
    match = table.match.copy()
    state = match.round.states
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
        state["must_lay"] = chance.randrange(2)
    if seat != int(state["laid_by"][0]) and int(state["hidden"][0]) >= 0:
        state["hidden"] = chance.randrange(55)
    changed = copy(table)
    changed.match = match
    return changed


def secrets_of(table: Table) -> list[bytes]:
    """What nobody may be sent: keys, roots, secrets still needed, tokens."""
    assert table.match is not None
    assert table.shuffler is not None
    found = [table.opened.root, table.shuffler.root.hex(), table.shuffler.secret(table.shuffler.number + 1).hex()]
    if not table.match.round.over:
        found += [table.shuffler.secret(table.shuffler.number).hex(), table.match.round.key.hex()]
    return [text.encode() for text in found] + [person.token.encode() for person in table.people]
