"""What the system refuses, in a sentence that names the place and what can be done about it."""

from __future__ import annotations

import errno
import getpass
import os
from pathlib import Path

NO_RIGHT = (errno.EACCES, errno.EPERM)
NO_ROOM = (errno.ENOSPC, errno.EDQUOT)
NO_FOLDER = (errno.EEXIST, errno.ENOTDIR)


def explain(error: OSError) -> str:
    """What went wrong, where, and what can be done."""
    said = error.strerror or str(error)
    if not isinstance(error.filename, str | os.PathLike):
        return "the disk is full: make room, then try again" if error.errno in NO_ROOM else said
    place = Path(os.fspath(error.filename))
    if error.errno in NO_RIGHT:
        return (
            f"{place}: {said}. Give the user {_user()} the right to read and write {_nearest(place)} (chown or chmod), "
            "or name another place"
        )
    if error.errno == errno.EROFS:
        return f"{place}: its disk takes no writes, it is mounted read-only: name a place on another one"
    if error.errno in NO_ROOM:
        return f"{place}: its disk is full: make room, then try again"
    if error.errno in NO_FOLDER:
        return f"{place}: a folder is wanted, and there is something else: name another place"
    return f"{place}: {said}"


def _nearest(place: Path) -> Path:
    """The place, or what there is of the way to it."""
    return next((each for each in (place, *place.parents) if os.path.lexists(each)), place)


def _user() -> str:
    try:
        return getpass.getuser() if not hasattr(os, "geteuid") else _name_of(os.geteuid())
    except (OSError, KeyError):
        return "who runs this"


def _name_of(number: int) -> str:
    import pwd  # only systems with such numbers have it

    try:
        return pwd.getpwuid(number).pw_name
    except KeyError:
        return str(number)
