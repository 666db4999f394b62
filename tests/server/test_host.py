"""A table never waits for a host who does not come back."""

from __future__ import annotations

import asyncio

from penultima import protocol
from penultima.server import facts
from tests.server.kitchen import Kitchen
from tests.server.players import closed, seated, status
from tests.server.served import Served


def test_who_sits_there_becomes_host_when_the_host_is_gone_for_good() -> None:
    kitchen = Kitchen(people=3, leaving=30_000)
    assert kitchen.coming() is None, "the host is here"
    kitchen.do(1, protocol.Stand(cmd="x"))
    kitchen.write(facts.Left(0))
    left = kitchen.now
    coming = kitchen.coming()
    assert coming is not None
    assert (coming.deed, coming.seat, coming.at) == ("handover", 2, left + 30_000), "person 1 only watches"
    kitchen.pass_time("handover")
    assert kitchen.table.host == 2
    kitchen.do(2, protocol.Start(cmd="x"))
    assert kitchen.table.status == "dealing"


def test_a_host_who_is_back_in_time_stays_host() -> None:
    kitchen = Kitchen(people=2, leaving=30_000)
    kitchen.write(facts.Left(0))
    kitchen.now += 29_999
    kitchen.write(facts.Back(0, "here"))
    assert kitchen.coming() is None
    assert kitchen.table.host == 0


def test_a_table_that_nobody_is_at_waits_with_its_host() -> None:
    kitchen = Kitchen(people=2)
    kitchen.write(facts.Left(0), facts.Left(1))
    assert kitchen.coming() is None


def test_a_real_table_goes_on_without_its_host(served: Served) -> None:
    async def run() -> None:
        host, guest = await seated(served.url, 2, leaving=100)
        await host.__aexit__()
        await guest.until(lambda: guest.room is not None and guest.room.host == guest.person, 30)
        await guest.start()
        await guest.until(lambda: status(guest) == "playing", 30)
        await closed([guest])

    asyncio.run(run())
