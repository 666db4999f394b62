"""What a seat sees and may do, written into the caller's arrays: only what the seat's view leaves visible."""

import numpy as np

from penultima.observations.kernel.actions import MASK_WORDS, SPREAD, distance, seat_at
from penultima.observations.kernel.encoding import (
    ASKED,
    CELLS,
    COLOR,
    COLOR_BEFORE,
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
    LAID_BY,
    MUST_LAY,
    NOT_FOLLOWED,
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
from penultima.observations.kernel.layout import Episode, EpisodeConfig, Int8s, UInt64s
from penultima.rules.cards import COLOR_OF, COLORS, FACE_OF, KINDS, NO_CARD, NO_COLOR
from penultima.rules.piles import next_seat, top_card
from penultima.rules.record import Kinds
from penultima.rules.settings import Special
from penultima.rules.state import NOBODY, Phase, State
from penultima.runtime import compiled, inlined


@inlined
def mark_color(obs: Int8s, at: int, color: int) -> None:
    """Mark one of four cells, or none."""
    if color != NO_COLOR:
        obs[at + color] = 1


@inlined
def mark_seat(state: State, obs: Int8s, at: int, who: int, seat: int) -> None:
    """Mark one of ten cells, for a seat counted from the observer, or none."""
    if who != NOBODY:
        obs[at + distance(who, seat, state.players, state.direction)] = 1


@inlined
def write_seats(state: State, episode: Episode, seat: int, obs: Int8s, at: int) -> None:
    """What is known of every seat, from the observer on in the direction of play."""
    other = seat
    for k in range(state.players):
        obs[at + SIZES + k] = state.sizes[other]
        obs[at + OWES + k] = (state.owes >> other) & 1
        colors = episode.not_followed >> (COLORS * other)
        for color in range(COLORS):
            obs[at + NOT_FOLLOWED + COLORS * k + color] = (colors >> color) & 1
        other = next_seat(state, other)


@compiled
def write_own(state: State, seat: int, obs: Int8s, at: int) -> None:
    """What only this seat may know of a special, or of a card it drew."""
    if seat == state.asked and state.drawn != NO_CARD:
        obs[at + DRAWN + FACE_OF[state.drawn]] = 1
        mark_color(obs, at + DRAWN + FACES, COLOR_OF[state.drawn])
        obs[at + MUST_LAY] = state.must_lay
    if seat == state.laid_by:
        mark_color(obs, at + GIVING, state.giving)


@compiled
def write_scores(state: State, episode: Episode, config: EpisodeConfig, seat: int, obs: Int8s, at: int) -> None:
    """The score, in hundredths of the target."""
    for k in range(state.players):
        share = 100 * episode.scores[seat_at(k, seat, state.players, state.direction)] // config.target
        obs[at + SCORES + k] = min(share, 127)


@inlined
def write_question(state: State, episode: Episode, seat: int, obs: Int8s, at: int) -> None:
    """What is being asked, of whom, and what hangs on it."""
    obs[at + PHASE + state.phase] = 1
    if seat == episode.actor:
        obs[at + STAGE + episode.stage] = 1
    mark_seat(state, obs, at + ASKED, state.asked, seat)
    mark_seat(state, obs, at + LAID_BY, state.laid_by, seat)
    mark_color(obs, at + COLOR, state.color)
    mark_color(obs, at + COLOR_BEFORE, episode.color_before)
    obs[at + PENDING] = state.pending
    if state.rules.special != Special.NONE:
        obs[at + SPECIAL - 1 + int(state.rules.special)] = 1
        mark_color(obs, at + HYPER, state.hyper)
        mark_seat(state, obs, at + FOE, state.foe, seat)
        mark_seat(state, obs, at + RECIPIENT, state.recipient, seat)
        obs[at + SHARES] = state.shares
        obs[at + SHOWN] = state.shown_size
    if state.phase == Phase.DRAWN or state.phase == Phase.GIVE_CARD:
        write_own(state, seat, obs, at)


@inlined
def write_observation(state: State, episode: Episode, config: EpisodeConfig, seat: int, obs: Int8s, at: int) -> None:
    """Write all that a seat observes into the row that begins at `at`."""
    for kind in range(KINDS):
        obs[at + HAND + kind] = state.hands[seat, kind]
    for kind in range(KINDS):
        obs[at + DISCARD + kind] = episode.discards[kind]
    for cell in range(TOP, CELLS):
        obs[at + cell] = 0
    obs[at + TOP + FACE_OF[top_card(state)]] = 1
    obs[at + PLAYERS] = state.players
    obs[at + DIRECTION] = state.direction
    obs[at + DRAW_SIZE] = state.draw_size
    obs[at + DISCARD_SIZE] = state.discard_size
    write_seats(state, episode, seat, obs, at)
    write_question(state, episode, seat, obs, at)
    if config.match == 1:
        write_scores(state, episode, config, seat, obs, at)


@inlined
def write_mask(low: Kinds, high: Kinds, masks: UInt64s, at: int) -> None:
    """A set of actions as a row of bytes."""
    byte, eight = np.uint64(255), np.uint64(8)
    for word in range(8):
        masks[at + word] = SPREAD[low & byte]
        low >>= eight
    for word in range(8, MASK_WORDS):
        masks[at + word] = SPREAD[high & byte]
        high >>= eight
