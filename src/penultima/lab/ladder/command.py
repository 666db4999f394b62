"""`penultima lab ladder`: play what is missing, and write the table as Markdown and JSON."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from penultima.exit_codes import ExitCode
from penultima.files import written_whole
from penultima.lab.engines import cores_here
from penultima.lab.interrupts import stop_on_signal
from penultima.lab.ladder.lineup import pairings
from penultima.lab.ladder.playing import LadderPlayer, StoppedError
from penultima.lab.ladder.tables import as_markdown, as_table, encode, make_ladder
from penultima.lab.play_command import Consoles
from penultima.lab.players import check_programs
from penultima.lab.progress import percent_reporter
from penultima.lab.results import arrow
from penultima.lab.results_folder import disk_errors
from penultima.text import translator

PAIRS, PAGE, DATA = "pairs", "ladder.md", "ladder.json"


def lab_ladder(players: Sequence[str], output: Path, consoles: Consoles, **wishes: Any) -> int:
    """The command: its exit code."""
    out, aside = consoles
    words = translator(wishes["lang"])
    check_programs(players)
    arrow()
    wanted = list(pairings(players, wishes["rounds"], wishes["slow_rounds"], wishes["seed"]))
    label = words.say("lab-pairs", n=len(wanted))
    with percent_reporter(aside, label, sum(pairing.run.rounds for pairing in wanted)) as advance:
        player = LadderPlayer(output / PAIRS, wishes["cores"] or len(cores_here()), advance)

        def stop() -> None:
            player.stop.set()
            aside.print(words.say("ui-lab-stopping"), soft_wrap=True)

        with stop_on_signal(stop):
            try:
                played = player.play(wanted)
            except StoppedError:
                aside.print(words.say("lab-kept", path=str(output)), soft_wrap=True, markup=False)
                return ExitCode.INTERRUPTED
    ladder = make_ladder(wanted, played)
    for name, data in ((PAGE, as_markdown(ladder, words).encode()), (DATA, encode(ladder))):
        with disk_errors(output / name), written_whole(output / name) as part:
            part.write_bytes(data)
    out.print(as_table(ladder, words))
    return ExitCode.DONE
