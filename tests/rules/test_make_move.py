"""`make_move` is `apply` and then `legal` for the asked seat, in one call; `Round` lives from it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from penultima.errors import IllegalMove, RulesError
from penultima.game import Round, codec
from penultima.game.codec import read_cells, read_events, read_moves
from penultima.rules import engine
from penultima.rules.events import new_event_log
from penultima.rules.moves import MOVES
from penultima.rules.played_round import PLAYED_ROUND, PlayedRounds
from penultima.rules.record import States
from penultima.rules.state import copy_states
from penultima.runtime import INTERPRETED
from tests.game.random_play import BOOKLETS, any_move, random_game

GAMES = 6 if INTERPRETED else 60


def legal_sets(states: States, seat: int) -> list[int]:
    sets = np.zeros(2, np.uint64)
    engine.legal(states, seat, sets)
    return sets.tolist()


def played(states: States) -> Any:
    """A record with this round, whose legal moves are no moves at all."""
    record = np.zeros(1, PLAYED_ROUND)
    record["state"], record["log"]["listening"] = states, 1
    record["cards"] = record["acts"] = (1 << 64) - 1
    return PlayedRounds(record)


@pytest.mark.parametrize("seed", range(GAMES))
def test_it_does_what_apply_and_legal_do(seed: int) -> None:
    round, dice = random_game(seed), random.Random(seed)
    for _ in range(12):
        if round.over:
            break
        states, log, record = copy_states(round.states), new_event_log(), played(round.states)
        seat, move = any_move(round, dice)
        assert engine.apply(states, seat, move.code, log) == 0
        assert engine.make_move(record, seat, move.code) == 0
        assert record["state"].tobytes() == states.tobytes()
        assert read_events(record["log"]) == read_events(log)
        expected = legal_sets(states, int(states["asked"][0]))
        assert [int(record["cards"][0]), int(record["acts"][0])] == expected
        round.play(move, seat)
        assert round.legal_moves() == read_moves(np.array(expected, np.uint64))
        assert round.states.tobytes() == states.tobytes()


@pytest.mark.parametrize("seed", range(GAMES // 3))
def test_a_refusal_has_its_reason_and_changes_neither_round_nor_legal_moves(seed: int) -> None:
    round, dice, refused = random_game(seed), random.Random(seed), 0
    for _ in range(60):
        seat, move = dice.randrange(-1, round.players + 1), dice.randrange(-2, MOVES + 2)
        reason = engine.why_not(round.states, seat, move)
        if not reason:
            continue
        refused += 1
        record = played(round.states)
        assert engine.make_move(record, seat, move) == reason
        assert record["state"].tobytes() == round.states.tobytes()
        assert int(record["cards"][0]) == int(record["acts"][0]) == (1 << 64) - 1
        assert int(record["log"]["used"][0]) == 0
    assert refused > 20


def test_legal_moves_are_found_anew_whoever_changed_the_round() -> None:
    """A round keeps the moves that the last call found, for the state that they were found for and no other."""
    round = Round("classic/en", 3, seed=5)
    round.play(round.legal_moves()[0])
    before, kept = round.legal_moves(), copy_states(round.states)
    states = round.states
    states["color"] = (int(states["color"][0]) + 1) % 4
    changed = round.legal_moves()
    assert changed != before
    assert changed == read_moves(np.array(legal_sets(states, round.turn or 0), np.uint64))
    states[...] = kept
    assert round.legal_moves() == before
    other = Round("battle/fr", 4, seed=6)
    states[...] = other.states
    assert (round.turn, round.players, round.phase) == (other.turn, 4, other.phase)
    assert round.legal_moves() == other.legal_moves()
    assert [round.legal_moves(seat) for seat in range(4)] == [other.legal_moves(seat) for seat in range(4)]


def test_a_list_of_legal_moves_is_the_callers_own() -> None:
    round = Round("classic/en", 3, seed=5)
    first = round.legal_moves()
    expected = list(first)
    first.clear()
    assert round.legal_moves() == round.legal_moves(round.turn) == expected


def test_after_a_refusal_a_round_is_as_before() -> None:
    round = Round("classic/en", 3, seed=5)
    round.play(round.legal_moves()[0])
    before = round.legal_moves(), round.states.tobytes(), list(round.events), list(round.moves)
    with pytest.raises(IllegalMove):
        round.play("catch @2")
    assert before == (round.legal_moves(), round.states.tobytes(), round.events, round.moves)


def test_seats_that_are_none_are_refused_as_ever() -> None:
    round = Round("classic/en +hand=1", 2, seed=5)
    for seat in (-1, 2, 99):
        with pytest.raises(RulesError, match=f"there is no seat {seat}"):
            round.legal_moves(seat)
    while not round.over:
        round.play(round.legal_moves()[0])
    assert round.legal_moves() == []
    with pytest.raises(RulesError, match="there is no seat -1"):
        round.legal_moves(-1)


def test_moves_are_told_with_plain_seats_whatever_number_was_given() -> None:
    round = Round("classic/en", 3, seed=5)
    asked = round.turn
    seat: Any = np.int8(asked or 0)
    move = round.legal_moves(seat)[0]
    round.play(move, seat)
    assert round.moves == [(asked, move)]
    assert type(round.moves[0][0]) is int


@pytest.mark.parametrize("name", BOOKLETS)
def test_a_story_that_is_told_again_is_the_same(name: str) -> None:
    """Short stories are kept by their cells: whichever came first, each is told as its own log says."""
    for seed in range(2 if INTERPRETED else 8):
        round, dice = Round(name, 4, seed=seed), random.Random(seed)
        for _ in range(40):
            if round.over:
                break
            seat, move = any_move(round, dice)
            events, log, states = round.copy().play(move, seat), new_event_log(), copy_states(round.states)
            engine.apply(states, seat, move.code, log)
            cells = log["cells"][0, : int(log["used"][0])].tobytes()
            assert (
                codec._story(cells) == read_cells(cells) == tuple(event for event in events if event.name != "scored")
            )
            round.play(move, seat)
