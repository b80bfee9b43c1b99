"""The same tests in both engines: test_compiled.py runs the folder again in a compiled process."""

from __future__ import annotations

import os

import pytest

from zenobia import games


def chosen() -> list[str]:
    """All games, or those that ZENOBIA_TEST_GAMES names."""
    only = os.environ.get("ZENOBIA_TEST_GAMES", "").split()
    return [name for name in games.names() if not only or name in only]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", chosen())
    if "sitting" in metafunc.fixturenames:
        pairs = [(name, players) for name in chosen() for players in games.find(name).seats]
        metafunc.parametrize("sitting", pairs, ids=[f"{name}-{players}" for name, players in pairs])
