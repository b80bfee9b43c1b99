"""Asking a person for a move: a move's text is a path of words, typed with completion or picked word by word."""

from __future__ import annotations

import sys
from collections.abc import Callable

from zenobia.core.words import Words

COMMANDS = ("undo", "save", "moves", "rules", "help", "quit")
LONG = 12  # more choices than this are listed without explanation


def next_words(legal: list[str], path: list[str]) -> list[str]:
    """The words that may follow a path, in the order of the legal moves."""
    n = len(path)
    return list(dict.fromkeys(text.split()[n] for text in fitting(legal, path) if len(text.split()) > n))


def fitting(legal: list[str], path: list[str]) -> list[str]:
    """The legal moves that begin with these words."""
    return [text for text in legal if text.split()[: len(path)] == path]


def advance(legal: list[str], path: list[str]) -> list[str]:
    """Follow a path while there is only one way on, but never to its end: a move is always chosen."""
    while len(further := next_words(legal, path)) == 1 and [*path, *further] != fitting(legal, path)[0].split():
        path = [*path, *further]
    return path


def completions(legal: list[str], typed: str) -> list[str]:
    """What a typed beginning may become: each time up to the end of the next word."""
    found: dict[str, None] = {}
    for text in [*legal, *COMMANDS]:
        if text.startswith(typed):
            end = text.find(" ", len(typed) + 1)
            found[text if end < 0 else text[: end + 1]] = None
    return list(found)


def menu(legal: list[str], path: list[str], words: Words) -> list[str]:
    """The choices after a path, to be numbered; few enough ones with their meaning."""
    choices = next_words(legal, path)
    if len(choices) > LONG:
        return choices
    labels = []
    for word in choices:
        whole = [*path, word]
        meaning = (
            words.move(" ".join(whole)) if " ".join(whole) in legal else words.word("word" if path else "verb", word)
        )
        labels.append(word if meaning.lower() in (word, " ".join(whole)) else f"{word}: {meaning}")
    return labels


class Reader:
    """Lines from a person at a terminal, or from a pipe."""

    def __init__(self) -> None:
        self.at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self._legal: Callable[[], list[str]] = list
        if self.at_terminal:
            self._prepare()

    def _prepare(self) -> None:
        try:
            import readline
        except ImportError:
            return  # a Python without it: typing works, completion does not
        readline.set_completer_delims("")
        readline.set_completer(self._complete)
        readline.parse_and_bind("bind ^I rl_complete" if "libedit" in (readline.__doc__ or "") else "tab: complete")

    def _complete(self, typed: str, state: int) -> str | None:
        found = completions(self._legal(), typed)
        return found[state] if state < len(found) else None

    def forget(self) -> None:
        """Nobody scrolls through what another person typed."""
        if readline := sys.modules.get("readline"):
            readline.clear_history()

    def line(self, prompt: str, legal: list[str]) -> str:
        """The next line; EOFError when there is none."""
        self._legal = lambda: legal
        return " ".join(input(prompt).split())
