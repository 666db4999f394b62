"""One round of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

import msgspec
import numpy as np

from penultima.booklets import Rules
from penultima.errors import IllegalMove, NotationError, RecordError, RulesError
from penultima.game.card import Card
from penultima.game.codec import (
    chosen_key,
    moves_in,
    pickled_states,
    read_cards,
    read_cells,
    read_events,
    read_hand,
    read_key,
    read_moves,
    read_speakers,
    write_key,
    write_rules,
)
from penultima.game.event import Event
from penultima.game.move import ALL_MOVES, SAY_UNO, Move, read_breath
from penultima.game.position import describe, show_position
from penultima.game.position_reader import parse_position
from penultima.game.round_data import RoundData
from penultima.game.round_memory import (
    ACTS,
    ASKED,
    CARDS,
    PHASE,
    PLAYERS,
    QUESTION_MEMORY,
    USED,
    WINNER,
    RoundMemory,
    legal_sets,
)
from penultima.game.view import View
from penultima.rules import engine
from penultima.rules.asking import Stage
from penultima.rules.match import points_for_round
from penultima.rules.moves import DRAW, SEATS
from penultima.rules.reasons import Reason
from penultima.rules.record import States
from penultima.rules.state import NOBODY, Phase, copy_states, new_states

_TURNS = [[(seat, move) for move in ALL_MOVES] for seat in range(SEATS)]
"""Who made which move: each pair once, so that a long round leaves the garbage collector nothing to look at."""


class Round:
    """A round: who is asked what, what may be done, what happens when it is done.

    Two rounds are equal if they stand alike: rules, every card, whose turn it is, and the chance to come.
    """

    arranged_deck: str | None = None
    """The deck that it was dealt from, if somebody arranged it."""
    arranged_position: str | None = None
    """The position that it began from, if nobody dealt."""

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
        self._sit_down(rules, players, dealer, chosen_key(seed, key))
        engine.deal(self.states, self._memory.logs)
        self.opening: tuple[Event, ...] = read_events(self._memory.logs)
        self.events.extend(self.opening)

    @classmethod
    def from_deck(
        cls,
        deck: str | Iterable[Card | str],
        rules: Rules | str = "classic/en",
        players: int = 4,
        *,
        seed: int | None = None,
        key: bytes | None = None,
        dealer: int = 0,
    ) -> Round:
        """Deal from a deck in this order, the first card first; cards that are not named follow in kind order.

        Later chance, reshuffles and where a Draw Four turned up first goes back to, follows from the seed or the key.
        """
        round = cls.__new__(cls)
        round._sit_down(rules, players, dealer, chosen_key(seed, key))
        engine.clear(round.states)
        size = int(round.states["draw_size"][0])
        rest = list(read_cards(round.states["draw"][0][:size]))
        order = [Card(str(card)) for card in (deck.split() if isinstance(deck, str) else deck)]
        for card in order:
            if card not in rest:
                raise NotationError(f"the deck has no {card} left")
            rest.remove(card)
        round.states["draw"][0][:size] = [card.code for card in reversed(order + rest)]
        round.arranged_deck = " ".join(card.text for card in order)
        engine.deal_out(round.states, round._memory.logs)
        round.opening = read_events(round._memory.logs)
        round.events.extend(round.opening)
        return round

    def _sit_down(self, rules: Rules | str, players: int, dealer: int, key: bytes) -> None:
        """Rules, seats and key of a round that is not dealt yet."""
        self.rules = Rules.parse(rules) if isinstance(rules, str) else rules
        self.rules.check_players(players)
        if not 0 <= dealer < players:
            raise RulesError(f"the dealer sits at seat 0 to {players - 1}, not {dealer}")
        self._open(RoundMemory())
        write_rules(self.rules, self.states)
        self.states["players"] = players
        self.states["dealer"] = dealer
        write_key(key, self.states)

    def _open(self, memory: RoundMemory) -> None:
        """A round of which nothing has been told yet."""
        self._memory = memory
        self._numbers = memory.numbers
        self._moves_known_for: bytes | None = None
        """The state for which the memory holds the legal moves of the asked seat."""
        self.moves: list[tuple[int, Move]] = []
        self.opening = ()
        self.events: list[Event] = []
        """All that happened in the round so far."""

    @property
    def states(self) -> States:
        """The round as the rules see it: an array of one record, which whoever knows what he does may write."""
        return self._memory.states

    @classmethod
    def from_position(cls, text: str) -> Round:
        """A round that stands as the text says."""
        round = cls.__new__(cls)
        round.rules, states = parse_position(text)
        round._open(RoundMemory.of(states))
        round.arranged_position = text
        round.events.extend(round._as_if_dealt())
        return round

    @classmethod
    def resumed(
        cls,
        rules: Rules,
        states: States,
        *,
        opening: Iterable[Event],
        events: Iterable[Event],
        moves: Iterable[tuple[int, Move]],
    ) -> Round:
        """A round taken up again: how it stands, and all that happened in it."""
        round = cls.__new__(cls)
        round.rules = rules
        round._open(RoundMemory.of(states))
        round.opening = tuple(opening)
        round.events.extend(events)
        round.moves.extend(moves)
        return round

    def _as_if_dealt(self) -> list[Event]:
        """What everybody sees of a position that nobody played up to."""
        view = self.view(None)
        story = [Event("dealt", seat, cards=hand) for seat, hand in enumerate(self.hands)]
        story.append(Event("turned", cards=(view.top,)))
        return [*story, Event("named", 0, word=view.color)] if view.color else story

    def __repr__(self) -> str:
        return f"Round.from_position({self.position.replace(chr(10), '; ')!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Round):
            return NotImplemented
        return self.rules == other.rules and self.states.tobytes() == other.states.tobytes()

    __hash__ = None  # type: ignore[assignment]
    """It changes with every move."""

    @property
    def position(self) -> str:
        """The whole round as text."""
        return show_position(self.rules, self.states)

    @property
    def lines(self) -> dict[str, str]:
        """Every line of the position, those that say the usual included: guilt, counters, the order of the piles."""
        return describe(self.rules, self.states)

    @property
    def players(self) -> int:
        """How many play."""
        return self._numbers[PLAYERS]

    @property
    def dealer(self) -> int:
        """Who dealt."""
        return int(self.states["dealer"][0])

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """Everybody's cards in kind order. What a single seat may know of them, `view` tells."""
        return tuple(read_hand(self.states["hands"][0, seat]) for seat in range(self.players))

    @property
    def key(self) -> bytes:
        """The key of chance: whoever knows it knows every card."""
        return read_key(self.states)

    @property
    def phase(self) -> Phase:
        """What is being asked."""
        return Phase(self._numbers[PHASE])

    @property
    def turn(self) -> int | None:
        """The seat that is asked; nobody when the round is over."""
        seat = self._numbers[ASKED]
        return None if seat == NOBODY else seat

    @property
    def over(self) -> bool:
        """Is the round over?"""
        return self._numbers[ASKED] == NOBODY

    @property
    def winner(self) -> int | None:
        """Who went out; nobody yet, or nobody at all in a blocked round."""
        seat = self._numbers[WINNER]
        return None if seat == NOBODY else seat

    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """What a seat may do now; without a seat, the one that is asked."""
        asked = self._numbers[ASKED]
        if seat is not None:
            if not 0 <= seat < self.players:
                raise RulesError(f"there is no seat {seat}")
            if type(seat) is not int or seat != asked:
                return read_moves(legal_sets(self._memory.state, seat))
        memory = self._memory
        now = memory.state.tobytes()
        if now != self._moves_known_for:
            engine.legal(memory.states, asked, memory.sets)
            self._moves_known_for = now
        return moves_in(self._numbers[CARDS], self._numbers[ACTS])

    def speakers(self) -> list[tuple[Stage, int]]:
        """Everybody who has a choice now, in the order they are to be asked, and why: whoever owes UNO, whoever could
        catch, whoever could jump in, and last the seat that the rules ask. After every move all are asked again."""
        memory = QUESTION_MEMORY
        memory.block[:] = self._memory.state
        n = engine.who_may_speak(memory.states, memory.cursors, memory.stages, memory.seats)
        return read_speakers(memory.stages, memory.seats, n)

    @property
    def calls_open(self) -> bool:
        """May UNO be said and caught now?"""
        return bool(engine.calls_open(self.states))

    def why_not(self, move: Move | str, seat: int | None = None) -> Reason | None:
        """The reason why a move is refused, or nothing if it is legal."""
        if isinstance(move, str):
            move, _ = read_breath(move)
        seat = self._who(seat)
        if seat == self._numbers[ASKED] and self._is_known_as_legal(move.code):
            return None
        reason = Reason(engine.why_not(self.states, seat, move.code))
        return None if reason == Reason.FINE else reason

    def _is_known_as_legal(self, code: int) -> bool:
        """Is this among the legal moves of the asked seat that the memory holds, so that nobody need be asked?"""
        numbers = self._numbers
        found = numbers[CARDS] >> code & 1 if code < DRAW else numbers[ACTS] >> code - DRAW & 1
        return bool(found) and self._memory.state.tobytes() == self._moves_known_for

    def _who(self, seat: int | None) -> int:
        if seat is None:
            return self._numbers[ASKED]
        return seat if -1 <= seat <= 99 else 99

    def play(self, move: Move | str, seat: int | None = None) -> tuple[Event, ...]:
        """Make a move and learn what happened; IllegalMove says why not and changes nothing.

        `r7 uno` lays and says UNO in one breath. The move that ends the round is followed by `scored`, which is no
        event of the move itself: `points` has the same numbers.
        """
        if isinstance(move, str):
            move, with_uno = read_breath(move)
            if with_uno:
                return self._lay_and_say(move, self._who(seat))
        seat = self._who(seat)
        memory, numbers = self._memory, self._numbers
        reason = engine.make_move(memory.rounds, seat, move.code)
        if reason:
            raise IllegalMove(Reason(reason), seat, move)
        self._moves_known_for = memory.state.tobytes()
        self.moves.append(_TURNS[seat][move.code])
        events = read_cells(memory.cells[: 2 * numbers[USED]].tobytes())
        if numbers[ASKED] == NOBODY:
            events = (*events, self.scored())
        self.events.extend(events)
        return events

    def _lay_and_say(self, move: Move, seat: int) -> tuple[Event, ...]:
        events = self.play(move, seat)
        if self.why_not(SAY_UNO, seat) is None:
            events += self.play(SAY_UNO, seat)
        return events

    def replay(self, moves: Iterable[tuple[int, Move]]) -> None:
        """Make many moves."""
        for seat, move in moves:
            self.play(move, seat)

    def begun(self) -> Round:
        """The same round as it began, before its first move."""
        return RoundData.of(self).begin(Round)

    def undo(self) -> tuple[int, Move]:
        """Take the last move back: who made it, and which it was. Views taken before stay as they are.

        UNO said in one breath with a card is a move of its own.
        """
        if not self.moves:
            raise RulesError("there is no move to take back")
        again, earlier = self._played_again(), self.begun()
        earlier.replay(self.moves[:-1])
        told = len(again.events) - len(earlier.events)
        events, moves, opening = self.events[: len(self.events) - told], self.moves, self.opening
        self._open(earlier._memory)
        self.events, self.moves, self.opening = events, moves[:-1], opening
        return moves[-1]

    def _played_again(self) -> Round:
        """The same round, played from its beginning; refused if that leads somewhere else."""
        try:
            again = RoundData.of(self).play(Round)
        except RecordError:
            again = None
        if again != self:
            raise RulesError("this round was changed by hand, so its moves do not lead to where it stands")
        return again

    def to_dict(self) -> dict[str, Any]:
        """The round as plain data, for JSON and the like: how it began, and every move. It tells every card."""
        self._played_again()
        data: dict[str, Any] = msgspec.to_builtins(RoundData.of(self))
        return data

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Round:
        """The round that `to_dict` wrote, played again; RecordError says why not."""
        return RoundData.read(data).play(cls)

    def view(self, seat: int | None, scores: tuple[int, ...] | None = None) -> View:
        """What a seat may know; with None, what a spectator may. In a match, it also knows the score."""
        if seat is not None and not 0 <= seat < self.players:
            raise RulesError(f"there is no seat {seat}")
        out = new_states()
        engine.view(self.states, NOBODY if seat is None else seat, out)
        return View(out, self.rules, seat, self.events, scores)

    def gentlest_move(self) -> Move | None:
        """The gentlest legal move of the asked seat, for somebody who is away."""
        code = engine.gentlest(self.states)
        return None if code < 0 else ALL_MOVES[code]

    def hand_points(self) -> tuple[int, ...]:
        """The points left in each hand."""
        points = np.zeros(SEATS, np.int32)
        engine.points(self.states, points)
        return tuple(points[: self.players].tolist())

    def points(self) -> tuple[int, ...]:
        """What each seat scores: the winner all cards left, or in a low-score match each his own. (N1 N8 N13)"""
        points = np.zeros(SEATS, np.int32)
        points_for_round(self.states, self.rules["match"], points)
        return tuple(points[: self.players].tolist())

    def scored(self) -> Event:
        """The event that tells the score."""
        return Event("scored", numbers=self.points())

    def copy(self) -> Self:
        """The same round again, to try something: both play on for themselves."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._open(RoundMemory(self._memory.block))
        twin._moves_known_for = self._moves_known_for
        twin.opening = self.opening
        twin.events = list(self.events)
        twin.moves = list(self.moves)
        return twin

    __copy__ = copy

    def __getstate__(self) -> dict[str, Any]:
        """What a pickle or a deep copy keeps: everything but the memory, of which the state is enough."""
        kept = {name: value for name, value in self.__dict__.items() if not name.startswith("_")}
        return kept | {"states": copy_states(self.states)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """The round that a pickle or a deep copy kept, in memory of its own."""
        self._open(RoundMemory.of(pickled_states(kept["states"])))
        self.__dict__.update((name, kept[name]) for name in kept if name != "states" and not name.startswith("_"))
