"""Where the batches of a run are played: on the cores of this machine, or on a Ray cluster."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from typing import Any, TypeVar

from penultima.errors import LabError, PenultimaError, system_facts
from penultima.lab.interrupts import keeping_handlers
from penultima.lab.runs import Batches, PlayedBatch, Run, play_batch

Engine = Callable[[Run, Batches], Iterator[PlayedBatch]]
"""Plays the batches of a run and yields each as it is finished, in any order."""
Result = TypeVar("Result")
RETRIES = 20
"""Times that a batch is begun again on Ray when its worker has died."""
AHEAD = 2
"""Batches for each core of the cluster that are handed out at a time, so that no core waits for us."""
TIMEOUT = 10.0
"""Seconds in which a cluster must answer."""


def cores_here() -> set[int]:
    """The cores this process may use."""
    return os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set(range(os.cpu_count() or 1))


def play_here(run: Run, batches: Batches, cores: int) -> Iterator[PlayedBatch]:
    """Play batches on the cores of this machine. Compiled rounds hold no lock, so threads are enough."""
    running: set[Future[PlayedBatch]] = set()
    with ThreadPoolExecutor(cores) as pool:
        try:
            while True:
                while len(running) < cores and (batch := next(batches, None)):
                    running.add(pool.submit(play_batch, run, *batch))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for one in done:
                    yield one.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def chosen_engine(name: str, address: str | None, cores: int | None) -> Engine:
    """The engine that was asked for; LabError if there is no such cluster."""
    wanted = cores or len(cores_here())
    if name == "local":
        return lambda run, batches: play_here(run, batches, wanted)
    ray_library()
    if address:
        check_address(address)
    return lambda run, batches: play_on_ray(run, batches, address, wanted)


def ray_library() -> Any:
    """Import Ray, with its usage reports switched off."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray  # noqa: PLC0415 (only this engine needs it)
    except ImportError:
        raise LabError("ray is missing", "lab-needs", name="ray", extra="ray") from None
    return ray


def no_cluster(why: str, **facts: str) -> LabError:
    """A cluster that cannot be used, in one sentence."""
    return LabError(f"the Ray cluster cannot be used: {why}", "lab-no-cluster", why=why, **facts)


def check_address(address: str) -> None:
    """Refuse an address where nobody answers; Ray itself would try for minutes."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdecimal():
        raise no_cluster(f"{address!r} is no HOST:PORT")
    try:
        with socket.create_connection((host.removeprefix("ray://"), int(port)), timeout=TIMEOUT):
            pass
    except (OSError, UnicodeError) as error:
        raise no_cluster(**system_facts(error)) from None


def first_line(error: BaseException) -> str:
    """What an error says, without its traceback."""
    return (str(error).splitlines() or [type(error).__name__])[0].rstrip(".")


@contextmanager
def cluster(address: str | None, cores: int) -> Iterator[Any]:
    """Ray, connected to a cluster; without an address to one of our own on this machine, which ends with us."""
    ray = ray_library()
    wishes: dict[str, Any] = {"address": address} if address else {"address": "local", "num_cpus": cores}
    if not address:
        wishes["include_dashboard"] = False
    try:
        with keeping_handlers():
            ray.init(log_to_driver=False, logging_level="error", **wishes)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise no_cluster(first_line(error)) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def play_on_ray(run: Run, batches: Batches, address: str | None, cores: int) -> Iterator[PlayedBatch]:
    """Play batches on a Ray cluster."""
    return on_ray(play_batch, ((run, *batch) for batch in batches), address, cores)


def on_ray(
    work: Callable[..., Result], calls: Iterator[tuple[Any, ...]], address: str | None, cores: int
) -> Iterator[Result]:
    """Call a function on a Ray cluster with each of these arguments: each call is a task, which is begun again
    elsewhere if its worker dies. Results come as they are finished."""
    with cluster(address, cores) as ray:
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(work)
        running: list[Any] = []
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(running)
            while room > 0 and (call := next(calls, None)):
                running.append(task.remote(*call))
                room -= 1
            if not running:
                return
            done, running = ray.wait(running, timeout=1.0)
            for one in done:
                yield fetched(ray, one)


def fetched(ray: Any, one: Any) -> Any:
    """What a task has made; an error of ours is raised as what it was."""
    try:
        return ray.get(one)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, PenultimaError):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        raise no_cluster(first_line(error)) from None
