"""A door that does not wait for ever: who connects must ask for something soon, and only so many may stand in it."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from penultima.server.settings import Settings

SPARE = 500
"""Connections beyond those of tables: for pages, health and metrics."""


def impatient(settings: Settings) -> type[asyncio.Protocol]:
    """The HTTP protocol of a server with these settings. uvicorn itself lets a silent connection stand for good."""
    patience, most = settings.hello_ms / 1000, settings.connections + SPARE

    class Impatient(H11Protocol):
        """Ends connections that ask for nothing, and those that are too many."""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            if len(self.connections) > most:
                transport.abort()
            else:
                self.loop.call_later(patience, self._end_silence)

        def _end_silence(self) -> None:
            if self.scope is None:
                self.transport.abort()

    return Impatient
