"""Rounds until somebody has won: to 500 by either scoring, or a single round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from penultima.booklets import Rules
from penultima.errors import IllegalMove, RulesError
from penultima.game.card import CARDS
from penultima.game.codec import chosen_key
from penultima.game.event import Event
from penultima.game.game import Game
from penultima.game.move import Move
from penultima.game.view import View
from penultima.rules.cards import DECK, FACE_OF, PLAIN_DECK, VALUE, Face
from penultima.rules.chance import chacha, pick, shuffle_cards
from penultima.rules.reasons import Reason
from penultima.rules.settings import Dealer, DealerSymbol, MatchKind, NextDealer, Special

_DEALER, _ROUND = 0, 1 << 20
"""Streams of the match's own key: draws for the dealer by number, keys of the rounds by number."""


class Keys(Protocol):
    """Where the chance of a match comes from if not from one key: every round, counted from 0, has its own."""

    def dealer_key(self, number: int) -> bytes:
        """The key that draws the dealer of a round."""

    def round_key(self, number: int, dealer: int) -> bytes:
        """The key that shuffles a round."""


class Match:
    """A match: who deals, the round being played, and the score.

    `events` holds what the match itself told since the last move: the draw for the dealer, the deal, the end.
    """

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
    ) -> None:
        """The first rounds may be arranged: `deals` gives the dealer and the key of each."""
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
        self.scores = [0] * players
        self.rounds: list[Game] = []
        self.dealer_draws = 0
        self.opening: tuple[Event, ...] = ()
        dealer, told = self._find_dealer()
        self._deal(dealer, told)

    @property
    def game(self) -> Game:
        """The round being played, or the last one."""
        return self.rounds[-1]

    @property
    def over(self) -> bool:
        """Has somebody won?"""
        return self.game.over and self._decided()

    def _decided(self) -> bool:
        if self.rules["match"] == MatchKind.ROUND:
            return self.game.winner is not None
        return max(self.scores) >= self.rules["target"]

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won the match: the round's winner, or the best score, in a low-score match by several. (N7 N8)"""
        if not self.over:
            return ()
        if self.rules["match"] == MatchKind.ROUND:
            return () if self.game.winner is None else (self.game.winner,)
        best = min(self.scores) if self.rules["match"] == MatchKind.LOW else max(self.scores)
        return tuple(seat for seat, score in enumerate(self.scores) if score == best)

    def view(self, seat: int | None) -> View:
        """What a seat may know of the round being played, and the score."""
        return self.game.view(seat, tuple(self.scores))

    def play(self, move: Move | str, seat: int | None = None) -> tuple[Event, ...]:
        """A move in the round being played; when it ends the round, the score is kept."""
        if self.game.over:
            raise IllegalMove(Reason.ROUND_OVER, -1 if seat is None else seat, move)
        events = self.game.play(move, seat)
        if self.game.over:
            self.scores = [score + won for score, won in zip(self.scores, self.game.points(), strict=True)]
            if self.over:
                events += (Event("match_over", numbers=self.winners),)
        return events

    def next_round(self) -> tuple[Event, ...]:
        """Deal again; what is told: a new draw for the dealer where the table wants one, and the deal."""
        if not self.game.over:
            raise RulesError("the round is not over")
        if self.over:
            raise RulesError("the match is over")
        dealer, told = self._next_dealer()
        return self._deal(dealer, told)

    def _deal(self, dealer: int, told: tuple[Event, ...]) -> tuple[Event, ...]:
        number = len(self.rounds)
        if number < len(self.deals):
            dealer, key = self.deals[number]
            told = (Event("dealer", dealer),)
        else:
            key = self.round_key(number) if self.keys is None else self.keys.round_key(number, dealer)
        game = Game(self.rules, self.players, key=key, dealer=dealer)
        self.rounds.append(game)
        self.opening = told + game.opening
        return self.opening

    def round_key(self, number: int) -> bytes:
        """The key of a round, from the match's own."""
        words = np.zeros(16, np.uint32)
        chacha(_words(self.key), _ROUND + number, 0, 8, words)
        return bytes(words[:8].astype("<u4").tobytes())

    def _next_dealer(self) -> tuple[int, tuple[Event, ...]]:
        """The deal passes to the dealer's neighbor in the first direction, or as the table has it. (Q3)"""
        last, custom = self.game, self.rules["next_dealer"]
        if custom == NextDealer.NEIGHBOR:
            return (last.dealer + self.rules["direction"]) % self.players, ()
        if custom == NextDealer.WINNER:
            return last.dealer if last.winner is None else last.winner, ()
        return (last.dealer, ()) if custom == NextDealer.SAME else self._find_dealer()

    def _find_dealer(self) -> tuple[int, tuple[Event, ...]]:
        """Everyone draws a card and the highest number deals, or a dealer is chosen by lot. (C1 C4)"""
        words, nonce = _words(self.key), _DEALER + self.dealer_draws
        if self.keys is not None:
            words, nonce = _words(self.keys.dealer_key(len(self.rounds))), _DEALER
        self.dealer_draws += 1
        if self.rules["dealer"] == Dealer.CHOSEN:
            dealer = int(pick(words, nonce, 0, self.players))
            return dealer, (Event("dealer", dealer),)
        deck = (DECK[:PLAIN_DECK] if self.rules["special"] == Special.NONE else DECK).copy()
        shuffle_cards(words, nonce, deck)
        dealer, drawn = draw_for_dealer(self.players, deck.tolist(), self.rules["dealer_symbol"])
        return dealer, (Event("dealer", dealer, cards=tuple(CARDS[kind] for kind in drawn)),)


def _words(key: bytes) -> np.ndarray[tuple[int], np.dtype[np.uint32]]:
    return np.frombuffer(key, "<u4").astype(np.uint32)


def draw_for_dealer(players: int, deck: list[int], symbol: int) -> tuple[int, list[int]]:
    """Seats draw in order; the tied draw on. A symbol counts zero, in one booklet less. (C1 C2 C3, Q1 Q2)"""
    seats, drawn = list(range(players)), list[int]()
    while len(seats) > 1:
        if len(deck) - len(drawn) < len(seats):
            return seats[0], drawn
        worth = {}
        for seat in seats:
            kind = deck[len(drawn)]
            drawn.append(kind)
            below = symbol == DealerSymbol.BELOW and FACE_OF[kind] >= Face.SKIP
            worth[seat] = -1 if below else int(VALUE[kind])
        best = max(worth.values())
        seats = [seat for seat in seats if worth[seat] == best]
    return seats[0], drawn
