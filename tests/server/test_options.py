"""A waiting table's options: who may change them, what they come to, what is refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from penultima import protocol
from penultima.client import Refused
from penultima.server import facts, scene
from penultima.server.refused import Refusal, RefusedError
from tests.server.kitchen import Kitchen
from tests.server.players import closed, over, play_on, seated
from tests.server.served import Served


def options(**wish: Any) -> protocol.Options:
    return protocol.Options(cmd="x", **wish)


def refused(kitchen: Kitchen, person: int, **wish: Any) -> RefusedError:
    before = kitchen.table
    with pytest.raises(RefusedError) as caught:
        kitchen.do(person, options(**wish))
    assert kitchen.table is before
    return caught.value


def test_what_is_named_changes_and_the_rest_stays() -> None:
    kitchen = Kitchen(2, catching=777)
    kitchen.do(0, options(rules="battle/fr +hand=5", pace="fast", chat=False, grace=0, leaving=1000))
    room = scene.room(kitchen.table)
    assert (room.rules, room.pace, room.chat) == ("battle/fr +hand=5", "fast", False)
    assert (room.grace, room.catching, room.leaving, room.chairs) == (0, 777, 1000, 2)
    kitchen.start()
    assert kitchen.table.match is not None
    assert str(kitchen.table.match.rules) == "battle/fr +hand=5"
    assert len(kitchen.table.match.game.view(0).hand) == 5
    told = scene.room(kitchen.replayed())
    assert (told.rules, told.grace, told.chairs) == ("battle/fr +hand=5", 0, 2)


def test_chairs_come_and_go_and_nobody_loses_one() -> None:
    kitchen = Kitchen(3, bots=1)
    kitchen.do(0, options(seats=6))
    kitchen.do(1, protocol.Sit(cmd="x", seat=5))
    assert [chair.empty for chair in kitchen.table.chairs] == [False, True, False, False, True, False]
    kitchen.do(0, options(seats=4))
    assert [kitchen.table.name_of(seat) for seat in (0, 1, 3)] == ["P0", "P2", "P1"]
    assert [person.seat for person in kitchen.table.people] == [0, 3, 1]
    assert kitchen.table.chairs[2].bot == "first"
    assert kitchen.replayed().chairs == kitchen.table.chairs


def test_what_cannot_be_is_refused_with_the_reason() -> None:
    kitchen = Kitchen(3)
    assert refused(kitchen, 1, seats=4).refusal is Refusal.ONLY_HOST
    assert refused(kitchen, 0, seats=2).refusal is Refusal.TOO_MANY
    wrong = refused(kitchen, 0, rules="classic/en +uno=automatic +uno_penalty=4")
    assert (wrong.refusal, wrong.reason) == (Refusal.BAD_RULES, "contradiction")
    crowded = refused(kitchen, 0, seats=10, rules="classic/en +hand=10 +first_action=ignored")
    assert (crowded.refusal, crowded.reason) == (Refusal.BAD_RULES, "no-card-left")
    kitchen.start()
    assert refused(kitchen, 0, pace="fast").refusal is Refusal.NOT_NOW


def test_the_message_itself_has_bounds() -> None:
    for text in ('"seats":1', '"seats":11', '"grace":-1', '"pace":"slow"', '"leaving":3600001', '"public":true'):
        with pytest.raises(Exception, match=r"Invalid|Expected|unknown"):
            protocol.read_request(f'{{"do":"options","cmd":"x",{text}}}')
    assert protocol.read_request('{"do":"options","cmd":"x","seats":4}') == options(seats=4)


def test_an_old_log_without_options_still_opens() -> None:
    kitchen = Kitchen(2)
    assert not any(isinstance(row.fact, facts.Changed) for row in kitchen.rows)
    assert scene.room(kitchen.replayed()).chairs == 2


def test_between_two_matches_the_host_changes_the_game(served: Served) -> None:
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
        await guest.until(lambda: guest.seat == 2 and guest.look is None)
        assert guest.room is not None
        assert (guest.room.rules, guest.room.chairs) == ("battle/fr +match=round", 3)
        await host.start()
        await asyncio.gather(*(play_on(me, seed, over) for seed, me in enumerate(people)))
        await closed(people)

    asyncio.run(run())
