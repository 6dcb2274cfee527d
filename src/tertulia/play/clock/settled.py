"""Clocks as far as nothing of them can change any more, so that a reading need not begin with the first line of a long game."""

from __future__ import annotations

import msgspec

from tertulia.play.clock.calendars import Calendar


class SettledClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The clock of a seat after a line; times in microseconds since 1970, durations in microseconds."""

    left: int
    delay: int = 0
    """What is left of the delay."""
    since: int | None = None
    """Since when it is to act."""
    calendar: Calendar | None = None
    """By whose hours the turn is counted that it is in; None where no calendar matters."""
    fresh: bool = True
    """Whether it begins with a whole delay and another calendar when it is to act again."""
    acted: bool = False
    """Whether it has acted since `since`."""
    out: int | None = None
    """Since when its time has run out."""
    stood_in: bool = False
    """Whether somebody has acted for it since then."""


class SettledClocks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clocks of a table after some of its lines, in place of those lines."""

    at: int
    """The time of the last of them."""
    clocks: tuple[SettledClock, ...]
