"""Positions as text: everything about a round in lines `name: value` (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Callable

from penultima.booklets import Rules
from penultima.game.card import CARDS, COLOR_NAMES, show_cards
from penultima.game.codec import direction_word, read_cards, read_hand, read_key
from penultima.rules.moves import SEATS
from penultima.rules.record import FieldKind, States
from penultima.rules.specials import QUESTIONS
from penultima.rules.state import FIELD_KINDS, Phase

FIELDS = {
    "must": "must_lay", "layer": "laid_by", "give": "giving", "to": "recipient", "said": "uno_said",
    "breath": "may_add_uno", "empty": "empty_draws", "circles": "stale_reshuffles", "turn": "asked",
}  # fmt: skip
"""The field of the state that a line tells, where it has another name."""
_ORDER = (
    *("rules", "hands", "draw", "discard", "color", "direction", "dealer", "phase", "turn", "owes", "hyper", "drawn"),
    *("must", "layer", "guilty", "give", "to", "shares", "pending", "foe", "shown", "hidden", "touched", "said"),
    *("breath", "empty", "circles", "winner", "key", "reshuffles"),
)
_FURTHER = tuple(name for name in FIELD_KINDS if name not in {FIELDS.get(line, line) for line in _ORDER})
LINES = (*_ORDER, *_FURTHER)
"""The lines of a position in the order they are written: those there have always been, then any new field."""
KINDS = {line: FIELD_KINDS[FIELDS.get(line, line)] for line in LINES if FIELDS.get(line, line) in FIELD_KINDS}
"""What the number that a line tells stands for."""
_DEFAULT_OF_KIND = {
    FieldKind.COUNT: "0",
    FieldKind.FLAG: "no",
    FieldKind.SEAT: "-",
    FieldKind.SEATS: "",
    FieldKind.COLOR: "-",
    FieldKind.CARD: "",
}
_ALWAYS = ("color", "dealer", "turn")
"""Lines that are written also where they say the usual."""
_DEFAULTS = {line: _DEFAULT_OF_KIND[kind] for line, kind in KINDS.items() if line not in _ALWAYS}
_DEFAULTS |= {"hyper": "none", "shown": "", "key": "0" * 64, "draw": ""}
CARRIED_OUT = (Phase.COLOR, *QUESTIONS)
"""Phases in which a lay is being carried out."""


def _seats(bits: int) -> str:
    return " ".join(str(seat) for seat in range(SEATS) if bits >> seat & 1)


_TEXT: dict[FieldKind, Callable[[int], str]] = {
    FieldKind.COUNT: str,
    FieldKind.FLAG: lambda number: ("no", "yes")[number],
    FieldKind.SEAT: lambda number: "-" if number < 0 else str(number),
    FieldKind.SEATS: _seats,
    FieldKind.COLOR: lambda number: "-" if number < 0 else COLOR_NAMES[number],
    FieldKind.CARD: lambda number: "" if number < 0 else CARDS[number].text,
}
"""How a number is written."""


def describe(rules: Rules, states: States) -> dict[str, str]:
    """Every line of a position, defaults included."""
    state = states[0]
    players = int(state["players"])
    piles = {name: read_cards(state[name][: int(state[f"{name}_size"])]) for name in ("draw", "discard", "shown")}
    lines = {line: _TEXT[kind](int(state[FIELDS.get(line, line)])) for line, kind in KINDS.items()}
    return {
        **lines,
        "rules": str(rules),
        "hands": " | ".join(show_cards(read_hand(state["hands"][seat])) for seat in range(players)),
        "direction": direction_word(int(state["direction"])),
        "phase": Phase(int(state["phase"])).name,
        "hyper": lines["hyper"] if lines["hyper"] != "-" else "none",
        "key": read_key(states).hex(),
        **{name: show_cards(cards) for name, cards in piles.items()},
    }


def show_position(rules: Rules, states: States) -> str:
    """Write a position; `parse_position` reads it back to the same bytes."""
    lines = describe(rules, states)
    carried = Phase[lines["phase"]] in CARRIED_OUT
    if lines["phase"] == "OVER":
        del lines["turn"]
    needed = {"layer", "touched"} if carried else set()
    return "\n".join(
        f"{name}: {lines[name]}" for name in LINES
        if name in lines and (name in needed or lines[name] != _DEFAULTS.get(name))
    )  # fmt: skip
