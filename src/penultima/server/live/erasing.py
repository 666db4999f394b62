"""Deletes the data that belong to a key from a server: names, what was said, and the key itself.

The person leaves every table for good, so that all processes hear of it; then the log is rewritten. What was played
stays, without a name. Copies that were made before, backups and records on people's disks, are out of reach.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Collection

import msgspec

from penultima.game import Record
from penultima.server.core.facts import AnyFact, Forgotten, UnknownFactError
from penultima.server.core.handlers import heir_of
from penultima.server.core.refusals import Refusal, RefusedError
from penultima.server.core.table import Table
from penultima.server.live.live_table import LiveTable
from penultima.server.live.registry import TableRegistry
from penultima.server.live.store import StoreDamagedError


async def erase(registry: TableRegistry, token: str) -> int:
    """Delete everything of a key (hashed); at how many tables there was something. A damaged table is left as it is, or
    nobody could see any more that it is damaged; so is one that cannot be rewritten now, because only a newer program
    reads it or others write all the time. The key stays known there, and the error says so once all others are done."""
    tables = await registry.store.tables_of(token)
    if not tables:  # whoever makes up keys makes no work
        return 0
    left: StoreDamagedError | UnknownFactError | RefusedError | None = None
    for table_id, names in tables.items():
        try:
            live_table = await registry.find(table_id)
            if live_table is None:
                await _erase_from_record(registry, table_id, names)
            else:
                await _erase_at(live_table, token)
        except (StoreDamagedError, UnknownFactError, RefusedError) as error:
            left = error
    if left is not None:
        raise left
    await registry.store.forget_key(token)
    return len(tables)


async def _erase_at(live_table: LiveTable, token: str) -> None:
    def leave(table: Table, _: int) -> list[AnyFact]:
        person = next((number for number, one in enumerate(table.people) if one.token == token), None)
        if person is None:
            raise RefusedError(Refusal.NOT_NOW)
        return [*heir_of(table, person), Forgotten(person, erased=True)]

    if live_table.person_of(token) is not None:
        await live_table.submit(f"auto/erase/{secrets.token_hex(8)}", leave)
    await live_table.erase(token)


async def _erase_from_record(registry: TableRegistry, table_id: str, names: Collection[str]) -> None:
    """Of an archived table only records are left, with the names of those who sat there. (Whoever had one of these
    names before or after loses it, too: whose it was in which match is not known any more.)"""
    data = await registry.store.record(table_id)
    if not data or not any(names):
        return
    many = data[:1] == b"["
    parts = [bytes(one) for one in msgspec.json.decode(data, type=list[msgspec.Raw])] if many else [data]
    with contextlib.suppress(msgspec.DecodeError):
        records = [msgspec.json.decode(part, type=Record) for part in parts]
        for record in records:
            record.names = ["" if one in names else one for one in record.names]
        written = [record.encode() for record in records]
        await registry.store.save_record(table_id, b"[" + b",".join(written) + b"]" if many else written[0])
