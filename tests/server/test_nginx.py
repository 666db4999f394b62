"""The files of deploy/: the real nginx with the configuration as it is shipped, before two servers that are restarted
one after the other while people play.

Where there is no nginx and none can be had from Debian, these tests are skipped.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import time
import tomllib
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from penultima.client import Refused
from penultima.protocol import Ack, Bye, Command, ServerMessage, Welcome
from penultima.server.live.store.interface import PER_ORIGIN
from penultima.server.ops.settings import load_settings
from tests.debian import program_of
from tests.hanging import HANGS
from tests.server.database_servers import Postgres, Redis
from tests.server.http_requests import ask
from tests.server.players import seated
from tests.server.ports import free_port
from tests.server.server_process import ServerProcess
from tests.server.witnesses import Witness, Witnesses, check

DEPLOY = Path(__file__).parents[2] / "deploy"
MOVED_ON = {"late", "illegal", "not-now", "grace"}
"""Refusals that are part of the game: somebody else was faster, or it is too early to catch."""

Report = Callable[[str, object], None]


def site(text: str, port: int, servers: list[int], outer: str = "192.0.2.1") -> str:
    """A shipped configuration at other addresses, without certificates, behind a proxy at the address `outer`: nothing
    else is changed."""
    for number, server in enumerate(servers, 1):
        names = rf"server (127\.0\.0\.1:878{6 + number}|server-{number}:8787) max_fails=0;"
        text, found = re.subn(names, f"server 127.0.0.1:{server} max_fails=0;", text)
        assert found == 1
    text, found = re.subn(r"listen (443 ssl|80);", f"listen 127.0.0.1:{port};", text, count=1)
    assert found == 1
    text = re.sub(r"    listen \[::\]:443 ssl;\n|    ssl_certificate.*\n", "", text)
    text = text.partition("server {\n    listen 80;")[0]
    return text.replace("<cards.example>", "127.0.0.1").replace("${OUTER_PROXY}", outer)


@pytest.fixture(scope="module")
def nginx() -> str:
    """Where the program is."""
    found = program_of("nginx-light", "nginx")
    if found is None:
        pytest.skip("there is no nginx here: apt-get install nginx-light")
    return found


@contextmanager
def nginx_running(nginx: str, folder: Path, text: str, port: int) -> Iterator[str]:
    """nginx with a site; where it is."""
    for name in ("logs", "body", "proxy", "fastcgi", "uwsgi", "scgi"):
        (folder / name).mkdir()
    paths = "".join(
        f"{name}_temp_path {folder}/{place};\n"
        for name, place in (
            ("client_body", "body"), ("proxy", "proxy"), ("fastcgi", "fastcgi"), ("uwsgi", "uwsgi"), ("scgi", "scgi"),
        )
    )  # fmt: skip
    head = f"daemon off;\nworker_processes 1;\npid {folder}/nginx.pid;\nerror_log {folder}/logs/error.log;\n"
    user = "user root;\n" if os.getuid() == 0 else ""
    whole = f"{user}{head}events {{ worker_connections 1024; }}\nhttp {{\n{paths}{text}\n}}\n"
    (folder / "nginx.conf").write_text(whole, "utf-8")
    command = [nginx, "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "logs" / "error.log")]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    process = subprocess.Popen(command)
    try:
        _wait_for(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


def _wait_for(port: int) -> None:
    deadline = time.monotonic() + HANGS
    while time.monotonic() < deadline:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5):
                return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("nginx did not start")


class PagePlayer(Witness):
    """A client that comes back exactly as the page does (web/src/connection/table-socket.ts), and remembers how long it
    was away and how long each command took."""

    FIRST_WAIT, LONGEST_WAIT = 0.25, 8.0

    def __init__(self, server: str, table: str, token: str | None = None) -> None:
        super().__init__(server, table, token)
        self.away: list[float] = []
        self.answer_times: list[float] = []
        self._sent: dict[str, float] = {}
        self._bye = 0.0
        self._tries = 0
        self._lost_at = 0.0
        self._random = Random(table)

    async def _stay(self) -> None:
        while self.ended is None:
            with suppress(OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                await self._hold_connection()
            self._socket = None
            self._lost_at = self._lost_at or time.monotonic()
            backoff = min(self.LONGEST_WAIT, self.FIRST_WAIT * 2**self._tries) * (0.75 + self._random.random() / 2)
            wait, self._bye = self._bye or backoff, 0.0
            self._tries += 1
            await asyncio.sleep(wait)

    def _receive(self, message: ServerMessage) -> None:
        if isinstance(message, Bye):
            self._bye = message.retry / 1000
        elif isinstance(message, Welcome):
            self._tries = 0
            if self._lost_at:
                self.away.append(time.monotonic() - self._lost_at)
                self._lost_at = 0.0
        elif isinstance(message, Ack) and message.cmd in self._sent:
            self.answer_times.append(time.monotonic() - self._sent.pop(message.cmd))
        super()._receive(message)

    async def command(self, command: Command) -> Ack:
        self._sent[command.cmd] = time.monotonic()
        return await super().command(command)


@dataclass
class PageWitnesses(Witnesses):
    """Witnesses who come back as the page does; every refusal that is not part of the game is an error they saw."""

    errors: list[str] = field(default_factory=list)

    async def gather(self) -> None:
        """Everybody sits down."""
        for number in range(self.tables):
            options = {"rules": "classic/en +match=round", "bots": ["random"], "seats": 3, "leaving": self.leaving}
            pair = await seated(self.servers[0], 2, client=PagePlayer, **options)
            assert all(isinstance(one, PagePlayer) for one in pair), number
            self.clients += pair  # type: ignore[arg-type]

    async def _step(self, me: Witness, chance: Random) -> None:
        try:
            await super()._step(me, chance)
        except Refused as refused:
            if refused.code not in MOVED_ON:
                self.errors.append(refused.code)
        except TimeoutError:
            self.errors.append("a move took longer than ten seconds")


@pytest.fixture(scope="module")
def pair(postgres: Postgres, redis: Redis) -> Iterator[list[ServerProcess]]:
    """Two servers on one database, as the unit runs them: leases and limits of every day."""
    options: dict[str, object] = {
        "bus": redis.url, "lease_ms": 4000, "trusted_proxy": "127.0.0.1", "think_ms": 50, "hosts": "127.0.0.1",
    }  # fmt: skip
    database = postgres.new_database("nginx")
    servers = [ServerProcess(database, **options) for _ in range(2)]  # type: ignore[arg-type]
    yield servers
    for served in servers:
        served.kill()


def test_a_rolling_restart_behind_nginx(
    nginx: str, pair: list[ServerProcess], tmp_path: Path, record_property: Report
) -> None:
    """Both servers are stopped and started one after the other, twice, while tables are played and the lobby is read:
    nobody sees an error, and the longest time that somebody was away is reported."""

    async def read_lobby(url: str, until: asyncio.Event) -> list[int]:
        found = []
        while not until.is_set():
            found.append((await asyncio.to_thread(ask, url, "/api/tables")).status)
            await asyncio.sleep(0.05)
        return found

    async def run(url: str) -> None:
        witnesses = PageWitnesses([url], tables=4, seed=5)
        await witnesses.gather()
        playing, done = asyncio.create_task(witnesses.play()), asyncio.Event()
        reading = asyncio.create_task(read_lobby(url, done))
        await witnesses.goes_on(HANGS)
        for served in (*pair, *pair):
            await asyncio.to_thread(served.stop)
            await asyncio.to_thread(served.start_again)
            await witnesses.goes_on(HANGS)
        await witnesses.acknowledged(200)
        done.set()
        statuses = await reading
        witnesses.stopping = True
        await asyncio.wait([playing], timeout=15)
        await witnesses.leave()
        players = [me for me in witnesses.clients if isinstance(me, PagePlayer)]
        away = [seconds for me in players for seconds in me.away]
        record_property("times somebody was away", len(away))
        record_property("longest time away, seconds", round(max(away), 2))
        record_property("longest wait for an answer, seconds", round(max(max(me.answer_times) for me in players), 2))
        assert len(away) >= len(players), "everybody was at a server that was stopped"
        assert max(away) < HANGS
        assert witnesses.errors == []
        assert [me.ended for me in players] == [None] * len(players)
        assert set(statuses) == {200}
        assert await check(witnesses, pair[0].database) >= 200

    port = free_port()
    text = site((DEPLOY / "nginx" / "penultima.conf").read_text("utf-8"), port, [served.port for served in pair])
    with nginx_running(nginx, tmp_path, text, port) as url:
        asyncio.run(run(url))


@pytest.mark.parametrize("file", ["nginx/penultima.conf", "container/nginx.conf"])
def test_what_nginx_lets_through(nginx: str, pair: list[ServerProcess], tmp_path: Path, file: str) -> None:
    port = free_port()
    text = site((DEPLOY / file).read_text("utf-8"), port, [served.port for served in pair])
    assert "rate=50r/s" in text
    slow = text.replace("rate=50r/s", "rate=1r/s")  # a busy machine may not ask often enough for more
    with nginx_running(nginx, tmp_path, slow, port) as url:
        assert ask(url, "/api/here").status == 200
        for hidden in ("/metrics", "/readyz", "/healthz"):
            assert ask(url, hidden).status == 404
        made = ask(url, "/api/tables", {"cmd": "a", "token": "t" * 43, "name": "Ada"})
        assert made.status == 201
        assert made.json["link"].startswith(f"{url}/t/"), "the name that was typed is passed on, port and all"
        assert ask(url, "/api/tables", {"cmd": "a" * 20_000}).status == 413
        assert ask(url, "/", host="another.example").status == 421, "the server checks the name it is called by"
        for number in range(PER_ORIGIN + 2):
            wish = {"cmd": f"b{number}", "token": "t" * 43, "name": "Ada", "public": True}
            assert ask(url, "/api/tables", wish, x_forwarded_for=f"192.0.2.{number}").status == 201
        shown = ask(url, "/api/tables").json
        assert len(shown) == PER_ORIGIN, "one address, whatever a client says about its own"
        flood = [ask(url, "/api/here").status for _ in range(900)]
        assert 429 in flood, "nginx keeps floods away"


@pytest.mark.parametrize("named", [True, False])
def test_behind_another_proxy_everybody_keeps_an_address_of_their_own(
    nginx: str, pair: list[ServerProcess], tmp_path: Path, named: bool
) -> None:
    """Once the outer proxy is named; without that, all of its visitors are one address."""
    port = free_port()
    text = (DEPLOY / "container" / "nginx.conf").read_text("utf-8")
    text = site(text, port, [served.port for served in pair], "127.0.0.1" if named else "192.0.2.1")
    with nginx_running(nginx, tmp_path, text, port) as url:
        before = len(ask(url, "/api/tables").json)
        for number in range(PER_ORIGIN + 2):
            wish = {"cmd": f"outer{named}{number}", "token": "t" * 43, "name": "Ada", "public": True}
            believed = f"198.51.100.1, 203.0.113.{number}"
            assert ask(url, "/api/tables", wish, x_forwarded_for=believed).status == 201
        shown = len(ask(url, "/api/tables").json) - before
        assert shown == PER_ORIGIN + 2 if named else shown <= PER_ORIGIN


def test_the_settings_that_are_shipped_are_settings() -> None:
    settings = load_settings({}, DEPLOY / "penultima.toml", {})
    assert settings.trusted_proxy == "127.0.0.1"
    assert settings.public_url.startswith("https://")
    assert tomllib.loads((DEPLOY / "penultima.toml").read_text("utf-8"))


def test_the_composition_names_settings_that_there_are() -> None:
    """No container is run here: what can be read is read."""
    text = (DEPLOY / "container" / "compose.yaml").read_text("utf-8")
    unit = (DEPLOY / "systemd" / "penultima@.service").read_text("utf-8")
    container = (DEPLOY / "container" / "Containerfile").read_text("utf-8")
    names = set(re.findall(r"PENULTIMA_([A-Z_]+)", text + unit + container)) - {"CACHE"}
    settings = load_settings({}, None, {})
    assert names <= {name.upper() for name in settings.__struct_fields__}
    proxy = re.search(r"PENULTIMA_TRUSTED_PROXY: ([\d.]+)", text)
    assert proxy is not None
    assert f"ipv4_address: {proxy[1]}" in text
    nginx = (DEPLOY / "container" / "nginx.conf").read_text("utf-8")
    assert re.findall(r"\$\{(\w+)\}", nginx) == ["OUTER_PROXY"], "what the image puts in place"
    assert "OUTER_PROXY: ${OUTER_PROXY:-" in text
    assert "./nginx.conf:/etc/nginx/templates/default.conf.template" in text
    assert "penultima serve --no-browser --config" in unit


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_unit_is_understood_by_systemd(tmp_path: Path) -> None:
    unit = (
        (DEPLOY / "systemd" / "penultima@.service")
        .read_text("utf-8")
        .replace("/opt/penultima/bin/penultima", "/bin/true")
    )
    (tmp_path / "penultima@8787.service").write_text(unit, "utf-8")
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / "penultima@8787.service")]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    about_us = [line for line in (said.stdout + said.stderr).splitlines() if "penultima" in line]
    assert about_us == []
