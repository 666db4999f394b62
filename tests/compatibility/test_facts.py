"""Facts are stored for ever: each is read back from what was once written, and written the same again."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.compatibility.stored import database, read_lines
from tests.compatibility.today import decode_fact, encode_fact

TAGS = {
    "opened", "joined", "sat", "stood", "seated", "removed", "handed", "listed", "changed", "assisted", "started",
    "wanted", "committed", "sealed", "aborted", "given", "dealt", "moved", "back", "left", "said", "rematched",
}  # fmt: skip
WRITTEN = read_lines("facts.jsonl")


@pytest.mark.parametrize("line", WRITTEN, ids=[json.loads(line)["k"] for line in WRITTEN])
def test_every_kind_of_fact_is_read_and_written_as_it_was(line: bytes) -> None:
    assert encode_fact(decode_fact(line)) == line


@pytest.mark.parametrize("line", read_lines("facts-level-2.jsonl"), ids=lambda line: json.loads(line)["k"])
def test_the_facts_of_the_second_level_are_read_and_written_as_they_were(line: bytes) -> None:
    assert encode_fact(decode_fact(line)) == line


def test_the_facts_have_the_tags_that_are_stored() -> None:
    assert {json.loads(line)["k"] for line in WRITTEN} == TAGS


@pytest.mark.parametrize("name", ["server.sqlite.xz", "backup.sqlite.xz", "session.sqlite.xz"])
def test_every_fact_of_a_file_is_read_and_written_as_it_was(name: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(database(name, tmp_path))) as kept:
        facts = [bytes(fact) for (fact,) in kept.execute("SELECT fact FROM log")]
    assert facts
    for fact in facts:
        assert encode_fact(decode_fact(fact)) == fact


def test_the_file_of_the_server_holds_every_kind_of_fact(tmp_path: Path) -> None:
    with closing(sqlite3.connect(database("server.sqlite.xz", tmp_path))) as kept:
        found = {json.loads(fact)["k"] for (fact,) in kept.execute("SELECT fact FROM log")}
    assert found == TAGS
