"""A server process, from its start to its end."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import socket
import sys
import threading
from functools import partial
from types import FrameType

import uvicorn

from zenobia.server.app import make_app
from zenobia.server.connections import Connection, Porter
from zenobia.server.logs import say, set_up
from zenobia.server.metrics import Metrics
from zenobia.server.settings import Settings
from zenobia.server.websocket import WebSocketProtocol
from zenobia.server.workers import Workers

BACKLOG = 512  # connections that the system keeps waiting: as many are taken in at once
PATIENCE = 1  # seconds that requests under way have when the server ends
LAST_RESORT = 2.5  # seconds after a signal: whatever still hangs is left behind
SWITCH = 0.001  # seconds that a thread at the database keeps the loop waiting, at most
OWN_FILES = 200  # of the files a process may open, for what is no connection


def server(settings: Settings) -> Server:
    """A server that has not begun."""
    set_up(settings.log_level)
    sys.setswitchinterval(SWITCH)
    app = make_app(settings)
    proxies = settings.proxies
    porter = Porter(settings.limits, app.metrics, raise_file_limit() - OWN_FILES, proxies)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=partial(Connection, porter=porter),  # type: ignore[arg-type]
        ws=WebSocketProtocol,  # type: ignore[arg-type]
        loop="auto",  # uvloop, where it exists
        lifespan="on",
        backlog=BACKLOG,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
        timeout_graceful_shutdown=PATIENCE,
    )
    return Server(config, porter, app.metrics, app.app.state.rooms.workers)


class Server(uvicorn.Server):
    """uvicorn's server with a porter, that ends soon after a signal, in whatever state it is."""

    def __init__(self, config: uvicorn.Config, porter: Porter, metrics: Metrics, workers: Workers) -> None:
        super().__init__(config)
        self.porter, self.metrics, self.workers = porter, metrics, workers
        self.chores: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start; but a signal may end it before it is done."""
        starting = asyncio.ensure_future(super().startup(sockets))
        while not starting.done() and not self.should_exit:
            await asyncio.wait([starting], timeout=0.1)
        if not starting.done():
            starting.cancel()
            await asyncio.gather(starting, return_exceptions=True)
            return
        starting.result()
        self.chores = [asyncio.create_task(work) for work in (self.porter.keep_sweeping(), self.metrics.watch_loop())]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End everything, even connections whose clients do not read any more."""
        self.workers.stop()  # whoever waits for them is told to come back
        asyncio.get_running_loop().call_later(PATIENCE, self.cut_all)
        await super().shutdown(sockets)
        for chore in self.chores:
            chore.cancel()

    def cut_all(self) -> None:
        """Nobody is waited for any longer."""
        for guest in list(self.porter.guests):
            self.porter.cut(guest, "end")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal to end: politely at first, and by force if that takes too long."""
        if not self.should_exit:
            timer = threading.Timer(LAST_RESORT, leave, [sig])
            timer.daemon = True
            timer.start()
        super().handle_exit(sig, frame)


def leave(sig: int) -> None:
    """End the process at once. What was acknowledged is stored; nothing else is lost."""
    with contextlib.suppress(Exception):
        for child in multiprocessing.active_children():
            child.kill()
    with contextlib.suppress(Exception):
        say("ended by force", signal=sig)
        sys.stderr.flush()
    os._exit(0)


def raise_file_limit() -> int:
    """Let this process open as many files as it may; how many these are."""
    try:
        import resource
    except ImportError:  # Windows
        return 8192
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else 1 << 20
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    return min(resource.getrlimit(resource.RLIMIT_NOFILE)[0], 1 << 20)
