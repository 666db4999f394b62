"""Tianshou: its PPO and collector, one SingleEnv after the other. `make plugs PLUGS=tianshou`"""

import time

import numpy as np
import torch
from gymnasium import spaces
from gymnasium.wrappers import TransformObservation
from measure import OPPONENT, PLAYERS, SECONDS, share_won, tell
from tianshou.algorithm import PPO
from tianshou.algorithm.modelfree.reinforce import ProbabilisticActorPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OnPolicyTrainerParams
from torch import nn
from torch.distributions import Categorical

from penultima.envs import ACTIONS, CELLS, SingleEnv

ENVS, WINDOW, _ = 32, 4096, torch.manual_seed(1)


def one_env():  # an observation is one row: what is seen, and the mask behind it
    env = SingleEnv(players=PLAYERS, opponents=OPPONENT, limit=300)
    return TransformObservation(env, lambda seen: np.concatenate(list(seen.values()), dtype=np.float32), None)


class OnRows(nn.Module):  # logits of legal actions and no state, or the value alone
    def __init__(self, outputs):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(CELLS, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.head = nn.Linear(128, outputs)

    def forward(self, obs, state=None, info=None):
        rows = torch.as_tensor(obs, dtype=torch.float32)
        found = self.head(self.body(rows[:, :CELLS]))
        return found if found.shape[1] == 1 else (found.masked_fill(rows[:, CELLS:] == 0, -1e9), state)


actor = OnRows(ACTIONS)
options = {"action_space": spaces.Discrete(ACTIONS), "action_scaling": False, "action_bound_method": None}
policy = ProbabilisticActorPolicy(actor=actor, dist_fn=lambda logits: Categorical(logits=logits), **options)
rates = {"gamma": 1.0, "gae_lambda": 0.95, "ent_coef": 0.003, "max_batchsize": WINDOW, "max_grad_norm": 0.5}
algorithm = PPO(policy=policy, critic=OnRows(1), optim=AdamOptimizerFactory(lr=1e-3), **rates)
collector = Collector(algorithm, DummyVectorEnv([one_env] * ENVS), VectorReplayBuffer(WINDOW, ENVS))
window = {"epoch_num_steps": WINDOW, "collection_step_num_env_steps": WINDOW, "max_epochs": 10**6}
learning = {"batch_size": 1024, "update_step_num_repetitions": 4, "verbose": False, "show_progress": False}
trainer = algorithm.create_trainer(OnPolicyTrainerParams(training_collector=collector, **window, **learning))


def best(seen, mask):
    with torch.no_grad():
        return actor(np.concatenate([seen, mask], 1))[0].argmax(-1).numpy()


before, end, steps, _ = share_won(best), time.monotonic() + SECONDS, 0, trainer.reset()
while time.monotonic() < end:
    steps, _ = steps + WINDOW, trainer.execute_epoch()
tell("Tianshou, PPO", before, share_won(best), steps)
