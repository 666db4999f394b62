"""What every legal action is worth, found by playing the round out after each of them: native code, all cards known.

The true round is played out by careful players, every time with the cards that are still to be drawn in another order,
and that order is the same for all actions: they meet the same luck. Without `penultima[fast]` this
runs as plain Python, thousands of times slower.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from penultima.bots.kernel.dispatch import apply_move
from penultima.bots.kernel.randomness import advance, below, mix
from penultima.bots.kernel.search import STAKES, play_out, value_of_end
from penultima.bots.kernel.skill import Skills
from penultima.bots.skills import skill
from penultima.bots.stakes import round_stakes, stakes_for
from penultima.envs import ACTIONS, VectorEnv
from penultima.observations.kernel.actions import move_of
from penultima.rules.asking import Stage
from penultima.rules.events import new_event_log
from penultima.rules.record import EventLogs, Kinds, States
from penultima.rules.state import State, new_states
from penultima.runtime import NATIVE, Wide, compiled, entry, record_at

Rows = NDArray[np.int64]


@compiled
def shuffle_what_is_to_come(state: State, chance: Kinds) -> Kinds:
    """Bring the draw pile into another order, and let later chance be another, too."""
    for i in range(state.draw_size - 1, 0, -1):
        chance = advance(chance)
        other = below(mix(chance), i + 1)
        card = state.draw[i]
        state.draw[i] = state.draw[other]
        state.draw[other] = card
    for i in range(8):
        chance = advance(chance)
        state.key[i] = np.uint32(mix(chance) >> np.uint64(32))
    return chance


def play_out_actions(
    states: States,
    spare: States,
    rows: NDArray[np.int64],
    seats: NDArray[np.int64],
    masks: NDArray[np.bool_],
    skills: Skills,
    stakes: NDArray[np.float64],
    samples: int,
    seed: Wide,
    logs: EventLogs,
    found: NDArray[np.float32],
) -> None:
    """Write what each legal action of some rows is worth on average. `spare` are two states that are overwritten;
    `stakes` are one for each row, or one for all."""
    skill, log = record_at(skills, 0), record_at(logs, 0)
    several = len(stakes) > STAKES
    chance = mix(np.uint64(seed))
    for at in range(len(rows)):
        row = rows[at]
        first = at * STAKES if several else 0
        worth = stakes[first : first + STAKES]
        me = seats[row]
        for _ in range(samples):
            spare[0] = states[row]
            sample = record_at(spare, 0)
            chance = shuffle_what_is_to_come(sample, chance)
            for action in range(ACTIONS):
                if masks[at * ACTIONS + action]:
                    spare[1] = spare[0]
                    state = record_at(spare, 1)
                    apply_move(state, me, move_of(action, me, state.players, state.direction), log)
                    play_out(state, skill, log)
                    found[at * ACTIONS + action] += value_of_end(state, me, worth)
        for action in range(ACTIONS):
            found[at * ACTIONS + action] /= samples


_play_out_actions: Callable[..., None] = entry(play_out_actions) if NATIVE else play_out_actions


class Playouts:
    """Says what the actions are worth between which the seats of an environment must choose."""

    def __init__(self, env: VectorEnv, match: bool, seed: int) -> None:
        self.env, self.match, self.dice = env, match, np.random.default_rng(seed)
        self.skills, self.spare, self.log = skill("careful"), new_states(2), new_event_log(False)

    def rows(self) -> Rows:
        """The environments in which the rules ask a seat that has a choice."""
        return np.flatnonzero((self.env.stages == Stage.ASKED) & (self.env.now.mask.sum(1) > 1))

    def worth(self, rows: Rows, samples: int) -> NDArray[np.float32]:
        """(rows, actions) the chance to win the round after each legal action, in a match the chance to win that."""
        step, worth = self.env.now, np.zeros((len(rows), ACTIONS), np.float32)
        masks = np.ascontiguousarray(step.mask[rows]).reshape(-1)
        _play_out_actions(
            self.env._arrays.states, self.spare, rows, step.seat, masks, self.skills, self._stakes(rows), samples,
            int(self.dice.integers(1 << 60)), self.log, worth.reshape(-1),
        )  # fmt: skip
        return worth

    def _stakes(self, rows: Rows) -> NDArray[np.float64]:
        """What the end of the round is worth to the seat of each row; outside matches to all of them alike."""
        if not self.match:
            return round_stakes()
        rules, scores, seats = self.env.rules, self.env.scores, self.env.now.seat
        kind, target = rules["match"], rules["target"]
        found = [stakes_for(kind, target, tuple(scores[row].tolist()), int(seats[row])) for row in rows]
        return np.concatenate(found) if found else round_stakes()
