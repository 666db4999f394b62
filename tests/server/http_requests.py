"""Plain HTTP, with whatever headers a test wants to lie with."""

from __future__ import annotations

import http.client
import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Answered:
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, read."""
        return json.loads(self.body)


def ask(url: str, path: str, body: Any = None, method: str = "", **headers: str) -> Answered:
    """A request; `accept_language` is the header accept-language."""
    parts = urlsplit(url)
    assert parts.hostname
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=20)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    sent = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    try:
        connection.request(method or ("GET" if sent is None else "POST"), path, sent, named)
        answer = connection.getresponse()
        got = {name.lower(): value for name, value in answer.getheaders()}
        return Answered(answer.status, got, answer.read())
    finally:
        connection.close()
