"""The figures in the documentation are those of the files they are made from."""

from __future__ import annotations

import hashlib
import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from zenobia.ai.network import network_file
from zenobia.games import find, names

ROOT = Path(__file__).parents[2]


def loaded(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"{path.parent.name}_{path.stem}", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def between(text: str, begin: str, end: str) -> str:
    return text.split(begin)[1].split(end)[0].strip()


def test_the_page_about_networks() -> None:
    tool = loaded(ROOT / "tools" / "networks.py")
    page = (ROOT / "docs" / "networks.md").read_text(encoding="utf-8")
    assert between(page, tool.BEGIN, tool.END) == tool.tables(tool.stored())


def test_the_page_about_the_gpu() -> None:
    tool = loaded(ROOT / "bench" / "gpu.py")
    page = (ROOT / "docs" / "gpu.md").read_text(encoding="utf-8")
    figures = json.loads((ROOT / "docs" / "gpu.json").read_text(encoding="utf-8"))
    assert between(page, tool.BEGIN, tool.END) == tool.table(figures)
    assert {row["game"] for row in figures} == set(names())


@pytest.mark.parametrize("name", names())
def test_the_network_that_ships_is_the_one_described(name: str) -> None:
    described = json.loads((ROOT / "docs" / "networks.json").read_text(encoding="utf-8"))["trainings"][name]
    data = network_file(find(name)).read_bytes()
    assert described["digest"] == hashlib.sha256(data).hexdigest()[:16]
    assert described["bytes"] == len(data)
