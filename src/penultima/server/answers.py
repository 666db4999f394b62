"""Short answers over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from penultima.protocol import FRAME, No, write
from penultima.server.refused import Refusal, RefusedError


def as_json(answer: object, status: int = 200) -> Response:
    """A message; browsers are not to keep it."""
    return Response(write(answer), status, {"cache-control": "no-store"}, "application/json")


def no(refusal: Refusal, status: int, reason: str = "", facts: dict[str, Any] | None = None) -> Response:
    """A refusal, as it is said at tables."""
    return as_json(No(code=refusal.value, reason=reason, facts=facts or {}), status)


def refused(error: RefusedError) -> Response:
    """Why a table could not be had."""
    return no(error.refusal, 503 if error.refusal is Refusal.NOT_SAVED else 400, error.reason, error.told)


async def short_body(request: Request) -> bytes:
    """A request's body, if it is short."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > FRAME:
            raise msgspec.DecodeError("too long")
    return body
