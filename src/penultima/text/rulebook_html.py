"""The rulebook as one HTML page that needs nothing else: light and dark, on a phone, on paper."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from penultima.text.languages import ENGLISH
from penultima.text.rulebook import Chapter, Paragraph, Rulebook

STYLE = """\
:root { color-scheme: light dark; --ink: #1d1d1f; --paper: #fffdf8; --quiet: #63615c; --line: #d9d5cb; --own: #8a3b00; \
--unlike: #5b2a86; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece9e2; --paper: #191a1c; --quiet: #a5a29b; --line: #3c3d40; \
--own: #ffb27a; --unlike: #d3b2f5; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 40rem; padding: 1rem 1.25rem 4rem; color: var(--ink); background: var(--paper);
  font: 1.0625rem/1.55 Georgia, "Iowan Old Style", serif; overflow-wrap: break-word; }
h1, h2, h3 { font-family: system-ui, sans-serif; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 1.9rem; margin: 1.5rem 0 .5rem; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .5rem; padding-top: .75rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.05rem; margin: 2rem 0 .5rem; }
p { margin: .7rem 0; }
nav ul { list-style: none; margin: 1rem 0; padding: 0; columns: 13rem; font-family: system-ui, sans-serif; }
nav a { display: inline-block; padding: .3rem 0; color: inherit; }
.lead { color: var(--quiet); }
.ids, .mark { font: .75rem/1.4 system-ui, sans-serif; }
.ids, .ids a { color: var(--quiet); }
.mark { display: inline-block; padding: 0 .45em; border: 1px solid; border-radius: .6em; }
.own { color: var(--own); }
.unlike { color: var(--unlike); }
:target { outline: 2px solid var(--unlike); outline-offset: .3rem; }
table { border-collapse: collapse; margin: .7rem 0; }
th, td { padding: .35rem 1rem .35rem 0; border-bottom: 1px solid var(--line); text-align: left; font-weight: inherit; }
td { text-align: right; padding-right: 0; white-space: nowrap; }
dl { display: grid; grid-template-columns: 3rem 1fr; gap: .4rem 0; margin: 0; font-size: .9375rem; }
dt { font-family: system-ui, sans-serif; color: var(--quiet); }
dd { margin: 0; }
@media print {
  :root { --ink: #000; --paper: #fff; --quiet: #444; --line: #999; --own: #000; --unlike: #000; }
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  nav { display: none; }
  h2, h3 { break-after: avoid; }
  p, tr, dd { break-inside: avoid; }
}
"""


class Anchors:
    """A rule id leads to its line in the list of all rules; without that list, its first mention can be linked to."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.shown = rulebook.ids
        listed = (chapter for chapter in rulebook.chapters if chapter.listed)
        self.listed = {paragraph.id for chapter in listed for paragraph in chapter.paragraphs}
        self.mentioned: set[str] = set()

    def __call__(self, id_: str) -> str:
        """A rule id as a link, an anchor or plain text."""
        if id_ in self.listed:
            return f'<a href="#{id_}">{id_}</a>'
        first = id_ not in self.mentioned
        self.mentioned.add(id_)
        return f'<span id="{id_}">{id_}</span>' if first else id_


def as_html(rulebook: Rulebook) -> str:
    """A whole document."""
    return "\n".join(_document(rulebook)) + "\n"


def _document(rulebook: Rulebook) -> Iterator[str]:
    yield from ("<!DOCTYPE html>", f'<html lang="{escape(rulebook.language)}">', "<head>", '<meta charset="utf-8">')
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield from (f"<title>{escape(rulebook.title)}</title>", f"<style>\n{STYLE}</style>", "</head>", "<body>")
    yield from ("<header>", f"<h1>{escape(rulebook.title)}</h1>")
    yield from (f'<p class="lead">{escape(line)}</p>' for line in rulebook.lead)
    yield from ("</header>", f'<nav aria-label="{escape(rulebook.title)}">', "<ul>")
    for chapter in rulebook.chapters:
        if not chapter.listed:
            yield f'<li><a href="#{chapter.id}">{escape(chapter.title)}</a></li>'
    yield from ("</ul>", "</nav>", "<main>")
    anchors = Anchors(rulebook)
    for chapter in rulebook.chapters:
        yield from _listed(chapter) if chapter.listed else _chapter(chapter, anchors)
    yield from ("</main>", "</body>", "</html>")


def _chapter(chapter: Chapter, anchors: Anchors) -> Iterator[str]:
    yield from (f'<section aria-labelledby="{chapter.id}">', f'<h2 id="{chapter.id}">{escape(chapter.title)}</h2>')
    for paragraph in chapter.paragraphs:
        text = f"{escape(paragraph.text)} {_aside(paragraph, anchors)}".rstrip()
        yield f'<p id="{paragraph.id}">{text}</p>'
        if paragraph.rows:
            yield "<table>"
            for card, worth in paragraph.rows:
                yield f'<tr><th scope="row">{escape(card)}</th><td>{escape(worth)}</td></tr>'
            yield "</table>"
    yield "</section>"


def _aside(paragraph: Paragraph, anchors: Anchors) -> str:
    kinds = (["own"] if paragraph.own else []) + (["unlike"] if paragraph.unlike else [])
    marked = zip(kinds, paragraph.marks, strict=True)
    marks = [f'<span class="mark {kind}">{escape(mark)}</span>' for kind, mark in marked]
    cites = [f'<span class="ids">{" ".join(map(anchors, paragraph.cites))}</span>'] if anchors.shown else []
    return " ".join([*cites, *marks])


def _listed(chapter: Chapter) -> Iterator[str]:
    yield from (f'<section lang="{ENGLISH}" aria-labelledby="{chapter.id}">', f'<h3 id="{chapter.id}">')
    yield from (f"{escape(chapter.title)}</h3>", "<dl>")
    yield from (f'<dt id="{one.id}">{one.id}</dt><dd>{escape(one.text)}</dd>' for one in chapter.paragraphs)
    yield from ("</dl>", "</section>")
