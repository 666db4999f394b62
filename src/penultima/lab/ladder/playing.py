"""Plays the pairs of a ladder that are missing, one after the other. Each is a run of the lab in a folder of its own,
so what is there is never played again: a bot that enters later plays only its own pairs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from threading import Event

from penultima.lab.engines import play_here
from penultima.lab.ladder.lineup import Pairing
from penultima.lab.ladder.ratings import Pair
from penultima.lab.results import Results
from penultima.lab.results_folder import load, open_folder
from penultima.lab.runs import Batches

Editions = dict[str, dict[Pair, Results]]
"""The results of each pair, by edition."""


class StoppedError(Exception):
    """Somebody stopped the ladder; what was played is kept."""


class LadderPlayer:
    """Plays pairs below a folder, and says how many rounds were finished."""

    def __init__(self, folder: Path, cores: int, progress: Callable[[int], None] = lambda _: None) -> None:
        self.folder = folder
        self.cores = cores
        self.progress = progress
        self.stop = Event()

    def play(self, wanted: Iterable[Pairing]) -> Editions:
        """The results of every pair, played now or before, by edition."""
        found: Editions = {}
        for pairing in wanted:
            found.setdefault(pairing.edition, {})[pairing.bots] = self.pair(pairing)
        return found

    def pair(self, pairing: Pairing) -> Results:
        """All rounds of a pair."""
        if self.stop.is_set():
            raise StoppedError
        run, path = pairing.run, self.folder / pairing.folder
        with open_folder(path, run) as opened:
            if not opened.finished:
                batches = Batches(opened.missing())
                self.progress(run.rounds - sum(stop - start for start, stop in opened.missing()))
                for played in play_here(run, batches, self.cores):
                    opened.save_part(played.start, played.facts)
                    batches.adapt(len(played.facts), played.seconds)
                    self.progress(len(played.facts))
                    if self.stop.is_set():
                        batches.stop()
                if opened.missing():
                    raise StoppedError
                opened.finish(run.rounds)
            else:
                self.progress(run.rounds)
        return load(path)
