"""The match of a table. A round can be copied to try a move, packed into bytes for the log, and put back as the log has
it, also by a program whose rules or layout have changed since."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from penultima.errors import PenultimaError
from penultima.game import Event, Match, Round
from penultima.rules.cards import NO_CARD, NO_COLOR
from penultima.rules.record import RULES, FieldKind
from penultima.rules.record import States as State
from penultima.rules.settings import ROUND_SETTINGS
from penultima.rules.state import FIELD_KINDS, NOBODY, OLD_NAMES, STATE, new_states
from penultima.rules.version import RULES_VERSION
from penultima.runtime.sources import source_digest

LAYOUT = repr(STATE.descr)
"""How a state's bytes are to be read, also by a version that lays them out otherwise."""
NOTHING = {FieldKind.SEAT: NOBODY, FieldKind.COLOR: NO_COLOR, FieldKind.CARD: NO_CARD}
"""The number that stands for no seat, no color and no card; of other kinds nothing is 0."""


@cache
def rules_digest() -> str:
    """The rules as they are played now: a digest of their sources."""
    return source_digest(RULES)[:16]


class PastRound(Round):
    """A round before the one that a snapshot holds. Only the log still has it, and only its number counts here."""

    def __init__(self) -> None:
        """Nothing is dealt."""


class TableMatch(Match):
    """A match that can be put back as the log has it."""

    @property
    def whole(self) -> bool:
        """Are all its rounds here, so that a record can be made of it?"""
        return not any(isinstance(round, PastRound) for round in self.rounds)

    def adopt(self, events: Sequence[Event], state: State, *, dealt: bool) -> None:
        """Put the round back as the log has it, when today's rules would have it otherwise, just dealt or moved.

        Its record says that it was played by the rules before.
        """
        self.rules_version = RULES_VERSION - 1
        self.round.states[...] = state
        if dealt:
            self.openings[-1] = tuple(events)
            self.round.opening = tuple(event for event in events if event.name != "dealer")
            self.round.events = list(self.round.opening)
        else:
            self.round.events.extend(event for event in events if event.name != "match_over")
        for event in events:
            if event.name == "scored":
                pairs = zip(self.scores, event.numbers, strict=True)
                self.scores = [score + won for score, won in pairs]


def digest(state: bytes) -> bytes:
    """A fingerprint of a round; equal rounds have equal bytes."""
    return hashlib.blake2b(state, digest_size=16).digest()


CHANGE_FORMAT = b"\x01"
"""The first byte of a change; then the places that differ, two bytes each, then the byte that is there now."""


def state_change(before: bytes, after: bytes) -> bytes:
    """What is to be done to the bytes of a round to get those after a move: much shorter than the round itself."""
    now = np.frombuffer(after, np.uint8)
    (places,) = np.nonzero(np.frombuffer(before, np.uint8) != now)
    return CHANGE_FORMAT + places.astype("<u2").tobytes() + now[places].tobytes()


def changed_state(before: bytes, change: bytes) -> bytes:
    """The bytes of a round after a change."""
    if change[:1] != CHANGE_FORMAT:
        raise PenultimaError(f"a change of a round has the unknown format {change[:1].hex()}")
    count = (len(change) - 1) // 3
    places = np.frombuffer(change, "<u2", count, 1)
    after = np.frombuffer(before, np.uint8).copy()
    if count and int(places.max()) >= len(after):
        raise PenultimaError("a change of a round has nothing that it could change")
    after[places] = np.frombuffer(change, np.uint8, count, 1 + 2 * count)
    return after.tobytes()


def unpack(data: bytes, layout: str = LAYOUT) -> State:
    """A round from its bytes, laid out as today whatever the layout was: fields go by name, also by one they had
    before. What the bytes lack was not there yet: a setting has its default; a seat, color or card is none; all else is
    zero."""
    written = np.frombuffer(data, _dtype(layout))
    if layout == LAYOUT:
        return written.copy()
    state = new_states()
    for name, kind in FIELD_KINDS.items():
        state[name] = NOTHING.get(kind, 0)
    for setting in ROUND_SETTINGS:
        state["rules"][setting.name] = setting.default
    _by_name(written, state)
    return state


@cache
def _dtype(layout: str) -> np.dtype[Any]:
    kind: np.dtype[Any] = np.dtype(ast.literal_eval(layout))
    return kind


def _by_name(source: np.ndarray[Any, Any], target: np.ndarray[Any, Any]) -> None:
    written = {OLD_NAMES.get(name, name): name for name in source.dtype.names or ()}
    for name in target.dtype.names or ():
        if name not in written:
            continue
        if target.dtype[name].names:
            _by_name(source[written[name]], target[name])
        elif source[written[name]].shape == target[name].shape:
            target[name] = source[written[name]]


Layouts = Mapping[str, str]
"""The layout of each rules version that the log was written with."""
