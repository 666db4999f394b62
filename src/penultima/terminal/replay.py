"""Replaying a saved match in the terminal, sentence by sentence."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import chain
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from penultima.game import Event, Record
from penultima.game.changed_rules import RuleChangedError
from penultima.game.fair.transcript import Transcript
from penultima.terminal.cards import Painter, colorful
from penultima.terminal.narrator import NAMELESS, Narrator
from penultima.text.languages import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Callable


def events_of(record: Record) -> Iterator[tuple[int, Event]]:
    """Every event with the number of its round; of a round that is not over, only what the person could see."""
    reader = _person(record)
    match = record.first_deal()
    for number, played, opening in record.deals(match):
        for events in chain([opening], record.moves(match, number)):
            yield from ((number, event if played.over else event.seen_by(reader)) for event in events)


def _until_changed(events: Iterator[tuple[int, Event]]) -> Iterator[tuple[int, Event]]:
    with suppress(RuleChangedError):
        yield from events


def _person(record: Record) -> int:
    """The seat of the person whose record it is, -1 if it is nobody's."""
    seat = record.extra.get("me", "")
    return int(seat) if seat.isdecimal() and len(seat) == 1 and int(seat) < record.players else -1


def bot_seats(record: Record) -> set[int]:
    """The seats that a bot had when the match began: all but the person's, or those that the shuffle says are bots."""
    if (person := _person(record)) >= 0:
        return set(range(record.players)) - {person}
    deals = record.fair.deals if isinstance(record.fair, Transcript) else ()
    first = next((deal for deal in deals if deal.stage != "aborted"), None)
    return {seat for seat, part in enumerate(first.parts) if part.mark == "bot"} if first else set()


def replay(record: Record, console: Console, wait: Callable[[], None], language: str = ENGLISH) -> None:
    """Check that the record replays, then print a sentence for each event.

    Of a match that was played by older rules, all up to the first ruling that has changed since; then RuleChangedError.
    """
    changed: RuleChangedError | None = None
    try:
        match = record.replay()
    except RuleChangedError as error:
        changed, match = error, record.before(error)
    person = _person(record)
    reader = person if person >= 0 and record.names[person] == NAMELESS else None
    narrator = Narrator(record.names, reader, match.rules, language, bot_seats(record))
    painter = Painter(narrator.translator, console.options.ascii_only)
    names, rounds = ", ".join(narrator.names), len(record.rounds)
    console.print(Text(narrator.say("ui-replay-title", rules=str(match.rules), names=names, n=rounds), "bold"))
    last = -1
    for number, event in _until_changed(events_of(record)):
        if number != last:
            console.print(Text("\n" + narrator.say("ui-summary", n=number + 1), "bold"))
            last = number
        if sentence := narrator.event(event):
            console.print(colorful(sentence, painter), soft_wrap=not console.is_terminal)
            wait()
    if changed:
        raise changed
    if not match.over:
        scores = ", ".join(f"{name} {score}" for name, score in zip(narrator.names, match.scores, strict=True))
        console.print(Text("\n" + narrator.say("ui-unfinished", scores=scores), "bold"))


def pace(step: bool, seconds: float) -> Callable[[], None]:
    """A function that waits between two sentences: for Enter, or for some seconds."""
    if step:
        return _enter
    return lambda: time.sleep(seconds) if seconds > 0 else None


def _enter() -> None:
    input()
