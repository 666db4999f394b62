"""What the careful player does in positions where people agree what is best."""

from __future__ import annotations

import pytest

from penultima.bots import bot
from penultima.game import Round


def choice(position: str, seat: int = 0) -> str | None:
    move = bot("careful").choose(Round.from_position(position).view(seat))
    return None if move is None else move.text


@pytest.mark.parametrize(
    ("position", "best"),
    [
        ("hands: r1 w | b1 b2 b3 b4; draw: *; discard: r5", "r1"),
        ("hands: r1 w4 | b1 b2 b3 b4 | g1 g2 g3 g4; draw: *; discard: r5", "r1"),
        ("hands: r+ r3 g4 | b1; draw: *; discard: r5", "r+"),
        ("hands: rs r3 g4 | b1; draw: *; discard: r5", "rs"),
        ("hands: r1 | b1 b2; draw: *; discard: r5", "r1"),
        ("hands: w | b1 b2; draw: *; discard: r5", "w"),
        ("hands: g1 g2 y7 | b1 b2 b3; draw: *; discard: r5", "draw"),
    ],
    ids=[
        "keeps the wild",
        "keeps the Draw Four",
        "hits the leader",
        "skips the leader",
        "goes out",
        "wild out",
        "must",
    ],
)
def test_a_turn(position: str, best: str) -> None:
    assert choice(position) == best


def test_the_color_it_holds_most_is_named() -> None:
    position = "hands: g1 g2 g7 b3 | r1 r2 r3; draw: *; discard: r5 w; phase: COLOR; turn: 0; layer: 0; color: red"
    assert choice(position) == "green"


def test_uno_is_said_and_silence_is_caught() -> None:
    assert choice("hands: r1 y3 g4 | r7 | r2 r3 r4; draw: *; discard: r5; owes: 1", 1) == "uno"
    caught = {choice(f"hands: r1 y3 g4 | r7 | r{n} r3 r4; draw: *; discard: r5; owes: 1", 2) for n in range(9)}
    assert "catch @1" in caught
    assert caught <= {"catch @1", None}


def test_blowhole_burdens_the_leader() -> None:
    position = (
        "rules: revenge/en; hands: g1 g2 g7 | r1 r2 r3 | b1 | y1 y2 y3 y4; draw: *; discard: r5 x; phase: SHARE; "
        "turn: 0; layer: 0; shares: 4; color: red"
    )
    assert choice(position) == "@2"


def test_scary_gives_the_longest_color() -> None:
    position = (
        "rules: scary/fr; hands: g1 g2 g7 r3 | r1 r2 r3 | b1 b2; draw: *; discard: r5 x; phase: GIVE_COLOR; turn: 0; "
        "layer: 0; color: red"
    )
    assert choice(position) == "green"


def test_a_battle_is_fought_with_the_highest_number() -> None:
    position = (
        "rules: battle/en; hands: g1 g9 rs w | r1 r2 r3 | b1 b2; draw: *; discard: r5 x; phase: FIGHT; turn: 0; "
        "layer: 0; foe: 2; color: red"
    )
    assert choice(position) == "g9"
    assert choice(position.replace("phase: FIGHT", "phase: FOE").replace("foe: 2; ", "")) == "@2"


def test_a_long_hand_is_doubted_and_a_short_one_is_not() -> None:
    position = (
        "hands: b1 b2 b3 y4 | {} | y1 y2 y3; draw: *; discard: r5 w4; phase: CHALLENGE; turn: 0; layer: 1; color: green"
    )
    assert choice(position.format("g1 g2 g3 g4 g5 g6 g7 g8 r2 r3")) == "challenge"
    assert choice(position.format("g1")) == "accept"
