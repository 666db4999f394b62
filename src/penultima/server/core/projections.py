"""Projections: what each audience, a seat or the spectators, is shown of a table and of its rows.

Cards come from the engine's view of a seat and from `Event.seen_by(seat)` alone, so that nothing here could show a card
that its audience may not know.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from penultima.game import Event
from penultima.game.codec import direction_word
from penultima.protocol import BanInfo, NewsItem, PersonInfo, SeatInfo, SeatView, ShuffleInfo, TableInfo
from penultima.rules.state import Phase
from penultima.server.core import facts
from penultima.server.core.clock import bot_since, decide_until, hold_until, missing_contributors
from penultima.server.core.facts import Row
from penultima.server.core.table import Table
from penultima.server.core.view_reader import Read, ViewReader, shown_alike, view_numbers

SPECTATOR = -1
LATELY = 50
"""How much of what was said is shown to those who come later."""
PHASES = [phase.name for phase in Phase]


class SeatViews:
    """The cards of a table as every audience sees them. The engine is asked once for all of them, and what several see
    alike is made once. To be used before its reader reads another round."""

    def __init__(self, table: Table, reader: ViewReader) -> None:
        self._table, self._reader = table, reader
        self._common: tuple[object, SeatView] | None = None
        self._shown = table.match is not None and table.status != "waiting"
        if self._shown:
            assert table.match is not None
            reader.read(table.match.round)
            self._until, self._held = decide_until(table), hold_until(table)

    def of(self, seat: int | None) -> SeatView | None:
        """The cards as a seat sees them; nothing before the first deal, nor once all chairs are free to be taken
        again."""
        if not self._shown:
            return None
        reader, read = self._reader, self._reader.numbers(seat)
        numbers = view_numbers(read)
        shown = reader.shown(seat, numbers.shown_size) if numbers.shown_size else []
        seen = (read, reader.sizes(seat), reader.top(seat, numbers.discard_size), shown)
        # All that the common part is made of is compared, so whoever gets that of another would have got the same.
        if self._common is None or self._common[0] != seen:
            self._common = seen, self._common_part(*seen)
        view = self._common[1]
        if numbers.phase == Phase.OVER:
            hands = reader.hands(seat)
            return replace(view, seat=seat, hand=[] if seat is None else hands[seat], hands=hands)
        return view if seat is None else replace(view, seat=seat, hand=reader.hand(seat), moves=reader.moves(seat))

    def _common_part(self, read: Read, sizes: list[int], top: str, shown: list[str]) -> SeatView:
        """A view without hands and moves."""
        numbers = view_numbers(read)
        return SeatView(
            phase=PHASES[numbers.phase],
            turn=None if numbers.asked < 0 else numbers.asked,
            decision=self._table.decision,
            until=self._until,
            held=self._held,
            sizes=sizes,
            top=top,
            discard=numbers.discard_size,
            draw=numbers.draw_size,
            direction=direction_word(numbers.direction),
            shown=shown,
            **shown_alike(read),
        )


def seat_view(table: Table, seat: int | None, reader: ViewReader) -> SeatView | None:
    """The cards as one seat sees them."""
    return SeatViews(table, reader).of(seat)


def table_info(table: Table) -> TableInfo:
    """The table around the cards: people, seats, rules, scores. It is the same for everybody."""
    match = table.match
    return TableInfo(
        table=table.id,
        rules=str(table.rules),
        status=table.status,
        seats=[_seat(table, seat) for seat in range(len(table.chairs))],
        people=[PersonInfo(name=one.name, seat=one.seat, here=one.here, muted=one.muted) for one in table.people],
        host=table.host,
        pace=table.opened.pace,
        chairs=table.opened.seats,
        grace=table.opened.grace,
        catching=table.opened.catching,
        leaving=table.opened.leaving,
        public=table.public,
        chat=table.opened.chat,
        bot_pace=table.bot_pace,
        paused=bool(table.paused_at),
        banned=_bans(table) if table.banned else [],
        match=table.matches,
        round=len(match.rounds) if match else 0,
        scores=list(match.scores) if match else [],
        winners=list(match.winners) if match else [],
        carried=list(table.carried),
        shuffle=_shuffle(table) if table.status == "dealing" else None,
    )


def _bans(table: Table) -> list[BanInfo]:
    """The bans that hold."""
    return [
        BanInfo(ban=number, name=one.name, key=bool(one.token), address=bool(one.origin))
        for number, one in enumerate(table.banned)
        if one.token or one.origin
    ]


def _shuffle(table: Table) -> ShuffleInfo:
    shuffler = table.shuffler
    assert shuffler is not None
    sealed = shuffler.deal.stage == "sealed"
    return ShuffleInfo(
        match=shuffler.transcript.match,
        anchor=shuffler.transcript.anchor,
        number=shuffler.number,
        stage=shuffler.deal.stage,
        wanted=missing_contributors(table),
        transcript=shuffler.transcript if sealed else None,
    )


def _seat(table: Table, seat: int) -> SeatInfo:
    chair = table.chairs[seat]
    person = None if chair.person is None else table.people[chair.person]
    bot = bot_since(table, seat)
    return SeatInfo(
        name=table.name_of(seat),
        person=chair.person,
        bot=chair.bot,
        here=person is not None and person.here,
        played_by_bot=person is not None and bot is not None and bot <= table.at,
        assist_uno=chair.assist_uno,
        assist_time=chair.assist_time,
    )


@lru_cache(1 << 14)
def _event_for(text: str, seat: int, challenger: int) -> str:
    event = Event.parse(text)
    return str((event._replace(whom=challenger) if event.name == "shown" else event).seen_by(seat))


def events_for(events: Iterable[str], seat: int | None) -> list[str]:
    """Events of the log as a seat may see them; whom a hand is shown to stands in the challenge before it."""
    viewer, challenger, found = SPECTATOR if seat is None else seat, SPECTATOR, []
    for text in events:
        if text.startswith("challenged "):
            challenger = int(text.split()[1])
        found.append(_event_for(text, viewer, challenger))
    return found


def news_item(row: Row, seat: int | None) -> NewsItem:
    """A row of the log as an audience may see it."""
    fact = row.fact
    if isinstance(fact, facts.Moved):
        by = "" if fact.by == "person" else fact.by
        return NewsItem(seq=row.seq, at=row.at, events=events_for(row.events, seat), by=by)
    if isinstance(fact, facts.Dealt):
        return NewsItem(seq=row.seq, at=row.at, events=events_for(row.events, seat), what="dealt")
    if isinstance(fact, facts.Said):
        return NewsItem(seq=row.seq, at=row.at, what="said", person=fact.person, phrase=fact.phrase, text=fact.text)
    person, place = getattr(fact, "person", None), getattr(fact, "seat", None)
    name = fact.name if isinstance(fact, facts.Dismissed | facts.Forgotten) else ""
    what = str(fact.__struct_config__.tag)
    return NewsItem(seq=row.seq, at=row.at, what=what, person=person, seat=place, name=name)


def changes_table_info(rows: Iterable[Row]) -> bool:
    """Must `TableInfo` be sent again after these rows? Not for a move within a round, nor for words."""
    for row in rows:
        if isinstance(row.fact, facts.Said | facts.Tapped):
            continue
        if not isinstance(row.fact, facts.Moved) or any(text.startswith("scored") for text in row.events):
            return True
    return False


def round_so_far(table: Table, seat: int | None) -> list[str]:
    """All events that a seat saw of the round being played, or of the last one."""
    rows = [row for row in table.recent_rows if row.seq >= table.dealt_seq > 0]
    return [text for row in rows for text in events_for(row.events, seat)]


def missed(table: Table, seat: int | None, since: int) -> list[NewsItem]:
    """What happened after row `since`; nothing if that was too long ago, or never."""
    if not table.recent_rows or since > table.seq or since < table.recent_rows[0].seq - 1:
        return []
    return [news_item(row, seat) for row in _without_former_words(table) if row.seq > since]


def said_lately(table: Table) -> list[NewsItem]:
    """The last words spoken at a table, for those who have just come."""
    rows = _without_former_words(table)
    said = [row for row in rows if isinstance(row.fact, facts.Said) and (row.fact.text or row.fact.phrase)]
    return [news_item(row, None) for row in said[-LATELY:]]


def _without_former_words(table: Table) -> list[Row]:
    """The last rows, but for what was said by people whose number is somebody else's now."""
    taken = {row.fact.person: row.seq for row in table.recent_rows if isinstance(row.fact, facts.Joined)}
    return [
        row
        for row in table.recent_rows
        if not isinstance(row.fact, facts.Said) or row.seq > taken.get(row.fact.person, 0)
    ]
