"""Battle: two players show a card each; the lower one loses and takes them all."""

from penultima.rules.cards import DECK_SIZE, KINDS, NO_CARD, SPECIAL, VALUE, has
from penultima.rules.events import DrawReason, EventCode, EventLog, emit, emit_card, emit_with_card
from penultima.rules.moves import CHOOSE, NONE, move_bit
from penultima.rules.piles import (
    ask,
    draw_cards,
    fullest_hand,
    go_out,
    next_seat,
    opponents,
    part_with,
    receive,
)
from penultima.rules.reasons import Reason
from penultima.rules.record import Acts
from penultima.rules.settings import BattleNext, Fighting
from penultima.rules.state import NOBODY, Phase, State
from penultima.runtime import compiled, lowest_bit


@compiled
def clear(state: State) -> None:
    """Nobody is battling."""
    state.foe = NOBODY
    state.hidden = NO_CARD
    state.shown_size = 0
    for i in range(DECK_SIZE):
        state.shown[i] = 0


@compiled
def hide(state: State, seat: int) -> None:
    """The card that waits face down, only the challenger knows. (K19)"""
    if seat != state.laid_by:
        state.hidden = NO_CARD


@compiled
def foes(state: State, seat: int) -> Acts:
    """Any opponent, and nobody where fighting is a choice. (K16 K17)"""
    acts = opponents(state, seat)
    return acts | move_bit(NONE) if state.rules.battle == Fighting.MAY else acts


@compiled
def begin(state: State, seat: int, log: EventLog) -> None:
    """The player chooses a foe; with no card left he first draws one, where he must fight. (K16 K18, X25)"""
    if state.sizes[seat] == 0 and state.rules.battle == Fighting.MUST:
        draw_cards(state, seat, 1, DrawReason.SHOW, log)
    ask(state, Phase.FOE, seat)


@compiled
def choose_foe(state: State, seat: int, move: int, log: EventLog) -> None:
    """A foe, or where fighting is a choice nobody: then it is a plain Wild, or the last card. (K17, X25)"""
    if move != NONE:
        state.foe = move - CHOOSE
        emit(log, EventCode.FOE, seat, state.foe)
        step_up(state, log)
    elif state.sizes[seat] == 0:
        go_out(state, seat, log)
    else:
        ask(state, Phase.COLOR, seat)


@compiled
def find_a_card(state: State, seat: int, log: EventLog) -> bool:
    """Who must show and has no card draws one. (K22, Q58 Q59)"""
    if state.sizes[seat] == 0:
        draw_cards(state, seat, 1, DrawReason.SHOW, log)
    return state.sizes[seat] > 0


@compiled
def step_up(state: State, log: EventLog) -> None:
    """The challenger shows first; who cannot has lost, unless the other cannot either. (K19, Q60, X21 X23)"""
    if find_a_card(state, state.laid_by, log):
        ask(state, Phase.FIGHT, state.laid_by)
    elif state.sizes[state.foe] > 0:
        settle(state, state.foe, state.laid_by, log)
    else:
        take_back(state, log)


@compiled
def answer(state: State, log: EventLog) -> None:
    """The challenged chooses; if he can show nothing the hidden card goes back and he has lost. (K19, X23)"""
    if find_a_card(state, state.foe, log):
        ask(state, Phase.FIGHT, state.foe)
        return
    receive(state, state.laid_by, state.hidden)
    state.hidden = NO_CARD
    settle(state, state.laid_by, state.foe, log)


@compiled
def fight(state: State, seat: int, kind: int, log: EventLog) -> None:
    """A card is chosen, hidden until both have chosen. (K19, Q65)"""
    part_with(state, seat, kind)
    emit(log, EventCode.CHOSE, seat, NOBODY)
    if state.hidden == NO_CARD:
        state.hidden = kind
        answer(state, log)
    else:
        reveal(state, kind, log)


@compiled
def set_aside(state: State, seat: int, kind: int, log: EventLog) -> None:
    """A card is shown to all."""
    state.shown[state.shown_size] = kind
    state.shown_size += 1
    emit_with_card(log, EventCode.REVEALED, seat, NOBODY, kind)


@compiled
def reveal(state: State, kind: int, log: EventLog) -> None:
    """Both cards at once: the lower loses, a symbol counts nothing, a tie is fought on. (K20 K21, Q61)"""
    mine = state.hidden
    state.hidden = NO_CARD
    set_aside(state, state.laid_by, mine, log)
    set_aside(state, state.foe, kind, log)
    if VALUE[mine] == VALUE[kind]:
        emit(log, EventCode.TIED, NOBODY, NOBODY)
        step_up(state, log)
    elif VALUE[mine] > VALUE[kind]:
        settle(state, state.laid_by, state.foe, log)
    else:
        settle(state, state.foe, state.laid_by, log)


@compiled
def collect(state: State, seat: int, first: int, step: int, log: EventLog) -> None:
    """A seat takes shown cards into its hand."""
    if first >= state.shown_size:
        return
    emit(log, EventCode.TOOK, seat, NOBODY)
    for i in range(first, state.shown_size, step):
        kind = int(state.shown[i])
        receive(state, seat, kind)
        emit_card(log, kind)


@compiled
def clear_shown(state: State) -> None:
    """Nothing lies between the battlers any more."""
    for i in range(state.shown_size):
        state.shown[i] = 0
    state.shown_size = 0


@compiled
def settle(state: State, winner: int, loser: int, log: EventLog) -> None:
    """The loser takes all shown cards, a winner without cards draws one, the loser two; the winner names the color.

    The winner draws first, so that nobody goes out in a battle while there is a card to draw. (K22 K23 K24, X22 X24)
    """
    emit(log, EventCode.WON_BATTLE, winner, loser)
    collect(state, loser, 0, 1, log)
    clear_shown(state)
    if state.sizes[winner] == 0:
        draw_cards(state, winner, 1, DrawReason.BATTLE, log)
    draw_cards(state, loser, 2, DrawReason.BATTLE, log)
    if state.sizes[winner] == 0:
        leave(state, winner, log)
    elif state.sizes[loser] == 0:
        leave(state, loser, log)
    else:
        ask(state, Phase.COLOR, winner)


@compiled
def leave(state: State, seat: int, log: EventLog) -> None:
    """A battler whose hand stays empty because nothing can be drawn has gone out. (X24)"""
    state.foe = NOBODY
    go_out(state, seat, log)


@compiled
def take_back(state: State, log: EventLog) -> None:
    """Neither can show a card: each takes his own back and the challenger names the color. (Q60, X23)"""
    collect(state, state.laid_by, 0, 2, log)
    collect(state, state.foe, 1, 2, log)
    clear_shown(state)
    ask(state, Phase.COLOR, state.laid_by)


@compiled
def next_turn(state: State) -> int:
    """The challenger's neighbor is next, in one booklet the challenged's. (K25 K26)"""
    after = state.laid_by if state.rules.battle_next == BattleNext.CHALLENGER else state.foe
    return next_seat(state, after)


@compiled
def why_not_this_foe(move: int) -> Reason:
    """A foe is asked for, and this is none."""
    return Reason.MUST_FIGHT if move == NONE else Reason.CHOOSE_A_FOE


@compiled
def why_not_this_card(move: int) -> Reason:
    """A card to fight with is asked for, and this is none of the hand."""
    return Reason.NOT_IN_HAND if move <= SPECIAL else Reason.CHOOSE_A_CARD_TO_SHOW


@compiled
def gentlest_foe(state: State, seat: int) -> int:
    """Nobody, where fighting is a choice; else the opponent with the most cards."""
    return NONE if state.rules.battle == Fighting.MAY else CHOOSE + fullest_hand(state, seat)


@compiled
def gentlest_card(state: State, seat: int) -> int:
    """The card worth most."""
    cards = state.held[seat]
    best = lowest_bit(cards)
    for kind in range(KINDS):
        if has(cards, kind) and VALUE[kind] > VALUE[best]:
            best = kind
    return best
