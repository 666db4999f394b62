"""Measuring: how fast the engine is, and bots against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from penultima.cli.main import in_language, main, open_console
from penultima.cli.reports import report_command, study_command
from penultima.text import screen

ENGINES = ("local", "ray")


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
