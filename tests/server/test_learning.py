"""Lessons: every expected move is legal, the rules tell what the words promise, and all is said in three languages."""

from __future__ import annotations

import asyncio
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.server.conftest import Running

from zenobia import games
from zenobia.core import lesson, record
from zenobia.core.game import Game, Refused
from zenobia.core.lesson import LEARNER, Step
from zenobia.core.table import Table
from zenobia.core.words import LANGUAGES, words

WEB = Path(__file__).parents[2] / "web" / "src"
LEARNT = games.names()
STEPS = [(name, n) for name in LEARNT for n in range(len(lesson.steps(games.find(name))))]
NAMED = [f"{name}-{lesson.steps(games.find(name))[n].id}" for name, n in STEPS]


@cache
def catalogue(game: str, language: str) -> dict[str, dict[str, str]]:
    """The words of a game's lessons: the parts of each message."""
    file = games.FOLDER / game / "web" / "lessons" / f"{language}.ftl"
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            parts = {"": entry.value, **{each.id.name: each.value for each in entry.attributes}}
            found[entry.id.name] = {name: said(value) for name, value in parts.items()}
    return found


def said(pattern: ftl.Pattern) -> str:
    """The text of a pattern; lessons have no placeables."""
    assert all(isinstance(each, ftl.TextElement) for each in pattern.elements)
    return "".join(each.value for each in pattern.elements)


def ways(step: Step) -> list[list[str]]:
    """The step as it is shown, and once with each move that is as good."""
    shown = step.shown()
    equal = [[*shown[:at], other, *shown[at + 1 :]] for at in range(len(shown)) for other in step.equals(at)[1:]]
    return [shown, *equal]


def promised(game: Game, n: int, moves: list[str]) -> tuple[set[str], Table]:
    """All that the learner hears in a step, move by move as the browser asks."""
    heard: set[str] = set()
    for upto in range(1, len(moves) + 1):
        word, log, table = lesson.judge(game, n, moves[:upto])
        assert word == ("right" if upto == len(moves) else "on"), moves[:upto]
        heard |= {lesson.told(game, event) for played in log for event in played.events}
    return heard, table


@pytest.mark.parametrize("name", LEARNT)
def test_a_first_game_has_eight_to_fourteen_steps(name: str) -> None:
    steps = lesson.steps(games.find(name))
    assert 8 <= len(steps) <= 14
    assert len({step.id for step in steps}) == len(steps)
    assert steps[0].after and steps[-1].right


@pytest.mark.parametrize(("name", "n"), STEPS, ids=NAMED)
def test_the_rules_do_what_a_step_says(name: str, n: int) -> None:
    game = games.find(name)
    step = lesson.steps(game)[n]
    assert lesson.begin(game, n).to_act == LEARNER
    assert bool(step.right) == bool(step.tells), "what a step lets play it promises, and nothing else"
    for moves in ways(step) if step.right else []:
        heard, _ = promised(game, n, moves)
        assert set(step.tells) <= heard, moves


@pytest.mark.parametrize("name", LEARNT)
def test_every_position_was_played_from_a_set_up(name: str) -> None:
    """A record proves it move by move; no position is arranged, and no record is left over."""
    game, folder = games.find(name), games.FOLDER / name / "lessons"
    used = {step.after for step in lesson.steps(game) if step.after}
    assert used == {path.stem for path in folder.glob("*.txt")}
    for n, step in enumerate(lesson.steps(game)):
        if step.after:
            played = record.read(folder / f"{step.after}.txt", games.find).table
            assert lesson.begin(game, n).state.tobytes() == played.state.tobytes()
            assert not invariants(game).broken(played.state)


def invariants(game: Game) -> Any:
    return import_module(f"zenobia.games.{game.id}.invariants")


@pytest.mark.parametrize("file", ["AID.md", "AID.fr.md", "AID.it.md"])
def test_the_aid_of_carthago_lets_ships_enter_in_the_first_decade(file: str) -> None:
    """PC-A.4 They do: ships lie at the quays when the first action begins."""
    game = games.find("carthago")
    assert any(quay["ship"] for quay in lesson.begin(game, 0).view(LEARNER)["quays"])
    aid = (games.FOLDER / "carthago" / file).read_text(encoding="utf-8")
    assert not re.search(r"not in the first|pas à la première|non nel primo", aid)


@pytest.mark.parametrize("name", LEARNT)
def test_the_last_step_ends_the_game_and_the_learner_wins(name: str) -> None:
    game = games.find(name)
    n = len(lesson.steps(game)) - 1
    for moves in ways(lesson.steps(game)[n]):
        _, table = promised(game, n, moves)
        assert table.over and table.ranks()[LEARNER] == 1


@pytest.mark.parametrize(("name", "n"), STEPS, ids=NAMED)
def test_a_step_that_goes_on_begins_where_the_one_before_ended(name: str, n: int) -> None:
    steps = lesson.steps(games.find(name))
    if n and not steps[n].after:
        assert ways(steps[n - 1]) == [steps[n - 1].shown()], "two equal moves would lead to two positions"


@pytest.mark.parametrize(("name", "n"), STEPS, ids=NAMED)
def test_other_moves_are_explained(name: str, n: int) -> None:
    """Every legal move that is not meant is judged, and every explanation is for a move that can happen."""
    game = games.find(name)
    step = lesson.steps(game)[n]
    found = {}
    for before, others in other_moves(name, n):
        for word, move in {step.explains(move): move for move in others}.items():
            assert lesson.judge(game, n, [*before, move])[0] == word
            found[word] = move
    assert {f"wrong-{word}" for word in step.wrong.values()} <= set(found)


@pytest.mark.parametrize(("name", "n"), STEPS, ids=NAMED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(name: str, n: int, language: str) -> None:
    step = lesson.steps(games.find(name))[n]
    parts = catalogue(name, language)[f"lesson-{step.id}"]
    wanted = {"", "text"} | {f"wrong-{word}" for word in step.wrong.values()}
    wanted |= {"right"} if step.right else set()
    assert wanted <= set(parts) <= wanted | {"wrong"}
    assert all(parts.values())
    unexplained = [move for _, others in other_moves(name, n) for move in others if step.explains(move) == "wrong"]
    assert "wrong" in parts or not unexplained


def other_moves(name: str, n: int) -> list[tuple[list[str], set[str]]]:
    """At each place of a step, the moves before it and the legal moves that are not right."""
    game = games.find(name)
    step, found = lesson.steps(game)[n], []
    for at in range(len(step.right)):
        before = step.shown()[:at]
        table = lesson.judge(game, n, before)[2] if before else lesson.begin(game, n)
        found.append((before, set(table.legal()) - set(step.equals(at))))
    return found


@pytest.mark.parametrize("name", LEARNT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_have_the_same_steps_and_paragraphs_in_every_language(name: str, language: str) -> None:
    english, other = catalogue(name, "en"), catalogue(name, language)
    assert set(other) == {f"lesson-{step.id}" for step in lesson.steps(games.find(name))}
    for message, parts in other.items():
        assert parts["text"].count("\n\n") == english[message]["text"].count("\n\n"), message


@pytest.mark.parametrize(("name", "n"), STEPS, ids=NAMED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_in_a_lesson_can_be_said(name: str, n: int, language: str) -> None:
    game, speech = games.find(name), words(language, name)
    step = lesson.steps(game)[n]
    for upto in range(1, len(step.right) + 1):
        _, log, table = lesson.judge(game, n, step.shown()[:upto])
        names = [f"N{seat}" for seat in range(table.players)]
        for played in log:
            assert speech.move(played.move) != played.move
            for event in played.events:
                assert "{" not in speech.sentence(game, event, names)


@pytest.mark.parametrize("name", LEARNT)
def test_an_aid_says_the_same_in_every_language(name: str) -> None:
    """The same figures and symbols, the same number of chapters, and symbols that are drawn."""
    folder = games.FOLDER / name
    english, *others = [(folder / f).read_text(encoding="utf-8") for f in ("AID.md", "AID.fr.md", "AID.it.md")]
    drawn, colours = ((WEB / file).read_text(encoding="utf-8") for file in ("symbols.svg", "tokens.css"))
    for symbol, colour in re.findall(r"\{([\w-]+) ?([\w-]*)\}", english):
        assert f'id="z-{symbol}"' in drawn and (not colour or f"--on-{colour}:" in colours), symbol
    for other in others:
        for pattern in (r"\d+", r"\{.*?\}", r"^#+"):
            found = [sorted(re.findall(pattern, text, re.MULTILINE)) for text in (english, other)]
            assert found[0] == found[1], pattern
        assert "'" not in other


def test_bad_questions_are_refused() -> None:
    game = games.find("tigris")
    for n in (-1, 99):
        with pytest.raises(Refused, match="step"):
            lesson.begin(game, n)
    with pytest.raises(Refused, match="moves"):
        lesson.judge(game, 0, ["end"])
    with pytest.raises(Refused, match="not allowed"):
        lesson.judge(game, 1, ["leader black a1"])
    with pytest.raises(Refused, match="moves"):
        lesson.judge(game, 1, [])


def test_lessons_and_aids_by_http(site: Running) -> None:
    async def ask() -> None:
        async with httpx.AsyncClient(base_url=site.address) as http:
            assert (await http.get("/api/games/tigris/lessons/0")).status_code == 401  # a stranger: GET /api/me first
            await http.get("/api/me")
            for name in LEARNT:
                steps = (await http.get(f"/api/games/{name}/lessons")).json()
                assert [step["id"] for step in steps] == [step.id for step in lesson.steps(games.find(name))]
                for n, step in enumerate(steps):
                    position = (await http.get(f"/api/games/{name}/lessons/{n}")).json()
                    assert position["seat"] == position["view"]["seat"] == LEARNER and position["legal"]
                    if step["moves"]:
                        params = [("move", move) for move in step["moves"]]
                        judged = (await http.get(f"/api/games/{name}/lessons/{n}/judgement", params=params)).json()
                        assert judged["word"] == "right" and judged["position"]["view"]["seat"] == LEARNER
                for language in LANGUAGES:
                    aid = await http.get(f"/api/games/{name}/aid/{language}")
                    assert aid.headers["content-language"] == language and aid.text.startswith("# ")
            for address, status in (
                ("/api/games/tigris/lessons/99", 404),
                ("/api/games/tigris/lessons/1/judgement?move=leader+black+a1", 422),
                ("/api/games/tigris/lessons/1/judgement", 400),
                ("/api/games/chess/lessons", 404),
            ):
                answer = await http.get(address)
                assert answer.status_code == status and answer.json()["why"], address

    asyncio.run(ask())
