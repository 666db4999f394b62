"""Starting and stopping: the page comes first, what plays right behind it, and nothing is compiled."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.types import Message

from penultima.client import TableClient, create_table, new_token
from penultima.exit_codes import ExitCode
from penultima.protocol import MAX_MESSAGE_BYTES
from penultima.server.http import serving
from penultima.server.http.startup import StartupApp
from penultima.server.ops.settings import load_settings
from tests.hanging import HANGS
from tests.server.http_requests import ask


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server that has just said where it is, on a machine that has never run one."""
    command = [sys.executable, "-m", "penultima", "serve", "--port=0", "--no-browser", "--log-level=error"]
    process = subprocess.Popen(
        [*command, f"--database={tmp_path / 'tables.sqlite'}"],
        stdout=subprocess.PIPE, text=True, env=os.environ | {"PENULTIMA_CACHE": str(tmp_path / "cache")},
    )  # fmt: skip
    try:
        assert process.stdout is not None
        found = re.search(r"http://localhost:(\d+)", process.stdout.readline())
        assert found
        yield f"http://127.0.0.1:{found[1]}", process
    finally:
        process.kill()
        process.wait(30)
        if process.stdout is not None:
            process.stdout.close()


def test_the_page_needs_no_engine() -> None:
    """What is loaded before the page is shown holds neither the engine nor the protocol."""
    code = "import sys, penultima.server.http.serving; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert {"numpy", "penultima.runtime", "penultima.protocol"}.isdisjoint(done.stdout.split())
    assert serving.MAX_MESSAGE_BYTES == MAX_MESSAGE_BYTES


def test_a_server_without_a_store_says_so_and_ends(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "penultima", "serve", "--port=0", "--no-browser", "--lang=en"]
    (tmp_path / "file").write_text("")
    below = f"{tmp_path}/file/below.sqlite"
    for database, code, words in (
        ("mongo:nothing", 2, "mongo"),
        (below, 3, "below.sqlite cannot be opened or written"),
        ("postgresql://me:secret@127.0.0.1:1/none", 3, "127.0.0.1:1/none"),
    ):
        asked = [*command, f"--database={database}"]
        done = subprocess.run(asked, check=False, capture_output=True, text=True, timeout=120)
        assert done.returncode == code, done.stderr
        assert "Traceback" not in done.stderr
        assert words in done.stderr
        assert not done.stdout, "no link is shown to what cannot be played"
        assert "secret" not in done.stderr


async def answer_of(app: StartupApp, path: str) -> int:
    """Ask an application in this process; the status of its answer."""
    statuses: list[int] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "scheme": "http"}
    await app(scope | {"headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 1)}, receive, send)
    return statuses[0]


def test_the_page_is_shown_while_the_rest_is_loaded(tmp_path: Path) -> None:
    async def run() -> None:
        app = StartupApp(load_settings({"database": str(tmp_path / "tables.sqlite")}))
        assert [await answer_of(app, path) for path in ("/", "/healthz", "/readyz")] == [200, 200, 503]
        asked = [asyncio.create_task(answer_of(app, path)) for path in ("/api/here", "/api/shelf", "/api/tables")]
        await asyncio.sleep(0.05)
        assert not any(one.done() for one in asked), "they wait, and are not refused"
        await app._load()
        assert await asyncio.gather(*asked) == [200, 200, 200]
        assert await answer_of(app, "/readyz") == 200
        assert app.app is not None
        await app.app.registry.close()

    asyncio.run(run())


def test_a_fresh_server_plays_at_once_and_stops_at_once(fresh: tuple[str, subprocess.Popen[str]]) -> None:
    url, process = fresh
    assert ask(url, "/").status == 200
    assert ask(url, "/api/here").json["ready"] is True
    assert ask(url, "/readyz").status == 200

    async def play() -> None:
        wish = {"rules": "classic/en", "seats": 2, "bots": ["expert"], "grace": 0, "catching": 0}
        token = new_token()
        made = await asyncio.to_thread(create_table, url, token=token, **wish)
        async with TableClient(url, made.table, token) as me:
            await me.start()
            await me.until(lambda: me.view is not None)

    asyncio.run(play())
    process.send_signal(signal.SIGTERM)
    assert process.wait(HANGS) in (0, -signal.SIGTERM)


def test_who_is_stopped_while_loading_ends(fresh: tuple[str, subprocess.Popen[str]]) -> None:
    _, process = fresh
    process.send_signal(signal.SIGTERM)
    ends = (0, -signal.SIGTERM, ExitCode.SERVER)  # the last one where loading takes longer than stopping may
    assert process.wait(HANGS) in ends


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_a_proxy_is_told_at_once_that_a_server_is_not_ready_and_anybody_else_waits(kind: str) -> None:
    """A proxy has another server to ask; who asks without one comes to the right place and waits a moment."""
    headers = [(b"host", b"localhost"), (b"x-forwarded-for", b"192.0.2.1")]
    scope = {"type": kind, "path": "/ws", "method": "GET", "headers": headers, "client": ("127.0.0.1", 5)}

    async def status(trusted_proxy: str) -> int:
        said: list[Message] = []

        async def receive() -> Message:
            return {"type": f"{kind}.connect"}

        async def send(message: Message) -> None:
            said.append(message)

        settings = load_settings({"trusted_proxy": trusted_proxy}, None, {})
        async with asyncio.timeout(5 if trusted_proxy else 0.2):
            await StartupApp(settings)(dict(scope), receive, send)
        return int(said[0]["status"])

    assert asyncio.run(status("127.0.0.1")) == 503
    with pytest.raises(TimeoutError):
        asyncio.run(status(""))
