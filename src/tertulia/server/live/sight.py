"""Which tables lie in sight: a page that shows one and is looked at says so with a question that it asks anyway."""

from __future__ import annotations

import contextlib
from collections import OrderedDict

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ids import GuestId
from tertulia.server.live.presence import Place, Presence, PresenceUnknown

IN_SIGHT = 40.0
"""Seconds for which a table is taken to lie in sight after its page has said so."""
MOST_REMEMBERED = 20_000
OF_SIGHT = "sight/"
"""Before a table's id where processes keep together who sees it."""


class TablesInSight:
    """Who sees which table (`tertulia.server.domain.notices.Sight`), through this process or, with `presence`, any other."""

    def __init__(self, presence: Presence | None = None, clock: Clock = SYSTEM) -> None:
        self._presence, self._clock = presence, clock
        self._seen: OrderedDict[Place, float] = OrderedDict()

    async def note(self, table: str, guest: GuestId) -> None:
        """A guest has a table before their eyes."""
        place = Place(table, guest)
        self._seen[place] = self._clock.monotonic()
        self._seen.move_to_end(place)
        if len(self._seen) > MOST_REMEMBERED:
            self._seen.popitem(last=False)
        if self._presence is not None:
            with contextlib.suppress(PresenceUnknown):  # then they are told of what they see
                await self._presence.keep([Place(OF_SIGHT + table, guest)])

    async def sees(self, table: str, guest: GuestId) -> bool:
        """Whether a guest has a table before their eyes. Where that cannot be known, they are taken not to."""
        last = self._seen.get(Place(table, guest))
        if last is not None and last > self._clock.monotonic() - IN_SIGHT:
            return True
        if self._presence is None:
            return False
        try:
            (age,) = await self._presence.ages([Place(OF_SIGHT + table, guest)])
        except PresenceUnknown:
            return False
        return age is not None and age < IN_SIGHT
