"""Stored states of clocks, so that a reading need not start at the first line of a long game's log."""

from __future__ import annotations

import msgspec

from tertulia.play.clock.calendars import Calendar


class SettledClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The state of a seat's clock after a line of the log.

    Moments are microseconds since 1970, durations microseconds.
    """

    left: int
    delay: int = 0
    """Unused rest of the uncharged time at the start of a turn or decision, in microseconds."""
    since: int | None = None
    """Start of the seat's turn (or decision) in microseconds since 1970; None if the seat is not to act."""
    calendar: Calendar | None = None
    """Calendar that applies to the current turn; None if the pace uses no calendars."""
    fresh: bool = True
    """Whether the clock, when it next starts, gets its full delay and the calendar valid at that time.

    It is False if no seat has acted since the clock last started.
    """
    acted: bool = False
    """Whether the seat has acted since its turn (or decision) started, at the moment `since`."""
    out: int | None = None
    """When the seat's time ran out, in microseconds since 1970; None if the seat has time left."""
    stood_in: bool = False
    """Whether a substitute has acted for the seat since it ran out of time."""


class SettledClocks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The states of a table's clocks after the first lines of its log, stored in place of those lines."""

    at: int
    """Moment of the last line that these states replace, in microseconds since 1970."""
    clocks: tuple[SettledClock, ...]
