"""The Markov chain (Metropolis) over all ways in which the hidden cards can lie, from which search takes its samples.

In a step two hidden cards change places, or we suppose otherwise when a card came to its hand. Whether the step is
taken depends on how well what was seen is explained after it, compared with before (`evidence`).
"""

from penultima.bots.kernel.belief import (
    Belief,
    arrange,
    find_lay,
    is_known,
    seat_at,
    swap_arrivals,
    swap_cards,
)
from penultima.bots.kernel.determinization import (
    add_card,
    battle_card_is_hidden,
    complete_sample,
    fill_hidden_cards,
)
from penultima.bots.kernel.evidence import MOST_ODD, count_odd, most_odd, set_aside_what_is_not_seen, weight_of
from penultima.bots.kernel.history import Column
from penultima.bots.kernel.memory import Memory
from penultima.bots.kernel.randomness import advance, below, mix
from penultima.bots.kernel.skill import Skill
from penultima.rules.cards import KINDS
from penultima.rules.record import Kinds, States, widened
from penultima.runtime import compiled, record_at

FIRST_STEPS = 1000
"""Steps before the first sample, which starts from a guess that explains each seat's last lay."""
STEPS = 16
"""Steps from one sample to the next."""
SHARE = 1 << 30
"""Random fractions have this denominator."""
LATEST_LAYS = 10
"""Of so many cards that left a hand last it is supposed anew when they came."""


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
        if kind < 1:
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
