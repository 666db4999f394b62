"""What known agents are worth in the named tasks: the table of docs/envs/baselines.md.

python -m bench.baselines --deals 100 --agents random first careful trained search weights.npz

A file of weights that examples/learning has written is an agent too. Every line is printed when its task is done.
"""

from __future__ import annotations

import argparse

from penultima.envs import TASKS, environment_hash, evaluate

AGENTS = ("random", "first", "careful", "trained", "search")
SOME_TASKS = ("classic-2", "classic-4", "scary-3", "battle-2", "revenge-3", "hyper-4", "classic-2-house")
SLOW = 10
"""An agent that searches plays so many times fewer deals."""


def cell(agent: str, task: str, deals: int) -> str:
    """The share of rounds won, and half of its interval."""
    played = max(2, deals // SLOW) if agent.startswith(("search", "infer", "expert")) else deals
    won = evaluate(agent, task, deals=played).won
    return f"{100 * won.value:.1f} ± {50 * (won.high - won.low):.1f}"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=500, help=f"each from every seat; search plays 1/{SLOW} of them")
    parser.add_argument("--agents", nargs="+", default=list(AGENTS), help="bots by name, or files of weights")
    parser.add_argument("--tasks", nargs="+", default=list(SOME_TASKS), choices=list(TASKS), metavar="TASK")
    options = parser.parse_args()
    heads = [agent.rsplit("/", 1)[-1] for agent in options.agents]
    print(f"| task | even | {' | '.join(heads)} | environment |", "|---" * (len(heads) + 3) + "|", sep="\n", flush=True)
    for task in options.tasks:
        cells = [cell(agent, task, options.deals) for agent in options.agents]
        even = f"{100 / TASKS[task].players:.1f}"
        print(f"| `{task}` | {even} | {' | '.join(cells)} | `{environment_hash(task)}` |", flush=True)


if __name__ == "__main__":
    main()
