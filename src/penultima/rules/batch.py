"""Whole rounds in compiled code: an array of rounds, played out by a simple policy without Python.

Round i of a batch has the batch's key with its last two words replaced by i, and chooses from a stream of its own, so
the result does not depend on how the batch is spread over cores.
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from penultima.rules.calls import calls_are_open, catch, owes, say_uno
from penultima.rules.cards import COLORED, EMPTY
from penultima.rules.chance import WORDS, fill, new_stream, open_stream, word_at
from penultima.rules.deal import deal
from penultima.rules.events import EventLog, new_event_log
from penultima.rules.legal import asked_acts, asked_cards
from penultima.rules.moves import ACCEPT, DRAW, KEEP, NAME
from penultima.rules.piles import next_seat
from penultima.rules.record import EventLogs, States, Word, widened
from penultima.rules.state import NOBODY, Phase, State
from penultima.rules.turn import act
from penultima.runtime import Wide, compiled, count_bits, entry, inlined, nth_bit, rare, record_at

CHOICES = 1 << 31
"""The nonce of the stream that policies choose from."""


class BatchPolicy(IntEnum):
    """How a batch plays."""

    UNIFORM = 0
    """Any legal move; UNO is said, caught or left alone."""
    PLAYABLE = 1
    """Draws only with nothing to lay, accepts every Draw Four, always says UNO, catches nobody."""


@inlined
def scaled(word: Word, n: int) -> int:
    """A word as a number below n; for a choice of play the bias of 1 in 2^25 does not matter."""
    return widened((word * np.uint64(n)) >> np.uint64(32))


@inlined
def any_move(state: State, word: Word) -> int:
    """One of the asked seat's legal moves, each as likely."""
    cards = asked_cards(state)
    acts = asked_acts(state)
    n = count_bits(cards)
    chosen = scaled(word, n + count_bits(acts))
    return nth_bit(cards, chosen) if chosen < n else DRAW + nth_bit(acts, chosen - n)


@inlined
def any_playable(state: State, word: Word) -> int:
    """A playable card, a wild once for each color it could name; else draw."""
    cards = asked_cards(state)
    if cards == EMPTY:
        return DRAW
    colored = count_bits(cards & COLORED)
    chosen = scaled(word, colored + 4 * count_bits(cards & ~COLORED))
    return nth_bit(cards, chosen if chosen < colored else colored + (chosen - colored) // 4)


@inlined
def choose(state: State, policy: int, word: Word) -> int:
    """The policy's move for the asked seat."""
    if policy == BatchPolicy.UNIFORM:
        return any_move(state, word)
    phase = state.phase
    if phase == Phase.TURN:
        return any_playable(state, word)
    if phase == Phase.DRAWN:
        return state.drawn if state.must_lay == 1 or scaled(word, 2) == 0 else KEEP
    if phase == Phase.COLOR:
        return NAME + scaled(word, 4)
    if phase == Phase.CHALLENGE:
        return ACCEPT
    return any_move(state, word)


@rare
def call(state: State, policy: int, word: Word, log: EventLog) -> int:
    """Somebody owes UNO: it is said, or, where play is uniform, caught or left alone. Returns the calls made."""
    made = 0
    for seat in range(state.players):
        if owes(state, seat):
            chance = 0 if policy == BatchPolicy.PLAYABLE else scaled(word, 3)
            if chance == 0:
                say_uno(state, seat, log)
                made += 1
            elif chance == 1:
                catch(state, next_seat(state, seat), seat, log)
                made += 1
    return made


@compiled
def play_out(state: State, policy: int, limit: int, stream: NDArray[np.uint32], log: EventLog) -> int:
    """Play a round to its end, or to the limit; the number of moves made."""
    open_stream(state.key, CHOICES, stream)
    moves, used = 0, 0
    while state.phase != Phase.OVER and moves < limit:
        if used + 2 > WORDS:
            fill(state.key, stream)
            used = 0
        if state.owes != 0 and calls_are_open(state):
            moves += call(state, policy, word_at(stream, used), log)
            used += 1
        act(state, state.asked, choose(state, policy, word_at(stream, used)), log)
        used += 1
        moves += 1
    return moves


@entry
def play_rounds(
    states: States,
    logs: EventLogs,
    first: Wide,
    policy: int,
    limit: int,
    moves: NDArray[np.int32],
    winners: NDArray[np.int32],
) -> None:
    """Play rounds to their end: dealt one after another on one state, round i with the key of round `first + i`, or,
    with a negative `first`, an array of states each where it stands."""
    log = record_at(logs, 0)
    stream = new_stream()
    for i in range(moves.size):
        state = record_at(states, i if first < 0 else 0)
        if first >= 0:
            state.key[6] = (first + i) & 0xFFFFFFFF
            state.key[7] = (first + i) >> 32
            deal(state, log)
        moves[i] = play_out(state, policy, limit, stream, log)
        winners[i] = state.winner


@entry
def copy_state(states: States, out: States, times: int) -> None:
    """Copy the first state so many times."""
    for _ in range(times):
        out[0] = states[0]


LIMIT = 1_000_000
"""Moves after which a round is given up; random play ends far earlier."""


def _spread(count: int, cores: int | None, work: Callable[[int, int], None]) -> None:
    """Cut a batch into pieces and run them on all cores; the compiled code holds no lock."""
    cores = cores or os.cpu_count() or 1
    size = max(1, min(4096, -(-count // (4 * cores))))
    pieces = [(start, min(start + size, count)) for start in range(0, count, size)]
    if cores == 1 or len(pieces) == 1:
        for start, stop in pieces:
            work(start, stop)
        return
    with ThreadPoolExecutor(cores) as pool:
        for done in [pool.submit(work, start, stop) for start, stop in pieces]:
            done.result()


def rounds(
    states: States, count: int, policy: BatchPolicy = BatchPolicy.UNIFORM, cores: int | None = None, limit: int = LIMIT
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Play so many rounds with the table's rules, seats and key: the moves and the winner (-1: none) of each."""
    moves, winners = np.zeros(count, np.int32), np.full(count, NOBODY, np.int32)

    def work(start: int, stop: int) -> None:
        play_rounds(
            states[:1].copy(), new_event_log(False), start, policy, limit, moves[start:stop], winners[start:stop]
        )

    _spread(count, cores, work)
    return moves, winners


def finish(
    states: States, policy: BatchPolicy = BatchPolicy.UNIFORM, cores: int | None = None, limit: int = LIMIT
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Play every round of an array to its end, in place: the moves and the winner of each."""
    moves, winners = np.zeros(states.size, np.int32), np.full(states.size, NOBODY, np.int32)

    def work(start: int, stop: int) -> None:
        play_rounds(states[start:stop], new_event_log(False), -1, policy, limit, moves[start:stop], winners[start:stop])

    _spread(states.size, cores, work)
    return moves, winners
