"""How much one visitor, and one address, may ask.

Rates are counted on the monotonic clock, in memory: the well-kept libraries for this count by the wall clock, and a clock that is
set back would lock everybody out. Their way to count for several processes asks the broker before each request is answered, and one
that stalls would hold everybody up; here each process counts, and hears a moment later of what was had elsewhere
(`tertulia.server.live.sharing`).
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from functools import lru_cache

from tertulia.server.domain.clock import SYSTEM

MOST_KEYS = 10_000
"""The number of keys that are remembered before those that may ask freely again are forgotten."""
AT_ONCE = 30
"""The number of requests of one address that begin without a delay."""
LONGEST = 5.0
"""Seconds that a request waits for its turn at most."""
SHORTEST = 0.001
"""Seconds for less than which none waits: no timer is as fine."""


class Rate:
    """A limit on the number of requests in a period for each key, evenly or in one burst (the generic cell rate algorithm: one
    number a key)."""

    def __init__(self, most: int, period: float, clock: Callable[[], float] = SYSTEM.monotonic) -> None:
        self._step, self._period, self._clock = period / most, period, clock
        self._due: dict[str, float] = {}
        """For each key when it will have used up nothing any more."""

    def wait(self, key: str, cost: float = 1.0) -> float:
        """The seconds until one more request (or one that costs as much as `cost` requests) will be allowed; 0 where it is, and
        then it is counted. What costs more than a whole period has is allowed once that is all there."""
        cost = min(cost, self._period / self._step)
        now = self._clock()
        due = self._due.get(key, now)
        if not now <= due <= now + self._period:  # all is given back; or the clock was set back
            due = now
        due += cost * self._step
        if due - now > self._period + 1e-9:
            return due - now - self._period
        self._note(key, due, now)
        return 0.0

    def charge(self, key: str, cost: float) -> None:
        """Count what was had elsewhere: nobody is refused for it now, and nobody owes more than a whole period."""
        now = self._clock()
        due = self._due.get(key, now)
        if not now <= due <= now + self._period:
            due = now
        self._note(key, min(due + cost * self._step, now + self._period), now)

    def _note(self, key: str, due: float, now: float) -> None:
        if len(self._due) >= MOST_KEYS:
            self._due = {other: until for other, until in self._due.items() if until > now}
        self._due[key] = due


class Turnstile:
    """What one address asks for begins one after another, some milliseconds apart; the first few at once, as a page asks for them.

    Whoever asks for much at once would else be served between any two steps of whoever asks for little: everybody waits their
    turn on one thread."""

    def __init__(self, a_second: int, clock: Callable[[], float] = SYSTEM.monotonic) -> None:
        self._step, self._clock, self._free = 1 / a_second, clock, AT_ONCE / a_second
        self._due: dict[str, float] = {}
        """For each key when the next one would begin if none began at once."""

    def delay(self, key: str) -> float:
        """The seconds until one more may begin; it is counted."""
        now = self._clock()
        due = min(max(self._due.get(key, now), now), now + self._free + LONGEST)
        if len(self._due) >= MOST_KEYS:
            self._due = {other: until for other, until in self._due.items() if until > now}
        self._due[key] = due + self._step
        delay = due - now - self._free
        return delay if delay >= SHORTEST else 0.0


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """The name under which an address is counted: an IPv4 address itself, or the /64 network of an IPv6 address, which one
    household has whole."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
