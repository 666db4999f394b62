"""The colors of cards and tables, for every picture of them. The page has its own copy of them made by a program
(`make generated`), except for the cloths of the tables, which are in its `tables.css`.
"""

from __future__ import annotations

from typing import NamedTuple

from penultima.booklets import Rules
from penultima.game.card import COLOR_NAMES

INK = "#1b1b2f"
PAPER = "#fffbf2"


class Papers(NamedTuple):
    """One color's papers: `field` is the card, `tint` the shape on it, `on` what is written on the field."""

    field: str
    shade: str
    deep: str
    bright: str
    tint: str
    on: str
    shape: str
    letter: str


class Box(NamedTuple):
    """What a box's colorless cards and its table are cut from."""

    field: str
    shade: str
    light: str
    accent: str
    cloth: str
    deep: str
    on: str
    soft: str
    line: str
    call: str
    """What shines on it."""
    band: str
    """The line above the table in a terminal."""

    @property
    def well(self) -> str:
        """The part of the cloth that is played on, a little darker."""
        pairs = [(int(self.cloth[i : i + 2], 16), int(self.deep[i : i + 2], 16)) for i in (1, 3, 5)]
        return "#" + "".join(f"{(2 * deep + cloth) // 3:02x}" for cloth, deep in pairs)


_PAPERS = {
    "red": Papers("#c8102e", "#9a0a22", "#8a0620", "#ff6b73", "#ffd0cb", "#ffffff", "circle", "R"),
    "yellow": Papers("#f2b705", "#c98f00", INK, "#ffcf3d", "#fff4c9", INK, "triangle", "Y"),
    "green": Papers("#13795b", "#0b5a42", "#07503a", "#3fbf8f", "#c6ebd9", "#ffffff", "square", "G"),
    "blue": Papers("#1258a8", "#0b417f", "#083a75", "#5aa9f5", "#c9dffa", "#ffffff", "diamond", "B"),
}
_PINK = Papers("#c4177a", "#960c5a", "#860850", "#ff78bd", "#ffcfe8", "#ffffff", "circle", "P")

BOXES = {
    "classic": Box("#1f2338", "#141728", "#eee7d6", "#f2b705",
                   "#1c6a4d", "#124a36", "#fffbf2", "#d8ecdf", "#7fc0a3", "#ffd75e", "#1F5C3F"),
    "scary": Box("#3d1a4f", "#2a0f39", "#f6d3ea", "#ff78bd",
                 "#5b2b70", "#42195a", "#fff4fb", "#f0d3ea", "#ff9dd2", "#ffb0dc", "#4A2545"),
    "revenge": Box("#12305a", "#0a1f3f", "#d8eefb", "#7fd0f2",
                   "#1f4f86", "#153a68", "#f6fcff", "#cfe6f7", "#8fd0f2", "#bfeaff", "#16324F"),
    "battle": Box("#0d5347", "#083a32", "#f6e6b8", "#e9b949",
                  "#0f6555", "#0a4a3e", "#fffaf0", "#d5ece4", "#e9c873", "#ffd978", "#0B6E5F"),
    "hyper": Box("#1a1d57", "#10123c", "#dfe3ff", "#8fa2ff",
                 "#2a3190", "#1d2270", "#f8f9ff", "#d7dcff", "#9fadff", "#ffe28a", "#14213D"),
}  # fmt: skip


def papers(color: str, edition: str = "classic") -> Papers:
    """The papers of a color; what is red elsewhere is pink in the Scary box."""
    return _PINK if color == "red" and edition == "scary" else _PAPERS[color]


def color_name(color: str, edition: str) -> str:
    """What a color is called in this box."""
    return "pink" if papers(color, edition) is _PINK else color


def all_papers(edition: str) -> list[Papers]:
    """The four colors of a box."""
    return [papers(color, edition) for color in COLOR_NAMES]


def edition_of(rules: Rules) -> str:
    """The box whose booklet is played."""
    return rules.booklet.partition("/")[0]
