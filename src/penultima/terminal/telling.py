"""Speaks to one seat, or to a spectator, about everybody at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from penultima.text import screen
from penultima.text.events import loser_sentence
from penultima.text.languages import ENGLISH
from penultima.text.questions import arguments

if TYPE_CHECKING:
    from penultima.booklets import Rules
    from penultima.game import Card, Event, Move, View
    from penultima.rules.reasons import Reason

NAMELESS = "You"
"""The name of a person who gave none, as it is written down; every language shows its own."""


def clean(name: str, otherwise: str = "Nobody") -> str:
    """A name as it may be shown: printable, one line, not too long."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:16] or otherwise


class Teller:
    """A screen, the names around the table, and whose eyes it speaks to."""

    def __init__(self, names: Sequence[str], me: int | None, rules: Rules, language: str = ENGLISH) -> None:
        self.screen = screen(language, rules.booklet)
        self.say = self.screen.say
        nobody, you = self.say("ui-nobody"), self.say("ui-you")
        self.names = [clean(name, nobody) for name in names]
        self.me = me
        self.nameless = me is not None and names[me] == NAMELESS
        if me is not None and self.nameless:
            self.names[me] = you

    def color(self, color: str | None) -> str:
        """A color's name in this edition."""
        return self.screen.color(color)

    def card(self, card: Card) -> str:
        """A card without an article."""
        return self.screen.card(card, "bare")

    def event(self, event: Event) -> str:
        """What happened, as one sentence."""
        return self.screen.event(event, self.names, self.me)

    def loser(self, scores: Sequence[int]) -> str:
        """Who has the highest total where the lowest wins. (N10)"""
        return loser_sentence(self.screen, scores, self.names, self.me)

    def question(self, view: View) -> str:
        """What this seat is asked."""
        return self.screen.question(view, self.names)

    def ask(self, id_: str, view: View, **args: Any) -> str:
        """A question that no phase asks."""
        return self.say(id_, **{**arguments(self.screen, view, self.names), **args})

    def move(self, move: Move, view: View) -> str:
        """A move as one chooses it."""
        return self.screen.move(move, view, self.names)

    def typed(self, move: Move) -> str:
        """A move as one may type it."""
        card = move.card
        if card is not None and card.color:
            return self.screen.letter(card.color).lower() + card.text[1:]
        return self.color(move.color) if move.color else move.text

    def need(self, view: View) -> str:
        """What fits now."""
        return self.screen.need(view, self.names)

    def reason(self, reason: Reason, move: Move, view: View) -> str:
        """Why a move is refused."""
        return self.screen.reason(reason, view, move, self.names)

    def fits(self, move: Move, view: View) -> str:
        """Why a legal move is legal."""
        return self.screen.fits(view, move, self.names)
