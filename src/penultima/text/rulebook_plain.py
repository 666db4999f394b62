"""The rulebook as plain text and as Markdown."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator

from penultima.text.rulebook import Chapter, Page, Said

INDENT = "  "
_MARKUP = re.compile(r"[\\*_`<\[]")


def as_text(page: Page, width: int = 80) -> str:
    """Plain text, wrapped to a width."""
    lines = [page.title, "=" * min(len(page.title), width), ""]
    lines += [wrapped for line in page.lead for wrapped in textwrap.wrap(line, width)]
    for chapter in page.chapters:
        lines += ["", *_chapter_lines(chapter, width)]
    return "\n".join(lines) + "\n"


def _chapter_lines(chapter: Chapter, width: int) -> Iterator[str]:
    yield from (chapter.title, "-" * min(len(chapter.title), width))
    for said in chapter.said:
        if chapter.listed:
            yield from textwrap.wrap(f"{said.id:<4} {said.text}", width, subsequent_indent=" " * 5)
            continue
        yield from ("", *textwrap.wrap(f"{said.text} {aside(said)}", width))
        pad = max((len(card) for card, _ in said.rows), default=0)
        yield from (f"{INDENT}{card:<{pad}}{INDENT}{worth}" for card, worth in said.rows)


def aside(said: Said) -> str:
    """What stands after a paragraph: its rule ids, and how it is special."""
    return " ".join([f"[{' '.join(said.cites)}]", *(f"({mark}.)" for mark in said.marks)])


def as_markdown(page: Page) -> str:
    """The same as Markdown."""
    lines = [f"# {page.title}"]
    lines += [f"\n{_escaped(line)}" for line in page.lead]
    for chapter in page.chapters:
        lines += ["", f"{'###' if chapter.listed else '##'} {chapter.title}"]
        lines += [""] if chapter.listed else []
        for said in chapter.said:
            lines += [f"- **{said.id}** {_escaped(said.text)}"] if chapter.listed else _markdown(said)
    return "\n".join(lines) + "\n"


def _markdown(said: Said) -> Iterator[str]:
    marks = "".join(f" **{mark}.**" for mark in said.marks)
    yield from ("", f"{_escaped(said.text)} <small>{' '.join(said.cites)}</small>{marks}")
    if said.rows:
        yield from ("", "| | |", "|---|---|", *(f"| {card} | {worth} |" for card, worth in said.rows))


def _escaped(text: str) -> str:
    return _MARKUP.sub(r"\\\g<0>", text)
