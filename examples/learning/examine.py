"""How well does it play? Paired deals in the lab, with intervals: python examples/learning/examine.py

Every deal is played from each seat, as in `penultima lab play`, so that nobody wins by better cards. Needs no torch.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import track

from penultima.booklets import Rules
from penultima.bots import bot
from penultima.bots.arena import deal_key
from penultima.bots.playing import one_line
from penultima.envs import Network, PolicyBot, load_network
from penultima.errors import PenultimaError
from penultima.lab.bot_round import play_round
from penultima.lab.results import Results
from penultima.lab.statistics import summarize
from penultima.lab.summary import as_table

WEIGHTS = Path(__file__).with_name("weights.npz")


def play(policy: Network, rules: str, names: tuple[str, ...], deals: int, seed: int) -> Results:
    """All rounds: deal d // players, with player p at seat (p + d) % players."""
    Rules.parse(rules).check_players(len(names) + 1)
    bots = [PolicyBot(policy, policy.version), *(bot(name, f"{seed} {number}") for number, name in enumerate(names))]
    players, facts = len(bots), []
    for number in track(range(deals * len(bots)), description=f"against {', '.join(names)}", transient=True):
        seats = [bots[(seat - number) % players] for seat in range(players)]
        facts.append(play_round(Rules.parse(rules), seats, deal_key(seed, number // players))[1])
    return Results(rules, ("trained", *names), seed, 0, np.stack(facts))


def learned(weights: Path) -> tuple[str, int]:
    """By which rules, and among how many, as the log beside the weights says."""
    log = weights.with_suffix(".json")
    if not log.exists():
        return "classic/en", 2
    facts = json.loads(log.read_text())
    return facts["rules"], facts["players"]


def main() -> None:
    """Examine."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", type=Path, nargs="?", default=WEIGHTS, help="default: those beside this file")
    parser.add_argument("--against", nargs="+", default=["first", "careful", "search"], help="one after the other")
    parser.add_argument("--players", type=int, help="the bot sits on all seats but one; default: as it learned, else 2")
    parser.add_argument("--rules", help="default: by which it learned, else classic/en")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if not options.weights.exists():
        sys.exit(f"{options.weights} is not there; self_play.py makes it")
    if options.deals < 1:
        parser.error("there is at least one deal")
    rules, players = learned(options.weights)
    rules, players = options.rules or rules, options.players or players
    try:
        policy = load_network(options.weights)
        for name in options.against:
            results = play(policy, rules, (name,) * (players - 1), options.deals, options.seed)
            Console().print(as_table(summarize(results)))
    except PenultimaError as error:
        sys.exit(one_line(error))


if __name__ == "__main__":
    main()
