"""A compiled process beside another one: it thinks for the levels where that is plain, and for guests everywhere.

python -m zenobia.ai.worker        reads one JSON request a line, writes one JSON answer a line
"""

from __future__ import annotations

import io
import json
import operator
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from zenobia.core.cache import cache_base
from zenobia.core.game import Refused

SECONDS = 120.0  # a first compilation included


class Worker:
    """The plain side: starts the process at the first question and again if it was lost.

    Another module that calls `serve` may be asked in the same way, in either engine.
    """

    def __init__(
        self,
        progress: Callable[[str, int, int], None] | None = None,
        module: str = "zenobia.ai.worker",
        engine: str = "compiled",
    ) -> None:
        self.progress, self.module, self.engine = progress, module, engine
        self.process: subprocess.Popen[str] | None = None
        self.prepared: set[tuple[str, str]] = set()
        self.lock = threading.Lock()

    def think(self, level: str, game: str, state: bytes, seat: int, seed: int) -> int:
        """The action of a level in a state that its seat holds possible."""
        return int(self.consult(level, game, state, seat, seed, SECONDS))

    def consult(self, bot: str, game: str, state: bytes, seat: int, seed: int, seconds: float) -> Any:
        """The answer of any bot, which may be nonsense."""
        question = {"bot": bot, "game": game, "state": state.hex(), "seat": seat, "seed": seed}
        return self.ask(question, seconds)["action"]

    def prepare(self, bot: str, game: str) -> None:
        """Load a bot and compile a game, so that none of it counts as thinking."""
        self._running()
        if (bot, game) not in self.prepared:
            self.ask({"bot": bot, "game": game})
            self.prepared.add((bot, game))

    def ask(self, request: dict[str, Any], seconds: float = SECONDS) -> dict[str, Any]:
        """One question and its answer; progress of a compilation is passed on meanwhile."""
        with self.lock:
            process = self._running()
            assert process.stdin and process.stdout
            late = threading.Event()

            def stop() -> None:
                late.set()
                process.kill()

            timer = threading.Timer(seconds, stop)
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
                    self.close()
                    if late.is_set():
                        raise Refused("worker-late", seconds=seconds)
                    raise Refused("worker", reason="it stopped")
            except (OSError, json.JSONDecodeError) as error:
                self.close()  # what it may still say is not the answer to another question
                raise Refused("worker", reason=str(error)) from error
            finally:
                timer.cancel()
        if "error" in answer:
            raise Refused("worker", reason=answer["error"])
        return answer

    def _running(self) -> subprocess.Popen[str]:
        if self.process is None or self.process.poll() is not None:
            self.prepared.clear()
            cache_base()
            self.process = subprocess.Popen(
                [sys.executable, "-m", self.module],
                env={**os.environ, "ZENOBIA_ENGINE": self.engine},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                process_group=0,  # Ctrl-C is for us; it ends when we do
            )
        return self.process

    def close(self) -> None:
        """End the process."""
        if self.process and self.process.stdin and self.process.stdout:
            self.process.kill()
            with suppress(OSError):
                self.process.stdin.close()
            self.process.stdout.close()
            self.process.wait()


def serve(reply: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """The other side: one answer for each question."""
    from zenobia.core.kernel import watch_compilation

    requests, out = os.fdopen(os.dup(0), encoding="utf-8"), os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # whatever a bot or its programs read or print,
    os.dup2(2, 1)  # it does not disturb us
    sys.stdin, sys.stdout = io.StringIO(), sys.stderr
    threading.Thread(target=end_with_the_asker, args=(os.getppid(),), daemon=True).start()

    def tell(answer: dict[str, Any]) -> None:
        said = json.dumps(answer, default=operator.index)
        try:
            print(said, file=out, flush=True)
        except BrokenPipeError:
            os._exit(0)  # whoever asked has left

    with watch_compilation(lambda name, done, total: tell({"compiling": name, "done": done, "total": total})):
        for line in requests:
            try:
                tell(reply(json.loads(line)))
            except Exception as error:  # whatever goes wrong, the other side gets an answer
                tell({"error": f"{type(error).__name__}: {error}"})


def reply(request: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question; one without a state only prepares."""
    from random import Random

    from zenobia import games
    from zenobia.ai.bench import touch_everything
    from zenobia.ai.bots import imported

    game, bot = games.find(request["game"]), imported(request["bot"])
    if "state" not in request:
        touch_everything(game)
        return {"ready": game.id}
    state = game.State.frombytes(bytes.fromhex(request["state"]))
    return {"action": bot(game, state, request["seat"], Random(request["seed"]))}


def end_with_the_asker(asker: int) -> None:
    """A bot that hangs must not outlive whoever asked it."""
    while os.getppid() == asker:
        time.sleep(1.0)
    os._exit(0)


if __name__ == "__main__":
    serve(reply)
