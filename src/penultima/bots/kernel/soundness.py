"""Are the records of bots sound? What for, and what happens if not, is said in `penultima.rules.soundness`."""

import numpy as np
from numpy.typing import NDArray

from penultima.bots.kernel.belief import Belief
from penultima.bots.kernel.history import BLUFF_SHOWN, GROUPS, NOT_ASKED, ROWS, Column, History
from penultima.bots.kernel.memory import Memories, Memory
from penultima.bots.kernel.policies import Policy
from penultima.bots.kernel.search import MOST_MOVES, STAKES, SearchState, SearchStates
from penultima.bots.kernel.skill import Skills
from penultima.rules.asking import Cursors
from penultima.rules.cards import COLORS, DECK_SIZE, DECK_SIZES, EMPTY, KINDS, NO_CARD, NO_COLOR
from penultima.rules.legal import asked_acts, asked_cards
from penultima.rules.moves import MOVES, SEATS, contains
from penultima.rules.record import EventLogs, States, widened
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
from penultima.rules.state import NOBODY, Phase, State
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
def row_is_sound(history: History, row: int, players: int) -> bool:
    """Does a row tell of a seat, a hand, a move and cards that there are? It needs colors and cards where they are
    looked up."""
    rows, phase = history.rows, widened(history.rows[row, Column.PHASE])
    if rows[row, Column.HAND] < 0 or rows[row, Column.HAND] >= SEATS:
        return False
    if rows[row, Column.LEFT] < NO_CARD or rows[row, Column.LEFT] >= KINDS:
        return False
    if phase == NOT_ASKED:
        return True
    if phase < BLUFF_SHOWN or phase >= Phase.OVER or rows[row, Column.MOVE] < 0 or rows[row, Column.MOVE] >= MOVES:
        return False
    if rows[row, Column.SEAT] < 0 or rows[row, Column.SEAT] >= players:
        return False
    no_color = phase == Phase.COLOR or phase == BLUFF_SHOWN
    if rows[row, Column.COLOR] < (NO_COLOR if no_color else 0) or rows[row, Column.COLOR] >= COLORS:
        return False
    if rows[row, Column.TOP] < 0 or rows[row, Column.TOP] >= KINDS:
        return False
    if rows[row, Column.UNDER] < NO_CARD or rows[row, Column.UNDER] >= KINDS:
        return False
    if rows[row, Column.DIRECTION] != 1 and rows[row, Column.DIRECTION] != -1:
        return False
    if rows[row, Column.LAID_BY] < (0 if phase == Phase.CHALLENGE else NOBODY) or rows[row, Column.LAID_BY] >= players:
        return False
    return face_up_cards_are_sound(history, row)


@compiled
def face_up_cards_are_sound(history: History, row: int) -> bool:
    """Is there room on a pile for the cards that lay face up, and for the two on top?"""
    cards = 2
    for group in range(GROUPS):
        n = widened(history.rows[row, Column.FACE_UP + group])
        if n > DECK_SIZE:
            return False
        cards += max(n, 0)
    return cards <= DECK_SIZE


@compiled
def history_is_sound(history: History, players: int) -> bool:
    """Has every seat a hand of its own with a sensible number of cards, and is every row sound?"""
    if history.length < 0 or history.length > ROWS:
        return False
    for seat in range(players):
        hand = history.hand_of[seat]
        if hand < 0 or hand >= SEATS or history.counts[hand] > DECK_SIZE:
            return False
        for other in range(seat):
            if history.hand_of[other] == hand:
                return False
    for row in range(history.length):
        if not row_is_sound(history, row, players):
            return False
    return True


@compiled
def belief_is_sound(belief: Belief) -> bool:
    """Are all cards of a belief cards? Where they are is found anew before it goes on."""
    if belief.begun == 0:
        return True
    for i in range(DECK_SIZE):
        if belief.cards[i] < 0 or belief.cards[i] >= KINDS:
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
    if search.infers != 0 and not (history_is_sound(memory.history, view.players) and belief_is_sound(search.belief)):
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
