"""A deal in which nothing of anybody's would be is broken off by the server, stays in the transcript, and is proven."""

from __future__ import annotations

from random import Random

from penultima import protocol
from penultima.game.fair import commitment
from penultima.game.fair.findings import Noted, Verdict
from penultima.game.fair.verify import verify
from penultima.server import facts
from penultima.server.clock import ATTEMPTS
from penultima.server.keeping import record_of
from penultima.server.table import Table
from tests.server.kitchen import Kitchen, any_move


def commit(kitchen: Kitchen, person: int) -> None:
    shuffler = kitchen.table.shuffler
    assert shuffler is not None
    value = commitment(shuffler.transcript.match, shuffler.number, person, bytes([person]) * 32).hex()
    kitchen.do(person, protocol.Commit(cmd="x", value=value))


def give(kitchen: Kitchen, person: int) -> None:
    kitchen.do(person, protocol.Give(cmd="x", value=(bytes([person]) * 32).hex()))


def begun(people: int = 2) -> Kitchen:
    kitchen = Kitchen(people, rules="classic/en +match=round", grace=0, catching=0)
    kitchen.do(0, protocol.Start(cmd="x"))
    return kitchen


def stages(table: Table) -> list[tuple[int, int, str]]:
    assert table.shuffler is not None
    return [(deal.round, deal.attempt, deal.stage) for deal in table.shuffler.transcript.deals]


def play_to_the_end(kitchen: Kitchen) -> None:
    chance = Random(3)
    while kitchen.table.status == "playing":
        found = any_move(kitchen, chance, lambda move: not move.startswith("catch"))
        assert found is not None
        kitchen.play(found[0], found[1])


def test_when_nobody_gives_what_they_committed_to_the_round_is_dealt_again() -> None:
    kitchen = begun()
    commit(kitchen, 0)
    kitchen.pass_time("seal")
    before = kitchen.now
    aborted = kitchen.pass_time("abort")
    assert aborted.at == before + 5000, "they have their time"
    assert stages(kitchen.table) == [(1, 1, "aborted"), (1, 2, "open")]
    kitchen.shuffle()
    assert stages(kitchen.table) == [(1, 1, "aborted"), (1, 2, "dealt")]
    assert kitchen.replayed().shuffler is not None
    assert stages(kitchen.replayed()) == stages(kitchen.table)


def test_who_leaves_between_commitment_and_contribution_breaks_the_deal_off_at_once() -> None:
    kitchen = begun()
    commit(kitchen, 0)
    kitchen.pass_time("seal")
    kitchen.write(facts.Left(0))  # person 1 is here and has not committed
    left = kitchen.now
    kitchen.pass_time("abort")
    assert kitchen.now == left
    assert stages(kitchen.table)[0] == (1, 1, "aborted")


def test_one_contribution_is_enough_to_go_on() -> None:
    kitchen = begun(3)
    for person in (0, 1):
        commit(kitchen, person)
    kitchen.pass_time("seal")
    give(kitchen, 1)
    kitchen.pass_time("deal")
    assert kitchen.table.shuffler is not None
    marks = [part.mark for part in kitchen.table.shuffler.deal.parts]
    assert marks == ["withheld", "given", "absent"]


def test_nobody_stops_a_game_for_ever() -> None:
    kitchen = begun()
    for _ in range(ATTEMPTS - 1):
        commit(kitchen, 0)
        kitchen.pass_time("seal")
        kitchen.pass_time("abort")
    commit(kitchen, 0)
    kitchen.pass_time("seal")
    kitchen.pass_time("deal")
    assert kitchen.table.status == "playing"
    assert [stage for *_, stage in stages(kitchen.table)] == ["aborted"] * (ATTEMPTS - 1) + ["dealt"]


def test_a_deal_without_commitments_is_dealt() -> None:
    kitchen = begun()
    kitchen.pass_time("seal")
    kitchen.pass_time("deal")
    assert kitchen.table.status == "playing"


def test_a_record_with_a_broken_deal_is_proven_and_tells_of_it() -> None:
    kitchen = begun()
    commit(kitchen, 1)
    kitchen.pass_time("seal")
    kitchen.pass_time("abort")
    kitchen.shuffle()
    play_to_the_end(kitchen)
    record = record_of(kitchen.table)
    assert record is not None
    found = verify(record)
    assert found.verdict is Verdict.PROVEN
    assert Noted.ABORTED in [one.code for one in found.of(Noted)]


def test_a_long_match_has_secrets_enough_and_an_old_log_its_own() -> None:
    long = Kitchen(2, rules="classic/en +target=5000")
    long.do(0, protocol.Start(cmd="x"))
    assert long.table.shuffler is not None
    assert long.table.shuffler.transcript.length == 3000
    old = Kitchen(2)
    old.write(facts.Started())
    assert old.table.shuffler is not None
    assert old.table.shuffler.transcript.length == 300
