"""Rate limits of guests and client addresses.

Rates are counted in memory by the monotonic clock. Established libraries use the wall clock, and would lock every
client out after the clock is set back. Their distributed counters ask the broker before each response, so a stalled
broker would block the server. Here each process counts by itself, and learns a moment later what other processes
counted (`tertulia.server.live.sharing`).
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from functools import lru_cache

from tertulia.server.domain.clock import SYSTEM

MOST_KEYS = 10_000
"""The number of keys from which on keys without pending use are dropped."""
AT_ONCE = 30
"""The number of requests of one address that start without a delay."""
LONGEST = 5.0
"""The longest delay of a request, in seconds."""
SHORTEST = 0.001
"""Delays below this many seconds are skipped: timers are not that precise."""


class Rate:
    """A limit on the requests per key and period, in one burst or evenly spread.

    It is the generic cell rate algorithm, which stores one number per key.
    """

    def __init__(self, most: int, period: float, clock: Callable[[], float] = SYSTEM.monotonic) -> None:
        self._step, self._period, self._clock = period / most, period, clock
        self._due: dict[str, float] = {}
        """The time, by key, at which the complete allowance is available again."""

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Count `cost` requests if the limit allows it. Returns 0, or the seconds until it is allowed.

        A cost above the allowance of a complete period counts as that allowance.
        """
        cost = min(cost, self._period / self._step)
        now = self._clock()
        due = self._due.get(key, now)
        if not now <= due <= now + self._period:  # the allowance is complete again, or the clock was set back
            due = now
        due += cost * self._step
        if due - now > self._period + 1e-9:
            return due - now - self._period
        self._note(key, due, now)
        return 0.0

    def charge(self, key: str, cost: float) -> None:
        """Count use in another process. It is never refused, and uses up at most one complete period."""
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
    """Spaces the requests of one address by some milliseconds; the first `AT_ONCE` start at once, as a page load needs.

    All requests share one thread. Without the spacing, a client with many requests would delay the clients with few.
    """

    def __init__(self, a_second: int, clock: Callable[[], float] = SYSTEM.monotonic) -> None:
        self._step, self._clock, self._free = 1 / a_second, clock, AT_ONCE / a_second
        self._due: dict[str, float] = {}
        """The time, by key, at which the next request would start if there were no initial burst."""

    def delay(self, key: str) -> float:
        """Count a request and return the seconds to wait before it starts."""
        now = self._clock()
        due = min(max(self._due.get(key, now), now), now + self._free + LONGEST)
        if len(self._due) >= MOST_KEYS:
            self._due = {other: until for other, until in self._due.items() if until > now}
        self._due[key] = due + self._step
        delay = due - now - self._free
        return delay if delay >= SHORTEST else 0.0


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """The key under which an address is counted: the IPv4 address, or the /64 network of an IPv6 address.

    Internet providers assign a complete /64 network to one household.
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
