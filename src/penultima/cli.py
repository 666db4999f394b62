"""The command line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from penultima import __version__
from penultima.errors import PenultimaError, RecordError

if TYPE_CHECKING:
    from rich.console import Console

LANGUAGES = ("en", "fr", "es", "it", "pt")
BOTS = ("random", "first")


class SpokenError(click.ClickException):
    """A refusal, told as one sentence."""

    def __init__(self, error: Exception) -> None:
        text = str(error)
        super().__init__(text[:1].upper() + text[1:].rstrip(".") + ("" if text.endswith("?") else "."))
        self.error = error

    @property
    def exit_code(self) -> int:  # type: ignore[override]
        """2 for what was asked wrongly, 1 for a file that is no good."""
        return 1 if isinstance(self.error, RecordError) else 2

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
            raise SpokenError(error) from None


def open_console(stderr: bool = False) -> Console:
    """A console that shows what the terminal can show and a question mark for the rest."""
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
    return Console(stderr=stderr, highlight=False)


@click.group(cls=PoliteGroup, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__, "-V", "--version", prog_name="penultima", message="%(prog)s %(version)s")
def main() -> None:
    """The card game in which you call your last card but one, by the rules of twelve booklets.

    \b
    penultima play                   choose a box and play against three bots
    penultima play battle/fr         the Battle edition by its French booklet
    penultima booklets               what there is, and how the booklets differ
    penultima rules scary/es         every rule of a booklet, with its number
    penultima replay FILE            see a saved match again
    """


@main.command()
@click.argument("words", nargs=-1, metavar="[RULES]...")
@click.option("--rules", "text", metavar="RULES", help="The same as RULES, as one word.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language of the screen; also chooses the booklet.")
@click.option("--players", default=4, show_default=True, help="How many play, you included: 2 to 10.")
@click.option("--bots", type=click.Choice(BOTS), default="random", show_default=True, help="How the others play.")
@click.option("--name", default="You", help="Your name.")
@click.option("--seed", type=int, help="A number that fixes every card and every choice of the bots.")
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a match that you left.")
@click.option(
    "--save", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Keep the match in this file."
)
@click.option("--assist", is_flag=True, help="Ask me before the others can catch me without UNO.")
@click.option("--fast", is_flag=True, help="The bots do not pause.")
@click.option("--plain", is_flag=True, help="Lines of text in place of a drawn table.")
def play(words: tuple[str, ...], text: str | None, resume: Path | None, save: Path | None, **wishes: Any) -> None:
    """Play a match in the terminal.

    RULES is a booklet, and what the table plays otherwise:

    \b
    penultima play                             asks which box
    penultima play hyper                       the edition's booklet in English, or the only one
    penultima play battle/fr --players 3
    penultima play classic +bluff=refused +target=200
    penultima play --resume match.json         goes on where you left

    In the game, ? explains what can be typed. Ctrl-C leaves and saves.
    """
    written = " ".join([*words, *([text] if text else [])]).strip()
    if resume and written:
        raise click.UsageError("a resumed match brings its own rules: give RULES or --resume, not both")
    console, aside = open_console(), open_console(stderr=True)
    from penultima.terminal.arriving import arrive, go_on

    try:
        table, found = (go_on(resume, aside), resume) if resume else arrive(console, aside, written, wishes)
    except (EOFError, KeyboardInterrupt):
        console.print()
        return
    from penultima.terminal.sitting import sit_down

    sit_down(table, console, plain=wishes["plain"], fast=wishes["fast"], path=save or found)


@main.command("booklets")
def list_booklets() -> None:
    """List the twelve booklets and how they differ."""
    console = open_console()
    from penultima.terminal.shelfpage import shelf_page

    console.print(shelf_page())


@main.command()
@click.argument("words", nargs=-1, required=True, metavar="RULES...")
@click.option("--all", "everything", is_flag=True, help="Also the rulings on the order of things (X1 …).")
@click.option("--markdown", is_flag=True, help="Write Markdown.")
def rules(words: tuple[str, ...], everything: bool, markdown: bool) -> None:
    """Show the rules of a booklet in our own words, each with its number.

    \b
    penultima rules battle/fr
    penultima rules scary/es --all --markdown > scary-es.md
    """
    from penultima.terminal.arriving import parse_rules
    from penultima.terminal.pager import through_pager
    from penultima.terminal.rulepage import rules_in_markdown, rules_page

    wanted = parse_rules(" ".join(words))
    if markdown:
        click.echo(rules_in_markdown(wanted, everything))
        return
    console = open_console()
    page = rules_page(wanted, everything)
    if console.is_terminal and sys.stdin.isatty():
        through_pager(console, page)
    else:
        console.print(page)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--step", is_flag=True, help="Wait for Enter after each sentence.")
@click.option("--speed", type=click.FloatRange(min=0), help="Seconds between sentences (0.4 in a terminal, else 0).")
def replay(file: Path, step: bool, speed: float | None) -> None:
    """Tell a saved match again, sentence by sentence."""
    from penultima.terminal.warming import warm

    warm(open_console(stderr=True))
    from penultima.game import Record
    from penultima.terminal import replaying

    console = open_console()
    seconds = speed if speed is not None else 0.4 if console.is_terminal else 0.0
    try:
        replaying.replay(Record.load(file), console, replaying.pace(step, seconds))
    except (EOFError, KeyboardInterrupt):
        console.print()


@main.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
@click.option(
    "--seconds", type=click.FloatRange(min=0.01), default=3.0, show_default=True, help="Time for each measurement."
)
@click.option("--cold", is_flag=True, help="Also compile everything from an empty cache.")
def bench(as_json: bool, seconds: float, cold: bool) -> None:
    """Measure how fast the engine is."""
    from penultima.lab import speed

    speed.main(json=as_json, seconds=seconds, cold=cold)


if __name__ == "__main__":
    main(prog_name="penultima")
