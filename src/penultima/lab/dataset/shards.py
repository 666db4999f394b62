"""A shard as the bytes of two Parquet files, and where shards are made: here, in processes, or on a Ray cluster."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any, NamedTuple

from penultima.errors import LabError
from penultima.lab.dataset.plan import Plan, Shard
from penultima.lab.dataset.rows import TABLES, rows_of, schema
from penultima.lab.engines import check_address, cores_here, on_ray, ray_library
from penultima.lab.interrupts import SIGNALS
from penultima.lab.players import invited
from penultima.lab.results import arrow
from penultima.lab.runs import check_version, play_numbered

Calls = Iterator[tuple[Plan, Shard]]
Maker = Callable[[Calls], Iterator["MadeShard"]]
"""Makes shards and yields each as it is finished, in any order."""


class MadeShard(NamedTuple):
    """A shard that was made: the bytes of its file in each table."""

    shard: Shard
    files: dict[str, bytes]


def make_shard(plan: Plan, shard: Shard) -> MadeShard:
    """Play the rounds of a shard."""
    run = plan.run(shard.rules)
    check_version(run)
    tables: dict[str, list[dict[str, Any]]] = {name: [] for name in TABLES}
    with invited(run.players, run.seed) as bots:
        for number in range(shard.start, shard.start + shard.rounds):
            round, _ = play_numbered(run, bots, number)
            row, decisions = rows_of(run, number, round)
            tables["rounds"].append(row)
            tables["decisions"] += decisions
    about = {"rules": run.rules, "players": json.dumps(run.players), "seed": str(run.seed), "version": run.version}
    return MadeShard(shard, {name: parquet(name, rows, about) for name, rows in tables.items()})


def parquet(name: str, rows: list[dict[str, Any]], about: dict[str, str]) -> bytes:
    """The rows of a table as a Parquet file."""
    pa, sink = arrow(), arrow().BufferOutputStream()
    whole = schema(name, about)
    columns = [pa.array([row[field.name] for row in rows], field.type) for field in whole]
    pa.parquet.write_table(pa.Table.from_arrays(columns, schema=whole), sink, compression="zstd", compression_level=9)
    return bytes(sink.getvalue())


def make_here(calls: Calls, cores: int) -> Iterator[MadeShard]:
    """Make shards on this machine: in this process, or in one for each core, for Python plays these rounds.
    LabError if such a process is killed; shards that were finished until then are yielded first."""
    if cores == 1:
        yield from (make_shard(*call) for call in calls)
        return
    try:
        yield from _make_in_processes(calls, cores)
    except BrokenProcessPool:
        raise LabError("a process that makes shards was killed", "lab-worker-killed") from None


def _make_in_processes(calls: Calls, cores: int) -> Iterator[MadeShard]:
    running: set[Future[MadeShard]] = set()
    with ProcessPoolExecutor(cores, _WorkerContext(), _leave_signals) as pool:
        while True:
            while len(running) < cores and (call := next(calls, None)):
                with _signals_blocked():  # this may start a process
                    running.add(pool.submit(make_shard, *call))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (one.result() for one in sorted(done, key=lambda one: one.exception() is not None))


class _Worker(SpawnProcess):
    """A process of the pool. It ignores SIGTERM, so the pool, which ends all others when one was killed, kills them."""

    terminate = SpawnProcess.kill


class _WorkerContext(SpawnContext):
    Process = _Worker


@contextmanager
def _signals_blocked() -> Iterator[None]:
    """Let Ctrl-C and SIGTERM wait. A process that is started meanwhile lets them wait, too, until `_leave_signals`."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_signals() -> None:
    """A worker leaves Ctrl-C and SIGTERM to the process that started it, which finishes what is begun; and it ends
    with that process. A handler that does nothing is no concern of programs, which would inherit `SIG_IGN`."""
    for one in SIGNALS:
        signal.signal(one, lambda *_: None)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(1)


def chosen_maker(name: str, address: str | None, cores: int | None) -> Maker:
    """Where shards are made, as asked; LabError if there is no such cluster."""
    wanted = cores or len(cores_here())
    if name == "local":
        return lambda calls: make_here(calls, wanted)
    ray_library()
    if address:
        check_address(address)
    return lambda calls: on_ray(make_shard, calls, address, wanted)


class Queue(Iterator[tuple[Plan, Shard]]):
    """The shards that are still to be made, until it is stopped."""

    def __init__(self, plan: Plan, shards: Iterable[Shard]) -> None:
        self._plan = plan
        self._shards = iter(shards)
        self._stopped = False

    def __next__(self) -> tuple[Plan, Shard]:
        if self._stopped:
            raise StopIteration
        return self._plan, next(self._shards)

    def stop(self) -> None:
        """Begin no more."""
        self._stopped = True
