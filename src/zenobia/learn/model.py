# mypy: ignore-errors
"""The network in PyTorch: what it computes and what it learns from."""

from __future__ import annotations

import math

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from zenobia.ai.network import MOST_SEATS, Network

NEVER = -1e9  # the logit of what cannot be


class Model(nn.Module):
    """Hidden layers with normalisation; a policy over all actions; the chance of every seat, the own one first."""

    def __init__(self, features: int, actions: int, sizes: list[int]) -> None:
        super().__init__()
        self.sizes = sizes
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in zip([features, *sizes[:-1]], sizes))
        self.norms = nn.ModuleList(nn.LayerNorm(size) for size in sizes)
        self.policy = nn.Linear(sizes[-1], actions)
        self.value = nn.Linear(sizes[-1], MOST_SEATS)
        for layer in self.layers:
            nn.init.orthogonal_(layer.weight, math.sqrt(2))
            nn.init.zeros_(layer.bias)
        for head in (self.policy, self.value):
            nn.init.orthogonal_(head.weight, 0.01)
            nn.init.zeros_(head.bias)

    def forward(self, x, masks, players):
        """The log-chances of all actions and of the victory of all seats; those that cannot be are NEVER."""
        for layer, norm in zip(self.layers, self.norms):
            y = F.relu(norm(layer(x)))
            x = x + y if y.shape[-1] == x.shape[-1] else y
        seats = torch.arange(MOST_SEATS, device=x.device)
        policy = self.policy(x).float().masked_fill(masks == 0, NEVER)
        value = self.value(x).float().masked_fill(seats >= players[:, None], NEVER)
        return F.log_softmax(policy, -1), F.log_softmax(value, -1)

    def network(self, game) -> Network:
        """The weights as a file holds them."""
        found = {}
        for number, (layer, norm) in enumerate(zip(self.layers, self.norms)):
            found[f"weights{number}"], found[f"bias{number}"] = layer.weight.T, layer.bias
            found[f"gain{number}"], found[f"shift{number}"] = norm.weight, norm.bias
        found["policy"], found["policy_bias"] = self.policy.weight, self.policy.bias
        found["value"], found["value_bias"] = self.value.weight, self.value.bias
        arrays = {name: each.detach().float().cpu().numpy().astype(np.float16) for name, each in found.items()}
        return Network.of(game, self.sizes, arrays)


def act(model, x, masks, players):
    """A drawn action, its log-chance, and the chance of every seat."""
    policy, value = model(x, masks, players)
    noise = -torch.log(-torch.log(torch.rand_like(policy).clamp_(1e-10, 1 - 1e-7)))
    action = (policy + noise).argmax(-1)
    return action, policy.gather(1, action[:, None])[:, 0], value.exp()


def best(model, x, masks, players):
    """The likeliest action."""
    return model(x, masks, players)[0].argmax(-1)


def _entropy(policy):
    return -(policy.exp() * policy.clamp(min=-50)).sum(-1)


def _surprise(value, results):
    """How surprising the results of the seats are."""
    return -(results * value.clamp(min=-50)).sum(-1)


def improve(model, x, masks, players, actions, before, advantage, results, weight, entropy_share, clip):
    """The loss of proximal policy optimisation, and what to watch: entropy, value loss, change, clipped share."""
    policy, value = model(x, masks, players)
    chance = policy.gather(1, actions[:, None])[:, 0]
    ratio = torch.exp(chance - before)
    gain = torch.minimum(ratio * advantage, ratio.clamp(1 - clip, 1 + clip) * advantage)
    entropy, surprise = _entropy(policy), _surprise(value, results)
    loss = (weight * (surprise - gain - entropy_share * entropy)).mean()
    with torch.no_grad():
        far = ((ratio - 1).abs() > clip).float()
        watched = torch.stack([entropy.mean(), surprise.mean(), ((before - chance) * weight).mean(), far.mean()])
    return loss, watched


def imitate(model, x, masks, players, actions, results):
    """The loss of doing as the greedy bot does; to watch: entropy, value loss, policy loss, agreement."""
    policy, value = model(x, masks, players)
    missed = -policy.gather(1, actions[:, None])[:, 0].mean()
    entropy, surprise = _entropy(policy).mean(), _surprise(value, results).mean()
    agreed = (policy.argmax(-1) == actions).float().mean()
    return missed + surprise - 0.003 * entropy, torch.stack([entropy, surprise, missed, agreed]).detach()
