"""Refusals, explanations, help, and sentences for everything that can happen."""

from __future__ import annotations

import pytest

from penultima.booklets import Booklet, booklets
from penultima.bots import bot
from penultima.game import Event, Match
from penultima.rules.reasons import Reason
from penultima.terminal.play import LeaveTableError
from penultima.terminal.telling import Teller, clean
from penultima.text import screen
from tests.terminal.scripted import sit, table_at

TURN = "hands: r1 y3 y5 w w4 | r7 r8 r9 | r2 r3 r4; draw: *; discard: r5"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("y3", "A yellow 3 does not fit. You need a red card, a 5 or a wild – or draw."),
        ("g9", "You do not hold a green 9."),
        ("keep", "There is nothing to keep: first lay a card or draw."),
        ("blue", "Nobody asked for a color. Lay a card or draw."),
        ("challenge", "There is no Draw Four to answer."),
        ("@1", "Nobody has to be chosen now."),
        ("none", "There is nothing to decline."),
        ("uno", "You need not say UNO now."),
        ("catch @0", "Choose somebody else, not yourself."),
        ("catch @9", "Nobody sits there."),
        ("catch @1", "There is nobody to catch now."),
        ("17", "There is no choice 17; there are 5."),
        ("banana", "'banana' is no card and no move here; type ? for help."),
        ("why y3", "A yellow 3 does not fit. You need a red card, a 5 or a wild – or draw."),
        ("why r1", "Yes: a red 1 fits, because red is in force."),
        ("why y5", "Yes: a yellow 5 fits, because it is a 5 too."),
        ("why w", "Yes: a Wild fits on everything."),
        ("why w4", "Yes, as a bluff: you still hold red, so a challenge would succeed."),
        ("why draw", "Yes, you may do that now."),
        ("why", "You need a red card, a 5 or a wild – or draw."),
        ("x", "You do not hold a special card."),
    ],
)
def test_what_is_refused_is_explained(typed: str, told: str) -> None:
    table = table_at(TURN)
    face = sit(table, typed)
    assert face.hints[-1] == told
    assert face.told == []
    assert not table.game.moves


def test_a_bluff_that_the_table_refuses_is_explained() -> None:
    face = sit(table_at("rules: classic/en +bluff=refused; " + TURN), "w4")
    assert face.hints == ["At this table nobody bluffs: you hold red, so the Draw Four has to wait."]


def test_help_rules_and_quit() -> None:
    table = table_at("rules: scary/fr; " + TURN)
    face = sit(table, "?", "rules", "")
    assert "r7 uno" in face.pages[0]
    assert "In this edition red is pink" in face.pages[0]
    assert "K1" in face.pages[1]
    with pytest.raises(LeaveTableError):
        sit(table, "quit")


def test_every_reason_has_a_sentence() -> None:
    view = table_at(TURN).view()
    teller = Teller(["You", "Fox", "Heron"], 0, view.rules)
    for reason in Reason:
        for move in view.legal_moves():
            told = teller.reason(reason, move, view)
            assert told.endswith(".")
            assert "{" not in told


@pytest.mark.parametrize("printed", booklets(), ids=lambda printed: printed.id)
def test_a_whole_match_is_told_without_a_gap(printed: Booklet) -> None:
    rules = printed.rules
    match = Match(rules, 4, seed=3, names=["Ann", "Fox", "Heron", "Otter"])
    teller, spectator = Teller(match.names, 0, rules), Teller(match.names, None, rules)
    events, bots = list(match.opening), [bot("random", seat) for seat in range(4)]
    while not match.over:
        events += match.next_round() if match.game.over else ()
        seat = next(iter(match.game.view(None).owes), match.game.turn)
        assert seat is not None
        move = bots[seat].choose(match.game.view(seat))
        assert move is not None
        events += match.play(move, seat)
    for event in events:
        for told in (teller.event(event.seen_by(0)), spectator.event(event)):
            assert told[0].isupper()
            assert told[-1] in ".!"
            assert "{" not in told
            assert "Nobody" not in told or event.name in ("scored", "blocked")
    hidden = [event.seen_by(0) for event in events if event.name == "drew" and event.seat != 0]
    assert hidden
    assert all("card" in teller.event(event) for event in hidden)


def test_secrets_stay_secret_and_others_are_named() -> None:
    teller = Teller(["You", "Fox", "Heron"], 0, Match("classic/en", 3, seed=1).rules)
    assert teller.event(Event.parse("drew 1 turn ?")) == "Fox draws a card."
    assert teller.event(Event.parse("drew 1 two ? ?")) == "Fox draws two cards for the Draw Two."
    assert teller.event(Event.parse("drew 0 uno r7 w")) == "You draw a red 7 and a Wild for the forgotten UNO."
    assert teller.event(Event.parse("gave 1 2 ?")) == "Fox gives Heron a card."
    assert teller.event(Event.parse("won_battle 1 0")) == "Fox wins the battle against you."
    assert teller.event(Event.parse("caught 1 0")) == "Fox catches you without UNO."
    assert teller.event(Event.parse("challenged 1 0")) == "Fox challenges your Draw Four."
    assert teller.event(Event.parse("dealer 2")) == "Heron is chosen to deal."
    assert teller.event(Event.parse("dealer 1 r1 g9 b4")) == (
        "Everyone draws a card for the deal: you red 1, Fox green 9, Heron blue 4. Fox deals."
    )
    assert teller.event(Event.parse("scored 0 12 0")) == "Fox scores twelve points."
    assert teller.event(Event.parse("scored 0 0 0")) == "Nobody scores."
    assert teller.event(Event.parse("scored 3 0 50")) == "You score three points. Heron scores 50 points."
    assert teller.event(Event.parse("match_over 0 2")) == "You and Heron share the win."
    assert teller.event(Event.parse("hyper none")) == "Hyper speed is over."


def test_small_words() -> None:
    words = screen()
    assert [words.say("count-cards", n=n) for n in (0, 1, 2, 13)] == ["no cards", "one card", "two cards", "13 cards"]
    assert [words.listed(things) for things in ("a", "ab", "abc")] == ["a", "a and b", "a, b and c"]
    assert clean("A\x1b[31mnn\n") == "A[31mnn"
    assert clean(" \n") == "Nobody"
