"""Engine against oracle for as long as asked: `python -m tests.soak --minutes 60`.

Every piece of work is a booklet and a random seed, so a disagreement can be seen again by itself.
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from tests.differential import BOOKLETS, duels

PIECE = 4000
"""Moves in one piece of work: about two seconds."""
EVERY = 10
"""Seconds between two lines of progress."""

Task = tuple[str, int]
Outcome = tuple[Task, int, str]


def work(task: Task, moves: int = PIECE) -> Outcome:
    """One piece: the moves compared, and what went wrong if anything did."""
    booklet, seed = task
    try:
        return task, duels(booklet, seed, moves), ""
    except Exception:  # whatever it is, it must not happen
        return task, 0, traceback.format_exc()


def tasks() -> Iterator[Task]:
    """Booklet after booklet, each time with a new seed."""
    while True:
        for booklet in BOOKLETS:
            yield booklet, secrets.randbelow(1 << 40)


def progress(done: Counter[str], since: float) -> str:
    """How far it has come."""
    total, seconds = done.total(), time.monotonic() - since
    each = "  ".join(f"{booklet} {moves:,}" for booklet, moves in sorted(done.items()))
    return f"{seconds:6.0f} s  {total:,} moves ({total / max(seconds, 1e-9):,.0f}/s)  {each}"


def disagreement(task: Task, story: str, moves: int) -> str:
    """What to tell, and how to see it again."""
    booklet, seed = task
    return f"{story}\nSee it again:  python -m tests.soak --booklet {booklet} --seed {seed} --moves {moves}"


def soak(minutes: float, cores: int, moves: int = PIECE) -> int:
    """Go on until the time is up or they disagree; the exit code."""
    start = told = time.monotonic()
    ends, source, done = start + 60 * minutes, tasks(), Counter[str]()
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        running: set[Future[Outcome]] = {pool.submit(work, next(source), moves) for _ in range(2 * cores)}
        while running:
            finished, running = wait(running, timeout=1, return_when=FIRST_COMPLETED)
            for future in finished:
                task, compared, story = future.result()
                if story:
                    pool.shutdown(wait=False, cancel_futures=True)
                    print(disagreement(task, story, moves), flush=True)
                    return 1
                done[task[0]] += compared
                if time.monotonic() < ends:
                    running.add(pool.submit(work, next(source), moves))
            if time.monotonic() - told >= EVERY:
                told = time.monotonic()
                print(progress(done, start), flush=True)
    print(progress(done, start), flush=True)
    print(f"engine and oracle agreed on every one of {done.total():,} moves")
    return 0


def main(arguments: list[str] | None = None) -> int:
    """Soak, or see one piece again."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="engine against oracle")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--booklet", choices=BOOKLETS, help="see one piece again: its booklet")
    parser.add_argument("--seed", type=int, help="see one piece again: its seed")
    parser.add_argument("--moves", type=int, default=PIECE, help="moves in one piece")
    asked = parser.parse_args(arguments)
    if asked.booklet is None:
        return soak(asked.minutes, asked.cores, asked.moves)
    task = (asked.booklet, asked.seed or 0)
    _, compared, story = work(task, asked.moves)
    print(disagreement(task, story, asked.moves) if story else f"they agree on {compared:,} moves")
    return 1 if story else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
