"""The spaces of the environments that know Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from penultima.envs.core_env import CoreEnv
from penultima.envs.full_state import STATE_CELLS
from penultima.observations.history import TOKEN_CELLS
from penultima.observations.kernel.actions import ACTIONS
from penultima.observations.versions import V0, Encoding

Observation = dict[str, np.ndarray[Any, np.dtype[np.int8]]]
Pixels = np.ndarray[Any, np.dtype[np.uint8]]


def cells_space(encoding: Encoding = V0) -> spaces.Box:
    """What is seen."""
    return spaces.Box(-1, 127, (encoding.cells,), np.int8)


def state_space() -> spaces.Box:
    """The full state."""
    return spaces.Box(-(2**15), 2**15 - 1, (STATE_CELLS,), np.int16)


def batch_space(single: spaces.Space[Any], num_envs: int) -> spaces.Space[Any]:
    """The same for many environments at once."""
    return gymnasium.vector.utils.batch_space(single, num_envs)


def observation_space(encoding: Encoding = V0, history: int = 0) -> spaces.Dict:
    """What is seen, what may be done, and with a history what was told since the deal."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": cells_space(encoding),
        "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
    }
    return spaces.Dict({**parts, **history_spaces(history)})


def history_spaces(history: int) -> dict[str, spaces.Space[Any]]:
    """So many tokens, and which of them there are."""
    if not history:
        return {}
    return {
        "history": spaces.Box(0, 127, (history, TOKEN_CELLS), np.int8),
        "history_mask": spaces.Box(0, 1, (history,), np.int8),
    }


def flat_space(encoding: Encoding = V0, history: int = 0) -> spaces.Box:
    """What is seen, and with a history what was told since the deal, in one row."""
    return spaces.Box(-1, 127, (encoding.cells + history * TOKEN_CELLS,), np.int8)


def action_space() -> spaces.Discrete:
    """One of all actions, of which the mask allows some."""
    return spaces.Discrete(ACTIONS)


def observe(core: CoreEnv, seat: int) -> Observation:
    """What a seat sees and may do."""
    cells, mask = core.observation(seat)
    seen = {"observation": cells, "action_mask": mask}
    if core.history_tokens:
        tokens, used = core.history(seat)
        seen["history"], seen["history_mask"] = tokens, used.astype(np.int8)
    return seen


def flattened(seen: Observation) -> np.ndarray[Any, np.dtype[np.int8]]:
    """An observation without its mask as one row."""
    if "history" not in seen:
        return seen["observation"]
    return np.concatenate([seen["observation"], seen["history"].reshape(-1)])


def render(core: CoreEnv, mode: str | None, seat: int | None) -> str | Pixels | None:
    """The table as a seat sees it, or a spectator: as text, as pixels, or printed."""
    if mode == "rgb_array":
        from penultima.envs.picture import draw_table  # noqa: PLC0415 (only this needs Pillow)

        return draw_table(core.view(seat))
    if mode is None:
        return None
    from penultima.envs.text_rendering import draw_text  # noqa: PLC0415 (few want words)

    text = draw_text(core.view(seat), None if core.seat < 0 else core.seat)
    if mode == "ansi":
        return text
    print(text)
    return None
