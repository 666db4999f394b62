"""What all commands share: the language, consoles, and errors as one sentence."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

import click

from penultima import __version__
from penultima.errors import (
    BotError,
    Fault,
    FileError,
    LabError,
    PenultimaError,
    RecordError,
    ServerError,
    StoreError,
)
from penultima.exit_codes import ExitCode
from penultima.spelling import no_value
from penultima.text import LANGUAGES, chosen_language, translator
from penultima.ways import VARIABLE, Way

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


class TranslatedError(click.ClickException):
    """An error of ours as one sentence in the language of the command."""

    def __init__(self, error: PenultimaError, language: str) -> None:
        super().__init__(translator(language).error(error))
        self.error = error

    @property
    def exit_code(self) -> int:  # type: ignore[override]
        """The code for this kind of error; a program that is not there was asked wrongly, one that fails went wrong."""
        if isinstance(self.error, StoreError | ServerError):
            return ExitCode.SERVER
        if isinstance(self.error, RecordError | LabError | FileError):
            return ExitCode.FAILED
        if isinstance(self.error, BotError) and self.error.reason not in (Fault.COMMAND, Fault.NOT_FOUND):
            return ExitCode.FAILED
        return ExitCode.ASKED_WRONGLY

    def show(self, file: Any = None) -> None:
        """Print it on the error stream."""
        click.echo(self.message, file=file or sys.stderr)


class TranslatingGroup(click.Group):
    """A group of commands whose errors, if they are ours, become a sentence and never a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; one that Ctrl-C ends has not done what it should, unless it takes that itself as a wish."""
        try:
            return super().invoke(ctx)
        except PenultimaError as error:
            raise TranslatedError(error, chosen_language(ctx.obj)) from None
        except KeyboardInterrupt:
            click.echo(err=True)
            ctx.exit(ExitCode.INTERRUPTED)


def set_language(ctx: click.Context, _: click.Parameter, wish: str | None) -> str:
    """The language of the command, which is also kept for errors that end it."""
    ctx.find_root().obj = chosen_language(wish)
    return chosen_language(wish)


in_language = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    callback=set_language,
    help="Language of the screen; the locale's if not given.",
)


def open_console(stderr: bool = False) -> Console:
    """A console that shows what the terminal can show and a question mark for the rest."""
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
    return Console(stderr=stderr, highlight=False)


def show(page: RenderableType) -> None:
    """Print a long text: in the pager if a person reads it, else all at once."""
    console = open_console()
    if console.is_terminal and sys.stdin.isatty():
        from penultima.terminal.pages import through_pager

        through_pager(console, page)
    else:
        console.print(page)


CODES = "\n".join(f"{code:>5}  {code.meaning}" for code in ExitCode)


@click.group(
    cls=TranslatingGroup,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=f"\b\nExit codes:\n{CODES}",
)
@click.version_option(__version__, "-V", "--version", prog_name="penultima", message="%(prog)s %(version)s")
def main() -> None:
    """Match colors and numbers, and be the first without cards: a card game by the rules of twelve booklets.

    \b
    penultima play                   choose a box and play against three bots
    penultima play battle/fr         the Battle edition by its French booklet
    penultima booklets               what there is, and how the booklets differ
    penultima settings               every house rule and setting, with its values
    penultima rules scary/es         the rulebook of a booklet, with its house rules
    penultima replay FILE            see a saved match again
    penultima lab play               let bots play thousands of rounds, and see who is better
    penultima serve                  tables on the network
    penultima join LINK              sit down at one of them
    penultima doctor                 see whether all is well with a server
    penultima site -o DIR            the game as static files, for any web space
    penultima verify FILE            check that the cards of a match were dealt fairly
    """
    asked = os.environ.get(VARIABLE)
    if asked and asked not in list(Way):
        raise no_value(VARIABLE, list(Way), asked)
