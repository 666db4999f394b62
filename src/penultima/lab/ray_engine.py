"""Portions played on a Ray cluster: a task each, played again elsewhere if a worker dies."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from penultima.errors import LabError, PenultimaError
from penultima.lab.portions import Portions
from penultima.lab.runs import Played, Run, play_portion
from penultima.lab.stopping import undisturbed

RETRIES = 20
"""Times that a portion is begun again when its worker has died."""
AHEAD = 2
"""Portions for each core of the cluster that are handed out at a time, so that no core waits for us."""

PATIENCE = 10.0
"""Seconds in which a cluster must answer."""


def ray_library() -> Any:
    """Ray, which only this engine needs; it tells nobody that it is used."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray  # noqa: PLC0415 (only this engine needs it)
    except ImportError:
        raise LabError("ray is missing", "lab-needs", name="ray", extra="ray") from None
    return ray


def no_cluster(why: str) -> LabError:
    """A cluster that cannot be used, in one sentence."""
    return LabError(f"the Ray cluster cannot be used: {why}", "lab-no-cluster", why=why)


def check_address(address: str) -> None:
    """Is anybody there? Ray itself would ask for minutes."""
    host, colon, port = address.rpartition(":")
    if not colon or not port.isdecimal():
        raise no_cluster(f"{address!r} is no HOST:PORT")
    try:
        with socket.create_connection((host.removeprefix("ray://"), int(port)), timeout=PATIENCE):
            pass
    except OSError as error:
        raise no_cluster(error.strerror or str(error)) from None


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
        with undisturbed():
            ray.init(log_to_driver=False, logging_level="error", **wishes)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise no_cluster(first_line(error)) from None
    try:
        yield ray
    finally:
        ray.shutdown()


def play_on_ray(run: Run, portions: Portions, address: str | None, cores: int) -> Iterator[Played]:
    """Portions as they are finished, in any order."""
    with cluster(address, cores) as ray:
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(play_portion)
        running: list[Any] = []
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(running)
            while room > 0 and (portion := next(portions, None)):
                running.append(task.remote(run, *portion))
                room -= 1
            if not running:
                return
            done, running = ray.wait(running, timeout=1.0)
            for one in done:
                yield fetched(ray, one)


def fetched(ray: Any, one: Any) -> Played:
    """What a task has played; a refusal of ours comes back as what it was."""
    try:
        played: Played = ray.get(one)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, PenultimaError):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        raise no_cluster(first_line(error)) from None
    return played
