"""An observation from a view alone, so that what has learned in an environment can play anywhere else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from penultima.errors import RulesError
from penultima.game.card import COLOR_NAMES
from penultima.game.event import Event
from penultima.game.view import View
from penultima.rules.cards import COLOR_OF, COLORS, NO_COLOR
from penultima.rules.record import warm_up
from penultima.sights.kernel.actions import ACTIONS, MASK_ROW
from penultima.sights.kernel.encoding import CELLS
from penultima.sights.kernel.layout import SEATING, SETUP, Seatings, Setups, Stage
from penultima.sights.kernel.seeing import open_stages, see

Cells = NDArray[np.int8]
Mask = NDArray[np.bool_]
SEEING = ("open_stages", "see")
"""What must be compiled to see from a view."""


class Sight(NamedTuple):
    """What a seat sees and may do, and why it is asked."""

    stage: Stage
    observation: Cells
    mask: Mask


class _Memory:
    """What everybody could have noticed, told by the events of a round; the kernel keeps the same from the moves."""

    def __init__(self) -> None:
        self.color = self.before = NO_COLOR
        self.missed = 0
        self._battlers: tuple[int, ...] = ()

    def hear(self, event: Event) -> None:
        """One more event."""
        name = event.name
        if name == "turned":
            self.color = _color(event)
        elif name in ("laid", "jumped_in"):
            self._laid(event)
        elif name == "named":
            self.color = COLOR_NAMES.index(event.word)
        elif name == "passed" or (name == "drew" and event.word == "turn"):
            if self.color != NO_COLOR:
                self.missed |= 1 << (COLORS * event.seat + self.color)
        elif name in ("drew", "took"):
            self._forget(event.seat)
        elif name in ("gave", "shared"):
            self._forget(event.whom)
        elif name == "foe":
            self._battlers = (event.seat, event.whom)
        elif name == "chose":
            self._forget(*self._battlers)
        elif name == "swapped":
            self._forget(event.seat, event.whom)
        elif name == "rotated":
            self.missed = 0

    def _laid(self, event: Event) -> None:
        self.before, color = self.color, _color(event)
        if color != NO_COLOR:
            self.color = color
            self.missed &= ~(1 << (COLORS * event.seat + color))

    def _forget(self, *seats: int) -> None:
        for seat in seats:
            self.missed &= ~(((1 << COLORS) - 1) << (COLORS * seat))


def _color(event: Event) -> int:
    return int(COLOR_OF[event.cards[0].code])


def sights(view: View) -> Iterator[Sight]:
    """What the view's seat would be shown by an environment now, once for each reason why it could be asked.

    In the order in which it would be asked: another one comes only after silence. There is none if nothing is asked.
    """
    if view.seat is None:
        raise RulesError("nothing is asked of a spectator")
    if view.over:
        return
    warm_up(SEEING)
    seatings, setups = _seating(view, view.events), _setup(view)
    stages = open_stages(view.table, view.seat)
    for stage in Stage:
        if stages >> stage & 1:
            cells, bits = np.empty(CELLS, np.int8), np.empty(MASK_ROW, np.int8)
            see(view.table, seatings, setups, view.seat, int(stage), cells, bits.view(np.uint64))
            yield Sight(stage, cells, bits[:ACTIONS].view(np.bool_))


def _seating(view: View, events: Iterable[Event]) -> Seatings:
    memory = _Memory()
    for event in events:
        memory.hear(event)
    seatings = Seatings(np.zeros(1, SEATING))
    seatings["before"], seatings["missed"] = memory.before, memory.missed
    if view.scores is not None:
        seatings["scores"][0, : view.players] = view.scores
    return seatings


def _setup(view: View) -> Setups:
    setups = Setups(np.zeros(1, SETUP))
    setups["players"], setups["target"] = view.players, view.rules["target"]
    setups["match"] = view.scores is not None
    return setups
