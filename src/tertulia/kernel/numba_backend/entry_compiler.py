"""How entries are compiled: with all that they call linked in, and nothing of that to be seen from outside."""

from __future__ import annotations

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder


class EntryLibrary(JITCodeLibrary):
    """The code of an entry. What is linked in becomes private to it, so that LLVM may change how its functions are called: drop
    arguments and results that are always the same, hand results over in registers, inline what is called in one place."""

    def finalize(self) -> None:
        self._own = {function.name for function in self._final_module.functions if not function.is_declaration}
        super().finalize()  # type: ignore[no-untyped-call]

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.name not in self._own:
                function.linkage = "internal"
        super()._optimize_final_module()  # type: ignore[no-untyped-call]


class EntryCompiler(CompilerBase):
    """Numba's usual pipeline, into an `EntryLibrary`."""

    def define_pipelines(self) -> list[Any]:
        state = self.state
        library: Any = EntryLibrary
        state.library = library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        passes: Any = DefaultPassBuilder
        return [passes.define_nopython_pipeline(state)]
