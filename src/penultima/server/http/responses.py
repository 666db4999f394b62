"""Short JSON responses over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from penultima.protocol import MAX_MESSAGE_BYTES, No, write
from penultima.server.core.refusals import Refusal, RefusedError


def json_response(data: object, status: int = 200) -> Response:
    """A message; browsers are not to keep it."""
    return Response(write(data), status, {"cache-control": "no-store"}, "application/json")


def refusal_response(
    refusal: Refusal, status: int, reason: str = "", arguments: dict[str, Any] | None = None
) -> Response:
    """A refusal, in the same form as at tables."""
    return json_response(No(code=refusal.value, reason=reason, arguments=arguments or {}), status)


def error_response(error: RefusedError) -> Response:
    """The refusal that an exception carries."""
    later = error.refusal in (Refusal.NOT_SAVED, Refusal.UPGRADING)
    return refusal_response(error.refusal, 503 if later else 400, error.reason, error.arguments)


async def short_body(request: Request) -> bytes:
    """The body of a request; DecodeError if it is longer than any message."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MAX_MESSAGE_BYTES:
            raise msgspec.DecodeError("too long")
    return body
