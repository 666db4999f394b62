"""Who may speak, in which order, and what of an event each seat may see: one answer for every host."""

from __future__ import annotations

import random

import numpy as np
import pytest

from penultima import Round
from penultima.game.codec import read_events, write_events
from penultima.game.move import Move
from penultima.rules import engine
from penultima.rules.asking import Stage
from penultima.rules.events import new_event_log
from tests.choosing import one_of_each_edition
from tests.game.random_play import BOOKLETS

OWING, NOTICING, JUMPING, ASKED = Stage
MOST_MOVES = 600
"""Random play of everybody may take thousands."""
AT_ONCE = 100
"""Events that are put into a log at once; it takes as many as fit."""
UNO_DUE = "hands: r5 r7 | r1 | g2 g3; draw: *; discard: r9; owes: 1"


def test_only_the_asked_seat_speaks_when_nothing_is_owed() -> None:
    assert Round.from_position("hands: r5 r7 | r1 r2 | g2 g3; draw: *; discard: r9; turn: 2").speakers() == [(ASKED, 2)]


def test_whoever_owes_uno_comes_before_those_who_could_catch_him() -> None:
    """(L3, X11, X13)"""
    assert Round.from_position(UNO_DUE).speakers() == [(OWING, 1), (NOTICING, 0), (NOTICING, 2), (ASKED, 0)]


def test_two_who_owe_uno_may_also_catch_each_other_only_by_being_asked_as_owing() -> None:
    """A seat is asked about UNO once: it says its own, or catches the other. (X11)"""
    round = Round.from_position("hands: r5 r7 | r1 | g2; draw: *; discard: r9; owes: 1 2")
    assert round.speakers() == [(OWING, 1), (OWING, 2), (NOTICING, 0), (ASKED, 0)]
    assert [str(move) for move in round.legal_moves(1)] == ["uno", "catch @2"]


def test_nobody_calls_while_a_color_is_named() -> None:
    """(X13)"""
    round = Round.from_position("hands: r5 r7 | r1 | g2 g3; draw: *; discard: w; color: red; phase: COLOR; owes: 1")
    assert not round.calls_open
    assert round.speakers() == [(ASKED, 0)]


@pytest.mark.parametrize("direction", ["left", "right"])
@pytest.mark.parametrize("holder", [0, 2])
def test_whoever_holds_the_face_up_card_may_jump_in_before_the_asked_seat(direction: str, holder: int) -> None:
    """A deck has each number but 0 twice, so there is at most one. (X37)"""
    hands = ["y1 y2", "b2 b3", "g2 g5"]
    hands[holder] = "r9 g7"
    table = f"hands: {' | '.join(hands)}; draw: *; discard: r9; turn: 1; direction: {direction}"
    assert Round.from_position(f"rules: classic/en +jump_in=on; {table}").speakers() == [(JUMPING, holder), (ASKED, 1)]
    assert Round.from_position(table).speakers() == [(ASKED, 1)]


def test_nobody_speaks_after_the_end() -> None:
    round = Round.from_position("hands: r5 | r1 r2; draw: *; discard: r9")
    round.play("r5")
    assert round.over
    assert round.speakers() == []


@pytest.mark.parametrize("booklet", one_of_each_edition(BOOKLETS))
def test_the_engine_hides_the_cards_that_events_hide(booklet: str) -> None:
    """Blanking a log for a seat, and `Event.seen_by`, agree on every event of random rounds."""
    chance, hidden = random.Random(booklet), 0
    for seed in range(6):
        round = Round(f"{booklet} +jump_in=on", 4, seed=seed)
        events = list(round.opening)
        while not round.over and len(round.moves) < MOST_MOVES:
            speakers = [seat for _, seat in round.speakers()]
            seat = chance.choice(speakers)
            events += round.play(chance.choice(round.legal_moves(seat)), seat)
        told = [event for event in events if event.name != "scored"]
        for viewer in (-1, 0, 1, 2, 3):
            log, written = new_event_log(), 0
            while written < len(told):
                fitted = write_events(told[written : written + AT_ONCE], log)
                engine.hide_cards(log, viewer)
                for event, read in zip(told[written : written + fitted], read_events(log), strict=True):
                    assert read == event.seen_by(viewer), (viewer, event)
                    hidden += read != event
                written += fitted
    assert hidden > 100


def test_a_move_answers_the_stage_it_is_for() -> None:
    card, uno, catch, draw = Move("r7"), Move("uno"), Move("catch @1"), Move("draw")
    assert [move.answers(OWING) for move in (card, uno, catch)] == [False, True, True]
    assert [move.answers(NOTICING) for move in (card, uno, catch)] == [False, True, True]
    assert [move.answers(JUMPING) for move in (card, uno, catch)] == [True, False, False]
    assert all(move.answers(ASKED) for move in (card, uno, catch, draw))
    assert np.array_equal([move.is_call for move in (card, uno, catch, draw)], [False, True, True, False])
