"""Messages between processes that share a database (`Relay`).

A message says which version a table has, how many lines a chat room has, that there are jobs, or that sessions have
ended (not which ones). It holds nothing secret. A late or lost message does no harm: the receiver reads the table from
the database, and polls the database now and then in any case (`tertulia.server.workers.processes`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from tertulia.server.domain.ports import NewsHandler

RelayCall = Literal["jobs", "sessions"]
"""What other processes are asked to look for: waiting jobs, or ended sessions."""


class BrokerError(ValueError):
    """The broker cannot be used; the message says why."""


class Relay(Protocol):
    """The connection to other processes of the site."""

    @property
    def connected(self) -> bool:
        """Whether messages of other processes arrive now."""

    def announce_version(self, table_id: str, version: int) -> None:
        """Announce a table's version to the other processes, or (0) that a member has a new name.

        `table_id` can also be the name of a chat room, with the number of its last line. Returns at once, without
        confirmation that the message arrives.
        """

    def call(self, what: RelayCall = "jobs") -> None:
        """Ask the other processes to look for jobs or ended sessions. Returns at once, without confirmation."""

    async def run(self, on_news: NewsHandler, on_call: Callable[[RelayCall], None] = lambda what: None) -> None:
        """Send and receive until cancelled.

        `on_news` is called with the news of all processes, this one included; `on_call` with each call.
        """


class NoRelay:
    """Relay of a process without a broker: it is alone, or polls the database for changes of others."""

    connected = False

    def announce_version(self, table_id: str, version: int) -> None:
        """Do nothing."""

    def call(self, what: RelayCall = "jobs") -> None:
        """Do nothing."""

    async def run(self, on_news: NewsHandler, on_call: Callable[[RelayCall], None] = lambda what: None) -> None:
        """Do nothing."""
