"""The public tables as they were read last, for all who ask within a moment."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tertulia.server.domain.clock import Clock
from tertulia.server.domain.events import Acted, Event, EventBus, Loaded, LookedAt, Undone
from tertulia.server.domain.ids import GuestId
from tertulia.server.domain.ports import ListedTable

KEPT = 1.0
"""Seconds for which they are as they were read, but for what this process knows better."""
_NO_CHANGE = (Acted, Undone, Loaded, LookedAt)
"""What happens so often that others than the players see it a moment later, or changes no list."""


class PublicTables(msgspec.Struct, frozen=True):
    """Those that everybody is told of from whom nobody is kept apart, and what the guests there are called."""

    tables: Mapping[str, ListedTable]
    names: Mapping[GuestId, str]
    made: dict[str, bytes] = {}
    """What has been made of them (`Listing.made`)."""


class KeptPublicTables:
    """The public tables, where this process alone writes; where others do, too, none are kept."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._kept: PublicTables | None = None
        self._until = 0.0
        self._keeps = False
        self.changes = 0
        """How often something has happened that a list is to show at once."""

    def begin(self, events: EventBus) -> None:
        """This process alone writes from now on, and tells what happens at tables."""
        self._keeps = True
        events.subscribe(Event, self._happened)

    def now(self) -> PublicTables | None:
        """Those that were read a moment ago; None for whoever has to read them. Of those who ask at the same moment that is the
        first: meanwhile the others are told what was read before."""
        if self._clock.monotonic() < self._until:
            return self._kept
        self._until = self._clock.monotonic() + KEPT
        return None

    def unread(self) -> None:
        """Whoever was to read them has not."""
        self._until = 0.0

    def keep(self, read: PublicTables, changes: int) -> None:
        """Keep what was read, unless something has happened since there were so many changes."""
        if self._keeps and changes == self.changes:
            self._kept, self._until = read, self._clock.monotonic() + KEPT

    def changed(self) -> None:
        """Something is otherwise: they have to be read."""
        self._kept = None
        self.changes += 1

    def _happened(self, event: Event) -> None:
        if not isinstance(event, _NO_CHANGE):
            self.changed()
