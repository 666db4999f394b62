"""The command that writes the page as a folder of static files."""

from __future__ import annotations

from pathlib import Path

import click

from penultima.cli.main import in_language, main
from penultima.text import translator


@main.command()
@click.option(
    "-o", "--output", "folder", type=click.Path(path_type=Path), required=True, metavar="DIR",
    help="The folder to write: a new one, an empty one, or that of an older site.",
)  # fmt: skip
@click.option("--address", default="", metavar="URL", help="Where people will find it; previews of links need that.")
@click.option(
    "--docs", type=click.Path(path_type=Path), metavar="DIR",
    help="The folder docs of the source code; found by itself where the program runs from there.",
)  # fmt: skip
@in_language
def site(folder: Path, address: str, docs: Path | None, lang: str) -> None:
    """Write the game as a folder of static files, for any web space.

    It plays without a server and without a network: the game against bots and around one device, replays, the
    rulebooks of all booklets in five languages, the study and the documentation. It may lie below any path, and asks
    nobody else for anything.

    \b
    penultima site -o public
    python -m http.server --directory public        to look at it
    """
    from penultima.site.writing import built_manual, documentation, write_site

    docs = docs or documentation()
    sizes = write_site(folder, docs, address, manual=built_manual(docs))
    count, kilobytes = len(sizes), round(sum(sizes.values()) / 1000)
    click.echo(translator(lang).say("site-written", path=str(folder), n=count, kb=kilobytes))
