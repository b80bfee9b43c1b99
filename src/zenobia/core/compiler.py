"""How numba compiles rules: each is written down for LLVM once, and finished only in the entries that contain it.

By itself numba optimises every function together with all that it calls, and makes machine code of it. Rules call
rules that call rules: most of that work would be done many times over, for machine code that nobody ever runs, since
Python calls the entries alone.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

codegen: Any = import_module("numba.core.codegen")
compiler: Any = import_module("numba.core.compiler")


class Inner(codegen.JITCodeLibrary):  # type: ignore[misc]
    """A rule that only rules call: neither optimised nor made into machine code."""

    alone = codegen.JITCodeLibrary._get_module_for_linking  # the rule without what it calls

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        """Nothing more is added."""
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """The rule with all that it calls, for what numba compiles in its own way."""
        whole = self.alone().clone()
        for library in all_called(self._linking_libraries):
            whole.link_in(alone(library), preserve=True)
        return whole

    def get_pointer_to_function(self, name: str) -> int:
        """There is no machine code."""
        return 0

    @property
    def codegen(self) -> Any:
        """Who would give it its environment."""
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Rules need no environment: they never meet Python."""


class Entry(codegen.JITCodeLibrary):  # type: ignore[misc]
    """A rule that Python calls, with all that it calls."""

    def finalize(self) -> None:
        """Bring everything together, optimise it and make machine code of it."""
        for library in all_called(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(alone(library), preserve=True)
        self._linking_libraries.clear()
        super().finalize()


def alone(library: Any) -> Any:
    """A rule without what it calls; anything else as numba keeps it."""
    return library.alone() if isinstance(library, Inner) else library._get_module_for_linking()


def all_called(libraries: list[Any]) -> list[Any]:
    """These libraries and what they call, each once."""
    found: dict[Any, None] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = None
            waiting += library._linking_libraries
    return list(found)


class InnerCompiler(compiler.Compiler):  # type: ignore[misc]
    """numba's compiler, into a library of our kind."""

    kind: Any = Inner

    def define_pipelines(self) -> Any:
        """What is done one after the other: as always."""
        self.state.library = self.kind(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        self.state.library.enable_object_caching()
        return super().define_pipelines()


class EntryCompiler(InnerCompiler):
    """The same for an entry."""

    kind = Entry
