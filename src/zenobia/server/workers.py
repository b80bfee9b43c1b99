"""The processes in which bots think, while the server answers."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

from zenobia.server import thinking
from zenobia.server.logs import say, trouble

LONGEST = 60.0  # seconds that a bot may think
STOP = None


class Workers:
    """Two kinds of processes: plain ones that are ready at once, and compiled ones that are stronger when warm."""

    def __init__(self, number: int, engine: str) -> None:
        self.number, self.engine = max(1, number), engine
        self.context = multiprocessing.get_context("spawn")
        self.ear, self.progress = self.context.Pipe(duplex=False)
        self.pools: dict[str, ProcessPoolExecutor] = {}
        self.ready: set[tuple[str, str]] = set()  # (game, bot) that are compiled
        self.warming: dict[tuple[str, str], asyncio.Task[None]] = {}
        self.tell: Callable[[str, float], None] = lambda game, share: None
        self.busy = 0
        self._listener: threading.Thread | None = None

    def start(self) -> None:
        """Begin to listen how far compilation is."""
        loop = asyncio.get_running_loop()

        def listen() -> None:
            while (heard := self.ear.recv()) is not STOP:
                game, done, total = heard
                loop.call_soon_threadsafe(self.tell, game, min(0.99, done / max(1, total)))

        self._listener = threading.Thread(target=listen, daemon=True, name="compilation")
        self._listener.start()

    def stop(self) -> None:
        """End the processes, whatever they think about."""
        for task in self.warming.values():
            task.cancel()
        for pool in self.pools.values():
            end(pool)
        self.pools.clear()
        if self._listener:
            self.progress.send(STOP)
            self._listener.join(2)

    def pool(self, kind: str) -> ProcessPoolExecutor:
        """The processes of an engine, or the one compiled process for analyses, which lets bots go first."""
        if kind not in self.pools:
            number, engine = (1, "compiled") if kind == "analysis" else (self.number, kind)
            self.pools[kind] = ProcessPoolExecutor(
                number, self.context, initializer=thinking.start, initargs=(engine, self.progress)
            )
        return self.pools[kind]

    async def run(self, engine: str, what: Callable[..., Any], *arguments: Any) -> Any:
        """Have something done in a process; one that hangs is replaced, and who lost a process for it asks again."""
        self.busy += 1
        try:
            try:
                return await self._once(engine, what, *arguments)
            except BrokenExecutor:
                return await self._once(engine, what, *arguments)
        finally:
            self.busy -= 1

    async def _once(self, engine: str, what: Callable[..., Any], *arguments: Any) -> Any:
        pool = self.pool(engine)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(what, *arguments)), LONGEST)
        except (BrokenExecutor, TimeoutError):
            if self.pools.get(engine) is pool:
                end(self.pools.pop(engine))
            raise

    def is_ready(self, game: str, bot: str, players: int) -> bool:
        """Is all compiled that a bot needs? If not, it is done in the background from now on."""
        wanted = (game, bot)
        if wanted not in self.ready and wanted not in self.warming:
            self.warming[wanted] = asyncio.create_task(self._warm(game, bot, players))
        return wanted in self.ready

    async def compiled(self, game: str, bot: str, players: int) -> None:
        """Wait until all is compiled that a bot needs."""
        if not self.is_ready(game, bot, players):
            await asyncio.wait([self.warming[game, bot]])

    async def _warm(self, game: str, bot: str, players: int) -> None:
        pool = ProcessPoolExecutor(1, self.context, initializer=thinking.start, initargs=("compiled", self.progress))
        self.tell(game, 0.0)
        try:
            await asyncio.wrap_future(pool.submit(thinking.warm, game, bot, players))
            self.ready.add((game, bot))
            say("compiled", game=game, bot=bot)
        except Exception:
            trouble("compilation failed", game=game, bot=bot)
        finally:
            end(pool)
            self.tell(game, 1.0)


def end(pool: ProcessPoolExecutor) -> None:
    """End a pool's processes at once."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()
