"""Scary: give away all cards of one color, one to each player round the table."""

from penultima.rules.cards import COLORED, COLORS, EMPTY, NO_COLOR, SAME_COLOR, SPECIAL, has
from penultima.rules.events import EventCode, EventLog, emit_with_card
from penultima.rules.moves import ANY_COLOR, NAME, NONE, move_bit
from penultima.rules.piles import ask, cards_of, go_out, neighbor, part_with, receive
from penultima.rules.reasons import Reason
from penultima.rules.record import Acts, Kinds
from penultima.rules.settings import ScaryGives
from penultima.rules.state import NOBODY, Phase, State
from penultima.runtime import compiled, lowest_bit


@compiled
def clear(state: State) -> None:
    """Nothing is being given away."""
    state.giving = NO_COLOR
    state.recipient = NOBODY


@compiled
def hide(state: State, seat: int) -> None:
    """Which color is being given away, only the giver knows."""
    if seat != state.laid_by:
        state.giving = NO_COLOR


@compiled
def gift_colors(state: State, seat: int) -> Acts:
    """The colors a Scary player may give: those held, those or none, or any. (K1 K2 K3)"""
    if state.rules.scary_gives == ScaryGives.ANY:
        return ANY_COLOR
    acts = EMPTY
    for color in range(COLORS):
        if (state.held[seat] & SAME_COLOR[color]) != EMPTY:
            acts |= move_bit(NAME + color)
    if state.rules.scary_gives == ScaryGives.HELD_OR_NONE:
        acts |= move_bit(NONE)
    return acts


@compiled
def gift_cards(state: State) -> Kinds:
    """The cards of the color being given away. (K4)"""
    return state.held[state.asked] & SAME_COLOR[state.giving]


@compiled
def begin(state: State, seat: int) -> None:
    """Who holds a colored card is asked which color to give away. (K1 K2 K3, Q49, X18)"""
    if (state.held[seat] & COLORED) == EMPTY:
        ask(state, Phase.COLOR, seat)
    else:
        ask(state, Phase.GIVE_COLOR, seat)


@compiled
def next_recipient(state: State, giver: int, seat: int) -> int:
    """Round the table in the booklet's direction, the giver left out. (K4 K5, Q46 Q47)"""
    seat = neighbor(state, seat, int(state.rules.scary_round))
    if seat == giver:
        seat = neighbor(state, seat, int(state.rules.scary_round))
    return seat


@compiled
def choose_gift(state: State, seat: int, move: int) -> None:
    """The color is chosen; one that is not held gives nothing. (K3, X19)"""
    if move == NONE or (state.held[seat] & SAME_COLOR[move - NAME]) == EMPTY:
        ask(state, Phase.COLOR, seat)
        return
    state.giving = move - NAME
    state.recipient = next_recipient(state, seat, seat)
    ask(state, Phase.GIVE_CARD, seat)


@compiled
def give(state: State, seat: int, kind: int, log: EventLog) -> None:
    """One card to the next player; giving the last card away wins. (K4 K6, Q45 Q48 Q51)"""
    part_with(state, seat, kind)
    receive(state, state.recipient, kind)
    emit_with_card(log, EventCode.GAVE, seat, state.recipient, kind)
    if (state.held[seat] & SAME_COLOR[state.giving]) != EMPTY:
        state.recipient = next_recipient(state, seat, state.recipient)
        return
    clear(state)
    if state.sizes[seat] == 0:
        go_out(state, seat, log)
    else:
        ask(state, Phase.COLOR, seat)


@compiled
def why_not_this_color(move: int) -> Reason:
    """A color to give away is asked for, and this is none that may be given."""
    if NAME <= move < NONE:
        return Reason.COLOR_NOT_HELD
    return Reason.MUST_GIVE if move == NONE else Reason.CHOOSE_A_COLOR_TO_GIVE


@compiled
def why_not_this_card(state: State, seat: int, move: int) -> Reason:
    """A card to give away is asked for, and this is none of its color in the hand."""
    if move > SPECIAL:
        return Reason.GIVE_A_CARD
    return Reason.NOT_THAT_COLOR if has(state.held[seat], move) else Reason.NOT_IN_HAND


@compiled
def gentlest_color(state: State, seat: int) -> int:
    """Nothing, where that is allowed; else the allowed color with the fewest cards."""
    acts = gift_colors(state, seat)
    if (acts & move_bit(NONE)) != EMPTY:
        return NONE
    best = NO_COLOR
    for color in range(COLORS):
        if (acts & move_bit(NAME + color)) != EMPTY and (
            best == NO_COLOR or cards_of(state, seat, color) < cards_of(state, seat, best)
        ):
            best = color
    return NAME + best


@compiled
def gentlest_card(state: State) -> int:
    """The lowest card of the color."""
    return lowest_bit(gift_cards(state))
