"""One module for WebAssembly out of all captured code, a plain function around each entry, all optimized at once."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import llvmlite.binding as llvm

from penultima.runtime.arguments import Argument
from penultima.runtime.whole_program import optimize as optimize_whole_program
from scripts.engine.capture import MAY, Captured

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""What every browser since 2021, Node and wasmtime can do; no threads, and so no atomics."""
PREFIX = "penultima_"
UNCHECKED = "penultima_unchecked_"
"""Before the names of the same functions without bounds checks."""
UNSOUND = 2
"""What such a function returns if the records are not sound, before anything was done; else its result, or 0."""
RARE = re.compile(
    "6memory|7history|9recording|8beginner|9baselines|9eliminate|_candidate|8put_back|8gentlest|6battle|5scary"
)
"""Of the functions without bounds checks these are made small rather than fast. All those with checks are: they are
single calls, in which most of the time is spent on the way, and what runs instead of a function without checks."""
TRAP = "\ndeclare void @llvm.trap()\n"
RUNTIME = """
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


def link(captured: Captured, arguments: Mapping[str, tuple[Argument, ...]], machine: Any, checked: bool = True) -> Any:
    """All code in one module; nothing but the wrapped entry points can be called from outside."""
    module = _parsed("", machine)
    for text in captured.texts:
        module.link_in(_parsed(_with_traps(re.sub(r"^target .*$", "", text, flags=re.MULTILINE)), machine))
    wrapped = [wrapper(name, *captured.entries[name], arguments[name], checked) for name in sorted(captured.entries)]
    module.link_in(_parsed("\n".join((TRAP, RUNTIME, *wrapped)), machine))
    for function in (one for one in module.functions if not one.is_declaration):
        if not function.name.startswith(PREFIX):
            function.linkage = "internal"
        if checked or RARE.search(function.name):
            function.add_function_attribute("optsize")
        if checked:
            function.add_function_attribute("minsize")
    for variable in module.global_variables:
        if not variable.is_declaration and variable.linkage != llvm.Linkage.private:
            variable.linkage = "internal"
    module.verify()
    return module


def _with_traps(text: str) -> str:
    """Let an error stop the instance where it is found.

    Numba's functions return that there was one, with a description, and every caller looks and returns it, too. No rule
    catches errors, and a host learns no more than that there was one; so without all that the code is smaller.
    """
    return text.replace("\n  ret i32 1\n", "\n  call void @llvm.trap()\n  unreachable\n") + TRAP


def wrapper(name: str, mangled: str, returned: str, arguments: tuple[Argument, ...], checked: bool = True) -> str:
    """A function that takes an address and a length for each array and 32 bits for most numbers.

    Numba's functions take seven values for an array and write their result to an address. They return a status, which
    is 0 or an error; an error stops the instance, because nobody knows what was done and what was not. A function
    without bounds checks first calls its counterpart with them that knows whether it may run.
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
        None: ["ret void" if checked else "ret i32 0"],
        "i64": ["%value = load i64, ptr %result", "%short = trunc i64 %value to i32", "ret i32 %short"],
        "i8": ["%value = load i8, ptr %result", "%long = zext i8 %value to i32", "ret i32 %long"],
    }[kind]
    prefix, types = PREFIX if checked else UNCHECKED, ", ".join(one.split()[0] for one in parameters)
    question = [
        f"%answer = call i32 @{PREFIX}{MAY}{name}({', '.join(parameters)})",
        "%sound = icmp ne i32 %answer, 0",
        "br i1 %sound, label %go, label %refuse",
        "refuse:",
        f"ret i32 {UNSOUND}",
        "go:",
    ]
    lines = [
        f'declare i32 @"{mangled}"({declared})',
        *([] if checked else [f"declare i32 @{PREFIX}{MAY}{name}({types})"]),
        f"define {'void' if checked and kind is None else 'i32'} @{prefix}{name}({', '.join(parameters)}) {{",
        "%result = alloca i64",
        "%error = alloca ptr",
        *([] if checked else question),
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
    """As native code is; and nothing may be left that must come from elsewhere."""
    optimize_whole_program(module, machine)
    given = ("llvm.", f"{PREFIX}{MAY}")
    missing = [one.name for one in module.functions if one.is_declaration and not one.name.startswith(given)]
    if missing:
        raise SystemExit(f"a compiled function needs {', '.join(missing)}: does one allocate? Use `scratch`.")


def join(module: Any, unchecked: Any, machine: Any) -> None:
    """Put the optimized functions without bounds checks beside those with; tables that both have are kept once."""
    module.link_in(unchecked)
    module.verify()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options())
    passes = llvm.create_new_module_pass_manager()
    passes.add_constant_merge_pass()
    passes.run(module, builder)


def _parsed(text: str, machine: Any) -> Any:
    module = llvm.parse_assembly(text)
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    return module
