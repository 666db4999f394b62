"""Are the records of bots sound? What for, and what happens if not, is said in `penultima.rules.soundness`."""

import numpy as np
from numpy.typing import NDArray

from penultima.bots.kernel.memory import Memories, Memory
from penultima.bots.kernel.policies import Policy
from penultima.bots.kernel.search import MOST_MOVES, STAKES, SearchState, SearchStates
from penultima.bots.kernel.skill import Skills
from penultima.rules.asking import Cursors
from penultima.rules.cards import COLORS, DECK_SIZES, EMPTY, KINDS, NO_CARD, NO_COLOR
from penultima.rules.legal import asked_acts, asked_cards
from penultima.rules.moves import MOVES, contains
from penultima.rules.record import EventLogs, States
from penultima.rules.soundness import (
    can_be_dealt,
    copies_of,
    count_pile,
    counts_are_sound,
    drawn_card_is_sound,
    hand_is_sound,
    is_at_rest,
    log_is_sound,
    new_counts,
    seats_are_sound,
)
from penultima.rules.state import State
from penultima.runtime import Wide, compiled, entry, record_at

MOST_PLAYOUTS = 1 << 18
"""A larger budget may be garbage: then the search can be interrupted."""


@compiled
def hand_is_hidden(view: State, seat: int) -> bool:
    """Does the view show no card of a hand?"""
    for kind in range(KINDS):
        if view.hands[seat, kind] != 0:
            return False
    return view.sizes[seat] >= 0 and view.held[seat] == EMPTY


@compiled
def view_is_sound(view: State, memory: Memory) -> bool:
    """Is it the view of the memory's seat on a round at rest, with room for exactly the cards that are not seen?"""
    if not can_be_dealt(view) or not is_at_rest(view) or not seats_are_sound(view) or not counts_are_sound(view):
        return False
    if memory.seat != view.asked:
        return False
    counts, cards = new_counts(), view.draw_size + view.discard_size
    for kind in range(KINDS):
        counts[kind] = 0
    for seat in range(view.players):
        if not (hand_is_sound(view, seat, counts) if seat == memory.seat else hand_is_hidden(view, seat)):
            return False
        cards += view.sizes[seat]
    if cards != DECK_SIZES[int(view.rules.special)] or not count_pile(view.discard, view.discard_size, counts):
        return False
    for kind in range(KINDS):
        if counts[kind] > copies_of(view, kind):
            return False
    return drawn_card_is_sound(view)


@compiled
def memory_is_sound(memory: Memory, players: int) -> bool:
    """Are the cards and colors that are remembered of the others cards and colors?"""
    if memory.color_before < NO_COLOR or memory.color_before >= COLORS:
        return False
    for seat in range(players):
        for kind in range(KINDS):
            if memory.known[seat, kind] < 0:
                return False
        laid, on_top, on_color = memory.laid[seat], memory.on_top[seat], memory.on_color[seat]
        if laid < NO_CARD or laid >= KINDS:
            return False
        if laid != NO_CARD and (on_top < 0 or on_top >= KINDS or on_color < 0 or on_color >= COLORS):
            return False
    return True


@compiled
def candidates_are_sound(view: State, search: SearchState) -> bool:
    """Is there a candidate, and is every one of them a legal move?"""
    if search.candidates < 1 or search.candidates > MOST_MOVES or search.playouts < 0:
        return False
    if search.samples < 0 or search.samples > search.playouts:
        return False
    cards, acts = asked_cards(view), asked_acts(view)
    for candidate in range(search.candidates):
        move = search.moves[candidate]
        if move < 0 or move >= MOVES or not contains(cards, acts, move):
            return False
    return True


@entry
def may_continue_search(
    states: States,
    memories: Memories,
    skills: Skills,
    searches: SearchStates,
    stakes: NDArray[np.float64],
    budget: int,
    logs: EventLogs,
) -> bool:
    """May `continue_search` run without checks with these arguments?"""
    if states.size < 3 or memories.size == 0 or skills.size == 0 or searches.size == 0 or logs.size == 0:
        return False
    if stakes.size < STAKES or budget > MOST_PLAYOUTS or not log_is_sound(record_at(logs, 0)):
        return False
    view, memory, search = record_at(states, 0), record_at(memories, 0), record_at(searches, 0)
    if search.playouts > MOST_PLAYOUTS or not view_is_sound(view, memory):
        return False
    return memory_is_sound(memory, view.players) and candidates_are_sound(view, search)


@entry
def may_play_bots(
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
) -> bool:
    """May `play_bots` run without checks with these arguments? All else that it reads it writes before."""
    if states.size < 4 or cursors.size == 0 or logs.size < 2 or searches.size == 0 or stakes.size < STAKES:
        return False
    if not log_is_sound(record_at(logs, 0)) or not log_is_sound(record_at(logs, 1)):
        return False
    state, searching = record_at(states, 0), 0
    if not can_be_dealt(state) or skills.size <= state.players:
        return False
    for player in range(state.players):
        skill = record_at(skills, player)
        if skill.policy == Policy.SEARCH:
            searching += 1
            if skill.playouts < 0 or skill.playouts > MOST_PLAYOUTS or record_at(logs, 0).listening == 0:
                return False
    return memories.size == searching
