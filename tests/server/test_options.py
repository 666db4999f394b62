"""A waiting table's options: who may change them, what they come to, what is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from penultima import protocol
from penultima.client import Refused
from penultima.server.core import facts, projections
from penultima.server.core.refusals import Refusal, RefusedError
from tests.server.offline_table import OfflineTable
from tests.server.players import closed, over, play_on, seated
from tests.server.server_process import ServerProcess


def options(**wish: Any) -> protocol.Options:
    return protocol.Options(cmd="x", **wish)


def refused(offline: OfflineTable, person: int, **wish: Any) -> RefusedError:
    before = offline.table
    with pytest.raises(RefusedError) as caught:
        offline.do(person, options(**wish))
    assert offline.table is before
    return caught.value


def test_what_is_named_changes_and_the_rest_stays() -> None:
    offline = OfflineTable(2, catching=777)
    offline.do(0, options(rules="battle/fr +hand=5", pace="fast", chat=False, grace=0, leaving=1000))
    info = projections.table_info(offline.table)
    assert (info.rules, info.pace, info.chat) == ("battle/fr +hand=5", "fast", False)
    assert (info.grace, info.catching, info.leaving, info.chairs) == (0, 777, 1000, 2)
    offline.start()
    assert offline.table.match is not None
    assert str(offline.table.match.rules) == "battle/fr +hand=5"
    assert len(offline.table.match.round.view(0).hand) == 5
    again = projections.table_info(offline.replayed())
    assert (again.rules, again.grace, again.chairs) == ("battle/fr +hand=5", 0, 2)


def test_chairs_come_and_go_and_nobody_loses_one() -> None:
    offline = OfflineTable(3, bots=1)
    offline.do(0, options(seats=6))
    offline.do(1, protocol.Sit(cmd="x", seat=5))
    assert [chair.empty for chair in offline.table.chairs] == [False, True, False, False, True, False]
    offline.do(0, options(seats=4))
    assert [offline.table.name_of(seat) for seat in (0, 1, 3)] == ["P0", "P2", "P1"]
    assert [person.seat for person in offline.table.people] == [0, 3, 1]
    assert offline.table.chairs[2].bot == "first"
    assert offline.replayed().chairs == offline.table.chairs


def test_what_cannot_be_is_refused_with_the_reason() -> None:
    offline = OfflineTable(3)
    assert refused(offline, 1, seats=4).refusal is Refusal.ONLY_HOST
    assert refused(offline, 0, seats=2).refusal is Refusal.TOO_MANY
    wrong = refused(offline, 0, rules="classic/en +uno=automatic +uno_penalty=4")
    assert (wrong.refusal, wrong.reason) == (Refusal.BAD_RULES, "contradiction")
    crowded = refused(offline, 0, seats=10, rules="classic/en +hand=10 +first_action=ignored")
    assert (crowded.refusal, crowded.reason) == (Refusal.BAD_RULES, "no-card-left")
    offline.start()
    assert refused(offline, 0, pace="fast").refusal is Refusal.NOT_NOW


def test_the_message_itself_has_bounds() -> None:
    for text in ('"seats":1', '"seats":11', '"grace":-1', '"pace":"slow"', '"leaving":3600001', '"public":true'):
        with pytest.raises(Exception, match=r"Invalid|Expected|unknown"):
            protocol.read_client_message(f'{{"do":"options","cmd":"x",{text}}}')
    assert protocol.read_client_message('{"do":"options","cmd":"x","seats":4}') == options(seats=4)


def test_an_old_log_without_options_still_opens() -> None:
    offline = OfflineTable(2)
    assert not any(isinstance(row.fact, facts.Changed) for row in offline.rows)
    assert projections.table_info(offline.replayed()).chairs == 2


def test_between_two_matches_the_host_changes_the_game(served: ServerProcess) -> None:
    async def run() -> None:
        people = await seated(served.url, 2)
        host, guest = people
        with pytest.raises(Refused, match="only-host"):
            await guest.options(seats=3)
        await host.start()
        await asyncio.gather(*(play_on(me, seed, over) for seed, me in enumerate(people)))
        with pytest.raises(Refused, match="not-now"):
            await host.options(seats=3)
        await host.act("rematch")
        await host.options(rules="battle/fr +match=round", seats=3, grace=0)
        await guest.sit(2)
        await guest.until(lambda: guest.seat == 2 and guest.view is None)
        assert guest.info is not None
        assert (guest.info.rules, guest.info.chairs) == ("battle/fr +match=round", 3)
        await host.start()
        await asyncio.gather(*(play_on(me, seed, over) for seed, me in enumerate(people)))
        await closed(people)

    asyncio.run(run())
