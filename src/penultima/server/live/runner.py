"""The runner of a live table: does what is due, when it is due, and writes down who comes and goes.

Only the process that holds the table's lease does what is due. Every such row carries the lease's epoch, which the
store checks: a process that slept through the end of its lease is fenced. Whose the lease is, the store is asked again
and again, so that what a process believes is never older than that: one that was fenced without noticing, or whose
neighbor gave a lease back, finds out although nothing is due.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from penultima.errors import PenultimaError
from penultima.game import Move
from penultima.server.core import facts
from penultima.server.core.due_actions import DueAction, due_facts, next_due
from penultima.server.core.facts import AnyFact
from penultima.server.core.refusals import HeldError, Refusal, RefusedError
from penultima.server.core.table import Table
from penultima.server.live.bots_at_work import bot_choice
from penultima.server.live.live_table import FencedError, LiveTable
from penultima.server.live.store import Lease, StoreDownError
from penultima.server.ops.logs import anonymous_id, log_event

if TYPE_CHECKING:
    from penultima.server.live.registry import TableRegistry

ROUND_MS = 50
"""Rows of bots and of the clock have times of so many milliseconds: a finer one would tell how busy a bot was."""
RETRY_MS = 500
"""Milliseconds before something that could not be done is tried again."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """A bot's choice for an action, under way or made, and when it began on the monotonic clock."""

    action: DueAction
    choice: asyncio.Future[Move | None]
    began: float


class Runner:
    """One for each live table; wakes up by a timer that is set anew after every change of the table."""

    def __init__(self, registry: TableRegistry, live_table: LiveTable) -> None:
        self.registry = registry
        self.live_table = live_table
        self.epoch: int | None = None
        """Of the lease, while this process holds it."""
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: Thinking | None = None
        self._busy = False
        self._stopped = False
        live_table.on_change(self.schedule)

    def stop(self) -> None:
        """Do nothing more."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()

    async def take_lease(self) -> None:
        """Run this table if nobody alive does. Whatever was believed before, the store's answer counts."""
        with contextlib.suppress(StoreDownError):
            lease = await self.registry.store.lease(self.live_table.table.id, self.registry.process)
            if lease.holder != self.registry.process:
                self._drop_lease()
                return
            if self.epoch != lease.epoch:
                log_event("lease", table=anonymous_id(self.live_table.table.id), epoch=lease.epoch)
            self.epoch = lease.epoch
            await self._mark_crashed(await self.registry.store.alive())
            self.schedule()

    async def check_lease(self, lease: Lease | None, alive: set[str]) -> None:
        """Compare what is believed here with the lease as the store has it, and ask for it again if it was lost, or if
        its holder died or gave it back while people are connected here. Note who was connected to a dead process."""
        if self.epoch is not None and lease == Lease(self.registry.process, self.epoch):
            await self._mark_crashed(alive)
        elif self.epoch is not None or (
            self.live_table.connections and (lease is None or lease.holder not in alive - {self.registry.process})
        ):
            await self.take_lease()

    def _drop_lease(self) -> None:
        """Somebody else runs this table: nothing is done under an old epoch any more."""
        if self.epoch is not None:
            log_event("fenced", table=anonymous_id(self.live_table.table.id), epoch=self.epoch)
            self.epoch = None
            self.schedule()

    async def _mark_crashed(self, alive: set[str]) -> None:
        """Persons whose process died are no longer here, until they come back. A process that only slept may be taken
        for dead more than once: the moment when the person last left tells these times apart."""
        for number, person in enumerate(self.live_table.table.people):
            if person.here and person.process not in alive and person.process != self.registry.process:
                cmd = f"auto/dead/{person.process}/{number}/{person.left_at}"
                await self._write(cmd, [facts.Left(number, crashed=True)], self.epoch)

    async def update_presence(self) -> None:
        """Make true what the log says about who is here, for those connected to this process."""
        connected = self.live_table.connected_people()
        for number, person in enumerate(self.live_table.table.people):
            here = number in connected
            if here and person.process != self.registry.process and not await self._connected_elsewhere(number):
                await self._write(_unique_cmd("here"), [facts.Back(number, self.registry.process)])
            elif not here and person.process == self.registry.process:
                await self._write(_unique_cmd("gone"), [facts.Left(number)])

    async def _connected_elsewhere(self, number: int) -> bool:
        """Is this person connected to another living process? Then nothing changes."""
        process = self.live_table.table.people[number].process
        return bool(process) and process in await self.registry.store.alive()

    async def _write(self, cmd: str, wanted: list[AnyFact], epoch: int | None = None) -> None:
        def decide(table: Table, _: int) -> list[AnyFact]:
            """Somebody else may have written it while this one waited for its turn."""
            news = [fact for fact in wanted if _is_news(table, fact)]
            if not news:
                raise RefusedError(Refusal.NOT_NOW)
            return news

        try:
            await self.live_table.submit(cmd, decide, epoch=epoch)
        except RefusedError:
            pass  # it is in the log already, or will be tried again
        except FencedError:
            self._drop_lease()

    def schedule(self) -> None:
        """Wake up when the next thing is due."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._stopped:
            return
        if self._connected_but_away():
            self.registry.spawn(self.update_presence())
        if self.epoch is None or self._busy:
            return
        action = next_due(self.live_table.table, self.registry.timing)
        if action is not None:
            if action.kind == "move":
                self._think(action)
            wait = max(0, action.at - self.live_table.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._wake, action)

    def _connected_but_away(self) -> bool:
        """Is anybody connected here of whom the log says that they left?"""
        away = [number for number, one in enumerate(self.live_table.table.people) if not one.here]
        return bool(away) and not self.live_table.connected_people().isdisjoint(away)

    def _wake(self, action: DueAction) -> None:
        self._timer = None
        if not self._stopped and next_due(self.live_table.table, self.registry.timing) == action:
            self._busy = True
            self.registry.spawn(self._run(action))

    async def _run(self, action: DueAction) -> None:
        try:
            await self._submit(action)
            await self._wait_if_still_due(action, None)
        except FencedError:
            self._drop_lease()
        except (RefusedError, HeldError, StoreDownError, PenultimaError) as error:
            await self._wait_if_still_due(action, error)
        finally:
            self._busy = False
            self.schedule()

    async def _wait_if_still_due(self, action: DueAction, error: Exception | None) -> None:
        """What is still due after it was done is not tried at once: the store is away, or something is wrong."""
        if next_due(self.live_table.table, self.registry.timing) == action:
            log_event("not done", logging.WARNING, deed=action.kind, why=type(error).__name__)
            await asyncio.sleep(RETRY_MS / 1000)
            with contextlib.suppress(RefusedError):
                await self.live_table.catch_up()

    async def _submit(self, action: DueAction) -> None:
        choice = await self._chosen_move(action) if action.kind == "move" else None

        def decide(table: Table, now: int) -> list[AnyFact]:
            return due_facts(table, action, self.registry.timing, now, choice)

        await self.live_table.submit(action.cmd, decide, epoch=self.epoch, round_ms=ROUND_MS)

    def _think(self, action: DueAction) -> Thinking:
        """Ask a bot, outside the event loop and as soon as it is known that it will be asked; whether it may do what it
        chose is checked again when its time has come."""
        if self._thinking is None or self._thinking.action != action:
            table = self.live_table.table
            assert table.match is not None
            view, loop = table.match.view(action.seat), asyncio.get_running_loop()
            choice = loop.run_in_executor(self.registry.bot_threads, bot_choice, table, view)
            self._thinking = Thinking(action, choice, self.registry.clock())
        return self._thinking

    async def _chosen_move(self, action: DueAction) -> Move | None:
        """What a bot chose, not before a moment that says nothing about its cards. How long it thought depends on how
        many moves it had: so it has always the same time, and when that was too short, several times as much."""
        thinking, beat = self._think(action), self.registry.timing.think / 4000
        in_time = thinking.choice.done()
        choice = await thinking.choice
        thought = self.registry.clock() - thinking.began
        if beat and (thought < beat or not in_time):
            await asyncio.sleep(beat - thought % beat)
        return choice


def _is_news(table: Table, fact: AnyFact) -> bool:
    """Does the log say otherwise about who is here?"""
    if isinstance(fact, facts.Back):
        return table.people[fact.person].process != fact.process
    return not isinstance(fact, facts.Left) or table.people[fact.person].here


def _unique_cmd(what: str) -> str:
    """A command id that is never used again: people come and go more than once."""
    return f"auto/{what}/{secrets.token_hex(8)}"
