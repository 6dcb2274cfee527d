"""The data from which a table's clocks are computed: times of log lines, pauses and outages.

Main entry: `TableTimes`.
"""

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

    A table's first line is the start of its game, at which no seat acts.

    An action that was undone leaves no line. It therefore earns no increment, and the time until the undo is charged to
    the seat that undid it. Before an undo, the clocks are read without the action's line. If they show that the seat is
    out of time, the undo is refused.

    A line that is not an action (a player left or returned) stays if the action before it is undone. It keeps its time;
    its `actors` become the seats that are to act without the undone action.
    """

    at: datetime
    actors: tuple[int, ...] = ()
    """Seats whose clocks run from this line on: the seats to act, except those that bots play."""
    seat: int | None = None
    """Seat that acted or returned; None for the start of the game and for other changes of the seats to act."""
    turn_ended: bool = False
    """Whether this action ended the turn of `seat`, although the seat is to act again at once in a new turn.

    If `seat` is no longer in `actors`, its turn has ended in any case, and False is allowed as well.
    """
    returned: bool = False
    """Whether the player of `seat` replaced a substitute again. Such a line is not an action of the seat."""

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
        """The period as start and end in microseconds since 1970."""
        return to_microseconds(self.begin), to_microseconds(self.end)


class TableTimes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All data from which a table's clocks are computed. Seats are numbered as in the game."""

    seats: tuple[SeatCalendar, ...]
    lines: tuple[TimedLine, ...] = ()
    """Timed lines of the table's log in order of occurrence.

    If `settled` replaces the first lines of the log, only the later lines are listed.

    If the server's clock was set back, a line may have an earlier time than the previous one. The previous time then
    counts.
    """
    pauses: tuple[Interval, ...] = ()
    """Agreed pauses, each from the agreement to the agreed or actual end.

    Clocks stop during pauses, from the first pause on, until the pace's `pause` limit is used up.
    """
    outages: tuple[Interval, ...] = ()
    """Times at which the server was down. Clocks stop then."""
    settled: SettledClocks | None = None
    """States of the clocks after the first lines of the log (`settle_clocks`); `lines` then has only the later lines.

    None if `lines` has all lines of the log.
    """

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
