"""The clocks of tables a second time: read from the first line on, from what happened as people saw it, and held against what the
site says. It settles and forgets what nobody can take back; here nothing is forgotten."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import msgspec

from tertulia.play.clock import (
    Interval,
    SeatClock,
    TableTimes,
    TimedLine,
    decode_pace,
    read_clocks,
)
from tests.server.months.moved_site import SIGN_OF_LIFE
from tests.server.months.people import Person

Json = dict[str, Any]
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
