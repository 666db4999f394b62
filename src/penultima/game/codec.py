"""The one translator between the numbers of the rules and the words of the game."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from functools import cache, lru_cache

import numpy as np
from numpy.typing import NDArray

from penultima.booklets import Rules
from penultima.errors import NotationError, PenultimaError, RulesError
from penultima.game.card import CARDS, HIDDEN, Card
from penultima.game.event import NOBODY, SHAPES, WORDS, Event
from penultima.game.move import ALL_MOVES, Move
from penultima.rules.asking import Stage
from penultima.rules.events import CELLS, EVENT_HEADER, EventCode
from penultima.rules.moves import DRAW
from penultima.rules.record import EventLogs, States
from penultima.rules.state import STATE, copy_states

STAGES = tuple(Stage)
_NAMES = tuple(code.name.lower() for code in EventCode)
_CODES = {name: code for code, name in enumerate(_NAMES)}
_WORDS_OF = [next((WORDS[part] for part in SHAPES[name] if part in WORDS), None) for name in _NAMES]
"""The words that the second number of an event stands for, if it is no seat: in the order of their numbers."""
_DIRECTIONS = WORDS["direction"]


def direction_word(direction: int) -> str:
    """Left is clockwise."""
    return "left" if direction > 0 else "right"


def _word(words: tuple[str, ...], value: int) -> str:
    """The word an event's second number stands for."""
    if words is _DIRECTIONS:
        return direction_word(value)
    return words[value] if value >= 0 else "none"


@cache
def _template(code: int, seat: int, other: int) -> Event:
    """An event without its cards; there are few, so each is made once."""
    words = _WORDS_OF[code]
    if words is not None:
        return Event(_NAMES[code], seat, NOBODY, (), _word(words, other))
    if code == EventCode.RESHUFFLED:
        return Event(_NAMES[code], NOBODY, NOBODY, (), "", (other,))
    return Event(_NAMES[code], seat, other)


def read_events(log: EventLogs) -> tuple[Event, ...]:
    """The events a log tells."""
    return read_cells(log["cells"][0, : int(log["used"][0])].tobytes())


def read_cells(cells: bytes) -> tuple[Event, ...]:
    """The events that used cells of a log tell. Short stories are told again and again, so they are kept."""
    return _short_story(cells) if len(cells) <= _SHORT else _story(cells)


def _story(cells: bytes) -> tuple[Event, ...]:
    numbers = memoryview(cells).cast("h").tolist()
    events = []
    at = 0
    while at < len(numbers):
        code, seat, other, n = numbers[at : at + EVENT_HEADER]
        at += EVENT_HEADER
        event = _template(code, seat, other)
        if n:
            cards = tuple([CARDS[kind] if kind >= 0 else HIDDEN for kind in numbers[at : at + n]])
            event = Event(event.name, event.seat, event.whom, cards, event.word)
            at += n
        events.append(event)
    return tuple(events)


_SHORT = 2 * 3 * (EVENT_HEADER + 1)
"""Bytes of three events with a card each."""
_short_story = lru_cache(1 << 13)(_story)


def write_events(events: Iterable[Event], log: EventLogs) -> int:
    """Put events into a log, hidden cards as blanks; how many fitted. The match's own events leave no trace."""
    cells, n = list[int](), 0
    for event in events:
        code = _CODES.get(event.name)
        if code is not None:
            cards = [max(card.code, 0) for card in event.cards]
            if len(cells) + EVENT_HEADER + len(cards) > CELLS:
                break
            cells += (code, event.seat, _number(code, event), len(cards), *cards)
        n += 1
    log["cells"][0, : len(cells)] = cells
    log["used"] = len(cells)
    return n


def _number(code: int, event: Event) -> int:
    """The number that an event's word or second seat stands for."""
    words = _WORDS_OF[code]
    if words is None:
        return event.numbers[0] if event.numbers else event.whom
    if words is _DIRECTIONS:
        return 1 if event.word == "left" else -1
    return NOBODY if event.word == "none" else words.index(event.word)


def read_moves(sets: NDArray[np.uint64]) -> list[Move]:
    """The moves in a pair of sets, in the order of the table of moves."""
    return moves_in(*sets.tolist())


def moves_in(cards: int, acts: int) -> list[Move]:
    """The moves in a set of cards and in one of other moves, in the order of the table of moves."""
    return [*_moves_from(0, cards), *_moves_from(DRAW, acts)]


@lru_cache(1 << 14)
def _moves_from(first: int, bits: int) -> tuple[Move, ...]:
    moves = []
    while bits:
        low = bits & -bits
        moves.append(ALL_MOVES[first + low.bit_length() - 1])
        bits ^= low
    return tuple(moves)


def read_speakers(stages: NDArray[np.int8], seats: NDArray[np.int8], n: int) -> list[tuple[Stage, int]]:
    """Who may speak, in order, and why."""
    return [(STAGES[stage], seat) for stage, seat in zip(stages[:n].tolist(), seats[:n].tolist(), strict=True)]


def read_cards(codes: NDArray[np.int8]) -> tuple[Card, ...]:
    """A pile."""
    return tuple([CARDS[kind] for kind in codes.tolist()])


def read_hand(counts: NDArray[np.int8]) -> tuple[Card, ...]:
    """A hand in kind order."""
    return tuple([CARDS[kind] for kind, n in enumerate(counts.tolist()) if n for _ in range(n)])


def write_rules(rules: Rules, states: States) -> None:
    """Put the settings of a round into its state."""
    states["rules"][0] = _settings(rules)


@lru_cache(64)
def _settings(rules: Rules) -> tuple[int, ...]:
    return tuple(int(rules[name]) for name in STATE["rules"].names or ())


def key_from_seed(seed: int | None) -> bytes:
    """A 256-bit key: from a seed, or from the system's randomness."""
    return secrets.token_bytes(32) if seed is None else hashlib.sha256(f"penultima seed {seed}".encode()).digest()


def chosen_key(seed: int | None, key: bytes | None) -> bytes:
    """The key that was given, or one from the seed."""
    if key is None:
        return key_from_seed(seed)
    if len(key) != 32:
        raise RulesError(f"a key has 32 bytes, not {len(key)}")
    return key


def key_from_hex(text: str) -> bytes:
    """A key written as 64 hex digits."""
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != 32 or len(text) != 64:
        raise NotationError(f"a key is 64 hex digits, not {text!r}")
    return key


def write_key(key: bytes, states: States) -> None:
    """Put a key into a state."""
    states["key"][0] = np.frombuffer(key, "<u4")


def read_key(states: States) -> bytes:
    """The key of a state."""
    return bytes(states["key"][0].astype("<u4").tobytes())


def pickled_states(states: States) -> States:
    """A round out of a pickle, in memory of its own; a version with another layout may have pickled it."""
    if states.shape != (1,) or states.dtype != STATE:
        raise PenultimaError("another version of Penultima pickled this round and lays rounds out otherwise")
    return copy_states(states)
