"""Flat records and compiled functions: the only file that knows numba.

A layout is a class whose annotations name the fields; the same class is what mypy sees and what the dtype is made from.
`compiled` marks a rule function, `entry` one that Python calls. The environment variable PENULTIMA_ENGINE chooses how
they run: `compiled` (default), `checked` (compiled, with bounds checks) or `interpreted` (plain Python, to debug).
"""

from __future__ import annotations

import functools
import hashlib
import inspect
import os
import platform
import sys
import tempfile
import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NewType, TypeVar, cast, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

MODES = ("compiled", "checked", "interpreted")
MODE = os.environ.get("PENULTIMA_ENGINE", "compiled")
if MODE not in MODES:
    raise SystemExit(f"PENULTIMA_ENGINE is {MODE!r}; it may be {', '.join(MODES)}")
INTERPRETED = MODE == "interpreted"

BREATHES = platform.machine() in ("x86_64", "AMD64")
"""Can a thread pause for some dozen cycles?"""

RULES = Path(__file__).parent

F = TypeVar("F", bound=Callable[..., Any])

Int = Annotated[int, np.int64]
Small = Annotated[int, np.int8]
Table = NDArray[np.void]
"""An array of states; its first element is the game an entry point works on."""
Listener = NewType("Listener", NDArray[np.void])
"""An array whose first element is the log of what happens."""
Words = NDArray[np.uint32]
Kinds = np.uint64
"""A set of card kinds, one bit each."""
if TYPE_CHECKING:
    wide = int
else:
    wide = np.int64
"""A number 64 bits wide, whatever it was before."""


def dtype_of(layout: type) -> np.dtype[np.void]:
    """The packed record type of a layout class; refuses names that would hide an attribute of np.record."""
    fields: list[tuple[str, Any] | tuple[str, Any, tuple[int, ...]]] = []
    for name, hint in get_type_hints(layout, include_extras=True).items():
        if hasattr(np.record, name):
            raise ValueError(f"a field may not be called {name!r}: np.record has that attribute already")
        kind = get_args(hint)[1:] if get_args(hint) else (dtype_of(hint),)
        fields.append((name, *kind))
    return np.dtype(fields)


@functools.cache
def _cache_folder(room: Path) -> Path | None:
    """Where code compiled from a folder is kept: named by a digest of its sources and of all rules, so that an edit in
    another file counts."""
    settings = sorted(f"{name}={value}" for name, value in os.environ.items() if name.startswith("NUMBA_"))
    digest = hashlib.sha256(" ".join([sys.version, MODE, *settings]).encode())
    for source in sorted({*RULES.glob("*.py"), *room.glob("*.py")}):
        digest.update(source.read_bytes())
    home = os.environ.get("PENULTIMA_CACHE") or os.environ.get("XDG_CACHE_HOME")
    try:
        base = Path(home) if home else Path.home() / ".cache"
        folder = base / "penultima" / digest.hexdigest()[:16]
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except (OSError, RuntimeError):
        return None


CACHE = None if INTERPRETED else _cache_folder(RULES)
ENTRIES: dict[str, Any] = {}
LAYOUTS: dict[Any, np.dtype[np.void]] = {}
"""The record type of each kind of array that entry points take."""

if INTERPRETED:

    def compiled(function: F) -> F:
        """A rule function, called by other rule functions."""
        return function

    hot = compiled

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

    def state_at(table: Table, index: int) -> Any:
        """The state at an index of a table."""
        return table.view(np.recarray)[index]

    def count_bits(kinds: Kinds) -> int:
        """How many kinds are in the set."""
        return int(kinds).bit_count()

    def lowest_bit(kinds: Kinds) -> int:
        """The lowest kind of a set that is not empty."""
        return (int(kinds) & -int(kinds)).bit_length() - 1

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

    def breathe() -> None:
        """Wait for some dozen cycles, and leave the core to a thread that shares it; not on every processor."""

    def is_compiled(names: Iterable[str]) -> bool:
        """Nothing need be."""
        return True

    def warm_up(names: Iterable[str] = (), report: Callable[[str], None] | None = None) -> None:
        """Nothing to compile."""

else:
    import numba
    from llvmlite import ir
    from numba.core import config, types
    from numba.core.registry import CPUDispatcher
    from numba.extending import intrinsic as _intrinsic

    _njit: Any = functools.partial(numba.njit, error_model="numpy", boundscheck=MODE == "checked")
    intrinsic: Any = _intrinsic
    _warming = threading.Lock()

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

    def _rule(function: F, inline: bool) -> F:
        dispatcher = _njit(function, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=inline)
        dispatcher.__class__ = RuleFunction
        return cast(F, dispatcher)

    def compiled(function: F) -> F:
        """A rule function, called by other rule functions."""
        return _rule(function, inline=False)

    def hot(function: F) -> F:
        """A rule function on the path of every move, compiled into whatever calls it."""
        return _rule(function, inline=True)

    wrapping = compiled

    def entry(function: F) -> F:
        """A function of the rules that Python calls: compiled once for its annotated types, without the GIL."""
        folder = _cache_folder(Path(function.__code__.co_filename).parent)
        if folder is not None:
            config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
        dispatcher = _njit(function, nogil=True, cache=folder is not None)
        ENTRIES[function.__name__] = dispatcher
        return cast(F, dispatcher)

    @_njit  # type: ignore[untyped-decorator]
    def state_at(table: Table, index: int) -> Any:
        """The state at an index of a table."""
        return table[index]

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

    @_njit  # type: ignore[untyped-decorator]
    def count_bits(kinds: Kinds) -> int:
        """How many kinds are in the set."""
        return _ctpop(kinds)

    @_njit  # type: ignore[untyped-decorator]
    def lowest_bit(kinds: Kinds) -> int:
        """The lowest kind of a set that is not empty."""
        return _cttz(kinds)

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
            if BREATHES:
                kind = ir.FunctionType(ir.VoidType(), [])
                builder.call(builder.module.declare_intrinsic("llvm.x86.sse2.pause", fnty=kind), [])
            return context.get_dummy_value()

        return types.none(), emit

    @_njit  # type: ignore[untyped-decorator]
    def read_shared(words: NDArray[np.int64], index: int) -> int:
        """A word that other threads write."""
        return _read(words, index)

    @_njit  # type: ignore[untyped-decorator]
    def swap_shared(words: NDArray[np.int64], index: int, value: int) -> int:
        """Write a word that other threads read or write; what stood there."""
        return _swap(words, index, value)

    @_njit  # type: ignore[untyped-decorator]
    def add_shared(words: NDArray[np.int64], index: int, value: int) -> int:
        """Add to a word that other threads read or write; what stood there."""
        return _add(words, index, value)

    @_njit  # type: ignore[untyped-decorator]
    def breathe() -> None:
        """Wait for some dozen cycles, and leave the core to a thread that shares it; not on every processor."""
        _pause()

    def _signature(dispatcher: Any) -> tuple[Any, ...]:
        hints = get_type_hints(dispatcher.py_func, include_extras=False)
        records = {hint: types.Array(numba.from_dtype(layout), 1, "C") for hint, layout in LAYOUTS.items()}
        known = records | {
            int: types.int64,
            bool: types.boolean,
            Words: types.Array(types.uint32, 1, "C"),
            NDArray[np.int32]: types.Array(types.int32, 1, "C"),
            NDArray[np.uint64]: types.Array(types.uint64, 1, "C"),
            NDArray[np.int8]: types.Array(types.int8, 1, "C"),
            NDArray[np.float64]: types.Array(types.float64, 1, "C"),
        }
        hints.pop("return")
        return tuple(known[hint] for hint in hints.values())

    def is_compiled(names: Iterable[str]) -> bool:
        """Are these entry points in the cache, so that they are ready in a moment?"""
        if CACHE is None:
            return False
        return all(Path(ENTRIES[name]._cache._cache_file._index_path).exists() for name in names)

    def warm_up(names: Iterable[str] = (), report: Callable[[str], None] | None = None) -> None:
        """Compile the named entry points (or load them from the cache), all if none is named, and seal them."""
        for name in tuple(names) or tuple(ENTRIES):
            dispatcher = ENTRIES[name]
            if not dispatcher._can_compile:
                continue
            with _warming:
                if dispatcher._can_compile:  # nobody else has sealed it meanwhile
                    if report is not None:
                        report(name)
                    dispatcher.compile(_signature(dispatcher))
                    dispatcher.disable_compile()
