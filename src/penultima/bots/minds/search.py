"""Search: before it decides, a seat plays the round out many times from guesses of what it cannot see.

Every guess is played once with each move that is still in the race, by careful players: the moves meet the same luck,
and a move that is clearly worse leaves the race. What remains at the end, or when the answer is clear, is played.
"""

from typing import Annotated, NewType

import numpy as np
from numpy.typing import NDArray

from penultima.bots.minds.acting import act
from penultima.bots.minds.careful import careful
from penultima.bots.minds.dice import following, luck, mix
from penultima.bots.minds.guess import guess
from penultima.bots.minds.memory import Memory
from penultima.bots.minds.skill import Skill
from penultima.rules.calls import calls_are_open
from penultima.rules.cards import EMPTY
from penultima.rules.events import Log
from penultima.rules.legal import asked_acts, asked_cards
from penultima.rules.moves import DRAW
from penultima.rules.record import LAYOUTS, Int, Kinds, Table, compiled, dtype_of, lowest_bit, state_at
from penultima.rules.score import hand_points
from penultima.rules.state import Phase, State

ARMS = 64
FIRST_LOOK = 24
"""Guesses after which moves begin to leave the race."""
CLEARLY = 2.6
"""Standard errors by which a move must lag behind to leave it."""
ALIKE = 0.004
"""Moves whose values differ by less than this are as good as each other."""
LONG = 2000
"""Moves after which a playout is given up."""


class Race:
    """The moves of one decision, and how they have done so far."""

    arms: Int
    guesses: Int
    spent: Int
    """Playouts so far."""
    chance: Annotated[Kinds, np.uint64]
    moves: Annotated[NDArray[np.int64], np.int64, (ARMS,)]
    sums: Annotated[NDArray[np.float64], np.float64, (ARMS,)]
    latest: Annotated[NDArray[np.float64], np.float64, (ARMS,)]
    products: Annotated[NDArray[np.float64], np.float64, (ARMS, ARMS)]
    """Sums of the products of two moves' values."""


Races = NewType("Races", NDArray[np.void])
RACE = LAYOUTS[Races] = dtype_of(Race)

WINNERS, STEPS, STEP = 10, 64, 10
"""A table of what each winner's points are worth: in steps of ten."""
LOW = WINNERS * STEPS
"""After it: whether everybody's points count, and what a point in each hand is worth."""
STAKES = LOW + 1 + WINNERS


@compiled
def line_up(view: State, race: Race, seed: int) -> None:
    """All that the asked seat may do enters the race."""
    race.arms = 0
    race.guesses = 0
    race.spent = 0
    race.chance = luck(view, view.asked, seed)
    cards, acts = asked_cards(view), asked_acts(view)
    while cards != EMPTY:
        add(race, lowest_bit(cards))
        cards &= cards - np.uint64(1)
    while acts != EMPTY:
        add(race, DRAW + lowest_bit(acts))
        acts &= acts - np.uint64(1)


@compiled
def add(race: Race, move: int) -> None:
    """A move enters the race."""
    arm = race.arms
    race.moves[arm] = move
    race.sums[arm] = 0.0
    for other in range(arm + 1):
        race.products[arm, other] = 0.0
        race.products[other, arm] = 0.0
    race.arms = arm + 1


@compiled
def play_out(state: State, skill: Skill, log: Log) -> None:
    """Careful players finish the round; UNO is always said."""
    for _ in range(LONG):
        if state.phase == Phase.OVER:
            return
        if state.owes != 0 and calls_are_open(state):
            state.owes = 0
        act(state, state.asked, careful(state, skill), log)


@compiled
def value(state: State, me: int, stakes: NDArray[np.float64]) -> float:
    """What the end of a round is worth to the searching seat. Stakes are told from that seat on round the table."""
    if stakes[LOW] > 0.0:
        worth = 0.0
        for seat in range(state.players):
            worth += stakes[LOW + 1 + seat] * hand_points(state, (me + seat) % state.players)
        return worth
    if state.winner < 0:
        return 1.0 / state.players
    points = 0
    for seat in range(state.players):
        points += hand_points(state, seat)
    winner = (state.winner - me + state.players) % state.players
    return stakes[winner * STEPS + min(points // STEP, STEPS - 1)]


@compiled
def run(tables: Table, memory: Memory, skill: Skill, race: Race, stakes: NDArray[np.float64], log: Log) -> None:
    """One guess, played out once for each move in the race."""
    race.chance = following(race.chance)
    tables[1] = tables[0]
    guess(state_at(tables, 1), memory, skill, mix(race.chance))
    for arm in range(race.arms):
        tables[2] = tables[1]
        state = state_at(tables, 2)
        act(state, state.asked, race.moves[arm], log)
        play_out(state, skill, log)
        race.latest[arm] = value(state, memory.seat, stakes)
    for arm in range(race.arms):
        race.sums[arm] += race.latest[arm]
        for other in range(race.arms):
            race.products[arm, other] += race.latest[arm] * race.latest[other]
    race.guesses += 1
    race.spent += race.arms


@compiled
def ahead(race: Race) -> int:
    """The move that has done best."""
    best = 0
    for arm in range(1, race.arms):
        if race.sums[arm] > race.sums[best]:
            best = arm
    return best


@compiled
def leave(race: Race, arm: int) -> None:
    """A move leaves the race; the last one takes its place."""
    last = race.arms - 1
    race.moves[arm] = race.moves[last]
    race.sums[arm] = race.sums[last]
    for other in range(race.arms):
        race.products[arm, other] = race.products[last, other]
    for other in range(race.arms):
        race.products[other, arm] = race.products[other, last]
    race.products[arm, arm] = race.products[last, last]
    race.arms = last


@compiled
def lag(race: Race, arm: int, best: int) -> tuple[float, float]:
    """How far a move lags behind the best on average, and the standard error of that."""
    n = race.guesses
    mean = (race.sums[best] - race.sums[arm]) / n
    square = (race.products[best, best] + race.products[arm, arm] - 2.0 * race.products[best, arm]) / n
    return mean, np.sqrt(max(square - mean * mean, 1e-9) / n)


@compiled
def look(race: Race) -> bool:
    """Moves that lag clearly leave; is there still something to find out?"""
    best = ahead(race)
    arm, open_question = 0, False
    while arm < race.arms:
        if arm == best:
            arm += 1
            continue
        mean, error = lag(race, arm, best)
        if mean > CLEARLY * error:
            last = race.arms - 1
            leave(race, arm)
            if best == last:
                best = arm
        else:
            open_question = open_question or mean + CLEARLY * error > ALIKE
            arm += 1
    return race.arms > 1 and open_question


@compiled
def think(
    tables: Table, memory: Memory, skill: Skill, race: Race, stakes: NDArray[np.float64], budget: int, log: Log
) -> bool:
    """Go on with a race until so many playouts are spent; is there still something to find out?"""
    check = FIRST_LOOK
    while check <= race.guesses:
        check += check // 2
    while race.spent + race.arms <= budget:
        run(tables, memory, skill, race, stakes, log)
        if race.guesses >= check:
            check += check // 2
            if not look(race):
                return False
    return True
