"""After the game: where the points came from, and the analysis, made on request and kept."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any

import msgspec
from litestar import Request, get, post
from sqlalchemy import select

from zenobia.ai.analysis import LEVEL, look, questions
from zenobia.core.game import Refused
from zenobia.server import past
from zenobia.server.limits import Limiter
from zenobia.server.lines import effective
from zenobia.server.logs import trouble
from zenobia.server.play import lay
from zenobia.server.replays import played, watched
from zenobia.server.rooms import Rooms
from zenobia.server.routes import CHANGE, READ, Asker, Id, TheRooms
from zenobia.server.schema import analyses
from zenobia.server.tables import Live
from zenobia.server.workers import ANALYSIS, PAST

MOST_WAITING = 50  # analyses that may wait for the one process that makes them
MOST_SCORES = 1_000  # finished games whose score lines are kept in memory


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
        self.scores: OrderedDict[str, list[ScoreLine]] = OrderedDict()

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
        self.rooms.spawn(self._make(live, person))

    async def _make(self, live: Live, person: str) -> None:
        try:
            found = await self._think(live, person)
            store, row = self.rooms.store, {"table": live.id, "found": found, "at": time.time()}
            made = store.insert(analyses).values(**row).on_conflict_do_nothing()
            await store.write(lambda connection: connection.execute(made))
        except Exception:
            trouble("an analysis failed", game=live.game.id)
        finally:
            self.progress.pop(live.id, None)

    async def _think(self, live: Live, person: str) -> dict[str, Any]:
        workers, game = self.rooms.workers, await played(self.rooms, live)
        text = await workers.run(PAST, person, past.record, game)
        await workers.compiled(live.game.id, LEVEL, live.players)
        parts, looks = questions(text, game.n, LEVEL), []
        for n, part in enumerate(parts):
            looks += await workers.run(ANALYSIS, person, look, part, engine="compiled")
            self.progress[live.id] = (n + 1) / len(parts)
        found: dict[str, Any] = await workers.run(PAST, person, past.analysis, game, LEVEL, looks)
        return found

    async def score_lines(self, live: Live, person: str) -> list[ScoreLine]:
        """Where the points of every seat came from: worked out once, for a finished game never changes."""
        if live.id not in self.scores:
            lines = effective(await self.rooms.store.lines(live.id, 0, live.n))
            told = [event for line in lines for event in line.events]
            position = bytes(live.state.tobytes())
            found = await self.rooms.workers.run(PAST, person, past.score_lines, live.game.id, position, told)
            self.scores[live.id] = msgspec.convert(found, list[ScoreLine])
            if len(self.scores) > MOST_SCORES:
                self.scores.popitem(last=False)
        return self.scores[live.id]


async def finished(rooms: Rooms, table: str, person: str) -> Live:
    """A game that is over, for somebody who may look at it: while it goes on, all this would tell secrets."""
    live = await watched(rooms, table, person)
    if not live.over:
        raise Refused("not-over")
    return live


@get("/api/tables/{table:str}/after", responses=READ, tags=["tables"])
async def get_after(table: Id, visitor: Asker, rooms: TheRooms, request: Request[Any, Any, Any]) -> After:
    """The final score, line by line, and the analysis if there is one."""
    live = await finished(rooms, table, visitor.id)
    made: Analyses = request.app.state.analyses
    lines, found = await made.score_lines(live, visitor.id), await made.found(table)
    desk = lay(live.game, live.players, live.state)
    return After(
        live.game.id,
        len(live.kept),
        desk.ranks(),
        desk.scores(),
        lines,
        found,
        made.progress.get(table) if found is None else None,
    )


@post("/api/tables/{table:str}/analysis", status_code=202, responses=CHANGE, tags=["tables"])
async def post_analysis(table: Id, visitor: Asker, rooms: TheRooms, request: Request[Any, Any, Any]) -> None:
    """Have the game analysed; `after` tells how far it is."""
    made: Analyses = request.app.state.analyses
    await made.begin(await finished(rooms, table, visitor.id), visitor.id)


AFTER = [get_after, post_analysis]
