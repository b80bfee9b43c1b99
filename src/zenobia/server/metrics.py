"""Numbers for operators, in the text form of Prometheus."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds


class Metrics:
    """What this server process has done."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()  # (name, labels)
        self.slots: dict[str, list[int]] = {}
        self.sums: Counter[str] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self.started = time.time()

    def count(self, name: str, **labels: str | int) -> None:
        """One more."""
        self.counts[name, ",".join(f'{key}="{value}"' for key, value in labels.items())] += 1

    def observe(self, name: str, seconds: float) -> None:
        """How long something took."""
        slots = self.slots.setdefault(name, [0] * (len(BOUNDS) + 1))
        slots[bisect_left(BOUNDS, seconds)] += 1
        self.sums[name] += seconds  # type: ignore[assignment]

    def text(self) -> str:
        """All of it."""
        lines = ["# TYPE zenobia_start_time_seconds gauge", f"zenobia_start_time_seconds {self.started:.0f}"]
        for name, value in sorted(self.gauges.items()):
            lines += [f"# TYPE zenobia_{name} gauge", f"zenobia_{name} {value():g}"]
        known = ""
        for (name, labels), number in sorted(self.counts.items()):
            if name != known:
                lines.append(f"# TYPE zenobia_{name}_total counter")
                known = name
            lines.append(f"zenobia_{name}_total{{{labels}}} {number}" if labels else f"zenobia_{name}_total {number}")
        for name, slots in sorted(self.slots.items()):
            lines += self._histogram(f"zenobia_{name}_seconds", slots, self.sums[name])
        return "\n".join(lines) + "\n"

    @staticmethod
    def _histogram(name: str, slots: list[int], total: float) -> list[str]:
        lines, below = [f"# TYPE {name} histogram"], 0
        for bound, slot in zip((*map(str, BOUNDS), "+Inf"), slots, strict=True):
            below += slot
            lines.append(f'{name}_bucket{{le="{bound}"}} {below}')
        return [*lines, f"{name}_sum {total:.6f}", f"{name}_count {below}"]
