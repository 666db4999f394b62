"""One module for WebAssembly out of all captured code, a plain function around each entry, all optimized at once."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import llvmlite.binding as llvm

from penultima.runtime.arguments import Argument
from scripts.engine.capture import Captured

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""What every browser since 2021, Node and wasmtime can do; no threads, and so no atomics."""
PREFIX = "penultima_"
RUNTIME = """
declare void @llvm.trap()
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %x) alwaysinline {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
define void @NRT_incref(ptr %object) alwaysinline { ret void }
define void @NRT_decref(ptr %object) alwaysinline { ret void }
"""
"""All that is needed besides. Nothing is counted: no function allocates, which `optimize` makes sure of."""
RETURNED = {"none": None, "int64": "i64", "bool": "i8"}


def target_machine() -> Any:
    """LLVM's idea of a WebAssembly machine."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(features=FEATURES, opt=3)


def link(captured: Captured, arguments: Mapping[str, tuple[Argument, ...]], machine: Any) -> Any:
    """All code in one module; nothing but the wrapped entry points can be called from outside."""
    module = _parsed("", machine)
    for text in captured.texts:
        module.link_in(_parsed(re.sub(r"^target .*$", "", text, flags=re.MULTILINE), machine))
    wrapped = [wrapper(name, *captured.entries[name], taken) for name, taken in sorted(arguments.items())]
    module.link_in(_parsed("\n".join((RUNTIME, *wrapped)), machine))
    for function in module.functions:
        if not function.is_declaration and not function.name.startswith(PREFIX):
            function.linkage = "internal"
    for variable in module.global_variables:
        if not variable.is_declaration and variable.linkage != llvm.Linkage.private:
            variable.linkage = "internal"
    module.verify()
    return module


def wrapper(name: str, mangled: str, returned: str, arguments: tuple[Argument, ...]) -> str:
    """A function that takes an address and a length for each array and 32 bits for most numbers.

    Numba's functions take seven values for an array and write their result to an address. They return a status, which
    is 0 or an error; an error stops the instance, because nobody knows what was done and what was not.
    """
    parameters, given, before = [], [], []
    for one in arguments:
        if one.dtype is not None:
            item = one.dtype.itemsize
            parameters += [f"ptr %{one.name}", f"i32 %{one.name}.n"]
            before.append(f"%{one.name}.size = zext i32 %{one.name}.n to i64")
            size = f"i64 %{one.name}.size"
            given += ["ptr null", "ptr null", size, f"i64 {item}", f"ptr %{one.name}", size, f"i64 {item}"]
        elif one.wide:
            parameters.append(f"i64 %{one.name}")
            given.append(f"i64 %{one.name}")
        else:
            parameters.append(f"i32 %{one.name}")
            before.append(f"%{one.name}.wide = sext i32 %{one.name} to i64")
            given.append(f"i64 %{one.name}.wide")
    kind = RETURNED[returned]
    declared = ", ".join(["ptr", "ptr", *(value.split()[0] for value in given)])
    result = {
        None: ["ret void"],
        "i64": ["%value = load i64, ptr %result", "%short = trunc i64 %value to i32", "ret i32 %short"],
        "i8": ["%value = load i8, ptr %result", "%long = zext i8 %value to i32", "ret i32 %long"],
    }[kind]
    lines = [
        f'declare i32 @"{mangled}"({declared})',
        f"define {'void' if kind is None else 'i32'} @{PREFIX}{name}({', '.join(parameters)}) {{",
        "%result = alloca i64",
        "%error = alloca ptr",
        "store i64 0, ptr %result",
        *before,
        f'%status = call i32 @"{mangled}"(ptr %result, ptr %error, {", ".join(given)})',
        "%wrong = icmp ne i32 %status, 0",
        "br i1 %wrong, label %stop, label %fine",
        "stop:",
        "call void @llvm.trap()",
        "unreachable",
        "fine:",
        *result,
        "}",
    ]
    return "\n".join(lines)


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
    missing = [one.name for one in module.functions if one.is_declaration and not one.name.startswith("llvm.")]
    if missing:
        raise SystemExit(f"a compiled function needs {', '.join(missing)}: does one allocate? Use `scratch`.")


def _parsed(text: str, machine: Any) -> Any:
    module = llvm.parse_assembly(text)
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    return module
