"""Locks a data folder for one process: two processes would not know of each other's moves."""

from __future__ import annotations

import contextlib
from pathlib import Path
from types import ModuleType
from typing import TextIO

from tertulia.server.storage.folder import LOCK_FILE

fcntl: ModuleType | None = None
with contextlib.suppress(ImportError):  # not on Windows: there, a second server is not prevented
    import fcntl


class FolderInUse(ValueError):
    """Another server uses the data folder."""


def hold_folder(data: Path) -> TextIO:
    """Lock a data folder until the returned file is closed.

    If the process is killed, the operating system releases the lock. Raises `FolderInUse` if another process holds it.
    """
    lock = (data / LOCK_FILE).open("w", encoding="utf-8")
    try:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise FolderInUse(f"another server is using {data}; stop it, or name another folder with --data") from None
    return lock
