"""The one place where the rest of the rules meets Scary, Blowhole, Battle and Hyper, and the house rules that ask.

What a special asks and does stands in a file of its own. Here each is named once for every occasion: it is laid, what
may be answered, what an answer does, why another is refused, which answer is the gentlest, a color is laid or named,
whose turn follows, what is secret. A new special is a file beside them and its lines here; so is a house rule that asks
something, like the sevens of `swaps.py`.
"""

import numpy as np

from penultima.rules import battle, blowhole, hyper, scary, swaps
from penultima.rules.cards import EMPTY, SPECIAL
from penultima.rules.events import EventLog
from penultima.rules.moves import CHOOSE, DRAW
from penultima.rules.piles import ask, fullest_hand, next_seat, opponents, top_card
from penultima.rules.reasons import Reason
from penultima.rules.record import Acts, Kinds
from penultima.rules.settings import OffOn, Special
from penultima.rules.state import NOBODY, Phase, State
from penultima.runtime import compiled, inlined, lowest_bit, rare

QUESTIONS: dict[Phase, tuple[str, int]] = {
    Phase.GIVE_COLOR: ("special", Special.SCARY),
    Phase.GIVE_CARD: ("special", Special.SCARY),
    Phase.SHARE: ("special", Special.BLOWHOLE),
    Phase.FOE: ("special", Special.BATTLE),
    Phase.FIGHT: ("special", Special.BATTLE),
    Phase.SWAP: ("sevens_zeros", OffOn.ON),
}
"""The phases of this dispatch, each with the setting, and its value, by which the question is asked."""

GOES_ON = np.zeros(len(Special), np.int64)
"""1 for a special that does its work also as the last card."""
GOES_ON[Special.BATTLE] = 1


@compiled
def clear(state: State) -> None:
    """Nothing is being given, shared or fought over."""
    scary.clear(state)
    blowhole.clear(state)
    battle.clear(state)
    hyper.clear(state)


@compiled
def hide(state: State, seat: int) -> None:
    """Blank what this seat may not know of a special being carried out."""
    scary.hide(state, seat)
    battle.hide(state, seat)


@compiled
def goes_on_without_cards(state: State, kind: int) -> bool:
    """Does this card do its work also as the last one, before the round may end? (K18, X25)"""
    return kind == SPECIAL and GOES_ON[state.rules.special] == 1


@rare
def begin(state: State, seat: int, log: EventLog) -> None:
    """A special is laid: it asks for its own choices, then for a color. (Q29)"""
    special = state.rules.special
    if special == Special.SCARY:
        scary.begin(state, seat)
    elif special == Special.BLOWHOLE:
        blowhole.begin(state, seat)
    elif special == Special.BATTLE:
        battle.begin(state, seat, log)
    else:
        ask(state, Phase.COLOR, seat)


@inlined
def begin_colored(state: State, seat: int, kind: int, log: EventLog) -> bool:
    """A colored card is laid: does a house rule ask something before the card does what its face says? (X39 X40)"""
    return state.rules.sevens_zeros == OffOn.ON and swaps.begin(state, seat, kind, log)


@rare
def cards_to_choose(state: State) -> Kinds:
    """The cards that answer the question."""
    if state.phase == Phase.GIVE_CARD:
        return scary.gift_cards(state)
    if state.phase == Phase.FIGHT:
        return state.held[state.asked]
    return EMPTY


@rare
def acts_to_choose(state: State) -> Acts:
    """The other moves that answer the question."""
    if state.phase == Phase.GIVE_COLOR:
        return scary.gift_colors(state, state.asked)
    if state.phase == Phase.SHARE or state.phase == Phase.SWAP:
        return opponents(state, state.asked)
    if state.phase == Phase.FOE:
        return battle.foes(state, state.asked)
    return EMPTY


@rare
def answer(state: State, seat: int, move: int, log: EventLog) -> bool:
    """The question is answered. Has a colored card now to do what its face says?"""
    phase = state.phase
    if phase == Phase.GIVE_COLOR:
        scary.choose_gift(state, seat, move)
    elif phase == Phase.GIVE_CARD:
        scary.give(state, seat, move, log)
    elif phase == Phase.SHARE:
        blowhole.share(state, seat, move - CHOOSE, log)
    elif phase == Phase.FOE:
        battle.choose_foe(state, seat, move, log)
    elif phase == Phase.FIGHT:
        battle.fight(state, seat, move, log)
    elif phase == Phase.SWAP:
        swaps.swap(state, seat, move - CHOOSE, log)
        return True
    return False


@compiled
def why_not(state: State, seat: int, move: int) -> Reason:
    """Why a move is no answer to the question."""
    phase = state.phase
    if phase == Phase.GIVE_COLOR:
        return scary.why_not_this_color(move)
    if phase == Phase.GIVE_CARD:
        return scary.why_not_this_card(state, seat, move)
    if phase == Phase.FIGHT:
        return battle.why_not_this_card(move)
    if phase == Phase.FOE:
        return battle.why_not_this_foe(move)
    if phase == Phase.SHARE:
        return Reason.CHOOSE_WHO_GETS_IT
    if phase == Phase.SWAP:
        return Reason.CHOOSE_WHO_SWAPS
    return Reason.NO_SUCH_MOVE


@compiled
def gentlest(state: State) -> int:
    """The answer that changes least; the first there is, where nothing else is said of a question."""
    seat, phase = state.asked, state.phase
    if phase == Phase.GIVE_COLOR:
        return scary.gentlest_color(state, seat)
    if phase == Phase.GIVE_CARD:
        return scary.gentlest_card(state)
    if phase == Phase.SHARE:
        return blowhole.gentlest(state, seat)
    if phase == Phase.FOE:
        return battle.gentlest_foe(state, seat)
    if phase == Phase.FIGHT:
        return battle.gentlest_card(state, seat)
    if phase == Phase.SWAP:
        return CHOOSE + fullest_hand(state, seat)
    return first_answer(state)


@compiled
def first_answer(state: State) -> int:
    """The first answer in the order of moves, or `NOBODY` if there is none."""
    cards, acts = cards_to_choose(state), acts_to_choose(state)
    if cards != EMPTY:
        return lowest_bit(cards)
    return DRAW + lowest_bit(acts) if acts != EMPTY else NOBODY


@inlined
def color_laid(state: State, color: int, log: EventLog) -> None:
    """A colored card is laid: another color ends the hyper color. (K31)"""
    hyper.burn_out(state, color, log)


@inlined
def hurries(state: State, color: int) -> bool:
    """Does a card of this color skip the next player, whatever its face is? (K30)"""
    return hyper.hurries(state, color)


@compiled
def color_named(state: State, color: int, log: EventLog) -> None:
    """A color is named for the card on top: a Hyper card sets the hyper color, another color ends it. (K29 K31)"""
    if top_card(state) == SPECIAL and state.rules.special == Special.HYPER:
        hyper.ignite(state, color, log)
    else:
        hyper.burn_out(state, color, log)


@compiled
def next_turn(state: State) -> int:
    """Whose turn follows a wild or special: the neighbor of who laid it, or as a Battle has it. (K25 K26)"""
    return next_seat(state, state.laid_by) if state.foe == NOBODY else battle.next_turn(state)
