"""Who was last met at which table, and who asks for one now and then without a live connection: they are there, too."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TypeVar

from tertulia.server.domain.clock import SYSTEM
from tertulia.server.domain.ids import GuestId

K = TypeVar("K", bound=Hashable)
ATTENTION = 30.0
"""Seconds for which whoever has asked for a table is taken to look at it."""
RETURN = 30.0
"""Seconds after a start of the server in which nobody is away: everybody was cut off, and comes back."""
MOST_REMEMBERED = 20_000
"""Number of guests at tables of whom it is known when they were met; of others only that it was before them, or never."""


class Attendance:
    """When guests, and anybody, have asked for tables."""

    def __init__(self, clock: Callable[[], float] = SYSTEM.monotonic) -> None:
        self.clock = clock
        self._everybody_back = clock() + RETURN
        self._met: OrderedDict[tuple[str, GuestId], float] = OrderedDict()
        self._asked: OrderedDict[str, float] = OrderedDict()
        """When anybody, a spectator too, has last asked for a table."""
        self._asking: dict[str, dict[GuestId, float]] = {}
        """By table, who asks without a live connection, and when they last have."""

    def meet(self, table: str, guest: GuestId) -> None:
        """Note that a guest looks, or has looked until now."""
        _put(self._met, (table, guest), self.clock())

    def ask(self, table: str, guest: GuestId | None, connected: bool) -> bool:
        """Note that somebody asks for a table, or does something there. Returns whether it is news that a guest is there."""
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
        """Note that a guest has a live connection: from now on that says whether they are there."""
        self._asking.get(table, {}).pop(guest, None)
        self.meet(table, guest)

    def away(self, table: str, guest: GuestId) -> float:
        """The seconds since a guest who has no live connection was last met; for one who was not met since the start, since
        everybody could come back."""
        return max(0.0, self.clock() - self._met.get((table, guest), self._everybody_back))

    def asking(self, table: str) -> set[GuestId]:
        """The guests who ask for a table without a live connection."""
        if not (asking := self._asking.get(table)):  # as at most tables of a list
            return set()
        oldest = self.clock() - ATTENTION
        return {guest for guest, asked in asking.items() if asked > oldest}

    def asked(self, table: str) -> bool:
        """Whether anybody has asked for a table just now."""
        return table in self._asked and self._asked[table] > self.clock() - ATTENTION

    def forget(self) -> list[str]:
        """Forget who has not asked again. Returns the ids of the tables where somebody was."""
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
