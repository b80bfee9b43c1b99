"""What is true of every position, whatever was played."""

from __future__ import annotations

from typing import Any


def broken(s: Any) -> list[str]:
    """Everything that is wrong with a state; nothing, if all is well."""
    return [] if 0 <= s.stones <= 10 else [f"{s.stones} stones"]
