"""Answers to commands. A command that is sent again, because its answer got lost, gets the same answer again."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from penultima.protocol import Ack, No, ServerMessage
from penultima.server.core.refusals import Refusal

if TYPE_CHECKING:
    from penultima.server.live.connection import Connection

REMEMBERED = 2000
"""Commands whose answers are kept in memory; older ones are looked up in the store."""
TEMPORARY = {Refusal.NOT_SAVED, Refusal.BUSY, Refusal.SLOW_DOWN, Refusal.GRACE, Refusal.PAUSED, Refusal.UPGRADING}
"""Refusals that may be otherwise the next time; all others are the answer to a command for good."""


class Answers:
    """The answers of one table, by the name of the command: its author and the id that the author gave it."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, ServerMessage] = OrderedDict()
        self._running: dict[str, list[Connection]] = {}
        """Commands that are being carried out, each with the connections that have sent it again meanwhile."""

    def begin(self, key: str, connection: Connection) -> bool:
        """Is this command to be carried out? If not, it was or is being: the connection gets its answer."""
        known = self._known.get(key)
        if known is not None:
            connection.send(known)
        elif key in self._running:
            self._running[key].append(connection)
        else:
            self._running[key] = []
            return True
        return False

    def end(self, key: str) -> None:
        """A command has been carried out, or given up: whoever sends it once more begins anew."""
        del self._running[key]

    def give(self, key: str, connection: Connection, answer: ServerMessage) -> None:
        """Answer a command, also to those who resent it meanwhile; final answers are remembered."""
        connection.send(answer)
        for other in self._running[key]:
            other.send(answer)
        self._running[key].clear()
        if isinstance(answer, Ack) or (isinstance(answer, No) and answer.code not in TEMPORARY):
            self._known[key] = answer
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
