"""What a seat, or a spectator, may know of a round."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from penultima.booklets import Rules
from penultima.game.card import CARDS, COLOR_NAMES, Card
from penultima.game.codec import direction_word, pickled_states, read_cards, read_hand, read_moves
from penultima.game.event import Event
from penultima.game.move import Move
from penultima.game.round_memory import legal_sets
from penultima.rules import engine
from penultima.rules.record import States
from penultima.rules.state import FIELD_KINDS, LAYING, Phase, copy_states


def _seats(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(10) if bits >> seat & 1)


class _PickledStory(tuple[Event, ...]):
    """What a view out of a pickle was told. Which round that was, only the events themselves can say."""

    __slots__ = ()


class View:
    """A round as one seat sees it. Made from a state whose secrets are already blank."""

    __slots__ = ("_heard", "_state", "_story", "rules", "scores", "seat", "states")

    def __init__(
        self,
        states: States,
        rules: Rules,
        seat: int | None,
        story: Sequence[Event] = (),
        scores: tuple[int, ...] | None = None,
    ) -> None:
        self.states = states
        self.rules = rules
        self.seat = seat
        self.scores = scores
        """The match's score before this round, if a match is played."""
        self._state = states[0]
        self._story = story
        self._heard = len(story)

    def __copy__(self) -> View:
        return self._with(self._story)

    def __deepcopy__(self, memo: dict[int, Any]) -> View:
        """A round that is copied along goes on telling its events to the copied view."""
        return self._with(copy.deepcopy(self._story, memo))

    def _with(self, story: Sequence[Event]) -> View:
        twin = View(copy_states(self.states), self.rules, self.seat, story, self.scores)
        twin._heard = self._heard
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """What a pickle keeps: of the round's events only what the seat was told, however far they have gone."""
        return {
            "states": copy_states(self.states),
            "rules": self.rules,
            "seat": self.seat,
            "scores": self.scores,
            "story": self._seen(self._story),
            "heard": self._heard,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """The view that a pickle kept; nobody tells it anything more."""
        self.states = pickled_states(kept["states"])
        self.rules, self.seat, self.scores = kept["rules"], kept["seat"], kept["scores"]
        self._state, self._story, self._heard = self.states[0], _PickledStory(kept["story"]), kept["heard"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.seat, self.rules, self.states.tobytes()) == (
            other.seat, other.rules, other.states.tobytes(),
        )  # fmt: skip

    def __hash__(self) -> int:
        return hash((self.seat, self.states.tobytes()))

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        cards = f", hand {' '.join(map(str, self.hand))}" if self.seat is not None else ""
        asked = "over" if self.over else f"seat {self.turn} is asked, {self.phase.name}"
        return f"<View of {who}, {str(self.rules)!r}: {asked}, top {self.top}, {self.color}{cards}, sizes {self.sizes}>"

    def _int(self, name: str) -> int:
        return int(self._state[name])

    def _seat(self, name: str) -> int | None:
        seat = self._int(name)
        return None if seat < 0 else seat

    def _color(self, name: str) -> str | None:
        color = self._int(name)
        return None if color < 0 else COLOR_NAMES[color]

    @property
    def players(self) -> int:
        """How many play."""
        return self._int("players")

    @property
    def dealer(self) -> int:
        """Who dealt."""
        return self._int("dealer")

    @property
    def phase(self) -> Phase:
        """What is being asked."""
        return Phase(self._int("phase"))

    @property
    def turn(self) -> int | None:
        """Who is asked; nobody when the round is over."""
        return self._seat("asked")

    @property
    def hand(self) -> tuple[Card, ...]:
        """One's own cards in kind order; a spectator has none."""
        return () if self.seat is None else self.hand_of(self.seat)

    def hand_of(self, seat: int) -> tuple[Card, ...]:
        """A hand as far as one may see it: one's own, and all when the round is over."""
        return read_hand(self._state["hands"][seat])

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(self._state["sizes"][: self.players].tolist())

    @property
    def top(self) -> Card:
        """The face-up card."""
        return CARDS[int(self._state["discard"][self._int("discard_size") - 1])]

    @property
    def discard(self) -> tuple[Card, ...]:
        """The discard pile, top last."""
        return read_cards(self._state["discard"][: self._int("discard_size")])

    @property
    def draw_size(self) -> int:
        """How many cards the draw pile has."""
        return self._int("draw_size")

    @property
    def color(self) -> str | None:
        """The color in force; none while a turned-up wild waits for its color."""
        return self._color("color")

    @property
    def hyper(self) -> str | None:
        """The hyper color."""
        return self._color("hyper")

    @property
    def direction(self) -> str:
        """The direction of play."""
        return direction_word(self._int("direction"))

    @property
    def owes(self) -> tuple[int, ...]:
        """Seats that owe UNO."""
        return _seats(self._int("owes"))

    @property
    def drawn(self) -> Card | None:
        """The card just drawn, if one may see it."""
        kind = self._int("drawn")
        return None if kind < 0 else CARDS[kind]

    @property
    def laid_by(self) -> int | None:
        """The seat whose card is being carried out."""
        return self._seat("laid_by")

    @property
    def recipient(self) -> int | None:
        """Scary: who gets the next card."""
        return self._seat("recipient")

    @property
    def giving(self) -> str | None:
        """Scary: the color being given away, seen by the giver."""
        return self._color("giving")

    @property
    def shares(self) -> int:
        """Blowhole: cards still to share."""
        return self._int("shares")

    @property
    def pending(self) -> int:
        """Stacking: what the stack stands at."""
        return self._int("pending")

    @property
    def foe(self) -> int | None:
        """Battle: the challenged seat."""
        return self._seat("foe")

    @property
    def shown(self) -> tuple[Card, ...]:
        """Battle: cards set aside by ties."""
        return read_cards(self._state["shown"][: self._int("shown_size")])

    @property
    def hidden(self) -> Card | None:
        """Battle: one's own hidden card."""
        kind = self._int("hidden")
        return None if kind < 0 else CARDS[kind]

    @property
    def winner(self) -> int | None:
        """Who went out."""
        return self._seat("winner")

    @property
    def over(self) -> bool:
        """Is the round over?"""
        return self._int("phase") == Phase.OVER

    @property
    def events(self) -> tuple[Event, ...]:
        """All that this seat was told of the round so far."""
        return self._seen(self._story[: self._heard])

    def _seen(self, events: Sequence[Event]) -> tuple[Event, ...]:
        seat = -1 if self.seat is None else self.seat
        return tuple([event.seen_by(seat) for event in events])

    def follows(self, earlier: View) -> bool:
        """Does the same seat see the same round as in this other view, then or later?"""
        if self.seat != earlier.seat or self._heard < earlier._heard:
            return False
        if isinstance(self._story, _PickledStory) and isinstance(earlier._story, _PickledStory):
            return self._story[: earlier._heard] == earlier._story[: earlier._heard]
        return self._story is earlier._story

    def since(self, earlier: View) -> tuple[Event, ...]:
        """What this seat was told since an earlier view."""
        return self._seen(self._story[earlier._heard : self._heard])

    def later(self) -> tuple[Event, ...]:
        """What this seat was told after this view was taken."""
        return self._seen(self._story[self._heard :])

    @property
    def calls_open(self) -> bool:
        """May UNO be said and caught now?"""
        return bool(engine.calls_open(self.states))

    @property
    def asks_to_lay(self) -> bool:
        """Is a card that is chosen now laid, and not given away or fought with?"""
        return self.phase in LAYING

    @property
    def would_be_bluff(self) -> bool:
        """Would a Draw Four that this seat lays now be a bluff? (X15)"""
        return self.seat is not None and bool(engine.would_be_bluff(self.states, self.seat))

    def legal_moves(self) -> list[Move]:
        """What this seat may do now, found from nothing but this view."""
        if self.seat is None:
            return []
        return read_moves(legal_sets(self.states.tobytes(), self.seat))

    def to_dict(self) -> dict[str, Any]:
        """The view as plain data, for files and wires."""
        names = (
            *("players", "dealer", "turn", "sizes", "draw_size", "color", "hyper", "direction", "owes", "layer"),
            *("recipient", "giving", "shares", "pending", "foe", "winner", "seat"),
        )
        data = {name: self.laid_by if name == "layer" else getattr(self, name) for name in names}
        cards = {name: [str(card) for card in getattr(self, name)] for name in ("hand", "discard", "shown")}
        single = {name: str(card) if (card := getattr(self, name)) else None for name in ("drawn", "hidden")}
        more = {name: str(value) if isinstance(value := getattr(self, name), Card) else value for name in FURTHER}
        return {"rules": str(self.rules), "phase": self.phase.name, **data, **cards, **single, **more}

    as_dict = to_dict
    """Its name before it was called like those of rounds and matches."""


_ALWAYS = {"dealer", "asked", "color", "hyper", "owes", "laid_by", "recipient", "giving", "shares", "pending", "foe"}
_ALWAYS |= {"winner", "drawn", "hidden"}
FURTHER = tuple(name for name in FIELD_KINDS if hasattr(View, name) and name not in _ALWAYS)
"""Fields of the state that a view has come to show since; the others keep their places in `to_dict`."""
