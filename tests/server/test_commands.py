"""The commands around a server: serve, join, verify, backup, restore; its settings, health, metrics and logs."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from click.testing import CliRunner

from penultima import protocol
from penultima.cli import main
from penultima.cli.network import qr_code
from penultima.client import Refused, TableClient, create_table, new_token
from penultima.errors import PenultimaError
from penultima.game import Record
from penultima.server.http.interfaces import home_interfaces
from penultima.server.http.lan import lan_addresses
from penultima.server.live.store import open_store
from penultima.server.ops.settings import FIELDS, load_settings
from tests.hanging import HANGS
from tests.server.players import closed, over, play_on, seated, with_table
from tests.server.server_process import ServerProcess, running_server


def played(url: str) -> str:
    """A table whose match is over."""

    async def run() -> str:
        people = await seated(url, 2)
        await people[0].start()
        await asyncio.gather(*(play_on(me, seed, over) for seed, me in enumerate(people)))
        await closed(people)
        return people[0].table

    return asyncio.run(run())


def test_the_record_of_a_finished_match_is_proven_by_verify(served: ServerProcess, tmp_path: Path) -> None:
    table = played(served.url)
    file = tmp_path / "record.json"
    file.write_text(served.get(f"/api/tables/{table}/record"))
    record = Record.load(file)
    assert record.winners
    assert record.replay().scores == record.scores
    result = CliRunner().invoke(main, ["verify", str(file)])
    assert result.exit_code == 0, result.output
    assert "Proven" in result.output
    data = json.loads(file.read_text())
    data["fair"]["deals"][0]["parts"][0]["contribution"] = "00" * 32
    file.write_text(json.dumps(data))
    assert CliRunner().invoke(main, ["verify", str(file)]).exit_code == 1


def test_the_record_of_a_running_match_holds_no_secret(served: ServerProcess) -> None:
    async def run() -> None:
        people = await seated(served.url, 2)
        await people[0].start()
        await people[0].until(lambda: people[0].view is not None)
        text = await asyncio.to_thread(served.get, f"/api/tables/{people[0].table}/record")
        record = json.loads(text)
        assert record["rounds"] == []
        assert record["key"] == ""
        assert "secret" not in record["fair"]["deals"][0]
        store = open_store(served.database)
        await store.open()
        first = (await store.rows(people[0].table))[0].fact
        await store.close()
        assert first.root not in text  # type: ignore[union-attr]
        await closed(people)

    asyncio.run(run())


def test_a_table_without_a_match_has_no_record(served: ServerProcess) -> None:
    table = create_table(served.url, token=new_token()).table
    for code in (table, "00000000"):
        with pytest.raises(urllib.error.HTTPError) as refused:
            served.get(f"/api/tables/{code}/record")
        with refused.value:
            assert refused.value.code == 404


def test_the_lobby_lists_only_who_wants_to_be_found(served: ServerProcess) -> None:
    hidden = create_table(served.url, token=new_token()).table
    shown = create_table(served.url, token=new_token(), public=True).table
    listed = {one["table"] for one in json.loads(served.get("/api/tables"))}
    assert shown in listed
    assert hidden not in listed


def test_a_host_may_change_whether_the_table_is_found(served: ServerProcess) -> None:
    async def run() -> None:
        people = await seated(served.url, 2)
        for public in (True, False, True):
            await people[0].command(protocol.Public(cmd=secrets.token_hex(4), public=public))
            async with asyncio.timeout(HANGS):
                while public != (people[0].table in await asyncio.to_thread(served.get, "/api/tables")):
                    await asyncio.sleep(0.05)
        await closed(people)

    asyncio.run(run())


def test_a_backup_brings_every_table_back(served: ServerProcess, tmp_path: Path) -> None:
    table = played(served.url)
    copy, again = tmp_path / "backup.sqlite", tmp_path / "again.sqlite"
    run = CliRunner().invoke
    assert run(main, ["backup", str(copy), "--database", served.database]).exit_code == 0
    assert "already exists" in run(main, ["backup", str(copy), "--database", served.database, "--lang", "en"]).output
    assert run(main, ["restore", str(copy), "--database", str(again)]).exit_code == 0
    assert run(main, ["restore", str(copy), "--database", str(again)]).exit_code == 3
    assert run(main, ["restore", str(tmp_path / "none"), "--database", str(again)]).exit_code == 1
    with running_server(str(again)) as restored:
        assert restored.get(f"/api/tables/{table}/record") == served.get(f"/api/tables/{table}/record")


def test_an_unused_table_becomes_a_record(tmp_path: Path) -> None:
    database = str(tmp_path / "log.sqlite")
    with running_server(database) as served:
        table = played(served.url)
        before = served.get(f"/api/tables/{table}/record")

    async def archived() -> None:
        from penultima.server.ops import archive
        from penultima.server.ops.archive import DAY, archive_unused

        store = open_store(database)
        await store.open()
        now = (await store.list([table]))[0].at
        async with asyncio.timeout(HANGS):
            while await store.alive():
                await asyncio.sleep(0.05)
        assert await archive_unused(store, now + 13 * DAY, 14) == 0
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(archive, "record_of", lambda table: None)
            assert await archive_unused(store, now + 15 * DAY, 14) == 0
            assert await store.rows(table), "what cannot become a record stays a log"
        assert await archive_unused(store, now + 15 * DAY, 14) == 1
        assert await store.rows(table) == []
        await store.close()

    asyncio.run(archived())
    with running_server(database) as served:
        assert served.get(f"/api/tables/{table}/record") == before
        with pytest.raises(Refused, match="no-table"):
            asyncio.run(_visit(served.url, table))


async def _visit(url: str, table: str) -> None:
    async with TableClient(url, table):
        pass


def test_join_plays_in_the_terminal(served: ServerProcess) -> None:
    """A new table at the server's address, a few moves by number, and goodbye."""
    flags = ["--name", "Ada", "--lang", "en", "--bots", "1"]
    command = [sys.executable, "-m", "penultima", "join", served.url, *flags]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin is not None
    assert process.stdout is not None
    output, typed = list[str](), iter(["1", "1", "/bye all", "nonsense\nquit"])
    process.stdin.write("start\n")
    process.stdin.flush()
    for line in process.stdout:
        output.append(line)
        if "[1]" in line or line.startswith("Ada: "):
            process.stdin.write(next(typed) + "\n")
            process.stdin.flush()
        if line.startswith("Ada: "):
            break
    rest, _ = process.communicate(timeout=30)
    text = "".join(output) + rest
    assert f"{served.url}/t/" in text
    assert "type “start”" in text
    assert "Ada: bye all" in text
    assert "nonsense" in text


def test_settings_come_from_flag_then_environment_then_file(tmp_path: Path) -> None:
    file = tmp_path / "penultima.toml"
    file.write_text('port = 1\nthink_ms = 2\nhost = "file"\n')
    environment = {"PENULTIMA_PORT": "3", "PENULTIMA_HOST": "environment"}
    settings = load_settings({"host": "flag", "database": "x", "bus": None}, file, environment)
    assert (settings.host, settings.port, settings.think_ms) == ("flag", 3, 2)
    refusals = {
        'port = "many"': "port must be a whole number, not many",
        "colour = 1": "no setting 'colour'",
        "[[": r"penultima\.toml cannot be read",
    }
    for wrong, refusal in refusals.items():
        file.write_text(wrong)
        with pytest.raises(PenultimaError, match=refusal):
            load_settings({}, file, {})


def test_every_setting_is_in_the_help() -> None:
    text = CliRunner().invoke(main, ["serve", "--help"], terminal_width=200).output
    for name, (_, help_line) in FIELDS.items():
        assert f"--{name.replace('_', '-')}" in text
        assert help_line.split(",")[0].split(";")[0] in " ".join(text.split())


async def _nothing(_: list[TableClient]) -> None:
    """To sit down is enough to be counted."""


def test_health_readiness_and_metrics(served: ServerProcess) -> None:
    assert served.get("/healthz") == "ok"
    assert served.get("/readyz") == "ok"
    with_table(served.url, 2, _nothing)
    text = served.metrics()
    for line in text.splitlines():
        assert re.fullmatch(r'# TYPE \w+ (counter|gauge|histogram)|\w+(\{\w+="[^"]*"\})? [-+0-9.e]+', line), line
    assert "penultima_commit_seconds_count" in text


@pytest.mark.parametrize("address", ["/", "/t/abcdefgh", "/replay"])
def test_the_page_is_served_with_its_parts(served: ServerProcess, address: str) -> None:
    page = served.get(address)
    assert "<style" not in page
    parts = re.findall(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"', page)
    assert any(part.endswith(".js") for part in parts)
    assert any(part.endswith(".css") for part in parts)
    for part in parts:
        assert served.get(part), part


def test_the_home_network_gets_an_address_and_a_picture_of_it() -> None:
    named = lan_addresses(load_settings({}, environment={"PENULTIMA_LAN_ADDRESS": "192.168.1.7"}))
    assert [str(one.address) for one in named] == ["192.168.1.7"]
    assert lan_addresses(load_settings({}, environment={})) == home_interfaces(), "this machine may be in no network"
    assert len(qr_code("http://192.168.1.7:8787/t/abcdefgh").splitlines()) > 10


def test_logs_and_metrics_tell_no_card_no_token_no_name_and_no_code(tmp_path: Path) -> None:
    served = ServerProcess(str(tmp_path / "log.sqlite"), log_level="debug")

    async def run() -> list[str]:
        people = await seated(served.url, 2, name="Zebedee")
        with pytest.raises(Refused):
            await people[0].play("r7", 0)
        await people[0].say(text="Rumpelstiltskin")
        await people[0].start()
        await asyncio.gather(*(play_on(me, seed, over) for seed, me in enumerate(people)))
        tokens = [me.token or "" for me in people]
        await closed(people)
        return [*tokens, people[0].table, "Zebedee", "Rumpelstiltskin", "laid", "drew", "dealt"]

    try:
        forbidden = asyncio.run(run())
        metrics = served.metrics()
        served.stop()
    finally:
        served.kill()
    output = "".join(served.log)
    assert '"what": "stopping"' in output
    for line in served.log:
        assert set(json.loads(line)) >= {"at", "level", "what"}
    for word in forbidden:
        assert word not in output
        assert word not in metrics
    assert not re.search(r"\b[rygb][0-9sr+]\b", output + metrics)


@pytest.mark.parametrize("wrong", [{"port": 99_999}, {"port": -1}, {"connections": -1}, {"lease_ms": "-5"}])
def test_numbers_that_make_no_sense_are_refused(wrong: dict[str, object]) -> None:
    from penultima.server.ops.settings import load_settings

    with pytest.raises(PenultimaError, match=f"{next(iter(wrong))} may be 0 to"):
        load_settings(wrong, environment={})
