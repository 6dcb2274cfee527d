"""Rate limits of guests and client addresses.

Rates are counted in memory by the monotonic clock. Established libraries use the wall clock, and would lock every
client out after the clock is set back. Their distributed counters ask the broker before each response, so a stalled
broker would block the server. Here each process counts by itself, and learns a moment later what other processes
counted (`tertulia.server.live.sharing`).
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from functools import lru_cache, partial

from tertulia.server.domain.accounts import TooManyEmails, TooManyExports, TooManyLinks
from tertulia.server.domain.clock import SYSTEM, Clock
from tertulia.server.domain.errors import (
    TooMany,
    TooManyAnalyses,
    TooManyHints,
    TooManyMessages,
    TooManyMessagesOfGuest,
    TooManyReplays,
    TooManyTables,
    TooManyTestNotifications,
)
from tertulia.server.live.sharing import SharedUse
from tertulia.server.settings import Settings

MAX_LIMIT_KEYS = 10_000
"""Number of stored keys at which the next counted request triggers the removal of idle keys.

A key is a guest or a client address. A key is idle if no earlier request reduces its allowance any more.
"""
AT_ONCE = 30
"""Number of requests that an address can send at once without a delay."""
MAX_REQUEST_DELAY_SECONDS = 5.0
MIN_REQUEST_DELAY_SECONDS = 0.001
"""Minimum delay of a request. Shorter delays are skipped, because timers are not that precise."""


class Rate:
    """Limits the number of requests of each key, such as a guest or a client address, in a period.

    A key can use its allowance at once; then the allowance returns evenly over the period. The algorithm is the generic
    cell rate algorithm, which stores one number for each key.
    """

    def __init__(self, most: int, period: float, clock: Callable[[], float] = SYSTEM.monotonic) -> None:
        self._step, self._period, self._clock = period / most, period, clock
        self._due: dict[str, float] = {}
        """For each key, the monotonic time in seconds at which its complete allowance is available again."""

    def wait(self, key: str, cost: float = 1.0) -> float:
        """Count `cost` requests of a key if the limit allows them.

        Returns 0 if the requests are counted, otherwise the seconds until they are allowed. A `cost` above the
        allowance of one period is reduced to this allowance.
        """
        now, most = self._clock(), self._period / self._step
        cost = most if cost > most else cost
        due = self._due.get(key, now)
        if not now <= due <= now + self._period:  # the allowance is complete again, or the clock was set back
            due = now
        due += cost * self._step
        if due - now > self._period + 1e-9:
            return due - now - self._period
        self._note(key, due, now)
        return 0.0

    def charge(self, key: str, cost: float) -> None:
        """Count `cost` requests of a key that another process has allowed.

        If the key's allowance has fewer requests left, all that is left is used up.
        """
        now = self._clock()
        due = self._due.get(key, now)
        if not now <= due <= now + self._period:
            due = now
        self._note(key, min(due + cost * self._step, now + self._period), now)

    def _note(self, key: str, due: float, now: float) -> None:
        if len(self._due) >= MAX_LIMIT_KEYS:
            self._due = {other: until for other, until in self._due.items() if until > now}
        self._due[key] = due


class RequestThrottle:
    """Delays the requests of an address that sends many at once, so that they start one after another.

    The first `AT_ONCE` requests start at once, as a page load needs. All requests share one thread. Without the delays,
    a client with many requests would delay the clients with few.
    """

    def __init__(self, a_second: int, clock: Callable[[], float] = SYSTEM.monotonic) -> None:
        self._step, self._clock, self._free = 1 / a_second, clock, AT_ONCE / a_second
        self._due: dict[str, float] = {}
        """For each key, the time at which its next request is due if its requests are evenly spaced.

        Times are seconds of the monotonic clock. A request may start `AT_ONCE` intervals before its due time.
        """

    def delay(self, key: str) -> float:
        """Count a request of an address, and return the seconds to wait before it starts; 0 for no delay."""
        now = self._clock()
        due = min(max(self._due.get(key, now), now), now + self._free + MAX_REQUEST_DELAY_SECONDS)
        if len(self._due) >= MAX_LIMIT_KEYS:
            self._due = {other: until for other, until in self._due.items() if until > now}
        self._due[key] = due + self._step
        delay = due - now - self._free
        return delay if delay >= MIN_REQUEST_DELAY_SECONDS else 0.0


@lru_cache(maxsize=4096)
def limit_key(address: str) -> str:
    """Return the key under which limits count an address: itself, or the /64 network of an IPv6 address.

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


class Quota:
    """Limits the use of one resource by each key in a period.

    Use above the limit raises the quota's own error.
    """

    def __init__(self, most: int, period: float, refusal: type[TooMany], message: str, clock: Clock = SYSTEM) -> None:
        self._rate, self._refusal, self._message = Rate(most, period, clock.monotonic), refusal, message
        self._name = ""
        self._use: SharedUse | None = None

    def share(self, name: str, use: SharedUse) -> None:
        """From now on, count the quota's use in all processes of the site together.

        `name` identifies the quota in all processes. Through `use`, the processes report to each other how much of the
        quota their clients have used.
        """
        self._name, self._use = name, use
        use.register(name, self._rate.charge)

    def spend(self, key: str, amount: float = 1.0) -> None:
        """Use up an amount of a key's allowance. Raises the quota's error if too little is left.

        The error has the seconds after which the amount is available.
        """
        whom = key if self._use is None else self._use.hash_visitor(key)
        if wait := self._rate.wait(whom, amount):
            raise self._refusal(self._message, retry_after=wait)
        if self._use is not None:
            self._use.spend(self._name, whom, amount)


class Quotas:
    """All quotas of the HTTP interface.

    Each quota counts the use of a resource by key (`Quota.spend`). In most quotas, a key is the IP address of a client.
    In `requests`, `talk`, `talk_of_guest`, `hints`, `exports` and `trials_of_guest`, a key is a guest. In
    `emails_to_recipient`, a key is an email address.
    """

    def __init__(self, settings: Settings, use: SharedUse | None = None, clock: Clock = SYSTEM) -> None:
        """Create the quotas. With `use`, each quota counts its use in all processes together (`Quota.share`)."""
        quota = partial(Quota, clock=clock)
        self.requests = quota(settings.requests_a_minute, 60, TooMany, "too many requests")
        self.requests_of_address = quota(settings.requests_an_address, 60, TooMany, "too many requests")
        self.tables = quota(settings.tables_an_hour, 3600, TooManyTables, "too many new tables from one IP address")
        """Quota of new tables, which occupy disk space."""
        self.checks = quota(
            settings.checks_an_address, 60, TooMany, "too many component sets checked for one IP address"
        )
        """Quota of validations of component sets."""
        self.moments = quota(
            settings.moments_an_address, 60, TooManyReplays, "too many earlier positions for one IP address"
        )
        """Quota of requests for an earlier position of a game."""
        self.plies = quota(settings.plies_an_address, 60, TooManyReplays, "too many plies replayed for one IP address")
        """Quota of actions of a game (plies) that the server replays to answer requests."""
        self.lines = quota(settings.lines_an_address, 60, TooMany, "too many log lines for one IP address")
        """Quota of lines of game logs that are sent to clients that request a table."""
        self.talk = quota(settings.chat_a_minute, 60, TooManyMessages, "too many chat messages of one guest")
        """Quota of chat messages of a guest with a sign-in method."""
        self.talk_of_guest = quota(
            settings.chat_of_guest,
            60,
            TooManyMessagesOfGuest,
            "too many chat messages of one guest; the limit is higher with an account",
        )
        """Quota of chat messages of a guest without a sign-in method."""
        self.talk_of_address = quota(
            settings.chat_an_address, 60, TooManyMessages, "too many chat messages of one IP address"
        )
        self.hints = quota(settings.hints_a_minute, 60, TooManyHints, "too many hints for one guest")
        self.hints_of_address = quota(settings.hints_an_address, 60, TooManyHints, "too many hints for one IP address")
        self.analyses = quota(settings.analyses_an_hour, 3600, TooManyAnalyses, "too many analyses for one IP address")
        self.emails = quota(20, 3600, TooManyEmails, "too many emails requested by one IP address")
        """Quota of sign-in emails, by the address of the requesting client."""
        self.emails_to_recipient = quota(
            5, 3600, TooManyEmails, "too many emails to this address: look for those already sent, or try again later"
        )
        """Quota of sign-in and confirmation emails, by the recipient's email address."""
        self.links = quota(240, 3600, TooManyLinks, "too many links and codes tried by one IP address")
        """Quota of links, codes and passkey challenges that a client creates or tries."""
        self.exports = quota(6, 3600, TooManyExports, "too many data exports of one guest")
        """Quota of a guest's data exports, which contain the records of all games."""
        self.trials = quota(20, 3600, TooManyTestNotifications, "too many test notifications and new channels")
        """Quota of test notifications and new channels; a new channel may cause a confirmation email."""
        self.trials_of_guest = quota(8, 3600, TooManyTestNotifications, "too many test notifications and new channels")
        self.profiles = quota(120, 60, TooMany, "too many profiles for one IP address")
        """Quota of profiles and lists of finished games, so that no client can copy all profiles of a site."""
        if use is not None:
            for name, each in vars(self).items():
                each.share(name, use)
