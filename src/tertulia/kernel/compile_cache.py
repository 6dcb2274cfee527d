"""Finds the cache folders of compiled rules.

Main entry: `cache_folder`. The cache is in `TERTULIA_CACHE` or in the user's cache folder. If that cannot be written
(no home, a read-only disk, a folder of another user), new code is stored in a temporary folder of the user, which all
of the user's processes share. Code in the configured folder is still read.

Numba's own cache does not notice changes of called functions in other files. A game's folder is therefore named by a
hash of all sources that its rules may call: those of the kernel and of the game, except for its `views`.
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
"""Python version that compiles the code, without the patch level: `3.11`, or `3.14t` if free-threaded."""
log = logging.getLogger(__name__)
KERNEL = Path(__file__).parent
PACKAGE = KERNEL.parent
GAMES = PACKAGE / "games"
VIEWS = "views"
"""Subpackage of a game without rules: changing it does not make the compiled code outdated."""


def named_home() -> Path:
    """Return the configured cache folder: `TERTULIA_CACHE`, or else the user's cache folder."""
    named = os.environ.get("TERTULIA_CACHE")
    return Path(named) if named else platformdirs.user_cache_path("tertulia")


def temporary_home() -> Path | None:
    """Return the user's temporary cache folder, creating it if it is missing.

    Returns None if it cannot be created or written. On POSIX systems, it must also belong to the user, and other users
    must not have access to it.
    """
    number = os.geteuid() if os.name == "posix" else ""
    try:
        folder = Path(tempfile.gettempdir(), f"tertulia-cache-{number}").absolute()
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()  # does not follow links: one could lead to another user's folder, whose code would run
    except OSError:
        return None
    private = stat.S_ISDIR(found.st_mode) and found.st_uid == number and not stat.S_IMODE(found.st_mode) & 0o077
    return folder if (private or os.name != "posix") and is_writable(folder) else None


def is_writable(folder: Path) -> bool:
    """Return whether this process may write to a folder, or create it.

    It may not if the path still begins with `~`, because the home folder is unknown.
    """
    there = next((place for place in (folder, *folder.parents) if os.path.lexists(place)), folder)
    return folder.parts[:1] != ("~",) and os.path.isdir(there) and os.access(there, os.W_OK | os.X_OK)


def cache_folder(source: Path) -> Path:
    """Return the folder where compiled code of the game that contains the file `source` is stored and read.

    It may not exist yet. If neither the configured nor the temporary cache folder can be written, it is the configured
    one.
    """
    named = _named_folder(source)
    temporary = None if is_writable(named) else temporary_home()
    return temporary / named.name if temporary else named


def read_only_folder(source: Path) -> Path | None:
    """Return the game's folder in the configured cache if its code can only be read there, else None."""
    named = _named_folder(source)
    return named if named != cache_folder(source) and os.access(named, os.R_OK | os.X_OK) else None


def warn_of_temporary_folder(source: Path) -> None:
    """Log that compiled rules are stored in a temporary folder, once for this process and its children."""
    named, used = named_home(), cache_folder(source).parent
    if used != named and is_first_warning(used):
        advice = "TERTULIA_CACHE names a folder where they last"
        log.warning("%s cannot be written: compiled rules are kept in %s; %s", named, used, advice)


def compiled_stamp(name: str, folder: Path) -> Path:
    """Return the path of the stamp file in `folder` that marks all code called `name` as compiled.

    `name` stands for a game's rules or its search. The stamp is valid for one kind of processor and one Python
    version, as Numba stores code separately for each.
    """
    made_for = f"{processor_name()} {PYTHON}"
    return folder / f"{name}-{hashlib.sha256(made_for.encode()).hexdigest()[:8]}.whole"


def _named_folder(source: Path) -> Path:
    return named_home() / f"rules-{sources_key(game_folder(source))}"


def game_folder(source: Path) -> Path:
    """Return the folder of the game that a file belongs to.

    It is the outermost package that contains the file, or the one directly below `tertulia` or `tertulia.games`.
    """
    folder = source.parent
    roots = (PACKAGE, GAMES)
    while (folder / "__init__.py").exists() and folder.parent not in roots and (folder.parent / "__init__.py").exists():
        folder = folder.parent
    return folder


def is_below_views(source: Path) -> bool:
    """Return whether a path, relative to a game's folder, is in a folder `views`, which must not contain rules."""
    return VIEWS in source.parent.parts


def sources_key(folder: Path) -> str:
    """Return a hash of everything that determines the compiled code of the game in `folder`.

    It covers the sources that the rules may call, the versions of Numba and NumPy, and bounds checking. It has 16
    hex digits. Sources are read once per process.
    """
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
