"""Simulated people of the months tests: their visits, the terms of their tables, and a second reading of clocks."""

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
from tests.server.months.world import HEARTBEAT_SECONDS

Json = dict[str, Any]


class Diary:
    """A person's quiet hours and vacations, each with the time when it was declared."""

    def __init__(self) -> None:
        self.calendars: list[DatedCalendar] = []
        self.vacations: list[Vacation] = []

    def record_hours(self, at: datetime, hours: Json) -> None:
        """Record the time zone, quiet hours and weekend that the person declared at `at`."""
        calendar = Calendar(hours["zone"], hours["quiet_from"], hours["quiet_until"], tuple(hours["weekend"]))
        self.calendars.append(DatedCalendar(at, calendar))

    def record_vacation(self, at: datetime, first: date, last: date) -> None:
        """Record a vacation that the person booked at `at`."""
        self.vacations.append(Vacation(first, last, at))

    @property
    def calendar(self) -> SeatCalendar:
        """The complete calendar, as clocks use it."""
        return SeatCalendar(tuple(self.calendars), tuple(self.vacations))


ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe", "Pacific/Auckland", "UTC")
"""Time zones of people. Most of them change the clocks twice a year, Lord Howe Island by half an hour."""


class Habits(NamedTuple):
    """Habits of a person."""

    zone: str
    wakes: int
    """Local hour from which the person may visit."""
    sleeps: int
    """Local hour from which the person does not visit."""
    pause: float
    """Mean hours until a visit: after a notification, or after the last visit for a person without notifications."""
    stays: float
    """Probability, at each visit, that the person will visit again."""
    leaves: float
    """Probability that a rare action of the person is to resign."""
    notification_channel: Literal["mail", "push"] | None
    """Channel for turn notifications, or None."""


def draw_habits(chance: random.Random) -> Habits:
    """Draw a person's habits. Most visit a few times a day; some visit seldom, and some stop visiting."""
    return Habits(
        zone=chance.choice(ZONES),
        wakes=chance.randint(6, 11),
        sleeps=chance.randint(19, 24),
        pause=chance.choice((2.0, 4.0, 8.0, 8.0, 16.0, 40.0, 90.0)),
        stays=chance.choice((1.0, 1.0, 1.0, 0.99, 0.95)),
        leaves=chance.choice((0.0, 0.0, 0.0, 0.01)),
        notification_channel=chance.choice(("mail", "mail", "mail", "push", None)),
    )


class Person:
    """A simulated person with a browser."""

    def __init__(self, number: int, chance: random.Random) -> None:
        self.number, self.chance, self.habits = number, chance, draw_habits(chance)
        self.mail = f"player{number}@people.test"
        self.browser = Browser("", 0, f"127.{1 + number // 62500}.{number // 250 % 250}.{1 + number % 250}")
        self.here = True
        """Whether the person will visit again."""
        self.moved = False
        """Whether the person's email address no longer exists."""
        self.back: datetime | None = None
        """End of the person's current or last vacation."""
        self.diary = Diary()
        self.tables: list[str] = []
        """Ids of the tables where the person has a seat."""
        self.waiting = False
        """Whether the person's next visit is scheduled."""

    def next_visit(self, now: datetime, hours: float) -> datetime:
        """Time of a visit about `hours` from now, moved to when the person is awake and not on vacation."""
        until = now + timedelta(hours=self.chance.expovariate(1 / hours) + 0.02)
        if self.back is not None:
            until = max(until, self.back)
        local = until.astimezone(ZoneInfo(self.habits.zone))
        if local.hour >= self.habits.sleeps:
            local += timedelta(days=1)
        if not self.habits.wakes <= local.hour < self.habits.sleeps:
            local = local.replace(hour=self.habits.wakes, minute=self.chance.randrange(60))
        return max(local.astimezone(now.tzinfo), now + timedelta(minutes=1))

    def get_browser(self, address: tuple[str, int]) -> Browser:
        """The person's browser, pointed at the site's current address."""
        if (self.browser.host, self.browser.port) != address:
            self.browser.host, self.browser.port, self.browser._streams = *address, None
        return self.browser


HOUR_SECONDS, DAY_SECONDS = 3600, 86_400


def draw_terms(chance: random.Random) -> dict[str, Any]:
    """Random terms for a request that opens a table: time control and forfeit. One game in twenty is live."""
    forfeit = {"forfeit": chance.choice(("bot", "bot", "end")), "end_proposal_days": chance.choice((1, 7, 14))}
    if chance.random() < 0.05:
        return {"pace": {"kind": "live", "bank": 1800, "increment": 60}, **forfeit}
    reserve = chance.choice((6 * HOUR_SECONDS, DAY_SECONDS, 3 * DAY_SECONDS, 7 * DAY_SECONDS))
    pace = {
        "kind": "by turns",
        "reserve": reserve,
        "per_move": chance.choice((2 * HOUR_SECONDS, 12 * HOUR_SECONDS, DAY_SECONDS)),
        "cap": reserve + chance.choice((DAY_SECONDS, 5 * DAY_SECONDS)),
        "nights": chance.random() < 0.7,
        "weekends": chance.random() < 0.4,
        "vacation_days": chance.choice((0, 7, 30)),
        "pause": chance.choice((0, 3 * DAY_SECONDS, 14 * DAY_SECONDS)),
    }
    return {"pace": pace, **forfeit}


ONE_MILLISECOND, ONE_SECOND = timedelta(milliseconds=1), timedelta(seconds=1)
MAX_OUTAGE_EXCESS = timedelta(seconds=2 * HEARTBEAT_SECONDS)
"""How much longer than its true length an outage may be recorded: it is counted from the last heartbeat."""


class ClockFollower:
    """Second reading of the clocks of one table, valid while only players act there."""

    def __init__(self, pace: Json, company: list[Person], at: datetime, actors: list[int]) -> None:
        self.pace, self.company = decode_pace(msgspec.json.encode(pace)), company
        self.lines = [TimedLine(at, tuple(actors))]
        self.round: Any = None
        self.known = True
        """Whether every event at the table is known here."""

    def record_action(self, at: datetime, seat: int, now: Json) -> None:
        """Record an action at `at`; `now` is the table after it, as the site reports it."""
        actors, number = tuple(now["actors"]), now["view"].get("round")
        turn_ended = seat in actors and number != self.round and self.round is not None
        self.round = number
        self.lines.append(TimedLine(at, actors, seat, turn_ended=turn_ended))
        self.known &= len(now["log"]) == len(self.lines) and not now["substitutions"]

    def find_clock_faults(self, now: Json, outages: tuple[Interval, ...], truly: tuple[Interval, ...]) -> list[str]:
        """Faults of the site's clocks.

        They must equal a reading that leaves out the recorded outages (`outages`). Compared with a reading that leaves
        out the real ones (`truly`), they must not have less time, and not much more.
        """
        time = now["time"]
        if not self.known or time["paused_until"] is not None or not time["clocks"]:
            return []
        last = self.lines[-1].at
        read, fair = self._read(last, outages), self._read(last, truly)
        found = []
        for seat, (clock, site_clock) in enumerate(zip(fair, time["clocks"], strict=True)):
            assert clock.left is not None
            more = site_clock["left"] * ONE_MILLISECOND - clock.left
            if not -ONE_SECOND <= more <= len(truly) * MAX_OUTAGE_EXCESS:
                found.append(
                    f"seat {seat}: {clock.left} left by the outages that there were, and the site says {more} more"
                )
        for seat, (mine, site_clock) in enumerate(zip(read, time["clocks"], strict=True)):
            assert mine.left is not None
            ends = (
                None
                if site_clock["deadline"] is None
                else datetime.fromtimestamp(site_clock["deadline"] / 1000, last.tzinfo)
            )
            if abs(mine.left - site_clock["left"] * ONE_MILLISECOND) > ONE_MILLISECOND:
                found.append(f"seat {seat}: {mine.left} left, and the site says {site_clock['left'] * ONE_MILLISECOND}")
            if (mine.ends is None) != (ends is None) or (
                mine.ends and ends and abs(mine.ends - ends) > ONE_MILLISECOND
            ):
                found.append(f"seat {seat}: out at {mine.ends}, and the site says {ends}")
        return found

    def find_first_timeout(self, now: Json) -> tuple[int, int] | None:
        """The first seat that ran out of time and the number of actions before, or None.

        None, too, if anything happened at the table that is not known here.
        """
        time = now["time"]
        departures = time["departures"][:1]
        if (
            not self.known
            or not departures
            or departures[0]["why"] != "time"
            or departures[0]["ply"] != len(self.lines) - 1
        ):
            return None
        slower = time["pace"] != time["agreement"]["pace"]  # the game was live and now goes by turns
        return None if slower or time["paused_until"] is not None else (departures[0]["seat"], departures[0]["ply"])

    def describe_early_timeout(self, seat: int, at: datetime, truly: tuple[Interval, ...]) -> str:
        """Describe the fault if the seat still had time left at `at`; empty if its time was over."""
        ends = self._read(at, truly)[seat].ends
        if ends is not None and ends <= at + ONE_SECOND:
            return ""
        return f"seat {seat} was taken for out of time at {at}, and had until {ends}"

    def _read(self, at: datetime, outages: tuple[Interval, ...]) -> tuple[SeatClock, ...]:
        calendars = tuple(person.diary.calendar for person in self.company)
        return read_clocks(self.pace, TableTimes(calendars, tuple(self.lines), outages=outages), at)
