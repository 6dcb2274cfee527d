"""Where compiled rules are kept on disk, and by what they are known again.

Numba's own cache does not notice that a called function in another file changed. So the folder of a game's compiled code is named
by a hash over all the sources that its rules may call: the kernel's and those of the whole game.
"""

from __future__ import annotations

import hashlib
import os
import sys
from functools import cache
from pathlib import Path

import numpy as np
import platformdirs

from tertulia.kernel.numba_backend import bounds_checked, processor_name, version

PYTHON = "{}.{}".format(*sys.version_info) + getattr(sys, "abiflags", "")
"""The Python that code is compiled by, without its patch: 3.11, or 3.14t where it is free-threaded."""
KERNEL = Path(__file__).parent
GAMES = KERNEL.parent / "games"


def cache_home() -> Path:
    """Returns the folder where compiled rules are kept: `TERTULIA_CACHE`, else the user's cache folder."""
    named = os.environ.get("TERTULIA_CACHE")
    return Path(named) if named else platformdirs.user_cache_path("tertulia")


def cache_folder(source: Path) -> Path:
    """Returns the folder where the compiled code of a rule in that file is kept."""
    return cache_home() / f"rules-{sources_key(game_folder(source))}"


def compiled_stamp(name: str, source: Path) -> Path:
    """Returns the file that is there once all code of that name (a game's rules, or its search) is compiled for this kind of
    processor and this Python, as Numba keeps code for each. The source is any file of the game."""
    made_for = f"{processor_name()} {PYTHON}"
    return cache_folder(source) / f"{name}-{hashlib.sha256(made_for.encode()).hexdigest()[:8]}.whole"


def game_folder(source: Path) -> Path:
    """Returns the folder of the whole game that a file belongs to: the outermost package around it, or one below `games`."""
    folder = source.parent
    while (folder / "__init__.py").exists() and folder.parent != GAMES and (folder.parent / "__init__.py").exists():
        folder = folder.parent
    return folder


def sources_key(folder: Path) -> str:
    """Returns the hash over the sources that a rule in `folder` may call, and over what changes the code made from them."""
    return _sources_key(folder, bounds_checked())


@cache
def _sources_key(folder: Path, checked: bool) -> str:
    digest = hashlib.sha256(f"{version()} {np.__version__} {int(checked)}".encode())
    for home in sorted({KERNEL, folder}):
        for source in sorted(home.rglob("*.py")):
            digest.update(source.relative_to(home).as_posix().encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]
