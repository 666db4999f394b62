"""A deal in which nothing of anybody's would be is broken off by the server, stays in the transcript, and is proven."""

from __future__ import annotations

from random import Random

from penultima import protocol
from penultima.game.fair import commitment
from penultima.game.fair.findings import Noted, Verdict
from penultima.game.fair.transcript import ATTEMPTS
from penultima.game.fair.verify import verify
from penultima.server.core import facts
from penultima.server.core.table import Table
from penultima.server.ops.archive import record_of
from tests.server.offline_table import OfflineTable, any_move


def commit(offline: OfflineTable, person: int) -> None:
    shuffler = offline.table.shuffler
    assert shuffler is not None
    value = commitment(shuffler.transcript.match, shuffler.number, person, bytes([person]) * 32).hex()
    offline.do(person, protocol.Commit(cmd="x", value=value))


def give(offline: OfflineTable, person: int) -> None:
    offline.do(person, protocol.Give(cmd="x", value=(bytes([person]) * 32).hex()))


def begun(people: int = 2) -> OfflineTable:
    offline = OfflineTable(people, rules="classic/en +match=round", grace=0, catching=0)
    offline.do(0, protocol.Start(cmd="x"))
    return offline


def stages(table: Table) -> list[tuple[int, int, str]]:
    assert table.shuffler is not None
    return [(deal.round, deal.attempt, deal.stage) for deal in table.shuffler.transcript.deals]


def play_to_the_end(offline: OfflineTable) -> None:
    chance = Random(3)
    while offline.table.status == "playing":
        found = any_move(offline, chance, lambda move: not move.startswith("catch"))
        assert found is not None
        offline.play(found[0], found[1])


def test_when_nobody_gives_what_they_committed_to_the_round_is_dealt_again() -> None:
    offline = begun()
    commit(offline, 0)
    offline.pass_time("seal")
    before = offline.now
    aborted = offline.pass_time("abort")
    assert aborted.at == before + 5000, "they have their time"
    assert stages(offline.table) == [(1, 1, "aborted"), (1, 2, "open")]
    offline.shuffle()
    assert stages(offline.table) == [(1, 1, "aborted"), (1, 2, "dealt")]
    assert offline.replayed().shuffler is not None
    assert stages(offline.replayed()) == stages(offline.table)


def test_who_leaves_between_commitment_and_contribution_breaks_the_deal_off_at_once() -> None:
    offline = begun()
    commit(offline, 0)
    offline.pass_time("seal")
    offline.write(facts.Left(0))  # person 1 is here and has not committed
    left = offline.now
    offline.pass_time("abort")
    assert offline.now == left
    assert stages(offline.table)[0] == (1, 1, "aborted")


def test_one_contribution_is_enough_to_go_on() -> None:
    offline = begun(3)
    for person in (0, 1):
        commit(offline, person)
    offline.pass_time("seal")
    give(offline, 1)
    offline.pass_time("deal")
    assert offline.table.shuffler is not None
    marks = [part.mark for part in offline.table.shuffler.deal.parts]
    assert marks == ["withheld", "given", "absent"]


def test_nobody_stops_a_game_for_ever() -> None:
    offline = begun()
    for _ in range(ATTEMPTS - 1):
        commit(offline, 0)
        offline.pass_time("seal")
        offline.pass_time("abort")
    commit(offline, 0)
    offline.pass_time("seal")
    offline.pass_time("deal")
    assert offline.table.status == "playing"
    assert [stage for *_, stage in stages(offline.table)] == ["aborted"] * (ATTEMPTS - 1) + ["dealt"]


def test_a_deal_without_commitments_is_dealt() -> None:
    offline = begun()
    offline.pass_time("seal")
    offline.pass_time("deal")
    assert offline.table.status == "playing"


def test_a_record_with_a_broken_deal_is_proven_and_tells_of_it() -> None:
    offline = begun()
    commit(offline, 1)
    offline.pass_time("seal")
    offline.pass_time("abort")
    offline.shuffle()
    play_to_the_end(offline)
    record = record_of(offline.table)
    assert record is not None
    found = verify(record)
    assert found.verdict is Verdict.PROVEN
    assert Noted.ABORTED in [one.code for one in found.of(Noted)]


def test_a_long_match_has_secrets_enough_and_an_old_log_its_own() -> None:
    long = OfflineTable(2, rules="classic/en +target=5000")
    long.do(0, protocol.Start(cmd="x"))
    assert long.table.shuffler is not None
    assert long.table.shuffler.transcript.length == 3000
    old = OfflineTable(2)
    old.write(facts.Started())
    assert old.table.shuffler is not None
    assert old.table.shuffler.transcript.length == 300
