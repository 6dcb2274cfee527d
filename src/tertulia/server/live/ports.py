"""What others need of live connections, whatever carries them."""

from __future__ import annotations

from collections.abc import Set
from typing import Protocol

from tertulia.server.identity.ids import GuestId


class Audience(Protocol):
    """Who looks at which table, and hears when there is something new."""

    def online(self, table_id: str) -> Set[GuestId]:
        """The guests who are looking at a table."""

    def away(self, table_id: str, guest: GuestId) -> float:
        """For how many seconds a guest has not looked at a table, 0 where they do; since the server started, at most."""

    def watched(self, table_id: str) -> bool:
        """Whether anybody is looking at a table."""

    def announce(self, table_id: str, *, people: bool = False) -> None:
        """Tell everybody who looks at a table that it has changed, or who is there and what they are called."""
