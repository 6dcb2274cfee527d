"""Presence of guests at tables: when each was last seen, and who polls without a live connection."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TypeVar

from tertulia.server.domain.clock import SYSTEM
from tertulia.server.domain.ids import GuestId

K = TypeVar("K", bound=Hashable)
POLL_PRESENCE_SECONDS = 30.0
"""Seconds after a request for a table in which the requester counts as present."""
RECONNECT_SECONDS = 30.0
"""Seconds after the server's start in which no guest counts as absent: all have to reconnect."""
MAX_REMEMBERED = 20_000
"""Number of guests at tables, and of tables, whose last request is remembered."""


class PresenceTracker:
    """Records when guests and spectators requested tables."""

    def __init__(self, clock: Callable[[], float] = SYSTEM.monotonic) -> None:
        self.clock = clock
        self._everybody_back = clock() + RECONNECT_SECONDS
        self._last_seen: OrderedDict[tuple[str, GuestId], float] = OrderedDict()
        self._last_requested: OrderedDict[str, float] = OrderedDict()
        """By table, when a guest or spectator last requested it."""
        self._last_polled: dict[str, dict[GuestId, float]] = {}
        """By table, the guests who poll without a live connection, and when they last did."""

    def note_seen(self, table: str, guest: GuestId) -> None:
        """Note that a guest is watching a table, or has watched it until now."""
        _record_latest(self._last_seen, (table, guest), self.clock())

    def note_request(self, table: str, guest: GuestId | None, connected: bool) -> bool:
        """Note a request for a table, by a guest or (None) a spectator.

        Returns whether a guest becomes present by it: without a live connection, and without a recent request before.
        """
        now = self.clock()
        _record_latest(self._last_requested, table, now)
        if guest is None:
            return False
        self.note_seen(table, guest)
        if connected:
            return False
        news = guest not in self.polling_guests(table)
        self._last_polled.setdefault(table, {})[guest] = now
        return news

    def note_connected(self, table: str, guest: GuestId) -> None:
        """Note that a guest has opened a live connection, which decides from now on whether they are present."""
        self._last_polled.get(table, {}).pop(guest, None)
        self.note_seen(table, guest)

    def seconds_away(self, table: str, guest: GuestId) -> float:
        """Seconds since a guest without a live connection was last seen at a table.

        A guest who was not seen since the server's start counts as seen `RECONNECT_SECONDS` after it.
        """
        return max(0.0, self.clock() - self._last_seen.get((table, guest), self._everybody_back))

    def polling_guests(self, table: str) -> set[GuestId]:
        """The guests who poll a table without a live connection."""
        if not (asking := self._last_polled.get(table)):  # usual for tables in a list
            return set()
        oldest = self.clock() - POLL_PRESENCE_SECONDS
        return {guest for guest, asked in asking.items() if asked > oldest}

    def requested_recently(self, table: str) -> bool:
        """Whether a guest or spectator requested a table in the last `POLL_PRESENCE_SECONDS`."""
        return table in self._last_requested and self._last_requested[table] > self.clock() - POLL_PRESENCE_SECONDS

    def forget_stopped(self) -> list[str]:
        """Remove guests who have stopped polling. Returns the ids of the tables that they left."""
        oldest, left = self.clock() - POLL_PRESENCE_SECONDS, []
        for table, asking in list(self._last_polled.items()):
            there = {guest: asked for guest, asked in asking.items() if asked > oldest}
            if len(there) < len(asking):
                left.append(table)
                self._last_polled[table] = there
            if not there:
                del self._last_polled[table]
        return left


def _record_latest(times: OrderedDict[K, float], key: K, now: float) -> None:
    times[key] = now
    times.move_to_end(key)
    if len(times) > MAX_REMEMBERED:
        times.popitem(last=False)
