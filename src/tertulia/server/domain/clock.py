"""The server's source of time. Code asks a `Clock` for the time, so that tests can set it."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from typing import Protocol


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


class SystemClock:
    """The clock of the operating system."""

    def now(self) -> datetime:
        return datetime.now(UTC)

    monotonic = staticmethod(time.monotonic)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


SYSTEM: Clock = SystemClock()
"""The clock that code uses unless it is given another one."""


def milliseconds(moment: datetime) -> int:
    """Return a time as whole milliseconds since 1970, the form in which times are stored."""
    return round(moment.timestamp() * 1000)
