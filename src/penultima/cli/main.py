"""The command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from penultima import __version__
from penultima.errors import LabError, PenultimaError, RecordError
from penultima.lab.report_commands import report_command, study_command
from penultima.text import LANGUAGES, chosen_language, screen

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

LEVELS = "beginner, easy, medium, hard, expert"
FORMATS = ("text", "markdown", "html")
ENGINES = ("local", "ray")


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


@main.command()
@click.argument("words", nargs=-1, metavar="[RULES]...")
@click.option("--rules", "text", metavar="RULES", help="The same as RULES, as one word.")
@in_language
@click.option("--players", default=4, show_default=True, help="How many play, you included: 2 to 10.")
@click.option(
    "--bots", metavar="LEVEL", default="medium", show_default=True, help=f"How well the others play: {LEVELS}."
)
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
    penultima play classic +stacking=any +jump_in=on +target=200
    penultima play --resume match.json         goes on where you left

    penultima settings lists everything that can be changed with +setting=value, house rules first. Without a
    language the booklet is that of the screen's, if there is one. In the game, ? explains what can be typed and rules
    shows the rules of the table. Ctrl-C leaves and saves.
    """
    written = " ".join([*words, *([text] if text else [])]).strip()
    if resume and written:
        raise click.UsageError(screen(wishes["lang"]).say("error-rules-and-resume"))
    console, aside, language = open_console(), open_console(stderr=True), wishes["lang"]
    from penultima.terminal.arriving import arrive, go_on

    try:
        table, found = (go_on(resume, aside, language), resume) if resume else arrive(console, aside, written, wishes)
    except (EOFError, KeyboardInterrupt):
        console.print()
        return
    from penultima.terminal.sitting import sit_down

    manner = {"plain": wishes["plain"], "fast": wishes["fast"], "language": language}
    sit_down(table, console, path=save or found, **manner)


@main.command("booklets")
@in_language
def list_booklets(lang: str) -> None:
    """List the twelve booklets and how they differ."""
    console = open_console()
    from penultima.terminal.shelfpage import shelf_page

    console.print(shelf_page(lang))


@main.command("settings")
@in_language
@click.option("--json", "as_json", is_flag=True, help="Write a JSON schema.")
@click.option("--markdown", is_flag=True, help="Write a page for the docs.")
def list_settings(lang: str, as_json: bool, markdown: bool) -> None:
    """List every setting a table may choose: what it decides, its values and its default."""
    if as_json:
        from penultima.text.schema import settings_schema

        click.echo(json.dumps(settings_schema(screen(lang)), indent=2, ensure_ascii=False).encode() + b"\n", nl=False)
        return
    from penultima.terminal.settingspage import settings_markdown, settings_page

    if markdown:
        click.echo(settings_markdown(lang).encode(), nl=False)
    else:
        show(settings_page(lang))


@main.command()
@click.argument("words", nargs=-1, required=True, metavar="RULES...")
@in_language
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True, help="What to write.")
@click.option("--all", "everything", is_flag=True, help="Also each rule, question and ruling by its number (English).")
def rules(words: tuple[str, ...], lang: str, form: str, everything: bool) -> None:
    """Show the rulebook of a booklet and its house rules, in our own words.

    What is off is not mentioned. What differs from the sister booklets is marked, and so are the rules of the table.

    \b
    penultima rules battle/fr
    penultima rules battle/fr +stacking=same +hand=5 --lang it
    penultima rules scary/es --all --format html > scary-es.html
    """
    from penultima.terminal.arriving import parse_rules

    wanted = parse_rules(" ".join(words), lang)
    if form != "text":
        from penultima.text.rulebook import rulebook
        from penultima.text.rulebook_html import as_html
        from penultima.text.rulebook_plain import as_markdown

        write = as_html if form == "html" else as_markdown
        click.echo(write(rulebook(wanted, lang, everything)).encode(), nl=False)
        return
    from penultima.terminal.pager import through_pager
    from penultima.terminal.rulepage import plain_page, rules_page

    console = open_console()
    if console.is_terminal and sys.stdin.isatty():
        through_pager(console, rules_page(wanted, everything, lang))
    else:
        console.print(plain_page(wanted, everything, lang, console.width), soft_wrap=True, end="")


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@in_language
@click.option("--step", is_flag=True, help="Wait for Enter after each sentence.")
@click.option("--speed", type=click.FloatRange(min=0), help="Seconds between sentences (0.4 in a terminal, else 0).")
def replay(file: Path, lang: str, step: bool, speed: float | None) -> None:
    """Tell a saved match again, sentence by sentence."""
    from penultima.terminal.warming import warm

    warm(open_console(stderr=True), lang)
    from penultima.game import Record
    from penultima.terminal import replaying

    console = open_console()
    seconds = speed if speed is not None else 0.4 if console.is_terminal else 0.0
    try:
        replaying.replay(Record.load(file), console, replaying.pace(step, seconds), lang)
    except (EOFError, KeyboardInterrupt):
        console.print()


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@in_language
@click.option("--seen", multiple=True, metavar="HEX", help="What you kept of the match: anchor, seal, contribution.")
@click.pass_context
def verify(ctx: click.Context, file: Path, lang: str, seen: tuple[str, ...]) -> None:
    """Check the proof in the record of a match, without asking anybody.

    Recomputes every secret, key, card, move and score, and says what that proves and what it does not.
    The exit code is 0 if all of it fits, 1 if something contradicts it, 2 if there is no verdict: the file cannot be
    read, or there is no proof in it.
    """
    aside = open_console(stderr=True)
    from penultima.terminal.warming import warm

    warm(aside, lang)
    from penultima.terminal.verifying import verify_file

    ctx.exit(verify_file(file, seen, open_console(), aside, lang))


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


@main.group()
def lab() -> None:
    """Let bots play against each other and see what comes out."""


@lab.command("play")
@click.argument("words", nargs=-1, metavar="[RULES]...")
@click.option("--edition", "text", default="", metavar="RULES", help="The same as RULES, as one word.")
@click.option("--players", "names", multiple=True, required=True, metavar="BOT,BOT,...", help="Who plays, 2 to 10.")
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, help="How many rounds.")
@click.option("--seed", type=int, default=0, show_default=True, help="A number that fixes every card and every choice.")
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), metavar="RESULTS", help="A folder; else one below results/."
)
@click.option("--until-clear", is_flag=True, help="Stop once the first bot clearly wins more or less than its share.")
@click.option(
    "--records", type=click.Path(path_type=Path), metavar="DIR", help="Also write records, of the first 10,000 rounds."
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object for programs.")
@click.option("--engine", type=click.Choice(ENGINES), default="local", show_default=True, help="Where to play.")
@click.option("--address", metavar="HOST:PORT", help="The Ray cluster; without it, one of our own on this machine.")
@click.option("--cores", type=click.IntRange(min=1), help="Cores of this machine to use; all if not given.")
@in_language
def lab_play(words: tuple[str, ...], text: str, names: tuple[str, ...], **wishes: Any) -> None:
    """Play rounds between bots: every deal once from each seating, so that luck falls on everybody alike.

    \b
    penultima lab play --players careful,first --games 10000 -o results
    penultima lab play battle/fr +stacking=any --players careful,search:400,random --seed 7 -o results
    penultima lab play --players search:400,careful --games 20000 --until-clear -o results

    RESULTS/rounds.parquet has a row for each round. Ctrl-C keeps what is done and the same command goes on. With
    the same seed the file has the same bytes on any number of cores, unless a bot thinks by the clock (search:20ms).
    """
    from penultima.terminal.arriving import parse_rules

    rules = parse_rules(" ".join([text, *words]), wishes["lang"])
    if wishes["address"] and wishes["engine"] != "ray":
        raise click.UsageError(screen(wishes["lang"]).say("error-lab-address"))
    from penultima.lab import commands

    consoles = open_console(), open_console(stderr=True)
    click.get_current_context().exit(commands.lab_play(rules, names, consoles, **wishes))


lab.add_command(report_command)
lab.add_command(study_command)


class SettingsCommand(click.Command):
    """A command that takes every setting of a server as a flag; they are looked up when they are needed."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The command's own flags, then the server's."""
        from penultima.server.settings import FIELDS

        flags = [
            click.Option([f"--{name.replace('_', '-')}"], type=kind, default=None, help=told)
            for name, (kind, told) in FIELDS.items()
        ]
        own = super().get_params(ctx)
        return [*own[:-1], *flags, own[-1]]


@main.command(cls=SettingsCommand)
@click.option("--config", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Settings as TOML.")
@click.option("--lan", is_flag=True, help="Open it to the home network, with a QR code.")
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
@in_language
def serve(config: Path | None, lan: bool, no_browser: bool, lang: str, **flags: Any) -> None:
    """Run tables on the network: on this machine, in the house, or for everybody.

    Every flag is also a variable PENULTIMA_… and a line in the file of --config; flags come first, then variables.
    """
    from penultima.terminal.hosting import host

    host(open_console(), flags, config=config, lan=lan, browser=not no_browser, language=lang)


@main.command()
@click.argument("link")
@in_language
@click.option("--name", default="Guest", show_default=True, help="Your name at the table.")
@click.option("--rules", default="classic/en", show_default=True, help="What a new table plays.")
@click.option("--bots", type=click.IntRange(0, 9), default=1, show_default=True, help="Bots at a new table.")
def join(link: str, lang: str, name: str, rules: str, bots: int) -> None:
    """Play at a table on the network: LINK is what the host sent you, or a server's address for a new table."""
    from penultima.terminal.warming import warm

    warm(open_console(stderr=True), lang)
    from penultima.terminal.joining import join as sit_down

    try:
        sit_down(open_console(), link, name=name, rules=rules, bots=bots, language=lang)
    except KeyboardInterrupt:
        click.echo()


def _database(ctx: click.Context, _: click.Parameter, given: str | None) -> str:
    """The database named, or the one that serve would use."""
    from penultima.server.settings import load_settings

    return load_settings({"database": given}).database


in_database = click.option("--database", callback=_database, metavar="URL", help="Where tables are kept.")


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@in_database
@in_language
def backup(file: Path, database: str, lang: str) -> None:
    """Copy all tables into a file, also while the server runs."""
    from penultima.terminal.keeping import backup as keep

    keep(database, file)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@in_database
@in_language
def restore(file: Path, database: str, lang: str) -> None:
    """Fill an empty database from a backup, of SQLite or PostgreSQL alike."""
    from penultima.terminal.keeping import restore as bring_back

    bring_back(database, file)


if __name__ == "__main__":
    main(prog_name="penultima")
