"""An observation as it should be, from a view and from what everybody was told: written without the kernel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from penultima.envs import SLICES
from penultima.game import Card, Event, View
from penultima.game.card import CARDS, COLOR_NAMES
from penultima.rules.settings import Special
from penultima.rules.state import Phase

FACES = [*map(str, range(10)), "skip", "reverse", "draw_two", "wild", "draw_four", "special"]
STAGES = ("owes", "catches", "jumps", "asked")


def one_hot(names: Sequence[object], name: object) -> list[int]:
    return [int(name is not None and one == name) for one in names]


def counts(cards: Iterable[Card]) -> list[int]:
    held = Counter(cards)
    return [held[card] for card in CARDS]


def card_cells(card: Card | None) -> list[int]:
    return one_hot(FACES, card and card.face) + one_hot(COLOR_NAMES, card and card.color)


class Witness:
    """What anybody at the table remembers: colors that were not followed, and the color before the last lay."""

    def __init__(self, players: int) -> None:
        self.missed: list[set[str]] = [set() for _ in range(players)]
        self.color: str | None = None
        self.before: str | None = None
        self.battlers: tuple[int, ...] = ()

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            self._hear(event)

    def _hear(self, event: Event) -> None:
        if event.name == "turned":
            self.color = event.cards[0].color
        elif event.name in ("laid", "jumped_in"):
            self.before = self.color
            if event.cards[0].color:
                self.color = event.cards[0].color
                self.missed[event.seat].discard(self.color)
        elif event.name == "named":
            self.color = event.word
        elif event.name == "passed" or (event.name == "drew" and event.word == "turn"):
            if self.color:
                self.missed[event.seat].add(self.color)
        elif event.name == "drew":
            self.missed[event.seat].clear()
        elif event.name in ("gave", "shared"):
            self.missed[event.whom].clear()
        elif event.name == "foe":
            self.battlers = (event.seat, event.whom)
        elif event.name == "chose":
            for seat in self.battlers:
                self.missed[seat].clear()
        elif event.name == "took":
            self.missed[event.seat].clear()
        elif event.name == "swapped":
            self.missed[event.seat].clear()
            self.missed[event.whom].clear()
        elif event.name == "rotated":
            for missed in self.missed:
                missed.clear()


def expected(view: View, witness: Witness, stage: str | None, target: int = 0) -> dict[str, list[int]]:
    """Every field by name."""
    me, n = view.seat or 0, view.players
    step = 1 if view.direction == "left" else -1
    around = [(me + step * k) % n for k in range(n)]
    special = view.rules["special"]

    def seats(who: int | None) -> list[int]:
        return [int(seat == who) for seat in around]

    missed = [int(color in witness.missed[seat]) for seat in around for color in COLOR_NAMES]
    scores = [min(100 * view.scores[seat] // target, 127) for seat in around] if view.scores else []
    return {
        "hand": counts(view.hand),
        "discard": counts(view.discard),
        "top": one_hot(FACES, view.top.face),
        "color": one_hot(COLOR_NAMES, view.color),
        "color_before": one_hot(COLOR_NAMES, witness.before),
        "hyper": one_hot(COLOR_NAMES, view.hyper),
        "phase": one_hot(list(Phase), view.phase),
        "stage": one_hot(STAGES, stage),
        "special": one_hot([one for one in Special if one], special),
        "sizes": [view.sizes[seat] for seat in around],
        "owes": [int(seat in view.owes) for seat in around],
        "asked": seats(view.turn),
        "laid_by": seats(view.laid_by),
        "foe": seats(view.foe),
        "recipient": seats(view.recipient),
        "not_followed": missed,
        "drawn": card_cells(view.drawn),
        "giving": one_hot(COLOR_NAMES, view.giving),
        "scores": scores,
        "players": [n],
        "direction": [1 if view.direction == "left" else -1],
        "must_lay": [int(bool(view.states["must_lay"][0]) and view.drawn is not None)],
        "pending": [view.pending],
        "shares": [view.shares],
        "shown": [len(view.shown)],
        "draw_size": [view.draw_size],
        "discard_size": [len(view.discard)],
    }


def read(observation: NDArray[np.int8]) -> dict[str, list[int]]:
    """An observation taken apart."""
    return {name: [int(cell) for cell in observation[place]] for name, place in SLICES.items()}


def differences(
    observation: NDArray[np.int8], view: View, witness: Witness, stage: str | None, target: int = 0
) -> list[str]:
    """The names of fields that are not as they should be."""
    wanted = expected(view, witness, stage, target)
    found = read(observation)
    assert wanted.keys() == found.keys()
    return [name for name in found if found[name] != wanted[name] + [0] * (len(found[name]) - len(wanted[name]))]
