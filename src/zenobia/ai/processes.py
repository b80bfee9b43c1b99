"""Compiled processes, beside this one or on many machines: each answers one question after the other."""

from __future__ import annotations

import json
import logging
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import SimpleQueue
from typing import IO, Any

from zenobia.core.cache import cache_base
from zenobia.core.game import Refused

PATIENCE = 3.0  # seconds for a cluster to answer
LENGTH = 8  # bytes that tell how long an answer is
Question = dict[str, Any]


def spread(module: str, questions: list[Question], workers: int) -> Iterator[bytes]:
    """Ask processes of a module (`python -m module`, which calls `answer`); the answers in the questions' order."""
    if not questions:
        return
    idle: SimpleQueue[_Process] = SimpleQueue()
    processes = [_Process(module) for _ in range(min(workers, len(questions)))]
    for process in processes:
        idle.put(process)

    def ask(question: Question) -> bytes:
        process = idle.get()
        try:
            return process.ask(question)
        finally:
            idle.put(process)

    try:
        with ThreadPoolExecutor(len(processes)) as pool:
            try:
                yield from pool.map(ask, questions)
            finally:
                for process in processes:
                    process.process.kill()  # an answer that nobody waits for any more
    finally:
        for process in processes:
            process.close()


class _Process:
    """A compiled process."""

    def __init__(self, module: str) -> None:
        cache_base()  # one place for all processes
        self.said: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 not a pipe: nobody would empty it
        self.process = subprocess.Popen(
            [sys.executable, "-m", module],
            env={**os.environ, "ZENOBIA_ENGINE": "compiled"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.said,
            process_group=0,  # Ctrl-C is for us, and we end it
        )

    def ask(self, question: Question) -> bytes:
        assert self.process.stdin and self.process.stdout
        with suppress(OSError):
            self.process.stdin.write(json.dumps(question).encode() + b"\n")
            self.process.stdin.flush()
        length = self.process.stdout.read(LENGTH)
        if len(length) < LENGTH:
            self.said.seek(0)
            said = self.said.read().decode("utf-8", "replace").strip().splitlines()
            raise Refused("worker", reason=said[-1] if said else "it stopped")
        return self.process.stdout.read(int.from_bytes(length, "little"))

    def close(self) -> None:
        assert self.process.stdin and self.process.stdout
        self.process.kill()
        for pipe in (self.process.stdin, self.process.stdout, self.said):
            with suppress(OSError):
                pipe.close()
        self.process.wait()


def spread_on_ray(
    reply: Callable[[Question], bytes], questions: list[Question], address: str, workers: int
) -> Iterator[bytes]:
    """Ask a Ray cluster; the answers in the questions' order.

    The address `auto` means the cluster that this machine belongs to; `local` begins one here, with so many workers.
    """
    try:
        import ray
    except ModuleNotFoundError as error:
        raise Refused("extra", package="ray", extra="ray") from error
    here = address == "local"
    if not here and address != "auto":
        check_cluster(address)
    path = os.pathsep.join([os.getcwd(), os.environ.get("PYTHONPATH", "")])  # where guests are found, too
    try:
        ray.init(
            address=None if here else address,
            num_cpus=workers if here else None,
            runtime_env={"env_vars": {"ZENOBIA_ENGINE": "compiled", "PYTHONPATH": path}},
            log_to_driver=False,
            logging_level=logging.ERROR,
            include_dashboard=False if here else None,
        )
    except Exception as error:  # whatever Ray is unhappy about, it says in many lines
        raise Refused("worker", reason=str(error).strip().splitlines()[0]) from error
    try:
        remote = ray.remote(reply)
        for answered in [remote.remote(question) for question in questions]:
            yield ray.get(answered)
    except ray.exceptions.RayError as error:
        raise Refused("worker", reason=str(error).strip().splitlines()[-1]) from error
    finally:
        ray.shutdown()


def check_cluster(address: str) -> None:
    """Does anybody listen there? Ray itself would try for half a minute."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE):
            return
    except (OSError, OverflowError, ValueError) as error:
        raise Refused("ray", address=address, reason=getattr(error, "strerror", None) or "no address") from error


def answer(reply: Callable[[Question], bytes]) -> None:
    """The compiled side: one question a line, each answer after its length."""
    out = sys.stdout.buffer
    for line in sys.stdin:
        said = reply(json.loads(line))
        out.write(len(said).to_bytes(LENGTH, "little") + said)
        out.flush()
