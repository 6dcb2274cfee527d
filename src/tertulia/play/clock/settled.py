"""Stored clock states, so that a reading need not start at the first line of a long game."""

from __future__ import annotations

import msgspec

from tertulia.play.clock.calendars import Calendar


class SettledClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The clock of a seat after a line. Moments are microseconds since 1970, durations microseconds."""

    left: int
    delay: int = 0
    """Unused part of the current delay."""
    since: int | None = None
    """When the seat's turn started; None if it is not to act."""
    calendar: Calendar | None = None
    """Calendar that applies to the current turn; None if the pace uses no calendars."""
    fresh: bool = True
    """Whether the next turn starts with a full delay and the calendar then in force."""
    acted: bool = False
    """Whether the seat has acted since `since`."""
    out: int | None = None
    """When the seat's time ran out; None if it has not."""
    stood_in: bool = False
    """Whether a substitute has acted for the seat since it ran out of time."""


class SettledClocks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clocks of a table after its first lines, stored in place of those lines."""

    at: int
    """Moment of the last line replaced, in microseconds since 1970."""
    clocks: tuple[SettledClock, ...]
