"""Bodies of requests about guests, tables and calendars.

Sizes and ranges are checked while a body is decoded. `body_of` derives the type of a command's request body from the
command.
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

MAX_BYTES_WITH_SET = MAX_BYTES + (64 << 10)
"""Maximum size in bytes of a request that may contain a component set."""
Handler = TypeVar("Handler", bound=Callable[..., Any])


@cache
def body_of(command: type[Struct]) -> type[Struct]:
    """Return the type of a command's request body: the command's fields except `SERVER_FIELDS`.

    The server itself sets the `SERVER_FIELDS`. A field that accepts null can be omitted. Unknown fields are refused.
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


def with_command_body(command: type[Struct]) -> Callable[[Handler], Handler]:
    """Return a decorator of route handlers whose parameter `data` is the request body of `command`."""

    def annotate(handler: Handler) -> Handler:
        handler.__annotations__["data"] = cast(Any, JSONBody)[body_of(command)]
        return handler

    return annotate


class _SetInBody(Struct):
    set: Raw


class _BodyWithSet(Struct):
    components: _SetInBody


def set_json(components: SetChoice | None, body: bytes) -> bytes:
    """Return the JSON text of the component set that a client sends in the request body `body`.

    `components` is the decoded field `components` of the body. The text is empty if the body contains no set.
    """
    if components is None or components.set is None:
        return b""
    return bytes(json.decode(body, type=_BodyWithSet).components.set)


class MeRequest(Struct, forbid_unknown_fields=True):
    """A change of the guest's name or language."""

    name: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    language: Annotated[str, Meta(max_length=16, pattern="^[A-Za-z-]*$")] | UnsetType | None = UNSET


class VisibleTableRequest(Struct, forbid_unknown_fields=True):
    """A report that a visible page of the guest's browser shows the table with the id `table`."""

    table: Annotated[str, Meta(max_length=32)]


class InviteRequest(Struct, forbid_unknown_fields=True):
    """The handle of a player to invite."""

    handle: Annotated[str, Meta(max_length=120)]


class EmptyRequest(Struct):
    """The body of a request that needs no data: an empty object."""


class PracticeRequest(Struct, forbid_unknown_fields=True):
    """A request to continue a table's finished game against bots, from one of its positions."""

    ply: Number
    seat: SeatNumber
    bot: Text | None = None
    """The bot that plays all seats except `seat`; null for the game's default bot."""


class RecordPracticeRequest(Struct, forbid_unknown_fields=True):
    """A request to continue the game in a record file against bots, from one of its positions."""

    record: str
    """The text of the record file."""
    seat: SeatNumber
    ply: Number | None = None
    """The number of actions before the position; null for the last position where `seat` could act."""
    bot: Text | None = None


Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class CalendarRequest(Struct, forbid_unknown_fields=True):
    """The guest's daily quiet hours in minutes after midnight, and weekend days (0 is Monday), in `zone`."""

    zone: Annotated[str, Meta(max_length=64)]
    quiet_from: Annotated[int, Meta(ge=0, le=1439)]
    quiet_until: Annotated[int, Meta(ge=0, le=1439)]
    weekend: Annotated[list[Annotated[int, Meta(ge=0, le=6)]], Meta(max_length=2)]


class ZoneRequest(Struct, forbid_unknown_fields=True):
    """The name of the browser's time zone, such as `Europe/Madrid`."""

    zone: Annotated[str, Meta(max_length=64)]


class VacationRequest(Struct, forbid_unknown_fields=True):
    """A vacation: its first and its last day as `YYYY-MM-DD`, both included."""

    first: Day
    last: Day
