"""One game of the kernel, as Python sees it: what the single-game environments stand on."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from penultima.booklets import Rules
from penultima.envs.games import LIMIT, Games, read_rules, work
from penultima.envs.kernel.modes import Mode
from penultima.envs.refusing import IllegalAction
from penultima.errors import RulesError
from penultima.game.codec import read_events, read_key
from penultima.game.event import Event
from penultima.game.view import View
from penultima.rules import engine
from penultima.rules.record import Table, warm_up
from penultima.rules.settings import MatchKind
from penultima.rules.state import NOBODY, Phase, new_table
from penultima.sights.kernel.actions import ACTIONS
from penultima.sights.kernel.layout import Stage
from penultima.sights.kernel.seeing import observe_game


class Play:
    """A round, or a match: whose decision it is, what may be done, what it is worth.

    `story=True` keeps what happened, for bots that want to be told and for people who want to read it.
    """

    def __init__(
        self,
        rules: Rules | str = "classic/en",
        players: int = 4,
        *,
        reward: str = "win",
        match: bool = False,
        limit: int = LIMIT,
        story: bool = False,
    ) -> None:
        if limit < 1:
            raise RulesError(f"a round has at least one decision, not {limit}")
        self.rules = read_rules(rules, players)
        self.players = players
        self._story = story
        self._take(
            Games(1, players, self.rules, reward=reward, match=match, limit=limit, onward=False, listening=story)
        )
        self.seat = NOBODY
        """Whose decision it is; -1 when the episode is over, or not begun."""
        self.events: list[Event] = []
        """What happened in the round so far, if a story is kept."""
        self.paid = False
        """Did the last step end a round?"""
        self._begun = False

    def _take(self, games: Games) -> None:
        self._own = games
        self._arguments = games.arguments()
        self._mask = games.mask[0]
        self.rewards: NDArray[np.float32] = games.rewards[0]
        """What the last step was worth to each seat."""

    def __getstate__(self) -> dict[str, object]:
        """Without what is a view of the games' arrays."""
        return {name: value for name, value in self.__dict__.items() if name not in ("_arguments", "_mask", "rewards")}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self._take(self._own)

    @property
    def table(self) -> Table:
        """The state of the round."""
        return self._own.tables

    @property
    def over(self) -> bool:
        """Is the episode over?"""
        return bool(self._own.done[0])

    @property
    def truncated(self) -> bool:
        """Was it given up?"""
        return bool(self._own.cut[0])

    @property
    def stage(self) -> Stage:
        """Why the seat is asked."""
        return Stage(int(self._own.seating["stage"][0]))

    @property
    def phase(self) -> Phase:
        """What the rules ask."""
        return Phase(int(self.table["phase"][0]))

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of the match before the round being played; all 0 if none is played."""
        return tuple(self._own.seating["scores"][0, : self.players].tolist())

    @property
    def deal(self) -> tuple[bytes, int]:
        """The key and the dealer of the round: `Game(rules, players, key=key, dealer=dealer)` deals it."""
        return read_key(self.table), int(self.table["dealer"][0])

    def reset(self, seed: int | None = None) -> None:
        """Deal: from a seed, anew; without one, the next episode."""
        if seed is not None or not self._begun:
            self._own.sit_down(seed)
        self._begun = True
        self._deal(Mode.RESET)

    def _deal(self, mode: Mode) -> None:
        work(self._arguments, mode)
        self.seat = int(self._own.seats[0])
        if self._story:
            self.events = list(read_events(self._own.log))

    def step(self, action: int) -> None:
        """The seat decides. IllegalAction says why not, and changes nothing."""
        if not 0 <= action < ACTIONS or not self._mask[action]:
            raise IllegalAction(self.view(None if self.seat == NOBODY else self.seat), action)
        own = self._own
        own.actions[0] = action
        work(self._arguments, Mode.STEP)
        self.seat = int(own.seats[0])
        self.paid = self.seat == NOBODY
        if self._story:
            self._tell()
        if self.paid and not own.done[0]:
            paid = self.rewards.copy()
            self._deal(Mode.NEXT)
            self.rewards[:] = paid

    def _tell(self) -> None:
        self.events.extend(read_events(self._own.log))
        if self.phase == Phase.OVER:
            self.events.append(Event("scored", numbers=self.round_points()))

    def round_points(self) -> tuple[int, ...]:
        """What each seat scores for the round that is over. (N1 N8 N13)"""
        warm_up(("points",))
        points = np.zeros(10, np.int32)
        engine.points(self.table, points)
        left = points[: self.players].tolist()
        if self.rules["match"] == MatchKind.LOW:
            return tuple(left)
        winner = int(self.table["winner"][0])
        return tuple(sum(left) if seat == winner else 0 for seat in range(self.players))

    def observation(self, seat: int | None = None) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
        """What a seat sees and may do: observation and mask, as arrays of its own."""
        if seat is None or (seat == self.seat and seat != NOBODY):
            return self._own.cells[0].copy(), self._own.bits[0, :ACTIONS].copy()
        return self.look(seat)

    def look(self, seat: int) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
        """Observation and mask of any seat, found anew from the table as it is."""
        own = self._own
        cells, bits = np.empty_like(own.cells), np.empty_like(own.bits)
        observe_game(own.tables, own.seating, own.setup, seat, cells.reshape(-1), bits.reshape(-1).view(np.uint64))
        return cells[0], bits[0, :ACTIONS]

    def legal_actions(self) -> list[int]:
        """What the seat may do, in order; nothing when the episode is over."""
        legal: list[int] = self._mask.nonzero()[0].tolist()
        return legal

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; without one, what a spectator may."""
        warm_up(("view",))
        out = new_table()
        engine.view(self.table, NOBODY if seat is None else seat, out)
        return View(out, self.rules, seat, self.events, self.scores if self._own.setup["match"][0] else None)

    def copy(self) -> Play:
        """The same game again, to try something."""
        twin = object.__new__(Play)
        twin.__dict__.update(self.__dict__)
        twin._take(self._own.copy())
        twin.events = list(self.events)
        return twin
