"""Rows to learn from: turns of rounds between careful players, and what counts for each move of a position."""

import numpy as np
from numpy.typing import NDArray

from bench.search_ablations.kernel.values import CELLS_OF_A_HAND, Table, list_cells, new_cells
from penultima.bots.kernel.careful import careful_move
from penultima.bots.kernel.colors import color_before_wild, unseen_of_color
from penultima.bots.kernel.dispatch import apply_move
from penultima.bots.kernel.evaluation import danger, evaluate
from penultima.bots.kernel.randomness import advance, below, mix
from penultima.bots.kernel.search import MOST_MOVES
from penultima.bots.kernel.skill import WEIGHTS, Skills, Weight
from penultima.rules.calls import calls_are_open
from penultima.rules.cards import KINDS, SAME_COLOR
from penultima.rules.deal import deal
from penultima.rules.matching import matching
from penultima.rules.moves import DRAW, KEEP, NAME
from penultima.rules.piles import next_seat
from penultima.rules.record import EventLogs, States
from penultima.rules.state import Phase
from penultima.runtime import Wide, count_bits, entry, record_at


@entry
def value_rows(
    states: States, skills: Skills, logs: EventLogs, start: Wide, every: int, cells: NDArray[np.int16], winners: Table
) -> int:
    """Rounds between careful players. Of every so-manieth turn by lot, the cells of every seat from the one whose turn
    it is, and how far from it the seat sat that won. Returns the number of rounds."""
    state, log, careful, n, rounds = record_at(states, 0), record_at(logs, 0), record_at(skills, 0), 0, 0
    row, width = new_cells(), state.players * CELLS_OF_A_HAND
    chance = mix(np.uint64(start))
    while n < winners.size:
        number = start + rounds
        state.key[6] = number & 0xFFFFFFFF
        state.key[7] = number >> 32
        log.used = 0
        deal(state, log)
        first = n
        rounds += 1
        while state.phase != Phase.OVER:
            if state.owes != 0 and calls_are_open(state):
                state.owes = 0
            chance = advance(chance)
            if state.phase == Phase.TURN and n < winners.size and below(mix(chance), every) == 0:
                fits, seat = matching(state), state.asked
                for distance in range(state.players):
                    list_cells(state, seat, distance, fits, row)
                    for k in range(CELLS_OF_A_HAND):
                        cells[n * width + distance * CELLS_OF_A_HAND + k] = row[k]
                    seat = next_seat(state, seat)
                winners[n] = state.asked * 2 + (state.direction > 0)  # until the round is over
                n += 1
            log.used = 0
            apply_move(state, state.asked, careful_move(state, careful), log)
        for k in range(first, n):
            asked = winners[k] // 2
            distance = state.winner - asked if winners[k] % 2 == 1 else asked - state.winner
            winners[k] = (distance + state.players) % state.players if state.winner >= 0 else -1
    return rounds


@entry
def policy_rows(taken: States, units: Skills, moves: Table, features: Table) -> None:
    """What every weight of the careful policy counts for each legal move of each position, by its own evaluation with
    skills that have one weight each. `moves` as `judge_moves` wrote them; what it cannot tell stays zero."""
    for i in range(taken.size):
        state = record_at(taken, i)
        seat = state.asked
        for candidate in range(MOST_MOVES):
            move, at = moves[i * MOST_MOVES + candidate], (i * MOST_MOVES + candidate) * WEIGHTS
            if move < 0:
                continue
            if move < KINDS and (state.phase == Phase.TURN or state.phase == Phase.DRAWN):
                for which in range(WEIGHTS):
                    features[at + which] = evaluate(state, seat, move, record_at(units, which))
            elif move == DRAW:
                features[at + Weight.DRAW] = 1
            elif move == KEEP:
                features[at + Weight.KEEP] = 1
            elif state.phase == Phase.COLOR:
                color = move - NAME
                features[at + Weight.NAME_HELD] = count_bits(state.held[seat] & SAME_COLOR[color])
                features[at + Weight.NAME_UNSEEN] = unseen_of_color(state, seat, color)
                again = color == color_before_wild(state)
                features[at + Weight.NAME_AGAIN] = danger(state, next_seat(state, seat)) if again else 0
