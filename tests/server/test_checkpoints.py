"""The write-ahead log of SQLite does not grow for ever, and nothing is lost when it begins anew."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from penultima.server.live.store import Append, Fate, checkpoints, open_store
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
