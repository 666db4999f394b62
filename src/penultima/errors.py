"""What Penultima refuses, and how it says so.

    PenultimaError
    ├── NotationError    a card, move, event or position that cannot be read
    ├── RulesError       an unknown booklet or setting, or settings that contradict each other
    ├── IllegalMove      a move the rules refuse now; `reason` is the code
    ├── RecordError      a game record that cannot be read or does not replay
    ├── BotError         a program at the table that cannot be started or breaks the protocol; `reason` says how
    ├── LabError         a run of the lab that cannot begin, go on or be read
    ├── FileError        any other file or folder that cannot be read, written or used
    ├── ServerError      a server that cannot start or does not answer
    └── StoreError       a database of tables that cannot be used

All are ValueErrors too, so that code which knows nothing of us still understands.
"""

from __future__ import annotations

import errno
import os
from enum import StrEnum

from penultima.rules.reasons import Reason


class PenultimaError(ValueError):
    """Anything this package refuses. Where a person may meet it, `code` names the message and `facts` its arguments."""

    def __init__(self, text: str = "", code: str = "", /, **facts: object) -> None:
        super().__init__(text)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Copied and pickled as it is, whatever its kind was made from."""
        return _as_it_was, (type(self), self.args), self.__dict__


def _as_it_was(kind: type[PenultimaError], args: tuple[object, ...]) -> PenultimaError:
    return kind.__new__(kind, *args)


def system_facts(error: OSError | UnicodeError) -> dict[str, str]:
    """What an error of the system says, as facts of one of ours: `why` in its own words, and `system`, its name in C,
    by which a person gets the reason in another language."""
    import socket  # noqa: PLC0415 (who meets no such error need not wait for it)

    if isinstance(error, UnicodeError):  # how Python refuses a host name that cannot be one
        return {"why": str(error), "system": "EAI_NONAME"}
    if isinstance(error, TimeoutError):  # Python's own have no number, and may have no words
        return {"why": error.strerror or str(error) or os.strerror(errno.ETIMEDOUT), "system": "ETIMEDOUT"}
    no_host = dict.fromkeys((socket.EAI_NONAME, socket.EAI_AGAIN), "EAI_NONAME")  # unknown, or nobody answers who knows
    names = no_host if isinstance(error, socket.gaierror) else errno.errorcode
    return {"why": error.strerror or str(error), "system": names.get(error.errno or 0, "")}


class NotationError(PenultimaError):
    """Text that is no card, move, event or position."""


class RulesError(PenultimaError):
    """Rules that do not exist or do not go together."""


class IllegalMove(PenultimaError):  # noqa: N818 (it is the move that is wrong, not an error)
    """A move that the rules refuse now. Nothing has changed."""

    def __init__(self, reason: Reason, seat: int, move: object) -> None:
        super().__init__(f"seat {seat} may not {move}: {reason}")
        self.reason = reason
        self.seat = seat
        self.move = move


class RecordError(PenultimaError):
    """A game record that is damaged, too new, or does not replay."""


class Fault(StrEnum):
    """What a program that plays can do wrong; each is the code of a message."""

    COMMAND = "bot-command"
    NOT_FOUND = "bot-not-found"
    NOT_STARTED = "bot-not-started"
    DIED = "bot-died"
    GARBAGE = "bot-garbage"
    TOO_LONG = "bot-too-long"
    ILLEGAL = "bot-illegal"
    WRONG_ID = "bot-wrong-id"
    LATE = "bot-late"


class BotError(PenultimaError):
    """A program that cannot play, with its command, its seat, the number of its decision and the end of its stderr."""

    def __init__(self, reason: Fault, program: str, stderr: str = "", /, **facts: object) -> None:
        said = stderr.splitlines()[-1:]
        saying = {"said": said[0]} if said and reason is Fault.DIED else {}
        super().__init__("", "bot-died-saying" if saying else reason.value, program=program, **facts, **saying)
        self.reason = reason
        self.program = program
        self.stderr = stderr
        self.seat: int | None = None
        self.decision: int | None = None

    def __str__(self) -> str:
        where = "" if self.seat is None else f" (seat {self.seat}, decision {self.decision})"
        what = self.reason.value.removeprefix("bot-").replace("-", " ")
        details = [f", {name} {value}" for name, value in self.facts.items() if name not in ("program", "system")]
        return f"the program {self.program!r}{where}: {what}{''.join(details)}"


class FileError(PenultimaError):
    """A file or folder that cannot be read or written, or that holds something else."""


class ServerError(PenultimaError):
    """A server that cannot start, does not answer, or is none of this game."""


class StoreError(PenultimaError):
    """A database of tables that cannot be opened, read or written."""


class LabError(PenultimaError):
    """A run of the lab whose results cannot be kept or read, or in which a bot failed."""
