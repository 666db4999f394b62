"""Moves that are taken back."""

from __future__ import annotations

import random

import pytest

from penultima import Match, Move, Round, RulesError
from tests.choosing import one_of_each_edition
from tests.game import copying
from tests.game.random_play import BOOKLETS, play_on, random_game

THREE_CARDS = """\
rules: classic/en
hands: r5 r6 | b1 b2
draw: * g1
discard: r3
color: red
dealer: 1
turn: 0"""


def seen(round: Round) -> str:
    """All that one can ask of a round, as it is now."""
    return repr(copying.seen(round))


def check_back_to_the_start(round: Round, moves: int, seed: int) -> None:
    """Play on, then take every move back: at each the round is all that it was before that move."""
    begun, road = seen(round), list[tuple[tuple[int, Move], str]]()
    for turn in play_on(round, random.Random(seed), moves):
        road.append((turn, seen(round)))
    assert road
    while road:
        turn, before = road.pop()
        assert round.undo() == turn
        assert seen(round) == before
    assert seen(round) == begun


@pytest.mark.parametrize("booklet", one_of_each_edition(BOOKLETS))
def test_every_move_can_be_taken_back(booklet: str) -> None:
    check_back_to_the_start(Round(booklet, 3, seed=8, dealer=2), 60, seed=3)


@pytest.mark.parametrize("seed", range(6))
def test_with_any_house_rules(seed: int) -> None:
    round = random_game(seed, most=60)
    moves = list(round.moves)
    while round.moves:
        assert round.undo() == moves.pop()
    assert round == round.begun()


def test_rounds_of_an_arranged_deck_and_of_a_position() -> None:
    check_back_to_the_start(Round.from_deck("r1 r2 w x", "hyper/fr", 4, seed=3), 50, seed=1)
    check_back_to_the_start(Round.from_position(THREE_CARDS), 6, seed=1)


def test_what_comes_after_is_as_if_nothing_had_been() -> None:
    """Chance included: the card that is drawn again is the same one."""
    round = Round.from_position(THREE_CARDS)
    first = round.play("draw")
    round.undo()
    assert round.play("draw") == first
    round.undo()
    assert [str(event) for event in round.play("r5")] == ["laid 0 r5"]
    assert [str(card) for card in round.hands[0]] == ["r6"]


def test_a_view_keeps_what_it_saw() -> None:
    round = Round.from_position(THREE_CARDS)
    round.play("draw")
    view = round.view(0)
    told, hand = view.events, view.hand
    round.undo()
    round.play("r5")
    assert (view.events, view.hand) == (told, hand)
    assert not round.view(0).follows(view)


def test_what_cannot_be_taken_back_is_refused_and_changes_nothing() -> None:
    round = Round("classic/en", 2, seed=1)
    with pytest.raises(RulesError, match="no move to take back"):
        round.undo()
    round.play("draw")
    round.states["sizes"][0, 1] += 1
    before = round.states.tobytes()
    for deed in (round.undo, round.to_dict):
        with pytest.raises(RulesError, match="changed by hand"):
            deed()
    assert round.states.tobytes() == before
    assert len(round.moves) == 1


def test_the_score_of_a_match_goes_back_with_the_last_move() -> None:
    """N1: the winner scores what the others hold, 1 + 2 here; without the last card laid, nobody has scored."""
    match = Match("classic/en +target=50", 2, seed=5)
    match.rounds[-1] = Round.from_position(THREE_CARDS)
    for seat, move in ((0, "r5"), (0, "uno"), (1, "draw")):
        match.play(move, seat)
    assert [str(card) for card in match.round.hands[1]] == ["g1", "b1", "b2"]
    match.play("r6")
    assert match.scores == [1 + 1 + 2, 0]
    assert match.undo() == (0, match.round.legal_moves(0)[0])
    assert match.scores == [0, 0]
    assert not match.round.over
    match.play("r6")
    assert match.scores == [1 + 1 + 2, 0]
    match.next_round()
    with pytest.raises(RulesError, match="no move to take back"):
        match.undo()


def test_a_round_that_was_taken_up_again_keeps_its_story() -> None:
    """What was told before it was taken up is not in its moves; it stays told."""
    played = Round("classic/en", 3, seed=4)
    played.play("draw")
    kept = Round.resumed(played.rules, played.states, opening=played.opening, events=played.events, moves=played.moves)
    seat, move = played.turn, played.legal_moves()[0]
    kept.play(move)
    assert kept.undo() == (seat, move)
    assert seen(kept) == seen(played)
