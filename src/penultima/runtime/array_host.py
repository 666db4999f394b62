"""Arrays that live in the memory of an instance of the engine file, so that calls with them copy nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from numpy.typing import NDArray

from penultima.runtime.wasm_host import ALIGNMENT, Bound, Entry, Host


class ArrayHost(Host):
    """An instance of the engine file that keeps arrays of the caller, and runs without bounds checks what can.

    Such code relies on the arrays: nobody but entry points may write into the records among them. One thread at a time
    may use the instance, whichever it is.
    """

    def __init__(self, arrays: Sequence[NDArray[Any]]) -> None:
        super().__init__(checked=False)
        sizes = [one.nbytes + ALIGNMENT - 1 & -ALIGNMENT for one in arrays]
        if self.start + sum(sizes) > self.end:
            super().make_room(self.start + sum(sizes))
        self.kept: list[NDArray[Any]] = []
        """The arrays as they lie in the memory, in the same order. Whoever has one of them keeps the instance alive."""
        memory = self.instance.memory()
        self._address = memory.ctypes.data
        for one, size in zip(arrays, sizes, strict=True):
            here = memory[self.start : self.start + one.nbytes].view(one.dtype).reshape(one.shape)
            here[...] = one
            self.kept.append(here)
            self.start += size

    def make_room(self, end: int) -> None:
        """Refused: memory that grows may move, and the kept arrays would be nowhere."""
        raise ValueError("this instance has no room for other arrays than its own")

    def place_of(self, array: NDArray[Any]) -> int | None:
        """Where in the memory an array lies; None if it is none of those that are kept here."""
        place = int(array.__array_interface__["data"][0]) - self._address
        return place if place >= 0 and place + array.nbytes <= self.start else None

    def call(self, function: Callable[..., Any], *args: Any) -> Any:
        """Call an entry point in this instance."""
        entry = cast(Entry, function)
        if entry.name not in self.bound:
            self.bound[entry.name] = Bound(self, entry)
        return self.bound[entry.name].call(args)
