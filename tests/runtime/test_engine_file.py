"""The engine file as it is committed: its description fits the sources, it is small and imports nothing."""

from __future__ import annotations

import gzip
import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from penultima.booklets import Booklet, Rules, booklets
from penultima.booklets.rules import DEFAULTS
from penultima.bots.registry import REGISTRY
from penultima.bots.skills import skill
from penultima.errors import RulesError
from penultima.rules.asking import Stage
from penultima.rules.reasons import Reason
from penultima.rules.state import Phase
from penultima.runtime import ENTRIES, LAYOUTS
from penultima.runtime.arguments import Argument, arguments_of
from penultima.runtime.engine_file import ABI, TABLE_WASM, WASM, description, is_current
from scripts.engine.hosting import TABLE_ENTRIES, hosting
from tests.runtime.calls import plain
from tests.runtime.games import RECORDS, dtype_of, kind_of
from tests.runtime.running import ROOT, environment

IMPORTS, EXPORTS, CUSTOM = 2, 7, 0
"""Numbers of sections of a WebAssembly module."""
FUNCTION, MEMORY = 0, 2
"""Kinds of what it exports."""
MOST_GZIPPED = 90_000
MOST_GZIPPED_FOR_TABLES = 70_000
"""The page fetches it before the first deal."""
MOST_DESCRIBED = 9_000


def leb(content: bytes, at: int) -> tuple[int, int]:
    """A number of a WebAssembly module, and what comes behind it."""
    value = shift = 0
    while True:
        byte = content[at]
        value, shift, at = value | (byte & 127) << shift, shift + 7, at + 1
        if byte < 128:
            return value, at


def sections(content: bytes) -> Iterator[tuple[int, bytes]]:
    """The sections of a WebAssembly module."""
    assert content[:8] == b"\0asm\1\0\0\0"
    at = 8
    while at < len(content):
        size, begin = leb(content, at + 1)
        yield content[at], content[begin : begin + size]
        at = begin + size


def exports(content: bytes) -> dict[str, int]:
    """What a module exports, and of which kind each is."""
    section = dict(sections(content))[EXPORTS]
    count, at = leb(section, 0)
    found = {}
    for _ in range(count):
        size, at = leb(section, at)
        name, kind = section[at : at + size].decode(), section[at + size]
        _, at = leb(section, at + size + 1)
        found[name] = kind
    return found


def test_it_was_made_from_these_sources() -> None:
    assert is_current(), "make engine"


def test_it_is_the_file_that_is_described() -> None:
    assert hashlib.sha256(WASM.read_bytes()).hexdigest() == description()["wasm"]
    assert hashlib.sha256(TABLE_WASM.read_bytes()).hexdigest() == description()["table_wasm"]


def test_it_is_small() -> None:
    assert len(gzip.compress(WASM.read_bytes(), 9)) < MOST_GZIPPED
    assert len(gzip.compress(TABLE_WASM.read_bytes(), 9)) < MOST_GZIPPED_FOR_TABLES


def test_it_imports_nothing_and_names_nothing() -> None:
    kinds = [kind for kind, _ in sections(WASM.read_bytes())]
    assert IMPORTS not in kinds
    assert [body[1:9] for kind, body in sections(WASM.read_bytes()) if kind == CUSTOM and b"name" in body[:6]] == []
    assert b"/" + b"home" not in WASM.read_bytes()


def test_it_exports_its_memory_and_every_entry_point() -> None:
    wanted = {f"penultima_{name}": FUNCTION for name in ENTRIES} | {"memory": MEMORY}
    asked_first = [name for name in ENTRIES if f"may_{name}" in ENTRIES]
    assert asked_first == [name for name in ENTRIES if description()["entries"][name].get("unchecked")]
    wanted |= {f"penultima_unchecked_{name}": FUNCTION for name in asked_first}
    assert exports(WASM.read_bytes()) == wanted
    for_tables = {name: kind for name, kind in wanted.items() if name.split("_", 1)[-1] in TABLE_ENTRIES}
    wanted = {"memory": MEMORY, "penultima_unchecked_continue_search": FUNCTION, **for_tables}
    assert exports(TABLE_WASM.read_bytes()) == wanted


def described(one: Argument) -> dict[str, Any]:
    """What the description should say of an argument, besides whether it is written."""
    if one.dtype is None:
        return {"name": one.name, "kind": "i64" if one.wide else "i32"}
    return {"name": one.name, "kind": "array", "of": kind_of(one.dtype), "item": one.dtype.itemsize}


def test_the_description_has_every_entry_point_with_its_arguments() -> None:
    entries = description()["entries"]
    assert entries.keys() == ENTRIES.keys()
    for name, about in entries.items():
        told = [{key: value for key, value in one.items() if key != "written"} for one in about["arguments"]]
        assert told == [described(one) for one in arguments_of(plain(name))], name
        assert all(isinstance(one["written"], bool) for one in about["arguments"] if one["kind"] == "array")


def test_the_description_says_what_is_returned() -> None:
    kinds = {int: "i32", "int": "i32", bool: "bool", "bool": "bool", None: "nothing", "None": "nothing"}
    for name, about in description()["entries"].items():
        assert about["returns"] == kinds[plain(name).__annotations__["return"]], name


def test_the_description_has_every_record_by_its_fields() -> None:
    """Offset, kind of number and shape of each field, inner records' fields by a dotted name."""
    records = description()["records"]
    kept = {one for hint, one in LAYOUTS.items() if one.fields is not None}
    assert kept == {dtype_of(name) for name in RECORDS}
    assert records.keys() == RECORDS.keys()
    for name, about in records.items():
        dtype = dtype_of(name)
        assert about["size"] == dtype.itemsize
        covered = 0
        for field, (offset, kind, *shape) in about["fields"].items():
            inner, place = dtype, 0
            for part in field.split("."):
                assert inner.fields is not None
                inner, begin = inner.fields[part][:2]
                place += begin
            base, wanted = inner.subdtype or (inner, ())
            assert (place, base, wanted) == (offset, np.dtype(kind), tuple(shape)), f"{name}.{field}"
            covered += inner.itemsize
        assert covered == dtype.itemsize, name


def test_the_description_has_what_a_host_needs_to_know_of_the_rules() -> None:
    about = description()
    assert {name: about[name] for name in hosting()} == hosting(), "make engine"
    assert about["enums"]["Phase"] == {phase.name.lower(): int(phase) for phase in Phase}
    assert about["enums"]["Reason"] == {reason.name.lower(): int(reason) for reason in Reason}
    assert about["enums"]["Stage"] == {stage.name.lower(): int(stage) for stage in Stage}


def test_the_description_is_small() -> None:
    assert len(gzip.compress(ABI.read_bytes(), 9)) < MOST_DESCRIBED


@pytest.mark.parametrize("booklet", booklets(), ids=lambda one: one.id)
def test_settings_of_booklets_are_told_by_what_differs(booklet: Booklet) -> None:
    about = description()
    values = {name: one["default"] for name, one in about["settings"].items()} | about["booklets"][booklet.id]
    assert values == dict(booklet.rules.values)


def test_every_number_of_players_that_is_told_can_be_dealt_to_and_no_other() -> None:
    for special, by_action in enumerate(description()["most_players"]):
        for action, by_hand in enumerate(by_action):
            for hand, most in enumerate(by_hand, 1):
                changes = {"special": special, "first_action": action, "hand": hand}
                rules = Rules("", {**DEFAULTS, **changes})
                for players in range(2, 11):
                    if players <= most:
                        rules.check_players(players)
                    else:
                        with pytest.raises(RulesError):
                            rules.check_players(players)


@pytest.mark.parametrize("name", [name for name, entry in REGISTRY.items() if entry.has_skill])
def test_a_skill_can_be_filled_from_the_description(name: str) -> None:
    about, fields = description(), description()["records"]["Skills"]["fields"]
    made = bytearray(description()["records"]["Skills"]["size"])
    for field, value in about["bots"][name].items():
        made[fields[field][0] : fields[field][0] + 8] = value.to_bytes(8, "little")
    seed = int.from_bytes(hashlib.sha256(b"penultima bot a/1").digest()[:8], "little") >> 1
    made[fields["seed"][0] : fields["seed"][0] + 8] = seed.to_bytes(8, "little")
    weights = np.array(about["weights"], "<i8").tobytes()
    made[fields["weights"][0] : fields["weights"][0] + len(weights)] = weights
    assert bytes(made) == skill(name, "a/1").tobytes()


EDITED = """
import shutil, sys
from pathlib import Path
from penultima.runtime import engine_file
copied = Path(sys.argv[1]) / "penultima"
assert engine_file.PACKAGE == copied, engine_file.PACKAGE
from penultima import Round
print(type(__import__("penultima.rules.engine").rules.engine.deal).__name__, Round("classic/en", 2, seed=1).position)
"""


def test_after_an_edit_of_a_rule_the_rules_run_interpreted_and_it_is_said_once(tmp_path: Any) -> None:
    kept = shutil.ignore_patterns("__pycache__", "page")
    shutil.copytree(ROOT / "src" / "penultima", tmp_path / "penultima", ignore=kept)
    told = {}
    for edit in ("", "\n# edited\n"):
        with (tmp_path / "penultima" / "rules" / "scary.py").open("a") as file:
            file.write(edit)
        done = subprocess.run(
            [sys.executable, "-c", EDITED, str(tmp_path)],
            env=environment(PYTHONPATH=str(tmp_path), PENULTIMA_ENGINE=None),
            capture_output=True, text=True, check=True, timeout=60,
        )  # fmt: skip
        told[bool(edit)] = done.stdout.split(" ", 1), done.stderr
    assert told[False][0][0] == "Entry"
    assert told[True][0][0] == "function"
    assert told[False][0][1] == told[True][0][1]
    assert told[False][1] == ""
    assert told[True][1].count("make engine") == 1
