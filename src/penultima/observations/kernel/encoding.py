"""Where everything lies in an observation: named slices of one row of small integers.

Seats are counted from the observing one in the direction of play (0: itself, 1: whoever plays next …), so that a round
looks the same from every seat; seats that nobody has are zero. A one-hot group is zero where there is nothing to say.
"""

from penultima.rules.asking import Stage
from penultima.rules.cards import COLORS, KINDS, Face
from penultima.rules.moves import SEATS
from penultima.rules.settings import Special
from penultima.rules.state import Phase

FACES = len(Face) + 10

FIELDS: dict[str, tuple[int, str]] = {
    "hand": (KINDS, "how many of each kind one holds"),
    "discard": (KINDS, "how many of each kind lie on the discard pile, the face-up card included"),
    "top": (FACES, "the face-up card's face, one-hot: 0 to 9, skip, reverse, draw two, wild, draw four, special"),
    "color": (COLORS, "the color in force, one-hot: after a wild the one that was named"),
    "color_before": (COLORS, "the color in force before the last card was laid, one-hot"),
    "hyper": (COLORS, "the hyper color, one-hot"),
    "phase": (len(Phase), "what is being asked, one-hot, in the order of Phase"),
    "stage": (len(Stage), "why one is asked, one-hot: owes UNO, may catch, may jump in, is asked"),
    "special": (len(Special) - 1, "the edition's own card, one-hot: Scary, Blowhole, Battle, Hyper"),
    "sizes": (SEATS, "how many cards each seat holds"),
    "owes": (SEATS, "seats that owe UNO"),
    "asked": (SEATS, "the seat that the rules ask, one-hot"),
    "laid_by": (SEATS, "the seat whose card is being carried out, one-hot"),
    "foe": (SEATS, "Battle: the seat that was called out, one-hot"),
    "recipient": (SEATS, "Scary: who gets the next card, one-hot"),
    "not_followed": (SEATS * COLORS, "colors that each seat did not follow, four flags for each seat"),
    "drawn": (FACES + COLORS, "the card one has just drawn: its face and its color, one-hot"),
    "giving": (COLORS, "Scary: the color one is giving away, one-hot"),
    "scores": (SEATS, "in a match, the score of each seat in hundredths of the target, at most 127"),
    "players": (1, "how many play"),
    "direction": (1, "1: to the left, -1: to the right"),
    "must_lay": (1, "the card one has just drawn must be laid"),
    "pending": (1, "stacking: what the stack stands at"),
    "shares": (1, "Blowhole: cards still to share"),
    "shown": (1, "Battle: cards set aside by ties"),
    "draw_size": (1, "cards on the draw pile"),
    "discard_size": (1, "cards on the discard pile"),
}
"""Name, number of cells and meaning, in the order in which they lie."""


def _layout() -> dict[str, slice]:
    slices, at = {}, 0
    for name, (cells, _) in FIELDS.items():
        slices[name] = slice(at, at + cells)
        at += cells
    return slices


SLICES = _layout()
CELLS = max(place.stop for place in SLICES.values())

HAND, DISCARD, TOP, COLOR, COLOR_BEFORE, HYPER, PHASE, STAGE, SPECIAL = (
    SLICES[name].start
    for name in ("hand", "discard", "top", "color", "color_before", "hyper", "phase", "stage", "special")
)
SIZES, OWES, ASKED, LAID_BY, FOE, RECIPIENT, NOT_FOLLOWED, DRAWN, GIVING = (
    SLICES[name].start
    for name in ("sizes", "owes", "asked", "laid_by", "foe", "recipient", "not_followed", "drawn", "giving")
)
SCORES, PLAYERS, DIRECTION, MUST_LAY, PENDING, SHARES, SHOWN, DRAW_SIZE, DISCARD_SIZE = (
    SLICES[name].start
    for name in (
        "scores", "players", "direction", "must_lay", "pending", "shares", "shown", "draw_size", "discard_size",
    )
)  # fmt: skip
