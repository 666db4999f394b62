"""Proximal policy optimization (Schulman et al., 2017) by self-play: play a window of steps, learn from it, again."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

import numpy as np
import torch
from advantages import advantages
from mixed_envs import MixedEnvs
from model import Model
from torch import Tensor, nn

from penultima.envs import ACTION_MEANT, ACTIONS, rename_colors


class Rollout:
    """A window of steps of many environments, and where they are."""

    def __init__(self, envs: MixedEnvs, window: int, cells: int, seed: int) -> None:
        self.envs = envs
        shape = (window, envs.num_envs)
        self.observations = torch.empty((*shape, cells), dtype=torch.int8)
        self.masks = torch.empty((*shape, ACTIONS), dtype=torch.bool)
        self.actions = torch.empty(shape, dtype=torch.int64)
        self.log_chances = torch.empty(shape)
        self.values = np.empty(shape, np.float32)
        self.rewards = np.empty((*shape, envs.players), np.float32)
        self.done = np.empty(shape, np.bool_)
        self.seats = np.empty(shape, np.int64)
        self.used = torch.zeros(cells, dtype=torch.bool)
        """Inputs that were ever anything but zero."""
        self.step = envs.reset()
        self.random = np.random.default_rng(seed)

    @torch.no_grad()
    def play(self, model: Model) -> None:
        """Go on from where the environments are."""
        for t in range(len(self.observations)):
            renaming, observations, mask = rename_colors(self.step.obs, self.step.mask)
            self.observations[t], self.masks[t] = torch.from_numpy(observations), torch.from_numpy(mask)
            self.seats[t] = self.step.seat
            action, self.log_chances[t], value = model.draw_actions(observations, mask, self.random)
            self.actions[t], self.values[t] = action, value
            self.step = self.envs.step(ACTION_MEANT[renaming, action.numpy()])
            self.rewards[t], self.done[t] = self.step.reward, self.step.done
        self.used |= self.observations.any(0).any(0)


class Trainer:
    """The model, what it plays, and how it learns."""

    def __init__(self, model: Model, rollout: Rollout, options: Namespace) -> None:
        self.model, self.rollout, self.options = model, rollout, options
        self.optimizer = torch.optim.Adam(model.parameters(), lr=options.rate, eps=1e-5)

    def learn(self, left: float) -> dict[str, float]:
        """One window of playing, and learning from it; `left` is the share of all steps that is still to come."""
        options = self.options
        for group in self.optimizer.param_groups:
            group["lr"] = options.rate * max(0.05, left)
        self.rollout.play(self.model)
        losses = [self._update(batch, options.entropy * max(0.1, left)) for batch in self._batches()]
        entropy, value_loss = np.mean(losses, axis=0).tolist()
        return {"entropy": entropy, "value_loss": value_loss}

    def _batches(self) -> Iterator[tuple[Tensor, ...]]:
        """Decisions between several actions, again and again in random order."""
        rollout, options = self.rollout, self.options
        gain, known = advantages(rollout.rewards, rollout.done, rollout.seats, rollout.values, options.trace)
        chosen = torch.from_numpy(known) & (rollout.masks.sum(-1) > 1)
        target = torch.from_numpy(gain + rollout.values)
        parts = (
            rollout.observations, rollout.masks, rollout.actions, rollout.log_chances, torch.from_numpy(gain), target,
        )  # fmt: skip
        decisions = [part[chosen] for part in parts]
        for _ in range(options.epochs):
            batches = torch.randperm(len(decisions[0])).split(options.batch)
            for batch in batches[:-1] or batches:  # what is left over at the end would be a noisy lesson
                yield tuple(part[batch] for part in decisions)

    def _update(self, batch: tuple[Tensor, ...], entropy_weight: float) -> tuple[float, float]:
        """Make good decisions likelier, but none by more than a fifth at a time; expect what came."""
        observations, masks, actions, old_log_chances, gain, target = batch
        logits, value = self.model(observations, masks)
        log_chances = logits.log_softmax(-1)
        ratio = (log_chances.gather(1, actions[:, None]).squeeze(1) - old_log_chances).exp()
        advantage = (gain - gain.mean()) / (gain.std(correction=0) + 1e-6)
        policy = torch.min(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage).mean()
        entropy = -(log_chances.exp() * log_chances).sum(-1).mean()
        value_loss = (value - target).square().mean()
        self.optimizer.zero_grad()
        (0.5 * value_loss - policy - entropy_weight * entropy).backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
        self.optimizer.step()
        return entropy.item(), value_loss.item()
