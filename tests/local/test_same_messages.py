"""A table on a device is the server's table: the same inputs lead to the same rows, messages and choices of bots."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from penultima import __version__
from penultima.booklets import booklets
from tests.choosing import few
from tests.local.node import ABI, WASM, bundled, needs_node, run
from tests.local.script import ScriptedTable

pytestmark = needs_node
BLOCKS = 4
PER_BLOCK = 12


@pytest.fixture(scope="session")
def follow(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return bundled("follow", tmp_path_factory.mktemp("follow"))


def write_scripts(path: Path, tables: Iterable[ScriptedTable], steps: int) -> int:
    """Play tables and write their scripts; how many rounds were dealt."""
    rounds = 0
    with path.open("wb") as file:
        for table in tables:
            for line in table.lines(steps):
                file.write(msgspec.json.encode(line) + b"\n")
            rounds += table.rounds
    return rounds


def compare(follow: Path, path: Path, seconds: float = 600) -> dict[str, int]:
    """Follow scripts in Node; what was compared."""
    counts: dict[str, int] = json.loads(run(follow, WASM, ABI, path, f"penultima {__version__}", seconds=seconds))
    return counts


@pytest.mark.parametrize("block", few(range(BLOCKS), 0))
def test_the_same_inputs_lead_to_the_same_messages(follow: Path, tmp_path: Path, block: int) -> None:
    seeds = range(block * PER_BLOCK, (block + 1) * PER_BLOCK)
    tables = [ScriptedTable(seed) for seed in seeds]
    assert {table.table.rules.booklet for table in tables} == {booklet.id for booklet in booklets()}
    rounds = write_scripts(tmp_path / "script", tables, 500)
    counts = compare(follow, tmp_path / "script")
    assert counts["tables"] == len(tables)
    assert counts["rounds"] == rounds > 3 * PER_BLOCK
    assert counts["bots"] > 500
    assert counts["records"] > PER_BLOCK / 4


def test_bots_that_search_choose_the_same(follow: Path, tmp_path: Path) -> None:
    rounds = write_scripts(tmp_path / "script", [ScriptedTable(900 + seed, searching=True) for seed in range(3)], 150)
    counts = compare(follow, tmp_path / "script")
    assert counts["searches"] > 20
    assert rounds > 0


@pytest.mark.long
@pytest.mark.parametrize("block", range(10))
def test_many_more_rounds_lead_to_the_same_messages(follow: Path, tmp_path: Path, block: int) -> None:
    tables = [ScriptedTable(seed) for seed in range(1000 + block * 24, 1000 + (block + 1) * 24)]
    rounds = write_scripts(tmp_path / "script", tables, 1000)
    assert compare(follow, tmp_path / "script", 1800)["rounds"] == rounds > 100


@pytest.mark.long
@pytest.mark.parametrize("block", range(4))
def test_bots_that_search_choose_the_same_in_all_booklets(follow: Path, tmp_path: Path, block: int) -> None:
    tables = [ScriptedTable(2000 + seed, searching=True) for seed in range(block * 3, block * 3 + 3)]
    write_scripts(tmp_path / "script", tables, 300)
    assert compare(follow, tmp_path / "script", 1800)["searches"] > 20


def test_a_difference_is_found(follow: Path, tmp_path: Path) -> None:
    """The comparison compares: another card, another reason, another time is a difference."""
    lines = [*ScriptedTable(1, full=True).lines(80)]
    for number, (what, other) in enumerate([("news", "seq"), ("answer", "cmd"), ("rows", "at")]):
        at = max(at for at, line in enumerate(lines) if what in line)
        line = dict(lines[at])
        changed = json.dumps(line[what]).replace(f'{other}\\":', f'{other}\\":1')
        line[what] = json.loads(changed)
        assert line != lines[at]
        path = tmp_path / f"script{number}"
        path.write_bytes(b"\n".join(msgspec.json.encode(one) for one in [*lines[:at], line, *lines[at + 1 :]]))
        with pytest.raises(AssertionError, match="expected"):
            compare(follow, path)


def test_a_script_shows_messages_in_full_to_look_for_a_difference(follow: Path, tmp_path: Path) -> None:
    path = tmp_path / "script"
    write_scripts(path, [ScriptedTable(2, full=True)], 60)
    assert compare(follow, path)["messages"] > 100
    assert b'\\"is\\":\\"news\\"' in path.read_bytes()
