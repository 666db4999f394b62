"""A program that plays is told, line by line and letter by letter, what it was told."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import msgspec
import pytest

from tests.compatibility.running import command
from tests.compatibility.stored import read_lines
from tests.compatibility.today import ProgramHello, ProgramMove

PROGRAM = Path(__file__).parent / "program.py"
ROUNDS = {"battle": (("battle/fr", "+hand=5", "+jump_in=on"), "4"), "scary": (("scary/pt", "+hand=4"), "5")}
TOLD = {"hello", "round", "decide", "over", "bye"}


@pytest.mark.parametrize("edition", ROUNDS)
def test_a_program_is_told_the_same_lines(edition: str, tmp_path: Path) -> None:
    rules, seed = ROUNDS[edition]
    heard = tmp_path / "heard"
    name = f"run:{shlex.quote(sys.executable)} {shlex.quote(str(PROGRAM))} {shlex.quote(str(heard))}"
    players = [word for player in (name, "first", "careful") for word in ("--players", player)]
    told = command(
        "lab", "play", *rules, *players, "--games", "3", "--seed", seed, "--cores", "1", "-o", str(tmp_path / "results")
    )
    assert told.exit_code == 0, told.output
    assert heard.read_bytes().splitlines() == read_lines(f"program-{edition}.jsonl.xz")


def test_the_lines_have_the_tags_that_programs_know() -> None:
    lines = [line for edition in ROUNDS for line in read_lines(f"program-{edition}.jsonl.xz")]
    assert {json.loads(line[2:])["type"] for line in lines if line.startswith(b"> ")} == TOLD
    assert {json.loads(line[2:])["type"] for line in lines if line.startswith(b"< ")} == {"hello", "move"}


def test_every_line_of_a_program_is_read_as_it_was() -> None:
    for edition in ROUNDS:
        for line in read_lines(f"program-{edition}.jsonl.xz"):
            if line.startswith(b"< "):
                kind = ProgramHello if json.loads(line[2:])["type"] == "hello" else ProgramMove
                written = json.loads(msgspec.json.encode(msgspec.json.decode(line[2:], type=kind)))
                assert json.loads(line[2:]).items() <= written.items()
