"""The database file is deleted, replaced or damaged: the server says so, refuses, and acknowledges nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import sqlite3
import stat
import subprocess
import sys
import time
import urllib.error
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from websockets.asyncio.client import connect

from penultima import protocol
from penultima.cli import main
from penultima.client import Refused
from penultima.errors import PenultimaError
from penultima.server.core.refusals import RefusedError
from penultima.server.live.store import Append, Fate, StoreDownError, StoreFault, open_store
from penultima.server.live.store.sqlite import SqliteStore
from penultima.server.live.store.wal_check import FRAME, HEADER, lost_commits
from penultima.text import LANGUAGES, translator
from tests.server.in_process import a_registry
from tests.server.players import closed, seated
from tests.server.server_process import ServerProcess
from tests.server.test_stores import one, row

PATIENCE = 30


async def trouble(served: ServerProcess) -> str:
    """What `/readyz` says once the server has noticed that it is not ready."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            await asyncio.to_thread(served.get, "/readyz")
        except urllib.error.HTTPError as error:
            with error:
                return f"{error.code} {error.read().decode()}"
        await asyncio.sleep(0.05)
    raise AssertionError("the server stays ready")


async def until_ready(served: ServerProcess) -> None:
    """The server says that it is ready again."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await asyncio.to_thread(served.get, "/readyz")
                return
            except urllib.error.HTTPError as error:
                error.close()
                await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    ("hurt", "words"),
    [
        (lambda file, aside: file.rename(aside), "is gone"),
        (lambda file, aside: (file.rename(aside), shutil.copy(aside, file)), "another file"),
        (lambda file, aside: Path(f"{file}-wal").rename(aside), "is gone"),
    ],
    ids=["deleted", "replaced", "write-ahead log deleted"],
)
def test_a_file_that_is_no_longer_there_is_noticed_and_nothing_acknowledged(
    hurt: Callable[[Path, Path], object], words: str, tmp_path: Path
) -> None:
    file, aside = tmp_path / "tables.sqlite", tmp_path / "aside"

    async def run(served: ServerProcess) -> None:
        people = await seated(served.url, 2)
        hurt(file, aside)
        with pytest.raises(Refused, match="not-saved"):
            await people[0].command(protocol.Say(cmd="lost", phrase="hello"))
        said = await trouble(served)
        assert words in said.lower()
        assert said.startswith("503")
        assert str(tmp_path) not in said, "whoever asks need not know where the file is"
        if words == "is gone":
            back = file if not file.exists() else Path(f"{file}-wal")
            aside.rename(back)
            await until_ready(served)
            await people[0].command(protocol.Say(cmd="kept", phrase="hello"))
        await closed(people)

    with ServerProcess(str(file)) as served:
        asyncio.run(run(served))


async def filled(store: SqliteStore, tables: int = 60, rows: int = 20) -> None:
    """Some tables."""
    for number in range(tables):
        assert await store.append(Append(tuple(row(f"t{number}", seq) for seq in range(1, rows)))) is Fate.DONE


def test_damaged_pages_are_found_beside_the_play_and_the_store_is_not_ready(tmp_path: Path) -> None:
    file = tmp_path / "log.sqlite"

    async def run() -> None:
        store = SqliteStore(file)
        await store.open()
        await filled(store)
        await store.examine()
        await store.check()
        await store.close()
        data = bytearray(file.read_bytes())
        for page in range(8, len(data) // 4096, 3):
            data[page * 4096 : page * 4096 + 60] = b"\xff" * 60
        file.write_bytes(data)
        again = SqliteStore(file)
        await again.open()
        await again.examine()
        with pytest.raises(StoreDownError) as told:
            await again.check()
        assert told.value.fault is StoreFault.DAMAGED
        await again.close()

    asyncio.run(run())


async def killed(file: Path, commits: int) -> None:
    """The files of a store that was killed after so many commits, at another place than those of the store."""
    store = SqliteStore(file.with_name("running.sqlite"))
    await store.open()
    for seq in range(1, commits + 1):
        assert await store.append(one("a", seq)) is Fate.DONE
    for suffix in ("", "-wal"):
        shutil.copy(f"{store.path}{suffix}", f"{file}{suffix}")
    await store.close()


def frames(file: Path) -> tuple[bytearray, int]:
    """The write-ahead log, and the length of a frame."""
    data = bytearray(Path(f"{file}-wal").read_bytes())
    return data, FRAME + int.from_bytes(data[8:12], "big")


def test_damage_in_the_middle_of_the_write_ahead_log_is_told(tmp_path: Path) -> None:
    """Fails without the check: SQLite opens the file, and all rows after the damage are gone without a word."""
    file = tmp_path / "log.sqlite"
    asyncio.run(killed(file, 45))
    assert lost_commits(file) == 0
    data, size = frames(file)
    middle = (len(data) - HEADER) // size // 2
    data[HEADER + middle * size + FRAME + 100] ^= 0xFF
    Path(f"{file}-wal").write_bytes(data)
    assert lost_commits(file) > 15
    with pytest.raises(StoreDownError) as told:
        asyncio.run(open_store(str(file)).open())
    assert told.value.fault is StoreFault.LOG_DAMAGED
    assert int(str(told.value.facts["count"])) > 15
    mended = CliRunner().invoke(main, ["doctor", "--database", str(file), "--accept-loss", "--lang", "en"])
    assert "damaged" in mended.output
    assert list(tmp_path.glob("log.sqlite*.damaged")), "what was found is kept"

    async def left() -> int:
        store = open_store(str(file))
        await store.open()
        try:
            return len(await store.rows("a"))
        finally:
            await store.close()

    assert 0 < asyncio.run(left()) < 45


@pytest.mark.parametrize("cut", [1, 100, 5000])
def test_a_log_that_was_cut_off_by_a_power_cut_is_no_damage(cut: int, tmp_path: Path) -> None:
    file = tmp_path / "log.sqlite"
    asyncio.run(killed(file, 20))
    data, _ = frames(file)
    Path(f"{file}-wal").write_bytes(data[:-cut])
    assert lost_commits(file) == 0
    data[-cut:] = b"\0" * cut
    Path(f"{file}-wal").write_bytes(data)
    assert lost_commits(file) == 0


def test_a_log_that_began_anew_is_no_damage(tmp_path: Path) -> None:
    """After a checkpoint SQLite writes over the log from its beginning; old frames lie behind the new ones."""
    file = tmp_path / "log.sqlite"

    async def run() -> None:
        store = SqliteStore(file)
        await store.open()
        await filled(store, 30)
        other = sqlite3.connect(file)
        other.execute("PRAGMA wal_checkpoint(RESTART)").fetchall()
        for seq in range(1, 6):
            await store.append(one("later", seq))
            assert lost_commits(file) == 0
        other.close()
        await store.close()

    asyncio.run(run())


def test_what_keeps_a_server_from_starting_is_said_in_words(tmp_path: Path) -> None:
    (tmp_path / "text.sqlite").write_text("This is no database, only a few words in a file.\n" * 200)
    (tmp_path / "folder.sqlite").mkdir()
    for database, words in (
        ("text.sqlite", "is not a database of this program"),
        ("folder.sqlite", "cannot be opened"),
    ):
        command = [sys.executable, "-m", "penultima", "serve", "--port=0", "--no-browser", "--lang=en"]
        asked = [*command, f"--database={tmp_path / database}"]
        done = subprocess.run(asked, check=False, capture_output=True, text=True, timeout=120)
        assert done.returncode == 3, done.stderr
        assert words in done.stderr.splitlines()[-1]
        assert "Traceback" not in done.stderr


def test_a_database_server_that_cannot_be_used_is_said_in_words() -> None:
    async def fault(url: str) -> StoreFault:
        with pytest.raises(StoreDownError) as told:
            await open_store(url).open()
        assert "secret" not in str(told.value.facts)
        return told.value.fault

    assert asyncio.run(fault("postgresql://me:secret@127.0.0.1:1/none")) is StoreFault.UNREACHABLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence(language: str) -> None:
    said = set()
    for fault in StoreFault:
        facts = {"why": "x"} if fault is StoreFault.OTHER else {"path": "/data/tables.sqlite", "count": 3}
        text = translator(language).error(PenultimaError("", fault.value, **facts))
        assert len(text) > 20, fault
        said.add(text)
    assert len(said) == len(StoreFault)


def test_only_its_owner_can_read_the_file(tmp_path: Path) -> None:
    file, copy = tmp_path / "log.sqlite", tmp_path / "copy.sqlite"
    file.touch(0o644)
    file.chmod(0o644)

    async def run() -> None:
        store = open_store(str(file))
        await store.open()
        await store.append(one("a", 1))
        await store.backup(copy)
        for path in (file, copy, *(Path(f"{file}{suffix}") for suffix in ("-wal", "-shm"))):
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
        await store.close()

    asyncio.run(run())


def test_a_damaged_table_is_refused_and_the_others_are_played(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"

    async def sit(served: ServerProcess) -> list[str]:
        tables = []
        for _ in range(2):
            people = await seated(served.url, 2)
            tables.append(people[0].table)
            await closed(people)
        return tables

    async def hello(served: ServerProcess, table: str) -> str:
        async with connect(served.url.replace("http", "ws") + "/ws") as wire:
            await wire.send(json.dumps({"do": "hello", "table": table}))
            told = json.loads(await wire.recv())
            return str(told.get("code", told["is"]))

    with ServerProcess(str(file)) as served:
        tables = asyncio.run(sit(served))
        served.stop()
        with contextlib.closing(sqlite3.connect(file)) as hurt:
            hurt.execute("UPDATE log SET at = at + 1 WHERE game = ? AND seq = 2", (tables[0],))
            hurt.commit()
        served.start_again()
        assert asyncio.run(hello(served, tables[0])) == "damaged"
        assert asyncio.run(hello(served, tables[1])) == "welcome"
        assert "penultima_damaged_total 1" in served.metrics()


def test_there_is_an_end_to_tables(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_registry(tmp_path, tables=3) as registry:
            wish = protocol.NewTable(rules="classic/en", seats=2, name="Host", token="x" * 32, cmd="a")
            for number in range(3):
                await registry.create(msgspec.structs.replace(wish, cmd=f"a{number}"))
            with pytest.raises(RefusedError, match="no-room"):
                await registry.create(msgspec.structs.replace(wish, cmd="one more"))

    asyncio.run(run())


def test_who_asks_for_a_table_that_was_archived_does_not_open_it_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_registry(tmp_path) as registry:
            wish = protocol.NewTable(rules="classic/en", seats=2, name="Host", token="x" * 32, cmd="a")
            table_id = await registry.create(wish)
            assert await registry.create(wish) == table_id
            assert await registry.store.archive(table_id, b"record", 1)
            with pytest.raises(RefusedError, match="no-table"):
                await registry.create(wish)
            assert await registry.store.record(table_id) == b"record"

    asyncio.run(run())


def test_an_error_that_nobody_thought_of_fails_one_batch_only(tmp_path: Path) -> None:
    """Whoever waits is told, and the next command is written."""

    class Odd(SqliteStore):
        fails = True

        def write(self, connection: sqlite3.Connection, batch: Sequence[Append]) -> list[Fate]:
            if self.fails:
                connection.execute("BEGIN IMMEDIATE")
                raise ValueError("odd")
            return super().write(connection, batch)

    async def run() -> None:
        store = Odd(tmp_path / "log.sqlite")
        await store.open()
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(StoreDownError, match="ValueError"):
                await store.append(one("table", 1))
            store.fails = False
            assert await store.append(one("table", 1)) is Fate.DONE
        await store.check()
        await store.close()
        with pytest.raises(StoreDownError, match="ended"):
            await store.check()

    asyncio.run(run())


def test_an_archive_or_a_restore_that_fails_leaves_no_transaction_open(tmp_path: Path) -> None:
    async def run() -> None:
        store, other = SqliteStore(tmp_path / "log.sqlite"), SqliteStore(tmp_path / "other.sqlite")
        await store.open()
        await other.open()
        assert await store.append(one("table", 1)) is Fate.DONE
        await store.backup(tmp_path / "backup.sqlite")
        (tmp_path / "bad.sqlite").write_bytes((tmp_path / "backup.sqlite").read_bytes())
        with closing(sqlite3.connect(tmp_path / "bad.sqlite")) as bad:
            bad.execute('UPDATE log SET fact = CAST(\'{"k":"opened\' AS BLOB)')
            bad.commit()
        with pytest.raises(StoreDownError):
            await other.restore(tmp_path / "bad.sqlite")
        await other.restore(tmp_path / "backup.sqlite")
        assert len(await other.rows("table")) == 1
        with pytest.raises(StoreDownError):
            await store.archive("table", object(), 1)  # type: ignore[arg-type]
        assert await store.append(one("table", 2)) is Fate.DONE
        assert await store.archive("table", b"record", 2)
        await store.close()
        await other.close()

    asyncio.run(run())
