"""Deleting somebody's data from the log of a table: which rows hold it, and what stays in its place."""

from __future__ import annotations

import msgspec

from penultima.server.core.facts import AnyFact, Dismissed, Forgotten, Joined, Opened, Row, Said


class Eraser:
    """Goes through the rows of a log, from the first to the last, and takes out the name, the words and the key of who
    had this key (hashed), and where they came from; the names of commands begin with a part of the key until somebody
    has a number. Everything else, moves above all, stays: the table replays as before."""

    def __init__(self, token: str, *, keep_origin: bool = False) -> None:
        """`keep_origin` where they are banned: nobody shall get rid of a ban by being forgotten."""
        self.token = token
        self.keep_origin = keep_origin
        self.opener = False
        """They have opened the table."""
        self._keys: list[str] = []
        """The key that each number belongs to."""

    def without(self, row: Row) -> Row:
        """The row without their data; the same row if it holds none. Its checksum is the old one."""
        cmd, fact = row.cmd, row.fact
        if isinstance(fact, Opened | Joined):
            self._take_number(fact)
            if fact.token == self.token:
                cmd, fact = f"erased/{row.seq}", self._nobody(fact)
        elif isinstance(fact, Said | Dismissed | Forgotten) and self._keys[fact.person] == self.token:
            fact = Said(fact.person) if isinstance(fact, Said) else msgspec.structs.replace(fact, name="")
        if cmd.startswith(sender_by_key(self.token)):
            cmd = f"erased/{row.seq}"
        return row if (cmd, fact) == (row.cmd, row.fact) else msgspec.structs.replace(row, cmd=cmd, fact=fact)

    def _nobody(self, fact: Opened | Joined) -> AnyFact:
        if isinstance(fact, Opened):
            self.opener = True
            return msgspec.structs.replace(fact, name="", token="")
        return msgspec.structs.replace(fact, name="", token="", origin=fact.origin if self.keep_origin else "")

    def _take_number(self, fact: Opened | Joined) -> None:
        """Each number belongs to the key that joined with it last."""
        if isinstance(fact, Joined) and fact.person is not None:
            self._keys[fact.person] = fact.token
        else:
            self._keys.append(fact.token)


def sender_by_key(token: str) -> str:
    """What the names of commands of a connection begin with that has a key (hashed) and no number yet."""
    return f"t{token[:16]}"
