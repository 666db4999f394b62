"""The command line itself: how commands are found, refused and heard, in which language."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import click

from penultima import __version__
from penultima.errors import LabError, PenultimaError, RecordError
from penultima.text import LANGUAGES, chosen_language, screen

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


class SpokenError(click.ClickException):
    """A refusal, told as one sentence."""

    def __init__(self, error: PenultimaError, language: str) -> None:
        super().__init__(screen(language).error(error))
        self.error = error

    @property
    def exit_code(self) -> int:  # type: ignore[override]
        """2 for what was asked wrongly, 1 for a file that is no good and for a run that failed."""
        return 1 if isinstance(self.error, RecordError | LabError) else 2

    def show(self, file: Any = None) -> None:
        """On the error stream."""
        click.echo(self.message, file=file or sys.stderr)


class PoliteGroup(click.Group):
    """Every refusal of ours becomes a sentence, never a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except PenultimaError as error:
            raise SpokenError(error, chosen_language(ctx.obj)) from None


def remember(ctx: click.Context, _: click.Parameter, wish: str | None) -> str:
    """The screen's language, also for a refusal that ends the command."""
    ctx.find_root().obj = chosen_language(wish)
    return chosen_language(wish)


in_language = click.option(
    "--lang", type=click.Choice(LANGUAGES), callback=remember, help="Language of the screen; the locale's if not given."
)


def open_console(stderr: bool = False) -> Console:
    """A console that shows what the terminal can show and a question mark for the rest."""
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
    return Console(stderr=stderr, highlight=False)


def show(page: RenderableType) -> None:
    """A long page: in the pager for a person, else whole."""
    console = open_console()
    if console.is_terminal and sys.stdin.isatty():
        from penultima.terminal.pager import through_pager

        through_pager(console, page)
    else:
        console.print(page)


@click.group(cls=PoliteGroup, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, "-V", "--version", prog_name="penultima", message="%(prog)s %(version)s")
def main() -> None:
    """The card game in which you call your last card but one, by the rules of twelve booklets.

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
    penultima verify FILE            check that the cards of a match were dealt fairly
    """
