"""Record a benchmark: `zenobia bench` and bench/peers.py into docs/benchmark.json, with the day and the machine.

    python bench/record.py [FILE]

Run it on a machine that nobody else uses: the file says how busy it was at the beginning.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[1] / "docs" / "benchmark.json"


def processor() -> str:
    """What the processor calls itself."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def machine() -> str:
    """The machine in a line."""
    versions = ", ".join(f"{package} {version(package)}" for package in ("numba", "numpy"))
    return (
        f"{os.cpu_count()} cores of {processor()}, {platform.system()}, Python {platform.python_version()}, {versions};"
        f" {os.getloadavg()[0]:.1f} processes busy at the beginning"
    )


def measured(command: list[str]) -> Any:
    """What a benchmark prints as JSON; it ends with 1 where a figure is lower than wanted, which is a result too."""
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    return json.loads(run.stdout)


def main() -> None:
    """Measure and write."""
    record = {"when": f"{datetime.now(UTC):%-d %B %Y}", "machine": machine()}
    record["engine"] = measured([str(Path(sys.executable).with_name("zenobia")), "bench", "--json"])
    record["environments"] = measured([sys.executable, str(Path(__file__).with_name("peers.py")), "--json"])
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    file.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
