"""The tests of this folder once more, in the engine that the environments are meant for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.envs.conftest import chosen

from zenobia.core.kernel import COMPILED


@pytest.mark.skipif(COMPILED, reason="this is the compiled process")
@pytest.mark.parametrize("game", chosen())
def test_compiled(game: str) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(Path(__file__).parent)]
    environment = {**os.environ, "ZENOBIA_ENGINE": "compiled", "ZENOBIA_TEST_GAMES": game}
    for variable in [name for name in environment if name.startswith(("PYTEST_XDIST", "PYTEST_CURRENT"))]:
        del environment[variable]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=600)
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
