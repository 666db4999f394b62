"""A person at a table who speaks the protocol as docs/protocol.md has it, and shares no code with the program.

Messages are plain dictionaries, so nothing here changes when the program calls something otherwise.
"""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import json
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Self

from websockets.sync.client import connect

PATIENCE = 300.0
"""Seconds after which a silent server counts as broken, on however busy a machine."""
SOON = 0.2
"""Seconds after which a refused move is tried again."""
AGAIN = ("late", "illegal", "not-now", "grace")
"""Refusals that only say that the table has moved on meanwhile."""

Message = dict[str, Any]
Wish = Callable[[Message], str | None]


def commitment(match: str, number: int, seat: int, contribution: bytes) -> str:
    """What a seat commits to in a deal, by the encoding in docs/fairness.md."""
    items = (b"penultima-fair-1 commitment", match.encode(), number.to_bytes(4), seat.to_bytes(4), contribution)
    return hashlib.sha256(b"".join(len(item).to_bytes(4) + item for item in items)).hexdigest()


class Player:
    """One connection to a table: `room`, `look` and `seq` are what it was told last."""

    def __init__(self, url: str, table: str, token: str | None = None, *, since: int | None = None) -> None:
        self._closing = connect(url.replace("http", "ws", 1) + "/ws", compression=None, max_size=None, proxy=None)
        self._wire = self._closing.__enter__()
        self._numbers = itertools.count(1)
        self._name = hashlib.sha256(f"{token} {time.time_ns()}".encode()).hexdigest()[:8]
        self.shuffles = True
        """Commit and contribute in every deal without being asked twice."""
        self.room: Message = {}
        self.look: Message | None = None
        self.seq = 0
        self.person: int | None = None
        hello: Message = {"do": "hello", "table": table}
        if token is not None:
            hello["token"] = token
        if since is not None:
            hello["since"] = since
        self.send(hello)
        self.welcome = self.hear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave."""
        self._closing.__exit__(None, None, None)

    def send(self, message: Message) -> None:
        """Send anything."""
        self._wire.send(json.dumps(message))

    def hear(self, patience: float = PATIENCE) -> Message:
        """The next message, once it comes; TimeoutError if it does not."""
        message: Message = json.loads(self._wire.recv(patience))
        if message["is"] in ("welcome", "news"):
            self.seq, self.look = message["seq"], message.get("look")
            self.room = message.get("room") or self.room
            self.person = message.get("person", self.person)
            self._shuffle()
        return message

    @property
    def seat(self) -> int | None:
        """Its own seat."""
        people = self.room.get("people", [])
        if self.person is None or self.person >= len(people):
            return None
        seat: int | None = people[self.person].get("seat")
        return seat

    def _shuffle(self) -> None:
        deal, seat = self.room.get("shuffle"), self.seat
        if not self.shuffles or deal is None or seat is None or seat not in deal.get("wanted", ()):
            return
        mine = hashlib.sha256(f"{deal['match']} {deal['number']} {seat}".encode()).digest()
        cmd = f"{deal['stage']}-{deal['match'].replace('/', '-')}-{deal['number']}"
        if deal["stage"] == "open":
            value = commitment(deal["match"], deal["number"], seat, mine)
            self.send({"do": "commit", "cmd": cmd, "value": value})
        else:
            self.send({"do": "give", "cmd": cmd, "value": mine.hex()})

    def say(self, do: str, **content: Any) -> Message:
        """Say a command; its answer, `ack` or `no`, and on the way whatever else is told."""
        cmd = f"{self._name}-{next(self._numbers)}"
        self.send({"do": do, "cmd": cmd, **content})
        while True:
            message = self.hear()
            if message.get("cmd") == cmd and message["is"] in ("ack", "no"):
                if message.get("person") is not None:
                    self.person = message["person"]
                return message

    def done(self, do: str, **content: Any) -> int:
        """Say a command that must succeed; the row that it became. Afterwards the table is known as of that row."""
        answer = self.say(do, **content)
        assert answer["is"] == "ack", answer
        self.catch_up(answer["seq"])
        return int(answer["seq"])

    def catch_up(self, seq: int) -> None:
        """Listen until everything up to this row of the log was told."""
        self.until(lambda: self.seq >= seq)

    def until(self, true: Callable[[], bool]) -> None:
        """Listen until something is so."""
        while not true():
            self.hear()


def listen(people: Sequence[Player], true: Callable[[], bool]) -> None:
    """All listen until something is so; whoever is asked for a part in a deal does it meanwhile."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "nothing more is said"
        for one in people:
            with contextlib.suppress(TimeoutError):
                one.hear(0.01)


def any_move(chance: Random) -> Wish:
    """Lay a card if one can be laid, say UNO when it is owed."""

    def wish(look: Message) -> str | None:
        moves = look.get("moves", [])
        if look["seat"] in look.get("owes", ()) and "uno" in moves:
            return "uno"
        if look.get("turn") != look["seat"]:
            return None
        plays = [move for move in moves if move != "uno" and not move.startswith("catch")]
        cards = [move for move in plays if move not in ("draw", "keep", "challenge")]
        return str(chance.choice(cards or plays))

    return wish


def play_on(people: Sequence[Player], wish: Wish, until: Callable[[], bool]) -> int:
    """Play whatever is asked of these people until something is so; how many moves they made."""
    made = 0
    while not until():
        newest = max(one.seq for one in people)
        for one in people:
            one.catch_up(newest)
        if until():
            break
        wishes = _wishes(people, wish)
        for one, move in wishes:
            answer = one.say("play", move=move, decision=one.look["decision"] if one.look else 0)
            assert answer["is"] == "ack" or answer["code"] in AGAIN, answer
            if answer["is"] == "ack":
                made += 1
                one.catch_up(answer["seq"])
                break
        else:
            with contextlib.suppress(TimeoutError):
                # Whoever was refused asks again: when a time of grace ends, nobody is told.
                people[0].hear(SOON if wishes else PATIENCE)
                continue
            assert wishes, "nobody here has a move, and nothing more is said"
    return made


def _wishes(people: Sequence[Player], wish: Wish) -> list[tuple[Player, str]]:
    """Who would do what; whoever says UNO comes first, since the others' moves would have to wait for it."""
    seated = [one for one in people if one.room["status"] == "playing" and one.look and "seat" in one.look]
    found = [(one, wish(one.look)) for one in seated if one.look is not None]
    return sorted(((one, move) for one, move in found if move is not None), key=lambda pair: pair[1] != "uno")
