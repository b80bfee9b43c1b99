"""What the rules tell: the log and the terminal make sentences of it (`event-...` in text/)."""

from __future__ import annotations

from zenobia.core.game import Event

TAKEN, WON = range(2)

EVENTS = (
    Event("taken", ("seat", "count:number", "left:number")),
    Event("won", ("seat",)),
)
