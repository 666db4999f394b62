"""Tables on the network: running them, sitting down at one, keeping them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from penultima.cli.main import in_language, main, open_console


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
@click.option("--bot", metavar="BOT", help="Let a bot of this machine take the seat: expert, trained, or run:COMMAND.")
@click.option("--plain", is_flag=True, help="Plain lines, for pipes and screen readers.")
def join(link: str, lang: str, bot: str | None, **wish: Any) -> None:
    """Play at a table on the network: LINK is what the host sent you, or a server's address for a new table."""
    from penultima.bots import check_bot
    from penultima.terminal.warming import warm

    if bot is not None:
        check_bot(bot)
    warm(open_console(stderr=True), lang, bot)
    from penultima.terminal.joining import join as sit_down

    try:
        sit_down(open_console(), link, language=lang, bot=bot, **wish)
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
