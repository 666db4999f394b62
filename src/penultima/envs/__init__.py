"""Learning environments: the same rules as the interfaces researchers use.

>>> from penultima.envs import VectorEnv
>>> env = VectorEnv(num_envs=64, players=3, seed=1)
>>> obs, reward, done, mask, seat = env.reset()
>>> obs, reward, done, mask, seat = env.step(env.sample_actions())
>>> obs.shape, mask.shape
((64, 299), (64, 86))

The environments of PettingZoo and Gymnasium come with `pip install "penultima[envs]"`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from penultima.ways import prefer_compiled

prefer_compiled()  # before anything of the rules is imported

from penultima.bots.network import Network, load_network
from penultima.bots.network import save as save_weights
from penultima.bots.policy import PolicyBot
from penultima.envs.conformance import api_test
from penultima.envs.core_env import CoreEnv
from penultima.envs.evaluation import TASKS, Evaluation, Task, environment_hash, evaluate
from penultima.envs.full_state import STATE_CELLS, STATE_FIELDS, STATE_SLICES
from penultima.envs.illegal_action import IllegalAction
from penultima.envs.vector import Step, VectorEnv
from penultima.envs.vector_opponents import OpponentPool
from penultima.observations import (
    ACTIONS,
    CELLS,
    FIELDS,
    SILENCE,
    SLICES,
    VERSIONS,
    Encoding,
    Observation,
    action_of_move,
    action_text,
    move_of_action,
    observations_of,
)
from penultima.observations.colors import ACTION_MEANT
from penultima.observations.colors import rename as rename_colors
from penultima.observations.history import TOKEN_CELLS

if TYPE_CHECKING:
    from penultima.envs.aec import aec_env as aec_env
    from penultima.envs.gymnasium_vector import GymnasiumVectorEnv as GymnasiumVectorEnv
    from penultima.envs.parallel import parallel_env as parallel_env
    from penultima.envs.single import SingleEnv as SingleEnv
    from penultima.envs.stable_baselines import StableBaselinesVecEnv as StableBaselinesVecEnv

_EXTRA = {
    "GymnasiumVectorEnv": "gymnasium_vector",
    "SingleEnv": "single",
    "StableBaselinesVecEnv": "stable_baselines",
    "aec_env": "aec",
    "parallel_env": "parallel",
}
"""What needs more than the package itself, and the module it is in."""


def __getattr__(name: str) -> Any:
    """Import what needs PettingZoo or Gymnasium when it is wanted, and say so where they are missing."""
    if name not in _EXTRA:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        module = import_module(f"{__name__}.{_EXTRA[name]}")
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("penultima"):
            raise
        package = "stable-baselines3" if missing.name == "stable_baselines3" else '"penultima[envs]"'
        raise ImportError(f"{name} needs {missing.name}: pip install {package}") from missing
    return getattr(module, name)


__all__ = [
    "ACTIONS",
    "ACTION_MEANT",
    "CELLS",
    "FIELDS",
    "SILENCE",
    "SLICES",
    "STATE_CELLS",
    "STATE_FIELDS",
    "STATE_SLICES",
    "TASKS",
    "TOKEN_CELLS",
    "VERSIONS",
    "CoreEnv",
    "Encoding",
    "Evaluation",
    "GymnasiumVectorEnv",
    "IllegalAction",
    "Network",
    "Observation",
    "OpponentPool",
    "PolicyBot",
    "SingleEnv",
    "Step",
    "Task",
    "VectorEnv",
    "action_of_move",
    "action_text",
    "aec_env",
    "api_test",
    "environment_hash",
    "evaluate",
    "load_network",
    "move_of_action",
    "observations_of",
    "parallel_env",
    "rename_colors",
    "save_weights",
]
