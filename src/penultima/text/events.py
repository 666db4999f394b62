"""What happened, as a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from penultima.text.words import capital

if TYPE_CHECKING:
    from penultima.game import Event
    from penultima.text.screen import Screen


def event_sentence(screen: Screen, event: Event, names: Sequence[str], me: int | None) -> str:
    """One sentence, or one for each player who scores."""
    if event.name == "scored":
        return _scored(screen, event, names, me)
    if event.name == "match_over":
        return _match_over(screen, event, names, me)
    args = arguments(screen, event, names, me)
    if event.name == "dealer" and event.cards:
        args["list"] = _draws(screen, event, names, me)
    return capital(screen.say(message_id(event), **args))


def message_id(event: Event) -> str:
    """Which message tells this event."""
    if event.name == "dealer" and event.cards:
        return "event-dealer-drawn"
    if event.name == "hyper" and event.word == "none":
        return "event-hyper-over"
    return f"event-{event.name.replace('_', '-')}"


def arguments(screen: Screen, event: Event, names: Sequence[str], me: int | None) -> dict[str, Any]:
    """What every event is told with."""
    return {
        "you": reader(event.seat, event.whom, me),
        "who": names[event.seat] if event.seat >= 0 else "",
        "whom": names[event.whom] if event.whom >= 0 else "",
        "cards": screen.cards(event.cards),
        "count": len(event.cards),
        "known": "yes" if any(card.face != "hidden" for card in event.cards) else "no",
        "color": event.word or "none",
        "way": event.word,
        "why": event.word,
        "n": event.numbers[0] if event.numbers else 0,
        "list": "",
    }


def reader(seat: int, whom: int, me: int | None) -> str:
    """Who of the two is the one that reads."""
    return "who" if seat == me else "whom" if whom == me else "no"


def person(screen: Screen, id_: str, seat: int, names: Sequence[str], me: int | None, **args: Any) -> str:
    """A message about one player."""
    given = {"whom": "", "cards": "", "count": 0, "known": "no", "color": "none", "way": "", "why": "", "list": ""}
    return screen.say(id_, **{**given, "n": 0, **args, "who": names[seat], "you": reader(seat, -1, me)})


def _draws(screen: Screen, event: Event, names: Sequence[str], me: int | None) -> str:
    """Who drew what for the deal."""
    drawn = [
        person(screen, "event-draw", seat, names, me, cards=screen.card(card, "bare"), count=1)
        for seat, card in zip(range(len(names)), event.cards, strict=False)
    ]
    tied = len(event.cards) > len(drawn)
    return screen.say("event-tie", list=", ".join(drawn)) if tied else ", ".join(drawn)


def _scored(screen: Screen, event: Event, names: Sequence[str], me: int | None) -> str:
    told = [
        capital(person(screen, "event-scored", seat, names, me, n=points))
        for seat, points in enumerate(event.numbers)
        if points
    ]
    return " ".join(told) or screen.say("event-scored-none")


def _match_over(screen: Screen, event: Event, names: Sequence[str], me: int | None) -> str:
    seats = event.numbers
    if len(seats) == 1:
        return capital(person(screen, "event-match-over", seats[0], names, me))
    called = [screen.say("ui-you.listed") if seat == me else names[seat] for seat in seats]
    first = me if me in seats else seats[0]
    return capital(person(screen, "event-match-shared", first, names, me, list=screen.listed(called)))


def loser_sentence(screen: Screen, scores: Sequence[int], names: Sequence[str], me: int | None) -> str:
    """Who has the highest total where the lowest wins. (N10)"""
    seat = max(range(len(scores)), key=lambda seat: scores[seat])
    return capital(person(screen, "event-lost", seat, names, me, n=scores[seat]))
