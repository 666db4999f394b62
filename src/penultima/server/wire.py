"""The network as a connection needs it. A message that many get becomes a frame once, and goes straight to the line."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

LINE = "penultima.line"
"""Where an application finds the line in its scope."""
SHORT, LONG = 126, 1 << 16


def frame(message: bytes) -> bytes:
    """A text message as the frame that a server sends (RFC 6455, 5.2): whole, and not masked."""
    size = len(message)
    if size < SHORT:
        return b"\x81%c%b" % (size, message)
    if size < LONG:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), message)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), message)


class Line(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, whose application may also hand over frames without a detour for each of them."""

    when_ready: Callable[[], None] | None = None
    hears: Callable[[bytes], bool] | None = None
    """Takes a message as it arrives, or leaves it to be received in its turn."""

    def handle_connect(self, event: Request) -> None:
        """A handshake: the application gets to know its line."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[LINE] = self

    def send_receive_event_to_app(self) -> None:
        """A message has arrived. If others wait in line it waits behind them."""
        if self.hears is not None and self.curr_msg_data_type == "text" and not self.close_sent and self.queue.empty():
            message = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
            if self.hears(message):
                self.frames = []
                return
        super().send_receive_event_to_app()

    def resume_writing(self) -> None:
        """The reader has caught up."""
        super().resume_writing()
        if self.when_ready is not None:
            self.when_ready()


class Wire(Protocol):
    """What a connection needs of the network."""

    @property
    def ready(self) -> bool:
        """Does the reader take more now?"""

    def on_ready(self, call: Callable[[], None]) -> None:
        """Call this when a slow reader has caught up."""

    def write(self, frames: bytes) -> None:
        """Send frames; after the goodbye there are none."""

    async def close(self, code: int, reason: str) -> None:
        """Say goodbye, waiting while the reader is slow."""

    def cut(self) -> None:
        """Wait for nobody."""


class SocketWire:
    """The line of an accepted socket, to write to and to listen to."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._line: Line = socket.scope["extensions"][LINE]

    async def text(self) -> str:
        """The next message that nobody took; a binary one is nothing we understand."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1005)
        return message.get("text") or ""

    def hear(self, hears: Callable[[bytes], bool] | None) -> None:
        """Offer every message to this first, as it arrives; or to nobody any more."""
        self._line.hears = hears

    @property
    def ready(self) -> bool:
        """Does the reader take more now?"""
        return self._line.writable.is_set()

    def on_ready(self, call: Callable[[], None]) -> None:
        """Call this when a slow reader has caught up."""
        self._line.when_ready = call

    def write(self, frames: bytes) -> None:
        """Send frames; after the goodbye there are none."""
        line = self._line
        if not (line.close_sent or line.disconnected or line.transport.is_closing()):
            line.transport.write(frames)

    async def close(self, code: int, reason: str) -> None:
        """Say goodbye, waiting while the reader is slow."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code, reason)

    def cut(self) -> None:
        """Wait for nobody."""
        self._line.transport.abort()
