"""sb3-contrib: MaskablePPO learns on the fast environments. `make plugs PLUGS=sb3`"""

from __future__ import annotations

import time
from typing import Any

import torch
from measure import OPPONENT, PLAYERS, SECONDS, share_won, tell
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from penultima.envs import StableBaselinesVecEnv


class UntilTimeIsUp(BaseCallback):
    """Stops after so many seconds."""

    def _on_training_start(self) -> None:
        self.end = time.monotonic() + SECONDS

    def _on_step(self) -> bool:
        return time.monotonic() < self.end


def main() -> None:
    """Learn, and tell how much."""
    torch.set_num_threads(1)  # the environments have threads of their own
    env = StableBaselinesVecEnv(256, PLAYERS, opponents=OPPONENT, seed=1)
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=64, batch_size=2048, n_epochs=4, learning_rate=1e-3, gamma=1.0, ent_coef=0.003,
        seed=1, device="cpu", policy_kwargs={"net_arch": [128, 128]},
    )  # fmt: skip

    def policy(seen: Any, mask: Any) -> Any:
        return model.predict(seen, action_masks=mask, deterministic=True)[0]

    before = share_won(policy)
    model.learn(10**9, callback=UntilTimeIsUp())
    tell("sb3-contrib, MaskablePPO", before, share_won(policy), model.num_timesteps)


if __name__ == "__main__":
    main()
