"""Proximal policy optimization with a critic that sees all cards: play a window of steps, learn from it, again."""

from __future__ import annotations

from argparse import Namespace

import numpy as np
import torch
from advantages import advantages
from all_cards import CARD_CELLS, all_cards
from mixed_envs import MixedEnvs
from model import Model
from torch import Tensor, nn

from penultima.envs import ACTION_MEANT, ACTIONS, rename_colors


class Critic(nn.Module):
    """Two hidden layers on an observation and on all cards that it does not show."""

    def __init__(self, inputs: int, hidden: int) -> None:
        super().__init__()
        layers = [nn.Linear(inputs + CARD_CELLS, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()]
        self.body = nn.Sequential(*layers, nn.Linear(hidden, 1))

    def forward(self, observations: Tensor, cards: Tensor) -> Tensor:
        """What each seat may expect to win; `observations` are scaled."""
        return self.body(torch.cat([observations, cards.float()], -1)).squeeze(-1)


class Window:
    """A window of steps of many environments, and where they are."""

    def __init__(self, envs: MixedEnvs, steps: int, cells: int, seed: int) -> None:
        self.envs, self.random = envs, np.random.default_rng(seed)
        shape = (steps, envs.num_envs)
        self.seen = torch.zeros((*shape, cells), dtype=torch.int8)
        self.cards = torch.zeros((*shape, CARD_CELLS), dtype=torch.int8)
        self.masks = torch.zeros((*shape, ACTIONS), dtype=torch.bool)
        self.actions = torch.zeros(shape, dtype=torch.int64)
        self.log_chances = torch.zeros(shape)
        self.nobody = envs.players
        """The seat of steps without a choice: nothing is learned from them, and nothing is paid to it."""
        self.rewards = np.zeros((*shape, envs.players + 1), np.float32)
        self.done = np.zeros(shape, np.bool_)
        self.seats = np.zeros(shape, np.int64)
        self.used = torch.zeros(cells, dtype=torch.bool)
        """Inputs that were ever anything but zero."""
        self.step = envs.reset()

    @property
    def choices(self) -> Tensor:
        """Where there were several actions to choose from."""
        return torch.from_numpy(self.seats != self.nobody)

    @torch.no_grad()
    def play(self, model: Model) -> None:
        """Go on from where the environments are."""
        for t in range(len(self.done)):
            step, taken = self.step, self.step.mask.argmax(1)
            rows = np.flatnonzero(step.mask.sum(1) > 1)
            renaming, observations, mask = rename_colors(step.obs[rows], step.mask[rows])
            self.seen[t, rows], self.masks[t, rows] = torch.from_numpy(observations), torch.from_numpy(mask)
            cards = all_cards(self.envs.state()[rows], step.seat[rows], renaming)
            self.cards[t, rows] = torch.from_numpy(cards)
            action, self.log_chances[t, rows], _ = model.draw_actions(observations, mask, self.random)
            self.actions[t, rows] = action
            taken[rows] = ACTION_MEANT[renaming, action.numpy()]
            self.seats[t] = self.nobody
            self.seats[t, rows] = step.seat[rows]
            self.step = self.envs.step(taken)
            self.rewards[t, :, :-1], self.done[t] = self.step.reward, self.step.done
        self.used |= self.seen[self.choices].any(0)


class Trainer:
    """The model, its critic, what they play, and how they learn."""

    def __init__(self, model: Model, window: Window, options: Namespace) -> None:
        self.model, self.window, self.options = model, window, options
        self.critic = Critic(len(model.scale), options.critic)
        parts = [{"params": part.parameters(), "lr": 0.0} for part in (model, self.critic)]
        self.optimizer = torch.optim.Adam(parts, eps=1e-5)

    def learn(self, left: float, critic_only: bool) -> None:
        """One window of playing, and learning from it; `left` is the share of all steps that is still to come.

        A critic that knows nothing would spoil a model that knows something: it may learn alone for a while.
        """
        own, critics = self.optimizer.param_groups
        own["lr"] = 0.0 if critic_only else self.options.rate * max(0.05, left)
        critics["lr"] = 1e-3 * max(0.1, left)
        self.window.play(self.model)
        decisions = self._decisions()
        for _ in range(self.options.epochs):
            for batch in torch.randperm(len(decisions[0])).split(self.options.batch):
                self._update([part[batch] for part in decisions])

    def _decisions(self) -> list[Tensor]:
        """All decisions of the window of which something is known, with their advantages and returns."""
        window, choices = self.window, self.window.choices
        values = np.zeros(window.done.shape, np.float32)
        values[choices.numpy()] = self._values(window.seen[choices], window.cards[choices])
        gain, known = advantages(window.rewards, window.done, window.seats, values, self.options.trace)
        chosen = choices & torch.from_numpy(known)
        kept = (window.seen, window.cards, window.masks, window.actions, window.log_chances)
        return [part[chosen] for part in (*kept, torch.from_numpy(gain), torch.from_numpy(gain + values))]

    @torch.no_grad()
    def _values(self, seen: Tensor, cards: Tensor) -> np.ndarray:
        parts = zip(seen.split(8192), cards.split(8192), strict=True)
        return torch.cat([self.critic(one.float() * self.model.scale, other) for one, other in parts]).numpy()

    def _update(self, batch: list[Tensor]) -> None:
        """Make good decisions likelier, but none by more than a fifth at a time; expect what came."""
        seen, cards, masks, actions, old_log_chances, gain, target = batch
        logits, value = self.model(seen, masks)
        log_chances = logits.log_softmax(-1)
        ratio = (log_chances.gather(1, actions[:, None]).squeeze(1) - old_log_chances).exp()
        advantage = gain / (gain.std(correction=0) + 1e-6)
        policy = torch.min(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage).mean()
        entropy = -(log_chances.exp() * log_chances).sum(-1).mean()
        expected = self.critic(seen.float() * self.model.scale, cards)
        value_loss = 0.5 * (expected - target).square().mean() + 0.1 * (value - target).square().mean()
        self.optimizer.zero_grad()
        (value_loss - policy - self.options.entropy * entropy).backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
        self.optimizer.step()
