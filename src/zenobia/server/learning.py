"""Lessons by HTTP: stateless, every visitor may learn. Every position and every judgement comes from the rules."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import FromPath, QueryParameter

from zenobia.core import lesson
from zenobia.core.game import Game
from zenobia.core.lesson import LEARNER, Played
from zenobia.core.table import Table
from zenobia.games import find
from zenobia.server.play import plain_details, spoken
from zenobia.server.routes import READ, Asker, Name

MOST_MOVES = 20  # of one step


class LessonStep(msgspec.Struct):
    """A step in the list: the words are `lesson-<id>`; without moves it is only read."""

    id: str
    moves: list[str]


class LessonPosition(msgspec.Struct):
    """What the learner sees, and may do."""

    seat: int
    players: int
    view: dict[str, Any]
    legal: list[str]
    over: bool
    scores: list[int]
    ranks: list[int]


class Judgement(msgspec.Struct):
    """Are the moves right? `right`, `on` while more must follow, or the attribute of the words that explains."""

    word: str
    log: list[dict[str, Any]]
    position: LessonPosition


def position(table: Table) -> LessonPosition:
    """A table as the learner sees it."""
    return LessonPosition(
        LEARNER,
        table.players,
        table.view(LEARNER),
        table.legal() if table.to_act == LEARNER else [],
        table.over,
        table.scores() if table.over else [],
        table.ranks() if table.over else [],
    )


def entry(game: Game, n: int, played: Played) -> dict[str, Any]:
    """A played move as the log of a table tells it."""
    events = [spoken(game, (0, event[0], *plain_details(game, event[0], event[1:]))) for event in played.events]
    return {"n": n, "seat": played.seat, "move": played.move, "events": events}


@get("/api/games/{game:str}/lessons", responses=READ, tags=["games"], sync_to_thread=False)
def get_lessons(game: Name) -> list[LessonStep]:
    """The guided first game: its steps."""
    return [LessonStep(step.id, step.shown()) for step in lesson.steps(find(game))]


@get("/api/games/{game:str}/lessons/{n:int}", responses=READ, tags=["games"])
async def get_lesson(game: Name, n: FromPath[int], visitor: Asker) -> LessonPosition:
    """The position in which a step begins; steps count from 0."""
    return position(lesson.begin(find(game), n))


@get("/api/games/{game:str}/lessons/{n:int}/judgement", responses=READ, tags=["games"])
async def get_judgement(
    game: Name,
    n: FromPath[int],
    visitor: Asker,
    moves: Annotated[list[str], QueryParameter(name="move", max_items=MOST_MOVES, description="the moves so far")],
) -> Judgement:
    """What comes of the moves made in a step. Nothing is kept: to take one back, leave it out."""
    known = find(game)
    word, log, table = lesson.judge(known, n, moves)
    return Judgement(word, [entry(known, at, played) for at, played in enumerate(log, 1)], position(table))


LEARNING = [get_lessons, get_lesson, get_judgement]
