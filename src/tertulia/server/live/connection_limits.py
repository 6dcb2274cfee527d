"""Limits on the number of simultaneous connections."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from tertulia.server.live.sharing import SharedUse


class SharedLimit(NamedTuple):
    """A usage counter shared with other processes, and the name of the limit in it."""

    use: SharedUse
    limit: str


class ConnectionLimit:
    """A limit on simultaneous connections: `each` for one key, `most` in total."""

    def __init__(self, each: int, most: int, shared: SharedLimit | None = None) -> None:
        """With `shared`, the connections of a key to other processes count toward the limit of that key."""
        self.each, self.most, self._shared = each, most, shared
        self.in_use = 0
        self._by_key: Counter[str] = Counter()

    def acquire(self, key: str | None) -> bool:
        """Take a connection. Returns False if there is no room; None as key counts toward the total only."""
        if self.in_use >= self.most or (key is not None and self._held(key) >= self.each):
            return False
        self.in_use += 1
        if key is not None:
            self._change(key, 1)
        return True

    def release(self, key: str | None) -> None:
        """Release a connection."""
        self.in_use -= 1
        if key is not None:
            self._change(key, -1)

    def _held(self, key: str) -> int:
        elsewhere = 0 if self._shared is None else self._shared.use.held_elsewhere(self._shared.limit, key)
        return self._by_key[key] + elsewhere

    def _change(self, key: str, more: int) -> None:
        self._by_key[key] += more
        if not self._by_key[key]:
            del self._by_key[key]
        if self._shared is not None:
            self._shared.use.hold(self._shared.limit, key, more)
