"""A round as a game of OpenSpiel, so that its algorithms play ours. Importing this module registers `penultima`.

>>> import pyspiel
>>> import penultima.envs.openspiel
>>> game = pyspiel.load_game("penultima(rules=battle/fr +hand:5,players=3)")
>>> game.num_players(), game.num_distinct_actions()
(3, 86)
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from penultima.bots import bot
from penultima.bots.search_bot import determinize
from penultima.envs.arrays import LIMIT, read_reward, read_rules
from penultima.envs.core_env import CoreEnv
from penultima.envs.kernel.modes import Reward
from penultima.errors import RulesError
from penultima.game.card import CARDS
from penultima.game.position import show_position
from penultima.game.view import View
from penultima.observations.actions import action_of_move, move_of_action
from penultima.observations.kernel.actions import ACTIONS, SILENCE
from penultima.observations.kernel.encoding import CELLS
from penultima.rules.cards import COPIES
from penultima.rules.settings import MatchKind

NAME = "penultima"
DIGITS, DIGIT = 4, 256
"""Chance draws the seed of a round as so many digits of so many values."""
SAMPLED = 2**62
"""Where chance is not shown, the seed is drawn from so many."""
PARAMETERS: dict[str, Any] = {
    "rules": "classic/en", "players": 4, "reward": "win", "limit": LIMIT, "chance": "explicit", "rng_seed": -1,
}  # fmt: skip
NOT_DEALT = "not dealt"
NO_TENSOR = (
    "penultima has no information_state_tensor: what a player was told has no fixed length. There are "
    "information_state_string, observation_tensor, and in penultima.envs histories as tokens (VectorEnv(history=…))"
)


def _game_type(sampled: bool) -> Any:
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Penultima",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if sampled else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=10,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class GameConfig:
    """The parameters of a game of OpenSpiel: what all its rounds have in common."""

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        self.players = int(parameters["players"])
        self.rules = read_rules(str(parameters["rules"]).replace(":", "="), self.players)
        self.reward = read_reward(str(parameters["reward"]))
        self.limit = int(parameters["limit"])
        if parameters["chance"] not in ("explicit", "sampled"):
            raise RulesError(f"chance may be explicit, sampled, not {parameters['chance']!r}")
        self.sampled = parameters["chance"] == "sampled"
        seed = int(parameters["rng_seed"])
        self.chance = np.random.default_rng(None if seed < 0 else seed)

    def __deepcopy__(self, memo: dict[int, Any]) -> GameConfig:
        return self

    def begin(self, seed: int) -> CoreEnv:
        """A dealt round."""
        core = CoreEnv(self.rules, self.players, reward=self.reward.name.lower(), limit=self.limit, keep_events=True)
        core.reset(seed)
        return core

    def bounds(self) -> tuple[float, float]:
        """The least and the most that a round may be worth."""
        if self.reward == Reward.WIN:
            return -1.0 / (self.players - 1), 1.0
        most = float(sum(card.points * int(COPIES[card.code]) for card in CARDS))
        return -most, most


class RoundHistory:
    """What a state of OpenSpiel consists of: the digits of the seed, then the dealt round and the actions in it."""

    def __init__(self, config: GameConfig) -> None:
        self.config = config
        self.digits: list[int] = []
        self.core: CoreEnv | None = None
        self.actions: list[int] = []
        self.seed = 0
        self.imagined = False
        """Were the hidden cards sampled anew?"""

    def draw(self, digit: int) -> None:
        """Chance draws a digit; after the last one the cards are dealt."""
        self.digits.append(digit)
        if self.config.sampled:
            self.deal(int(self.config.chance.integers(SAMPLED)))
        elif len(self.digits) == DIGITS:
            self.deal(sum(one * DIGIT**i for i, one in enumerate(self.digits)))

    def deal(self, seed: int) -> None:
        """Deal the cards."""
        self.seed, self.core = seed, self.config.begin(seed)

    def act(self, action: int) -> None:
        """The player to move takes an action."""
        self.dealt.step(action)
        self.actions.append(action)

    @property
    def dealt(self) -> CoreEnv:
        """The round, once the cards are dealt."""
        if self.core is None:
            raise pyspiel.SpielError("the cards are not dealt yet")
        return self.core

    def __deepcopy__(self, memo: dict[int, Any]) -> RoundHistory:
        twin = RoundHistory(self.config)
        twin.digits, twin.actions = list(self.digits), list(self.actions)
        twin.core = None if self.core is None else self.core.copy()
        twin.seed, twin.imagined = self.seed, self.imagined
        return twin

    def __reduce__(self) -> tuple[Callable[..., RoundHistory], tuple[object, ...]]:
        if self.imagined:
            raise pickle.PicklingError("an imagined round was never dealt, so it cannot be dealt again")
        return _replay, (self.config, self.digits, self.seed if self.core else None, self.actions)


def _replay(config: GameConfig, digits: list[int], seed: int | None, actions: list[int]) -> RoundHistory:
    """The same round, played again from its seed and actions."""
    same = RoundHistory(config)
    same.digits = digits
    if seed is not None:
        same.deal(seed)
    for action in actions:
        same.act(action)
    return same


Setup, _again = GameConfig, _replay
"""Their names in states that version 0.1.0 serialized."""


class PenultimaGame(pyspiel.Game):  # type: ignore[misc]
    """The rules and the number of players."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.config = GameConfig(given)
        given["rules"] = str(self.config.rules).replace("=", ":")  # a game's text has no = inside of a value
        least, most = self.config.bounds()
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=1 if self.config.sampled else DIGIT,
            num_players=self.config.players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=self.config.limit,
        )
        super().__init__(_game_type(self.config.sampled), info, given)

    def information_state_tensor_shape(self) -> list[int]:
        """Refused, as the tensor is."""
        raise pyspiel.SpielError(NO_TENSOR)

    def information_state_tensor_size(self) -> int:
        """Refused, as the tensor is."""
        raise pyspiel.SpielError(NO_TENSOR)

    def new_initial_state(self) -> PenultimaState:
        """Before the cards are dealt."""
        return PenultimaState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance is asked."""
        return 1 if self.config.sampled else DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Something that tells what a player sees."""
        if params:
            raise RulesError("the observer takes no parameters")
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class PenultimaState(pyspiel.State):  # type: ignore[misc]
    """A round: whoever may speak unasked is asked first, as everywhere in Penultima."""

    def __init__(self, game: PenultimaGame) -> None:
        super().__init__(game)
        self._round = RoundHistory(game.config)  # serialized states have this attribute

    def current_player(self) -> int:
        """Whose decision it is."""
        core = self._round.core
        if core is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if core.over else core.seat

    def is_terminal(self) -> bool:
        """Is the round over, or given up?"""
        core = self._round.core
        return core is not None and core.over

    def _legal_actions(self, player: int) -> list[int]:
        return self._round.dealt.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The values of the next digit of the seed; where chance is not shown, one outcome whose result is random."""
        if self._round.config.sampled:
            return [(0, 1.0)]
        return [(digit, 1 / DIGIT) for digit in range(DIGIT)]

    def _apply_action(self, action: int) -> None:
        if self._round.core is None:
            self._round.draw(int(action))
        else:
            self._round.act(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed digit {action}"
        move = move_of_action(action, self.view(player))
        return "silence" if move is None else move.text

    def returns(self) -> list[float]:
        """What the round is worth to each player; nothing before it is over, nor if it is given up."""
        config, core = self._round.config, self._round.core
        if core is None or not core.over or core.truncated:
            return [0.0] * config.players
        view = core.view(None)
        if config.reward == Reward.POINTS:
            return _points(view)
        share = -1.0 / (config.players - 1)
        return [0.0 if view.winner is None else 1.0 if seat == view.winner else share for seat in range(config.players)]

    def view(self, player: int | None) -> View:
        """What a player may know, as our own bots are given it; without a player, what a spectator may."""
        return self._round.dealt.view(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> PenultimaState:
        """A state that the player to move cannot tell from this one: hidden cards lie as they may."""
        if player != self.current_player():
            raise pyspiel.SpielError("only the player to move can imagine how the cards lie")
        twin: PenultimaState = self.clone()
        core, view = twin._round.dealt, self.view(player)
        core.states[0] = determinize(view, int(sampler() * 2**53))[0]
        core.events = list(view.events)
        twin._round.imagined = True
        return twin

    def __str__(self) -> str:
        core = self._round.core
        if core is None:
            return f"seed digits: {' '.join(map(str, self._round.digits))}"
        asked = "" if core.over else f"\nplayer: {core.seat}\nstage: {core.stage.name}"
        return show_position(core.rules, core.states) + asked

    def information_text(self, player: int) -> str:
        """All that a player knows: what it was told, its cards, and what it is asked."""
        if self._round.core is None:
            return NOT_DEALT
        return "\n".join([f"player: {player}", *map(str, self.view(player).events), *self._own(player)])

    def observation_text(self, player: int | None) -> str:
        """What a player sees now; without a player, what everybody does."""
        if self._round.core is None:
            return NOT_DEALT
        seen = self.view(player).to_dict()
        lines = [f"{name}: {value}" for name, value in seen.items() if value is not None]
        return "\n".join(lines if player is None else [*lines, *self._own(player)])

    def _own(self, player: int) -> list[str]:
        """What nobody else sees. That a player is asked at all may tell others what it holds, so it is only here."""
        core, view = self._round.dealt, self.view(player)
        lines = [f"hand: {' '.join(map(str, view.hand))}", f"chosen: {view.drawn} {view.hidden} {view.giving}"]
        if player == core.seat:
            lines.append(f"{core.stage.name}: {' '.join(map(str, core.legal_actions()))}")
        return lines

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Refused: what a player was told has no fixed length. OpenSpiel itself would return an empty list."""
        raise pyspiel.SpielError(NO_TENSOR)

    def write_observation(self, player: int, tensor: Any) -> None:
        """The observation of all our environments."""
        core = self._round.core
        tensor[:] = 0 if core is None else core.observation(player)[0]


def _points(view: View) -> list[float]:
    """Points go from the losers' hands to the winner; for low scores, everybody's from or to the mean."""
    left = [float(sum(card.points for card in view.hand_of(seat))) for seat in range(view.players)]
    if view.rules["match"] == MatchKind.LOW:
        return [sum(left) / view.players - mine for mine in left]
    if view.winner is None:
        return [0.0] * view.players
    return [sum(left) if seat == view.winner else -mine for seat, mine in enumerate(left)]


class Observer:
    """Tells what a player sees: now, or with perfect recall all that it was ever told. The latter is text only."""

    def __init__(self, kind: Any) -> None:
        self.recall = bool(kind.perfect_recall)
        self.own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or (self.recall and not self.own):
            raise RulesError("an observer sees what one player does, or what everybody sees now")
        self.tensor = None if self.recall or not self.own else np.zeros(CELLS, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: PenultimaState, player: int) -> None:
        """Write the tensor."""
        if self.tensor is not None:
            state.write_observation(player, self.tensor)

    def string_from(self, state: PenultimaState, player: int) -> str:
        """The same as text."""
        if self.recall:
            return state.information_text(player)
        return state.observation_text(player if self.own else None)


class PenultimaBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots as a bot of OpenSpiel: it sees only what its player may see."""

    def __init__(self, name: str, player: int, seed: int = 0) -> None:
        super().__init__()
        self.player = player
        self._bot = bot(name, seed)

    def step(self, state: PenultimaState) -> int:
        """Its action."""
        view = state.view(self.player)
        action = action_of_move(self._bot.choose(view), view)
        return action if action in state.legal_actions() else SILENCE

    def restart_at(self, state: PenultimaState) -> None:
        """It keeps nothing from one decision to the next."""


pyspiel.register_game(_game_type(sampled=False), PenultimaGame)
