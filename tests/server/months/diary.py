"""What people of the months' law have said of their time, as they remember it themselves."""

from __future__ import annotations

from datetime import date, datetime
from typing import Any

from tertulia.play.clock import Calendar, DatedCalendar, SeatCalendar, Vacation

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
