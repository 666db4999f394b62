"""What happened between two observations of RLCard's, as events of ours, and what a seat remembers of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np

from bench.rlcard import cards
from bench.rlcard.observation import RlcardObservation
from penultima.bots.kernel import entries
from penultima.bots.kernel.history import COLORLESS_GROUP
from penultima.bots.kernel.memory import MEMORY, Memories
from penultima.game.card import HIDDEN
from penultima.game.codec import write_events
from penultima.game.event import Event
from penultima.rules.events import new_event_log

DRAW_CARDS = {"+": ("two", 2), "w4": ("four", 4)}
DEALT = 7
MOST_DRAWS = 8
"""Draws between two observations above which it is not worth finding out what happened."""


@dataclass
class PastAction:
    """One action: the card it brought to the pile, if any, and whether that was drawn."""

    seat: int
    laid: str | None
    drawn: bool


def cards_drawn_by_other(past: PastAction) -> tuple[str, int]:
    """Why, and how many cards the other seat draws. A Draw Four that was drawn makes nobody draw."""
    if past.laid is None:
        return "", 0
    card = cards.card(past.laid).text
    if card == "w4" and past.drawn:
        return "", 0
    return DRAW_CARDS.get(card if card in DRAW_CARDS else card[1:], ("", 0))


def hand_changes(past: PastAction) -> tuple[int, int]:
    """By how many cards the two hands grow."""
    own = (1 if past.laid is None else 0) if past.drawn else -1
    return (own, cards_drawn_by_other(past)[1]) if past.seat == 0 else (cards_drawn_by_other(past)[1], own)


def possible_histories(actions: Sequence[tuple[int, str]], pile: Sequence[str]) -> Iterator[list[PastAction]]:
    """Every way in which actions may have brought just these cards to the pile: a drawn card was kept or laid."""
    draws = sum(action == cards.DRAW for _, action in actions)
    kept = len(actions) - len(pile)
    if not 0 <= kept <= draws <= MOST_DRAWS:
        return
    for laid in product((True, False), repeat=draws):
        if laid.count(False) == kept:
            lays, left = iter(laid), iter(pile)
            yield [
                PastAction(seat, next(left) if action != cards.DRAW or next(lays) else None, action == cards.DRAW)
                for seat, action in actions
            ]


def plausible(actions_done: Sequence[PastAction], actions: Sequence[tuple[int, str]], grown: tuple[int, ...]) -> bool:
    """Do the cards agree with the actions, and the hands with their sizes?"""
    if any(action not in (cards.DRAW, past.laid) for past, (_, action) in zip(actions_done, actions, strict=True)):
        return False
    changes = [hand_changes(past) for past in actions_done]
    return (sum(one for one, _ in changes), sum(other for _, other in changes)) == grown


class History:
    """What one seat has seen of a game."""

    def __init__(self) -> None:
        self.memories = Memories(np.zeros(1, MEMORY))
        self.log = new_event_log()
        self.known_actions = 0
        self.pile: tuple[str, ...] = ()
        self.sizes: tuple[int, ...] = ()

    def update(self, seen: RlcardObservation) -> Memories:
        """Take in an observation; the record of actions of a new game is shorter than the last one's."""
        if not self.sizes or len(seen.record) <= self.known_actions:
            self._begin(seen)
        actions_done = self._actions_since(seen)
        if actions_done is None:
            self._restart(seen)
        else:
            for past in actions_done:
                self._write_action(past)
        self.known_actions, self.pile, self.sizes = len(seen.record), seen.pile, seen.sizes
        return self.memories

    def _begin(self, seen: RlcardObservation) -> None:
        """The deal: seven cards each, and two more for seat 0 if a Draw Two is turned up."""
        turned = seen.discard[0]
        more = 2 if turned.endswith("draw_2") else 0
        self.known_actions, self.pile, self.sizes = 0, (turned,), (DEALT + more, DEALT)
        self._deal(seen.seat, turned)

    def _restart(self, seen: RlcardObservation) -> None:
        """After a reshuffle it is not clear what happened: nothing is remembered but how many cards there are."""
        self.sizes = seen.sizes
        self._deal(seen.seat, seen.discard[-1])

    def _deal(self, seat: int, turned: str) -> None:
        entries.begin_memory(self.memories, seat)
        for other, size in enumerate(self.sizes):
            self._write(Event("dealt", other, cards=(HIDDEN,) * size))
        self._write(Event("turned", cards=(cards.card(turned),)))
        self.memories["color"] = cards.color(turned)

    def _actions_since(self, seen: RlcardObservation) -> list[PastAction] | None:
        """What was done since the last observation, if that can be told."""
        known = len(self.pile)
        if seen.pile[:known] != self.pile:
            return None
        actions = seen.record[self.known_actions :]
        grown = tuple(now - before for now, before in zip(seen.sizes, self.sizes, strict=True))
        told = possible_histories(actions, seen.pile[known:])
        return next((actions_done for actions_done in told if plausible(actions_done, actions, grown)), None)

    def _write(self, *events: Event) -> None:
        write_events(events, self.log)
        entries.remember(self.memories, 2, self.log)

    def _write_action(self, past: PastAction) -> None:
        if past.drawn:
            self._write(Event("drew", past.seat, cards=(HIDDEN,), word="turn"))
        if past.laid is None:
            self._kept(past.seat)
            return
        self._write(Event("laid", past.seat, cards=(cards.card(past.laid),)))
        if cards.is_wild(past.laid):
            self._write(Event("named", past.seat, word=cards.color_name(past.laid)))
        why, n = cards_drawn_by_other(past)
        if n:
            self._write(Event("drew", 1 - past.seat, cards=(HIDDEN,) * n, word=why))

    def _kept(self, seat: int) -> None:
        """RLCard lays a drawn card of the color and any wild: a kept one is neither."""
        self._write(Event("kept", seat))
        color = int(self.memories["color"][0])
        for group in (color, COLORLESS_GROUP):
            self.memories["without"][0, seat, group] = self.memories["sizes"][0, seat]
