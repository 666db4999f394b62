"""The spaces of the environments that know Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from penultima.envs.core_env import CoreEnv
from penultima.observations.kernel.actions import ACTIONS
from penultima.observations.kernel.encoding import CELLS

Observation = dict[str, np.ndarray[Any, np.dtype[np.int8]]]
Pixels = np.ndarray[Any, np.dtype[np.uint8]]


def observation_space() -> spaces.Dict:
    """What is seen, and what may be done."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1, 127, (CELLS,), np.int8),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def action_space() -> spaces.Discrete:
    """One of all actions, of which the mask allows some."""
    return spaces.Discrete(ACTIONS)


def observe(core: CoreEnv, seat: int) -> Observation:
    """What a seat sees and may do."""
    cells, mask = core.observation(seat)
    return {"observation": cells, "action_mask": mask}


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
