"""Bodies of requests about guests, tables and calendars. Sizes and ranges are checked while a body is decoded.

The body of a command is made from the command (`body_of`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import NoneType
from typing import Annotated, Any, TypeVar, cast, get_args, get_type_hints

from litestar.params import JSONBody
from msgspec import NODEFAULT, UNSET, Meta, Raw, Struct, UnsetType, defstruct, field, json
from msgspec.structs import FieldInfo, fields

from tertulia.kernel.component_text import MAX_BYTES
from tertulia.server.domain.commands import SERVER_FIELDS, Number, SeatNumber, SetChoice, Text

MOST_BYTES_WITH_SET = MAX_BYTES + (64 << 10)
"""The size limit in bytes of requests that may contain a component set."""
Handler = TypeVar("Handler", bound=Callable[..., Any])


@cache
def body_of(command: type[Struct]) -> type[Struct]:
    """The body of a command's request: its fields, without those that the server sets (`SERVER_FIELDS`).

    A field that accepts null can be omitted. Unknown fields are refused.
    """
    hints = get_type_hints(command, include_extras=True)
    sent = [
        (one.name, hints[one.name], _default(one, hints[one.name]))
        for one in fields(command)
        if one.name not in SERVER_FIELDS
    ]
    about = {"__doc__": command.__doc__, "described": command}
    return defstruct(command.__name__, sent, namespace=about, kw_only=True, forbid_unknown_fields=True)


def _default(one: FieldInfo, kind: Any) -> Any:
    if one.default_factory is not NODEFAULT:
        return field(default_factory=one.default_factory)
    nullable = one.required and NoneType in get_args(kind)
    return field(default=None if nullable else one.default)


def takes(command: type[Struct]) -> Callable[[Handler], Handler]:
    """Decorator of a route handler whose parameter `data` is the body of a command."""

    def annotate(handler: Handler) -> Handler:
        handler.__annotations__["data"] = cast(Any, JSONBody)[body_of(command)]
        return handler

    return annotate


class _SetInBody(Struct):
    set: Raw


class _BodyWithSet(Struct):
    components: _SetInBody


def set_json(components: SetChoice | None, body: bytes) -> bytes:
    """The text of a client's own component set in a request's body; empty if there is none."""
    if components is None or components.set is None:
        return b""
    return bytes(json.decode(body, type=_BodyWithSet).components.set)


class MeRequest(Struct, forbid_unknown_fields=True):
    """A change of the guest's name or language."""

    name: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    language: Annotated[str, Meta(max_length=16, pattern="^[A-Za-z-]*$")] | UnsetType | None = UNSET


class VisibleTableRequest(Struct, forbid_unknown_fields=True):
    """The table that a visible page shows."""

    sees: Annotated[str, Meta(max_length=32)]


class InviteRequest(Struct, forbid_unknown_fields=True):
    """The handle of a player to invite."""

    person: Annotated[str, Meta(max_length=120)]


class EmptyRequest(Struct):
    """A request that needs no further data."""


class PracticeRequest(Struct, forbid_unknown_fields=True):
    """A request to play on against bots from a position of the table's game."""

    ply: Number
    seat: SeatNumber
    bot: Text | None = None
    """The bot on all other seats; null for the game's default."""


class RecordPracticeRequest(Struct, forbid_unknown_fields=True):
    """A request to play on against bots from a position of a record file."""

    record: str
    """The text of the file."""
    seat: SeatNumber
    ply: Number | None = None
    """The number of actions before the position; null for the seat's last decision."""
    bot: Text | None = None


Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


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
