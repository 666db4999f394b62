"""What Python calls: every environment one decision further.

Environment number e deals its n-th round with the key of the seed, the last two words replaced by n and e: what happens
in it depends on seed and number alone, not on how many environments there are nor on how they are spread over cores.
"""

import numpy as np

from penultima.bots.kernel.decisions import NO_MOVE as QUIET
from penultima.bots.kernel.decisions import choose_call, choose_jump, decide
from penultima.bots.kernel.dispatch import apply_move
from penultima.bots.kernel.randomness import advance, below, mix
from penultima.bots.kernel.skill import Skills
from penultima.envs.kernel.modes import Mode
from penultima.envs.kernel.rewards import end_round, pay, reset_scores
from penultima.envs.kernel.work_sharing import (
    ALONE,
    CALLER,
    CHUNK,
    MODE,
    NO_CHUNK,
    chunk_done,
    next_chunk,
    wait_for_others,
)
from penultima.observations.kernel.actions import MASK_WORDS, SILENCE, action_of, move_of
from penultima.observations.kernel.asking import note_choices
from penultima.observations.kernel.common_knowledge import count_discards, forget_all, note_hands, note_move
from penultima.observations.kernel.encoding import CELLS
from penultima.observations.kernel.layout import (
    Episode,
    EpisodeConfig,
    EpisodeConfigs,
    Episodes,
    Float32s,
    Int8s,
    Int64s,
    UInt64s,
)
from penultima.observations.kernel.observing import write_mask, write_observation
from penultima.rules.asking import Stage, ask_anew, find_actor, pass_by
from penultima.rules.cards import NO_COLOR
from penultima.rules.deal import deal
from penultima.rules.events import EventLog
from penultima.rules.match import dealer_after
from penultima.rules.moves import DRAW, SEATS
from penultima.rules.record import EventLogs, Kinds, States, Word
from penultima.rules.state import NOBODY, Phase, State
from penultima.runtime import compiled, count_bits, entry, inlined, nth_bit, record_at, wrapping

DONE, LATE = 0, -1
"""Is everything done, or not yet?"""


@wrapping
def random_dealer(state: State) -> int:
    """A random dealer, drawn from the round's key."""
    word = mix(np.uint64(state.key[0]) ^ mix(np.uint64(state.key[6]) << np.uint64(32) ^ np.uint64(state.key[7])))
    return below(word, state.players)


@compiled
def deal_round(state: State, episode: Episode, config: EpisodeConfig, first: bool, log: EventLog) -> None:
    """Deal the next round: the first of an episode, or another one of a match."""
    state.key[6] = episode.deals
    state.key[7] = episode.number
    drawn = random_dealer(state)
    state.dealer = drawn if first else dealer_after(state, config.next_dealer, drawn)
    if first:
        reset_scores(episode)
    episode.deals += 1
    episode.round_steps = 0
    episode.color_before = NO_COLOR
    forget_all(episode)
    log.used = 0
    deal(state, log)
    episode.reshuffles = -1
    count_discards(state, episode)
    for seat in range(SEATS):
        episode.sizes[seat] = state.sizes[seat]
    ask_anew(episode)


@inlined
def make_move(state: State, episode: Episode, move: int, log: EventLog) -> None:
    """Make a move of the actor, and note what everybody can know after it."""
    seat = episode.actor
    note_move(state, episode, seat, move)
    apply_move(state, seat, move, log)
    note_hands(state, episode, seat if move == DRAW else NOBODY)
    count_discards(state, episode)
    ask_anew(episode)


@inlined
def take_action(state: State, episode: Episode, action: int, log: EventLog) -> None:
    """Carry out the actor's action, a move or silence."""
    episode.round_steps += 1
    if action == SILENCE:
        pass_by(episode)
    else:
        make_move(state, episode, move_of(action, episode.actor, state.players, state.direction), log)


@compiled
def bot_action(state: State, episode: Episode, skills: Skills) -> int:
    """The action of the bot at the actor's seat."""
    seat = episode.actor
    skill = record_at(skills, (seat - episode.learner - 1 + state.players) % state.players)
    if episode.stage == Stage.ASKED:
        move = decide(state, skill)
    elif episode.stage == Stage.JUMPING:
        move = choose_jump(state, seat, skill)
    else:
        move = choose_call(state, seat, skill)
    return SILENCE if move == QUIET else action_of(move, seat, state.players, state.direction)


@compiled
def close_round(
    state: State,
    episode: Episode,
    config: EpisodeConfig,
    rewards: Float32s,
    at: int,
    done: Int8s,
    truncated: Int8s,
    i: int,
) -> None:
    """End a round that is over or given up. One that bots ended before the learner decided anything pays nothing."""
    episode.actor = NOBODY
    given_up = state.phase != Phase.OVER
    if given_up:
        episode.over = 1
    else:
        end_round(state, episode, config)
    if episode.learner != NOBODY and episode.learner_steps == 0:
        return
    if not given_up:
        pay(state, episode, config, rewards, at)
    if episode.over == 1:
        done[i] = 1
        truncated[i] = 1 if given_up else 0


@inlined
def is_finished(state: State, episode: Episode, config: EpisodeConfig) -> bool:
    """Is the round over, or has it taken too long?"""
    return state.phase == Phase.OVER or episode.round_steps >= config.limit


@inlined
def random_action(low: Kinds, high: Kinds, word: Word) -> int:
    """A random one of a set of actions, each as likely."""
    n = count_bits(low)
    chosen = below(word, n + count_bits(high))
    return nth_bit(low, chosen) if chosen < n else 64 + nth_bit(high, chosen - n)


@entry
def step_all(
    states: States,
    episodes: Episodes,
    configs: EpisodeConfigs,
    skills: Skills,
    logs: EventLogs,
    generators: UInt64s,
    actions: Int64s,
    legal: UInt64s,
    obs: Int8s,
    masks: UInt64s,
    rewards: Float32s,
    done: Int8s,
    truncated: Int8s,
    seats: Int64s,
    schedule: Int64s,
    member: int,
    mode: int,
) -> int:
    """In every environment take a legal action, or deal, and let bots play on until the caller must decide again.

    Then write what the seat that must decide sees and may do. There is one place where moves are made and one where
    cards are dealt, because each is compiled into the loop. Where the action is below zero (`WAIT`), nothing is done.
    `logs` has one log that all write over, or one for each environment: then it tells all that happened in it with this
    call, from the last deal on. Threads share the environments: the caller returns DONE
    when all is done, or LATE if it has waited for too long; workers return when there was no new job for a while.
    """
    config = record_at(configs, 0)
    players = config.players
    if member == ALONE:
        schedule[MODE] = mode
    chunk = next_chunk(schedule, member)
    while chunk != NO_CHUNK:
        job = schedule[MODE]
        if job == Mode.STOP:
            return LATE
        for i in range(CHUNK * chunk, min(CHUNK * (chunk + 1), states.size)):
            if job == Mode.SAMPLE:
                generators[i] = advance(generators[i])
                actions[i] = random_action(legal[2 * i], legal[2 * i + 1], mix(generators[i]))
                continue
            if actions[i] < 0:
                continue
            state, episode = record_at(states, i), record_at(episodes, i)
            if job == Mode.DECIDE:
                actions[i] = bot_action(state, episode, skills)
                continue
            log = record_at(logs, i if logs.size > 1 else 0)
            log.used = 0
            for seat in range(players):
                rewards[i * players + seat] = 0.0
            done[i] = 0
            truncated[i] = 0
            task, action = job, actions[i]
            if job == Mode.STEP:
                episode.learner_steps += 1
            while True:
                if task == Mode.STEP:
                    take_action(state, episode, action, log)
                else:
                    deal_round(state, episode, config, task == Mode.RESET, log)
                if is_finished(state, episode, config):
                    close_round(state, episode, config, rewards, i * players, done, truncated, i)
                    if config.auto_reset == 0:
                        break
                    task = Mode.RESET.value if episode.over == 1 else Mode.NEXT.value
                    continue
                find_actor(state, episode)
                if episode.learner == NOBODY or episode.actor == episode.learner:
                    break
                task, action = Mode.STEP.value, bot_action(state, episode, skills)
            note_choices(state, episode)
            seats[i] = episode.actor
            legal[2 * i] = episode.legal_low
            legal[2 * i + 1] = episode.legal_high
            write_mask(episode.legal_low, episode.legal_high, masks, i * MASK_WORDS)
            if episode.actor != NOBODY:
                write_observation(state, episode, config, episode.actor, obs, i * CELLS)
        if member != ALONE:
            chunk_done(schedule)
        chunk = next_chunk(schedule, member)
    return LATE if member == CALLER and not wait_for_others(schedule) else DONE
