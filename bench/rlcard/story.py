"""What happened between two observations, told as our events, and what a seat remembers of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np

from bench.rlcard import cards
from bench.rlcard.seen import Seen
from penultima.bots.minds import mind
from penultima.bots.minds.memory import COLORLESS_GROUP, MEMORY, Memories
from penultima.game.card import HIDDEN
from penultima.game.codec import write_events
from penultima.game.event import Event
from penultima.rules.events import new_log

GIFTS = {"+": ("two", 2), "w4": ("four", 4)}
DEALT = 7
MANY = 8
"""Draws between two observations of which the story is not worth finding out."""


@dataclass
class Deed:
    """One action: the card it brought to the pile, if any, and whether that was drawn."""

    seat: int
    laid: str | None
    drawn: bool


def gift(deed: Deed) -> tuple[str, int]:
    """Why, and how many cards the other seat draws. A Draw Four that was drawn makes nobody draw."""
    if deed.laid is None:
        return "", 0
    card = cards.card(deed.laid).text
    if card == "w4" and deed.drawn:
        return "", 0
    return GIFTS.get(card if card in GIFTS else card[1:], ("", 0))


def change(deed: Deed) -> tuple[int, int]:
    """By how many cards the two hands grow."""
    own = (1 if deed.laid is None else 0) if deed.drawn else -1
    return (own, gift(deed)[1]) if deed.seat == 0 else (gift(deed)[1], own)


def tellings(actions: Sequence[tuple[int, str]], pile: Sequence[str]) -> Iterator[list[Deed]]:
    """Every way in which actions may have brought just these cards to the pile: a drawn card was kept or laid."""
    draws = sum(action == cards.DRAW for _, action in actions)
    kept = len(actions) - len(pile)
    if not 0 <= kept <= draws <= MANY:
        return
    for laid in product((True, False), repeat=draws):
        if laid.count(False) == kept:
            lays, left = iter(laid), iter(pile)
            yield [
                Deed(seat, next(left) if action != cards.DRAW or next(lays) else None, action == cards.DRAW)
                for seat, action in actions
            ]


def plausible(deeds: Sequence[Deed], actions: Sequence[tuple[int, str]], grown: tuple[int, ...]) -> bool:
    """Do the cards agree with the actions, and the hands with their sizes?"""
    if any(action not in (cards.DRAW, deed.laid) for deed, (_, action) in zip(deeds, actions, strict=True)):
        return False
    changes = [change(deed) for deed in deeds]
    return (sum(one for one, _ in changes), sum(other for _, other in changes)) == grown


class Story:
    """What one seat has seen of a game."""

    def __init__(self) -> None:
        self.memories = Memories(np.zeros(1, MEMORY))
        self.log = new_log()
        self.heard = 0
        self.pile: tuple[str, ...] = ()
        self.sizes: tuple[int, ...] = ()

    def hear(self, seen: Seen) -> Memories:
        """Take in an observation; the record of actions of a new game is shorter than the last one's."""
        if not self.sizes or len(seen.record) <= self.heard:
            self._begin(seen)
        deeds = self._deeds(seen)
        if deeds is None:
            self._anew(seen)
        else:
            for deed in deeds:
                self._tell(deed)
        self.heard, self.pile, self.sizes = len(seen.record), seen.pile, seen.sizes
        return self.memories

    def _begin(self, seen: Seen) -> None:
        """The deal: seven cards each, and two more for seat 0 if a Draw Two is turned up."""
        turned = seen.discard[0]
        more = 2 if turned.endswith("draw_2") else 0
        self.heard, self.pile, self.sizes = 0, (turned,), (DEALT + more, DEALT)
        self._deal(seen.seat, turned)

    def _anew(self, seen: Seen) -> None:
        """After a reshuffle it is not clear what happened: nothing is remembered but how many cards there are."""
        self.sizes = seen.sizes
        self._deal(seen.seat, seen.discard[-1])

    def _deal(self, seat: int, turned: str) -> None:
        mind.begin_memory(self.memories, seat)
        for other, size in enumerate(self.sizes):
            self._say(Event("dealt", other, cards=(HIDDEN,) * size))
        self._say(Event("turned", cards=(cards.card(turned),)))
        self.memories["color"] = cards.color(turned)

    def _deeds(self, seen: Seen) -> list[Deed] | None:
        """What was done since the last observation, if that can be told."""
        known = len(self.pile)
        if seen.pile[:known] != self.pile:
            return None
        actions = seen.record[self.heard :]
        grown = tuple(now - before for now, before in zip(seen.sizes, self.sizes, strict=True))
        told = tellings(actions, seen.pile[known:])
        return next((deeds for deeds in told if plausible(deeds, actions, grown)), None)

    def _say(self, *events: Event) -> None:
        write_events(events, self.log)
        mind.remember(self.memories, 2, self.log)

    def _tell(self, deed: Deed) -> None:
        if deed.drawn:
            self._say(Event("drew", deed.seat, cards=(HIDDEN,), word="turn"))
        if deed.laid is None:
            self._kept(deed.seat)
            return
        self._say(Event("laid", deed.seat, cards=(cards.card(deed.laid),)))
        if cards.is_wild(deed.laid):
            self._say(Event("named", deed.seat, word=cards.color_name(deed.laid)))
        why, n = gift(deed)
        if n:
            self._say(Event("drew", 1 - deed.seat, cards=(HIDDEN,) * n, word=why))

    def _kept(self, seat: int) -> None:
        """RLCard lays a drawn card of the color and any wild: a kept one is neither."""
        self._say(Event("kept", seat))
        color = int(self.memories["color"][0])
        for group in (color, COLORLESS_GROUP):
            self.memories["without"][0, seat, group] = self.memories["sizes"][0, seat]
