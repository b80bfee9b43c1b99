"""The same games on a Ray cluster as in processes: a local one with two workers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("ray")
pytestmark = pytest.mark.xdist_group("ray")  # one cluster at a time

COMMAND = [sys.executable, "-c", "from zenobia.cli import main; main()"]


def zenobia(*arguments: str) -> str:
    """A command in a process of its own: Ray and its warnings stay out of this one."""
    environment = {**os.environ, "ZENOBIA_LANG": "en", "RAY_AUTH_MODE": "disabled"}
    run = subprocess.run([*COMMAND, *arguments], env=environment, capture_output=True, text=True, timeout=500)
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_arena(tmp_path: Path) -> None:
    command = ["arena", "carthago", "--bots", "greedy,random,level1", "--games", "4", "--seed", "3", "--json"]
    kept = {where: tmp_path / f"{where}.jsonl" for where in ("ray", "processes")}
    said = {
        "ray": zenobia(*command, "--out", str(kept["ray"]), "--ray", "local", "--workers", "2"),
        "processes": zenobia(*command, "--out", str(kept["processes"]), "--workers", "1"),
    }
    assert said["ray"] == said["processes"]
    results = [[json.loads(line) for line in path.read_text().splitlines()] for path in kept.values()]
    assert results[0] == results[1] and len(results[0]) == 4


def test_selfplay(tmp_path: Path) -> None:
    command = ["selfplay", "carthago", "--games", "10", "--bots", "random,greedy", "--seed", "5", "--json"]
    kept = [tmp_path / "ray.npz", tmp_path / "processes.npz"]
    zenobia(*command, "--out", str(kept[0]), "--ray", "local", "--workers", "2")
    zenobia(*command, "--out", str(kept[1]), "--workers", "1")
    ray, processes = (dict(np.load(path)) for path in kept)
    assert set(ray) == set(processes)
    assert all((ray[column] == processes[column]).all() for column in ray)


def test_a_cluster_that_is_not_there_is_refused() -> None:
    command = [*COMMAND, "arena", "carthago", "--bots", "random", "--games", "1", "--ray", "nonsense"]
    run = subprocess.run(command, env={**os.environ, "ZENOBIA_LANG": "en"}, capture_output=True, text=True, timeout=200)
    assert run.returncode == 2
    assert "zenobia:" in run.stderr and "Traceback" not in run.stderr
