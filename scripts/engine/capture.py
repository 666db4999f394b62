"""Numba types and lowers every entry point; LLVM never runs: its code is kept as text, one text for each function.

Four private methods of Numba are replaced, here and nowhere else. If a new version of Numba breaks this: code is added
to a library module by module and then finalized (numba/core/codegen.py, `CPUCodeLibrary`); what is wanted is the text
of every module as it is added, and no optimization, no machine code and no address of it.

Imported, it captures everything with bounds checks. As a program (`python -m scripts.engine.capture FILE`) it captures
without them the entry points that have a counterpart in `may_…`, which finds out whether the records are sound.
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CHECKED = __name__ != "__main__"
# Said before the rules are imported. With checks: garbage in a record stops the instance instead of spoiling it.
os.environ["PENULTIMA_ENGINE"] = "checked" if CHECKED else "compiled"
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
    "penultima.rules.soundness",
    "penultima.bots.kernel.attention",
    "penultima.bots.kernel.entries",
    "penultima.bots.kernel.rounds",
    "penultima.bots.kernel.soundness",
    "penultima.bots.kernel.stakes",
    "penultima.observations.kernel.entries",
    "penultima.envs.kernel.soundness",
    "penultima.envs.kernel.stepping",
)
"""Where the entry points are."""
MAY = "may_"
"""What stands before the name of an entry point in that of its counterpart."""
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
    for name in sorted(ENTRIES if CHECKED else without_checks(ENTRIES)):
        dispatcher = ENTRIES[name]
        dispatcher._cache = NullCache()
        result = dispatcher._compiler.compile(signature_of(dispatcher), None)
        entries[name] = (result.fndesc.mangled_name, str(result.signature.return_type))
    return Captured(tuple(texts), entries)


def without_checks(entries: Iterable[str]) -> list[str]:
    """The entry points that are also made without bounds checks."""
    listed = set(entries)
    return sorted(name for name in listed if MAY + name in listed)


def start_capture_without_checks() -> Callable[[], Captured]:
    """Begin to capture, in a process of its own, what is made without bounds checks; a function that waits for it."""
    folder = tempfile.TemporaryDirectory()
    file = Path(folder.name) / "captured.json"
    process = subprocess.Popen([sys.executable, "-m", "scripts.engine.capture", str(file)])

    def wait() -> Captured:
        with folder:
            if process.wait():
                raise SystemExit("what is made without checks could not be captured")
            found = json.loads(file.read_text("utf-8"))
        return Captured(tuple(found["texts"]), {name: (one[0], one[1]) for name, one in found["entries"].items()})

    return wait


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


if __name__ == "__main__":
    found = capture()
    Path(sys.argv[1]).write_text(json.dumps({"texts": found.texts, "entries": found.entries}), "utf-8")
