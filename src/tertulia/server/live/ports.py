"""What others need of live connections, whatever carries them."""

from __future__ import annotations

from collections.abc import Set
from typing import Protocol

from tertulia.server.identity.ids import GuestId


class Audience(Protocol):
    """Who looks at which table, and hears when there is something new."""

    def online(self, table_id: str) -> Set[GuestId]:
        """The guests who are looking at a table."""

    def note(self, table_id: str, guest: GuestId | None, sits: bool) -> None:
        """Somebody asks for a table or does something there: a guest, who may sit there, or (None) a spectator without a cookie."""

    def away(self, table_id: str, guest: GuestId) -> float:
        """For how many seconds a guest has neither looked at a table nor asked for it, 0 where they do; since everybody could come
        back after the server's start, at most."""

    def watched(self, table_id: str) -> bool:
        """Whether anybody is looking at a table."""

    def announce(self, table_id: str, *, people: bool = False) -> None:
        """Tell everybody who looks at a table that it has changed, or who is there and what they are called."""
