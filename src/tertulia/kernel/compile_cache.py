"""Finds the cache folders of compiled rules.

Main entry: `cache_folder`. The configured folder is named by the environment variable `TERTULIA_CACHE`, or else it is
the user's cache folder. If it cannot be written (no home, a read-only disk, a folder of another user), new code is
stored in a temporary folder. All processes of the user share that folder. Code in the configured folder is still read.

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

from tertulia.kernel.first_warning import is_first_warning
from tertulia.kernel.numba_backend import bounds_checked, numba_version, processor_name

PYTHON_VERSION = "{}.{}".format(*sys.version_info) + getattr(sys, "abiflags", "")
"""Python version that compiles the code, without the patch level: `3.11`, or `3.14t` if free-threaded."""
log = logging.getLogger(__name__)
KERNEL_FOLDER = Path(__file__).parent
PACKAGE_FOLDER = KERNEL_FOLDER.parent
GAMES_FOLDER = PACKAGE_FOLDER / "games"
VIEWS_FOLDER = "views"
"""Name of a game's subpackage that contains no rules, so its changes require no new compilation."""


def configured_cache() -> Path:
    """Return the cache folder that the variable `TERTULIA_CACHE` names, or else the user's cache folder."""
    configured = os.environ.get("TERTULIA_CACHE")
    return Path(configured) if configured else platformdirs.user_cache_path("tertulia")


def temporary_cache() -> Path | None:
    """Return the user's temporary cache folder; create it if it is missing.

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
    """Return whether this process may write to a folder, or create the folder if it does not exist.

    False for a path that still begins with `~`, because the home folder is unknown.
    """
    there = next((place for place in (folder, *folder.parents) if os.path.lexists(place)), folder)
    return folder.parts[:1] != ("~",) and os.path.isdir(there) and os.access(there, os.W_OK | os.X_OK)


def cache_folder(source: Path) -> Path:
    """Return the folder in which the compiled code of a game is stored. `source` is any file of the game.

    The folder may not exist yet. It is in `configured_cache()` if that can be written, or else in `temporary_cache()`.
    If neither can be written, it is in `configured_cache()`.
    """
    configured = _configured_folder(source)
    temporary = None if is_writable(configured) else temporary_cache()
    return temporary / configured.name if temporary else configured


def read_only_folder(source: Path) -> Path | None:
    """Return the game's folder in `configured_cache()` if it can be read but not written, else None.

    `source` is any file of the game.
    """
    configured = _configured_folder(source)
    return configured if configured != cache_folder(source) and os.access(configured, os.R_OK | os.X_OK) else None


def warn_of_temporary_folder(source: Path) -> None:
    """Log a warning if the compiled rules of a game are stored in a temporary folder.

    The warning is logged once for this process and its children. `source` is any file of the game.
    """
    configured, used = configured_cache(), cache_folder(source).parent
    if used != configured and is_first_warning(used):
        advice = "set TERTULIA_CACHE to a permanent folder"
        log.warning("%s cannot be written: compiled rules are kept in %s; %s", configured, used, advice)


def compiled_stamp(name: str, folder: Path) -> Path:
    """Return the path of the stamp file, which exists if all code called `name` is compiled in `folder`.

    `name` is `<game>` for the rules of a game, or `<game>-search-<hash>` for its bots' search. The stamp is valid for
    one kind of processor and one Python version, because Numba stores code separately for each.
    """
    platform = f"{processor_name()} {PYTHON_VERSION}"
    return folder / f"{name}-{hashlib.sha256(platform.encode()).hexdigest()[:8]}.whole"


def _configured_folder(source: Path) -> Path:
    return configured_cache() / f"rules-{sources_key(game_folder(source))}"


def game_folder(source: Path) -> Path:
    """Return the folder of the game that the file `source` belongs to.

    It is the package directly below `tertulia` or `tertulia.games`, or else the outermost package that contains the
    file.
    """
    folder = source.parent
    roots = (PACKAGE_FOLDER, GAMES_FOLDER)
    while (folder / "__init__.py").exists() and folder.parent not in roots and (folder.parent / "__init__.py").exists():
        folder = folder.parent
    return folder


def is_below_views(source: Path) -> bool:
    """Return whether a path relative to a game's folder is in a folder `views`, where no rule is allowed."""
    return VIEWS_FOLDER in source.parent.parts


def sources_key(folder: Path) -> str:
    """Return a hash (16 hex digits) that changes if the game in `folder` must be compiled again.

    It covers the sources that the rules may call, the versions of Numba and NumPy, and bounds checking. Sources are
    read once per process.
    """
    return _sources_key(folder, bounds_checked())


@cache
def _sources_key(folder: Path, checked: bool) -> str:
    digest = hashlib.sha256(f"{numba_version()} {np.__version__} {int(checked)}".encode())
    for home in sorted({KERNEL_FOLDER, folder}):
        for source in sorted(home.rglob("*.py")):
            if not is_below_views(source.relative_to(home)):
                digest.update(source.relative_to(home).as_posix().encode())
                digest.update(source.read_bytes())
    return digest.hexdigest()[:16]
