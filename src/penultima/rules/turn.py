"""What a move does: the only dispatch."""

from penultima.rules import specials
from penultima.rules.calls import catch, duties_arise, say_uno, turn_begins, turn_played
from penultima.rules.cards import COLOR_OF, DRAW_FOUR, KINDS, NO_CARD, SPECIAL, WILD
from penultima.rules.drawing import draw, keep
from penultima.rules.effects import challenge, colored_card, name_color, still_drawn, suffer
from penultima.rules.events import EventCode, EventLog, emit_with_card
from penultima.rules.matching import was_bluff
from penultima.rules.moves import CATCH, CHALLENGE, DRAW, KEEP, NAME, UNO
from penultima.rules.piles import ask, discard, go_out, part_with, top_card
from penultima.rules.settings import YesNo
from penultima.rules.stacking import pile_up
from penultima.rules.state import NOBODY, Phase, State
from penultima.runtime import compiled, inlined


@inlined
def lay(state: State, seat: int, kind: int, log: EventLog) -> None:
    """A card is laid: it moves to the pile, its effect runs, UNO becomes due, the next turn is set."""
    turn_begins(state, seat)
    turn_played(state)
    state.drawn = NO_CARD
    state.must_lay = 0
    state.empty_draws = 0
    state.touched = 0
    state.uno_said = 0
    state.guilty = 0
    state.laid_by = seat
    stale = state.stale_reshuffles if state.phase == Phase.DRAWN else 0
    part_with(state, seat, kind)
    state.stale_reshuffles = stale
    discard(state, kind)
    pile_up(state, kind)
    emit_with_card(log, EventCode.LAID if seat == state.asked else EventCode.JUMPED_IN, seat, NOBODY, kind)
    if state.sizes[seat] == 0 and not specials.goes_on_without_cards(state, kind):
        last_card(state, seat, kind, log)
    elif kind < WILD:
        state.color = COLOR_OF[kind]
        specials.color_laid(state, state.color, log)
        lay_colored(state, seat, kind, log)
    else:
        state.may_add_uno = seat
        lay_colorless(state, seat, kind, log)


@inlined
def lay_colored(state: State, seat: int, kind: int, log: EventLog) -> None:
    """A colored card acts at once, unless a house rule asks something first. (X39 X40)"""
    if not specials.begin_colored(state, seat, kind, log):
        finish_colored(state, kind, log)


@inlined
def finish_colored(state: State, kind: int, log: EventLog) -> None:
    """Duties arise, then the card does what its face says."""
    duties_arise(state, log)
    colored_card(state, kind, log)


@compiled
def lay_colorless(state: State, seat: int, kind: int, log: EventLog) -> None:
    """A Wild asks for its color, a special first for its own choices; a Draw Four's guilt is fixed now. (Q21 Q29)"""
    if kind == SPECIAL:
        specials.begin(state, seat, log)
        return
    if kind == DRAW_FOUR and was_bluff(state, seat):
        state.guilty = 1
    ask(state, Phase.COLOR, seat)


@compiled
def last_card(state: State, seat: int, kind: int, log: EventLog) -> None:
    """The last card ends the round at once; only a Draw Two or Draw Four still acts. (M1 M5, Q40 Q41)"""
    if kind < WILD:
        state.color = COLOR_OF[kind]
    go_out(state, seat, log)
    if state.rules.last_draw == YesNo.YES:
        still_drawn(state, kind, log)
    state.pending = 0
    state.touched = 0


@compiled
def decide(state: State, seat: int, move: int, log: EventLog) -> None:
    """The answer to a question that is no turn."""
    phase = state.phase
    if phase == Phase.COLOR:
        name_color(state, seat, move - NAME, log)
    elif phase == Phase.CHALLENGE:
        if move == CHALLENGE:
            challenge(state, seat, log)
        else:
            suffer(state, seat, 0, log)
    elif specials.answer(state, seat, move, log):
        finish_colored(state, top_card(state), log)


@inlined
def act(state: State, seat: int, move: int, log: EventLog) -> None:
    """Carry out a legal move."""
    state.may_add_uno = NOBODY
    if move == UNO:
        say_uno(state, seat, log)
    elif move >= CATCH:
        catch(state, seat, move - CATCH, log)
    elif state.phase > Phase.DRAWN and not (state.phase == Phase.CHALLENGE and move < KINDS):
        decide(state, seat, move, log)
    elif move == DRAW:
        draw(state, seat, log)
    elif move == KEEP:
        keep(state, seat, log)
    else:
        lay(state, seat, move, log)
