"""What a position may be: `impossible` says what contradicts the rules, `broken` also what a played game has lost."""

from __future__ import annotations

from typing import Any


def impossible(s: Any) -> list[str]:
    """Everything in a position that contradicts the rules: no scenario is `given` such a one."""
    return [] if 0 <= s.stones <= 10 else [f"{s.stones} stones"]


def broken(s: Any) -> list[str]:
    """Everything that is wrong with a state that was played to; nothing, if all is well."""
    return impossible(s)
