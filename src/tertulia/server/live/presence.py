"""Presence of guests at tables, shared by processes: each publishes the guests that it sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tertulia.server.domain.ids import GuestId


class GuestAtTable(NamedTuple):
    """A guest at a table."""

    table: str
    guest: GuestId


class Presence(Protocol):
    """The presence of guests at tables, shared by all processes."""

    async def record(self, here: Sequence[GuestAtTable]) -> None:
        """Record that these guests are present now. Raises `PresenceUnknown` if it cannot be recorded."""

    async def ages(self, asked: Sequence[GuestAtTable]) -> list[float | None]:
        """Seconds since each was last recorded by any process, or None if never. Raises `PresenceUnknown`."""


class PresenceUnknown(Exception):
    """The presence in other processes cannot be recorded or read now."""
