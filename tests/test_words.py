"""The words of the shell and of every game: the same in all languages, and none missing that the code asks for."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from zenobia import games
from zenobia.core.game import Refused
from zenobia.core.table import Table
from zenobia.core.words import LANGUAGES, PACKAGE, words

SHELL = ("core", "ai", "envs", "learn", "server", "cli", "games/__init__.py")  # parts that speak the shell's words only
TRANSLATED = games.names()
CATALOGUES = {
    "shell": PACKAGE / "text",
    **{name: games.folder(name) / "text" for name in TRANSLATED},
    **{f"{name} lessons": games.FOLDER / name / "web" / "lessons" for name in games.own()},
}
IN_THE_BROWSER = {f"{name} web": games.FOLDER / name / "web" / "text" for name in games.own()}
EVERYWHERE = {**CATALOGUES, "web": PACKAGE.parents[1] / "web" / "text", **IN_THE_BROWSER}
FRENCH_PLAYER = re.compile(r"\b(?:de|que) ?\{ ?\$(?:seat|player|winner|loser|attacker|defender)\b")


@cache
def messages(folder: Path, language: str) -> dict[str, ftl.Message]:
    """The messages of a file; junk is an error."""
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


def nodes(tree: object, kind: type) -> list:
    """All nodes of a kind below a node."""
    found = [tree] if isinstance(tree, kind) else []
    for value in vars(tree).values() if isinstance(tree, ftl.BaseNode) else []:
        for each in value if isinstance(value, list) else [value]:
            found += nodes(each, kind) if isinstance(each, ftl.BaseNode) else []
    return found


def variables(message: ftl.Message) -> set[str]:
    return {each.id.name for each in nodes(message, ftl.VariableReference)}


def spoken(message: ftl.Message) -> str:
    """The text of a message without its placeables."""
    return "".join(each.value for each in nodes(message, ftl.TextElement))


@pytest.mark.parametrize("name", EVERYWHERE)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_same_messages_in_every_language(name: str, language: str) -> None:
    folder = EVERYWHERE[name]
    english, other = messages(folder, "en"), messages(folder, language)
    assert set(english) == set(other)
    for message in english:
        attributes = [{each.id.name for each in found[message].attributes} for found in (english, other)]
        assert attributes[0] == attributes[1], message


@pytest.mark.parametrize("name", EVERYWHERE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(name: str, language: str) -> None:
    for message in messages(EVERYWHERE[name], language).values():
        text = spoken(message)
        assert "'" not in text and '"' not in text, message.id.name
        if language == "fr":
            assert not re.search(r"[ ][:;!?»]|«[ ]", text), f"{message.id.name}: a no-break space is missing"
            assert not re.search(r"[^\s\u202f][;!?](?:\s|$)", text), f"{message.id.name}: a narrow space is missing"


@pytest.mark.parametrize("name", EVERYWHERE)
def test_french_never_elides_before_a_player(name: str) -> None:
    assert not FRENCH_PLAYER.findall((EVERYWHERE[name] / "fr.ftl").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", TRANSLATED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence_with_its_details(name: str, language: str) -> None:
    catalogue = messages(CATALOGUES[name], language)
    for event in games.find(name).events:
        given = set()
        for detail in event.details:
            called, _, kind = detail.partition(":")
            given |= {called} if (kind or called) in ("seat", "number") else {called, f"{called}-id", f"{called}-count"}
        assert f"event-{event.name}" in catalogue
        assert variables(catalogue[f"event-{event.name}"]) <= given, event.name


@pytest.mark.parametrize("name", TRANSLATED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_its_words(name: str, language: str) -> None:
    game, spoken_in = games.find(name), words(language, name)
    assert spoken_in.has(name), "the title"
    for action in range(game.actions):
        try:
            text = game.text(action)
        except Refused:
            continue  # a number that no move has
        assert spoken_in.has(f"move-{text.split()[0]}"), text
        assert spoken_in.move(text)


@pytest.mark.parametrize("name", TRANSLATED)
def test_sentences_of_whole_games(name: str) -> None:
    game, random = games.find(name), Random(7)
    players = game.seats[-1]
    table = Table(game, players, seed=7)
    names = [f"N{seat}" for seat in range(players)]
    while not table.over:
        for _, *event in table.do(random.choice(table.actions()), random.getrandbits(62)):
            for language in LANGUAGES:
                assert "{" not in words(language, name).sentence(game, tuple(event), names)


def refusals(folder: Path = PACKAGE) -> list[tuple[str, str, set[str] | None]]:
    """Every refusal of the sources: where, its id, and the names of its details (None: not known before it happens)."""
    found: list[tuple[str, str, set[str] | None]] = []
    for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
        if {"tests", "template"} & set(path.relative_to(folder).parts):
            continue
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(call, ast.Call) and call.args):
                continue
            called = getattr(call.func, "id", getattr(call.func, "attr", ""))
            if called in ("Refused", "_refuse") and isinstance(call.args[0], ast.Constant):
                keys = {keyword.arg for keyword in call.keywords} | ({"file", "line"} if called == "_refuse" else set())
                named = None if None in keys else {key for key in keys if key is not None}
                found.append((f"{path.name}:{call.lineno}", str(call.args[0].value), named))
    return [*found, ("record.py", "record-rules", None), ("record.py", "record-data", None)]


PARTS = {
    **{part: PACKAGE / part for part in SHELL},
    **{name: games.folder(name) for name in TRANSLATED},
    "placeholder": PACKAGE / "cli" / "template" / "placeholder",
}


@pytest.mark.parametrize("part", PARTS)
def test_every_refusal_is_said_in_every_language(part: str) -> None:
    for language in LANGUAGES:
        own = {} if part in SHELL else messages(PARTS[part] / "text", language)
        catalogue = {**messages(PACKAGE / "text", language), **own}
        for where, name, details in refusals(PARTS[part]):
            assert f"refused-{name}" in catalogue, f"{where}: refused-{name} is missing in {language}"
            if details is not None:
                missing = variables(catalogue[f"refused-{name}"]) - details
                assert not missing, f"{where}: refused-{name} needs {missing} in {language}"


def test_shell_messages_that_the_code_asks_for() -> None:
    catalogue = messages(PACKAGE / "text", "en")
    for path in (PACKAGE / "cli").glob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "say" and call.args:
                if isinstance(call.args[0], ast.Constant):
                    name = str(call.args[0].value)
                    given = {keyword.arg for keyword in call.keywords}
                    assert name in catalogue, f"{path.name}: {name}"
                    assert None in given or variables(catalogue[name]) <= given, f"{path.name}: {name}"
