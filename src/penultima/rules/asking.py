"""Whose decision it is: whoever may speak unasked comes first, and after every move all may speak again.

First whoever owes UNO, then whoever could catch somebody, then whoever could jump in, then the seat that the rules ask.
Rounds between bots, environments, the lab, terminals and servers all ask in this order.
"""

from enum import IntEnum
from typing import NewType, Protocol

import numpy as np
from numpy.typing import NDArray

from penultima.rules.calls import calls_are_open, owes
from penultima.rules.cards import EMPTY
from penultima.rules.legal import calls, jump_cards
from penultima.rules.moves import SEATS
from penultima.rules.record import Int, dtype_of
from penultima.rules.settings import OffOn
from penultima.rules.state import NOBODY, Phase, State
from penultima.runtime import LAYOUTS, compiled, inlined


class Stage(IntEnum):
    """Why a seat is asked, in the order in which seats are asked after every move."""

    OWING = 0
    """It owes UNO: it may say so before anybody notices."""
    NOTICING = 1
    """Somebody else owes UNO: it may catch."""
    JUMPING = 2
    """It holds a card identical to the face-up one, and the house allows to jump in."""
    ASKED = 3
    """The rules ask it."""


ABOUT_UNO = 1 << Stage.OWING | 1 << Stage.NOTICING
"""The stages at which UNO is said or caught, one bit each."""
SPEAKERS = 2 * SEATS
"""At most so many are asked after a move: every seat about UNO, all but one about jumping in, and the asked one."""


class Cursor(Protocol):
    """How far the asking has come. Any record with these fields will do: an environment keeps them in its episode."""

    stage: Int
    place: Int
    """How far round the table the stage has come."""
    actor: Int
    """Whose decision it is, `NOBODY` when the round is over."""


class CursorRecord:
    """A cursor by itself."""

    stage: Int
    place: Int
    actor: Int


Cursors = NewType("Cursors", NDArray[np.void])
"""An array of cursors; an entry point uses its first element."""
CURSOR = LAYOUTS[Cursors] = dtype_of(CursorRecord)


def new_cursors() -> Cursors:
    """Room for one cursor, at the beginning."""
    return Cursors(np.zeros(1, CURSOR))


@inlined
def ask_anew(cursor: Cursor) -> None:
    """Something has happened: everybody may speak again."""
    cursor.stage = Stage.OWING
    cursor.place = 0


@inlined
def pass_by(cursor: Cursor) -> None:
    """The actor kept silent: whoever comes after it."""
    cursor.place += 1


@compiled
def next_caller(state: State, cursor: Cursor) -> bool:
    """The next who owes UNO, or could catch; is there one? (L3, X11 X13)"""
    while cursor.stage <= Stage.NOTICING:
        owing = cursor.stage == Stage.OWING
        while cursor.place < state.players:
            if owes(state, cursor.place) == owing and calls(state, cursor.place) != EMPTY:
                cursor.actor = cursor.place
                return True
            cursor.place += 1
        cursor.stage += 1
        cursor.place = 0
    return False


@compiled
def next_jumper(state: State, cursor: Cursor) -> bool:
    """The next seat after the asked one that could jump in; is there one? (X37)"""
    while cursor.place < state.players - 1:
        seat = (state.asked + state.direction * (cursor.place + 1) + state.players) % state.players
        if jump_cards(state, seat) != EMPTY:
            cursor.actor = seat
            return True
        cursor.place += 1
    return False


@inlined
def only_the_asked(state: State) -> bool:
    """Has nobody but the asked seat a choice? A quick look: if not, there may still be nobody who could jump in."""
    if state.owes != 0 and calls_are_open(state):
        return False
    return state.rules.jump_in == OffOn.OFF or state.phase != Phase.TURN


@inlined
def find_actor(state: State, cursor: Cursor) -> None:
    """Go on round the table to the next seat that has a choice."""
    if cursor.stage <= Stage.NOTICING:
        if state.owes != 0 and calls_are_open(state) and next_caller(state, cursor):
            return
        cursor.stage = Stage.JUMPING
        cursor.place = 0
    if cursor.stage == Stage.JUMPING:
        if state.rules.jump_in == OffOn.ON and state.phase == Phase.TURN and next_jumper(state, cursor):
            return
        cursor.stage = Stage.ASKED
    cursor.actor = state.asked


@compiled
def stages_of(state: State, seat: int) -> int:
    """Why a seat could be asked now, one bit for each stage."""
    stages = 0
    if state.owes != 0 and calls_are_open(state) and calls(state, seat) != EMPTY:
        stages |= 1 << (Stage.OWING if owes(state, seat) else Stage.NOTICING)
    if seat == state.asked:
        stages |= 1 << Stage.ASKED
    elif jump_cards(state, seat) != EMPTY:
        stages |= 1 << Stage.JUMPING
    return stages


@compiled
def speakers(state: State, cursor: Cursor, stages: NDArray[np.int8], seats: NDArray[np.int8]) -> int:
    """Everybody who has a choice, in the order they are asked, and why; how many there are (0: the round is over)."""
    if state.asked == NOBODY:
        return 0
    ask_anew(cursor)
    n = 0
    while True:
        find_actor(state, cursor)
        stages[n] = cursor.stage
        seats[n] = cursor.actor
        n += 1
        if cursor.stage == Stage.ASKED:
            return n
        pass_by(cursor)
