"""Positions as text: everything about a round in lines `name: value` (docs/notation.md)."""

from __future__ import annotations

from collections import Counter

import numpy as np

from penultima.booklets import Rules
from penultima.errors import NotationError
from penultima.game.card import CARDS, COLOR_NAMES, Card, parse_cards, show_cards
from penultima.game.codec import direction_word, key_from_hex, read_cards, read_hand, read_key, write_key, write_rules
from penultima.rules import engine
from penultima.rules.cards import COLOR_OF, DECK, NO_CARD, NO_COLOR, PLAIN_DECK
from penultima.rules.record import Table
from penultima.rules.settings import Special
from penultima.rules.state import NOBODY, Phase, new_table

LINES = (
    "rules hands draw discard color direction dealer phase turn owes hyper drawn must layer guilty give to shares foe "
    "shown hidden touched said breath empty winner key reshuffles"
).split()

_SIZE_LIMIT = 4000
_SEAT_FIELDS = {"layer": "layer", "to": "to", "foe": "foe", "winner": "winner", "breath": "breath"}
_FLAGS = ("must", "guilty", "said")
_CARRIED_OUT = (Phase.COLOR, Phase.GIVE_COLOR, Phase.GIVE_CARD, Phase.SHARE, Phase.FOE, Phase.FIGHT)


def _split(text: str) -> dict[str, str]:
    """The lines of a position by name."""
    if len(text) > _SIZE_LIMIT:
        raise NotationError("a position is shorter than that")
    lines: dict[str, str] = {}
    for line in text.replace(";", "\n").splitlines():
        if not line.strip():
            continue
        name, colon, value = line.partition(":")
        name = name.strip()
        if not colon or name not in LINES:
            raise NotationError(f"{line.strip()!r} is no line of a position")
        if name in lines:
            raise NotationError(f"the line {name!r} stands twice")
        lines[name] = value.strip()
    for name in ("hands", "discard"):
        if name not in lines:
            raise NotationError(f"a position needs the line {name!r}")
    return lines


def _number(text: str, low: int, high: int, what: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 6 or not low <= int(text) <= high:
        raise NotationError(f"{what} is a number from {low} to {high}, not {text!r}")
    return int(text)


def _choice(text: str, names: tuple[str, ...], what: str) -> int:
    if text not in names:
        raise NotationError(f"{what} is one of {', '.join(names)}, not {text!r}")
    return names.index(text)


class _Reader:
    """Reads one position into a state."""

    def __init__(self, text: str) -> None:
        self.lines = _split(text)
        self.rules = Rules.parse(self.lines.get("rules") or "classic/en")
        hands = self.lines["hands"].split("|")
        self.players = len(hands)
        self.rules.check_players(self.players)
        self.table = new_table()
        self.places = {f"hand {seat}": hand for seat, hand in enumerate(hands)}
        self.places |= {name: self.lines.get(name, "") for name in ("draw", "discard", "shown")}

    def read(self) -> tuple[Rules, Table]:
        table = self.table
        write_rules(self.rules, table)
        engine.clear(table)
        table["draw"][0] = 0
        table["draw_size"] = 0
        table["players"] = self.players
        self._cards()
        self._scalars()
        self._phase()
        return self.rules, table

    def _cards(self) -> None:
        deck = DECK[:PLAIN_DECK] if self.rules["special"] == Special.NONE else DECK
        missing = Counter(CARDS[kind].text for kind in deck.tolist())
        named = {place: [word for word in text.split() if word != "*"] for place, text in self.places.items()}
        hidden = self.lines.get("hidden", "")
        missing.subtract(word for words in named.values() for word in words)
        missing.subtract(hidden.split())
        for word, left in missing.items():
            Card(word)
            if left < 0:
                raise NotationError(f"the deck has fewer {word}")
        rest = [card.text for card in CARDS for _ in range(missing[card.text])]
        stars = sum(text.split().count("*") for text in self.places.values())
        if stars > 1 or (rest and not stars):
            raise NotationError(f"{len(rest)} cards are missing; write * once where they lie")
        for place, text in self.places.items():
            words = text.split()
            if "*" in words:
                at = words.index("*")
                words[at : at + 1] = rest
            self._put(place, parse_cards(" ".join(words)))

    def _put(self, place: str, cards: tuple[Card, ...]) -> None:
        state = self.table[0]
        if place.startswith("hand "):
            seat = int(place[5:])
            for card in cards:
                state["hands"][seat, card.code] += 1
                state["held"][seat] |= np.uint64(1 << card.code)
            state["sizes"][seat] = len(cards)
            return
        state[place][: len(cards)] = [card.code for card in cards]
        state[f"{place}_size"] = len(cards)
        if place == "discard" and not cards:
            raise NotationError("the discard pile has at least one card")

    def _seat(self, text: str, what: str) -> int:
        return NOBODY if text == "-" else _number(text, 0, self.players - 1, what)

    def _bits(self, name: str) -> int:
        text = self.lines[name]
        words = [] if text in ("none", "-") else text.split()
        return sum({1 << _number(word, 0, self.players - 1, name) for word in words})

    def _scalars(self) -> None:
        lines, state = self.lines, self.table[0]
        top = int(state["discard"][int(state["discard_size"]) - 1])
        state["color"] = COLOR_OF[top]
        if lines.get("color", "-") != "-":
            state["color"] = _choice(lines["color"], COLOR_NAMES, "color")
        if "direction" in lines:
            state["direction"] = 1 - 2 * _choice(lines["direction"], ("left", "right"), "direction")
        state["dealer"] = _number(lines.get("dealer", "0"), 0, self.players - 1, "dealer")
        if lines.get("hyper", "none") != "none":
            state["hyper"] = _choice(lines["hyper"], COLOR_NAMES, "hyper")
        if lines.get("give", "-") != "-":
            state["give"] = _choice(lines["give"], COLOR_NAMES, "give")
        for name in ("drawn", "hidden"):
            if lines.get(name):
                state[name] = Card(lines[name]).code
        for name in _FLAGS:
            if name in lines:
                state[name] = _choice(lines[name], ("no", "yes"), name)
        for name, field in _SEAT_FIELDS.items():
            if name in lines:
                state[field] = self._seat(lines[name], name)
        for name, most in (("shares", 4), ("empty", 9), ("reshuffles", 99_999)):
            if name in lines:
                state[name] = _number(lines[name], 0, most, name)
        if "owes" in lines:
            state["owes"] = self._bits("owes")
        if "key" in lines:
            write_key(key_from_hex(lines["key"]), self.table)

    def _phase(self) -> None:
        lines, state = self.lines, self.table[0]
        phases = tuple(phase.name for phase in Phase)
        phase = Phase(_choice(lines.get("phase", "TURN"), phases, "phase"))
        state["phase"] = phase
        state["asked"] = NOBODY if phase == Phase.OVER else self._seat(lines.get("turn", "0"), "turn")
        if phase == Phase.OVER:
            return
        if phase in _CARRIED_OUT and "layer" not in lines:
            state["layer"] = state["asked"]
        if phase in _CARRIED_OUT and int(state["layer"]) != NOBODY:
            state["touched"] = self._bits("touched") if "touched" in lines else 1 << int(state["layer"])
        if phase == Phase.GIVE_CARD and "to" not in lines:
            state["to"] = (int(state["layer"]) + self.rules["scary_round"]) % self.players
        if phase == Phase.SHARE and "shares" not in lines:
            state["shares"] = 4
        self._sense(phase)

    def _sense(self, phase: Phase) -> None:
        """Refuse a position in which the question makes no sense."""
        state = self.table[0]
        asked, layer = int(state["asked"]), int(state["layer"])
        if asked == NOBODY:
            raise NotationError("somebody must be asked")
        if (phase == Phase.COLOR) < (int(state["color"]) == NO_COLOR):
            raise NotationError("a colorless top card needs the line 'color'")
        needs = {
            Phase.DRAWN: int(state["drawn"]) != NO_CARD and state["hands"][asked, int(state["drawn"])] > 0,
            Phase.CHALLENGE: layer not in (NOBODY, asked),
            Phase.GIVE_CARD: int(state["give"]) != NO_COLOR and layer == asked,
            Phase.FIGHT: int(state["foe"]) not in (NOBODY, layer) and layer != NOBODY,
            Phase.SWAP: False,
        }
        if not needs.get(phase, True):
            raise NotationError(f"{phase.name} lacks a line that it needs")
        self._can_go_on(phase)

    def _can_go_on(self, phase: Phase) -> None:
        """Refuse a position that could not be played on."""
        state = self.table[0]
        special = {
            Phase.GIVE_COLOR: Special.SCARY,
            Phase.GIVE_CARD: Special.SCARY,
            Phase.SHARE: Special.BLOWHOLE,
            Phase.FOE: Special.BATTLE,
            Phase.FIGHT: Special.BATTLE,
        }
        if phase in special and self.rules["special"] != special[phase]:
            raise NotationError(f"{phase.name} is not asked in this edition")
        if phase == Phase.SHARE and (int(state["shares"]) == 0 or int(state["draw_size"]) + int(state["discard_size"]) < 2):
            raise NotationError("SHARE needs a card to share")
        sets = np.zeros(2, np.uint64)
        engine.legal(self.table, int(state["asked"]), sets)
        if not sets.any():
            raise NotationError("the asked seat would have no move")
        sizes = state["sizes"][: self.players]
        battling = phase in (Phase.FOE, Phase.FIGHT, Phase.COLOR)
        if (sizes == 0).any() and not battling:
            raise NotationError("a seat without cards has gone out")


def parse_position(text: str) -> tuple[Rules, Table]:
    """Read a position."""
    return _Reader(text).read()


def _seat_text(seat: int) -> str:
    return "-" if seat < 0 else str(seat)


def _bits_text(bits: int) -> str:
    return " ".join(str(seat) for seat in range(10) if bits >> seat & 1)


def describe(rules: Rules, table: Table) -> dict[str, str]:
    """Every line of a position, defaults included."""
    state = table[0]
    players = int(state["players"])
    one = {name: int(state[name]) for name in state.dtype.names if state.dtype[name].shape == () and name != "rules"}
    color = {name: COLOR_NAMES[one[name]] if one[name] >= 0 else "-" for name in ("color", "hyper", "give")}
    piles = {name: show_cards(read_cards(state[name][: one[f"{name}_size"]])) for name in ("draw", "discard", "shown")}
    card = {name: CARDS[one[name]].text if one[name] >= 0 else "" for name in ("drawn", "hidden")}
    return {
        "rules": str(rules),
        "hands": " | ".join(show_cards(read_hand(state["hands"][seat])) for seat in range(players)),
        "color": color["color"],
        "direction": direction_word(one["direction"]),
        "dealer": str(one["dealer"]),
        "phase": Phase(one["phase"]).name,
        "turn": _seat_text(one["asked"]),
        "owes": _bits_text(one["owes"]),
        "hyper": color["hyper"] if color["hyper"] != "-" else "none",
        "give": color["give"],
        "touched": _bits_text(one["touched"]),
        "key": read_key(table).hex(),
        **piles,
        **card,
        **{name: ("no", "yes")[one[name]] for name in _FLAGS},
        **{name: _seat_text(one[field]) for name, field in _SEAT_FIELDS.items()},
        **{name: str(one[name]) for name in ("shares", "empty", "reshuffles")},
    }


_DEFAULTS = {
    "owes": "", "hyper": "none", "drawn": "", "must": "no", "layer": "-", "guilty": "no", "give": "-", "to": "-",
    "shares": "0", "foe": "-", "shown": "", "hidden": "", "touched": "", "said": "no", "breath": "-", "empty": "0",
    "winner": "-", "key": "0" * 64, "reshuffles": "0", "draw": "",
}  # fmt: skip


def show_position(rules: Rules, table: Table) -> str:
    """Write a position; `parse_position` reads it back to the same bytes."""
    lines = describe(rules, table)
    carried = Phase[lines["phase"]] in _CARRIED_OUT
    if lines["phase"] == "OVER":
        del lines["turn"]
    needed = {"layer", "touched"} if carried else set()
    return "\n".join(
        f"{name}: {lines[name]}" for name in LINES
        if name in lines and (name in needed or lines[name] != _DEFAULTS.get(name))
    )  # fmt: skip
