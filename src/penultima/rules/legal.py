"""What a seat may do now, as a set of kinds and a set of other moves."""

import numpy as np

from penultima.rules.calls import calls_are_open, owes
from penultima.rules.cards import COLORED, COLORS, DRAW_FOUR, EMPTY, SAME_COLOR, only
from penultima.rules.matching import must_draw, playable
from penultima.rules.moves import (
    ACCEPT,
    CATCH,
    CHALLENGE,
    CHOOSE,
    DRAW,
    KEEP,
    NAME,
    NONE,
    UNO,
    act,
)
from penultima.rules.record import Kinds, compiled, hot
from penultima.rules.settings import Bluff, Fight, Gives, OffOn, Uno
from penultima.rules.stacking import stackable
from penultima.rules.state import Phase, State
from penultima.rules.table import top_card

ANY_COLOR = np.uint64(sum(1 << (NAME + color - DRAW) for color in range(COLORS)))


@compiled
def gift_colors(state: State, seat: int) -> Kinds:
    """The colors a Scary player may give: those held, those or none, or any. (K1 K2 K3)"""
    if state.rules.scary_gives == Gives.ANY:
        return ANY_COLOR
    acts = EMPTY
    for color in range(COLORS):
        if (state.held[seat] & SAME_COLOR[color]) != EMPTY:
            acts |= act(NAME + color)
    if state.rules.scary_gives == Gives.HELD_OR_NONE:
        acts |= act(NONE)
    return acts


@compiled
def opponents(state: State, seat: int) -> Kinds:
    """Any seat but one's own. (K13 K16, Q66)"""
    acts = EMPTY
    for other in range(state.players):
        if other != seat:
            acts |= act(CHOOSE + other)
    return acts


@compiled
def can_doubt(state: State) -> bool:
    """Only a Draw Four can be a bluff, and only where bluffing is allowed. (X14 X30)"""
    return top_card(state) == DRAW_FOUR and state.rules.bluff == Bluff.ALLOWED


@compiled
def jump_cards(state: State, seat: int) -> Kinds:
    """House rule: out of turn, a card identical to the face-up one. (X37)"""
    if state.rules.jump_in == OffOn.OFF or state.phase != Phase.TURN or seat < 0 or seat >= state.players:
        return EMPTY
    return state.held[seat] & only(top_card(state)) & COLORED


@hot
def asked_cards(state: State) -> Kinds:
    """The cards the asked seat may choose."""
    seat = state.asked
    phase = state.phase
    if phase == Phase.TURN:
        return playable(state, seat)
    if phase == Phase.DRAWN:
        return only(state.drawn)
    if phase == Phase.GIVE_CARD:
        return state.held[seat] & SAME_COLOR[state.give]
    if phase == Phase.FIGHT:
        return state.held[seat]
    if phase == Phase.CHALLENGE:
        return stackable(state, seat)
    return EMPTY


@hot
def asked_acts(state: State) -> Kinds:
    """The other moves the asked seat may make, calls apart."""
    phase = state.phase
    if phase == Phase.TURN:
        return act(DRAW) if state.rules.forced_play == OffOn.OFF or must_draw(state, state.asked) else EMPTY
    if phase == Phase.DRAWN:
        return EMPTY if state.must == 1 else act(KEEP)
    if phase == Phase.COLOR:
        return ANY_COLOR
    if phase == Phase.CHALLENGE:
        return act(ACCEPT) | act(CHALLENGE) if can_doubt(state) else act(ACCEPT)
    if phase == Phase.GIVE_COLOR:
        return gift_colors(state, state.asked)
    if phase == Phase.SHARE or phase == Phase.SWAP:
        return opponents(state, state.asked)
    if phase == Phase.FOE:
        acts = opponents(state, state.asked)
        return acts | act(NONE) if state.rules.battle == Fight.MAY else acts
    return EMPTY


@compiled
def calls(state: State, seat: int) -> Kinds:
    """Saying UNO and catching, on turn or not. (X11 X13)"""
    if state.breath == seat and state.rules.uno == Uno.SAID:
        return act(UNO)
    acts = EMPTY
    if state.owes == 0 or not calls_are_open(state):
        return acts
    for other in range(state.players):
        if owes(state, other):
            acts |= act(UNO) if other == seat else act(CATCH + other)
    return acts


@compiled
def legal_cards(state: State, seat: int) -> Kinds:
    """The cards a seat may choose now."""
    return asked_cards(state) if seat == state.asked else jump_cards(state, seat)


@compiled
def legal_acts(state: State, seat: int) -> Kinds:
    """The other moves a seat may make now."""
    if seat < 0 or seat >= state.players:
        return EMPTY
    acts = calls(state, seat)
    return acts | asked_acts(state) if seat == state.asked else acts
