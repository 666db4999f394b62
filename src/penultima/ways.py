"""Which way the rules run in this process. The environment variable PENULTIMA_ENGINE chooses one of four:

`wasm`          the engine file, made from these sources, on any machine and without a compiler; the default
`compiled`      Numba's native code: the fastest, after a minute of compiling; lab and environments prefer it
`checked`       the same with bounds checks
`interpreted`   plain Python, to set a breakpoint; also what runs after an edit of a rule, until `make engine`
"""

from __future__ import annotations

import importlib
import os
import platform
import sys
from enum import StrEnum

VARIABLE = "PENULTIMA_ENGINE"
CAN_PAUSE = platform.machine() in ("x86_64", "AMD64") and "PENULTIMA_PORTABLE" not in os.environ
"""Does this processor let a thread pause for some dozen cycles? The engine file is made for no processor."""


class Way(StrEnum):
    """How the rules run."""

    WASM = "wasm"
    COMPILED = "compiled"
    CHECKED = "checked"
    INTERPRETED = "interpreted"


def asked_way() -> Way:
    """What the environment asks for, else the engine file."""
    asked = os.environ.get(VARIABLE) or Way.WASM
    try:
        return Way(asked)
    except ValueError:
        raise SystemExit(f"{VARIABLE} is {asked!r}; it may be {', '.join(Way)}") from None


def prefer_compiled() -> None:
    """Let native code run in this process if nothing else is asked for and Numba is there; in vain once rules run."""
    if VARIABLE in os.environ or "penultima.runtime" in sys.modules:
        return
    try:
        importlib.import_module("numba")
    except Exception:  # one that cannot be imported is as good as none
        return
    os.environ[VARIABLE] = Way.COMPILED
