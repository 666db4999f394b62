"""Rules as native code: the file that knows Numba; `whole_program` replaces the last steps of its compiler.

`compiled` marks a rule function, `entry` one that Python calls. An entry is compiled when it is first called, for its
annotated types and no others, and kept in a cache folder.
"""

from __future__ import annotations

import functools
import inspect
import os
import sys
import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from llvmlite import binding, ir
from numba.core import cgutils as _cgutils
from numba.core import config, types
from numba.core.registry import CPUDispatcher
from numba.extending import intrinsic as _intrinsic
from numba.np import arrayobj as _arrayobj
from numpy.typing import NDArray

from penultima.runtime.arguments import arguments_of
from penultima.runtime.cache import cache_folder
from penultima.runtime.interpreted import ENTRIES
from penultima.runtime.sources import source_digest
from penultima.runtime.whole_program import RARE, mangled, whole_programs
from penultima.ways import CAN_PAUSE, Way, asked_way

F = TypeVar("F", bound=Callable[..., Any])

RULES = Path(__file__).parent.parent / "rules"

_njit: Any = functools.partial(
    numba.njit, error_model="numpy", no_cfunc_wrapper=True, boundscheck=asked_way() is Way.CHECKED
)
_operation: Any = functools.partial(_njit, no_cpython_wrapper=True)
"""What rules are made of, and only they call."""
intrinsic: Any = _intrinsic
cgutils: Any = _cgutils
arrayobj: Any = _arrayobj
_compiling = threading.Lock()


FEW = 4
"""Members of a set that are counted off without a branch."""
DEPOSIT = "llvm.x86.bmi.pdep.64"
"""The instruction that puts the n-th bit of a word at the n-th place of a set."""
SLOW_DEPOSIT = ("bdver4", "znver1", "znver2")
"""Processors that have it, but take longer for it than for all steps without it."""


def _can_deposit() -> bool:
    """Is code made for this very processor, and is it quick at `DEPOSIT`?"""
    if config.CPU_NAME or config.CPU_FEATURES is not None:  # type: ignore[attr-defined]
        return False
    return binding.get_host_cpu_name() not in SLOW_DEPOSIT and binding.get_host_cpu_features().get("bmi2", False)


_index_from_either_end: Any = getattr(arrayobj, "fix_integer_index", None)


def _index_from_the_start(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index as it is, in functions of this package; in those of others, as Numba has it.

    Numba lets a negative index count from the end, at the price of a comparison and a choice for every access, a tenth
    of all instructions. Rules never count from the end: with checks a negative index is an error.
    """
    if "N9penultima" in builder.function.name:
        return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)
    return _index_from_either_end(context, builder, kind, index, size)


if _index_from_either_end is not None:  # in a version of Numba that has it no more, the same but slower
    arrayobj.fix_integer_index = _index_from_the_start


def compiled_from(function: Callable[..., Any]) -> tuple[Path, ...]:
    """The folders whose sources an entry point is compiled from: this one, the rules, its own package, and the packages
    that its own one lists as `INCLUDED` because it calls their compiled functions."""
    package = sys.modules.get(function.__module__.rpartition(".")[0])
    included = [Path(other.__file__).parent for other in getattr(package, "INCLUDED", ())]
    folders = (Path(__file__).parent, RULES, Path(function.__code__.co_filename).parent, *included)
    return tuple(dict.fromkeys(folders))


@functools.cache
def _folder_for(*sources: Path) -> Path | None:
    """Where code compiled from these folders is kept; None if nothing can be written there.

    It is named by a digest of all their sources: Numba itself notices an edit only in the file of the entry point.
    """
    settings = sorted(f"{name}={value}" for name, value in os.environ.items() if name.startswith("NUMBA_"))
    digest = source_digest(*sources, salt=" ".join([sys.version, asked_way(), *settings]))
    base = cache_folder()
    return base and base / digest[:16]


class RuleFunction(CPUDispatcher):
    """A function of the rules that only other rules call."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Widen every integer to 64 bits on its way in: small ones cannot wrap, and one version is compiled."""
        hints = [parameter.annotation for parameter in inspect.signature(self.py_func).parameters.values()]
        wide = (types.int64 if hint in (int, "int") else given for hint, given in zip(hints, args, strict=True))
        return super().get_call_template(tuple(wide), kws)

    def __call__(self, *args: Any) -> Any:
        """It has no door for Python: opening one would double the time to compile."""
        name = self.py_func.__name__
        raise TypeError(f"{name} is called by rules only; from Python use an entry point or .py_func")


class EntryFunction(CPUDispatcher):
    """A function of the rules that Python calls."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """It has no door for rules: what the cache keeps of it is machine code, which cannot become part of others."""
        name = self.py_func.__name__
        raise TypeError(f"{name} is called by Python only; let it call a rule function that others can call, too")

    def _compile_for_args(self, *args: Any, **_: Any) -> Any:
        """Compile at the first call, whatever the arguments are like, then see whether they fit."""
        build(self)
        wanted, given = signature_of(self), [self.typeof_pyval(one) for one in args]
        for argument, one, other in zip(arguments_of(self.py_func), wanted, given, strict=True):
            numbers = types.Integer | types.Boolean | types.IntEnumMember
            if one != other if isinstance(one, types.Array) else not isinstance(other, numbers):
                kind = "an array" if argument.dtype is not None else "a number"
                raise TypeError(f"{argument.name} of {self.py_func.__name__} must be {kind} of another type")
        return cast(Any, self.overloads[wanted]).entry_point


def _rule(function: F, inline: bool) -> F:
    dispatcher = _operation(function, forceinline=inline)
    dispatcher.__class__ = RuleFunction
    return cast(F, dispatcher)


def compiled(function: F) -> F:
    """A rule function, called by other rule functions."""
    return _rule(function, inline=False)


def inlined(function: F) -> F:
    """A rule function on the path of every move, compiled into whatever calls it."""
    return _rule(function, inline=True)


def rare(function: F) -> F:
    """A rule function that few moves need: it stays out of whatever calls it, which becomes smaller and faster."""
    RARE.add(mangled(function.__module__, function.__name__))
    return _rule(function, inline=False)


wrapping = compiled


def entry(function: F) -> F:
    """A function of the rules that Python calls: compiled once for its annotated types, without the GIL."""
    folder = _folder_for(*compiled_from(function))
    if folder is not None:
        config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    dispatcher = _njit(function, nogil=True, cache=folder is not None)
    dispatcher.__class__ = EntryFunction
    ENTRIES[function.__name__] = dispatcher
    return cast(F, dispatcher)


def signature_of(dispatcher: Any) -> tuple[Any, ...]:
    """The types for which an entry point is compiled."""
    hints = inspect.signature(dispatcher.py_func).parameters
    return tuple(
        types.Array(numba.from_dtype(one.dtype), 1, "C")
        if one.dtype is not None
        else types.boolean
        if hints[one.name].annotation in (bool, "bool")
        else types.int64
        for one in arguments_of(dispatcher.py_func)
    )


def build(dispatcher: Any) -> None:
    """Compile an entry point, or load it from the cache, and let no other version of it be made."""
    with _compiling:
        if dispatcher._can_compile:  # nobody else has done it meanwhile
            with whole_programs():
                dispatcher.compile(signature_of(dispatcher))
            dispatcher.disable_compile()


def build_entries(names: Iterable[str] = (), report: Callable[[str], None] | None = None) -> None:
    """Compile these entry points, all if none is named, or load them from the cache; report before each."""
    for name in tuple(names) or tuple(ENTRIES):
        if report is not None and ENTRIES[name]._can_compile:
            report(name)
        build(ENTRIES[name])


@_operation  # type: ignore[untyped-decorator]
def record_at(records: NDArray[np.void], index: int) -> Any:
    """The record at an index of an array: a state, a log or whatever else it holds.

    The array must come from outside: a record does not keep its array alive, and one that a compiled function makes
    itself is freed after its last mention.
    """
    return records[index]


def scratch(dtype: type[np.generic], size: int) -> Callable[[], NDArray[Any]]:
    """A function that gives working memory on the stack, for as long as the function that asks for it runs."""
    kind = types.Array(numba.from_dtype(np.dtype(dtype)), 1, "C")
    item = np.dtype(dtype).itemsize

    @intrinsic  # type: ignore[untyped-decorator]
    def on_stack(typing_context: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            space = cgutils.alloca_once(builder, ir.ArrayType(context.get_data_type(kind.dtype), size))
            array = arrayobj.make_array(kind)(context, builder)
            count, stride = (ir.Constant(ir.IntType(64), number) for number in (size, item))
            arrayobj.populate_array(
                array,
                data=builder.bitcast(space, array.data.type),
                shape=cgutils.pack_array(builder, [count]),
                strides=cgutils.pack_array(builder, [stride]),
                itemsize=stride,
                meminfo=None,
            )
            return array._getvalue()

        return kind(), emit

    return cast(Callable[[], NDArray[Any]], on_stack)


@intrinsic  # type: ignore[untyped-decorator]
def _ctpop(typing_context: Any, kinds: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.int64(types.uint64), emit


@intrinsic  # type: ignore[untyped-decorator]
def _cttz(typing_context: Any, kinds: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.uint64), emit


@_operation  # type: ignore[untyped-decorator]
def count_bits(kinds: np.uint64) -> int:
    """How many kinds are in the set."""
    return _ctpop(kinds)


@_operation  # type: ignore[untyped-decorator]
def lowest_bit(kinds: np.uint64) -> int:
    """The lowest kind of a set that is not empty."""
    return _cttz(kinds)


@intrinsic  # type: ignore[untyped-decorator]
def _deposited(typing_context: Any, bits: Any, kinds: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        return builder.call(builder.module.declare_intrinsic(DEPOSIT, fnty=ir.FunctionType(word, [word, word])), args)

    return types.uint64(types.uint64, types.uint64), emit


def _nth_by_deposit(kinds: np.uint64, n: int) -> int:
    """The n-th lowest kind, from 0, of a set that has more than n."""
    return _cttz(_deposited(np.uint64(1) << np.uint64(n), kinds))


def _nth_by_steps(kinds: np.uint64, n: int) -> int:
    """The same where there is no such instruction.

    The first steps depend on n without a branch: n is chance, and a processor that guesses it wrong loses more time.
    """
    rest = kinds
    for step in range(FEW):
        rest &= rest - np.uint64(1)
        if step < n:
            kinds = rest
    for _ in range(FEW, n):
        kinds &= kinds - np.uint64(1)
    return _cttz(kinds)


nth_bit = _operation(_nth_by_deposit if _can_deposit() else _nth_by_steps, forceinline=True)


def _shared(emit_at: Callable[[Any, Any, Any], Any]) -> Callable[..., Any]:
    """What is done to one word of an array, in one piece and in the order in which all threads see it."""

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        words = context.make_array(signature.args[0])(context, builder, args[0])
        return emit_at(builder, builder.gep(words.data, [args[1]]), args[2:])

    return emit


_WORDS = types.Array(types.int64, 1, "C")
_AT, _WITH = types.int64(_WORDS, types.int64), types.int64(_WORDS, types.int64, types.int64)


@intrinsic  # type: ignore[untyped-decorator]
def _read(typing_context: Any, words: Any, index: Any) -> Any:
    return _AT, _shared(lambda builder, word, _: builder.load_atomic(word, "seq_cst", 8))


@intrinsic  # type: ignore[untyped-decorator]
def _swap(typing_context: Any, words: Any, index: Any, value: Any) -> Any:
    return _WITH, _shared(lambda builder, word, more: builder.atomic_rmw("xchg", word, more[0], "seq_cst"))


@intrinsic  # type: ignore[untyped-decorator]
def _add(typing_context: Any, words: Any, index: Any, value: Any) -> Any:
    return _WITH, _shared(lambda builder, word, more: builder.atomic_rmw("add", word, more[0], "seq_cst"))


@intrinsic  # type: ignore[untyped-decorator]
def _pause(typing_context: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        if CAN_PAUSE:
            kind = ir.FunctionType(ir.VoidType(), [])
            builder.call(builder.module.declare_intrinsic("llvm.x86.sse2.pause", fnty=kind), [])
        return context.get_dummy_value()

    return types.none(), emit


@_operation  # type: ignore[untyped-decorator]
def read_shared(words: NDArray[np.int64], index: int) -> int:
    """A word that other threads write."""
    return _read(words, index)


@_operation  # type: ignore[untyped-decorator]
def swap_shared(words: NDArray[np.int64], index: int, value: int) -> int:
    """Write a word that other threads read or write; what stood there."""
    return _swap(words, index, value)


@_operation  # type: ignore[untyped-decorator]
def add_shared(words: NDArray[np.int64], index: int, value: int) -> int:
    """Add to a word that other threads read or write; what stood there."""
    return _add(words, index, value)


@_operation  # type: ignore[untyped-decorator]
def pause() -> None:
    """Wait for some dozen cycles, and leave the core to a thread that shares it; not on every processor."""
    _pause()
