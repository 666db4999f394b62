"""The exit codes of all commands, for whoever calls them from a script (docs/commands.md)."""

from __future__ import annotations

from enum import IntEnum
from typing import Self


class ExitCode(IntEnum):
    """How a command ended, and what that means."""

    meaning: str

    def __new__(cls, code: int, meaning: str) -> Self:
        one = int.__new__(cls, code)
        one._value_ = code
        one.meaning = meaning
        return one

    DONE = 0, "done; also if you left a match, a table or a server"
    FAILED = 1, "it failed (a file, a folder, a bot), or the answer is no (verify, doctor)"
    ASKED_WRONGLY = 2, "asked wrongly: an unknown option, name, rule or link"
    SERVER = 3, "a server cannot start, does not answer or refuses, or its database does"
    INTERRUPTED = 130, "stopped by Ctrl-C before it was done"
