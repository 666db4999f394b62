"""What all commands share: the language, consoles, and errors as one sentence."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from penultima import __version__
from penultima.errors import LabError, PenultimaError, RecordError, StoreError
from penultima.text import LANGUAGES, chosen_language, translator

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


class TranslatedError(click.ClickException):
    """An error of ours as one sentence in the language of the command."""

    def __init__(self, error: PenultimaError, language: str) -> None:
        super().__init__(translator(language).error(error))
        self.error = error

    @property
    def exit_code(self) -> int:  # type: ignore[override]
        """2 for a command that was typed wrongly, 1 for a file that cannot be used and for a run that failed, 3 for a
        server whose database cannot be used."""
        if isinstance(self.error, StoreError):
            return 3
        return 1 if isinstance(self.error, RecordError | LabError) else 2

    def show(self, file: Any = None) -> None:
        """Print it on the error stream."""
        click.echo(self.message, file=file or sys.stderr)


class TranslatingGroup(click.Group):
    """A group of commands whose errors, if they are ours, become a sentence and never a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except PenultimaError as error:
            raise TranslatedError(error, chosen_language(ctx.obj)) from None


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


@click.group(cls=TranslatingGroup, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
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
