"""One way the hidden cards may lie, consistent with all that a seat knows."""

import numpy as np
from numpy.typing import NDArray

from penultima.bots.minds.colors import best_color
from penultima.bots.minds.dice import below, following, mix
from penultima.bots.minds.memory import GROUPS, Memory, group_of
from penultima.bots.minds.skill import Skill
from penultima.bots.minds.specials import strongest
from penultima.bots.minds.weighing import best_card
from penultima.rules.cards import COPIES, DRAW_FOUR, KINDS, NO_CARD, NO_COLOR, SPECIAL, only
from penultima.rules.matching import is_bluff, playable
from penultima.rules.record import Kinds, compiled, wide
from penultima.rules.settings import Special
from penultima.rules.state import Phase, State
from penultima.rules.table import top_card

HONEST = 920
"""In thousandths: how often a Draw Four is taken to be no bluff when the hand it came from is guessed."""
STRANGE = 80
"""In thousandths: how often a hand is taken as it comes although a careful player would have played it otherwise."""
TRIES = 6


@compiled
def count_unseen(view: State, memory: Memory, pool: NDArray[np.int64]) -> None:
    """How many cards of each kind the seat has not before its eyes."""
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
def put(state: State, seat: int, kind: int) -> None:
    """A card is put into a hand, whose size is known already."""
    state.hands[seat, kind] += 1
    state.held[seat] |= only(kind)


@compiled
def take(state: State, seat: int, kind: int) -> None:
    """A card is taken out of a hand again."""
    state.hands[seat, kind] -= 1
    if state.hands[seat, kind] == 0:
        state.held[seat] &= ~only(kind)


@compiled
def put_known(state: State, memory: Memory, seat: int, pool: NDArray[np.int64]) -> int:
    """Cards known to be in a hand are put there; how many places stay open."""
    places = state.sizes[seat]
    for kind in range(KINDS):
        n = min(wide(memory.known[seat, kind]), pool[kind], places)
        for _ in range(n):
            put(state, seat, kind)
        pool[kind] -= n
        places -= n
    return places


@compiled
def spread_out(pool: NDArray[np.int64], cards: NDArray[np.int64], chance: Kinds) -> int:
    """The unseen cards in random order; how many they are."""
    n = 0
    for kind in range(KINDS):
        for _ in range(pool[kind]):
            cards[n] = kind
            n += 1
    for last in range(n - 1, 0, -1):
        chance = following(chance)
        other = below(mix(chance), last + 1)
        kind = cards[last]
        cards[last] = cards[other]
        cards[other] = kind
    return n


@compiled
def next_fitting(cards: NDArray[np.int64], at: int, n: int, room: NDArray[np.int64]) -> int:
    """The next card of a color there is room for; if there is none, the next card."""
    for i in range(at, n):
        if room[group_of(cards[i])] > 0:
            return i
    return at


@compiled
def fill_hand(
    state: State, seat: int, places: int, cards: NDArray[np.int64], at: int, n: int, room: NDArray[np.int64]
) -> int:
    """Open places are filled from the unseen cards; where those now begin."""
    for _ in range(places):
        found = next_fitting(cards, at, n, room)
        kind = cards[found]
        cards[found] = cards[at]
        cards[at] = kind
        room[group_of(kind)] -= 1
        put(state, seat, kind)
        at += 1
    return at


@compiled
def room_for(state: State, memory: Memory, seat: int, honest: bool, room: NDArray[np.int64]) -> None:
    """How many cards of each color a hand may hold after what it could not follow."""
    for group in range(GROUPS):
        room[group] = state.sizes[seat] - memory.without[seat, group]
    for kind in range(KINDS):
        room[group_of(kind)] -= state.hands[seat, kind]
    if honest and seat == state.layer and memory.before != NO_COLOR:
        room[memory.before] = 0


@compiled
def hide_one(state: State) -> None:
    """The challenger of a battle has, most likely, hidden his strongest card."""
    seat = state.layer
    state.hidden = strongest(state.held[seat])
    take(state, seat, state.hidden)
    state.sizes[seat] -= 1


@compiled
def settle_guilt(state: State, before: int) -> None:
    """Whether the Draw Four on top was a bluff, the hands lying so."""
    now = state.color
    state.color = before
    state.guilty = 1 if is_bluff(state, state.layer, wide(state.hands[state.layer, DRAW_FOUR])) else 0
    state.color = now


@compiled
def would_have(state: State, memory: Memory, seat: int, skill: Skill) -> bool:
    """Would a careful player with this hand have laid the card that the seat laid, and named its color?"""
    kind, last = memory.laid[seat], state.discard_size - 1
    color, top, asked, phase = state.color, state.discard[last], state.asked, state.phase
    put(state, seat, kind)
    state.sizes[seat] += 1
    state.color = memory.on_color[seat]
    state.discard[last] = memory.on_top[seat]
    state.asked = seat
    state.phase = Phase.TURN
    same = best_card(state, seat, playable(state, seat), skill)[0] == kind
    take(state, seat, kind)
    state.sizes[seat] -= 1
    if same and memory.named[seat] != NO_COLOR:
        same = best_color(state, seat, skill) == memory.named[seat]
    state.color = color
    state.discard[last] = top
    state.asked = asked
    state.phase = phase
    return same


@compiled
def reconsider(
    state: State, memory: Memory, seat: int, skill: Skill, cards: NDArray[np.int64], at: int, places: int, rest: int,
    n: int, chance: Kinds,
) -> None:  # fmt: skip
    """Other cards for a hand that would have been played differently, a few times at most."""
    for _ in range(TRIES):
        chance = following(chance)
        if places == 0 or rest >= n or would_have(state, memory, seat, skill) or below(mix(chance), 1000) < STRANGE:
            return
        for i in range(at, at + places):
            chance = following(chance)
            other = rest + below(mix(chance), n - rest)
            if memory.without[seat, group_of(cards[other])] == 0:
                take(state, seat, cards[i])
                kind = cards[i]
                cards[i] = cards[other]
                cards[other] = kind
                put(state, seat, cards[i])


@compiled
def guess(state: State, memory: Memory, skill: Skill, chance: Kinds) -> None:
    """Fill in what a view leaves blank: hands, pile, hidden card, bluff, and the key of chance."""
    pool, room, cards = np.empty(KINDS, np.int64), np.empty(GROUPS, np.int64), np.empty(2 * KINDS + 2, np.int64)
    count_unseen(state, memory, pool)
    doubted = state.phase == Phase.CHALLENGE and top_card(state) == DRAW_FOUR
    honest = doubted and below(mix(~chance), 1000) < HONEST
    secret = state.phase == Phase.FIGHT and state.asked == state.foe and state.hidden == NO_CARD
    if secret:
        state.sizes[state.layer] += 1
    places, begins = np.zeros(10, np.int64), np.zeros(10, np.int64)
    for seat in range(state.players):
        if seat != memory.seat:
            places[seat] = put_known(state, memory, seat, pool)
    n = spread_out(pool, cards, chance)
    at = 0
    for seat in range(state.players):
        if seat != memory.seat:
            room_for(state, memory, seat, honest, room)
            begins[seat] = at
            at = fill_hand(state, seat, places[seat], cards, at, n, room)
    for seat in range(state.players):
        if seat != memory.seat and memory.laid[seat] != NO_CARD and not (doubted and seat == state.layer):
            chance = mix(chance)
            reconsider(state, memory, seat, skill, cards, begins[seat], places[seat], at, n, chance)
    for i in range(state.draw_size):
        state.draw[i] = cards[at + i] if at + i < n else 0
    if secret:
        hide_one(state)
    if doubted and memory.before != NO_COLOR:
        settle_guilt(state, memory.before)
    for i in range(8):
        chance = following(chance)
        state.key[i] = np.uint32(mix(chance) >> np.uint64(32))
