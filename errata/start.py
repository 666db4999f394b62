"""Where a scenario begins: a position, or a deal from a stacked deck."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

COLORS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
LETTERS = {name: letter for letter, name in COLORS.items()}
FACES = "0123456789sr+"
NO_DEALER = -1


def deck() -> Counter[str]:
    """The classic deck of 108 cards."""
    cards = Counter({f"{color}{face}": 1 if face == "0" else 2 for color in COLORS for face in FACES})
    return cards + Counter({"w": 4, "w4": 4})


def fits(card: str, top: str, color: str) -> bool:
    """May the card be laid on this top card and color? (E1, E3)"""
    return card[0] == "w" or card[0] == LETTERS[color] or (top[0] != "w" and card[1:] == top[1:])


@dataclass
class Start:
    """Hands, piles (the top card last), and whose turn it is."""

    text: str
    """As the scenario has it, for programs that read the notation."""
    hands: list[list[str]]
    draw: list[str]
    discard: list[str]
    named: list[str]
    """The cards on top of the draw pile that the scenario names."""
    color: str
    direction: int = 1
    turn: int = 0
    phase: str = "TURN"
    drawn: str = ""
    owes: list[int] = field(default_factory=list)
    dealer: int = NO_DEALER
    """Set for a deal: then the hands are dealt, and the last card of `discard` is being turned up."""
    places: list[int] = field(default_factory=list)
    """Where a Draw Four that is turned up goes back to, from the bottom of the draw pile."""
    told: dict[str, Any] = field(default_factory=dict)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def dealt(self) -> bool:
        """Does the scenario begin with a deal?"""
        return self.dealer != NO_DEALER


def _lines(text: str) -> dict[str, str]:
    pairs = (line.partition(":") for line in text.replace(";", "\n").splitlines() if line.strip())
    return {name.strip(): value.strip() for name, _, value in pairs}


def _position(told: dict[str, Any]) -> Start:
    lines = _lines(told["position"])
    hands = [hand.split() for hand in lines["hands"].split("|")]
    draw, discard = lines.get("draw", "").split(), lines["discard"].split()
    named = draw[draw.index("*") + 1 :] if "*" in draw else list(draw)
    rest = deck()
    for pile in (*hands, draw, discard):
        rest.subtract(card for card in pile if card != "*")
    for pile in (*hands, draw, discard):
        if "*" in pile:
            at = pile.index("*")
            pile[at : at + 1] = rest.elements()
    top = discard[-1]
    owes = lines.get("owes", "")
    return Start(
        text=told["position"],
        hands=hands,
        draw=draw,
        discard=discard,
        named=named,
        color=lines.get("color", COLORS.get(top[0], "")),
        direction=-1 if lines.get("direction") == "right" else 1,
        turn=int(lines.get("turn", 0)),
        phase=lines.get("phase", "TURN"),
        drawn=lines.get("drawn", ""),
        owes=[int(seat) for seat in owes.split()] if owes != "none" else [],
        told=told,
    )


def _deal(told: dict[str, Any]) -> Start:
    """One card at a time from the dealer's left; the rest of the deck follows in kind order."""
    deal = told["deal"]
    players, dealer = deal["players"], deal["dealer"]
    given = deal["order"].split()
    rest = deck()
    rest.subtract(given)
    order = [*given, *rest.elements()]
    hands: list[list[str]] = [[] for _ in range(players)]
    for number in range(7 * players):
        hands[(dealer + 1 + number) % players].append(order[number])
    left = order[7 * players :]
    return Start(
        text="",
        hands=hands,
        draw=left[:0:-1],
        discard=left[:1],
        named=given[: 7 * players : -1],
        color="",
        turn=(dealer + 1) % players,
        dealer=dealer,
        places=told.get("place", []),
        told=told,
    )


def start_of(told: dict[str, Any]) -> Start:
    """Where this scenario begins."""
    return _deal(told) if "deal" in told else _position(told)
