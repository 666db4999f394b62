"""The few functions of wasmtime's C interface that the engine file needs, called directly.

Its Python interface takes a fifth of a second to import and 55 microseconds for a call; a call through these takes one.
"""

from __future__ import annotations

import ctypes
import importlib.util
import platform
import sys
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

LIBRARIES = {"win32": "_wasmtime.dll", "darwin": "_libwasmtime.dylib"}
FUNCTION, MEMORY = 0, 3
"""Kinds of what a module exports."""
SLOT = 16
"""Bytes of a value in a call."""
PAGE = 65536
"""Bytes by which memory grows."""
_EXTERN = 64
"""Bytes that are enough for any exported thing; its kind comes first, itself after eight bytes."""


class EngineStoppedError(RuntimeError):
    """The engine file cannot be loaded, or met what cannot be: garbage in a record, a buffer too small."""


class _Message(ctypes.Structure):
    _fields_ = (("size", ctypes.c_size_t), ("data", ctypes.POINTER(ctypes.c_char)))


@cache
def library() -> Any:
    """The library that the wheel of wasmtime carries."""
    found = importlib.util.find_spec("wasmtime")
    if found is None or not found.submodule_search_locations:
        raise ImportError("wasmtime is missing, which runs the engine file: pip install wasmtime")
    name = LIBRARIES.get(sys.platform, "_libwasmtime.so")
    machine = {"AMD64": "x86_64", "arm64": "aarch64", "ARM64": "aarch64"}.get(platform.machine(), platform.machine())
    paths = sorted(Path(found.submodule_search_locations[0]).glob(f"*-{machine}/{name}"))
    if not paths:
        raise ImportError(f"this wasmtime has no {name} for {machine}")
    calls = ctypes.CDLL(str(paths[0]))
    pointers = (
        "wasm_config_new", "wasm_engine_new_with_config", "wasmtime_module_new", "wasmtime_module_serialize",
        "wasmtime_module_deserialize", "wasmtime_store_new", "wasmtime_store_context", "wasmtime_instance_new",
        "wasmtime_func_call_unchecked", "wasmtime_memory_data", "wasmtime_memory_grow",
    )  # fmt: skip
    for one in pointers:
        getattr(calls, one).restype = ctypes.c_void_p
    calls.wasmtime_instance_export_get.restype = ctypes.c_bool
    calls.wasmtime_memory_data_size.restype = ctypes.c_size_t
    calls.wasmtime_memory_grow.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint64, ctypes.c_void_p]
    calls.wasmtime_context_set_epoch_deadline.argtypes = [ctypes.c_void_p, ctypes.c_uint64]
    return calls


def _check(error: int | None) -> None:
    """Raise what wasmtime says is wrong."""
    if error:
        message = _Message()
        library().wasmtime_error_message(ctypes.c_void_p(error), ctypes.byref(message))
        text = ctypes.string_at(message.data, message.size).decode(errors="replace")
        library().wasm_byte_vec_delete(ctypes.byref(message))
        library().wasmtime_error_delete(ctypes.c_void_p(error))
        raise EngineStoppedError(text)


class Engine:
    """What compiled modules belong to. Whatever shall be interrupted alone has one of its own."""

    def __init__(self, interruptible: bool = True) -> None:
        """`interruptible`: so that a call can be interrupted, which makes all of them a sixth slower."""
        calls = library()
        config = calls.wasm_config_new()
        calls.wasmtime_config_epoch_interruption_set(ctypes.c_void_p(config), ctypes.c_bool(interruptible))
        if sys.platform == "darwin":  # its other way to catch errors needs a thread, which no fork copies
            calls.wasmtime_config_macos_use_mach_ports_set(ctypes.c_void_p(config), ctypes.c_bool(False))
        self.pointer = ctypes.c_void_p(calls.wasm_engine_new_with_config(ctypes.c_void_p(config)))

    def compiled(self, wasm: bytes) -> bytes:
        """Machine code for this processor out of a WebAssembly file; the same version of wasmtime can load it."""
        calls, module, message = library(), ctypes.c_void_p(), _Message()
        _check(calls.wasmtime_module_new(self.pointer, wasm, ctypes.c_size_t(len(wasm)), ctypes.byref(module)))
        try:
            _check(calls.wasmtime_module_serialize(module, ctypes.byref(message)))
            content = ctypes.string_at(message.data, message.size)
            calls.wasm_byte_vec_delete(ctypes.byref(message))
        finally:
            calls.wasmtime_module_delete(module)
        return content

    def interrupt(self) -> None:
        """Stop the call that is under way, if there is one."""
        library().wasmtime_engine_increment_epoch(self.pointer)

    def __del__(self) -> None:
        if hasattr(self, "pointer"):
            library().wasm_engine_delete(self.pointer)


class Module:
    """Machine code that `Engine.compiled` gave; that of another version of wasmtime or another processor is refused."""

    def __init__(self, engine: Engine, code: bytes) -> None:
        self.engine, module = engine, ctypes.c_void_p()
        size = ctypes.c_size_t(len(code))
        _check(library().wasmtime_module_deserialize(engine.pointer, code, size, ctypes.byref(module)))
        self.pointer = module

    def __del__(self) -> None:
        if hasattr(self, "pointer"):
            library().wasmtime_module_delete(self.pointer)


class Instance:
    """A module at work, with a memory of its own. Only one thread at a time may use it."""

    def __init__(self, module: Module) -> None:
        calls = library()
        engine = self.engine = module.engine
        self._store = ctypes.c_void_p(calls.wasmtime_store_new(engine.pointer, None, None))
        self.context = ctypes.c_void_p(calls.wasmtime_store_context(self._store))
        self.renew()
        self._instance = ctypes.create_string_buffer(_EXTERN)
        self._kept: list[Any] = []
        nothing, trap = ctypes.c_size_t(0), ctypes.c_void_p()
        found = calls.wasmtime_instance_new(
            self.context, module.pointer, None, nothing, self._instance, ctypes.byref(trap)
        )
        _check(found)
        self._memory = self._export("memory", MEMORY)

    def _export(self, name: str, kind: int) -> Any:
        """The address of something that the module exports, behind its kind."""
        item = ctypes.create_string_buffer(_EXTERN)
        spelled = name.encode()
        size = ctypes.c_size_t(len(spelled))
        if not library().wasmtime_instance_export_get(self.context, self._instance, spelled, size, item):
            raise EngineStoppedError(f"the engine file has no {name}")
        if item.raw[0] != kind:
            raise EngineStoppedError(f"{name} of the engine file is of another kind")
        self._kept.append(item)
        return ctypes.c_void_p(ctypes.addressof(item) + 8)

    def renew(self) -> None:
        """Let an interruption that came too late be none of the next call's."""
        library().wasmtime_context_set_epoch_deadline(self.context, 1)

    def function(self, name: str) -> Any:
        """What `call` takes for a function."""
        return self._export(name, FUNCTION)

    def memory(self) -> NDArray[np.uint8]:
        """All of the memory, which keeps the instance alive; to be asked for again after it has grown."""
        address = library().wasmtime_memory_data(self.context, self._memory)
        space: Any = (ctypes.c_uint8 * self.size()).from_address(address)
        space.instance = self
        return np.ctypeslib.as_array(space)

    def size(self) -> int:
        """Bytes of the memory."""
        return int(library().wasmtime_memory_data_size(self.context, self._memory))

    def grow(self, pages: int) -> None:
        """Give the memory more pages."""
        before = ctypes.c_uint64()
        _check(library().wasmtime_memory_grow(self.context, self._memory, pages, ctypes.byref(before)))

    def explain(self, error: int | None, trap: ctypes.c_void_p) -> None:
        """Raise what went wrong in a call."""
        _check(error)
        message = _Message()
        library().wasm_trap_message(trap, ctypes.byref(message))
        text = ctypes.string_at(message.data, message.size).decode(errors="replace")
        library().wasm_byte_vec_delete(ctypes.byref(message))
        library().wasm_trap_delete(trap)
        raise EngineStoppedError(text)

    def __del__(self) -> None:
        if hasattr(self, "_store"):
            library().wasmtime_store_delete(self._store)
