"""Thousands of connections from a few addresses, as cheap as they can be: plain sockets that know little of frames."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import resource
import struct
from collections import Counter
from dataclasses import dataclass, field

ADDRESSES = 8
"""Loopback addresses to come from: one has not ports enough for many thousands."""
AT_ONCE = 100


def room_for(connections: int) -> int:
    """Allow this process, and those it starts, so many open files; how many connections that is enough for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + 1000
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))
    return min(connections, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - 1000)


def frame(text: str) -> bytes:
    """A masked text frame of at most 64 KiB; the mask is zero."""
    data = text.encode()
    length = struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BH", 0xFE, len(data))
    return b"\x81" + length + b"\0\0\0\0" + data


@dataclass
class ManyConnections:
    """Connections to one server; all that it says to them is thrown away but the close code."""

    port: int
    inside: list[asyncio.StreamWriter] = field(default_factory=list)
    closed: Counter[int] = field(default_factory=Counter)
    failed: Counter[str] = field(default_factory=Counter)
    _readers: set[asyncio.Task[None]] = field(default_factory=set)

    async def come(self, number: int, hello: str = "") -> None:
        """So many connect; with a hello they say it."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(index: int) -> None:
            async with gate:
                try:
                    await self._connect(f"127.0.0.{2 + index % ADDRESSES}", hello)
                except (OSError, asyncio.IncompleteReadError) as error:
                    self.failed[type(error).__name__] += 1

        await asyncio.gather(*(one(index) for index in range(number)))

    async def _connect(self, address: str, hello: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0), limit=4096)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)
        if b" 101 " not in head.split(b"\r\n")[0]:
            self.failed[head.split(b"\r\n")[0].decode()] += 1
            writer.close()
            return
        self.inside.append(writer)
        if hello:
            writer.write(frame(hello))
        task = asyncio.create_task(self._read(reader, writer))
        self._readers.add(task)
        task.add_done_callback(self._readers.discard)

    async def _read(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            while True:
                first, second = await reader.readexactly(2)
                length = second & 127
                if length >= 126:
                    length = int.from_bytes(await reader.readexactly(2 if length == 126 else 8))
                payload = b""
                while length:
                    payload = await reader.readexactly(min(length, 4096))
                    length -= len(payload)
                if first & 15 == 8:
                    self.closed[int.from_bytes(payload[:2])] += 1
                    break
        with contextlib.suppress(ValueError):
            self.inside.remove(writer)
        writer.close()

    async def settled(self, inside: int, seconds: float = 60) -> None:
        """Wait until no more than so many are left inside."""
        async with asyncio.timeout(seconds):
            while len(self.inside) > inside:
                await asyncio.sleep(0.05)

    async def go(self) -> None:
        """All leave at once, without a word."""
        for writer in self.inside:
            writer.transport.abort()
        readers = list(self._readers)
        for task in readers:
            task.cancel()
        await asyncio.gather(*readers, return_exceptions=True)
        self.inside.clear()
