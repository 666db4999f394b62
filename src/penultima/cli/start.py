"""`penultima` called alone: it asks what the person wants, and does it."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click
from rich.console import Console

from penultima.text import Translator

CHOICES = ("browser", "terminal", "rules", "lab", "help")
"""What can be chosen, in this order; the first is what Enter means."""


def asks() -> bool:
    """Is there a person who can be asked?"""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def ask_what(console: Console, words: Translator) -> str | None:
    """What the person wants to do, chosen by number or by word; nothing if they leave."""
    from penultima.terminal.menu import ask, numbered

    rows = [(words.say(f"start-{one}"), words.say(f"start-{one}.about")) for one in CHOICES]
    console.print("", numbered(rows))
    while True:
        try:
            typed = ask(console, words.say("start-question"), words)
        except (EOFError, KeyboardInterrupt):
            console.print()
            return None
        if typed.casefold() in words.words("type-quit"):
            return None
        if (chosen := understood(typed, words)) is not None:
            return chosen
        console.print(words.say("start-again", n=len(CHOICES)))


def understood(typed: str, words: Translator) -> str | None:
    """The choice that was typed: its number, one of its words, or nothing for the first."""
    from penultima.terminal.menu import row_number

    if not typed:
        return CHOICES[0]
    if (number := row_number(typed, len(CHOICES))) is not None:
        return CHOICES[number]
    said = typed.casefold()
    return next((one for one in CHOICES if said in [*words.words(f"type-{one}"), one]), None)


def arguments_for(chosen: str, console: Console, language: str) -> Sequence[str]:
    """The command that does what was chosen."""
    if chosen == "rules":
        from penultima.terminal.menu import choose_booklet

        return ("rules", choose_booklet(console, language, "ui-choose-box-to-read").id)
    return {"browser": ("serve",), "terminal": ("play",), "lab": ("lab", "--help"), "help": ("--help",)}[chosen]


def start(ctx: click.Context, console: Console, words: Translator) -> None:
    """Ask, and run the command that was chosen."""
    chosen = ask_what(console, words)
    if chosen is None:
        return
    try:
        arguments = arguments_for(chosen, console, words.language)
    except (EOFError, KeyboardInterrupt):
        console.print()
        return
    command = ctx.command
    with command.make_context(ctx.info_name, list(arguments), obj=words.language) as again:
        command.invoke(again)
