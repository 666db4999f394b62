"""Bots with a compiled mind: one that answers at once, and one that searches."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import numpy as np

from penultima.bots.bot import asked_seat
from penultima.bots.minds import mind
from penultima.bots.minds.deciding import SILENCE
from penultima.bots.minds.memory import MEMORY, Memories
from penultima.bots.minds.search import RACE, Races
from penultima.bots.minds.skill import Policy, Skills
from penultima.bots.skills import NAMED, skill
from penultima.bots.stakes import stakes_of
from penultima.game.codec import write_events
from penultima.game.move import ALL_MOVES, SAY_UNO, Move
from penultima.rules.events import new_log
from penultima.rules.record import Table, warm_up
from penultima.rules.state import new_table, same_table

if TYPE_CHECKING:
    from penultima.game.view import View

QUICK = ("choose_move",)
SEARCHING = ("choose_move", "begin_memory", "remember", "begin_search", "go_on_searching", "best_so_far")
SLICE = 256
"""Playouts between two looks at the clock."""


def searches(name: str) -> bool:
    """Does the bot of this name search?"""
    return name.startswith("search") or NAMED.get(name, {}).get("policy") == Policy.SEARCH


def spoken(code: int) -> Move | None:
    """A move, or silence."""
    return None if code == SILENCE else ALL_MOVES[code]


class MindBot:
    """A bot that answers at once. It has no memory: its chance comes from the seed and from what it sees."""

    def __init__(self, skills: Skills) -> None:
        warm_up(QUICK)
        self.skills = skills

    def choose(self, view: View) -> Move | None:
        """Its move; out of turn also nothing at all."""
        return spoken(mind.choose_move(view.table, asked_seat(view), self.skills))


class SearchBot(MindBot):
    """A bot that plays the round out many times before it decides: so many playouts, or so many milliseconds."""

    def __init__(self, skills: Skills, milliseconds: int | None = None) -> None:
        super().__init__(skills)
        warm_up(SEARCHING)
        self.milliseconds = milliseconds
        self.others = skill("careful")
        self.races = Races(np.zeros(1, RACE))
        self.log = new_log(False)

    def choose(self, view: View) -> Move | None:
        """What it says unasked is said at once; what it is asked is thought over."""
        quick = super().choose(view)
        if view.turn != view.seat or quick is SAY_UNO or (quick is not None and quick.code > SAY_UNO.code):
            return quick
        mind.begin_search(view.table, int(self.skills["seed"][0]), self.races)
        if self.races["arms"][0] > 1:
            self._think(view)
        return ALL_MOVES[mind.best_so_far(self.races)]

    def _think(self, view: View) -> None:
        tables = new_table(3)
        tables[0] = view.table[0]
        memories, stakes = recall(view), stakes_of(view)
        work = (tables, memories, self.others, self.races, stakes)
        if self.milliseconds is None:
            mind.go_on_searching(*work, int(self.skills["playouts"][0]), self.log)
            return
        end, budget = time.perf_counter() + self.milliseconds / 1000, 0
        while time.perf_counter() < end:
            budget += SLICE
            if not mind.go_on_searching(*work, budget, self.log):
                return


def recall(view: View) -> Memories:
    """What a seat remembers, from all that it was told."""
    memories, log, told = Memories(np.zeros(1, MEMORY)), new_log(), view.events
    mind.begin_memory(memories, -1 if view.seat is None else view.seat)
    at = 0
    while at < len(told):
        at += write_events(told[at : at + 200], log)
        mind.remember(memories, view.players, log)
    return memories


def imagine(view: View, seed: int = 0) -> Table:
    """A whole state that this seat cannot tell from the true one: hidden cards lie as they may, given all it knows."""
    warm_up((*SEARCHING, "imagine"))
    table = same_table(view.table)
    mind.imagine(table, recall(view), skill("careful"), seed)
    return table
