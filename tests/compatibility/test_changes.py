"""A file whose rows hold what changed, with snapshots and checksums: read by its snapshots, by its rows, and by the
bytes of its rounds, it tells the same tables."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.compatibility.running import command
from tests.compatibility.stored import database, read_json, still_says
from tests.compatibility.today import load_table, open_store, shown_table

TOLD = read_json("changes.json")


def as_it_is(_: sqlite3.Connection) -> None:
    """From the snapshots and the rows after them."""


def without_snapshots(kept: sqlite3.Connection) -> None:
    """From the first row on."""
    kept.execute("DELETE FROM snapshots")


def without_rules(kept: sqlite3.Connection) -> None:
    """Digests that no rules lead to: from whole rounds and what changed in them. (Checksums would tell.)"""
    kept.execute("DELETE FROM snapshots")
    kept.execute("UPDATE log SET digest = zeroblob(16) WHERE length(digest)")
    kept.execute("UPDATE log SET chain = x''")


@pytest.mark.parametrize("prepare", [as_it_is, without_snapshots, without_rules])
def test_the_tables_are_what_they_were(prepare: Callable[[sqlite3.Connection], None], tmp_path: Path) -> None:
    file = database("changes.sqlite.xz", tmp_path)
    with closing(sqlite3.connect(file)) as kept:
        prepare(kept)
        kept.commit()

    async def run() -> None:
        store = open_store(str(file))
        await store.open()
        for code, told in TOLD.items():
            table = await load_table(store, code)
            assert table is not None
            now = json.loads(shown_table(table))
            assert now["seq"] == told["seq"]
            assert still_says(now["info"], told["info"])
            assert still_says(now["views"], told["views"])
        await store.close()

    asyncio.run(run())


def test_the_file_is_whole_and_holds_changes(tmp_path: Path) -> None:
    file = database("changes.sqlite.xz", tmp_path)
    file.chmod(0o600)
    told = command("doctor", "--database", str(file), "--port", "1", "--connections", "10", "--lang", "en")
    assert told.exit_code == 0, told.output
    with closing(sqlite3.connect(file)) as kept:
        (changes,) = kept.execute("SELECT count(*) FROM log WHERE length(change) AND length(chain)").fetchone()
        (whole,) = kept.execute("SELECT count(*) FROM log WHERE length(state)").fetchone()
    assert changes == sum(one["kept"]["changes"] for one in TOLD.values())
    assert whole == sum(one["kept"]["whole"] for one in TOLD.values())
