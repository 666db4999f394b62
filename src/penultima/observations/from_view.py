"""An observation from a view alone, so that a policy which has learned in an environment can play anywhere else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from penultima.errors import RulesError
from penultima.game.card import COLOR_NAMES
from penultima.game.event import Event
from penultima.game.view import View
from penultima.observations.kernel.actions import ACTIONS, MASK_ROW
from penultima.observations.kernel.encoding import CELLS
from penultima.observations.kernel.entries import observe_view, open_stages
from penultima.observations.kernel.layout import EPISODE, EPISODE_CONFIG, EpisodeConfigs, Episodes
from penultima.observations.versions import V1, RulesAndScores, version
from penultima.rules.asking import Stage
from penultima.rules.cards import COLOR_OF, COLORS, NO_COLOR
from penultima.rules.events import CARDS_GO, Hand

Cells = NDArray[np.int8]
Mask = NDArray[np.bool_]
_REACHED = {code.name.lower(): to for code, (_, to) in CARDS_GO.items() if to is not Hand.NONE}
"""The hand that the cards of an event reach, by the event's name."""


class Observation(NamedTuple):
    """What a seat sees and may do, and why it is asked."""

    stage: Stage
    observation: Cells
    mask: Mask


class _CommonKnowledge:
    """What everybody could notice, found from the events of a round; the kernel finds the same from the moves."""

    def __init__(self) -> None:
        self.color = self.color_before = NO_COLOR
        self.not_followed = 0
        self._battlers: tuple[int, ...] = ()

    def update(self, event: Event) -> None:
        """Take in one more event."""
        name = event.name
        if name == "turned":
            self.color = _color(event)
        elif name in ("laid", "jumped_in"):
            self._laid(event)
        elif name == "named":
            self.color = COLOR_NAMES.index(event.word)
        elif name == "passed" or (name == "drew" and event.word == "turn"):
            if self.color != NO_COLOR:
                self.not_followed |= 1 << (COLORS * event.seat + self.color)
        elif name == "foe":
            self._battlers = (event.seat, event.whom)
        elif name == "chose":
            self._forget(*self._battlers)
        elif name == "swapped":
            self._forget(event.seat, event.whom)
        elif name == "rotated":
            self.not_followed = 0
        elif (hand := _REACHED.get(name)) is not None:
            self._forget(event.seat if hand is Hand.SEAT else event.whom)

    def _laid(self, event: Event) -> None:
        self.color_before, color = self.color, _color(event)
        if color != NO_COLOR:
            self.color = color
            self.not_followed &= ~(1 << (COLORS * event.seat + color))

    def _forget(self, *seats: int) -> None:
        for seat in seats:
            self.not_followed &= ~(((1 << COLORS) - 1) << (COLORS * seat))


def _color(event: Event) -> int:
    return int(COLOR_OF[event.cards[0].code])


def observations_of(view: View, observation: str = "v0") -> Iterator[Observation]:
    """What the view's seat would be shown by an environment now, once for each reason why it could be asked.

    In the order in which it would be asked: another one comes only after silence. There is none if nothing is asked.
    `observation` is the version of what is shown.
    """
    extension = None
    if version(observation) is V1:
        extension = RulesAndScores(view.rules, view.players, view.scores is not None)
    if view.seat is None:
        raise RulesError("nothing is asked of a spectator")
    if view.over:
        return
    episodes, configs = _episodes(view, view.events), _configs(view)
    stages = open_stages(view.states, view.seat)
    for stage in Stage:
        if stages >> stage & 1:
            cells, bits = np.empty(CELLS, np.int8), np.empty(MASK_ROW, np.int8)
            observe_view(view.states, episodes, configs, view.seat, int(stage), cells, bits.view(np.uint64))
            if extension is not None:
                cells = extension.extended(cells, view.seat, view.scores)
            yield Observation(stage, cells, bits[:ACTIONS].view(np.bool_))


def _episodes(view: View, events: Iterable[Event]) -> Episodes:
    known = _CommonKnowledge()
    for event in events:
        known.update(event)
    episodes = Episodes(np.zeros(1, EPISODE))
    episodes["color_before"], episodes["not_followed"] = known.color_before, known.not_followed
    if view.scores is not None:
        episodes["scores"][0, : view.players] = view.scores
    return episodes


def _configs(view: View) -> EpisodeConfigs:
    configs = EpisodeConfigs(np.zeros(1, EPISODE_CONFIG))
    configs["players"], configs["target"] = view.players, view.rules["target"]
    configs["match"] = view.scores is not None
    return configs
