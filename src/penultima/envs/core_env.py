"""A single environment without a library's interface: those of PettingZoo, Gymnasium and OpenSpiel wrap it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from penultima.booklets import Rules
from penultima.envs.arrays import LIMIT, EnvArrays, read_rules, run_kernel
from penultima.envs.full_state import full_states
from penultima.envs.illegal_action import IllegalAction
from penultima.envs.kernel.modes import Mode
from penultima.errors import RulesError
from penultima.game.codec import key_from_seed, read_events, read_key
from penultima.game.event import Event
from penultima.game.view import View
from penultima.observations.history import Histories, TokenMask, Tokens, check_length
from penultima.observations.kernel.actions import ACTIONS
from penultima.observations.kernel.entries import observe_seat
from penultima.observations.versions import V1, Encoding, RulesAndScores, version
from penultima.rules import engine
from penultima.rules.asking import Stage
from penultima.rules.match import points_for_round
from penultima.rules.moves import SEATS
from penultima.rules.record import States
from penultima.rules.state import NOBODY, Phase, new_states


class CoreEnv:
    """One episode after the other: whose decision it is, what may be done, what it is worth.

    An episode is a round, or with `match=True` a match. `keep_events=True` collects the events of the round, for bots
    that need them and for people who want to read them. `observation` is the version of what is seen, `history` how
    many tokens of the round's events are kept.
    """

    def __init__(
        self,
        rules: Rules | str = "classic/en",
        players: int = 4,
        *,
        reward: str = "win",
        match: bool = False,
        limit: int = LIMIT,
        keep_events: bool = False,
        observation: str = "v0",
        history: int = 0,
    ) -> None:
        if limit < 1:
            raise RulesError(f"a round has at least one decision, not {limit}")
        check_length(history)
        self.encoding: Encoding = version(observation)
        self.rules = read_rules(rules, players)
        self.players = players
        self._keep_events = keep_events
        arrays = EnvArrays(
            1,
            players,
            self.rules,
            reward=reward,
            match=match,
            limit=limit,
            auto_reset=False,
            listening=keep_events or history > 0,
        )
        self._extension = RulesAndScores(self.rules, players, match) if self.encoding is V1 else None
        self._histories = Histories(1, history, players) if history else None
        self._use(arrays)
        self.seat = NOBODY
        """Whose decision it is; -1 when the episode is over, or not begun."""
        self.events: list[Event] = []
        """The events of the round so far, if they are kept."""
        self.round_ended = False
        """Did the last step end a round?"""
        self._begun = False

    def _use(self, arrays: EnvArrays) -> None:
        self._arrays = arrays
        self._arguments = arrays.arguments()
        self._mask = arrays.mask[0]
        self.rewards: NDArray[np.float32] = arrays.rewards[0]
        """What the last step was worth to each seat."""

    def __getstate__(self) -> dict[str, object]:
        """Without what is a view of other arrays."""
        return {name: value for name, value in self.__dict__.items() if name not in ("_arguments", "_mask", "rewards")}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self._use(self._arrays)

    @property
    def states(self) -> States:
        """The state of the round."""
        return self._arrays.states

    @property
    def over(self) -> bool:
        """Is the episode over?"""
        return bool(self._arrays.done[0])

    @property
    def truncated(self) -> bool:
        """Was the episode given up?"""
        return bool(self._arrays.truncated[0])

    @property
    def stage(self) -> Stage:
        """Why the seat is asked: it owes UNO, may catch, may jump in, or the rules ask it."""
        return Stage(int(self._arrays.episodes["stage"][0]))

    @property
    def phase(self) -> Phase:
        """What the rules ask of their seat."""
        return Phase(int(self.states["phase"][0]))

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of the match before the round being played; all 0 if none is played."""
        return tuple(self._arrays.episodes["scores"][0, : self.players].tolist())

    @property
    def deal(self) -> tuple[bytes, int]:
        """The key and the dealer of the round: `Round(rules, players, key=key, dealer=dealer)` deals it."""
        return read_key(self.states), int(self.states["dealer"][0])

    def reset(self, seed: int | None = None) -> None:
        """Deal: with a seed, the first episode of that seed; without one, the next episode."""
        if seed is not None or not self._begun:
            self._arrays.begin(key_from_seed(seed))
        self._begun = True
        self._deal(Mode.RESET)

    def _deal(self, mode: Mode) -> None:
        run_kernel(self._arguments, mode)
        self.seat = int(self._arrays.seats[0])
        self._record_history()
        if self._keep_events:
            self.events = list(read_events(self._arrays.log))

    def _record_history(self) -> None:
        if self._histories is not None:
            self._histories.record(self._arrays.log, self._arrays.episodes["deals"])

    def step(self, action: int) -> None:
        """The deciding seat takes an action. If that is illegal, IllegalAction says why, and nothing has changed."""
        if not 0 <= action < ACTIONS or not self._mask[action]:
            raise IllegalAction(self.view(None if self.seat == NOBODY else self.seat), action)
        own = self._arrays
        own.actions[0] = action
        run_kernel(self._arguments, Mode.STEP)
        self.seat = int(own.seats[0])
        self.round_ended = self.seat == NOBODY
        self._record_history()
        if self._keep_events:
            self._read_events()
        if self.round_ended and not own.done[0]:
            paid = self.rewards.copy()
            self._deal(Mode.NEXT)
            self.rewards[:] = paid

    def _read_events(self) -> None:
        self.events.extend(read_events(self._arrays.log))
        if self.phase == Phase.OVER:
            self.events.append(Event("scored", numbers=self.round_points()))

    def round_points(self) -> tuple[int, ...]:
        """What each seat scores for the round that is over. (N1 N8 N13)"""
        points = np.zeros(SEATS, np.int32)
        points_for_round(self.states, self.rules["match"], points)
        return tuple(points[: self.players].tolist())

    def observation(self, seat: int | None = None) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
        """What a seat sees and may do: observation and mask, as arrays of its own."""
        if seat is None or (seat == self.seat and seat != NOBODY):
            cells, bits = self._arrays.observations[0].copy(), self._arrays.mask_rows[0, :ACTIONS].copy()
            return self._extended(cells, self.seat), bits
        return self.observe(seat)

    def _extended(self, cells: NDArray[np.int8], seat: int) -> NDArray[np.int8]:
        """What the environment's version of an observation has beyond the first one."""
        return cells if self._extension is None else self._extension.extended(cells, seat, self.scores)

    def history(self, seat: int) -> tuple[Tokens, TokenMask]:
        """What a seat was told of the round: (history, 8) tokens, the oldest first, and which of them there are."""
        if self._histories is None:
            raise RulesError("no history is kept; history=… says how many tokens of it shall be")
        tokens, used = self._histories.seen(np.zeros(1, np.int64), np.array([seat]))
        return tokens[0], used[0]

    @property
    def history_tokens(self) -> int:
        """How many tokens of a history are kept; 0: none is."""
        return 0 if self._histories is None else self._histories.tokens

    @property
    def history_complete(self) -> bool:
        """Does the history still tell everything since the deal?"""
        return self._histories is not None and bool(self._histories.complete[0])

    def state(self) -> NDArray[np.int16]:
        """The full state, all cards included: `STATE_SLICES` says where. No observation has it."""
        row: NDArray[np.int16] = full_states(self.states, self._arrays.episodes, self.rules)[0]
        return row

    def observe(self, seat: int) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
        """Observation and mask of any seat, computed from the state as it is now."""
        own = self._arrays
        cells, bits = np.empty_like(own.observations), np.empty_like(own.mask_rows)
        observe_seat(own.states, own.episodes, own.configs, seat, cells.reshape(-1), bits.reshape(-1).view(np.uint64))
        return self._extended(cells[0], seat), bits[0, :ACTIONS]

    def legal_actions(self) -> list[int]:
        """What the seat may do, in order; nothing when the episode is over."""
        legal: list[int] = self._mask.nonzero()[0].tolist()
        return legal

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; without one, what a spectator may."""
        out = new_states()
        engine.view(self.states, NOBODY if seat is None else seat, out)
        return View(out, self.rules, seat, self.events, self.scores if self._arrays.configs["match"][0] else None)

    def copy(self) -> CoreEnv:
        """A copy, to try something."""
        twin = object.__new__(CoreEnv)
        twin.__dict__.update(self.__dict__)
        twin._use(self._arrays.copy())
        twin.events = list(self.events)
        twin._histories = None if self._histories is None else self._histories.copy()
        return twin

    __copy__ = copy
