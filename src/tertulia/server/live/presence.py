"""Who is at which table through another process: each says whom it sees, and asks for whom it misses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tertulia.server.domain.ids import GuestId


class Place(NamedTuple):
    """A guest at a table."""

    table: str
    guest: GuestId


class Presence(Protocol):
    """What processes know together of who is there."""

    async def keep(self, here: Sequence[Place]) -> None:
        """Keep that these are there now. Raises `OSError` or a kind of `PresenceUnknown` where that cannot be kept."""

    async def ages(self, asked: Sequence[Place]) -> list[float | None]:
        """The seconds since each was last kept, by whichever process; None where it never was. Raises as `keep` does."""


class PresenceUnknown(Exception):
    """What other processes see cannot be known now."""
