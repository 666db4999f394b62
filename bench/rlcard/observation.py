"""One observation of RLCard's, and the state it shows as our bots read it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from bench.rlcard import cards
from penultima.booklets import Rules
from penultima.game.card import Card
from penultima.game.codec import write_rules
from penultima.rules import engine
from penultima.rules.cards import COPIES, PLAIN_DECK
from penultima.rules.record import States
from penultima.rules.state import Phase, new_states

RULES = Rules.parse(
    "classic/en +uno=automatic +bluff=refused +forced_play=on +forced_draw=must +two_player_reverse=flip"
)
"""The nearest to RLCard's: who can lay must, a drawn card that fits is laid, a Reverse between two only flips."""


@dataclass(frozen=True)
class RlcardObservation:
    """What RLCard shows the seat on turn."""

    seat: int
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    pile: tuple[str, ...]
    """Cards laid since the last reshuffle, in their words: a wild with the color that was named."""
    target: str
    """The card to match, in their words. Of a wild the color is the one it was printed with, and means nothing."""
    legal: tuple[str, ...]
    record: tuple[tuple[int, str], ...]
    """Every action so far, and whose it was."""

    @classmethod
    def of(cls, state: Mapping[str, Any]) -> "RlcardObservation":
        """From the state that an agent is given."""
        raw = state["raw_obs"]
        return cls(
            raw["current_player"],
            tuple(map(cards.card, raw["hand"])),
            tuple(raw["num_cards"]),
            tuple(map(str, raw["played_cards"])),
            str(raw["target"]),
            tuple(map(str, state["raw_legal_actions"])),
            tuple((seat, str(action)) for seat, action in state["action_record"]),
        )

    @property
    def discard(self) -> tuple[str, ...]:
        """The pile; after a reshuffle that took even the face-up card, that card."""
        return self.pile or (self.target,)

    @property
    def kinds(self) -> list[int]:
        """The kinds that may be laid."""
        return sorted({cards.card(action).code for action in self.legal if action != cards.DRAW})

    def color(self) -> int:
        """The color in force: that of the last card; if even that was reshuffled and was a wild, one that fits."""
        if self.pile or not cards.is_wild(self.target):
            return cards.color(self.discard[-1])
        fitting = [action for action in self.legal if action != cards.DRAW and not cards.is_wild(action)]
        return cards.color(fitting[0] if fitting else self.target)

    def possible(self) -> bool:
        """Is no card seen more often than it exists? RLCard reshuffles the face-up card too, so it may be."""
        counts = np.zeros(len(COPIES), np.int64)
        np.add.at(counts, [card.code for card in (*self.hand, *map(cards.card, self.discard))], 1)
        return bool((counts <= COPIES).all())


@cache
def _blank() -> States:
    """A state with the rules and without cards."""
    states = new_states()
    write_rules(RULES, states)
    engine.clear(states)
    states["draw"][0] = 0
    states["players"] = 2
    return states


def state_of(seen: RlcardObservation) -> States:
    """The state as the seat on turn sees it: its hand, the pile, and how many cards are elsewhere."""
    states = _blank().copy()
    state, pile = states[0], [cards.card(text).code for text in seen.discard]
    for card in seen.hand:
        state["hands"][seen.seat, card.code] += 1
        state["held"][seen.seat] |= np.uint64(1 << card.code)
    state["sizes"][: len(seen.sizes)] = seen.sizes
    state["discard"][: len(pile)] = pile
    state["discard_size"] = len(pile)
    state["draw_size"] = PLAIN_DECK - sum(seen.sizes) - len(pile)
    state["phase"], state["asked"], state["color"] = Phase.TURN, seen.seat, seen.color()
    return states
