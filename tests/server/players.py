"""People who play by themselves."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from random import Random

from penultima import protocol
from penultima.client import Refused, TableClient, create_table, new_token
from penultima.protocol import SeatView


def choose(view: SeatView, chance: Random) -> str | None:
    """Any legal move, UNO when it is owed; nothing if it is somebody else's turn."""
    if view.seat is None:
        return None
    if view.seat in view.owes and "uno" in view.moves:
        return "uno"
    if view.turn != view.seat:
        return None
    plays = [move for move in view.moves if move != "uno" and not move.startswith("catch")]
    cards = [move for move in plays if move not in ("draw", "keep", "challenge")]
    return chance.choice(cards or plays)


async def play_on(me: TableClient, seed: int, until: Callable[[TableClient], bool]) -> int:
    """Play whatever is asked of this seat until something is so for it; how many moves were acknowledged."""
    chance, done = Random(seed), 0
    while not until(me):
        view = me.view
        move = choose(view, chance) if view is not None else None
        if move is not None and view is not None:
            with contextlib.suppress(Refused, TimeoutError):
                await me.play(move, view.decision)
                done += 1
        await changed(me, view)
    return done


async def changed(me: TableClient, view: SeatView | None, seconds: float = 60) -> None:
    """Wait until the table looks otherwise."""
    status = me.info.status if me.info else ""
    await me.until(lambda: me.view is not view or (me.info is not None and me.info.status != status), seconds)


def over(me: TableClient) -> bool:
    """Is the match over?"""
    return status(me) == "over"


async def seated(
    url: str, people: int, *, client: type[TableClient] = TableClient, **wish: object
) -> list[TableClient]:
    """A table with so many people on it, all connected; the first is the host. Close them with `closed`."""
    token = new_token()
    options = {"rules": "classic/en +match=round", "seats": people, "grace": 0, "catching": 0, **wish}
    made = await asyncio.to_thread(create_table, url, token=token, **options)
    clients = [client(url, made.table, token)]
    clients += [client(url, made.table, new_token()) for _ in range(people - 1)]
    for number, one in enumerate(clients):
        await one.__aenter__()
        if number:
            await one.join(f"Guest {number}")
            await one.sit()
    return clients


async def closed(clients: Sequence[TableClient]) -> None:
    """Everybody leaves."""
    await asyncio.gather(*(client.__aexit__() for client in clients))


def with_table(url: str, people: int, work: Callable[[list[TableClient]], Awaitable[None]], **wish: object) -> None:
    """Do something at a table with people."""

    async def run() -> None:
        clients = await seated(url, people, **wish)  # type: ignore[arg-type]
        try:
            await work(clients)
        finally:
            await closed(clients)

    asyncio.run(run())


def status(me: TableClient) -> str:
    """What the table is doing."""
    return me.info.status if me.info else ""


async def asked(people: Sequence[TableClient]) -> TableClient:
    """Whoever is asked, once the cards are dealt."""
    for me in people:
        await me.until(lambda me=me: me.view is not None)
    return next(me for me in people if me.view and me.view.turn == me.seat)


async def click(tab: TableClient, cmd: str, move: str, decision: int) -> int | str:
    """A move under a name; the row it became, or why not."""
    try:
        return (await tab.command(protocol.Play(cmd=cmd, move=move, decision=decision))).seq
    except Refused as refused:
        return refused.code


def clicked_at_once(here: str, there: str, same: bool) -> None:
    """One seat, two tabs (of one server or two), one question, again and again: one row each time. The same command is
    acknowledged to both tabs as the same row; of two different ones the second is late."""

    async def work(people: list[TableClient]) -> None:
        me, other = people
        async with TableClient(there, me.table, me.token) as tab:
            await me.start()
            for one in (me, other, tab):
                await one.until(lambda one=one: one.view is not None)
            chance, clicks = Random(7), 0
            while clicks < 12:
                seq = max(me.seq, other.seq)
                for one in (me, other, tab):
                    await one.until(lambda one=one, seq=seq: one.seq >= seq)
                if status(me) == "over":
                    break
                assert me.view is not None
                assert other.view is not None
                if me.view.turn != me.seat:
                    ack = await other.play(choose(other.view, chance) or other.view.moves[0])
                    await other.until(lambda seq=ack.seq: other.seq >= seq)
                    continue
                clicks += 1
                move = choose(me.view, chance)
                assert move is not None
                names = [f"n{clicks}", f"n{clicks}" if same else f"m{clicks}"]
                answers = await asyncio.gather(
                    *(click(one, cmd, move, me.view.decision) for one, cmd in zip((me, tab), names, strict=True))
                )
                row = seq + 1
                expected = [str(row), str(row) if same else refusal(move)]
                assert sorted(map(str, answers)) == sorted(expected), f"{answers}, not {expected}"
                await me.until(lambda row=row: me.seq >= row)
            assert clicks >= 3

    with_table(here, 2, work, rules="classic/en +match=round +hand=10")


def refusal(move: str) -> str:
    """Why a move cannot be made a second time."""
    return "illegal" if move == "uno" else "late"
