"""What a seat may know: the one place where secrets are dropped.

A view is a state in which everything hidden is blank: other hands (their sizes stay), the order of the draw pile, the
key of chance, a bluff, a hidden card, a drawn card. The spectator is the seat `NOBODY`. When the round is over all
hands lie open to be counted.
"""

from penultima.rules import specials
from penultima.rules.cards import EMPTY, KINDS, NO_CARD
from penultima.rules.state import Phase, State
from penultima.runtime import compiled


@compiled
def hide_hands(state: State, seat: int) -> None:
    """Only one's own hand is seen."""
    for other in range(state.players):
        if other != seat:
            state.held[other] = EMPTY
            for kind in range(KINDS):
                state.hands[other, kind] = 0


@compiled
def hide_secrets(state: State, seat: int) -> None:
    """Blank everything this seat may not know."""
    for i in range(8):
        state.key[i] = 0
    for i in range(state.draw_size):
        state.draw[i] = 0
    state.guilty = 0
    if state.phase != Phase.OVER:
        hide_hands(state, seat)
    if seat != state.asked:
        state.drawn = NO_CARD
        state.must_lay = 0
    specials.hide(state, seat)
