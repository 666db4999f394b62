"""Who sits where, who is host, who is away, and whose clock runs: without network and without waiting."""

from __future__ import annotations

import pytest

from penultima import protocol
from penultima.protocol import Command
from penultima.server.core import facts
from penultima.server.core.clean_text import clean
from penultima.server.core.clock import bot_since, decide_until
from penultima.server.core.projections import seat_view, table_info
from penultima.server.core.refusals import RefusedError
from penultima.server.core.snapshots import read_snapshot, resume, write_snapshot
from penultima.server.core.view_reader import ViewReader
from tests.server.offline_table import OfflineTable


def refused(offline: OfflineTable, person: int | None, command: Command, code: str) -> None:
    seq = offline.table.seq
    with pytest.raises(RefusedError) as refusal:
        offline.do(person, command)
    assert refusal.value.refusal == code
    assert offline.table.seq == seq


def test_before_the_start_people_sit_stand_and_change_seats() -> None:
    offline = OfflineTable(people=2, bots=1)
    offline.do(1, protocol.Stand(cmd="x"))
    assert offline.table.chairs[1].empty
    offline.do(0, protocol.Sit(cmd="x", seat=1))
    assert [chair.person for chair in offline.table.chairs] == [None, 0, None]
    offline.do(1, protocol.Sit(cmd="x"))
    assert offline.table.people[1].seat == 0
    refused(offline, 0, protocol.Sit(cmd="x", seat=2), "seat-taken")
    refused(offline, 0, protocol.Sit(cmd="x", seat=7), "no-seat")
    refused(offline, 0, protocol.Sit(cmd="x"), "table-full")


def test_only_the_host_has_the_powers_of_a_host() -> None:
    offline = OfflineTable(people=2, bots=1)
    for command in (
        protocol.SeatBot(cmd="x", level="first"),
        protocol.Remove(cmd="x", seat=0),
        protocol.Host(cmd="x", person=1),
        protocol.Public(cmd="x", public=True),
        protocol.Start(cmd="x"),
    ):
        refused(offline, 1, command, "only-host")
    offline.do(0, protocol.Host(cmd="x", person=1))
    offline.do(1, protocol.Remove(cmd="x", seat=0))
    assert offline.table.people[0].seat is None
    offline.do(1, protocol.SeatBot(cmd="x", level="first"))
    assert offline.table.chairs[0].bot == "first"
    refused(offline, 1, protocol.SeatBot(cmd="x", level="first"), "table-full")
    refused(offline, 1, protocol.SeatBot(cmd="x", level="genius"), "no-bot")
    refused(offline, 1, protocol.Host(cmd="x", person=9), "no-person")
    refused(offline, 0, protocol.Play(cmd="x", move="draw", decision=0), "not-seated")


def test_a_stranger_can_only_join_and_only_with_a_token() -> None:
    offline = OfflineTable(people=2)
    refused(offline, None, protocol.Sit(cmd="x"), "not-joined")
    refused(offline, None, protocol.Join(cmd="x", name="Eve"), "no-token")
    with pytest.raises(RefusedError, match="bad-name"):
        offline.do(None, protocol.Join(cmd="x", name="\u202e\u200b "), token="t9")
    offline.do(None, protocol.Join(cmd="x", name="E\u202eve\n"), token="t9")
    assert offline.table.people[2].name == "Eve"


def test_it_takes_two_and_empty_chairs_are_put_away() -> None:
    offline = OfflineTable(people=3)
    offline.do(0, protocol.Remove(cmd="x", seat=1))
    offline.do(0, protocol.Remove(cmd="x", seat=2))
    refused(offline, 0, protocol.Start(cmd="x"), "too-few")
    offline.do(2, protocol.Sit(cmd="x", seat=2))
    offline.start()
    assert len(offline.table.chairs) == 2
    assert offline.table.people[2].seat == 1
    assert offline.table.status == "playing"


def test_a_rematch_brings_the_chairs_back() -> None:
    offline = OfflineTable(people=2, rules="classic/en +match=round")
    offline.start()
    refused(offline, 0, protocol.Rematch(cmd="x"), "not-now")
    offline.arrange("rules: classic/en +match=round; hands: r7 | b1; draw: * b5; discard: r5; turn: 0")
    offline.play(0, "r7")
    assert offline.table.status == "over"
    assert offline.table.match is not None
    assert offline.table.match.winners == (0,)
    offline.do(1, protocol.Rematch(cmd="x"))
    assert (offline.table.status, offline.table.match.scores) == ("waiting", [1, 0])
    offline.start()
    assert (offline.table.status, offline.table.matches, offline.table.match.scores) == ("playing", 2, [0, 0])


def test_a_leaver_is_played_by_a_bot_after_the_grace_and_may_return_at_any_moment() -> None:
    offline = OfflineTable(people=2, leaving=30_000)
    offline.start()
    offline.arrange("rules: classic/en; hands: r7 r8 r9 | b1 b2 b3; draw: * b5 b6 b7; discard: r5; turn: 0")
    offline.write(facts.Left(0))
    left = offline.now
    assert bot_since(offline.table, 0) == left + 30_000
    offline.pass_time("move")
    assert offline.now == left + 30_000
    assert isinstance(offline.rows[-1].fact, facts.Moved)
    assert offline.rows[-1].fact.by == "bot"
    offline.write(facts.Back(0, "here"))
    assert bot_since(offline.table, 0) is None
    assert offline.coming() is None, "an untimed table waits for the next person"
    assert seat_view(offline.table, 0, ViewReader()) is not None


def test_when_everybody_is_gone_the_table_waits() -> None:
    offline = OfflineTable(people=1, bots=2, pace="fast")
    offline.start()
    assert offline.coming() is not None
    offline.write(facts.Left(0))
    assert offline.coming() is None
    offline.now += 10**9
    offline.write(facts.Back(0, "here"))
    coming = offline.coming()
    assert coming is not None
    assert coming.at > offline.now


@pytest.mark.parametrize(("pace", "time"), [("untimed", 0), ("relaxed", 60_000), ("fast", 15_000)])
def test_the_clock_takes_the_gentlest_move_and_says_so(pace: str, time: int) -> None:
    offline = OfflineTable(people=2, pace=pace)
    offline.start()
    offline.arrange("rules: classic/en; hands: r7 r8 r9 | b1 b2 b3; draw: * b5 b6 b7; discard: r5; turn: 0")
    asked = offline.now
    assert decide_until(offline.table) == (asked + time if time else 0)
    if not time:
        assert offline.coming() is None
        return
    offline.pass_time("timeout")
    assert offline.now == asked + time
    assert offline.rows[-1].fact == facts.Moved(0, "draw", "clock")


def test_extra_time_doubles_the_clock() -> None:
    offline = OfflineTable(people=2, pace="fast")
    offline.start()
    assert offline.table.turn is not None
    offline.do(offline.table.turn, protocol.Assist(cmd="x", time=True))
    assert decide_until(offline.table) == offline.table.asked_at + 30_000


def test_nobody_is_timed_out_by_a_crash_of_the_server() -> None:
    offline = OfflineTable(people=2, pace="fast")
    offline.start()
    offline.now += 60_000
    offline.write(facts.Left(0, crashed=True), facts.Left(1, crashed=True))
    assert offline.coming() is None
    offline.write(facts.Back(0, "new"))
    offline.now += 500
    offline.write(facts.Back(1, "new"))
    coming = offline.coming()
    assert coming is not None
    assert coming.at >= offline.now + 14_000


def test_who_gets_up_in_a_match_is_replaced_and_anybody_may_take_the_seat() -> None:
    offline = OfflineTable(people=3)
    offline.start()
    offline.do(1, protocol.Stand(cmd="x"))
    assert offline.table.chairs[1].vacated
    refused(offline, 0, protocol.Sit(cmd="x", seat=1), "not-now")
    offline.do(None, protocol.Join(cmd="x", name="Late"), token="t9")
    offline.do(3, protocol.Sit(cmd="x"))
    assert offline.table.people[3].seat == 1
    assert table_info(offline.table).seats[1].name == "Late"


def test_who_gave_up_a_seat_knows_its_cards_and_gets_no_other_in_this_round() -> None:
    offline = OfflineTable(people=3, rules="classic/en +target=5000")
    offline.start()
    offline.do(0, protocol.Stand(cmd="x"))
    offline.do(1, protocol.Stand(cmd="x"))
    refused(offline, 0, protocol.Sit(cmd="x", seat=1), "not-now")
    offline.do(1, protocol.Sit(cmd="x"))
    assert offline.table.people[1].seat == 1, "the own seat, not the first that is free"
    offline.do(1, protocol.Stand(cmd="x"))
    offline.arrange("rules: classic/en +target=5000; hands: b1 b2 | b3 | r7; draw: * b5; discard: r5; turn: 2")
    offline.play(2, "r7")
    offline.do(0, protocol.Sit(cmd="x", seat=1))
    offline.do(2, protocol.Next(cmd="x"))
    offline.shuffle()
    offline.do(1, protocol.Sit(cmd="x"))
    assert [person.seat for person in offline.table.people] == [1, 0, 2]


def test_quick_phrases_are_always_allowed_and_text_where_the_table_wants_it() -> None:
    silent = OfflineTable(people=2, chat=False)
    silent.do(0, protocol.Say(cmd="x", phrase="hello"))
    refused(silent, 0, protocol.Say(cmd="x", text="psst"), "no-chat")
    offline = OfflineTable(people=2)
    offline.do(0, protocol.Say(cmd="x", text="good\u202e\u0007 luck\u2066!"))
    assert offline.rows[-1].fact == facts.Said(0, text="good luck!")
    refused(offline, 0, protocol.Say(cmd="x", text=" \u200b"), "nothing-said")


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("a\u202eb\u2066c\u200b", "abc"),
        ("\x00\x1b[31mred", "[31mred"),
        ("Z" + "\u0301" * 50, "\u0179\u0301\u0301"),
        ("x" * 100, "x" * 24),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\u200d\ufe0f", ""),
        ("\u2028\u2029", ""),
        ("\ud800", ""),
        ("José", "José"),
    ],
)
def test_names_are_cleaned(given: str, shown: str) -> None:
    assert clean(given) == shown


def test_a_bot_keeps_its_name_from_the_lobby_to_the_end() -> None:
    """Empty chairs are put away at the deal; whoever sat behind them is called as before, and no two bots alike."""
    offline = OfflineTable(people=1, bots=1)
    offline.do(0, protocol.Remove(cmd="x", seat=1))
    offline.do(0, protocol.Options(cmd="x", seats=6))
    offline.do(0, protocol.SeatBot(cmd="x", level="first", seat=3))
    offline.do(0, protocol.SeatBot(cmd="x", level="first", seat=1))
    offline.write(facts.Joined("P1", "t1"), facts.Back(1, "here"), facts.Sat(1, 4))
    offline.write(facts.Joined("P2", "t2"), facts.Back(2, "here"), facts.Sat(2, 5))
    assert [offline.table.name_of(seat) for seat in range(6)] == ["P0", "Heron", "", "Badger", "P1", "P2"]
    offline.start()
    assert [offline.table.name_of(seat) for seat in range(5)] == ["P0", "Heron", "Badger", "P1", "P2"]
    assert offline.table.match is not None
    assert offline.table.match.names == ("P0", "Heron", "Badger", "P1", "P2")
    offline.do(0, protocol.SeatBot(cmd="x", seat=2, level="easy"))
    assert offline.table.name_of(2) == "Badger", "it plays differently; it is not another one"
    offline.do(1, protocol.Stand(cmd="x"))
    assert offline.table.name_of(3) == "Fox", "Badger sits here already, so the first free name"
    offline.do(2, protocol.Stand(cmd="x"))
    assert offline.table.name_of(4) == "Crane"
    assert offline.replayed().chairs == offline.table.chairs
    kept = read_snapshot(write_snapshot(offline.table))
    assert kept is not None
    assert [chair.animal for chair in resume(kept, {}, offline.table.recent_rows).chairs] == [None, None, 3, 0, None]
