"""A compiled process beside a plain one: it thinks for the levels, and compiles a game while the table goes on.

python -m zenobia.ai.worker        reads one JSON request a line, writes one JSON answer a line
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any

from zenobia.core.game import Refused

SECONDS = 120.0  # a first compilation included


class Worker:
    """The plain side: starts the process at the first question and again if it was lost."""

    def __init__(self, progress: Callable[[str, int, int], None] | None = None) -> None:
        self.progress = progress
        self.process: subprocess.Popen[str] | None = None
        self.lock = threading.Lock()

    def think(self, level: str, game: str, state: bytes, seat: int, seed: int) -> int:
        """The action of a level in a state that its seat holds possible."""
        answer = self.ask({"level": level, "game": game, "state": state.hex(), "seat": seat, "seed": seed})
        return int(answer["action"])

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """One question and its answer; progress of a compilation is passed on meanwhile."""
        with self.lock:
            process = self._running()
            assert process.stdin and process.stdout
            timer = threading.Timer(SECONDS, process.kill)
            timer.start()
            try:
                process.stdin.write(json.dumps(request) + "\n")
                process.stdin.flush()
                while line := process.stdout.readline():
                    answer: dict[str, Any] = json.loads(line)
                    if "compiling" not in answer:
                        break
                    if self.progress:
                        self.progress(answer["compiling"], answer["done"], answer["total"])
                else:
                    raise Refused("worker", reason="it stopped")
            except OSError as error:
                raise Refused("worker", reason=str(error)) from error
            finally:
                timer.cancel()
        if "error" in answer:
            raise Refused("worker", reason=answer["error"])
        return answer

    def _running(self) -> subprocess.Popen[str]:
        if self.process is None or self.process.poll() is not None:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "zenobia.ai.worker"],
                env={**os.environ, "ZENOBIA_ENGINE": "compiled"},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        return self.process

    def close(self) -> None:
        """End the process."""
        if self.process and self.process.stdin and self.process.stdout:
            self.process.kill()
            self.process.stdin.close()
            self.process.stdout.close()
            self.process.wait()


def serve() -> None:
    """The compiled side."""
    from random import Random

    from zenobia import games
    from zenobia.ai.levels import think
    from zenobia.core.kernel import watch_compilation

    def tell(answer: dict[str, Any]) -> None:
        print(json.dumps(answer), flush=True)

    with watch_compilation(lambda name, done, total: tell({"compiling": name, "done": done, "total": total})):
        for line in sys.stdin:
            try:
                request = json.loads(line)
                game = games.find(request["game"])
                state = game.State.frombytes(bytes.fromhex(request["state"]))
                tell({"action": think(request["level"], game, state, request["seat"], Random(request["seed"]))})
            except Exception as error:  # whatever goes wrong, the other side gets an answer
                tell({"error": f"{type(error).__name__}: {error}"})


if __name__ == "__main__":
    serve()
