"""What a host may do about people, seats and time, and anybody about their own: without network and without waiting."""

from __future__ import annotations

import pytest

from penultima import protocol
from penultima.protocol import Command
from penultima.server.core import facts
from penultima.server.core.clock import bot_since, decide_until
from penultima.server.core.command_handlers import handle
from penultima.server.core.due_actions import THINKING
from penultima.server.core.look_alikes import LOOK_ALIKES
from penultima.server.core.newcomers import FORGET_AFTER, MAX_PEOPLE, MAX_PER_ORIGIN
from penultima.server.core.projections import missed, news_item, said_lately, table_info
from penultima.server.core.refusals import RefusedError
from penultima.server.core.seats import STAND_IN
from tests.server.offline_table import QUICK, OfflineTable

ROUND = "rules: classic/en +target=5000; hands: r7 r8 | b1 b2 | g1 g2; draw: * b5 b6 b7; discard: r5; turn: 0"


def refused(offline: OfflineTable, person: int | None, command: Command, code: str, token: str = "") -> None:
    """The command is refused for this reason, and nothing has changed."""
    seq = offline.table.seq
    with pytest.raises(RefusedError) as refusal:
        offline.do(person, command, token)
    assert refusal.value.refusal == code
    assert offline.table.seq == seq


def join(offline: OfflineTable, name: str, token: str, origin: str = "") -> int:
    """Somebody new; their number."""
    wish = protocol.Join(cmd="x", name=name)
    rows = offline.write(*handle(offline.table, None, wish, offline.now, token, origin=origin))
    fact = next(row.fact for row in rows if isinstance(row.fact, facts.Joined))
    return len(offline.table.people) - 1 if fact.person is None else fact.person


def test_only_the_host_has_these_powers_and_not_over_nobody() -> None:
    offline = OfflineTable(people=3)
    offline.start()
    for command in (
        protocol.Dismiss(cmd="x", person=2),
        protocol.Mute(cmd="x", person=2),
        protocol.Pause(cmd="x"),
        protocol.Resume(cmd="x"),
        protocol.Remove(cmd="x", seat=2),
        protocol.SeatBot(cmd="x", level="first", seat=2),
        protocol.Options(cmd="x", bot_pace="slow"),
    ):
        refused(offline, 1, command, "only-host")
    for command in (protocol.Dismiss(cmd="x", person=9), protocol.Mute(cmd="x", person=9)):
        refused(offline, 0, command, "no-person")
    refused(offline, 0, protocol.Dismiss(cmd="x", person=0), "not-now")
    refused(offline, 0, protocol.Resume(cmd="x"), "not-now")


def test_a_seat_is_freed_in_the_middle_of_a_round_and_a_bot_plays_on() -> None:
    offline = OfflineTable(people=3)
    offline.start()
    offline.do(0, protocol.Remove(cmd="x", seat=1))
    assert offline.table.chairs[1].bot == STAND_IN
    assert bot_since(offline.table, 1) == 0
    assert offline.table.people[1].seat is None
    refused(offline, 0, protocol.Remove(cmd="x", seat=1), "not-now")
    late = join(offline, "Late", "t9")
    offline.do(late, protocol.Sit(cmd="x"))
    assert offline.table.people[late].seat == 1, "the freed seat first"


def test_a_bot_of_a_level_takes_over_from_a_person_or_a_bot() -> None:
    offline = OfflineTable(people=2, bots=1)
    offline.start()
    offline.do(0, protocol.SeatBot(cmd="x", level="expert", seat=1))
    offline.do(0, protocol.SeatBot(cmd="x", level="hard", seat=2))
    assert [chair.bot for chair in offline.table.chairs] == ["", "expert", "hard"]
    assert offline.table.people[1].seat is None
    refused(offline, 0, protocol.SeatBot(cmd="x", level="hard"), "table-full")
    refused(offline, 0, protocol.SeatBot(cmd="x", level="genius", seat=1), "no-bot")
    assert offline.replayed().chairs == offline.table.chairs


def test_a_ban_is_lifted_by_its_number_for_the_address_or_as_a_whole() -> None:
    """A family behind one router: one is banned, and the others could not come in any more."""
    offline = OfflineTable(people=2)
    eve = join(offline, "Eve", "te", "router")
    offline.do(0, protocol.Dismiss(cmd="x", person=eve, ban=True))
    mallory = join(offline, "Mallory", "tm", "elsewhere")
    offline.do(0, protocol.Dismiss(cmd="x", person=mallory, ban=True))
    bans = table_info(offline.table).banned
    assert [(one.ban, one.name, one.key, one.address) for one in bans] == [
        (0, "Eve", True, True), (1, "Mallory", True, True),
    ]  # fmt: skip
    sister = protocol.Join(cmd="x", name="Sister")
    with pytest.raises(RefusedError, match="banned"):
        handle(offline.table, None, sister, offline.now, "ts", origin="router")
    refused(offline, 1, protocol.Unban(cmd="x", ban=0), "only-host")
    refused(offline, 0, protocol.Unban(cmd="x", ban=2), "no-person")
    rows = offline.do(0, protocol.Unban(cmd="x", ban=0, key=False))
    assert news_item(rows[0], None).what == "unbanned"
    assert join(offline, "Sister", "ts", "router") is not None
    with pytest.raises(RefusedError, match="banned"):
        join(offline, "Eve", "te", "router")
    assert [(one.ban, one.key, one.address) for one in table_info(offline.table).banned] == [
        (0, True, False), (1, True, True),
    ]  # fmt: skip
    refused(offline, 0, protocol.Unban(cmd="x", ban=0, key=False), "not-now")
    offline.do(0, protocol.Unban(cmd="x", ban=0))
    assert [one.ban for one in table_info(offline.table).banned] == [1], "the other one keeps its number"
    join(offline, "Eve", "te", "router")
    refused(offline, 0, protocol.Unban(cmd="x", ban=0), "not-now")
    with pytest.raises(RefusedError, match="banned"):
        join(offline, "Mallory", "tm", "anywhere")
    assert offline.replayed().banned == offline.table.banned


def test_who_cannot_read_that_a_ban_is_lifted_is_waited_for() -> None:
    lifted = facts.Unbanned(0)
    assert facts.for_level(lifted, facts.FACT_LEVEL) is lifted
    assert facts.for_level(lifted, 2) is None
    assert facts.for_level(lifted, 1) is None
    for level, paused, joined in ((3, True, True), (2, True, True), (1, False, False)):
        assert (facts.for_level(facts.Paused(), level) is not None) == paused
        assert (facts.for_level(facts.Joined("Eve", "te", 1), level) is not None) == joined


def test_whoever_is_dismissed_is_nobody_and_may_come_back_but_not_when_banned() -> None:
    offline = OfflineTable(people=2)
    eve = join(offline, "Eve", "t9", "here")
    offline.do(0, protocol.Dismiss(cmd="x", person=eve))
    assert offline.table.people[eve].gone
    assert news_item(offline.rows[-1], None).name == "Eve", "the news say who it was"
    assert join(offline, "Eve", "t9", "here") == eve, "a number that nobody has is given again"
    offline.do(0, protocol.Dismiss(cmd="x", person=eve, ban=True))
    for token, origin in (("t9", "elsewhere"), ("t10", "here")):
        with pytest.raises(RefusedError, match="banned"):
            join(offline, "Eve", token, origin)
    join(offline, "Bo", "t11", "elsewhere")


def test_the_muted_say_nothing_until_they_may() -> None:
    offline = OfflineTable(people=2)
    offline.do(0, protocol.Mute(cmd="x", person=1))
    assert table_info(offline.table).people[1].muted
    refused(offline, 1, protocol.Say(cmd="x", text="psst"), "muted")
    refused(offline, 1, protocol.Say(cmd="x", phrase="hello"), "muted")
    offline.do(0, protocol.Mute(cmd="x", person=1, muted=False))
    offline.do(1, protocol.Say(cmd="x", phrase="hello"))


def test_a_pause_stops_moves_and_clocks_and_goes_on_where_it_stopped() -> None:
    offline = OfflineTable(people=3, pace="fast", rules="classic/en +target=5000")
    offline.start()
    offline.arrange(ROUND)
    offline.now += 5_000
    left = decide_until(offline.table) - offline.now
    offline.do(0, protocol.Pause(cmd="x"))
    assert table_info(offline.table).paused
    assert decide_until(offline.table) == 0
    assert offline.coming() is None
    offline.now += 3_600_000
    refused(offline, 0, protocol.Play(cmd="x", move="r7", decision=offline.table.decision), "paused")
    refused(offline, 0, protocol.Pause(cmd="x"), "not-now")
    offline.do(0, protocol.Resume(cmd="x"))
    assert decide_until(offline.table) - offline.now == left
    offline.play(0, "r7")
    assert offline.replayed().asked_at == offline.table.asked_at


def test_a_paused_table_does_not_wait_for_a_host_who_left() -> None:
    offline = OfflineTable(people=2, leaving=30_000)
    offline.start()
    offline.do(0, protocol.Pause(cmd="x"))
    offline.write(facts.Left(0))
    first = offline.pass_time("handover")
    offline.do(1, protocol.Host(cmd="x", person=0))
    second = offline.pass_time("handover")
    assert first.decision != second.decision, "a command of its own, or it would count as done"
    offline.do(1, protocol.Resume(cmd="x"))


def test_a_bot_gives_way_in_the_middle_of_a_round_and_between_rounds() -> None:
    offline = OfflineTable(people=2, bots=1, rules="classic/en +target=5000")
    late, later = join(offline, "Late", "t8"), join(offline, "Later", "t9")
    offline.start()
    refused(offline, late, protocol.Sit(cmd="x", seat=0), "seat-taken")
    offline.do(late, protocol.Sit(cmd="x", seat=2))
    assert table_info(offline.table).seats[2].name == "Late"
    refused(offline, later, protocol.Sit(cmd="x"), "table-full")
    offline.do(late, protocol.Stand(cmd="x"))
    offline.arrange(ROUND.replace("r7 r8", "r7"))
    offline.play(0, "r7")
    assert offline.table.status == "between"
    offline.do(later, protocol.Sit(cmd="x", seat=2))
    assert offline.table.people[later].seat == 2


def test_who_has_seen_the_cards_of_a_seat_gets_no_bots_seat_not_even_by_a_new_key() -> None:
    offline = OfflineTable(people=2, bots=1)
    eve = join(offline, "Eve", "t9", "home")
    offline.start()
    offline.do(eve, protocol.Sit(cmd="x", seat=2))
    offline.do(1, protocol.Stand(cmd="x"))
    offline.do(eve, protocol.Stand(cmd="x"))
    refused(offline, eve, protocol.Sit(cmd="x", seat=1), "not-now")
    offline.do(eve, protocol.Leave(cmd="x"))
    again = join(offline, "Eve", "t10", "home")
    refused(offline, again, protocol.Sit(cmd="x", seat=1), "not-now")
    offline.do(0, protocol.Dismiss(cmd="x", person=again))
    again = join(offline, "Eve", "t10", "a train")
    refused(offline, again, protocol.Sit(cmd="x", seat=1), "not-now")
    other = join(offline, "Bo", "t11", "elsewhere")
    offline.do(other, protocol.Sit(cmd="x", seat=1))
    offline.do(again, protocol.Sit(cmd="x"))
    assert offline.table.people[again].seat == 2, "the seat whose cards they know"


@pytest.mark.parametrize("pace", ["slow", "normal", "fast"])
def test_bots_take_their_time_at_the_pace_of_the_table(pace: protocol.BotPace) -> None:
    offline = OfflineTable(people=1, bots=2)
    offline.start()
    if pace != "normal":
        offline.do(0, protocol.Options(cmd="x", bot_pace=pace))
    offline.arrange(ROUND.replace("turn: 0", "turn: 1"))
    coming = offline.coming()
    assert coming is not None
    assert coming.at - offline.now == QUICK.think * THINKING[pace]
    assert table_info(offline.table).bot_pace == pace


def test_bots_wait_for_a_tap_where_the_table_wants_it() -> None:
    offline = OfflineTable(people=1, bots=2)
    offline.do(0, protocol.Options(cmd="x", bot_pace="tap", chat=False))
    offline.start()
    offline.arrange(ROUND.replace("turn: 0", "turn: 1"))
    assert offline.coming() is None
    refused(offline, 0, protocol.Tap(cmd="x", decision=offline.table.decision + 1), "late")
    offline.do(0, protocol.Tap(cmd="x", decision=offline.table.decision))
    refused(offline, 0, protocol.Tap(cmd="x", decision=offline.table.decision), "not-now")
    assert offline.pass_time("move").at <= offline.now
    assert offline.coming() is None, "the next bot waits again"


def test_a_rematch_in_one_step() -> None:
    offline = OfflineTable(people=2, rules="classic/en +match=round")
    offline.start()
    offline.arrange("rules: classic/en +match=round; hands: r7 | b1; draw: * b5; discard: r5; turn: 0")
    offline.play(0, "r7")
    refused(offline, 1, protocol.Rematch(cmd="x", start=True), "only-host")
    offline.do(0, protocol.Rematch(cmd="x", start=True))
    assert (offline.table.status, offline.table.matches) == ("dealing", 2)
    offline.shuffle()
    assert offline.table.status == "playing"


def test_a_rematch_in_one_step_takes_two() -> None:
    offline = OfflineTable(people=2, rules="classic/en +match=round")
    offline.start()
    offline.arrange("rules: classic/en +match=round; hands: r7 | b1; draw: * b5; discard: r5; turn: 0")
    offline.play(0, "r7")
    offline.do(1, protocol.Stand(cmd="x"))
    refused(offline, 0, protocol.Rematch(cmd="x", start=True), "too-few")


def test_who_leaves_for_good_is_forgotten_and_the_table_has_a_host() -> None:
    offline = OfflineTable(people=3)
    offline.start()
    offline.do(0, protocol.Leave(cmd="x"))
    assert offline.table.host == 1
    assert offline.table.people[0].gone
    assert table_info(offline.table).people[0].name == ""
    assert offline.table.chairs[0].vacated
    refused(offline, 1, protocol.Host(cmd="x", person=0), "no-person")
    offline.do(1, protocol.Leave(cmd="x"))
    offline.do(2, protocol.Leave(cmd="x"))
    new = join(offline, "New", "t9")
    assert offline.table.host == new, "a table without a host is given to whoever comes"
    assert offline.replayed().people == offline.table.people


def test_one_address_cannot_fill_a_table() -> None:
    offline = OfflineTable(people=2)
    numbers = [join(offline, f"Spam {number}", f"s{number}", "one address") for number in range(MAX_PER_ORIGIN)]
    offline.write(*(facts.Back(number, "here") for number in numbers))
    with pytest.raises(RefusedError, match="table-full"):
        join(offline, "Spam", "s", "one address")
    join(offline, "Honest", "t9", "elsewhere")
    offline.write(facts.Left(numbers[3]))
    join(offline, "Spam", "s", "one address")
    assert offline.table.people[numbers[3]].gone, "of one's own address somebody who left makes room"


def test_a_full_table_forgets_who_never_sat_and_never_who_did() -> None:
    offline = OfflineTable(people=2)
    numbers = [join(offline, f"Spam {number}", f"s{number}", f"{number % 3}") for number in range(MAX_PEOPLE - 2)]
    offline.write(*(facts.Back(number, "here") for number in numbers))
    honest = join(offline, "Honest", "t9", "elsewhere")
    gone = [number for number, one in enumerate(offline.table.people) if one.gone]
    assert len(gone) == 1
    assert gone[0] in numbers[-3:], "of those of the most crowded address the last one"
    offline.write(facts.Back(honest, "here"), facts.Left(numbers[0]))
    assert join(offline, "Other", "t10", "third") == gone[0], "a number that nobody has is given again"
    assert offline.table.people[numbers[0]].gone, "first of all somebody who left is forgotten"
    assert len(offline.table.people) == MAX_PEOPLE + 1
    assert not any(offline.table.people[number].gone for number in (0, 1))


def test_who_never_sat_is_forgotten_some_time_after_leaving() -> None:
    offline = OfflineTable(people=2)
    watcher = join(offline, "Watcher", "t8")
    offline.write(facts.Back(watcher, "here"), facts.Left(watcher))
    offline.now += FORGET_AFTER - 1
    assert join(offline, "Early", "t9") != watcher
    offline.now += 1
    join(offline, "Later", "t10")
    assert offline.table.people[watcher].gone


@pytest.mark.parametrize(
    ("first", "second", "shown"),
    [
        ("Ada", "Ada", "Ada 2"),
        ("Ada", "\u0410d\u0430", "\u0410d\u0430 2"),
        ("Ada", "ADA", "ADA 2"),
        ("Ada", "Ａｄａ", "Ada 2"),
        ("Bill", "BiIl", "BiIl 2"),
        ("Marnie", "Mamie", "Mamie 2"),
        ("Zoe", "Z0e", "Z0e 2"),
        ("Jose", "José", "José"),
        ("x" * 24, "x" * 24, "x" * 22 + " 2"),
        ("Ada", "A\u00ad\u115f\u3164da", "Ada 2"),
        ("Jess", "Je\u0455\u0455", "Je\u0455\u0455 2"),
        ("Sam", "\u0405am", "\u0405am 2"),
        ("Bob", "\u0412ob", "\u0412ob 2"),
        ("Ben", "\u0392en", "\u0392en 2"),
        ("Mia", "\u039cia", "\u039cia 2"),
        ("Nina", "\u039dina", "\u039dina 2"),
        ("Yan", "\u03a5an", "\u03a5an 2"),
        ("Zoe", "\u0396oe", "\u0396oe 2"),
        ("Ada", "\ua4eeda", "\ua4eeda 2"),
        ("Sam", "Fam", "Fam"),
        ("Nora", "Vora", "Vora"),
    ],
)
def test_names_that_look_alike_are_told_apart(first: str, second: str, shown: str) -> None:
    offline = OfflineTable(people=1, bots=1, name=first)
    number = join(offline, second, "t9")
    assert offline.table.people[number].name == shown


def test_what_a_letter_is_taken_for_is_itself() -> None:
    """Or the letter would not be told from those that look like it; so few plain ones are taken for another."""
    assert not set(LOOK_ALIKES.values()) & set(LOOK_ALIKES)
    assert {letter for letter in LOOK_ALIKES if letter.isascii()} == set("i1|0`")


def test_nobody_is_made_to_have_said_what_another_with_the_same_number_said() -> None:
    offline = OfflineTable(people=3)
    offline.do(2, protocol.Say(cmd="x", text="I am gone"))
    since = offline.table.seq - 1
    offline.do(2, protocol.Leave(cmd="x"))
    assert join(offline, "Bob", "t9") == 2
    offline.do(2, protocol.Say(cmd="x", text="I am Bob"))
    for shown in (said_lately(offline.table), missed(offline.table, None, since)):
        assert [one.text for one in shown if one.what == "said"] == ["I am Bob"]


def test_what_was_said_at_a_waiting_table_is_shown_to_who_comes_later() -> None:
    offline = OfflineTable(people=2)
    offline.do(1, protocol.Say(cmd="x", text="anybody here?"))
    assert [(one.person, one.text) for one in said_lately(offline.table)] == [(1, "anybody here?")]
    offline.write(facts.Forgotten(1, erased=True))
    assert said_lately(offline.table) == []
