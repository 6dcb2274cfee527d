"""Explains errors of the operating system: the path, the problem and the remedy (`explain`)."""

from __future__ import annotations

import errno
import getpass
import os
from pathlib import Path

NO_RIGHT = (errno.EACCES, errno.EPERM)
NO_ROOM = (errno.ENOSPC, errno.EDQUOT)
NO_FOLDER = (errno.EEXIST, errno.ENOTDIR)


def explain(error: OSError, elsewhere: str = "name another path") -> str:
    """Return a sentence with the path, the problem and the remedy of an error.

    `elsewhere` is the advice on how to name another path. The sentence never advises to change the owner or the mode of
    a path, which may be the root or a system folder.
    """
    reason = error.strerror or str(error)
    if not isinstance(error.filename, str | os.PathLike):
        return "the disk is full: free some space, then try again" if error.errno in NO_ROOM else reason
    place = Path(os.fspath(error.filename))
    if error.errno in NO_RIGHT:
        return f"{place}: {reason}. The user {_user()} may not read or write there: {elsewhere}"
    if error.errno == errno.EROFS:
        return f"{place}: its disk is mounted read-only: {elsewhere}"
    if error.errno in NO_ROOM:
        return f"{place}: its disk is full: free some space, then try again"
    if error.errno in NO_FOLDER:
        return f"{place}: this is not a folder: {elsewhere}"
    return f"{place}: {reason}"


def _user() -> str:
    try:
        return getpass.getuser() if not hasattr(os, "geteuid") else _name_of(os.geteuid())
    except (OSError, KeyError):
        return "of this process"


def _name_of(number: int) -> str:
    import pwd  # only on POSIX systems

    try:
        return pwd.getpwuid(number).pw_name
    except KeyError:
        return str(number)
