"""A backup that an older server made is restored, played on and backed up again; links to its tables still work."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from tests.compatibility.player import Message, Player, any_move, listen, play_on
from tests.compatibility.running import LIVELY, command, http, server
from tests.compatibility.stored import database, read_json

TABLES: dict[str, Message] = read_json("tables.json")["backup"]
CODES = {told["title"]: code for code, told in TABLES.items()}
PLACES = {
    "log": "game, seq, at, cmd, fact, version, events, digest, state",
    "tables": "game, seq, at, public",
    "versions": "version, layout",
    "records": "game, record",
}
"""What the old server kept, and in which columns; there may be more of them today."""


def content(file: Path) -> dict[str, set[Any]]:
    """Everything that a backup keeps."""
    with closing(sqlite3.connect(file)) as kept:
        return {place: set(kept.execute(f"SELECT {columns} FROM {place}")) for place, columns in PLACES.items()}


def restored(folder: Path, backup: Path | None = None) -> Path:
    """The file of a server that was filled from a backup, the old one if no other is named."""
    file = folder / "restored.sqlite"
    told = command("restore", str(backup or database("backup.sqlite.xz", folder)), "--database", str(file))
    assert told.exit_code == 0, told.output
    return file


def backed_up(file: Path) -> Path:
    """A backup of a file, by the command."""
    again = file.with_name("again.sqlite")
    told = command("backup", str(again), "--database", f"sqlite:{file}")
    assert told.exit_code == 0, told.output
    return again


def whole(now: dict[str, set[Any]], then: dict[str, set[Any]]) -> None:
    """Everything is there; of versions there may be one more, that of today."""
    assert now["versions"] >= then["versions"]
    assert now | {"versions": set()} == then | {"versions": set()}


def test_an_old_backup_is_restored_whole_and_backed_up_again(tmp_path: Path) -> None:
    file = restored(tmp_path)
    whole(content(backed_up(file)), content(tmp_path / "backup.sqlite"))


def test_an_old_file_is_backed_up_and_restored_with_its_records(tmp_path: Path) -> None:
    file = database("server.sqlite.xz", tmp_path)
    old = content(file)
    assert all(old.values())
    whole(content(restored(tmp_path, backed_up(file))), old)


def test_the_tables_of_a_backup_go_on_and_a_guest_finds_them_by_their_link(tmp_path: Path) -> None:
    code = CODES["over, in a backup"]
    with server(restored(tmp_path), LIVELY) as served:
        status, found = http(served.url, "GET", f"/api/tables/{code}/record")
        (tmp_path / "record.json").write_text(json.dumps(found), "utf-8")
        assert (status, command("verify", str(tmp_path / "record.json")).exit_code) == (200, 0)
        with Player(served.url, code, TABLES[code]["tokens"][0]) as host:
            host.done("rematch")
            person, seat = 1, host.room["people"][1]["seat"]
            host.done("remove", seat=seat)
            line = [sys.executable, "-m", "penultima", "join", f"{served.url}/t/{code}", "--name", "Guest"]
            guest = subprocess.Popen(
                [*line, "--bot", "first"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
            )
            try:
                host.until(lambda: any(one.get("name") == "Guest" for one in host.room["seats"]))
                assert host.room["people"][person].get("seat") is None
                host.done("start")
                listen([host], lambda: host.room["status"] == "playing")
                play_on([host], any_move(Random(3)), after_a_turn_of(seat, host))
            finally:
                guest.kill()
                guest.communicate()


def after_a_turn_of(seat: int, host: Player) -> Callable[[], bool]:
    """Has this seat been asked, and has it answered? (Or is the round over: others may have gone out before.)"""
    asked = False

    def answered() -> bool:
        nonlocal asked
        turn = host.look.get("turn") if host.look else None
        asked = asked or turn == seat
        return (asked and turn != seat) or host.room["status"] == "over"

    return answered
