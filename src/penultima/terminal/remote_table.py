"""A table on a server as a display needs it (`ShownTable`): everything comes from the server's last message."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from penultima.booklets import Rules
from penultima.client import TableClient, view_of
from penultima.game import Event

if TYPE_CHECKING:
    from penultima.game import View
    from penultima.protocol import SeatView, TableInfo


@dataclass(frozen=True, slots=True)
class RemoteMatch:
    """The match, as far as a display needs it."""

    rules: Rules
    scores: tuple[int, ...]
    rounds: range
    over: bool


@dataclass(frozen=True, slots=True)
class RemoteRound:
    """The round, as far as the summary at its end needs it."""

    seen: View
    story: tuple[str, ...]

    @property
    def winner(self) -> int | None:
        """The seat that went out."""
        return self.seen.winner

    def hand_points(self) -> tuple[int, ...]:
        """What the cards left in each hand count."""
        return tuple(sum(card.points for card in self.seen.hand_of(seat)) for seat in range(self.seen.players))

    def points(self) -> tuple[int, ...]:
        """What each seat scores."""
        scored = [Event.parse(text) for text in self.story if text.startswith("scored")]
        return scored[-1].numbers if scored else (0,) * self.seen.players


class RemoteTable:
    """A table that can be looked at; moves go through its client."""

    def __init__(self, client: TableClient) -> None:
        self.client = client

    @property
    def room(self) -> TableInfo:
        """The table without its cards: seats, people, rules, scores."""
        assert self.client.info is not None
        return self.client.info

    @property
    def look(self) -> SeatView:
        """What the person's seat may see of the round."""
        assert self.client.view is not None
        return self.client.view

    @property
    def me(self) -> int | None:
        """The person's seat; none for a spectator."""
        return self.client.seat

    @property
    def match(self) -> RemoteMatch:
        """The match so far."""
        room = self.room
        scores = tuple(room.scores) or (0,) * len(room.seats)
        return RemoteMatch(Rules.parse(room.rules), scores, range(room.round), room.status == "over")

    @property
    def round(self) -> RemoteRound:
        """The round so far."""
        return RemoteRound(self.view(), tuple(self.client.story))

    def view(self) -> View:
        """What the person may know of the round."""
        return view_of(self.look, self.room.rules, self.client.story)
