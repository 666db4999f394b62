"""The files of the built page, read once, with the headers that let browsers keep what cannot change."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field
from html import escape
from importlib.resources import files
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from penultima.server.core.refusals import Refusal
from penultima.text import translator
from penultima.text.languages import LANGUAGES
from penultima.text.messages import capitalized

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".opus": "audio/ogg",
    ".wav": "audio/wav",
    ".m4a": "audio/mp4",
}
"""Not the system's table: it differs from machine to machine."""
CODINGS = {"br": ".br", "gzip": ".gz"}
"""In the order in which they are preferred."""
HASHED = re.compile(r"^assets/.+[-.][A-Za-z0-9_-]{8,}\.\w+$")
"""What the builder names by its content can be kept for ever."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PAGE_ROUTES = {
    "/": "index.html", "/t/{code}": "table.html", "/local/{code}": "table.html", "/device": "index.html",
    "/past": "index.html", "/replay": "replay.html",
}  # fmt: skip
"""Where the page itself decides what is shown; each file names what its view needs, so that all of it comes at once."""


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file as it is sent: its bytes, compressed ones if there are, and their tag."""

    media_type: str
    body: bytes
    cache_control: str
    tag: str
    compressed: dict[str, bytes] = field(default_factory=dict)


def read_pages(folder: Traversable) -> dict[str, PageFile]:
    """All files of a folder by path; those of a kind we do not know are not served."""
    bodies = dict(_walk(folder))
    return {path: _page_file(path, bodies) for path in bodies if PurePosixPath(path).suffix in TYPES}


def _walk(folder: Traversable, above: str = "") -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for one in folder.iterdir():
        path = f"{above}{one.name}"
        found += _walk(one, f"{path}/") if one.is_dir() else [(path, one.read_bytes())]
    return found


def _page_file(path: str, bodies: dict[str, bytes]) -> PageFile:
    body = bodies[path]
    packed = {coding: bodies[path + ending] for coding, ending in CODINGS.items() if path + ending in bodies}
    keep = FOR_EVER if HASHED.match(path) else ASK_AGAIN
    return PageFile(TYPES[PurePosixPath(path).suffix], body, keep, tag_of(body), packed)


def tag_of(body: bytes) -> str:
    """An ETag: it names exactly these bytes."""
    return hashlib.sha256(body).hexdigest()[:24]


def tagged(
    request: Request, body: bytes, kind: str, *, keep: str = ASK_AGAIN, tag: str = "", coding: str = ""
) -> Response:
    """A response that a browser keeps and asks for again only by its tag."""
    etag = f'"{tag or tag_of(body)}{f"-{coding}" if coding else ""}"'
    headers = {"etag": etag, "cache-control": keep} | ({"content-encoding": coding} if coding else {})
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if etag in known or "*" in known:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=kind)


def accepted(header: str) -> set[str]:
    """The compressions that a browser accepts; one with a weight of nothing it does not."""
    found = set()
    for part in header.lower().split(","):
        coding, _, weight = part.partition(";")
        if not re.fullmatch(r"\s*q=0(\.0*)?\s*", weight):
            found.add(coding.strip())
    return found


def built_page() -> Traversable:
    """The folder of the built page; where nothing was built, a page with a few words about the terminal."""
    here = files("penultima.server")
    return here / "page" if (here / "page" / "index.html").is_file() else here / "landing"


class Pages:
    """Serves the files of the page."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self.files = read_pages(folder or built_page())

    def routes(self) -> list[BaseRoute]:
        """The addresses of the page, then its files and what is not there; to be matched last."""
        return [*(Route(path, self.page) for path in PAGE_ROUTES), Route("/{path:path}", self.file)]

    async def page(self, request: Request) -> Response:
        """The page itself: the file for its address if the build made one."""
        kind = request.url.path.split("/")[1]
        file = next(file for route, file in PAGE_ROUTES.items() if route.split("/")[1] == kind)
        return self._respond(request, self.files.get(file) or self.files["index.html"])

    async def file(self, request: Request) -> Response:
        """A file of the page."""
        if request.path_params["path"].startswith("api/"):
            from penultima.server.http.responses import refusal_response  # noqa: PLC0415 (the page must not wait for the engine)

            return refusal_response(Refusal.NO_PAGE, 404)
        found = self.files.get(request.path_params["path"])
        return self._respond(request, found) if found else self._not_found(request)

    def _respond(self, request: Request, file: PageFile) -> Response:
        takes = accepted(request.headers.get("accept-encoding", ""))
        coding = next((one for one in file.compressed if one in takes), "")
        body = file.compressed[coding] if coding else file.body
        response = tagged(request, body, file.media_type, keep=file.cache_control, tag=file.tag, coding=coding)
        if file.compressed:
            response.headers["vary"] = "accept-encoding"
        return response

    def _not_found(self, request: Request) -> Response:
        """A way back for people, in their language and in the look of the page."""
        language = wanted_language(request.headers.get("accept-language", ""))
        body = not_found_page(language, _styles(self.files["index.html"].body.decode()))
        return Response(body, 404, {"cache-control": ASK_AGAIN, "vary": "accept-language"}, TYPES[".html"])


def wanted_language(header: str) -> str:
    """The language that a browser likes best of those that the page speaks."""
    wishes = []
    for at, part in enumerate(header.split(",")):
        name, _, weight = part.partition(";")
        found = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", weight)
        wishes.append((-float(found[1]) if found else -1.0, at, name.strip()[:2].lower()))
    return next((name for weight, _, name in sorted(wishes) if name in LANGUAGES and weight), "en")


def _styles(html: str) -> list[str]:
    """The addresses of the styles that every view of the built page shares."""
    return re.findall(r'<link rel="stylesheet"[^>]* href="(/assets/main-[^"]+\.css)"', html)


def not_found_page(language: str, styles: list[str]) -> str:
    """There is nothing at this address: says so, and leads home."""
    words = translator(language)
    links = "".join(f'<link rel="stylesheet" href="{escape(one)}">' for one in styles)
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>Penultima</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" '
        f'content="light dark"><link rel="icon" href="/icon.svg" type="image/svg+xml">{links}</head>'
        '<body><div class="cloth" data-edition="classic"><main class="alone"><section class="paper card">'
        '<p><img src="/icon.svg" alt="Penultima" width="56" height="56"></p>'
        f"<h1>{escape(capitalized(words.say('refused-no-page')))}</h1>"
        f'<p><a class="button primary" href="/">{escape(words.say("page-back-home"))}</a></p>'
        "</section></main></div></body></html>"
    )
