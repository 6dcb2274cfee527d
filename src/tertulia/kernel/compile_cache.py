"""The folders of compiled rules on disk, and the names by which a process finds its own code there.

`cache_folder` is the entry. If the named folder cannot be written (no home, a read-only disk, a folder of another user), code goes
to a temporary folder of this user, which all processes share; code that lies in the named folder is still read.

Numba's own cache does not notice that a called function in another file changed. So the folder of a game's compiled code is named
by a hash over all the sources that its rules may call: the kernel's and those of the game, except for its `views`.
"""

from __future__ import annotations

import hashlib
import logging
import os
import stat
import sys
import tempfile
from functools import cache
from pathlib import Path

import numpy as np
import platformdirs

from tertulia.kernel.numba_backend import bounds_checked, processor_name, version
from tertulia.kernel.warned import is_first_warning

PYTHON = "{}.{}".format(*sys.version_info) + getattr(sys, "abiflags", "")
"""The Python that code is compiled by, without its patch: 3.11, or 3.14t where it is free-threaded."""
log = logging.getLogger(__name__)
KERNEL = Path(__file__).parent
PACKAGE = KERNEL.parent
GAMES = PACKAGE / "games"
VIEWS = "views"
"""The folder of a game that has no rules: editing a view compiles nothing anew."""


def named_home() -> Path:
    """Returns the folder that is meant for compiled rules: `TERTULIA_CACHE`, else the user's cache folder."""
    named = os.environ.get("TERTULIA_CACHE")
    return Path(named) if named else platformdirs.user_cache_path("tertulia")


def temporary_home() -> Path | None:
    """Returns this user's temporary folder for compiled rules, made if missing; None if nobody's or another user's is there."""
    number = os.geteuid() if os.name == "posix" else ""
    try:
        folder = Path(tempfile.gettempdir(), f"tertulia-cache-{number}").absolute()
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()  # a link could lead to another user's folder, whose code would be run
    except OSError:
        return None
    private = stat.S_ISDIR(found.st_mode) and found.st_uid == number and not stat.S_IMODE(found.st_mode) & 0o077
    return folder if (private or os.name != "posix") and is_writable(folder) else None


def is_writable(folder: Path) -> bool:
    """Whether this process may write in a folder, or make it. A path that begins with an unknown home (`~`) is none."""
    there = next((place for place in (folder, *folder.parents) if os.path.lexists(place)), folder)
    return folder.parts[:1] != ("~",) and os.path.isdir(there) and os.access(there, os.W_OK | os.X_OK)


def cache_folder(source: Path) -> Path:
    """Returns the folder that the compiled code of a rule in that file is written to and read from."""
    named = _named_folder(source)
    temporary = None if is_writable(named) else temporary_home()
    return temporary / named.name if temporary else named


def read_only_folder(source: Path) -> Path | None:
    """Returns the named folder if code is read from there, but written elsewhere."""
    named = _named_folder(source)
    return named if named != cache_folder(source) and os.access(named, os.R_OK | os.X_OK) else None


def warn_of_temporary_folder(source: Path) -> None:
    """Log once, for this process and its children, that compiled rules are kept in a temporary folder."""
    named, used = named_home(), cache_folder(source).parent
    if used != named and is_first_warning(used):
        advice = "TERTULIA_CACHE names a folder where they last"
        log.warning("%s cannot be written: compiled rules are kept in %s; %s", named, used, advice)


def compiled_stamp(name: str, folder: Path) -> Path:
    """Returns the file in a folder of compiled code that says that all code of that name (a game's rules, or its search) is there
    for this kind of processor and this Python, as Numba keeps code for each."""
    made_for = f"{processor_name()} {PYTHON}"
    return folder / f"{name}-{hashlib.sha256(made_for.encode()).hexdigest()[:8]}.whole"


def _named_folder(source: Path) -> Path:
    return named_home() / f"rules-{sources_key(game_folder(source))}"


def game_folder(source: Path) -> Path:
    """Returns the folder of the whole game that a file belongs to: the outermost package around it, or the one directly below
    `tertulia` or `tertulia.games`."""
    folder = source.parent
    roots = (PACKAGE, GAMES)
    while (folder / "__init__.py").exists() and folder.parent not in roots and (folder.parent / "__init__.py").exists():
        folder = folder.parent
    return folder


def is_below_views(source: Path) -> bool:
    """Whether a file lies in a game's `views`, where no rule may be."""
    return VIEWS in source.parent.parts


def sources_key(folder: Path) -> str:
    """Returns the hash over the sources that a rule in `folder` may call, and over what changes the code made from them."""
    return _sources_key(folder, bounds_checked())


@cache
def _sources_key(folder: Path, checked: bool) -> str:
    digest = hashlib.sha256(f"{version()} {np.__version__} {int(checked)}".encode())
    for home in sorted({KERNEL, folder}):
        for source in sorted(home.rglob("*.py")):
            if not is_below_views(source.relative_to(home)):
                digest.update(source.relative_to(home).as_posix().encode())
                digest.update(source.read_bytes())
    return digest.hexdigest()[:16]
