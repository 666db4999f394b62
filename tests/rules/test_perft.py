"""Counts of move sequences from fixed deals: the engine's are the files', and the files' are the oracle's."""

from __future__ import annotations

import json

import numpy as np
import pytest

from penultima.booklets import Rules
from penultima.game import Round
from penultima.game.position import describe
from penultima.rules import engine
from penultima.rules.events import new_event_log
from penultima.rules.record import States
from tests.oracle import BOOKLETS
from tests.rules.perft.make import FOLDER, Deal, counts, dealt, path_of

SHALLOW = 3
"""How deep the oracle counts again in the test; the files were counted by it to the bottom."""


def lines() -> list[tuple[str, Deal]]:
    """Every deal of every file."""
    return [
        (booklet, line) for booklet in BOOKLETS for line in json.loads(path_of(booklet).read_text("utf-8"))["deals"]
    ]


DEALS = [pytest.param(booklet, line, id=f"{booklet} {line['why']}") for booklet, line in lines()]


def game_of(booklet: str, line: Deal) -> Round:
    """The round that the engine deals."""
    rules = Rules.parse(booklet).changed(hand=str(line["hand"]))
    return Round(rules, line["players"], seed=line["seed"], dealer=line["dealer"])


def codes(sets: list[int]) -> list[int]:
    """The moves in a pair of sets."""
    cards, acts = sets
    return [code for code in range(55) if cards >> code & 1] + [55 + bit for bit in range(30) if acts >> bit & 1]


class Counter:
    """Counts with the engine, on tables that are used again at every depth."""

    def __init__(self, states: States, depth: int) -> None:
        self.tables = [states.copy() for _ in range(depth + 1)]
        self.players = int(states["players"][0])
        self.log = new_event_log(listening=False)
        self.sets = np.zeros(2, np.uint64)

    def legal(self, states: States) -> list[tuple[int, int]]:
        """All moves of all seats."""
        found: list[tuple[int, int]] = []
        for seat in range(self.players):
            engine.legal(states, seat, self.sets)
            found += [(seat, code) for code in codes(self.sets.tolist())]
        return found

    def count(self, depth: int) -> int:
        """How many sequences of so many moves there are."""
        states = self.tables[depth]
        moves = self.legal(states)
        if depth == 1:
            return len(moves)
        total, below = 0, self.tables[depth - 1]
        for seat, code in moves:
            below[:] = states
            assert engine.apply(below, seat, code, self.log) == 0
            total += self.count(depth - 1)
        return total


@pytest.mark.parametrize(("booklet", "line"), DEALS)
def test_the_engine_counts_what_the_file_says(booklet: str, line: Deal) -> None:
    states = game_of(booklet, line).states
    for depth, expected in enumerate(line["counts"], 1):
        assert Counter(states, depth).count(depth) == expected


@pytest.mark.parametrize(("booklet", "line"), DEALS)
def test_the_oracle_counts_what_the_file_says(booklet: str, line: Deal) -> None:
    depth = min(SHALLOW, len(line["counts"]))
    assert counts(booklet, line, depth) == line["counts"][:depth]


@pytest.mark.parametrize(("booklet", "line"), DEALS)
def test_both_count_from_the_same_deal(booklet: str, line: Deal) -> None:
    """The oracle's piles come from a plain ChaCha, the engine's from its own."""
    round, (now, _) = game_of(booklet, line), dealt(booklet, line)
    told = describe(round.rules, round.states)
    assert tuple(told["draw"].split()) == now.draw
    assert tuple(told["discard"].split()) == now.discard
    assert tuple(tuple(hand.split()) for hand in told["hands"].split("|")) == now.hands


def test_every_booklet_is_counted_deep_enough() -> None:
    assert {path.name for path in FOLDER.glob("*.json")} == {path_of(booklet).name for booklet in BOOKLETS}
    for _, line in lines():
        assert len(line["counts"]) >= 4
        assert line["counts"][-1] > 500
    assert {line["players"] for _, line in lines()} == {2, 3, 4}
