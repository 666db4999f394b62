"""Who sits where, who is host, who is away, and whose clock runs: without network and without waiting."""

from __future__ import annotations

import pytest

from penultima import protocol
from penultima.protocol import Command
from penultima.server import facts
from penultima.server.clock import bot_since, decide_until
from penultima.server.names import clean
from penultima.server.refused import RefusedError
from penultima.server.scene import look, room
from tests.server.kitchen import Kitchen


def refused(kitchen: Kitchen, person: int | None, command: Command, code: str) -> None:
    seq = kitchen.table.seq
    with pytest.raises(RefusedError) as refusal:
        kitchen.do(person, command)
    assert refusal.value.refusal == code
    assert kitchen.table.seq == seq


def test_before_the_start_people_sit_stand_and_change_seats() -> None:
    kitchen = Kitchen(people=2, bots=1)
    kitchen.do(1, protocol.Stand(cmd="x"))
    assert kitchen.table.chairs[1].empty
    kitchen.do(0, protocol.Sit(cmd="x", seat=1))
    assert [chair.person for chair in kitchen.table.chairs] == [None, 0, None]
    kitchen.do(1, protocol.Sit(cmd="x"))
    assert kitchen.table.people[1].seat == 0
    refused(kitchen, 0, protocol.Sit(cmd="x", seat=2), "seat-taken")
    refused(kitchen, 0, protocol.Sit(cmd="x", seat=7), "no-seat")
    refused(kitchen, 0, protocol.Sit(cmd="x"), "table-full")


def test_only_the_host_has_the_powers_of_a_host() -> None:
    kitchen = Kitchen(people=2, bots=1)
    for command in (
        protocol.Bot(cmd="x", level="first"),
        protocol.Remove(cmd="x", seat=0),
        protocol.Host(cmd="x", person=1),
        protocol.Public(cmd="x", public=True),
        protocol.Start(cmd="x"),
    ):
        refused(kitchen, 1, command, "only-host")
    kitchen.do(0, protocol.Host(cmd="x", person=1))
    kitchen.do(1, protocol.Remove(cmd="x", seat=0))
    assert kitchen.table.people[0].seat is None
    kitchen.do(1, protocol.Bot(cmd="x", level="first"))
    assert kitchen.table.chairs[0].bot == "first"
    refused(kitchen, 1, protocol.Bot(cmd="x", level="first"), "table-full")
    refused(kitchen, 1, protocol.Bot(cmd="x", level="genius"), "no-bot")
    refused(kitchen, 1, protocol.Host(cmd="x", person=9), "no-person")
    refused(kitchen, 0, protocol.Play(cmd="x", move="draw", decision=0), "not-seated")


def test_a_stranger_can_only_join_and_only_with_a_token() -> None:
    kitchen = Kitchen(people=2)
    refused(kitchen, None, protocol.Sit(cmd="x"), "not-joined")
    refused(kitchen, None, protocol.Join(cmd="x", name="Eve"), "no-token")
    with pytest.raises(RefusedError, match="bad-name"):
        kitchen.do(None, protocol.Join(cmd="x", name="\u202e\u200b "), token="t9")
    kitchen.do(None, protocol.Join(cmd="x", name="E\u202eve\n"), token="t9")
    assert kitchen.table.people[2].name == "Eve"


def test_it_takes_two_and_empty_chairs_are_put_away() -> None:
    kitchen = Kitchen(people=3)
    kitchen.do(0, protocol.Remove(cmd="x", seat=1))
    kitchen.do(0, protocol.Remove(cmd="x", seat=2))
    refused(kitchen, 0, protocol.Start(cmd="x"), "too-few")
    kitchen.do(2, protocol.Sit(cmd="x", seat=2))
    kitchen.start()
    assert len(kitchen.table.chairs) == 2
    assert kitchen.table.people[2].seat == 1
    assert kitchen.table.status == "playing"


def test_a_rematch_brings_the_chairs_back() -> None:
    kitchen = Kitchen(people=2, rules="classic/en +match=round")
    kitchen.start()
    refused(kitchen, 0, protocol.Rematch(cmd="x"), "not-now")
    kitchen.arrange("rules: classic/en +match=round; hands: r7 | b1; draw: * b5; discard: r5; turn: 0")
    kitchen.play(0, "r7")
    assert kitchen.table.status == "over"
    assert kitchen.table.match is not None
    assert kitchen.table.match.winners == (0,)
    kitchen.do(1, protocol.Rematch(cmd="x"))
    assert (kitchen.table.status, kitchen.table.match.scores) == ("waiting", [1, 0])
    kitchen.start()
    assert (kitchen.table.status, kitchen.table.matches, kitchen.table.match.scores) == ("playing", 2, [0, 0])


def test_a_leaver_is_played_by_a_bot_after_the_grace_and_may_return_at_any_moment() -> None:
    kitchen = Kitchen(people=2, leaving=30_000)
    kitchen.start()
    kitchen.arrange("rules: classic/en; hands: r7 r8 r9 | b1 b2 b3; draw: * b5 b6 b7; discard: r5; turn: 0")
    kitchen.write(facts.Left(0))
    left = kitchen.now
    assert bot_since(kitchen.table, 0) == left + 30_000
    kitchen.pass_time("move")
    assert kitchen.now == left + 30_000
    assert isinstance(kitchen.rows[-1].fact, facts.Moved)
    assert kitchen.rows[-1].fact.by == "bot"
    kitchen.write(facts.Back(0, "here"))
    assert bot_since(kitchen.table, 0) is None
    assert kitchen.coming() is None, "an untimed table waits for the next person"
    assert look(kitchen.table, 0) is not None


def test_when_everybody_is_gone_the_table_waits() -> None:
    kitchen = Kitchen(people=1, bots=2, pace="fast")
    kitchen.start()
    assert kitchen.coming() is not None
    kitchen.write(facts.Left(0))
    assert kitchen.coming() is None
    kitchen.now += 10**9
    kitchen.write(facts.Back(0, "here"))
    coming = kitchen.coming()
    assert coming is not None
    assert coming.at > kitchen.now


@pytest.mark.parametrize(("pace", "time"), [("untimed", 0), ("relaxed", 60_000), ("fast", 15_000)])
def test_the_clock_takes_the_gentlest_move_and_says_so(pace: str, time: int) -> None:
    kitchen = Kitchen(people=2, pace=pace)
    kitchen.start()
    kitchen.arrange("rules: classic/en; hands: r7 r8 r9 | b1 b2 b3; draw: * b5 b6 b7; discard: r5; turn: 0")
    asked = kitchen.now
    assert decide_until(kitchen.table) == (asked + time if time else 0)
    if not time:
        assert kitchen.coming() is None
        return
    kitchen.pass_time("timeout")
    assert kitchen.now == asked + time
    assert kitchen.rows[-1].fact == facts.Moved(0, "draw", "clock")


def test_extra_time_doubles_the_clock() -> None:
    kitchen = Kitchen(people=2, pace="fast")
    kitchen.start()
    assert kitchen.table.turn is not None
    kitchen.do(kitchen.table.turn, protocol.Assist(cmd="x", time=True))
    assert decide_until(kitchen.table) == kitchen.table.asked_at + 30_000


def test_nobody_is_timed_out_by_a_crash_of_the_server() -> None:
    kitchen = Kitchen(people=2, pace="fast")
    kitchen.start()
    kitchen.now += 60_000
    kitchen.write(facts.Left(0, crashed=True), facts.Left(1, crashed=True))
    assert kitchen.coming() is None
    kitchen.write(facts.Back(0, "new"))
    kitchen.now += 500
    kitchen.write(facts.Back(1, "new"))
    coming = kitchen.coming()
    assert coming is not None
    assert coming.at >= kitchen.now + 14_000


def test_who_gets_up_in_a_match_is_replaced_and_anybody_may_take_the_seat() -> None:
    kitchen = Kitchen(people=3)
    kitchen.start()
    kitchen.do(1, protocol.Stand(cmd="x"))
    assert kitchen.table.chairs[1].vacated
    refused(kitchen, 0, protocol.Sit(cmd="x", seat=1), "not-now")
    kitchen.do(None, protocol.Join(cmd="x", name="Late"), token="t9")
    kitchen.do(3, protocol.Sit(cmd="x"))
    assert kitchen.table.people[3].seat == 1
    assert room(kitchen.table).seats[1].name == "Late"


def test_who_gave_up_a_seat_knows_its_cards_and_gets_no_other_in_this_round() -> None:
    kitchen = Kitchen(people=3, rules="classic/en +target=5000")
    kitchen.start()
    kitchen.do(0, protocol.Stand(cmd="x"))
    kitchen.do(1, protocol.Stand(cmd="x"))
    refused(kitchen, 0, protocol.Sit(cmd="x", seat=1), "not-now")
    kitchen.do(1, protocol.Sit(cmd="x"))
    assert kitchen.table.people[1].seat == 1, "the own seat, not the first that is free"
    kitchen.do(1, protocol.Stand(cmd="x"))
    kitchen.arrange("rules: classic/en +target=5000; hands: b1 b2 | b3 | r7; draw: * b5; discard: r5; turn: 2")
    kitchen.play(2, "r7")
    kitchen.do(0, protocol.Sit(cmd="x", seat=1))
    kitchen.do(2, protocol.Next(cmd="x"))
    kitchen.shuffle()
    kitchen.do(1, protocol.Sit(cmd="x"))
    assert [person.seat for person in kitchen.table.people] == [1, 0, 2]


def test_quick_phrases_are_always_allowed_and_text_where_the_table_wants_it() -> None:
    silent = Kitchen(people=2, chat=False)
    silent.do(0, protocol.Say(cmd="x", phrase="hello"))
    refused(silent, 0, protocol.Say(cmd="x", text="psst"), "no-chat")
    kitchen = Kitchen(people=2)
    kitchen.do(0, protocol.Say(cmd="x", text="good\u202e\u0007 luck\u2066!"))
    assert kitchen.rows[-1].fact == facts.Said(0, text="good luck!")
    refused(kitchen, 0, protocol.Say(cmd="x", text=" \u200b"), "nothing-said")


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
