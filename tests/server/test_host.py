"""A table never waits for a host who does not come back."""

from __future__ import annotations

import asyncio

from penultima import protocol
from penultima.server.core import facts
from tests.server.offline_table import OfflineTable
from tests.server.players import closed, seated, status
from tests.server.server_process import ServerProcess


def test_who_sits_there_becomes_host_when_the_host_is_gone_for_good() -> None:
    offline = OfflineTable(people=3, leaving=30_000)
    assert offline.coming() is None, "the host is here"
    offline.do(1, protocol.Stand(cmd="x"))
    offline.write(facts.Left(0))
    left = offline.now
    coming = offline.coming()
    assert coming is not None
    assert (coming.kind, coming.seat, coming.at) == ("handover", 2, left + 30_000), "person 1 only watches"
    offline.pass_time("handover")
    assert offline.table.host == 2
    offline.do(2, protocol.Start(cmd="x"))
    assert offline.table.status == "dealing"


def test_a_host_who_is_back_in_time_stays_host() -> None:
    offline = OfflineTable(people=2, leaving=30_000)
    offline.write(facts.Left(0))
    offline.now += 29_999
    offline.write(facts.Back(0, "here"))
    assert offline.coming() is None
    assert offline.table.host == 0


def test_a_table_that_nobody_is_at_waits_with_its_host() -> None:
    offline = OfflineTable(people=2)
    offline.write(facts.Left(0), facts.Left(1))
    assert offline.coming() is None


def test_a_real_table_goes_on_without_its_host(served: ServerProcess) -> None:
    async def run() -> None:
        host, guest = await seated(served.url, 2, leaving=100)
        await host.__aexit__()
        await guest.until(lambda: guest.info is not None and guest.info.host == guest.person, 30)
        await guest.start()
        await guest.until(lambda: status(guest) == "playing", 30)
        await closed([guest])

    asyncio.run(run())
