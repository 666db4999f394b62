"""What the seat whose decision it is may do; who that is and in which order seats are asked, `rules/asking.py` says."""

from penultima.observations.kernel.actions import high_actions, low_actions, relative_acts
from penultima.observations.kernel.layout import Episode
from penultima.rules.asking import Stage
from penultima.rules.cards import EMPTY
from penultima.rules.legal import asked_acts, asked_cards, calls, jump_cards
from penultima.rules.state import NOBODY, State
from penultima.runtime import inlined


@inlined
def note_choices(state: State, episode: Episode) -> None:
    """Write down what the actor may do."""
    seat = episode.actor
    cards, acts = EMPTY, EMPTY
    if seat == NOBODY:
        episode.legal_low = EMPTY
        episode.legal_high = EMPTY
        return
    if episode.stage == Stage.ASKED:
        cards, acts = asked_cards(state), asked_acts(state)
        if state.may_add_uno == seat:
            acts |= calls(state, seat)
    elif episode.stage == Stage.JUMPING:
        cards = jump_cards(state, seat)
    else:
        acts = calls(state, seat)
    acts = relative_acts(acts, seat, state.players, state.direction)
    episode.legal_low = low_actions(cards, acts)
    episode.legal_high = high_actions(acts, episode.stage != Stage.ASKED)
