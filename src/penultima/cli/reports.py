"""`penultima lab report` and `penultima lab study`: pages of plots from results, or from rounds played for them."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from penultima.errors import LabError
from penultima.text import chosen_language, screen

if TYPE_CHECKING:
    from rich.console import Console

    from penultima.lab.results import Rounds
    from penultima.lab.summary import Summary
    from penultima.text.screen import Screen

PAUSE = 10.0
"""Seconds between two lines where there is no terminal."""
PAGE = click.Path(dir_okay=False, path_type=Path)
STUDY_TITLE = "Twelve booklets, two to ten players"
STUDY_LEAD = "What the rules do to the game, found by letting bots play it millions of times."


def read(path: Path) -> Rounds:
    """The rounds of a folder of results; LabError if there are none."""
    from penultima.lab.store import load

    rounds = load(path)
    if not len(rounds.facts):
        raise LabError(f"{path} holds no whole deal yet", "lab-no-rounds", path=str(path))
    return rounds


@click.command("report")
@click.argument("results", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="RESULTS...")
@click.option("-o", "--output", type=PAGE, default="report.html", show_default=True, metavar="FILE", help="The page.")
@click.option("--title", default="What the rounds say", show_default=True, help="Its title.")
def report_command(results: tuple[Path, ...], output: Path, title: str) -> None:
    """Make one page of plots from what `penultima lab play` has left in RESULTS.

    \b
    penultima lab report results -o report.html
    penultima lab report 2-players 4-players scary -o comparison.html

    The page needs nothing else: no script, no network. It shows whatever the results hold: who wins, how long rounds
    last, whether the seat matters, what special cards do, edition against edition, house rule against the booklet.
    """
    from penultima.lab.report import report, write_whole
    from penultima.lab.statistics import summarize

    summaries = [summarize(read(path)) for path in results]
    lead = f"{len(summaries)} {'table' if len(summaries) == 1 else 'tables'} of bots, played by the lab of Penultima."
    made = [played_by(summary, path) for summary, path in zip(summaries, results, strict=True)]
    command = "\n".join([*made, f"penultima lab report {' '.join(map(str, results))}"])
    write_whole(output, report(summaries, title, lead, command))
    click.echo(str(output))


def played_by(summary: Summary, path: Path) -> str:
    """The command that plays such results."""
    names, games, seed = ",".join(summary.players), summary.rounds, summary.seed
    return f"penultima lab play {summary.rules} --players {names} --games {games} --seed {seed} -o {path}"


@click.command("study")
@click.argument("which", type=click.Choice(["editions"]))
@click.option("-o", "--output", type=PAGE, default="study.html", show_default=True, metavar="FILE", help="The page.")
@click.option("--plot", type=PAGE, metavar="FILE", help="Also the win rates of the levels, as one SVG.")
@click.option(
    "--rounds",
    type=click.IntRange(min=100),
    default=200_000,
    show_default=True,
    help="For each table; bots that search play 2,000 at most.",
)
@click.option("--seed", type=int, default=1, show_default=True, help="A number that fixes every card and choice.")
@click.option("--cores", type=click.IntRange(min=1), help="Cores of this machine to use; all if not given.")
@click.option("--work", type=click.Path(file_okay=False, path_type=Path), metavar="DIR", help="Where tables are kept.")
def study_command(which: str, output: Path, plot: Path | None, **wishes: Any) -> None:
    """Play the standard study and make its page.

    Every booklet with 2 to 10 careful players, every house rule, and each level against the one below. Ctrl-C keeps
    every table that is finished and the same command goes on; the same seed gives the same page.
    """
    from penultima.lab.report import report, write_whole
    from penultima.lab.stopping import INTERRUPTED
    from penultima.lab.study import StoppedError

    ctx = click.get_current_context()
    words = screen(chosen_language(ctx.find_root().obj))
    try:
        summaries = play_study(words, **wishes)
    except StoppedError:
        ctx.exit(INTERRUPTED)
    command = f"penultima lab study {which} --rounds {wishes['rounds']} --seed {wishes['seed']}"
    write_whole(output, report(summaries, STUDY_TITLE, STUDY_LEAD, command))
    click.echo(str(output))
    if plot:
        from penultima.lab.findings.winners import ladder_plot

        write_whole(plot, ladder_plot(summaries))
        click.echo(str(plot))


def play_study(words: Screen, *, rounds: int, seed: int, cores: int | None, work: Path | None) -> list[Summary]:
    """Play what is missing, and tell how it goes."""
    from rich.console import Console

    from penultima.lab.stopping import heeding
    from penultima.lab.study import StoppedError, Study, cells, work_folder
    from penultima.lab.timing import cores_here

    console, wanted = Console(stderr=True, highlight=False), cells(rounds)
    with counting(console, words.say("ui-lab-study", n=len(wanted)), sum(cell.work for cell in wanted)) as advance:
        study = Study(seed, work or work_folder(), advance)

        def stop() -> None:
            study.stop.set()
            console.print(words.say("ui-lab-stopping"), soft_wrap=True)

        with heeding(stop):
            try:
                return study.run(wanted, cores or len(cores_here()))
            except StoppedError:
                told = {"done": len(study.kept(wanted)), "total": len(wanted), "path": str(study.folder)}
                console.print(words.say("ui-lab-study-stopped", **told), soft_wrap=True, markup=False)
                raise


@contextmanager
def counting(console: Console, words: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar with the time left; where nobody sees it, a line now and then."""
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, speed_estimate_period=120) as progress:
        task = progress.add_task(words, total=total)
        told = time.monotonic()

        def advance(work: int) -> None:
            nonlocal told
            progress.advance(task, work)
            if not console.is_terminal and time.monotonic() - told > PAUSE:
                told = time.monotonic()
                console.print(f"{words}: {progress.tasks[0].percentage:.0f} %")

        yield advance
