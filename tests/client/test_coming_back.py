"""The Python client comes back after a connection was closed, unless that makes no sense."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest
from websockets.asyncio.server import ServerConnection, serve

from penultima.client import Refused, TableClient


async def connections_until_the_end(code: int) -> int:
    """How often a client connects to a server that closes every connection with this code, three at most."""
    greeted = 0
    enough = asyncio.Event()

    async def close(socket: ServerConnection) -> None:
        nonlocal greeted
        await socket.recv()
        greeted += 1
        if greeted == 3:
            enough.set()
        await socket.close(code, "closed")

    async with serve(close, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        client = TableClient(f"http://127.0.0.1:{port}", "00000000", retry=0.01)
        entering = asyncio.create_task(client.__aenter__())
        seen = asyncio.create_task(enough.wait())
        await asyncio.wait([entering, seen], timeout=20, return_when=asyncio.FIRST_COMPLETED)
        for task in (entering, seen):
            task.cancel()
            with suppress(asyncio.CancelledError, Refused):
                await task
        await client.__aexit__()
    return greeted


@pytest.mark.parametrize("code", [1009, 4400, 4403, 4404, 4410])
def test_a_final_close_ends_the_client(code: int) -> None:
    assert asyncio.run(connections_until_the_end(code)) == 1


@pytest.mark.parametrize("code", [1011, 1012, 1013, 4408, 4413, 4429, 4503])
def test_any_other_close_does_not(code: int) -> None:
    assert asyncio.run(connections_until_the_end(code)) == 3
