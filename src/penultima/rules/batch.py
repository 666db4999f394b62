"""Whole rounds in compiled code: an array of games, played out by a simple policy without Python.

Game i of a batch has the batch's key with its last two words replaced by i, and chooses from a stream of its own, so
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
from penultima.rules.chance import STREAM, WORDS, fill, open_stream, word_at
from penultima.rules.deal import deal
from penultima.rules.events import Log, new_log
from penultima.rules.legal import asked_acts, asked_cards
from penultima.rules.moves import ACCEPT, DRAW, KEEP, NAME
from penultima.rules.record import (
    Kinds,
    Listener,
    Table,
    compiled,
    count_bits,
    entry,
    hot,
    lowest_bit,
    state_at,
    warm_up,
    wide,
)
from penultima.rules.state import NOBODY, Phase, State
from penultima.rules.table import after
from penultima.rules.turn import act

CHOICES = 1 << 31
"""The nonce of the stream that policies choose from."""


class Policy(IntEnum):
    """How a batch plays."""

    UNIFORM = 0
    """Any legal move; UNO is said, caught or left alone."""
    PLAYABLE = 1
    """Draws only with nothing to lay, accepts every Draw Four, always says UNO, catches nobody."""


@hot
def scaled(word: Kinds, n: int) -> int:
    """A word as a number below n; for a choice of play the bias of 1 in 2^25 does not matter."""
    return wide((word * np.uint64(n)) >> np.uint64(32))


@hot
def nth(kinds: Kinds, n: int) -> int:
    """The n-th lowest member of a set."""
    for _ in range(n):
        kinds &= kinds - np.uint64(1)
    return lowest_bit(kinds)


@hot
def any_move(state: State, word: Kinds) -> int:
    """One of the asked seat's legal moves, each as likely."""
    cards = asked_cards(state)
    acts = asked_acts(state)
    n = count_bits(cards)
    chosen = scaled(word, n + count_bits(acts))
    return nth(cards, chosen) if chosen < n else DRAW + nth(acts, chosen - n)


@hot
def any_playable(state: State, word: Kinds) -> int:
    """A playable card, a wild once for each color it could name; else draw."""
    cards = asked_cards(state)
    if cards == EMPTY:
        return DRAW
    colored = count_bits(cards & COLORED)
    chosen = scaled(word, colored + 4 * count_bits(cards & ~COLORED))
    if chosen < colored:
        return nth(cards, chosen)
    return nth(cards & ~COLORED, (chosen - colored) // 4)


@hot
def choose(state: State, policy: int, word: Kinds) -> int:
    """The policy's move for the asked seat."""
    if policy == Policy.UNIFORM:
        return any_move(state, word)
    phase = state.phase
    if phase == Phase.TURN:
        return any_playable(state, word)
    if phase == Phase.DRAWN:
        return state.drawn if state.must == 1 or scaled(word, 2) == 0 else KEEP
    if phase == Phase.COLOR:
        return NAME + scaled(word, 4)
    if phase == Phase.CHALLENGE:
        return ACCEPT
    return any_move(state, word)


@compiled
def call(state: State, policy: int, word: Kinds, log: Log) -> int:
    """Somebody owes UNO: it is said, or, where play is uniform, caught or left alone. Returns the calls made."""
    made = 0
    for seat in range(state.players):
        if owes(state, seat):
            chance = 0 if policy == Policy.PLAYABLE else scaled(word, 3)
            if chance == 0:
                say_uno(state, seat, log)
                made += 1
            elif chance == 1:
                catch(state, after(state, seat), seat, log)
                made += 1
    return made


@compiled
def play_out(state: State, policy: int, limit: int, stream: NDArray[np.uint32], log: Log) -> int:
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
    table: Table,
    log: Listener,
    first: int,
    policy: int,
    limit: int,
    moves: NDArray[np.int32],
    winners: NDArray[np.int32],
) -> None:
    """Play rounds to their end: dealt one after another on one state, round i with the key of game `first + i`, or,
    with a negative `first`, an array of states each where it stands."""
    ear = state_at(log, 0)
    stream = np.empty(STREAM, np.uint32)
    for i in range(moves.size):
        state = state_at(table, i if first < 0 else 0)
        if first >= 0:
            state.key[6] = (first + i) & 0xFFFFFFFF
            state.key[7] = (first + i) >> 32
            deal(state, ear)
        moves[i] = play_out(state, policy, limit, stream, ear)
        winners[i] = state.winner


@entry
def copy_state(table: Table, out: Table, times: int) -> None:
    """Copy the first state so many times."""
    for _ in range(times):
        out[0] = table[0]


LIMIT = 1_000_000
"""Moves after which a round is given up; random play ends far earlier."""


def _spread(games: int, cores: int | None, work: Callable[[int, int], None]) -> None:
    """Cut a batch into pieces and run them on all cores; the compiled code holds no lock."""
    cores = cores or os.cpu_count() or 1
    size = max(1, min(4096, -(-games // (4 * cores))))
    pieces = [(start, min(start + size, games)) for start in range(0, games, size)]
    if cores == 1 or len(pieces) == 1:
        for start, stop in pieces:
            work(start, stop)
        return
    with ThreadPoolExecutor(cores) as pool:
        for done in [pool.submit(work, start, stop) for start, stop in pieces]:
            done.result()


def rounds(
    table: Table, games: int, policy: Policy = Policy.UNIFORM, cores: int | None = None, limit: int = LIMIT
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Play so many rounds with the table's rules, seats and key: the moves and the winner (-1: none) of each."""
    warm_up(["play_rounds"])
    moves, winners = np.zeros(games, np.int32), np.full(games, NOBODY, np.int32)

    def work(start: int, stop: int) -> None:
        play_rounds(table[:1].copy(), new_log(False), start, policy, limit, moves[start:stop], winners[start:stop])

    _spread(games, cores, work)
    return moves, winners


def finish(
    tables: Table, policy: Policy = Policy.UNIFORM, cores: int | None = None, limit: int = LIMIT
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """Play every game of an array to its end, in place: the moves and the winner of each."""
    warm_up(["play_rounds"])
    moves, winners = np.zeros(tables.size, np.int32), np.full(tables.size, NOBODY, np.int32)

    def work(start: int, stop: int) -> None:
        play_rounds(tables[start:stop], new_log(False), -1, policy, limit, moves[start:stop], winners[start:stop])

    _spread(tables.size, cores, work)
    return moves, winners
