"""The program as people use it: its commands, and its server over HTTP."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from tests.compatibility.player import PATIENCE
from tests.compatibility.today import command_line
from tests.server.server_process import ServerProcess

STILL: dict[str, object] = {
    "think_ms": 600_000, "contribute_ms": 600_000, "between_ms": 600_000, "archive_days": 30_000,
}  # fmt: skip
"""Nothing happens by itself, and no table is so old that it would be archived: the fixtures are from June 2024."""
LIVELY: dict[str, object] = {"think_ms": 0, "contribute_ms": 20_000, "between_ms": 600_000, "archive_days": 30_000}
"""Bots play at once; the next round waits for people."""


@contextmanager
def server(file: Path, settings: dict[str, object]) -> Iterator[ServerProcess]:
    """A server that keeps its tables in this file."""
    served = ServerProcess(str(file), **settings)  # type: ignore[arg-type]
    try:
        yield served
    finally:
        served.kill()


def command(*words: str, typed: str = "", data: Path | None = None) -> Result:
    """A command of the program, in this process; what it says is in `stdout`."""
    environment = {"COLUMNS": "100", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "LANGUAGE": ""}
    if data is not None:
        environment["XDG_DATA_HOME"] = str(data)
    return CliRunner(env=environment).invoke(command_line, list(words), input=typed)


def http(url: str, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, Any]:
    """A request and its answer in JSON; with the key that the page of the server's own machine shows."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} | ({"X-Penultima-Key": key} if key else {})
    asked = urllib.request.Request(url + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.loads(error.read())
