"""Looks for damage in the middle of SQLite's write-ahead log.

SQLite takes the log up to its first frame that is not whole, as after a power cut, and forgets the rest without a word.
After a power cut that rest is at most the one transaction that nobody was told of. If whole transactions follow a
damaged frame, they were synced and acknowledged, and something has damaged the file since.

The format: https://www.sqlite.org/fileformat2.html#walformat
"""

from __future__ import annotations

import struct
import time
from pathlib import Path

from penultima.server.live.store.interface import StoreDownError, StoreFault

HEADER, FRAME = 32, 24
PAUSE = 0.2
MAGIC = (0x377F0682, 0x377F0683)
"""The second says that checksums are computed in big-endian words."""


def check_write_ahead_log(database: Path) -> None:
    """StoreDownError if acknowledged transactions would be forgotten. A log that another process is writing to may look
    damaged for a moment, so it is looked at twice."""
    if lost_commits(database):
        time.sleep(PAUSE)
        if count := lost_commits(database):
            text = f"{count} transactions lie behind a damaged frame of the write-ahead log"
            raise StoreDownError(text, StoreFault.LOG_DAMAGED, path=str(database), count=count)


def lost_commits(database: Path) -> int:
    """How many synced transactions lie behind a damaged frame of a database's write-ahead log; 0 if all is well. To be
    called while nobody writes."""
    try:
        data = Path(f"{database}-wal").read_bytes()
    except OSError:
        return 0
    if len(data) < HEADER:
        return 0
    magic, _, page, _, salt1, salt2, sum1, sum2 = struct.unpack(">8I", data[:HEADER])
    if magic not in MAGIC or not page:
        return 0
    words = ">" if magic == MAGIC[1] else "<"
    if _checksum(data[: HEADER - 8], words, (0, 0)) != (sum1, sum2):
        return 0
    return _commits_behind_damage(data, page, (salt1, salt2), words, (sum1, sum2))


def _commits_behind_damage(data: bytes, page: int, salts: tuple[int, int], words: str, running: tuple[int, int]) -> int:
    """Transactions of this log after its first damaged frame that were synced: all but the last of what follows, of
    which nobody can know."""
    damaged, ends = False, []
    for number, start in enumerate(range(HEADER, len(data) - page - FRAME + 1, page + FRAME)):
        frame = data[start : start + FRAME + page]
        _, commit, salt1, salt2, sum1, sum2 = struct.unpack(">6I", frame[:FRAME])
        if not damaged:
            running = _checksum(frame[:8] + frame[FRAME:], words, running)
            damaged = (salt1, salt2) != salts or running != (sum1, sum2)
            if damaged and (salt1, salt2) != salts and not _follows(data, start + page + FRAME, salts, page):
                return 0  # the end of this log; what lies behind it is of one before
        if damaged and (salt1, salt2) == salts and commit:
            ends.append(number)
    return max(0, len(ends) - 1)


def _follows(data: bytes, start: int, salts: tuple[int, int], page: int) -> bool:
    """Is there any frame of this log from here on?"""
    places = range(start, len(data) - page - FRAME + 1, page + FRAME)
    return any(struct.unpack(">2I", data[at + 8 : at + 16]) == salts for at in places)


def _checksum(data: bytes, words: str, start: tuple[int, int]) -> tuple[int, int]:
    """SQLite's checksum, which goes on from the frame before."""
    one, two = start
    numbers = struct.unpack(f"{words}{len(data) // 4}I", data)
    for at in range(0, len(numbers), 2):
        one = (one + numbers[at] + two) & 0xFFFFFFFF
        two = (two + numbers[at + 1] + one) & 0xFFFFFFFF
    return one, two
