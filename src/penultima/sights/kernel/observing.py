"""What a seat sees and may do, written into the caller's arrays: only what the seat's view leaves visible."""

import numpy as np

from penultima.rules.cards import COLOR_OF, COLORS, FACE_OF, KINDS, NO_CARD, NO_COLOR
from penultima.rules.record import Kinds, compiled, hot
from penultima.rules.settings import Special
from penultima.rules.state import NOBODY, Phase, State
from penultima.rules.table import after, top_card
from penultima.sights.kernel.actions import MASK_WORDS, SPREAD, at_distance, far
from penultima.sights.kernel.encoding import (
    ASKED,
    BEFORE,
    CELLS,
    COLOR,
    DIRECTION,
    DISCARD,
    DISCARD_SIZE,
    DRAW_SIZE,
    DRAWN,
    FACES,
    FOE,
    GIVING,
    HAND,
    HYPER,
    LAYER,
    MISSED,
    MUST,
    OWES,
    PENDING,
    PHASE,
    PLAYERS,
    RECIPIENT,
    SCORES,
    SHARES,
    SHOWN,
    SIZES,
    SPECIAL,
    STAGE,
    TOP,
)
from penultima.sights.kernel.layout import Bits, Bytes, Seating, Setup


@hot
def mark_color(obs: Bytes, at: int, color: int) -> None:
    """One of four, or none."""
    if color != NO_COLOR:
        obs[at + color] = 1


@hot
def mark_seat(state: State, obs: Bytes, at: int, who: int, seat: int) -> None:
    """One of ten, counted from the observer, or none."""
    if who != NOBODY:
        obs[at + far(who, seat, state.players, state.direction)] = 1


@hot
def write_seats(state: State, seating: Seating, seat: int, obs: Bytes, at: int) -> None:
    """What is known of every seat, from the observer on in the direction of play."""
    other = seat
    for k in range(state.players):
        obs[at + SIZES + k] = state.sizes[other]
        obs[at + OWES + k] = (state.owes >> other) & 1
        missed = seating.missed >> (COLORS * other)
        for color in range(COLORS):
            obs[at + MISSED + COLORS * k + color] = (missed >> color) & 1
        other = after(state, other)


@compiled
def write_own(state: State, seat: int, obs: Bytes, at: int) -> None:
    """What only this seat may know of a special, or of a card it drew."""
    if seat == state.asked and state.drawn != NO_CARD:
        obs[at + DRAWN + FACE_OF[state.drawn]] = 1
        mark_color(obs, at + DRAWN + FACES, COLOR_OF[state.drawn])
        obs[at + MUST] = state.must
    if seat == state.layer:
        mark_color(obs, at + GIVING, state.give)


@compiled
def write_scores(state: State, seating: Seating, setup: Setup, seat: int, obs: Bytes, at: int) -> None:
    """The score, in hundredths of the target."""
    for k in range(state.players):
        share = 100 * seating.scores[at_distance(k, seat, state.players, state.direction)] // setup.target
        obs[at + SCORES + k] = min(share, 127)


@hot
def write_question(state: State, seating: Seating, seat: int, obs: Bytes, at: int) -> None:
    """What is being asked, of whom, and what hangs on it."""
    obs[at + PHASE + state.phase] = 1
    if seat == seating.actor:
        obs[at + STAGE + seating.stage] = 1
    mark_seat(state, obs, at + ASKED, state.asked, seat)
    mark_seat(state, obs, at + LAYER, state.layer, seat)
    mark_color(obs, at + COLOR, state.color)
    mark_color(obs, at + BEFORE, seating.before)
    obs[at + PENDING] = state.pending
    if state.rules.special != Special.NONE:
        obs[at + SPECIAL - 1 + int(state.rules.special)] = 1
        mark_color(obs, at + HYPER, state.hyper)
        mark_seat(state, obs, at + FOE, state.foe, seat)
        mark_seat(state, obs, at + RECIPIENT, state.to, seat)
        obs[at + SHARES] = state.shares
        obs[at + SHOWN] = state.shown_size
    if state.phase == Phase.DRAWN or state.phase == Phase.GIVE_CARD:
        write_own(state, seat, obs, at)


@hot
def write_observation(state: State, seating: Seating, setup: Setup, seat: int, obs: Bytes, at: int) -> None:
    """All that a seat observes."""
    for kind in range(KINDS):
        obs[at + HAND + kind] = state.hands[seat, kind]
    for kind in range(KINDS):
        obs[at + DISCARD + kind] = seating.discards[kind]
    for cell in range(TOP, CELLS):
        obs[at + cell] = 0
    obs[at + TOP + FACE_OF[top_card(state)]] = 1
    obs[at + PLAYERS] = state.players
    obs[at + DIRECTION] = state.direction
    obs[at + DRAW_SIZE] = state.draw_size
    obs[at + DISCARD_SIZE] = state.discard_size
    write_seats(state, seating, seat, obs, at)
    write_question(state, seating, seat, obs, at)
    if setup.match == 1:
        write_scores(state, seating, setup, seat, obs, at)


@hot
def write_mask(low: Kinds, high: Kinds, masks: Bits, at: int) -> None:
    """A set of actions as a row of bytes."""
    byte, eight = np.uint64(255), np.uint64(8)
    for word in range(8):
        masks[at + word] = SPREAD[low & byte]
        low >>= eight
    for word in range(8, MASK_WORDS):
        masks[at + word] = SPREAD[high & byte]
        high >>= eight
