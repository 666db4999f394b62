"""Commands that need no network: play against bots, read booklets, settings and rules, replay and verify records."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click

from penultima import bots
from penultima.cli.main import in_language, main, open_console, show
from penultima.files import check_writable
from penultima.text import translator

LEVELS = f"{', '.join(bots.LEVELS)}; or trained, a network"
FORMATS = ("text", "markdown", "html")


@main.command()
@click.argument("words", nargs=-1, metavar="[RULES]...")
@click.option("--rules", "text", metavar="RULES", help="The same as RULES, as one word.")
@in_language
@click.option("--players", default=4, show_default=True, help="How many play, you included: 2 to 10.")
@click.option(
    "--bots",
    metavar="LEVEL",
    default="medium",
    show_default=True,
    help=f"How well the others play: {LEVELS}.",
)
@click.option("--name", default="You", help="Your name.")
@click.option("--seed", type=int, help="A number that fixes every card and every choice of the bots.")
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a match that you left.")
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help="Keep the match in this file.")
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
        raise click.UsageError(translator(wishes["lang"]).say("error-rules-and-resume"))
    if save:
        check_writable(save)
    console, aside, language = open_console(), open_console(stderr=True), wishes["lang"]
    from penultima.terminal.match_setup import resume_match, set_up

    try:
        table, found = (
            (resume_match(resume, aside, language), resume) if resume else set_up(console, aside, written, wishes)
        )
    except (EOFError, KeyboardInterrupt):
        console.print()
        return
    from penultima.terminal.local_play import play_match

    manner = {"plain": wishes["plain"], "fast": wishes["fast"], "language": language}
    kept = None if table.rule_changed else found  # a match that goes on from an earlier move leaves its file as it was
    play_match(table, console, path=save or kept, **manner)


@main.command("booklets")
@in_language
def list_booklets(lang: str) -> None:
    """List the twelve booklets and how they differ.

    \b
    penultima booklets --lang fr
    """
    console = open_console()
    from penultima.terminal.pages import booklets_page

    console.print(booklets_page(lang))


@main.command("settings", short_help="List every setting, its values and its default.")
@in_language
@click.option("--json", "as_json", is_flag=True, help="Write a JSON schema.")
@click.option("--markdown", is_flag=True, help="Write a page for the docs.")
def list_settings(lang: str, as_json: bool, markdown: bool) -> None:
    """List every setting a table may choose: what it decides, its values and its default.

    \b
    penultima settings
    penultima settings --json > settings.schema.json
    """
    if as_json:
        from penultima.text.settings import settings_schema

        schema = json.dumps(settings_schema(translator(lang)), indent=2, ensure_ascii=False)
        click.echo(schema.encode() + b"\n", nl=False)
        return
    from penultima.terminal.pages import settings_markdown, settings_page

    if markdown:
        click.echo(settings_markdown(lang).encode(), nl=False)
    else:
        show(settings_page(lang))


@main.command(short_help="Show the rulebook of a booklet and its house rules.")
@click.argument("words", nargs=-1, required=True, metavar="RULES...")
@in_language
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", show_default=True, help="What to write.")
@click.option("--all", "everything", is_flag=True, help="Also each rule, question and ruling by its number (English).")
@click.option("--ids", is_flag=True, help="After each paragraph, the numbers of the rules it comes from.")
def rules(words: tuple[str, ...], lang: str, form: str, everything: bool, ids: bool) -> None:
    """Show the rulebook of a booklet and its house rules, in our own words.

    What is off is not mentioned. What differs from the sister booklets is marked, and so are the rules of the table.

    \b
    penultima rules battle/fr
    penultima rules battle/fr +stacking=same +hand=5 --lang it
    penultima rules battle/fr --ids
    penultima rules scary/es --all --format html > scary-es.html
    """
    from penultima.terminal.match_setup import parse_rules

    wanted = parse_rules(" ".join(words), lang)
    if form != "text":
        from penultima.text.rulebook import rulebook
        from penultima.text.rulebook_html import as_html
        from penultima.text.rulebook_plain import as_markdown

        write = as_html if form == "html" else as_markdown
        click.echo(write(rulebook(wanted, lang, everything, ids)).encode(), nl=False)
        return
    from penultima.terminal.pages import plain_rulebook, rulebook_page, through_pager

    console = open_console()
    if console.is_terminal and sys.stdin.isatty():
        through_pager(console, rulebook_page(wanted, everything, lang, ids))
    else:
        console.print(plain_rulebook(wanted, everything, lang, console.width, ids), soft_wrap=True, end="")


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@in_language
@click.option("--step", is_flag=True, help="Wait for Enter after each sentence.")
@click.option("--speed", type=click.FloatRange(min=0), help="Seconds between sentences (0.4 in a terminal, else 0).")
def replay(file: Path, lang: str, step: bool, speed: float | None) -> None:
    """Tell a saved match again, sentence by sentence.

    \b
    penultima replay match.json --step
    """
    from penultima.game import Record
    from penultima.terminal import replay

    console = open_console()
    seconds = speed if speed is not None else 0.4 if console.is_terminal else 0.0
    try:
        replay.replay(Record.load(file), console, replay.pace(step, seconds), lang)
    except (EOFError, KeyboardInterrupt):
        console.print()


@main.command(short_help="Check that the cards of a match were dealt fairly.")
@click.argument("file", type=click.Path(path_type=Path))
@in_language
@click.option("--seen", multiple=True, metavar="HEX", help="What you kept of the match: anchor, seal, contribution.")
@click.pass_context
def verify(ctx: click.Context, file: Path, lang: str, seen: tuple[str, ...]) -> None:
    """Check the proof in the record of a match, without asking anybody.

    \b
    penultima verify match.json

    Recomputes every secret, key, card, move and score, and says what that proves and what it does not.
    The exit code is 0 if all of it fits, 1 if something contradicts it, 2 if there is no verdict: the file cannot be
    read, or there is no proof in it.
    """
    from penultima.terminal.verify import verify_file

    ctx.exit(verify_file(file, seen, open_console(), open_console(stderr=True), lang))
