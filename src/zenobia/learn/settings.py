"""What a training is told. All of it is kept in the training's own file."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from zenobia.core.game import Game

ALIKE = 32  # neighbouring games have the same number of players and the same options: a warp of the GPU
SIZES = {"tigris": [256, 256, 256], "palmyra": [256, 256, 256]}  # many inputs and actions: a file has 3 MB
WIDE = [512, 512, 512]


@dataclass
class Settings:
    """The schedule counts steps (a step is one action in one game), never seconds: a seed gives the same course."""

    game: str
    seed: int = 1
    steps: int = 1_000_000_000  # in all, imitation included
    imitation: int = 50_000_000  # steps of imitating the greedy bot before self-play
    games: int = 32_768  # side by side
    length: int = 32  # steps of every game between two updates
    sizes: list[int] = field(default_factory=list)  # of the hidden layers
    rate: float = 5e-4  # of learning; falls to 0
    entropy: tuple[float, float] = (0.01, 0.003)  # at the beginning and at the end
    trace: float = 0.97  # how far a result reaches back: the lambda of generalised advantage estimation
    clip: float = 0.2  # how far an update may move a policy
    points: float = 0.3  # what the score counts beside the victory at first; 0 from 40 % on
    league: float = 0.125  # the share of the games that are played against earlier selves
    own_moves: float = 0.2  # while it imitates, the share of its own moves
    looks: int = 12  # how often its strength is measured on the way
    look_games: int = 2_048
    opponents: tuple[str, ...] = ("greedy", "earlier")  # random, greedy, or an earlier self
    begin: str = ""  # the file of a network to begin with
    device: str = "cuda"
    compiled: bool = True  # by torch.compile

    def __post_init__(self) -> None:
        self.sizes = list(self.sizes) or SIZES.get(self.game, WIDE)
        self.entropy = (self.entropy[0], self.entropy[1])
        self.opponents = tuple(self.opponents)


def mixed(game: Game, count: int, seed: int) -> tuple[list[int], list[dict[str, str]]]:
    """The players and options of every game: all numbers of players alike, half of the games without options."""
    random, numbers = Random(seed), [number for number in game.seats if number > 1]
    players: list[int] = []
    options: list[dict[str, str]] = []
    for block in range(-(-count // ALIKE)):
        chosen = (
            {option.name: random.choice(option.values) for option in game.options} if block // len(numbers) % 2 else {}
        )
        players += [numbers[block % len(numbers)]] * ALIKE
        options += [chosen] * ALIKE
    return players[:count], options[:count]


def trial(game: str, **chosen: Any) -> Settings:
    """Settings for a trial on the CPU: few games, a small network, minutes."""
    small: dict[str, Any] = {"games": 96, "length": 16, "sizes": [64], "steps": 150_000, "imitation": 50_000}
    small |= {"rate": 2e-3, "looks": 3, "look_games": 96, "opponents": ("random", "greedy"), "device": "cpu"}
    return Settings(game, **{**small, **chosen})
