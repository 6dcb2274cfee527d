"""Tables that guests look at: a visible page reports its table with its periodic request (`VisibleTables`)."""

from __future__ import annotations

import contextlib
from collections import OrderedDict

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ids import GuestId
from tertulia.server.live.presence import GuestAtTable, Presence, PresenceUnknown

VISIBLE_SECONDS = 40.0
"""Seconds for which a table counts as looked at after its page has reported it."""
MAX_VISIBLE_TABLES = 20_000
VISIBLE_PREFIX = "sight/"
"""Prefix of a table's id in the presence that processes share."""


class VisibleTables:
    """Records which guests look at which table (`tertulia.server.domain.notifications.Visibility`).

    With `presence`, it also knows the guests of other processes.
    """

    def __init__(self, presence: Presence | None = None, clock: Clock = SYSTEM) -> None:
        self._presence, self._clock = presence, clock
        self._seen: OrderedDict[GuestAtTable, float] = OrderedDict()

    async def note_view(self, table: str, guest: GuestId) -> None:
        """Record that a guest looks at a table."""
        place = GuestAtTable(table, guest)
        self._seen[place] = self._clock.monotonic()
        self._seen.move_to_end(place)
        if len(self._seen) > MAX_VISIBLE_TABLES:
            self._seen.popitem(last=False)
        if self._presence is not None:
            with contextlib.suppress(PresenceUnknown):  # the guest may then be notified needlessly
                await self._presence.record([GuestAtTable(VISIBLE_PREFIX + table, guest)])

    async def is_viewing(self, table: str, guest: GuestId) -> bool:
        """Whether a guest looks at a table. False if the broker cannot be reached."""
        last = self._seen.get(GuestAtTable(table, guest))
        if last is not None and last > self._clock.monotonic() - VISIBLE_SECONDS:
            return True
        if self._presence is None:
            return False
        try:
            (age,) = await self._presence.ages([GuestAtTable(VISIBLE_PREFIX + table, guest)])
        except PresenceUnknown:
            return False
        return age is not None and age < VISIBLE_SECONDS
