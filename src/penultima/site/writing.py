"""Writes the whole site into a folder."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

import penultima
from penultima.errors import FileError
from penultima.files import check_writable, unwritable
from penultima.server.http.pages import built_page
from penultima.site.documents import REPORT, attached_files, document_pages
from penultima.site.frame import PAGE_POLICY, Link, policy_tag, with_policy
from penultima.site.manual import manual_files
from penultima.site.rulebooks import rulebook_pages
from penultima.text import translator
from penultima.text.languages import LANGUAGES
from penultima.text.messages import capitalized

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

WORKER = "sw.js"
LEFT_OUT = re.compile(r"(\.(gz|br)|(^|/)(table|replay)\.html|(^|/)\.[^/]*)$")
"""Files of the built page that only a server needs."""
NOT_KEPT = re.compile(r"(\.txt|\.webp|preview\.png|404\.html|schema\.json)$")
"""What a device need not keep to read and play without a network."""
LATER = re.compile(r"^(rules/|docs/|study\.html$|assets/rulebook-)")
"""What it keeps when nothing else is to be done."""
WORKER_MARK = b"const BUILD="
"""How our worker's file begins; the rest of its first line lists the site's files."""


NOT_FOUND_STYLE = (
    "body{margin:0;min-height:100vh;display:grid;place-content:center;background:#1d6b4c;color:#1b1b2f;"
    "font:1.1rem/1.5 ui-rounded,system-ui,sans-serif}main{background:#fffbf2;border-radius:1.25rem;padding:1.6rem 2rem;"
    "margin:1rem;max-width:34rem;box-shadow:0 12px 30px rgb(0 0 0/30%)}h1{margin:0 0 .6rem;font-size:1.6rem}"
    "p{margin:.4rem 0}a{color:#14573f;font-weight:700;white-space:nowrap}"
)
"""Of the page for addresses where nothing is: cloth and paper, as everywhere."""


class SiteError(FileError):
    """The site cannot be written."""


def documentation() -> Path | None:
    """The folder of the documentation, where the program runs from its source code."""
    folder = Path(str(penultima.__file__)).resolve().parents[2] / "docs"
    return folder if (folder / REPORT).is_file() else None


def built_manual(docs: Path | None) -> Path | None:
    """The documentation as `make docs` has built it beside the folder of its pages, if it has."""
    folder = None if docs is None else docs.parent / "build" / "docs"
    return folder if folder is not None and (folder / "index.html").is_file() else None


def write_site(
    folder: Path,
    docs: Path | None = None,
    address: str = "",
    page: Traversable | None = None,
    manual: Path | None = None,
) -> dict[str, int]:
    """Write all files; their sizes by path. `address` is where people will find it: link previews need it in full.
    `manual` is the documentation as `make docs` has built it; without it the pages of `docs` are shown plainly."""
    page = page or built_page()
    if not (page / WORKER).is_file():
        raise SiteError("the page is not built", "page-not-built")
    if docs is not None and not (docs / REPORT).is_file():
        raise SiteError(f"{docs} is not the folder of the documentation", "site-no-docs", path=str(docs))
    check_writable(folder, folder=True)
    _check_room(folder)
    made = dict(_site_files(page, docs, f"{address.rstrip('/')}/" if address else "", manual))
    made[WORKER] = _worker(made)
    try:
        _make_room(folder)
        for path, body in made.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(body)
    except OSError as error:
        raise unwritable(folder, error) from None
    return {path: len(body) for path, body in made.items()}


def _check_room(folder: Path) -> None:
    """Refuse a folder that is neither empty nor one with an older site."""
    if folder.is_dir() and any(folder.iterdir()) and _listed_files(folder / WORKER) is None:
        raise SiteError(f"{folder} is not empty and holds no site", "site-not-empty", path=str(folder))


def _make_room(folder: Path) -> None:
    """Remove the files that an older site listed; all else stays."""
    listed = _listed_files(folder / WORKER)
    above: set[Path] = set()
    for path in listed or ():
        (folder / path).unlink(missing_ok=True)
        above |= {folder / parent for parent in PurePosixPath(path).parents} - {folder}
    for emptied in sorted(above, key=lambda one: len(one.parts), reverse=True):
        if emptied.is_dir() and not any(emptied.iterdir()):
            emptied.rmdir()


def _listed_files(worker: Path) -> list[str] | None:
    """What a site's worker lists, or None if this is not the worker of a site that we wrote."""
    try:
        line = worker.read_bytes().partition(b"\n")[0]
        if not line.startswith(WORKER_MARK):
            return None
        build = json.loads(line.removeprefix(WORKER_MARK).removesuffix(b";"))
        listed = {**build["files"], **build["later"]} if isinstance(build["version"], str) else {}
        beside = [str(path) for path in build.get("beside", [])]
    except (OSError, ValueError, TypeError, KeyError):
        return None
    if not listed or not all(str(digest).startswith("sha256-") for digest in listed.values()):
        return None
    paths = [*listed, *beside]
    inside = (PurePosixPath(path) for path in paths)
    return None if any(path.is_absolute() or ".." in path.parts for path in inside) else paths


def _site_files(page: Traversable, docs: Path | None, address: str, manual: Path | None) -> Iterator[tuple[str, bytes]]:
    built = dict(_walk(page))
    html = built.pop("index.html").decode()
    styles = tuple(re.findall(r'<link rel="stylesheet"[^>]* href="/(assets/main-[^"]+\.css)"', html))
    yield "index.html", home(html, address).encode()
    yield from ((path, body) for path, body in built.items() if not LEFT_OUT.search(path))
    yield "site.css", (files("penultima.site") / "site.css").read_bytes()
    pages = [*rulebook_pages(styles), *(document_pages(docs, styles) if manual is None else ())]
    yield from ((path, _previewed(text, address).encode()) for path, text in pages)
    if docs is not None:
        report = (docs / REPORT).read_text("utf-8")
        yield REPORT, with_policy(report).encode()
    if manual is not None:
        yield from manual_files(manual)
    elif docs is not None:
        yield from ((f"docs/{path.relative_to(docs).as_posix()}", path.read_bytes()) for path in attached_files(docs))
    yield "404.html", not_found(address).encode()
    yield ".nojekyll", b""
    yield "robots.txt", b"User-agent: *\nAllow: /\n"


def not_found(address: str) -> str:
    """What static hosts show where nothing is. It may be shown at any depth, so it needs no other file, and leads home
    only if the site's address is known; who reads it is unknown, so it speaks all languages."""

    def way_home(language: str) -> str:
        words = escape(translator(language).say("page-back-home"))
        return f' <a href="{escape(address)}">{words}</a>' if address else ""

    said = "".join(
        f'<p lang="{one}">{escape(capitalized(translator(one).say("refused-no-page")))}{way_home(one)}</p>'
        for one in LANGUAGES
    )
    page = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Penultima</title>'
        f"<style>{NOT_FOUND_STYLE}</style></head><body><main><h1>Penultima</h1>{said}</main></body></html>"
    )
    return with_policy(page)


def _walk(folder: Traversable, above: str = "") -> Iterator[tuple[str, bytes]]:
    for one in sorted(folder.iterdir(), key=lambda each: each.name):
        if one.is_dir():
            yield from _walk(one, f"{above}{one.name}/")
        else:
            yield f"{above}{one.name}", one.read_bytes()


def home(html: str, address: str) -> str:
    """The entrance of the built page, as it stands in a folder without a server: from there it finds all by itself."""
    html = html.replace('="/', '="./').replace(
        '<meta name="penultima-server" content="here"', '<meta name="penultima-server" content="none"'
    )
    html = re.sub(r'<meta charset="utf-8" ?/?>', lambda tag: f"{tag[0]}\n    {policy_tag(PAGE_POLICY)}", html, count=1)
    links = [Link(translator(one).say("site-rules"), f"rules/{one}/index.html", one).html() for one in LANGUAGES]
    # For who reads this page without scripts, or from a file, where browsers refuse styles that are asked for so.
    html = html.replace('<link rel="stylesheet" crossorigin', '<link rel="stylesheet"')
    html = re.sub(r"(</div>\s*</div>\s*</body>)", lambda end: f"<p>{' · '.join(links)}</p>\n{end[1]}", html, count=1)
    return _previewed(html, address)


def _previewed(html: str, address: str) -> str:
    """With the picture's address in full: those who draw previews of links do not read relative ones."""
    if not address:
        return html
    return re.sub(r'(<meta property="og:image" content=")[./]*preview\.png"', rf'\g<1>{address}preview.png"', html)


def _worker(made: dict[str, bytes]) -> bytes:
    """The service worker with the files of this folder in its first line (`web/plugins/service-worker.ts`).

    What no device keeps is listed beside: whoever writes the next site here removes that, too."""
    script = made[WORKER].partition(b"\n")[2]
    wanted = sorted(path for path in made if path != WORKER and not path.startswith(".") and not NOT_KEPT.search(path))
    digests = {path: f"sha256-{base64.b64encode(hashlib.sha256(made[path]).digest()).decode()}" for path in wanted}
    kept = {
        "files": {path: digest for path, digest in digests.items() if not LATER.match(path)},
        "later": {path: digest for path, digest in digests.items() if LATER.match(path)},
        "beside": sorted(set(made) - set(wanted) - {WORKER}),
    }
    version = hashlib.sha256(json.dumps(kept).encode() + script).hexdigest()[:16]
    return WORKER_MARK + json.dumps({"version": version} | kept).encode() + b";\n" + script
