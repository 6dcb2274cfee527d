"""Messages between the processes of a site, which share a database (`Relay`).

A message says which version a table has, how many lines a chat room has, that there are jobs, or that sessions have
ended (not which ones). It contains nothing secret. A late or lost message does no harm: the receiver reads the data
from the database, and also polls the database at intervals (`tertulia.server.workers.processes`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

from tertulia.server.domain.ports import NewsHandler

RelayCall = Literal["jobs", "sessions"]
"""What a process asks the others to look for: waiting jobs, or ended sessions."""


class BrokerError(ValueError):
    """The broker between processes cannot be used. The message says why."""


class Relay(Protocol):
    """Sends messages to the other processes of the site, and receives theirs."""

    connected: bool
    """Whether messages of other processes arrive now."""

    def announce_version(self, table_id: str, version: int) -> None:
        """Tell the other processes that a table has a new version.

        The version 0 means that a player at the table has a new name. For a chat room, `table_id` is the room's name
        and `version` the number of its last line. Returns at once, without confirmation that the message arrives.
        """

    def call(self, what: RelayCall = "jobs") -> None:
        """Ask the other processes to look for jobs or ended sessions.

        Returns at once, without confirmation that the message arrives.
        """

    async def run(self, on_news: NewsHandler, on_call: Callable[[RelayCall], None] = lambda what: None) -> None:
        """Send and receive messages until cancelled.

        `on_news` is called with the changes of tables and chat rooms that processes announce, including this process.
        `on_call` is called with each received `RelayCall`.
        """


class NoRelay(Relay):
    """The relay of a process without a broker, which is the only process or polls the database."""

    connected = False

    def announce_version(self, table_id: str, version: int) -> None:
        """Do nothing: there is no broker."""

    def call(self, what: RelayCall = "jobs") -> None:
        """Do nothing: there is no broker."""

    async def run(self, on_news: NewsHandler, on_call: Callable[[RelayCall], None] = lambda what: None) -> None:
        """Do nothing: there is no broker."""
