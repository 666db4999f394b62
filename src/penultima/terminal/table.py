"""A match between a person and bots, without a screen: who must decide, and what the bots do."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING

from penultima.bots import Bot, bot
from penultima.bots.program import ProgramBot
from penultima.errors import BotError
from penultima.game import Event, Game, Match, Move, View
from penultima.game.move import SAY_UNO
from penultima.rules.settings import OffOn

if TYPE_CHECKING:
    from penultima.rules.reasons import Reason


class Need(Enum):
    """What play waits for."""

    MOVE = "the person decides"
    CALL = "the person may say UNO, catch somebody or jump in before play goes on"
    BOT = "a bot decides or speaks"
    DEAL = "the next round is dealt"
    NOTHING = "the match is over"


class Table:
    """Everything the bots do follows from the seed and the moves made, so that a match can be left and resumed."""

    def __init__(
        self, match: Match, *, me: int | None = 0, bots: str = "medium", seed: int = 0, assist: bool = False
    ) -> None:
        self.match = match
        self.me = me
        self.kind = bots
        self.seed = seed
        self.assist = assist
        seats = [seat for seat in range(match.players) if seat != me]
        self.bots: dict[int, Bot] = {seat: bot(bots, f"{seed}/{seat}") for seat in seats}
        self._heard: set[int] = self._safe()
        """Seats whose silence the person has let pass."""
        self._told: list[BotError] = []
        self._passed = -1
        """The number of moves made when the person last chose not to jump in."""

    def _safe(self) -> set[int]:
        """A person who owes UNO at a resumed table, and whom nobody will catch, need not be asked again."""
        owes = self.game.view(None).owes
        mine = self.me if not self.assist and self.me in owes and self._catcher(owes) is None else None
        return set() if mine is None or not self.game.moves else {mine}

    @property
    def game(self) -> Game:
        """The round being played."""
        return self.match.game

    def view(self) -> View:
        """What the person sees."""
        return self.game.view(self.me)

    def story(self) -> tuple[Event, ...]:
        """All that the person saw of this round."""
        game = self.game
        again = Game(game.rules, game.players, key=game.key, dealer=game.dealer)
        events = list(self.match.opening)
        for seat, move in game.moves:
            events += again.play(move, seat)
        return self.seen(events)

    def seen(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """Events as the person may see them."""
        seat = -1 if self.me is None else self.me
        return tuple(event.seen_by(seat) for event in events)

    def need(self) -> Need:
        """What play waits for."""
        if self.game.over:
            return Need.NOTHING if self.match.over else Need.DEAL
        owes = self.game.view(None).owes
        if owes and self._speaker(owes) is not None:
            return Need.BOT
        if owes and self._may_call(owes):
            return Need.CALL
        if owes and self._catcher(owes) is not None:
            return Need.BOT
        if self._passed != len(self.game.moves) and self._jumps(self.me):
            return Need.CALL
        return Need.MOVE if self.game.turn == self.me and self._jumper() is None else Need.BOT

    def _unasked(self, seat: int) -> Move | None:
        """What a bot says or does without being asked."""
        return self.bots[seat].choose(self.match.view(seat)) if self.game.legal_moves(seat) else None

    def _speaker(self, owes: tuple[int, ...]) -> int | None:
        """A bot that owes UNO and says it."""
        for seat in owes:
            if seat != self.me and self._unasked(seat) is SAY_UNO:
                return seat
        return None

    def _may_call(self, owes: tuple[int, ...]) -> bool:
        """The person is asked once for each duty: to catch a bot, or to say UNO if helped or surprised."""
        unheard = set(owes) - self._heard
        if self.me is None or not unheard or all(move.card is not None for move in self.calls()):
            return False
        return self.me in unheard or (self.me not in owes and self.game.turn != self.me)

    def calls(self) -> list[Move]:
        """What the person may do out of turn."""
        calls = [] if self.me is None else self.game.legal_moves(self.me)
        return [*self._jumps(self.me), *(move for move in calls if move.code >= SAY_UNO.code)]

    def _jumps(self, seat: int | None) -> list[Move]:
        """House rule: the cards a seat may lay out of turn. (X37)"""
        if seat is None or seat == self.game.turn or self.game.rules["jump_in"] == OffOn.OFF:
            return []
        return [move for move in self.game.legal_moves(seat) if move.card is not None]

    def _jumper(self) -> int | None:
        """A bot that jumps in before the seat on turn acts, the nearest first."""
        turn = self.game.turn
        if turn is None or self.game.rules["jump_in"] == OffOn.OFF:
            return None
        for seat in sorted(self.bots, key=lambda seat: (seat - turn) % self.match.players):
            if seat != turn and self._jumps(seat) and (move := self._unasked(seat)) and move.card is not None:
                return seat
        return None

    def _catcher(self, owes: tuple[int, ...]) -> int | None:
        """A bot that notices somebody's silence, if any does."""
        for seat in self.bots:
            if seat not in owes and any(move.code > SAY_UNO.code for move in self.game.legal_moves(seat)):
                move = self._unasked(seat)
                if move is not None and move.code > SAY_UNO.code:
                    return seat
        return None

    def step(self) -> tuple[Event, ...]:
        """One move of a bot: what it owes, a catch, a jump, or what it is asked."""
        owes = self.game.view(None).owes
        if (seat := self._speaker(owes)) is not None:
            return self._play(SAY_UNO, seat)
        for seat in (self._catcher(owes), self._jumper(), self.game.turn):
            if seat is not None and seat != self.me and (move := self._unasked(seat)) is not None:
                return self._play(move, seat)
        return ()

    def act(self, move: Move, say_uno: bool = False) -> tuple[Event, ...]:
        """The person's move, with UNO in the same breath where that means something; IllegalMove says why not."""
        events = self._play(move, self.me)
        if say_uno and not self.game.over and self.why_not(SAY_UNO) is None:
            events += self._play(SAY_UNO, self.me)
        if self.me is not None and self.me in self.game.view(None).owes and not self.assist:
            self._heard.add(self.me)
        return events

    def go_on(self) -> None:
        """The person lets the chance to speak or to jump in pass."""
        self._heard |= set(self.game.view(None).owes)
        self._passed = len(self.game.moves)

    def new_troubles(self) -> list[BotError]:
        """What went wrong with programs that play here, each told once."""
        found = [player.trouble for player in self._programs() if player.trouble]
        new = [error for error in found if error not in self._told]
        self._told += new
        return new

    def close(self) -> None:
        """Programs that play here are sent home."""
        for player in self._programs():
            player.close()

    def _programs(self) -> list[ProgramBot]:
        return [player for player in self.bots.values() if isinstance(player, ProgramBot)]

    def deal(self) -> tuple[Event, ...]:
        """The next round."""
        return self.seen(self.match.next_round())

    def why_not(self, move: Move) -> Reason | None:
        """Why the person may not do this now."""
        return self.game.why_not(move, self.me)

    def _play(self, move: Move, seat: int | None) -> tuple[Event, ...]:
        events = self.match.play(move, seat)
        self._heard &= set(self.game.view(None).owes)
        return self.seen(events)
