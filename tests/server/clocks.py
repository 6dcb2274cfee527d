"""Clocks that a test moves: implementations of `tertulia.server.domain.clock.Clock`, and a function of the time."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

BEGIN = datetime(2026, 1, 1, tzinfo=UTC)


class MovedClock:
    """A clock that `sleep` moves forward at once."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> datetime:
        """The current time: `BEGIN` plus the seconds that have passed."""
        return BEGIN + timedelta(seconds=self.seconds)

    def monotonic(self) -> float:
        """Seconds since `BEGIN`."""
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        """Move the clock by `seconds` and return at once."""
        self.seconds += seconds
        await asyncio.sleep(0)


class StoppedClock(MovedClock):
    """The clock of a site. It stands still, and sleepers wait, until the test moves it."""

    def __init__(self) -> None:
        super().__init__()
        self._asleep: list[tuple[float, asyncio.Event]] = []

    async def sleep(self, seconds: float) -> None:
        """Wait until the test has moved the clock by `seconds`."""
        woken = asyncio.Event()
        self._asleep.append((self.seconds + seconds, woken))
        self.move(0)
        await woken.wait()
        await asyncio.sleep(0)

    def move(self, seconds: float) -> None:
        """Move the clock by `seconds` in one step, as after a suspended machine resumes."""
        self.seconds += seconds
        for until, woken in self._asleep:
            if until <= self.seconds:
                woken.set()
        self._asleep = [each for each in self._asleep if not each[1].is_set()]

    def sleeps_until(self, seconds: float, many: int = 1) -> bool:
        """Return whether at least `many` sleepers wake exactly at `seconds` (since `BEGIN`)."""
        return sum(until == seconds for until, _ in self._asleep) >= many


class ManualClock:
    """A function that returns `now` in seconds, which the test sets."""

    def __init__(self, now: float = 1000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now
