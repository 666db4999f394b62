"""A bot of this machine at a table on the network goes on, whatever it is refused."""

from __future__ import annotations

import asyncio
import contextlib
from random import Random

import msgspec

from penultima.client import Refused, TableClient, let_play
from penultima.game import Move, View
from tests.server.players import changed, choose, over, with_table
from tests.server.server_process import running_server


class EagerCatcher:
    """Catches whoever owes UNO before it does anything else, also while that is still refused."""

    def choose(self, view: View) -> Move | None:
        moves = view.legal_moves()
        catches = [move for move in moves if move.text.startswith("catch")]
        plays = [move for move in moves if not move.is_call]
        return next(iter([*catches, *plays]), None)


async def play_and_forget(me: TableClient) -> None:
    """Play to the end of the match without ever saying UNO."""
    chance = Random(1)
    while not over(me):
        view = me.view
        if view is not None and view.turn == view.seat:
            unowed = msgspec.structs.replace(view, owes=[])
            with contextlib.suppress(Refused):
                await me.play(choose(unowed, chance) or view.moves[0], view.decision)
        await changed(me, view)


def test_a_catch_that_comes_too_early_is_tried_again() -> None:
    """It is on turn, and nobody else moves: no news would ever come, and the table would wait for it for ever. Not in
    every match is there somebody to catch; in ten there is."""
    seen: list[str] = []

    async def work(people: list[TableClient]) -> None:
        forgetful, bot = people
        await forgetful.start()
        async with asyncio.timeout(120):
            await asyncio.gather(let_play(bot, EagerCatcher()), play_and_forget(forgetful))
        seen.extend(text for text in bot.story if text.startswith("caught"))

    with running_server() as server:
        for _ in range(10):
            if not seen:
                with_table(server.url, 2, work, rules="classic/en +match=round +hand=2", grace=700, catching=400)
    assert seen, "it has caught somebody, or this proves nothing"
