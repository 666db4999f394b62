"""The careful policy: a rule of thumb for every phase."""

from penultima.bots.kernel import specials
from penultima.bots.kernel.bluffs import should_challenge
from penultima.bots.kernel.colors import best_color
from penultima.bots.kernel.evaluation import best_card, weight
from penultima.bots.kernel.skill import Skill, Weight
from penultima.rules.cards import EMPTY
from penultima.rules.legal import asked_acts, asked_cards
from penultima.rules.moves import ACCEPT, CHALLENGE, DRAW, KEEP, NAME, move_bit
from penultima.rules.record import Kinds
from penultima.rules.state import Phase, State
from penultima.runtime import compiled


@compiled
def lay_or_draw(state: State, seat: int, cards: Kinds, skill: Skill) -> int:
    """The best card, unless drawing is worth more."""
    if cards == EMPTY:
        return DRAW
    kind, worth = best_card(state, seat, cards, skill)
    if worth < weight(state, skill, Weight.DRAW) and (asked_acts(state) & move_bit(DRAW)) != EMPTY:
        return DRAW
    return kind


@compiled
def lay_or_keep(state: State, seat: int, skill: Skill) -> int:
    """The drawn card, unless keeping it is worth more."""
    if state.must_lay == 1:
        return state.drawn
    _, worth = best_card(state, seat, asked_cards(state), skill)
    return KEEP if worth < weight(state, skill, Weight.KEEP) else state.drawn


@compiled
def accept_or_challenge(state: State, seat: int, skill: Skill) -> int:
    """Stack another draw card if possible; else challenge a Draw Four that is probably a bluff, or accept."""
    cards, acts = asked_cards(state), asked_acts(state)
    if cards != EMPTY:
        return best_card(state, seat, cards, skill)[0]
    return CHALLENGE if (acts & move_bit(CHALLENGE)) != EMPTY and should_challenge(state, seat, skill) else ACCEPT


@compiled
def careful_move(state: State, skill: Skill) -> int:
    """The careful player's move for the asked seat."""
    seat, phase = state.asked, state.phase
    if phase == Phase.TURN:
        return lay_or_draw(state, seat, asked_cards(state), skill)
    if phase == Phase.DRAWN:
        return lay_or_keep(state, seat, skill)
    if phase == Phase.COLOR:
        return NAME + best_color(state, seat, skill)
    if phase == Phase.CHALLENGE:
        return accept_or_challenge(state, seat, skill)
    return specials.answer(state, seat, skill)
