"""The events of a round as tokens of a fixed size, for learners that remember.

A token has `TOKEN_CELLS` small numbers. An event is one token, or several if it has more than `CARDS_IN_TOKEN` cards.
All numbers are one more than what they stand for, so that 0 says nothing: no event, nobody, a card one may not see.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from penultima.errors import RulesError
from penultima.game.codec import read_cells
from penultima.game.event import SHAPES, WORDS, Event
from penultima.rules.events import CELLS, EVENT_HEADER, SEES_CARDS, TO_OTHER, TO_SEAT, EventCode
from penultima.rules.record import EventLogs

CODE, SEAT, OTHER, LEFT, CARDS = range(5)
"""Where a token has: the event, the seat, the other seat or the word, how many cards, the first card."""
CARDS_IN_TOKEN = 4
TOKEN_CELLS = CARDS + CARDS_IN_TOKEN
TOKEN_FIELDS = (
    ("0", "the event: 1 + its number in `EventCode`; 0 where there is no token"),
    ("1", "its seat: 1 + how far it sits to the left of the observer; 0 nobody"),
    ("2", "the other seat, counted alike; or 1 + the number of its word: why cards were drawn, a color, a direction"),
    ("3", "how many cards of the event are told from this token on; above 4 the next token goes on with it"),
    ("4 … 7", "its cards: 1 + the kind; 0 where there is none, or one that the observer may not see"),
)
"""Cells and what they are."""
MOST = 100_000

_OTHER_IS_SEAT = np.array(
    [not any(part in WORDS or part == "number" for part in SHAPES[code.name.lower()]) for code in EventCode]
)
_SPAN = np.arange(CARDS_IN_TOKEN)
Tokens = NDArray[np.int8]
TokenMask = NDArray[np.bool_]


def check_length(tokens: int) -> None:
    """Refuse a number of tokens that cannot be kept."""
    if not 0 <= tokens <= MOST:
        raise RulesError(f"a history has 0 to {MOST} tokens, not {tokens}")


class Histories:
    """What happened in the rounds of several environments since each was dealt: the last `tokens` tokens of each.

    Tokens are kept as they happened, all cards included; `seen` gives what a seat was told of them.
    """

    def __init__(self, size: int, tokens: int, players: int) -> None:
        self.tokens, self.players = tokens, players
        self._kept = np.zeros((size, tokens, TOKEN_CELLS), np.int8)
        self._goes_on = np.zeros((size, tokens), np.bool_)
        self._count = np.zeros(size, np.int64)
        self._deals = np.full(size, -1, np.int64)
        self._broken = np.zeros(size, np.bool_)

    @property
    def complete(self) -> NDArray[np.bool_]:
        """(environments,) are all events since the deal still there?"""
        return (self._count <= self.tokens) & ~self._broken

    def record(
        self, logs: EventLogs, deals: NDArray[np.int64], first: int = 0, touched: NDArray[np.bool_] | None = None
    ) -> None:
        """Take in what the logs of environments `first`, `first + 1` … tell; `deals` counts the rounds dealt in each.

        Where `touched` is false nothing has happened, and the log tells what was taken in before.
        """
        rows = np.arange(first, first + len(logs))
        dealt = rows[self._deals[rows] != deals]
        self._count[dealt], self._broken[dealt] = 0, False
        self._deals[rows] = deals
        used, cells = logs["used"].copy(), logs["cells"]
        if touched is not None:
            used[~touched] = 0
        self._broken[rows] |= used > CELLS - EVENT_HEADER  # what happened after that was not written
        at, header = np.zeros(len(rows), np.int64), np.zeros((len(rows), EVENT_HEADER), np.int64)
        left = header[:, 3]
        going = np.flatnonzero(used > 0)
        while going.size:
            new = going[left[going] <= 0]
            header[new] = cells[new[:, None], at[new, None] + np.arange(EVENT_HEADER)]
            at[new] += EVENT_HEADER
            cards = cells[going[:, None], np.minimum(at[going, None] + _SPAN, CELLS - 1)]
            self._append(rows[going], header[going], cards, ~np.isin(going, new))
            at[going] += np.minimum(left[going], CARDS_IN_TOKEN)
            left[going] -= CARDS_IN_TOKEN
            going = going[(left[going] > 0) | (at[going] < used[going])]

    def _append(
        self,
        rows: NDArray[np.int64],
        header: NDArray[np.int64],
        cards: NDArray[np.int16],
        goes_on: NDArray[np.bool_],
    ) -> None:
        """A token for each of these environments; `goes_on`: with the event of the token before."""
        place = self._count[rows] % self.tokens
        token = np.zeros((len(rows), TOKEN_CELLS), np.int8)
        token[:, : LEFT + 1] = np.minimum(header, 126)
        token[:, : OTHER + 1] += 1
        token[:, CARDS:] = np.where(header[:, 3, None] > _SPAN, cards + 1, 0)
        self._kept[rows, place], self._goes_on[rows, place] = token, goes_on
        self._count[rows] += 1

    def _places(self, rows: NDArray[np.int64]) -> tuple[NDArray[np.int64], TokenMask]:
        """Where the tokens of some environments are kept, the oldest first, and how many there are."""
        count = self._count[rows]
        place = (np.maximum(count - self.tokens, 0)[:, None] + np.arange(self.tokens)) % self.tokens
        return place, np.arange(self.tokens) < np.minimum(count, self.tokens)[:, None]

    def seen(self, rows: NDArray[np.int64], observers: NDArray[np.int64]) -> tuple[Tokens, TokenMask]:
        """What a seat of each of these environments was told: (rows, tokens, 8) and (rows, tokens)."""
        place, used = self._places(rows)
        tokens = np.where(used[:, :, None], self._kept[rows[:, None], place], 0)
        code = np.maximum(tokens[:, :, CODE].astype(np.int64) - 1, 0)
        seat, other = tokens[:, :, SEAT].astype(np.int64) - 1, tokens[:, :, OTHER].astype(np.int64) - 1
        me, whom = observers[:, None], SEES_CARDS[code]
        hidden = (whom != 0) & ~((whom & TO_SEAT != 0) & (seat == me) | (whom & TO_OTHER != 0) & (other == me))
        tokens[:, :, CARDS:][hidden] = 0
        tokens[:, :, SEAT] = np.where(seat >= 0, 1 + (seat - me) % self.players, 0)
        relative = np.where(other >= 0, 1 + (other - me) % self.players, 0)
        tokens[:, :, OTHER] = np.where(_OTHER_IS_SEAT[code] & used, relative, tokens[:, :, OTHER])
        return tokens, used

    def events(self, row: int) -> tuple[Event, ...]:
        """The events of one environment since its deal, or those that are still kept, all cards included."""
        place, used = self._places(np.array([row]))
        kept = place[0][used[0]]
        begun = np.flatnonzero(~self._goes_on[row, kept])  # the beginning of the first event may have been dropped
        cells = list[int]()
        for at in kept[begun[0] :].tolist() if len(begun) else ():
            token = self._kept[row, at].tolist()
            if not self._goes_on[row, at]:
                cells += [token[CODE] - 1, token[SEAT] - 1, token[OTHER] - 1, token[LEFT]]
            cells += [card - 1 for card in token[CARDS : CARDS + min(token[LEFT], CARDS_IN_TOKEN)]]
        return read_cells(np.array(cells, np.int16).tobytes())

    def copy(self) -> Histories:
        """The same in arrays of its own."""
        twin = object.__new__(Histories)
        twin.tokens, twin.players = self.tokens, self.players
        for name in ("_kept", "_goes_on", "_count", "_deals", "_broken"):
            setattr(twin, name, getattr(self, name).copy())
        return twin
