"""A search like that of `infer` in which parts can be exchanged: how playouts go on (a policy for the searching seat,
one for the others), how they end (a learned value after so many moves), and by which policy the decisions of others are
explained."""

from enum import IntEnum, auto

import numpy as np
from numpy.typing import NDArray

from bench.search_ablations.kernel.values import Table, learned_value
from penultima.bots.kernel.belief import is_followed
from penultima.bots.kernel.careful import careful_move
from penultima.bots.kernel.chain import prepare_belief, sample_belief
from penultima.bots.kernel.determinization import fill_hidden_cards
from penultima.bots.kernel.dispatch import apply_move
from penultima.bots.kernel.memory import Memories, Memory
from penultima.bots.kernel.randomness import advance, below, mix
from penultima.bots.kernel.search import (
    CLEAR_MARGIN_BY_BELIEF,
    EQUAL_VALUES_BY_BELIEF,
    FIRST_ELIMINATION_BY_BELIEF,
    PLAYOUT_LIMIT,
    SearchState,
    SearchStates,
    chosen_candidate,
    compare,
    eliminate,
    list_candidates,
    value_of_end,
)
from penultima.bots.kernel.skill import Skill, Skills
from penultima.rules.calls import calls_are_open
from penultima.rules.events import EventLog
from penultima.rules.record import EventLogs, Kinds, States
from penultima.rules.state import Phase, State
from penultima.rules.view import hide_secrets
from penultima.runtime import Wide, compiled, entry, record_at


class Option(IntEnum):
    """What is exchanged in a search: an array of numbers in this order."""

    PLAYOUTS = 0
    CUT = auto()
    """Moves after which a playout ends at the next turn, with a learned value; 0 for never."""
    SEES_HANDS = auto()
    """1 for a cheat that knows all hands, though not the pile."""


OPTIONS = len(Option)


@compiled
def play_on(state: State, me: int, mine: Skill, others: Skill, cut: int, log: EventLog) -> None:
    """Play the round out, to its end or to a turn after so many moves. UNO is always said."""
    for n in range(PLAYOUT_LIMIT):
        if state.phase == Phase.OVER or (0 < cut <= n and state.phase == Phase.TURN):
            return
        if state.owes != 0 and calls_are_open(state):
            state.owes = 0
        move = careful_move(state, mine) if state.asked == me else careful_move(state, others)
        apply_move(state, state.asked, move, log)


@compiled
def shuffle_pile(state: State, chance: Kinds) -> None:
    """Another order of the draw pile, and other chance from now on."""
    for i in range(state.draw_size - 1, 0, -1):
        chance = advance(chance)
        other = below(mix(chance), i + 1)
        kind = state.draw[i]
        state.draw[i] = state.draw[other]
        state.draw[other] = kind
    for i in range(8):
        chance = advance(chance)
        state.key[i] = np.uint32(mix(chance) >> np.uint64(32))


@compiled
def play_candidates(
    states: States,
    memory: Memory,
    skills: Skills,
    search: SearchState,
    stakes: NDArray[np.float64],
    options: Table,
    table: Table,
    log: EventLog,
    infers: bool,
) -> None:
    """As `play_out_candidates`, with parts exchanged. The fourth state has the true hands."""
    mine, others = record_at(skills, 0), record_at(skills, 1)
    search.random = advance(search.random)
    if options[Option.SEES_HANDS] == 1:
        states[1] = states[3]
        shuffle_pile(record_at(states, 1), mix(search.random))
    elif infers:
        sample_belief(states, memory, record_at(skills, 2), search.belief, mix(search.random))
    else:
        states[1] = states[0]
        fill_hidden_cards(record_at(states, 1), memory, record_at(skills, 2), mix(search.random))
    for candidate in range(search.candidates):
        states[2] = states[1]
        state = record_at(states, 2)
        apply_move(state, state.asked, search.moves[candidate], log)
        play_on(state, memory.seat, mine, others, options[Option.CUT], log)
        if state.phase == Phase.OVER:
            search.latest[candidate] = value_of_end(state, memory.seat, stakes)
        else:
            search.latest[candidate] = learned_value(state, memory.seat, table)
    for candidate in range(search.candidates):
        search.sums[candidate] += search.latest[candidate]
        for other in range(search.candidates):
            search.products[candidate, other] += search.latest[candidate] * search.latest[other]
    search.samples += 1
    search.playouts += search.candidates


@compiled
def search_with(
    states: States,
    memory: Memory,
    skills: Skills,
    search: SearchState,
    stakes: NDArray[np.float64],
    options: Table,
    table: Table,
    log: EventLog,
) -> None:
    """As `run_search`, with parts exchanged. `skills`: of the searching seat and of the others in playouts; by which
    decisions are explained; and what is done unless something is clearly better."""
    infers = search.infers == 1 and is_followed(record_at(states, 0), memory)
    search.usual = careful_move(record_at(states, 0), record_at(skills, 3))
    if infers and options[Option.SEES_HANDS] == 0:
        prepare_belief(states, memory, record_at(skills, 2), search.belief, mix(~search.random))
    check = FIRST_ELIMINATION_BY_BELIEF
    while search.playouts + search.candidates <= options[Option.PLAYOUTS]:
        play_candidates(states, memory, skills, search, stakes, options, table, log, infers)
        if search.samples >= check:
            check += check // 2
            if not eliminate(search, CLEAR_MARGIN_BY_BELIEF, EQUAL_VALUES_BY_BELIEF):
                return


@entry
def decide_positions(
    taken: States,
    memories: Memories,
    states: States,
    skills: Skills,
    searches: SearchStates,
    stakes: NDArray[np.float64],
    options: Table,
    table: Table,
    logs: EventLogs,
    seed: Wide,
    moves: Table,
    claims: NDArray[np.float64],
) -> None:
    """The move of such a search in each position, and how much better it believes it to be than the careful one."""
    search, log, view = record_at(searches, 0), record_at(logs, 0), record_at(states, 0)
    for i in range(taken.size):
        states[3] = taken[i]
        states[0] = taken[i]
        hide_secrets(view, view.asked)
        list_candidates(view, search, seed)
        search.infers = 1
        search_with(states, record_at(memories, i), skills, search, stakes, options, table, log)
        chosen = chosen_candidate(search)
        moves[i] = search.moves[chosen]
        claims[i] = 0.0
        for candidate in range(search.candidates):
            if search.moves[candidate] == search.usual and candidate != chosen:
                claims[i] = compare(search, candidate, chosen)[0]


@entry
def decide_at_once(taken: States, skills: Skills, moves: Table) -> None:
    """The move of a player without a search in each position."""
    for i in range(taken.size):
        moves[i] = careful_move(record_at(taken, i), record_at(skills, 0))
