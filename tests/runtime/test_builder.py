"""The builder of the engine file, as far as it needs no build."""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import penultima
from penultima.runtime import LAYOUTS
from penultima.runtime.arguments import Argument

pytestmark = pytest.mark.skipif(importlib.util.find_spec("numba") is None, reason="Numba is not installed")

VARIABLES = ("PENULTIMA_ENGINE", "PENULTIMA_PORTABLE", "NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES")


@pytest.fixture(scope="module")
def builder() -> Iterator[Any]:
    """The modules of the builder; what they say to programs that are started after them is taken back."""
    before = {name: os.environ.get(name) for name in VARIABLES}
    try:
        from scripts.engine import capture, describe, emit, link

        yield {"capture": capture, "describe": describe, "emit": emit, "link": link}
    finally:
        for name, value in before.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value


def argument(name: str, dtype: Any = None, wide: bool = False) -> Any:
    """An argument of an entry point."""
    return Argument(name, None if dtype is None else np.dtype(dtype), wide)


def test_the_wrapper_of_an_entry_point_with_all_kinds_of_arguments(builder: Any) -> None:
    taken = (argument("states", "V16"), argument("seat"), argument("seed", wide=True), argument("out", np.uint64))
    lines = builder["link"].wrapper("look", "mangled::look", "int64", taken).splitlines()
    array = "ptr, ptr, i64, i64, ptr, i64, i64"
    assert lines[0] == f'declare i32 @"mangled::look"(ptr, ptr, {array}, i64, i64, {array})'
    assert lines[1] == (
        "define i32 @penultima_look(ptr %states, i32 %states.n, i32 %seat, i64 %seed, ptr %out, i32 %out.n) {"
    )
    assert "%states.size = zext i32 %states.n to i64" in lines
    assert "%seat.wide = sext i32 %seat to i64" in lines
    (call,) = (line for line in lines if line.startswith("%status"))
    assert call == (
        '%status = call i32 @"mangled::look"(ptr %result, ptr %error, '
        "ptr null, ptr null, i64 %states.size, i64 16, ptr %states, i64 %states.size, i64 16, "
        "i64 %seat.wide, i64 %seed, "
        "ptr null, ptr null, i64 %out.size, i64 8, ptr %out, i64 %out.size, i64 8)"
    )
    assert lines[-4:] == ["%value = load i64, ptr %result", "%short = trunc i64 %value to i32", "ret i32 %short", "}"]
    assert lines.index("call void @llvm.trap()") == lines.index("stop:") + 1


@pytest.mark.parametrize(("returned", "kind"), [("none", "void"), ("bool", "i32"), ("int64", "i32")])
def test_the_wrapper_is_code_that_llvm_takes(builder: Any, returned: str, kind: str) -> None:
    llvm: Any = importlib.import_module("llvmlite.binding")
    link = builder["link"]
    text = link.wrapper("look", "mangled", returned, (argument("states", "V16"), argument("n")))
    machine = link.target_machine()
    module = llvm.parse_assembly(f"{link.RUNTIME}\n{text}")
    module.triple, module.data_layout = link.TRIPLE, str(machine.target_data)
    module.verify()
    assert f"define {kind} @penultima_look(" in str(module)


def test_a_result_of_another_kind_is_no_entry_point(builder: Any) -> None:
    with pytest.raises(KeyError):
        builder["link"].wrapper("look", "mangled", "float64", ())


DEFINITIONS = """
define noundef i32 @penultima_look(ptr nocapture noundef readonly %states, i32 %states.n, ptr %out, i32 %out.n) \
local_unnamed_addr #0 {
define void @penultima_write(ptr nocapture writeonly dereferenceable(8) %states, i32 %states.n) local_unnamed_addr #1 {
define i32 @penultima_ask(ptr nocapture readnone %key, i32 %key.n, i64 %nonce, ptr noalias readonly align 8 \
dereferenceable(16) %more, i32 %more.n) local_unnamed_addr #0 {
define internal i32 @inner(ptr readonly %states) local_unnamed_addr {
"""


def test_what_is_not_written_is_read_from_the_definitions(builder: Any) -> None:
    assert builder["describe"]._read_only(DEFINITIONS) == {
        "look": {"states"},
        "write": set(),
        "ask": {"key", "more"},
    }


def test_attributes_with_brackets_do_not_hide_what_follows(builder: Any) -> None:
    """Newer LLVM says `captures(none)`."""
    text = "define i32 @penultima_look(ptr readonly captures(none) %states, i32 %n) local_unnamed_addr {\n"
    assert builder["describe"]._read_only(text) == {"look": {"states"}}


def test_records_are_described_by_their_fields(builder: Any) -> None:
    inner = np.dtype([("small", np.int8), ("more", np.int8, (3,))])
    layout = np.dtype([("rules", inner), ("key", np.uint32, (8,)), ("hands", np.int8, (2, 5)), ("x", np.int64)])
    assert builder["describe"]._fields(layout) == {
        "size": 54,
        "fields": {
            "rules.small": [0, "int8"],
            "rules.more": [1, "int8", 3],
            "key": [4, "uint32", 8],
            "hands": [36, "int8", 2, 5],
            "x": [46, "int64"],
        },
    }


def test_every_record_has_a_name_of_its_own(builder: Any) -> None:
    records = [layout for layout in LAYOUTS.values() if layout.fields is not None]
    names = [builder["describe"]._record_name(layout) for layout in records]
    assert len(set(names)) == len(names)
    assert "States" in names


def test_all_entry_points_are_captured(builder: Any) -> None:
    """The modules that the builder imports are all that have entry points."""
    home = Path(penultima.__file__).parent
    holders = set()
    for path in home.rglob("*.py"):
        if "\n@entry\n" in path.read_text("utf-8"):
            holders.add(".".join(path.relative_to(home.parent).with_suffix("").parts))
    reached = set(builder["capture"].MODULES)
    for module in reached:
        importlib.import_module(module)
    assert holders <= sys.modules.keys()
    assert reached <= holders
