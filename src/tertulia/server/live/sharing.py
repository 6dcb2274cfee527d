"""Count the use of rate limits and connection limits across all processes of a site (`SharedUse`).

Each process counts its own use and decides at once. A moment later it publishes the use, and the others count it, too.
So requests never wait for a broker. If a message is lost, visitors may exceed a limit a little. Without a broker, each
process counts only its own use. Messages contain no identities: names and addresses are hashed with the site's secret.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache

import msgspec

from tertulia.server.domain.clock import SYSTEM

PUBLISH_SECONDS = 0.25
"""Seconds between two messages in which a process reports its use of limits."""
FULL_REPORT_SECONDS = 3.0
"""Seconds between two messages in which a process publishes all its numbers of open connections.

The messages in between have only the numbers that have changed.
"""
HELD_VALID_SECONDS = 10.0
"""Seconds for which the open connections of another process are counted after its last message.

A killed process sends no message that its connections have ended.
"""
MAX_VISITORS = 10_000
"""Maximum number of pairs (rate limit, visitor) whose use waits to be published.

The use of further pairs is not published: other processes do not count it. The same number of visitor hashes is cached.
"""

Charge = Callable[[str, float], None]


class UseMessage(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A message in which a process reports its visitors' use of rate limits, and their open connections."""

    process: str
    used_amounts: list[tuple[str, str, float]]
    """Rate limits used since the last message: name of the limit, hashed visitor, amount."""
    open_connections: dict[str, int]
    """Number of connections open now, by `limit visitor` (name of the limit and hashed visitor)."""
    whole: bool
    """Whether `open_connections` lists all numbers; otherwise those changed since the last message."""


class SharedUse:
    """Counts how much of each limit visitors have used here, and adds what other processes report."""

    def __init__(self, secret: bytes, clock: Callable[[], float] = SYSTEM.monotonic) -> None:
        self._clock, self._process = clock, secrets.token_hex(8)
        self._charges: dict[str, Charge] = {}
        self._used_amounts: dict[tuple[str, str], float] = {}
        self._open_connections, self._changed, self._full_report_at = Counter[str](), set[str](), -FULL_REPORT_SECONDS
        self._others: dict[str, tuple[float, dict[str, int]]] = {}
        """Monotonic time of the last message of each other process, and its open connections, by process id."""
        key = hashlib.sha256(b"shared use" + secret).digest()
        self.hash_visitor = lru_cache(maxsize=MAX_VISITORS)(
            lambda whom: hashlib.blake2b(whom.encode(errors="replace"), key=key, digest_size=9).hexdigest()
        )
        """`hash_visitor` returns the hash of a visitor's name or address, equal in all processes of the site."""

    def register(self, limit: str, charge: Charge) -> None:
        """Register `charge`, the function to call when another process reports use of the rate limit `limit`.

        `charge` is called with the hashed visitor and the used amount.
        """
        self._charges[limit] = charge

    def spend(self, limit: str, visitor: str, amount: float) -> None:
        """Record that a visitor, hashed by `hash_visitor`, has used an amount of a rate limit in this process."""
        key = limit, visitor
        if key in self._used_amounts or len(self._used_amounts) < MAX_VISITORS:
            self._used_amounts[key] = self._used_amounts.get(key, 0.0) + amount

    def hold(self, limit: str, visitor: str, change: int) -> None:
        """Record that a visitor has opened a connection that a limit counts, or closed one.

        `change` is 1 for an opened connection, and -1 for a closed one.
        """
        key = f"{limit} {self.hash_visitor(visitor)}"
        self._open_connections[key] += change
        self._changed.add(key)

    def held_elsewhere(self, limit: str, visitor: str) -> int:
        """Return how many connections a visitor has to other processes, as counted for a limit."""
        if not self._others:
            return 0
        key, oldest = f"{limit} {self.hash_visitor(visitor)}", self._clock() - HELD_VALID_SECONDS
        return sum(
            open_connections.get(key, 0)
            for received_at, open_connections in self._others.values()
            if received_at > oldest
        )

    def next_message(self) -> bytes | None:
        """Return the next message to publish, or None if there is nothing to publish.

        The message reports the use of rate limits since the previous message. Every `FULL_REPORT_SECONDS`, it lists all
        open connections; otherwise only the numbers that have changed.
        """
        now = self._clock()
        whole = now - self._full_report_at >= FULL_REPORT_SECONDS
        # `+` drops the counts that are zero
        self._open_connections = +self._open_connections if whole else self._open_connections
        open_connections: Mapping[str, int] = (
            self._open_connections if whole else {key: self._open_connections[key] for key in self._changed}
        )
        if whole:
            self._full_report_at = now
        used_amounts, self._used_amounts, self._changed = self._used_amounts, {}, set()
        if not used_amounts and not open_connections:
            return None
        return msgspec.json.encode(
            UseMessage(
                self._process,
                [(of, whom, amount) for (of, whom), amount in used_amounts.items()],
                dict(open_connections),
                whole,
            )
        )

    def apply_message(self, message: bytes) -> None:
        """Count the use that another process's message reports.

        Malformed messages and those of this process are ignored.
        """
        try:
            used = msgspec.json.decode(message, type=UseMessage)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return
        if used.process == self._process:
            return
        for of, whom, amount in used.used_amounts:
            if of in self._charges and amount > 0:
                self._charges[of](whom, amount)
        now = self._clock()
        _, before = self._others.get(used.process, (now, {}))
        self._others = {
            other: (at, open_connections)
            for other, (at, open_connections) in self._others.items()
            if at > now - HELD_VALID_SECONDS
        }
        self._others[used.process] = now, used.open_connections if used.whole else {**before, **used.open_connections}
