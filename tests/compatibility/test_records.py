"""Records of matches, fair and not, finished and left, of every booklet; and what the terminal saved."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from penultima.game.changed_rules import RuleChangedError
from tests.compatibility.running import command
from tests.compatibility.stored import members, unzipped
from tests.compatibility.today import Record

RECORDS = members("records.zip")
SAVES = members("saves.zip")
CHANGED = {
    "fair/revenge-es-left.json": "E14, X17",
    **dict.fromkeys(
        (
            *("plain/battle-en-finished.json", "fair/battle-en-left.json", "fair/battle-en-finished.json"),
            *("plain/battle-es-left.json", "plain/battle-es-finished.json", "fair/battle-fr-finished.json"),
            *("plain/battle-pt-left.json", "plain/battle-pt-finished.json", "fair/battle-pt-left.json"),
            "fair/battle-pt-finished.json",
        ),
        "X22, X24",
    ),
}
"""Records that come to a ruling that has changed since, and which."""
NAMED = [name for name in SAVES if "/" not in name]
"""Saved under a name; the others lie in the folder in which the program looks by itself."""


def test_there_are_records_of_every_kind_and_booklet() -> None:
    assert len(RECORDS) == 12 * 2 * 2
    assert len({json.loads(data)["rules"].split()[0] for data in RECORDS.values()}) == 12


@pytest.mark.parametrize("name", [*RECORDS, *SAVES])
def test_a_record_is_read_replayed_and_written_as_it_was(name: str) -> None:
    data = (RECORDS | SAVES)[name]
    record = Record.decode(data)
    assert record.encode() == data
    if name in CHANGED:
        with pytest.raises(RuleChangedError) as told:
            record.replay()
        assert told.value.facts["rules"] == CHANGED[name]
        return
    match = record.replay()
    assert match.scores == json.loads(data)["scores"]
    assert list(match.winners) == json.loads(data)["winners"]


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_verified_if_it_holds_a_proof(name: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(RECORDS[name])
    told = command("verify", str(file))
    assert told.exit_code == (0 if name.startswith("fair/") and name not in CHANGED else 2), told.output


@pytest.mark.parametrize("name", [name for name in RECORDS if name.startswith("fair/") and "finished" in name][:3])
def test_a_record_with_one_bit_changed_is_not_verified(name: str, tmp_path: Path) -> None:
    told = json.loads(RECORDS[name])
    secret = told["fair"]["deals"][0]["secret"]
    told["fair"]["deals"][0]["secret"] = f"{int(secret, 16) ^ 1:064x}"
    file = tmp_path / "record.json"
    file.write_text(json.dumps(told), "utf-8")
    assert command("verify", str(file)).exit_code == 1


@pytest.mark.parametrize("name", [name for name in RECORDS if "battle" in name or "classic" in name])
def test_a_record_is_told_again(name: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(RECORDS[name])
    told = command("replay", str(file), "--lang", "en")
    assert told.exit_code == (name in CHANGED), told.output
    assert "Player 0" in told.stdout
    assert CHANGED.get(name, "") in told.stderr


@pytest.mark.parametrize("name", [name for name in RECORDS if name.startswith("plain/") and "left" in name])
def test_a_match_goes_on_from_a_record(name: str) -> None:
    """To the end of its round, by the gentlest moves, and from there as a record again."""
    record = Record.decode(RECORDS[name])
    try:
        match = record.replay()
    except RuleChangedError as changed:
        match = record.before(changed)
    moves = 0
    while not match.round.over:
        move = match.round.gentlest_move() if moves < 400 else match.round.legal_moves()[0]
        assert move is not None
        match.play(move)
        moves += 1
    assert moves
    again = Record.of(match)
    assert again.rounds[-1].over
    assert Record.decode(again.encode()).replay().scores == match.scores


@pytest.mark.parametrize("name", NAMED)
def test_a_saved_match_goes_on_where_it_was_left(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    file.write_bytes(SAVES[name])
    told = command("play", "--resume", str(file), "--plain", "--fast", "--lang", "en", typed="1\n" * 12)
    assert told.exit_code == 0, told.output
    before, after = json.loads(SAVES[name]), json.loads(file.read_bytes())
    assert after["rounds"][0]["moves"][: len(before["rounds"][0]["moves"])] == before["rounds"][0]["moves"]
    assert sum(len(one["moves"]) for one in after["rounds"]) > sum(len(one["moves"]) for one in before["rounds"])
    assert set(after) == {*before, "rules_version"}
    kept = {key: after[key] for key in ("format", "rules", "players", "names", "key", "extra")}
    assert kept == {key: before[key] for key in kept}


def test_the_match_in_the_data_folder_is_found_and_offered(tmp_path: Path) -> None:
    """In a terminal, as nobody is asked elsewhere: Enter says yes, then some cards are laid, then it is saved."""
    data = unzipped("saves.zip", tmp_path) / "data"
    (file,) = data.rglob("*.json")
    before = json.loads(file.read_bytes())
    out = in_terminal("play", "--plain", "--fast", "--lang", "en", typed="\n" + "1\n" * 6, data=data)
    after = json.loads(file.read_bytes())
    assert sum(len(one["moves"]) for one in after["rounds"]) > sum(len(one["moves"]) for one in before["rounds"]), out


def in_terminal(*words: str, typed: str, data: Path) -> str:
    """A command in a terminal of its own, where somebody types and then leaves; what is shown."""
    ours, theirs = pty.openpty()
    environment = os.environ | {"XDG_DATA_HOME": str(data), "TERM": "dumb", "COLUMNS": "100", "LC_ALL": "C.UTF-8"}
    line = [sys.executable, "-m", "penultima", *words]
    with subprocess.Popen(line, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)
        shown, left = b"", [*typed.splitlines(keepends=True), "\x04"]
        with contextlib.suppress(OSError):  # the other end is closed
            while piece := os.read(ours, 1 << 16):
                shown += piece
                if left and shown.rstrip(b" ").endswith((b">", b"]", b"?")):
                    os.write(ours, left.pop(0).encode())
                    shown += b"\n"
        os.close(ours)
        assert process.wait(60) == 0, shown.decode()
    return shown.decode()
