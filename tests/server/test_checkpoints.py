"""The write-ahead log of SQLite does not grow for ever, and nothing is lost when it begins anew."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from penultima.server.live.erasing import erase
from penultima.server.live.store import Append, Fate, checkpoints, open_store
from tests.hanging import HANGS
from tests.server.in_process import a_registry, table_in_play
from tests.server.test_stores import row

TABLES, ROWS = 20, 60


def test_what_was_written_ahead_is_put_away_while_tables_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "ENOUGH", 20)
    monkeypatch.setattr(checkpoints, "PAUSE", 0.01)
    store = open_store(str(tmp_path / "log.sqlite"))
    ahead = tmp_path / "log.sqlite-wal"
    begun: list[int] = []

    async def table(table_id: str) -> None:
        for seq in range(1, ROWS + 1):
            assert await store.append(Append((row(table_id, seq),))) is Fate.DONE
            # The header counts how often the log began anew (SQLite's file format, 4.1).
            begun.append(int.from_bytes(ahead.read_bytes()[12:16], "big"))

    async def run() -> list[int]:
        await store.open()
        games = [f"table{number}" for number in range(TABLES)]
        await asyncio.gather(*map(table, games))
        counts = [len(await store.rows(table_id)) for table_id in games]
        await store.close()
        return counts

    assert asyncio.run(run()) == [ROWS] * TABLES
    assert begun[-1] > begun[0], "it never began anew"


def test_who_reads_delays_an_empty_log_and_nobody_who_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was deleted stays in the log as long as somebody reads what is older; then it goes by itself."""
    monkeypatch.setattr(checkpoints, "PAUSE", 0.01)
    store = open_store(str(tmp_path / "log.sqlite"))
    ahead = tmp_path / "log.sqlite-wal"

    async def run() -> None:
        await store.open()
        assert await store.append(Append((row("one", 1),))) is Fate.DONE
        with closing(sqlite3.connect(tmp_path / "log.sqlite", isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT count(*) FROM log").fetchall()
            assert await store.append(Append((row("one", 2),))) is Fate.DONE
            await store.forget_key("key")
            assert ahead.stat().st_size
            assert await store.append(Append((row("one", 3),))) is Fate.DONE
            reader.execute("COMMIT")
            async with asyncio.timeout(HANGS):
                while ahead.stat().st_size:
                    await asyncio.sleep(0.01)
        assert len(await store.rows("one")) == 3
        await store.close()

    asyncio.run(run())


def test_a_key_that_nobody_has_makes_no_work(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_registry(tmp_path) as registry:
            await table_in_play(registry, 2, 7)
            ahead = Path(f"{registry.settings.database}-wal")
            assert await erase(registry, "made up") == 0
            assert ahead.stat().st_size

    asyncio.run(run())
