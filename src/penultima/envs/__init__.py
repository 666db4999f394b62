"""Learning environments: the same rules as the interfaces researchers use.

>>> from penultima.envs import VectorEnv
>>> env = VectorEnv(games=64, players=3, seed=1)
>>> obs, reward, done, mask, seat = env.reset()
>>> obs, reward, done, mask, seat = env.step(env.sample_actions())
>>> obs.shape, mask.shape
((64, 299), (64, 86))
"""

from penultima.envs.kernel.actions import ACTIONS, SILENCE
from penultima.envs.kernel.encoding import CELLS, FIELDS, SLICES
from penultima.envs.refusing import IllegalAction
from penultima.envs.translating import action_of_move, action_text, move_of_action
from penultima.envs.vector import Step, VectorEnv

__all__ = [
    "ACTIONS",
    "CELLS",
    "FIELDS",
    "SILENCE",
    "SLICES",
    "IllegalAction",
    "Step",
    "VectorEnv",
    "action_of_move",
    "action_text",
    "move_of_action",
]
