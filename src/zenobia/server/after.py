"""After the game: where the points came from, and the analysis, made on request and kept."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from litestar import Request, get, post
from sqlalchemy import select

from zenobia.ai.analysis import LEVEL, assemble, look, questions
from zenobia.core.game import Refused
from zenobia.core.record import write
from zenobia.server.limits import Limiter
from zenobia.server.logs import trouble
from zenobia.server.play import lay, replay
from zenobia.server.rooms import Rooms
from zenobia.server.routes import CHANGE, READ, Asker, Name, TheRooms
from zenobia.server.schema import analyses
from zenobia.server.store import Line, effective
from zenobia.server.tables import Live

MOST_WAITING = 50  # analyses that may wait for the one process that makes them


class ScoreLine(msgspec.Struct):
    """A line of the final score: `score-<name>` in the game's words, and the points of every seat."""

    name: str
    points: list[int]
    counts: list[bool]  # for which seats it is a part of the score


class After(msgspec.Struct):
    """A finished game."""

    game: str
    moves: int
    ranks: list[int]
    scores: list[int]
    lines: list[ScoreLine]
    analysis: dict[str, Any] | None
    progress: float | None  # of an analysis that is being made, 0 to 1


class Analyses:
    """The analyses that this process makes, one after the other."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.limiter = Limiter(rooms.settings.limits.analyses)
        self.progress: dict[str, float] = {}

    async def found(self, table: str) -> dict[str, Any] | None:
        """An analysis that was made before."""
        rows = await self.rooms.store.all(select(analyses.c.found).where(analyses.c.table == table))
        return rows[0].found if rows else None

    async def begin(self, live: Live, person: str) -> None:
        """Make an analysis, unless there is one already or it is being made."""
        if live.id in self.progress or await self.found(live.id) is not None:
            return
        self.limiter.check(person)
        if len(self.progress) >= MOST_WAITING:
            raise Refused("too-often", seconds=60)
        self.progress[live.id] = 0.0
        self.rooms.spawn(self._make(live))

    async def _make(self, live: Live) -> None:
        try:
            found = await self._think(live)
            store, row = self.rooms.store, {"table": live.id, "found": found, "at": time.time()}
            made = store.insert(analyses).values(**row).on_conflict_do_nothing()
            await store.write(lambda connection: connection.execute(made))
        except Exception:
            trouble("an analysis failed", game=live.game.id)
        finally:
            self.progress.pop(live.id, None)

    async def _think(self, live: Live) -> dict[str, Any]:
        workers, lines = self.rooms.workers, await self.rooms.store.lines(live.id, 0, live.n)
        played = await replay(live.game, live.players, live.options, live.seed, lines)
        await workers.compiled(live.game.id, LEVEL, live.players)
        parts, looks = questions(write(played), len(played.log), LEVEL), []
        for n, part in enumerate(parts):
            looks += await workers.run("analysis", look, part)
            self.progress[live.id] = (n + 1) / len(parts)
        return assemble(played, LEVEL, looks)


async def finished(rooms: Rooms, table: str, person: str) -> Live:
    """A game that is over, for somebody who may look at it: while it goes on, all this would tell secrets."""
    live = (await rooms.room(table)).live
    if not live.may_watch(person):
        raise Refused("no-watching")
    if not live.over:
        raise Refused("not-over")
    return live


def score_lines(live: Live, played: list[Line]) -> list[ScoreLine]:
    """Where the points of every seat came from."""
    told = [event for line in played for event in line.events]
    seats = [live.game.breakdown(live.state, seat, told) for seat in range(live.players)]
    return [
        ScoreLine(each[0].name, [source.points for source in each], [source.counts for source in each])
        for each in zip(*seats, strict=True)
    ]


@get("/api/tables/{table:str}/after", responses=READ, tags=["tables"])
async def get_after(table: Name, visitor: Asker, rooms: TheRooms, request: Request[Any, Any, Any]) -> After:
    """The final score, line by line, and the analysis if there is one."""
    live = await finished(rooms, table, visitor.id)
    made: Analyses = request.app.state.analyses
    played = effective(await rooms.store.lines(table, 0, live.n))
    found = await made.found(table)
    desk = lay(live.game, live.players, live.state)
    return After(
        live.game.id,
        len(played),
        desk.ranks(),
        desk.scores(),
        score_lines(live, played),
        found,
        made.progress.get(table) if found is None else None,
    )


@post("/api/tables/{table:str}/analysis", status_code=202, responses=CHANGE, tags=["tables"])
async def post_analysis(table: Name, visitor: Asker, rooms: TheRooms, request: Request[Any, Any, Any]) -> None:
    """Have the game analysed; `after` tells how far it is."""
    made: Analyses = request.app.state.analyses
    await made.begin(await finished(rooms, table, visitor.id), visitor.id)


AFTER = [get_after, post_analysis]
