"""People of the months' law: when each of them comes by, and what they are like."""

from __future__ import annotations

import random
from datetime import datetime, timedelta
from typing import Literal, NamedTuple
from zoneinfo import ZoneInfo

from bench.browser import Browser
from tests.server.months.diary import Diary

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
    """Hours until they come by again, about: after a letter if they get any, else from visit to visit."""
    stays: float
    """The chance at each visit that they come again at all."""
    leaves: float
    """The chance at each turn that they give up the game."""
    told_by: Literal["mail", "push"] | None
    """How they are told of their turns, if they are."""


def manner(chance: random.Random) -> Manner:
    """Most come by a few times a day; some seldom do, and some never come again."""
    return Manner(
        zone=chance.choice(ZONES),
        wakes=chance.randint(6, 11),
        sleeps=chance.randint(19, 24),
        pause=chance.choice((2.0, 4.0, 8.0, 8.0, 16.0, 40.0, 90.0)),
        stays=chance.choice((1.0, 1.0, 1.0, 0.99, 0.95)),
        leaves=chance.choice((0.0, 0.0, 0.0, 0.01)),
        told_by=chance.choice(("mail", "mail", "mail", "push", None)),
    )


class Person:
    """Somebody with a browser."""

    def __init__(self, number: int, chance: random.Random) -> None:
        self.number, self.chance, self.manner = number, chance, manner(chance)
        self.mail = f"player{number}@people.test"
        self.browser = Browser("", 0, f"127.{1 + number // 62500}.{number // 250 % 250}.{1 + number % 250}")
        self.here = True
        """Whether they will come again."""
        self.moved = False
        """Whether nobody lives at their mail address any more."""
        self.back: datetime | None = None
        """When they are back from a vacation."""
        self.diary = Diary()
        self.tables: list[str] = []
        """Where they have sat down."""
        self.waiting = False
        """Whether it is settled already when they come by."""

    def next_visit(self, now: datetime, hours: float) -> datetime:
        """When they come by if they mean to in so many hours, about: when they are awake, and not away."""
        until = now + timedelta(hours=self.chance.expovariate(1 / hours) + 0.02)
        if self.back is not None:
            until = max(until, self.back)
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
