"""Count move sequences with the oracle, never with the engine: `python -m tests.rules.perft.make`.

Each booklet has a file with three deals; `counts` are the sequences of 1, 2, … moves, where a sequence is a list of
(seat, move) and every seat's legal moves count, calls included.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypedDict

from tests.oracle import BOOKLETS, Round, deal, legal, play
from tests.rules.plain_chance import PlainChance, key_of

FOLDER = Path(__file__).parent
DEPTH = 9
MOST = 4000
"""A deal is counted to depth 9, or until it has so many sequences."""


class Deal(TypedDict):
    """One line of a file."""

    why: str
    players: int
    hand: int
    seed: int
    dealer: int
    counts: list[int]


def dealt(booklet: str, line: Deal) -> tuple[Round, PlainChance]:
    """The round that the oracle deals."""
    settings, chance = replace(BOOKLETS[booklet], hand=line["hand"]), PlainChance(key_of(line["seed"]))
    round_, _ = deal(settings, line["players"], line["dealer"], chance.shuffle, chance.place)
    return round_, chance


def count(now: Round, depth: int, chance: PlainChance) -> int:
    """How many sequences of so many moves there are."""
    total = 0
    for seat in range(now.players):
        for move in legal(now, seat):
            total += count(play(now, seat, move, chance.shuffle)[0], depth - 1, chance) if depth > 1 else 1
    return total


def counts(booklet: str, line: Deal, depth: int, most: int = MOST) -> list[int]:
    """The counts of a deal, depth by depth."""
    now, chance = dealt(booklet, line)
    found: list[int] = []
    while len(found) < depth and (not found or found[-1] < most):
        found.append(count(now, len(found) + 1, chance))
    return found


def starts_with(now: Round, card: str) -> bool:
    """A seat is on turn and holds this card."""
    return now.phase == "TURN" and card in now.hands[now.asked]


def first_seed(booklet: str, line: Deal, good: Callable[[Round], bool]) -> int:
    """The first seed with which the deal shows what it should."""
    seed = 100 * list(BOOKLETS).index(booklet)
    while not good(dealt(booklet, {**line, "seed": seed})[0]):
        seed += 1
    return seed


def deals(booklet: str) -> list[Deal]:
    """Three deals: a special in the first hand, a Draw Four in it, and hands of two cards."""
    special = "w" if booklet == "classic/en" else "x"
    plans: list[tuple[str, int, int, int, Callable[[Round], bool]]] = [
        (f"{special} in the first hand", 2, 7, 0, lambda now: starts_with(now, special)),
        ("w4 in the first hand", 4, 7, 3, lambda now: starts_with(now, "w4")),
        ("two cards each", 3, 2, 1, lambda now: len(legal(now, now.asked)) == 3),
    ]
    made = []
    for why, players, hand, dealer, good in plans:
        line = Deal(why=why, players=players, hand=hand, seed=0, dealer=dealer, counts=[])
        line["seed"] = first_seed(booklet, line, good)
        line["counts"] = counts(booklet, line, DEPTH)
        made.append(line)
    return made


def path_of(booklet: str) -> Path:
    """The file of a booklet."""
    return FOLDER / f"{booklet.replace('/', '-')}.json"


def main() -> None:
    """Write every file anew."""
    for booklet in BOOKLETS:
        made = deals(booklet)
        path_of(booklet).write_text(json.dumps({"booklet": booklet, "deals": made}, indent=1) + "\n", "utf-8")
        print(booklet, *(line["counts"] for line in made), file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
