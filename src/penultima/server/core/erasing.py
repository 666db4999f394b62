"""Deleting somebody's data from the log of a table: which rows hold it, and what stays in its place."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from penultima.server.core.facts import AnyFact, Dismissed, Forgotten, Joined, Opened, Row, Said


def rows_without(rows: Sequence[Row], token: str) -> dict[int, tuple[str, AnyFact]]:
    """The command and fact to put in place of those of each row that holds the name, the words or the key of who had
    this key (hashed); the names of commands begin with a part of it until somebody has a number. Everything else, moves
    above all, stays: the table replays as before."""
    keys: list[str] = []
    found: dict[int, tuple[str, AnyFact]] = {}
    for row in rows:
        fact = row.fact
        cmd = f"erased/{row.seq}" if row.cmd.startswith(sender_by_key(token)) else row.cmd
        if isinstance(fact, Opened | Joined):
            _take_number(keys, fact)
            if fact.token == token:
                cmd, fact = f"erased/{row.seq}", msgspec.structs.replace(fact, name="", token="")
        elif isinstance(fact, Said | Dismissed | Forgotten) and keys[fact.person] == token:
            fact = Said(fact.person) if isinstance(fact, Said) else msgspec.structs.replace(fact, name="")
        if (cmd, fact) != (row.cmd, row.fact):
            found[row.seq] = cmd, fact
    return found


def sender_by_key(token: str) -> str:
    """What the names of commands of a connection begin with that has a key (hashed) and no number yet."""
    return f"t{token[:16]}"


def _take_number(keys: list[str], fact: Opened | Joined) -> None:
    """Each number belongs to the key that joined with it last."""
    if isinstance(fact, Joined) and fact.person is not None:
        keys[fact.person] = fact.token
    else:
        keys.append(fact.token)
