"""What is written to a program that plays, and what it may answer: JSON, a line each. See docs/bots.md."""

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


class Hello(msgspec.Struct, tag_field="type", tag="hello"):
    """The program is ready."""

    name: str = ""
    protocol: Literal[1] = 1


class Answer(msgspec.Struct, tag_field="type", tag="move"):
    """The program has decided; null is silence."""

    id: int
    move: str | None


def hello(seed: int, limit: int) -> bytes:
    """The first line."""
    return _line("hello", protocol=PROTOCOL, seed=seed, limit_ms=limit)


def new_round(view: View) -> bytes:
    """A story begins, or is told from its beginning again."""
    rules = view.rules
    settings = {name: setting.show(rules[name]) for name, setting in SETTINGS.items()}
    table = {"players": view.players, "seat": view.seat, "scores": view.scores}
    return _line("round", rules=str(rules), settings=settings, **table)


def decide(number: int, view: View, legal: Sequence[Move], told: Sequence[Event], limit: int) -> bytes:
    """The question."""
    return _line(
        "decide",
        id=number,
        legal=[str(move) for move in legal],
        silence=view.turn != view.seat,
        limit_ms=limit,
        events=[str(event) for event in told],
        view=view.as_dict(),
    )


def over(told: Sequence[Event]) -> bytes:
    """The story's end."""
    return _line("over", events=[str(event) for event in told])


def _line(kind: str, **content: object) -> bytes:
    return msgspec.json.encode({"type": kind, **content})
