"""A table on the network as the faces of the terminal know one: everything from what the server last said."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from penultima.booklets import Rules
from penultima.client import TableClient, view_of
from penultima.game import Event

if TYPE_CHECKING:
    from penultima.game import View
    from penultima.protocol import Look, RoomNow


@dataclass(frozen=True, slots=True)
class GuestMatch:
    """The match around the round."""

    rules: Rules
    scores: tuple[int, ...]
    rounds: range
    over: bool


@dataclass(frozen=True, slots=True)
class GuestRound:
    """The round, for the table of points at its end."""

    seen: View
    story: tuple[str, ...]

    @property
    def winner(self) -> int | None:
        """Who went out."""
        return self.seen.winner

    def hand_points(self) -> tuple[int, ...]:
        """What each hand counts."""
        return tuple(sum(card.points for card in self.seen.hand_of(seat)) for seat in range(self.seen.players))

    def points(self) -> tuple[int, ...]:
        """What each seat scores."""
        scored = [Event.parse(text) for text in self.story if text.startswith("scored")]
        return scored[-1].numbers if scored else (0,) * self.seen.players


class GuestTable:
    """Shown as one's own table is; nothing can be done with it but look."""

    def __init__(self, client: TableClient) -> None:
        self.client = client

    @property
    def room(self) -> RoomNow:
        """The table around the cards."""
        assert self.client.room is not None
        return self.client.room

    @property
    def look(self) -> Look:
        """The cards."""
        assert self.client.look is not None
        return self.client.look

    @property
    def me(self) -> int | None:
        """One's own seat."""
        return self.client.seat

    @property
    def match(self) -> GuestMatch:
        """The match so far."""
        room = self.room
        scores = tuple(room.scores) or (0,) * len(room.seats)
        return GuestMatch(Rules.parse(room.rules), scores, range(room.round), room.status == "over")

    @property
    def game(self) -> GuestRound:
        """The round so far."""
        return GuestRound(self.view(), tuple(self.client.story))

    def view(self) -> View:
        """What one sees."""
        return view_of(self.look, self.room.rules, self.client.story)
