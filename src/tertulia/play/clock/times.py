"""The times of a table: who was to act from when until when, and what is left out of it."""

from __future__ import annotations

from datetime import datetime

import msgspec

from tertulia.play.clock.calendars import SeatCalendar, instant
from tertulia.play.clock.hours import Span
from tertulia.play.clock.pace import ClockError
from tertulia.play.clock.settled import SettledClocks
from tertulia.play.errors import shortened


class TimedLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """That a seat acted, and who is to act from then on.

    The first line of a table is the beginning of its game, where nobody has acted. An action that was taken back leaves its line
    out, as it does in the log: so it has earned nothing, the time until it was taken back is that of whoever took it back, and
    nobody else's. Before it is taken back a reading without its line says whether that seat would be out; then it may not be. A
    line that is no action (somebody left or returned) and came after it keeps its time, with those who are to act without it.
    """

    at: datetime
    actors: tuple[int, ...] = ()
    """Seats whose clocks run from now on: those that are to act. Not those that bots play, whom nobody waits for."""
    seat: int | None = None
    """Who acted; None where the game began, or where something else changed who is to act."""
    turn_ended: bool = False
    """Whether a turn of this seat's is done, although it is to act again at once: the rules may give a player two in a row.
    Where it is not to act any more, its turn is done anyhow."""
    returned: bool = False
    """That the seat did not act but took back its place from whoever played for it."""

    def __post_init__(self) -> None:
        instant(self.at, "at")
        if self.seat is None and (self.turn_ended or self.returned):
            raise ClockError("seat: nobody ended a turn or returned; accepted is the number of a seat")


class Interval(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A time from a beginning to an end; the end is no part of it."""

    begin: datetime
    end: datetime

    def __post_init__(self) -> None:
        if instant(self.begin, "begin") > instant(self.end, "end"):
            raise ClockError(
                f"interval: it ends at {self.end}, before it begins, at {self.begin}; accepted is a later end"
            )

    @property
    def span(self) -> Span:
        """The same in microseconds since 1970."""
        return instant(self.begin), instant(self.end)


class TableTimes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that the clocks of a table are read from; the seats are numbered as in its game."""

    seats: tuple[SeatCalendar, ...]
    lines: tuple[TimedLine, ...] = ()
    """In the order in which they happened. Where a time is earlier than that of the line before, because the server's clock was
    set back, it counts as that."""
    pauses: tuple[Interval, ...] = ()
    """What everybody agreed on, each from its agreement to the end that was agreed on, or to an earlier one. As much of it is left
    out, from the first on, as the pace allows."""
    outages: tuple[Interval, ...] = ()
    """When the server was away."""
    settled: SettledClocks | None = None
    """What came of lines that stand here no more (`settle`); None where these are all."""

    def __post_init__(self) -> None:
        known = range(len(self.seats))
        if self.settled is not None and len(self.settled.clocks) != len(self.seats):
            raise ClockError(
                f"settled: {len(self.settled.clocks)} clocks; accepted is one for each of {len(self.seats)} seats"
            )
        for number, line in enumerate(self.lines):
            strange = [
                seat for seat in (*line.actors, *(() if line.seat is None else (line.seat,))) if seat not in known
            ]
            if strange:
                raise ClockError(
                    f"lines[{number}]: there is no seat {shortened(strange[0])}; accepted are 0 to {len(self.seats) - 1}"
                )
