"""The check of the write-ahead log against a second, slow one, written from SQLite's description of the format."""

from __future__ import annotations

import os
import sqlite3
import struct
import time
from pathlib import Path
from random import Random

import pytest

from penultima.server.live.store.wal_check import FRAME, HEADER, lost_commits


def written(folder: Path, transactions: int, rows: int, page: int = 4096) -> Path:
    """A database with so many transactions in its write-ahead log, as after a crash."""
    running, copy = folder / "running.sqlite", folder / "log.sqlite"
    connection = sqlite3.connect(running, isolation_level=None)
    for pragma in (f"page_size={page}", "journal_mode=WAL", "wal_autocheckpoint=0", "synchronous=OFF"):
        connection.execute(f"PRAGMA {pragma}").fetchall()
    connection.execute("CREATE TABLE t (data BLOB)")
    for _ in range(transactions):
        connection.execute("BEGIN")
        connection.executemany("INSERT INTO t VALUES (?)", [(os.urandom(page - 200),) for _ in range(rows)])
        connection.execute("COMMIT")
    for suffix in ("", "-wal"):
        Path(f"{copy}{suffix}").write_bytes(Path(f"{running}{suffix}").read_bytes())
    connection.close()
    return copy


def checksum(data: bytes, words: str, before: tuple[int, int]) -> tuple[int, int]:
    """As SQLite's documentation has it."""
    one, two = before
    numbers = struct.unpack(f"{words}{len(data) // 4}I", data)
    for x, y in zip(numbers[::2], numbers[1::2], strict=True):
        one = (one + x + two) & 0xFFFFFFFF
        two = (two + y + one) & 0xFFFFFFFF
    return one, two


def slowly(file: Path) -> int:
    """Commits behind the first frame that is not whole, but for the last one."""
    data = Path(f"{file}-wal").read_bytes()
    magic, _, page, _, salt1, salt2, sum1, sum2 = struct.unpack(">8I", data[:HEADER])
    words, running, damaged, commits = "<>"[magic & 1], (sum1, sum2), False, 0
    for start in range(HEADER, len(data) - page - FRAME + 1, page + FRAME):
        head = struct.unpack(">6I", data[start : start + FRAME])
        if not damaged:
            body = data[start : start + 8] + data[start + FRAME : start + FRAME + page]
            running = checksum(body, words, running)
            damaged = (head[2:4], running) != ((salt1, salt2), head[4:6])
        commits += damaged and head[2:4] == (salt1, salt2) and head[1] != 0
    return max(0, commits - 1)


@pytest.mark.parametrize("page", [512, 4096])
def test_damage_anywhere_is_found_as_the_slow_check_finds_it(page: int, tmp_path: Path) -> None:
    file, chance = written(tmp_path, 25, 3, page), Random(page)
    whole = Path(f"{file}-wal").read_bytes()
    assert lost_commits(file) == slowly(file) == 0
    found = set()
    for _ in range(60):
        hurt = bytearray(whole)
        place = chance.randrange(HEADER, len(hurt))
        hurt[place] ^= 1 << chance.randrange(8)
        Path(f"{file}-wal").write_bytes(hurt[: chance.choice((len(hurt), chance.randrange(place, len(hurt)) + 1))])
        assert lost_commits(file) == slowly(file), place
        found.add(slowly(file))
    assert len(found) > 5


def test_a_log_is_looked_through_in_a_fraction_of_the_time(tmp_path: Path) -> None:
    """A log of 100 MB, the largest that a busy server has, took five seconds at every start."""
    file = written(tmp_path, 20, 100)
    began = time.thread_time()
    assert slowly(file) == 0
    slow, began = time.thread_time() - began, time.thread_time()
    assert lost_commits(file) == 0
    assert time.thread_time() - began < slow / 4
