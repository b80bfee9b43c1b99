# mypy: ignore-errors
"""Earlier selves to play against: who only knows its present self forgets how to beat the others."""

from __future__ import annotations

import numpy as np

MOST = 8  # selves
JOINING = 32  # so often, in all, the present self joins


class League:
    """The weights of earlier selves, and one of them as the rival of now."""

    def __init__(self, rival) -> None:
        self.rival = rival
        self.selves = []
        self.won = self.played = 0.0

    def meet(self, model, steps: int, all_steps: int, random) -> None:
        """Take any earlier self as the rival; now and then the present one joins before."""
        if not self.selves or steps - self.selves[-1]["steps"] >= all_steps // JOINING:
            weights = {name: each.detach().half() for name, each in model.state_dict().items()}
            self.selves.append({"steps": steps, "weights": weights})
        if len(self.selves) > MOST:  # the one that is nearest to its neighbours leaves
            ages = [each["steps"] for each in self.selves]
            del self.selves[1 + int(np.argmin([ages[n + 1] - ages[n - 1] for n in range(1, len(ages) - 1)]))]
        self.become(int(random.integers(len(self.selves))))

    def become(self, number: int) -> None:
        """Make a self the rival."""
        self.rival.load_state_dict(self.selves[number]["weights"])

    def add(self, won, played) -> None:
        """Note results; they stay on the card."""
        self.won, self.played = self.won + won, self.played + played

    def share(self) -> float | None:
        """The share of the victories since the last time; None without a game."""
        won, played = float(self.won), float(self.played)
        self.won = self.played = 0.0
        return round(won / played, 4) if played else None
