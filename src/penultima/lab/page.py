"""A page of plots that needs nothing else: no script, no request, light and dark, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Protocol

from penultima.lab.page_style import SHAPES, STYLE
from penultima.lab.plots.svg import NARROW, WIDE

Name = tuple[str, str, str]


class Plot(Protocol):
    """Anything that draws itself for a width."""

    def __call__(self, *, width: int, name: Name) -> str: ...


@dataclass(frozen=True)
class Table:
    """The numbers of a plot, for those who want them exactly."""

    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


@dataclass(frozen=True)
class Figure:
    """A plot, what one sees in it, and its numbers."""

    id: str
    title: str
    says: str
    draw: Plot
    """The plot for a width, given its id, title and description."""
    table: Table


@dataclass(frozen=True)
class Section:
    """Figures about one question."""

    id: str
    title: str
    lead: str
    figures: list[Figure]


@dataclass(frozen=True)
class Page:
    """The whole page. `facts` are large numbers with what they count; `method` is told at the end."""

    title: str
    lead: str
    facts: list[tuple[str, str]]
    sections: list[Section]
    method: list[str]
    command: str


def as_html(page: Page) -> str:
    """A whole document."""
    return "\n".join(_document(page)) + "\n"


def _document(page: Page) -> Iterator[str]:
    yield from ("<!DOCTYPE html>", '<html lang="en">', "<head>", '<meta charset="utf-8">')
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield '<meta name="color-scheme" content="light dark">'
    yield from (f"<title>{escape(page.title)}</title>", f"<style>\n{STYLE}</style>", "</head>", "<body>")
    yield from _header(page)
    yield "<main>"
    for section in page.sections:
        yield from _section(section)
    yield from _method(page)
    yield from ("</main>", "</body>", "</html>")


def _header(page: Page) -> Iterator[str]:
    yield from ("<header>", '<div class="column">', SHAPES, f"<h1>{escape(page.title)}</h1>")
    yield from (f'<p class="lead">{escape(page.lead)}</p>', '<dl class="facts">')
    yield from (f"<div><dt>{escape(what)}</dt><dd>{escape(number)}</dd></div>" for number, what in page.facts)
    yield from ("</dl>", '<nav aria-label="Contents">', "<ul>")
    for id_, title in [*((section.id, section.title) for section in page.sections), ("method", "Method")]:
        yield f'<li><a href="#{id_}">{escape(title)}</a></li>'
    yield from ("</ul>", "</nav>", "</div>", "</header>")


def _section(section: Section) -> Iterator[str]:
    yield f'<section aria-labelledby="{section.id}">'
    yield f'<h2 id="{section.id}">{escape(section.title)}</h2>'
    yield f'<p class="lead">{escape(section.lead)}</p>'
    for figure in section.figures:
        yield from _figure(figure)
    yield "</section>"


def _figure(figure: Figure) -> Iterator[str]:
    yield from (f'<figure id="{figure.id}">', "<figcaption>", f"<h3>{unbroken(figure.title)}</h3>")
    yield from (f"<p>{escape(figure.says)}</p>", "</figcaption>")
    for width, kind in ((WIDE, "w"), (NARROW, "n")):
        yield figure.draw(width=width, name=(f"{figure.id}-{kind}", figure.title, figure.says))
    yield from ("<details>", "<summary>The numbers</summary>", '<div class="scroll" tabindex="0">')
    yield from _table(figure.table)
    yield from ("</div>", "</details>", "</figure>")


def unbroken(title: str) -> str:
    """A title that does not break between a number and its players."""
    return escape(title).replace(" players", "&nbsp;players")


def _table(table: Table) -> Iterator[str]:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in table.head)
    yield from ("<table>", f"<thead><tr>{heads}</tr></thead>", "<tbody>")
    for first, *rest in table.rows:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        yield f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'
    yield from ("</tbody>", "</table>")


def _method(page: Page) -> Iterator[str]:
    yield from ('<section aria-labelledby="method" class="method">', '<h2 id="method">Method</h2>')
    yield from (f"<p>{escape(paragraph)}</p>" for paragraph in page.method)
    yield f"<pre><code>{escape(page.command)}</code></pre>" if page.command else ""
    yield "</section>"
