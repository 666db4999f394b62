"""The number of somebody who left for good is given to somebody else, who is taken for nobody but themselves."""

from __future__ import annotations

import asyncio
from pathlib import Path

from penultima import protocol
from penultima.server.core import facts
from tests.server.in_process import Guest, a_registry, table_in_play


def test_commands_of_who_had_the_number_before_are_not_those_of_who_has_it_now(tmp_path: Path) -> None:
    """Ids of commands are each person's own. A part in the shuffle has the same id for everybody at a seat: it must not
    count as sent because somebody else of that number sent it."""

    async def run() -> None:
        async with a_registry(tmp_path) as registry:
            host, guest = await table_in_play(registry, people=2, seed=3)
            await guest.say(protocol.Say(cmd="same", text="first"))
            await host.do(protocol.Dismiss, person=1)
            assert guest.connection is not None
            assert guest.connection.person is None
            new = Guest(registry, host.live_table, "another key")
            await new.enter()
            await new.do(protocol.Join, name="New")
            assert new.connection is not None
            assert new.connection.person == 1
            await new.say(protocol.Say(cmd="same", text="second"))
            said = [row.fact.text for row in host.live_table.table.recent_rows if isinstance(row.fact, facts.Said)]
            assert said == ["first", "second"]
            guest.messages()
            await guest.say(protocol.Say(cmd="again", text="third"))
            assert guest.answers() == ["not-joined"]
            for one in (host, guest, new):
                await one.leave()

    asyncio.run(run())
