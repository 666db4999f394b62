"""Hand-written scenarios: a position, moves, and what must be true after (docs/notation.md)."""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from penultima.booklets import Rules
from penultima.game import Card, Event, Round
from penultima.game.shuffles import place_of_returned
from penultima.rules.cards import DECK_SIZES
from penultima.rules.settings import FirstDrawFour

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


@cache
def scenarios() -> tuple[tuple[Path, dict[str, Any]], ...]:
    """Every scenario of every file."""
    return tuple(
        (path, told)
        for path in sorted(FOLDER.glob("*/*.toml"))
        for told in tomllib.loads(path.read_text("utf-8"))["scenario"]
    )


@cache
def runs() -> tuple[Run, ...]:
    """Every scenario under each of its booklets."""
    return tuple(
        Run(f"{path.parent.name}/{path.stem}", rules, told) for path, told in scenarios() for rules in told["booklets"]
    )


def cards(text: str) -> list[Card]:
    """Cards in kind order."""
    return sorted(Card(word) for word in text.split())


def key_for_places(wanted: list[int], pile: int) -> bytes:
    """A key that puts Draw Fours turned up first back at these places of a pile of so many cards."""
    for number in range(1_000_000):
        key = number.to_bytes(32, "little")
        if all(place_of_returned(key, i, pile) == place for i, place in enumerate(wanted)):
            return key
    raise AssertionError("no key found")


def dealt(rules: Rules, told: dict[str, Any]) -> tuple[Round, list[Event]]:
    """A round dealt from a stacked deck."""
    deal, places = told["deal"], told.get("place", [])
    key = bytes(32)
    if rules["first_draw_four"] == FirstDrawFour.ANYWHERE and places:
        left = DECK_SIZES[rules["special"]] - deal["players"] * rules["hand"] - 1
        key = key_for_places(places, int(left))
    round = Round.from_deck(deal["order"], rules, deal["players"], dealer=deal["dealer"], key=key)
    return round, list(round.opening)


def split_legal(text: str) -> set[str]:
    """The moves of a legal line; `catch @2` is one move."""
    return set(text.replace("catch @", "catch@").split())


def check_legal(round: Round, lines: list[str]) -> None:
    """A seat may do exactly this."""
    for line in lines:
        seat, _, moves = line.partition(":")
        may = {str(move).replace(" ", "") for move in round.legal_moves(int(seat))}
        assert may == split_legal(moves), f"seat {seat} may {sorted(may)}, expected {moves}"


def check_refused(round: Round, moves: list[str]) -> None:
    """Each move is refused and changes nothing."""
    before = round.states.tobytes()
    for text in moves:
        seat, _, move = text.partition(" ")
        assert round.why_not(move, int(seat)) is not None, f"{text} should be refused"
        try:
            round.play(move, int(seat))
        except ValueError:
            pass
        else:
            raise AssertionError(f"{text} was accepted")
    assert round.states.tobytes() == before


def check_expect(round: Round, text: str) -> None:
    """The position has these lines."""
    state = round.states[0]
    lines = round.lines
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
        round, events = dealt(rules, told)
        events = events if told.get("events_deal", True) else []
    else:
        round = Round.from_position(f"rules: {scenario.rules}\n{told['position']}")
    check_legal(round, told.get("legal", []))
    check_refused(round, told.get("refused", []))
    for text in told.get("moves", []):
        seat, _, move = text.partition(" ")
        events += [event for event in round.play(move, int(seat)) if event.name != "scored"]
    if "events" in told:
        assert [str(event) for event in events] == told["events"]
    check_expect(round, told.get("expect", ""))
    check_legal(round, told.get("legal_after", []))
    check_refused(round, told.get("refused_after", []))
    if "points" in told:
        assert list(round.hand_points()) == told["points"]
