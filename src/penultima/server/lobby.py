"""Tables that want to be found, as the page lists them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from penultima.pagedata import TableListed
from penultima.server.table import Table, replay

if TYPE_CHECKING:
    from penultima.server.hall import Hall
    from penultima.server.store import Listing


class Lobby:
    """Looks tables up, those that nobody is at from their log; what it found it keeps while nothing changes there."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._known: dict[str, tuple[int, TableListed]] = {}
        self._lock = asyncio.Lock()

    async def listed(self) -> list[TableListed]:
        """The public tables; those with a free seat and people first, then the newest."""
        async with self._lock:  # whoever asks at the same time finds what the first one read
            listings = await self.hall.store.list(public=True)
            known = {one.game: (one.seq, await self._found(one)) for one in listings}
            self._known = {game: (seq, found) for game, (seq, found) in known.items() if found is not None}
            found = [one for _, one in self._known.values()]
            return sorted(found, key=lambda one: (not (one.free and one.here), -one.at))

    async def _found(self, listing: Listing) -> TableListed | None:
        room = self.hall.rooms.get(listing.game)
        if room is not None:
            return shown(room.table)
        seq, known = self._known.get(listing.game, (0, None))
        if known is not None and seq == listing.seq:
            return known
        table = replay(await self.hall.store.rows(listing.game), await self.hall.store.layouts())
        return shown(table) if table else None


def shown(table: Table) -> TableListed:
    """A table in a line."""
    waiting = table.status == "waiting"
    chairs = table.chairs
    return TableListed(
        table=table.id,
        name=table.people[table.host].name,
        rules=str(table.rules),
        edition=table.rules.booklet.partition("/")[0],
        status=table.status,
        pace=table.opened.pace,
        chairs=len(chairs),
        free=sum(chair.empty if waiting else chair.vacated for chair in chairs),
        bots=sum(bool(chair.bot) and not chair.vacated for chair in chairs),
        names=[table.name_of(seat) for seat, chair in enumerate(chairs) if not chair.empty],
        here=sum(person.here for person in table.people),
        at=table.at,
    )
