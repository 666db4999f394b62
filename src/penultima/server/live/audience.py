"""The audience of a live table: who is connected to it, and what each of them is sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from penultima.close_codes import CloseCode
from penultima.protocol import Bye, News, Welcome, write
from penultima.server.core import facts, projections
from penultima.server.core.facts import Row
from penultima.server.core.refusals import Refusal
from penultima.server.core.table import Table
from penultima.server.live.connection import frame
from penultima.server.live.table_clock import TableClock

if TYPE_CHECKING:
    from penultima.server.live.connection import Connection
    from penultima.server.live.registry import TableRegistry

COMING_OR_GONE = (facts.Joined, facts.Forgotten, facts.Dismissed)
"""Facts after which a connection may speak for somebody else."""


class Audience:
    """A table in memory, and the connections to it."""

    def __init__(self, registry: TableRegistry, table: Table) -> None:
        self.registry = registry
        self.table = table
        self.connections: set[Connection] = set()
        self.idle_since = registry.clock()
        """When somebody last came or went, on the monotonic clock."""
        self._clock = TableClock(registry.system_clock, table.at)

    def now(self) -> int:
        """What time it is at this table, in milliseconds on the scale of its rows."""
        return self._clock.now()

    def show(self, rows: Sequence[Row]) -> None:
        """Send every connection what its seat may see of new rows; the message of each audience is made once."""
        self._recognize(rows)
        if not self.connections:
            return
        table, people = self.table, self.table.people
        info = projections.table_info(table) if projections.changes_table_info(rows) else None
        views = projections.SeatViews(table, self.registry.view_reader)
        frames: dict[int | None, bytes] = {}
        for connection in self.connections:
            person = connection.person
            seat = None if person is None or person >= len(people) else people[person].seat
            message = frames.get(seat)
            if message is None:
                items = [projections.news_item(row, seat) for row in rows]
                news = News(seq=table.seq, items=items, info=info, view=views.of(seat))
                message = frames[seat] = frame(write(news))
            connection.send_frame(message)

    def _recognize(self, rows: Sequence[Row]) -> None:
        """Connections of somebody who has just joined speak for that person from now on, those of somebody who is no
        longer at the table for nobody. Whoever was banned is turned away."""
        if not any(isinstance(row.fact, COMING_OR_GONE) for row in rows):
            return
        for connection in tuple(self.connections):
            connection.person = self.person_of(connection.token)
            if self.is_banned(connection.token):
                self.connections.discard(connection)
                connection.send(Bye(code=Refusal.BANNED.value))
                connection.close(CloseCode.BANNED, Refusal.BANNED.value)

    def is_banned(self, token: str) -> bool:
        """Has the host banned this key?"""
        return bool(token) and any(one.token == token for one in self.table.banned)

    def person_of(self, token: str) -> int | None:
        """The number of the person whose token this is."""
        if not token:
            return None
        return next((number for number, one in enumerate(self.table.people) if one.token == token), None)

    def seat_of(self, connection: Connection) -> int | None:
        """The seat whose view a connection is shown; none for a spectator."""
        if connection.person is None:
            return None
        return self.table.people[connection.person].seat if connection.person < len(self.table.people) else None

    def connect(self, connection: Connection, since: int | None, *, chat: bool = False) -> None:
        """Show a new connection the table as it stands, what it missed since row `since`, and what was said lately."""
        connection.person = self.person_of(connection.token)
        self.connections.add(connection)
        seat, table = self.seat_of(connection), self.table
        playing = seat if seat is not None and table.match and seat < table.match.players else None
        welcome = Welcome(
            now=self.now(),
            seq=table.seq,
            person=connection.person,
            info=projections.table_info(table),
            view=projections.seat_view(table, playing, self.registry.view_reader),
            missed=[] if since is None else projections.missed(table, seat, since),
            story=projections.round_so_far(table, seat),
            said=projections.said_lately(table) if chat else [],
        )
        connection.send(welcome)

    def disconnect(self, connection: Connection) -> None:
        """A connection is gone."""
        self.connections.discard(connection)
        self.idle_since = self.registry.clock()

    def connected_people(self) -> set[int]:
        """The numbers of the persons who are connected to this process."""
        return {one.person for one in self.connections if one.person is not None}
