"""What all commands share: the language, consoles, and errors as one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from penultima.cli.usage import TranslatedUsageError, no_command, translated
from penultima.errors import (
    BotError,
    Fault,
    FileError,
    LabError,
    PenultimaError,
    RecordError,
    ServerError,
    StoreError,
    system_facts,
)
from penultima.exit_codes import ExitCode
from penultima.spelling import no_value
from penultima.text import LANGUAGES, chosen_language, translator
from penultima.text.messages import capitalized
from penultima.text.system_errors import MESSAGES
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


BELOW = "penultima.cli.main.below"
"""Where a context keeps the command below it."""


class TranslatingGroup(click.Group):
    """A group of commands whose refusals are a sentence in the language of the command and never a traceback: ours,
    those of click about the usage, and those of the operating system."""

    group_class = type

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        """Read the words of the command line. The language is looked up first, for what is wrong with the others."""
        if parent is None:
            extra.setdefault("obj", chosen_language(language_in(args)))
        try:
            return super().make_context(info_name, args, parent, **extra)
        except click.UsageError as error:
            raise translated(error, chosen_language(language_in(args))) from None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that was named."""
        known = ctx.resilient_parsing or not args or args[0].startswith("-") or self.get_command(ctx, args[0])
        if not known:
            words = translator(chosen_language(ctx.find_root().obj))
            raise TranslatedUsageError(capitalized(no_command(args[0], self.list_commands(ctx), words)), ctx)
        name, command, rest = super().resolve_command(ctx, args)
        ctx.meta[BELOW] = name, command
        return name, command, rest

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; one that Ctrl-C ends has not done what it should, unless it takes that itself as a wish."""
        try:
            return super().invoke(ctx)
        except PenultimaError as error:
            raise TranslatedError(error, chosen_language(ctx.find_root().obj)) from None
        except TranslatedUsageError:
            raise
        except click.UsageError as error:
            if error.ctx is None:
                error.ctx = context_below(ctx)
            raise translated(error, chosen_language(ctx.find_root().obj)) from None
        except OSError as error:
            if (refused := refused_by_system(error)) is None:
                raise
            raise TranslatedError(refused, chosen_language(ctx.find_root().obj)) from None
        except KeyboardInterrupt:
            click.echo(err=True)
            ctx.exit(ExitCode.INTERRUPTED)


def context_below(ctx: click.Context) -> click.Context:
    """The context of the command that was named last, for an error that does not know in which it was made."""
    name, command = ctx.meta.get(BELOW, (None, None))
    return ctx if command is None else click.Context(command, ctx, info_name=name)


def language_in(args: Sequence[str]) -> str | None:
    """The language that was asked for anywhere on the command line."""
    for word, following in zip(args, [*args, ""][1:], strict=True):
        if word == "--lang" or word.startswith("--lang="):
            return word.partition("=")[2] or following
    return None


def refused_by_system(error: OSError) -> FileError | None:
    """An error of the system that no command has foreseen, as one of ours. An error without a message is one of the
    program and keeps its traceback; a pipe that nobody reads any more is no error."""
    facts = system_facts(error)
    if facts["system"] not in MESSAGES:
        return None
    if error.filename is None:
        return FileError(str(error), "system", **facts)
    return FileError(str(error), "system-at", path=_file_name(error.filename), **facts)


def _file_name(named: str | bytes | int) -> str:
    """A file as an error of the system names it: by its path, or by its number if it was open."""
    return str(named) if isinstance(named, int) else os.fsdecode(named)


def set_language(ctx: click.Context, _: click.Parameter, wish: str | None) -> str:
    """The language of the command, which is also kept for errors that end it. One that is asked for before the name of
    the command counts for it, too."""
    root = ctx.find_root()
    root.obj = chosen_language(wish or root.obj)
    return str(root.obj)


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


def show_version(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    """Print what this installation is, and end."""
    if asked and not ctx.resilient_parsing:
        from penultima.cli.version import version_text

        click.echo(version_text())
        ctx.exit()


CODES = "\n".join(f"{code:>5}  {code.meaning}" for code in ExitCode)


@click.group(
    cls=TranslatingGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=f"\b\nExit codes:\n{CODES}",
)
@click.option(
    "-V", "--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version,
    help="Show the version, the commit and the engine, and exit.",
)  # fmt: skip
@in_language
@click.pass_context
def main(ctx: click.Context, lang: str) -> None:
    """Match colors and numbers, and be the first without cards: a card game by the rules of twelve booklets.

    \b
    penultima                        asks what you want to do
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
    if ctx.invoked_subcommand is None:
        start_or_help(ctx, lang)


def start_or_help(ctx: click.Context, language: str) -> None:
    """Called alone: ask a person what they want; a script gets the help, as an error."""
    from penultima.cli.start import asks, start

    if not asks():
        click.echo(ctx.get_help(), err=True)
        ctx.exit(ExitCode.ASKED_WRONGLY)
    start(ctx, open_console(), translator(language))
