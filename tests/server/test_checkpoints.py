"""The write-ahead log of SQLite does not grow for ever, and nothing is lost when it begins anew."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path

import pytest

from penultima.server.store import Append, Fate, checkpoints, open_store
from tests.server.test_stores import row

TABLES, ROWS = 20, 60


def test_what_was_written_ahead_is_put_away_while_tables_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "ENOUGH", 64 << 10)
    monkeypatch.setattr(checkpoints, "PAUSE", 0.01)
    store = open_store(str(tmp_path / "log.sqlite"))
    sizes: list[int] = []

    async def table(game: str) -> None:
        for seq in range(1, ROWS + 1):
            assert await store.append(Append((row(game, seq),))) is Fate.DONE
            sizes.append((tmp_path / "log.sqlite-wal").stat().st_size)

    async def run() -> list[int]:
        await store.open()
        games = [f"table{number}" for number in range(TABLES)]
        await asyncio.gather(*map(table, games))
        counts = [len(await store.rows(game)) for game in games]
        await store.close()
        return counts

    assert asyncio.run(run()) == [ROWS] * TABLES
    assert any(later < earlier for earlier, later in pairwise(sizes)), "it never began anew"
