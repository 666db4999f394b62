"""`penultima doctor` looks at an installation, says in words what is wrong, and changes nothing."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
import threading
import time
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import ClassVar

import msgspec
import pytest
from click.testing import CliRunner, Result

from penultima.cli import main
from penultima.server.core.facts import chain_after
from penultima.server.live.store import Append, Fate, open_store
from penultima.server.live.store.row_columns import COLUMNS, to_columns
from penultima.server.ops.doctor import _through_proxy, look
from penultima.server.ops.settings import Settings, load_settings
from penultima.text import LANGUAGES, translator
from tests.compatibility.stored import database
from tests.server.database_servers import Postgres
from tests.server.http_requests import ask
from tests.server.long_tables import play_some
from tests.server.offline_table import OfflineTable
from tests.server.ports import free_port
from tests.server.server_process import running_server

NOBODY_HOME = ("--port", "1", "--connections", "10")
"""No server runs at this port, and so few connections need no limit raised."""


def filled(url: str, tables: int = 3) -> None:
    """A database with some tables in play."""

    async def run() -> None:
        store = open_store(url)
        await store.open()
        for number in range(tables):
            offline = OfflineTable(people=2, grace=0, catching=0)
            offline.start()
            rows = [msgspec.structs.replace(row, table_id=f"table{number:03}", chain=b"") for row in offline.rows]
            assert await store.append(Append(tuple(rows))) is Fate.DONE
        await store.close()

    asyncio.run(run())


def doctor(*words: str, language: str = "en") -> Result:
    """What the command says."""
    return CliRunner().invoke(main, ["doctor", *words, "--lang", language])


def test_a_healthy_database_is_well_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    filled(str(file))
    before = hashlib.sha256(file.read_bytes()).digest()
    told = doctor("--database", str(file), *NOBODY_HOME)
    assert told.exit_code == 0, told.output
    assert "The database is whole. Tables: 3;" in told.output
    assert "All is well." in told.output
    assert hashlib.sha256(file.read_bytes()).digest() == before


def test_there_is_nothing_wrong_with_no_database_yet(tmp_path: Path) -> None:
    told = doctor("--database", str(tmp_path / "none" / "tables.sqlite"), *NOBODY_HOME)
    assert told.exit_code == 0, told.output
    assert "yet" in told.output
    assert not (tmp_path / "none").exists()


def test_a_damaged_row_is_named_with_its_table(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    offline = OfflineTable(people=2, grace=0, catching=0)
    for _ in play_some(offline, Random(1), 40):
        pass

    async def run() -> None:
        store = open_store(str(file))
        await store.open()
        assert await store.append(Append(tuple(offline.rows))) is Fate.DONE
        await store.close()

    asyncio.run(run())
    with closing(sqlite3.connect(file)) as hurt:
        hurt.execute("UPDATE log SET at = at + 1 WHERE seq = 17")
        hurt.commit()
    told = doctor("--database", str(file), *NOBODY_HOME)
    assert told.exit_code == 1
    assert "Table offline0 is damaged at row 17" in told.output
    assert "One thing should be done." in told.output


@pytest.mark.parametrize("name", ["server.sqlite.xz", "backup.sqlite.xz"])
def test_a_database_of_an_older_version_is_whole(name: str, tmp_path: Path) -> None:
    file = database(name, tmp_path)
    file.chmod(0o600)
    told = doctor("--database", str(file), *NOBODY_HOME)
    assert told.exit_code == 0, told.output
    assert "older version" in told.output
    with closing(sqlite3.connect(file)) as kept:
        assert kept.execute("PRAGMA user_version").fetchone()[0] == 3, "it is not brought up to date by looking at it"


def findings(**settings: object) -> dict[str, bool]:
    """What is found with these settings, and whether it is well."""
    chosen = msgspec.structs.replace(load_settings({}, environment={}), port=1, **settings)
    return {finding.message: finding.well for finding in look(chosen)}


def test_what_is_wrong_with_settings_clock_and_limits(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    filled(str(file), 1)
    where = {"database": str(file)}
    assert findings(**where, public_url="https://cards.example")["doctor-no-proxy"] is False
    assert "doctor-no-proxy" not in findings(**where, public_url="https://a.example", trusted_proxy="10.0.0.0/8")
    assert findings(**where, trusted_proxy="10.0.0.1, nonsense")["doctor-bad-proxy"] is False
    assert findings(**where, public_url="http://cards.example")["doctor-no-tls"] is False
    assert findings(**where, public_url="cards.example")["doctor-bad-public-url"] is False
    assert findings(**where, connections=100_000_000)["doctor-file-limit"] is False
    file.chmod(0o644)
    assert findings(**where)["doctor-open-to-others"] is False
    assert findings(**where)["doctor-clock"] is True
    with closing(sqlite3.connect(file)) as later:
        later.execute("UPDATE tables SET at = ?", (int(time.time() * 1000) + 3_600_000,))
        later.execute("PRAGMA user_version = 99")
        later.commit()
    found = findings(**where)
    assert found["doctor-clock-back"] is False
    assert found["doctor-newer-database"] is False
    file.write_bytes(b"no database at all" * 1000)
    assert findings(**where)["error-store-no-database"] is False


def later(url: str) -> None:
    """The newest row of one table is a fact of a version to come, whole by its checksum."""
    offline = OfflineTable(people=2, grace=0, catching=0)
    fact = b'{"k":"levitated","person":1}'
    row = msgspec.structs.replace(offline.rows[-1], seq=len(offline.rows) + 1, cmd="later", chain=b"")
    chain = chain_after(offline.rows[-1].chain, row, fact, b"[]")
    columns = [*to_columns(msgspec.structs.replace(row, chain=chain))]
    columns[4] = fact

    async def run() -> None:
        store = open_store(url)
        await store.open()
        assert await store.append(Append(tuple(offline.rows))) is Fate.DONE
        places = ", ".join(["?"] * len(columns))
        await store._all(f"INSERT INTO log ({COLUMNS}) VALUES ({places})", *columns)  # type: ignore[attr-defined]
        await store._all("UPDATE tables SET seq = seq + 1 WHERE game = ?", "offline0")  # type: ignore[attr-defined]
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_a_later_version_has_written_is_named_and_not_taken_for_damage(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """The doctor ended with a traceback at the first fact it did not know."""
    url = str(tmp_path / "tables.sqlite")
    if kind == "postgres":
        url = request.getfixturevalue("postgres").new_database("doctor_later")
    filled(url, 2)
    later(url)
    found = findings(database=url)
    assert found["doctor-unreadable-tables"] is False
    assert found["doctor-database"] is True
    assert "doctor-damaged-table" not in found
    if kind == "sqlite":
        with closing(sqlite3.connect(url)) as other:
            other.execute("ALTER TABLE log RENAME TO rows_of_the_log")
            other.execute("PRAGMA user_version = 99")
            other.commit()
        told = doctor("--database", url, *NOBODY_HOME)
        assert told.exit_code == 1
        assert "newer version" in told.output, told.output


def test_a_running_server_is_asked(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "tables.sqlite")) as served:
        told = doctor("--database", served.database, "--port", str(served.port), "--connections", "10")
        assert told.exit_code == 0, told.output
        assert f"The server at http://127.0.0.1:{served.port} is ready." in told.output


def test_postgresql_is_looked_at_too(postgres: Postgres) -> None:
    url = postgres.new_database("doctor")
    assert findings(database=url)["doctor-older-database"] is True
    filled(url, 2)
    found = findings(database=url)
    assert found["doctor-database"] is True
    assert found["doctor-clock"] is True
    assert found["doctor-no-bus"] is True
    assert findings(database=f"{url}none")["error-store-missing"] is False


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str, tmp_path: Path) -> None:
    told = doctor("--database", str(tmp_path / "tables.sqlite"), *NOBODY_HOME, language=language)
    assert told.exit_code == 0, told.output
    assert translator(language).say("doctor-verdict", n=0) in told.output
    assert str(Settings().host) in told.output


class BareProxy(BaseHTTPRequestHandler):
    """Passes requests on to a server and tells it nothing of whoever asks, but for the headers named here."""

    port = 0
    adds: ClassVar[dict[str, str]] = {}

    def do_GET(self) -> None:
        """The answer is that of the server."""
        answer = ask(f"http://127.0.0.1:{self.port}", self.path, **self.adds)
        self.send_response(answer.status)
        self.end_headers()
        self.wfile.write(answer.body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.mark.parametrize(
    ("adds", "found", "well"),
    [
        ({"host": "upstream"}, "doctor-proxy-host", False),
        ({}, "doctor-proxy-headers", False),
        ({"host": "cards.example", "x_forwarded_for": "203.0.113.7"}, "doctor-through-proxy", True),
    ],
    ids=["no name", "nothing", "all"],
)
def test_a_proxy_is_asked_for_what_it_passes_on(adds: dict[str, str], found: str, well: bool, tmp_path: Path) -> None:
    """People come by a proxy; what it does not tell the server, the doctor tells whoever set it up."""
    file, port = str(tmp_path / "tables.sqlite"), free_port()
    with running_server(file, port=port, public_url=f"http://cards.example:{port}") as served:
        handler = type("Handler", (BareProxy,), {"port": served.port, "adds": adds})
        with ThreadingHTTPServer(("127.0.0.1", 0), handler) as proxy:
            threading.Thread(target=proxy.serve_forever, daemon=True).start()
            settings = {"database": file, "public_url": f"http://127.0.0.1:{proxy.server_port}"}
            chosen = msgspec.structs.replace(load_settings({}, environment={}), port=served.port, **settings)
            told = {finding.message: finding.well for finding in look(chosen)}
            proxy.shutdown()
        assert told[found] is well
        assert len(told.keys() & {"doctor-proxy-host", "doctor-proxy-headers", "doctor-through-proxy"}) == 1
        assert {one.message: one.well for one in look(chosen)}["doctor-not-reached"], "nothing to be done about it here"


class AnotherSite(BaseHTTPRequestHandler):
    """Something else than a server of tables; `answer` is all that it sends."""

    answer = b""

    def do_GET(self) -> None:
        """Send it as it is."""
        self.wfile.write(self.answer)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.mark.parametrize(
    ("answer", "found", "well"),
    [
        (b"HTTP/1.0 200 OK\r\n\r\n<html>Welcome", "doctor-elsewhere", False),
        (b"HTTP/1.0 200 OK\r\n\r\n[]", "doctor-elsewhere", False),
        (b"SSH-2.0-Door\r\n", "doctor-not-reached", True),
        (b"HTTP/1.0 200 OK\r\nX: " + b"x" * 70_000 + b"\r\n\r\n{}", "doctor-not-reached", True),
    ],
    ids=["page", "list", "no HTTP", "long header"],
)
def test_an_address_that_leads_elsewhere_is_named(answer: bytes, found: str, well: bool) -> None:
    handler = type("Handler", (AnotherSite,), {"answer": answer})
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as site:
        threading.Thread(target=site.serve_forever, daemon=True).start()
        told = _through_proxy(f"http://127.0.0.1:{site.server_port}")
        site.shutdown()
    assert (told.message, told.well) == (found, well)
