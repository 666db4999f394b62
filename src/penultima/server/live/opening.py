"""New tables: whether there is room for one more, and the first rows of its log."""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING

import msgspec

from penultima.bots import BOTS
from penultima.protocol import CODE_LETTERS, NewTable
from penultima.server.core.clean_text import clean_name
from penultima.server.core.facts import Opened, Paced
from penultima.server.core.handlers import playable_rules, playable_scores
from penultima.server.core.origins import lobby_origin, lobby_origin_before
from penultima.server.core.refusals import Refusal, RefusedError
from penultima.server.core.table import new_table
from penultima.server.live.store import Append, Fate, StoreDownError

if TYPE_CHECKING:
    from penultima.server.live.registry import TableRegistry

COUNT_EVERY = 10.0
"""Seconds after which the tables are counted again."""


class TableOpening:
    """Opens tables, as many as there may be: in all, and from one address."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._counted_at: float | None = None
        self._origin_secret = ""
        self._table_count = 0
        """How many tables there were a moment ago."""

    async def count_tables(self) -> None:
        """Count the tables, if that was not done a moment ago."""
        if self._counted_at is None or self.registry.clock() - self._counted_at > COUNT_EVERY:
            self._counted_at = self.registry.clock()
            self._table_count = await self.registry.store.count()

    async def create(self, wish: NewTable, token: str, address: str = "") -> str:
        """Open a new table for who has this key (hashed) and return its id; the same wish again is the same table."""
        registry = self.registry
        table_id = _table_code(f"{token} {wish.cmd}")
        opened = _opened(wish, token)
        try:
            origin = await self._origin(address)
            if not await self._has_room(origin, lobby_origin_before(address)):
                return await self._opened_before(table_id, token, Refusal.NO_ROOM)
        except StoreDownError:
            raise RefusedError(Refusal.NOT_SAVED) from None
        table, row = new_table(table_id, opened).after(registry.readable_by_all(opened), registry.now(), "open")
        rows = [row]
        if wish.bot_pace not in (msgspec.UNSET, "normal"):
            _, row = table.after(registry.readable_by_all(Paced(wish.bot_pace)), registry.now(), "open#1")
            rows.append(row)
        try:
            fate = await registry.store.append(Append(tuple(rows), origin=origin))
            if fate is Fate.TAKEN:  # an archived table may have had this code: its record stays the only one
                return await self._opened_before(table_id, token, Refusal.NO_TABLE)
        except StoreDownError:
            raise RefusedError(Refusal.NOT_SAVED) from None
        registry.metrics.count("tables")
        self._table_count += 1
        return table_id

    async def _origin(self, address: str) -> str:
        """An address as the database notes it."""
        if not address:
            return ""
        self._origin_secret = self._origin_secret or await self.registry.store.origin_secret()
        return lobby_origin(address, self._origin_secret)

    async def _has_room(self, *origins: str) -> bool:
        """May there be one more table, and may one more be opened from this address, whichever way it was noted?"""
        if self._table_count >= self.registry.settings.tables:
            return False
        opened = [await self.registry.store.count_of(origin) for origin in origins if origin]
        return not opened or sum(opened) < self.registry.settings.tables_per_address

    async def _opened_before(self, table_id: str, token: str, otherwise: Refusal) -> str:
        """The table that this very wish has opened already; refused if there is none."""
        found = await self.registry.store.rows(table_id)
        if not found:
            raise RefusedError(otherwise)
        if not isinstance(found[0].fact, Opened) or found[0].fact.token != token:
            raise RefusedError(Refusal.BUSY)
        return table_id


def _opened(wish: NewTable, token: str) -> Opened:
    """The first fact of a table; RefusedError if it cannot be played."""
    rules = playable_rules(wish.rules, wish.seats)
    if any(level not in BOTS for level in wish.bots):
        raise RefusedError(Refusal.NO_BOT)
    if len(wish.bots) >= wish.seats:
        raise RefusedError(Refusal.TABLE_FULL)
    name = clean_name(wish.name)
    if not name:
        raise RefusedError(Refusal.BAD_NAME)
    return Opened(
        rules=str(rules),
        seats=wish.seats,
        pace=wish.pace,
        name=name,
        token=token,
        root=secrets.token_hex(32),
        public=wish.public,
        chat=wish.chat,
        grace=wish.grace,
        catching=wish.catching,
        leaving=wish.leaving,
        bots=list(wish.bots),
        carried=playable_scores(wish.carried, rules, wish.seats),
    )


def _table_code(text: str) -> str:
    """A code of eight letters that nobody guesses."""
    number = int.from_bytes(hashlib.sha256(f"penultima code {text}".encode()).digest()[:5])
    return "".join(CODE_LETTERS[number >> 5 * place & 31] for place in range(8))
