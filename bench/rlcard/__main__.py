"""Play our bots against agents in RLCard's UNO environment, and print a row for each match."""

import argparse
import sys
import time
from typing import Any

from bench.rlcard.agent import CarefulAgent, SearchAgent
from bench.rlcard.match import play

MATCHES = (
    ("rule", "random"),
    ("careful", "random"),
    ("careful", "rule"),
    ("search", "random"),
    ("search", "rule"),
    ("search", "careful"),
)


def _told() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.rlcard", description=__doc__)
    parser.add_argument("--deals", type=int, default=5000, help="deals, each played from both seats (5000)")
    parser.add_argument("--playouts", type=int, default=1000, help="search's playouts for a decision (1000)")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first deal (0)")
    parser.add_argument("--agent", choices=("rule", "careful", "search"), help="only the matches of this agent")
    told = parser.parse_args()
    if told.deals < 2 or told.playouts < 1 or told.seed < 0:
        parser.error("an interval needs two deals, a search one playout, and deals are counted from 0")
    return told


def main() -> int:
    """The command."""
    told = _told()
    try:
        import rlcard  # noqa: PLC0415 (it has an environment of its own)
        from rlcard.agents import RandomAgent  # noqa: PLC0415
        from rlcard.models.uno_rule_models import UNORuleAgentV1  # noqa: PLC0415
    except ImportError:
        print("RLCard is not installed here: make rlcard installs it in an environment of its own", file=sys.stderr)
        return 2
    environment = rlcard.make("uno")
    agents: dict[str, Any] = {
        "random": RandomAgent(environment.num_actions),
        "rule": UNORuleAgentV1(),
        "careful": CarefulAgent(),
        "search": SearchAgent(told.playouts),
    }
    print("| agent | against | games | won | CPU s a game |\n|---|---|---|---|---|")
    for name, other in MATCHES:
        if told.agent in (None, name):
            begun = time.process_time()
            result = play(environment, agents[name], agents[other], told.deals, told.seed)
            each = (time.process_time() - begun) / (2 * told.deals)
            print(f"| {name} | {other} | {2 * told.deals:,} | {result} | {each:.4f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
