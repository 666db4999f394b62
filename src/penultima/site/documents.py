"""The Markdown pages of the documentation as plain HTML; what `make docs` builds has search, and more from the code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import TYPE_CHECKING

from markdown_it import MarkdownIt

from penultima.site.frame import Frame
from penultima.text.languages import ENGLISH

if TYPE_CHECKING:
    from markdown_it.token import Token

REPORT = "study.html"
"""The study lies at the top of the site."""
ATTACHED = (".svg", ".webp", ".json", ".ipynb")
"""How the names of files end that are copied as they are: pictures, and data that a page links to."""
DIRECTIVE = re.compile(r"^::: (\S+)$(?:\n    .*)*|^<!-- .* -->$", re.MULTILINE)
"""Where `make docs` puts what Python's docstrings say, and marks of what is written from the code: here, the name."""


@dataclass(frozen=True, slots=True)
class Document:
    """A page of the documentation: where it lies, its heading, its first sentence, the rest as HTML."""

    path: str
    title: str
    about: str
    body: str


def document_pages(docs: Path | None, styles: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Path and HTML of each page; where there is no documentation, two pages that say so."""
    if docs is None:
        for path, message in (("docs/index.html", "site-docs"), (REPORT, "site-study")):
            frame = Frame(path, ENGLISH, styles)
            missing = frame.say("site-docs-missing")
            yield path, frame.document(frame.say(message), missing, [f"<p>{escape(missing)}</p>"])
        return
    documents = [read_document(docs, page) for page in sorted(docs.rglob("*.md"))]
    for one in documents:
        frame = Frame(one.path, ENGLISH, styles)
        yield one.path, frame.document(one.title, one.about, ['<article class="paper text">', one.body, "</article>"])


def _directive_name(found: re.Match[str]) -> str:
    """What stands in the place of a directive: the name it asks for; of a comment, nothing."""
    return f"`{found[1]}`" if found[1] else ""


def attached_files(docs: Path) -> Iterator[Path]:
    """The files that pages show or link to."""
    return (path for path in sorted(docs.rglob("*")) if path.suffix in ATTACHED)


def read_document(docs: Path, file: Path) -> Document:
    """A Markdown file, with links that hold in the site."""
    here = PurePosixPath("docs") / file.relative_to(docs).as_posix()
    parser = MarkdownIt("commonmark").enable("table")
    tokens = parser.parse(DIRECTIVE.sub(_directive_name, file.read_text("utf-8")))
    title, about = here.stem, ""
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            token.attrSet("id", anchor(_plain(tokens[at + 1])))
        if token.type == "inline":
            token.children = list(_linked(token.children or [], here, docs))
            about = about or (_plain(token) if tokens[at - 1].type == "paragraph_open" else "")
    if tokens and tokens[0].type == "heading_open":
        title = _plain(tokens[1])
        tokens = tokens[3:]
    body = parser.renderer.render(tokens, parser.options, {})
    # Markdown has no table without a head: one that says nothing is left out.
    body = re.sub(r"<thead>\s*<tr>\s*(<th></th>\s*)+</tr>\s*</thead>\s*", "", body).replace("<th></th>", "<td></td>")
    body = body.replace("<table>", '<div class="wide" tabindex="0" role="group"><table>').replace(
        "</table>", "</table></div>"
    )
    return Document(str(here.with_suffix(".html")), title, about, body.rstrip())


def anchor(heading: str) -> str:
    """The name of a heading, as GitHub gives it: small letters, no punctuation, hyphens for blanks."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def _plain(inline: Token) -> str:
    """The words of a paragraph or heading, without their markup."""
    parts = (child.content if child.type != "softbreak" else " " for child in inline.children or [])
    return " ".join("".join(parts).split())


def _linked(children: list[Token], here: PurePosixPath, docs: Path) -> Iterator[Token]:
    """The same with addresses of the site; what the site does not have is no link."""
    open_links: list[bool] = []
    for child in children:
        if child.type == "link_open":
            address = _address(str(child.attrGet("href")), here, docs)
            open_links.append(address is not None)
            if address is None:
                continue
            child.attrSet("href", address)
        elif child.type == "link_close" and not open_links.pop():
            continue
        yield child


def _address(link: str, here: PurePosixPath, docs: Path) -> str | None:
    """Where a link of a document leads in the site; nothing if that is not in it."""
    if re.match(r"[a-z]+:", link) or link.startswith("#"):
        return link
    path, _, fragment = link.partition("#")
    target = normpath(str(here.parent / path))
    if target == f"docs/{REPORT}":
        target = REPORT
    elif not target.startswith("docs/") or not (docs / target.removeprefix("docs/")).is_file():
        return None
    target = target.removesuffix(".md") + ".html" if target.endswith(".md") else target
    return relpath(target, str(here.parent)) + (f"#{fragment}" if fragment else "")
