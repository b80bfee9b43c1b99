"""Every word a person reads, in three languages, from Project Fluent files."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zenobia.core.folders import folder_of

if TYPE_CHECKING:
    from zenobia.core.game import Game

LANGUAGES = ("en", "fr", "it")
PACKAGE = Path(__file__).parent.parent


class Words:
    """The catalogue of one language: the shell's words, and one game's where a game is named."""

    def __init__(self, language: str, game: str | None) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language, self.game = language, game
        self.bundle = FluentBundle([language], use_isolating=False)
        self.names: set[str] = set()
        folders = [PACKAGE / "text"] + ([folder_of(game) / "text"] if game else [])
        for folder in folders:
            source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self.names |= set(re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE))
            self.bundle.add_resource(FluentResource(source), allow_overrides=True)

    def __call__(self, name: str, /, **details: Any) -> str:
        """A message with its details filled in."""
        if not self.bundle.has_message(name):
            return name
        pattern: Any = self.bundle.get_message(name).value
        text, errors = self.bundle.format_pattern(pattern, details)
        if errors:
            raise ValueError(f"{self.language} {name}: {errors}")
        return str(text)

    def sentence(self, game: Game, event: tuple[Any, ...], names: Sequence[str]) -> str:
        """An event as (number, details...) in words, with the players' names."""
        told = game.events[event[0]]
        if len(told.details) != len(event) - 1:
            raise TypeError(f"the event '{told.name}' has the details {told.details}, but {event[1:]} was told")
        details = {}
        for detail, value in zip(told.details, event[1:], strict=True):
            name, _, kind = detail.partition(":")
            kind = kind or name
            if kind == "seat":
                details[name] = names[value]
            elif kind == "number":
                details[name] = value
            else:
                plain = game.detail(kind, value)
                several = plain if isinstance(plain, list) else [plain]
                details[name] = ", ".join(self.word(kind, str(each)) for each in several)
                details[f"{name}-id"] = str(plain)
                details[f"{name}-count"] = len(several)
        return self(f"event-{told.name}", **details)

    def word(self, kind: str, name: str) -> str:
        """A plain word of the engine as people say it: the message `<kind>-<name>`, or the word itself."""
        return self(f"{kind}-{name}") if self.has(f"{kind}-{name}") else name

    def move(self, text: str) -> str:
        """A move in people's words: message `move-<verb>` with $a, $b ... translated and $raw-a ... as they stand."""
        verb, *rest = text.split()
        details = {letter: self.word("word", each) for letter, each in zip("abcdefgh", rest, strict=False)}
        details.update({f"raw-{letter}": each for letter, each in zip("abcdefgh", rest, strict=False)})
        return self(f"move-{verb}", **details) if self.has(f"move-{verb}") else text

    def reason(self, text: str) -> str:
        """A reason of the system (`Is a directory`) in this language, as far as we know it."""
        name = "reason-" + re.sub(r"[^a-z]+", "-", text.lower()).strip("-")
        return self(name) if self.has(name) else text

    def has(self, name: str) -> bool:
        """Is there such a message?"""
        return bool(self.bundle.has_message(name))


@cache
def words(language: str, game: str | None = None) -> Words:
    """The words of a language (English where we do not speak it)."""
    return Words(language if language in LANGUAGES else "en", game)


def language_of_user() -> str:
    """The language that the environment asks for."""
    for name in ("ZENOBIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")[:2].lower()
        if value in LANGUAGES:
            return value
    return "en"
