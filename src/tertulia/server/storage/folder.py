"""The data folder belongs to its owner alone: it holds the secret that makes guests, and hands of cards."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from tertulia.server.identity.signing import SECRET_FILE
from tertulia.server.storage.database import DATABASE

LOCK_FILE = "lock"
UMASK = 0o077
"""Of a process that writes in a data folder: what it makes is its owner's alone."""
OTHERS = 0o077


def private_folder(folder: Path) -> list[str]:
    """Make the folder, or shut an open one and our files in it (0700 and 0600); sentences about what stays open.

    Foreign files are left as they are, and so is a folder that holds some: it may be a home or a shared one. Raises `OSError` where
    there is no folder and none can be made.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if os.name != "posix":
        return []
    names = sorted(os.listdir(folder))
    said = [_shut(folder / name, 0o600) for name in names if is_ours(name)]
    if all(map(is_ours, names)):
        said.append(_shut(folder, 0o700))
    elif folder.stat().st_mode & OTHERS:
        said.append(_open(folder, "holds other files than Tertulia's, so its mode is left"))
    return [sentence for sentence in said if sentence]


def is_ours(name: str) -> bool:
    """Whether a file of the data folder is one that the server made."""
    return name in (LOCK_FILE, SECRET_FILE) or name.startswith((DATABASE, f".{SECRET_FILE}."))


def _shut(path: Path, mode: int) -> str:
    """Take the others' rights away; a sentence where that cannot be done. What a link points to is left alone."""
    try:
        found = path.stat() if mode & stat.S_IXUSR else path.lstat()
    except FileNotFoundError:  # the journal of a server that is just closing
        return ""
    if not found.st_mode & OTHERS or not (stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)):
        return ""
    if found.st_uid != os.geteuid():
        return _open(path, "belongs to another user")
    try:
        path.chmod(mode)
    except OSError as error:
        return _open(path, error.strerror or str(error))
    return ""


def _open(path: Path, why: str) -> str:
    said, remedy = how_open(path)
    return f"{said}: it {why}; better `{remedy}` it yourself"


def how_open(path: Path) -> tuple[str, str]:
    """A sentence about a file or a folder that others may get at, and the command that shuts it."""
    mode, right = stat.S_IMODE(path.stat().st_mode), "700" if path.is_dir() else "600"
    return f"others on this machine may get at {path} (mode {mode:04o})", f"chmod {right}"
