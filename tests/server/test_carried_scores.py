"""A match that was begun elsewhere goes on at a table of the server: its scores come along, and the record says so."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from penultima import protocol
from penultima.errors import RecordError
from penultima.game import Record
from penultima.protocol import NewTable
from penultima.server.core.projections import table_info
from penultima.server.core.refusals import Refusal, RefusedError
from penultima.server.core.snapshots import read_snapshot, resume, write_snapshot
from penultima.server.live.opening import _opened
from penultima.server.ops.archive import record_of
from tests.server.in_process import a_registry
from tests.server.offline_table import OfflineTable


def played(carried: list[int], rules: str = "classic/en +hand=1") -> OfflineTable:
    """A round of two bots after the first person has moved; a table that goes on with these scores."""
    offline = OfflineTable(1, len(carried) - 1, rules, carried=carried)
    offline.start()
    finish(offline)
    return offline


def finish(offline: OfflineTable) -> None:
    """Whoever is asked does what may be done first, until the round is over."""
    while offline.table.status == "playing":
        match = offline.table.match
        assert match is not None
        offline.now += 10_000  # nobody waits for UNO
        if match.round.turn == 0:
            offline.play(0, str(match.round.legal_moves(0)[0]))
        else:
            offline.pass_time()


def test_the_match_goes_on_with_the_scores() -> None:
    offline = played([120, 35, 0])
    match = offline.table.match
    assert match is not None
    points = match.round.points()
    assert match.scores == [120 + points[0], 35 + points[1], points[2]]
    assert table_info(offline.table).carried == [120, 35, 0]
    again = offline.replayed()
    assert table_info(again) == table_info(offline.table)


def test_the_record_says_so_and_replays() -> None:
    offline = played([120, 35, 0])
    record = record_of(offline.table)
    assert record is not None
    assert record.extra == {"carried": "120 35 0"}
    again = Record.decode(record.encode())
    assert again.replay().scores == record.scores
    for forged in ("0 0 0", "", "120 35", "120 35 x", "120 35 -1"):
        with pytest.raises(RecordError):
            msgspec.structs.replace(again, extra={"carried": forged}).replay()


def test_a_table_without_scores_says_nothing_of_them() -> None:
    offline = played([0, 0])
    record = record_of(offline.table)
    assert record is not None
    assert record.extra == {}
    assert b"carried" not in msgspec.json.encode(table_info(OfflineTable(1, 1).table))


def test_a_snapshot_keeps_them() -> None:
    offline = played([120, 35, 0])
    snapshot = read_snapshot(write_snapshot(offline.table))
    assert snapshot is not None
    table = resume(snapshot, {}, offline.table.recent_rows)
    assert table.carried == (120, 35, 0)
    assert record_of(table) == record_of(offline.table)


def test_scores_stay_with_their_chairs() -> None:
    offline = OfflineTable(1, 3, "classic/en +hand=1", carried=[10, 20, 30, 40])
    offline.do(0, protocol.Remove(cmd="x", seat=2))
    offline.start()
    assert offline.table.match is not None
    assert offline.table.match.scores == [10, 20, 40]


def test_chairs_that_are_put_away_take_their_scores_along() -> None:
    offline = OfflineTable(1, 3, "classic/en", carried=[10, 20, 30, 40])
    offline.do(0, protocol.Remove(cmd="x", seat=1))
    offline.do(0, protocol.Options(cmd="x", seats=3))
    assert list(offline.table.carried) == [10, 30, 40]
    offline.do(0, protocol.Options(cmd="x", seats=5))
    assert list(offline.table.carried) == [10, 30, 40, 0, 0]


def test_another_match_begins_with_nothing() -> None:
    offline = played([499, 0])
    while offline.table.status == "between":
        offline.do(0, protocol.Next(cmd="x"))
        offline.shuffle()
        finish(offline)
    assert offline.table.status == "over"
    offline.do(0, protocol.Rematch(cmd="x", start=True))
    offline.shuffle()
    assert offline.table.match is not None
    assert offline.table.match.scores == [0, 0]
    assert table_info(offline.table).carried == []


@pytest.mark.parametrize(
    ("rules", "carried"),
    [
        ("classic/en", [1, 2]),
        ("classic/en", [1, 2, 3, 4]),
        ("classic/en", [500, 0, 0]),
        ("classic/en +target=100", [100, 0, 0]),
        ("classic/en +match=round", [5, 0, 0]),
    ],
)
def test_scores_that_could_not_be_are_refused(rules: str, carried: list[int]) -> None:
    wish = NewTable(cmd="c", token="t" * 40, name="Ada", rules=rules, seats=3, carried=carried)
    with pytest.raises(RefusedError) as refused:
        _opened(wish, "hash")
    assert refused.value.refusal == Refusal.CARRIED


@pytest.mark.parametrize("rules", ["classic/en +target=100", "classic/en +match=round"])
def test_options_that_the_scores_do_not_fit_are_refused(rules: str) -> None:
    offline = OfflineTable(1, 2, "classic/en", carried=[120, 35, 0])
    with pytest.raises(RefusedError) as refused:
        offline.do(0, protocol.Options(cmd="x", rules=rules))
    assert refused.value.refusal == Refusal.CARRIED
    offline.do(0, protocol.Options(cmd="x", rules="classic/en +target=200"))
    assert list(offline.table.carried) == [120, 35, 0]


def test_after_the_first_match_the_scores_bind_nobody() -> None:
    offline = played([499, 0])
    while offline.table.status == "between":
        offline.do(0, protocol.Next(cmd="x"))
        offline.shuffle()
        finish(offline)
    offline.do(0, protocol.Rematch(cmd="x"))
    offline.do(0, protocol.Options(cmd="x", rules="classic/en +match=round"))
    assert "match=round" in str(offline.table.rules)


def test_a_table_with_scores_waits_until_every_process_can_read_them(tmp_path: Path) -> None:
    """A process of the level before takes the field for damage."""
    wish = NewTable(cmd="c", token="t" * 40, name="Ada", rules="classic/en", seats=2, carried=[5, 0])

    async def run() -> None:
        async with a_registry(tmp_path) as registry:
            registry._note_processes({registry.process, "2-0a1b2c3d4e5f"})
            with pytest.raises(RefusedError) as refused:
                await registry.create(wish)
            assert refused.value.refusal == Refusal.UPGRADING
            assert await registry.store.count() == 0
            await registry.create(msgspec.structs.replace(wish, cmd="d", carried=[]))
            registry._note_processes({registry.process})
            await registry.create(wish)

    asyncio.run(run())


def test_scores_in_a_low_match() -> None:
    wish = NewTable(
        cmd="c", token="t" * 40, name="Ada", rules="classic/en +match=low", seats=2, bots=["easy"], carried=[499, 0]
    )
    assert _opened(wish, "hash").carried == [499, 0]
