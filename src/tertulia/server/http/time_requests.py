"""What requests about time carry: wishes of players, and a person's own calendar."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class EndRequest(Struct, forbid_unknown_fields=True):
    """Whether the game should end as it stands, or go on."""

    agree: bool


class PauseRequest(Struct, forbid_unknown_fields=True):
    """A pause of so many hours."""

    hours: Annotated[int, Meta(ge=1, le=1440)]


class CalendarRequest(Struct, forbid_unknown_fields=True):
    """When one cannot be asked to play."""

    zone: Annotated[str, Meta(max_length=64)]
    quiet_from: Annotated[int, Meta(ge=0, le=1439)]
    quiet_until: Annotated[int, Meta(ge=0, le=1439)]
    weekend: Annotated[list[Annotated[int, Meta(ge=0, le=6)]], Meta(max_length=2)]


class ZoneRequest(Struct, forbid_unknown_fields=True):
    """The time zone of one's browser."""

    zone: Annotated[str, Meta(max_length=64)]


class VacationRequest(Struct, forbid_unknown_fields=True):
    """Whole days, the last one included."""

    first: Day
    last: Day
