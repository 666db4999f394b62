"""What Python calls: one decision of a bot, from its view, in the first element of each array."""

import numpy as np
from numpy.typing import NDArray

from penultima.bots.kernel.decisions import NO_MOVE, choose_call, choose_jump, decide
from penultima.bots.kernel.determinization import fill_hidden_cards
from penultima.bots.kernel.memory import Memories, reset_memory
from penultima.bots.kernel.randomness import mix
from penultima.bots.kernel.recording import remember_events
from penultima.bots.kernel.search import SearchStates, chosen_candidate, list_candidates, run_search
from penultima.bots.kernel.skill import Skills
from penultima.rules.asking import ABOUT_UNO, Stage, stages_of
from penultima.rules.record import EventLogs, States
from penultima.runtime import Wide, entry, record_at


@entry
def choose_move(view: States, seat: int, skills: Skills) -> int:
    """The move of a seat, without a search; NO_MOVE if it is not asked and says and lays nothing."""
    state, skill = record_at(view, 0), record_at(skills, 0)
    stages = stages_of(state, seat)
    if stages & ABOUT_UNO != 0:
        said = choose_call(state, seat, skill)
        if said != NO_MOVE:
            return said
    if seat == state.asked:
        return decide(state, skill)
    return choose_jump(state, seat, skill) if stages & (1 << Stage.JUMPING) != 0 else NO_MOVE


@entry
def begin_memory(memories: Memories, seat: int) -> None:
    """Start a new round: empty the memory of a seat."""
    reset_memory(record_at(memories, 0), seat)


@entry
def remember(memories: Memories, players: int, logs: EventLogs) -> None:
    """Let a memory take in the events of a log."""
    remember_events(record_at(memories, 0), players, record_at(logs, 0))


@entry
def determinize(view: States, memories: Memories, skills: Skills, seed: Wide) -> None:
    """Sample the hidden cards: fill in what the view leaves blank, in one way that agrees with the memory."""
    fill_hidden_cards(record_at(view, 0), record_at(memories, 0), record_at(skills, 0), mix(np.uint64(seed)))


@entry
def begin_search(view: States, seed: Wide, searches: SearchStates) -> None:
    """Begin a search: every legal move of the asked seat is a candidate."""
    list_candidates(record_at(view, 0), record_at(searches, 0), seed)


@entry
def continue_search(
    states: States,
    memories: Memories,
    skills: Skills,
    searches: SearchStates,
    stakes: NDArray[np.float64],
    budget: int,
    logs: EventLogs,
) -> bool:
    """Search until `budget` playouts were made in all. Returns whether more could change the answer.

    The first state is the view, the two after it are overwritten.
    """
    return run_search(
        states, record_at(memories, 0), record_at(skills, 0), record_at(searches, 0), stakes, budget, record_at(logs, 0)
    )


@entry
def best_move(searches: SearchStates) -> int:
    """The move that has done best so far."""
    search = record_at(searches, 0)
    return search.moves[chosen_candidate(search)]
