"""Counters for Prometheus at a port of their own: they are for whoever runs a server, not for everybody who plays."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from penultima.server.ops.logs import log_event

if TYPE_CHECKING:
    from penultima.server.ops.metrics import Metrics

SECONDS = 5.0
"""How long a request may take."""
HEAD = "HTTP/1.1 {}\r\nContent-Type: text/plain; version=0.0.4\r\nContent-Length: {}\r\nConnection: close\r\n\r\n"


class MetricsServer:
    """Answers `GET /metrics` at an address of its own, one request a connection; with port 0 it never listens."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self._metrics: Metrics | None = None
        self._server: asyncio.Server | None = None

    async def open(self, metrics: Metrics) -> None:
        """Listen. A port that is taken is logged: people can play without it."""
        self._metrics = metrics
        if not self.port:
            return
        try:
            self._server = await asyncio.start_server(self._answer, self.host, self.port)
        except OSError as error:
            log_event("no metrics", logging.ERROR, port=self.port, why=type(error).__name__)

    async def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()
            self._server = None

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(SECONDS):
                request = await reader.readuntil(b"\r\n\r\n")
                found = request.startswith((b"GET /metrics ", b"GET /metrics?"))
                body = self._metrics.text().encode() if found and self._metrics else b"GET /metrics\n"
                writer.write(HEAD.format("200 OK" if found else "404 Not Found", len(body)).encode() + body)
                await writer.drain()
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()
