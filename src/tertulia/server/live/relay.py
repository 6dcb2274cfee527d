"""What processes that share a database tell each other: which table has which version, how many lines were said in which room,
that there are jobs, that sessions have ended (not which), and nothing else.

No secret can leave by this way, and nothing is lost where a message is late or missing: whoever hears of a table reads it in the
database, and looks there now and then in any case (`tertulia.server.workers.following`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from tertulia.server.domain.ports import Heard

Call = Literal["jobs", "sessions"]
"""What other processes are to look at: jobs that wait, or which sessions have ended."""


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

    def call(self, what: Call = "jobs") -> None:
        """Tell the other processes at once to look for jobs or ended sessions; there is no confirmation."""

    async def run(self, heard: Heard, called: Callable[[Call], None] = lambda what: None) -> None:
        """Send and receive for ever: `heard` is called with what others, or this process itself, have told, `called` with what a
        process says is to be looked at."""


class NoRelay:
    """Of a process that has none: it is alone, or hears of others only when it looks."""

    connected = False

    def tell(self, table_id: str, version: int) -> None:
        """Tell nobody."""

    def call(self, what: Call = "jobs") -> None:
        """Tell nobody."""

    async def run(self, heard: Heard, called: Callable[[Call], None] = lambda what: None) -> None:
        """There is nothing to do."""
