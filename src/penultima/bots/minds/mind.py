"""What Python calls: one decision of a bot, from its view."""

import numpy as np
from numpy.typing import NDArray

from penultima.bots.minds.deciding import SILENCE, call, decide, jump
from penultima.bots.minds.dice import mix
from penultima.bots.minds.guess import guess
from penultima.bots.minds.memory import Memories, forget
from penultima.bots.minds.memory import remember as take_in
from penultima.bots.minds.search import Races, ahead, line_up
from penultima.bots.minds.search import think as race_on
from penultima.bots.minds.skill import Skills
from penultima.rules.calls import calls_are_open
from penultima.rules.record import Listener, Table, entry, state_at
from penultima.rules.settings import OffOn


@entry
def choose_move(view: Table, seat: int, skills: Skills) -> int:
    """The move of a seat that does not search; -1 is silence, which only a seat that is not asked may keep."""
    state, skill = state_at(view, 0), state_at(skills, 0)
    if state.owes != 0 and calls_are_open(state):
        said = call(state, seat, skill)
        if said != SILENCE:
            return said
    if seat == state.asked:
        return decide(state, skill)
    return jump(state, seat, skill) if state.rules.jump_in == OffOn.ON else SILENCE


@entry
def begin_memory(memories: Memories, seat: int) -> None:
    """A new round for the first memory."""
    forget(state_at(memories, 0), seat)


@entry
def remember(memories: Memories, players: int, logs: Listener) -> None:
    """Take in what the first log tells."""
    take_in(state_at(memories, 0), players, state_at(logs, 0))


@entry
def imagine(view: Table, memories: Memories, skills: Skills, seed: int) -> None:
    """Fill in what the view leaves blank, in one way that agrees with the memory."""
    guess(state_at(view, 0), state_at(memories, 0), state_at(skills, 0), mix(np.uint64(seed)))


@entry
def begin_search(view: Table, seed: int, races: Races) -> None:
    """Line up what the asked seat may do."""
    line_up(state_at(view, 0), state_at(races, 0), seed)


@entry
def go_on_searching(
    tables: Table,
    memories: Memories,
    skills: Skills,
    races: Races,
    stakes: NDArray[np.float64],
    budget: int,
    logs: Listener,
) -> bool:
    """Search until so many playouts are spent in all; is there still something to find out?

    The first table is the view, the two after it are scratch paper.
    """
    return race_on(
        tables, state_at(memories, 0), state_at(skills, 0), state_at(races, 0), stakes, budget, state_at(logs, 0)
    )


@entry
def best_so_far(races: Races) -> int:
    """The move that has done best."""
    race = state_at(races, 0)
    return race.moves[ahead(race)]
