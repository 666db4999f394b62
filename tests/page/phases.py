"""A table in each phase that somebody can be asked in."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tests.page.looking import answer, lay

if TYPE_CHECKING:
    from playwright.sync_api import Page


class Asked(NamedTuple):
    """Rules, my hand, what lies on the table and whatever else the phase needs; and what I may answer."""

    rules: str
    hand: str
    discard: str
    more: str
    move: str


PHASES = {
    "TURN": Asked("classic/en", "r1 g2", "b7", "", "draw"),
    "DRAWN": Asked("classic/en", "g1 g9 b3", "b7", "drawn: b3", "b3"),
    "COLOR": Asked("classic/en", "g1 g9", "b7 w", "color: blue", "red"),
    "CHALLENGE": Asked("classic/en", "g1 g9", "b7 w4", "color: red; layer: 1", "accept"),
    "GIVE_COLOR": Asked("scary/fr", "r1 r2 g3", "b7 x", "color: blue", "red"),
    "GIVE_CARD": Asked("scary/fr", "r1 r2 g3", "b7 x", "color: blue; give: red; to: 1", "r2"),
    "SHARE": Asked("revenge/en", "r1 r2", "b7 x", "color: blue; shares: 3", "@1"),
    "FOE": Asked("battle/en", "r1 r2", "b7 x", "color: blue", "@1"),
    "FIGHT": Asked("battle/en", "r1 r2", "b7 x", "color: blue; foe: 1", "r2"),
    "SWAP": Asked("classic/en +sevens_zeros=on", "r1 r2", "b2 b7", "", "@1"),
}

OTHERS = {
    2: "y3 g4",
    4: "y3 g4 | y3 | g7 g7 g8",
    10: "y3 g4 | y3 | g7 g7 g8 | b4 b4 | b5 | b6 b6 | b8 b8 b9 | b9 | g4 g8",
}
"""What the other hands hold, by the number of players."""


def position(name: str, *, hand: str = "", others: str = "y3 g4") -> str:
    """The table in this phase, seat 0 asked; the hands may be others."""
    asked = PHASES[name]
    lines = [f"rules: {asked.rules}", f"hands: {hand or asked.hand} | {others}", "draw: *", f"discard: {asked.discard}"]
    return "; ".join(line for line in (*lines, f"phase: {name}", asked.more) if line)


def reply(page: Page, name: str) -> None:
    """The answer, where its phase has it: a card of the hand, a button of the sheet, the thumb."""
    if name in ("DRAWN", "FIGHT"):
        lay(page, PHASES[name].move)
    elif name == "TURN":
        page.locator("[data-testid=draw]").click()
    else:
        answer(page, name, PHASES[name].move)
