"""Clients that play on whatever happens to the server and remember all they were sent; the check against the log."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field
from random import Random

from penultima import protocol
from penultima.client import Refused, TableClient, create_table, new_token
from penultima.protocol import Ack, News, NewsItem, ServerMessage, Welcome
from penultima.server.core.facts import Row
from penultima.server.core.projections import events_for
from penultima.server.core.table import replay
from penultima.server.live.store import open_store
from tests.server.players import choose, status


class Witness(TableClient):
    """A client that remembers every acknowledgement and every row it was sent."""

    def __init__(self, server: str, table: str, token: str | None = None) -> None:
        super().__init__(server, table, token, retry=0.1)
        self.acks: dict[str, int] = {}
        self.rows: dict[int, tuple[int | None, NewsItem]] = {}
        self.highest = 0

    def _receive(self, message: ServerMessage) -> None:
        super()._receive(message)
        if isinstance(message, Ack):
            self.acks[message.cmd] = message.seq
        elif isinstance(message, News | Welcome):
            self.highest = max(self.highest, message.seq)
            items = message.items if isinstance(message, News) else message.missed
            self.rows |= {item.seq: (self.seat, item) for item in items}


@dataclass
class Witnesses:
    """Tables with two people each, who never stop playing; the second may be at another server."""

    servers: list[str]
    tables: int = 3
    bots: int = 1
    seed: int = 0
    leaving: int = 30_000
    clients: list[Witness] = field(default_factory=list)
    stopping: bool = False

    async def gather(self) -> None:
        """Everybody sits down."""
        for number in range(self.tables):
            token = new_token()
            options: dict[str, object] = {"rules": "classic/en +match=round", "seats": 2 + self.bots}
            options |= {"grace": 0, "catching": 0}
            options["leaving"] = self.leaving
            bots = ["random"] * self.bots
            made = await asyncio.to_thread(create_table, self.servers[0], token=token, bots=bots, **options)
            pair = [Witness(self.servers[0], made.table, token), Witness(self.servers[-1], made.table, new_token())]
            for client in pair:
                await client.__aenter__()
            await pair[1].join(f"Guest {number}")
            await pair[1].sit()
            self.clients += pair

    async def play(self) -> None:
        """Play until `stopping` is set."""
        await asyncio.gather(*(self._live(me, Random(f"{self.seed} {n}")) for n, me in enumerate(self.clients)))

    async def _live(self, me: Witness, chance: Random) -> None:
        while not self.stopping:
            with contextlib.suppress(Refused, TimeoutError):
                await self._step(me, chance)
            await asyncio.sleep(0.002)

    async def _step(self, me: Witness, chance: Random) -> None:
        view, host = me.view, me.info is not None and me.info.host == me.person
        move = choose(view, chance) if view is not None and status(me) == "playing" else None
        if view is not None and move is not None:
            await asyncio.wait_for(me.play(move, view.decision), 10)
        elif status(me) == "over" and host:
            await me.command(protocol.Rematch(cmd=me._cmd()))
        elif status(me) == "waiting" and host:
            await me.start()
        else:
            with contextlib.suppress(TimeoutError):
                await me.until(lambda: me.view is not view, 0.5)

    async def goes_on(self, seconds: float) -> float:
        """Wait until something new was acknowledged at every table; the seconds it took."""
        before = [len(me.acks) for me in self.clients]
        started = asyncio.get_running_loop().time()
        async with asyncio.timeout(seconds):
            for number in range(0, len(self.clients), 2):
                while sum(len(me.acks) for me in self.clients[number : number + 2]) <= sum(before[number : number + 2]):
                    await asyncio.sleep(0.02)
        return asyncio.get_running_loop().time() - started

    async def acknowledged(self, number: int, seconds: float = 300) -> None:
        """Wait until so many commands were acknowledged in all, however slow the machine is."""
        async with asyncio.timeout(seconds):
            while sum(len(me.acks) for me in self.clients) < number:
                await asyncio.sleep(0.02)

    async def leave(self) -> None:
        """Everybody goes."""
        self.stopping = True
        await asyncio.gather(*(client.__aexit__() for client in self.clients))


async def check(witnesses: Witnesses, database: str) -> int:
    """Every acknowledged command is in the log exactly once, nobody saw anything that is not; how many there were."""
    store = open_store(database)
    await store.open()
    acknowledged = 0
    try:
        for number in range(0, len(witnesses.clients), 2):
            rows = await store.rows(witnesses.clients[number].table)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            table = replay(rows, await store.layouts())
            assert table is not None
            assert table.replay_differences == 0
            for me in witnesses.clients[number : number + 2]:
                acknowledged += _check_one(me, rows)
    finally:
        await store.close()
    return acknowledged


def _check_one(me: Witness, rows: list[Row]) -> int:
    by_cmd: dict[str, list[int]] = {}
    for row in rows:
        author, _, cmd = row.cmd.partition("/")
        if author == f"p{me.person}" or author.startswith("t"):
            by_cmd.setdefault(cmd, []).append(row.seq)
    for cmd, seq in me.acks.items():
        assert by_cmd.get(cmd) == [seq], f"{cmd} was acknowledged as row {seq} and is in rows {by_cmd.get(cmd)}"
    assert me.highest <= len(rows), f"row {me.highest} was shown and the log has {len(rows)}"
    for seq, (seat, item) in me.rows.items():
        assert item.events == events_for(rows[seq - 1].events, seat)
    return len(me.acks)
