"""Which guests look at which tables: this process's part, and the exchange with other processes."""

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
    """A pair of a table id and a guest, under which the time of the guest's last presence at the table is stored."""

    table: str
    guest: GuestId


class Presence(Protocol):
    """Stores which guests are present at tables, for all processes of the site."""

    async def record(self, here: Sequence[GuestAtTable]) -> None:
        """Store that these guests are at their tables now. Raises `PresenceUnknown` if that fails."""

    async def ages(self, places: Sequence[GuestAtTable]) -> list[float | None]:
        """Return, for each pair of guest and table, the seconds since any process has recorded it.

        The value is None if it was never recorded. Raises `PresenceUnknown` if the storage cannot be read.
        """


class PresenceUnknown(Exception):
    """The broker that stores which guests are present cannot be reached now."""


EXCHANGE_SECONDS = 5.0
"""Seconds between two exchanges of presence with other processes."""


async def share_presence(service: TableService, live: Broadcaster, presence: Presence, clock: Clock = SYSTEM) -> None:
    """Publish which guests are present here, and read which are present in other processes, until cancelled.

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
    """Exchange with other processes, once, which players and hosts of tables in memory are present.

    Raises `PresenceUnknown` if the broker cannot be reached.
    """
    places = [
        GuestAtTable(table.id, guest)
        for table in service.tables()
        for guest in dict.fromkeys([*guests_at(table.state.seats), table.state.host])
    ]
    here = [place for place in places if place.guest in live.present_here(place.table)]
    await presence.record(here)
    elsewhere = sorted(set(places) - set(here))
    ages: dict[str, dict[GuestId, float]] = {place.table: {} for place in places}
    for place, age in zip(elsewhere, await presence.ages(elsewhere), strict=True):
        if age is not None:
            ages[place.table][place.guest] = age
    live.note_seen_elsewhere(ages)


VISIBLE_SECONDS = 40.0
"""Seconds for which a guest counts as looking at a table after the table's page has reported it."""
MAX_VISIBLE_TABLES = 20_000
VISIBLE_PREFIX = "sight/"
"""Prefix of table ids under which `Presence` stores that a table's page is visible, not only open."""


class VisibleTables:
    """Records which guests look at which table (`tertulia.server.domain.notifications.Visibility`).

    With `presence`, it also knows the guests who use other processes.
    """

    def __init__(self, presence: Presence | None = None, clock: Clock = SYSTEM) -> None:
        self._presence, self._clock = presence, clock
        self._seen: OrderedDict[GuestAtTable, float] = OrderedDict()

    async def note_view(self, table: str, guest: GuestId) -> None:
        """Record that a guest looks at a table, for this process and the others."""
        place = GuestAtTable(table, guest)
        self._seen[place] = self._clock.monotonic()
        self._seen.move_to_end(place)
        if len(self._seen) > MAX_VISIBLE_TABLES:
            self._seen.popitem(last=False)
        if self._presence is not None:
            with contextlib.suppress(PresenceUnknown):  # the guest may then be notified needlessly
                await self._presence.record([GuestAtTable(VISIBLE_PREFIX + table, guest)])

    async def is_viewing(self, table: str, guest: GuestId) -> bool:
        """Whether a guest looks at a table now, through any process.

        Other processes are left out if the broker cannot be reached.
        """
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
