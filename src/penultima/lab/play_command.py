"""`penultima lab play`: play rounds between bots, save them in a folder, and print what they say."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from penultima.booklets import Rules
from penultima.exit_codes import ExitCode
from penultima.files import written_whole
from penultima.lab.engines import Engine, chosen_engine
from penultima.lab.interrupts import stop_on_signal
from penultima.lab.players import check_programs
from penultima.lab.progress import ProgressReporter, prepare_engine
from penultima.lab.results import Results, arrow
from penultima.lab.results_folder import ResultsFolder, check_folder, disk_errors, load, open_folder, read_run
from penultima.lab.runs import RECORDED, Batches, PlayedBatch, Run
from penultima.lab.sequential_test import SequentialTest
from penultima.lab.statistics import summarize
from penultima.lab.summary import as_dict, as_table
from penultima.runtime import WAY
from penultima.text import translator

Consoles = tuple[Console, Console]
"""Where results are printed, and where progress is."""


class RunPlayer:
    """Plays what is missing of a run, saves it, and reports how far it is."""

    def __init__(self, run: Run, folder: ResultsFolder, records: Path | None, reporter: ProgressReporter) -> None:
        self.run = run
        self.folder = folder
        self.records = records
        self.reporter = reporter
        self.batches = Batches(folder.missing())
        self.test = SequentialTest(run) if run.until_clear else None

    def play_missing(self, engine: Engine) -> bool:
        """Play what is missing and merge it; false if it was stopped before the end."""
        self._test_saved_parts()
        done = self.run.rounds - sum(stop - start for start, stop in self.folder.missing())
        if done:
            self.reporter.say("ui-lab-again", done=done, total=self.run.rounds)
        with stop_on_signal(self._stop), self.reporter.counting(done) as advance:
            for played in engine(self.run, self.batches):
                self._save(played)
                advance(len(played.facts))
        if self.folder.missing() and not self._clear():
            return False
        self._finish()
        return True

    def _clear(self) -> bool:
        return self.test is not None and self.test.bet.clear

    def _stop(self) -> None:
        self.batches.stop()
        self.reporter.say("ui-lab-stopping")

    def _test_saved_parts(self) -> None:
        """Rounds that were played before count for the test too."""
        for start, stop in self.folder.parts() if self.test else ():
            self._add_to_test(start, self.folder.read(start, stop))

    def _add_to_test(self, start: int, facts: NDArray[np.int32]) -> None:
        if self.test and self.test.add_rows(start, facts):
            self.batches.stop()

    def _save(self, played: PlayedBatch) -> None:
        """Save a batch. Records come first, so that rounds whose rows are saved have their records too."""
        for number, record in enumerate(played.records, played.start):
            assert self.records is not None
            path = self.records / f"{number:06}.json"
            with disk_errors(path), written_whole(path) as part:
                part.write_bytes(record)
        self.folder.save_part(played.start, played.facts)
        self.batches.adapt(len(played.facts), played.seconds)
        self._add_to_test(played.start, played.facts)

    def _finish(self) -> None:
        if not self._clear() or self.test is None:
            self.folder.finish(self.run.rounds)
            return
        bet = self.test.bet
        self.folder.finish(bet.deals * len(self.run.players), clear={"deals": bet.deals, "more": bet.more})


def print_notices(run: Run, reporter: ProgressReporter) -> None:
    """Print how the rules run, and what will be done otherwise than asked."""
    reporter.say("ui-lab-way", running=str(WAY))
    if run.rounds != run.rounds_asked:
        reporter.say("ui-lab-rounded", asked=run.rounds_asked, n=run.rounds, seatings=len(run.players))
    if run.records and run.rounds > RECORDED:
        reporter.say("ui-lab-recorded", n=RECORDED)


def prepare(
    run: Run, folder: Path, reporter: ProgressReporter, *, engine: str, address: str | None, cores: int | None
) -> Engine:
    """Refuse what cannot be played before anything is written."""
    run.parsed_rules.check_players(len(run.players))
    if engine == "local":  # a cluster has programs of its own
        check_programs(run.players)
    arrow()
    check_folder(folder, run)
    chosen = chosen_engine(engine, address, cores)
    print_notices(run, reporter)
    if not ResultsFolder(folder, run).finished:
        prepare_engine(reporter.console, reporter.translator, run)
    return chosen


def default_folder(run: Run) -> Path:
    """The folder of a run for which none is named; the same command finds it again, so its name never changes."""
    words = [run.rules, *run.players, f"seed {run.seed}", f"{run.rounds_asked} games"]
    words += ["until clear"] * run.until_clear + ["with records"] * run.records
    return Path("results") / re.sub(r"[^A-Za-z0-9=_]+", "-", " ".join(words))[:120].strip("-")


def lab_play(
    rules: Rules,
    players: Sequence[str],
    consoles: Consoles,
    *,
    output: Path | None,
    records: Path | None,
    **wishes: Any,
) -> int:
    """The command: its exit code."""
    run = Run(tuple(players), str(rules), wishes["seed"], wishes["rounds"], wishes["until_clear"], records is not None)
    output = output or default_folder(run)
    out, aside = consoles
    reporter = ProgressReporter(aside, translator(wishes["lang"]), run.rounds if run.players else 0)
    engine = prepare(run, output, reporter, **{name: wishes[name] for name in ("engine", "address", "cores")})
    rounds = play(run, output, engine, records, reporter)
    if rounds is None:
        return ExitCode.INTERRUPTED
    print_verdict(run, output, reporter)
    print_summary(out, output, rounds, wishes["as_json"], wishes["lang"])
    return ExitCode.DONE


def play(run: Run, folder: Path, engine: Engine, records: Path | None, reporter: ProgressReporter) -> Results | None:
    """Play a run, or what is missing of it; nothing comes back if somebody stopped it."""
    with open_folder(folder, run) as opened:
        if records is not None:
            with disk_errors(records):
                records.mkdir(parents=True, exist_ok=True)
        if opened.finished or RunPlayer(run, opened, records, reporter).play_missing(engine):
            return load(folder)
        done = sum(stop - start for start, stop in opened.parts())
    reporter.say("ui-lab-stopped", done=done, total=run.rounds, path=str(folder))
    return None


def print_verdict(run: Run, folder: Path, reporter: ProgressReporter) -> None:
    """Print whether the answer was clear, where that was asked."""
    if not run.until_clear:
        return
    found = read_run(folder).get("clear")
    if isinstance(found, dict):
        reporter.say("ui-lab-more" if found["more"] else "ui-lab-less", n=found["deals"], name=run.players[0])
    else:
        reporter.say("ui-lab-unclear", name=run.players[0])


def print_summary(out: Console, folder: Path, rounds: Results, as_json: bool, language: str) -> None:
    """Print what the results say: for people, or for programs."""
    summary = summarize(rounds)
    if as_json:
        saved = read_run(folder)
        more = {"version": saved["version"], "clear": saved.get("clear"), "results": str(folder)}
        out.file.write(json.dumps(as_dict(summary) | more) + "\n")
    else:
        out.print(as_table(summary, translator(language)))
