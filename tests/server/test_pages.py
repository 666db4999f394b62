"""The page's files: right types, kept for ever or asked for again, packed if one can unpack, and a friendly nothing."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette

from penultima.server.http.access import HEADERS
from penultima.server.http.pages import Pages, accepted
from tests.server.http_requests import Answered, ask
from tests.server.server_process import ServerProcess

SCRIPT = b"console.log('penultima')"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html><title>built</title>")
    (tmp_path / "assets" / "index-Dk3f_9aZ.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "index-Dk3f_9aZ.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "assets" / "index-Dk3f_9aZ.js.br").write_bytes(b"as if by brotli")
    (tmp_path / "assets" / "font.woff2").write_bytes(b"font")
    (tmp_path / "secret.py").write_bytes(b"no")
    return tmp_path


def get(folder: Path, path: str, **headers: str) -> Answered:
    """Ask the pages of a folder, without a network."""
    app = Starlette(routes=Pages(folder).routes())
    sent = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {
        "type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b"",
        "headers": sent, "scheme": "http", "server": ("localhost", 1), "client": ("127.0.0.1", 1), "root_path": "",
        "http_version": "1.1",
    }  # fmt: skip
    said: list[dict[str, object]] = []

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: object) -> None:
        assert isinstance(message, dict)
        said.append(message)

    asyncio.run(app(scope, receive, send))
    start = said[0]
    status, pairs = start["status"], start["headers"]
    assert isinstance(status, int)
    assert isinstance(pairs, list)
    body = b"".join(bytes(one["body"]) for one in said[1:])  # type: ignore[call-overload]
    return Answered(status, {name.decode(): value.decode() for name, value in pairs}, body)


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh", "/replay"])
def test_the_page_is_at_every_entrance_and_asked_for_again(folder: Path, path: str) -> None:
    page = get(folder, path)
    assert (page.status, page.body) == (200, b"<!doctype html><title>built</title>")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    again = get(folder, path, if_none_match=page.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    assert get(folder, path, if_none_match='"other"').status == 200


def test_what_is_named_by_its_content_is_kept_for_ever(folder: Path) -> None:
    script = get(folder, "/assets/index-Dk3f_9aZ.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.body == SCRIPT
    font = get(folder, "/assets/font.woff2")
    assert (font.headers["content-type"], font.headers["cache-control"]) == ("font/woff2", "no-cache")


def test_packed_files_go_to_those_who_can_unpack_them(folder: Path) -> None:
    path = "/assets/index-Dk3f_9aZ.js"
    plain, packed = get(folder, path), get(folder, path, accept_encoding="gzip, deflate")
    assert gzip.decompress(packed.body) == SCRIPT
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert packed.headers["etag"] != plain.headers["etag"]
    assert get(folder, path, accept_encoding="gzip, br").body == b"as if by brotli"
    assert get(folder, path, accept_encoding="gzip;q=0, br;q=0.0").body == SCRIPT
    assert accepted("br;q=0.5, gzip;q=0") == {"br"}


@pytest.mark.parametrize("path", ["/nothing", "/secret.py", "/assets/../secret.py", "/assets/index-Dk3f_9aZ.js.gz"])
def test_there_is_a_way_back_from_nowhere(folder: Path, path: str) -> None:
    lost = get(folder, path, accept_language="fr-CA,fr;q=0.9")
    assert lost.status == 404
    assert "Il n’y a rien à cette adresse." in lost.body.decode()
    assert b'href="/"' in lost.body
    assert b"There is nothing at this address." in get(folder, path, accept_language="tlh").body


def test_the_real_page_is_there_with_its_policy(served: ServerProcess) -> None:
    page = ask(served.url, "/")
    assert page.status == 200
    assert b"<title>Penultima</title>" in page.body
    for name, value in HEADERS:
        assert page.headers[name.decode()] == value.decode()
    policy = page.headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert policy.count("unsafe") == 1, "the engine file may be compiled, and nothing else"
    assert f"connect-src 'self' ws://127.0.0.1:{served.port} wss://127.0.0.1:{served.port};" in policy
    for part in ("default-src 'none'", "style-src 'self'"):
        assert part in policy
    assert ask(served.url, "/no/such/page").status == 404
