"""Engine files out of the optimized module: LLVM's object, and the linker that comes with Zig."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from scripts.engine.link import PREFIX, UNCHECKED

STACK = 256 * 1024
"""Bytes for working memory of functions. It lies first in memory: whatever needs more stops the instance."""


def emit_object(module: Any, machine: Any) -> bytes:
    """The optimized module as LLVM writes it for WebAssembly."""
    made: bytes = machine.emit_object(module)
    return made


def emit(compiled: bytes, entries: Iterable[str], unchecked: Iterable[str] = ()) -> bytes:
    """An engine file with these entry points and only the code that they need; it imports nothing."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "engine.o", Path(folder) / "engine.wasm"
        source.write_bytes(compiled)
        command = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--gc-sections", "--strip-all"]
        command += ["--stack-first", "-z", f"stack-size={STACK}"]
        command += [f"--export={PREFIX}{name}" for name in sorted(entries)]
        command += [f"--export={UNCHECKED}{name}" for name in sorted(unchecked)]
        places = dict.fromkeys(("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR"), folder)
        subprocess.run([*command, str(source), "-o", str(target)], env=os.environ | places, check=True)
        return target.read_bytes()
