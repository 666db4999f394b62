"""What Python calls: all games of a slice, one decision further.

Game g deals its n-th round with the environment's key, the last two words replaced by n and g: a game depends on seed
and number alone, not on how many there are nor on how they are spread over cores.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path

import numpy as np

from penultima.bots import minds
from penultima.bots.minds.acting import act
from penultima.bots.minds.deciding import SILENCE as QUIET
from penultima.bots.minds.deciding import call, decide, jump
from penultima.bots.minds.dice import below, following, mix
from penultima.bots.minds.skill import Skills
from penultima.envs.kernel.modes import Mode
from penultima.envs.kernel.paying import new_scores, next_dealer, pay, settle
from penultima.envs.kernel.sharing import (
    ALONE,
    CALLER,
    CHUNK,
    MODE,
    NONE,
    chunk_done,
    next_chunk,
    wait_for_others,
)
from penultima.rules.batch import nth
from penultima.rules.cards import NO_COLOR
from penultima.rules.deal import deal
from penultima.rules.events import Log
from penultima.rules.moves import DRAW, SEATS
from penultima.rules.record import (
    Kinds,
    Listener,
    Table,
    compiled,
    count_bits,
    entry,
    hot,
    state_at,
    wrapping,
)
from penultima.rules.state import NOBODY, Phase, State
from penultima.sights import kernel as sights
from penultima.sights.kernel.actions import MASK_WORDS, SILENCE, action_of, move_of
from penultima.sights.kernel.asking import ask_anew, find_actor, note_choices, pass_by
from penultima.sights.kernel.encoding import CELLS
from penultima.sights.kernel.following import count_discards, forget_all, watch, watch_hands
from penultima.sights.kernel.layout import Bits, Bytes, Float, Seating, Seatings, Setup, Setups, Stage, Wide
from penultima.sights.kernel.observing import write_mask, write_observation

LATE = -1
"""Not everything is done yet."""


@wrapping
def drawn_dealer(state: State) -> int:
    """A dealer by lot, from the round's key."""
    word = mix(np.uint64(state.key[0]) ^ mix(np.uint64(state.key[6]) << np.uint64(32) ^ np.uint64(state.key[7])))
    return below(word, state.players)


@compiled
def deal_round(state: State, seating: Seating, setup: Setup, first: bool, log: Log) -> None:
    """The next round of a game: the first of an episode, or another one of a match."""
    state.key[6] = seating.deals
    state.key[7] = seating.game
    by_lot = drawn_dealer(state)
    state.dealer = by_lot if first else next_dealer(state, setup, by_lot)
    if first:
        new_scores(seating)
    seating.deals += 1
    seating.steps = 0
    seating.before = NO_COLOR
    forget_all(seating)
    log.used = 0
    deal(state, log)
    seating.reshuffles = -1
    count_discards(state, seating)
    for seat in range(SEATS):
        seating.sizes[seat] = state.sizes[seat]
    ask_anew(seating)


@hot
def make(state: State, seating: Seating, move: int, log: Log) -> None:
    """The actor makes a move, and everybody sees what there is to see."""
    seat = seating.actor
    watch(state, seating, seat, move)
    log.used = 0
    act(state, seat, move, log)
    watch_hands(state, seating, seat if move == DRAW else NOBODY)
    count_discards(state, seating)
    ask_anew(seating)


@hot
def take(state: State, seating: Seating, action: int, log: Log) -> None:
    """The actor's decision, a move or silence."""
    seating.steps += 1
    if action == SILENCE:
        log.used = 0
        pass_by(seating)
    else:
        make(state, seating, move_of(action, seating.actor, state.players, state.direction), log)


@compiled
def bot_action(state: State, seating: Seating, skills: Skills) -> int:
    """What the bot at the actor's seat does."""
    seat = seating.actor
    skill = state_at(skills, (seat - seating.learner - 1 + state.players) % state.players)
    if seating.stage == Stage.ASKED:
        move = decide(state, skill)
    elif seating.stage == Stage.JUMPING:
        move = jump(state, seat, skill)
    else:
        move = call(state, seat, skill)
    return SILENCE if move == QUIET else action_of(move, seat, state.players, state.direction)


@compiled
def close_round(
    state: State, seating: Seating, setup: Setup, rewards: Float, at: int, done: Bytes, cut: Bytes, i: int
) -> None:
    """The round is over, or given up. What bots have ended before a learner decided anything is nobody's."""
    seating.actor = NOBODY
    given_up = state.phase != Phase.OVER
    if given_up:
        seating.over = 1
    else:
        settle(state, seating, setup)
    if seating.learner != NOBODY and seating.acted == 0:
        return
    if not given_up:
        pay(state, seating, setup, rewards, at)
    if seating.over == 1:
        done[i] = 1
        cut[i] = 1 if given_up else 0


@hot
def is_finished(state: State, seating: Seating, setup: Setup) -> bool:
    """Is the round over, or has it taken too long?"""
    return state.phase == Phase.OVER or seating.steps >= setup.limit


@hot
def any_action(low: Kinds, high: Kinds, word: Kinds) -> int:
    """One of a set of actions, each as likely."""
    n = count_bits(low)
    chosen = below(word, n + count_bits(high))
    return nth(low, chosen) if chosen < n else 64 + nth(high, chosen - n)


def _stamp() -> int:
    """A number for the sources of bots and sights: the cache of compiled code knows only this folder and the rules."""
    digest = hashlib.sha256()
    for room in (minds, sights):
        for source in sorted(Path(room.__file__ or "").parent.glob("*.py")):
            digest.update(source.read_bytes())
    return int.from_bytes(digest.digest()[:4], "little")


STAMP = _stamp()


def _bound(stamp: int) -> Callable[..., int]:
    """The entry point: as a closure over the stamp, it is compiled anew when one of those sources has changed."""

    @entry
    def step_games(
        tables: Table,
        seatings: Seatings,
        setups: Setups,
        skills: Skills,
        logs: Listener,
        dice: Bits,
        actions: Wide,
        choices: Bits,
        obs: Bytes,
        masks: Bits,
        rewards: Float,
        done: Bytes,
        cut: Bytes,
        seats: Wide,
        crew: Wide,
        who: int,
        mode: int,
    ) -> int:
        """Take a legal action in every game, or begin anew, and play on until somebody outside must decide.

        Then write what that seat sees. One place where moves are made and one where cards are dealt: each is compiled
        into the loop once. Members of a crew share the games: the caller returns when the others are done too, or when
        he has waited for long; the others return when nobody has called for a while.
        """
        setup, log = state_at(setups, 0), state_at(logs, 0)
        players = setup.players
        if who == ALONE:
            crew[MODE] = mode
        chunk = next_chunk(crew, who)
        while chunk != NONE:
            job = crew[MODE]
            if job == Mode.HOME:
                return LATE
            for i in range(CHUNK * chunk, min(CHUNK * (chunk + 1), tables.size)):
                if job == Mode.SAMPLE:
                    dice[i] = following(dice[i])
                    actions[i] = any_action(choices[2 * i], choices[2 * i + 1], mix(dice[i]))
                    continue
                state, seating = state_at(tables, i), state_at(seatings, i)
                for seat in range(players):
                    rewards[i * players + seat] = 0.0
                done[i] = 0
                cut[i] = 0
                deed, action = job, actions[i]
                if job == Mode.STEP:
                    seating.acted += 1
                while True:
                    if deed == Mode.STEP:
                        take(state, seating, action, log)
                    else:
                        deal_round(state, seating, setup, deed == Mode.RESET, log)
                    if is_finished(state, seating, setup):
                        close_round(state, seating, setup, rewards, i * players, done, cut, i)
                        if setup.onward == 0:
                            break
                        deed = Mode.RESET.value if seating.over == 1 else Mode.NEXT.value
                        continue
                    find_actor(state, seating)
                    if seating.learner == NOBODY or seating.actor == seating.learner:
                        break
                    deed, action = Mode.STEP.value, bot_action(state, seating, skills)
                note_choices(state, seating)
                seats[i] = seating.actor
                choices[2 * i] = seating.low
                choices[2 * i + 1] = seating.high
                write_mask(seating.low, seating.high, masks, i * MASK_WORDS)
                if seating.actor != NOBODY:
                    write_observation(state, seating, setup, seating.actor, obs, i * CELLS)
            if who != ALONE:
                chunk_done(crew)
            chunk = next_chunk(crew, who)
        return LATE if who == CALLER and not wait_for_others(crew) else stamp

    return step_games


step_games = _bound(STAMP)
