"""What processes that share a database tell each other: which table has which version, how many lines were said in which room,
that there are jobs, and nothing else.

No secret can leave by this way, and nothing is lost where a message is late or missing: whoever hears of a table reads it in the
database, and looks there now and then in any case (`tertulia.server.workers.following`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tertulia.server.domain.ports import Heard


class BrokerError(ValueError):
    """The broker cannot be used as it is named; the message says why."""


class Relay(Protocol):
    """The way between processes."""

    @property
    def connected(self) -> bool:
        """Whether what others tell comes in now."""

    def tell(self, table_id: str, version: int) -> None:
        """Tell the others that a table has a version, or (0) that somebody there is called otherwise; at once, and whether or not
        anybody hears it."""

    def call(self) -> None:
        """Tell whoever takes jobs that there are some; at once, and whether or not anybody hears it."""

    async def run(self, heard: Heard, called: Callable[[], None] = lambda: None) -> None:
        """Send and receive for ever: `heard` is called with what others, or this process itself, have told, `called` where
        somebody says that there are jobs."""


class NoRelay:
    """Of a process that has none: it is alone, or hears of others only when it looks."""

    connected = False

    def tell(self, table_id: str, version: int) -> None:
        """Tell nobody."""

    def call(self) -> None:
        """Tell nobody."""

    async def run(self, heard: Heard, called: Callable[[], None] = lambda: None) -> None:
        """There is nothing to do."""
