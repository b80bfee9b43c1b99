"""What the rules tell: the log, the animation and the terminal make sentences of it."""

from __future__ import annotations

from zenobia.core.game import Event

(
    TURN_BEGINS,
    LAID,
    CONQUERED,
    DREW,
    COLLECTED,
    TRIBUTE,
    BONUS,
    FLIPPED,
    REORGANISED,
    TOOK_EMPEROR,
    PLACED,
    DRAINED,
    ENDED,
    FINAL,
    PASSED,
    FAILED,
) = range(16)

EVENTS = (
    Event("turn", ("seat",)),
    Event("lay", ("seat", "pawn", "tile", "cell", "count:number")),
    Event("conquer", ("seat", "count:number")),
    Event("draw", ("seat", "tile")),
    Event("collect", ("seat", "count:number")),
    Event("tribute", ("seat", "count:number")),
    Event("emperor-bonus", ("seat",)),
    Event("flip", ("seat", "tile", "count:number")),
    Event("reorganise", ("seat",)),
    Event("emperor", ("seat",)),
    Event("place", ("seat", "pawn", "place")),
    Event("drain", ("count:number",)),
    Event("end", ("why",)),
    Event("final", ("seat", "count:number", "flips:number")),
    Event("solo-passed", ("count:number", "target:number")),
    Event("solo-failed", ("count:number", "target:number")),
)
