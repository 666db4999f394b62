"""Refusals, explanations, help, and sentences for everything that can happen."""

from __future__ import annotations

import pytest

from penultima.booklets import Booklet, Rules, booklets
from penultima.bots import bot
from penultima.game import Event, Match
from penultima.rules.reasons import Reason
from penultima.terminal.local_play import LeaveTableError
from penultima.terminal.narrator import Narrator, clean
from penultima.text import translator
from tests.choosing import one_of_each_edition
from tests.terminal.scripted_display import enter, table_at

TURN = "hands: r1 y3 y5 w w4 | r7 r8 r9 | r2 r3 r4; draw: *; discard: r5"


@pytest.mark.parametrize(
    ("typed", "explained"),
    [
        ("y3", "A yellow 3 does not fit. You need a red card, a 5 or a wild – or draw."),
        ("g9", "You do not hold a green 9."),
        ("keep", "There is nothing to keep: first play a card or draw."),
        ("blue", "Nobody asked for a color. Play a card or draw."),
        ("challenge", "There is no Wild Draw Four to answer."),
        ("@1", "Nobody has to be chosen now."),
        ("none", "There is nothing to decline."),
        ("uno", "You do not have to say UNO now."),
        ("catch @0", "Choose somebody else, not yourself."),
        ("catch @9", "Nobody sits there."),
        ("catch @1", "There is nobody to catch now."),
        ("17", "There is no choice 17; there are 5."),
        ("banana", "“banana” is neither a card nor a move here; type ? for help."),
        ("why y3", "A yellow 3 does not fit. You need a red card, a 5 or a wild – or draw."),
        ("why r1", "Yes: a red 1 fits, because red is in play."),
        ("why y5", "Yes: a yellow 5 fits, because it is a 5 too."),
        ("why w", "Yes: a Wild fits on everything."),
        ("why w4", "Yes, as a bluff: you still hold red, so a challenge would succeed."),
        ("why draw", "Yes, you may do that now."),
        ("why", "You need a red card, a 5 or a wild – or draw."),
        ("x", "You do not hold a special card."),
    ],
)
def test_what_is_refused_is_explained(typed: str, explained: str) -> None:
    table = table_at(TURN)
    display = enter(table, typed)
    assert display.hints[-1] == explained
    assert display.sentences == []
    assert not table.round.moves


def test_a_bluff_that_the_table_refuses_is_explained() -> None:
    display = enter(table_at("rules: classic/en +bluff=refused; " + TURN), "w4")
    assert display.hints == ["At this table nobody bluffs: you hold red, so the Wild Draw Four has to wait."]


def test_help_rules_and_quit() -> None:
    table = table_at("rules: scary/fr; " + TURN)
    display = enter(table, "?", "rules", "")
    assert "r7 uno" in display.pages[0]
    assert "In this edition red is pink" in display.pages[0]
    assert "Give one card to each" in display.pages[1]
    with pytest.raises(LeaveTableError):
        enter(table, "quit")


def test_every_reason_has_a_sentence() -> None:
    view = table_at(TURN).view()
    narrator = Narrator(["You", "Fox", "Heron"], 0, view.rules)
    for reason in Reason:
        for move in view.legal_moves():
            explained = narrator.reason(reason, move, view)
            assert explained.endswith(".")
            assert "{" not in explained


@pytest.mark.parametrize("printed", one_of_each_edition(booklets()), ids=lambda printed: printed.id)
def test_a_whole_match_is_told_without_a_gap(printed: Booklet) -> None:
    rules = printed.rules
    match = Match(rules, 4, seed=3, names=["Ann", "Fox", "Heron", "Otter"])
    narrator, spectator = Narrator(match.names, 0, rules), Narrator(match.names, None, rules)
    events, bots = list(match.opening), [bot("random", seat) for seat in range(4)]
    while not match.over:
        events += match.next_round() if match.round.over else ()
        seat = next(iter(match.round.view(None).owes), match.round.turn)
        assert seat is not None
        move = bots[seat].choose(match.round.view(seat))
        assert move is not None
        events += match.play(move, seat)
    for event in events:
        for explained in (narrator.event(event.seen_by(0)), spectator.event(event)):
            assert explained[0].isupper()
            assert explained[-1] in ".!"
            assert "{" not in explained
            assert "Nobody" not in explained or event.name in ("scored", "blocked")
    hidden = [event.seen_by(0) for event in events if event.name == "drew" and event.seat != 0]
    assert hidden
    assert all("card" in narrator.event(event) for event in hidden)


def test_secrets_stay_secret_and_others_are_named() -> None:
    narrator = Narrator(["You", "Fox", "Heron"], 0, Match("classic/en", 3, seed=1).rules)
    assert narrator.event(Event.parse("drew 1 turn ?")) == "Fox draws a card."
    assert narrator.event(Event.parse("drew 1 two ? ?")) == "Fox draws two cards for the Draw Two."
    assert narrator.event(Event.parse("drew 0 uno r7 w")) == "You draw a red 7 and a Wild for the forgotten UNO."
    assert narrator.event(Event.parse("gave 1 2 ?")) == "Fox gives Heron a card."
    assert narrator.event(Event.parse("won_battle 1 0")) == "Fox wins the battle against you."
    assert narrator.event(Event.parse("caught 1 0")) == "Fox catches you without UNO."
    assert narrator.event(Event.parse("challenged 1 0")) == "Fox challenges your Wild Draw Four."
    assert narrator.event(Event.parse("dealer 2")) == "Heron is chosen to deal."
    assert narrator.event(Event.parse("dealer 1 r1 g9 b4")) == (
        "Everyone draws a card for the deal: you red 1, Fox green 9, Heron blue 4. Fox deals."
    )
    assert narrator.event(Event.parse("scored 0 12 0")) == "Fox scores twelve points."
    assert narrator.event(Event.parse("scored 0 0 0")) == "Nobody scores."
    assert narrator.event(Event.parse("scored 3 0 50")) == "You score three points. Heron scores 50 points."
    assert narrator.event(Event.parse("match_over 0 2")) == "You and Heron share the win."
    assert narrator.event(Event.parse("hyper none")) == "Hyper speed is over."


def test_small_words() -> None:
    words = translator()
    assert [words.say("count-cards", n=n) for n in (0, 1, 2, 13)] == ["no cards", "one card", "two cards", "13 cards"]
    assert [words.listed(things) for things in ("a", "ab", "abc")] == ["a", "a and b", "a, b and c"]
    assert clean("A\x1b[31mnn\n") == "A[31mnn"
    assert clean(" \n") == "Nobody"


@pytest.mark.parametrize(("language", "fox"), [("en", "Fox"), ("fr", "Renard"), ("pt", "Raposa")])
def test_bots_have_their_names_in_the_language_of_the_reader(language: str, fox: str) -> None:
    """A record or a server may have them in another one; a person called Fox stays Fox."""
    narrator = Narrator(["Fox", "Fox", "Volpe"], 0, Rules.parse("classic"), language, bots={1, 2})
    assert narrator.names == ["Fox", fox, fox]
