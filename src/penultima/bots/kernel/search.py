"""Search: before it decides, a seat plays the round out many times from samples of the cards it cannot see.

Every sample is played out by careful players, once with each candidate move: so all candidates meet the same luck.
A candidate that is clearly worse is eliminated. The best one at the end, or once the answer is clear, is played.
"""

from typing import Annotated, NewType

import numpy as np
from numpy.typing import NDArray

from penultima.bots.kernel.belief import Belief, is_followed
from penultima.bots.kernel.careful import careful_move
from penultima.bots.kernel.chain import prepare_belief, sample_belief
from penultima.bots.kernel.decisions import NO_MOVE
from penultima.bots.kernel.determinization import fill_hidden_cards
from penultima.bots.kernel.dispatch import apply_move
from penultima.bots.kernel.memory import Memory
from penultima.bots.kernel.randomness import advance, mix, random_word
from penultima.bots.kernel.skill import Skill
from penultima.rules.calls import calls_are_open
from penultima.rules.cards import EMPTY
from penultima.rules.events import EventLog
from penultima.rules.legal import asked_acts, asked_cards
from penultima.rules.moves import DRAW
from penultima.rules.record import Int, Kinds, States, dtype_of
from penultima.rules.score import hand_points
from penultima.rules.state import Phase, State
from penultima.runtime import LAYOUTS, compiled, lowest_bit, record_at

MOST_MOVES = 64
"""More moves than any seat may choose from."""
FIRST_ELIMINATION = 24
"""Samples after which candidates begin to be eliminated."""
CLEAR_MARGIN = 2.6
"""Standard errors by which a candidate must be worse to be eliminated."""
FIRST_ELIMINATION_BY_BELIEF = 160
CLEAR_MARGIN_BY_BELIEF = 3.0
"""The same where each sample is a few steps from the one before: they are less than independent."""
WORTH_IT = 1.0
"""Standard errors by which a candidate must be better than what a careful player would do, where hands are inferred:
among many candidates one always looks better by luck."""
EQUAL_VALUES = 0.004
"""Candidates whose values differ by less than this are as good as each other."""
EQUAL_VALUES_BY_BELIEF = 0.01
"""The same where hands are inferred: so small a lead is not worth leaving what a careful player would do."""
PLAYOUT_LIMIT = 2000
"""Moves after which a playout is given up."""


class SearchState:
    """The candidate moves of one decision, and how they have done so far."""

    candidates: Int
    """How many candidates are left."""
    samples: Int
    """Samples of the hidden cards so far."""
    playouts: Int
    """Playouts so far: one for each sample and candidate."""
    infers: Int
    """1 if samples follow what the others' decisions tell of their hands, as far as the round was followed."""
    random: Annotated[Kinds, np.uint64]
    """The state of the random generator."""
    moves: Annotated[NDArray[np.int64], np.int64, (MOST_MOVES,)]
    """The move of each candidate."""
    sums: Annotated[NDArray[np.float64], np.float64, (MOST_MOVES,)]
    """The sum of each candidate's values over all samples."""
    latest: Annotated[NDArray[np.float64], np.float64, (MOST_MOVES,)]
    """Each candidate's value in the last sample."""
    products: Annotated[NDArray[np.float64], np.float64, (MOST_MOVES, MOST_MOVES)]
    """Sums of the products of two candidates' values, from which the error of their difference is found."""
    usual: Int
    """What a careful player would do, where hands are inferred; else no move."""
    belief: Belief
    """Where the hidden cards are supposed to be, if it infers."""


SearchStates = NewType("SearchStates", NDArray[np.void])
SEARCH_STATE = LAYOUTS[SearchStates] = dtype_of(SearchState)

WINNERS, STEPS, STEP = 10, 64, 10
"""The stakes begin with what every winner's points are worth, in steps of ten points."""
LOW = WINNERS * STEPS
"""After that: whether everybody's points count, and what a point in each hand is worth."""
STAKES = LOW + 1 + WINNERS


@compiled
def list_candidates(view: State, search: SearchState, seed: int) -> None:
    """Begin a search: every legal move of the asked seat is a candidate."""
    search.belief.begun = 0
    search.usual = NO_MOVE
    search.candidates = 0
    search.samples = 0
    search.playouts = 0
    search.random = random_word(view, view.asked, seed)
    cards, acts = asked_cards(view), asked_acts(view)
    while cards != EMPTY:
        add_candidate(search, lowest_bit(cards))
        cards &= cards - np.uint64(1)
    while acts != EMPTY:
        add_candidate(search, DRAW + lowest_bit(acts))
        acts &= acts - np.uint64(1)


@compiled
def add_candidate(search: SearchState, move: int) -> None:
    """Add a move to the candidates."""
    candidate = search.candidates
    search.moves[candidate] = move
    search.sums[candidate] = 0.0
    for other in range(candidate + 1):
        search.products[candidate, other] = 0.0
        search.products[other, candidate] = 0.0
    search.candidates = candidate + 1


@compiled
def play_out(state: State, skill: Skill, log: EventLog) -> None:
    """Let careful players finish the round; UNO is always said."""
    for _ in range(PLAYOUT_LIMIT):
        if state.phase == Phase.OVER:
            return
        if state.owes != 0 and calls_are_open(state):
            state.owes = 0
        apply_move(state, state.asked, careful_move(state, skill), log)


@compiled
def value_of_end(state: State, me: int, stakes: NDArray[np.float64]) -> float:
    """What the end of a round is worth to the searching seat. `stakes` count seats from that one on."""
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
def play_out_candidates(
    states: States,
    memory: Memory,
    skill: Skill,
    search: SearchState,
    stakes: NDArray[np.float64],
    log: EventLog,
    infers: bool,
) -> None:
    """Sample the hidden cards once, and play the round out with each candidate.

    The first state is the view; the second becomes the sample and the third the playout.
    """
    search.random = advance(search.random)
    if infers:
        sample_belief(states, memory, skill, search.belief, mix(search.random))
    else:
        states[1] = states[0]
        fill_hidden_cards(record_at(states, 1), memory, skill, mix(search.random))
    for candidate in range(search.candidates):
        states[2] = states[1]
        state = record_at(states, 2)
        apply_move(state, state.asked, search.moves[candidate], log)
        play_out(state, skill, log)
        search.latest[candidate] = value_of_end(state, memory.seat, stakes)
    for candidate in range(search.candidates):
        search.sums[candidate] += search.latest[candidate]
        for other in range(search.candidates):
            search.products[candidate, other] += search.latest[candidate] * search.latest[other]
    search.samples += 1
    search.playouts += search.candidates


@compiled
def best_candidate(search: SearchState) -> int:
    """The candidate with the highest value so far."""
    best = 0
    for candidate in range(1, search.candidates):
        if search.sums[candidate] > search.sums[best]:
            best = candidate
    return best


@compiled
def chosen_candidate(search: SearchState) -> int:
    """The candidate with the highest value, but where it is hardly better, what a careful player would do."""
    best = best_candidate(search)
    for candidate in range(search.candidates):
        if search.moves[candidate] == search.usual and candidate != best and search.samples > 0:
            mean, error = compare(search, candidate, best)
            return candidate if mean < WORTH_IT * error else best
    return best


@compiled
def remove_candidate(search: SearchState, candidate: int) -> None:
    """Remove a candidate; the last one takes its place."""
    last = search.candidates - 1
    search.moves[candidate] = search.moves[last]
    search.sums[candidate] = search.sums[last]
    for other in range(search.candidates):
        search.products[candidate, other] = search.products[last, other]
    for other in range(search.candidates):
        search.products[other, candidate] = search.products[other, last]
    search.products[candidate, candidate] = search.products[last, last]
    search.candidates = last


@compiled
def compare(search: SearchState, candidate: int, best: int) -> tuple[float, float]:
    """By how much a candidate is worse than the best on average, and the standard error of that difference."""
    n = search.samples
    mean = (search.sums[best] - search.sums[candidate]) / n
    square = (
        search.products[best, best] + search.products[candidate, candidate] - 2.0 * search.products[best, candidate]
    ) / n
    return mean, np.sqrt(max(square - mean * mean, 1e-9) / n)


@compiled
def eliminate(search: SearchState, margin: float, equal: float) -> bool:
    """Remove candidates that are worse by so many standard errors. Returns whether more playouts could change the
    answer by more than what is as good as equal."""
    best = best_candidate(search)
    candidate, open_question = 0, False
    while candidate < search.candidates:
        if candidate == best:
            candidate += 1
            continue
        mean, error = compare(search, candidate, best)
        if mean > margin * error:
            last = search.candidates - 1
            remove_candidate(search, candidate)
            if best == last:
                best = candidate
        else:
            open_question = open_question or mean + margin * error > equal
            candidate += 1
    return search.candidates > 1 and open_question


@compiled
def run_search(
    states: States,
    memory: Memory,
    skill: Skill,
    search: SearchState,
    stakes: NDArray[np.float64],
    budget: int,
    log: EventLog,
) -> bool:
    """Play out until `budget` playouts were made in all. Returns whether more could change the answer."""
    infers = search.infers == 1 and is_followed(record_at(states, 0), memory)
    if infers:
        search.usual = careful_move(record_at(states, 0), skill)
        prepare_belief(states, memory, skill, search.belief, mix(~search.random))
    check = FIRST_ELIMINATION_BY_BELIEF if infers else FIRST_ELIMINATION
    margin = CLEAR_MARGIN_BY_BELIEF if infers else CLEAR_MARGIN
    equal = EQUAL_VALUES_BY_BELIEF if infers else EQUAL_VALUES
    while check <= search.samples:
        check += check // 2
    while search.playouts + search.candidates <= budget:
        play_out_candidates(states, memory, skill, search, stakes, log, infers)
        if search.samples >= check:
            check += check // 2
            if not eliminate(search, margin, equal):
                return False
    return True
