"""What a seat does: when it is asked, and what it calls when it is not."""

from penultima.bots.minds.careful import careful
from penultima.bots.minds.dice import happens, luck
from penultima.bots.minds.habit import habit
from penultima.bots.minds.simple import anything, first
from penultima.bots.minds.skill import Policy, Skill
from penultima.rules.calls import owes
from penultima.rules.cards import EMPTY
from penultima.rules.legal import jump_cards
from penultima.rules.moves import CATCH, UNO
from penultima.rules.record import compiled, lowest_bit
from penultima.rules.state import State

SILENCE = -1


@compiled
def by_chance(state: State, skill: Skill) -> int:
    """The policies that leave something to chance."""
    word = luck(state, state.asked, skill.seed)
    if skill.policy == Policy.RANDOM:
        return anything(state, word)
    if skill.policy == Policy.HABIT or happens(word, 1, skill.slips):
        return habit(state, word)
    return careful(state, skill)


@compiled
def decide(state: State, skill: Skill) -> int:
    """The asked seat's move, a search apart."""
    if skill.policy == Policy.FIRST:
        return first(state)
    if skill.policy >= Policy.CAREFUL and skill.slips == 0:
        return careful(state, skill)
    return by_chance(state, skill)


@compiled
def call(state: State, seat: int, skill: Skill) -> int:
    """What a seat says unasked: UNO if it owes it, else a catch, else silence."""
    if owes(state, seat):
        forgets = happens(luck(state, seat, skill.seed), 2, skill.forgets)
        return SILENCE if forgets else UNO
    for other in range(state.players):
        if owes(state, other) and happens(luck(state, seat, skill.seed), 3 + other, skill.notices):
            return CATCH + other
    return SILENCE


@compiled
def jump(state: State, seat: int, skill: Skill) -> int:
    """A card laid out of turn where the house allows it, by those who see it."""
    cards = jump_cards(state, seat)
    if cards == EMPTY or not happens(luck(state, seat, skill.seed), 13, skill.notices):
        return SILENCE
    return lowest_bit(cards)
