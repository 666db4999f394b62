"""Tables with a long history, and their logs in a store."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from penultima.server.core import facts
from penultima.server.core.facts import Row
from penultima.server.core.snapshots import write_snapshot
from penultima.server.core.table import Table, replay
from penultima.server.live.store import Append, Fate, Store, StoredSnapshot
from tests.server.offline_table import OfflineTable, any_move


def play_some(offline: OfflineTable, chance: Random, moves: int) -> Iterator[Table]:
    """Go on with moves, chat, deals and rematches, and see every table on the way."""
    for _ in range(moves):
        status = offline.table.status
        if status == "playing":
            found = any_move(offline, chance, lambda move: move != "draw") or any_move(offline, chance)
            assert found is not None
            offline.write(facts.Moved(*found))
        elif status == "between":
            offline.write(facts.Wanted())
        elif status == "dealing":
            offline.shuffle()
        elif status == "over":
            offline.write(facts.Rematched())
        else:
            offline.start()
        if chance.random() < 0.05:
            offline.write(facts.Said(0, phrase="hello"))
        yield offline.table


def long_table(rows: int) -> OfflineTable:
    """A table with so many rows, of several matches."""
    offline = OfflineTable(people=3, grace=0, catching=0, rules="classic/en +match=round")
    chance = Random(rows)
    while len(offline.rows) < rows:
        for _ in play_some(offline, chance, 50):
            pass
    return offline


async def stored(store: Store, offline: OfflineTable) -> None:
    """The log of a table in a store, written in large pieces and with the snapshots that a server would write."""
    snapshots = {}
    table: Table | None = None
    matches = 0
    for row in offline.rows:
        table = replay([row], {}, table)
        assert table is not None
        if table.matches != matches:
            matches = table.matches
            snapshots[row.seq] = (StoredSnapshot(matches, row.seq, write_snapshot(table)),)
        elif isinstance(row.fact, facts.Dealt):
            snapshots[row.seq] = (StoredSnapshot(0, row.seq, write_snapshot(table)),)
    piece: list[Row] = []
    for row in offline.rows:
        piece.append(row)
        if row.seq in snapshots or row is offline.rows[-1]:
            assert await store.append(Append(tuple(piece), None, snapshots.get(row.seq, ()))) is Fate.DONE
            piece = []
