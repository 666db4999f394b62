"""docs/engine.md is true: its example runs, it explains every key of `abi.json`, and what a host puts together from
entry points is what Python's own layers say."""

from __future__ import annotations

import random
import re
import subprocess
from pathlib import Path

import numpy as np
import pytest

from penultima.booklets import Booklet, booklets
from penultima.bots import bot
from penultima.bots.kernel import entries
from penultima.bots.kernel.memory import MEMORY, Memories
from penultima.bots.search_bot import memory_of
from penultima.game import Round
from penultima.game.codec import read_events
from penultima.rules import engine
from penultima.rules.record import EventLogs
from penultima.runtime.engine_file import ABI, WASM, description
from scripts.engine.hosting import TABLE_ENTRIES
from tests.runtime.running import ROOT, find_node

PAGE = (ROOT / "docs" / "engine.md").read_text("utf-8")
NODE = find_node()


@pytest.mark.skipif(NODE is None, reason="there is no Node on this machine")
def test_the_example_plays_the_round_that_python_plays(tmp_path: Path) -> None:
    (example,) = re.findall(r"^```js\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    (tmp_path / "round.mjs").write_text(example, "utf-8")
    assert NODE is not None
    command = [NODE, str(tmp_path / "round.mjs"), str(WASM), str(ABI)]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout.splitlines()
    round, careful = Round("battle/fr", 4, seed=1), bot("careful", 7)
    while not round.over:
        assert round.turn is not None
        move = careful.choose(round.view(round.turn))
        assert move is not None
        round.play(move, round.turn)
    assert told == [f"{seat} {move}" for seat, move in round.moves]
    assert len(told) > 20


def test_every_key_is_explained() -> None:
    table = PAGE[PAGE.index("## The keys of abi.json") :]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    explained = {name for row in rows for name in re.findall(r"`(\w+)`", row)}
    assert explained == description().keys()


def test_every_entry_point_that_is_named_exists() -> None:
    section = PAGE[PAGE.index("## What a table asks") : PAGE.index("**A log**")]
    named = {name for line in section.splitlines() if line.startswith("|") for name in re.findall(r"`([a-z_]+)`", line)}
    assert named - {"order"} <= TABLE_ENTRIES <= description()["entries"].keys()
    assert len(named) > 25


def heard(log: EventLogs, seat: int) -> EventLogs:
    """A log as a seat may see it."""
    own = EventLogs(log.copy())
    engine.hide_cards(own, seat)
    return own


@pytest.mark.parametrize("booklet", booklets(), ids=lambda one: one.id)
def test_logs_tell_each_seat_what_the_events_of_a_round_tell_it(booklet: Booklet) -> None:
    """Also to the memory of a seat that searches."""
    dice, round = random.Random(booklet.id), Round(f"{booklet.id} +jump_in=on", 3, seed=5)
    memories = [Memories(np.zeros(1, MEMORY)) for _ in range(3)]
    for seat in range(3):
        entries.begin_memory(memories[seat], seat)
    events = round.opening
    for _ in range(80):
        for viewer in range(-1, 3):
            log = heard(round._memory.logs, viewer)
            seen = [event.seen_by(viewer) for event in events if event.name != "scored"]
            assert list(read_events(log)) == seen
            if viewer >= 0:
                entries.remember(memories[viewer], 3, log)
                assert memory_of(round.view(viewer)).tobytes() == memories[viewer].tobytes()
        if round.over:
            break
        seat, move = dice.choice([(seat, move) for seat in range(3) for move in round.legal_moves(seat)])
        events = round.play(move, seat)
