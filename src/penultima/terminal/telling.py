"""Chooses the sentence for what happened, what is asked and why something is refused."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from penultima.rules.reasons import Reason
from penultima.terminal import sentences as say

if TYPE_CHECKING:
    from penultima.booklets import Rules
    from penultima.game import Card, Event, Move, View

COLORS = ("red", "yellow", "green", "blue")


def count(n: int, thing: str) -> str:
    """Three cards, one card, 40 points."""
    number = say.NUMBERS[n] if n < len(say.NUMBERS) else str(n)
    return f"{number} {thing}" if n == 1 else f"{number} {thing}s"


def listed(words: Sequence[str]) -> str:
    """One, two and three."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def capital(text: str) -> str:
    """Begins like a sentence."""
    return text[:1].upper() + text[1:]


def clean(name: str) -> str:
    """A name as it may be shown: printable, one line, not too long."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:16] or "Nobody"


class Teller:
    """Speaks to one seat, or to a spectator, about everybody at the table."""

    def __init__(self, names: Sequence[str], me: int | None, rules: Rules) -> None:
        self.names = [clean(name) for name in names]
        self.me = me
        self.special = say.SPECIALS[rules["special"]]
        self.pink = rules["special"] == 1

    def name(self, seat: int) -> str:
        """A name, or you."""
        return "you" if seat == self.me else self.names[seat]

    def color(self, color: str | None) -> str:
        """A color's name in this edition."""
        return "pink" if color == "red" and self.pink else color or "no color"

    def face(self, card: Card) -> str:
        """A number, or the name of a symbol."""
        return self.special if card.face == "special" else say.FACES.get(card.face, card.face)

    def card(self, card: Card) -> str:
        """A card without an article."""
        return f"{self.color(card.color)} {self.face(card)}" if card.color else self.face(card)

    def cards(self, cards: Iterable[Card]) -> str:
        """A red 7 and a Wild; three cards, if one may not know them."""
        cards = list(cards)
        if all(card.face == "hidden" for card in cards):
            return count(len(cards), "card") if len(cards) != 1 else "a card"
        return listed([f"a {self.card(card)}" for card in cards])

    def event(self, event: Event) -> str:
        """What happened, as one sentence."""
        if event.name == "scored":
            return self._scored(event)
        if event.name == "match_over" and len(event.numbers) > 1:
            names = listed([self.name(seat) for seat in event.numbers])
            return capital(say.EVENTS["match_over many"][1].format(winners=names))
        seat = event.numbers[0] if event.name == "match_over" else event.seat
        return self._form(self._key(event), seat, **self._parts(event))

    def _key(self, event: Event) -> str:
        if event.name == "dealer" and event.cards:
            return "dealer drawn"
        longer = f"{event.name} {event.word}"
        return longer if longer in say.EVENTS else event.name

    def _form(self, key: str, seat: int, **parts: str) -> str:
        mine, theirs = say.EVENTS[key]
        form = mine if mine and seat == self.me else theirs
        return capital(form.format(who=self.name(seat) if seat >= 0 else "", **parts))

    def _parts(self, event: Event) -> dict[str, str]:
        cards = self.cards(event.cards) if event.cards else ""
        whom = self.name(event.whom) if event.whom >= 0 else ""
        known = event.name == "shown" and any(card.face != "hidden" for card in event.cards)
        return {
            "cards": cards,
            "Cards": capital(cards),
            "whom": whom,
            "whose": "your" if whom == "you" else f"{whom}'s",
            "color": self.color(event.word),
            "way": say.DIRECTIONS.get(event.word, ""),
            "n": str(event.numbers[0]) if event.numbers else "",
            "seen": f": {cards}" if known else "",
            "draws": self._draws(event) if event.name == "dealer" else "",
        }

    def _draws(self, event: Event) -> str:
        seats = range(len(self.names))
        drawn = [f"{self.name(seat)} {self.card(card)}" for seat, card in zip(seats, event.cards, strict=False)]
        return ", ".join(drawn) + (", and again for a tie" if len(event.cards) > len(drawn) else "")

    def _scored(self, event: Event) -> str:
        told = [
            self._form("scored", seat, points=count(points, "point"))
            for seat, points in enumerate(event.numbers)
            if points
        ]
        return " ".join(told) or say.EVENTS["scored none"][1]

    def loser(self, scores: Sequence[int]) -> str:
        """Who has the highest total where the lowest wins. (N10)"""
        seat = max(range(len(scores)), key=lambda seat: scores[seat])
        return self._form("lost", seat, points=count(scores[seat], "point"))

    def question(self, view: View, must: bool = False) -> str:
        """What this seat is asked."""
        key = view.phase.name + (" must" if must else "")
        return say.QUESTIONS[key].format(
            drawn=f"a {self.card(view.drawn)}" if view.drawn else "",
            layer=self.names[view.layer] if view.layer is not None else "",
            color=self.color(view.giving),
            to=self.name(view.recipient) if view.recipient is not None else "",
            n=view.shares,
            foe=self._opponent(view),
        )

    def _opponent(self, view: View) -> str:
        other = view.layer if view.foe == self.me else view.foe
        return self.name(other) if other is not None else ""

    def move(self, move: Move, view: View) -> str:
        """A move as one chooses it."""
        if move.card is not None:
            return self.card(move.card)
        if move.color is not None:
            return self.color(move.color)
        if move.seat is not None:
            name = self.names[move.seat]
            return f"catch {name}" if move.text.startswith("catch") else name
        return say.MOVES.get(f"{move.text} {view.phase.name}") or say.MOVES[move.text]

    def need(self, view: View) -> str:
        """What fits now."""
        if view.top.color is None:
            return f"a {self.color(view.color)} card or a wild"
        return f"a {self.color(view.color)} card, a {self.face(view.top)} or a wild"

    def reason(self, reason: Reason, move: Move, view: View) -> str:
        """Why a move is refused."""
        card = f"a {self.card(move.card)}" if move.card else ""
        return say.REASONS[reason].format(
            card=card,
            Card=capital(card),
            need=self.need(view),
            color=self.color(view.color),
            giving=self.color(view.giving),
            colors=", ".join(self.color(color) for color in COLORS),
        )

    def fits(self, move: Move, view: View) -> str:
        """Why a legal move is legal."""
        card, key = move.card, "other"
        if card is not None and view.phase.name in ("TURN", "DRAWN"):
            bluff = card.face == "draw_four" and any(other.color == view.color for other in view.hand)
            key = "bluff" if bluff else "wild" if not card.color else "color" if card.color == view.color else "face"
        named = f"a {self.card(card)}" if card else ""
        return say.FITS[key].format(card=named, color=self.color(view.color), face=self.face(card) if card else "")
