"""The rulebooks of all booklets in all languages as pages with headings and links."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby

from penultima.booklets import Booklet, booklets
from penultima.site.frame import Frame, Link, in_languages
from penultima.text import translator
from penultima.text.languages import ENGLISH, LANGUAGES, OWN_NAMES
from penultima.text.messages import capitalized
from penultima.text.rulebook import Chapter, Paragraph, rulebook


def rulebook_pages(styles: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Path and HTML of each: a list for each language, and the rulebooks."""
    yield "rules/index.html", _languages_page(styles)
    for language in LANGUAGES:
        yield f"rules/{language}/index.html", _list_page(language, styles)
        for printed in booklets():
            yield f"rules/{language}/{file_of(printed)}", _rulebook_page(printed, language, styles)


def file_of(printed: Booklet) -> str:
    """The name of a booklet's page."""
    return f"{printed.edition}-{printed.language}.html"


def name_of(printed: Booklet, language: str) -> str:
    """Where a booklet is sold, and its language by its own name."""
    region = translator(language).say("ui-region", booklet=printed.id.replace("/", "-"))
    return f"{capitalized(region)} ({OWN_NAMES[printed.language]})"


def _languages_page(styles: tuple[str, ...]) -> str:
    frame = Frame("rules/index.html", ENGLISH, styles)
    links = in_languages("{language}/index.html", "")
    body = ['<ul class="paper list">', *(f"<li>{one.html()}</li>" for one in links), "</ul>"]
    return frame.document(frame.say("site-rules"), frame.say("site-rules-about"), body)


def _row(links: tuple[Link, ...], label: str) -> Iterator[str]:
    yield f'<nav class="row" aria-label="{escape(label)}">'
    yield from (one.html() for one in links)
    yield "</nav>"


def _list_page(language: str, styles: tuple[str, ...]) -> str:
    links = in_languages("../{language}/index.html", language)
    about = translator(language).say("site-rules-about")
    frame = Frame(f"rules/{language}/index.html", language, styles, alternates=links, lead=(about,))
    body = [*_row(links, frame.say("site-rules-for")), '<ul class="boxes">']
    for edition, those in groupby(booklets(), key=lambda one: one.edition):
        body += [f'<li class="paper" data-edition="{edition}">']
        body += [f"<h2>{escape(translator(language).say('ui-edition', edition=edition))}</h2>"]
        body += [f"<p>{escape(translator(language).say('page-box-about', edition=edition))}</p>", "<ul>"]
        body += [f'<li><a href="{file_of(one)}">{escape(name_of(one, language))}</a></li>' for one in those]
        body += ["</ul>", "</li>"]
    return frame.document(frame.say("site-rules"), about, [*body, "</ul>"])


def _rulebook_page(printed: Booklet, language: str, styles: tuple[str, ...]) -> str:
    book = rulebook(printed.rules, language)
    links = in_languages(f"../{{language}}/{file_of(printed)}", language)
    which = name_of(printed, language)
    path = f"rules/{language}/{file_of(printed)}"
    frame = Frame(path, language, styles, printed.edition, alternates=links, lead=book.lead, which=which)
    family = tuple(
        Link(name_of(one, language), file_of(one), here=one == printed)
        for one in booklets()
        if one.edition == printed.edition
    )
    body = [*_row(links, frame.say("site-rules-for"))]
    body += [*_row(family, frame.say("site-booklets-of"))] if len(family) > 1 else []
    body += [f'<nav class="contents" aria-label="{escape(book.title)}">', "<ol>"]
    body += [f'<li><a href="#{one.id}">{escape(one.title)}</a></li>' for one in book.chapters]
    body += ["</ol>", "</nav>", '<article class="paper">']
    for chapter in book.chapters:
        body += _chapter(chapter)
    return frame.document(book.title, " ".join(book.lead), [*body, "</article>"])


def _chapter(chapter: Chapter) -> Iterator[str]:
    yield f'<section aria-labelledby="{chapter.id}">'
    yield f'<h2 id="{chapter.id}">{escape(chapter.title)}</h2>'
    for one in chapter.paragraphs:
        yield from _paragraph(one)
    yield "</section>"


def _paragraph(one: Paragraph) -> Iterator[str]:
    marks = "".join(f" <mark>{escape(mark)}</mark>" for mark in one.marks)
    yield f"<p>{escape(one.text)}{marks}</p>"
    if one.rows:
        yield "<table>"
        yield from (f'<tr><th scope="row">{escape(a)}</th><td>{escape(b)}</td></tr>' for a, b in one.rows)
        yield "</table>"
