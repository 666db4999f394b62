"""Sentences for events, as one seat or a spectator reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from penultima.text.messages import capitalized

if TYPE_CHECKING:
    from penultima.game import Event
    from penultima.text.translator import Translator


def event_sentence(translator: Translator, event: Event, names: Sequence[str], me: int | None) -> str:
    """One sentence, or one for each player who scores."""
    if event.name == "scored":
        return _scored(translator, event, names, me)
    if event.name == "match_over":
        return _match_over(translator, event, names, me)
    args = arguments(translator, event, names, me)
    if event.name == "dealer" and event.cards:
        args["list"] = _draws(translator, event, names, me)
    return capitalized(translator.say(message_id(event), **args))


def message_id(event: Event) -> str:
    """The message for an event."""
    if event.name == "dealer" and event.cards:
        return "event-dealer-drawn"
    if event.name == "hyper" and event.word == "none":
        return "event-hyper-over"
    return f"event-{event.name.replace('_', '-')}"


def arguments(translator: Translator, event: Event, names: Sequence[str], me: int | None) -> dict[str, Any]:
    """The arguments that every message about an event is given."""
    return {
        "you": reader(event.seat, event.whom, me),
        "who": names[event.seat] if event.seat >= 0 else "",
        "whom": names[event.whom] if event.whom >= 0 else "",
        "cards": translator.cards(event.cards),
        "count": len(event.cards),
        "known": "yes" if any(card.face != "hidden" for card in event.cards) else "no",
        "color": event.word or "none",
        "way": event.word,
        "why": event.word,
        "n": event.numbers[0] if event.numbers else 0,
        "list": "",
    }


def reader(seat: int, whom: int, me: int | None) -> str:
    """Which of the two seats is the reader's: `who`, `whom` or `no`."""
    return "who" if seat == me else "whom" if whom == me else "no"


def person(translator: Translator, id_: str, seat: int, names: Sequence[str], me: int | None, **args: Any) -> str:
    """A message about one player."""
    given = {"whom": "", "cards": "", "count": 0, "known": "no", "color": "none", "way": "", "why": "", "list": ""}
    return translator.say(id_, **{**given, "n": 0, **args, "who": names[seat], "you": reader(seat, -1, me)})


def _draws(translator: Translator, event: Event, names: Sequence[str], me: int | None) -> str:
    """Which card each player drew to decide who deals."""
    drawn = [
        person(translator, "event-draw", seat, names, me, cards=translator.card(card, "bare"), count=1)
        for seat, card in zip(range(len(names)), event.cards, strict=False)
    ]
    tied = len(event.cards) > len(drawn)
    return translator.say("event-tie", list=", ".join(drawn)) if tied else ", ".join(drawn)


def _scored(translator: Translator, event: Event, names: Sequence[str], me: int | None) -> str:
    sentences = [
        capitalized(person(translator, "event-scored", seat, names, me, n=points))
        for seat, points in enumerate(event.numbers)
        if points
    ]
    return " ".join(sentences) or translator.say("event-scored-none")


def _match_over(translator: Translator, event: Event, names: Sequence[str], me: int | None) -> str:
    seats = event.numbers
    if len(seats) == 1:
        return capitalized(person(translator, "event-match-over", seats[0], names, me))
    called = [translator.say("ui-you.listed") if seat == me else names[seat] for seat in seats]
    first = me if me in seats else seats[0]
    return capitalized(person(translator, "event-match-shared", first, names, me, list=translator.listed(called)))


def loser_sentence(translator: Translator, scores: Sequence[int], names: Sequence[str], me: int | None) -> str:
    """Who has the highest total where the lowest wins. (N10)"""
    seat = max(range(len(scores)), key=lambda seat: scores[seat])
    return capitalized(person(translator, "event-lost", seat, names, me, n=scores[seat]))
