"""Whole rounds between bots in compiled code.

A deal is played once from every seating: round i is deal i // players, with player p at seat (p + i) % players, so that
luck of the cards falls on everybody alike.
"""

from enum import IntEnum, auto

import numpy as np
from numpy.typing import NDArray

from penultima.bots.minds.acting import act
from penultima.bots.minds.deciding import SILENCE, call, decide, jump
from penultima.bots.minds.memory import Memories, forget, remember
from penultima.bots.minds.search import Races, ahead, line_up, think
from penultima.bots.minds.skill import Policy, Skill, Skills
from penultima.rules.calls import calls_are_open, owes
from penultima.rules.cards import DRAW_FOUR, SPECIAL
from penultima.rules.deal import deal
from penultima.rules.events import Log
from penultima.rules.moves import CATCH, CHALLENGE, DRAW
from penultima.rules.record import Listener, Table, compiled, entry, state_at
from penultima.rules.score import hand_points
from penultima.rules.settings import OffOn
from penultima.rules.state import Phase, State
from penultima.rules.table import after
from penultima.rules.view import hide_secrets


class Fact(IntEnum):
    """What is kept of a round."""

    WINNER = 0
    """The seat, -1 if the round was blocked or given up."""
    MOVES = auto()
    TURNS = auto()
    RESHUFFLES = auto()


class Tally(IntEnum):
    """What is kept of each seat of a round."""

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


FACTS, TALLIES = len(Fact), len(Tally)


@compiled
def note(state: State, seat: int, move: int, facts: NDArray[np.int32], at: int) -> None:
    """Count a move before it is made."""
    mine = at + FACTS + seat * TALLIES
    facts[at + Fact.MOVES] += 1
    if state.phase == Phase.TURN:
        facts[at + Fact.TURNS] += move <= DRAW
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
def make(state: State, seat: int, move: int, memories: Memories, log: Log, facts: NDArray[np.int32], at: int) -> None:
    """Make a move; whoever keeps a memory remembers what it told."""
    note(state, seat, move, facts, at)
    log.used = 0
    act(state, seat, move, log)
    for i in range(memories.size):
        remember(state_at(memories, i), state.players, log)


@compiled
def interrupt(
    state: State, skills: Skills, shift: int, memories: Memories, log: Log, facts: NDArray[np.int32], at: int
) -> bool:
    """The first who speaks unasked: of those who owe UNO, then of those who noticed. Did anybody?"""
    for duty in range(2):
        for seat in range(state.players):
            if calls_are_open(state) and owes(state, seat) == (duty == 0):
                move = call(state, seat, state_at(skills, (seat + shift) % state.players))
                if move != SILENCE:
                    make(state, seat, move, memories, log, facts, at)
                    return True
    return False


@compiled
def jump_in(
    state: State, skills: Skills, shift: int, memories: Memories, log: Log, facts: NDArray[np.int32], at: int
) -> bool:
    """The first seat after the asked one that wants to jump in does. Did anybody?"""
    seat = after(state, state.asked)
    while state.phase == Phase.TURN and seat != state.asked:
        move = jump(state, seat, state_at(skills, (seat + shift) % state.players))
        if move != SILENCE:
            make(state, seat, move, memories, log, facts, at)
            return True
        seat = after(state, seat)
    return False


@compiled
def search(
    tables: Table, skills: Skills, skill: Skill, memories: Memories, races: Races, stakes: NDArray[np.float64], ear: Log
) -> int:
    """A searching seat sees its view, remembers what it may, and plays rounds out."""
    race, view = state_at(races, 0), state_at(tables, 1)
    tables[1] = tables[0]
    hide_secrets(view, view.asked)
    line_up(view, race, skill.seed)
    if race.arms > 1:
        memory, seat = state_at(memories, 0), view.asked
        for i in range(memories.size):
            if state_at(memories, i).seat == seat:
                memory = state_at(memories, i)
        think(tables[1:], memory, state_at(skills, view.players), race, stakes, skill.playouts, ear)
    return race.moves[ahead(race)]


@compiled
def sit(state: State, skills: Skills, shift: int, memories: Memories, log: Log) -> None:
    """The searching seats of this round begin to remember."""
    i = 0
    for seat in range(state.players):
        if state_at(skills, (seat + shift) % state.players).policy == Policy.SEARCH:
            memory = state_at(memories, i)
            forget(memory, seat)
            remember(memory, state.players, log)
            i += 1


@compiled
def finish(state: State, facts: NDArray[np.int32], at: int) -> None:
    """How the round ended."""
    facts[at + Fact.WINNER] = state.winner
    facts[at + Fact.RESHUFFLES] = state.reshuffles
    for seat in range(state.players):
        facts[at + FACTS + seat * TALLIES + Tally.LEFT] = hand_points(state, seat)
        facts[at + FACTS + seat * TALLIES + Tally.CARDS] = state.sizes[seat]


@entry
def play_bots(
    tables: Table,
    logs: Listener,
    skills: Skills,
    memories: Memories,
    races: Races,
    stakes: NDArray[np.float64],
    start: int,
    limit: int,
    facts: NDArray[np.int32],
) -> None:
    """Deal and play rounds `start` and following, as many as there is room for in `facts`.

    The first table is the game, three more are a searcher's scratch paper; the second log does not listen. `skills` has
    one more than there are players: how a searcher supposes that everybody plays.
    """
    state, log, deaf = state_at(tables, 0), state_at(logs, 0), state_at(logs, 1)
    players = state.players
    width = FACTS + TALLIES * players
    for i in range(facts.size // width):
        number, shift, at = (start + i) // players, players - (start + i) % players, i * width
        state.key[6] = number & 0xFFFFFFFF
        state.key[7] = number >> 32
        log.used = 0
        deal(state, log)
        sit(state, skills, shift, memories, log)
        while state.phase != Phase.OVER and facts[at + Fact.MOVES] < limit:
            if state.owes != 0 and interrupt(state, skills, shift, memories, log, facts, at):
                continue
            if state.rules.jump_in == OffOn.ON and jump_in(state, skills, shift, memories, log, facts, at):
                continue
            skill = state_at(skills, (state.asked + shift) % players)
            if skill.policy == Policy.SEARCH:
                move = search(tables, skills, skill, memories, races, stakes, deaf)
            else:
                move = decide(state, skill)
            make(state, state.asked, move, memories, log, facts, at)
        finish(state, facts, at)


@entry
def note_move(table: Table, seat: int, move: int, facts: NDArray[np.int32]) -> None:
    """Count a move of a round that Python plays, before it is made."""
    note(state_at(table, 0), seat, move, facts, 0)


@entry
def note_end(table: Table, facts: NDArray[np.int32]) -> None:
    """How a round that Python plays ended."""
    finish(state_at(table, 0), facts, 0)
