"""Rounds, matches and views that are copied and play on: `python -m tests.game.copying` does it in any way to run.

Each copy must go the same way as its original, and neither may disturb the other.
"""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

from penultima.game import Match, Round, View
from penultima.runtime import WAY
from tests.game.random_play import any_move

Copier = Callable[[Any], Any]
BOOKLETS = ("classic/en", "battle/fr", "scary/es", "revenge/es", "hyper/fr")


def pickled(one: Any) -> Any:
    """What comes out of a pickle."""
    return pickle.loads(pickle.dumps(one))


COPIERS: tuple[Copier, ...] = (copy.copy, copy.deepcopy, pickled)


def seen(round: Round) -> tuple[object, ...]:
    """All that one can ask of a round."""
    views = [round.view(seat).to_dict() for seat in (None, *range(round.players))]
    about = (round.turn, round.phase, round.over, round.winner, round.speakers(), round.legal_moves())
    return (*about, round.position, round.key, round.opening, round.events, round.moves, round.points(), views)


def go_on(round: Round, seed: int, moves: int) -> list[tuple[object, ...]]:
    """Make random moves; the events of each, and what one sees afterwards."""
    dice, road = random.Random(seed), list[tuple[object, ...]]()
    while moves and not round.over:
        seat, move = any_move(round, dice)
        road.append((move, round.play(move, seat), seen(round)))
        moves -= 1
    return road


def check_round(copied: Copier, round: Round, moves: int) -> None:
    """The copy first, then another one, then the round itself: all go the same way from the same place."""
    before = seen(round)
    twin, other = copied(round), copied(round)
    assert type(twin) is type(round)
    assert seen(twin) == before
    road = go_on(twin, moves, moves)
    assert seen(round) == seen(other) == before
    assert go_on(other, moves, moves) == go_on(round, moves, moves) == road
    assert round.states.tobytes() == twin.states.tobytes()


def check_match(copied: Copier, match: Match, rounds: int) -> None:
    """The same for a match, over several rounds."""
    twin = copied(match)
    for _ in range(rounds):
        before = seen(match.round)
        finish_round(twin)
        assert seen(match.round) == before
        finish_round(match)
        assert seen(match.round) == seen(twin.round)
        assert (twin.scores, twin.winners, twin.openings) == (match.scores, match.winners, match.openings)
        if match.over:
            return
        assert match.next_round() == twin.next_round()


def finish_round(match: Match) -> None:
    """The gentlest moves, to the end of the round; cards first, so that there is one."""
    while not match.round.over:
        legal = match.round.legal_moves()
        match.play(next((move for move in legal if move.card is not None), legal[0]))


def check_view(copied: Copier, round: Round, seat: int | None) -> None:
    """A copied view shows the same, and goes on being what the seat saw."""
    view = round.view(seat, (3,) * round.players)
    twin = copied(view)
    expected = (view.to_dict(), view.events, view.legal_moves(), view.scores)
    assert twin == view
    go_on(round, 1, 5)
    assert isinstance(twin, View)
    assert (twin.to_dict(), twin.events, twin.legal_moves(), twin.scores) == expected


def run(moves: int) -> int:
    """Everything, in this way to run; how many rounds were copied."""
    count = 0
    for copied in COPIERS:
        for number, booklet in enumerate(BOOKLETS):
            round = Round(booklet, 2 + number, seed=number)
            check_round(copied, round, moves)  # just dealt
            check_round(copied, round, moves)  # in the middle
            check_view(copied, round, number % 2)
            check_view(copied, round, None)
            count += 2
        position = "hands: r5 y7 | b2 r2 g3 y1; draw: b3 b4 g1 y1 r9; discard: * r7; turn: 0"
        check_round(copied, Round.from_position(position), moves)
        check_match(copied, Match("classic/en +hand=2 +target=50", 2, seed=3), 3)
    return count


if __name__ == "__main__":
    print(f"{run(3)} rounds copied, {WAY}")
