"""Lessons by HTTP: stateless, every visitor may learn. Every position and every judgement comes from the rules."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import QueryParameter

from zenobia.core import lesson
from zenobia.core.table import check_length
from zenobia.games import find
from zenobia.server import past
from zenobia.server.routes import READ, Asker, Count, Name, TheRooms
from zenobia.server.workers import PAST

MOST_MOVES = 20  # of one step
BEGINNINGS: dict[tuple[str, int], LessonPosition] = {}  # where steps begin: the same for everybody


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


@get("/api/games/{game:str}/lessons", responses=READ, tags=["games"], sync_to_thread=False)
def get_lessons(game: Name) -> list[LessonStep]:
    """The guided first game: its steps."""
    return [LessonStep(step.id, step.shown()) for step in lesson.steps(find(game))]


@get("/api/games/{game:str}/lessons/{n:int}", responses=READ, tags=["games"])
async def get_lesson(game: Name, n: Count, visitor: Asker, rooms: TheRooms) -> LessonPosition:
    """The position in which a step begins; steps count from 0."""
    lesson.step_of(find(game), n)
    if (game, n) not in BEGINNINGS:
        found = await rooms.workers.run(PAST, visitor.id, past.lesson_begins, game, n)
        BEGINNINGS[game, n] = msgspec.convert(found, LessonPosition)
    return BEGINNINGS[game, n]


@get("/api/games/{game:str}/lessons/{n:int}/judgement", responses=READ, tags=["games"])
async def get_judgement(
    game: Name,
    n: Count,
    visitor: Asker,
    rooms: TheRooms,
    moves: Annotated[list[str], QueryParameter(name="move", max_items=MOST_MOVES, description="the moves so far")],
) -> Judgement:
    """What comes of the moves made in a step. Nothing is kept: to take one back, leave it out."""
    lesson.step_of(find(game), n)
    for move in moves:
        check_length(move)
    found = await rooms.workers.run(PAST, visitor.id, past.lesson_judged, game, n, moves)
    return msgspec.convert(found, Judgement)


LEARNING = [get_lessons, get_lesson, get_judgement]
