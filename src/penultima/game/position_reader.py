"""Reading a position: text in, a state to play on out, or a sentence that says what is wrong with it."""

from __future__ import annotations

from collections import Counter

import numpy as np

from penultima.booklets import Rules
from penultima.errors import NotationError
from penultima.game.card import CARDS, COLOR_NAMES, Card, parse_cards
from penultima.game.codec import key_from_hex, write_key, write_rules
from penultima.game.position import CARRIED_OUT, FIELDS, KINDS, LINES
from penultima.rules import engine
from penultima.rules.cards import COLOR_OF, DECK, DECK_SIZES, FACE_OF, NO_CARD, NO_COLOR
from penultima.rules.moves import DRAW, UNO
from penultima.rules.record import FieldKind, States
from penultima.rules.settings import OffOn, Stacking
from penultima.rules.specials import GOES_ON, QUESTIONS
from penultima.rules.state import NOBODY, Phase, new_states

_LONGEST = 4000
_MOST = {"shares": 4, "empty": 9, "reshuffles": 99_999}
"""The largest numbers that make sense in a line, where that is not 99."""
_NO_COLOR = {"hyper": "none"}
"""What stands for no color in a line, where that is not -."""


def _split(text: str) -> dict[str, str]:
    """The lines of a position by name."""
    if len(text) > _LONGEST:
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
        self.states = new_states()
        self.places = {f"hand {seat}": hand for seat, hand in enumerate(hands)}
        self.places |= {name: self.lines.get(name, "") for name in ("draw", "discard", "shown")}

    def read(self) -> tuple[Rules, States]:
        states = self.states
        write_rules(self.rules, states)
        engine.clear(states)
        states["draw"][0] = 0
        states["draw_size"] = 0
        states["players"] = self.players
        self._cards()
        self._scalars()
        self._phase()
        return self.rules, states

    def _cards(self) -> None:
        deck = DECK[: DECK_SIZES[self.rules["special"]]]
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
        state = self.states[0]
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

    def _value(self, line: str, kind: FieldKind, text: str) -> int:
        """The number that a line tells."""
        if kind is FieldKind.COUNT:
            return _number(text, 0, _MOST.get(line, 99), line)
        if kind is FieldKind.FLAG:
            return _choice(text, ("no", "yes"), line)
        if kind is FieldKind.SEAT:
            return _number(text, 0, self.players - 1, line) if line == "dealer" else self._seat(text, line)
        if kind is FieldKind.SEATS:
            return self._bits(line)
        if kind is FieldKind.COLOR:
            return NO_COLOR if text == _NO_COLOR.get(line, "-") else _choice(text, COLOR_NAMES, line)
        return Card(text).code if text else NO_CARD

    def _scalars(self) -> None:
        lines, state = self.lines, self.states[0]
        state["color"] = COLOR_OF[int(state["discard"][int(state["discard_size"]) - 1])]
        for line, kind in KINDS.items():
            if line in lines and line not in ("turn", "touched") and (line, lines[line]) != ("color", "-"):
                state[FIELDS.get(line, line)] = self._value(line, kind, lines[line])
        if "direction" in lines:
            state["direction"] = 1 - 2 * _choice(lines["direction"], ("left", "right"), "direction")
        if "key" in lines:
            write_key(key_from_hex(lines["key"]), self.states)

    def _phase(self) -> None:
        lines, state = self.lines, self.states[0]
        phases = tuple(phase.name for phase in Phase)
        phase = Phase(_choice(lines.get("phase", "TURN"), phases, "phase"))
        state["phase"] = phase
        state["asked"] = NOBODY if phase == Phase.OVER else self._seat(lines.get("turn", "0"), "turn")
        if phase == Phase.OVER:
            return
        if phase in CARRIED_OUT and "layer" not in lines:
            state["laid_by"] = state["asked"]
        if "touched" in lines:
            state["touched"] = self._bits("touched")
        elif phase in CARRIED_OUT and int(state["laid_by"]) != NOBODY:
            state["touched"] = 1 << int(state["laid_by"])
        if phase == Phase.GIVE_CARD and "to" not in lines:
            state["recipient"] = (int(state["laid_by"]) + self.rules["scary_round"]) % self.players
        if phase == Phase.SHARE and "shares" not in lines:
            state["shares"] = 4
        self._sense(phase)

    def _sense(self, phase: Phase) -> None:
        """Refuse a position in which the question makes no sense."""
        state = self.states[0]
        asked, layer = int(state["asked"]), int(state["laid_by"])
        if asked == NOBODY:
            raise NotationError("somebody must be asked")
        if (phase == Phase.COLOR) < (int(state["color"]) == NO_COLOR):
            raise NotationError("a colorless top card needs the line 'color'")
        foe, to, hides = int(state["foe"]), int(state["recipient"]), int(state["hidden"]) != NO_CARD
        needs = {
            Phase.DRAWN: int(state["drawn"]) != NO_CARD and state["hands"][asked, int(state["drawn"])] > 0,
            Phase.CHALLENGE: layer not in (NOBODY, asked),
            **dict.fromkeys(QUESTIONS, layer == asked),
            Phase.GIVE_CARD: layer == asked and int(state["giving"]) != NO_COLOR and to not in (NOBODY, layer),
            Phase.FIGHT: layer != NOBODY and foe not in (NOBODY, layer) and asked == (foe if hides else layer),
            Phase.SWAP: layer == asked and self._top_is_seven(),
        }
        if not needs.get(phase, True):
            raise NotationError(f"{phase.name} lacks a line, or does not fit the rest of the position")
        self._can_go_on(phase)

    def _top_is_seven(self) -> bool:
        state = self.states[0]
        face = FACE_OF[int(state["discard"][int(state["discard_size"]) - 1])]
        return self.rules["sevens_zeros"] == OffOn.ON and bool(face == 7)

    def _can_go_on(self, phase: Phase) -> None:
        """Refuse a position that could not be played on."""
        state = self.states[0]
        setting, value = QUESTIONS.get(phase, ("special", self.rules["special"]))
        if self.rules[setting] != value:
            raise NotationError(f"{phase.name} is not asked in this edition")
        cards = int(state["draw_size"]) + int(state["discard_size"])
        if phase == Phase.SHARE and (int(state["shares"]) == 0 or cards < 2):
            raise NotationError("SHARE needs a card to share")
        stacked = int(state["pending"]) > 0
        if stacked and (self.rules["stacking"] == Stacking.OFF or phase not in (Phase.COLOR, Phase.CHALLENGE)):
            raise NotationError("nothing is stacked here")
        if phase == Phase.CHALLENGE and self.rules["stacking"] != Stacking.OFF and not stacked:
            raise NotationError("CHALLENGE lacks the line 'pending'")
        sets = np.zeros(2, np.uint64)
        engine.legal(self.states, int(state["asked"]), sets)
        calls = np.uint64((1 << 64) - (1 << (UNO - DRAW)))
        if not sets[0] and not sets[1] & ~calls:
            raise NotationError("the asked seat would have no move")
        sizes = state["sizes"][: self.players]
        goes_on = phase == Phase.COLOR or (phase in QUESTIONS and setting == "special" and GOES_ON[value])
        if (sizes == 0).any() and not goes_on:
            raise NotationError("a seat without cards has gone out")


def parse_position(text: str) -> tuple[Rules, States]:
    """Read a position."""
    return _Reader(text).read()
