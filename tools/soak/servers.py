"""Server processes and their database: started, killed, cut off, filled up, set to another time."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import sqlite3
import subprocess
import sys
import time
import urllib.request
from collections import Counter
from pathlib import Path
from typing import Any

from bench.server import free_port, memory

COMMAND = [sys.executable, "-c", "from zenobia.cli import main; main()", "serve", "--no-browser", "--workers", "1"]
FULL = 8 * 1024  # bytes: no file of the server may grow beyond it while the disk is full


class Server:
    """One server process; it starts again on the same port."""

    def __init__(self, database: str, folder: Path, number: int) -> None:
        self.database, self.port = database, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server{number}.log"
        self.child: subprocess.Popen[bytes] | None = None
        self.begun = 0.0
        self.start()

    def start(self) -> None:
        environment = {**os.environ, "ZENOBIA_BOTS": "plain", "ZENOBIA_LIMITS": "off"}
        command = [*COMMAND, "--port", str(self.port), "--db", self.database]
        with self.log.open("ab") as log:
            self.child = subprocess.Popen(command, env=environment, stderr=log, stdout=log)
        self.begun = time.monotonic()

    def wait(self, seconds: float = 60) -> bool:
        """Until it answers."""
        begun = time.monotonic()
        while time.monotonic() - begun < seconds:
            with contextlib.suppress(OSError), urllib.request.urlopen(self.address + "/health", timeout=5):
                return True
            if self.child is None or self.child.poll() is not None:
                self.start()  # it could not start: the database was away
            time.sleep(0.1)
        return False

    def kill(self) -> None:
        if self.child:
            self.child.kill()
            self.child.wait()

    def end(self) -> bool:
        """As an operator ends it; did it end by itself?"""
        if self.child is None or self.child.poll() is not None:
            return True
        self.child.terminate()
        try:
            self.child.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
            return False
        return True

    def fill_disk(self, full: bool) -> None:
        """Let no file of the server grow any more; or let them grow again."""
        with contextlib.suppress(OSError):
            if self.child:
                _, hard = resource.prlimit(self.child.pid, resource.RLIMIT_FSIZE)
                resource.prlimit(self.child.pid, resource.RLIMIT_FSIZE, (FULL if full else hard, hard))

    def held(self) -> int:
        """Bytes of memory, or 0 if it does not run."""
        with contextlib.suppress(OSError, AttributeError):
            return memory(self.child.pid)  # type: ignore[union-attr]
        return 0

    def troubles(self) -> Counter[str]:
        """What its log says of errors on our side."""
        found: Counter[str] = Counter()
        for raw in self.log.read_text(errors="replace").splitlines():
            try:
                line: dict[str, Any] = json.loads(raw)
            except ValueError:
                if raw.startswith(("Traceback", "Fatal", "Segmentation")):
                    found[raw[:100]] += 1
                continue
            if line.get("status") == 500 or line.get("level") in ("error", "critical"):
                last = str(line.get("error", "")).strip().rpartition("\n")[2]
                found[f"{line.get('what')} {line.get('route', '')} {last[:160]}"] += 1
        return found


def hold_sqlite(file: str, seconds: float) -> None:
    """Hold the database so that nobody can write."""
    connection = sqlite3.connect(file, isolation_level=None, timeout=10)
    with contextlib.suppress(sqlite3.Error):
        connection.execute("BEGIN IMMEDIATE")
        time.sleep(seconds)
        connection.execute("ROLLBACK")
    connection.close()
