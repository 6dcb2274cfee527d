"""Call a function whenever Numba has compiled a function (`watch_compiles`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numba.core.event

event: Any = numba.core.event


@contextmanager
def watch_compiles(on_end: Callable[[], None]) -> Iterator[None]:
    """Context manager: inside it, `on_end` is called whenever Numba has compiled a function."""
    with event.install_listener("numba:compile", _EndListener(on_end)):
        yield


class _EndListener(event.Listener):  # type: ignore[misc]
    """Calls a function at the end of each compilation."""

    def __init__(self, on_end: Callable[[], None]) -> None:
        self._report = on_end

    def on_start(self, event: Any) -> None:
        """Do nothing: only the end of a compilation is reported."""

    def on_end(self, event: Any) -> None:
        """Report that a function was compiled."""
        self._report()
