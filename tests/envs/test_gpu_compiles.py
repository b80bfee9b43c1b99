"""Without a GPU: every kernel of every game compiles, and leaves room in the 64 KB of constant memory.

Needs numba-cuda and NVIDIA's compiler (tools/learning.py installs them), not a card.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest

CONSTANT_MEMORY = 0x10000  # bytes that a CUDA module may have
CAPABILITY = (8, 0)
CONSTANT = re.compile(r"\.const\b[^;=]*?\.b(\d+)\s+[\w$]+\[(\d+)\]")


def constant_bytes(ptx: str) -> int:
    """The bytes of constant memory that a module asks for."""
    return sum(int(bits) // 8 * int(length) for bits, length in CONSTANT.findall(ptx))


def compiled(game_id: str) -> dict[str, int]:
    """The constant bytes of each kernel of a game."""
    from numba import types

    from zenobia.envs import gpu, gpu_greedy
    from zenobia.games import find

    nv, game = gpu.compiler(), find(game_id)
    dispatcher: Any = import_module("numba.cuda.dispatcher")
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)  # there may be none
    states = types.Array(game.State.compiled, 1, "C")
    row = {bits: types.Array(getattr(types, bits), 1, "C") for bits in ("int8", "uint8", "int16", "int32", "int64")}
    grid = {bits: types.Array(getattr(types, bits), 2, "C") for bits in ("uint8", "int16", "int32", "float32")}
    observations = types.Array(types.float32, 2, "F")
    whole, lists, counts, movers = types.int64, grid["int16"], row["int32"], row["int8"]
    arguments = {
        "reset": (states, movers, lists, whole),
        "play": (states, lists, row["int64"], row["int64"]),
        "step": (states, movers, lists, row["int16"], lists, counts, grid["float32"], grid["int32"], row["uint8"],
                 movers, row["int64"]),
        "list": (states, lists, counts, movers),
        "observe": (states, movers, observations),
        "mask": (lists, counts, grid["uint8"]),
        "choose": (lists, counts, row["int16"], whole),
        "greedy": (row["int64"], states, row["int64"], states, row["int64"], lists, counts, movers, row["int16"],
                   whole),
    }  # fmt: skip
    kernels = {**gpu.kernels(game_id), "greedy": gpu_greedy.kernel(game_id)}
    assert kernels.keys() == arguments.keys()
    found = {}
    for name, kernel in kernels.items():
        ptx, _ = nv.compile(kernel.py_func, types.void(*arguments[name]), device=False, abi="numba", cc=CAPABILITY)
        assert ".entry" in ptx
        found[name] = constant_bytes(ptx)
    return found


def test_bytes_are_counted() -> None:
    ptx = ".const .align 2 .b8 _cudapy_cmem[300] = {1};\n.global .align 2 .b8 table[70000];\n.const .b16 other[4];"
    assert constant_bytes(ptx) == 308


def test_kernels_fit(name: str) -> None:
    pytest.importorskip("numba_cuda", reason="numba-cuda is not installed")
    run = subprocess.run(
        [sys.executable, __file__, name],
        env={**os.environ, "ZENOBIA_ENGINE": "compiled"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    found = dict(line.split() for line in run.stdout.splitlines())
    assert len(found) == 8
    assert all(int(size) < CONSTANT_MEMORY for size in found.values()), found


if __name__ == "__main__":
    for kernel, size in compiled(sys.argv[1]).items():
        print(kernel, size)
