"""Clock, bots and presence of a room. Only the holder of the lease runs them, and every row says so."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING

from penultima.errors import PenultimaError
from penultima.game import Move
from penultima.server import facts
from penultima.server.clock import Due, due
from penultima.server.deeds import bot_choice, due_facts
from penultima.server.facts import AnyFact
from penultima.server.logs import mark, say
from penultima.server.refused import HeldError, Refusal, RefusedError
from penultima.server.room import FencedError, Room
from penultima.server.store import StoreDownError
from penultima.server.table import Table

if TYPE_CHECKING:
    from penultima.server.hall import Hall

AGAIN = 500
"""Milliseconds before something that could not be done is tried again."""


class Runner:
    """Does what is due, when it is due."""

    def __init__(self, hall: Hall, room: Room) -> None:
        self.hall = hall
        self.room = room
        self.epoch: int | None = None
        self.holder = ""
        """Who held the lease when it was last asked for."""
        self._timer: asyncio.TimerHandle | None = None
        self._busy = False
        self._stopped = False
        room.on_change(self.schedule)

    def stop(self) -> None:
        """Do nothing more."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()

    async def take_lease(self) -> None:
        """Run this table if nobody alive does."""
        with contextlib.suppress(StoreDownError):
            lease = await self.hall.store.lease(self.room.table.id, self.hall.process)
            self.holder, mine = lease.holder, lease.holder == self.hall.process
            if mine and self.epoch != lease.epoch:
                say("lease", table=mark(self.room.table.id), epoch=lease.epoch)
            self.epoch = lease.epoch if mine else None
            if mine:
                await self._bury_the_dead(await self.hall.store.alive())
                self.schedule()

    async def tend(self, alive: set[str]) -> None:
        """Take over from a dead process, and notice who was connected to one."""
        if self.epoch is None and self.holder not in alive:
            await self.take_lease()
        elif self.epoch is not None:
            await self._bury_the_dead(alive)

    async def _bury_the_dead(self, alive: set[str]) -> None:
        """Persons whose process died are no longer here, until they come back."""
        for number, person in enumerate(self.room.table.people):
            if person.here and person.process not in alive and person.process != self.hall.process:
                await self._write(
                    f"auto/dead/{person.process}/{number}", [facts.Left(number, crashed=True)], self.epoch
                )

    async def presence(self) -> None:
        """What the log says about who is here, made true for those connected to this process."""
        connected = self.room.connected()
        for number, person in enumerate(self.room.table.people):
            if number in connected and person.process != self.hall.process and not await self._elsewhere(number):
                await self._write(_once("here"), [facts.Back(number, self.hall.process)])
            elif number not in connected and person.process == self.hall.process:
                await self._write(_once("gone"), [facts.Left(number)])

    async def _elsewhere(self, number: int) -> bool:
        """Is this person connected to another living process? Then nothing changes."""
        process = self.room.table.people[number].process
        return bool(process) and process in await self.hall.store.alive()

    async def _write(self, cmd: str, wanted: list[AnyFact], epoch: int | None = None) -> None:
        def ask(table: Table, _: int) -> list[AnyFact]:
            """Somebody else may have written it while this one waited for its turn."""
            news = [fact for fact in wanted if _is_news(table, fact)]
            if not news:
                raise RefusedError(Refusal.NOT_NOW)
            return news

        with contextlib.suppress(RefusedError, FencedError):
            await self.room.submit(cmd, ask, epoch=epoch)

    def schedule(self) -> None:
        """Wake up when the next thing is due."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._stopped:
            return
        if self._somebody_was_missed():
            self.hall.spawn(self.presence())
        if self.epoch is None or self._busy:
            return
        coming = due(self.room.table, self.hall.manner)
        if coming is not None:
            wait = max(0, coming.at - self.hall.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._wake, coming)

    def _somebody_was_missed(self) -> bool:
        """Is anybody connected here of whom the log says that they left?"""
        away = [number for number, one in enumerate(self.room.table.people) if not one.here]
        return bool(away) and not self.room.connected().isdisjoint(away)

    def _wake(self, coming: Due) -> None:
        self._timer = None
        if not self._stopped and due(self.room.table, self.hall.manner) == coming:
            self._busy = True
            self.hall.spawn(self._do(coming))

    async def _do(self, coming: Due) -> None:
        try:
            await self._deed(coming)
            await self._try_later(coming, None)
        except FencedError:
            say("fenced", table=mark(self.room.table.id))
            self.epoch, self.holder = None, ""
        except (RefusedError, HeldError, StoreDownError, PenultimaError) as error:
            await self._try_later(coming, error)
        finally:
            self._busy = False
            self.schedule()

    async def _try_later(self, coming: Due, error: Exception | None) -> None:
        """What is still due after it was done is not tried at once: the store is away, or something is wrong."""
        if due(self.room.table, self.hall.manner) == coming:
            say("not done", logging.WARNING, deed=coming.deed, why=type(error).__name__)
            await asyncio.sleep(AGAIN / 1000)
            with contextlib.suppress(RefusedError):
                await self.room.catch_up()

    async def _deed(self, coming: Due) -> None:
        choice = await self._bot_choice(coming) if coming.deed == "move" else None

        def ask(table: Table, now: int) -> list[AnyFact]:
            return due_facts(table, coming, self.hall.manner, now, choice)

        await self.room.submit(coming.cmd, ask, epoch=self.epoch)

    async def _bot_choice(self, coming: Due) -> Move | None:
        """A bot is asked, outside the loop; what it may do is checked again when it answers."""
        table = self.room.table
        assert table.match is not None
        view = table.match.view(coming.seat)
        return await asyncio.get_running_loop().run_in_executor(self.hall.thinkers, bot_choice, table, view)


def _is_news(table: Table, fact: AnyFact) -> bool:
    """Does the log say otherwise about who is here?"""
    if isinstance(fact, facts.Back):
        return table.people[fact.person].process != fact.process
    return not isinstance(fact, facts.Left) or table.people[fact.person].here


def _once(what: str) -> str:
    return f"auto/{what}/{secrets.token_hex(8)}"
