"""Calls into the engine file: arrays are copied into its memory, and back if the function writes them.

Every thread has an instance of its own. Whatever is wrong with the arguments is said before anything is touched. If the
engine stops in the middle, because a record holds garbage or a buffer is too small, the caller's arrays are as they
were, and the next call gets a new instance.

Calls that play whole rounds run without bounds checks, and cannot be interrupted, in a second instance: if its records
are sound (`rules/soundness.py`), which the engine file finds out first. If they are not, the call is made in the first
instance, with checks.
"""

from __future__ import annotations

import ctypes
import functools
import struct
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
LARGE = 1 << 20
"""Bytes of arguments that are not kept after a call, and that take a moment more."""
ALIGNMENT = 64
RETURNS: dict[str, Callable[[int], Any]] = {"bool": bool, "i32": int, "nothing": lambda _: None}
UNSOUND = 2
"""What a function without checks returns if it may not run."""
_threads = threading.local()


class UnsoundError(Exception):
    """Records are not sound: nothing was done."""


class Host:
    """An instance of the engine file, for one thread: for functions with bounds checks, or for those without."""

    def __init__(self, checked: bool = True) -> None:
        self.checked = checked
        self.instance: Instance = engine_file.new_instance(interruptible=checked)
        self.start = self.end = self.instance.size()
        """From here to there arguments are put."""
        self.memory = self.instance.memory()
        self.calls = self.returns = 0
        """How many calls began, and how many are done; the watchdog compares them."""
        self.patience = MOMENT
        """Looks of the watchdog that the call under way may last."""
        self.interrupted = False
        self.bound: dict[str, Bound] = {}
        self.constants = self._constants().copy()
        """The tables of the rules, as they must stay."""
        if checked:
            watch(self)

    def _constants(self) -> NDArray[np.uint64]:
        """What lies behind the stack in memory, which is first, and before the arguments."""
        return self.memory[engine_file.description()["stack"] : self.start].view(np.uint64)

    def discard(self) -> None:
        """Let the next call of this thread get another instance."""
        del _threads.__dict__["host" if self.checked else "unchecked_host"]

    def check_constants(self) -> None:
        """Make sure that a call without checks has not written where it should not: its results would mean nothing."""
        if not np.array_equal(self._constants(), self.constants):
            self.discard()
            raise EngineStoppedError("a call has overwritten the tables of the rules")

    def interrupt(self) -> None:
        """Stop the call that is under way."""
        self.interrupted = True
        self.instance.engine.interrupt()

    def make_room(self, end: int) -> None:
        """Let the memory reach so far; it may lie somewhere else afterwards."""
        self.instance.grow(-(-(end - self.end) // PAGE))
        self.memory, self.end = self.instance.memory(), self.instance.size()
        for bound in self.bound.values():
            bound.fresh = True


class Bound:
    """An entry point in an instance. Whoever calls it again with the same arrays need not have them checked again."""

    def __init__(self, host: Host, entry: Entry) -> None:
        self.host, self.name = host, entry.name
        self.arguments = entry.arguments
        kinds = ("I12x" * 2 if one.dtype is not None else "q8x" if one.wide else "i12x" for one in self.arguments)
        self.slots = struct.Struct("<" + "".join(kinds))
        self.returns = entry.returns if host.checked else _unless_unsound(entry.returns)
        self.values = ctypes.create_string_buffer(max(SLOT, self.slots.size))
        self.result = ctypes.c_int32.from_buffer(self.values)
        self.trap = ctypes.c_void_p()
        count = sum(2 if one.dtype is not None else 1 for one in self.arguments)
        function = host.instance.function(f"penultima_{'' if host.checked else 'unchecked_'}{self.name}")
        context, trap_at = host.instance.context, ctypes.byref(self.trap)
        self.run = functools.partial(
            library().wasmtime_func_call_unchecked, context, function, self.values, ctypes.c_size_t(count), trap_at
        )
        self.patience = MOMENT
        self.large = False
        self.template: list[int] = []
        """What is given: numbers, and a place and a size for every array."""
        self.numbers: list[tuple[int, int]] = []
        """Where a number stands in the template, and where among the arguments."""
        for position, one in enumerate(self.arguments):
            if one.dtype is None:
                self.numbers.append((len(self.template), position))
            self.template += (0,) if one.dtype is None else (0, 0)
        self.forget()

    def forget(self) -> None:
        """Forget the arrays of the last call."""
        self.known: list[tuple[int, NDArray[Any], bool]] = []
        """Position, array, and whether it is written."""
        self.sizes: list[int] = []
        self.copies_in: list[tuple[memoryview, memoryview]] = []
        self.copies_out: list[tuple[memoryview, memoryview]] = []
        """To and from."""
        self.fresh = True

    def knows(self, args: tuple[Any, ...]) -> bool:
        """Are these the arrays of the last call, and may they still be written?"""
        if self.fresh:
            return False
        for (position, array, written), size in zip(self.known, self.sizes, strict=True):
            given = args[position]
            if array is not given or (written and not given.flags.writeable):
                return False
            if given.nbytes != size or given.ndim != 1 or given.dtype is not self.arguments[position].dtype:
                return False  # somebody changed it in place
        return True

    def learn(self, args: tuple[Any, ...]) -> None:
        """Check arrays, and prepare to copy them."""
        self.forget()
        at, slot, places = self.host.start, 0, list[tuple[int, NDArray[Any], bool]]()
        for position, (wanted, given) in enumerate(zip(self.arguments, args, strict=True)):
            if wanted.dtype is None:
                slot += 1
                continue
            _check(self.name, wanted, given)
            self.known.append((position, given, wanted.written))
            self.sizes.append(given.nbytes)
            self.template[slot : slot + 2] = at, given.size
            slot += 2
            places.append((at, given, wanted.written))
            at += given.nbytes + ALIGNMENT - 1 & -ALIGNMENT
        _refuse_overlap(self.name, self.known)
        if at > self.host.end:
            self.host.make_room(at)
        self.large = at - self.host.start > LARGE
        self.patience = LONG if self.name in BY_BUDGET else MOMENT + (at - self.host.start) // LARGE
        memory = self.host.memory
        for place, given, written in places:
            here, there = given.view(np.uint8).data, memory[place : place + given.nbytes].data
            self.copies_in.append((there, here))
            if written:
                self.copies_out.append((here, there))
        self.fresh = False

    def __call__(self, args: tuple[Any, ...]) -> Any:
        if len(args) != len(self.arguments):
            raise TypeError(f"{self.name} takes {len(self.arguments)} arguments, not {len(args)}")
        numbers = [index(args[position]) for _, position in self.numbers]  # first: it may run any code
        if not self.knows(args):
            self.learn(args)
        template = self.template
        for (place, _), number in zip(self.numbers, numbers, strict=True):
            template[place] = number
        try:
            self.slots.pack_into(self.values, 0, *template)
        except struct.error as error:
            raise ValueError(f"{self.name}: {error}") from None
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
        if wrong or self.trap.value:
            host.discard()
            host.instance.explain(wrong, self.trap)
        if not host.checked:
            host.check_constants()
        for to, source in self.copies_out:
            to[:] = source
        if self.large:
            self.forget()
        return self.returns(self.result.value)


class TwofoldBound(Bound):
    """An entry point that runs without checks in another instance where its records are sound, and else here."""

    def __init__(self, host: Host, entry: Entry) -> None:
        super().__init__(host, entry)
        self.entry = entry

    def __call__(self, args: tuple[Any, ...]) -> Any:
        try:
            return self._unchecked()(args)
        except (UnsoundError, EngineStoppedError):
            return super().__call__(args)

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
        return bound(args)


def host() -> Host:
    """The host of this thread."""
    if not hasattr(_threads, "host"):
        _threads.host = Host()
    found: Host = _threads.host
    return found


def _bind(entry: Entry) -> Bound:
    """An entry point in the instance of this thread."""
    own = host()
    bound = own.bound[entry.name] = (TwofoldBound if entry.unchecked else Bound)(own, entry)
    return bound


def _unless_unsound(returns: Callable[[int], Any]) -> Callable[[int], Any]:
    """The same, but for records that are not sound an error."""

    def sound(number: int) -> Any:
        if number == UNSOUND:
            raise UnsoundError
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


def _refuse_overlap(name: str, arrays: list[tuple[int, NDArray[Any], bool]]) -> None:
    """No array that is written may share memory with another one: whose bytes came back last would win."""
    for number, (_, one, written) in enumerate(arrays):
        for _, other, other_written in arrays[:number]:
            if (written or other_written) and np.may_share_memory(one, other):
                raise ValueError(f"{name}: two arrays share memory, and one of them is written")


def entry(function: F) -> F:
    """A function of the rules that Python calls."""
    made = ENTRIES[function.__name__] = Entry(function)
    return cast(F, made)


def build_entries(names: Iterable[str] = (), report: Callable[[str], None] | None = None) -> None:
    """Load the engine file; nothing else need be made."""
    engine_file.machine_code()
