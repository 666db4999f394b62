"""The one translator between the numbers of the rules and the words of the game."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from penultima.booklets import Rules
from penultima.errors import NotationError, RulesError
from penultima.game.card import CARDS, COLOR_NAMES, Card
from penultima.game.event import NOBODY, Event
from penultima.game.move import ALL_MOVES, Move
from penultima.rules.events import CELLS, EVENT, Happening, Why
from penultima.rules.moves import DRAW
from penultima.rules.record import Listener, Table
from penultima.rules.settings import ROUND_SETTINGS

_NAMES = tuple(happening.name.lower() for happening in Happening)
_CODES = {name: code for code, name in enumerate(_NAMES)}
_WHY = tuple(why.name.lower() for why in Why)


def direction_word(direction: int) -> str:
    """Left is clockwise."""
    return "left" if direction > 0 else "right"


def _word(code: int, value: int) -> str:
    """The word an event's second number stands for."""
    if code == Happening.DREW:
        return _WHY[value]
    if code in (Happening.STARTS, Happening.REVERSED, Happening.ROTATED):
        return direction_word(value)
    return COLOR_NAMES[value] if value >= 0 else "none"


_WORDED = frozenset(
    {Happening.DREW, Happening.STARTS, Happening.REVERSED, Happening.ROTATED, Happening.NAMED, Happening.HYPER}
)


@cache
def _template(code: int, seat: int, other: int) -> Event:
    """An event without its cards; there are few, so each is made once."""
    if code in _WORDED:
        return Event(_NAMES[code], seat, NOBODY, (), _word(code, other))
    if code == Happening.RESHUFFLED:
        return Event(_NAMES[code], NOBODY, NOBODY, (), "", (other,))
    return Event(_NAMES[code], seat, other)


def read_events(log: Listener) -> tuple[Event, ...]:
    """The events a log tells."""
    used = int(log["used"][0])
    cells = log["cells"][0, :used].tolist()
    events = []
    at = 0
    while at < used:
        code, seat, other, n = cells[at : at + EVENT]
        at += EVENT
        event = _template(code, seat, other)
        if n:
            cards = tuple([CARDS[kind] for kind in cells[at : at + n]])
            event = Event(event.name, event.seat, event.whom, cards, event.word)
            at += n
        events.append(event)
    return tuple(events)


def write_events(events: Iterable[Event], log: Listener) -> int:
    """Put events into a log, hidden cards as blanks; how many fitted. The match's own events leave no trace."""
    cells, n = list[int](), 0
    for event in events:
        code = _CODES.get(event.name)
        if code is not None:
            cards = [max(card.code, 0) for card in event.cards]
            if len(cells) + EVENT + len(cards) > CELLS:
                break
            cells += (code, event.seat, _number(code, event), len(cards), *cards)
        n += 1
    log["cells"][0, : len(cells)] = cells
    log["used"] = len(cells)
    return n


def _number(code: int, event: Event) -> int:
    """The number that an event's word or second seat stands for."""
    if code == Happening.DREW:
        return _WHY.index(event.word)
    if code in (Happening.STARTS, Happening.REVERSED, Happening.ROTATED):
        return 1 if event.word == "left" else -1
    if code in _WORDED:
        return COLOR_NAMES.index(event.word) if event.word in COLOR_NAMES else NOBODY
    return event.numbers[0] if event.numbers else event.whom


def read_moves(sets: NDArray[np.uint64]) -> list[Move]:
    """The moves in a pair of sets, in the order of the table of moves."""
    moves = []
    for bits, first in zip(sets.tolist(), (0, DRAW), strict=True):
        rest = bits
        while rest:
            low = rest & -rest
            moves.append(ALL_MOVES[first + low.bit_length() - 1])
            rest ^= low
    return moves


def read_cards(codes: NDArray[np.int8]) -> tuple[Card, ...]:
    """A pile."""
    return tuple([CARDS[kind] for kind in codes.tolist()])


def read_hand(counts: NDArray[np.int8]) -> tuple[Card, ...]:
    """A hand in kind order."""
    return tuple([CARDS[kind] for kind, n in enumerate(counts.tolist()) if n for _ in range(n)])


def write_rules(rules: Rules, table: Table) -> None:
    """Put the settings of a round into its state."""
    for setting in ROUND_SETTINGS:
        table["rules"][setting.name][0] = rules[setting.name]


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


def write_key(key: bytes, table: Table) -> None:
    """Put a key into a state."""
    table["key"][0] = np.frombuffer(key, "<u4")


def read_key(table: Table) -> bytes:
    """The key of a state."""
    return bytes(table["key"][0].astype("<u4").tobytes())
