"""Players who have the site open: their number, and which of them a viewer sees (`OnlinePlayers`).

Every open page regularly requests the list of the guest's turns. A guest is online for `ONLINE_SECONDS` after such a
request.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Set
from datetime import UTC, datetime
from typing import NamedTuple, Protocol

from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.ports import ListedTable
from tertulia.server.domain.seats import GuestId, guests_at

ONLINE_SECONDS = 90.0
"""Seconds for which a guest counts as online after the last request of an open page.

A page in a hidden browser tab sends a request once a minute.
"""
SHOW_SETTING = "showOnline"
"""Name of a guest's setting: whether other players see when the guest is online."""
HIDDEN_VALUE = "false"
"""Value of the setting `SHOW_SETTING` that hides a guest among the players who are online."""
REFRESH_SECONDS = 3.0
"""Seconds for which the guests who are online, and their settings, are cached."""
MAX_NAMED_PLAYERS = 5
"""The maximum number of players who are named to a viewer."""


class Visitors(Protocol):
    """Interface that reports which guests have the site open, in all processes of the site."""

    def online(self) -> Mapping[GuestId, str | None]:
        """Return the guests who are online, each with the table that a visible page of theirs shows, or None."""


class OnlineStore(Protocol):
    """Reads the settings, accounts and last visits of guests, which decide how others see them online.

    Every method may raise `StorageFault`.
    """

    async def hidden_among(self, guests: Collection[GuestId]) -> Set[GuestId]:
        """Return those of `guests` who do not want other players to see when they are online."""

    async def accounts_among(self, guests: Collection[GuestId]) -> Set[GuestId]:
        """Return those of `guests` who have a sign-in method."""

    async def last_seen(self, guests: Collection[GuestId]) -> Mapping[GuestId, int]:
        """Return when guests last used the site, in milliseconds since 1970.

        Guests who hide when they are online, and guests without a stored session, are omitted.
        """


class OnlinePlayer(NamedTuple):
    """A player who is online, as a viewer sees them."""

    guest: GuestId
    table: ListedTable | None
    """The table where the player is playing, or waits for the game to begin; None if the viewer cannot see it."""


class LastSeen(NamedTuple):
    """Whether a player is online, and when they last used the site, in whole days."""

    online: bool
    days: int
    """Number of calendar days (UTC) since the player last used the site; 0 for today."""


class _Snapshot(NamedTuple):
    at: float
    tables: Mapping[GuestId, str | None]
    """The guests who are online and whom other players may see, each with the table that they look at."""
    accounts: Set[GuestId]


class OnlinePlayers:
    """Counts and names the players who are online.

    A guest who has turned off `SHOW_SETTING` is neither counted nor named. A guest without a sign-in method is counted,
    and named only if they sit at a public table.
    """

    def __init__(self, visitors: Visitors, store: OnlineStore, clock: Clock = SYSTEM) -> None:
        self._visitors, self._store, self._clock = visitors, store, clock
        self._last: _Snapshot | None = None

    async def count(self) -> int:
        """Return the number of guests who are online. Raises `StorageFault`."""
        return len((await self._snapshot()).tables)

    async def seen_by(
        self, viewer: GuestId | None, tables: Collection[ListedTable], apart: Collection[GuestId]
    ) -> list[OnlinePlayer]:
        """Return the players whom a viewer sees online, those at tables first, at most `MAX_NAMED_PLAYERS`.

        `tables` are the tables that the viewer may see. Guests in `apart` are left out: the viewer blocks them, or they
        block the viewer. Raises `StorageFault`.
        """
        online = await self._snapshot()
        current = [table for table in tables if table.phase != "over"]
        public = {guest for table in current if table.public for guest in guests_at(table.seats)}
        named = (set(online.tables) & (online.accounts | public)) - {viewer, *apart}
        found = [OnlinePlayer(guest, _table_of(guest, online.tables[guest], current)) for guest in named]
        return sorted(found, key=lambda each: (_rank(each.table), each.guest))[:MAX_NAMED_PLAYERS]

    async def last_seen(self, guests: Collection[GuestId]) -> dict[GuestId, LastSeen]:
        """Return when guests last used the site; hidden and unknown guests are omitted. Raises `StorageFault`."""
        today, online = self._clock.now().date(), self._visitors.online()
        return {
            guest: LastSeen(guest in online, max(0, (today - datetime.fromtimestamp(at / 1000, UTC).date()).days))
            for guest, at in (await self._store.last_seen(guests)).items()
        }

    async def _snapshot(self) -> _Snapshot:
        last, now = self._last, self._clock.monotonic()
        if last is not None and now - last.at < REFRESH_SECONDS:
            return last
        online = self._visitors.online()
        hidden, accounts = await self._store.hidden_among(online), await self._store.accounts_among(online)
        shown = {guest: table for guest, table in online.items() if guest not in hidden}
        self._last = _Snapshot(now, shown, accounts)
        return self._last


def _table_of(guest: GuestId, shown: str | None, tables: Collection[ListedTable]) -> ListedTable | None:
    """Return the table at which a viewer may see a guest, or None.

    `tables` are the tables that the viewer may see. `shown` is the id of the table that the guest's page shows, or
    None. The result is this table if the guest sits there, else a public table at which the guest waits for the game to
    begin.
    """
    own = [table for table in tables if guest in guests_at(table.seats)]
    here = [table for table in own if table.id == shown]
    return next((table for table in [*here, *own] if table in here or (table.public and table.phase == "open")), None)


def _rank(table: ListedTable | None) -> int:
    return 2 if table is None else 0 if table.phase == "open" else 1
