"""Snapshots: a whole table at one row of its log, so that it comes back without a replay of everything before.

A snapshot only saves time. One that is damaged, or that a later version has written things into that this one does not
know, is not used: the log tells the same. The rounds of the match before the present one are not in it, because it
would grow with them; whoever makes a record reads them from the log.
"""

from __future__ import annotations

import zlib
from dataclasses import MISSING, fields
from functools import cache
from typing import Any, get_type_hints

import msgspec

from penultima.booklets import Rules
from penultima.game import Event, Move, Round
from penultima.game.fair import Shuffler
from penultima.game.fair.transcript import Transcript
from penultima.server.core.recent_rows import RecentRows
from penultima.server.core.seats import Chair, Person
from penultima.server.core.table import Table
from penultima.server.core.table_fields import FIELDS
from penultima.server.core.table_match import LAYOUT, Layouts, PastRound, TableMatch, rules_digest, unpack

FORMAT = 1
SNAPSHOT_EVERY = 200
"""Rows after which another one is written, if no deal comes before."""
APART = {"rules", "match", "shuffler", "recent_rows", "replay_differences"}
"""Fields of a table that are not written as they are."""


class SnapshotMatch(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A match without the rounds before the present one."""

    rules: str
    names: tuple[str, ...]
    scores: list[int]
    rules_version: int
    dealer_draws: int
    rounds: int
    """How many, the present one included."""
    opening: list[tuple[str, int]]
    """Events of the last deal; of each also whom it concerns, which its text does not always say."""
    events: list[tuple[str, int]]
    moves: list[str]


class Snapshot(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table after one of its rows."""

    format: int
    names: list[str]
    """Every field of tables, persons and chairs that is not as in a new table: a program that does not know one of them
    cannot go on from here. (Older programs named all they knew.)"""
    rules: str
    table: dict[str, Any]
    match: SnapshotMatch | None = None
    transcript: Transcript | None = None
    root: bytes = b""

    @property
    def seq(self) -> int:
        """The row that it was made after."""
        return int(self.table["seq"])

    @property
    def chain(self) -> bytes:
        """The checksum of that row."""
        return bytes(self.table["chain"])


@cache
def _known_names() -> frozenset[str]:
    seats = (f"{kind.__name__}.{name}" for kind in (Person, Chair) for name in get_type_hints(kind))
    return frozenset((*FIELDS, *seats))


@cache
def _types() -> dict[str, Any]:
    return {name: hint for name, hint in get_type_hints(Table).items() if name in FIELDS and name not in APART}


_MARKS = ("id", "opened", "seq", "chain")
"""Fields of a table that are always written: by them a snapshot is known to belong to a log."""


@cache
def _defaults(kind: type[Any]) -> dict[str, Any]:
    """The fields of a new table, person or chair that have a value by themselves."""
    found = {one.name: one.default for one in fields(kind) if one.default is not MISSING}
    made = {one.name: one.default_factory() for one in fields(kind) if one.default_factory is not MISSING}
    return {**found, **made}


def _unchanged(table: Table) -> set[str]:
    """The fields that are as in a new table, and those of persons and chairs that are so for all of them."""
    found = {name for name, value in _defaults(Table).items() if name not in _MARKS and getattr(table, name) == value}
    for kind, all_of_them in ((Person, (*table.people, *table.banned)), (Chair, table.chairs)):
        for name, value in _defaults(kind).items():
            if all(getattr(one, name) == value for one in all_of_them):
                found.add(f"{kind.__name__}.{name}")
    return found


def write_snapshot(table: Table) -> bytes:
    """A table as bytes. What is as in a new table is left out, so that an older program that does not know of it can
    use the snapshot."""
    unchanged = _unchanged(table)
    match, shuffler = table.match, table.shuffler
    snapshot = Snapshot(
        format=FORMAT,
        names=sorted(_known_names() - unchanged),
        rules=str(table.rules),
        table={name: getattr(table, name) for name in _types() if name not in unchanged},
        match=None if match is None else _match_to_bytes(match),
        transcript=None if shuffler is None else shuffler.transcript,
        root=b"" if shuffler is None else shuffler.root,
    )
    packed = zlib.compress(msgspec.msgpack.encode(snapshot), 1)
    return zlib.crc32(packed).to_bytes(4, "big") + packed


def _match_to_bytes(match: TableMatch) -> SnapshotMatch:
    return SnapshotMatch(
        rules=str(match.rules),
        names=match.names,
        scores=match.scores,
        rules_version=match.rules_version,
        dealer_draws=match.dealer_draws,
        rounds=len(match.rounds),
        opening=[(str(event), event.whom) for event in match.opening],
        events=[(str(event), event.whom) for event in match.round.events],
        moves=[f"{seat} {move}" for seat, move in match.round.moves],
    )


def read_snapshot(data: bytes) -> Snapshot | None:
    """A snapshot, or nothing if it is damaged or was written by a program that knows more than this one."""
    if zlib.crc32(data[4:]).to_bytes(4, "big") != data[:4]:
        return None
    try:
        snapshot = msgspec.msgpack.decode(zlib.decompress(data[4:]), type=Snapshot)
    except (msgspec.DecodeError, zlib.error):
        return None
    known = snapshot.format == FORMAT and _known_names().issuperset(snapshot.names)
    marked = isinstance(snapshot.table.get("seq"), int) and isinstance(snapshot.table.get("chain"), bytes)
    return snapshot if known and marked and _tells_all_of_uno(snapshot.table) else None


def _tells_all_of_uno(table: dict[str, Any]) -> bool:
    """Does it say of everybody who owes UNO after which move that began? An older program did not note it, and bots
    would notice at another time than by the log."""
    owed, after = table.get("uno_owed", ()), table.get("uno_owed_after", ())
    return isinstance(owed, list | tuple) and isinstance(after, list | tuple) and len(owed) == len(after)


def resume(snapshot: Snapshot, layouts: Layouts, recent_rows: RecentRows) -> Table:
    """The table of a snapshot. What this program knows and the one that wrote it did not is as in a new table."""
    hints = _types()
    values = {name: msgspec.convert(value, hints[name]) for name, value in snapshot.table.items()}
    shuffler = None if snapshot.transcript is None else Shuffler(snapshot.transcript, snapshot.root)
    table = Table(**values, rules=Rules.parse(snapshot.rules), shuffler=shuffler, recent_rows=recent_rows)
    if snapshot.match is not None:
        table.match = _match_again(snapshot.match, table, layouts)
    if table.status == "playing" and table.logged_version != rules_digest():
        table.replay_differences = 1  # nobody asked today's rules how they would have come here: the log is right
    return table


def _match_again(saved: SnapshotMatch, table: Table, layouts: Layouts) -> TableMatch:
    rules = Rules.parse(saved.rules)
    opening = [_event(one) for one in saved.opening]
    round = Round.resumed(
        rules,
        unpack(table.logged_state, layouts.get(table.logged_version, LAYOUT)),
        opening=[event for event in opening if event.name != "dealer"],
        events=[_event(one) for one in saved.events],
        moves=[_move(text) for text in saved.moves],
    )
    match = object.__new__(TableMatch)
    match.rules, match.players, match.names = rules, round.players, saved.names
    match.keys, match.key, match.deals = table.shuffler, b"", ()
    match.scores, match.dealer_draws = saved.scores, saved.dealer_draws
    match.carried = table.carried or (0,) * round.players
    match.rules_version = saved.rules_version
    match.rounds = [*(PastRound() for _ in range(saved.rounds - 1)), round]
    match.openings = [*(() for _ in range(saved.rounds - 1)), tuple(opening)]
    return match


def _event(saved: tuple[str, int]) -> Event:
    text, whom = saved
    return Event.parse(text)._replace(whom=whom)


def _move(text: str) -> tuple[int, Move]:
    seat, _, move = text.partition(" ")
    return int(seat), Move(move)
