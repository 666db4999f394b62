"""Numba types and lowers every entry point; LLVM never runs: its code is kept as text, one text for each function.

Four private methods of Numba are replaced, here and nowhere else. If a new version of Numba breaks this: code is added
to a library module by module and then finalized (numba/core/codegen.py, `CPUCodeLibrary`); what is wanted is the text
of every module as it is added, and no optimization, no machine code and no address of it.
"""

from __future__ import annotations

import importlib
import os
from dataclasses import dataclass
from typing import Any

# Said before the rules are imported. With checks: garbage in a record stops the instance instead of spoiling it.
os.environ["PENULTIMA_ENGINE"] = "checked"
# No instruction of this machine's processor.
os.environ["PENULTIMA_PORTABLE"] = "yes"
os.environ["NUMBA_CPU_NAME"] = "generic"
os.environ["NUMBA_CPU_FEATURES"] = ""

import numba
from numba.core import cgutils as _cgutils
from numba.core import codegen
from numba.core.caching import NullCache

cgutils: Any = _cgutils

MODULES = (
    "penultima.rules.engine",
    "penultima.rules.batch",
    "penultima.rules.match",
    "penultima.bots.kernel.entries",
    "penultima.bots.kernel.rounds",
    "penultima.observations.kernel.entries",
    "penultima.envs.kernel.stepping",
)
"""Where the entry points are."""
WRAPPERS = ("wrapper", "cfunc_wrapper")
"""Modules that let Python and C call a function; the engine file has its own."""


@dataclass(frozen=True)
class Captured:
    """The code of all functions, and under which name each entry point is in it, with what it returns."""

    texts: tuple[str, ...]
    entries: dict[str, tuple[str, str]]


def capture() -> Captured:
    """The whole engine as LLVM wrote none of it yet."""
    numba.njit(lambda x: x + 1)(1)  # Numba's own runtime is made in the usual way
    texts: list[str] = []
    _replace_methods(texts)
    for module in MODULES:
        importlib.import_module(module)
    from penultima.runtime import ENTRIES  # noqa: PLC0415
    from penultima.runtime.numba_compiler import signature_of  # noqa: PLC0415

    entries = {}
    for name, dispatcher in sorted(ENTRIES.items()):
        dispatcher._cache = NullCache()
        result = dispatcher._compiler.compile(signature_of(dispatcher), None)
        entries[name] = (result.fndesc.mangled_name, str(result.signature.return_type))
    return Captured(tuple(texts), entries)


def _replace_methods(texts: list[str]) -> None:
    def add_ir_module(library: Any, module: Any) -> None:
        if module.name not in WRAPPERS:
            texts.append(cgutils.normalize_ir_text(str(module)))

    def finalize(library: Any) -> None:
        library._finalized = True

    for where, name, method in (
        (codegen.CPUCodeLibrary, "add_ir_module", add_ir_module),
        (codegen.CPUCodeLibrary, "finalize", finalize),
        (codegen.JITCodeLibrary, "get_pointer_to_function", lambda library, name: 0),
        (codegen.JITCPUCodegen, "set_env", lambda self, name, environment: None),
    ):
        if not hasattr(where, name):
            raise SystemExit(f"this Numba has no {where.__name__}.{name}: see the head of scripts/engine/capture.py")
        setattr(where, name, method)
