"""A match between a person and bots on this machine, without any display: who must decide, and what the bots do."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING

from penultima.bots import Bot, bot, is_bot
from penultima.bots.program import ProgramBot
from penultima.errors import BotError, RecordError
from penultima.game import Event, Match, Move, Record, Round, View
from penultima.game.changed_rules import RuleChangedError
from penultima.game.move import SAY_UNO
from penultima.rules.asking import Stage
from penultima.text.bot_names import bot_names
from penultima.text.languages import ENGLISH

if TYPE_CHECKING:
    from penultima.booklets import Rules
    from penultima.rules.reasons import Reason


class Need(Enum):
    """What play waits for."""

    MOVE = "the person decides"
    CALL = "the person may say UNO, catch somebody or jump in before play goes on"
    BOT = "a bot decides or speaks"
    DEAL = "the next round is dealt"
    NOTHING = "the match is over"


class LocalTable:
    """A match and its bots. What the bots do follows from the seed and the moves made, so a match can be resumed."""

    def __init__(
        self, match: Match, *, me: int | None = 0, bots: str = "medium", seed: int = 0, assist: bool = False
    ) -> None:
        self.match = match
        self.me = me
        self.bot_name = bots
        self.seed = seed
        self.assist = assist
        self.rule_changed: RuleChangedError | None = None
        """Why a resumed match goes on from an earlier move."""
        seats = [seat for seat in range(match.players) if seat != me]
        self.bots: dict[int, Bot] = {seat: bot(bots, f"{seed}/{seat}") for seat in seats}
        self._waived: set[int] = self._safe()
        """Seats that owe UNO and about which the person has been asked already."""
        self._reported: list[BotError] = []
        """What `new_bot_errors` has given out."""
        self._declined_at = -1
        """The number of moves made when the person last chose not to jump in."""

    def _safe(self) -> set[int]:
        """A person who owes UNO at a resumed table, and whom nobody will catch, need not be asked again."""
        if self.me is None or self.assist or not self.round.moves or self.me not in self.round.view(None).owes:
            return set()
        return {self.me} if self._bot_that_speaks(Stage.NOTICING) is None else set()

    @property
    def round(self) -> Round:
        """The round being played."""
        return self.match.round

    def view(self) -> View:
        """What the person sees."""
        return self.round.view(self.me)

    def events_so_far(self) -> tuple[Event, ...]:
        """All events of this round, as the person saw them."""
        round = self.round
        again = Round(round.rules, round.players, key=round.key, dealer=round.dealer)
        events = list(self.match.opening)
        for seat, move in round.moves:
            events += again.play(move, seat)
        return self.visible(events)

    def visible(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """Events without the cards that the person may not see."""
        seat = -1 if self.me is None else self.me
        return tuple(event.seen_by(seat) for event in events)

    def need(self) -> Need:
        """What play waits for."""
        if self.round.over:
            return Need.NOTHING if self.match.over else Need.DEAL
        owes = self.round.view(None).owes
        if self._bot_that_speaks(Stage.OWING) is not None:
            return Need.BOT
        if owes and self._may_call(owes):
            return Need.CALL
        if self._bot_that_speaks(Stage.NOTICING) is not None:
            return Need.BOT
        if self._declined_at != len(self.round.moves) and self._jumps():
            return Need.CALL
        return Need.MOVE if self.round.turn == self.me and self._bot_that_speaks(Stage.JUMPING) is None else Need.BOT

    def _choice(self, seat: int) -> Move | None:
        """What a bot does now, asked or not; out of turn also nothing."""
        return self.bots[seat].choose(self.match.view(seat))

    def _bot_that_speaks(self, why: Stage) -> tuple[int, Move] | None:
        """The first bot, in the order of the rules, that has something to say for this reason, and what it says."""
        for stage, seat in self.round.speakers():
            if stage is why and seat != self.me:
                move = self._choice(seat)
                if move is not None and move.answers(stage):
                    return seat, move
        return None

    def _may_call(self, owes: tuple[int, ...]) -> bool:
        """The person is asked once for each duty: to catch a bot, or to say UNO if helped or surprised."""
        unasked = set(owes) - self._waived
        if self.me is None or not unasked or all(move.card is not None for move in self.calls()):
            return False
        return self.me in unasked or (self.me not in owes and self.round.turn != self.me)

    def calls(self) -> list[Move]:
        """What the person may do out of turn."""
        calls = [] if self.me is None else self.round.legal_moves(self.me)
        return [*self._jumps(), *(move for move in calls if move.is_call)]

    def _jumps(self) -> list[Move]:
        """House rule: the cards that the person may lay out of turn. (X37)"""
        if self.me is None or (Stage.JUMPING, self.me) not in self.round.speakers():
            return []
        return [move for move in self.round.legal_moves(self.me) if move.card is not None]

    def step(self) -> tuple[Event, ...]:
        """One move of a bot: what it owes, a catch, a jump, or what it is asked."""
        for stage in Stage:
            if found := self._bot_that_speaks(stage):
                seat, move = found
                return self._play(move, seat)
        return ()

    def play(self, move: Move, say_uno: bool = False) -> tuple[Event, ...]:
        """Make the person's move, and say UNO with it where that means something; IllegalMove says why not."""
        events = self._play(move, self.me)
        if say_uno and not self.round.over and self.why_not(SAY_UNO) is None:
            events += self._play(SAY_UNO, self.me)
        if self.me is not None and self.me in self.round.view(None).owes and not self.assist:
            self._waived.add(self.me)
        return events

    def decline_call(self) -> None:
        """The person neither says anything nor jumps in; play goes on."""
        self._waived |= set(self.round.view(None).owes)
        self._declined_at = len(self.round.moves)

    def new_bot_errors(self) -> list[BotError]:
        """Errors of programs that play here, each given out once."""
        found = [player.last_error for player in self._programs() if player.last_error]
        new = [error for error in found if error not in self._reported]
        self._reported += new
        return new

    def close(self) -> None:
        """End the programs that play here."""
        for player in self._programs():
            player.close()

    def _programs(self) -> list[ProgramBot]:
        return [player for player in self.bots.values() if isinstance(player, ProgramBot)]

    def deal(self) -> tuple[Event, ...]:
        """Deal the next round."""
        return self.visible(self.match.next_round())

    def why_not(self, move: Move) -> Reason | None:
        """Why the person may not do this now."""
        return self.round.why_not(move, self.me)

    def _play(self, move: Move, seat: int | None) -> tuple[Event, ...]:
        events = self.match.play(move, seat)
        self._waived &= set(self.round.view(None).owes)
        return self.visible(events)


def player_names(name: str, players: int, language: str = ENGLISH) -> list[str]:
    """The person's name, and animals of other names for the bots."""
    animals = [animal for animal in bot_names(language) if animal.casefold() != name.casefold()]
    return [name, *animals[: players - 1]]


def new_table(
    rules: Rules, *, players: int, name: str, bots: str, seed: int | None, assist: bool, lang: str = ENGLISH
) -> LocalTable:
    """A new match; the person has seat 0, the bots have the seats to the left."""
    seed = secrets.randbits(63) if seed is None else seed
    match = Match(rules, players, seed=seed, names=player_names(name, players, lang))
    return LocalTable(match, bots=bots, seed=seed, assist=assist)


def record_of(table: LocalTable) -> Record:
    """The record of the match as it stands; `resumed_table` makes the same table from it."""
    assist = "yes" if table.assist else "no"
    return Record.of(table.match, me=str(table.me), bots=table.bot_name, seed=str(table.seed), assist=assist)


def resumed_table(record: Record) -> LocalTable:
    """The table of a record, as it was when the person left.

    A match that today's rules would have played otherwise goes on from where they part: `rule_changed` says so.
    """
    extra = record.extra
    bots, seed, me = extra.get("bots", "random"), extra.get("seed", "0"), extra.get("me", "0")
    numbers = seed.removeprefix("-").isdecimal() and me.isdecimal() and len(seed) + len(me) < 100
    if not numbers or not is_bot(bots) or int(me) >= record.players:
        raise RecordError("this record was not left at a table that can be resumed", "not-resumable")
    changed: RuleChangedError | None = None
    try:
        match = record.replay()
    except RuleChangedError as error:
        changed, match = error, record.before(error)
    table = LocalTable(match, me=int(me), bots=bots, seed=int(seed), assist=extra.get("assist") == "yes")
    table.rule_changed = changed
    return table
