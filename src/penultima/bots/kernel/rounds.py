"""Whole rounds between bots in compiled code.

A deal is played once from every seating: round i is deal i // players, with player p at seat (p + i) % players, so that
everybody gets the same cards.
"""

from enum import IntEnum, auto

import numpy as np
from numpy.typing import NDArray

from penultima.bots.kernel.decisions import NO_MOVE, choose_call, choose_jump, decide
from penultima.bots.kernel.dispatch import apply_move
from penultima.bots.kernel.memory import Memories, reset_memory
from penultima.bots.kernel.policies import Policy
from penultima.bots.kernel.recording import remember_events
from penultima.bots.kernel.search import SearchStates, chosen_candidate, list_candidates, run_search
from penultima.bots.kernel.skill import Skill, Skills
from penultima.rules.asking import Cursor, Cursors, Stage, ask_anew, find_actor, only_the_asked, pass_by
from penultima.rules.cards import DRAW_FOUR, SPECIAL
from penultima.rules.deal import deal
from penultima.rules.events import EventLog
from penultima.rules.moves import CATCH, CHALLENGE, DRAW
from penultima.rules.record import EventLogs, States
from penultima.rules.score import hand_points
from penultima.rules.state import Phase, State
from penultima.rules.view import hide_secrets
from penultima.runtime import Wide, compiled, entry, record_at


class RoundFact(IntEnum):
    """The numbers that are kept of a round, in this order."""

    WINNER = 0
    """The seat, -1 if the round was blocked or given up."""
    MOVES = auto()
    TURNS = auto()
    RESHUFFLES = auto()


class Tally(IntEnum):
    """The numbers that are kept of each seat of a round, in this order."""

    LEFT = 0
    """Points left in the hand."""
    CARDS = auto()
    """Cards left in the hand."""
    DRAWS = auto()
    """Times it drew on its turn."""
    DRAW_FOURS = auto()
    SPECIALS = auto()
    CHALLENGES = auto()
    CHALLENGES_WON = auto()
    CAUGHT = auto()
    """Times it was caught without UNO."""


FACTS, TALLIES = len(RoundFact), len(Tally)


@compiled
def count_move(state: State, seat: int, move: int, facts: NDArray[np.int32], at: int) -> None:
    """Add a move to the facts of its round, before it is made."""
    mine = at + FACTS + seat * TALLIES
    facts[at + RoundFact.MOVES] += 1
    if state.phase == Phase.TURN:
        facts[at + RoundFact.TURNS] += move <= DRAW
    if state.phase > Phase.DRAWN:
        if move == CHALLENGE:
            facts[mine + Tally.CHALLENGES] += 1
            facts[mine + Tally.CHALLENGES_WON] += state.guilty
    elif move == DRAW:
        facts[mine + Tally.DRAWS] += 1
    elif move == DRAW_FOUR:
        facts[mine + Tally.DRAW_FOURS] += 1
    elif move == SPECIAL:
        facts[mine + Tally.SPECIALS] += 1
    if move >= CATCH:
        facts[at + FACTS + (move - CATCH) * TALLIES + Tally.CAUGHT] += 1


@compiled
def make_move(
    state: State, seat: int, move: int, memories: Memories, log: EventLog, facts: NDArray[np.int32], at: int
) -> None:
    """Make a move, count it, and let every seat that keeps a memory take in its events."""
    count_move(state, seat, move, facts, at)
    log.used = 0
    apply_move(state, seat, move, log)
    for i in range(memories.size):
        remember_events(record_at(memories, i), state.players, log)


@compiled
def speak_unasked(state: State, skills: Skills, shift: int, cursor: Cursor) -> int:
    """The first move that a seat makes unasked, or `NO_MOVE` once it is for the asked seat to decide."""
    ask_anew(cursor)
    find_actor(state, cursor)
    while cursor.stage != Stage.ASKED:
        seat = cursor.actor
        skill = record_at(skills, (seat + shift) % state.players)
        jumping = cursor.stage == Stage.JUMPING
        move = choose_jump(state, seat, skill) if jumping else choose_call(state, seat, skill)
        if move != NO_MOVE:
            return move
        pass_by(cursor)
        find_actor(state, cursor)
    return NO_MOVE


@compiled
def search_move(
    states: States,
    skills: Skills,
    skill: Skill,
    memories: Memories,
    searches: SearchStates,
    stakes: NDArray[np.float64],
    silent_log: EventLog,
) -> int:
    """The asked seat's move, found by search from its view and its memory. `states[1:]` are overwritten."""
    search, view = record_at(searches, 0), record_at(states, 1)
    states[1] = states[0]
    hide_secrets(view, view.asked)
    list_candidates(view, search, skill.seed)
    search.infers = skill.infers
    if search.candidates > 1:
        memory, seat = record_at(memories, 0), view.asked
        for i in range(memories.size):
            if record_at(memories, i).seat == seat:
                memory = record_at(memories, i)
        run_search(states[1:], memory, record_at(skills, view.players), search, stakes, skill.playouts, silent_log)
    return search.moves[chosen_candidate(search)]


@compiled
def begin_memories(state: State, skills: Skills, shift: int, memories: Memories, log: EventLog) -> None:
    """Give every searching seat of this round an empty memory and let it take in the deal."""
    i = 0
    for seat in range(state.players):
        if record_at(skills, (seat + shift) % state.players).policy == Policy.SEARCH:
            memory = record_at(memories, i)
            reset_memory(memory, seat)
            remember_events(memory, state.players, log)
            i += 1


@compiled
def count_end(state: State, facts: NDArray[np.int32], at: int) -> None:
    """Write down how the round ended."""
    facts[at + RoundFact.WINNER] = state.winner
    facts[at + RoundFact.RESHUFFLES] = state.reshuffles
    for seat in range(state.players):
        facts[at + FACTS + seat * TALLIES + Tally.LEFT] = hand_points(state, seat)
        facts[at + FACTS + seat * TALLIES + Tally.CARDS] = state.sizes[seat]


@entry
def play_bots(
    states: States,
    cursors: Cursors,
    logs: EventLogs,
    skills: Skills,
    memories: Memories,
    searches: SearchStates,
    stakes: NDArray[np.float64],
    start: Wide,
    limit: int,
    facts: NDArray[np.int32],
) -> None:
    """Deal and play rounds `start` and following, as many as there is room for in `facts`.

    The first state is the round, the three others are overwritten by searches. The second log records nothing and is
    for playouts. `skills` has one more than there are players: how a searching seat supposes that everybody plays.
    """
    state, log, silent_log = record_at(states, 0), record_at(logs, 0), record_at(logs, 1)
    players = state.players
    cursor = record_at(cursors, 0)
    width = FACTS + TALLIES * players
    for i in range(facts.size // width):
        number, shift, at = (start + i) // players, players - (start + i) % players, i * width
        state.key[6] = number & 0xFFFFFFFF
        state.key[7] = number >> 32
        log.used = 0
        deal(state, log)
        begin_memories(state, skills, shift, memories, log)
        while state.phase != Phase.OVER and facts[at + RoundFact.MOVES] < limit:
            cursor.actor = state.asked
            move = NO_MOVE if only_the_asked(state) else speak_unasked(state, skills, shift, cursor)
            if move == NO_MOVE:
                skill = record_at(skills, (state.asked + shift) % players)
                if skill.policy == Policy.SEARCH:
                    move = search_move(states, skills, skill, memories, searches, stakes, silent_log)
                else:
                    move = decide(state, skill)
            make_move(state, cursor.actor, move, memories, log, facts, at)
        count_end(state, facts, at)


@entry
def note_move(states: States, seat: int, move: int, facts: NDArray[np.int32]) -> None:
    """Add a move to the facts of a round that Python plays, before it is made."""
    count_move(record_at(states, 0), seat, move, facts, 0)


@entry
def note_end(states: States, facts: NDArray[np.int32]) -> None:
    """Write down how a round that Python plays ended."""
    count_end(record_at(states, 0), facts, 0)
