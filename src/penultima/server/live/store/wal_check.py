"""Looks for damage in the middle of SQLite's write-ahead log.

SQLite takes the log up to its first frame that is not whole, as after a power cut, and forgets the rest without a word.
After a power cut that rest is at most the one transaction that nobody was told of. If whole transactions follow a
damaged frame, they were synced and acknowledged, and something has damaged the file since.

The format: https://www.sqlite.org/fileformat2.html#walformat
"""

from __future__ import annotations

import struct
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from penultima.server.live.store.interface import StoreDownError, StoreFault

HEADER, FRAME = 32, 24
PAUSE = 0.2
MAGIC = (0x377F0682, 0x377F0683)
"""The second says that checksums are computed in big-endian words."""
PIECE = 64
"""Frames that are looked at together."""
MASK = 0xFFFFFFFF
Frames = np.ndarray[Any, np.dtype[np.uint8]]
Words = np.ndarray[Any, np.dtype[np.uint32]]


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
        with Path(f"{database}-wal").open("rb") as file:
            header = file.read(HEADER)
            if len(header) < HEADER:
                return 0
            magic, _, page, _, salt1, salt2, sum1, sum2 = struct.unpack(">8I", header)
            if magic not in MAGIC or not page or page % 8:
                return 0
            words = np.dtype(">u4" if magic == MAGIC[1] else "<u4")
            start = Checksum(words, (HEADER - 8) // 8).after((0, 0), np.frombuffer(header[: HEADER - 8], words))
            if start != (sum1, sum2):
                return 0
            return _commits_behind_damage(_frames(file, page), (salt1, salt2), Checksum(words, page // 8 + 1), start)
    except OSError:
        return 0


def _frames(file: BinaryIO, page: int) -> Iterator[Frames]:
    """The whole frames of a log, some at a time: it may be longer than what one wants to have in memory."""
    size = FRAME + page
    while True:
        data = file.read(size * PIECE)
        count = len(data) // size
        if not count:
            return
        yield np.frombuffer(data, np.uint8, count * size).reshape(count, size)
        if count < PIECE:
            return


def _commits_behind_damage(
    pieces: Iterable[Frames], salts: tuple[int, int], checksum: Checksum, running: tuple[int, int]
) -> int:
    """Transactions of this log after its first damaged frame that were synced: all but the last of what follows, of
    which nobody can know. Frames behind the damage that have other salts are of a log before this one."""
    damaged, commits = False, 0
    for frames in pieces:
        heads = np.ascontiguousarray(frames[:, :FRAME]).view(">u4")
        ours = (heads[:, 2] == salts[0]) & (heads[:, 3] == salts[1])
        first = 0
        if not damaged:
            whole, running = checksum.whole_frames(frames, heads, ours, running)
            damaged, first = whole < len(frames), whole
        if damaged:
            commits += int(np.count_nonzero(ours[first:] & (heads[first:, 1] != 0)))
    return max(0, commits - 1)


class Checksum:
    """SQLite's checksum of so many pairs of words (x, y), each of which does `one += x + two; two += y + one`, modulo
    2**32. What it comes to is a sum of all words, each times a Fibonacci number, and of the checksum before: so a whole
    frame is a product of arrays, and a log of a hundred megabytes takes a fraction of a second."""

    def __init__(self, words: np.dtype[np.uint32], pairs: int) -> None:
        self.words = words
        fibonacci = [0, 1]
        while len(fibonacci) < 2 * pairs + 3:
            fibonacci.append((fibonacci[-1] + fibonacci[-2]) & MASK)
        places = range(2 * pairs)
        # The last pair counts one and one in `one`, and so on back to the first.
        self._one = np.array([fibonacci[2 * pairs - 1 - place] for place in places], np.uint32)
        self._two = np.array([fibonacci[2 * pairs - place] for place in places], np.uint32)
        low, middle, high = fibonacci[2 * pairs - 1], fibonacci[2 * pairs], fibonacci[2 * pairs + 1]
        self._before = (low, middle), (middle, high)

    def after(self, before: tuple[int, int], words: np.ndarray[Any, np.dtype[np.uint32]]) -> tuple[int, int]:
        """The checksum that follows on another one."""
        one, two = self._sums(words.astype(np.uint32)[np.newaxis])
        return self._step(before, int(one[0]), int(two[0]))

    def whole_frames(
        self, frames: Frames, heads: Words, ours: np.ndarray[Any, np.dtype[np.bool_]], running: tuple[int, int]
    ) -> tuple[int, tuple[int, int]]:
        """How many frames from the first on are whole, and the checksum after them."""
        covered = np.concatenate((frames[:, :8], frames[:, FRAME:]), axis=1)
        ones, twos = self._sums(covered.view(self.words).astype(np.uint32))
        sums = zip(ones.tolist(), twos.tolist(), heads[:, 4].tolist(), heads[:, 5].tolist(), ours.tolist(), strict=True)
        for number, (one, two, sum1, sum2, own) in enumerate(sums):
            after = self._step(running, one, two)
            if not own or after != (sum1, sum2):
                return number, running
            running = after
        return len(frames), running

    def _sums(self, words: Words) -> tuple[Words, Words]:
        return tuple((words * weights).sum(axis=1, dtype=np.uint32) for weights in (self._one, self._two))

    def _step(self, before: tuple[int, int], one: int, two: int) -> tuple[int, int]:
        (low, middle), (same, high) = self._before
        return (low * before[0] + middle * before[1] + one) & MASK, (same * before[0] + high * before[1] + two) & MASK
