"""Positions of real rounds, what each legal move is worth there, and how well a belief foretells the true hands."""

import numpy as np
from numpy.typing import NDArray

from bench.search_ablations.kernel.exchanging import play_on, shuffle_pile
from bench.search_ablations.kernel.values import Table
from penultima.bots.kernel.belief import is_followed
from penultima.bots.kernel.chain import prepare_belief, sample_belief
from penultima.bots.kernel.decisions import NO_MOVE, decide
from penultima.bots.kernel.determinization import fill_hidden_cards
from penultima.bots.kernel.dispatch import apply_move
from penultima.bots.kernel.memory import Memories
from penultima.bots.kernel.policies import Policy
from penultima.bots.kernel.randomness import advance, mix
from penultima.bots.kernel.rounds import begin_memories, make_move, search_move, speak_unasked
from penultima.bots.kernel.search import MOST_MOVES, SearchStates, list_candidates, value_of_end
from penultima.bots.kernel.skill import Skills
from penultima.rules.asking import Cursors, only_the_asked
from penultima.rules.cards import COLORLESS, COLORS, EMPTY, KINDS, SAME_COLOR
from penultima.rules.deal import deal
from penultima.rules.moves import SEATS
from penultima.rules.record import EventLogs, States, widened
from penultima.rules.state import Phase, State
from penultima.rules.view import hide_secrets
from penultima.runtime import Wide, compiled, entry, lowest_bit, record_at, scratch

new_counts = scratch(np.int64, SEATS * KINDS)


@entry
def take_positions(
    states: States,
    cursors: Cursors,
    logs: EventLogs,
    skills: Skills,
    memories: Memories,
    searches: SearchStates,
    stakes: NDArray[np.float64],
    start: Wide,
    rounds: int,
    facts: NDArray[np.int32],
    taken: States,
    kept: Memories,
    numbers: Table,
) -> int:
    """Play rounds as `play_bots` does, and keep the positions in which the first player searches among several moves,
    with its memory and the number of the round. Returns how many there are."""
    state, log, silent_log, cursor = record_at(states, 0), record_at(logs, 0), record_at(logs, 1), record_at(cursors, 0)
    players, n = state.players, 0
    for i in range(rounds):
        number, shift = (start + i) // players, players - (start + i) % players
        state.key[6] = number & 0xFFFFFFFF
        state.key[7] = number >> 32
        log.used = 0
        deal(state, log)
        begin_memories(state, skills, shift, memories, log)
        while state.phase != Phase.OVER:
            cursor.actor = state.asked
            move = NO_MOVE if only_the_asked(state) else speak_unasked(state, skills, shift, cursor)
            if move == NO_MOVE:
                player = (state.asked + shift) % players
                skill = record_at(skills, player)
                if skill.policy == Policy.SEARCH:
                    move = search_move(states, skills, skill, memories, searches, stakes, silent_log)
                    list_candidates(state, record_at(searches, 0), 0)
                    if player == 0 and record_at(searches, 0).candidates > 1 and n < taken.size:
                        taken[n] = states[0]
                        for k in range(memories.size):
                            if record_at(memories, k).seat == state.asked:
                                kept[n] = memories[k]
                        numbers[n] = start + i
                        n += 1
                else:
                    move = decide(state, skill)
            make_move(state, cursor.actor, move, memories, log, facts, 0)
    return n


@entry
def judge_moves(
    taken: States,
    states: States,
    skills: Skills,
    searches: SearchStates,
    stakes: NDArray[np.float64],
    logs: EventLogs,
    playouts: int,
    seed: Wide,
    moves: Table,
    values: NDArray[np.float64],
) -> None:
    """What each legal move of each position is worth when careful players go on with the true hands: the mean of so
    many playouts, each with another pile. `moves` and `values` have `MOST_MOVES` cells for each position."""
    search, log, careful = record_at(searches, 0), record_at(logs, 0), record_at(skills, 0)
    for i in range(taken.size):
        states[0] = taken[i]
        me = record_at(states, 0).asked
        list_candidates(record_at(states, 0), search, seed)
        for n in range(playouts):
            states[1] = states[0]
            shuffle_pile(record_at(states, 1), mix(search.random + np.uint64(n)))
            for candidate in range(search.candidates):
                states[2] = states[1]
                state = record_at(states, 2)
                apply_move(state, me, search.moves[candidate], log)
                play_on(state, me, careful, careful, 0, log)
                search.sums[candidate] += value_of_end(state, me, stakes)
        for candidate in range(search.candidates):
            moves[i * MOST_MOVES + candidate] = search.moves[candidate]
            values[i * MOST_MOVES + candidate] = search.sums[candidate] / playouts


@compiled
def count_hands(state: State, counts: Table) -> None:
    """Add the cards of every hand to the counts."""
    for seat in range(state.players):
        held = state.held[seat]
        while held != EMPTY:
            kind = lowest_bit(held)
            counts[seat * KINDS + kind] += state.hands[seat, kind]
            held &= held - np.uint64(1)


@entry
def judge_beliefs(
    taken: States,
    memories: Memories,
    states: States,
    skills: Skills,
    searches: SearchStates,
    samples: int,
    infers: int,
    seed: Wide,
    scores: NDArray[np.float64],
) -> None:
    """How well samples of the hidden cards foretell the true hands of the others in each position.

    Two numbers for each: the mean probability that a card at random of a hand is of the kind that it truly is, as a
    logarithm; and how far from the truth it is whether a hand holds a color, or a wild (Brier).
    """
    search, view = record_at(searches, 0), record_at(states, 0)
    counts, holds = new_counts(), new_counts()
    for i in range(taken.size):
        truth = record_at(taken, i)
        memory = record_at(memories, i)
        states[0] = taken[i]
        me, players = view.asked, view.players
        hide_secrets(view, me)
        list_candidates(view, search, seed)
        followed = infers == 1 and is_followed(view, memory)
        if followed:
            prepare_belief(states, memory, record_at(skills, 0), search.belief, mix(~search.random))
        for k in range(players * KINDS):
            counts[k] = 0
            holds[k] = 0
        for _ in range(samples):
            search.random = advance(search.random)
            if followed:
                sample_belief(states, memory, record_at(skills, 0), search.belief, mix(search.random))
            else:
                states[1] = states[0]
                fill_hidden_cards(record_at(states, 1), memory, record_at(skills, 0), mix(search.random))
            count_hands(record_at(states, 1), counts)
            for seat in range(players):
                for color in range(COLORS + 1):
                    which = SAME_COLOR[color] if color < COLORS else COLORLESS
                    holds[seat * KINDS + color] += (record_at(states, 1).held[seat] & which) != EMPTY
        total, cards, error = 0.0, 0, 0.0
        for seat in range(players):
            if seat == me:
                continue
            for kind in range(KINDS):
                n = widened(truth.hands[seat, kind])
                if n > 0:
                    share = (counts[seat * KINDS + kind] + 0.5) / (samples * truth.sizes[seat] + 0.5 * KINDS)
                    total += n * np.log(share)
                    cards += n
            for color in range(COLORS + 1):
                which = SAME_COLOR[color] if color < COLORS else COLORLESS
                true = 1.0 if (truth.held[seat] & which) != EMPTY else 0.0
                off = holds[seat * KINDS + color] / samples - true
                error += off * off
        scores[2 * i] = total / cards
        scores[2 * i + 1] = error / ((players - 1) * (COLORS + 1))
