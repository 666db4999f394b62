"""`penultima lab play`: rounds between bots, kept in a folder, and what they say."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from penultima.booklets import Rules
from penultima.lab.clear import Watch
from penultima.lab.local_engine import play_here
from penultima.lab.parquet import arrow
from penultima.lab.players import split_names
from penultima.lab.portions import Portions
from penultima.lab.progress import Teller, warm
from penultima.lab.ray_engine import check_address, play_on_ray, ray_library
from penultima.lab.results import Rounds
from penultima.lab.runs import RECORDED, Played, Run
from penultima.lab.statistics import as_dict, show, summarize
from penultima.lab.stopping import INTERRUPTED, heeding
from penultima.lab.store import Store, check_folder, disk, load, opened, written_down
from penultima.lab.timing import cores_here
from penultima.lab.whole import written_whole
from penultima.text import screen

Engine = Callable[[Run, Portions], Iterator[Played]]
Consoles = tuple[Console, Console]
"""Where results are printed, and where it is told how it goes."""


def chosen_engine(name: str, address: str | None, cores: int | None) -> Engine:
    """Where rounds are played: on so many cores here, or on a cluster."""
    wanted = cores or len(cores_here())
    if name == "local":
        return lambda run, portions: play_here(run, portions, wanted)
    ray_library()
    if address:
        check_address(address)
    return lambda run, portions: play_on_ray(run, portions, address, wanted)


class Play:
    """A run being played into a folder, and a console aside on which it is told."""

    def __init__(self, run: Run, store: Store, records: Path | None, teller: Teller) -> None:
        self.run = run
        self.store = store
        self.records = records
        self.teller = teller
        self.portions = Portions(store.missing())
        self.watch = Watch(run) if run.until_clear else None

    def go_on(self, engine: Engine) -> bool:
        """Play what is missing and merge it; false if somebody stopped it before."""
        self._remember_parts()
        done = self.run.rounds - sum(stop - start for start, stop in self.store.missing())
        if done:
            self.teller.say("ui-lab-again", done=done, total=self.run.rounds)
        with heeding(self._stop), self.teller.counting(done) as advance:
            for played in engine(self.run, self.portions):
                self._keep(played)
                advance(len(played.facts))
        if self.store.missing() and not self._clear():
            return False
        self._finish()
        return True

    def _clear(self) -> bool:
        return self.watch is not None and self.watch.bet.clear

    def _stop(self) -> None:
        self.portions.stop()
        self.teller.say("ui-lab-stopping")

    def _remember_parts(self) -> None:
        """What was played before counts for the bet too."""
        for start, stop in self.store.parts() if self.watch else ():
            self._hear(start, self.store.read(start, stop))

    def _hear(self, start: int, facts: NDArray[np.int32]) -> None:
        if self.watch and self.watch.hear(start, facts):
            self.portions.stop()

    def _keep(self, played: Played) -> None:
        """Records first: a part that is there has its records too."""
        for number, record in enumerate(played.records, played.start):
            assert self.records is not None
            path = self.records / f"{number:06}.json"
            with disk(path), written_whole(path) as part:
                part.write_bytes(record)
        self.store.keep(played.start, played.facts)
        self.portions.learn(len(played.facts), played.seconds)
        self._hear(played.start, played.facts)

    def _finish(self) -> None:
        if not self._clear() or self.watch is None:
            self.store.finish(self.run.rounds)
            return
        bet = self.watch.bet
        self.store.finish(bet.deals * len(self.run.players), clear={"deals": bet.deals, "more": bet.more})


def announce(run: Run, teller: Teller) -> None:
    """Say what will be otherwise than asked."""
    if run.rounds != run.games:
        teller.say("ui-lab-rounded", asked=run.games, n=run.rounds, seatings=len(run.players))
    if run.records and run.rounds > RECORDED:
        teller.say("ui-lab-recorded", n=RECORDED)


def prepare(run: Run, folder: Path, teller: Teller, *, engine: str, address: str | None, cores: int | None) -> Engine:
    """Refuse what cannot be played before anything is written."""
    run.booklet.check_players(len(run.players))
    arrow()
    check_folder(folder, run)
    chosen = chosen_engine(engine, address, cores)
    announce(run, teller)
    if not Store(folder, run).finished:
        warm(teller.console, teller.screen, run)
    return chosen


def folder_for(run: Run) -> Path:
    """A folder of its own for each run, so that the same command goes on with it."""
    words = [run.rules, *run.players, f"seed {run.seed}", f"{run.games} games"]
    words += ["until clear"] * run.until_clear + ["with records"] * run.records
    return Path("results") / re.sub(r"[^A-Za-z0-9=_]+", "-", " ".join(words))[:120].strip("-")


def lab_play(
    rules: Rules, names: Sequence[str], consoles: Consoles, *, output: Path | None, records: Path | None, **wishes: Any
) -> int:
    """The command: its exit code."""
    run = Run(
        split_names(names), str(rules), wishes["seed"], wishes["games"], wishes["until_clear"], records is not None
    )
    output = output or folder_for(run)
    out, aside = consoles
    teller = Teller(aside, screen(wishes["lang"]), run.rounds if run.players else 0)
    engine = prepare(run, output, teller, **{name: wishes[name] for name in ("engine", "address", "cores")})
    rounds = play(run, output, engine, records, teller)
    if rounds is None:
        return INTERRUPTED
    tell_clear(run, output, teller)
    tell(out, output, rounds, wishes["as_json"])
    return 0


def play(run: Run, folder: Path, engine: Engine, records: Path | None, teller: Teller) -> Rounds | None:
    """Play a run, or what is missing of it; nothing comes back if somebody stopped it."""
    with opened(folder, run) as store:
        if records is not None:
            with disk(records):
                records.mkdir(parents=True, exist_ok=True)
        if store.finished or Play(run, store, records, teller).go_on(engine):
            return load(folder)
        done = sum(stop - start for start, stop in store.parts())
    teller.say("ui-lab-stopped", done=done, total=run.rounds, path=str(folder))
    return None


def tell_clear(run: Run, folder: Path, teller: Teller) -> None:
    """Whether the answer was clear, where that was asked."""
    if not run.until_clear:
        return
    found = written_down(folder).get("clear")
    if isinstance(found, dict):
        teller.say("ui-lab-more" if found["more"] else "ui-lab-less", n=found["deals"], name=run.players[0])
    else:
        teller.say("ui-lab-unclear", name=run.players[0])


def tell(out: Console, folder: Path, rounds: Rounds, as_json: bool) -> None:
    """What the rounds say: for people, or for programs."""
    summary = summarize(rounds)
    if as_json:
        told = written_down(folder)
        more = {"version": told["version"], "clear": told.get("clear"), "results": str(folder)}
        out.file.write(json.dumps(as_dict(summary) | more) + "\n")
    else:
        out.print(show(summary))
