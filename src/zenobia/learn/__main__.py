"""A training in a process of its own, compiled: its settings as JSON, its course as lines of JSON.

ZENOBIA_ENGINE=compiled python -m zenobia.learn '{"game": "carthago"}' FOLDER [SECONDS]
"""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path

from zenobia.core.game import Refused
from zenobia.learn.settings import Settings


def main() -> None:
    """Train."""
    from zenobia.learn.training import Training

    wanted, folder, *seconds = sys.argv[1:]
    Path(folder).mkdir(parents=True, exist_ok=True)
    try:
        training = Training(Settings(**json.loads(wanted)), Path(folder), partial(print, flush=True))
        training.run(float(seconds[0]) if seconds else None)
    except Refused as refusal:
        details = {name: str(detail) for name, detail in refusal.details.items()}
        print(json.dumps({"refused": refusal.why, "details": details}), flush=True)


if __name__ == "__main__":
    main()
