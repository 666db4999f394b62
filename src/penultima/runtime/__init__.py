"""How the rules run: one source, four ways, chosen once for a process (`penultima.ways`).

arguments        what entry points take
interpreted      plain Python
numba_compiler   native code
whole_program    how Numba makes it: an entry point with all that it calls at once
engine_file      the engine file and its description, `engine.wasm` and `abi.json`; made by `make engine`
wasm_host        calls into the engine file: what is copied, checked and kept
array_host       arrays that live in the memory of the engine file
wasmtime_calls   the functions of wasmtime that this takes
watchdog         stops calls that do not end
cache, sources   the cache folder; a digest of source files
"""

import sys
from typing import TYPE_CHECKING

from penultima.runtime import engine_file
from penultima.runtime.arguments import LAYOUTS, Wide
from penultima.runtime.cache import cache_folder
from penultima.runtime.interpreted import (
    ENTRIES,
    add_shared,
    build_entries,
    compiled,
    count_bits,
    entry,
    inlined,
    lowest_bit,
    nth_bit,
    pause,
    rare,
    read_shared,
    record_at,
    scratch,
    swap_shared,
    wrapping,
)
from penultima.ways import CAN_PAUSE, Way, asked_way

WAY = asked_way()
"""The way of this process."""
if WAY is Way.WASM and not engine_file.is_current():
    print("The rules were edited after the engine file: they run interpreted. make engine mends it.", file=sys.stderr)
    WAY = Way.INTERPRETED
NATIVE = WAY in (Way.COMPILED, Way.CHECKED)
"""Do all threads work on the same memory, without Python's lock?"""
INTERPRETED = WAY is Way.INTERPRETED
"""Do the rules run as plain Python?"""

if not TYPE_CHECKING:
    if WAY is Way.WASM:
        from penultima.runtime.wasm_host import build_entries, entry
    elif NATIVE:
        from penultima.runtime.numba_compiler import (
            add_shared,
            build_entries,
            compiled,
            count_bits,
            entry,
            inlined,
            lowest_bit,
            nth_bit,
            pause,
            rare,
            read_shared,
            record_at,
            scratch,
            swap_shared,
            wrapping,
        )

__all__ = [
    "CAN_PAUSE",
    "ENTRIES",
    "INTERPRETED",
    "LAYOUTS",
    "NATIVE",
    "WAY",
    "Way",
    "Wide",
    "add_shared",
    "build_entries",
    "cache_folder",
    "compiled",
    "count_bits",
    "entry",
    "inlined",
    "lowest_bit",
    "nth_bit",
    "pause",
    "rare",
    "read_shared",
    "record_at",
    "scratch",
    "swap_shared",
    "wrapping",
]
