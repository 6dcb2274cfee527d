"""The number of connections that there may be at the same time."""

from __future__ import annotations

from collections import Counter


class ConnectionLimit:
    """A limit of connections at the same time, for each key (`each`) and in all (`most`)."""

    def __init__(self, each: int, most: int) -> None:
        self.each, self.most = each, most
        self.taken = 0
        self._by_key: Counter[str] = Counter()

    def take(self, key: str | None) -> bool:
        """Count one more connection. Returns whether there is room for it; one without a key counts only toward all."""
        if self.taken >= self.most or (key is not None and self._by_key[key] >= self.each):
            return False
        self.taken += 1
        if key is not None:
            self._by_key[key] += 1
        return True

    def give_back(self, key: str | None) -> None:
        """Count one connection less."""
        self.taken -= 1
        if key is not None:
            self._by_key[key] -= 1
            if not self._by_key[key]:
                del self._by_key[key]
