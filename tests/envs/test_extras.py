"""A missing optional package is named, together with the command that installs it."""

from __future__ import annotations

import importlib
import sys

import pytest

from zenobia.envs.errors import MissingExtra


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("zenobia.envs.pettingzoo", "pettingzoo", "pettingzoo"),
        ("zenobia.envs.gymnasium", "gymnasium", "gymnasium"),
        ("zenobia.envs.gymnasium_vector", "gymnasium", "gymnasium"),
        ("zenobia.envs.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_missing_extra(module: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, module, raising=False)
    with pytest.raises(MissingExtra, match=rf"pip install 'zenobia\[{extra}\]'"):
        importlib.import_module(module)
