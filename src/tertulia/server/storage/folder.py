"""Restricts the data folder to its owner (`private_folder`), and locks the folder (`hold_folder`).

The data folder contains the site's secret and the players' hidden cards. Only one server process may use it.
"""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path
from types import ModuleType
from typing import TextIO

from tertulia.server.identity.keys import SECRET_FILE
from tertulia.server.storage.database import DATABASE

LOCK_FILE = "lock"
UMASK = 0o077
"""Umask of processes that write to a data folder (octal 077): new files are accessible to their owner only."""
OTHER_USERS_MODE = 0o077


def private_folder(folder: Path) -> list[str]:
    """Create the data folder, or remove the access of other users to it and to the server's files in it.

    Modes become 0700 for the folder and 0600 for the files. Returns a sentence for each path that other users can still
    access. Files of other programs stay unchanged. A folder that contains such files keeps its mode, because it may be
    a home folder. Raises `OSError` if the folder does not exist and cannot be created.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if os.name != "posix":
        return []
    names = sorted(os.listdir(folder))
    sentences = [_remove_access(folder / name, 0o600) for name in names if is_ours(name)]
    if all(map(is_ours, names)):
        sentences.append(_remove_access(folder, 0o700))
    elif folder.stat().st_mode & OTHER_USERS_MODE:
        sentences.append(_open(folder, "contains other files than Tertulia's, so its mode is not changed"))
    return [sentence for sentence in sentences if sentence]


def is_ours(name: str) -> bool:
    """Whether the server creates files of this name in the data folder."""
    return name in (LOCK_FILE, SECRET_FILE) or name.startswith((DATABASE, f".{SECRET_FILE}."))


def _remove_access(path: Path, mode: int) -> str:
    """Remove the access of other users to a path.

    Returns a sentence about the path if that fails, otherwise an empty text. Missing paths and files that are symbolic
    links are skipped.
    """
    try:
        found = path.stat() if mode & stat.S_IXUSR else path.lstat()
    except FileNotFoundError:  # for example a journal deleted by a server that is stopping
        return ""
    if not found.st_mode & OTHER_USERS_MODE or not (stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)):
        return ""
    if found.st_uid != os.geteuid():
        return _open(path, "belongs to another user")
    try:
        path.chmod(mode)
    except OSError as error:
        return _open(path, error.strerror or str(error))
    return ""


def _open(path: Path, why: str) -> str:
    problem, remedy = how_open(path)
    return f"{problem}: it {why}; run `{remedy}` on it yourself"


def how_open(path: Path) -> tuple[str, str]:
    """Return a warning that other users can access a path, and the command that removes their access.

    The warning is a sentence that names the path. The command is given without the path, such as `chmod 600`.
    """
    mode, right = stat.S_IMODE(path.stat().st_mode), "700" if path.is_dir() else "600"
    return f"other users of this machine can access {path} (mode {mode:04o})", f"chmod {right}"


fcntl: ModuleType | None = None
with contextlib.suppress(ImportError):  # not on Windows: there, a second server is not prevented
    import fcntl


class FolderInUse(ValueError):
    """Another server uses the data folder."""


def hold_folder(data: Path) -> TextIO:
    """Lock a data folder until the returned file is closed.

    If the process is killed, the operating system releases the lock. Raises `FolderInUse` if another process holds the
    lock.
    """
    lock = (data / LOCK_FILE).open("w", encoding="utf-8")
    try:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise FolderInUse(f"another server is using {data}; stop it, or name another folder with --data") from None
    return lock
