"""Shows a saved match again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from penultima.game import Event, Record
from penultima.game.move import Move
from penultima.terminal.cards import Painter
from penultima.terminal.face import colorful
from penultima.terminal.telling import NAMELESS, Teller
from penultima.text.languages import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Callable


def told(record: Record) -> Iterator[tuple[int, Event]]:
    """Every event with the number of its round; of a round that is not over, only what the person could see."""
    eyes = _person(record)
    match = record.first_deal()
    for number, played in enumerate(record.rounds):
        events = match.next_round() if number else match.opening
        yield from ((number, event if played.over else event.seen_by(eyes)) for event in events)
        for text in played.moves:
            seat, _, move = text.partition(" ")
            for event in match.play(Move(move), int(seat)):
                yield number, event if played.over else event.seen_by(eyes)


def _person(record: Record) -> int:
    """The seat of the person whose record it is, -1 if it is nobody's."""
    seat = record.extra.get("me", "")
    return int(seat) if seat.isdecimal() and len(seat) == 1 and int(seat) < record.players else -1


def replay(record: Record, console: Console, wait: Callable[[], None], language: str = ENGLISH) -> None:
    """Check the record, then tell it sentence by sentence."""
    match = record.replay()
    person = _person(record)
    reader = person if person >= 0 and record.names[person] == NAMELESS else None
    teller = Teller(record.names, reader, match.rules, language)
    painter = Painter(teller.screen, console.options.ascii_only)
    names, rounds = ", ".join(teller.names), len(record.rounds)
    console.print(Text(teller.say("ui-replay-title", rules=str(match.rules), names=names, n=rounds), "bold"))
    last = -1
    for number, event in told(record):
        if number != last:
            console.print(Text("\n" + teller.say("ui-summary", n=number + 1), "bold"))
            last = number
        if sentence := teller.event(event):
            console.print(colorful(sentence, painter), soft_wrap=not console.is_terminal)
            wait()
    if not match.over:
        scores = ", ".join(f"{name} {score}" for name, score in zip(teller.names, match.scores, strict=True))
        console.print(Text("\n" + teller.say("ui-unfinished", scores=scores), "bold"))


def pace(step: bool, seconds: float) -> Callable[[], None]:
    """How to wait between two sentences."""
    if step:
        return _enter
    return lambda: time.sleep(seconds) if seconds > 0 else None


def _enter() -> None:
    input()
