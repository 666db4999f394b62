"""One round of the game."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from penultima.booklets import Rules
from penultima.errors import IllegalMove, NotationError, RulesError
from penultima.game.codec import chosen_key, read_events, read_hand, read_key, read_moves, write_key, write_rules
from penultima.game.event import Event
from penultima.game.move import ALL_MOVES, SAY_UNO, Move
from penultima.game.position import show_position
from penultima.game.position_reader import parse_position
from penultima.game.view import View
from penultima.rules import engine
from penultima.rules.events import new_log
from penultima.rules.reasons import Reason
from penultima.rules.record import Table, warm_up
from penultima.rules.settings import MatchKind
from penultima.rules.state import NOBODY, Phase, new_table, same_table

ENTRIES = ("clear", "deal", "deal_out", "legal", "why_not", "apply", "view", "points", "gentlest")
"""What a game needs compiled."""


class Game:
    """A round: who is asked what, what may be done, what happens when it is done."""

    def __init__(
        self,
        rules: Rules | str = "classic/en",
        players: int = 4,
        *,
        seed: int | None = None,
        key: bytes | None = None,
        dealer: int = 0,
    ) -> None:
        """Shuffle and deal. The same rules, players, dealer and seed (or key) deal the same cards for ever."""
        self.rules = Rules.parse(rules) if isinstance(rules, str) else rules
        self.rules.check_players(players)
        if not 0 <= dealer < players:
            raise RulesError(f"the dealer sits at seat 0 to {players - 1}, not {dealer}")
        self._open(new_table())
        write_rules(self.rules, self.table)
        self.table["players"] = players
        self.table["dealer"] = dealer
        write_key(chosen_key(seed, key), self.table)
        engine.deal(self.table, self._log)
        self.opening: tuple[Event, ...] = read_events(self._log)
        self.events.extend(self.opening)

    def _open(self, table: Table) -> None:
        warm_up(ENTRIES)
        self.table = table
        self.moves: list[tuple[int, Move]] = []
        self.opening = ()
        self.events: list[Event] = []
        """All that happened in the round so far."""
        self._log = new_log()
        self._sets = np.zeros(2, np.uint64)
        self._asked = table["asked"]

    @classmethod
    def from_position(cls, text: str) -> Game:
        """A round that stands as the text says."""
        warm_up(ENTRIES)
        game = cls.__new__(cls)
        game.rules, table = parse_position(text)
        game._open(table)
        game.events.extend(game._as_if_dealt())
        return game

    def _as_if_dealt(self) -> list[Event]:
        """What everybody sees of a position that nobody played up to."""
        view = self.view(None)
        hands = [read_hand(self.table["hands"][0, seat]) for seat in range(self.players)]
        story = [Event("dealt", seat, cards=hand) for seat, hand in enumerate(hands)]
        story.append(Event("turned", cards=(view.top,)))
        return [*story, Event("named", 0, word=view.color)] if view.color else story

    def __repr__(self) -> str:
        return f"Game.from_position({self.position.replace(chr(10), '; ')!r})"

    @property
    def position(self) -> str:
        """The whole round as text."""
        return show_position(self.rules, self.table)

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.table["players"][0])

    @property
    def dealer(self) -> int:
        """Who dealt."""
        return int(self.table["dealer"][0])

    @property
    def key(self) -> bytes:
        """The key of chance: whoever knows it knows every card."""
        return read_key(self.table)

    @property
    def phase(self) -> Phase:
        """What is being asked."""
        return Phase(int(self.table["phase"][0]))

    @property
    def turn(self) -> int | None:
        """The seat that is asked; nobody when the round is over."""
        seat = int(self._asked[0])
        return None if seat == NOBODY else seat

    @property
    def over(self) -> bool:
        """Is the round over?"""
        return int(self._asked[0]) == NOBODY

    @property
    def winner(self) -> int | None:
        """Who went out; nobody yet, or nobody at all in a blocked round."""
        seat = int(self.table["winner"][0])
        return None if seat == NOBODY else seat

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """What a seat may do now; without a seat, the one that is asked."""
        if seat is None:
            seat = int(self._asked[0])
        elif not 0 <= seat < self.players:
            raise RulesError(f"there is no seat {seat}")
        engine.legal(self.table, seat, self._sets)
        return read_moves(self._sets)

    def why_not(self, move: Move | str, seat: int | None = None) -> Reason | None:
        """The reason why a move is refused, or nothing if it is legal."""
        if isinstance(move, str):
            move, _ = self._breath(move)
        reason = Reason(engine.why_not(self.table, self._who(seat), move.code))
        return None if reason == Reason.FINE else reason

    def _who(self, seat: int | None) -> int:
        if seat is None:
            return int(self._asked[0])
        return seat if -1 <= seat <= 99 else 99

    def play(self, move: Move | str, seat: int | None = None) -> tuple[Event, ...]:
        """Make a move and learn what happened; IllegalMove says why not and changes nothing.

        `r7 uno` lays and says UNO in one breath.
        """
        if isinstance(move, str):
            move, breath = self._breath(move)
            if breath:
                return self._lay_and_say(move, self._who(seat))
        seat = self._who(seat)
        reason = engine.apply(self.table, seat, move.code, self._log)
        if reason:
            raise IllegalMove(Reason(reason), seat, move)
        self.moves.append((seat, move))
        events = read_events(self._log)
        if self._asked[0] == NOBODY:
            events = (*events, self.scored())
        self.events.extend(events)
        return events

    def _breath(self, text: str) -> tuple[Move, bool]:
        words = text.split()
        if len(words) == 2 and words[1] == SAY_UNO.text:
            move = Move(words[0])
            if move.card is None:
                raise NotationError("UNO is said with a card")
            return move, True
        return Move(text), False

    def _lay_and_say(self, move: Move, seat: int) -> tuple[Event, ...]:
        events = self.play(move, seat)
        if self.why_not(SAY_UNO, seat) is None:
            events += self.play(SAY_UNO, seat)
        return events

    def replay(self, moves: Iterable[tuple[int, Move]]) -> None:
        """Make many moves."""
        for seat, move in moves:
            self.play(move, seat)

    def view(self, seat: int | None, scores: tuple[int, ...] | None = None) -> View:
        """What a seat may know; with None, what a spectator may. In a match, it also knows the score."""
        if seat is not None and not 0 <= seat < self.players:
            raise RulesError(f"there is no seat {seat}")
        out = new_table()
        engine.view(self.table, NOBODY if seat is None else seat, out)
        return View(out, self.rules, seat, self.events, scores)

    def gentlest_move(self) -> Move | None:
        """The gentlest legal move of the asked seat, for somebody who is away."""
        code = engine.gentlest(self.table)
        return None if code < 0 else ALL_MOVES[code]

    def hand_points(self) -> tuple[int, ...]:
        """The points left in each hand."""
        points = np.zeros(10, np.int32)
        engine.points(self.table, points)
        return tuple(points[: self.players].tolist())

    def points(self) -> tuple[int, ...]:
        """What each seat scores: the winner all cards left, or in a low-score match each his own. (N1 N8 N13)"""
        left = self.hand_points()
        if self.rules["match"] == MatchKind.LOW:
            return left
        return tuple(sum(left) if seat == self.winner else 0 for seat in range(self.players))

    def scored(self) -> Event:
        """The event that tells the score."""
        return Event("scored", numbers=self.points())

    def copy(self) -> Game:
        """The same round again, to try something."""
        twin = Game.__new__(Game)
        twin.rules = self.rules
        twin._open(same_table(self.table))
        twin.opening = self.opening
        twin.events = list(self.events)
        twin.moves = list(self.moves)
        return twin
