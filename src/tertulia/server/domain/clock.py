"""The server's source of time. Code asks a `Clock` for the time, so that tests can set it."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from typing import Protocol

from tenacity import RetryCallState
from tenacity.wait import wait_base, wait_exponential


class Clock(Protocol):
    """Provides the current time, and waits."""

    def now(self) -> datetime:
        """Return the current time in UTC, for times that are stored.

        The operating system may set it back or forward.
        """

    def monotonic(self) -> float:
        """Return the seconds since an arbitrary time, to measure durations. The value never decreases."""

    async def sleep(self, seconds: float) -> None:
        """Wait for a number of seconds."""


class SystemClock(Clock):
    """The clock of the operating system."""

    def now(self) -> datetime:
        return datetime.now(UTC)

    monotonic = staticmethod(time.monotonic)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


SYSTEM: Clock = SystemClock()
"""The clock that code uses unless it is given another one."""


class RestartWaits(wait_base):
    """Computes the seconds to wait before a failed background task is started again.

    The library tenacity calls this object after each failure. The waits grow with each failure, up to a maximum. If the
    task ran for longer than this maximum before it failed, the waits begin again with the shortest.
    """

    def __init__(self, waits: wait_exponential, clock: Clock) -> None:
        self._waits, self._clock, self._began = waits, clock, clock.monotonic()

    def __call__(self, state: RetryCallState) -> float:
        now = self._clock.monotonic()
        if now - self._began > self._waits.max:
            state.attempt_number = 1
        seconds = self._waits(state)
        self._began = now + seconds
        return seconds


def milliseconds(moment: datetime) -> int:
    """Return a time as whole milliseconds since 1970, the form in which times are stored."""
    return round(moment.timestamp() * 1000)
