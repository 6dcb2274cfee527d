"""Bodies of requests about pauses, the early end of a game, and the guest's calendar."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class EndRequest(Struct, forbid_unknown_fields=True):
    """Agreement or opposition to ending the game with its current scores."""

    agree: bool


class PauseRequest(Struct, forbid_unknown_fields=True):
    """A proposal to pause for some hours."""

    hours: Annotated[int, Meta(ge=1, le=1440)]


class CalendarRequest(Struct, forbid_unknown_fields=True):
    """The guest's quiet hours, in minutes after midnight, and weekend days (0 is Monday)."""

    zone: Annotated[str, Meta(max_length=64)]
    quiet_from: Annotated[int, Meta(ge=0, le=1439)]
    quiet_until: Annotated[int, Meta(ge=0, le=1439)]
    weekend: Annotated[list[Annotated[int, Meta(ge=0, le=6)]], Meta(max_length=2)]


class ZoneRequest(Struct, forbid_unknown_fields=True):
    """The time zone of the browser."""

    zone: Annotated[str, Meta(max_length=64)]


class VacationRequest(Struct, forbid_unknown_fields=True):
    """A vacation from the first to the last day, both included."""

    first: Day
    last: Day
