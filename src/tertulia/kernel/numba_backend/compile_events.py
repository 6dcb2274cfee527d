"""Hearing of what is compiled, while it happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numba.core.event

event: Any = numba.core.event


@contextmanager
def each_compiled(on_end: Callable[[], None]) -> Iterator[None]:
    """Call `on_end` whenever a rule or an entry has been compiled, as long as the block lasts."""
    with event.install_listener("numba:compile", _Ends(on_end)):
        yield


class _Ends(event.Listener):  # type: ignore[misc]
    """Hears of the end of each compiling."""

    def __init__(self, on_end: Callable[[], None]) -> None:
        self._told = on_end

    def on_start(self, event: Any) -> None:
        """Nothing is compiled yet."""

    def on_end(self, event: Any) -> None:
        """One more is."""
        self._told()
