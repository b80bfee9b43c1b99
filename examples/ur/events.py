"""What the rules tell: the log and the terminal make sentences of it."""

from __future__ import annotations

from zenobia.core.game import Event

THROWN, STUCK, ENTERED, MOVED, BORNE_OFF, CAPTURED, AGAIN, WON = range(8)

EVENTS = (
    Event("thrown", ("seat", "count:number")),
    Event("stuck", ("seat",)),
    Event("entered", ("seat", "square")),
    Event("moved", ("seat", "from:square", "square")),
    Event("borne-off", ("seat", "from:square")),
    Event("captured", ("seat", "loser:seat", "square")),
    Event("again", ("seat", "square")),
    Event("won", ("seat",)),
)
