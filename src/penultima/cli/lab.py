"""Commands of the lab: bots against each other, reports, the standard study, and how fast the engine is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from penultima.cli.main import in_language, main, open_console
from penultima.errors import LabError
from penultima.exit_codes import ExitCode
from penultima.files import check_writable
from penultima.text import chosen_language, translator
from penultima.ways import prefer_compiled

if TYPE_CHECKING:
    from penultima.booklets import Rules
    from penultima.lab.results import Results
    from penultima.lab.summary import Summary
    from penultima.text.translator import Translator


ENGINES = ("local", "ray")
PAGE = click.Path(path_type=Path)
with_seed = click.option(
    "--seed", type=int, default=0, show_default=True, help="A number that fixes every card and every choice."
)
on_cores = click.option("--cores", type=click.IntRange(min=1), help="Cores of this machine to use; all if not given.")
STUDY_TITLE = "Twelve booklets, two to ten players"
STUDY_LEAD = "What the rules do to the game, found by letting bots play it millions of times."


@main.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON object a line.")
@click.option(
    "--seconds", type=click.FloatRange(min=0.01), default=3.0, show_default=True, help="Time for each measurement."
)
@click.option("--cold", is_flag=True, help="Also compile everything from an empty cache.")
def bench(as_json: bool, seconds: float, cold: bool) -> None:
    """Measure how fast the engine is.

    \b
    penultima bench --seconds 1
    """
    prefer_compiled()
    from penultima.lab.bench.measurements import print_measurements

    print_measurements(json=as_json, seconds=seconds, cold=cold)


def current_name(word: str) -> str:
    """The name of an option today: `--rounds` was `--games` once, which still works but is in no help text."""
    return "rounds" if word == "games" else word


@main.group()
def lab() -> None:
    """Let bots play against each other and see what comes out.

    \b
    penultima lab play --players careful,first --rounds 1000
    """
    # Each command prefers native code once it knows that there is something to do: to import Numba takes seconds.


def lab_rules(text: str, language: str) -> Rules:
    """The rules that were written; classic if none were."""
    from penultima.terminal.match_setup import parse_rules

    return parse_rules(text, language)


def lab_players(names: tuple[str, ...]) -> tuple[str, ...]:
    """The bots that were named, in lists with commas between; a name that no bot has is refused."""
    from penultima.bots import check_bot, split_players

    players = tuple(name for listed in names for name in split_players(listed))
    for name in players:
        check_bot(name)
    return players


def check_engine(wishes: dict[str, Any]) -> None:
    """Refuse the address of a cluster where none is asked for."""
    if wishes["address"] and wishes["engine"] != "ray":
        raise click.UsageError(translator(wishes["lang"]).say("error-lab-address"))


@lab.command(
    "play",
    context_settings={"token_normalize_func": current_name},
    short_help="Play rounds between bots, and say who is better.",
)
@click.argument("words", nargs=-1, metavar="[RULES]...")
@click.option("--edition", "text", default="", metavar="RULES", help="The same as RULES, as one word.")
@click.option("--players", "names", multiple=True, required=True, metavar="BOT,BOT,...", help="Who plays, 2 to 10.")
@click.option("--rounds", type=click.IntRange(min=1), default=1000, show_default=True, help="How many rounds.")
@with_seed
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
@on_cores
@in_language
def lab_play(words: tuple[str, ...], text: str, names: tuple[str, ...], **wishes: Any) -> None:
    """Play rounds between bots: every deal once from each seating, so that luck falls on everybody alike.

    \b
    penultima lab play --players careful,first --rounds 10000 -o results
    penultima lab play battle/fr +stacking=any --players careful,search:400,random --seed 7 -o results
    penultima lab play --players search:400,careful --rounds 20000 --until-clear -o results

    RESULTS/rounds.parquet has a row for each round. Ctrl-C keeps what is done and the same command goes on. With
    the same seed the file has the same bytes on any number of cores, unless a bot thinks by the clock (search:20ms).
    """
    rules, players = lab_rules(" ".join([text, *words]), wishes["lang"]), lab_players(names)
    check_engine(wishes)
    rules.check_players(len(players))
    check_writable(wishes["output"] or Path("results"), folder=True)
    if wishes["records"]:
        check_writable(wishes["records"], folder=True)
    prefer_compiled()
    from penultima.lab import play_command

    consoles = open_console(), open_console(stderr=True)
    click.get_current_context().exit(play_command.lab_play(rules, players, consoles, **wishes))


@lab.command("dataset", short_help="Write rounds of bots and all their decisions as data.")
@click.argument("words", nargs=-1, metavar="[RULES]...")
@click.option("-o", "--output", type=PAGE, required=True, metavar="DIR", help="The folder of the dataset.")
@click.option("--players", "names", multiple=True, metavar="BOT,BOT,...", help="Who plays; four levels if not given.")
@click.option("--rounds", type=click.IntRange(min=1), default=1000, show_default=True, help="At all tables together.")
@with_seed
@click.option("--shard", type=click.IntRange(min=1), default=1000, show_default=True, help="Rounds in one file.")
@click.option("--engine", type=click.Choice(ENGINES), default="local", show_default=True, help="Where to play.")
@click.option("--address", metavar="HOST:PORT", help="The Ray cluster; without it, one of our own on this machine.")
@on_cores
@in_language
def lab_dataset(words: tuple[str, ...], names: tuple[str, ...], output: Path, **wishes: Any) -> None:
    """Write rounds of bots as data: the record of every round, and a row for every decision.

    \b
    penultima lab dataset --rounds 100000 -o rounds
    penultima lab dataset battle/fr +stacking=any --players careful,trained --rounds 500 -o battle
    penultima lab dataset --rounds 1000000 --engine ray --address 10.0.0.5:6379 -o rounds

    Without RULES every booklet is a table and plays an equal part of the rounds. DIR gets Parquet files, what explains
    their columns, a license and checksums. Ctrl-C keeps every file that is finished and the same command goes on.
    """
    from penultima.booklets import booklets

    rules = [lab_rules(" ".join(words), wishes["lang"])] if words else [printed.rules for printed in booklets()]
    # Of the levels not expert, which takes a thousand times as long.
    players = lab_players(names) or ("hard", "medium", "easy", "beginner")
    check_engine(wishes)
    for one in rules:
        one.check_players(len(players))
    check_writable(output, folder=True)
    prefer_compiled()
    from penultima.lab.dataset import command
    from penultima.lab.dataset.plan import Plan

    plan = Plan(tuple(map(str, rules)), players, wishes["rounds"], wishes["seed"], wishes["shard"])
    consoles = open_console(), open_console(stderr=True)
    click.get_current_context().exit(command.lab_dataset(plan, output, consoles, **wishes))


@lab.command("ladder", short_help="Rate bots: every one against every other.")
@click.option("-o", "--output", type=PAGE, required=True, metavar="DIR", help="The folder of the ladder.")
@click.option("--players", "names", multiple=True, metavar="BOT,BOT,...", help="Who plays; all bots if not given.")
@click.option("--enter", "entered", multiple=True, metavar="BOT", help="A bot besides: run:COMMAND for a program.")
@click.option(
    "--rounds", type=click.IntRange(min=2), default=2000, show_default=True, help="For each pair and edition."
)
@click.option(
    "--slow-rounds",
    type=click.IntRange(min=2),
    default=200,
    show_default=True,
    help="The same if one of them searches, is a network or a program.",
)
@with_seed
@on_cores
@in_language
def lab_ladder(names: tuple[str, ...], entered: tuple[str, ...], output: Path, **wishes: Any) -> None:
    """Rate bots: every one against every other, two at a table, in every edition.

    \b
    penultima lab ladder -o ladder
    penultima lab ladder --enter "run:python3 examples/bot.py" -o ladder
    penultima lab ladder --players easy,medium,hard --rounds 10000 -o ladder

    DIR/ladder.md and ladder.json have the ratings with 95% intervals; random has 0. Pairs that were played are kept:
    the same command goes on after Ctrl-C, and a bot that enters later plays only its own pairs.
    """
    from penultima.bots import check_bot

    named = lab_players(names)
    for name in entered:
        check_bot(name)
    check_writable(output, folder=True)
    prefer_compiled()
    from penultima.lab.ladder import command
    from penultima.lab.ladder.lineup import lineup

    consoles = open_console(), open_console(stderr=True)
    click.get_current_context().exit(command.lab_ladder(lineup(named, entered), output, consoles, **wishes))


def read_results(path: Path) -> Results:
    """The results in a folder; LabError if there is no whole deal in it."""
    from penultima.lab.results_folder import load

    results = load(path)
    if not len(results.facts):
        raise LabError(f"{path} holds no whole deal yet", "lab-no-rounds", path=str(path))
    return results


@lab.command("report", short_help="Make one page of plots from results.")
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
    check_writable(output)
    prefer_compiled()
    from penultima.lab.report.build import build_report, write_page
    from penultima.lab.statistics import summarize

    summaries = [summarize(read_results(path)) for path in results]
    lead = f"{len(summaries)} {'table' if len(summaries) == 1 else 'tables'} of bots, played by the lab of Penultima."
    made = [command_for(summary, path) for summary, path in zip(summaries, results, strict=True)]
    command = "\n".join([*made, f"penultima lab report {' '.join(map(str, results))}"])
    write_page(output, build_report(summaries, title, lead, command))
    click.echo(str(output))


def command_for(summary: Summary, path: Path) -> str:
    """The command that plays such results."""
    names, rounds, seed = ",".join(summary.players), summary.rounds, summary.seed
    return f"penultima lab play {summary.rules} --players {names} --rounds {rounds} --seed {seed} -o {path}"


@lab.command("study")
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
@on_cores
@click.option("--work", type=click.Path(path_type=Path), metavar="DIR", help="Where tables are kept.")
def study_command(which: str, output: Path, plot: Path | None, **wishes: Any) -> None:
    """Play the standard study and make its page.

    \b
    penultima lab study editions --rounds 20000 -o study.html

    Every booklet with 2 to 10 careful players, every house rule, and each level against the one below. Ctrl-C keeps
    every table that is finished and the same command goes on; the same seed gives the same page.
    """
    for page in filter(None, (output, plot)):
        check_writable(page)
    if wishes["work"]:
        check_writable(wishes["work"], folder=True)
    prefer_compiled()
    from penultima.lab.report.build import build_report, write_page
    from penultima.lab.study import StoppedError

    ctx = click.get_current_context()
    words = translator(chosen_language(ctx.find_root().obj))
    try:
        summaries = play_study(words, **wishes)
    except StoppedError:
        ctx.exit(ExitCode.INTERRUPTED)
    command = f"penultima lab study {which} --rounds {wishes['rounds']} --seed {wishes['seed']}"
    write_page(output, build_report(summaries, STUDY_TITLE, STUDY_LEAD, command))
    click.echo(str(output))
    if plot:
        from penultima.lab.report.winners import ladder_plot

        write_page(plot, ladder_plot(summaries))
        click.echo(str(plot))


def play_study(words: Translator, *, rounds: int, seed: int, cores: int | None, work: Path | None) -> list[Summary]:
    """Play what is missing of the study, and report progress."""
    from rich.console import Console

    from penultima.lab.engines import cores_here
    from penultima.lab.interrupts import stop_on_signal
    from penultima.lab.progress import percent_reporter
    from penultima.lab.study import StoppedError, Study, cells, work_folder

    console, wanted = Console(stderr=True, highlight=False), cells(rounds)
    label, total = words.say("ui-lab-study", n=len(wanted)), sum(cell.work for cell in wanted)
    with percent_reporter(console, label, total) as advance:
        study = Study(seed, work or work_folder(), advance)

        def stop() -> None:
            study.stop.set()
            console.print(words.say("ui-lab-stopping"), soft_wrap=True)

        with stop_on_signal(stop):
            try:
                return study.run(wanted, cores or len(cores_here()))
            except StoppedError:
                kept = {"done": len(study.kept(wanted)), "total": len(wanted), "path": str(study.folder)}
                console.print(words.say("ui-lab-study-stopped", **kept), soft_wrap=True, markup=False)
                raise
