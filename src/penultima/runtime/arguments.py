"""What entry points take, read from their annotations: numbers, and arrays of numbers or of records."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numpy as np

LAYOUTS: dict[Any, np.dtype[np.void]] = {}
"""The record type of each kind of array that entry points take."""

WIDE = "up to 64 bits"
Wide = Annotated[int, WIDE]
"""A number that may need more than 32 bits; all others are given to the engine file as 32."""


@dataclass(frozen=True)
class Argument:
    """A parameter of an entry point: a number, or an array if it has a dtype."""

    name: str
    dtype: np.dtype[Any] | None = None
    wide: bool = False
    written: bool = True
    """Does the entry point write into the array? Unless somebody knows better."""

    def but_written(self, written: bool) -> Argument:
        """The same, once that is known."""
        return replace(self, written=written)


def arguments_of(function: Callable[..., Any]) -> tuple[Argument, ...]:
    """The parameters of an entry point."""
    hints = get_type_hints(function, include_extras=True)
    hints.pop("return")
    return tuple(_argument(name, hint) for name, hint in hints.items())


def _argument(name: str, hint: Any) -> Argument:
    if hint in LAYOUTS:
        return Argument(name, LAYOUTS[hint])
    if hint in (int, bool):
        return Argument(name)
    if get_origin(hint) is Annotated and WIDE in get_args(hint):
        return Argument(name, wide=True)
    kind: Any = get_args(get_args(hint)[1])[0]
    return Argument(name, np.dtype(kind))
