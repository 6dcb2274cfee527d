"""A short-lived cache of the public tables for the lobby."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tertulia.server.domain.clock import Clock
from tertulia.server.domain.events import Acted, Event, EventBus, Loaded, LookedAt, Undone
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.ports import ListedTable

CACHE_SECONDS = 1.0
"""Seconds for which the tables are cached, unless an event of this process invalidates them."""
_NO_CHANGE = (Acted, Undone, Loaded, LookedAt)
"""Events that do not invalidate the cache: they change no list, or are so frequent that others see them later."""


class PublicTables(msgspec.Struct, frozen=True):
    """The public tables as listed to guests without blocks, and the names of the guests there."""

    tables: Mapping[str, ListedTable]
    names: Mapping[GuestId, str]
    made: dict[str, bytes] = {}
    """Encoded parts of the listing (`Listing.made`), cached as long as the tables."""


class PublicTablesCache:
    """A cache of the public tables. It is off if other processes write to the database, too."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._kept: PublicTables | None = None
        self._until = 0.0
        self._keeps = False
        self.changes = 0
        """Number of invalidations so far."""

    def enable(self, events: EventBus) -> None:
        """Turn the cache on: this process is the only writer, and its events invalidate the cache."""
        self._keeps = True
        events.subscribe(Event, self._happened)

    def get(self) -> PublicTables | None:
        """The cached tables, or None if the caller has to read them.

        When the cache expires, only the first caller gets None. Until it has read them, the others get the old tables,
        unless these were invalidated.
        """
        if self._clock.monotonic() < self._until:
            return self._kept
        self._until = self._clock.monotonic() + CACHE_SECONDS
        return None

    def expire(self) -> None:
        """Let the next caller read the tables, because the one that had to did not."""
        self._until = 0.0

    def put(self, read: PublicTables, changes: int) -> None:
        """Cache tables, unless an event has invalidated them since `changes` was read."""
        if self._keeps and changes == self.changes:
            self._kept, self._until = read, self._clock.monotonic() + CACHE_SECONDS

    def invalidate(self) -> None:
        """Invalidate the cache."""
        self._kept = None
        self.changes += 1

    def _happened(self, event: Event) -> None:
        if not isinstance(event, _NO_CHANGE):
            self.invalidate()
