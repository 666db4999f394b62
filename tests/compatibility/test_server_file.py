"""A file that an older server has written: the same tables, the same views, and everything goes on."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from penultima.rules.version import RULES_VERSION
from tests.compatibility.player import PATIENCE, Message, Player, any_move, listen, play_on
from tests.compatibility.running import LIVELY, STILL, command, http, server
from tests.compatibility.stored import FIXTURES, database, read_json, read_lines, still_says

TABLES: dict[str, Message] = read_json("tables.json")["server"]
LIVE = {code: told for code, told in TABLES.items() if not told.get("archived")}
RECORDS: dict[str, Message] = read_json("table_records.json.xz")
WELCOMES = [json.loads(line) for line in read_lines("welcomes.jsonl.xz")]
"""What each audience of each table was shown, by a server that had just opened the file: a spectator (-1) and people
by their numbers, with everything that ever happened at the table."""
SPECTATOR = -1
AUDIENCES = sorted({one["audience"] for one in WELCOMES})


def then(audience: int) -> dict[str, Message]:
    """What an audience was shown at each table."""
    return {one["table"]: one["welcome"] for one in WELCOMES if one["audience"] == audience}


def test_the_file_holds_tables_of_every_kind() -> None:
    rooms = [one["room"] for one in then(SPECTATOR).values()]
    looks = [one["look"] for one in then(SPECTATOR).values() if "look" in one]
    assert {one["status"] for one in rooms} == {"waiting", "dealing", "playing", "between", "over"}
    assert {one["phase"] for one in looks} == {
        "TURN", "DRAWN", "COLOR", "CHALLENGE", "GIVE_COLOR", "GIVE_CARD", "SHARE", "FOE", "FIGHT", "SWAP", "OVER",
    }  # fmt: skip
    assert len({one["rules"].split()[0] for one in rooms}) == 12
    assert sum(bool(told.get("archived")) for told in TABLES.values()) == 3


def welcomes(url: str, audience: int) -> dict[str, Message]:
    """What an audience is shown at each table now."""
    shown = {}
    for code in then(audience):
        token = None if audience == SPECTATOR else LIVE[code]["tokens"][audience]
        with Player(url, code, token, since=0) as player:
            shown[code] = player.welcome
    return shown


def same(now: dict[str, Message], before: dict[str, Message]) -> None:
    """Everything is as it was, but for the time of day."""
    assert set(now) == set(before)
    for code, welcome in before.items():
        assert now[code] | {"now": 0} == welcome | {"now": 0}, LIVE[code]["title"]


@pytest.mark.parametrize("person", [one for one in AUDIENCES if one >= 0])
def test_everybody_is_shown_what_they_were_shown(person: int, tmp_path: Path) -> None:
    """No row comes out otherwise than the old rules wrote it. (Should the bytes of a state be laid out anew one day,
    rows may differ in their digests, and then only the last line has to go: the views must be the same for ever.)"""
    with server(database("server.sqlite.xz", tmp_path), STILL) as served:
        same(welcomes(served.url, person), then(person))
        assert "replays_differed" not in served.metrics()


def test_pages_records_and_spectators_are_answered_as_they_were(tmp_path: Path) -> None:
    with server(database("server.sqlite.xz", tmp_path), STILL) as served:
        what_the_page_asks_for(served.url, served.here_key)
        for code in TABLES:
            check_record(code, *record(served.url, code), tmp_path)
        same(welcomes(served.url, SPECTATOR), then(SPECTATOR))


def test_rounds_are_put_back_from_their_bytes_where_rules_would_differ(tmp_path: Path) -> None:
    """Digests that no rules lead to: every move is taken from the stored state, whose fields go by their old names."""
    file = database("server.sqlite.xz", tmp_path)
    with closing(sqlite3.connect(file)) as kept:
        kept.execute("UPDATE log SET digest = zeroblob(16) WHERE length(digest)")
        kept.commit()
        (dealt,) = kept.execute("SELECT count(DISTINCT game) FROM log WHERE length(digest)").fetchone()
    with server(file, STILL) as served:
        same(welcomes(served.url, 0), then(0))
        assert f"replays_differed_total {dealt}\n" in served.metrics()
        for code in TABLES:
            status, found = record(served.url, code)
            check_record(code, status, found, tmp_path)
            if status == 200 and code in LIVE:
                assert found["rules_version"] == RULES_VERSION - 1, "it was played by the rules before"


def what_the_page_asks_for(url: str, key: str) -> None:
    """The lobby, where it is shown, the shelf, a rulebook."""
    _, lobby = http(url, "GET", "/api/tables")
    assert still_says(lobby, read_json("lobby.json"))
    _, here = http(url, "GET", "/api/here", key=key)
    assert here | {"version": ""} == read_json("here.json") | {"version": ""}
    _, shelf = http(url, "GET", "/api/shelf")
    old_shelf = json.dumps(read_json("shelf.json.xz"), ensure_ascii=False)
    assert still_says(shelf, json.loads(old_shelf.replace("Kickin'", "Kickin’")))  # a text for people, not a name
    _, book = http(url, "GET", "/api/rulebook?rules=battle/fr+%2Bhand=5&lang=fr")
    old = read_json("rulebook.json.xz")
    assert set(old) <= set(book)
    assert [one["id"] for one in book["chapters"]] == ["minute", *(one["id"] for one in old["chapters"])]


def record(url: str, code: str) -> tuple[int, Any]:
    """The record of a table; they are given out slowly."""
    end = time.monotonic() + PATIENCE
    while True:
        status, found = http(url, "GET", f"/api/tables/{code}/record")
        if status != 429:
            return status, found
        assert time.monotonic() < end
        time.sleep(0.2)


def check_record(code: str, status: int, found: Any, folder: Path) -> None:
    """It is the one that the old server gave, and its proof holds."""
    old = RECORDS[code]
    assert status == (old["status"] or 404), TABLES[code]["title"]
    if status == 200:
        today = {"program": "", "version": 0, "rules_version": 0}
        assert found | today == old["record"] | today
        check_proof(found, folder)


def check_proof(found: Message, folder: Path) -> None:
    """`verify` says that all of it fits; there is nothing to say before the end of the first round."""
    file = folder / "record.json"
    file.write_text(json.dumps(found), "utf-8")
    told = command("verify", str(file))
    assert told.exit_code == (0 if found["rounds"] else 2), told.output


def test_old_tables_are_archived_as_records_by_the_settings_of_an_old_file(tmp_path: Path) -> None:
    file = database("server.sqlite.xz", tmp_path)
    settings: dict[str, object] = {"config": FIXTURES / "settings.toml"}
    with server(file, settings), closing(sqlite3.connect(file)) as kept:
        end = time.monotonic() + PATIENCE
        while kept.execute("SELECT count(*) FROM tables").fetchone()[0]:
            assert time.monotonic() < end, "tables are left"
            time.sleep(0.05)
        assert kept.execute("SELECT count(*) FROM log").fetchone() == (0,)
        found = dict(kept.execute("SELECT game, record FROM records").fetchall())
    assert set(found) == set(TABLES)
    for code, data in found.items():
        check_record(code, 200 if data else 404, json.loads(data) if data else None, tmp_path)


SHORT = (
    "after a rematch", "between two rounds", "in the second round", "a match for low points is over",
    "a match of one round is over", "a deal was broken off", "the server was killed",
)  # fmt: skip
"""Tables at which a round is soon over."""


def host_token(code: str) -> str:
    """The token of a table's host."""
    return str(LIVE[code]["tokens"][then(SPECTATOR)[code]["room"]["host"]])


class Company:
    """Everybody who sits at an old table, back at it."""

    def __init__(self, url: str, code: str, stack: ExitStack) -> None:
        everybody = [stack.enter_context(Player(url, code, token)) for token in LIVE[code]["tokens"]]
        newest = everybody[-1]
        newest.until(lambda: all(one.get("here") for one in newest.room["people"]))
        for one in everybody:
            one.catch_up(newest.seq)
        self.seated = [one for one in everybody if one.seat is not None]
        self.host = next(one for one in everybody if one.person == newest.room["host"])
        self.all = [self.host, *(one for one in self.seated if one is not self.host)]
        self.chance = Random(code)

    @property
    def status(self) -> str:
        """What the table is doing."""
        return str(self.host.room["status"])

    def to_the_cards(self) -> None:
        """Until a round is played, from wherever the table stands."""
        if self.status == "over":
            self.host.done("rematch")
        if self.status == "waiting":
            self.host.done("start")
        if self.status == "between":
            self.seated[0].done("next")
        listen(self.all, lambda: all(one.room["status"] == "playing" for one in self.all))

    def to_the_end_of_the_round(self) -> None:
        """Everybody plays."""
        play_on(self.all, any_move(self.chance), lambda: all(one.room["status"] != "playing" for one in self.all))

    def some_moves(self) -> None:
        """A few moves into the round, or to its end."""
        start = self.host.seq
        play_on(self.all, any_move(self.chance), lambda: self.host.seq > start + 4 or self.status != "playing")


def test_play_goes_on_at_every_table_and_after_another_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some rounds are played to their end, proven, and the next ones begun; the server restarts, and where no bot has
    moved since, the table is as it was."""
    seen = {}
    monkeypatch.setenv("PENULTIMA_ARCHIVE_DAYS", str(LIVELY["archive_days"]))
    flags = {name: value for name, value in LIVELY.items() if name != "archive_days"}
    with server(database("server.sqlite.xz", tmp_path), flags) as served:
        for code, told in LIVE.items():
            with ExitStack() as stack:
                company = Company(served.url, code, stack)
                company.to_the_cards()
                company.some_moves()
                if told["title"] in SHORT:
                    company.to_the_end_of_the_round()
                    status, found = record(served.url, code)
                    assert status == 200
                    assert found["rounds"]
                    check_proof(found, tmp_path)
                    company.to_the_cards()
                    company.some_moves()
                seen[code] = company.host
        served.stop()
        served.settings |= STILL
        served.start_again()
        for code, host in seen.items():
            with Player(served.url, code, host_token(code)) as player:
                assert player.seq >= host.seq
                if not any(one.get("bot") for one in host.room["seats"]):
                    assert player.look == host.look, LIVE[code]["title"]
                    assert player.room.get("scores") == host.room.get("scores")
