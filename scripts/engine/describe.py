"""`abi.json`: entry points, records by field, numbered names, and what `hosting` says: all that a host of any language
needs."""

from __future__ import annotations

import enum
import hashlib
import importlib
import pkgutil
import re
from collections.abc import Collection, Mapping
from typing import Any

import numpy as np

from penultima.rules.record import States
from penultima.runtime.arguments import LAYOUTS, Argument
from penultima.runtime.engine_file import PACKAGE, SOURCES, digest_of_sources
from scripts.engine.capture import Captured
from scripts.engine.emit import STACK
from scripts.engine.hosting import hosting, members
from scripts.engine.link import PREFIX

RETURNS = {"none": "nothing", "int64": "i32", "bool": "bool"}


def describe(
    captured: Captured,
    arguments: Mapping[str, tuple[Argument, ...]],
    optimized: str,
    files: Mapping[str, bytes],
    unchecked: Collection[str] = (),
) -> dict[str, Any]:
    """All of it, from the sources and from what the optimizer found out about them. Of each engine file a digest."""
    read_only = _read_only(optimized)
    return {
        "sources": digest_of_sources(),
        **{name: hashlib.sha256(content).hexdigest() for name, content in files.items()},
        "stack": STACK,
        "entries": {
            name: {
                "arguments": [_argument(one, one.name in read_only[name]) for one in taken],
                "returns": RETURNS[captured.entries[name][1]],
                **({"unchecked": True} if name in unchecked else {}),
            }
            for name, taken in sorted(arguments.items())
        },
        "records": {_record_name(layout): _fields(layout) for layout in LAYOUTS.values() if layout.fields},
        "enums": _enums(),
        **hosting(),
    }


def _argument(one: Argument, read_only: bool) -> dict[str, Any]:
    if one.dtype is None:
        return {"name": one.name, "kind": "i64" if one.wide else "i32"}
    kind = one.dtype.name if one.dtype.fields is None else _record_name(one.dtype)
    return {"name": one.name, "kind": "array", "of": kind, "item": one.dtype.itemsize, "written": not read_only}


def _record_name(layout: np.dtype[Any]) -> str:
    return next(str(hint.__name__) if hint != States else "States" for hint, one in LAYOUTS.items() if one is layout)


def _fields(layout: np.dtype[Any]) -> dict[str, Any]:
    """The bytes of a record, and where each field is: offset, kind of number, shape."""
    fields: dict[str, Any] = {}
    for name, (kind, offset, *_) in (layout.fields or {}).items():
        base, shape = kind.subdtype or (kind, ())
        if base.fields is None:
            fields[name] = [offset, base.name, *shape]
        else:
            inner = _fields(base)["fields"]
            fields |= {f"{name}.{field}": [offset + about[0], *about[1:]] for field, about in inner.items()}
    return {"size": layout.itemsize, "fields": fields}


def _enums() -> dict[str, dict[str, int]]:
    """Every numbered name of the sources."""
    found: dict[str, dict[str, int]] = {}
    for folder in SOURCES:
        package = ".".join(("penultima", *folder.relative_to(PACKAGE).parts))
        for module in sorted(one.name for one in pkgutil.iter_modules([str(folder)])):
            for name, one in vars(importlib.import_module(f"{package}.{module}")).items():
                if isinstance(one, type) and issubclass(one, enum.IntEnum) and one is not enum.IntEnum:
                    found[name] = members(one)
    return dict(sorted(found.items()))


def _read_only(optimized: str) -> dict[str, set[str]]:
    """The arrays that each entry point does not write, as the optimizer proved it."""
    found = {}
    definition = rf"^define .*?@{PREFIX}(\w+)\((.*)\) local_unnamed_addr"
    for name, parameters in re.findall(definition, optimized, re.MULTILINE):
        pointers = re.findall(r"ptr ((?:[^%]|\([^)]*\))*)%(\w+)", parameters)
        found[name] = {one for attributes, one in pointers if re.search(r"\breadonly\b|\breadnone\b", attributes)}
    return found
