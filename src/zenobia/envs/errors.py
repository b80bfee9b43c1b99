"""What goes wrong in an environment: each says what was given and what was expected. Nothing was changed."""

from __future__ import annotations

from collections.abc import Iterable

SHOWN = 12  # legal actions that a message lists


class MissingExtra(ImportError):
    """An optional package is not installed."""

    def __init__(self, extra: str, package: str = "") -> None:
        super().__init__(
            f"the package {package or extra} is not installed, and this needs it: pip install 'zenobia[{extra}]'"
        )
        self.extra = extra


class IllegalAction(ValueError):
    """An action that the rules do not allow now."""

    def __init__(self, action: object, legal: Iterable[int], where: str = "") -> None:
        known = [int(each) for each in legal]
        some = ", ".join(map(str, known[:SHOWN])) + (" ..." if len(known) > SHOWN else "")
        super().__init__(f"action {action!r}{where} is not legal; expected one of these {len(known)}: {some}")


class NotPlaying(RuntimeError):
    """A step in a game that has not begun, or that is over."""

    def __init__(self, why: str) -> None:
        super().__init__(f"{why}: call reset() to begin a new game")
