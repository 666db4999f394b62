"""A server that is told to stop ends, whatever it is doing just then."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shlex
import subprocess
import sys
import threading
from pathlib import Path
from random import Random

import pytest

from penultima.exit_codes import ExitCode
from penultima.server.http import serving
from penultima.server.live.bus import NoBus, RedisBus
from penultima.server.live.registry import TableRegistry
from penultima.server.live.store import StoreDownError, open_store
from penultima.server.live.task_ending import end_tasks
from penultima.server.ops.settings import Settings
from tests.hanging import HANGS
from tests.server.database_servers import Redis
from tests.server.server_process import ServerProcess

HANGING_SERVER = """
import asyncio
from penultima.cli import main
from penultima.server.http import serving
from penultima.server.live.registry import TableRegistry

async def close(self):
    await asyncio.Event().wait()

TableRegistry.close, serving.STOP_SECONDS = close, 0.5
main(prog_name="penultima")
"""


def test_a_loop_that_survives_every_failure_ends() -> None:
    """A failure on the way out takes the place of the cancellation; a second cancellation ends it."""
    failures: list[str] = []

    async def loop() -> None:
        while True:
            with contextlib.suppress(OSError):
                try:
                    await asyncio.sleep(HANGS)
                finally:
                    if len(failures) < 3:
                        failures.append("to close")
                        raise OSError
            await asyncio.sleep(0)

    async def run() -> None:
        tasks = [asyncio.create_task(loop()) for _ in range(2)]
        await asyncio.sleep(0)
        async with asyncio.timeout(HANGS):
            await end_tasks(tasks)
        assert all(task.cancelled() for task in tasks)

    asyncio.run(run())
    assert len(failures) == 3


def test_a_bus_is_closed_at_any_moment(redis: Redis) -> None:
    """Also while it connects or publishes: a client of Redis that is interrupted may raise an error of its own."""
    chance = Random(1)

    async def run() -> None:
        for _ in range(12):
            bus = RedisBus(redis.url)
            await bus.open(lambda *_: None)
            for seq in range(20):
                bus.announce("table", seq)
            await asyncio.sleep(chance.random() * 0.01)
            async with asyncio.timeout(HANGS):
                await bus.close()

    asyncio.run(run())


def test_a_registry_is_closed_although_its_store_fails_just_then(tmp_path: Path) -> None:
    async def run() -> None:
        settings = Settings(database=str(tmp_path / "log.sqlite"))
        store = open_store(settings.database)
        registry = TableRegistry(settings, store, NoBus())
        await registry.open()
        asked = asyncio.Event()

        async def check() -> None:
            """As where a connection is given back to a database that has gone away."""
            asked.set()
            try:
                await asyncio.sleep(HANGS)
            except asyncio.CancelledError:
                raise StoreDownError("gone") from None

        store.check = check  # type: ignore[method-assign]
        async with asyncio.timeout(HANGS):
            await asked.wait()
            await registry.close()

    asyncio.run(run())


def test_a_process_that_hangs_while_it_stops_is_ended_and_says_what_it_waited_for(tmp_path: Path) -> None:
    class HangingServer(ServerProcess):
        program = ("-c", HANGING_SERVER, "serve")

    with HangingServer(str(tmp_path / "tables.sqlite")) as served:
        served.process.terminate()
        assert served.process.wait(HANGS) == ExitCode.SERVER
        served.closed()
    assert "stopping took too long" in served.log[-1]
    assert "LifespanOn.main" in served.log[-1]


@pytest.mark.parametrize("in_time", [True, False])
def test_who_has_stopped_in_time_lives_on(in_time: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that serves for a while is not ended later."""
    ended = threading.Event()
    monkeypatch.setattr(serving, "STOP_SECONDS", 0.05)
    monkeypatch.setattr(os, "_exit", lambda _: ended.set())

    async def stop() -> None:
        deadline = serving.StopDeadline()
        deadline.start()
        if in_time:
            deadline.cancel()
        await asyncio.sleep(0)

    asyncio.run(stop())
    assert ended.wait(0.5 if in_time else HANGS) is not in_time


@pytest.mark.skipif(os.name != "posix", reason="a shell closes the stream")
def test_a_server_without_an_error_stream_starts(tmp_path: Path) -> None:
    serve = shlex.join([sys.executable, "-m", "penultima", "serve", "--port=0", f"--database={tmp_path / 'x.sqlite'}"])
    process = subprocess.Popen(["sh", "-c", f"exec {serve} 2>&-"], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert "http://localhost:" in process.stdout.readline()
    finally:
        process.kill()
        process.communicate()
