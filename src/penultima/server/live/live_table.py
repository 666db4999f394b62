"""A live table: a table in memory with people connected to it.

Commands become rows, rows are written, and only then is anybody told: a crash can only lose what nobody has seen.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from penultima.protocol import Ack, Command, Held, Join, No, Play
from penultima.server.core import command_handlers, facts
from penultima.server.core.erasing import Eraser, sender_by_key
from penultima.server.core.facts import AnyFact, Row, UnknownFactError
from penultima.server.core.origins import origin_of
from penultima.server.core.refusals import HeldError, Refusal, RefusedError
from penultima.server.core.snapshots import SNAPSHOT_EVERY, write_snapshot
from penultima.server.core.table import Table, replay
from penultima.server.live.answers import REMEMBERED, Answers
from penultima.server.live.audience import Audience
from penultima.server.live.kill_points import is_chosen, kill_process
from penultima.server.live.rate_limit import RateLimit
from penultima.server.live.rewriting import Rewriting
from penultima.server.live.store import (
    Append,
    Fate,
    StoreDamagedError,
    StoreDownError,
    StoredSnapshot,
    erasures_of,
    load_table,
)

if TYPE_CHECKING:
    from penultima.server.live.connection import Connection
    from penultima.server.live.registry import TableRegistry

ATTEMPTS = 50
"""How often another process may be faster before a command is given up."""
COMING_AND_GOING = (facts.Back, facts.Left, facts.Dismissed, facts.Forgotten)
"""Facts after which other people may be here."""

Decide = Callable[[Table, int], list[AnyFact]]
"""From a table and the time to the facts that a command comes to; RefusedError or HeldError if it may not be."""
OnWritten = Callable[[int], None]
"""Called with the number of the command's row as soon as it is safe, before anybody else is told."""


class FencedError(Exception):
    """Another process runs this table by now."""


class LiveTable(Audience):
    """One command at a time; what is in memory is never ahead of the log."""

    def __init__(self, registry: TableRegistry, table: Table, erasures: int = 0) -> None:
        super().__init__(registry, table)
        self.erasures = erasures
        """How often somebody's data had been deleted from the log when it was read."""
        self.lock = asyncio.Lock()
        self.store_failed = False
        """The store failed in the middle of something: what it has must be read before the next command."""
        self._answers = Answers()
        self._rows: OrderedDict[str, int] = OrderedDict((row.cmd, row.seq) for row in table.recent_rows)
        """The row of each of the last commands."""
        self._snapshot_seq = 0
        """The last row with a snapshot that this process has written or knows of."""
        self._waiters: list[asyncio.Future[None]] = []
        self._catch_limits: dict[int, RateLimit] = {}
        self._listeners: list[Callable[[], None]] = []

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call this whenever the table has changed."""
        self._listeners.append(listener)

    async def execute(self, connection: Connection, command: Command) -> None:
        """Carry out a command; its answer goes to its connection and nowhere else. A resend gets the same answer."""
        key = f"{self._author(connection, command)}/{command.cmd}"
        if self._answers.begin(key, connection):
            try:
                await self._execute(key, connection, command)
            finally:
                self._answers.end(key)

    def _author(self, connection: Connection, command: Command) -> str:
        """Command ids are each person's own; who joins has no number yet, but a token. A number that somebody else
        had before counts anew."""
        if isinstance(command, Join) or connection.person is None:
            return sender_by_key(connection.token)
        generation = self.table.people[connection.person].generation
        return f"p{connection.person}.{generation}" if generation else f"p{connection.person}"

    async def _execute(self, key: str, connection: Connection, command: Command) -> None:
        def decide(table: Table, now: int) -> list[AnyFact]:
            origin = origin_of(table, connection.address) if isinstance(command, Join) else ""
            return command_handlers.handle(table, connection.person, command, now, connection.token, origin=origin)

        def acknowledge(seq: int) -> None:
            person = self.person_of(connection.token) if isinstance(command, Join) else None
            self._answers.give(key, connection, Ack(cmd=command.cmd, seq=seq, person=person))

        held_sent = False
        try:
            self._limit_catches(connection, command)
            while True:
                try:
                    await self.submit(key, decide, on_written=acknowledge)
                    return
                except HeldError as held:
                    if not held_sent:
                        connection.send(Held(cmd=command.cmd, until=held.until))
                    held_sent = True
                    await self._wait_until(held.until)
        except RefusedError as refused:
            self.registry.metrics.count("refused", refused.refusal.value)
            no = No(cmd=command.cmd, code=refused.refusal.value, reason=refused.reason, arguments=refused.arguments)
            self._answers.give(key, connection, no)

    def _limit_catches(self, connection: Connection, command: Command) -> None:
        """A script could try to catch a thousand times a second; a few attempts are enough for anybody."""
        if isinstance(command, Play) and command.move.startswith("catch") and connection.person is not None:
            limit = self._catch_limits.setdefault(connection.person, RateLimit(1.0, 3.0))
            if not limit.take(self.registry.clock()):
                raise RefusedError(Refusal.SLOW_DOWN)

    async def _wait_until(self, until: int) -> None:
        """Until that moment, or until something happens at the table; in the order of arrival."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiters.append(waiter)
        try:
            await asyncio.wait([waiter], timeout=max(0.0, (until - self.now()) / 1000) + 0.001)
            while self._waiters[0] is not waiter and not waiter.done():  # two timers may end in either order
                await asyncio.sleep(0.001)
        finally:
            self._waiters.remove(waiter)

    async def submit(
        self,
        cmd: str,
        decide: Decide,
        *,
        epoch: int | None = None,
        round_ms: int = 1,
        on_written: OnWritten | None = None,
    ) -> int:
        """Write what a command comes to, then publish it; the number of its (first) row. With an epoch, only while that
        lease holds. A command that was written before, by whichever process, is not written again. The time of its rows
        is rounded up to `round_ms`."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                await self._recover()
                seq = self._rows.get(cmd)
                rows = None if seq else await self._try_or_find(cmd, decide, epoch, round_ms)
                if seq is None and rows is None and not await self._catch_up():
                    seq = await self._find_in_store(cmd)
                if seq or rows:
                    seq = seq or (rows[0].seq if isinstance(rows, tuple) else rows)
                    assert seq is not None
                    if on_written:
                        on_written(seq)
                    if isinstance(rows, tuple):
                        await self._publish_after_ack(rows)
                    return seq
        raise RefusedError(Refusal.BUSY)

    async def _try_or_find(
        self, cmd: str, decide: Decide, epoch: int | None, round_ms: int
    ) -> tuple[Row, ...] | int | None:
        """Written rows; the row of a command so old that it looked wrong; nothing if another process was faster."""
        try:
            return await self._try(cmd, decide, epoch, round_ms)
        except RefusedError:
            if seq := await self._find_in_store(cmd):
                return seq
            raise

    async def _find_in_store(self, cmd: str) -> int | None:
        """The row of a command that memory may have forgotten."""
        if self.table.seq <= len(self._rows):
            return None
        try:
            return await self.registry.store.command(self.table.id, cmd)
        except StoreDownError:
            raise RefusedError(Refusal.NOT_SAVED) from None

    async def _try(self, cmd: str, decide: Decide, epoch: int | None, round_ms: int) -> tuple[Row, ...] | None:
        """Written rows; nothing if another process was faster."""
        wanted = [self.registry.readable_by_all(fact) for fact in decide(self.table, self.now())]
        at = self._clock.stamp(self.table, wanted)
        at += -at % round_ms
        after, rows = self.table, list[Row]()
        for number, fact in enumerate(wanted):
            name = f"{cmd}#{number}" if number else cmd
            after, row = after.after(fact, at, name, whole_state=self.registry.older_processes)
            rows.append(row)
        snapshots = self._snapshots(after)
        started = self.registry.clock()
        try:
            append = Append(
                tuple(rows), epoch, here=_people_here(after, rows), snapshots=snapshots, erasures=self.erasures
            )
            fate = await self.registry.store.append(append)
        except StoreDownError:
            self.store_failed = True
            raise RefusedError(Refusal.NOT_SAVED) from None
        self.registry.metrics.time("commit", self.registry.clock() - started)
        if fate is Fate.FENCED:
            raise FencedError
        if fate is Fate.REWRITTEN:
            await self._reload()
            return None
        if fate is Fate.TAKEN:
            return None
        self.table = after
        self._clock.wrote(after.at)
        if snapshots:
            self._snapshot_seq = after.seq
        return tuple(rows)

    def _snapshots(self, after: Table) -> tuple[StoredSnapshot, ...]:
        """What is to be kept of the table after a command, so that its log need not be replayed from the first row:
        at the beginning of a match, which stays, at each deal, and after many rows."""
        begun = after.matches != self.table.matches
        if not begun and after.dealt_seq == self.table.dealt_seq and after.seq - self._snapshot_seq < SNAPSHOT_EVERY:
            return ()
        data = write_snapshot(after)
        latest = StoredSnapshot(0, after.seq, data)
        return (latest, StoredSnapshot(after.matches, after.seq, data)) if begun else (latest,)

    async def _publish_after_ack(self, rows: Sequence[Row]) -> None:
        if is_chosen("after_ack"):
            await asyncio.sleep(0.05)
            kill_process()
        self._publish(rows)
        self.registry.bus.announce(self.table.id, self.table.seq)

    async def _recover(self) -> None:
        if self.store_failed:
            await self._catch_up()
            self.store_failed = False

    async def erase(self, token: str) -> None:
        """Take the name, the words and the key of somebody who has left out of the log, and out of memory."""
        banned = any(one.token == token for one in self.table.banned)
        rewriting = Rewriting(self.registry.store, self.table.id, Eraser(token, keep_origin=banned))
        await rewriting.prepare()
        async with self.lock:
            for _ in range(ATTEMPTS):
                await rewriting.prepare()
                if await rewriting.finish():
                    await self._reload()
                    return
        raise RefusedError(Refusal.BUSY)

    async def _reload(self) -> None:
        """Read the table again, since its log is not what it was: somebody's words were taken out of it."""
        try:
            erasures = await erasures_of(self.registry.store, self.table.id)
            table = await load_table(self.registry.store, self.table.id)
        except (StoreDownError, UnknownFactError) as error:
            raise self._unreadable(error) from None
        if table is not None:
            rows = [row for row in table.recent_rows if row.seq > self.table.seq]
            self.table, self.erasures = table, erasures
            self._clock.read(table.at)
            if rows:
                self._publish(rows)

    async def read_again(self) -> None:
        """The log was rewritten by another process: forget what it said before."""
        async with self.lock:
            await self._reload()

    def _unreadable(self, error: StoreDownError | UnknownFactError) -> RefusedError:
        """What those are told whose command comes while the log cannot be read. A table that only a newer process can
        read is left to it."""
        if isinstance(error, StoreDownError):
            return RefusedError(Refusal.NOT_SAVED)
        self.registry.spawn(self.registry.hand_over(self))
        return RefusedError(Refusal.UPGRADING)

    async def _is_rewritten(self) -> bool:
        """Has another process taken somebody's words out of the log? What follows in it does not fit what was read."""
        try:
            return await erasures_of(self.registry.store, self.table.id) != self.erasures
        except StoreDownError:
            return False

    async def catch_up(self) -> None:
        """Read what other processes wrote."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        """Was there anything new?"""
        store, seq = self.registry.store, self.table.seq
        try:
            rows = await store.rows(self.table.id, seq, self.table.chain)
            layouts = await store.layouts() if rows else {}
        except (StoreDownError, UnknownFactError) as error:
            if isinstance(error, StoreDamagedError) and await self._is_rewritten():
                await self._reload()
                return self.table.seq > seq
            raise self._unreadable(error) from None
        if rows:
            table = replay(rows, layouts, self.table)
            assert table is not None
            self.table = table
            self._clock.read(table.at)
            self._publish(rows)
        return bool(rows)

    def _publish(self, rows: Sequence[Row]) -> None:
        """Tell everybody who is connected, and whoever waits for a change of the table."""
        self._remember_commands(rows)
        self.show(rows)
        self.registry.metrics.count("rows", n=len(rows))
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)
        for listener in self._listeners:
            listener()

    def _remember_commands(self, rows: Sequence[Row]) -> None:
        for row in rows:
            self._rows[row.cmd] = row.seq
        while len(self._rows) > REMEMBERED:
            self._rows.popitem(last=False)


def _people_here(table: Table, rows: Sequence[Row]) -> int | None:
    """How many people are at the table, if that may have changed with these rows."""
    moved = any(isinstance(row.fact, COMING_AND_GOING) for row in rows)
    return sum(one.here for one in table.people) if moved else None
