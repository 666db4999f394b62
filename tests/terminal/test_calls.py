"""Saying UNO, forgetting it, and catching."""

from __future__ import annotations

from penultima.game import Move, View
from penultima.terminal.local_table import LocalTable, Need
from tests.terminal.scripted_display import enter, table_at

TWO_LEFT = "hands: r1 y3 | r7 r8 r9 | r2 r3 r4; draw: *; discard: r5"


class Silent:
    """A bot that never says UNO."""

    def choose(self, view: View) -> Move:
        moves = [move for move in view.legal_moves() if move.text != "uno"]
        return moves[0] if moves else Move("draw")


def forgotten(seed: int, **wishes: object) -> LocalTable:
    table = table_at(TWO_LEFT, seed=seed, **wishes)
    table.play(Move("r1"))
    return table


def test_the_prompt_reminds_and_uno_rides_on_the_card() -> None:
    display = enter(table_at(TWO_LEFT), "r1 uno")
    assert display.hints == ["Two cards left: say UNO as you play, like r1 uno."]
    assert display.sentences[:3] == ["You play a red 1.", "You say UNO!", "Fox plays a red 7."]
    assert "You say UNO!" in enter(table_at(TWO_LEFT), "1 uno").sentences
    assert "You say UNO!" in enter(table_at(TWO_LEFT), "1 !").sentences


def test_uno_may_be_said_with_the_color_of_a_wild() -> None:
    position = "hands: w y3 | r7 r8 r9 | r2 r3 r4; draw: *; discard: r5"
    assert enter(table_at(position), "w").hints[1] == "One card left: say UNO with the color, like red uno."
    assert len(enter(table_at(position), "w uno").hints) == 1
    assert enter(table_at(position), "w uno", "red").sentences[:3] == [
        "You play a Wild.",
        "You say UNO!",
        "You name red.",
    ]
    assert enter(table_at(position), "w", "red uno").sentences[:3] == [
        "You play a Wild.",
        "You name red.",
        "You say UNO!",
    ]


def test_an_automatic_uno_needs_no_reminder() -> None:
    display = enter(table_at("rules: classic/en +uno=automatic; " + TWO_LEFT), "r1")
    assert display.hints == []
    assert "You say UNO!" in display.sentences


def test_whoever_forgets_is_caught_by_whoever_notices() -> None:
    """Two bots that notice half of the time each."""
    caught = 0
    for seed in range(60):
        table = forgotten(seed, bots="medium")
        events = table.step()
        if events[0].name == "caught":
            caught += 1
            assert events[0].seat in (1, 2)
            assert [event.name for event in events] == ["caught", "drew"]
            assert table.view().sizes[0] == 3
        else:
            assert events[0].name in ("laid", "drew")
            assert events[0].seat == 1
    assert 32 <= caught <= 57


def test_the_same_seed_catches_again() -> None:
    assert [forgotten(7, bots="medium").step() for _ in range(3)] == [forgotten(7, bots="medium").step()] * 3


def test_with_assistance_the_person_is_asked_first() -> None:
    table = forgotten(1, assist=True)
    assert table.need() is Need.CALL
    display = enter(table_at(TWO_LEFT, assist=True), "r1", "uno")
    assert display.asked[1] == "You have one card left. Press Enter to go on, or type uno."
    assert display.sentences[:2] == ["You play a red 1.", "You say UNO!"]
    table.decline_call()
    assert table.need() is Need.BOT


def test_a_surprised_person_is_asked_without_assistance() -> None:
    table = table_at("rules: battle/es; hands: r9 | r1 r2 | g1 g2 g3; draw: *; discard: r5; owes: 0; turn: 1")
    assert table.need() is Need.CALL
    display = enter(table, "uno")
    assert display.asked[0] == "You have one card left. Press Enter to go on, or type uno."
    assert display.sentences[:2] == ["You say UNO!", "Fox plays a red 1."]


def test_the_winner_of_a_battle_is_reminded_with_the_color() -> None:
    position = (
        "rules: battle/es; hands: r9 y3 | x g1 g2 | b1 b2 b3; draw: *; discard: b5 ; turn: 0; phase: FIGHT; layer: 1; "
        "foe: 0; hidden: g3; touched: 1"
    )
    display = enter(table_at(position), "r9", "green uno")
    assert display.hints == ["One card left: say UNO with the color, like red uno."]
    assert "You say UNO!" in display.sentences


def test_a_silent_bot_can_be_caught_out_of_turn() -> None:
    table = table_at("hands: r1 y3 g4 | r7 r8 | r2 r3 r4; draw: *; discard: r5; turn: 1")
    table.bots[1] = Silent()
    display = enter(table, "catch")
    assert display.asked[0] == "Fox has one card and has not said UNO. Press Enter to go on, or type catch @1."
    assert display.sentences[:3] == [
        "Fox plays a red 7.",
        "You catch Fox without UNO.",
        "Fox draws two cards for the forgotten UNO.",
    ]


def test_the_chance_to_catch_can_pass() -> None:
    table = table_at("hands: r1 y3 g4 | r7 r8 | r2 r3 r4; draw: *; discard: r5; turn: 1")
    table.bots[1] = Silent()
    display = enter(table, "")
    assert display.sentences[:2] == ["Fox plays a red 7.", "Heron plays a red 2."]


def test_on_turn_catching_is_among_the_choices() -> None:
    position = "hands: r1 y3 g4 | r7 | r2 r3 r4; draw: *; discard: r5; owes: 1"
    table = table_at(position)
    table.bots[1] = Silent()
    display = enter(table, "catch fox", "catch @2")
    assert display.choices[0] == ["r1", "draw", "catch @1"]
    assert display.sentences[0] == "You catch Fox without UNO."
    assert "There is nobody to catch now." in display.hints


def test_bots_say_uno_at_once() -> None:
    table = table_at("hands: r1 y3 g4 | r7 r8 | r2 r3 r4; draw: *; discard: r5; turn: 1")
    display = enter(table)
    assert display.sentences[:3] == ["Fox plays a red 7.", "Fox says UNO!", "Heron plays a red 2."]
