"""Commands about tables on the network: run a server and look after it, join a table, back up and restore."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from penultima.cli.main import in_language, main, open_console
from penultima.exit_codes import ExitCode
from penultima.text import translator
from penultima.text.messages import capitalized

if TYPE_CHECKING:
    from rich.console import Console

EVERYWHERE = ("0.0.0.0", "::")
"""Addresses of a server that listens on every network interface."""


class SettingsCommand(click.Command):
    """A command with a flag for every setting of the server; the settings are imported when they are needed."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The command's own flags, then one for each setting."""
        from penultima.server.ops.settings import FIELDS

        flags = [
            click.Option([f"--{name.replace('_', '-')}"], type=kind, default=None, help=text)
            for name, (kind, text) in FIELDS.items()
        ]
        own = super().get_params(ctx)
        return [*own[:-1], *flags, own[-1]]


@main.command(cls=SettingsCommand, short_help="Run tables: on this machine, in the house, for everybody.")
@click.option("--config", type=click.Path(path_type=Path), metavar="FILE", help="Settings as TOML.")
@click.option("--lan", is_flag=True, help="Open it to the home network, with a QR code.")
@click.option("--no-browser", is_flag=True, help="Do not open the browser.")
@in_language
def serve(config: Path | None, lan: bool, no_browser: bool, lang: str, **flags: Any) -> None:
    """Run tables on the network: on this machine, in the house, or for everybody.

    \b
    penultima serve                            on this machine, in the browser
    penultima serve --lan                      for everybody in the house, with a QR code
    penultima serve --config penultima.toml    as the file says (docs/server.md)

    Every flag is also a variable PENULTIMA_… and a line in the file of --config; flags come first, then variables.
    """
    run_server(open_console(), flags, config=config, lan=lan, browser=not no_browser, language=lang)


def run_server(
    console: Console, flags: Mapping[str, Any], *, config: Path | None, lan: bool, browser: bool, language: str
) -> None:
    """Serve until Ctrl-C; once the server listens, print its links and open the browser."""
    import secrets
    import threading
    import webbrowser

    from penultima.server.http.access import is_loopback_name, url_host
    from penultima.server.http.serving import serve
    from penultima.server.ops.settings import load_settings

    settings = load_settings(flags, config)
    # Behind the link's #, which browsers keep to themselves: the page shows it to open and close the home network.
    key = secrets.token_urlsafe(18) if is_loopback_name(settings.host) and not settings.public_url else ""

    def ready(port: int, links: list[str]) -> None:
        here = is_loopback_name(settings.host) or settings.host in EVERYWHERE
        name = "localhost" if here else url_host(settings.host)
        link = settings.public_url or f"http://{name}:{port}" + (f"/#here={key}" if key else "")
        words = translator(language)
        console.print(words.say("net-serving", link=link), markup=False, soft_wrap=True)
        for other in links:
            console.print(words.say("net-at-home", link=other), markup=False, soft_wrap=True)
        if links:
            console.print(qr_code(links[0]), markup=False, soft_wrap=True)
        if lan and not links:
            console.print(words.say("refused-no-network").capitalize(), markup=False, soft_wrap=True)
        if browser and console.is_terminal:
            threading.Thread(target=webbrowser.open, args=(link,), daemon=True).start()

    serve(settings, ready, lan=lan, switch_key=key)


def qr_code(link: str) -> str:
    """A link as a picture of characters that a phone's camera can read."""
    import io

    import segno

    out = io.StringIO()
    segno.make(link, micro=False).terminal(out, compact=True)
    return out.getvalue()


@main.command(short_help="Play at a table on the network, or open one there.")
@click.argument("link")
@in_language
@click.option("--name", default="Guest", show_default=True, help="Your name at the table.")
@click.option("--rules", default="classic/en", show_default=True, help="What a new table plays.")
@click.option("--bots", type=click.IntRange(0, 9), default=1, show_default=True, help="Bots at a new table.")
@click.option("--bot", metavar="BOT", help="Let a bot of this machine take the seat: expert, trained, or run:COMMAND.")
@click.option("--plain", is_flag=True, help="Plain lines, for pipes and screen readers.")
def join(link: str, lang: str, bot: str | None, **wish: Any) -> None:
    """Play at a table on the network: LINK is what the host sent you, or a server's address for a new table.

    \b
    penultima join http://192.168.1.20:8787/t/k7mwq2xr --name Ada
    penultima join http://192.168.1.20:8787 --rules battle/fr --bots 2
    penultima join http://192.168.1.20:8787/t/k7mwq2xr --bot expert
    """
    from penultima.bots import check_bot, is_program
    from penultima.bots.registry import check_program
    from penultima.terminal.remote_play import join as join_table

    if bot is not None:
        check_bot(bot)
    if bot is not None and is_program(bot):
        check_program(bot)
    try:
        join_table(open_console(), link, language=lang, bot=bot, **wish)
    except KeyboardInterrupt:
        click.echo()


def _database(ctx: click.Context, _: click.Parameter, given: str | None) -> str:
    """The database that was named, or the one that `penultima serve` would use."""
    from penultima.server.ops.settings import load_settings

    return load_settings({"database": given}).database


in_database = click.option("--database", callback=_database, metavar="URL", help="Where tables are kept.")


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@in_database
@in_language
def backup(file: Path, database: str, lang: str) -> None:
    """Copy all tables into a file, also while the server runs.

    \b
    penultima backup tables.backup
    """
    from penultima.server.ops import backup as backups

    backups.backup(database, file)


@main.command(short_help="Fill an empty database from a backup.")
@click.argument("file", type=click.Path(path_type=Path))
@in_database
@in_language
def restore(file: Path, database: str, lang: str) -> None:
    """Fill an empty database from a backup, of SQLite or PostgreSQL alike.

    \b
    penultima restore tables.backup --database new.sqlite
    """
    from penultima.server.ops import backup as backups

    backups.restore(database, file)


@main.command(cls=SettingsCommand, short_help="Look at an installation, and say what should be done.")
@click.option("--config", type=click.Path(path_type=Path), metavar="FILE", help="Settings as TOML.")
@click.option("--accept-loss", is_flag=True, help="Go on without what a damaged write-ahead log has lost.")
@in_language
def doctor(config: Path | None, accept_loss: bool, lang: str, **flags: Any) -> None:
    """Look at an installation: the database and every row in it, clock, disk, limits, addresses. Nothing is changed.

    \b
    penultima doctor
    penultima doctor --config penultima.toml

    Settings are those of `penultima serve`. The exit code is 1 if something should be done, else 0.
    """
    from penultima.server.live import store
    from penultima.server.ops.database_place import existing_file
    from penultima.server.ops.doctor import look
    from penultima.server.ops.settings import load_settings

    console, words = open_console(), translator(lang)
    settings = load_settings(flags, config)
    if accept_loss:
        file = existing_file(settings.database)
        if file is None:
            raise click.UsageError(words.say("error-accept-loss"))
        kept = store.accept_loss(file)
        console.print(words.say("doctor-kept", files=", ".join(map(str, kept))), markup=False, soft_wrap=True)
    sick = 0
    for finding in look(settings):
        sick += not finding.well
        sentence = capitalized(words.say(finding.message, **finding.facts))
        console.print(f"{'✓' if finding.well else '✗'} {sentence}", markup=False, soft_wrap=True)
    console.print(words.say("doctor-verdict", n=sick), markup=False, soft_wrap=True)
    if sick:
        raise SystemExit(ExitCode.FAILED)
