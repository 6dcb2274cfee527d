"""People of the months' law: when each of them comes by, and what they do then."""

from __future__ import annotations

import random
from datetime import datetime, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from bench.browser import Browser

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe", "Pacific/Auckland", "UTC")
"""Where they live; in most of these the clocks are changed twice a year, in one of them by half an hour."""


class Manner(NamedTuple):
    """How somebody plays."""

    zone: str
    wakes: int
    """The hour of their day from which on they may come by."""
    sleeps: int
    """The hour from which on they do not."""
    pause: float
    """Hours between two visits, about."""
    stays: float
    """The chance at each visit that they come again at all."""
    leaves: float
    """The chance at each turn that they give up the game."""


def manner(chance: random.Random) -> Manner:
    """Of most it can be said that they come by a few times a day; some seldom do, and some never come again."""
    wakes = chance.randint(6, 11)
    return Manner(
        zone=chance.choice(ZONES),
        wakes=wakes,
        sleeps=chance.randint(19, 24),
        pause=chance.choice((4.0, 8.0, 8.0, 16.0, 40.0, 90.0)),
        stays=chance.choice((1.0, 1.0, 1.0, 0.995, 0.97)),
        leaves=chance.choice((0.0, 0.0, 0.0, 0.002)),
    )


class Person:
    """Somebody with a browser."""

    def __init__(self, number: int, chance: random.Random) -> None:
        self.number, self.chance, self.manner = number, chance, manner(chance)
        self.browser = Browser("", 0, "")
        self.here = True
        self.away_until: datetime | None = None
        """Until when they are on a holiday that they have booked."""

    def next_visit(self, now: datetime) -> datetime:
        """When they come by the next time."""
        until = now + timedelta(hours=self.chance.expovariate(1 / self.manner.pause) + 0.02)
        if self.away_until is not None:
            until = max(until, self.away_until)
        local = until.astimezone(ZoneInfo(self.manner.zone))
        if local.hour >= self.manner.sleeps:
            local += timedelta(days=1)
        if not self.manner.wakes <= local.hour < self.manner.sleeps:
            local = local.replace(hour=self.manner.wakes, minute=self.chance.randrange(60))
        return max(local.astimezone(now.tzinfo), now + timedelta(minutes=1))

    def at(self, address: tuple[str, int]) -> Browser:
        """Their browser, which asks the site where it is now."""
        if (self.browser.host, self.browser.port) != address:
            self.browser.host, self.browser.port, self.browser._kept = *address, None
        return self.browser


Table = dict[str, Any]
