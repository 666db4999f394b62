"""A killed process proves nothing about the disk: here the power goes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from penultima.server.live.store import Append, Fate, open_store
from tests.server.power_loss import PowerLossStore, files_after_the_cut
from tests.server.test_stores import row

CUTS = 150


def written(folder: Path, synchronous: str) -> PowerLossStore:
    """A store to which eight tables were writing all the time."""
    store = PowerLossStore(folder / "log.sqlite", synchronous)

    async def table(table_id: str) -> None:
        for seq in range(1, 40):
            assert await store.append(Append((row(table_id, seq),))) is Fate.DONE

    async def run() -> None:
        await store.open()
        await asyncio.gather(*(table(f"table{number}") for number in range(8)))
        await store.close()

    asyncio.run(run())
    return store


def lost(store: PowerLossStore, folder: Path, seed: int) -> list[tuple[str, int]]:
    """The acknowledged rows that are not there after power was lost at a random moment."""
    chance = Random(seed)
    moment = chance.randrange(store.acknowledged[0][0], len(store.disk.operations))
    files_after_the_cut(store.disk.operations[:moment], folder / f"cut{seed}", chance)
    promised = [(table_id, seq) for when, table_id, seq in store.acknowledged if when <= moment]

    async def found() -> set[tuple[str, int]]:
        again = open_store(str(folder / f"cut{seed}" / "log.sqlite"))
        await again.open()
        games = {table_id for table_id, _ in promised}
        kept = {(table_id, row.seq) for table_id in games for row in await again.rows(table_id)}
        await again.close()
        return kept

    there = asyncio.run(found())
    return [one for one in promised if one not in there]


def test_what_was_acknowledged_survives_a_power_cut(tmp_path: Path) -> None:
    store = written(tmp_path, "")
    assert len(store.acknowledged) == 8 * 39
    for seed in range(CUTS):
        assert lost(store, tmp_path, seed) == []


@pytest.mark.parametrize("synchronous", ["OFF", "NORMAL"])
def test_without_full_sync_it_would_not(tmp_path: Path, synchronous: str) -> None:
    """The test has teeth: with a laxer setting rows are lost, or the file is damaged."""
    store = written(tmp_path, synchronous)

    def hurt(seed: int) -> bool:
        try:
            return bool(lost(store, tmp_path, seed))
        except Exception:
            return True

    assert any(hurt(seed) for seed in range(CUTS))
