"""A server process ends within 3 s of a signal, whatever it is doing. Nothing has to kill it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import websockets
from tests.server.clients import Person
from tests.server.conftest import COMMAND, Process, free_port

from zenobia.server import serving

POST = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n"


def end(child: subprocess.Popen[bytes], how: signal.Signals = signal.SIGTERM) -> float:
    """Tell a server to end; the seconds it took. It has twice the time it needs: a loaded machine gives it little."""
    began = time.monotonic()
    child.send_signal(how)
    with contextlib.suppress(subprocess.TimeoutExpired):
        child.wait(20)
    took = time.monotonic() - began
    hangs = child.poll() is None
    if hangs:
        child.kill()
        child.wait()
    assert not hangs, "it had to be killed"
    assert child.returncode in (0, -how, 130), child.returncode
    assert took < 6, took
    return took


def test_the_last_resort_comes_in_time() -> None:
    """Its thread needs nothing of the loop; so a process that hangs is gone after this time."""
    assert serving.PATIENCE < serving.LAST_RESORT <= 2.5


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_an_idle_server_ends(process: Callable[..., Process], how: signal.Signals) -> None:
    server = process()
    assert server.child
    end(server.child, how)
    assert "ended by force" not in server.log.read_text()


def test_200_sockets_and_half_open_connections(process: Callable[..., Process]) -> None:
    """Sockets are told to come back; clients that do not read and requests that do not arrive are not waited for."""
    server = process()
    assert server.child
    child = server.child

    async def play() -> list[int]:
        async with Person(server.address, "Anna") as anna:
            table = await anna.open("tigris", seats=[{"kind": "me"}, {"kind": "me"}], hotseat=True)
            half_open = [socket.create_connection(("127.0.0.1", server.port), timeout=20) for _ in range(50)]
            for n, client in enumerate(half_open):
                client.sendall((b"", b"GET / HTTP/1.1\r\nX: ", POST)[n % 3])
            seats = [anna.sit(table) for _ in range(200)]
            for seat in seats:
                await seat.__aenter__()
            for seat in seats:
                await seat.next("position")
            waiting = asyncio.gather(*(closed(seat.socket) for seat in seats))
            await asyncio.to_thread(end, child)
            for client in half_open:
                client.close()
            return await waiting

    assert asyncio.run(asyncio.wait_for(play(), 100)) == [1012] * 200


async def closed(client: websockets.ClientConnection) -> int:
    """The code with which a socket is closed."""
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            await client.recv()
    return client.close_code or 0


def test_a_database_that_does_not_answer(process: Callable[..., Process], tmp_path: Path) -> None:
    """Somebody holds the database; a table is being opened meanwhile."""
    server = process()
    assert server.child
    child = server.child
    holder = sqlite3.connect(tmp_path / "site.db", isolation_level=None)

    async def play() -> None:
        async with Person(server.address, "Anna") as anna:
            holder.execute("BEGIN EXCLUSIVE")
            asked = [asyncio.create_task(anna.http.post("/api/tables", json={"game": "tigris"})) for _ in range(5)]
            await asyncio.sleep(0.5)
            await asyncio.to_thread(end, child)
            await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(play())
    holder.close()


BARE = """
import sys
from zenobia.server import serving
from zenobia.server.settings import Settings

serving.server(Settings(db=sys.argv[1], port=int(sys.argv[2]))).run()
"""


@pytest.mark.parametrize("how", ["command", "migration"])
def test_a_server_that_has_not_started_yet(tmp_path: Path, how: str) -> None:
    """The command's look at the database, or the migration, waits for a lock that somebody holds."""
    database = tmp_path / "site.db"
    holder = sqlite3.connect(database, isolation_level=None)
    holder.execute("CREATE TABLE other (id)")
    holder.execute("BEGIN EXCLUSIVE")
    port = str(free_port())
    command = [*COMMAND, "serve", "--no-browser", "--db", str(database), "--port", port]
    if how == "migration":
        command = [sys.executable, "-c", BARE, str(database), port]
    with (tmp_path / "log").open("wb") as log:
        child = subprocess.Popen(command, env={**os.environ, "ZENOBIA_BOTS": "plain"}, stderr=log, stdout=log)
    with pytest.raises(subprocess.TimeoutExpired):
        child.wait(3)  # it hangs, as it should
    end(child)
    holder.close()


HANGING = """
import sys, time, threading
from zenobia.server import serving, rooms
from zenobia.server.settings import Settings

async def stop(self):
    {hang}

rooms.Rooms.stop = stop
serving.server(Settings(db=sys.argv[1], port=int(sys.argv[2]))).run()
"""


@pytest.mark.parametrize("hang", ["time.sleep(1000)", "import asyncio; await asyncio.sleep(1000)"])
def test_whatever_hangs_is_left_behind(tmp_path: Path, hang: str) -> None:
    """The loop itself may hang: the last resort is a thread."""
    port = free_port()
    command = [sys.executable, "-c", HANGING.format(hang=hang), str(tmp_path / "site.db"), str(port)]
    with (tmp_path / "log").open("wb") as log:
        child = subprocess.Popen(command, env={**os.environ, "ZENOBIA_ENGINE": "plain"}, stderr=log, stdout=log)
    wait_for(port)
    end(child)
    assert "ended by force" in (tmp_path / "log").read_text()


def wait_for(port: int) -> None:
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=20).close()
            return
        except OSError:
            time.sleep(0.05)
    raise AssertionError("the server does not start")


def test_workers_that_hang_end_too(process: Callable[..., Process]) -> None:
    """A bot thinks in a process that does not answer any more."""
    server = process()
    assert server.child
    child = server.child

    async def play() -> set[int]:
        async with Person(server.address, "Anna") as anna:
            table = await anna.open("tigris", seats=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
            async with anna.sit(table) as seat:
                await seat.until(lambda position: position["legal"])
                await seat.send(type="hint")
                await seat.next("hint")
                workers = {each for each in children(child.pid) if b"spawn_main" in command_of(each)}
                for worker in workers:
                    os.kill(worker, signal.SIGSTOP)
                await seat.send(type="hint")
                await asyncio.sleep(0.5)
                await asyncio.to_thread(end, child)
                return workers

    workers = asyncio.run(play())
    assert workers
    for _ in range(200):
        if not any(alive(worker) for worker in workers):
            return
        time.sleep(0.05)
    raise AssertionError("workers are left")


def children(process: int) -> list[int]:
    """The processes that a process started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if int((folder / "stat").read_text().rpartition(")")[2].split()[1]) == process:
                found.append(int(folder.name))
    return found


def command_of(process: int) -> bytes:
    with contextlib.suppress(OSError):
        return (Path("/proc") / str(process) / "cmdline").read_bytes()
    return b""


def alive(process: int) -> bool:
    with contextlib.suppress(OSError):
        return (Path("/proc") / str(process) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False
