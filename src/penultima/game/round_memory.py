"""The memory of one round: one block, as arrays for the engine and as plain numbers for Python.

Python reads a number from plain memory several times as fast as from an array of records.
"""

from __future__ import annotations

import threading

import numpy as np
from numpy.typing import NDArray

from penultima.rules import engine
from penultima.rules.asking import SPEAKERS, new_cursors
from penultima.rules.events import EVENT_LOG
from penultima.rules.played_round import PLAYED_ROUND, PlayedRounds
from penultima.rules.record import EventLogs, States
from penultima.rules.state import STATE

_OFFSETS = {name: place[1] for name, place in (PLAYED_ROUND.fields or {}).items()}
_IN_LOG = {name: place[1] for name, place in (EVENT_LOG.fields or {}).items()}
_IN_STATE = {name: place[1] for name, place in (STATE.fields or {}).items()}
_LOG, _STATE, _CELLS = _OFFSETS["log"], _OFFSETS["state"], _OFFSETS["log"] + _IN_LOG["cells"]
_END_OF_CELLS = _CELLS + EVENT_LOG["cells"].itemsize
_WHOLE_WORDS = PLAYED_ROUND.itemsize // 8 * 8

if _OFFSETS["acts"] != _OFFSETS["cards"] + 8:
    raise AssertionError("the two sets of moves lie side by side")


def _word(offset: int) -> int:
    if offset % 8:
        raise AssertionError("the numbers of a round lie at multiples of eight bytes")
    return offset // 8


LISTENING, USED = (_word(_LOG + _IN_LOG[name]) for name in ("listening", "used"))
CARDS, ACTS = _word(_OFFSETS["cards"]), _word(_OFFSETS["acts"])
PLAYERS, PHASE, ASKED, WINNER = (_word(_STATE + _IN_STATE[name]) for name in ("players", "phase", "asked", "winner"))
"""Where numbers stand in `RoundMemory.numbers`. Sets of moves have fewer than 63 members: they are positive."""


class RoundMemory:
    """A round, its last events and the legal moves of the asked seat; see `rules.played_round`."""

    __slots__ = ("block", "cells", "numbers", "rounds", "state", "states")

    def __init__(self, content: bytearray | None = None) -> None:
        self.block = block = bytearray(PLAYED_ROUND.itemsize) if content is None else bytearray(content)
        """All of it, in memory of its own."""
        memory = memoryview(block)
        self.rounds = PlayedRounds(np.ndarray(1, PLAYED_ROUND, block))
        """The same for `engine.make_move`."""
        self.states: States = np.ndarray(1, STATE, block, _STATE)
        """The round alone."""
        self.numbers = memory[:_WHOLE_WORDS].cast("q")
        """Single numbers, by their places above."""
        self.cells = memory[_CELLS:_END_OF_CELLS]
        """The cells of the log, two bytes each."""
        self.state = memory[_STATE:]
        """The bytes of the round."""
        self.numbers[LISTENING] = 1

    # Rounds are copied for every move, and few copies need these two.
    @property
    def logs(self) -> EventLogs:
        """The log alone."""
        return EventLogs(np.ndarray(1, EVENT_LOG, self.block, _LOG))

    @property
    def sets(self) -> NDArray[np.uint64]:
        """The legal moves alone."""
        return np.ndarray(2, np.uint64, self.block, _OFFSETS["cards"])

    @classmethod
    def of(cls, states: States) -> RoundMemory:
        """Memory for a round that stands somewhere else."""
        memory = cls()
        memory.state[:] = states.tobytes()
        return memory


class QuestionMemory(threading.local):
    """What the engine is given when it is asked about any round: in each thread the same arrays, because the engine
    looks at each new one before it takes it."""

    def __init__(self) -> None:
        self.block = bytearray(STATE.itemsize)
        """The round in question is copied into it."""
        self.states: States = np.ndarray(1, STATE, self.block)
        self.sets = np.zeros(2, np.uint64)
        """What is answered: the legal moves of a seat."""
        self.cursors = new_cursors()
        self.stages, self.seats = np.zeros(SPEAKERS, np.int8), np.zeros(SPEAKERS, np.int8)
        """What is answered: who may speak, and why."""


QUESTION_MEMORY = QuestionMemory()


def legal_sets(state: bytes | memoryview, seat: int) -> NDArray[np.uint64]:
    """The legal moves of a seat in a round, given by its bytes; good until the next question of this thread."""
    memory = QUESTION_MEMORY
    memory.block[:] = state
    engine.legal(memory.states, seat, memory.sets)
    return memory.sets
