"""How long a table takes to come back, and its record to be made, after so many rows.

    python -m bench.server_history --rows 20000

The table has three people who play one match of a single round after the other. Times are of this process' CPU, the
smallest of some runs; bytes are those of the SQLite file with its indexes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from penultima.server.live.store import Store, load_table, open_store
from penultima.server.ops.archive import Records
from tests.server.long_tables import long_table, stored

RUNS = 5


async def measured(work: Callable[[], Awaitable[object]]) -> float:
    """Milliseconds of CPU, the smallest of some runs."""
    times = []
    for _ in range(RUNS):
        started = time.process_time()
        await work()
        times.append((time.process_time() - started) * 1000)
    return round(min(times), 1)


async def measure(rows: int, path: Path) -> dict[str, float]:
    """What it takes to load the table, to make its record, and to ask for that again."""
    offline = long_table(rows)
    store: Store = open_store(str(path))
    await store.open()
    await stored(store, offline)
    table_id, records = offline.table.id, Records(store)
    found = {
        "rows": len(offline.rows),
        "load_ms": await measured(lambda: load_table(store, table_id)),
        "record_ms": await measured(lambda: Records(store).of_match(table_id)),
    }
    await records.of_match(table_id)
    found["record_again_ms"] = await measured(lambda: records.of_match(table_id))
    await store.close()
    return found | {"bytes_a_row": round(path.stat().st_size / len(offline.rows))}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=20_000)
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(measure(parser.parse_args().rows, Path(folder) / "tables.sqlite"))))


if __name__ == "__main__":
    main()
