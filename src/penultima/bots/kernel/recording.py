"""Keeping the history of a round: every event is written down as the decision it tells of, before it is remembered."""

from penultima.bots.kernel.history import (
    BLUFF_SHOWN,
    NOT_ASKED,
    Column,
    Fit,
    add_row,
    card_leaves,
    cards_come,
    group_of,
    settle_draw,
    unseen_card_leaves,
)
from penultima.bots.kernel.memory import Memory, remember_event
from penultima.rules.cards import DRAW_FOUR, FACE_OF, NO_CARD, NO_COLOR, Face
from penultima.rules.events import (
    CARDS_FROM,
    CARDS_TO,
    EVENT_HEADER,
    DrawReason,
    EventCode,
    EventLog,
    Hand,
    may_see_cards,
)
from penultima.rules.moves import ACCEPT, CHALLENGE, DRAW, KEEP, NAME
from penultima.rules.record import widened
from penultima.rules.state import NOBODY, Phase
from penultima.runtime import compiled


@compiled
def record_decision(memory: Memory, seat: int, phase: int, move: int) -> int:
    """Write down a decision. Returns its row. One's own explains nothing, nor does one in the dark before a color is
    named."""
    unclear = memory.color == NO_COLOR and phase != Phase.COLOR
    if seat == memory.seat or memory.top == NO_CARD or unclear:
        phase = NOT_ASKED
    return add_row(memory.history, seat, phase, move, memory.color, memory.top, memory.sizes)


@compiled
def record_lay(memory: Memory, seat: int, kind: int, jumped: bool) -> None:
    """A card is laid: on one's turn, on a draw card, or because it was drawn just now; only the first two are chosen
    from the whole hand."""
    history = memory.history
    drawn = memory.just_drew == seat and not jumped
    settle_draw(history, Fit.YES if drawn else Fit.NO)
    phase = Phase.CHALLENGE if history.burden == 1 else Phase.TURN
    row = record_decision(memory, seat, NOT_ASKED if drawn or jumped else phase, kind)
    card_leaves(history, row, kind, drawn)
    history.under = memory.top
    history.laid_by = seat
    history.burden = 1 if kind == DRAW_FOUR or FACE_OF[kind] == Face.DRAW_TWO else 0
    history.face_up[group_of(kind)] += 1


@compiled
def record_draw(memory: Memory, seat: int, why: int, n: int) -> None:
    """Cards are drawn: on one's turn instead of laying one, or as the answer to a draw card."""
    history = memory.history
    if why == DrawReason.TURN:
        settle_draw(history, Fit.NO)
        row = record_decision(memory, seat, Phase.TURN, DRAW)
        for _ in range(n):  # each at a moment of its own: it matters which was the last
            cards_come(history, seat, 1)
        history.rows[row, Column.CAME] = history.clock
        history.drew = row
        return
    if why == DrawReason.TWO or why == DrawReason.FOUR:
        if history.burden == 1:
            record_decision(memory, seat, Phase.CHALLENGE, ACCEPT)
        history.burden = 0
    cards_come(history, seat, n)


@compiled
def record_challenge(memory: Memory, seat: int) -> None:
    """A Draw Four is doubted."""
    record_decision(memory, seat, Phase.CHALLENGE, CHALLENGE)
    memory.history.burden = 0


@compiled
def record_verdict(memory: Memory, seat: int, guilty: int) -> None:
    """Everybody learns whether a Draw Four was a bluff."""
    phase = NOT_ASKED if seat == memory.seat else BLUFF_SHOWN
    add_row(memory.history, seat, phase, guilty, memory.color_before, memory.top, memory.sizes)


@compiled
def record_moved_cards(memory: Memory, log: EventLog, at: int) -> None:
    """Cards go from one hand to another, or between a hand and a pile, without a choice that could be explained, but
    for the card that is shown in a battle."""
    code, seat, other = widened(log.cells[at]), widened(log.cells[at + 1]), widened(log.cells[at + 2])
    history, seen = memory.history, may_see_cards(code, seat, other, memory.seat)
    if CARDS_FROM[code] != Hand.NONE:
        giver = seat if CARDS_FROM[code] == Hand.SEAT else other
        for i in range(log.cells[at + 3]):
            kind = widened(log.cells[at + EVENT_HEADER + i])
            if seen:
                phase = Phase.FIGHT if code == EventCode.REVEALED else NOT_ASKED
                card_leaves(history, record_decision(memory, giver, phase, kind), kind, False)
            else:
                unseen_card_leaves(history, giver)
            if code == EventCode.REVEALED:
                history.face_up[group_of(kind)] += 1
    if CARDS_TO[code] != Hand.NONE:
        cards_come(history, seat if CARDS_TO[code] == Hand.SEAT else other, widened(log.cells[at + 3]))
    if code == EventCode.TOOK:
        for i in range(log.cells[at + 3]):
            history.face_up[group_of(widened(log.cells[at + EVENT_HEADER + i]))] -= 1


@compiled
def record_event(memory: Memory, log: EventLog, at: int) -> None:
    """Write down one event."""
    code, seat, other = widened(log.cells[at]), widened(log.cells[at + 1]), widened(log.cells[at + 2])
    if code == EventCode.LAID or code == EventCode.JUMPED_IN:
        record_lay(memory, seat, widened(log.cells[at + EVENT_HEADER]), code == EventCode.JUMPED_IN)
    elif code == EventCode.DREW:
        record_draw(memory, seat, other, widened(log.cells[at + 3]))
    elif code == EventCode.NAMED:
        record_decision(memory, seat, Phase.COLOR, NAME + other)
    elif code == EventCode.KEPT:
        record_kept_card(memory, seat)
    elif code == EventCode.PASSED:
        settle_draw(memory.history, Fit.NO)
    elif code == EventCode.CHALLENGED:
        record_challenge(memory, seat)
    elif code == EventCode.GUILTY or code == EventCode.INNOCENT:
        record_verdict(memory, seat, 1 if code == EventCode.GUILTY else 0)
    elif CARDS_FROM[code] != Hand.NONE or CARDS_TO[code] != Hand.NONE:
        record_moved_cards(memory, log, at)
    else:
        record_piles(memory, log, at)


@compiled
def record_kept_card(memory: Memory, seat: int) -> None:
    """A card that fits is kept. When it came stands with the draw."""
    history = memory.history
    came = 0 if history.drew < 0 else widened(history.rows[history.drew, Column.CAME])
    settle_draw(history, Fit.YES)
    row = record_decision(memory, seat, Phase.DRAWN if came > 0 else NOT_ASKED, KEEP)
    history.rows[row, Column.CAME] = came


@compiled
def record_piles(memory: Memory, log: EventLog, at: int) -> None:
    """Write down what happens to the discard pile and to the direction of play."""
    code, history = widened(log.cells[at]), memory.history
    if code == EventCode.TURNED:
        history.under = memory.top
        history.laid_by = NOBODY
        history.face_up[group_of(widened(log.cells[at + EVENT_HEADER]))] += 1
    elif code == EventCode.RETURNED:
        history.face_up[group_of(widened(log.cells[at + EVENT_HEADER]))] -= 1
    elif code == EventCode.STARTS or code == EventCode.REVERSED:
        history.direction = -1 if widened(log.cells[at + 2]) < 0 else 1
    elif code == EventCode.SKIPPED:
        history.burden = 0
    elif code == EventCode.RESHUFFLED:
        for group in range(len(history.face_up)):
            history.face_up[group] = 0
        if memory.top != NO_CARD:
            history.face_up[group_of(memory.top)] = 1
        history.under = NO_CARD


@compiled
def remember_events(memory: Memory, players: int, log: EventLog) -> None:
    """Take in all events of a log, which must show what this seat may see."""
    at = 0
    while at < log.used:
        record_event(memory, log, at)
        remember_event(memory, players, log, at)
        at += EVENT_HEADER + log.cells[at + 3]
