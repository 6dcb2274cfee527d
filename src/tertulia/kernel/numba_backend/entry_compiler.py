"""The compiler of entries: it links in all functions that an entry calls, and makes them private."""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder


class EntryLibrary(JITCodeLibrary):
    """The code of an entry (a compiled function that Python calls) and of the rules that it calls.

    Linked functions become internal, so that LLVM may optimize their calls. For example, it may drop constant
    arguments and results, return results in registers, and inline functions called only once.
    """

    def finalize(self) -> None:
        self._own = {function.name for function in self._final_module.functions if not function.is_declaration}
        super().finalize()  # type: ignore[no-untyped-call]

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in self._own:
                function.linkage = "internal"
        super()._optimize_final_module()  # type: ignore[no-untyped-call]


class EntryCompiler(CompilerBase):
    """Numba's standard pipeline with an `EntryLibrary`."""

    def define_pipelines(self) -> list[Any]:
        state = self.state
        library: Any = EntryLibrary
        state.library = library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        passes: Any = DefaultPassBuilder
        return [passes.define_nopython_pipeline(state)]
