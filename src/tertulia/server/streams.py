"""Live connections: every viewer of a table hears of each change, and of who else is there."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

import msgspec


class News(NamedTuple):
    """What a table has to say to a viewer since the version that he knows."""

    version: int
    table: bytes


class Ear:
    """One live connection."""

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.changed = asyncio.Event()
        self.presence = True
        """Whether it has still to be told who is there."""

    def wake(self, *, presence: bool = False) -> None:
        """There is news."""
        self.presence |= presence
        self.changed.set()


class Streams:
    """Who is listening to which table."""

    def __init__(self) -> None:
        self._ears: dict[str, set[Ear]] = {}
        self._guests: Counter[str] = Counter()
        self.closing = False

    def online(self, table: str) -> set[str]:
        """The guests who are looking at a table."""
        return {ear.guest for ear in self._ears.get(table, ()) if ear.guest is not None}

    def count(self, guest: str) -> int:
        """How many live connections a guest holds."""
        return self._guests[guest]

    def heard(self, table: str) -> bool:
        """Whether anybody is looking at a table."""
        return bool(self._ears.get(table))

    def announce(self, table: str, *, presence: bool = False) -> None:
        """Tell everybody at a table that it has changed, or who is there."""
        for ear in self._ears.get(table, ()):
            ear.wake(presence=presence)

    def close(self) -> None:
        """End all connections: the server stops. Browsers come back by themselves."""
        self.closing = True
        for ears in self._ears.values():
            for ear in ears:
                ear.wake()

    async def listen(
        self,
        table: str,
        guest: str | None,
        known: int,
        news: Callable[[int], News | None],
        seats_online: Callable[[], list[int]],
        heartbeat: float,
    ) -> AsyncIterator[bytes]:
        """The events of one connection, beginning after the version that the viewer knows."""
        ear = self._enter(table, guest)
        try:
            yield b"retry: 1000\n\n"
            while not self.closing:
                ear.changed.clear()
                fresh = news(known)
                if fresh is not None:
                    known = fresh.version
                    yield b"event: table\nid: %d\ndata: %s\n\n" % (known, fresh.table)
                if ear.presence:
                    ear.presence = False
                    yield b"event: presence\ndata: %s\n\n" % msgspec.json.encode({"online": seats_online()})
                try:
                    await asyncio.wait_for(ear.changed.wait(), heartbeat)
                except TimeoutError:
                    yield b": still here\n\n"
        finally:
            self._leave(table, ear)

    def _enter(self, table: str, guest: str | None) -> Ear:
        ear = Ear(guest)
        self._ears.setdefault(table, set()).add(ear)
        if guest is not None:
            self._guests[guest] += 1
        self.announce(table, presence=True)
        return ear

    def _leave(self, table: str, ear: Ear) -> None:
        ears = self._ears.get(table, set())
        ears.discard(ear)
        if not ears:
            self._ears.pop(table, None)
        if ear.guest is not None:
            self._guests[ear.guest] -= 1
            if not self._guests[ear.guest]:
                del self._guests[ear.guest]
        self.announce(table, presence=True)
