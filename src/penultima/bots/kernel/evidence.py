"""Evidence: which decisions a belief leaves unexplained, because a careful player would not have made them with the
hand it supposes, and how much less likely that makes it.

How much less depends on how many of the hand's decisions are unexplained already: whoever does not play like a careful
player betrays little.
"""

import numpy as np
from numpy.typing import NDArray

from penultima.bots.kernel.belief import MOST_JUDGED, Belief, is_judged
from penultima.bots.kernel.careful import careful_move
from penultima.bots.kernel.determinization import add_card
from penultima.bots.kernel.history import (
    BLUFF_SHOWN,
    COLORLESS_GROUP,
    GROUPS,
    ROWS,
    Column,
    Fit,
    History,
    group_of,
)
from penultima.bots.kernel.memory import Memory
from penultima.bots.kernel.skill import Skill
from penultima.rules.cards import DRAW_FOUR, EMPTY, NO_CARD, SAME_COLOR, WILD, has
from penultima.rules.matching import is_bluff, playable
from penultima.rules.moves import DRAW, KEEP
from penultima.rules.record import States, widened
from penultima.rules.state import Phase, State
from penultima.runtime import compiled, inlined, lowest_bit, record_at, scratch

SLIPS, SOUND = 0.2, 9.0
"""What is supposed of a player before anything was seen: as if so many decisions had not been careful, and so many."""
CHOICES = 2.0
"""Among how many decisions somebody chooses who does not play carefully."""
IMPOSSIBLE = 2
"""Counts for so many unexplained decisions: a card that cannot have been drawn, a hand that cannot have been shown."""
MOST_ODD = 64
"""More need not be counted."""

new_lays = scratch(np.int64, ROWS)


@compiled
def set_aside_what_is_not_seen(scene: State) -> None:
    """What a scene has in common with the view is the rules and the players: there is a card to draw, nothing is shown,
    no drawn card must be laid."""
    scene.draw_size = 1
    scene.shown_size = 0
    scene.must_lay = 0
    scene.reshuffles = 0


@compiled
def set_discard_pile(scene: State, history: History, row: int) -> None:
    """Lay the cards that lay face up then: how many of each color, the last two as they were."""
    top, under = widened(history.rows[row, Column.TOP]), widened(history.rows[row, Column.UNDER])
    n = 0
    for group in range(GROUPS):
        cards = widened(history.rows[row, Column.FACE_UP + group]) - (group_of(top) == group)
        if under != NO_CARD and group_of(under) == group:
            cards -= 1
        for _ in range(cards):
            scene.discard[n] = WILD if group == COLORLESS_GROUP else lowest_bit(SAME_COLOR[group])
            n += 1
    if under != NO_CARD:
        scene.discard[n] = under
        n += 1
    scene.discard[n] = top
    scene.discard_size = n + 1


@compiled
def set_scene(scene: State, history: History, row: int) -> None:
    """Set up all that a decision could depend on besides the hand."""
    phase = widened(history.rows[row, Column.PHASE])
    scene.phase = phase
    scene.asked = widened(history.rows[row, Column.SEAT])
    scene.color = widened(history.rows[row, Column.COLOR])
    scene.direction = widened(history.rows[row, Column.DIRECTION])
    scene.laid_by = widened(history.rows[row, Column.LAID_BY])
    for seat in range(scene.players):
        scene.sizes[seat] = widened(history.rows[row, Column.SIZES + seat])
    if phase == Phase.COLOR or phase == Phase.CHALLENGE:
        set_discard_pile(scene, history, row)
    else:
        scene.discard[0] = widened(history.rows[row, Column.TOP])
        scene.discard_size = 1


@compiled
def set_hand(
    scene: State, history: History, belief: Belief, seat: int, row: int, lays: NDArray[np.int64], n: int
) -> None:
    """Give the deciding seat the cards that were in the hand then: of those in it now, and of those that have left it
    since, the ones that had come."""
    who, moment = scene.asked, widened(history.rows[row, Column.MOMENT])
    held = scene.held[who]
    while held != EMPTY:
        scene.hands[who, lowest_bit(held)] = 0
        held &= held - np.uint64(1)
    scene.held[who] = EMPTY
    for i in range(belief.starts[seat], belief.starts[seat + 1]):
        if belief.came[i] < moment:
            add_card(scene, who, belief.cards[i])
    for i in range(n):
        if belief.left[lays[i]] < moment:
            add_card(scene, who, widened(history.rows[lays[i], Column.LEFT]))


@compiled
def card_that_came(history: History, belief: Belief, seat: int, moment: int, lays: NDArray[np.int64], n: int) -> int:
    """The card that came to a hand at a moment, as we suppose, or `NO_CARD`."""
    for i in range(belief.starts[seat], belief.starts[seat + 1]):
        if belief.came[i] == moment:
            return belief.cards[i]
    for i in range(n):
        if belief.left[lays[i]] == moment:
            return widened(history.rows[lays[i], Column.LEFT])
    return NO_CARD


@compiled
def judge_draw(scene: State, history: History, row: int, drawn: int) -> int:
    """A card that was drawn and laid or kept must fit; one with which the turn was over must not."""
    fits = history.rows[row, Column.FITS]
    if fits == Fit.UNKNOWN or drawn == NO_CARD:
        return 0
    add_card(scene, scene.asked, drawn)
    could = has(playable(scene, scene.asked), drawn)
    return 0 if could == (fits == Fit.YES) else IMPOSSIBLE


@compiled
def judge_row(
    scene: State, history: History, belief: Belief, seat: int, row: int, skill: Skill, lays: NDArray[np.int64], n: int
) -> int:
    """For how many unexplained decisions a row counts: none if a careful player would have decided so."""
    move, came = widened(history.rows[row, Column.MOVE]), widened(history.rows[row, Column.CAME])
    set_scene(scene, history, row)
    set_hand(scene, history, belief, seat, row, lays, n)
    who = scene.asked
    if scene.phase == BLUFF_SHOWN:
        bluff = is_bluff(scene, who, widened(scene.hands[who, DRAW_FOUR]))
        return 0 if bluff == (move == 1) else IMPOSSIBLE
    drawn = NO_CARD
    if DRAW <= move <= KEEP:
        drawn = card_that_came(history, belief, seat, came, lays, n)
    if move == KEEP:
        if drawn == NO_CARD:
            return 0
        scene.drawn = drawn
    odd = 0 if careful_move(scene, skill) == move else 1
    return odd + judge_draw(scene, history, row, drawn) if move == DRAW else odd


@compiled
def count_odd(states: States, memory: Memory, belief: Belief, seat: int, skill: Skill, limit: int) -> int:
    """How many of the latest decisions made with a seat's hand are unexplained; not counted further than just beyond
    the limit. The third state is overwritten."""
    view, scene, history, lays = record_at(states, 0), record_at(states, 2), memory.history, new_lays()
    row, odd, judged, n = belief.latest[seat], 0, 0, 0
    while row >= 0 and judged < MOST_JUDGED and odd <= limit:
        if history.rows[row, Column.LEFT] != NO_CARD:
            lays[n] = row
            n += 1
        if is_judged(view, history, row):
            odd += judge_row(scene, history, belief, seat, row, skill, lays, n)
            judged += 1
        row = belief.before[row]
    return odd


@inlined
def next_factor(odd: int, judged: int) -> float:
    """How much less likely one more unexplained decision makes a hand: the chance of a slip, over all the ways to play
    that are likely after as many slips (a beta distribution), shared among the choices there are."""
    return min((SLIPS + odd) / (max(SOUND + judged - 1.0 - odd, 1.0) * CHOICES), 1.0)


@compiled
def weight_of(odd: int, judged: int) -> float:
    """How likely it is that so many decisions are unexplained, compared with none."""
    worth = 1.0
    for i in range(min(odd, MOST_ODD)):
        worth *= next_factor(i, judged)
    return worth


@compiled
def most_odd(bar: float, judged: int) -> int:
    """How many unexplained decisions weigh more than the bar."""
    n, worth = 0, next_factor(0, judged)
    while n < MOST_ODD and worth > bar:
        n += 1
        worth *= next_factor(n, judged)
    return n
