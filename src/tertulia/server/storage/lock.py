"""One process at a time works in a data folder: two would not know of each other's moves."""

from __future__ import annotations

import contextlib
from pathlib import Path
from types import ModuleType
from typing import TextIO

from tertulia.server.storage.folder import LOCK_FILE

fcntl: ModuleType | None = None
with contextlib.suppress(ImportError):  # where there is none, nobody keeps two servers apart
    import fcntl


class FolderInUse(ValueError):
    """Another server keeps its games in this folder; two would not know of each other's moves."""


def hold_folder(data: Path) -> TextIO:
    """Hold the folder for as long as the file is open, also against a process that is killed: the system lets go then.
    Raises `FolderInUse` where another holds it."""
    lock = (data / LOCK_FILE).open("w", encoding="utf-8")
    try:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise FolderInUse(f"another server is using {data}; stop it, or name another folder with --data") from None
    return lock
