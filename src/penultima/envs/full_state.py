"""The full state of an environment as one row of numbers, for critics that see all cards while they learn.

Seats are those of the table, not counted from anybody: a critic gets the same row whoever decides. No observation has
any of these cells that its seat could not know; `state()` is asked for apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from penultima.booklets import Rules
from penultima.observations.kernel.layout import Episodes
from penultima.observations.versions import FIELDS_V1, V1, rule_cells
from penultima.rules.asking import Stage
from penultima.rules.cards import COLORS, DECK_SIZE, KINDS
from penultima.rules.moves import SEATS
from penultima.rules.record import States
from penultima.rules.state import NOBODY, Phase

StateRows = NDArray[np.int16]
_RULES = {name: cells for name, (cells, _) in FIELDS_V1.items() if name.startswith("rule_")}

STATE_FIELDS: Mapping[str, tuple[int, str]] = {
    "hands": (SEATS * KINDS, "how many of each kind every seat holds, seat by seat"),
    "draw": (DECK_SIZE, "the draw pile from the next card on: 1 + the kind, 0 beyond its end"),
    "discard": (DECK_SIZE, "the discard pile from the face-up card down: 1 + the kind, 0 beyond its end"),
    "set_aside": (DECK_SIZE, "Battle: cards set aside by ties, in order: 1 + the kind, 0 beyond the last"),
    "actor": (SEATS, "whose decision it is, one-hot"),
    "stage": (len(Stage), "why it is asked, one-hot: owes UNO, may catch, may jump in, is asked"),
    "phase": (len(Phase), "what is being asked, one-hot, in the order of Phase"),
    "asked": (SEATS, "the seat that the rules ask, one-hot"),
    "dealer": (SEATS, "who dealt, one-hot"),
    "laid_by": (SEATS, "the seat whose card is being carried out, one-hot"),
    "foe": (SEATS, "Battle: the seat that was called out, one-hot"),
    "recipient": (SEATS, "Scary: who gets the next card, one-hot"),
    "may_add_uno": (SEATS, "the seat that may still add UNO to its lay, one-hot"),
    "winner": (SEATS, "who went out, one-hot"),
    "owes": (SEATS, "seats that owe UNO"),
    "touched": (SEATS, "seats whose hand the card being carried out has changed"),
    "color": (COLORS, "the color in force, one-hot"),
    "color_before": (COLORS, "the color in force before the last card was laid, one-hot"),
    "hyper": (COLORS, "the hyper color, one-hot"),
    "giving": (COLORS, "Scary: the color being given away, one-hot"),
    "not_followed": (SEATS * COLORS, "colors that each seat did not follow, four flags for each seat"),
    "drawn": (1, "the card just drawn: 1 + the kind, 0 if there is none"),
    "hidden": (1, "Battle: the card the challenger has chosen: 1 + the kind"),
    "players": (1, "how many play"),
    "direction": (1, "1: to the left, -1: to the right"),
    "must_lay": (1, "the card just drawn must be laid"),
    "uno_said": (1, "UNO was said for the card being carried out"),
    "guilty": (1, "the Draw Four being answered was a bluff"),
    "pending": (1, "stacking: what the stack stands at"),
    "shares": (1, "Blowhole: cards still to share"),
    "empty_draws": (1, "draws in a row that found no card"),
    "stale_reshuffles": (1, "reshuffles since somebody could lay"),
    "reshuffles": (1, "how often the discard pile has become the draw pile"),
    "round_steps": (1, "decisions of this round so far, at most 32,767"),
    "scores": (SEATS, "in a match, the score of each seat"),
    "target": (1, "points that end the match"),
    **{name: (cells, FIELDS_V1[name][1]) for name, cells in _RULES.items()},
}
"""Name, number of cells and meaning, in the order in which they lie."""


def _layout() -> dict[str, slice]:
    slices, at = {}, 0
    for name, (cells, _) in STATE_FIELDS.items():
        slices[name] = slice(at, at + cells)
        at += cells
    return slices


STATE_SLICES: Mapping[str, slice] = _layout()
STATE_CELLS = max(place.stop for place in STATE_SLICES.values())

_BITS = ("owes", "touched")
_SEAT_FIELDS = ("asked", "dealer", "laid_by", "foe", "recipient", "may_add_uno", "winner")
_COLOR_FIELDS = ("color", "hyper", "giving")
_CARD_FIELDS = ("drawn", "hidden")
_NUMBERS = (
    "players", "direction", "must_lay", "uno_said", "guilty", "pending", "shares", "empty_draws", "stale_reshuffles",
    "reshuffles",
)  # fmt: skip


def _mark(out: StateRows, field: str, which: NDArray[np.int64]) -> None:
    """One of several cells in each row, or none."""
    rows = np.flatnonzero(which >= 0)
    out[rows, STATE_SLICES[field].start + which[rows]] = 1


def _pile(cards: NDArray[np.int8], size: NDArray[np.int64], top_first: bool) -> NDArray[np.int64]:
    """A pile with its length beyond the rest: 1 + the kind of each card."""
    place = np.arange(DECK_SIZE)
    order = size[:, None] - 1 - place if top_first else np.broadcast_to(place, cards.shape)
    return np.where(place < size[:, None], np.take_along_axis(cards, np.maximum(order, 0), 1).astype(np.int64) + 1, 0)


@lru_cache(maxsize=256)
def _cells_of_rules(rules: Rules) -> StateRows:
    """A row of zeros but for the cells that are the same in every state by these rules."""
    row = np.zeros(STATE_CELLS, np.int16)
    row[STATE_SLICES["target"].start] = rules["target"]
    told = rule_cells(rules, True)
    behind = V1.cells - len(told)
    for field in _RULES:
        place = V1.slices[field]
        row[STATE_SLICES[field]] = told[place.start - behind : place.stop - behind]
    return row


def full_states(states: States, episodes: Episodes, rules: Rules) -> StateRows:
    """The full state of each of several environments by the same rules, a row for each."""
    out = np.tile(_cells_of_rules(rules), (len(states), 1))
    out[:, STATE_SLICES["hands"]] = states["hands"].reshape(len(states), -1)
    out[:, STATE_SLICES["draw"]] = _pile(states["draw"], states["draw_size"], True)
    out[:, STATE_SLICES["discard"]] = _pile(states["discard"], states["discard_size"], True)
    out[:, STATE_SLICES["set_aside"]] = _pile(states["shown"], states["shown_size"], False)
    _mark(out, "actor", episodes["actor"])
    _mark(out, "stage", np.where(episodes["actor"] == NOBODY, NOBODY, episodes["stage"]))
    _mark(out, "phase", states["phase"])
    for field in (*_SEAT_FIELDS, *_COLOR_FIELDS):
        _mark(out, field, states[field])
    _mark(out, "color_before", episodes["color_before"])
    for field in _BITS:
        out[:, STATE_SLICES[field]] = states[field][:, None] >> np.arange(SEATS) & 1
    out[:, STATE_SLICES["not_followed"]] = episodes["not_followed"][:, None] >> np.arange(SEATS * COLORS) & 1
    for field in _CARD_FIELDS:
        out[:, STATE_SLICES[field].start] = states[field] + 1
    for field in _NUMBERS:
        out[:, STATE_SLICES[field].start] = states[field]
    out[:, STATE_SLICES["round_steps"].start] = np.minimum(episodes["round_steps"], 32_767)
    out[:, STATE_SLICES["scores"]] = episodes["scores"]
    return out
