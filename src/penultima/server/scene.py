"""What each audience is shown. Cards come from the engine's view of a seat and from `Event.seen_by(seat)` alone."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from penultima.game import Event
from penultima.game.codec import direction_word
from penultima.protocol import Look, PersonNow, RoomNow, SeatNow, ShuffleNow, Told
from penultima.rules.state import Phase
from penultima.server import facts
from penultima.server.clock import bot_since, decide_until, hold_until, wanted
from penultima.server.eyes import EYES, card_or_none, color_or_none, seat_or_none
from penultima.server.facts import Row
from penultima.server.table import Table

SPECTATOR = -1
PHASES = [phase.name for phase in Phase]


def look(table: Table, seat: int | None) -> Look | None:
    """The cards as a seat sees them; nothing before the first deal, nor once all chairs are free to be taken again."""
    if table.match is None or table.status == "waiting":
        return None
    now = EYES.see(table.match.game, seat)
    players, over = now.players, now.phase == Phase.OVER
    return Look(
        seat=seat,
        phase=PHASES[now.phase],
        turn=seat_or_none(now.asked),
        decision=table.decision,
        until=decide_until(table),
        held=hold_until(table),
        dealer=now.dealer,
        hand=[] if seat is None else EYES.hand(seat),
        sizes=EYES.sizes(players),
        top=EYES.top(now.discard_size),
        discard=now.discard_size,
        draw=now.draw_size,
        color=color_or_none(now.color),
        hyper=color_or_none(now.hyper),
        direction=direction_word(now.direction),
        owes=[other for other in range(players) if now.owes >> other & 1] if now.owes else [],
        drawn=card_or_none(now.drawn),
        layer=seat_or_none(now.layer),
        recipient=seat_or_none(now.to),
        giving=color_or_none(now.give),
        shares=now.shares,
        pending=now.pending,
        foe=seat_or_none(now.foe),
        shown=EYES.shown(now.shown_size) if now.shown_size else [],
        hidden=card_or_none(now.hidden),
        winner=seat_or_none(now.winner),
        hands=[EYES.hand(one) for one in range(players)] if over else [],
        moves=[] if seat is None or over else EYES.moves(seat),
    )


def room(table: Table) -> RoomNow:
    """The table around the cards: the same for everybody."""
    match = table.match
    return RoomNow(
        table=table.id,
        rules=str(table.rules),
        status=table.status,
        seats=[_seat(table, seat) for seat in range(len(table.chairs))],
        people=[PersonNow(name=one.name, seat=one.seat, here=one.here) for one in table.people],
        host=table.host,
        pace=table.opened.pace,
        chairs=table.opened.seats,
        grace=table.opened.grace,
        catching=table.opened.catching,
        leaving=table.opened.leaving,
        public=table.public,
        chat=table.opened.chat,
        match=table.matches,
        round=len(match.rounds) if match else 0,
        scores=list(match.scores) if match else [],
        winners=list(match.winners) if match else [],
        shuffle=_shuffle(table) if table.status == "dealing" else None,
    )


def _shuffle(table: Table) -> ShuffleNow:
    shuffler = table.shuffler
    assert shuffler is not None
    sealed = shuffler.deal.stage == "sealed"
    return ShuffleNow(
        match=shuffler.transcript.match,
        anchor=shuffler.transcript.anchor,
        number=shuffler.number,
        stage=shuffler.deal.stage,
        wanted=wanted(table),
        transcript=shuffler.transcript if sealed else None,
    )


def _seat(table: Table, seat: int) -> SeatNow:
    chair = table.chairs[seat]
    person = None if chair.person is None else table.people[chair.person]
    bot = bot_since(table, seat)
    return SeatNow(
        name=table.name_of(seat),
        person=chair.person,
        bot=chair.bot,
        here=person is not None and person.here,
        played_by_bot=person is not None and bot is not None and bot <= table.at,
        assist_uno=chair.uno,
        assist_time=chair.time,
    )


@lru_cache(1 << 14)
def _seen(text: str, eyes: int, challenger: int) -> str:
    event = Event.parse(text)
    return str((event._replace(whom=challenger) if event.name == "shown" else event).seen_by(eyes))


def seen(events: Iterable[str], seat: int | None) -> list[str]:
    """Events of the log as a seat may see them; whom a hand is shown to stands in the challenge before it."""
    eyes, challenger, found = SPECTATOR if seat is None else seat, SPECTATOR, []
    for text in events:
        if text.startswith("challenged "):
            challenger = int(text.split()[1])
        found.append(_seen(text, eyes, challenger))
    return found


def told(row: Row, seat: int | None) -> Told:
    """A row of the log as an audience may see it."""
    fact = row.fact
    if isinstance(fact, facts.Moved):
        by = "" if fact.by == "person" else fact.by
        return Told(seq=row.seq, at=row.at, events=seen(row.events, seat), by=by)
    if isinstance(fact, facts.Dealt):
        return Told(seq=row.seq, at=row.at, events=seen(row.events, seat), what="dealt")
    if isinstance(fact, facts.Said):
        return Told(seq=row.seq, at=row.at, what="said", person=fact.person, phrase=fact.phrase, text=fact.text)
    person, place = getattr(fact, "person", None), getattr(fact, "seat", None)
    return Told(seq=row.seq, at=row.at, what=type(fact).__name__.lower(), person=person, seat=place)


def changes_room(rows: Iterable[Row]) -> bool:
    """Must the room be told anew? Not for a move within a round, nor for words."""
    for row in rows:
        if isinstance(row.fact, facts.Said):
            continue
        if not isinstance(row.fact, facts.Moved) or any(text.startswith("scored") for text in row.events):
            return True
    return False


def story(table: Table, seat: int | None) -> list[str]:
    """All that a seat saw of the round being played, or of the last one."""
    rows = [row for row in table.tail if row.seq >= table.dealt_seq > 0]
    return [text for row in rows for text in seen(row.events, seat)]


def missed(table: Table, seat: int | None, since: int) -> list[Told]:
    """What happened after row `since`; nothing if that was too long ago, or never."""
    if not table.tail or since > table.seq or since < table.tail[0].seq - 1:
        return []
    return [told(row, seat) for row in table.tail if row.seq > since]
