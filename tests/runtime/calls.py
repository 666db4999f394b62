"""Good calls of every entry point, to be spoiled by tests."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from penultima.runtime import ENTRIES
from penultima.runtime.arguments import Argument, arguments_of
from tests.runtime.games import new_game, race
from tests.runtime.walk import lines


@dataclass(frozen=True)
class GoodCall:
    """An entry point and arguments that it took."""

    name: str
    given: tuple[Any, ...]

    def args(self) -> list[Any]:
        """The arguments, arrays in memory of their own."""
        return [one.copy() if isinstance(one, np.ndarray) else one for one in self.given]

    @property
    def arguments(self) -> tuple[Argument, ...]:
        """What the entry point takes."""
        return arguments_of(plain(self.name))

    def arrays(self) -> list[int]:
        """Which arguments are arrays."""
        return [i for i, one in enumerate(self.arguments) if one.dtype is not None]

    def numbers(self) -> list[int]:
        """Which arguments are numbers."""
        return [i for i, one in enumerate(self.arguments) if one.dtype is None]


def plain(name: str) -> Any:
    """An entry point as plain Python."""
    return getattr(ENTRIES[name], "py_func", ENTRIES[name])


def checksum(args: list[Any]) -> int:
    """A number that changes if any array does."""
    crc = 0
    for one in args:
        if isinstance(one, np.ndarray):
            crc = zlib.crc32(one.tobytes(), crc)
    return crc


@cache
def known_lines() -> tuple[str, ...]:
    """What short games give, told before anything bad is done."""
    return tuple(play_known_games())


def play_known_games() -> list[str]:
    """Short games, played now."""
    return lines([new_game(seed, 6, 12, searches=5, steps=1) for seed in (1, 6, 8, 11)])


@cache
def good_calls(most: int = 1) -> dict[str, list[GoodCall]]:
    """Some calls of every entry point, from games in which all are used."""
    found: dict[str, list[GoodCall]] = {name: [] for name in sorted(ENTRIES)}

    def call(name: str, *args: Any) -> Any:
        if len(found[name]) < most:
            found[name].append(GoodCall(name, tuple(GoodCall(name, args).args())))
        return ENTRIES[name](*args)

    lines([race(1, 30), *(new_game(seed, 6, 12, searches=3, steps=2) for seed in (1, 2, 5, 7, 11))], call)
    return found
