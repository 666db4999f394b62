"""Paired games in an environment of RLCard's, and how sure their result is."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

SURE = 1.96
"""Standard errors on each side of a 95 % interval."""


class Environment(Protocol):
    """What is needed of `rlcard.make("uno")`."""

    def seed(self, seed: int) -> Any:
        """Decide the deal of the next game."""

    def set_agents(self, agents: list[Any]) -> None:
        """Who sits where."""

    def run(self, is_training: bool = False) -> tuple[Any, Sequence[float]]:
        """Play a game; its course, and what each seat is paid."""


@dataclass(frozen=True)
class Result:
    """How one agent fared against another: of each deal the share of games won, none, one or both."""

    deals: NDArray[np.float64]

    @property
    def share(self) -> float:
        """The share of games won."""
        return float(self.deals.mean())

    @property
    def margin(self) -> float:
        """Half of the 95 % interval; the two games of a deal hang together, so deals are what is counted."""
        return SURE * float(self.deals.std(ddof=1) / np.sqrt(len(self.deals)))

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % ± {100 * self.margin:.1f}"


def _won(environment: Environment, agents: list[Any], seat: int, seed: int) -> bool:
    """One game. The environment's generator deals, NumPy's global one is what RLCard's own agents choose with."""
    environment.seed(seed)
    np.random.seed(seed)
    environment.set_agents(agents)
    return bool(environment.run()[1][seat] == 1)


def play(environment: Environment, agent: Any, other: Any, deals: int, seed: int = 0) -> Result:
    """Every deal twice, with seats exchanged."""
    won = [
        (_won(environment, [agent, other], 0, deal) + _won(environment, [other, agent], 1, deal)) / 2
        for deal in range(seed, seed + deals)
    ]
    return Result(np.array(won))
