"""What the search promises, in a compiled process: see search_promises.py."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PROMISES = Path(__file__).parent / "search_promises.py"


def test_the_search_keeps_its_promises() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(PROMISES)]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    run = subprocess.run(
        command, env={**environment, "ZENOBIA_ENGINE": "compiled"}, capture_output=True, text=True, timeout=600
    )
    assert run.returncode == 0, run.stdout[-4000:] + run.stderr[-2000:]
    assert "passed" in run.stdout
    assert "skipped" not in run.stdout
