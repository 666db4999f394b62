"""A server is stopped, upgraded and started again: everybody is back, and nobody was timed out by it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from penultima.client import TableClient, create_table, new_token
from penultima.protocol import DECISION_TIMES, Bye, read_server_message
from penultima.rules.state import STATE
from penultima.server.core import facts
from penultima.server.core.facts import Row
from penultima.server.core.projections import seat_view
from penultima.server.core.table import replay
from penultima.server.core.table_match import LAYOUT, changed_state, unpack
from penultima.server.core.view_reader import ViewReader
from penultima.server.live.store import open_store
from tests.choosing import few
from tests.server.offline_table import OfflineTable, any_move
from tests.server.players import asked, closed, seated
from tests.server.server_process import ServerProcess
from tests.server.upgrade import install

TABLES = 100
PATIENCE = 120
"""Seconds after which a restart counts as hanging; how long it took is reported."""

Report = Callable[[str, object], None]
Seen = tuple[list[str], str, int | None, list[int], str]


async def opened(url: str, number: int, pace: str = "fast") -> TableClient:
    """A table with a clock, a person and a bot, in the middle of a round."""
    token = new_token()
    wish = {"rules": "classic/en", "seats": 2, "bots": ["first"], "pace": pace}
    made = await asyncio.to_thread(create_table, url, token=token, cmd=f"t{number}", **wish)
    me = TableClient(url, made.table, token)
    await me.__aenter__()
    await me.start()
    await me.until(lambda: me.view is not None)
    return me


def cards(me: TableClient) -> Seen:
    """The cards as this person sees them, and what is asked."""
    assert me.view is not None
    return me.view.hand, me.view.top, me.view.turn, me.view.sizes, me.view.phase


async def restarted(served: ServerProcess, people: list[TableClient], report: Report) -> None:
    """Stop and start; everybody is back with the same cards, and whoever is asked has the whole time again."""
    before = {me.table: (cards(me), me.seq) for me in people}
    seconds = await asyncio.to_thread(served.stop)
    report("seconds to stop", round(seconds, 2))
    await asyncio.sleep(1)
    started = time.monotonic()
    await asyncio.to_thread(served.start_again)
    report("seconds to start", round(time.monotonic() - started, 2))
    waits = []
    for me in people:
        seq = before[me.table][1]
        await me.until(lambda me=me, seq=seq: me.seq > seq and me.info is not None and me.info.people[0].here, PATIENCE)
        waits.append(time.monotonic() - started)
    report("seconds until all were back", round(waits[-1], 2))
    for me in people:
        assert cards(me) == before[me.table][0]
        assert me.view is not None
        assert me.info is not None
        if me.view.turn == me.seat:
            assert me.view.until > time.time() * 1000 + DECISION_TIMES[me.info.pace] / 2, "the clock starts anew"


async def nobody_was_timed_out(database: str, tables: list[str]) -> dict[str, list[Row]]:
    """The logs of these tables, in which the clock never moved for anybody."""
    store = open_store(database)
    await store.open()
    logs = {table: await store.rows(table) for table in tables}
    await store.close()
    for rows in logs.values():
        assert not any(isinstance(row.fact, facts.Moved) and row.fact.by == "clock" for row in rows)
    return logs


async def survives_a_restart(served: ServerProcess, tables: int, report: Report) -> None:
    """So many live tables, and a restart in the middle of all of them."""
    pace = "fast" if tables <= TABLES else "relaxed"  # a thousand take longer to sit down than a fast clock waits
    people: list[TableClient] = []
    for start in range(0, tables, 10):
        people += await asyncio.gather(*(opened(served.url, n, pace) for n in range(start, min(start + 10, tables))))
    await restarted(served, people, report)
    await closed(people)
    await nobody_was_timed_out(served.database, [me.table for me in people])


@pytest.mark.parametrize("tables", few([20, TABLES], 20))
def test_live_tables_survive_a_restart(tmp_path: Path, tables: int, record_property: Report) -> None:
    with ServerProcess(str(tmp_path / "log.sqlite"), think_ms=60_000) as served:
        asyncio.run(survives_a_restart(served, tables, record_property))


def test_live_tables_survive_an_upgrade_of_the_rules_and_the_way_back(tmp_path: Path, record_property: Report) -> None:
    """A real restart with rules that would have dealt other cards and lay out a round otherwise: everybody keeps the
    cards they hold and plays on. Then the old version is started again, on a log that the new one has written in."""

    async def played_one(me: TableClient) -> bool:
        assert me.view is not None
        if mine := me.view.turn == me.seat:
            move = next(move for move in me.view.moves if move != "uno")
            ack = await me.play(move, me.view.decision)
            await me.until(lambda: me.seq >= ack.seq)
        return mine

    async def run(served: ServerProcess, variables: dict[str, str]) -> None:
        people = [await opened(served.url, number) for number in range(24)]
        foreign = len(people)
        for environment in (variables, {}):
            served.environment = environment
            await restarted(served, people, record_property)
            differed = f"replays_differed_total {foreign}\n"
            assert differed in served.metrics(), "tables with a row that these rules would not have written"
            foreign = sum(await asyncio.gather(*(played_one(me) for me in people)))
            assert foreign > 0 or not environment
        await closed(people)
        logs = await nobody_was_timed_out(served.database, [me.table for me in people])
        versions = [{row.version for row in rows if row.state} for rows in logs.values()]
        assert max(map(len, versions)) == 2, "dealt by one version and played by another"

    with ServerProcess(str(tmp_path / "log.sqlite"), think_ms=60_000) as served:
        asyncio.run(run(served, install(tmp_path / "upgrade")))


def test_goodbye_says_when_to_come_back(tmp_path: Path) -> None:
    served = ServerProcess(str(tmp_path / "log.sqlite"))

    async def run() -> None:
        people = await seated(served.url, 2)
        heard = []
        async with connect(served.url.replace("http", "ws") + "/ws") as wire:
            await wire.send(json.dumps({"do": "hello", "table": people[0].table}))
            await wire.recv()
            await closed(people)
            stopping = asyncio.create_task(asyncio.to_thread(served.stop))
            with contextlib.suppress(ConnectionClosed):
                while True:
                    heard.append(read_server_message(await wire.recv()))
            await stopping
        assert heard[-1] == Bye(code="going", retry=1000)
        assert wire.close_code == 1012
        assert served.process.returncode in (0, -signal.SIGTERM)

    try:
        asyncio.run(run())
    finally:
        served.kill()


def other_rules(rows: list[Row], chance: Random) -> list[Row]:
    """The same log as rules would have written it that play a little otherwise: another top card after some moves."""
    changed, stood = [], b""
    for row in rows:
        stood = row.state or (changed_state(stood, row.change) if row.change else stood)
        if row.digest and isinstance(row.fact, facts.Moved) and chance.random() < 0.3:
            state = unpack(stood)
            state["color"] = (int(state["color"][0]) + 1) % 4
            other = {"digest": b"other", "version": "old", "state": state.tobytes(), "change": b""}
            changed.append(msgspec.structs.replace(row, **other))
        elif row.digest:
            changed.append(msgspec.structs.replace(row, state=stood, change=b""))
        else:
            changed.append(row)
    return changed


def test_a_live_table_survives_rules_that_would_have_played_otherwise() -> None:
    for seed in range(20):
        chance = Random(seed)
        offline = OfflineTable(people=2, grace=0, catching=0, root=f"{seed:064x}")
        offline.start()
        for _ in range(15):
            found = any_move(offline, chance)
            assert found is not None
            if offline.table.status == "playing":
                offline.play(*found)
        rows = other_rules(offline.rows, chance)
        table = replay(rows, {"old": LAYOUT})
        assert table is not None
        last = next(row for row in reversed(rows) if row.state)
        assert table.match is not None
        assert table.match.round.states.tobytes() == unpack(last.state).tobytes(), "the log is right"
        assert table.seq == len(rows)
        assert seat_view(table, 0, ViewReader()) is not None
        if table.status == "playing":
            assert table.match.round.legal_moves()


def test_a_state_of_another_layout_is_read_by_the_names_of_its_fields() -> None:
    offline = OfflineTable(people=2)
    offline.start()
    assert offline.table.match is not None
    round = offline.table.match.round
    names = [name for name in STATE.names or () if name != "stale_reshuffles"]
    assert STATE.fields is not None
    old = np.dtype([("lost", "<i8"), *((name, STATE.fields[name][0]) for name in reversed(names))])
    written = np.zeros(1, old)
    for name in names:
        written[name] = round.states[name]
    state = unpack(written.tobytes(), repr(old.descr))
    assert state.tobytes() == round.states.tobytes()
    assert unpack(round.states.tobytes()).tobytes() == round.states.tobytes()


def test_a_late_comer_is_told_what_was_missed(tmp_path: Path) -> None:
    served = ServerProcess(str(tmp_path / "log.sqlite"))

    async def run() -> None:
        people = await seated(served.url, 2)
        await people[0].start()
        me = await asked(people)
        assert me.view is not None
        since = me.seq
        await me.play(me.view.moves[0])
        async with connect(served.url.replace("http", "ws") + "/ws") as wire:
            hello = {"do": "hello", "table": me.table, "token": me.token, "since": since}
            await wire.send(json.dumps(hello))
            welcome = json.loads(await wire.recv())
            assert [told["seq"] for told in welcome["missed"]] == [since + 1]
            assert welcome["story"][-1] == welcome["missed"][0]["events"][-1]
        await closed(people)

    try:
        asyncio.run(run())
    finally:
        served.kill()
