"""What happened, in words, and who may see it."""

from __future__ import annotations

from typing import NamedTuple

from penultima.errors import NotationError
from penultima.game.card import COLOR_NAMES, HIDDEN, Card, parse_cards, show_cards
from penultima.rules.events import SEES_CARDS, TO_OTHER, TO_SEAT, DrawReason, EventCode

NOBODY = -1

WORDS = {
    "why": tuple(why.name.lower() for why in DrawReason),
    "color": COLOR_NAMES,
    "hyper": (*COLOR_NAMES, "none"),
    "direction": ("left", "right"),
}

SHAPES: dict[str, tuple[str, ...]] = {
    "dealer": ("seat", "cards"),
    "dealt": ("seat", "cards"),
    "turned": ("cards",),
    "returned": ("cards",),
    "starts": ("seat", "direction"),
    "laid": ("seat", "cards"),
    "jumped_in": ("seat", "cards"),
    "drew": ("seat", "why", "cards"),
    "kept": ("seat",),
    "passed": ("seat",),
    "named": ("seat", "color"),
    "skipped": ("seat",),
    "reversed": ("direction",),
    "challenged": ("seat", "whom"),
    "shown": ("seat", "cards"),
    "guilty": ("seat",),
    "innocent": ("seat",),
    "gave": ("seat", "whom", "cards"),
    "shared": ("seat", "whom", "cards"),
    "foe": ("seat", "whom"),
    "chose": ("seat",),
    "revealed": ("seat", "cards"),
    "tied": (),
    "won_battle": ("seat", "whom"),
    "took": ("seat", "cards"),
    "said_uno": ("seat",),
    "caught": ("seat", "whom"),
    "hyper": ("hyper",),
    "reshuffled": ("number",),
    "swapped": ("seat", "whom"),
    "rotated": ("direction",),
    "went_out": ("seat",),
    "blocked": (),
    "scored": ("numbers",),
    "match_over": ("numbers",),
}
"""The arguments of every event, in the order they are written."""

ONE_CARD = frozenset({"turned", "returned", "laid", "jumped_in", "gave", "shared", "revealed"})

_SEES_CARDS = {code.name.lower(): int(SEES_CARDS[code]) for code in EventCode if SEES_CARDS[code]}
"""Which seats of an event see its cards; those of all other events are for everyone."""


class Event(NamedTuple):
    """One thing that happened. `whom` is the other seat concerned; of `shown`, the challenger who sees the hand."""

    name: str
    seat: int = NOBODY
    whom: int = NOBODY
    cards: tuple[Card, ...] = ()
    word: str = ""
    numbers: tuple[int, ...] = ()

    def __str__(self) -> str:
        parts = [self.name]
        for argument in SHAPES[self.name]:
            if argument == "seat":
                parts.append(str(self.seat))
            elif argument == "whom":
                parts.append(str(self.whom))
            elif argument == "cards":
                parts += [show_cards(self.cards)] if self.cards else []
            elif argument in WORDS:
                parts.append(self.word)
            else:
                parts += map(str, self.numbers)
        return " ".join(parts)

    def seen_by(self, seat: int) -> Event:
        """The event as this seat (or the spectator, -1) may see it."""
        whom = _SEES_CARDS.get(self.name)
        if whom is None:
            return self
        if seat != NOBODY and ((whom & TO_SEAT and seat == self.seat) or (whom & TO_OTHER and seat == self.whom)):
            return self
        return self._replace(cards=(HIDDEN,) * len(self.cards))

    @staticmethod
    def parse(text: str) -> Event:
        """Read an event back."""
        name, *words = text.split() or [""]
        if name not in SHAPES:
            raise NotationError(f"{text!r} is no event")
        try:
            return _read(name, words)
        except (IndexError, ValueError):
            raise NotationError(f"{text!r} is no event: {name} takes {' '.join(SHAPES[name]) or 'nothing'}") from None


def _read(name: str, words: list[str]) -> Event:
    event = Event(name)
    for argument in SHAPES[name]:
        if argument == "seat":
            event = event._replace(seat=_seat(words.pop(0)))
        elif argument == "whom":
            event = event._replace(whom=_seat(words.pop(0)))
        elif argument == "cards":
            event = event._replace(cards=parse_cards(" ".join(words)))
            words = []
            if name in ONE_CARD and len(event.cards) != 1:
                raise ValueError("one card")
        elif argument in WORDS:
            if words[0] not in WORDS[argument]:
                raise ValueError("no such word")
            event = event._replace(word=words.pop(0))
        else:
            event = event._replace(numbers=tuple(_number(word) for word in words))
            words = []
            if argument == "number" and len(event.numbers) != 1:
                raise ValueError("one number")
    if words:
        raise ValueError("too many words")
    return event


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 7:
        raise ValueError("no number")
    return int(text)


def _seat(text: str) -> int:
    if len(text) != 1:
        raise ValueError("no seat")
    return _number(text)
