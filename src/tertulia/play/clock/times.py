"""The times of a table that its clocks are computed from: log lines, pauses and outages."""

from __future__ import annotations

from datetime import datetime

import msgspec

from tertulia.play.clock.calendars import SeatCalendar, to_microseconds
from tertulia.play.clock.counted_time import Span
from tertulia.play.clock.pace import ClockError
from tertulia.play.clock.settled import SettledClocks
from tertulia.play.errors import shorten_repr


class TimedLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action or another change of the seats to act, with its time.

    A table's first line is the start of its game, at which no seat acts. An action that was undone leaves no line, as
    in the log. It therefore earns no increment, and the time until the undo is charged to the seat that undid it.
    Before an undo, a reading without the action's line shows whether the seat would be out of time; if so, the undo is
    refused. A line that is not an action (a player left or returned) and that followed an undone action keeps its
    time, with the seats to act as they are without that action.
    """

    at: datetime
    actors: tuple[int, ...] = ()
    """Seats whose clocks run from now on: those to act, except seats played by bots."""
    seat: int | None = None
    """Seat that acted; None for the start of the game and for other changes of the seats to act."""
    turn_ended: bool = False
    """Whether a turn of the acting seat ended although it is to act again at once.

    The rules may give a seat two turns in a row. Not needed if the seat is no longer to act, since its turn has then
    ended anyway.
    """
    returned: bool = False
    """Whether the seat did not act but took back its place from its substitute."""

    def __post_init__(self) -> None:
        to_microseconds(self.at, "at")
        if self.seat is None and (self.turn_ended or self.returned):
            raise ClockError(
                "seat: missing, although a turn ended or a player returned; accepted is the number of a seat"
            )


class Interval(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A period of time; the end is exclusive."""

    begin: datetime
    end: datetime

    def __post_init__(self) -> None:
        if to_microseconds(self.begin, "begin") > to_microseconds(self.end, "end"):
            raise ClockError(
                f"interval: it ends at {self.end}, before it begins, at {self.begin}; accepted is a later end"
            )

    @property
    def span(self) -> Span:
        """Start and end in microseconds since 1970."""
        return to_microseconds(self.begin), to_microseconds(self.end)


class TableTimes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All data that a table's clocks are computed from. Seats are numbered as in its game."""

    seats: tuple[SeatCalendar, ...]
    lines: tuple[TimedLine, ...] = ()
    """Log lines in order of occurrence.

    A time earlier than the previous line's, after the server's clock was set back, counts as the previous line's.
    """
    pauses: tuple[Interval, ...] = ()
    """Agreed pauses, each from the agreement to its agreed or actual end.

    Clocks stop during pauses, from the first one on, until the pace's `pause` limit is used up.
    """
    outages: tuple[Interval, ...] = ()
    """Server downtimes."""
    settled: SettledClocks | None = None
    """Clock states that replace earlier lines (`settle_clocks`); None if `lines` is complete."""

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
                    f"lines[{number}]: there is no seat {shorten_repr(strange[0])}; accepted are 0 to {len(self.seats) - 1}"
                )
