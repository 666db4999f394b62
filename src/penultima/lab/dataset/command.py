"""`penultima lab dataset`: make a dataset, or what is missing of it, and say what came out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from penultima.exit_codes import ExitCode
from penultima.lab.dataset.folder import DatasetFolder, check_folder, open_dataset
from penultima.lab.dataset.plan import Plan
from penultima.lab.dataset.shards import Maker, Queue, chosen_maker
from penultima.lab.interrupts import stop_on_signal
from penultima.lab.play_command import Consoles
from penultima.lab.players import check_programs
from penultima.lab.progress import ProgressReporter, prepare_engine
from penultima.lab.results import arrow
from penultima.text import translator


def lab_dataset(plan: Plan, output: Path, consoles: Consoles, **wishes: Any) -> int:
    """The command: its exit code."""
    out, aside = consoles
    words = translator(wishes["lang"])
    reporter = ProgressReporter(aside, words, plan.rounds)
    if wishes["engine"] == "local":  # a cluster has programs of its own
        check_programs(plan.players)
    arrow()
    check_folder(output, plan)
    maker = chosen_maker(wishes["engine"], wishes["address"], wishes["cores"])
    prepare_engine(aside, words, plan.run(plan.tables[0]), move_by_move=True)
    with open_dataset(output, plan) as folder:
        if not folder.finished and not make_missing(folder, maker, reporter):
            return ExitCode.INTERRUPTED
        facts = {"rounds": plan.rounds, "mb": round(folder.size() / 1e6), "path": str(output)}
    out.print(words.say("lab-dataset", **facts), soft_wrap=True, markup=False)
    return ExitCode.DONE


def make_missing(folder: DatasetFolder, maker: Maker, reporter: ProgressReporter) -> bool:
    """Make what is missing; false if somebody stopped it."""
    missing = folder.missing()
    queue = Queue(folder.plan, missing)
    done = folder.plan.rounds - sum(shard.rounds for shard in missing)
    if done:
        reporter.say("ui-lab-again", done=done, total=folder.plan.rounds)

    def stop() -> None:
        queue.stop()
        reporter.say("ui-lab-stopping")

    with stop_on_signal(stop), reporter.counting(done) as advance:
        for made in maker(queue):
            folder.save(made)
            advance(made.shard.rounds)
    left = sum(shard.rounds for shard in folder.missing())
    if left:
        kept = folder.plan.rounds - left
        reporter.say("ui-lab-stopped", done=kept, total=folder.plan.rounds, path=str(folder.path))
        return False
    folder.finish()
    return True
