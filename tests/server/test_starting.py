"""A cold start: the page comes first and says that the engine warms up; a goodbye does not wait for it either."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from penultima.client import create_table, new_token
from penultima.protocol import FRAME, Bye, Hello, read_answer, write
from penultima.server import serving
from tests.server.asking import ask


@pytest.fixture
def cold(tmp_path: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server that has never compiled anything."""
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
    code = "import sys, penultima.server.serving; print('numba' in sys.modules, 'penultima.protocol' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.split() == ["False", "False"]
    assert serving.FRAME == FRAME


def test_a_server_without_a_store_says_so_and_ends(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "penultima", "serve", "--port=0", "--no-browser", "--lang=en"]
    (tmp_path / "file").write_text("")
    for database, code in (("mongo:nothing", 2), (f"{tmp_path}/file/below.sqlite", 3)):
        asked = [*command, f"--database={database}"]
        done = subprocess.run(asked, check=False, capture_output=True, text=True, timeout=120)
        assert done.returncode == code, done.stderr
        assert "Traceback" not in done.stderr
        assert "mongo" in done.stderr or "not opened" in done.stderr


def test_the_page_comes_before_the_engine_is_warm(cold: tuple[str, subprocess.Popen[str]]) -> None:
    url, process = cold
    assert ask(url, "/").status == 200
    here = ask(url, "/api/here").json
    assert here["ready"] is False
    assert 0 <= here["warming"] < 1
    assert ask(url, "/readyz").status == 503
    assert ask(url, "/healthz").status == 200
    assert ask(url, "/api/shelf").status == 200

    async def knock() -> Bye:
        made = await asyncio.to_thread(create_table, url, token=new_token())
        async with connect(f"{url.replace('http', 'ws')}/ws") as socket:
            await socket.send(write(Hello(table=made.table)).decode())
            answer = read_answer(await socket.recv())
            assert isinstance(answer, Bye)
            return answer

    bye = asyncio.run(knock())
    assert (bye.code, bye.retry) == ("warming", 1000)
    begun = time.monotonic()
    process.send_signal(signal.SIGTERM)
    assert process.wait(60) in (0, -signal.SIGTERM)
    assert time.monotonic() - begun < 20, "it does not wait until all is compiled"
