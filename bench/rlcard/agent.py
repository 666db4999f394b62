"""Our bots with RLCard's interface of an agent."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bench.rlcard import cards
from bench.rlcard.history import History
from bench.rlcard.observation import RlcardObservation, state_of
from penultima.bots.kernel import entries
from penultima.bots.kernel.memory import Memories
from penultima.bots.kernel.search import SEARCH_STATE, SearchStates
from penultima.bots.kernel.skill import Skills, Weight
from penultima.bots.skills import number_of, skill
from penultima.bots.stakes import round_stakes
from penultima.game.card import CARDS
from penultima.rules import engine
from penultima.rules.cards import COLORS, NO_CARD, WILD
from penultima.rules.events import new_event_log
from penultima.rules.moves import NAME
from penultima.rules.record import States
from penultima.rules.state import Phase, new_states

LAST_RESORT = -100_000
"""What a Draw Four is worth where it may be laid only if nothing else fits: less than anything."""


def careful_skill() -> Skills:
    """The careful player's weights as they are, but for RLCard's Draw Four."""
    made = skill("careful")
    made["weights"][0, Weight.DRAW_FOUR] = LAST_RESORT
    return made


class CarefulAgent:
    """Plays by rule of thumb, without a memory."""

    use_raw = True

    def __init__(self) -> None:
        self.skills = careful_skill()
        self.log = new_event_log(False)

    def step(self, state: Mapping[str, Any]) -> str:
        """The action it takes."""
        seen = RlcardObservation.of(state)
        self._observe(seen)
        return self._lay(seen, state_of(seen)) if seen.kinds else cards.DRAW

    def eval_step(self, state: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
        """The same; there are no probabilities to tell of."""
        return self.step(state), {}

    def _observe(self, seen: RlcardObservation) -> None:
        """All that counts lies on the table."""

    def _lay(self, seen: RlcardObservation, state: States) -> str:
        """A card, and with a wild its color."""
        kind = self._best(seen, state, seen.kinds)
        if kind < WILD:
            return cards.action(CARDS[kind])
        engine.apply(state, seen.seat, kind, self.log)
        if state["phase"][0] != Phase.COLOR:
            return cards.action(CARDS[kind], 0)  # it was the last card, and RLCard wants a color all the same
        named = self._best(seen, state, [NAME + color for color in range(COLORS)])
        return cards.action(CARDS[kind], named - NAME)

    def _best(self, seen: RlcardObservation, state: States, moves: list[int]) -> int:
        """The best of some moves."""
        return moves[0] if len(moves) == 1 else entries.choose_move(state, seen.seat, self.skills)


class SearchAgent(CarefulAgent):
    """Plays the round out so many times before it decides, as if both players were careful."""

    def __init__(self, playouts: int, seed: int | str = 0) -> None:
        super().__init__()
        self.playouts, self.seed = playouts, number_of(seed)
        self.histories = (History(), History())  # RLCard lets one agent sit on both seats
        self.memories = self.histories[0].memories
        self.searches = SearchStates(np.zeros(1, SEARCH_STATE))
        self.stakes = round_stakes()

    def _observe(self, seen: RlcardObservation) -> None:
        """Why the other laid a card is not asked: RLCard's agents have no reasons."""
        self.memories = Memories(self.histories[seen.seat].update(seen).copy())
        self.memories["laid"] = NO_CARD

    def _best(self, seen: RlcardObservation, state: States, moves: list[int]) -> int:
        if len(moves) == 1 or not seen.possible():
            return super()._best(seen, state, moves)
        entries.begin_search(state, self.seed, self.searches)
        self.searches["candidates"], self.searches["moves"][0, : len(moves)] = len(moves), moves
        states = new_states(3)
        states[0] = state[0]
        entries.continue_search(states, self.memories, self.skills, self.searches, self.stakes, self.playouts, self.log)
        return entries.best_move(self.searches)
