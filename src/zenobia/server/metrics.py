"""Numbers for operators, in the text form of Prometheus."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping

TICK = 0.01  # seconds between two looks at the event loop
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)  # seconds


class Metrics:
    """What this server process has done."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()  # (name, labels)
        self.slots: dict[str, list[int]] = {}
        self.sums: Counter[str] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self.started = time.time()
        self.longest_pause = self.longest_work = 0.0  # of the event loop, since somebody last read it
        self.gauges["loop_longest_pause_seconds"] = self.take_longest_pause
        self.gauges["loop_longest_work_seconds"] = self.take_longest_work

    def count(self, name: str, **labels: str | int) -> None:
        """One more."""
        self.counts[name, ",".join(f'{key}="{value}"' for key, value in labels.items())] += 1

    def observe(self, name: str, seconds: float) -> None:
        """How long something took."""
        slots = self.slots.setdefault(name, [0] * (len(BOUNDS) + 1))
        slots[bisect_left(BOUNDS, seconds)] += 1
        self.sums[name] += seconds  # type: ignore[assignment]

    async def watch_loop(self) -> None:
        """Measure how late the event loop is, and how much it computed meanwhile, until the task is ended."""
        while True:
            began, worked = time.perf_counter(), time.thread_time()
            await asyncio.sleep(TICK)
            self.note_pause(max(0.0, time.perf_counter() - began - TICK), time.thread_time() - worked)

    def note_pause(self, seconds: float, worked: float = 0.0) -> None:
        """The event loop was late by so much. On a busy machine it may be late without having worked long."""
        self.observe("loop_pause", seconds)
        self.longest_pause = max(self.longest_pause, seconds)
        self.longest_work = max(self.longest_work, worked)

    def take_longest_pause(self) -> float:
        """The longest pause since this was last asked."""
        longest, self.longest_pause = self.longest_pause, 0.0
        return longest

    def take_longest_work(self) -> float:
        """The most CPU seconds between two looks at the loop since this was last asked."""
        longest, self.longest_work = self.longest_work, 0.0
        return longest

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


def may_read(token: str, client: str | None, headers: Mapping[str, str]) -> bool:
    """Is this the operator? With a token set, whoever shows it; without, a program on this machine, by no proxy."""
    if token:
        shown = headers.get("authorization", "")
        return hmac.compare_digest(shown.encode(), f"Bearer {token}".encode())
    if any(name in headers for name in FORWARDED):
        return False
    return is_loopback(client or "") and is_loopback(host_of(headers.get("host", "")))


def host_of(host: str) -> str:
    """The Host header without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def is_loopback(host: str) -> bool:
    """Does this name the machine itself?"""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
