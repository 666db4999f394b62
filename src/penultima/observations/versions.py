"""The versions of an observation: v0 is what the kernel writes, v1 adds the rules in force and the exact scores.

A version never changes, so that a network goes on seeing what it learned from; what is new makes a new version. The
cells that v1 adds come from the rules and the scores alone, and are written here, behind those of the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from penultima.booklets import Rules
from penultima.errors import RulesError
from penultima.observations.kernel.encoding import CELLS, FIELDS, SLICES
from penultima.rules.moves import SEATS
from penultima.rules.settings import SETTINGS, Choice, Setting

Fields = Mapping[str, tuple[int, str]]
Rows = NDArray[np.int8]

SEEN_SETTINGS = tuple(
    setting
    for setting in SETTINGS.values()
    if setting.name not in ("special", "dealer", "dealer_symbol", "low_score", "target")
)
"""Settings that decisions may depend on. The special card is in v0; the target has cells of its own."""


def _cells_of(setting: Setting) -> int:
    """A choice of three or more is one-hot; a switch and a number have one cell."""
    return len(setting.values) if isinstance(setting, Choice) and len(setting.values) > 2 else 1


def _about(setting: Setting) -> str:
    if not isinstance(setting, Choice):
        return f"{setting.about}: the number"
    words = [value.name.lower() for value in setting.values]
    return f"{setting.about}: " + (f"0 {words[0]}, 1 {words[1]}" if len(words) == 2 else f"{', '.join(words)}, flags")


FIELDS_V1: Fields = {
    **FIELDS,
    **{f"rule_{setting.name}": (_cells_of(setting), _about(setting)) for setting in SEEN_SETTINGS},
    "in_match": (1, "1: a match is played, and its scores count"),
    "target": (2, "points that end the match: hundreds, and the rest"),
    "score_hundreds": (SEATS, "in a match, the score of each seat: hundreds of points"),
    "score_rest": (SEATS, "in a match, the score of each seat: the points below a hundred"),
}


@dataclass(frozen=True)
class Encoding:
    """One version: the fields of an observation in their order, with their sizes and meanings."""

    name: str
    fields: Fields
    slices: Mapping[str, slice]
    cells: int


def _encoding(name: str, fields: Fields) -> Encoding:
    slices, at = {}, 0
    for field, (cells, _) in fields.items():
        slices[field] = slice(at, at + cells)
        at += cells
    return Encoding(name, fields, slices, at)


VERSIONS = {"v0": _encoding("v0", FIELDS), "v1": _encoding("v1", FIELDS_V1)}
V0, V1 = VERSIONS["v0"], VERSIONS["v1"]


def version(name: str) -> Encoding:
    """A version by its name; RulesError if there is none."""
    if name not in VERSIONS:
        raise RulesError(f"an observation is {' or '.join(VERSIONS)}, not {name!r}")
    return VERSIONS[name]


@lru_cache(maxsize=256)
def rule_cells(rules: Rules, match: bool) -> Rows:
    """The cells of v1 that are the same in every observation by these rules: a row behind that of v0. A bot asks for
    them at every decision, so they are kept, and nobody may write to them."""
    row = np.zeros(V1.cells, np.int8)
    for setting in SEEN_SETTINGS:
        value, place = rules[setting.name], V1.slices[f"rule_{setting.name}"]
        if not isinstance(setting, Choice):
            row[place] = value
        elif place.stop - place.start == 1:
            row[place] = list(setting.values).index(setting.values(value))
        else:
            row[place.start + list(setting.values).index(setting.values(value))] = 1
    row[V1.slices["in_match"]] = match
    row[V1.slices["target"]] = divmod(rules["target"], 100)
    row.flags.writeable = False
    return row[CELLS:]


class RulesAndScores:
    """Writes what v1 has beyond v0, for environments or views of the same rules."""

    def __init__(self, rules: Rules, players: int, match: bool) -> None:
        self.match, self.players = match, players
        self._row = rule_cells(rules, match)
        self._around = np.arange(players)

    def extend(self, seen: Rows, seats: NDArray[np.int64], scores: NDArray[np.int64] | None, out: Rows) -> None:
        """Write observations of version 1 from those of version 0, in which `seats` are the observers."""
        out[:, :CELLS] = seen
        out[:, CELLS:] = self._row
        if self.match and scores is not None:
            direction = seen[:, SLICES["direction"]].astype(np.int64)
            around = (seats[:, None] + self._around * direction) % self.players
            points = np.clip(np.take_along_axis(scores, around, 1), 0, 12_799)
            for field, part in (("score_hundreds", points // 100), ("score_rest", points % 100)):
                start = V1.slices[field].start
                out[:, start : start + self.players] = part

    def extended(self, seen: Rows, seat: int, scores: Sequence[int] | None) -> Rows:
        """The same for one observation."""
        out = np.empty((1, V1.cells), np.int8)
        known = None if scores is None else np.array([scores], np.int64)
        self.extend(seen[None], np.array([seat]), known, out)
        row: Rows = out[0]
        return row
