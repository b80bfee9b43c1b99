"""PyTorch for the CPU and NVIDIA's compiler, for the tests of training and of GPU kernels: installed where possible.

Usage: .venv/bin/python tools/learning.py

They are large and not in uv.lock: without them their tests are skipped, and this says so.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

CPU_INDEX = "https://download.pytorch.org/whl/cpu"
TORCH = ["torch==2.13.0+cpu"]  # the local version keeps out the one with gigabytes of CUDA
COMPILER = ["numba-cuda==0.30.4", "nvidia-nvvm", "nvidia-cuda-nvrtc"]


def installed(packages: list[str], *options: str) -> bool:
    """Install packages into this environment by the pip of the Python it was made with."""
    pip = [str(Path(sys.base_prefix) / "bin" / "python3"), "-m", "pip", "--python", sys.executable]
    command = [*pip, "install", "--quiet", "--disable-pip-version-check", *options, *packages]
    return subprocess.call(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0


def main() -> int:
    if not find_spec("torch") and not installed(TORCH) and not installed(TORCH, "--extra-index-url", CPU_INDEX):
        print("learning: PyTorch could not be installed: the tests of training are skipped", file=sys.stderr)
    if sys.platform == "linux" and not find_spec("numba_cuda") and not installed(COMPILER):
        print("learning: numba-cuda could not be installed: the tests of GPU kernels are skipped", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
