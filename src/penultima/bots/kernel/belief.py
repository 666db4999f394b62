"""Belief: where the hidden cards are likely to be, given how everybody has played.

A Markov chain (Metropolis) goes over all ways in which the hidden cards can lie: hidden cards change places, or we
suppose otherwise when a card came to its hand. Each way weighs as much as it explains the decisions in the history: one
that a careful player would not have made with these cards makes it less likely. How much less depends on how many of
the seat's decisions are unexplained already: whoever does not play like a careful player betrays little.
"""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from penultima.bots.kernel.careful import careful_move
from penultima.bots.kernel.determinization import (
    add_card,
    battle_card_is_hidden,
    complete_sample,
    fill_hidden_cards,
)
from penultima.bots.kernel.history import (
    BLUFF_SHOWN,
    COLORLESS_GROUP,
    GROUPS,
    NOT_ASKED,
    ROWS,
    Column,
    Fit,
    History,
    group_of,
)
from penultima.bots.kernel.memory import Memory
from penultima.bots.kernel.randomness import advance, below, mix
from penultima.bots.kernel.skill import Skill
from penultima.rules.cards import DECK_SIZE, DRAW_FOUR, EMPTY, KINDS, NO_CARD, SAME_COLOR, WILD, has
from penultima.rules.matching import is_bluff, playable
from penultima.rules.moves import DRAW, KEEP, SEATS
from penultima.rules.record import Int, Kinds, States, widened
from penultima.rules.stacking import stacks
from penultima.rules.state import Phase, State
from penultima.runtime import compiled, inlined, lowest_bit, record_at, scratch

FIRST_STEPS = 200
"""Steps before the first sample, which starts from a guess that explains each seat's last lay."""
STEPS = 8
"""Steps from one sample to the next."""
MOST_JUDGED = 12
"""So many of the latest decisions made with a hand are judged."""
SLIPS, SOUND = 1.0, 9.0
"""What is supposed of a player before anything was seen: as if so many decisions had not been careful, and so many."""
CHOICES = 2.0
"""Among how many decisions somebody chooses who does not play carefully."""
IMPOSSIBLE = 2
"""Counts for so many unexplained decisions: a card that cannot have been drawn, a hand that cannot have been shown."""
MOST_ODD = 64
"""More need not be counted."""
SHARE = 1 << 30
"""Random fractions have this denominator."""
LATEST_LAYS = 4
"""Of so many cards that left a hand last it is supposed anew when they came."""


class Belief:
    """One way in which the hidden cards can lie, and how well it explains what was seen."""

    begun: Int
    """1 once there is one."""
    in_hands: Int
    """How many hidden cards are in hands; those behind them are to be drawn."""
    hidden: Int
    """How many cards are hidden."""
    cards: Annotated[NDArray[np.int64], np.int64, (DECK_SIZE,)]
    """The hidden cards, hand by hand."""
    came: Annotated[NDArray[np.int64], np.int64, (DECK_SIZE,)]
    """When each of them came to its hand."""
    left: Annotated[NDArray[np.int64], np.int64, (ROWS,)]
    """When the card came that left with a row of the history."""
    starts: Annotated[NDArray[np.int64], np.int64, (SEATS + 1,)]
    """Where each seat's hand begins among the cards."""
    odd: Annotated[NDArray[np.int64], np.int64, (SEATS,)]
    """How many decisions made with each seat's hand are unexplained."""
    judged: Annotated[NDArray[np.int64], np.int64, (SEATS,)]
    """Of how many."""
    latest: Annotated[NDArray[np.int64], np.int64, (SEATS,)]
    """The last row of the history for each seat's hand, or -1."""
    before: Annotated[NDArray[np.int64], np.int64, (ROWS,)]
    """The row of the same hand before a row, or -1."""


new_lays = scratch(np.int64, ROWS)


@compiled
def is_followed(view: State, memory: Memory) -> bool:
    """Was every hand followed from the deal on, so that the history knows how many cards each has?"""
    history = memory.history
    for seat in range(view.players):
        size = view.sizes[seat]
        if battle_card_is_hidden(view) and seat == view.laid_by:
            size += 1
        if seat != memory.seat and history.counts[history.hand_of[seat]] != size:
            return False
    return True


@inlined
def is_judged(view: State, history: History, row: int) -> bool:
    """Does a row tell of a decision that the hand explains? Without stacking, a Draw Two leaves no choice."""
    phase = history.rows[row, Column.PHASE]
    if phase == NOT_ASKED:
        return False
    return phase != Phase.CHALLENGE or stacks(view) or history.rows[row, Column.TOP] == DRAW_FOUR


@compiled
def arrange(view: State, memory: Memory, belief: Belief) -> None:
    """Find out where each hand's cards and rows are. It follows from view and history alone."""
    history, at = memory.history, 0
    for seat in range(view.players):
        belief.starts[seat] = at
        belief.latest[seat] = -1
        belief.judged[seat] = 0
        if seat != memory.seat:
            at += history.counts[history.hand_of[seat]]
    belief.starts[view.players] = at
    belief.in_hands = at
    belief.hidden = at + view.draw_size
    for row in range(history.length):
        for seat in range(view.players):
            hand = history.hand_of[seat]
            theirs = seat != memory.seat and history.rows[row, Column.HAND] == hand
            if theirs and history.rows[row, Column.MOMENT] > history.since[hand]:
                belief.before[row] = belief.latest[seat]
                belief.latest[seat] = row
                if is_judged(view, history, row) and belief.judged[seat] < MOST_JUDGED:
                    belief.judged[seat] += 1


@compiled
def begin_belief(states: States, memory: Memory, skill: Skill, belief: Belief, chance: Kinds) -> None:
    """Start from a sample that agrees with what is known; when each card of a hand came is drawn by lot."""
    states[1] = states[0]
    guess, history = record_at(states, 1), memory.history
    fill_hidden_cards(guess, memory, skill, chance)
    for seat in range(guess.players):
        if seat == memory.seat:
            continue
        at, hand = belief.starts[seat], history.hand_of[seat]
        for kind in range(KINDS):
            for _ in range(widened(guess.hands[seat, kind])):
                belief.cards[at] = kind
                at += 1
        if at < belief.starts[seat + 1]:
            belief.cards[at] = guess.hidden
        for i in range(belief.starts[seat], belief.starts[seat + 1]):
            chance = advance(chance)
            other = belief.starts[seat] + below(mix(chance), i + 1 - belief.starts[seat])
            swap_cards(belief, i, other)
            belief.came[i] = history.came[hand, i - belief.starts[seat]]
    for i in range(guess.draw_size):
        belief.cards[belief.in_hands + i] = guess.draw[i]
    for row in range(history.length):
        belief.left[row] = history.rows[row, Column.CAME]
    belief.begun = 1


@inlined
def swap_cards(belief: Belief, one: int, other: int) -> None:
    """Two hidden cards change places."""
    kind = belief.cards[one]
    belief.cards[one] = belief.cards[other]
    belief.cards[other] = kind


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


@compiled
def seat_at(belief: Belief, place: int) -> int:
    """The seat whose hand has the card at a place."""
    seat = 0
    while belief.starts[seat + 1] <= place:
        seat += 1
    return seat


@compiled
def is_known(memory: Memory, belief: Belief, seat: int, kind: int) -> bool:
    """Are all cards of a kind that we suppose in a hand known to be there?"""
    n = 0
    for i in range(belief.starts[seat], belief.starts[seat + 1]):
        n += belief.cards[i] == kind
    return n <= widened(memory.known[seat, kind])


@compiled
def try_swap(states: States, memory: Memory, belief: Belief, skill: Skill, one: int, other: int, luck: float) -> None:
    """Let two hidden cards change places, unless that explains too little of what was seen."""
    mine, theirs = belief.cards[one], belief.cards[other]
    if mine == theirs:
        return
    seat = seat_at(belief, one)
    to_hand = other < belief.in_hands
    second = seat_at(belief, other) if to_hand else seat
    if second != seat or not to_hand:
        if is_known(memory, belief, seat, mine) or (to_hand and is_known(memory, belief, second, theirs)):
            return
    elif belief.came[one] == belief.came[other]:
        return
    swap_cards(belief, one, other)
    bar = luck * weight_of(belief.odd[seat], belief.judged[seat])
    if second != seat:
        bar *= weight_of(belief.odd[second], belief.judged[second])
    limit = most_odd(bar, belief.judged[seat])
    odd, odd_second = count_odd(states, memory, belief, seat, skill, limit), 0
    accepted = odd <= limit
    if accepted and second != seat:
        limit = most_odd(bar / weight_of(odd, belief.judged[seat]), belief.judged[second])
        odd_second = count_odd(states, memory, belief, second, skill, limit)
        accepted = odd_second <= limit
    if not accepted:
        swap_cards(belief, one, other)
        return
    belief.odd[seat] = odd
    if second != seat:
        belief.odd[second] = odd_second


@compiled
def find_lay(history: History, belief: Belief, seat: int, nth: int) -> int:
    """The nth last row with which a card left a seat's hand of which it is uncertain when it came; -1 if none."""
    row = belief.latest[seat]
    while row >= 0:
        if history.rows[row, Column.LEFT] != NO_CARD and history.rows[row, Column.CERTAIN] == 0:
            if nth == 0:
                return row
            nth -= 1
        row = belief.before[row]
    return -1


@compiled
def swap_arrivals(belief: Belief, place: int, row: int) -> None:
    """Suppose that a card came when one that has left was supposed to have come, and the other way round."""
    came = belief.came[place]
    belief.came[place] = belief.left[row]
    belief.left[row] = came


@compiled
def try_arrival(
    states: States, memory: Memory, belief: Belief, skill: Skill, place: int, nth: int, luck: float
) -> None:
    """Suppose otherwise which card of a hand came when, unless that explains too little of what was seen."""
    history, seat = memory.history, seat_at(belief, place)
    row = find_lay(history, belief, seat, nth)
    if row < 0 or belief.came[place] == belief.left[row]:
        return
    if belief.came[place] >= widened(history.rows[row, Column.MOMENT]):
        return
    swap_arrivals(belief, place, row)
    limit = most_odd(luck * weight_of(belief.odd[seat], belief.judged[seat]), belief.judged[seat])
    odd = count_odd(states, memory, belief, seat, skill, limit)
    if odd > limit:
        swap_arrivals(belief, place, row)
    else:
        belief.odd[seat] = odd


@compiled
def make_steps(states: States, memory: Memory, belief: Belief, skill: Skill, steps: int, chance: Kinds) -> None:
    """Go so many steps along the chain: mostly two hidden cards change places, or else two times of arrival."""
    if belief.in_hands == 0:
        return
    to_draw = belief.hidden - belief.in_hands
    for _ in range(steps):
        chance = advance(chance)
        place, luck = below(mix(chance), belief.in_hands), below(mix(~chance), SHARE) / SHARE
        chance = advance(chance)
        kind = below(mix(~chance), 6)
        if kind < 2:
            try_arrival(states, memory, belief, skill, place, below(mix(chance), LATEST_LAYS), luck)
        elif kind < 4 and to_draw > 0:
            other = belief.in_hands + below(mix(chance), to_draw)
            try_swap(states, memory, belief, skill, place, other, luck)
        else:
            try_swap(states, memory, belief, skill, place, below(mix(chance), belief.in_hands), luck)


@compiled
def prepare_belief(states: States, memory: Memory, skill: Skill, belief: Belief, chance: Kinds) -> None:
    """Make a belief ready to go on, or begin it. The second and third state are overwritten."""
    view = record_at(states, 0)
    arrange(view, memory, belief)
    begins = belief.begun == 0
    if begins:
        begin_belief(states, memory, skill, belief, chance)
    states[2] = states[0]
    set_aside_what_is_not_seen(record_at(states, 2))
    for seat in range(view.players):
        belief.odd[seat] = 0 if seat == memory.seat else count_odd(states, memory, belief, seat, skill, MOST_ODD)
    if begins:
        make_steps(states, memory, belief, skill, FIRST_STEPS, mix(~chance))


@compiled
def set_aside_what_is_not_seen(scene: State) -> None:
    """What a scene has in common with the view is the rules and the players: there is a card to draw, nothing is shown,
    no drawn card must be laid."""
    scene.draw_size = 1
    scene.shown_size = 0
    scene.must_lay = 0
    scene.reshuffles = 0


@compiled
def sample_belief(states: States, memory: Memory, skill: Skill, belief: Belief, chance: Kinds) -> None:
    """Go on along the chain, and make the second state a sample of the hidden cards."""
    states[2] = states[0]
    set_aside_what_is_not_seen(record_at(states, 2))
    make_steps(states, memory, belief, skill, STEPS, mix(~chance))
    states[1] = states[0]
    state = record_at(states, 1)
    if battle_card_is_hidden(state):
        state.sizes[state.laid_by] += 1
    for seat in range(state.players):
        for i in range(belief.starts[seat], belief.starts[seat + 1]):
            add_card(state, seat, belief.cards[i])
    for i in range(state.draw_size):
        chance = advance(chance)
        other = below(mix(chance), i + 1)
        state.draw[i] = state.draw[other]
        state.draw[other] = belief.cards[belief.in_hands + i]
    complete_sample(state, memory, chance)
