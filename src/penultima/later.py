"""Names of a package that are loaded when they are first used, so that what needs no engine does not wait for one."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence


def loaded_later(package: str, modules: Mapping[str, Sequence[str]]) -> Callable[[str], object]:
    """The `__getattr__` of a package, given the names to be found in each module."""
    module_of = {name: module for module, names in modules.items() for name in names}

    def get(name: str) -> object:
        if name not in module_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(importlib.import_module(module_of[name]), name)

    return get
