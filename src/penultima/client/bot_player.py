"""Lets a bot of this machine play a seat at a table on the network: it sees what its seat is shown, like everybody."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from penultima.client.client import Refused, TableClient
from penultima.client.view import view_of

if TYPE_CHECKING:
    from penultima.bots import Bot
    from penultima.game import Move

MOVED_ON = ("illegal", "late", "not-now")
"""Refusals that mean: the table has moved on, and what happened is on its way."""
NOT_YET = ("grace", "slow-down", "not-saved", "busy", "paused", "upgrading")
"""Refusals that mean: the same may be accepted in a moment. Nothing need happen at the table until then."""
ASK_AGAIN_SECONDS = 0.25
"""How long a bot waits for news after such a refusal before it is asked again."""


async def let_play(client: TableClient, bot: Bot, *, pause: float = 0.0, stand_in: Bot | None = None) -> None:
    """Let a bot play one's seat until the match is over. Where it has missed events, after coming back to a round that
    began long ago, the stand-in decides, which looks at nothing but the table."""
    done: tuple[int, int] | None = None
    while client.info is None or client.info.status != "over":
        shown = client.view
        moment = (client.seq, shown.decision) if shown is not None else None
        if client.info is not None and client.info.status == "between":
            await _deal(client, pause)
        elif moment is not None and moment != done and shown is not None and shown.seat is not None and shown.moves:
            done = moment
            move = await asyncio.to_thread(choose, client, bot, stand_in)
            if move is not None:
                await asyncio.sleep(pause)
                if not await _play(client, move.text, shown.decision):
                    done = None
                    await _news_or(ASK_AGAIN_SECONDS, client)
            continue
        await client.change()


def choose(client: TableClient, bot: Bot, stand_in: Bot | None = None) -> Move | None:
    """What a bot does with what the client was shown last."""
    assert client.view is not None
    assert client.info is not None
    view = view_of(client.view, client.info.rules, client.story, tuple(client.info.scores) or None)
    if view.over:
        return None
    move = (bot if view.whole or stand_in is None else stand_in).choose(view)
    return move if move is not None and move in view.legal_moves() else None


async def _play(client: TableClient, move: str, decision: int) -> bool:
    """Make a move; false if it should be tried again, because it was too early or too fast."""
    try:
        await client.play(move, decision)
    except Refused as refused:
        if refused.code in NOT_YET:
            return False
        if refused.code not in MOVED_ON:
            raise
    return True


async def _news_or(seconds: float, client: TableClient) -> None:
    """Wait until something happens at the table, but no longer than this."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(client.change(), seconds)


async def _deal(client: TableClient, pause: float) -> None:
    """Deal the next round, if nobody else does meanwhile."""
    await asyncio.sleep(pause)
    with contextlib.suppress(Refused):
        await client.deal()
    await client.until(lambda: client.info is not None and client.info.status != "between")
