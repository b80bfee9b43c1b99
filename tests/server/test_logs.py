"""Logs are sparing: what comes too often is counted, not written."""

from __future__ import annotations

import io
import json
import logging
from typing import Any

from zenobia.server.logs import LOG, MOST_ALIKE, MOST_KINDS, MOST_LINES, OTHERS, Lines, Sparing


class Log:
    """A log with a clock of its own."""

    def __init__(self) -> None:
        self.time, self.stream = 0.0, io.StringIO()
        self.handler = Sparing(self.stream, now=lambda: self.time)
        self.handler.setFormatter(Lines())

    def write(self, what: str, name: str = LOG.name, line: int = 1, **facts: Any) -> None:
        record = logging.LogRecord(name, logging.INFO, "file.py", line, what, (), None)
        record.facts = facts
        self.handler.emit(record)

    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.stream.getvalue().splitlines()]


def test_so_many_alike_in_a_minute() -> None:
    log = Log()
    for _ in range(1000):
        log.write("request", route="/a", status=404)
    assert len(log.lines()) == MOST_ALIKE and log.lines()[-1]["more"] == "is left out for a minute"
    log.write("request", route="/b", status=404)
    log.write("started")
    assert len(log.lines()) == MOST_ALIKE + 2
    log.time = 61
    log.write("request", route="/a", status=404)
    log.write("request", route="/a", status=404)
    assert [line.get("left_out") for line in log.lines()[-2:]] == [1000 - MOST_ALIKE, None]


def test_texts_of_libraries_are_alike_by_their_place() -> None:
    """asyncio writes another text about every connection."""
    log = Log()
    for n in range(1000):
        log.write(f"socket.accept() out of system resource {n}", "asyncio", 7)
    assert len(log.lines()) == MOST_ALIKE


def test_so_many_lines_of_all_kinds() -> None:
    log = Log()
    for n in range(MOST_KINDS * 3):
        log.write(f"kind {n}")
    assert len(log.lines()) == MOST_LINES and len(log.handler.kinds) <= MOST_KINDS
    log.time = 61
    log.write("kind 1")
    assert len(log.lines()) == MOST_LINES + 1


def test_a_line_has_a_longest_length() -> None:
    log = Log()
    log.write("x" * 100_000)
    try:
        raise ValueError("y" * 100_000)
    except ValueError as error:
        record = logging.LogRecord("asyncio", logging.ERROR, "f.py", 1, "failed", (), (ValueError, error, None))
        log.handler.emit(record)
    assert all(len(line) < 5000 for line in log.stream.getvalue().splitlines())


def test_the_loggers_of_libraries_are_known() -> None:
    assert {"asyncio", "uvicorn.error"} <= set(OTHERS)
