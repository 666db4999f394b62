"""The messages to and from a program that plays: JSON, one line each. See docs/bots.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from penultima.rules.settings import SETTINGS

if TYPE_CHECKING:
    from penultima.game.event import Event
    from penultima.game.move import Move
    from penultima.game.view import View

PROTOCOL = 1
BYE = b'{"type":"bye"}'


class ProgramHello(msgspec.Struct, tag_field="type", tag="hello"):
    """The program is ready. (In JSON: `hello`.)"""

    name: str = ""
    protocol: Literal[1] = 1


class ProgramMove(msgspec.Struct, tag_field="type", tag="move"):
    """The program has decided; null is silence. (In JSON: `move`.)"""

    id: int
    move: str | None


def hello(seed: int, limit: int) -> bytes:
    """The first line that is sent."""
    return _line("hello", protocol=PROTOCOL, seed=seed, limit_ms=limit)


def new_round(view: View) -> bytes:
    """A round begins, or is sent from its beginning again."""
    rules = view.rules
    settings = {name: setting.show(rules[name]) for name, setting in SETTINGS.items()}
    seats = {"players": view.players, "seat": view.seat, "scores": view.scores}
    return _line("round", rules=str(rules), settings=settings, **seats)


def decide(number: int, view: View, legal: Sequence[Move], events: Sequence[Event], limit: int) -> bytes:
    """A decision is asked for."""
    return _line(
        "decide",
        id=number,
        legal=[str(move) for move in legal],
        silence=view.turn != view.seat,
        limit_ms=limit,
        events=[str(event) for event in events],
        view=view.to_dict(),
    )


def round_over(events: Sequence[Event]) -> bytes:
    """The round has ended."""
    return _line("over", events=[str(event) for event in events])


def _line(kind: str, **content: object) -> bytes:
    return msgspec.json.encode({"type": kind, **content})
