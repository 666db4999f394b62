"""The layout of the report: an HTML page that needs no script and no request, in light and dark, for desk and phone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Protocol

from penultima.lab.plots.svg import NARROW, WIDE, palette
from penultima.lab.plots.svg import STYLE as PLOT_STYLE

PAPER = "#fffdf8"
CARDS = (
    ("#C8102E", '<circle cx="17" cy="24" r="9.5"/>'),
    ("#F2B705", '<polygon points="17,13 28,33 6,33"/>'),
    ("#13795B", '<rect x="8" y="15" width="18" height="18" rx="1.5"/>'),
    ("#1258A8", '<polygon points="17,12 28,24 17,36 6,24"/>'),
)
"""The four colors as cards: a field, and the color's paper shape on it."""

SHAPES = (
    '<svg class="shapes" viewBox="-2 -2 174 56" aria-hidden="true">'
    + "".join(
        f'<g transform="translate({number * 44} 0) rotate({(number - 1.5) * 3} 17 24)">'
        f'<rect width="34" height="48" rx="5" '
        f'fill="{color}" stroke="{PAPER}" stroke-width="2.5"/><g fill="{PAPER}">{shape}</g></g>'
        for number, (color, shape) in enumerate(CARDS)
    )
    + "</svg>"
)

STYLE = (
    palette(":root")
    + """\
:root { color-scheme: light dark; --ground: #f4efe4; --cloth: #0f4a39; --cloth-ink: #fdf8ec; --cloth-quiet: #c9dccf;
  --shadow: 0 1px 2px #1b1b2f14, 0 6px 18px #1b1b2f12; }
@media (prefers-color-scheme: dark) { :root { --ground: #14151c; --cloth: #0b3529; --shadow: 0 1px 2px #0006; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
body { margin: 0; color: var(--ink); background: var(--ground); overflow-wrap: break-word;
  font: 1.0625rem/1.55 ui-rounded, "SF Pro Rounded", "Nunito", system-ui, sans-serif; }
.column, main { max-width: 47rem; margin: 0 auto; padding: 0 1rem; }
header { background: var(--cloth); color: var(--cloth-ink); padding: 2.5rem 0 1.75rem; }
.shapes { width: 10.5rem; height: auto; display: block; margin-bottom: 1.25rem; }
h1, h2, h3 { line-height: 1.15; text-wrap: balance; margin: 0; }
h1 { font-size: clamp(1.9rem, 6vw, 2.9rem); letter-spacing: -.01em; }
h2 { font-size: 1.75rem; margin: 3.5rem 0 .5rem; }
h3 { font-size: 1.15rem; }
.lead { margin: .5rem 0 0; max-width: 40rem; color: var(--quiet); text-wrap: pretty; }
header .lead { color: var(--cloth-quiet); font-size: 1.15rem; }
.facts { display: flex; flex-wrap: wrap; gap: 1rem 2.25rem; margin: 1.75rem 0 1.5rem; }
.facts div { display: flex; flex-direction: column-reverse; }
.facts dd { margin: 0; font-size: 1.75rem; font-weight: 700; line-height: 1.1; font-variant-numeric: tabular-nums; }
.facts dt { font-size: .9rem; color: var(--cloth-quiet); }
nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: .5rem; margin: 0; padding: 0; }
nav a { display: block; padding: .55rem .9rem; border-radius: 2rem; color: inherit; text-decoration: none;
  background: #ffffff1c; font-size: .95rem; line-height: 1.4; }
nav a:hover { background: #ffffff33; }
:focus-visible { outline: 3px solid #F2B705; outline-offset: 2px; }
figure { margin: 1.5rem 0 0; padding: 1.25rem 1.5rem 1rem; background: var(--paper); border-radius: 14px;
  box-shadow: var(--shadow); }
figcaption p { margin: .35rem 0 1rem; max-width: 40rem; text-wrap: pretty; }
.plot { display: block; width: 100%; height: auto; overflow: visible; }
.narrow { display: none; }
details { margin-top: .75rem; border-top: 1px solid var(--line); }
summary { padding: .65rem 0; cursor: pointer; color: var(--quiet); font-size: .95rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; margin-bottom: .75rem; min-width: 100%; }
th, td { padding: .4rem .9rem .4rem 0; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap;
  font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 600; }
thead th { color: var(--quiet); font-weight: 500; vertical-align: bottom; }
thead th:not(:first-child) { text-align: right; }
th:last-child, td:last-child { padding-right: 0; }
.method { padding-bottom: 4rem; }
.method p { max-width: 40rem; margin: .7rem 0; }
pre { background: var(--paper); padding: .9rem 1.1rem; border-radius: 10px; overflow-x: auto; font-size: .9rem; }
@media (max-width: 40rem) {
  .facts { display: grid; grid-template-columns: max-content max-content; }
  .facts dd { font-size: 1.45rem; }
  figure { padding: 1.1rem 1rem .75rem; margin-inline: -.5rem; }
  .wide { display: none; }
  .narrow { display: block; max-width: 27rem; }
}
@media print {
  body, figure, header { background: none; color: #000; box-shadow: none; }
  header .lead, .facts dt { color: #444; }
  nav { display: none; }
  figure { break-inside: avoid; padding: 0; }
}
"""
    + PLOT_STYLE
)


Name = tuple[str, str, str]


class Plot(Protocol):
    """Anything that draws itself for a width."""

    def __call__(self, *, width: int, name: Name) -> str: ...


@dataclass(frozen=True)
class HtmlTable:
    """The numbers of a plot, for those who want them exactly."""

    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


@dataclass(frozen=True)
class Figure:
    """A plot, what one sees in it, and its numbers."""

    id: str
    title: str
    caption: str
    draw: Plot
    """The plot for a width, given its id, title and description."""
    table: HtmlTable


@dataclass(frozen=True)
class ReportSection:
    """Figures about one question."""

    id: str
    title: str
    lead: str
    figures: list[Figure]


@dataclass(frozen=True)
class ReportPage:
    """The whole page. `key_numbers` are large numbers with what they count; `method` stands at the end."""

    title: str
    lead: str
    key_numbers: list[tuple[str, str]]
    sections: list[ReportSection]
    method: list[str]
    command: str


def as_html(page: ReportPage) -> str:
    """A whole document."""
    return "\n".join(_document(page)) + "\n"


def _document(page: ReportPage) -> Iterator[str]:
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


def _header(page: ReportPage) -> Iterator[str]:
    yield from ("<header>", '<div class="column">', SHAPES, f"<h1>{escape(page.title)}</h1>")
    yield from (f'<p class="lead">{escape(page.lead)}</p>', '<dl class="facts">')
    yield from (f"<div><dt>{escape(what)}</dt><dd>{escape(number)}</dd></div>" for number, what in page.key_numbers)
    yield from ("</dl>", '<nav aria-label="Contents">', "<ul>")
    for id_, title in [*((section.id, section.title) for section in page.sections), ("method", "Method")]:
        yield f'<li><a href="#{id_}">{escape(title)}</a></li>'
    yield from ("</ul>", "</nav>", "</div>", "</header>")


def _section(section: ReportSection) -> Iterator[str]:
    yield f'<section aria-labelledby="{section.id}">'
    yield f'<h2 id="{section.id}">{escape(section.title)}</h2>'
    yield f'<p class="lead">{escape(section.lead)}</p>'
    for figure in section.figures:
        yield from _figure(figure)
    yield "</section>"


def _figure(figure: Figure) -> Iterator[str]:
    yield from (f'<figure id="{figure.id}">', "<figcaption>", f"<h3>{unbroken(figure.title)}</h3>")
    yield from (f"<p>{escape(figure.caption)}</p>", "</figcaption>")
    for width, kind in ((WIDE, "w"), (NARROW, "n")):
        yield figure.draw(width=width, name=(f"{figure.id}-{kind}", figure.title, figure.caption))
    yield from ("<details>", "<summary>The numbers</summary>", '<div class="scroll" tabindex="0">')
    yield from _table(figure.table)
    yield from ("</div>", "</details>", "</figure>")


def unbroken(title: str) -> str:
    """A title that does not break between a number and its players."""
    return escape(title).replace(" players", "&nbsp;players")


def _table(table: HtmlTable) -> Iterator[str]:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in table.head)
    yield from ("<table>", f"<thead><tr>{heads}</tr></thead>", "<tbody>")
    for first, *rest in table.rows:
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in rest)
        yield f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'
    yield from ("</tbody>", "</table>")


def _method(page: ReportPage) -> Iterator[str]:
    yield from ('<section aria-labelledby="method" class="method">', '<h2 id="method">Method</h2>')
    yield from (f"<p>{escape(paragraph)}</p>" for paragraph in page.method)
    yield f"<pre><code>{escape(page.command)}</code></pre>" if page.command else ""
    yield "</section>"
