"""Everything that the terminal says about a match, as sentences for one seat or for a spectator."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from penultima.text import translator
from penultima.text.bot_names import with_bot_names
from penultima.text.events import loser_sentence
from penultima.text.languages import ENGLISH
from penultima.text.questions import arguments

if TYPE_CHECKING:
    from penultima.booklets import Rules
    from penultima.game import Card, Event, Move, View
    from penultima.rules.reasons import Reason

NAMELESS = "You"
"""The name in the record of a person who gave none; every language shows its own word for it."""
SILENT_EVENTS = {"dealt"}
"""Events without a sentence: everybody sees them on the table."""


def clean(name: str, otherwise: str = "Nobody") -> str:
    """A name as it may be shown: printable, one line, not too long."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:16] or otherwise


class Narrator:
    """A translator that also knows the names of the players, which of them reads and which are bots."""

    def __init__(
        self, names: Sequence[str], me: int | None, rules: Rules, language: str = ENGLISH, bots: Collection[int] = ()
    ) -> None:
        self.translator = translator(language, rules.booklet)
        self.say = self.translator.say
        nobody, you = self.say("ui-nobody"), self.say("ui-you")
        self.names = [clean(name, nobody) for name in with_bot_names(names, bots, language)]
        self.me = me
        self.nameless = me is not None and names[me] == NAMELESS
        if me is not None and self.nameless:
            self.names[me] = you

    def color(self, color: str | None) -> str:
        """A color's name in this edition."""
        return self.translator.color(color)

    def card(self, card: Card) -> str:
        """A card without an article."""
        return self.translator.card(card, "bare")

    def event(self, event: Event) -> str:
        """What happened, as one sentence."""
        return self.translator.event(event, self.names, self.me)

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """A sentence for each event that needs one."""
        return [self.event(event) for event in events if event.name not in SILENT_EVENTS]

    def loser(self, scores: Sequence[int]) -> str:
        """Who has the highest total where the lowest wins. (N10)"""
        return loser_sentence(self.translator, scores, self.names, self.me)

    def question(self, view: View) -> str:
        """What this seat is asked."""
        return self.translator.question(view, self.names)

    def ask(self, id_: str, view: View, **args: Any) -> str:
        """A question that is no phase of the round: to catch somebody, to jump in, to deal again."""
        return self.say(id_, **{**arguments(self.translator, view, self.names), **args})

    def move(self, move: Move, view: View) -> str:
        """A move as it stands in a list of choices."""
        return self.translator.move(move, view, self.names)

    def typed(self, move: Move) -> str:
        """A move as it may be typed."""
        card = move.card
        if card is not None and card.color:
            return self.translator.letter(card.color).lower() + card.text[1:]
        return self.color(move.color) if move.color else move.text

    def need(self, view: View) -> str:
        """What fits now."""
        return self.translator.need(view, self.names)

    def reason(self, reason: Reason, move: Move, view: View) -> str:
        """Why a move is refused."""
        return self.translator.reason(reason, view, move, self.names)

    def fits(self, move: Move, view: View) -> str:
        """Why a legal move is legal."""
        return self.translator.fits(view, move, self.names)
