"""From a link that somebody typed to a server that answers; if there is none, what is wrong with it or on the way.

A text that is no link is a `PenultimaError`, a server that cannot be reached a `ServerError`.
"""

from __future__ import annotations

import http.client
import re
import socket
import ssl
import urllib.error
import urllib.request
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from penultima.errors import PenultimaError, ServerError
from penultima.protocol import No
from penultima.protocol.fields import CODE_LETTERS

EXAMPLE = "http://192.168.1.7:8787/t/k3n5q8z2"
"""What the link of a table looks like."""
SECONDS = 10.0
"""In which a server must say who it is; one that has just been started takes some."""
NOT_READY = (502, 503, 504)
"""What a server that starts or stops, or a proxy before it, answers."""


TROUBLES = {
    "no-host": "names no host",
    "refuses": "refuses the connection",
    "no-answer": "does not answer",
    "not-ready": "is not ready",
    "not-safe": "has no valid certificate",
    "not-ours": "is not a server of this game",
}
"""What can be wrong with a server, by the code of its message."""


class AboutServer(msgspec.Struct):
    """What every server of this game says of itself at `/api/here`, whatever else it may say in later versions."""

    version: str
    links: list[str]


class Link(NamedTuple):
    """A server, as `http://HOST:PORT`, and the code of a table there; without one, a new table is meant."""

    server: str
    table: str


def find_table(text: str, seconds: float = SECONDS) -> Link:
    """The link as read, once a server of this game has answered; at the address to which it has sent us on, if so."""
    link = read_link(text)
    try:
        return Link(reach(link.server, seconds), link.table)
    except ServerError as error:
        if error.code == "no-host" and not set("./:") & set(text):  # one word: hardly meant as the name of a host
            raise no_link(text) from None
        raise


def read_link(text: str) -> Link:
    """The server and the table that a text names: `http://HOST:PORT/t/CODE`, or less of it."""
    typed = text.strip()
    try:
        parts = urlsplit(typed if "//" in typed else f"http://{typed}")
        port = "" if parts.port is None else f":{parts.port}"
        host = (parts.hostname or "").encode("idna").decode()
    except ValueError:
        raise no_link(text) from None
    table = re.fullmatch(rf"/?(?:(?:t/)?([{CODE_LETTERS}]{{8}})/?)?", parts.path.lower())
    if parts.scheme not in ("http", "https") or not re.fullmatch(r"[\w.:%-]+", host) or table is None:
        raise no_link(text)
    return Link(f"{parts.scheme}://{f'[{host}]' if ':' in host else host}{port}", table[1] or "")


def no_link(text: str) -> PenultimaError:
    """The refusal of a text that is neither a link nor an address."""
    return PenultimaError(f"{text!r} is no link like {EXAMPLE}", "no-link", text=text, example=EXAMPLE)


def reach(server: str, seconds: float = SECONDS) -> str:
    """Ask a server whether it is one of this game; its address, or the one that the question was sent on to."""
    try:
        with urllib.request.urlopen(f"{server}/api/here", timeout=seconds) as answer:
            msgspec.json.decode(answer.read(), type=AboutServer)
            parts = urlsplit(answer.url)
            return f"{parts.scheme}://{parts.netloc}"
    except urllib.error.HTTPError as error:
        with error:
            if error.code in NOT_READY:
                raise _trouble("not-ready", server) from None
            if _is_ours(error):
                return server
        raise _trouble("not-ours", server) from None
    except urllib.error.URLError as error:
        raise _unreached(server, error.reason) from None
    except OSError as error:
        raise _unreached(server, error) from None
    except (http.client.HTTPException, msgspec.MsgspecError):
        raise _trouble("not-ours", server) from None


def _is_ours(answer: urllib.error.HTTPError) -> bool:
    """Does a server of this game say no?"""
    try:
        msgspec.json.decode(answer.read(), type=No)
    except (OSError, http.client.HTTPException, msgspec.MsgspecError):
        return False
    return True


def _unreached(server: str, error: object) -> ServerError:
    """What kept the question from being asked or answered."""
    if isinstance(error, socket.gaierror):
        return _trouble("no-host", server, host=urlsplit(server).hostname or "")
    if isinstance(error, ssl.SSLCertVerificationError):
        return _trouble("not-safe", server, why=error.verify_message)
    if isinstance(error, ConnectionRefusedError):
        return _trouble("refuses", server)
    if isinstance(error, ConnectionResetError | ssl.SSLError):  # somebody is there and speaks otherwise
        return _trouble("not-ours", server)
    return _trouble("no-answer", server)


def _trouble(code: str, server: str, **facts: str) -> ServerError:
    return ServerError(f"{server} {TROUBLES[code]}", code, url=server, **facts)
