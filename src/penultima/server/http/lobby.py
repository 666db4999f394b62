"""The lobby: tables that want to be found, as the page lists them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from penultima.pagedata import TableListed
from penultima.server.core.facts import UnknownFactError
from penultima.server.core.table import Table
from penultima.server.live.store import StoreDamagedError, load_table

if TYPE_CHECKING:
    from penultima.server.live.registry import TableRegistry
    from penultima.server.live.store import Listing


class Lobby:
    """Lists public tables. Those that are not in memory are read from their log, once until something changes there."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._known: dict[str, tuple[int, TableListed]] = {}
        self._lock = asyncio.Lock()

    async def tables(self) -> list[TableListed]:
        """The public tables; those with a free seat and people first, then those with most people, then the newest."""
        async with self._lock:  # whoever asks at the same time finds what the first one read
            listings = await self.registry.store.list(public=True)
            known = {one.table_id: (one.seq, await self._find(one)) for one in listings}
            self._known = {table_id: (seq, found) for table_id, (seq, found) in known.items() if found is not None}
            found = [one for _, one in self._known.values()]
            return sorted(found, key=lambda one: (not (one.free and one.here), -one.here, -one.at))

    async def _find(self, listing: Listing) -> TableListed | None:
        store, live_table = self.registry.store, self.registry.live_tables.get(listing.table_id)
        if live_table is not None:
            return listed(live_table.table)
        seq, known = self._known.get(listing.table_id, (0, None))
        if known is not None and seq == listing.seq:
            return known
        try:
            table = await load_table(store, listing.table_id)
        except (StoreDamagedError, UnknownFactError):  # a newer process lists what this one cannot read
            return None
        return listed(table) if table else None


def listed(table: Table) -> TableListed:
    """A table as the lobby shows it."""
    waiting = table.status == "waiting"
    chairs = table.chairs
    taken = [seat for seat, chair in enumerate(chairs) if not chair.empty]
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
        names=[table.name_of(seat) for seat in taken],
        bot_names=[place for place, seat in enumerate(taken) if chairs[seat].person is None],
        here=sum(person.here for person in table.people),
        at=table.at,
    )
