"""Tables that stand as a test needs them: their log is written into the server's store before anybody comes."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING

import msgspec

from penultima.game.position import describe
from penultima.server.core import facts
from penultima.server.core.facts import Joined, Opened, Row
from penultima.server.core.table_match import digest
from penultima.server.live.registry import hash_token
from penultima.server.live.store.interface import Append, Fate
from penultima.server.live.store.sqlite_writes import write
from tests.page.playing import BOARD
from tests.server.offline_table import OfflineTable

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.page.browser import Visitor

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gwen", "Hugo", "Iris", "Jan")
NUMBERS = count(1)
PATIENCE = 3_600_000
"""No bot takes over for somebody whose browser is only slow."""


@dataclass(frozen=True)
class Arranged:
    """A table in the store, and who may sit down at it."""

    code: str
    booklet: str
    tokens: tuple[str, ...]


def arrange(
    database: str,
    position: str,
    *,
    people: int = 2,
    bots: int = 0,
    grace: int = 0,
    catching: int = 0,
    pace: str = "untimed",
    carried: Sequence[int] = (),
    leaving: int = PATIENCE,
) -> Arranged:
    """A table whose round stands as a position says; people have the first seats. Nobody waits for UNO unless asked."""
    whole = position if position.startswith("rules: ") else f"rules: classic/en; {position}"
    rules = whole.partition(";")[0].removeprefix("rules: ")
    code = f"{next(NUMBERS):08d}"
    tokens = tuple(f"{code}-person-{person}".ljust(32, "x") for person in range(people))
    offline = OfflineTable(
        people, bots, rules, grace=grace, catching=catching, leaving=leaving, pace=pace, carried=list(carried)
    )
    offline.now = time.time_ns() // 1_000_000
    offline.table.id = code
    offline.start()
    offline.arrange(whole)
    rows = [_as_it_stands(row, offline, code, tokens) for row in offline.rows]
    connection = sqlite3.connect(database, timeout=30, isolation_level=None)
    try:
        assert write(connection, [Append(tuple(rows))]) == [Fate.DONE]
    finally:
        connection.close()
    return Arranged(code, rules.partition(" ")[0], tokens)


def _as_it_stands(row: Row, offline: OfflineTable, code: str, tokens: Sequence[str]) -> Row:
    """A row of the log, with our names and tokens; the deal tells of the hands that the position has."""
    fact = row.fact
    if isinstance(fact, Opened | Joined):
        person = int(fact.name.removeprefix("P"))
        fact = msgspec.structs.replace(fact, name=NAMES[person], token=hash_token(tokens[person]))
    row = msgspec.structs.replace(row, table_id=code, fact=fact, chain=b"")
    if not isinstance(fact, facts.Dealt):
        return row
    assert offline.table.match is not None
    round = offline.table.match.round
    lines = describe(round.rules, round.states)
    hands = [f"dealt {seat} {hand.strip()}".strip() for seat, hand in enumerate(lines["hands"].split("|"))]
    turned = lines["discard"].split()[0]
    events = [*hands, f"turned {turned}"]
    state = round.states.tobytes()
    return msgspec.structs.replace(row, events=events, state=state, digest=digest(state))


def come(visitor: Visitor, table: Arranged, person: int | None = 0, *others: int, **wishes: object) -> Page:
    """Somebody comes to a table with the key to their seat, or without one; others on the same device with theirs; how
    they like the page goes along."""
    people = [] if person is None else [person, *others]
    keys = [{"token": table.tokens[one], "name": NAMES[one]} for one in people]
    kept = [{"table": table.code, "booklet": table.booklet, "at": 0, "keys": keys}]
    remember(visitor, "penultima-tables", json.dumps(kept if keys else []))
    remember(visitor, "penultima-preferences", json.dumps({"name": NAMES[person or 0], "soundOffered": True, **wishes}))
    page = visitor.go(f"/t/{table.code}")
    if person is not None:
        # Where several people share a device, nobody's hand is shown before they have taken it.
        page.wait_for_selector(f"{BOARD}, [data-testid=curtain]")
    return page


def likes(visitor: Visitor, **preferences: object) -> Visitor:
    """How somebody likes the page, before it is first opened."""
    remember(visitor, "penultima-preferences", json.dumps({"soundOffered": True, **preferences}))
    return visitor


def unfold(page: Page) -> Page:
    """The home page with the options of a table open; they are folded for who has never opened them."""
    page.wait_for_selector("[data-testid=unfold]")
    if page.locator("details:not([open]) > [data-testid=unfold]").count():
        page.locator("[data-testid=unfold]").click()
    return page


def few_cards(visitor: Visitor, hand: int, booklet: str = "classic/en") -> Visitor:
    """Whoever opens a table wants so few cards on each hand: a whole round, but a short one."""
    return likes(visitor, booklet=booklet, house={"hand": str(hand)})


def remember(visitor: Visitor, name: str, text: str) -> None:
    """Put something into the device's storage before the page is first opened; what the page changes later stays."""
    once = f"localStorage.getItem({json.dumps(name)}) ?? localStorage.setItem({json.dumps(name)}, {json.dumps(text)})"
    visitor.context.add_init_script(f"if (location.protocol.startsWith('http')) {once}")
