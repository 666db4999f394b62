"""The bots around a learner, in an environment that Python steps: each is asked once for every state."""

from __future__ import annotations

from collections.abc import Sequence

from penultima.bots import Bot, bot, check_bot
from penultima.envs.core_env import CoreEnv
from penultima.errors import RulesError
from penultima.game.move import Move
from penultima.observations.actions import action_of_move
from penultima.rules.asking import Stage
from penultima.rules.state import NOBODY


class Opponents:
    """The bots of all seats but one."""

    def __init__(self, names: str | Sequence[str], players: int, seat: int, seed: int) -> None:
        """Names go from the learner's left on; a single one is for all seats."""
        listed = [names] * (players - 1) if isinstance(names, str) else list(names)
        if len(listed) != players - 1:
            raise RulesError(f"{players} players are a learner and {players - 1} opponents, not {len(listed)}")
        for name in listed:
            check_bot(name)
        self.seat = seat
        self.bots: dict[int, Bot] = {}
        try:
            for k, name in enumerate(listed):
                self.bots[(seat + 1 + k) % players] = bot(name, f"{seed} {k}", strict=True)
        except BaseException:
            self.close()
            raise
        self._answers: dict[int, Move | None] = {}

    def play_on(self, core: CoreEnv) -> float:
        """Let the bots play until the learner must decide, or the episode is over. Returns the learner's reward."""
        worth = 0.0
        while core.seat not in (self.seat, NOBODY):
            core.step(self._action(core))
            if core.round_ended:
                worth += float(core.rewards[self.seat])
        return worth

    def something_happened(self) -> None:
        """Forget what the bots answered: the state has changed."""
        self._answers.clear()

    def _action(self, core: CoreEnv) -> int:
        """The action of the bot at the deciding seat. Out of turn, an answer to another stage counts as silence."""
        seat, stage = core.seat, core.stage
        view = core.view(seat)
        if seat not in self._answers:
            self._answers[seat] = self.bots[seat].choose(view)
        move = self._answers[seat]
        if move is not None and not move.answers(Stage(stage)):
            move = None
        if move is not None or stage == Stage.ASKED:
            self.something_happened()
        return action_of_move(move, view)

    def close(self) -> None:
        """Programs are sent a goodbye."""
        for one in self.bots.values():
            leave = getattr(one, "close", None)
            if leave is not None:
                leave()
