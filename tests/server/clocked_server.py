"""A server whose wall clock can be set: `python -m tests.server.clocked_server` runs one whose clock differs from the
machine's by the milliseconds in a file. All the rest is as people run it, waiting included."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from penultima.server.live.system_clock import SystemClock
from tests.server.server_process import ServerProcess

FILE = "TEST_CLOCK_FILE"


class SetClock(SystemClock):
    """A clock that a test sets by so many milliseconds."""

    ahead = 0

    def wall(self) -> int:
        """The machine's time, and what the test added."""
        return super().wall() + self.ahead


class FileClock(SystemClock):
    """A clock that is set by writing milliseconds into a file."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def wall(self) -> int:
        """The machine's time, and what the file says."""
        return super().wall() + int(self.file.read_text())


class ClockedServer(ServerProcess):
    """A server process whose wall clock the test sets."""

    program = ("-m", "tests.server.clocked_server")

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.clock_file = folder / "clock"
        self.set_clock(0)
        os.environ[FILE] = str(self.clock_file)
        try:
            super().__init__(str(folder / "tables.sqlite"), **settings)
        finally:
            del os.environ[FILE]

    def set_clock(self, ahead: int) -> None:
        """From now on the wall clock is so many milliseconds ahead of the machine's, or behind it."""
        new = self.clock_file.with_suffix(".new")
        new.write_text(str(ahead))
        new.replace(self.clock_file)


def run(flags: list[str]) -> None:
    """Serve with the settings of `--name=value` flags and the clock of the file."""
    from penultima.server.http.serving import serve
    from penultima.server.ops.settings import load_settings

    named = [flag.removeprefix("--").partition("=") for flag in flags]
    settings = load_settings({name.replace("-", "_"): value for name, _, value in named}, environment={})

    def ready(port: int, _: list[str]) -> None:
        print(f"http://127.0.0.1:{port}", flush=True)

    serve(settings, ready, clock=FileClock(Path(os.environ[FILE])))


if __name__ == "__main__":
    run(sys.argv[1:])
