"""Flat records: a layout is a class whose annotations name the fields; mypy sees the class, and the record's dtype is
made from it. How functions on records run is chosen in `penultima.runtime`.
"""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NewType, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

RULES = Path(__file__).parent


class FieldKind(Enum):
    """What a number of a state stands for, so that positions and views can be written without naming every field."""

    COUNT = "how many"
    FLAG = "0 or 1"
    SEAT = "a seat, or nobody"
    SEATS = "seats, one bit each"
    COLOR = "a color, or none"
    CARD = "a kind of card, or none"


Int = Annotated[int, np.int64]
Count = Annotated[int, np.int64, FieldKind.COUNT]
Flag = Annotated[int, np.int64, FieldKind.FLAG]
Seat = Annotated[int, np.int64, FieldKind.SEAT]
Seats = Annotated[int, np.int64, FieldKind.SEATS]
ColorOrNone = Annotated[int, np.int64, FieldKind.COLOR]
CardOrNone = Annotated[int, np.int64, FieldKind.CARD]
States = NDArray[np.void]
"""An array of states; an entry point works on its first element."""
EventLogs = NewType("EventLogs", NDArray[np.void])
"""An array of event logs; an entry point writes into its first element."""
Words = NDArray[np.uint32]
Kinds = np.uint64
"""A set of card kinds, one bit each."""
Acts = np.uint64
"""A set of moves that are no card, one bit each, counted from `DRAW`."""
Word = np.uint64
"""32 random bits, as a number wide enough to compute with."""
if TYPE_CHECKING:
    widened = int
else:
    widened = np.int64
"""Makes a number 64 bits wide, whatever it was before."""


def dtype_of(layout: type) -> np.dtype[np.void]:
    """The packed record type of a layout class; refuses names that would hide an attribute of np.record."""
    fields: list[tuple[str, Any] | tuple[str, Any, tuple[int, ...]]] = []
    for name, hint in get_type_hints(layout, include_extras=True).items():
        if hasattr(np.record, name):
            raise ValueError(f"a field may not be called {name!r}: np.record has that attribute already")
        kind = [about for about in get_args(hint)[1:] if not isinstance(about, FieldKind)] or [dtype_of(hint)]
        fields.append((name, *kind))
    return np.dtype(fields)


def kinds_of(layout: type) -> dict[str, FieldKind]:
    """What the fields of a layout stand for, those that say so."""
    hints = get_type_hints(layout, include_extras=True).items()
    return {name: about for name, hint in hints for about in get_args(hint) if isinstance(about, FieldKind)}
