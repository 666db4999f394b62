"""Ports for servers that tests start, and start again."""

from __future__ import annotations

import secrets
import socket
from contextlib import closing, suppress

BELOW_EPHEMERAL = range(20_000, 32_768)
"""Ports that systems do not give to connections on their way out, and browsers do not refuse."""


def free_port() -> int:
    """A port that nobody uses, and that no system gives away by itself: whoever stops finds it free again."""
    while True:
        port = secrets.choice(BELOW_EPHEMERAL)
        with closing(socket.socket()) as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
