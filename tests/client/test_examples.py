"""The examples of bots at network tables play a match to its end, and prove the shuffle with everybody else."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from penultima.client import TableClient, create_table, new_token
from penultima.game import Record
from penultima.game.fair import Transcript
from penultima.game.fair.findings import Noted, Verdict
from penultima.game.fair.verify import verify
from tests.server.players import over, play_on
from tests.server.server_process import ServerProcess, running_server

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture(scope="module")
def served() -> Iterator[ServerProcess]:
    with running_server() as running:
        yield running


def node() -> list[str] | None:
    """Node with a WebSocket: built in from 22 on, behind a flag in 20."""
    if shutil.which("node") is None:
        return None
    for command in (["node"], ["node", "--experimental-websocket"]):
        asked = subprocess.run([*command, "-p", "typeof WebSocket"], check=False, capture_output=True, text=True)
        if asked.stdout.strip() == "function":
            return command
    return None


@pytest.mark.parametrize("language", ["python", "javascript"])
def test_an_example_plays_to_the_end(served: ServerProcess, language: str, tmp_path: Path) -> None:
    command = [sys.executable, str(EXAMPLES / "table_bot.py")]
    if language == "javascript":
        found = node()
        if found is None:
            pytest.skip("no node with a WebSocket here: the JavaScript example cannot run")
        command = [*found, str(EXAMPLES / "table-bot.mjs")]

    async def run() -> tuple[int, str, str]:
        token = new_token()
        wish = {"rules": "classic/en +match=round", "seats": 2, "grace": 0, "catching": 0}
        made = await asyncio.to_thread(create_table, served.url, token=token, **wish)
        program = await asyncio.create_subprocess_exec(
            *command, made.link, "Guest", stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        async with TableClient(served.url, made.table, token) as host:
            await host.until(lambda: host.info is not None and host.info.seats[1].name == "Guest", 60)
            await host.start()
            await play_on(host, 3, over)
            output, errors = await asyncio.wait_for(program.communicate(), 60)
        return program.returncode or 0, output.decode() + errors.decode(), made.table

    code, output, table = asyncio.run(run())
    assert code == 0, output
    assert "Guest sits on seat 1" in output
    assert output.split()[-1] in ("won", "lost")
    file = tmp_path / "record.json"
    file.write_text(served.get(f"/api/tables/{table}/record"))
    record = Record.load(file)
    found_ = verify(record)
    assert found_.verdict is Verdict.PROVEN
    assert isinstance(record.fair, Transcript)
    assert [part.mark for part in record.fair.deals[-1].parts] == ["given", "given"], msgspec.json.encode(record.fair)
    assert not {Noted.WITHHELD, Noted.ABSENT} & {one.code for one in found_.of(Noted)}
