"""How often somebody may ask: a bucket that fills at a rate and holds so much."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from zenobia.core.game import Refused

MOST_BUCKETS = 20_000

Now = Callable[[], float]


class Bucket:
    """What one asker has left."""

    __slots__ = ("at", "left", "now")

    def __init__(self, left: float, now: Now = time.monotonic) -> None:
        self.left, self.now = left, now
        self.at = now()

    def take(self, rate: float, most: int) -> float:
        """Take one; the seconds to wait, 0 when it was there."""
        now = self.now()
        self.left = min(float(most), self.left + (now - self.at) * rate)
        self.at = now
        if self.left < 1:
            return (1 - self.left) / rate
        self.left -= 1
        return 0.0


class Limiter:
    """A bucket for each asker; the longest unused are forgotten."""

    def __init__(self, limit: tuple[float, int], now: Now = time.monotonic) -> None:
        self.rate, self.most = limit
        self.now = now
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, asker: str) -> None:
        """Refuse whoever asks too often, and say when to try again."""
        bucket = self.buckets.pop(asker, None) or Bucket(self.most, self.now)
        self.buckets[asker] = bucket
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        wait = bucket.take(self.rate, self.most)
        if wait:
            raise Refused("too-often", seconds=max(1, round(wait)))
