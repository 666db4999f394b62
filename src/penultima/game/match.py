"""Rounds until somebody has won: to 500 by either scoring, or a single round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, Self

import numpy as np

from penultima.booklets import Rules
from penultima.errors import IllegalMove, RulesError
from penultima.game.card import CARDS
from penultima.game.codec import chosen_key
from penultima.game.event import Event
from penultima.game.move import Move
from penultima.game.round import Round
from penultima.game.view import View
from penultima.rules.cards import DECK_SIZE
from penultima.rules.chance import chacha
from penultima.rules.match import find_dealer, match_winners, next_dealer
from penultima.rules.moves import SEATS
from penultima.rules.reasons import Reason
from penultima.rules.state import NOBODY
from penultima.rules.version import RULES_VERSION

DEALER_STREAM, ROUND_STREAM = 0, 1 << 20
"""Streams of the match's own key: draws for the dealer by number, keys of the rounds by number."""


class Keys(Protocol):
    """Where the chance of a match comes from if not from one key: every round, counted from 0, has its own."""

    def dealer_key(self, number: int) -> bytes:
        """The key that draws the dealer of a round."""

    def round_key(self, number: int, dealer: int) -> bytes:
        """The key that shuffles a round."""


class Match:
    """A match: who deals, the round being played, and the score.

    `openings` holds the events of every deal: the draw for the dealer, the hands, the first card.
    """

    rules_version = RULES_VERSION
    """The rules that it was played by, from the first move to the last."""

    def __init__(
        self,
        rules: Rules | str = "classic/en",
        players: int = 4,
        *,
        seed: int | None = None,
        key: bytes | None = None,
        names: Sequence[str] | None = None,
        deals: Sequence[tuple[int, bytes]] = (),
        keys: Keys | None = None,
        carried: Sequence[int] = (),
    ) -> None:
        """The first rounds may be arranged: `deals` gives the dealer and the key of each. `carried` are the scores that
        a match begins with which was begun elsewhere."""
        self.rules = Rules.parse(rules) if isinstance(rules, str) else rules
        self.rules.check_players(players)
        self.players = players
        self.names = tuple(names) if names is not None else tuple(f"Seat {seat}" for seat in range(players))
        if len(self.names) != players:
            raise RulesError(f"{players} players and {len(self.names)} names")
        if keys is not None and (seed, key) != (None, None):
            raise RulesError("a match has one key or a key for each round, not both")
        self.keys = keys
        self.key = chosen_key(seed, key) if keys is None else b""
        self.deals = tuple(deals)
        self.carried = tuple(carried) or (0,) * players
        if len(self.carried) != players:
            raise RulesError(f"{players} players and {len(self.carried)} scores")
        self.scores = list(self.carried)
        self.rounds: list[Round] = []
        self.dealer_draws = 0
        self.openings: list[tuple[Event, ...]] = []
        dealer, drawing = self._find_dealer()
        self._deal(dealer, drawing)

    def __repr__(self) -> str:
        stand = "over" if self.over else f"round {len(self.rounds)}"
        return f"<Match {str(self.rules)!r}, {self.players} players, {stand}, scores {tuple(self.scores)}>"

    def __eq__(self, other: object) -> bool:
        """The same match, played alike as far as now."""
        if not isinstance(other, Match):
            return NotImplemented
        mine, theirs = (
            (one.rules, one.names, one.key, one.scores, [(round.states.tobytes(), round.moves) for round in one.rounds])
            for one in (self, other)
        )
        return mine == theirs

    __hash__ = None  # type: ignore[assignment]
    """It changes with every move."""

    @property
    def round(self) -> Round:
        """The round being played, or the last one."""
        return self.rounds[-1]

    @property
    def opening(self) -> tuple[Event, ...]:
        """The events of the last deal."""
        return self.openings[-1]

    @property
    def over(self) -> bool:
        """Has somebody won?"""
        return bool(self.winners)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won the match: the round's winner, or the best score, in a low-score match by several. (N7 N8)"""
        if not self.round.over:
            return ()
        scores = np.zeros(SEATS, np.int64)
        scores[: self.players] = self.scores
        bits = match_winners(self.round.states, self.rules["match"], self.rules["target"], scores)
        return tuple(seat for seat in range(self.players) if bits >> seat & 1)

    def copy(self) -> Self:
        """The same match again, to try something; only the last round is copied, the others do not change any more."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.rounds = [*self.rounds[:-1], self.round.copy()]
        twin.openings = list(self.openings)
        twin.scores = list(self.scores)
        return twin

    __copy__ = copy

    def view(self, seat: int | None) -> View:
        """What a seat may know of the round being played, and the score."""
        return self.round.view(seat, tuple(self.scores))

    def play(self, move: Move | str, seat: int | None = None) -> tuple[Event, ...]:
        """A move in the round being played; when it ends the round, the score is kept."""
        if self.round.over:
            raise IllegalMove(Reason.ROUND_OVER, -1 if seat is None else seat, move)
        events = self.round.play(move, seat)
        if self.round.over:
            self.scores = [score + won for score, won in zip(self.scores, self.round.points(), strict=True)]
            if self.over:
                events += (Event("match_over", numbers=self.winners),)
        return events

    def undo(self) -> tuple[int, Move]:
        """Take the last move of the round being played back, and what it scored; a deal cannot be taken back."""
        won = self.round.points() if self.round.over else (0,) * self.players
        taken = self.round.undo()
        self.scores = [score - points for score, points in zip(self.scores, won, strict=True)]
        return taken

    def to_dict(self) -> dict[str, Any]:
        """The match as plain data: a record, from which it plays again. It tells every card."""
        from penultima.game.record import Record  # noqa: PLC0415 (a record is made of a match)

        return Record.of(self).to_dict()

    @staticmethod
    def from_dict(data: Mapping[str, Any]) -> Match:
        """The match that `to_dict` wrote, played again; RecordError says why not."""
        from penultima.game.record import Record  # noqa: PLC0415 (a record is made of a match)

        return Record.from_dict(data).replay()

    def next_round(self) -> tuple[Event, ...]:
        """Deal again; the events: a new draw for the dealer where the table wants one, and the deal."""
        if not self.round.over:
            raise RulesError("the round is not over")
        if self.over:
            raise RulesError("the match is over")
        dealer, drawing = self._next_dealer()
        return self._deal(dealer, drawing)

    def _deal(self, dealer: int, drawing: tuple[Event, ...]) -> tuple[Event, ...]:
        number = len(self.rounds)
        if number < len(self.deals):
            dealer, key = self.deals[number]
            drawing = (Event("dealer", dealer),)
        else:
            key = self.round_key(number) if self.keys is None else self.keys.round_key(number, dealer)
        round = Round(self.rules, self.players, key=key, dealer=dealer)
        self.rounds.append(round)
        self.openings.append(drawing + round.opening)
        return self.opening

    def round_key(self, number: int) -> bytes:
        """The key of a round, from the match's own."""
        words = np.zeros(16, np.uint32)
        chacha(_words(self.key), ROUND_STREAM + number, 0, 8, words)
        return bytes(words[:8].astype("<u4").tobytes())

    def _next_dealer(self) -> tuple[int, tuple[Event, ...]]:
        """The deal passes to the dealer's neighbor in the first direction, or as the table has it. (Q3)"""
        dealer = int(next_dealer(self.round.states, self.rules["next_dealer"]))
        return self._find_dealer() if dealer == NOBODY else (dealer, ())

    def _find_dealer(self) -> tuple[int, tuple[Event, ...]]:
        """Everyone draws a card and the highest number deals, or a dealer is chosen by lot. (C1 C4)"""
        words, nonce = _words(self.key), DEALER_STREAM + self.dealer_draws
        if self.keys is not None:
            words, nonce = _words(self.keys.dealer_key(len(self.rounds))), DEALER_STREAM
        self.dealer_draws += 1
        rules, drawn = self.rules, np.zeros(DECK_SIZE, np.int8)
        how = (rules["special"], rules["dealer"], rules["dealer_symbol"])
        dealer = int(find_dealer(words, nonce, self.players, *how, drawn))
        return dealer, (Event("dealer", dealer, cards=tuple(CARDS[kind] for kind in drawn.tolist() if kind >= 0)),)


def _words(key: bytes) -> np.ndarray[tuple[int], np.dtype[np.uint32]]:
    return np.frombuffer(key, "<u4").astype(np.uint32)
