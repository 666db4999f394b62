"""A bot of one's own at a table on the network: it sees what its seat is shown, and plays like everybody else."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from penultima.client.client import Refused, TableClient
from penultima.client.view import view_of

if TYPE_CHECKING:
    from penultima.bots import Bot
    from penultima.game import Move

AGAIN = ("illegal", "late", "not-now", "grace", "slow-down", "not-saved", "busy")
"""Refusals that only mean: the table has moved on, look again."""


async def let_play(client: TableClient, bot: Bot, *, pause: float = 0.0, stand_in: Bot | None = None) -> None:
    """Let a bot play one's seat until the match is over. Where its eyes have a gap, after coming back to a round that
    began long ago, the stand-in decides, which looks at nothing but the table."""
    done: tuple[int, int] | None = None
    while client.room is None or client.room.status != "over":
        look = client.look
        moment = (client.seq, look.decision) if look is not None else None
        if client.room is not None and client.room.status == "between":
            await _deal(client, pause)
        elif moment is not None and moment != done and look is not None and look.seat is not None and look.moves:
            done = moment
            move = await asyncio.to_thread(choose, client, bot, stand_in)
            if move is not None:
                await asyncio.sleep(pause)
                await _play(client, move.text, look.decision)
            continue
        await client.change()


def choose(client: TableClient, bot: Bot, stand_in: Bot | None = None) -> Move | None:
    """What a bot does with what the client was shown last."""
    assert client.look is not None
    assert client.room is not None
    view = view_of(client.look, client.room.rules, client.story, tuple(client.room.scores) or None)
    if view.over:
        return None
    move = (bot if view.whole or stand_in is None else stand_in).choose(view)
    return move if move is not None and move in view.legal_moves() else None


async def _play(client: TableClient, move: str, decision: int) -> None:
    try:
        await client.play(move, decision)
    except Refused as refused:
        if refused.code not in AGAIN:
            raise


async def _deal(client: TableClient, pause: float) -> None:
    """Somebody has to; if a person does meanwhile, the better."""
    await asyncio.sleep(pause)
    with contextlib.suppress(Refused):
        await client.deal()
    await client.until(lambda: client.room is not None and client.room.status != "between")
