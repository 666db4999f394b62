"""What a table is at one moment: its fields, and plain questions about them."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field, fields, replace
from typing import Any

from penultima.booklets import Rules
from penultima.game.fair import Shuffler
from penultima.protocol import BotPace, Status
from penultima.server.core.facts import Opened
from penultima.server.core.recent_rows import RecentRows
from penultima.server.core.seats import Chair, Person, bot_name
from penultima.server.core.table_match import TableMatch

ANYBODY = "*"
"""In place of key and origin of somebody who saw cards and whose data were deleted: it could be anybody who comes."""


@dataclass
class TableFields:
    """Everything about one table; what is in a tuple is replaced, never changed."""

    id: str
    opened: Opened
    rules: Rules
    seq: int = 0
    at: int = 0
    people: tuple[Person, ...] = ()
    chairs: tuple[Chair, ...] = ()
    host: int = 0
    public: bool = False
    status: Status = "waiting"
    match: TableMatch | None = None
    matches: int = 0
    deals: int = 0
    decision: int = 0
    """The number of the question being asked: a move that answers an older one is late."""
    asked_at: int = 0
    status_since: int = 0
    """When the status last changed."""
    uno_owed: tuple[tuple[int, int], ...] = ()
    """Seats that owe UNO, each with the moment since when."""
    uno_owed_after: tuple[tuple[int, int], ...] = ()
    """The same seats, each with the number of moves made in the round when that began: what bots notice follows from
    it, since no two clocks agree."""
    shuffler: Shuffler | None = None
    recent_rows: RecentRows = field(default_factory=RecentRows)
    dealt_seq: int = 0
    """The row of the last deal."""
    paused_at: int = 0
    """Since when the match is paused; 0 if it is not."""
    bot_pace: BotPace = "normal"
    tapped: int = 0
    """The last decision of a bot that somebody let it make."""
    banned: tuple[Person, ...] = ()
    """Whom the host has banned, as they were. Where a ban was lifted key and origin are empty, and its number stays."""
    carried: tuple[int, ...] = ()
    """The scores of all chairs with which the first match begins; none if it begins with nothing."""
    cards_seen: tuple[tuple[str, int], ...] = ()
    """Keys and origins of those who left for good in this round, each with the seat whose cards they saw."""
    logged_state: bytes = b""
    """The round after the last row that changed it, as the log has it; in the layout of `logged_version`."""
    logged_version: str = ""
    whole_state_seq: int = 0
    """The last row that holds a whole round; those after it hold what changed."""
    chain: bytes = b""
    """The checksum of the last row and of all before it."""
    replay_differences: int = field(default=0, compare=False)
    """Rows that today's rules would have answered otherwise."""

    @property
    def anybody_here(self) -> bool:
        """Is any person connected?"""
        return any(person.here for person in self.people)

    def name_of(self, seat: int) -> str:
        """The name on a chair."""
        chair = self.chairs[seat]
        if chair.person is not None:
            return self.people[chair.person].name
        return bot_name(self.animal_of(seat)) if chair.bot else ""

    def animal_of(self, seat: int) -> int:
        """Which animal a bot on this seat is called after."""
        animal = self.chairs[seat].animal
        return seat if animal is None else animal

    def seat_seen(self, number: int) -> int | None:
        """The seat that somebody has given up in this round, whose cards they know. Leaving for good and coming back by
        the same key, or by another from the same address, changes nothing about that."""
        me = self.people[number]
        if me.given_up_seat is not None:
            return me.given_up_seat
        return next((seat for mark, seat in self.cards_seen if mark in (me.token, me.origin, ANYBODY)), None)

    @property
    def turn(self) -> int | None:
        """The seat that is asked, while a round is played."""
        return self.match.round.turn if self.match is not None and self.status == "playing" else None

    @property
    def calls_open(self) -> bool:
        """Can UNO be said and caught now?"""
        return self.match is not None and self.status == "playing" and self.match.round.calls_open

    def _set_status(self, status: Status) -> None:
        self.status = status
        self.status_since = self.at

    def _person(self, number: int, **changes: Any) -> None:
        people = list(self.people)
        people[number] = replace(people[number], **changes)
        self.people = tuple(people)

    def _chair(self, seat: int, chair: Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    def _shuffle(self) -> Shuffler:
        """The shuffler, free to be changed."""
        assert self.shuffler is not None
        self.shuffler = copy.copy(self.shuffler)
        return self.shuffler


FIELDS = tuple(one.name for one in fields(TableFields))
