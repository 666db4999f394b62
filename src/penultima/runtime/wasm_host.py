"""Calls into the engine file: arrays are copied into its memory, and back if the function writes them.

Every thread has an instance of its own. Whatever is wrong with the arguments is said before anything is touched. If the
engine stops in the middle, because a record holds garbage or a buffer is too small, the caller's arrays are as they
were, and the next call gets a new instance.

Calls that play whole rounds run without bounds checks, and cannot be interrupted, in a second instance: if its records
are sound (`rules/soundness.py`), which the engine file finds out first. If they are not, the call is made in the first
instance, with checks.

Whoever makes many calls with the same large arrays keeps them in the memory of an instance of their own
(`array_host.py`): such calls copy nothing.
"""

from __future__ import annotations

import ctypes
import functools
import threading
from collections.abc import Callable, Iterable
from operator import index
from typing import Any, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from penultima.runtime import engine_file
from penultima.runtime.arguments import Argument, arguments_of
from penultima.runtime.interpreted import ENTRIES
from penultima.runtime.wasmtime_calls import PAGE, SLOT, EngineStoppedError, Instance, library
from penultima.runtime.watchdog import LONG, MOMENT, watch

F = TypeVar("F", bound=Callable[..., Any])
BY_BUDGET = frozenset({"play_rounds", "play_bots", "continue_search"})
"""Entry points that run for as long as the caller says; no other takes more than a moment, with many records a few."""
FOR_KEPT_ARRAYS = frozenset({"step_all"})
"""Entry points that run without checks only on arrays that an `ArrayHost` keeps: a look at all records would take more
time than the call."""
LARGE = 1 << 20
"""Bytes of arguments that are not kept after a call, and that take a moment more."""
ALIGNMENT = 64
Known = tuple[int, Any, Any, tuple[int, ...], bool]
"""An array of the last call: its position among the arguments, itself, its type and shape, and is it written?"""
_NOTHING: Known = (0, object(), None, (), False)
"""No array is this one."""
RETURNS: dict[str, Callable[[int], Any]] = {"bool": bool, "i32": int, "nothing": lambda _: None}
UNSOUND = 2
"""What a function without checks returns if it may not run."""
_threads = threading.local()


class UnsoundError(EngineStoppedError):
    """Records are not sound: nothing was done."""


class Host:
    """An instance of the engine file, for one thread: for functions with bounds checks, or for those without."""

    def __init__(self, checked: bool = True) -> None:
        self.checked = checked
        self.instance: Instance = engine_file.new_instance(interruptible=checked)
        self.start = self.end = self.instance.size()
        """From here to there arguments are put."""
        self.memory = self.instance.memory().data
        self.calls = self.returns = 0
        """How many calls began, and how many are done; the watchdog compares them."""
        self.patience = MOMENT
        """Looks of the watchdog that the call under way may last."""
        self.interrupted = False
        self.bound: dict[str, Bound] = {}
        self.tables = slice(engine_file.description()["stack"], self.start)
        """Where the tables of the rules are: behind the stack, which is first in memory, and before the arguments."""
        used = int(np.flatnonzero(self._constants())[-1]) + 1
        self.tables = slice(self.tables.start, self.tables.start + 8 * used)  # the rest of the page is empty
        self.constants = self._constants().copy()
        """The tables, as they must stay."""
        if checked:
            watch(self)

    def _constants(self) -> NDArray[np.uint64]:
        """The tables of the rules, as they are."""
        return np.frombuffer(self.memory[self.tables], np.uint64)

    def discard(self) -> None:
        """Let the next call of this thread get another instance."""
        name = "host" if self.checked else "unchecked_host"
        if _threads.__dict__.get(name) is self:
            del _threads.__dict__[name]

    def check_constants(self) -> None:
        """Make sure that a call without checks has not written where it should not: its results would mean nothing."""
        if (self._constants() != self.constants).any():
            self.discard()
            raise EngineStoppedError("a call has overwritten the tables of the rules")

    def interrupt(self) -> None:
        """Stop the call that is under way."""
        self.interrupted = True
        self.instance.engine.interrupt()

    def make_room(self, end: int) -> None:
        """Let the memory reach so far; it may lie somewhere else afterwards."""
        self.instance.grow(-(-(end - self.end) // PAGE))
        self.memory, self.end = self.instance.memory().data, self.instance.size()
        for bound in self.bound.values():
            bound.forget()

    def place_of(self, array: NDArray[Any]) -> int | None:
        """Where in the memory an array lies; it may also lie elsewhere."""
        return None


class Bound:
    """An entry point in an instance. Whoever calls it again with the same arrays need not have them checked again."""

    def __init__(self, host: Host, entry: Entry) -> None:
        self.host, self.name = host, entry.name
        self.arguments = entry.arguments
        self.unchecked = not host.checked and entry.unchecked
        """Is it the one without bounds checks?"""
        self.returns = _unless_unsound(entry.returns) if self.unchecked else entry.returns
        self.trap = ctypes.c_void_p()
        count = sum(2 if one.dtype is not None else 1 for one in self.arguments)
        values = bytearray(SLOT * max(1, count))
        """The arguments, a slot for each number and two for each array, its place and its size; then the answer."""
        self.ints, self.longs = memoryview(values).cast("i"), memoryview(values).cast("q")
        function = host.instance.function(f"penultima_{'unchecked_' if self.unchecked else ''}{self.name}")
        self.run = functools.partial(
            library().wasmtime_func_call_unchecked,
            host.instance.context,
            function,
            (ctypes.c_char * len(values)).from_buffer(values),
            ctypes.c_size_t(count),
            ctypes.byref(self.trap),
        )
        self.numbers: list[tuple[int, memoryview, int]] = []
        """Where numbers stand among the arguments, and where they are put; a memory view refuses what does not fit."""
        self.arrays: list[tuple[int, int, Argument]] = []
        """Where arrays stand among the arguments, and where their places and, two further, their sizes are put."""
        slot = 0
        for position, one in enumerate(self.arguments):
            if one.dtype is None:
                view, size = (self.longs, 8) if one.wide else (self.ints, 4)
                self.numbers.append((position, view, slot * SLOT // size))
            else:
                self.arrays.append((position, slot * SLOT // 8, one))
            slot += 1 if one.dtype is None else 2
        self.forget()

    def forget(self) -> None:
        """Forget the arrays of the last call."""
        self.known: list[Known] = [_NOTHING]
        self.copies_in: list[tuple[memoryview, memoryview]] = []
        self.copies_out: list[tuple[memoryview, memoryview]] = []
        """To and from."""
        self.first = 0
        """The place of the first argument, if it is an array: the answer of every call takes its slot."""
        self.patience = MOMENT
        self.large = False

    def learn(self, args: tuple[Any, ...]) -> None:
        """Check arrays, and prepare to copy them."""
        self.forget()
        host = self.host
        at = host.start
        known: list[Known] = []
        places: list[tuple[int, memoryview, bool]] = []
        for position, slot, wanted in self.arrays:
            given = args[position]
            _check(self.name, wanted, given)
            known.append((position, given, given.dtype, given.shape, wanted.written))
            place = host.place_of(given)
            if place is None:
                place, here = at, _bytes_of(given)
                places.append((place, here, wanted.written))
                at += len(here) + ALIGNMENT - 1 & -ALIGNMENT
            self.longs[slot], self.longs[slot + SLOT // 8] = place, given.size
        _refuse_overlap(self.name, known)
        if at > host.end:
            host.make_room(at)
        for place, here, written in places:
            there = host.memory[place : place + len(here)]
            self.copies_in.append((there, here))
            if written:
                self.copies_out.append((here, there))
        size = at - host.start
        self.patience = LONG if self.name in BY_BUDGET else MOMENT + size // LARGE
        self.large = size > LARGE
        self.first = self.longs[0] if known and known[0][0] == 0 else 0
        self.known = known

    def look_again(self, args: tuple[Any, ...]) -> None:
        """There is another array than in the last call, or somebody changed one in place."""
        if not self.exchange(args):
            self.learn(args)

    def exchange(self, args: tuple[Any, ...]) -> bool:
        """Take arrays that differ from those of the last call in nothing but their places, as every round that was
        copied does: all else that was learned of those holds. False if there is more to look at."""
        if len(self.copies_in) != len(self.known):
            return False
        known: list[Known] = []
        for position, array, kind, shape, written in self.known:
            given = args[position]
            if type(given) is not np.ndarray or type(array) is not np.ndarray or given.dtype is not kind:
                return False
            if given.shape != shape or (written and not given.flags.writeable):
                return False
            if given is not array and not given.flags.c_contiguous:
                return False
            known.append((position, given, kind, shape, written))
        _refuse_overlap(self.name, known)
        self.copies_out.clear()
        for number, (_, given, _, _, written) in enumerate(known):
            there, here = self.copies_in[number]
            if given is not self.known[number][1]:
                here = _bytes_of(given)
                self.copies_in[number] = (there, here)
            if written:
                self.copies_out.append((here, there))
        self.known = known
        return True

    def with_ints(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
        """The same arguments with plain numbers. Asking something which number it is may run any code, a call of this
        very entry point included, so all are asked before anything else is done."""
        pairs = zip(self.arguments, args, strict=True)
        return tuple([given if one.dtype is not None else int(index(given)) for one, given in pairs])

    def examine(self, wrong: int | None) -> None:
        """Raise what went wrong in a call, which also spoils the instance."""
        if wrong or self.trap.value:
            self.host.discard()
            self.host.instance.explain(wrong, self.trap)
        self.host.check_constants()

    def call(self, args: tuple[Any, ...]) -> Any:
        """Check what is new, copy arrays in, run, and copy back what was written."""
        if len(args) != len(self.arguments):
            raise TypeError(f"{self.name} takes {len(self.arguments)} arguments, not {len(args)}")
        self.longs[0] = self.first
        for position, view, slot in self.numbers:
            number = args[position]
            if type(number) is not int:
                return self.call(self.with_ints(args))
            try:
                view[slot] = number
            except ValueError:
                raise ValueError(f"{self.name}: {number} is too large a number") from None
        for position, array, kind, shape, written in self.known:
            given = args[position]
            changed = given is not array or given.dtype is not kind or given.shape != shape
            if changed or (written and not given.flags.writeable):
                self.look_again(args)
                break
        for to, source in self.copies_in:
            to[:] = source
        host = self.host
        if host.interrupted:
            host.interrupted = False
            host.instance.renew()
        host.patience = self.patience
        host.calls += 1
        try:
            wrong = self.run()
        finally:
            host.returns += 1  # also if Ctrl-C comes in between
        if wrong or self.trap.value or self.unchecked:
            self.examine(wrong)
        for to, source in self.copies_out:
            to[:] = source
        if self.large:
            self.forget()
        answer = self.ints[0]
        return answer if self.returns is int else self.returns(answer)


class TwofoldBound(Bound):
    """An entry point that runs without checks in another instance where its records are sound, and else here."""

    def __init__(self, host: Host, entry: Entry) -> None:
        super().__init__(host, entry)
        self.entry = entry

    def call(self, args: tuple[Any, ...]) -> Any:
        """Without checks if that may be, else with them."""
        try:
            return self._unchecked().call(args)
        except EngineStoppedError:
            return super().call(args)

    def _unchecked(self) -> Bound:
        """The same entry point without checks, in the other instance of this thread."""
        if not hasattr(_threads, "unchecked_host"):
            _threads.unchecked_host = Host(checked=False)
        other: Host = _threads.unchecked_host
        if self.name not in other.bound:
            other.bound[self.name] = Bound(other, self.entry)
        return other.bound[self.name]


class Entry:
    """A function of the rules that Python calls, in the engine file."""

    def __init__(self, function: Callable[..., Any]) -> None:
        functools.update_wrapper(self, function)
        self.name = function.__name__
        self.py_func = function
        """The function in plain Python; both may take turns on the same record."""

    @functools.cached_property
    def arguments(self) -> tuple[Argument, ...]:
        """What it takes, and which arrays it writes."""
        about = engine_file.description()["entries"][self.name]["arguments"]
        return tuple(
            one.but_written(bool(said.get("written")))
            for one, said in zip(arguments_of(self.py_func), about, strict=True)
        )

    @functools.cached_property
    def unchecked(self) -> bool:
        """Does the engine file have it without bounds checks, too?"""
        return bool(engine_file.description()["entries"][self.name].get("unchecked"))

    @functools.cached_property
    def returns(self) -> Callable[[int], Any]:
        """Makes what Python expects of the number that comes back."""
        return RETURNS[engine_file.description()["entries"][self.name]["returns"]]

    def __call__(self, *args: Any) -> Any:
        """Call it as if it were Python."""
        try:
            bound = _threads.host.bound[self.name]
        except (AttributeError, KeyError):
            bound = _bind(self)
        return bound.call(args)


def host() -> Host:
    """The host of this thread."""
    if not hasattr(_threads, "host"):
        _threads.host = Host()
    found: Host = _threads.host
    return found


def _bind(entry: Entry) -> Bound:
    """An entry point in the instance of this thread."""
    own = host()
    twofold = entry.unchecked and entry.name not in FOR_KEPT_ARRAYS
    bound = own.bound[entry.name] = (TwofoldBound if twofold else Bound)(own, entry)
    return bound


def _unless_unsound(returns: Callable[[int], Any]) -> Callable[[int], Any]:
    """The same, but for records that are not sound an error."""

    def sound(number: int) -> Any:
        if number == UNSOUND:
            raise UnsoundError("records are not as the rules leave them")
        return returns(number)

    return sound


def _check(name: str, wanted: Argument, given: Any) -> None:
    """Refuse an array that is not as it must be."""
    if not isinstance(given, np.ndarray):
        raise TypeError(f"{name}: {wanted.name} must be an array, not {type(given).__name__}")
    if given.dtype is not wanted.dtype and given.dtype != wanted.dtype:
        raise TypeError(f"{name}: {wanted.name} is an array of another type")
    if given.ndim != 1 or not given.flags.c_contiguous:
        raise ValueError(f"{name}: {wanted.name} must be an array of one dimension, in one piece")
    if wanted.written and not given.flags.writeable:
        raise ValueError(f"{name}: {wanted.name} is written, and the array given is read-only")


def _bytes_of(array: NDArray[Any]) -> memoryview:
    """The memory of an array."""
    owner: object = array.base
    if type(owner) is bytearray and len(owner) == array.nbytes:  # a record that the rules made, in a third of the time
        return memoryview(owner)
    return array.view(np.uint8).data


def _refuse_overlap(name: str, arrays: list[Known]) -> None:
    """No array that is written may share memory with another one: whose bytes came back last would win."""
    for number, (_, one, _, _, written) in enumerate(arrays):
        for _, other, _, _, other_written in arrays[:number]:
            if (written or other_written) and np.may_share_memory(one, other):
                raise ValueError(f"{name}: two arrays share memory, and one of them is written")


def entry(function: F) -> F:
    """A function of the rules that Python calls."""
    made = ENTRIES[function.__name__] = Entry(function)
    return cast(F, made)


def build_entries(names: Iterable[str] = (), report: Callable[[str], None] | None = None) -> None:
    """Load the engine file; nothing else need be made."""
    engine_file.machine_code()
