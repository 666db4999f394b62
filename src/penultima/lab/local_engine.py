"""Portions played here, each core one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait

from penultima.lab.portions import Portions
from penultima.lab.runs import Played, Run, play_portion


def play_here(run: Run, portions: Portions, cores: int) -> Iterator[Played]:
    """Portions as they are finished, in any order. Compiled rounds hold no lock, so threads are enough."""
    running: set[Future[Played]] = set()
    with ThreadPoolExecutor(cores) as pool:
        try:
            while True:
                while len(running) < cores and (portion := next(portions, None)):
                    running.add(pool.submit(play_portion, run, *portion))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for one in done:
                    yield one.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
