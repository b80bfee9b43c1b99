"""Structured logs: one JSON object a line on stderr. Never a cookie, a token, a name, a chat or a table's link.

A message that comes too often is left out, and counted: nobody can fill the disk with lines.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections.abc import Callable
from typing import Any, TextIO

import msgspec

LOG = logging.getLogger("zenobia.server")
OTHERS = ("uvicorn", "uvicorn.error", "asyncio", "concurrent.futures", "litestar", "sqlalchemy", "asyncpg", "alembic")

MINUTE = 60.0
MOST_ALIKE = 20  # lines of one kind in a minute
MOST_LINES = 600  # of all kinds
MOST_KINDS = 1000  # kinds that are remembered
LONGEST_TRACE = 4000  # characters of what went wrong


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "what": record.getMessage()[:LONGEST_TRACE],
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["error"] = "".join(traceback.format_exception(*record.exc_info))[-LONGEST_TRACE:]
        return msgspec.json.encode(line).decode()


class Count:
    """The lines of one kind in the present minute."""

    __slots__ = ("left_out", "since", "written")

    def __init__(self, now: float) -> None:
        self.since, self.written, self.left_out = now, 0, 0

    def may_write(self, now: float, most: int) -> bool:
        """One more: is it written?"""
        if now - self.since >= MINUTE:
            self.since, self.written = now, 0
        if self.written < most:
            self.written += 1
            return True
        self.left_out += 1
        return False


class Sparing(logging.StreamHandler[TextIO]):
    """Writes lines, but only so many alike in a minute."""

    def __init__(self, stream: TextIO, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(stream)
        self.now = now
        self.kinds: dict[Any, Count] = {}
        self.all = Count(now())

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, or count it. A kind's next line after a pause says how many were left out before."""
        now = self.now()
        kind = self.kind(record)
        if kind not in self.kinds and len(self.kinds) >= MOST_KINDS:
            self.kinds.pop(next(iter(self.kinds)))
        count = self.kinds.setdefault(kind, Count(now))
        if not count.may_write(now, MOST_ALIKE) or not self.all.may_write(now, MOST_LINES):
            return
        if count.left_out:
            record.facts = {**getattr(record, "facts", {}), "left_out": count.left_out}
            count.left_out = 0
        elif count.written == MOST_ALIKE:
            record.facts = {**getattr(record, "facts", {}), "more": "is left out for a minute"}
        super().emit(record)

    def kind(self, record: logging.LogRecord) -> Any:
        """What makes two lines alike: our own text and route, or the place in another library's code."""
        if record.name != LOG.name:
            return record.name, record.lineno
        facts = getattr(record, "facts", {})
        return record.msg, facts.get("route"), facts.get("status"), facts.get("why")


def set_up(level: str) -> None:
    """Write to stderr from now on."""
    handler = Sparing(sys.stderr)
    handler.setFormatter(Lines())
    LOG.handlers[:] = [handler]
    LOG.setLevel(level)
    LOG.propagate = False
    for name in OTHERS:
        logging.getLogger(name).handlers[:] = [handler]
        logging.getLogger(name).setLevel("WARNING")
        logging.getLogger(name).propagate = False


def say(what: str, level: int = logging.INFO, **facts: Any) -> None:
    """One line."""
    LOG.log(level, what, extra={"facts": facts})


def trouble(what: str, **facts: Any) -> None:
    """One line, with what went wrong just now."""
    LOG.error(what, exc_info=True, extra={"facts": facts})
