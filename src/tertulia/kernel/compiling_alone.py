"""Of several processes that would compile the same game at the same time, as those of a new site would, one does: the others wait
for it, and then load what it made."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from tertulia.kernel.compile_cache import cache_folder

fcntl: ModuleType | None = None
with contextlib.suppress(ImportError):  # where there is none, each compiles
    import fcntl


@contextlib.contextmanager
def compiling_alone(name: str, source: Path) -> Iterator[None]:
    """Wait until nobody else compiles the game of that name, whose rules the source belongs to; others wait meanwhile. The system
    lets go for whoever is killed."""
    with contextlib.ExitStack() as held:
        with contextlib.suppress(
            OSError
        ):  # nothing can be kept there, or it knows no locks: whoever compiles tells of it
            folder = cache_folder(source)
            folder.mkdir(parents=True, exist_ok=True)
            lock = held.enter_context((folder / f"{name}.compiling").open("w"))
            if fcntl is not None:
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield
