"""What everybody can notice: colors that a seat did not follow, the color before a lay, the discard pile.

A seat that draws on its turn did not follow the color in force. That is forgotten when it lays a card of the color, and
altogether when cards enter its hand in any other way than by that draw, and when it shows a card in a battle.
"""

from penultima.observations.kernel.layout import Episode
from penultima.rules.cards import COLOR_OF, COLORS, FACE_OF, KINDS, NO_COLOR, WILD
from penultima.rules.moves import CHOOSE, DRAW, UNO
from penultima.rules.record import widened
from penultima.rules.settings import OffOn
from penultima.rules.state import Phase, State
from penultima.runtime import compiled, inlined

ALL_COLORS = (1 << COLORS) - 1


@inlined
def forget(episode: Episode, seat: int) -> None:
    """Nothing is known of the seat's hand any more."""
    episode.not_followed &= ~(ALL_COLORS << (COLORS * seat))


@compiled
def forget_all(episode: Episode) -> None:
    """A new round, or all hands have moved on."""
    episode.not_followed = 0


@inlined
def note_lay(state: State, episode: Episode, seat: int, kind: int) -> None:
    """Before a card is laid: note the color in force, and that the seat did hold the card's color."""
    episode.color_before = state.color
    episode.sizes[seat] = state.sizes[seat] - 1
    if kind < WILD:
        episode.not_followed &= ~(1 << (COLORS * seat + COLOR_OF[kind]))
        if state.rules.sevens_zeros == OffOn.ON and FACE_OF[kind] == 0:
            forget_all(episode)


@compiled
def note_exchange(state: State, episode: Episode, seat: int, move: int) -> None:
    """Before a choice that moves cards between hands: forget what was known of them."""
    if state.phase == Phase.SWAP and CHOOSE <= move < UNO:
        forget(episode, seat)
        forget(episode, move - CHOOSE)
    elif state.phase == Phase.FIGHT:
        forget(episode, state.laid_by)
        forget(episode, state.foe)


@inlined
def note_move(state: State, episode: Episode, seat: int, move: int) -> None:
    """Before a move is made: note what it tells about the seat's hand."""
    if state.phase <= Phase.DRAWN or state.phase == Phase.CHALLENGE:
        if move < KINDS:
            note_lay(state, episode, seat, move)
        elif move == DRAW and state.color != NO_COLOR:
            episode.not_followed |= 1 << (COLORS * seat + state.color)
    elif state.phase == Phase.SWAP or state.phase == Phase.FIGHT:
        note_exchange(state, episode, seat, move)


@inlined
def note_hands(state: State, episode: Episode, drawer: int) -> None:
    """After a move: forget what was known of every hand that got cards otherwise than by drawing on its turn."""
    for seat in range(state.players):
        size = state.sizes[seat]
        if size > widened(episode.sizes[seat]) and seat != drawer:
            forget(episode, seat)
        episode.sizes[seat] = size


@inlined
def count_discards(state: State, episode: Episode) -> None:
    """Count what came to lie on the discard pile, or all of it after a reshuffle."""
    if episode.reshuffles != state.reshuffles:
        episode.reshuffles = state.reshuffles
        episode.counted = 0
        for kind in range(KINDS):
            episode.discards[kind] = 0
    while episode.counted < state.discard_size:
        episode.discards[widened(state.discard[episode.counted])] += 1
        episode.counted += 1
