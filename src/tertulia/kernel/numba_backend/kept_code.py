"""Where the machine code of an entry is kept: in a folder of its own, by what it was made from alone; or it came with an installed
package, made for another processor name and features than those that Numba compiles for here.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile, UserProvidedCacheLocator

CONFIG: Any = numba.config
log = logging.getLogger(__name__)
BY_CONTENT = "by content"
"""What stands in Numba's index of a folder for the time at which a source was written: the folder tells all that the code is made
from, so that copies of the same sources share it, wherever they lie."""
Key = tuple[Any, tuple[str, str, str], Any]
"""Numba's name of compiled code: its signature; triple, name and features of the processor; hashes of the function."""


class ShippedCode(NamedTuple):
    """A folder of compiled code that is read only, and the processor that it was made for as Numba's index names it."""

    folder: Path
    cpu: str
    features: str


class FolderLocator(UserProvidedCacheLocator):
    """Keeps code in `numba.config.CACHE_DIR` itself, which is made when there is something to keep."""

    def __init__(self, py_func: Any, py_file: str) -> None:
        super().__init__(py_func, py_file)  # type: ignore[no-untyped-call]
        self._cache_path = CONFIG.CACHE_DIR

    def get_source_stamp(self) -> str:
        return BY_CONTENT

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> FolderLocator:
        return cls(py_func, py_file)


class CodeInFolder(CompileResultCacheImpl):
    """Numba's way of keeping what it has compiled, by that locator only."""

    _locator_classes = [FolderLocator]  # noqa: RUF012 (it is Numba's own list)


class CodeFile(IndexDataCacheFile):
    """The file of an entry's code, and that of the shipped one. What cannot be read counts as missing: it is compiled again."""

    def __init__(self, folder: str, name: str, shipped: ShippedCode | None) -> None:
        super().__init__(folder, name, BY_CONTENT)  # type: ignore[no-untyped-call]
        self._shipped = shipped
        self._shipped_file = CodeFile(str(shipped.folder), name, None) if shipped else None

    def load(self, key: Key) -> Any:
        """Returns the shipped code, else that of the folder; None where neither has any for this key."""
        if self._shipped and self._shipped_file:
            signature, (triple, *_), hashes = key
            made_for = (signature, (triple, self._shipped.cpu, self._shipped.features), hashes)
            found = self._shipped_file.load(made_for)
            if found is not None:
                return found
        return super().load(key)  # type: ignore[no-untyped-call]

    def _load_index(self) -> Mapping[Key, str]:
        try:
            return super()._load_index()  # type: ignore[no-untyped-call, no-any-return]
        except Exception as error:  # what a damaged pickle raises is nowhere said: nearly anything
            self._tell(self._index_name, error)
            return {}

    def _load_data(self, name: str) -> Any:
        try:
            return super()._load_data(name)  # type: ignore[no-untyped-call]
        except FileNotFoundError:
            return None
        except Exception as error:
            self._tell(name, error)
            return None

    def _tell(self, name: str, error: Exception) -> None:
        path = os.path.join(self._cache_path, name)
        log.warning("compiled code in %s cannot be read (%s): compiling it again", path, type(error).__name__)


class KeptCode(FunctionCache):
    """What a dispatcher asks for compiled code, and hands it to."""

    _impl_class = CodeInFolder

    def __init__(self, function: Any, folder: Path, shipped: ShippedCode | None) -> None:
        usual, CONFIG.CACHE_DIR = CONFIG.CACHE_DIR, str(folder)
        try:
            super().__init__(function)  # type: ignore[no-untyped-call]
        finally:
            CONFIG.CACHE_DIR = usual  # other libraries' compiled code is theirs to place
        self._cache_file = CodeFile(str(folder), self._impl.filename_base, shipped)
