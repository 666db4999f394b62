"""Rules as plain Python: what `compiled`, `entry` and the few operations below them are without a compiler."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., Any])
ENTRIES: dict[str, Any] = {}
"""The functions that Python calls, by name."""


def compiled(function: F) -> F:
    """A rule function, called by other rule functions."""
    return function


inlined = rare = compiled


def wrapping(function: F) -> F:
    """A rule function whose small integers are meant to wrap."""

    @functools.wraps(function)
    def quiet(*args: Any) -> Any:
        with np.errstate(over="ignore"):
            return function(*args)

    return cast(F, quiet)


def entry(function: F) -> F:
    """A function of the rules that Python calls."""
    ENTRIES[function.__name__] = function
    return function


def build_entries(names: Iterable[str] = (), report: Callable[[str], None] | None = None) -> None:
    """Make entry points ready that are not yet; here all are."""


def record_at(records: NDArray[np.void], index: int) -> Any:
    """The record at an index of an array: a state, a log or whatever else it holds."""
    return records.view(np.recarray)[index]


def scratch(dtype: type[np.generic], size: int) -> Callable[[], NDArray[Any]]:
    """A function that gives working memory, for as long as the function that asks for it runs."""
    return lambda: np.zeros(size, dtype)


def count_bits(kinds: np.uint64) -> int:
    """How many kinds are in the set."""
    return int(kinds).bit_count()


def lowest_bit(kinds: np.uint64) -> int:
    """The lowest kind of a set that is not empty."""
    return (int(kinds) & -int(kinds)).bit_length() - 1


def nth_bit(kinds: np.uint64, n: int) -> int:
    """The n-th lowest kind, from 0, of a set that has more than n."""
    rest = int(kinds)
    for _ in range(n):
        rest &= rest - 1
    return (rest & -rest).bit_length() - 1


def read_shared(words: NDArray[np.int64], index: int) -> int:
    """A word that other threads write."""
    return int(words[index])


def swap_shared(words: NDArray[np.int64], index: int, value: int) -> int:
    """Write a word that other threads read or write; what stood there."""
    before = int(words[index])
    words[index] = value
    return before


def add_shared(words: NDArray[np.int64], index: int, value: int) -> int:
    """Add to a word that other threads read or write; what stood there."""
    return swap_shared(words, index, int(words[index]) + value)


def pause() -> None:
    """Wait for some dozen cycles, and leave the core to a thread that shares it; not on every processor."""
