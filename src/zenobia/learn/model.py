# mypy: ignore-errors
"""The network in PyTorch: what it computes and what it learns from."""

from __future__ import annotations

import math

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from zenobia.ai.network import MOST_SEATS, NEAR, REACH, Network, squares_of

NEVER = -1e9  # the logit of what cannot be


class Model(nn.Module):
    """Hidden layers with normalisation; a policy over all actions; the chance of every seat, the own one first."""

    def __init__(self, game, sizes: list[int]) -> None:
        super().__init__()
        features, actions = len(game.feature_names), game.actions
        self.sizes = sizes
        self.near = Near(game, sizes[-1]) if game.grid else None
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
        given = x
        for layer, norm in zip(self.layers, self.norms):
            y = functional.relu(norm(layer(x)))
            x = x + y if y.shape[-1] == x.shape[-1] else y
        seats = torch.arange(MOST_SEATS, device=x.device)
        policy = self.policy(x).float()
        if self.near is not None:
            policy = policy + self.near(given, x).float()
        policy = policy.masked_fill(masks == 0, NEVER)
        value = self.value(x).float().masked_fill(seats >= players[:, None], NEVER)
        return functional.log_softmax(policy, -1), functional.log_softmax(value, -1)

    def named(self):
        """The weights, seen as a file names and orders them."""
        found = {}
        for number, (layer, norm) in enumerate(zip(self.layers, self.norms)):
            found[f"weights{number}"], found[f"bias{number}"] = layer.weight.T, layer.bias
            found[f"gain{number}"], found[f"shift{number}"] = norm.weight, norm.bias
        found["policy"], found["policy_bias"] = self.policy.weight, self.policy.bias
        found["value"], found["value_bias"] = self.value.weight, self.value.bias
        return found if self.near is None else found | self.near.named()

    def network(self, game) -> Network:
        """The weights as a file holds them."""
        arrays = {name: each.detach().float().cpu().numpy().astype(np.float16) for name, each in self.named().items()}
        return Network.of(game, self.sizes, arrays)

    def take(self, network: Network) -> None:
        """Begin with the weights of a file."""
        with torch.no_grad():
            for name, each in self.named().items():
                each.copy_(torch.from_numpy(network.arrays[name]))


class Near(nn.Module):
    """Moves on the squares of a board, judged by what lies around the square."""

    def __init__(self, game, inputs: int) -> None:
        super().__init__()
        grid, squares = game.grid, squares_of(game)
        self.width, self.count, planes = grid.width, len(grid.squares), len(grid.features[0])
        self.around = nn.Conv2d(planes, NEAR, REACH, padding=REACH // 2, bias=False)
        self.place = nn.Parameter(torch.zeros(NEAR, self.count))
        self.context = nn.Linear(inputs, NEAR, bias=False)
        self.policy = nn.Linear(NEAR, len(squares.kinds), bias=False)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        self.register_buffer("features", torch.tensor(grid.features).flatten(), persistent=False)
        kinds, nothing = len(squares.kinds), len(squares.kinds) * self.count
        flat = [square * kinds + kind if kind >= 0 else nothing for kind, square in zip(squares.kind, squares.square)]
        self.register_buffer("actions", torch.tensor(flat), persistent=False)

    def forward(self, given, last):
        """What to add to the policy."""
        planes = self.around.in_channels
        empty = -planes % 8  # a card multiplies eight planes at once
        board = given[:, self.features].view(-1, self.count // self.width, self.width, planes)
        board = functional.pad(board, (0, empty)).permute(0, 3, 1, 2)
        around = functional.pad(self.around.weight, (0, 0, 0, 0, 0, empty))
        seen = functional.conv2d(board, around, padding=REACH // 2).flatten(2)
        seen = seen + self.place.to(seen.dtype) + self.context(last).to(seen.dtype)[:, :, None]
        moves = self.policy(functional.relu(seen).transpose(1, 2)).flatten(1)
        return functional.pad(moves, (0, 1))[:, self.actions]

    def named(self):
        """Its weights, seen as a file names and orders them."""
        near = self.around.weight.permute(2, 3, 1, 0).flatten(0, 1)
        named = {"near": near, "near_place": self.place.T, "near_context": self.context.weight}
        return named | {"near_policy": self.policy.weight}


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
