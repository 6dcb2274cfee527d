"""The compiler of rules that only other rules call: it generates LLVM code, but no machine code.

Numba's own compiler makes each function callable from Python. It links in the function's callees, optimizes all the
code, and generates and stores machine code. A rule deep in the call tree would be optimized again in every rule above
it. But only entries need machine code, and an entry is optimized with all its callees at once. Skipping these steps for
rules saves more than a third of the time, nine tenths of the disk space and a third of the memory. The entries run
equally fast.
"""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_lock import require_global_compiler_lock


class LinkOnlyLibrary(JITCodeLibrary):
    """The LLVM code of a rule and of all its callees, for other libraries to link in."""

    def finalize(self) -> None:
        """Link in the code of the callees, without optimizing it or generating machine code."""
        require_global_compiler_lock()  # type: ignore[no-untyped-call]
        self._raise_if_finalized()  # type: ignore[no-untyped-call]
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True

    @property
    def codegen(self) -> Any:
        """Return a stub of Numba's code generator, whose method `set_env` does nothing.

        Numba calls `set_env` after it has compiled a function. A rule has no machine code for it to change.
        """
        return _NoMachineCode


class _NoMachineCode:
    @staticmethod
    def set_env(name: str, environment: object) -> None:
        """Do nothing, since a rule has no machine code."""


class LinkOnlyCompiler(CompilerBase):
    """Numba's standard pipeline with a `LinkOnlyLibrary`."""

    def define_pipelines(self) -> list[Any]:
        state = self.state
        library: Any = LinkOnlyLibrary
        state.library = library(state.targetctx.codegen(), state.func_id.func_qualname)
        passes: Any = DefaultPassBuilder
        return [passes.define_nopython_pipeline(state)]
