"""Does a learned value, or a learned policy, make `infer` stronger in the same time? In native code:

    PENULTIMA_ENGINE=compiled python -m bench.search_ablations --players 4 --rounds 1000 --seed 1

Positions of `infer:300` among careful players are taken, every legal move is played out with the true hands, and
searches with parts exchanged choose there. The *gain* is how much better their moves are than those of `careful`,
summed over a round, in percent of a win; the *difference* is that to the first search in its group, from the same
positions. What is learned comes from other rounds. Intervals are 95 %, by deal.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from bench.search_ablations.learning import fit_policy, fit_value, log_loss, turns_of, whole
from bench.search_ablations.positions import Positions, Variant, belief_scores, policy_moves, take
from penultima.bots.kernel.skill import Skills
from penultima.bots.skills import skill
from penultima.runtime import NATIVE

Numbers = NDArray[np.float64]
JUDGED_BY = 400
"""Playouts with the true hands for every move."""
TURNS = 300_000
CUTS = 8, 16, 32
SAMPLES = 200


def with_interval(numbers: Numbers, positions: Positions) -> str:
    """The mean of a number that each round has, in percent, with its interval by deal."""
    players = int(positions.states["players"][0])
    deals = numbers[: len(numbers) // players * players].reshape(-1, players).mean(1)
    return f"{100 * deals.mean():6.2f} ± {196 * deals.std(ddof=1) / np.sqrt(len(deals)):.2f}"


def compare(positions: Positions, variants: list[Variant]) -> None:
    """Print how good each search is, and how much better than the first."""
    usual = positions.worth(policy_moves(positions, skill("careful")))
    first: Numbers | None = None
    for variant in variants:
        moves, claims, milliseconds = variant.choose(positions)
        gain = positions.by_round(positions.worth(moves) - usual)
        first = gain if first is None else first
        claim = 100 * positions.by_round(claims).mean()
        print(
            f"{variant.name:32} gain {with_interval(gain, positions)}  difference "
            f"{with_interval(gain - first, positions)}  claim {claim:5.2f}  {milliseconds:6.2f} ms a decision",
            flush=True,
        )


def in_the_time_of(first: Variant, variant: Variant, few: Positions) -> Variant:
    """The same search with as many playouts as fit into the time of another one: found by trying twice."""
    wanted = first.choose(few)[2]
    for _ in range(2):
        taken = variant.choose(few)[2]
        variant = variant.with_playouts(round(variant.playouts * wanted / taken))
    return variant


def variants_of(playouts: int, table: NDArray[np.int64], learned: Skills) -> Iterator[Variant]:
    """What is compared with the search as it is."""
    for cut in CUTS:
        yield Variant(f"value after {cut} moves", playouts, cut, table=table)
    yield Variant("learned policy: own seat", playouts, mine=learned)
    yield Variant("learned policy: all seats", playouts, mine=learned, others=learned)
    yield Variant("learned policy: likelihood", playouts, explains=learned)


def main() -> None:
    """Learn, take positions, compare."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rules", default="classic/en")
    options.add_argument("--players", type=int, default=4)
    options.add_argument("--rounds", type=int, default=1000)
    options.add_argument("--playouts", type=int, default=1000)
    options.add_argument("--seed", type=int, default=1)
    wish = options.parse_args()
    if not NATIVE:
        options.error("set PENULTIMA_ENGINE=compiled")
    bots = ["infer:300", *["careful"] * (wish.players - 1)]
    table = fit_value(turns_of(wish.rules, wish.players, wish.seed + 1_000_000, TURNS))
    fresh = turns_of(wish.rules, wish.players, wish.seed + 2_000_000, TURNS // 6)
    print(f"value: log loss {log_loss(fresh, table):.4f}, with nothing known {np.log(wish.players):.4f}", flush=True)
    learned = fit_policy(take(wish.rules, bots, wish.seed + 3_000_000, wish.rounds, JUDGED_BY))
    positions = take(wish.rules, bots, wish.seed, wish.rounds, JUDGED_BY)
    usual, better = (positions.worth(policy_moves(positions, one)) for one in (skill("careful"), learned))
    print(f"learned policy: gain {with_interval(positions.by_round(better - usual), positions)}", flush=True)
    for name, explains, infers in (
        ("as search samples", skill("careful"), False),
        ("explained by careful", skill("careful"), True),
        ("explained by the learned policy", learned, True),
    ):
        scores = belief_scores(positions, explains, SAMPLES, infers)
        print(f"{name:32} log-likelihood of a card {scores[:, 0].mean():.4f}  colors {scores[:, 1].mean():.4f}")
    first = Variant("as it is", wish.playouts)
    few = positions.part(0, max(wish.rounds // 10, 1))
    others = [in_the_time_of(first, one, few) for one in variants_of(wish.playouts, whole(table), learned)]
    compare(positions, [first, *others, Variant("sees all hands", wish.playouts, sees_hands=True)])


if __name__ == "__main__":
    main()
