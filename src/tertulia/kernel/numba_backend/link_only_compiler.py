"""How rules are compiled that only other rules call: typed and lowered, then left to the entries that they end up in.

Numba makes every function ready to be called by itself: it links in all that the function calls, optimizes the whole, makes
machine code of it and keeps that on disk. So a rule deep down is optimized again in each rule above it. Only entries need all
that, and an entry with everything in it is optimized from the bottom up in one go; an inner rule stops before. That saves more
than a third of the time, nine tenths of the disk, and a third of the memory; the entries come out as fast as before.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_lock import require_global_compiler_lock


class LinkOnlyLibrary(JITCodeLibrary):
    """The code of a rule and of all that it calls, for other libraries to link in."""

    def finalize(self) -> None:
        """Link in what the rule calls; nothing is optimized, and nothing becomes machine code."""
        require_global_compiler_lock()  # type: ignore[no-untyped-call]
        self._raise_if_finalized()  # type: ignore[no-untyped-call]
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True

    @property
    def codegen(self) -> Any:
        """Who is asked to hand the machine code its environment: nobody, for there is none."""
        return _NoMachineCode


class _NoMachineCode:
    @staticmethod
    def set_env(name: str, environment: object) -> None:
        """Nothing to be done."""


class LinkOnlyCompiler(CompilerBase):
    """Numba's usual pipeline, into an `LinkOnlyLibrary`."""

    def define_pipelines(self) -> list[Any]:
        state = self.state
        library: Any = LinkOnlyLibrary
        state.library = library(state.targetctx.codegen(), state.func_id.func_qualname)
        passes: Any = DefaultPassBuilder
        return [passes.define_nopython_pipeline(state)]
