"""May environments be stepped without checks? What for, and what happens if not, says `penultima.rules.soundness`.

A step is too short for a look at every card. So this asks less, and only an environment may rely on it: its records lie
in the memory of an instance of its own (`envs/slices.py`), where nobody but the rules has written since they were zero,
and its actions were found legal. Any other call steps with checks.
"""

from penultima.bots.kernel.skill import Skills
from penultima.envs.kernel.modes import Mode
from penultima.envs.kernel.work_sharing import CALLER, MEMBERS, MODE, OWN, SPAN
from penultima.observations.kernel.actions import MASK_WORDS
from penultima.observations.kernel.encoding import CELLS
from penultima.observations.kernel.layout import EpisodeConfigs, Episodes, Float32s, Int8s, Int64s, UInt64s
from penultima.rules.record import EventLogs, States
from penultima.rules.soundness import can_be_dealt, log_is_sound
from penultima.rules.state import NOBODY
from penultima.runtime import compiled, entry, record_at


@compiled
def rows_are_sound(size: int, players: int, legal: UInt64s, obs: Int8s, masks: UInt64s, rewards: Float32s) -> bool:
    """Has every environment its row in all arrays of several columns?"""
    if legal.size < 2 * size or obs.size < CELLS * size or masks.size < MASK_WORDS * size:
        return False
    return rewards.size >= players * size


@entry
def may_step_all(
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
) -> bool:
    """May `step_all` run without checks with these arguments, given that nobody else wrote the records?"""
    size = states.size
    if configs.size == 0 or logs.size == 0 or schedule.size < OWN + SPAN or schedule[MEMBERS] != 1:
        return False
    if episodes.size < size or generators.size < size or actions.size < size or seats.size < size:
        return False
    if done.size < size or truncated.size < size or member > CALLER or (logs.size > 1 and logs.size < size):
        return False
    for i in range(logs.size):
        if not log_is_sound(record_at(logs, i)):
            return False
    players = record_at(configs, 0).players
    if (mode == Mode.DECIDE or schedule[MODE] == Mode.DECIDE) and skills.size < players:
        return False
    if players < 2 or not rows_are_sound(size, players, legal, obs, masks, rewards):
        return False
    for i in range(size):
        state, learner = record_at(states, i), record_at(episodes, i).learner
        if state.players != players or not can_be_dealt(state):
            return False
        if learner != NOBODY and (learner < 0 or learner >= players or skills.size < players - 1):
            return False
    return True
