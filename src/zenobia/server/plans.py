"""Planned moves: prepared while others decide, kept here, played when the turn comes and they are legal.

A condition is judged by what the seat heard, legality only once it is really the seat's turn: then the seat may know it
anyway. What could not be played is told to its owner alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import delete

from zenobia.core.game import Refused
from zenobia.core.kernel import EVERYBODY
from zenobia.server.lines import Line, effective
from zenobia.server.messages import PlanLine, When
from zenobia.server.play import spoken
from zenobia.server.schema import plans
from zenobia.server.store import Store
from zenobia.server.tables import Live


class Plan(msgspec.Struct, frozen=True):
    """What somebody has planned at a seat, and what became of it."""

    person: str
    n: int
    lines: list[PlanLine]
    dropped: dict[str, Any] | None = None

    def shown(self) -> dict[str, Any]:
        """As its owner sees it."""
        return {"lines": msgspec.to_builtins(self.lines), "dropped": self.dropped}


async def read(store: Store, live: Live) -> None:
    """The plans of a table; those of people who have left their seats are forgotten."""
    rows = await store.all(plans.select().where(plans.c.table == live.id))
    live.plans = {}
    for row in rows:
        if live.seats[row.seat].kind == "person" and live.seats[row.seat].person == row.person:
            lines = msgspec.convert(row.lines, list[PlanLine])
            live.plans[row.seat] = Plan(row.person, row.n, lines, row.dropped)
        else:
            await forget(store, live, row.seat)


async def keep(store: Store, live: Live, seat: int, plan: Plan) -> None:
    """Keep a plan in place of an older one; an empty one is none."""
    if not plan.lines and plan.dropped is None:
        await forget(store, live, seat)
        return
    values = {"person": plan.person, "n": plan.n, "lines": msgspec.to_builtins(plan.lines), "dropped": plan.dropped}
    row = store.insert(plans).values(table=live.id, seat=seat, **values)
    kept = row.on_conflict_do_update(index_elements=["table", "seat"], set_=values)
    await store.write(lambda connection: connection.execute(kept))
    live.plans[seat] = plan


async def forget(store: Store, live: Live, seat: int) -> None:
    """There is no plan for a seat any more."""
    gone = delete(plans).where(plans.c.table == live.id, plans.c.seat == seat)
    await store.write(lambda connection: connection.execute(gone))
    live.plans.pop(seat, None)


def check(live: Live, seats: Sequence[int], lines: Sequence[PlanLine]) -> int:
    """The seat for which somebody may plan these lines now. Whether the moves will be legal, nobody knows yet."""
    seat = may_plan(live, seats)
    for line in lines:
        for move in line.moves:
            live.game.parse(move)
        if line.when and line.when.by not in range(live.players):
            raise Refused("seat", seat=line.when.by, last=f"P{live.players}")
    return seat


def may_plan(live: Live, seats: Sequence[int]) -> int:
    """The seat for which somebody may plan: who waits for others at a running game."""
    if not seats:
        raise Refused("not-seated")
    if live.over:
        raise Refused("over")
    if live.waiting:
        raise Refused("waiting")
    if live.hotseat or len(seats) > 1:
        raise Refused("plan-hotseat")
    if live.to_act == seats[0]:
        raise Refused("plan-now")
    return seats[0]


async def chosen(store: Store, live: Live, seat: int, plan: Plan) -> PlanLine | None:
    """The first line whose condition holds, by what the seat heard since the plan was made."""
    since = effective(await store.lines(live.id, plan.n, live.n))
    return next((line for line in plan.lines if line.when is None or has_happened(live, seat, line.when, since)), None)


def has_happened(live: Live, seat: int, when: When, since: Sequence[Line]) -> bool:
    """Has the seat heard that another did this?"""
    heard = [
        spoken(live.game, event)
        for line in since
        if line.seat == when.by
        for event in line.events
        if event[0] in (EVERYBODY, seat)
    ]
    sign = when.sign
    return any(told["name"] == sign.name and sign.details.items() <= told["details"].items() for told in heard)
