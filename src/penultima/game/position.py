"""Positions as text: everything about a round in lines `name: value` (docs/notation.md)."""

from __future__ import annotations

from penultima.booklets import Rules
from penultima.game.card import CARDS, COLOR_NAMES, show_cards
from penultima.game.codec import direction_word, read_cards, read_hand, read_key
from penultima.rules.record import Table
from penultima.rules.state import Phase

LINES = (
    *("rules", "hands", "draw", "discard", "color", "direction", "dealer", "phase", "turn", "owes", "hyper"),
    *(
        "drawn",
        "must",
        "layer",
        "guilty",
        "give",
        "to",
        "shares",
        "pending",
        "foe",
        "shown",
        "hidden",
        "touched",
        "said",
    ),
    *("breath", "empty", "circles", "winner", "key", "reshuffles"),
)
"""The lines of a position in the order they are written."""

SEATS = ("layer", "to", "foe", "winner", "breath")
FLAGS = ("must", "guilty", "said")
CARRIED_OUT = (Phase.COLOR, Phase.GIVE_COLOR, Phase.GIVE_CARD, Phase.SHARE, Phase.FOE, Phase.FIGHT, Phase.SWAP)
"""Phases in which a lay is being carried out."""


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
        **{name: ("no", "yes")[one[name]] for name in FLAGS},
        **{name: _seat_text(one[name]) for name in SEATS},
        **{name: str(one[name]) for name in ("shares", "pending", "empty", "circles", "reshuffles")},
    }


_DEFAULTS = {
    "owes": "", "hyper": "none", "drawn": "", "must": "no", "layer": "-", "guilty": "no", "give": "-", "to": "-",
    "shares": "0", "pending": "0", "foe": "-", "shown": "", "hidden": "", "touched": "", "said": "no", "breath": "-",
    "empty": "0", "circles": "0", "winner": "-", "key": "0" * 64, "reshuffles": "0", "draw": "",
}  # fmt: skip


def show_position(rules: Rules, table: Table) -> str:
    """Write a position; `parse_position` reads it back to the same bytes."""
    lines = describe(rules, table)
    carried = Phase[lines["phase"]] in CARRIED_OUT
    if lines["phase"] == "OVER":
        del lines["turn"]
    needed = {"layer", "touched"} if carried else set()
    return "\n".join(
        f"{name}: {lines[name]}" for name in LINES
        if name in lines and (name in needed or lines[name] != _DEFAULTS.get(name))
    )  # fmt: skip
