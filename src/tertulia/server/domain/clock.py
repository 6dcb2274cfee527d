"""The time: whoever does something at a time, or says when something was, asks here, so that tests can move it."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """What time it is, and how it passes."""

    def now(self) -> datetime:
        """The moment, in UTC: for what is kept. It may be set back or forward."""

    def monotonic(self) -> float:
        """Seconds since some moment: for what lasts. It is never set."""

    async def sleep(self, seconds: float) -> None:
        """Return when so many seconds have passed."""


class SystemClock:
    """The time of this machine."""

    def now(self) -> datetime:
        """The moment, in UTC."""
        return datetime.now(UTC)

    def monotonic(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Return when so many seconds have passed."""
        await asyncio.sleep(seconds)


SYSTEM: Clock = SystemClock()
"""What is taken where no other clock is given."""


def milliseconds(moment: datetime) -> int:
    """A moment as what is kept of it: milliseconds since 1970."""
    return round(moment.timestamp() * 1000)
