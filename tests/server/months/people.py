"""People of the months' law: when they come by, what their tables agree on, and their own reading of clocks."""

from __future__ import annotations

import random
from datetime import date, datetime, timedelta
from typing import Any, Literal, NamedTuple
from zoneinfo import ZoneInfo

import msgspec

from bench.browser import Browser
from tertulia.play.clock import (
    Calendar,
    DatedCalendar,
    Interval,
    SeatCalendar,
    SeatClock,
    TableTimes,
    TimedLine,
    Vacation,
    decode_pace,
    read_clocks,
)
from tests.server.months.world import SIGN_OF_LIFE

Json = dict[str, Any]


class Diary:
    """When somebody said that they cannot be asked to play."""

    def __init__(self) -> None:
        self.calendars: list[DatedCalendar] = []
        self.vacations: list[Vacation] = []

    def lives(self, at: datetime, hours: Json) -> None:
        """They said where they live and when they sleep."""
        calendar = Calendar(hours["zone"], hours["quiet_from"], hours["quiet_until"], tuple(hours["weekend"]))
        self.calendars.append(DatedCalendar(at, calendar))

    def goes(self, at: datetime, first: date, last: date) -> None:
        """They booked a vacation."""
        self.vacations.append(Vacation(first, last, at))

    @property
    def calendar(self) -> SeatCalendar:
        """All of it."""
        return SeatCalendar(tuple(self.calendars), tuple(self.vacations))


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


HOUR, DAY = 3600, 86_400


def agreement(chance: random.Random) -> dict[str, Any]:
    """The part of a request that opens a table which says what it agrees on. A live game is among them now and then."""
    forfeit = {"forfeit": chance.choice(("bot", "bot", "end")), "wish_days": chance.choice((1, 7, 14))}
    if chance.random() < 0.05:
        return {"pace": {"kind": "live", "bank": 1800, "increment": 60}, **forfeit}
    reserve = chance.choice((6 * HOUR, DAY, 3 * DAY, 7 * DAY))
    pace = {
        "kind": "by turns",
        "reserve": reserve,
        "per_move": chance.choice((2 * HOUR, 12 * HOUR, DAY)),
        "cap": reserve + chance.choice((DAY, 5 * DAY)),
        "nights": chance.random() < 0.7,
        "weekends": chance.random() < 0.4,
        "vacation_days": chance.choice((0, 7, 30)),
        "pause": chance.choice((0, 3 * DAY, 14 * DAY)),
    }
    return {"pace": pace, **forfeit}


MILLISECOND, SECOND = timedelta(milliseconds=1), timedelta(seconds=1)
NOTED_LATE = timedelta(seconds=2 * SIGN_OF_LIFE)
"""For so much longer than it was an outage may be noted: from the last sign of life on."""


class Followed:
    """A table at which only people have acted so far, and nothing else has happened."""

    def __init__(self, pace: Json, company: list[Person], at: datetime, actors: list[int]) -> None:
        self.pace, self.company = decode_pace(msgspec.json.encode(pace)), company
        self.lines = [TimedLine(at, tuple(actors))]
        self.round: Any = None
        self.known = True
        """Whether all that has happened there is known here."""

    def acted(self, at: datetime, seat: int, now: Json) -> None:
        """Somebody has acted, and the table is as the site says now."""
        actors, number = tuple(now["actors"]), now["view"].get("round")
        turn_ended = seat in actors and number != self.round and self.round is not None
        self.round = number
        self.lines.append(TimedLine(at, actors, seat, turn_ended=turn_ended))
        self.known &= len(now["log"]) == len(self.lines) and not now["handed"]

    def wrong(self, now: Json, outages: tuple[Interval, ...], truly: tuple[Interval, ...]) -> list[str]:
        """Where the site's clocks are others than these, by the outages that it has noted; and where they have less, or much more,
        by those that there truly were."""
        time = now["time"]
        if not self.known or time["paused"] is not None or not time["clocks"]:
            return []
        last = self.lines[-1].at
        read, fair = self._read(last, outages), self._read(last, truly)
        found = []
        for seat, (clock, told) in enumerate(zip(fair, time["clocks"], strict=True)):
            assert clock.left is not None
            more = told["left"] * MILLISECOND - clock.left
            if not -SECOND <= more <= len(truly) * NOTED_LATE:
                found.append(
                    f"seat {seat}: {clock.left} left by the outages that there were, and the site says {more} more"
                )
        for seat, (mine, told) in enumerate(zip(read, time["clocks"], strict=True)):
            assert mine.left is not None
            ends = None if told["ends"] is None else datetime.fromtimestamp(told["ends"] / 1000, last.tzinfo)
            if abs(mine.left - told["left"] * MILLISECOND) > MILLISECOND:
                found.append(f"seat {seat}: {mine.left} left, and the site says {told['left'] * MILLISECOND}")
            if (mine.ends is None) != (ends is None) or (mine.ends and ends and abs(mine.ends - ends) > MILLISECOND):
                found.append(f"seat {seat}: out at {mine.ends}, and the site says {ends}")
        return found

    def departure(self, now: Json) -> tuple[int, int] | None:
        """The seat that was the first to run out of time, and after how many actions, where nothing else has happened since what is
        known here."""
        time = now["time"]
        gone = time["departures"][:1]
        if not self.known or not gone or gone[0]["why"] != "time" or gone[0]["ply"] != len(self.lines) - 1:
            return None
        slower = time["pace"] != time["agreed"]["pace"]  # a live game that went on by turns
        return None if slower or time["paused"] is not None else (gone[0]["seat"], gone[0]["ply"])

    def too_early(self, seat: int, at: datetime, truly: tuple[Interval, ...]) -> str:
        """What is wrong where a seat was taken for out of time at that moment; empty where it was."""
        ends = self._read(at, truly)[seat].ends
        if ends is not None and ends <= at + SECOND:
            return ""
        return f"seat {seat} was taken for out of time at {at}, and had until {ends}"

    def _read(self, at: datetime, outages: tuple[Interval, ...]) -> tuple[SeatClock, ...]:
        calendars = tuple(person.diary.calendar for person in self.company)
        return read_clocks(self.pace, TableTimes(calendars, tuple(self.lines), outages=outages), at)
