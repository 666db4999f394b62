"""The engine file `engine.wasm` and its description `abi.json`, as `make engine` made them from the sources; and
`table/engine.wasm`, the smaller one that the page fetches."""

from __future__ import annotations

import hashlib
import json
import os
import stat
import tempfile
import threading
from functools import cache
from pathlib import Path
from typing import Any

from penultima.runtime.cache import cache_folder
from penultima.runtime.sources import source_digest
from penultima.runtime.wasmtime_calls import Engine, EngineStoppedError, Instance, Module

HERE = Path(__file__).parent
WASM, ABI = HERE / "engine.wasm", HERE / "abi.json"
TABLE_WASM = HERE / "table" / "engine.wasm"
"""The same without what only studies and learners need."""
PACKAGE = HERE.parent
SOURCES = tuple(PACKAGE / name for name in ("rules", "bots/kernel", "observations/kernel", "envs/kernel"))
"""What the engine file is made from, besides the compiler."""
COMPILER = HERE / "numba_compiler.py"
DIGEST = 32
"""Bytes of a digest, in front of what is kept."""
_making = threading.Lock()


def digest_of_sources() -> str:
    """It changes whenever the engine file must be made anew."""
    return source_digest(*SOURCES, salt=COMPILER.read_text("utf-8"))[:32]


@cache
def description() -> dict[str, Any]:
    """What `abi.json` says."""
    found: dict[str, Any] = json.loads(ABI.read_bytes())
    return found


def is_current() -> bool:
    """Was the engine file made from the sources as they are? Where there are none, nobody can have edited them."""
    return WASM.exists() and ABI.exists() and (not COMPILER.exists() or description()["sources"] == digest_of_sources())


def new_instance(interruptible: bool = True) -> Instance:
    """A new instance of the engine file; one whose calls can be interrupted, or one that is a sixth faster."""
    return Instance(Module(Engine(), machine_code()) if interruptible else _uninterruptible())


@cache
def _uninterruptible() -> Module:
    """The machine code of all instances that cannot be interrupted."""
    return Module(Engine(interruptible=False), machine_code(interruptible=False))


def machine_code(interruptible: bool = True) -> bytes:
    """The engine file as machine code of this processor: from the cache folder, or made now, in a tenth of a second."""
    with _making:
        return _machine_code(interruptible)


@cache
def _machine_code(interruptible: bool) -> bytes:
    from importlib.metadata import version  # noqa: PLC0415 (it takes a while)

    folder = cache_folder()
    if folder is None or not _is_ours(folder):
        return _compiled(interruptible)
    kind = "engine" if interruptible else "uninterrupted"
    kept = folder / f"{kind}-{description()['wasm'][:16]}-{version('wasmtime')}.bin"
    content = _read(kept, interruptible)
    if content is None:
        content = _compiled(interruptible)
        _keep(kept, content)
    return content


def _compiled(interruptible: bool = True) -> bytes:
    wasm = WASM.read_bytes()
    if hashlib.sha256(wasm).hexdigest() != description()["wasm"]:
        raise EngineStoppedError("engine.wasm is not the file that abi.json describes: make engine")
    return Engine(interruptible).compiled(wasm)


def _is_ours(path: Path) -> bool:
    """Machine code is run: so nobody else may be able to write it."""
    if not hasattr(os, "geteuid"):
        return True
    about = path.stat()
    return about.st_uid == os.geteuid() and not about.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _read(path: Path, interruptible: bool) -> bytes | None:
    """What was kept, if it is whole: wasmtime itself would run a damaged file."""
    try:
        content = path.read_bytes()
        whole = _is_ours(path) and hashlib.sha256(content[DIGEST:]).digest() == content[:DIGEST]
        if whole:
            Module(Engine(interruptible), content[DIGEST:])
            return content[DIGEST:]
    except (OSError, EngineStoppedError):
        pass
    return None


def _keep(path: Path, content: bytes) -> None:
    """Write a file in one piece, if anything can be written there."""
    try:
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as beside:
            beside.write(hashlib.sha256(content).digest() + content)
            beside.flush()
            os.fsync(beside.fileno())
        Path(beside.name).replace(path)
    except OSError:
        pass
