"""Clocks that a test moves (`tertulia.server.domain.clock.Clock`)."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

BEGIN = datetime(2026, 1, 1, tzinfo=UTC)


class MovedClock:
    """A clock that a test moves, and whoever sleeps moves it, too."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> datetime:
        """The moment."""
        return BEGIN + timedelta(seconds=self.seconds)

    def monotonic(self) -> float:
        """Seconds since its beginning."""
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        """It goes on at once."""
        self.seconds += seconds
        await asyncio.sleep(0)


class StoppedClock(MovedClock):
    """A clock of a whole site: it stands still, and everybody sleeps, until the test moves it."""

    def __init__(self) -> None:
        super().__init__()
        self._asleep: list[tuple[float, asyncio.Event]] = []

    async def sleep(self, seconds: float) -> None:
        """It goes on when the test has moved it so far."""
        woken = asyncio.Event()
        self._asleep.append((self.seconds + seconds, woken))
        self.move(0)
        await woken.wait()
        await asyncio.sleep(0)

    def move(self, seconds: float) -> None:
        """Let so much time go by at once, as for a machine that was suspended."""
        self.seconds += seconds
        for until, woken in self._asleep:
            if until <= self.seconds:
                woken.set()
        self._asleep = [each for each in self._asleep if not each[1].is_set()]

    def sleeps_until(self, seconds: float, many: int = 1) -> bool:
        """Whether somebody (or so many) sleeps until then, in seconds since the clock's beginning."""
        return sum(until == seconds for until, _ in self._asleep) >= many
