"""A bot that plays the round out many times before it decides."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import numpy as np

from penultima.bots.kernel import entries
from penultima.bots.kernel.memory import MEMORY, Memories
from penultima.bots.kernel.search import SEARCH_STATE, SearchStates
from penultima.bots.skill_bot import SkillBot
from penultima.bots.skills import skill
from penultima.bots.stakes import stakes_of
from penultima.game.codec import write_events
from penultima.game.move import ALL_MOVES, Move
from penultima.rules.events import new_event_log
from penultima.rules.record import States
from penultima.rules.state import copy_states, new_states

if TYPE_CHECKING:
    from penultima.bots.kernel.skill import Skills
    from penultima.game.view import View

SLICE = 256
"""Playouts between two looks at the clock."""
AT_ONCE = 200
"""Events that are offered to a log at once; it takes as many as fit."""


class SearchBot(SkillBot):
    """It searches for so many playouts, as its skill says, or for so many milliseconds."""

    def __init__(self, skills: Skills, milliseconds: int | None = None) -> None:
        super().__init__(skills)
        self.milliseconds = milliseconds
        self.others = skill("careful")
        """How it supposes that everybody plays."""
        self.searches = SearchStates(np.zeros(1, SEARCH_STATE))
        self.searches["infers"] = skills["infers"]
        self.log = new_event_log(False)

    def choose(self, view: View) -> Move | None:
        """Its move. Calls, and everything out of turn, are decided at once; only an answer to the rules is searched."""
        quick = super().choose(view)
        if view.turn != view.seat or (quick is not None and quick.is_call):
            return quick
        entries.begin_search(view.states, int(self.skills["seed"][0]), self.searches)
        if self.searches["candidates"][0] > 1:
            self._search(view)
        return ALL_MOVES[entries.best_move(self.searches)]

    def _search(self, view: View) -> None:
        states = new_states(3)
        states[0] = view.states[0]
        arguments = (states, memory_of(view), self.others, self.searches, stakes_of(view))
        if self.milliseconds is None:
            entries.continue_search(*arguments, int(self.skills["playouts"][0]), self.log)
            return
        end, budget = time.perf_counter() + self.milliseconds / 1000, 0
        while time.perf_counter() < end:
            budget += SLICE
            if not entries.continue_search(*arguments, budget, self.log):
                return


def memory_of(view: View) -> Memories:
    """What a seat remembers, from all the events that it was shown."""
    memories, log, events = Memories(np.zeros(1, MEMORY)), new_event_log(), view.events
    entries.begin_memory(memories, -1 if view.seat is None else view.seat)
    written = 0
    while written < len(events):
        written += write_events(events[written : written + AT_ONCE], log)
        entries.remember(memories, view.players, log)
    return memories


def determinize(view: View, seed: int = 0) -> States:
    """A whole state that this seat cannot tell from the true one: the hidden cards are sampled, given all it knows."""
    states = copy_states(view.states)
    entries.determinize(states, memory_of(view), skill("careful"), seed)
    return states
