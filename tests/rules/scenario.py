"""Hand-written scenarios: a position, moves, and what must be true after (docs/notation.md)."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from penultima.booklets import Rules
from penultima.game import Card, Event, Game
from penultima.game.card import CARDS
from penultima.game.codec import read_events, write_key, write_rules
from penultima.game.position import describe
from penultima.rules import engine
from penultima.rules.chance import RETURN, pick
from penultima.rules.events import new_log
from penultima.rules.settings import FirstDrawFour
from penultima.rules.state import new_table

FOLDER = Path(__file__).parent
KEYS = {
    "title", "cites", "booklets", "position", "deal", "place", "legal", "refused", "moves", "events", "events_deal",
    "expect", "legal_after", "refused_after", "points",
}  # fmt: skip


@dataclass(frozen=True)
class Run:
    """One scenario under one booklet."""

    file: str
    rules: str
    told: dict[str, Any]

    @property
    def id(self) -> str:
        """A name for the test report."""
        return f"{self.file}[{self.rules}] {self.told['title']}"


def scenarios() -> Iterator[tuple[Path, dict[str, Any]]]:
    """Every scenario of every file."""
    for path in sorted(FOLDER.glob("*/*.toml")):
        for told in tomllib.loads(path.read_text("utf-8"))["scenario"]:
            yield path, told


def runs() -> Iterator[Run]:
    """Every scenario under each of its booklets."""
    for path, told in scenarios():
        for rules in told["booklets"]:
            yield Run(f"{path.parent.name}/{path.stem}", rules, told)


def cards(text: str) -> list[Card]:
    """Cards in kind order."""
    return sorted(Card(word) for word in text.split())


def key_for_places(wanted: list[int], sizes: list[int]) -> bytes:
    """A key whose stream puts returned first cards at these places."""
    for number in range(1_000_000):
        key = number.to_bytes(32, "little")
        words = np.frombuffer(key, "<u4").astype(np.uint32)
        if all(pick(words, RETURN, i, n + 1) == place for i, (place, n) in enumerate(zip(wanted, sizes, strict=True))):
            return key
    raise AssertionError("no key found")


def dealt(rules: Rules, told: dict[str, Any]) -> tuple[Game, list[Event]]:
    """A round dealt from a stacked deck."""
    deal = told["deal"]
    table = new_table()
    write_rules(rules, table)
    table["players"] = deal["players"]
    table["dealer"] = deal["dealer"]
    engine.clear(table)
    size = int(table["draw_size"][0])
    rest = [CARDS[kind] for kind in table["draw"][0][:size].tolist()]
    order = [Card(word) for word in deal["order"].split()]
    for card in order:
        rest.remove(card)
    table["draw"][0][:size] = [card.code for card in reversed(order + rest)]
    places = told.get("place", [])
    if rules["first_draw_four"] == FirstDrawFour.ANYWHERE and places:
        left = size - deal["players"] * rules["hand"] - 1
        write_key(key_for_places(places, [left] * len(places)), table)
    game = Game.__new__(Game)
    game.rules = rules
    game._open(table)
    log = new_log()
    engine.deal_out(table, log)
    return game, list(read_events(log))


def split_legal(text: str) -> set[str]:
    """The moves of a legal line; `catch @2` is one move."""
    return set(text.replace("catch @", "catch@").split())


def check_legal(game: Game, lines: list[str]) -> None:
    """A seat may do exactly this."""
    for line in lines:
        seat, _, moves = line.partition(":")
        may = {str(move).replace(" ", "") for move in game.legal_moves(int(seat))}
        assert may == split_legal(moves), f"seat {seat} may {sorted(may)}, expected {moves}"


def check_refused(game: Game, moves: list[str]) -> None:
    """Each move is refused and changes nothing."""
    before = game.table.tobytes()
    for text in moves:
        seat, _, move = text.partition(" ")
        assert game.why_not(move, int(seat)) is not None, f"{text} should be refused"
        try:
            game.play(move, int(seat))
        except ValueError:
            pass
        else:
            raise AssertionError(f"{text} was accepted")
    assert game.table.tobytes() == before


def check_expect(game: Game, text: str) -> None:
    """The position has these lines."""
    state = game.table[0]
    lines = describe(game.rules, game.table)
    for line in filter(None, map(str.strip, text.replace(";", "\n").splitlines())):
        name, _, value = line.partition(":")
        name, value = name.strip(), value.strip()
        if name in ("draw_size", "discard_size"):
            assert int(state[name]) == int(value), f"{name} is {state[name]}, expected {value}"
        elif name == "hands":
            hands = lines[name].split("|")
            assert [cards(hand) for hand in hands] == [cards(hand) for hand in value.split("|")], lines[name]
        else:
            actual = lines[name]
            same = {"none": "", "-": ""}
            assert same.get(actual, actual) == same.get(value, value), f"{name} is {actual!r}, expected {value!r}"


def run(scenario: Run) -> None:
    """Play a scenario and check everything it says."""
    told = scenario.told
    unknown = set(told) - KEYS
    assert not unknown, f"unknown keys {unknown}"
    rules = Rules.parse(scenario.rules)
    events: list[Event] = []
    if "deal" in told:
        game, events = dealt(rules, told)
        events = events if told.get("events_deal", True) else []
    else:
        game = Game.from_position(f"rules: {scenario.rules}\n{told['position']}")
    check_legal(game, told.get("legal", []))
    check_refused(game, told.get("refused", []))
    for text in told.get("moves", []):
        seat, _, move = text.partition(" ")
        events += [event for event in game.play(move, int(seat)) if event.name != "scored"]
    if "events" in told:
        assert [str(event) for event in events] == told["events"]
    check_expect(game, told.get("expect", ""))
    check_legal(game, told.get("legal_after", []))
    check_refused(game, told.get("refused_after", []))
    if "points" in told:
        assert list(game.hand_points()) == told["points"]
