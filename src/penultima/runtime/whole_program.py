"""One optimization for all that an entry point calls: what Numba's own way to native code is replaced by.

Numba optimizes every function with all that it calls, makes machine code of it, and then does the same again for every
caller. Here a function is only lowered; when Python asks for the address of an entry point, the entry point and all
functions below it become one module in which nothing else can be called from outside, and which is optimized once. That
takes half the time, and since LLVM sees every caller of every function, the code is faster.

All private parts of Numba that this needs are in `NEEDED` and below. If a version of Numba has others, entry points are
compiled in Numba's own way, and a line says so. To mend it: code is added to a library module by module, a library
knows those it calls, and is finalized (numba/core/codegen.py, `CPUCodeLibrary`); what is wanted is that only a library
whose address is asked for is finalized, with all modules below it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import llvmlite.binding as llvm
from numba.core import cgutils as _cgutils
from numba.core import codegen
from numba.core import environment as _environment
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target

cgutils: Any = _cgutils
environment: Any = _environment
library_class: Any = codegen.JITCodeLibrary
NEEDED: dict[Any, tuple[str, ...]] = {
    codegen.JITCodeLibrary: (
        *("add_ir_module", "add_linking_library", "finalize", "get_pointer_to_function", "_ensure_finalized"),
        *("_finalize_final_module", "_get_module_for_linking", "_raise_if_finalized", "_unserialize"),
        *("serialize_using_object_code", "_get_compiled_object", "_set_compiled_object", "enable_object_caching"),
    ),
    codegen.JITCPUCodegen: ("_library_class", "set_env"),
    environment: ("lookup_environment",),
}
"""Private parts of Numba."""
KIND = "whole program"
"""What is written beside machine code in the cache."""
ENVIRONMENT = "_ZN08NumbaEnv"
"""How variables begin that hold what a function needs of Python."""
RARE: set[str] = set()
"""How the names begin of functions that few moves need (`numba_compiler.rare`)."""


def mangled(module: str, function: str) -> str:
    """How Numba's name for a function of a module begins."""
    return "_ZN" + "".join(f"{len(part)}{part}" for part in (*module.split("."), function)) + "B"


class WholeProgramLibrary(library_class):  # type: ignore[misc]
    """A function as Numba lowered it. It becomes machine code when somebody asks for its address, with all it calls."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._own: list[Any] = []
        """Modules that were added to it, not optimized."""
        self._environments: set[str] = set()
        """Variables in them that are read."""
        self._shared_module: Any = None

    def add_ir_module(self, ir_module: Any) -> None:
        """Keep a module as it is."""
        self._raise_if_finalized()
        text = cgutils.normalize_ir_text(str(ir_module))
        module = llvm.parse_assembly(text)
        module.name, module.data_layout = ir_module.name, self._codegen._data_layout
        for function in module.functions:  # another library may have the same of Numba's own functions
            if not function.is_declaration and function.linkage == llvm.Linkage.external:
                function.linkage = "weak_odr"
        self._own.append(module)
        variables = (one.name for one in module.global_variables if one.name.startswith(ENVIRONMENT))
        self._environments |= {one for one in variables if text.count(f'@"{one}"') > 1}

    def _ensure_finalized(self) -> None:
        """Nothing needs to be final before its address is asked for."""

    def _below(self) -> list[Any]:
        """All libraries that this one calls, itself first, each once."""
        found: dict[Any, None] = {}
        ahead = [self]
        while ahead:
            library = ahead.pop()
            if library not in found:
                found[library] = None
                if isinstance(library, WholeProgramLibrary):
                    ahead += library._linking_libraries
        return list(found)

    def _joined(self) -> Any:
        """This function and all that it calls, in one module."""
        module = llvm.parse_assembly("")
        module.name, module.triple = self._final_module.name, self._final_module.triple
        module.data_layout = self._codegen._data_layout
        for library in self._below():
            self._reload_init.update(library._reload_init)
            own = library._own if isinstance(library, WholeProgramLibrary) else [library._get_module_for_linking()]
            for one in own:
                module.link_in(one, preserve=True)
        return module

    def _get_module_for_linking(self) -> Any:
        """The same for a function of others that calls this one, with a library that is not of this class."""
        if self._shared_module is None:
            module = self._joined()
            for function in module.functions:
                if not function.is_declaration and function.linkage == llvm.Linkage.weak_odr:
                    function.linkage = "linkonce_odr"
            self._shared_module = module
        return self._shared_module

    def finalize(self) -> None:
        """Make machine code; all that was added can be called."""
        self._emit({one.name for module in self._own for one in module.functions if not one.is_declaration})

    def get_pointer_to_function(self, name: str) -> int:
        """The address of a function; of one that Python cannot call there is none, and no machine code."""
        if not self._finalized:
            if not any(name == one.name for module in self._own for one in module.functions):
                return 0
            self._emit({name})
        return int(super().get_pointer_to_function(name))

    def _emit(self, called: set[str]) -> None:
        """Make machine code of which nothing but these functions can be called."""
        below = [one for one in self._below() if isinstance(one, WholeProgramLibrary)]
        read = set().union(*(one._environments for one in below))
        module = self._joined()
        for one in (*module.functions, *module.global_variables):
            if one.name in called:
                one.linkage = "external"
            elif not one.is_declaration and one.name not in read and one.linkage != llvm.Linkage.private:
                one.linkage = "internal"
        keep_rare_apart(module)
        optimize(module, self._codegen._tm)
        module.verify()
        self._final_module = module
        self._finalize_final_module()
        for name in read:
            known = environment.lookup_environment(name)
            if known is not None:
                self._codegen.set_env(name, known)

    def serialize_using_object_code(self) -> tuple[str, str, Any]:
        """What the cache keeps: machine code, and the names that are found in it."""
        parts = (*self._final_module.functions, *self._final_module.global_variables)
        found = [one.name for one in parts if not one.is_declaration]
        return self.name, KIND, (self._get_compiled_object(), found)

    @classmethod
    def _unserialize(cls, generator: Any, state: tuple[str, str, Any]) -> Any:
        """The library from what the cache kept; of a process where this way was not possible, as Numba does it."""
        name, kind, data = state
        if kind != KIND:
            return super()._unserialize(generator, state)
        library = generator.create_library(name)
        library.enable_object_caching()
        library._set_compiled_object(data[0])
        library._finalize_final_module()
        generator._engine._defined_symbols.update(data[1])
        return library


def keep_rare_apart(module: Any) -> None:
    """Keep what few moves need out of the way of the others: LLVM supposes that both ways of a branch are as likely.

    For native code only: in the engine file it made rounds a tenth slower. Supposedly wasmtime, whose functions save no
    registers for their callers, then keeps more on the stack, also on the way past the calls.
    """
    for function in module.functions:
        if not function.is_declaration and function.name.startswith(tuple(RARE)):
            for attribute in ("noinline", "cold"):
                function.add_function_attribute(attribute)


def optimize(module: Any, machine: Any) -> None:
    """Twice: without vectors first, so that loops are simple when they are turned into vector instructions."""
    for vectors in (False, True):
        options = llvm.create_pipeline_tuning_options(speed_level=3)
        options.loop_vectorization = options.slp_vectorization = vectors
        builder = llvm.create_pass_builder(machine, options)
        passes = builder.getModulePassManager()
        if not vectors:
            passes.add_loop_rotate_pass()
            passes.add_instruction_combine_pass()
            passes.add_jump_threading_pass()
        passes.add_refprune_pass()
        passes.run(module, builder)


@cache
def _possible() -> bool:
    """Does this Numba have what is needed? If not, that is said once."""
    missing = [f"{where.__name__}.{one}" for where, names in NEEDED.items() for one in names if not hasattr(where, one)]
    if missing:
        print(f"This Numba has no {missing[0]}: rules are compiled in its own way, which is slower.", file=sys.stderr)
    return not missing


@contextmanager
def whole_programs() -> Iterator[None]:
    """Entry points that are compiled meanwhile are compiled with all that they call; all else in the process is not."""
    if not _possible():
        yield
        return
    with global_compiler_lock:
        generator: Any = cpu_target.target_context.codegen()
        set_environment = generator.set_env

        def set_env(name: str, value: Any) -> None:
            if generator._engine.is_symbol_defined(name):
                set_environment(name, value)

        generator._library_class, generator.set_env = WholeProgramLibrary, set_env
        try:
            yield
        finally:
            del generator._library_class, generator.set_env
