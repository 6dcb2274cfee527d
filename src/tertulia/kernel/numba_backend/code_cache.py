"""Store the machine code of entries in a folder named after their sources, and load it (`EntryCache`).

Code is also loaded from read-only folders. The code of an installed package may have been compiled for another CPU name
and other features than this machine's; `ReadOnlyCode` names them.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numba
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile, UserProvidedCacheLocator

from tertulia.kernel.first_warning import is_first_warning

CONFIG: Any = numba.config
log = logging.getLogger(__name__)
SOURCE_STAMP = "by content"
"""Constant in place of the source's time stamp in Numba's index files.

The name of the folder already identifies all sources. Copies of a source tree can therefore share the code, wherever
they are.
"""
UNWRITABLE_FOLDERS: set[Path] = set()
"""Cache folders to which this process failed to write code."""
NOT_STORED = (
    "compiled rules cannot be written to %s (%s), so each process compiles them; TERTULIA_CACHE names another folder"
)
Key = tuple[Any, tuple[str, str, str], Any]
"""Numba's key of compiled code: (signature, (target triple, CPU name, CPU features), function hashes)."""


class ReadOnlyCode(NamedTuple):
    """A read-only folder of compiled code, and the CPU that the code was compiled for."""

    folder: Path
    cpu: str | None = None
    """Name of the CPU in the keys of Numba's index; None if the code was compiled for this machine's CPU.

    `features` are the CPU features in these keys.
    """
    features: str = ""

    def adapt_key(self, key: Key) -> Key:
        """Return a copy of a Numba key that names the CPU that the folder's code was compiled for.

        `key` names this machine's CPU. The folder contains the code under the returned key. If `cpu` is None, `key` is
        returned unchanged.
        """
        signature, (triple, *_), hashes = key
        return key if self.cpu is None else (signature, (triple, self.cpu, self.features), hashes)


class FolderLocator(UserProvidedCacheLocator):
    """Tells Numba to store code directly in `numba.config.CACHE_DIR`.

    The folder is created when code is first stored.
    """

    def __init__(self, py_func: Any, py_file: str) -> None:
        super().__init__(py_func, py_file)  # type: ignore[no-untyped-call]
        self._cache_path = CONFIG.CACHE_DIR

    def get_source_stamp(self) -> str:
        return SOURCE_STAMP

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> FolderLocator:
        return cls(py_func, py_file)


class CodeInFolder(CompileResultCacheImpl):
    """Numba's implementation of a code cache, which stores code only in the folder of `FolderLocator`."""

    _locator_classes = [FolderLocator]  # noqa: RUF012 (it is Numba's own list)


class CodeFile(IndexDataCacheFile):
    """Reads and writes the stored code of one entry (a function that Python calls).

    Code is written to the cache folder, and read from there and from read-only folders. Code that cannot be read is
    ignored, so that it is compiled again.
    """

    def __init__(self, folder: str, name: str, read_only: Sequence[ReadOnlyCode] = ()) -> None:
        super().__init__(folder, name, SOURCE_STAMP)  # type: ignore[no-untyped-call]
        self._others = [(other, CodeFile(str(other.folder), name)) for other in read_only]

    def load(self, key: Key) -> Any:
        """Return the compiled code that is stored under Numba's key `key`, or None if no folder has it.

        The read-only folders are searched in order, and the cache folder last.
        """
        for other, file in self._others:
            found = file.load(other.adapt_key(key))
            if found is not None:
                return found
        return super().load(key)  # type: ignore[no-untyped-call]

    def _load_index(self) -> Mapping[Key, str]:
        try:
            return super()._load_index()  # type: ignore[no-untyped-call, no-any-return]
        except (NotADirectoryError, PermissionError):  # no cache folder; `EntryCache` warns if it cannot write there
            return {}
        except Exception as error:  # unpickling damaged data may raise nearly any exception
            self._log_unreadable(self._index_name, error)
            return {}

    def _load_data(self, name: str) -> Any:
        try:
            return super()._load_data(name)  # type: ignore[no-untyped-call]
        except FileNotFoundError:
            return None
        except Exception as error:
            self._log_unreadable(name, error)
            return None

    def _log_unreadable(self, name: str, error: Exception) -> None:
        path = os.path.join(self._cache_path, name)
        log.warning("compiled code in %s cannot be read (%s): compiling it again", path, type(error).__name__)


class EntryCache(FunctionCache):
    """Cache on disk for the machine code of one entry, a compiled function that Python calls.

    Code that cannot be written to disk stays in memory.
    """

    _impl_class = CodeInFolder

    def __init__(self, function: Any, folder: Path, read_only: Sequence[ReadOnlyCode]) -> None:
        usual, CONFIG.CACHE_DIR = CONFIG.CACHE_DIR, str(folder)
        try:
            super().__init__(function)  # type: ignore[no-untyped-call]
        finally:
            CONFIG.CACHE_DIR = usual  # do not affect the cache folder of other libraries
        self._cache_file = CodeFile(str(folder), self._impl.filename_base, read_only)

    def save_overload(self, signature: Any, code: Any) -> None:
        try:
            super().save_overload(signature, code)  # type: ignore[no-untyped-call]
        except OSError as error:
            folder = Path(self._cache_path)
            if is_stored(folder):
                UNWRITABLE_FOLDERS.add(folder)
                if is_first_warning(folder.parent):
                    log.warning(NOT_STORED, folder.parent, error.strerror or error)


def is_stored(folder: Path) -> bool:
    """Return whether all code that this process compiled for a folder could be written there."""
    return folder not in UNWRITABLE_FOLDERS
