"""Count the use of rate and connection limits across all processes of a site (`SharedUse`).

Each process counts its own use and answers at once. A moment later it publishes the use, and the others count it too.
So requests never wait for a broker. A lost message makes a limit a little wider, and without a broker each process
limits by itself. Messages hold no identities: names and addresses are hashed with the site's secret.
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
"""Minimum seconds between two messages of a process."""
FULL_REPORT_SECONDS = 3.0
"""Seconds after which a process publishes all its held counts again, not only changes."""
HELD_VALID_SECONDS = 10.0
"""Seconds for which others believe a process's held counts: a killed process holds nothing."""
MAX_VISITORS = 10_000
"""Maximum number of visitors with unpublished use. The use of further visitors is not published."""

Charge = Callable[[str, float], None]


class UseMessage(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A process's message about its use."""

    process: str
    spent: list[tuple[str, str, float]]
    """Limit, hashed visitor and amount spent since the last message."""
    held: dict[str, int]
    """Amount held now, by limit and hashed visitor (`limit visitor`)."""
    whole: bool
    """Whether `held` lists all held counts, or only those that have changed."""


class SharedUse:
    """The use of limits in this process and in the others."""

    def __init__(self, secret: bytes, clock: Callable[[], float] = SYSTEM.monotonic) -> None:
        self._clock, self._process = clock, secrets.token_hex(8)
        self._charges: dict[str, Charge] = {}
        self._spent: dict[tuple[str, str], float] = {}
        self._held, self._changed, self._said_whole = Counter[str](), set[str](), -FULL_REPORT_SECONDS
        self._others: dict[str, tuple[float, dict[str, int]]] = {}
        """By process: when its last message came, and its held counts."""
        key = hashlib.sha256(b"shared use" + secret).digest()
        self.hash_visitor = lru_cache(maxsize=MAX_VISITORS)(
            lambda whom: hashlib.blake2b(whom.encode(errors="replace"), key=key, digest_size=9).hexdigest()
        )
        """Hashes a visitor's name or address; equal in all processes of the site."""

    def register(self, limit: str, charge: Charge) -> None:
        """Register `charge`, called with visitor (`hash_visitor`) and amount when a limit is used elsewhere."""
        self._charges[limit] = charge

    def spend(self, limit: str, visitor: str, amount: float) -> None:
        """Record that a visitor (`hash_visitor`) has spent an amount of a limit in this process."""
        key = limit, visitor
        if key in self._spent or len(self._spent) < MAX_VISITORS:
            self._spent[key] = self._spent.get(key, 0.0) + amount

    def hold(self, limit: str, visitor: str, change: int) -> None:
        """Record that a visitor holds `change` of a limit in this process: 1 or -1."""
        key = f"{limit} {self.hash_visitor(visitor)}"
        self._held[key] += change
        self._changed.add(key)

    def held_elsewhere(self, limit: str, visitor: str) -> int:
        """Amount of a limit that a visitor holds through other processes."""
        if not self._others:
            return 0
        key, oldest = f"{limit} {self.hash_visitor(visitor)}", self._clock() - HELD_VALID_SECONDS
        return sum(held.get(key, 0) for heard, held in self._others.values() if heard > oldest)

    def next_message(self) -> bytes | None:
        """Return the next message to publish and forget its content, or None if there is nothing to publish."""
        now = self._clock()
        whole = now - self._said_whole >= FULL_REPORT_SECONDS
        self._held = +self._held if whole else self._held  # drops the counts that are zero
        held: Mapping[str, int] = self._held if whole else {key: self._held[key] for key in self._changed}
        if whole:
            self._said_whole = now
        spent, self._spent, self._changed = self._spent, {}, set()
        if not spent and not held:
            return None
        return msgspec.json.encode(
            UseMessage(self._process, [(of, whom, amount) for (of, whom), amount in spent.items()], dict(held), whole)
        )

    def apply_message(self, message: bytes) -> None:
        """Count the use in another process's message. Ignores malformed messages and those of this process."""
        try:
            used = msgspec.json.decode(message, type=UseMessage)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return
        if used.process == self._process:
            return
        for of, whom, amount in used.spent:
            if of in self._charges and amount > 0:
                self._charges[of](whom, amount)
        now = self._clock()
        _, before = self._others.get(used.process, (now, {}))
        self._others = {
            other: (at, held) for other, (at, held) in self._others.items() if at > now - HELD_VALID_SECONDS
        }
        self._others[used.process] = now, used.held if used.whole else {**before, **used.held}
