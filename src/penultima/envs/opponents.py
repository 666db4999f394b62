"""Bots around a table that Python steps: asked in turn, each once at a time."""

from __future__ import annotations

from collections.abc import Sequence

from penultima.bots import Bot, bot, check_bot
from penultima.envs.play import Play
from penultima.errors import RulesError
from penultima.game.move import SAY_UNO, Move
from penultima.rules.state import NOBODY
from penultima.sights.kernel.layout import Stage
from penultima.sights.translating import action_of_move


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

    def play_on(self, play: Play) -> float:
        """Until the learner must decide, or the episode is over; what that was worth to the learner."""
        worth = 0.0
        while play.seat not in (self.seat, NOBODY):
            play.step(self._action(play))
            if play.paid:
                worth += float(play.rewards[self.seat])
        return worth

    def something_happened(self) -> None:
        """All may be asked again."""
        self._answers.clear()

    def _action(self, play: Play) -> int:
        """What the bot at the seat does now: out of turn it is silent about all that it is not asked for."""
        seat, stage = play.seat, play.stage
        view = play.view(seat)
        if seat not in self._answers:
            self._answers[seat] = self.bots[seat].choose(view)
        move = self._answers[seat]
        if stage != Stage.ASKED:
            call = move is not None and move.code >= SAY_UNO.code
            if call != (stage != Stage.JUMPING):
                move = None
        if move is not None or stage == Stage.ASKED:
            self.something_happened()
        return action_of_move(move, view)

    def close(self) -> None:
        """Programs are told goodbye."""
        for one in self.bots.values():
            leave = getattr(one, "close", None)
            if leave is not None:
                leave()
