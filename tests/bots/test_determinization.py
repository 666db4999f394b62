"""What a seat imagines agrees with everything it knows."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from penultima.booklets import booklets
from penultima.bots import bot
from penultima.bots.search_bot import determinize, memory_of
from penultima.game import Move, Round, View
from penultima.rules import engine
from penultima.rules.record import States
from penultima.rules.state import new_states
from tests.bots.worlds import finish
from tests.choosing import one_of_each_edition

ALL = [printed.id for printed in booklets()]


def deck_of(states: States) -> list[int]:
    """All cards there are, wherever they lie."""
    state = states[0]
    kinds = [kind for seat in range(state["players"]) for kind, n in enumerate(state["hands"][seat]) for _ in range(n)]
    for pile in ("draw", "discard", "shown"):
        kinds += state[pile][: state[f"{pile}_size"]].tolist()
    return sorted(kinds + ([int(state["hidden"])] if state["hidden"] >= 0 else []))


def seen_again(states: States, seat: int) -> bytes:
    """What the seat would see of an imagined round."""
    out = new_states()
    engine.view(states, seat, out)
    return out.tobytes()


class Watched:
    """A bot that looks at what it imagines before each decision."""

    def __init__(self, name: str, seat: int, round: Round) -> None:
        self.bot, self.round, self.looked = bot(name, seat), round, 0

    def choose(self, view: View) -> Move | None:
        if view.turn == view.seat and view.seat is not None:
            self.looked += 1
            for seed in range(3):
                states = determinize(view, seed)
                assert deck_of(states) == deck_of(self.round.states)
                assert seen_again(states, view.seat) == view.states.tobytes()
                for other in range(view.players):
                    held = [kind for kind, n in enumerate(states["hands"][0, other]) if n]
                    assert sum(1 << kind for kind in held) == int(states["held"][0, other])
        return self.bot.choose(view)


@pytest.mark.parametrize("rules", [*one_of_each_edition(ALL), "classic/en +sevens_zeros=on +stacking=any"])
def test_an_imagined_round_looks_the_same_and_has_every_card_once(rules: str) -> None:
    round = Round(rules, 3, seed=4)
    bots = [Watched("easy", seat, round) for seat in range(3)]
    finish(round, bots)
    assert sum(bot.looked for bot in bots) > 10


def imagined_hands(round: Round, seat: int, other: int, times: int = 60) -> list[set[int]]:
    view = round.view(seat)
    hands = [determinize(view, seed)["hands"][0, other] for seed in range(times)]
    return [set(np.flatnonzero(hand).tolist()) for hand in hands]


def test_a_shown_hand_is_remembered() -> None:
    round = Round.from_position(
        "hands: b1 b2 b3 y4 | g1 g2 r2 | y1 y2 y3; draw: *; discard: r5 w4; phase: CHALLENGE; turn: 0; layer: 1; "
        "color: blue; guilty: yes"
    )
    round.play("challenge")
    kinds = {int(kind) for kind in np.flatnonzero(round.states["hands"][0, 1])}
    memory = memory_of(round.view(0))
    assert set(np.flatnonzero(memory["known"][0, 1]).tolist()) == {Move(text).code for text in ("g1", "g2", "r2")}
    assert all({Move(text).code for text in ("g1", "g2", "r2")} <= hand for hand in imagined_hands(round, 0, 1))
    assert len(kinds) >= 3
    assert not memory_of(round.view(2))["known"][0, 1].any()


def test_who_could_not_follow_has_none_of_the_color() -> None:
    round = Round.from_position("hands: r1 r2 y3 | g1 g2 g3 b4 | y1 y2 y3; draw: * g9 g8 b1; discard: r5; turn: 1")
    round.play("draw", 1)
    red = set(range(13))
    hands = imagined_hands(round, 0, 1)
    assert all(len(hand & red) <= 1 for hand in hands), "only the card just drawn may be red"
    assert any(hand & red for hand in imagined_hands(round, 0, 2))


def test_a_gift_is_known_to_giver_and_receiver_only() -> None:
    round = Round.from_position(
        "rules: scary/fr; hands: g1 r3 r4 | r1 r2 r3 | b1 b2; draw: *; discard: r5 x; phase: GIVE_COLOR; turn: 0; "
        "layer: 0; color: red"
    )
    round.play("green")
    round.play("g1")
    g1 = Move("g1").code
    assert memory_of(round.view(0))["known"][0, 1, g1] == 1
    assert all(g1 in hand for hand in imagined_hands(round, 0, 1))
    assert memory_of(round.view(2))["known"][0, 1].sum() == 0


def test_imagining_leaves_the_truth_open() -> None:
    chance = Random(3)
    round = Round("classic/en", 4, seed=chance.randrange(99))
    hands = imagined_hands(round, 0, 1, 200)
    assert len(set(map(frozenset, hands))) > 150
