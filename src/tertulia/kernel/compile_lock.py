"""A lock for the compilation of a game: one process compiles, and the others wait for its result."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from tertulia.kernel.compile_cache import cache_folder

fcntl: ModuleType | None = None
with contextlib.suppress(ImportError):  # without `fcntl` (Windows) every process compiles for itself
    import fcntl


@contextlib.contextmanager
def hold_compile_lock(name: str, source: Path) -> Iterator[None]:
    """Context manager that holds the compilation lock of a game; waits while another process holds it.

    `name` is the game's name, and `source` any file of the game. The system releases the lock if its holder is killed.
    Without file locks (Windows, some disks), every process compiles for itself.
    """
    with contextlib.ExitStack() as held:
        with contextlib.suppress(
            OSError
        ):  # the folder is read-only or has no locks; the compilation itself reports that
            folder = cache_folder(source)
            folder.mkdir(parents=True, exist_ok=True)
            lock = held.enter_context((folder / f"{name}.compiling").open("w"))
            if fcntl is not None:
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield
