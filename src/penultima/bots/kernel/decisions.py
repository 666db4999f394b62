"""What a seat does when it is asked, and what it calls or lays when it is not."""

from penultima.bots.kernel.baselines import first_move, random_move
from penultima.bots.kernel.beginner import beginner_move
from penultima.bots.kernel.careful import careful_move
from penultima.bots.kernel.policies import Policy
from penultima.bots.kernel.randomness import happens, random_word
from penultima.bots.kernel.skill import Skill
from penultima.rules.calls import owes
from penultima.rules.cards import EMPTY
from penultima.rules.legal import jump_cards
from penultima.rules.moves import CATCH, UNO
from penultima.rules.state import State
from penultima.runtime import compiled, lowest_bit

NO_MOVE = -1
"""A seat that is not asked says and lays nothing."""


@compiled
def decide_by_chance(state: State, skill: Skill) -> int:
    """The move of a policy that uses random numbers."""
    word = random_word(state, state.asked, skill.seed)
    if skill.policy == Policy.RANDOM:
        return random_move(state, word)
    if skill.policy == Policy.BEGINNER or happens(word, 1, skill.slips):
        return beginner_move(state, word)
    return careful_move(state, skill)


@compiled
def decide(state: State, skill: Skill) -> int:
    """The asked seat's move, without a search: a searching seat is decided for in `rounds` or `entries`."""
    if skill.policy == Policy.FIRST:
        return first_move(state)
    if skill.policy >= Policy.CAREFUL and skill.slips == 0:
        return careful_move(state, skill)
    return decide_by_chance(state, skill)


@compiled
def choose_call(state: State, seat: int, skill: Skill) -> int:
    """What a seat calls unasked: UNO if it owes it, else a catch, else nothing."""
    if owes(state, seat):
        forgets = happens(random_word(state, seat, skill.seed), 2, skill.forgets)
        return NO_MOVE if forgets else UNO
    for other in range(state.players):
        if owes(state, other) and happens(random_word(state, seat, skill.seed), 3 + other, skill.notices):
            return CATCH + other
    return NO_MOVE


@compiled
def choose_jump(state: State, seat: int, skill: Skill) -> int:
    """The card that a seat lays out of turn where the house allows it, if it notices that it could."""
    cards = jump_cards(state, seat)
    if cards == EMPTY or not happens(random_word(state, seat, skill.seed), 13, skill.notices):
        return NO_MOVE
    return lowest_bit(cards)
