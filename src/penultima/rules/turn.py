"""What a move does: the only dispatch."""

from penultima.rules.battle import call_out, choose_foe, fight
from penultima.rules.calls import catch, duties_arise, say_uno, turn_begins, turn_played
from penultima.rules.cards import COLOR_OF, DRAW_FOUR, KINDS, NO_CARD, SPECIAL, WILD
from penultima.rules.drawing import draw, keep
from penultima.rules.effects import challenge, colored_card, name_color, still_drawn, suffer
from penultima.rules.events import Happening, Log, tell_of
from penultima.rules.hyper import burn_out
from penultima.rules.matching import was_bluff
from penultima.rules.moves import CATCH, CHALLENGE, CHOOSE, DRAW, KEEP, NAME, UNO
from penultima.rules.record import compiled, hot
from penultima.rules.revenge import share, take_revenge
from penultima.rules.scary import choose_gift, give, scare
from penultima.rules.settings import Special, YesNo
from penultima.rules.stacking import pile_up
from penultima.rules.state import NOBODY, Phase, State
from penultima.rules.swaps import is_seven, is_zero, pass_on, swap
from penultima.rules.table import ask, discard, go_out, part_with, top_card


@hot
def lay(state: State, seat: int, kind: int, log: Log) -> None:
    """A card is laid: it moves to the pile, its effect runs, UNO becomes due, the next turn is set."""
    turn_begins(state, seat)
    turn_played(state)
    state.drawn = NO_CARD
    state.must = 0
    state.empty = 0
    state.touched = 0
    state.said = 0
    state.guilty = 0
    state.layer = seat
    circles = state.circles if state.phase == Phase.DRAWN else 0
    part_with(state, seat, kind)
    state.circles = circles
    discard(state, kind)
    pile_up(state, kind)
    tell_of(log, Happening.LAID if seat == state.asked else Happening.JUMPED_IN, seat, NOBODY, kind)
    if state.sizes[seat] == 0 and not (kind == SPECIAL and state.rules.special == Special.BATTLE):
        last_card(state, seat, kind, log)
    elif kind < WILD:
        state.color = COLOR_OF[kind]
        burn_out(state, state.color, log)
        lay_colored(state, seat, kind, log)
    else:
        state.breath = seat
        lay_colorless(state, seat, kind, log)


@hot
def lay_colored(state: State, seat: int, kind: int, log: Log) -> None:
    """A colored card acts at once; where the house plays them so, sevens and zeros move hands first. (X39 X40)"""
    if is_seven(state, kind):
        state.breath = seat
        ask(state, Phase.SWAP, seat)
        return
    if is_zero(state, kind):
        pass_on(state, log)
    finish_colored(state, kind, log)


@hot
def finish_colored(state: State, kind: int, log: Log) -> None:
    """Duties arise, then the card does what its face says."""
    duties_arise(state, log)
    colored_card(state, kind, log)


@compiled
def lay_colorless(state: State, seat: int, kind: int, log: Log) -> None:
    """A Wild asks for its color, a special first for its own choices; a Draw Four's guilt is fixed now. (Q21 Q29)"""
    if kind == SPECIAL and state.rules.special == Special.SCARY:
        scare(state, seat)
    elif kind == SPECIAL and state.rules.special == Special.BLOWHOLE:
        take_revenge(state, seat)
    elif kind == SPECIAL and state.rules.special == Special.BATTLE:
        call_out(state, seat, log)
    else:
        if kind == DRAW_FOUR and was_bluff(state, seat):
            state.guilty = 1
        ask(state, Phase.COLOR, seat)


@compiled
def last_card(state: State, seat: int, kind: int, log: Log) -> None:
    """The last card ends the round at once; only a Draw Two or Draw Four still acts. (M1 M5, Q40 Q41)"""
    if kind < WILD:
        state.color = COLOR_OF[kind]
    go_out(state, seat, log)
    if state.rules.last_draw == YesNo.YES:
        still_drawn(state, kind, log)
    state.pending = 0
    state.touched = 0


@compiled
def decide(state: State, seat: int, move: int, log: Log) -> None:
    """The answer to a question that is no turn."""
    phase = state.phase
    if phase == Phase.COLOR:
        name_color(state, seat, move - NAME, log)
    elif phase == Phase.CHALLENGE:
        if move == CHALLENGE:
            challenge(state, seat, log)
        else:
            suffer(state, seat, 0, log)
    elif phase == Phase.GIVE_COLOR:
        choose_gift(state, seat, move)
    elif phase == Phase.GIVE_CARD:
        give(state, seat, move, log)
    elif phase == Phase.SHARE:
        share(state, seat, move - CHOOSE, log)
    elif phase == Phase.FOE:
        choose_foe(state, seat, move, log)
    elif phase == Phase.FIGHT:
        fight(state, seat, move, log)
    elif phase == Phase.SWAP:
        swap(state, seat, move - CHOOSE, log)
        finish_colored(state, top_card(state), log)


@hot
def act(state: State, seat: int, move: int, log: Log) -> None:
    """Carry out a legal move."""
    state.breath = NOBODY
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
