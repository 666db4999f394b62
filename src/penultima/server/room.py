"""A table that people are at: commands become rows, rows are written, and only then is anybody told."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from penultima.protocol import Ack, Answer, Command, Held, Join, News, No, Play, Welcome, write
from penultima.server import desk, facts, scene
from penultima.server.crash import die, doomed
from penultima.server.facts import AnyFact, Row
from penultima.server.limits import Bucket
from penultima.server.refused import HeldError, Refusal, RefusedError
from penultima.server.store import Append, Fate, StoreDownError
from penultima.server.table import Table, replay
from penultima.server.wire import frame

if TYPE_CHECKING:
    from penultima.server.connection import Connection
    from penultima.server.hall import Hall

ATTEMPTS = 50
"""How often another process may be faster before a command is given up."""
REMEMBERED = 2000
"""Commands whose answers are kept in memory; older ones are looked up."""
PASSING = {Refusal.NOT_SAVED, Refusal.BUSY, Refusal.SLOW_DOWN, Refusal.WARMING, Refusal.GRACE}
"""Refusals that may be otherwise the next time; all others are the answer to a command for good."""

Ask = Callable[[Table, int], list[AnyFact]]
Done = Callable[[int], None]


class FencedError(Exception):
    """Another process runs this table by now."""


class Room:
    """One command at a time; what is in memory is never ahead of the log."""

    def __init__(self, hall: Hall, table: Table) -> None:
        self.hall = hall
        self.table = table
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.doubt = False
        """The store failed in the middle of something: ask it what it has."""
        self.idle_since = hall.now()
        self._answers: OrderedDict[str, Answer] = OrderedDict()
        self._running: dict[str, asyncio.Future[Answer]] = {}
        self._rows: OrderedDict[str, int] = OrderedDict((row.cmd, row.seq) for row in table.tail)
        """The rows of commands."""
        self._waiters: list[asyncio.Future[None]] = []
        self._catches: dict[int, Bucket] = {}
        self._told: list[Callable[[], None]] = []

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call this whenever the table has changed."""
        self._told.append(listener)

    async def heard(self, connection: Connection, command: Command) -> None:
        """A command from a connection: its answer goes there and nowhere else."""
        key = f"{self._author(connection, command)}/{command.cmd}"
        known = self._answers.get(key)
        if known is not None:
            connection.answer(known)
            return
        if key in self._running:
            self._share(key, connection)
            return
        future = self._running[key] = asyncio.get_running_loop().create_future()
        try:
            await self._obey(key, connection, command)
        finally:
            del self._running[key]
            if not future.done():
                future.cancel()

    def _author(self, connection: Connection, command: Command) -> str:
        """Command ids are each person's own; who joins has no number yet, but a token."""
        by_token = isinstance(command, Join) or connection.person is None
        return f"t{connection.token[:16]}" if by_token else f"p{connection.person}"

    def _share(self, key: str, connection: Connection) -> None:
        """The same command is being done already: the resend gets the same answer."""

        def answered(future: asyncio.Future[Answer]) -> None:
            if not future.cancelled():
                connection.answer(future.result())

        self._running[key].add_done_callback(answered)

    def _conclude(self, key: str, connection: Connection, answer: Answer) -> None:
        connection.answer(answer)
        future = self._running.get(key)
        if future is not None and not future.done():
            future.set_result(answer)
        if isinstance(answer, Ack) or (isinstance(answer, No) and answer.code not in PASSING):
            self._answers[key] = answer
            if len(self._answers) > REMEMBERED:
                self._answers.popitem(last=False)

    async def _obey(self, key: str, connection: Connection, command: Command) -> None:
        def ask(table: Table, now: int) -> list[AnyFact]:
            return desk.asked(table, connection.person, command, now, connection.token)

        def done(seq: int) -> None:
            person = self.person_of(connection.token) if isinstance(command, Join) else None
            self._conclude(key, connection, Ack(cmd=command.cmd, seq=seq, person=person))

        told = False
        try:
            self._brake(connection, command)
            while True:
                try:
                    await self.submit(key, ask, done=done)
                    return
                except HeldError as held:
                    if not told:
                        connection.answer(Held(cmd=command.cmd, until=held.until))
                    told = True
                    await self._wait_until(held.until)
        except RefusedError as refused:
            self.hall.metrics.count("refused", refused.refusal.value)
            no = No(cmd=command.cmd, code=refused.refusal.value, reason=refused.reason, facts=refused.told)
            self._conclude(key, connection, no)

    def _brake(self, connection: Connection, command: Command) -> None:
        """Catching is no reflex test of a script: a few attempts a second are enough for anybody."""
        if isinstance(command, Play) and command.move.startswith("catch") and connection.person is not None:
            bucket = self._catches.setdefault(connection.person, Bucket(1.0, 3.0))
            if not bucket.take(self.hall.now() / 1000):
                raise RefusedError(Refusal.SLOW_DOWN)

    async def _wait_until(self, until: int) -> None:
        """Until that moment, or until something happens at the table; in the order of arrival."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiters.append(waiter)
        await asyncio.wait([waiter], timeout=max(0.0, (until - self.hall.now()) / 1000) + 0.001)
        if waiter in self._waiters:
            self._waiters.remove(waiter)

    async def submit(self, cmd: str, ask: Ask, *, epoch: int | None = None, done: Done | None = None) -> int:
        """Write what a command comes to and tell everybody; the row it became."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                await self._settle_doubt()
                seq = self._rows.get(cmd)
                rows = None if seq else await self._try_or_find(cmd, ask, epoch)
                if seq is None and rows is None and not await self._catch_up():
                    seq = await self._long_ago(cmd)
                if seq or rows:
                    seq = seq or (rows[0].seq if isinstance(rows, tuple) else rows)
                    assert seq is not None
                    if done:
                        done(seq)
                    if isinstance(rows, tuple):
                        await self._tell_after_ack(rows)
                    return seq
        raise RefusedError(Refusal.BUSY)

    async def _try_or_find(self, cmd: str, ask: Ask, epoch: int | None) -> tuple[Row, ...] | int | None:
        """Written rows; the row of a command so old that it looked wrong; nothing if another process was faster."""
        try:
            return await self._try(cmd, ask, epoch)
        except RefusedError:
            if seq := await self._long_ago(cmd):
                return seq
            raise

    async def _long_ago(self, cmd: str) -> int | None:
        """The row of a command that memory may have forgotten."""
        if self.table.seq <= len(self._rows):
            return None
        try:
            return await self.hall.store.command(self.table.id, cmd)
        except StoreDownError:
            raise RefusedError(Refusal.NOT_SAVED) from None

    async def _try(self, cmd: str, ask: Ask, epoch: int | None) -> tuple[Row, ...] | None:
        """Written rows; nothing if another process was faster."""
        now = self.hall.now()
        after, rows = self.table, list[Row]()
        for number, fact in enumerate(ask(self.table, now)):
            after, row = after.told(fact, now, f"{cmd}#{number}" if number else cmd)
            rows.append(row)
        started = self.hall.clock()
        try:
            fate = await self.hall.store.append(Append(tuple(rows), epoch))
        except StoreDownError:
            self.doubt = True
            raise RefusedError(Refusal.NOT_SAVED) from None
        self.hall.metrics.time("commit", self.hall.clock() - started)
        if fate is Fate.FENCED:
            raise FencedError
        if fate is Fate.TAKEN:
            return None
        self.table = after
        return tuple(rows)

    async def _tell_after_ack(self, rows: Sequence[Row]) -> None:
        if doomed("after_ack"):
            await asyncio.sleep(0.05)
            die()
        self._tell(rows)
        self.hall.bus.tell(self.table.id, self.table.seq)

    async def _settle_doubt(self) -> None:
        if self.doubt:
            await self._catch_up()
            self.doubt = False

    async def catch_up(self) -> None:
        """Read what others wrote."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Was there anything new?"""
        try:
            rows = await self.hall.store.rows(self.table.id, self.table.seq)
            layouts = await self.hall.store.layouts() if rows else {}
        except StoreDownError:
            raise RefusedError(Refusal.NOT_SAVED) from None
        if rows:
            table = replay(rows, layouts, self.table)
            assert table is not None
            self.table = table
            self._tell(rows)
        return bool(rows)

    def _tell(self, rows: Sequence[Row]) -> None:
        """Everybody is told what their seat may see; each audience's message is made once."""
        self._remember(rows)
        self._recognize(rows)
        changed = scene.room(self.table) if scene.changes_room(rows) else None
        made: dict[int | None, bytes] = {}
        for connection in self.connections:
            seat = self.seat_of(connection)
            if seat not in made:
                news = News(
                    seq=self.table.seq,
                    told=[scene.told(row, seat) for row in rows],
                    room=changed,
                    look=scene.look(self.table, seat),
                )
                made[seat] = frame(write(news))
            connection.send(made[seat])
        self.hall.metrics.count("rows", n=len(rows))
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)
        for listener in self._told:
            listener()

    def _remember(self, rows: Sequence[Row]) -> None:
        for row in rows:
            self._rows[row.cmd] = row.seq
        while len(self._rows) > REMEMBERED:
            self._rows.popitem(last=False)

    def _recognize(self, rows: Sequence[Row]) -> None:
        """Connections of somebody who has just joined speak for that person from now on."""
        if any(isinstance(row.fact, facts.Joined) for row in rows):
            for connection in self.connections:
                connection.person = self.person_of(connection.token)

    def person_of(self, token: str) -> int | None:
        """Whose token this is."""
        if not token:
            return None
        return next((number for number, one in enumerate(self.table.people) if one.token == token), None)

    def seat_of(self, connection: Connection) -> int | None:
        """The seat a connection looks from."""
        if connection.person is None:
            return None
        return self.table.people[connection.person].seat if connection.person < len(self.table.people) else None

    def enter(self, connection: Connection, since: int | None) -> None:
        """Show a connection the table as it stands, and what it missed."""
        connection.person = self.person_of(connection.token)
        self.connections.add(connection)
        seat, table = self.seat_of(connection), self.table
        playing = seat if seat is not None and table.match and seat < table.match.players else None
        welcome = Welcome(
            now=self.hall.now(),
            seq=table.seq,
            person=connection.person,
            room=scene.room(table),
            look=scene.look(table, playing),
            missed=[] if since is None else scene.missed(table, seat, since),
            story=scene.story(table, seat),
        )
        connection.answer(welcome)

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        self.connections.discard(connection)
        self.idle_since = self.hall.now()

    def connected(self) -> set[int]:
        """The persons who are connected here."""
        return {one.person for one in self.connections if one.person is not None}
