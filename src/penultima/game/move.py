"""A move in words."""

from __future__ import annotations

from penultima.errors import NotationError
from penultima.game.card import CARDS, COLOR_NAMES, Card
from penultima.rules.asking import Stage
from penultima.rules.moves import ACCEPT, CATCH, CHALLENGE, CHOOSE, DRAW, KEEP, MOVES, NAME, NONE, SEATS, UNO


class Move:
    """One of the moves there are, one object for each: `Move("catch @2") is Move("catch @2")`."""

    __slots__ = ("code", "text")
    code: int
    text: str

    def __new__(cls, text: str) -> Move:
        move = _BY_TEXT.get(" ".join(text.split()))
        if move is None:
            raise NotationError(f"{text!r} is no move; moves are a card, draw, keep, a color, none, accept, "
                                "challenge, @seat, uno, catch @seat")  # fmt: skip
        return move

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move({self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Move, (self.text,)

    @property
    def card(self) -> Card | None:
        """The card that is laid, given or fought with."""
        return CARDS[self.code] if self.code < DRAW else None

    @property
    def color(self) -> str | None:
        """The color that is named or given away."""
        return COLOR_NAMES[self.code - NAME] if NAME <= self.code < NONE else None

    @property
    def seat(self) -> int | None:
        """The seat that is chosen or caught."""
        if CHOOSE <= self.code < UNO:
            return self.code - CHOOSE
        return self.code - CATCH if self.code >= CATCH else None

    @property
    def is_call(self) -> bool:
        """Is it UNO, or a catch?"""
        return self.code >= UNO

    def answers(self, stage: Stage) -> bool:
        """Is it an answer for a seat that is asked for this reason: a call about UNO, a card to jump in with, or
        whatever the rules ask for?"""
        return stage is Stage.ASKED or self.is_call == (stage is not Stage.JUMPING)


def _make(code: int, text: str) -> Move:
    move = object.__new__(Move)
    move.code = code
    move.text = text
    return move


_NAMED = {DRAW: "draw", KEEP: "keep", NONE: "none", ACCEPT: "accept", CHALLENGE: "challenge", UNO: "uno"}
_NAMED |= {NAME + color: name for color, name in enumerate(COLOR_NAMES)}
_NAMED |= {CHOOSE + seat: f"@{seat}" for seat in range(SEATS)} | {
    CATCH + seat: f"catch @{seat}" for seat in range(SEATS)
}
ALL_MOVES = tuple(_make(code, CARDS[code].text if code < DRAW else _NAMED[code]) for code in range(MOVES))
_BY_TEXT = {move.text: move for move in ALL_MOVES}
SAY_UNO = ALL_MOVES[UNO]


def read_breath(text: str) -> tuple[Move, bool]:
    """A move, and whether UNO is said in one breath with it, as in `r7 uno`."""
    words = text.split()
    if len(words) != 2 or words[1] != SAY_UNO.text:
        return Move(text), False
    move = Move(words[0])
    if move.card is None:
        raise NotationError("UNO is said with a card")
    return move, True
