"""The clock of the server. Code asks a `Clock` for the time, so that tests can set it."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """The current time, and waiting."""

    def now(self) -> datetime:
        """The current time in UTC, for stored times. The system may set it back or forward."""

    def monotonic(self) -> float:
        """Seconds since an arbitrary time, for durations. It never goes back."""

    async def sleep(self, seconds: float) -> None:
        """Wait for a number of seconds."""


class SystemClock:
    """The clock of this machine."""

    def now(self) -> datetime:
        return datetime.now(UTC)

    monotonic = staticmethod(time.monotonic)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


SYSTEM: Clock = SystemClock()
"""The default clock."""


def milliseconds(moment: datetime) -> int:
    """A time in milliseconds since 1970, as it is stored."""
    return round(moment.timestamp() * 1000)
