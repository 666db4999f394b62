"""What Python calls to look at a game: in an environment, or by a view alone, at a table or in the lab."""

from penultima.rules.calls import calls_are_open, owes
from penultima.rules.cards import EMPTY
from penultima.rules.legal import calls, jump_cards
from penultima.rules.record import Table, entry, state_at
from penultima.sights.kernel.actions import is_among
from penultima.sights.kernel.asking import note_choices
from penultima.sights.kernel.following import count_discards
from penultima.sights.kernel.layout import Bits, Bytes, Seatings, Setups, Stage, Wide
from penultima.sights.kernel.observing import write_mask, write_observation

FINE = -1


@entry
def open_stages(tables: Table, seat: int) -> int:
    """Why the seat could be asked now, one bit for each stage."""
    state = state_at(tables, 0)
    stages = 0
    if state.owes != 0 and calls_are_open(state) and calls(state, seat) != EMPTY:
        stages |= 1 << (Stage.OWING if owes(state, seat) else Stage.NOTICING)
    if seat == state.asked:
        stages |= 1 << Stage.ASKED
    elif jump_cards(state, seat) != EMPTY:
        stages |= 1 << Stage.JUMPING
    return stages


@entry
def see(tables: Table, seatings: Seatings, setups: Setups, seat: int, stage: int, obs: Bytes, masks: Bits) -> None:
    """What the seat sees and may do at a stage; what it remembers is in the seating."""
    state, seating, setup = state_at(tables, 0), state_at(seatings, 0), state_at(setups, 0)
    seating.actor = seat
    seating.stage = stage
    seating.reshuffles = -1
    count_discards(state, seating)
    write_observation(state, seating, setup, seat, obs, 0)
    note_choices(state, seating)
    write_mask(seating.low, seating.high, masks, 0)


@entry
def observe_game(tables: Table, seatings: Seatings, setups: Setups, seat: int, obs: Bytes, masks: Bits) -> None:
    """What any seat sees of the first game; it may do nothing unless it is its decision."""
    state, seating, setup = state_at(tables, 0), state_at(seatings, 0), state_at(setups, 0)
    write_observation(state, seating, setup, seat, obs, 0)
    if seat == seating.actor:
        note_choices(state, seating)
        write_mask(seating.low, seating.high, masks, 0)
    else:
        write_mask(EMPTY, EMPTY, masks, 0)


@entry
def first_illegal(choices: Bits, actions: Wide) -> int:
    """The first game whose action is not legal now, or FINE. Choices lie apart from the games: looking is quick."""
    for i in range(actions.size):
        if not is_among(choices[2 * i], choices[2 * i + 1], actions[i]):
            return i
    return FINE
