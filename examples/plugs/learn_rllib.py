"""RLlib: PPO with its module for action masks, one SingleEnv after the other. `make plugs PLUGS=rllib`"""

import time

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from measure import OPPONENT, PLAYERS, SECONDS, share_won, tell
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.default_model_config import DefaultModelConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from penultima.envs import ACTIONS, CELLS, SingleEnv


class NamedForRLlib(gymnasium.ObservationWrapper):
    """Observation and mask under the names and in the type that RLlib's module for masks wants."""

    def __init__(self, _):
        super().__init__(SingleEnv(players=PLAYERS, opponents=OPPONENT, limit=300))
        seen, mask = spaces.Box(-128, 127, (CELLS,), np.float32), spaces.Box(0, 1, (ACTIONS,), np.float32)
        self.observation_space = spaces.Dict({"observations": seen, "action_mask": mask})
        self.action_space = spaces.Discrete(ACTIONS)

    def observation(self, observation):
        seen, mask = observation["observation"], observation["action_mask"]
        return {"observations": seen.astype(np.float32), "action_mask": mask.astype(np.float32)}


def main():
    network = DefaultModelConfig(fcnet_hiddens=[128, 128], fcnet_activation="relu", vf_share_layers=False)
    config = PPOConfig().environment(NamedForRLlib).debugging(seed=1)
    config = config.env_runners(num_env_runners=0, num_envs_per_env_runner=32)
    config = config.rl_module(
        rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config=network)
    )
    config = config.training(
        train_batch_size_per_learner=4096, minibatch_size=1024, num_epochs=4, lr=1e-3, gamma=1.0, lambda_=0.95,
        entropy_coeff=0.003, vf_clip_param=10.0,
    )  # fmt: skip
    algorithm, steps = config.build_algo(), 0

    def best(seen, mask):
        batch = {"obs": {"observations": torch.tensor(seen).float(), "action_mask": torch.tensor(mask).float()}}
        with torch.no_grad():
            logits = algorithm.get_module().forward_inference(batch)["action_dist_inputs"]
        return logits.argmax(-1).numpy()

    before, end = share_won(best), time.monotonic() + SECONDS
    while time.monotonic() < end:
        steps = int(algorithm.train()["num_env_steps_sampled_lifetime"])
    tell("RLlib, PPO", before, share_won(best), steps)
    algorithm.stop()


if __name__ == "__main__":
    main()
