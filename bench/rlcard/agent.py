"""Our bots with RLCard's interface of an agent."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from bench.rlcard import cards
from bench.rlcard.seen import Seen, table_of
from bench.rlcard.story import Story
from penultima.bots.minds import mind
from penultima.bots.minds.memory import Memories
from penultima.bots.minds.search import RACE, Races
from penultima.bots.minds.skill import Skills, Weight
from penultima.bots.skills import number_of, skill
from penultima.bots.stakes import round_stakes
from penultima.bots.thinking import SEARCHING
from penultima.game.card import CARDS
from penultima.rules import engine
from penultima.rules.cards import COLORS, NO_CARD, WILD
from penultima.rules.events import new_log
from penultima.rules.moves import NAME
from penultima.rules.record import Table, warm_up
from penultima.rules.state import Phase, new_table

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
        warm_up(SEARCHING)
        self.skills = careful_skill()
        self.log = new_log(False)

    def step(self, state: Mapping[str, Any]) -> str:
        """The action it takes."""
        seen = Seen.of(state)
        self._look(seen)
        return self._lay(seen, table_of(seen)) if seen.kinds else cards.DRAW

    def eval_step(self, state: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
        """The same; there are no probabilities to tell of."""
        return self.step(state), {}

    def _look(self, seen: Seen) -> None:
        """All that counts lies on the table."""

    def _lay(self, seen: Seen, table: Table) -> str:
        """A card, and with a wild its color."""
        kind = self._best(seen, table, seen.kinds)
        if kind < WILD:
            return cards.action(CARDS[kind])
        engine.apply(table, seen.seat, kind, self.log)
        if table["phase"][0] != Phase.COLOR:
            return cards.action(CARDS[kind], 0)  # it was the last card, and RLCard wants a color all the same
        named = self._best(seen, table, [NAME + color for color in range(COLORS)])
        return cards.action(CARDS[kind], named - NAME)

    def _best(self, seen: Seen, table: Table, moves: list[int]) -> int:
        """The best of some moves."""
        return moves[0] if len(moves) == 1 else mind.choose_move(table, seen.seat, self.skills)


class SearchAgent(CarefulAgent):
    """Plays the round out so many times before it decides, as if both players were careful."""

    def __init__(self, playouts: int, seed: int | str = 0) -> None:
        super().__init__()
        self.playouts, self.seed = playouts, number_of(seed)
        self.stories = (Story(), Story())  # RLCard lets one agent sit on both seats
        self.memories = self.stories[0].memories
        self.races = Races(np.zeros(1, RACE))
        self.stakes = round_stakes()

    def _look(self, seen: Seen) -> None:
        """Why the other laid a card is not asked: RLCard's agents have no reasons."""
        self.memories = Memories(self.stories[seen.seat].hear(seen).copy())
        self.memories["laid"] = NO_CARD

    def _best(self, seen: Seen, table: Table, moves: list[int]) -> int:
        if len(moves) == 1 or not seen.possible():
            return super()._best(seen, table, moves)
        mind.begin_search(table, self.seed, self.races)
        self.races["arms"], self.races["moves"][0, : len(moves)] = len(moves), moves
        tables = new_table(3)
        tables[0] = table[0]
        mind.go_on_searching(tables, self.memories, self.skills, self.races, self.stakes, self.playouts, self.log)
        return mind.best_so_far(self.races)
