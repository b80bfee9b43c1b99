"""Structured logs: one JSON object a line on stderr. Never a cookie, a token, a name, a chat or a table's link."""

from __future__ import annotations

import logging
import sys
import traceback
from typing import Any

import msgspec

LOG = logging.getLogger("zenobia.server")


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["error"] = "".join(traceback.format_exception(*record.exc_info))
        return msgspec.json.encode(line).decode()


def set_up(level: str) -> None:
    """Write to stderr from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    LOG.handlers[:] = [handler]
    LOG.setLevel(level)
    LOG.propagate = False
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers[:] = [handler]
        logging.getLogger(name).setLevel("WARNING")
        logging.getLogger(name).propagate = False


def say(what: str, level: int = logging.INFO, **facts: Any) -> None:
    """One line."""
    LOG.log(level, what, extra={"facts": facts})


def trouble(what: str, **facts: Any) -> None:
    """One line, with what went wrong just now."""
    LOG.error(what, exc_info=True, extra={"facts": facts})
