"""No sentence without a speaker: every message of every catalogue is asked for by the code that can reach it."""

from __future__ import annotations

import errno
import os
import re
from functools import cache
from pathlib import Path

import pytest
from tests.test_words import CATALOGUES, EVERYWHERE, messages, refusals

from zenobia import games
from zenobia.cli.commands import command_line
from zenobia.core.game import Refused
from zenobia.core.words import PACKAGE

WEB = PACKAGE.parents[1] / "web" / "src"
KINDS = (".py", ".ts", ".svelte", ".toml")
QUOTED = re.compile(r"""["'`]([a-z][\w-]*)(?:\.\w+)?["'`]""")
COMPUTED = re.compile(r"""["'`](\w[\w-]*-)(?:\$?\{|["'] \+)""")  # f"help-{name}" or "help-" + name says help-NAME
WORD = re.compile(r"""\bword\(\s*["']([\w-]+)["'],""")  # word("good", name) says good-NAME


def code(*folders: Path) -> str:
    """The sources of folders, without their tests."""
    files = [path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in KINDS]
    left_out = {"tests", "static", "migrations"}
    return "\n".join(path.read_text(encoding="utf-8") for path in files if not left_out & set(path.parts))


@cache
def sources(name: str) -> str:
    """The sources that can read a catalogue: the shell's, and a game's own or, for the shell's words, every game's."""
    game = name.split()[0]
    if name == "web":
        return code(WEB, PACKAGE / "ai", *games.FOLDER.glob("*/web"))  # the bots' names are known to ai
    engine = [PACKAGE / part for part in ("core", "ai", "envs", "learn", "server", "cli")]
    return code(WEB, *engine, games.folder(game) if game in games.names() else games.FOLDER)


@cache
def moves(game: str) -> set[str]:
    """The first words of a game's moves, and the words behind them."""
    found = games.find(game)
    texts = []
    for action in range(found.actions):
        try:
            texts.append(found.text(action).split())
        except Refused:
            continue  # a number that no move has
    return {f"{kind}-{text[0]}" for text in texts for kind in ("move", "verb")} | {
        f"word-{word}" for text in texts for word in text[1:]
    }


def told(game: str) -> set[str]:
    """What a game's record asks for: title, seats, options, events, moves."""
    found = games.find(game)
    options = {f"option-{option.name}" for option in found.options}
    values = {f"option-{option.name}-{value}" for option in found.options for value in option.values}
    seats = {f"seat-{seat + 1}" for seat in range(found.seats[-1])}
    return {game, *seats, *options, *values, *(f"event-{event.name}" for event in found.events), *moves(game)}


def helped() -> set[str]:
    """The help of every command and of its arguments."""
    group = command_line(with_help=False)
    commands = {"zenobia": group, **group.commands}
    names = {f"help-{name}" for name in commands}
    return names | {f"help-{name}-{each.name}" for name, command in commands.items() for each in command.params}


def asked_for(name: str, message: str) -> bool:
    """Does the code ask for a message by its name, or by a beginning and a word that it knows?"""
    known = known_words(name)
    rests = [message.removeprefix(begin) for begin in beginnings(name) if message.startswith(begin)]
    return message in known or any(rest in known or rest.isdigit() or set(rest.split("-")) <= known for rest in rests)


@cache
def known_words(name: str) -> set[str]:
    """Everything in quotes in the sources, the words of the game's moves; the field `idle_turns` says `idle-turns`."""
    game = name.split()[0]
    own = {word.partition("-")[2] for word in moves(game)} if game in games.names() else set()
    return {word.replace("_", "-") for word in QUOTED.findall(sources(name))} | own


@cache
def beginnings(name: str) -> set[str]:
    """What computed names begin with; the details of a game's events (`good`, `quay` ...) are said so too."""
    game, text = name.split()[0], sources(name)
    events = games.find(game).events if game in games.names() else ()
    kinds = [detail.partition(":")[2] or detail for event in events for detail in event.details]
    return {f"{kind}-" for kind in WORD.findall(text) + kinds} | set(COMPUTED.findall(text))


def of_the_system() -> set[str]:
    """What an operating system may give as a reason, and what we add."""
    reasons = [os.strerror(number) for number in errno.errorcode] + ["not text", "it stopped"]
    reasons += ["not a file", "other content", "unable to open database file"]
    reasons += ["no address", "it names no file", "Name or service not known"]
    return {"reason-" + re.sub(r"[^a-z]+", "-", reason.lower()).strip("-") for reason in reasons}


@pytest.mark.parametrize("name", [name for name in EVERYWHERE if "lessons" not in name])
def test_every_message_is_asked_for(name: str) -> None:
    expected = told(name) if name in games.names() else set()
    if name == "shell":
        expected = helped() | of_the_system() | {f"refused-{refusal}" for _, refusal, _ in refusals()}
    exact = ("event-", "move-", "verb-", "word-", "help-", "reason-") if expected else ()
    unused = [
        message
        for message in messages(EVERYWHERE[name], "en")
        if message not in expected and (message.startswith(exact) or not asked_for(name, message))
    ]
    assert not unused, f"nobody says: {' '.join(unused)}"


@pytest.mark.parametrize("game", games.own())
def test_every_word_of_a_lesson_belongs_to_a_step(game: str) -> None:
    steps = set(re.findall(r'^id = "(.*)"', (games.FOLDER / game / "lessons.toml").read_text(encoding="utf-8"), re.M))
    assert set(messages(CATALOGUES[f"{game} lessons"], "en")) == {f"lesson-{step}" for step in steps}
