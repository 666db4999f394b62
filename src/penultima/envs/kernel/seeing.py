"""An observation from a view, for networks that play where there is no environment: at a table, in the lab."""

from penultima.envs.kernel.asking import note_choices
from penultima.envs.kernel.following import count_discards
from penultima.envs.kernel.layout import Bits, Bytes, Seatings, Setups, Stage
from penultima.envs.kernel.observing import write_mask, write_observation
from penultima.rules.calls import calls_are_open, owes
from penultima.rules.cards import EMPTY
from penultima.rules.legal import calls, jump_cards
from penultima.rules.record import Table, entry, state_at


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
