"""Determinization: sampling where the hidden cards may be, consistent with all that a seat knows.

Search plays a round out from many such samples.
"""

import numpy as np
from numpy.typing import NDArray

from penultima.bots.kernel.colors import best_color
from penultima.bots.kernel.evaluation import best_card
from penultima.bots.kernel.history import GROUPS, group_of
from penultima.bots.kernel.memory import Memory
from penultima.bots.kernel.randomness import advance, below, mix
from penultima.bots.kernel.skill import Skill
from penultima.bots.kernel.specials import strongest_card
from penultima.rules.cards import COPIES, DRAW_FOUR, KINDS, NO_CARD, NO_COLOR, SPECIAL, only
from penultima.rules.matching import is_bluff, playable
from penultima.rules.moves import SEATS
from penultima.rules.piles import top_card
from penultima.rules.record import Kinds, widened
from penultima.rules.settings import Special
from penultima.rules.state import Phase, State
from penultima.runtime import compiled, inlined, scratch

HONEST_DRAW_FOURS = 920
"""In thousandths: how often a Draw Four is taken to be no bluff when the hand it came from is sampled."""
UNEXPLAINED_HANDS = 80
"""In thousandths: how often a sampled hand is accepted although a careful player would have played it otherwise."""
RESAMPLES = 6
"""How often a hand is sampled again at most."""

new_pool, new_capacity, new_cards = (
    scratch(np.int64, KINDS),
    scratch(np.int64, GROUPS),
    scratch(np.int64, 2 * KINDS + 2),
)
new_seats = scratch(np.int64, SEATS)


@compiled
def count_unseen(view: State, memory: Memory, pool: NDArray[np.int64]) -> None:
    """How many cards of each kind the seat does not see."""
    for kind in range(KINDS):
        pool[kind] = COPIES[kind] - view.hands[memory.seat, kind]
    if view.rules.special == Special.NONE:
        pool[SPECIAL] = 0
    for i in range(view.discard_size):
        pool[view.discard[i]] -= 1
    for i in range(view.shown_size):
        pool[view.shown[i]] -= 1
    if view.hidden != NO_CARD:
        pool[view.hidden] -= 1


@compiled
def add_card(state: State, seat: int, kind: int) -> None:
    """Put a card into a hand, whose size is known already."""
    state.hands[seat, kind] += 1
    state.held[seat] |= only(kind)


@compiled
def remove_card(state: State, seat: int, kind: int) -> None:
    """Take a card out of a hand again."""
    state.hands[seat, kind] -= 1
    if state.hands[seat, kind] == 0:
        state.held[seat] &= ~only(kind)


@compiled
def add_known_cards(state: State, memory: Memory, seat: int, pool: NDArray[np.int64]) -> int:
    """Put the cards that are known to be in a hand there. Returns how many of its cards are still unknown."""
    places = state.sizes[seat]
    for kind in range(KINDS):
        n = min(widened(memory.known[seat, kind]), pool[kind], places)
        for _ in range(n):
            add_card(state, seat, kind)
        pool[kind] -= n
        places -= n
    return places


@compiled
def shuffle_unseen(pool: NDArray[np.int64], cards: NDArray[np.int64], chance: Kinds) -> int:
    """Write the unseen cards into `cards` in random order. Returns how many they are."""
    n = 0
    for kind in range(KINDS):
        for _ in range(pool[kind]):
            cards[n] = kind
            n += 1
    for last in range(n - 1, 0, -1):
        chance = advance(chance)
        other = below(mix(chance), last + 1)
        kind = cards[last]
        cards[last] = cards[other]
        cards[other] = kind
    return n


@compiled
def next_fitting(cards: NDArray[np.int64], at: int, n: int, capacity: NDArray[np.int64]) -> int:
    """The index of the next card of a color that the hand may still hold; if there is none, of the next card."""
    for i in range(at, n):
        if capacity[group_of(cards[i])] > 0:
            return i
    return at


@compiled
def fill_hand(
    state: State, seat: int, places: int, cards: NDArray[np.int64], at: int, n: int, capacity: NDArray[np.int64]
) -> int:
    """Fill a hand from the unseen cards. Returns where those that are left begin."""
    for _ in range(places):
        found = next_fitting(cards, at, n, capacity)
        kind = cards[found]
        cards[found] = cards[at]
        cards[at] = kind
        capacity[group_of(kind)] -= 1
        add_card(state, seat, kind)
        at += 1
    return at


@compiled
def count_capacity(state: State, memory: Memory, seat: int, honest: bool, capacity: NDArray[np.int64]) -> None:
    """Count how many cards of each color a hand may hold, given the colors it could not follow."""
    for group in range(GROUPS):
        capacity[group] = state.sizes[seat] - memory.without[seat, group]
    for kind in range(KINDS):
        capacity[group_of(kind)] -= state.hands[seat, kind]
    if honest and seat == state.laid_by and memory.color_before != NO_COLOR:
        capacity[memory.color_before] = 0


@inlined
def battle_card_is_hidden(view: State) -> bool:
    """Has the challenger of a battle chosen a card that the asked seat does not see?"""
    return view.phase == Phase.FIGHT and view.asked == view.foe and view.hidden == NO_CARD


@inlined
def is_challenged(view: State) -> bool:
    """Is the asked seat to believe or to doubt a Draw Four?"""
    return view.phase == Phase.CHALLENGE and top_card(view) == DRAW_FOUR


@compiled
def hide_battle_card(state: State) -> None:
    """Suppose that the challenger of a battle has chosen the strongest card of the hand."""
    seat = state.laid_by
    state.hidden = strongest_card(state.held[seat])
    remove_card(state, seat, state.hidden)
    state.sizes[seat] -= 1


@compiled
def set_guilt(state: State, before: int) -> None:
    """Set whether the face-up Draw Four was a bluff, given the sampled hands."""
    now = state.color
    state.color = before
    state.guilty = 1 if is_bluff(state, state.laid_by, widened(state.hands[state.laid_by, DRAW_FOUR])) else 0
    state.color = now


@compiled
def explains_last_lay(state: State, memory: Memory, seat: int, skill: Skill) -> bool:
    """Would a careful player with this hand have laid the card that the seat last laid, and named that color?"""
    kind, last = memory.laid[seat], state.discard_size - 1
    color, top, asked, phase = state.color, state.discard[last], state.asked, state.phase
    add_card(state, seat, kind)
    state.sizes[seat] += 1
    state.color = memory.on_color[seat]
    state.discard[last] = memory.on_top[seat]
    state.asked = seat
    state.phase = Phase.TURN
    same = best_card(state, seat, playable(state, seat), skill)[0] == kind
    remove_card(state, seat, kind)
    state.sizes[seat] -= 1
    if same and memory.named[seat] != NO_COLOR:
        same = best_color(state, seat, skill) == memory.named[seat]
    state.color = color
    state.discard[last] = top
    state.asked = asked
    state.phase = phase
    return same


@compiled
def resample_hand(
    state: State, memory: Memory, seat: int, skill: Skill, cards: NDArray[np.int64], at: int, places: int, rest: int,
    n: int, chance: Kinds,
) -> None:  # fmt: skip
    """Sample other cards for a hand that a careful player would have played differently, a few times at most."""
    for _ in range(RESAMPLES):
        chance = advance(chance)
        if (
            places == 0
            or rest >= n
            or explains_last_lay(state, memory, seat, skill)
            or below(mix(chance), 1000) < UNEXPLAINED_HANDS
        ):
            return
        for i in range(at, at + places):
            chance = advance(chance)
            other = rest + below(mix(chance), n - rest)
            if memory.without[seat, group_of(cards[other])] == 0:
                remove_card(state, seat, cards[i])
                kind = cards[i]
                cards[i] = cards[other]
                cards[other] = kind
                add_card(state, seat, cards[i])


@compiled
def fill_hidden_cards(state: State, memory: Memory, skill: Skill, chance: Kinds) -> None:
    """Fill in what a view leaves blank: hands, draw pile, hidden card, guilt of a bluff, and the key of chance."""
    pool, capacity, cards = new_pool(), new_capacity(), new_cards()
    count_unseen(state, memory, pool)
    challenged = is_challenged(state)
    honest = challenged and below(mix(~chance), 1000) < HONEST_DRAW_FOURS
    if battle_card_is_hidden(state):
        state.sizes[state.laid_by] += 1
    places, begins = new_seats(), new_seats()
    for seat in range(state.players):
        if seat != memory.seat:
            places[seat] = add_known_cards(state, memory, seat, pool)
    n = shuffle_unseen(pool, cards, chance)
    at = 0
    for seat in range(state.players):
        if seat != memory.seat:
            count_capacity(state, memory, seat, honest, capacity)
            begins[seat] = at
            at = fill_hand(state, seat, places[seat], cards, at, n, capacity)
    for seat in range(state.players):
        if seat != memory.seat and memory.laid[seat] != NO_CARD and not (challenged and seat == state.laid_by):
            chance = mix(chance)
            resample_hand(state, memory, seat, skill, cards, begins[seat], places[seat], at, n, chance)
    for i in range(state.draw_size):
        state.draw[i] = cards[at + i] if at + i < n else 0
    complete_sample(state, memory, chance)


@compiled
def complete_sample(state: State, memory: Memory, chance: Kinds) -> None:
    """Fill in what else a view leaves blank, once hands and draw pile are sampled."""
    if battle_card_is_hidden(state):
        hide_battle_card(state)
    if is_challenged(state) and memory.color_before != NO_COLOR:
        set_guilt(state, memory.color_before)
    for i in range(8):
        chance = advance(chance)
        state.key[i] = np.uint32(mix(chance) >> np.uint64(32))
