"""Numbers that call the engine when they are asked which number they are: `python -m tests.runtime.meddling`.

It prints every entry point that such a number disturbs.
"""

from __future__ import annotations

from collections.abc import Callable

from penultima.runtime import ENTRIES
from penultima.runtime.wasmtime_calls import EngineStoppedError
from tests.runtime.calls import GoodCall, checksum, good_calls
from tests.runtime.guard import be_impatient, must_end


class Meddler:
    """A number that does something else when it is asked which number it is."""

    def __init__(self, number: int, meddle: Callable[[], object]) -> None:
        self.number, self.meddle = number, meddle

    def __index__(self) -> int:
        self.meddle()
        return self.number


def disturbed(call: GoodCall, i: int, other: GoodCall) -> bool:
    """Does a number that makes another call change what this call does?"""
    args, expected = call.args(), call.args()
    answer = ENTRIES[call.name](*expected)
    args[i] = Meddler(call.given[i], lambda: ENTRIES[other.name](*other.args()))
    try:
        return bool(ENTRIES[call.name](*args) != answer) or checksum(args) != checksum(expected)
    except EngineStoppedError:
        return True


if __name__ == "__main__":
    be_impatient()
    for name, calls in good_calls(8).items():
        for i in calls[0].numbers():
            for other in (calls[-1], good_calls(8)["legal"][0], good_calls(8)["step_all"][0]):
                with must_end(f"{name}, argument {i}, {other.name}"):
                    if disturbed(calls[0], i, other):
                        print(f"{name}, argument {i}, disturbed by {other.name}")
