"""Presence of guests: the tables they look at in this process, and the exchange with other processes."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.seats import GuestId, guests_at
from tertulia.server.domain.service import TableService
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.logs import warn_once


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


EXCHANGE_SECONDS = 5.0
"""Seconds between two exchanges."""


async def share_presence(service: TableService, live: Broadcaster, presence: Presence, clock: Clock = SYSTEM) -> None:
    """Publish the presence here and read the presence elsewhere, until cancelled.

    While the broker cannot be reached, no guest counts as absent.
    """
    while True:
        try:
            await exchange_presence(service, live, presence)
        except PresenceUnknown:
            live.note_seen_elsewhere({})
            warn_once("the broker cannot be reached: the presence of guests of other processes is unknown")
        await clock.sleep(EXCHANGE_SECONDS)


async def exchange_presence(service: TableService, live: Broadcaster, presence: Presence) -> None:
    """Exchange once the presence of the players and hosts of tables in memory. Raises `PresenceUnknown`."""
    places = [
        GuestAtTable(table.id, guest)
        for table in service.tables()
        for guest in dict.fromkeys([*guests_at(table.state.seats), table.state.host])
    ]
    here = [place for place in places if place.guest in live.present_here(place.table)]
    await presence.record(here)
    asked = sorted(set(places) - set(here))
    ages: dict[str, dict[GuestId, float]] = {place.table: {} for place in places}
    for place, age in zip(asked, await presence.ages(asked), strict=True):
        if age is not None:
            ages[place.table][place.guest] = age
    live.note_seen_elsewhere(ages)


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
