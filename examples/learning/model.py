"""The network that learns: an observation and a mask go in, the chances of actions and an expected reward come out."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor, nn

from penultima.envs import ACTION_MEANT, Step, rename_colors


class Model(nn.Module):
    """Two hidden layers that policy and value share."""

    def __init__(self, inputs: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.scale = nn.Parameter(torch.ones(inputs), requires_grad=False)
        self.body = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        with torch.no_grad():
            self.policy.weight.mul_(0.01)
            self.value.weight.mul_(0.1)

    def forward(self, observations: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of legal actions, and what the seat expects to win."""
        features = self.body(observations.float() * self.scale)
        return self.policy(features).masked_fill(~mask, -1e9), self.value(features).squeeze(-1)

    def scale_inputs(self, observations: Tensor) -> None:
        """Bring every input to about the same size."""
        size = observations.float().square().mean(0).sqrt()
        self.scale.copy_(torch.where(size > 0, 1 / size.clamp(min=0.1), torch.ones(())))

    def take_over(self, weights: dict[str, np.ndarray]) -> None:
        """Begin with weights that may be for an older version of observations: cells that it lacks count nothing yet.

        The first cells of a version are those of the one before it.
        """
        known = {name: torch.from_numpy(part).clone() for name, part in weights.items()}
        first = torch.zeros_like(self.body[0].weight)
        cells = len(known["scale"])
        first[:, :cells] = known["body.0.weight"] * known.pop("scale") / self.scale[:cells]
        self.load_state_dict({**self.state_dict(), **known, "body.0.weight": first})

    def weights(self, used: Tensor) -> dict[str, np.ndarray]:
        """What is saved. Inputs that were always zero shall mean nothing: their weights were never learned."""
        kept = {name: part.numpy().copy() for name, part in self.state_dict().items()}
        return {**kept, "scale": np.where(used.numpy(), kept["scale"], 0)}

    @torch.no_grad()
    def draw_actions(
        self, observations: np.ndarray, mask: np.ndarray, random: np.random.Generator
    ) -> tuple[Tensor, Tensor, Tensor]:
        """For each row an action, drawn with its chance, the logarithm of that chance, and what the seat expects."""
        logits, value = self(torch.from_numpy(observations), torch.from_numpy(mask))
        log_chances = logits.log_softmax(-1)
        # Gumbel's trick: the largest of logits plus such noise is drawn with the chances that they stand for.
        noise = -np.log(random.standard_exponential(log_chances.shape, np.float32) + 1e-9)
        action = (log_chances + torch.from_numpy(noise)).argmax(-1)
        return action, log_chances.gather(1, action[:, None]).squeeze(1), value

    @torch.no_grad()
    def best_actions(self, step: Step) -> np.ndarray:
        """The likeliest action for each environment."""
        renaming, observations, mask = rename_colors(step.obs, step.mask)
        logits, _ = self(torch.from_numpy(observations), torch.from_numpy(mask))
        return ACTION_MEANT[renaming, logits.argmax(-1).numpy()]
