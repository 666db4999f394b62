"""What a seat sees depends on nothing it may not know."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from penultima.errors import RulesError
from penultima.game import Event, Round, View
from penultima.game.card import CARDS, HIDDEN, show_cards
from penultima.game.event import SHAPES
from penultima.rules.cards import COLOR_OF, NO_CARD
from penultima.rules.state import Phase
from tests.game.random_play import play_on, random_game

EXAMPLES = 250


def hand_of(round: Round, seat: int) -> list[int]:
    """A hand as numbers."""
    counts = round.states["hands"][0, seat].tolist()
    return [kind for kind, n in enumerate(counts) for _ in range(n)]


def set_hand(round: Round, seat: int, cards: list[int]) -> None:
    """Put other cards of the same number into a hand."""
    state = round.states[0]
    state["hands"][seat] = np.bincount(cards, minlength=len(CARDS))
    state["held"][seat] = np.uint64(sum(1 << kind for kind in set(cards)))


def drawn_cards_stay(round: Round, dice: random.Random) -> None:
    """The drawn card of another seat is any card of its hand."""
    state = round.states[0]
    if round.phase == Phase.DRAWN:
        state["drawn"] = dice.choice(hand_of(round, int(state["asked"])))
        state["must_lay"] = dice.randrange(2)


def permute_hidden(round: Round, seat: int | None, dice: random.Random) -> None:
    """Change everything hidden from a seat: cards of others and of the pile change places, secrets turn over."""
    state = round.states[0]
    asked, layer = int(state["asked"]), int(state["laid_by"])
    others = [other for other in range(round.players) if other != seat]
    size, hides = int(state["draw_size"]), layer != seat and int(state["hidden"]) != NO_CARD
    sizes = {other: len(hand_of(round, other)) for other in others}
    hands = [kind for other in others for kind in hand_of(round, other)]
    pool = hands + state["draw"][:size].tolist() + ([int(state["hidden"])] if hides else [])
    if round.phase == Phase.OVER:
        pool = state["draw"][:size].tolist()
    dice.shuffle(pool)
    if round.phase != Phase.OVER:
        for other in others:
            set_hand(round, other, [pool.pop() for _ in range(sizes[other])])
        if hides:
            state["hidden"] = pool.pop()
    state["draw"][:size] = pool
    state["key"] = [dice.randrange(1 << 32) for _ in range(8)]
    state["guilty"] = dice.randrange(2)
    if seat != asked:
        drawn_cards_stay(round, dice)
    if seat != layer and round.phase == Phase.GIVE_CARD:
        held = {int(COLOR_OF[kind]) for kind in hand_of(round, layer)} - {-1}
        state["giving"] = dice.choice([*held, int(state["giving"])])


def known(view: View) -> tuple[object, ...]:
    """All that can be got out of a view."""
    hands = tuple(view.hand_of(seat) for seat in range(view.players))
    return view.states.tobytes(), view.to_dict(), view.legal_moves(), hands


@given(st.integers(0, 1 << 32), st.integers(0, 10), st.integers(0, 1 << 32))
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
@example(0, 0, 0)
def test_a_view_is_unchanged_when_hidden_cards_are_permuted(seed: int, who: int, mix: int) -> None:
    """Hands of others, the draw pile, the key, guilt, a drawn and a hidden card. (Q65, Q67)"""
    round = random_game(seed)
    seat = None if who >= round.players else who
    before, size = known(round.view(seat)), round.view(seat).draw_size
    twin = round.copy()
    permute_hidden(twin, seat, random.Random(mix))
    after = known(twin.view(seat))
    assert before == after
    assert round.view(seat) == twin.view(seat)
    assert hash(round.view(seat)) == hash(twin.view(seat))
    if size > 5 and round.phase != Phase.OVER:
        assert round.states.tobytes() != twin.states.tobytes()


@given(st.integers(0, 1 << 32))
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
def test_a_seat_sees_its_own_and_what_lies_open(seed: int) -> None:
    """Its hand and its legal moves, the sizes of the others, the discard pile, whose turn it is."""
    round = random_game(seed)
    state = round.states[0]
    for seat in range(round.players):
        view = round.view(seat)
        assert [card.code for card in view.hand] == hand_of(round, seat)
        assert view.legal_moves() == round.legal_moves(seat)
        assert view.sizes == tuple(len(hand_of(round, other)) for other in range(round.players))
        assert [card.code for card in view.discard] == state["discard"][: state["discard_size"]].tolist()
        assert (view.turn, view.phase, view.players, view.dealer) == (
            round.turn,
            round.phase,
            round.players,
            round.dealer,
        )
        assert (view.winner, view.over, view.top) == (round.winner, round.over, view.discard[-1])
        for other in range(round.players):
            if other != seat and not round.over:
                assert view.hand_of(other) == ()


@given(st.integers(0, 1 << 32))
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True)
def test_no_view_holds_the_key(seed: int) -> None:
    """Nor the order of the draw pile, nor whether a Draw Four was a bluff."""
    round = random_game(seed)
    for seat in (None, *range(round.players)):
        seen = round.view(seat).states[0]
        assert not seen["key"].any()
        assert not seen["draw"].any()
        assert not seen["guilty"]
        assert round.key not in round.view(seat).states.tobytes()
        assert round.key.hex() not in str(round.view(seat).to_dict())


@given(st.integers(0, 1 << 32))
@settings(max_examples=60, deadline=None, derandomize=True)
def test_when_the_round_is_over_all_hands_lie_open(seed: int) -> None:
    """To be counted by everyone; the rest of the draw pile stays face down. (X28)"""
    round, dice = random_game(seed), random.Random(seed)
    for _ in play_on(round, dice, 100_000):
        pass
    for seat in (None, 0):
        view = round.view(seat)
        assert view.over
        for other in range(round.players):
            assert [card.code for card in view.hand_of(other)] == hand_of(round, other)
        assert view.legal_moves() == []
        assert view.draw_size == int(round.states["draw_size"][0])
        assert not view.states["draw"].any()


def test_the_spectator_has_no_seat() -> None:
    view = Round("battle/en", 3, seed=1).view(None)
    assert (view.seat, view.hand, view.legal_moves(), view.drawn, view.hidden) == (None, (), [], None, None)
    for seat in (-1, 3, 10):
        with pytest.raises(RulesError):
            Round("battle/en", 3, seed=1).view(seat)


# Battle, Blowhole, Scary, challenge: the secrets by name


def test_a_card_chosen_for_a_battle_is_secret_until_both_are() -> None:
    """Its owner sees it; the challenged and everyone else do not. (Q65, K19)"""
    round = Round.from_position("rules: battle/en; hands: x r1 r2 | b1 b2 | g1 g2; discard: r5; draw: *")
    round.play("x")
    round.play("@1")
    (told,) = round.play("r1")
    assert str(told) == "chose 0"
    assert str(round.view(0).hidden) == "r1"
    for seat in (1, 2, None):
        assert round.view(seat).hidden is None
        assert "r1" not in show_cards(round.view(seat).hand_of(0))
    assert [str(event) for event in round.play("b2", 1)][:3] == ["chose 1", "revealed 0 r1", "revealed 1 b2"]


def test_blowhole_cards_are_given_unseen() -> None:
    """The giver does not see the pile before nor the card after; only its new owner does. (Q67, K13)"""
    round = Round.from_position("rules: revenge/en; hands: x r1 r2 | b1 b2 | g1 g2; discard: r5; draw: * y9")
    round.play("x")
    assert not round.view(0).states["draw"].any()
    (told,) = round.play("@1")
    assert [str(told.seen_by(seat)) for seat in (0, 1, 2, -1)] == [
        "shared 0 1 ?", "shared 0 1 y9", "shared 0 1 ?", "shared 0 1 ?",
    ]  # fmt: skip
    assert "y9" not in str(round.view(0).to_dict())
    assert "y9" in str(round.view(1).to_dict())


def test_a_hand_is_shown_to_the_challenger_alone() -> None:
    """The others learn only how the challenge ended. (J16, Q32)"""
    round = Round.from_position("hands: w4 r1 b2 | b1 b3 | g1 g2 | y1 y2; discard: r5; draw: *")
    round.play("w4")
    round.play("green")
    shown = next(event for event in round.play("challenge", 1) if event.name == "shown")
    assert [str(shown.seen_by(seat)) for seat in (1, 0, 2, 3, -1)] == ["shown 0 r1 b2", *["shown 0 ? ?"] * 4]
    assert round.view(1).hand_of(0) == ()


def test_the_color_being_given_is_known_to_the_giver() -> None:
    round = Round.from_position("rules: scary/it; hands: x r1 r2 b3 | b1 b2 | g1 g2; discard: r5; draw: *")
    round.play("x")
    round.play("red")
    assert [round.view(seat).giving for seat in (0, 1, 2, None)] == ["red", None, None, None]


def test_a_drawn_card_is_seen_by_who_drew_it() -> None:
    round = Round.from_position("hands: b1 b2 | g1 g2; discard: r5; draw: * r9")
    (told,) = round.play("draw")
    assert (str(told.seen_by(0)), str(told.seen_by(1))) == ("drew 0 turn r9", "drew 0 turn ?")
    assert str(round.view(0).drawn) == "r9"
    assert round.view(1).drawn is None


def test_a_later_view_of_the_same_round_knows_what_was_told_since() -> None:
    """And only of the same round and seat; what is told later is told with the same eyes."""
    round = Round.from_position("hands: b1 b2 | g1 g2; discard: r5; draw: * r9")
    first, other = round.view(0), round.view(1)
    round.play("draw")
    second = round.view(0)
    assert second.follows(first)
    assert second.follows(second)
    assert not first.follows(second)
    assert not second.follows(other)
    assert not round.copy().view(0).follows(first)
    assert [str(event) for event in second.since(first)] == ["drew 0 turn r9"]
    assert [str(event) for event in other.later()] == ["drew 0 turn ?"]
    assert first.later() == second.since(first) == second.events[-1:]
    assert second.since(second) == second.later() == ()


# Events

EYES: dict[str, Callable[[Event], set[int]]] = {
    "dealt": lambda event: {event.seat},
    "drew": lambda event: {event.seat},
    "shown": lambda event: {event.whom},
    "gave": lambda event: {event.seat, event.whom},
    "shared": lambda event: {event.whom},
}
"""For whose eyes the cards are, by the rules of the table; all other events are for everyone."""


def test_every_event_hides_exactly_what_it_must() -> None:
    """All events of many games, to every seat and to the spectator. (Q32, Q67, J16)"""
    seen: set[str] = set()
    for seed in range(120):
        round, dice = random_game(seed, most=1), random.Random(seed)
        told, twin = list(round.opening), round.copy()
        for seat, move in play_on(round, dice, 150):
            told += twin.play(move, seat)
        for event in told:
            check_seen(event)
            seen.add(event.name)
    house = {"jumped_in", "swapped", "rotated"}
    assert seen >= set(SHAPES) - {"dealer", "match_over", "tied", "blocked"} - house


def check_seen(event: Event) -> None:
    """One event, to everyone."""
    for seat in range(-1, 10):
        may = event.name not in EYES or seat in EYES[event.name](event) - {-1}
        expected = event.cards if may else (HIDDEN,) * len(event.cards)
        assert event.seen_by(seat) == event._replace(cards=expected)


@pytest.mark.parametrize("name", SHAPES)
def test_every_kind_of_event_is_either_secret_or_open(name: str) -> None:
    event = Event(name, 1, 2, (CARDS[3], CARDS[40]), "", (7,))
    check_seen(event)
    check_seen(event._replace(seat=-1, whom=-1))
