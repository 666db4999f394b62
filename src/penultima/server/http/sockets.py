"""uvicorn's WebSocket with a short way in and out.

A message that arrives is offered to the session at once, before it goes into uvicorn's queue; and frames are written
straight to the transport, without an ASGI message for each of them. Both matter when thousands of people play.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

PROTOCOL = "penultima.protocol"
"""The extension in an ASGI scope under which an application finds its `DirectWebSocketProtocol`."""

NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class DirectWebSocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol, which an application may also use directly."""

    takes_more = True
    """Has the client read most of what was sent to it? Asked for every frame, so it is a plain attribute."""
    on_writable: Callable[[], None] | None = None
    receiver: Callable[[bytes], bool] | None = None
    """Takes a message as it arrives (true), or leaves it to be received in its turn."""
    on_leaving_http: Callable[[], None] | None = None
    """Called when this socket no longer counts among those of plain HTTP; more than once does no harm."""

    def handle_connect(self, event: Request) -> None:
        """A handshake: the application finds this protocol in its scope."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[PROTOCOL] = self

    def data_received(self, data: bytes) -> None:
        """A handshake that is no handshake is answered and closed here: nobody else would ever do it."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated and not self.close_sent:
            self.close_sent = True
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """A message has arrived. It is offered to the receiver, unless others wait in the queue before it."""
        receiver = self.receiver
        if receiver is not None and self.curr_msg_data_type == "text" and not self.close_sent and self.queue.empty():
            message = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
            if receiver(message):
                self.frames = []
                return
        super().send_receive_event_to_app()

    def leave_http(self) -> None:
        """Count no longer among the sockets of plain HTTP: it is a connection of a table now, or gone."""
        if self.on_leaving_http is not None:
            self.on_leaving_http()

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is gone."""
        self.leave_http()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The client reads too slowly."""
        super().pause_writing()
        self.takes_more = False

    def resume_writing(self) -> None:
        """The client has read what was sent to it."""
        super().resume_writing()
        self.takes_more = True
        if self.on_writable is not None:
            self.on_writable()


class WebSocketTransport:
    """An accepted WebSocket, to write frames to and to receive messages from."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._protocol: DirectWebSocketProtocol = socket.scope["extensions"][PROTOCOL]

    def leave_http(self) -> None:
        """From now on it counts as a connection of a table."""
        self._protocol.leave_http()

    async def receive(self) -> bytes:
        """The next message that the receiver did not take; a binary one is empty, since we understand none."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1005)
        text: str = message.get("text") or ""
        return text.encode()

    def set_receiver(self, receiver: Callable[[bytes], bool] | None) -> None:
        """Offer every message to this first, as it arrives; or to nobody any more."""
        self._protocol.receiver = receiver

    @property
    def ready(self) -> bool:
        """Does the reader take more now?"""
        return self._protocol.takes_more

    def on_ready(self, call: Callable[[], None]) -> None:
        """Call this when a slow reader has caught up."""
        self._protocol.on_writable = call

    def write(self, frames: bytes) -> None:
        """Send frames; once the connection is being closed they are dropped."""
        protocol = self._protocol
        if not (protocol.close_sent or protocol.disconnected or protocol.transport.is_closing()):
            protocol.transport.write(frames)

    async def close(self, code: int, reason: str) -> None:
        """Close with a code, waiting while the reader is slow."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code, reason)

    def cut(self) -> None:
        """Drop the connection without waiting."""
        self._protocol.transport.abort()
