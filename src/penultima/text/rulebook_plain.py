"""The rulebook as plain text and as Markdown."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator

from penultima.text.rulebook import Chapter, Paragraph, Rulebook

INDENT = "  "
_MARKUP = re.compile(r"[\\*_`<\[]")


def as_text(rulebook: Rulebook, width: int = 80) -> str:
    """Plain text, wrapped to a width."""
    lines = [rulebook.title, "=" * min(len(rulebook.title), width), ""]
    lines += [wrapped for line in rulebook.lead for wrapped in textwrap.wrap(line, width)]
    for chapter in rulebook.chapters:
        lines += ["", *_chapter_lines(chapter, width, rulebook.ids)]
    return "\n".join(lines) + "\n"


def _chapter_lines(chapter: Chapter, width: int, ids: bool) -> Iterator[str]:
    yield from (chapter.title, "-" * min(len(chapter.title), width))
    for paragraph in chapter.paragraphs:
        if chapter.listed:
            yield from textwrap.wrap(f"{paragraph.id:<4} {paragraph.text}", width, subsequent_indent=" " * 5)
            continue
        yield from ("", *textwrap.wrap(f"{paragraph.text} {aside(paragraph, ids)}", width))
        pad = max((len(card) for card, _ in paragraph.rows), default=0)
        yield from (f"{INDENT}{card:<{pad}}{INDENT}{worth}" for card, worth in paragraph.rows)


def aside(paragraph: Paragraph, ids: bool) -> str:
    """What stands after a paragraph: its rule ids, if they are wished for, and how it is special."""
    cites = [f"[{' '.join(paragraph.cites)}]"] if ids else []
    return " ".join([*cites, *(f"({mark}.)" for mark in paragraph.marks)])


def as_markdown(rulebook: Rulebook) -> str:
    """The same as Markdown."""
    lines = [f"# {rulebook.title}"]
    lines += [f"\n{_escaped(line)}" for line in rulebook.lead]
    for chapter in rulebook.chapters:
        lines += ["", f"{'###' if chapter.listed else '##'} {chapter.title}"]
        lines += [""] if chapter.listed else []
        for paragraph in chapter.paragraphs:
            listed = [f"- **{paragraph.id}** {_escaped(paragraph.text)}"]
            lines += listed if chapter.listed else _markdown(paragraph, rulebook.ids)
    return "\n".join(lines) + "\n"


def _markdown(paragraph: Paragraph, ids: bool) -> Iterator[str]:
    cites = f" <small>{' '.join(paragraph.cites)}</small>" if ids else ""
    marks = "".join(f" **{mark}.**" for mark in paragraph.marks)
    yield from ("", f"{_escaped(paragraph.text)}{cites}{marks}")
    if paragraph.rows:
        yield from ("", "| | |", "|---|---|", *(f"| {card} | {worth} |" for card, worth in paragraph.rows))


def _escaped(text: str) -> str:
    return _MARKUP.sub(r"\\\g<0>", text)
