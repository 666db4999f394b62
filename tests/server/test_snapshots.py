"""A table comes back from its snapshot and the rows after it as from its whole log, however long that is."""

from __future__ import annotations

import asyncio
import dataclasses
import itertools
import threading
import zlib
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from penultima import protocol
from penultima.server.core import facts
from penultima.server.core.facts import Row
from penultima.server.core.projections import missed, round_so_far, seat_view, table_info
from penultima.server.core.snapshots import FORMAT, Snapshot, _known_names, read_snapshot, resume, write_snapshot
from penultima.server.core.table import WHOLE_STATE_EVERY, Table, replay
from penultima.server.core.table_match import LAYOUT, PastRound, changed_state, digest, rules_digest, state_change
from penultima.server.core.view_reader import ViewReader
from penultima.server.live.store import (
    Append,
    load_table,
    open_store,
    table_after_match,
)
from penultima.server.live.store.interface import StoreDamagedError
from penultima.server.live.store.loading import _replayed
from penultima.server.live.store.migrations import MARK_EVERY
from penultima.server.live.store.sqlite import SqliteStore
from penultima.server.ops.archive import WAITING, Records, TooManyRecordsError, record_of
from tests.server.in_process import a_registry, table_in_play
from tests.server.long_tables import long_table, play_some, stored
from tests.server.offline_table import OfflineTable, any_move


def same_table(one: Table, other: Table) -> None:
    """Everything is the same, but for the rounds before the present one."""
    apart = {"match", "shuffler", "recent_rows", "replay_differences"}
    for field in dataclasses.fields(Table):
        if field.name not in apart:
            assert getattr(one, field.name) == getattr(other, field.name), field.name
    assert one.recent_rows == other.recent_rows
    assert (one.shuffler is None) == (other.shuffler is None)
    if one.shuffler and other.shuffler:
        assert one.shuffler.transcript == other.shuffler.transcript
        assert one.shuffler.root == other.shuffler.root
    same_match(one.match, other.match)
    for seat in (None, *range(len(one.chairs))):
        if one.match is None or seat is None or seat < one.match.players:
            assert seat_view(one, seat, ViewReader()) == seat_view(other, seat, ViewReader())
        assert round_so_far(one, seat) == round_so_far(other, seat)
        assert missed(one, seat, max(0, one.seq - 50)) == missed(other, seat, max(0, one.seq - 50))
    assert table_info(one) == table_info(other)


def same_match(one: Any, other: Any) -> None:
    """The same match: everything that counts for how it goes on."""
    if one is None or other is None:
        assert one is other
        return
    for name in ("rules", "players", "names", "scores", "rules_version", "dealer_draws", "opening", "winners"):
        assert getattr(one, name) == getattr(other, name), name
    assert len(one.rounds) == len(other.rounds)
    assert one.round.states.tobytes() == other.round.states.tobytes()
    assert (one.round.moves, one.round.events) == (other.round.moves, other.round.events)
    assert one.round.opening == other.round.opening


@pytest.mark.parametrize("rules", ["classic/en", "battle/fr", "scary/es +match=low", "revenge/es", "hyper/fr"])
def test_a_snapshot_at_any_row_goes_on_as_the_log_does(rules: str) -> None:
    chance = Random(rules)
    offline = OfflineTable(people=2, bots=1, rules=rules, grace=0, catching=0)
    taken = [
        (table.seq, write_snapshot(table))
        for table in play_some(offline, chance, 300)
        if chance.random() < 0.1 or isinstance(offline.rows[-1].fact, facts.Dealt)
    ]
    for seq, data in chance.sample(taken, 8):
        snapshot = read_snapshot(data)
        assert snapshot is not None
        assert snapshot.seq == seq
        before = replay(offline.rows[:seq], {})
        assert before is not None
        again = resume(snapshot, {}, before.recent_rows)
        same_table(again, before)
        gone_on = replay(offline.rows[seq:], {}, again)
        assert gone_on is not None
        whole = replay(offline.rows, {})
        assert whole is not None
        same_table(gone_on, whole)


def test_a_snapshot_holds_what_host_and_players_have_done() -> None:
    """Pace and taps of bots, seats given to them, whom the host has muted and banned, who has left and whose cards they
    have seen, a pause: a table that comes back from its snapshot knows all of it."""
    offline = OfflineTable(people=4, bots=1, grace=0, catching=0)
    offline.start()
    steps: list[tuple[str, facts.AnyFact]] = [
        ("bot_pace", facts.Paced("tap")),
        ("tapped", facts.Tapped(0, offline.table.decision)),
        ("people", facts.Muted(2)),
        ("people", facts.Joined("Eve", "t9", origin="elsewhere")),
        ("banned", facts.Dismissed(4, "Eve", banned=True)),
        ("people", facts.Joined("Bo", "t10", person=4, origin="here")),
        ("chairs", facts.Replaced(1, "hard")),
        ("cards_seen", facts.Forgotten(3, "P3")),
        ("chairs", facts.Replaced(2)),
        ("recent_rows", facts.Said(2, text="my secret recipe")),
        ("recent_rows", facts.Forgotten(2, erased=True)),
        ("paused_at", facts.Paused()),
        ("asked_at", facts.Resumed()),
    ]
    for changed, fact in steps:
        offline.now += 1000
        before = getattr(offline.table, changed)
        offline.write(fact)
        assert getattr(offline.table, changed) != before, fact
        snapshot = read_snapshot(write_snapshot(offline.table))
        assert snapshot is not None
        again = loaded(snapshot, offline.rows)
        whole = replay(offline.rows, {})
        assert whole is not None
        same_table(again, whole)
    assert "my secret recipe" not in str(list(offline.table.recent_rows))


def loaded(snapshot: Snapshot, rows: list[Row]) -> Table:
    """The table of a snapshot and of the log it was made from, as a store loads it."""
    table = _replayed(snapshot, rows[0].table_id, rows, {}, 0)
    assert table is not None
    return table


def test_rows_between_whole_rounds_hold_only_what_changed() -> None:
    offline = OfflineTable(people=3, grace=0, catching=0)
    for _ in play_some(offline, Random(3), 400):
        pass
    moved = [row for row in offline.rows if isinstance(row.fact, facts.Moved)]
    dealt = [row for row in offline.rows if isinstance(row.fact, facts.Dealt)]
    assert all(row.state and not row.change for row in dealt)
    assert all(bool(row.state) != bool(row.change) for row in moved)
    short = [len(row.change) for row in moved if row.change]
    assert len(short) > 0.9 * len(moved)
    assert sum(short) / len(short) < 100
    for one, other in itertools.pairwise([row.seq for row in offline.rows if row.state]):
        before = [row.seq for row in offline.rows[one : other - 1] if row.change]
        assert not before or before[-1] - one <= WHOLE_STATE_EVERY


def test_a_long_round_is_written_whole_again_after_many_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("penultima.server.core.table.WHOLE_STATE_EVERY", 10)
    offline = OfflineTable(people=3, grace=0, catching=0)
    for _ in play_some(offline, Random(4), 60):
        pass
    whole = [row.seq for row in offline.rows if row.state]
    assert any(isinstance(offline.rows[seq - 1].fact, facts.Moved) for seq in whole)
    assert max(b - a for a, b in itertools.pairwise(whole)) <= 12


def test_every_round_is_put_back_from_changes_where_rules_would_differ() -> None:
    """Digests that no rules lead to, of a version whose layout is known: the log alone says how the round stood."""
    offline = OfflineTable(people=2, bots=1, rules="battle/fr", grace=0, catching=0)
    for _ in play_some(offline, Random(5), 150):
        pass
    foreign = [
        msgspec.structs.replace(row, digest=b"other" if row.digest else b"", version="old") for row in offline.rows
    ]
    table = replay(foreign, {"old": LAYOUT})
    assert table is not None
    assert offline.table.match is not None
    assert table.match is not None
    assert table.match.round.states.tobytes() == offline.table.match.round.states.tobytes()
    assert table.replay_differences == sum(bool(row.digest) for row in foreign)
    _, row = table.after(facts.Moved(*any_move(offline, Random(6)) or (0, "")), offline.now, "next")
    assert row.state, "the first row of another version holds the whole round"


def test_the_change_of_a_round_is_exact() -> None:
    chance = Random(7)
    for _ in range(200):
        before = chance.randbytes(1334)
        after = bytearray(before)
        for _ in range(chance.randrange(60)):
            after[chance.randrange(len(after))] = chance.randrange(256)
        change = state_change(before, bytes(after))
        assert changed_state(before, change) == bytes(after)
        assert digest(changed_state(before, change)) == digest(bytes(after))


def test_a_snapshot_that_is_damaged_or_knows_more_is_not_used() -> None:
    offline = OfflineTable(people=2)
    offline.start()
    data = write_snapshot(offline.table)
    snapshot = read_snapshot(data)
    assert snapshot is not None
    assert snapshot.format == FORMAT
    assert read_snapshot(data[:-1]) is None
    assert read_snapshot(data[:20] + bytes([data[20] ^ 1]) + data[21:]) is None
    later = msgspec.structs.replace(snapshot, names=[*snapshot.names, "pause"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("penultima.server.core.snapshots._known_names", lambda: frozenset(later.names))
        newer = write_snapshot(offline.table)
    assert read_snapshot(newer) is None


def test_an_older_program_can_use_a_snapshot_without_what_it_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """It names only what is not as in a new table; an older program does not know `carried` and others."""
    unknown = {"carried", "uno_owed_after", "Chair.assist_uno"}
    plain, other = OfflineTable(people=2), OfflineTable(people=2, carried=[5, 0])
    data = {offline: write_snapshot(offline.table) for offline in (plain, other)}
    older = _known_names() - unknown
    monkeypatch.setattr("penultima.server.core.snapshots._known_names", lambda: older)
    snapshot = read_snapshot(data[plain])
    assert snapshot is not None
    assert unknown.isdisjoint(snapshot.table)
    same_table(resume(snapshot, {}, plain.table.recent_rows), plain.table)
    assert read_snapshot(data[other]) is None


def test_a_snapshot_of_a_program_that_counted_no_moves_before_uno_is_not_used() -> None:
    offline = OfflineTable(people=2)
    offline.start()
    offline.table.uno_owed, offline.table.uno_owed_after = ((0, offline.now),), ((0, 3),)
    data = write_snapshot(offline.table)
    snapshot = read_snapshot(data)
    assert snapshot is not None
    assert resume(snapshot, {}, offline.table.recent_rows).uno_owed_after == ((0, 3),)
    assert read_snapshot(by_hand(data, uno_owed_after=...)) is None
    offline.table.uno_owed = offline.table.uno_owed_after = ()
    assert read_snapshot(write_snapshot(offline.table)) is not None


def test_a_round_of_another_version_is_taken_from_the_snapshot_as_it_was() -> None:
    offline = OfflineTable(people=2)
    offline.start()
    snapshot = read_snapshot(write_snapshot(offline.table))
    assert snapshot is not None
    snapshot.table["logged_version"] = "other"
    again = resume(snapshot, {"other": LAYOUT}, offline.table.recent_rows)
    assert again.replay_differences == 1
    assert again.match is not None
    _, row = again.after(facts.Said(0, phrase="hello"), offline.now, "x")
    assert row.version == rules_digest()
    move = again.match.round.legal_moves()[0]
    assert again.match.round.turn is not None
    _, moved = again.after(facts.Moved(again.match.round.turn, str(move)), offline.now, "y")
    assert moved.state


class Counted:
    """How many rows were replayed, and in which threads."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.rows = 0
        self.threads: set[int] = set()
        original = Table.replayed

        def replayed(table: Table, row: Row, layouts: Any) -> Table:
            self.rows += 1
            self.threads.add(threading.get_ident())
            return original(table, row, layouts)

        patch.setattr(Table, "replayed", replayed)


def test_to_come_back_does_not_grow_with_the_history(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails without snapshots: every row of the log was replayed, in the event loop."""
    offline = long_table(3000)

    async def run() -> None:
        store = open_store(str(tmp_path / "log.sqlite"))
        await store.open()
        await stored(store, offline)
        counted = Counted(monkeypatch)
        table = await load_table(store, offline.table.id)
        assert table is not None
        assert counted.rows < 300
        same_table(table, offline.table)
        assert table.match is not None
        counted.rows = 0
        whole = await table_after_match(store, offline.table.id, table.matches)
        assert whole is not None
        assert counted.rows < 300
        assert whole.match is not None
        assert not any(isinstance(round, PastRound) for round in whole.match.rounds)
        assert record_of(whole) == record_of(offline.table)
        assert threading.get_ident() not in counted.threads, "the event loop goes on meanwhile"
        await store.close()

    asyncio.run(run())


def test_a_record_is_made_once_for_each_state_of_the_table(tmp_path: Path) -> None:
    offline = long_table(300)

    async def run() -> None:
        store = open_store(str(tmp_path / "log.sqlite"))
        await store.open()
        await stored(store, offline)
        records = Records(store)
        first = await asyncio.gather(*(records.of_match(offline.table.id) for _ in range(5)))
        expected = record_of(offline.table)
        assert set(first) == {expected.encode() if expected else b""}
        assert records.made == 1
        await store.append(Append(tuple(offline.write(facts.Said(0, phrase="hello")))))
        assert await records.of_match(offline.table.id) == first[0]
        assert records.made == 2
        assert await records.of_match("nowhere0") is None
        await store.close()

    asyncio.run(run())


def test_no_more_records_are_made_than_can_be(tmp_path: Path) -> None:
    offline = OfflineTable(people=2)

    async def run() -> None:
        store = open_store(str(tmp_path / "log.sqlite"))
        await store.open()
        for number in range(2 * WAITING):
            rows = [msgspec.structs.replace(row, table_id=f"r{number}", chain=b"") for row in offline.rows]
            await store.append(Append(tuple(rows)))
        records = Records(store)
        wanted = (records.of_match(f"r{number}") for number in range(2 * WAITING))
        found = await asyncio.gather(*wanted, return_exceptions=True)
        assert sum(isinstance(one, TooManyRecordsError) for one in found) == WAITING
        assert sum(isinstance(one, bytes) for one in found) == WAITING
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("order", ["random()", f"seq = {2 * MARK_EVERY}"], ids=["any", "a mark behind all others"])
def test_rows_that_lie_in_disorder_are_found(tmp_path: Path, order: str) -> None:
    """As an older program has restored them from a backup of PostgreSQL."""
    offline = long_table(600)

    async def run() -> None:
        store = SqliteStore(tmp_path / "log.sqlite")
        await store.open()
        await stored(store, offline)
        await store._all(f"CREATE TABLE mixed AS SELECT * FROM log ORDER BY {order}")
        await store._all("DELETE FROM log")
        await store._all("INSERT INTO log SELECT * FROM mixed")
        assert [row.seq for row in await store.rows(offline.table.id, 520)] == list(range(521, len(offline.rows) + 1))
        table = await load_table(store, offline.table.id)
        assert table is not None
        same_table(table, offline.table)
        await store.close()

    asyncio.run(run())


def test_a_server_writes_snapshots_as_it_plays(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_registry(tmp_path) as registry:
            guests = await table_in_play(registry, 2, 1)
            live_table = guests[0].live_table
            table_id = live_table.table.id
            for data in (await registry.store.snapshot(table_id), await registry.store.snapshot(table_id, 1)):
                assert data is not None
                assert read_snapshot(data) is not None
            for _ in range(210):
                await guests[0].do(protocol.Say, phrase="hello")
            data = await registry.store.snapshot(table_id)
            assert data is not None
            snapshot = read_snapshot(data)
            assert snapshot is not None
            assert snapshot.seq > live_table.table.dealt_seq + 100
            table = await load_table(registry.store, table_id)
            assert table is not None
            same_table(table, live_table.table)

    asyncio.run(run())


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE log SET at = at + 1 WHERE seq = 5",
        "UPDATE log SET fact = CAST(replace(fact, 'P1', 'PX') AS BLOB) WHERE seq = 3",
        "UPDATE log SET chain = zeroblob(8) WHERE seq = 7",
        "DELETE FROM log WHERE seq = 4",
        "DELETE FROM log WHERE seq = 12",
        "UPDATE log SET seq = 100 - seq WHERE seq IN (49, 51)",
        "UPDATE log SET change = x'01' WHERE length(change) AND seq < 60",
    ],
)
def test_damage_to_a_row_is_found_when_the_table_is_read(damage: str, tmp_path: Path) -> None:
    offline = OfflineTable(people=2, grace=0, catching=0)
    offline.start()
    chance = Random(1)
    for _ in range(45):
        found = any_move(offline, chance)
        if found is not None and offline.table.status == "playing":
            offline.write(facts.Moved(*found))
    while len(offline.rows) < 60:
        offline.write(facts.Said(0, phrase="hello"))
    if "seq = 12" in damage:
        del offline.rows[12:]

    async def run() -> None:
        store = SqliteStore(tmp_path / "log.sqlite")
        await store.open()
        await store.append(Append(tuple(offline.rows)))
        assert len(await store.rows(offline.table.id)) == len(offline.rows)
        await store._all(damage)
        with pytest.raises(StoreDamagedError):
            await store.rows(offline.table.id)
        await store.close()

    asyncio.run(run())


def by_hand(data: bytes, **fields: object) -> bytes:
    """A snapshot with some fields of its table changed, or left out if `...`, under a checksum that fits."""
    snapshot = msgspec.msgpack.decode(zlib.decompress(data[4:]))
    for name, value in fields.items():
        place = snapshot if name in Snapshot.__struct_fields__ and name not in ("seq", "chain") else snapshot["table"]
        if value is ...:
            del place[name]
        else:
            place[name] = value
    packed = zlib.compress(msgspec.msgpack.encode(snapshot), 1)
    return zlib.crc32(packed).to_bytes(4, "big") + packed


@pytest.mark.parametrize(
    "fields",
    [
        {"seq": ...},
        {"chain": ...},
        {"seq": "two"},
        {"seq": -1},
        {"seq": 1 << 60},
        {"chain": "text"},
        {"people": "nobody"},
        {"people": ...},
        {"id": ...},
        {"id": "stranger"},
        {"status": "sleeping"},
        {"host": 77},
        {"opened": {}},
        {"logged_state": b"short"},
        {"logged_state": b""},
        {"rules": "no/such"},
        {"match": {}},
        {"transcript": {}},
        {"format": "one"},
        {"names": []},
        {"decision": None},
    ],
    ids=str,
)
def test_a_snapshot_made_by_hand_with_a_checksum_that_fits_is_passed_over(
    fields: dict[str, object], tmp_path: Path
) -> None:
    """Whatever is in it, the table comes back as its log tells it; it was refused to everybody before."""
    offline = long_table(120)

    async def run() -> None:
        store = open_store(str(tmp_path / "log.sqlite"))
        await store.open()
        await stored(store, offline)
        data = await store.snapshot(offline.table.id)
        assert data is not None
        await store._all("UPDATE snapshots SET data = ?", by_hand(data, **fields))  # type: ignore[attr-defined]
        table = await load_table(store, offline.table.id)
        whole = replay(await store.rows(offline.table.id), await store.layouts())
        assert table is not None
        assert whole is not None
        same_table(table, whole)
        await store.close()

    asyncio.run(run())
