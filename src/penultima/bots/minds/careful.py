"""A careful player: every question answered by a rule of thumb."""

from penultima.bots.minds.colors import best_color
from penultima.bots.minds.doubt import doubts
from penultima.bots.minds.skill import Skill, Weight
from penultima.bots.minds.specials import foe, gift, gift_color, leader, strongest
from penultima.bots.minds.weighing import best_card, weight
from penultima.rules.cards import EMPTY
from penultima.rules.legal import asked_acts, asked_cards
from penultima.rules.moves import ACCEPT, CHALLENGE, CHOOSE, DRAW, KEEP, NAME, act
from penultima.rules.record import Kinds, compiled
from penultima.rules.state import Phase, State


@compiled
def lay_or_draw(state: State, seat: int, cards: Kinds, skill: Skill) -> int:
    """The best card, unless drawing is worth more."""
    if cards == EMPTY:
        return DRAW
    kind, worth = best_card(state, seat, cards, skill)
    if worth < weight(state, skill, Weight.DRAW) and (asked_acts(state) & act(DRAW)) != EMPTY:
        return DRAW
    return kind


@compiled
def lay_or_keep(state: State, seat: int, skill: Skill) -> int:
    """The drawn card, unless keeping it is worth more."""
    if state.must == 1:
        return state.drawn
    _, worth = best_card(state, seat, asked_cards(state), skill)
    return KEEP if worth < weight(state, skill, Weight.KEEP) else state.drawn


@compiled
def suffer_or_not(state: State, seat: int, skill: Skill) -> int:
    """Pass a stack on if possible; else doubt a Draw Four or bear it."""
    cards, acts = asked_cards(state), asked_acts(state)
    if cards != EMPTY:
        return best_card(state, seat, cards, skill)[0]
    return CHALLENGE if (acts & act(CHALLENGE)) != EMPTY and doubts(state, seat, skill) else ACCEPT


@compiled
def other_question(state: State, seat: int, skill: Skill) -> int:
    """The rarer questions."""
    phase = state.phase
    if phase == Phase.CHALLENGE:
        return suffer_or_not(state, seat, skill)
    if phase == Phase.GIVE_COLOR:
        return gift_color(state, seat, asked_acts(state))
    if phase == Phase.GIVE_CARD:
        return gift(state, seat, asked_cards(state))
    if phase == Phase.FOE:
        return foe(state, seat, asked_acts(state), skill)
    if phase == Phase.FIGHT:
        return strongest(asked_cards(state))
    return CHOOSE + leader(state, seat)


@compiled
def careful(state: State, skill: Skill) -> int:
    """The careful player's move for the asked seat."""
    seat, phase = state.asked, state.phase
    if phase == Phase.TURN:
        return lay_or_draw(state, seat, asked_cards(state), skill)
    if phase == Phase.DRAWN:
        return lay_or_keep(state, seat, skill)
    if phase == Phase.COLOR:
        return NAME + best_color(state, seat, skill)
    return other_question(state, seat, skill)
