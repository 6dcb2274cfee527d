"""The number of connections that there may be at the same time."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from tertulia.server.live.sharing import SharedUse


class Shared(NamedTuple):
    """What is counted together with other processes, and its name there."""

    use: SharedUse
    what: str


class ConnectionLimit:
    """A limit of connections at the same time, for each key (`each`) and in all (`most`)."""

    def __init__(self, each: int, most: int, shared: Shared | None = None) -> None:
        """With `shared`, what each key has at other processes counts toward its own limit, too."""
        self.each, self.most, self._shared = each, most, shared
        self.taken = 0
        self._by_key: Counter[str] = Counter()

    def take(self, key: str | None) -> bool:
        """Count one more connection. Returns whether there is room for it; one without a key counts only toward all."""
        if self.taken >= self.most or (key is not None and self._held(key) >= self.each):
            return False
        self.taken += 1
        if key is not None:
            self._change(key, 1)
        return True

    def give_back(self, key: str | None) -> None:
        """Count one connection less."""
        self.taken -= 1
        if key is not None:
            self._change(key, -1)

    def _held(self, key: str) -> int:
        elsewhere = 0 if self._shared is None else self._shared.use.held_elsewhere(self._shared.what, key)
        return self._by_key[key] + elsewhere

    def _change(self, key: str, more: int) -> None:
        self._by_key[key] += more
        if not self._by_key[key]:
            del self._by_key[key]
        if self._shared is not None:
            self._shared.use.hold(self._shared.what, key, more)
