"""A server in a process of its own, as people run it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Self

from tests.server.ports import free_port

QUICK = {
    "think_ms": 0, "shout_ms": 0, "between_ms": 50, "contribute_ms": 3000, "lease_ms": 1500,
    "per_address": 5000, "tables_per_minute": 100000, "messages_per_second": 100000,
}  # fmt: skip
"""Bots that do not pause, and limits that do not matter."""


class ServerProcess:
    """A running server; `url` is where it is."""

    program: Sequence[str] = ("-m", "penultima", "serve")
    """What Python runs."""

    def __init__(
        self, database: str, *, kill: str = "", port: int = 0, environment: dict[str, str] | None = None,
        **settings: object,
    ) -> None:  # fmt: skip
        self.database = database
        self.settings = {**QUICK, "metrics_port": free_port(), **settings}
        self.port = port or free_port()
        self.environment = environment or {}
        """Variables for the next start."""
        self.log: list[str] = []
        self.process = self._start(kill)

    def _start(self, kill: str) -> subprocess.Popen[str]:
        flags = [f"--{name.replace('_', '-')}={value}" for name, value in self.settings.items() if value is not None]
        command = [sys.executable, *self.program, f"--port={self.port}", f"--database={self.database}"]
        environment = os.environ | self.environment | ({"PENULTIMA_KILL": kill} if kill else {})
        process = subprocess.Popen(
            [*command, *flags], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        assert process.stdout is not None
        line = self.printed = process.stdout.readline()
        found = re.search(r"http://[^ ]+:(\d+)", line)
        assert found, line + (process.stderr.read() if process.stderr else "")
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._reader = threading.Thread(target=self._keep_log, args=(process,), daemon=True)
        self._reader.start()
        self._until_ready(process)
        return process

    def _keep_log(self, process: subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        self.log.extend(process.stderr)

    def _until_ready(self, process: subprocess.Popen[str]) -> None:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/readyz", timeout=5):
                    return
            except OSError:
                time.sleep(0.05)
        process.kill()
        raise AssertionError("the server did not get ready")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def get(self, path: str) -> str:
        """A page."""
        with urllib.request.urlopen(self.url + path, timeout=10) as answer:
            return str(answer.read().decode())

    @property
    def here_key(self) -> str:
        """The key in the link that was printed for the browser of this machine."""
        found = re.search(r"#here=([\w-]+)", self.printed)
        assert found, self.printed
        return found[1]

    def metrics(self) -> str:
        """What Prometheus gets."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.settings['metrics_port']}/metrics", timeout=10) as answer:
            return str(answer.read().decode())

    def kill(self) -> None:
        """As the system kills; one that is dead already stays so."""
        self.process.kill()
        self.closed()

    def closed(self) -> None:
        """Wait for its end and close what it wrote to."""
        self.process.wait(30)
        self._reader.join(10)
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()

    def send(self, number: int) -> None:
        """A signal."""
        self.process.send_signal(number)

    def start_again(self, kill: str = "") -> None:
        """At the same port, with the same database."""
        self.process = self._start(kill)

    def stop(self) -> float:
        """Gracefully; the seconds it took. One that had to be ended would be a fault."""
        started = time.monotonic()
        if self.process.poll() is None:
            self.send(signal.SIGTERM)
            self.closed()
            assert self.process.returncode in (0, -signal.SIGTERM), "".join(self.log[-20:])
        return time.monotonic() - started


@contextmanager
def running_server(database: str = "", **settings: object) -> Iterator[ServerProcess]:
    """A server for a while."""
    with tempfile.TemporaryDirectory() as folder:
        served = ServerProcess(database or str(Path(folder) / "tables.sqlite"), **settings)  # type: ignore[arg-type]
        try:
            yield served
        finally:
            served.kill()
