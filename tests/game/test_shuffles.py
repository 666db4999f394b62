"""What a program needs that checks this one: decks in an order of its own, and what chance did."""

from __future__ import annotations

import pytest

from penultima import Round
from penultima.errors import NotationError, RulesError
from penultima.game.shuffles import place_of_returned, reshuffled, shuffled_deck
from tests.game.random_play import BOOKLETS


def test_a_deck_is_dealt_in_the_order_given() -> None:
    """Seat 1 is the dealer's left neighbor and gets the first card. (C5, X6)"""
    hands = [f"r{n} y{n}" for n in range(1, 8)]
    round = Round.from_deck(" ".join([*hands, "b5", "g9 g8"]), "classic/en", 2, dealer=0)
    assert [str(event) for event in round.opening] == [
        "dealt 1 r1 r2 r3 r4 r5 r6 r7",
        "dealt 0 y1 y2 y3 y4 y5 y6 y7",
        "turned b5",
        "starts 1 left",
    ]
    assert round.lines["draw"].split()[-2:] == ["g8", "g9"]
    assert [str(event) for event in round.play("draw")] == ["drew 1 turn g9"]


@pytest.mark.parametrize("rules", BOOKLETS)
def test_a_deck_need_not_be_whole(rules: str) -> None:
    round = Round.from_deck(["w", "w"], rules, 3, seed=1)
    assert sum(len(hand.split()) for hand in round.lines["hands"].split("|")) + len(
        f"{round.lines['draw']} {round.lines['discard']}".split()
    ) == (108 if rules.startswith("classic") else 112)
    assert round.copy().position == round.position


def test_a_deck_has_only_its_own_cards() -> None:
    with pytest.raises(NotationError, match="no r0 left"):
        Round.from_deck("r0 r0")
    with pytest.raises(NotationError, match="no x left"):
        Round.from_deck("x")
    with pytest.raises(RulesError, match="dealer"):
        Round.from_deck("r0", players=2, dealer=2)


def test_the_shuffles_of_a_round_can_be_learned() -> None:
    """The deal, a Draw Four that goes back, and a reshuffle, told from the key alone."""
    whole = Round.from_deck("", "classic/en", 2).lines
    deck = sorted(f"{whole['hands'].replace('|', ' ')} {whole['draw']} {whole['discard']}".split())
    kinds = [str(card) for card in shuffled_deck(bytes(32), deck)]
    assert sorted(kinds) == deck
    for seed in range(200):
        dealt = Round("classic/en", 2, seed=seed)
        returned = [event for event in dealt.opening if event.name == "returned"]
        if returned:
            place = place_of_returned(dealt.key, 0, 108 - 15)
            assert 0 <= place <= 93
            break
    round = Round.from_position("rules: classic/en; hands: b1 b2 | *; draw:; discard: g1 g2 g3 g4 r7; key: " + "5" * 64)
    order = reshuffled(round.key, 0, ["g1", "g2", "g3", "g4"])
    round.play("draw")
    assert round.lines["draw"].split() == [card.text for card in order[:-1]]


def test_guilt_and_counters_can_be_read() -> None:
    round = Round.from_position("rules: classic/en; hands: w4 r1 b2 | b3 b4 | *; draw:; discard: g3 r7")
    round.play("w4")
    round.play("blue")
    assert (round.lines["guilty"], round.lines["empty"], round.lines["circles"]) == ("yes", "0", "0")
    assert round.lines["reshuffles"] == "0"
