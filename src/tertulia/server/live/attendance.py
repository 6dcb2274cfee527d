"""Presence of guests at tables: when each was last seen, and who polls without a live connection."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TypeVar

from tertulia.server.domain.clock import SYSTEM
from tertulia.server.domain.ids import GuestId

K = TypeVar("K", bound=Hashable)
ATTENTION = 30.0
"""Seconds after a request for a table in which the requester counts as present."""
RETURN = 30.0
"""Seconds after the server's start in which no guest counts as absent: all have to reconnect."""
MOST_REMEMBERED = 20_000
"""Number of guests at tables, and of tables, whose last request is remembered."""


class Attendance:
    """Records when guests and spectators requested tables."""

    def __init__(self, clock: Callable[[], float] = SYSTEM.monotonic) -> None:
        self.clock = clock
        self._everybody_back = clock() + RETURN
        self._met: OrderedDict[tuple[str, GuestId], float] = OrderedDict()
        self._asked: OrderedDict[str, float] = OrderedDict()
        """By table, when a guest or spectator last requested it."""
        self._asking: dict[str, dict[GuestId, float]] = {}
        """By table, the guests who poll without a live connection, and when they last did."""

    def meet(self, table: str, guest: GuestId) -> None:
        """Note that a guest is watching a table, or has watched it until now."""
        _put(self._met, (table, guest), self.clock())

    def ask(self, table: str, guest: GuestId | None, connected: bool) -> bool:
        """Note a request for a table, by a guest or (None) a spectator.

        Returns whether a guest becomes present by it: without a live connection, and without a recent request before.
        """
        now = self.clock()
        _put(self._asked, table, now)
        if guest is None:
            return False
        self.meet(table, guest)
        if connected:
            return False
        news = guest not in self.asking(table)
        self._asking.setdefault(table, {})[guest] = now
        return news

    def connect(self, table: str, guest: GuestId) -> None:
        """Note that a guest has opened a live connection, which decides from now on whether they are present."""
        self._asking.get(table, {}).pop(guest, None)
        self.meet(table, guest)

    def away(self, table: str, guest: GuestId) -> float:
        """Seconds since a guest without a live connection was last seen at a table.

        A guest who was not seen since the server's start counts as seen `RETURN` seconds after it.
        """
        return max(0.0, self.clock() - self._met.get((table, guest), self._everybody_back))

    def asking(self, table: str) -> set[GuestId]:
        """The guests who poll a table without a live connection."""
        if not (asking := self._asking.get(table)):  # usual for tables in a list
            return set()
        oldest = self.clock() - ATTENTION
        return {guest for guest, asked in asking.items() if asked > oldest}

    def asked(self, table: str) -> bool:
        """Whether a guest or spectator requested a table in the last `ATTENTION` seconds."""
        return table in self._asked and self._asked[table] > self.clock() - ATTENTION

    def forget(self) -> list[str]:
        """Remove guests who have stopped polling. Returns the ids of the tables that they left."""
        oldest, left = self.clock() - ATTENTION, []
        for table, asking in list(self._asking.items()):
            there = {guest: asked for guest, asked in asking.items() if asked > oldest}
            if len(there) < len(asking):
                left.append(table)
                self._asking[table] = there
            if not there:
                del self._asking[table]
        return left


def _put(times: OrderedDict[K, float], key: K, now: float) -> None:
    times[key] = now
    times.move_to_end(key)
    if len(times) > MOST_REMEMBERED:
        times.popitem(last=False)
