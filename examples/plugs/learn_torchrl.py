"""TorchRL: its clipped PPO loss and advantages on the fast environments. `make plugs PLUGS=torchrl`"""

import time

import torch
from measure import OPPONENT, PLAYERS, SECONDS, share_won, tell
from tensordict import TensorDict
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.modules import MaskedCategorical, ProbabilisticActor
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from penultima.envs import ACTIONS, CELLS, GymnasiumVectorEnv

ENVS, WINDOW, BATCH, _ = 256, 64, 2048, torch.manual_seed(1)


def network(outputs):
    return nn.Sequential(nn.Linear(CELLS, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU(), nn.Linear(128, outputs))


logits = TensorDictModule(network(ACTIONS), ["observation"], ["logits"])
keys = {"in_keys": ["logits", "mask"], "out_keys": ["action"], "distribution_class": MaskedCategorical}
actor = ProbabilisticActor(logits, **keys, return_log_prob=True)
critic = TensorDictModule(network(1), ["observation"], ["state_value"])
loss = ClipPPOLoss(actor, critic, entropy_coeff=0.003)
advantage = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
optimizer = torch.optim.Adam(loss.parameters(), 1e-3)


def table(seen, mask):
    return TensorDict({"observation": torch.tensor(seen).float(), "mask": torch.tensor(mask)}, [len(seen)])


def best(seen, mask):
    with torch.no_grad():
        return logits(table(seen, mask))["logits"].masked_fill(~torch.tensor(mask), -1e9).argmax(-1).numpy()


before, envs, steps = share_won(best), GymnasiumVectorEnv(ENVS, PLAYERS, opponents=OPPONENT), 0
seen, infos = envs.reset(seed=1)
end = time.monotonic() + SECONDS
while time.monotonic() < end:
    window = []
    for _ in range(WINDOW):
        with torch.no_grad():
            step = actor(table(seen, infos["action_mask"]))
        seen, reward, over, cut, infos = envs.step(step["action"].numpy())
        ends = {"reward": torch.tensor(reward), "done": torch.tensor(over | cut), "terminated": torch.tensor(over)}
        after = table(seen, infos["action_mask"]).update({name: one[:, None] for name, one in ends.items()})
        window.append(step.set("next", after))
    with torch.no_grad():
        decisions = advantage(torch.stack(window, 1)).reshape(-1)
    steps += len(decisions)
    for batch in torch.randperm(2 * len(decisions)).remainder(len(decisions)).split(BATCH):
        optimizer.zero_grad()
        loss(decisions[batch]).select("loss_objective", "loss_critic", "loss_entropy").sum(reduce=True).backward()
        optimizer.step()
tell("TorchRL, ClipPPOLoss", before, share_won(best), steps)
