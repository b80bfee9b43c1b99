"""A server for tests: in a thread of this process, or in a process of its own that can be killed."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from zenobia.server.serving import server
from zenobia.server.settings import UNLIMITED, Settings

COMMAND = [sys.executable, "-c", "from zenobia.cli import main; main()"]


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


class Running:
    """A server in a thread."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.address = f"http://127.0.0.1:{settings.port}"
        self.uvicorn = server(settings)
        self.thread = threading.Thread(target=self.uvicorn.run, daemon=True)
        self.thread.start()
        begun = time.monotonic()
        while not self.uvicorn.started:
            assert time.monotonic() - begun < 90 and self.thread.is_alive(), "the server does not start"
            time.sleep(0.01)

    @property
    def app(self) -> Any:
        return self.uvicorn.config.app.app  # type: ignore[union-attr]

    def loop(self) -> Any:
        """The loop on which the server runs."""
        return self.app.state.rooms.loop

    def stop(self) -> None:
        self.uvicorn.should_exit = True
        self.thread.join(10)


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts servers and stops them at the end."""
    running: list[Running] = []

    def start(**changes: Any) -> Running:
        settings = Settings(db=str(tmp_path / "site.db"), port=free_port(), limits=UNLIMITED, log_level="ERROR")
        running.append(Running(msgspec.structs.replace(settings, **changes)))
        return running[-1]

    yield start
    for each in running:
        each.stop()


@pytest.fixture
def site(serve: Callable[..., Running]) -> Running:
    """A server with an empty database."""
    return serve()


class Process:
    """A server in a process of its own."""

    def __init__(self, db: str, port: int, log: Path) -> None:
        self.db, self.port, self.log = db, port, log
        self.address = f"http://127.0.0.1:{port}"
        self.child: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        command = [*COMMAND, "serve", "--no-browser", "--db", self.db, "--port", str(self.port)]
        environment = {**os.environ, "ZENOBIA_BOTS": "plain", "ZENOBIA_LIMITS": "off"}
        with self.log.open("ab") as log:
            self.child = subprocess.Popen(command, env=environment, stderr=log, stdout=log)
        begun = time.monotonic()
        while time.monotonic() - begun < 90:
            assert self.child.poll() is None, self.log.read_text()
            try:
                with urllib.request.urlopen(self.address + "/health", timeout=2):
                    return
            except OSError:
                time.sleep(0.02)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        """As kill -9 does."""
        if self.child:
            self.child.kill()
            self.child.wait()

    def stop(self) -> None:
        if self.child:
            self.child.terminate()
            try:
                self.child.wait(10)
            except subprocess.TimeoutExpired:
                self.child.kill()
                self.child.wait()


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Starts servers in processes of their own, and ends them."""
    running: list[Process] = []

    def start(db: str | None = None) -> Process:
        log = tmp_path / f"server{len(running)}.log"
        running.append(Process(db or str(tmp_path / "site.db"), free_port(), log))
        return running[-1]

    yield start
    for each in running:
        each.stop()
