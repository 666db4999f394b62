"""The match of a table: keys come from the log, and a round can be put back as it stood."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import penultima.rules
from penultima.game import Event, Game, Match
from penultima.rules.record import Table as State
from penultima.rules.state import STATE, new_table

LAYOUT = repr(STATE.descr)
"""How a state's bytes are to be read, also by a version that lays them out otherwise."""


@cache
def rules_version() -> str:
    """The rules as they are played now: a digest of their sources."""
    digest = hashlib.sha256()
    for source in sorted(Path(penultima.rules.__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


class TableMatch(Match):
    """A match that can be tried out, and put back as the log has it."""

    def copy(self) -> TableMatch:
        """The same match again, to try a move."""
        twin = object.__new__(TableMatch)
        twin.__dict__.update(self.__dict__)
        twin.rounds = [*self.rounds[:-1], self.game.copy()]
        twin.scores = list(self.scores)
        return twin

    def adopt(self, events: Sequence[Event], state: State) -> None:
        """Put the round back as the log has it, when today's rules would have it otherwise."""
        self.game.table[...] = state
        for event in events:
            if event.name == "scored":
                pairs = zip(self.scores, event.numbers, strict=True)
                self.scores = [score + won for score, won in pairs]


def digest(game: Game) -> bytes:
    """A fingerprint of a round; equal rounds have equal bytes."""
    return hashlib.blake2b(game.table.tobytes(), digest_size=16).digest()


def unpack(data: bytes, layout: str = LAYOUT) -> State:
    """A round from its bytes, laid out as today whatever the layout was: fields go by name, new ones are zero."""
    written = np.frombuffer(data, _dtype(layout))
    if layout == LAYOUT:
        return written.copy()
    state = new_table()
    _by_name(written, state)
    return state


@cache
def _dtype(layout: str) -> np.dtype[Any]:
    kind: np.dtype[Any] = np.dtype(ast.literal_eval(layout))
    return kind


def _by_name(source: np.ndarray[Any, Any], target: np.ndarray[Any, Any]) -> None:
    known = source.dtype.fields or {}
    for name in target.dtype.names or ():
        if name not in known:
            continue
        if target.dtype[name].names:
            _by_name(source[name], target[name])
        elif source[name].shape == target[name].shape:
            target[name] = source[name]


Layouts = Mapping[str, str]
"""The layout of each rules version that the log was written with."""
