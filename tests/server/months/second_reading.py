"""The clocks of tables a second time: read from the first line on, from what happened as people saw it, and held against what the
site says. It settles and forgets what nobody can take back; here nothing is forgotten."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import msgspec

from tertulia.play.clock import (
    Interval,
    TableTimes,
    TimedLine,
    decode_pace,
    read_clocks,
)
from tests.server.months.people import Person

Json = dict[str, Any]
MILLISECOND = timedelta(milliseconds=1)


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

    def wrong(self, now: Json, outages: tuple[Interval, ...]) -> list[str]:
        """Where the site's clocks are others than these."""
        time = now["time"]
        if not self.known or time["paused"] is not None or not time["clocks"]:
            return []
        calendars = tuple(person.diary.calendar for person in self.company)
        last = self.lines[-1].at
        read = read_clocks(self.pace, TableTimes(calendars, tuple(self.lines), outages=outages), last)
        found = []
        for seat, (mine, told) in enumerate(zip(read, time["clocks"], strict=True)):
            assert mine.left is not None
            ends = None if told["ends"] is None else datetime.fromtimestamp(told["ends"] / 1000, last.tzinfo)
            if abs(mine.left - told["left"] * MILLISECOND) > MILLISECOND:
                found.append(f"seat {seat}: {mine.left} left, and the site says {told['left'] * MILLISECOND}")
            if (mine.ends is None) != (ends is None) or (mine.ends and ends and abs(mine.ends - ends) > MILLISECOND):
                found.append(f"seat {seat}: out at {mine.ends}, and the site says {ends}")
        return found
