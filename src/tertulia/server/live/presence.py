"""Track which guests look at which tables and which have the site open, across all processes."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.errors import PlayerUnknown
from tertulia.server.domain.notifications import Visibility
from tertulia.server.domain.online import ONLINE_SECONDS, Visitors
from tertulia.server.domain.seats import GuestId, guests_at
from tertulia.server.domain.service import TableService
from tertulia.server.live.broadcaster import Broadcaster
from tertulia.server.logs import warn_once


class GuestAtTable(NamedTuple):
    """A table id and a guest. `Presence` stores when the guest was last present at the table."""

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

    async def exchange_visits(self, visits: Sequence[str], seconds: float) -> Mapping[str, float]:
        """Store visits with the current time, and return the age in seconds of each recent visit.

        A visit is an encrypted text: a guest who has the site open, and the table that they look at. Recent visits are
        those to any process in the last `seconds`. Raises `PresenceUnknown` if the storage cannot be reached.
        """


class PresenceUnknown(Exception):
    """The broker that stores which guests are present cannot be reached now."""


EXCHANGE_SECONDS = 5.0
"""Seconds between two exchanges of presence with other processes."""


async def share_presence(service: TableService, live: Broadcaster, presence: Presence, clock: Clock = SYSTEM) -> None:
    """Exchange with other processes which guests are present at tables, at intervals until cancelled.

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
VISIBLE_PREFIX = "visibility/"
"""Prefix of the table id in an entry of `Presence` that says that a guest looks at the table.

An entry without the prefix says that the table's page is open, perhaps in a background tab.
"""


class VisibleTables(Visibility):
    """Tracks which guests look at which table, in this process and, with `presence`, in the others."""

    def __init__(self, presence: Presence | None = None, clock: Clock = SYSTEM) -> None:
        self._presence, self._clock = presence, clock
        self._seen: OrderedDict[GuestAtTable, float] = OrderedDict()

    async def note_view(self, table: str, guest: GuestId) -> None:
        """Record that a guest looks at a table, and publish it to other processes."""
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


MAX_VISITORS = 10_000


class Visit(NamedTuple):
    """When a guest last had the site open (`at`, in monotonic seconds), and the table that they looked at."""

    at: float
    table: str | None
    """Id of the table whose page is in the foreground in the guest's browser; None if no table's page is."""
    table_at: float = 0.0
    """When a page last reported `table`, in monotonic seconds; 0 for visits read from other processes."""


class SiteVisitors(Visitors):
    """Records which guests have the site open."""

    def __init__(self, seal: Callable[[GuestId], str], unseal: Callable[[str], GuestId], clock: Clock = SYSTEM) -> None:
        """Create a record without visitors.

        `seal` encrypts a text for other processes, always with the same result; `unseal` decrypts the result. `unseal`
        raises `PlayerUnknown` for a text that `seal` has not encrypted.
        """
        self._seal, self._unseal, self._clock = seal, unseal, clock
        self._here: OrderedDict[GuestId, Visit] = OrderedDict()
        self._unpublished = set[GuestId]()
        self._elsewhere: dict[GuestId, Visit] = {}

    def note(self, guest: GuestId, table: str | None) -> None:
        """Record that a page of a guest is open, and the table that it shows.

        If `table` is None, the table that another page of the guest has reported stays for `VISIBLE_SECONDS`.
        """
        now, last = self._clock.monotonic(), self._here.get(guest)
        if table is None and last is not None and now - last.table_at < VISIBLE_SECONDS:
            self._here[guest] = last._replace(at=now)
        else:
            self._here[guest] = Visit(now, table, now)
        self._here.move_to_end(guest)
        self._unpublished.add(guest)
        if len(self._here) > MAX_VISITORS:
            self._unpublished.discard(self._here.popitem(last=False)[0])

    def online(self) -> dict[GuestId, str | None]:
        oldest = self._clock.monotonic() - ONLINE_SECONDS
        while self._here and next(iter(self._here.values())).at <= oldest:
            self._unpublished.discard(self._here.popitem(last=False)[0])
        latest = {guest: visit for guest, visit in self._elsewhere.items() if visit.at > oldest}
        for guest, visit in self._here.items():
            if guest not in latest or latest[guest].at <= visit.at:
                latest[guest] = visit
        return {guest: visit.table for guest, visit in latest.items()}

    async def exchange(self, presence: Presence) -> None:
        """Publish the visits that this process has seen, and read those that other processes have seen.

        Raises `PresenceUnknown` if the broker cannot be reached.
        """
        due, self._unpublished = self._unpublished, set()
        visits = [self._seal(GuestId(f"{guest} {self._here[guest].table or ''}")) for guest in sorted(due)]
        try:
            found, now = await presence.exchange_visits(visits, ONLINE_SECONDS), self._clock.monotonic()
        except PresenceUnknown:
            self._unpublished |= due & self._here.keys()
            raise
        elsewhere: dict[GuestId, Visit] = {}
        for sealed, age in sorted(found.items(), key=lambda item: -item[1]):  # the latest visit of a guest is the last
            with contextlib.suppress(PlayerUnknown):
                guest, _, table = self._unseal(sealed).partition(" ")
                elsewhere[GuestId(guest)] = Visit(now - age, table or None)
        self._elsewhere = elsewhere


async def share_visitors(visitors: SiteVisitors, presence: Presence, clock: Clock = SYSTEM) -> None:
    """Exchange with other processes which guests have the site open, until cancelled.

    While the broker cannot be reached, each process learns of its own visitors only. The visitors of other processes
    that were read before still count as online until `ONLINE_SECONDS` after their last visit.
    """
    while True:
        with contextlib.suppress(PresenceUnknown):  # logged by `share_presence`
            await visitors.exchange(presence)
        await clock.sleep(EXCHANGE_SECONDS)
